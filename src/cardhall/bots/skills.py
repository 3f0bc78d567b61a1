"""How well a bot plays, and in which manner: one player for each level and manner of any game.

A weaker player is the same player who errs as people do: the play of more than so many tricks ago
is forgotten, with it who is out of a suit, and fewer ways in which the hand may go on are thought
through. All of it is counted, none of it timed: a seed repeats a move. A manner is how one leans
where a game asks for a bid or a bet: who is bold takes the higher of two that are nearly as good.
"""

import dataclasses
import re
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from cardhall.games import part

Bot = Callable[[Any, Sequence[int], Random], int | None]
"""What sits at a table: (view, legal actions, chance) to one of the actions, or None."""


@dataclass(frozen=True, slots=True)
class Skill:
    """`thought`: in thousandths of the play-outs that the strong player spends on a choice.
    `tricks`: so many of the last ones are remembered; -1: all. `notices`: of a hundred chances to
    speak where one may keep quiet, so many are seen. `lean`: as a manner's. `believes`: how far
    what a bet tells of the cards behind it is taken into account, in hundredths."""

    thought: int
    tricks: int = -1
    notices: int = 100
    lean: int = 0
    believes: int = 100


SKILLS = {
    "gentle": Skill(thought=5, tricks=0, notices=55, lean=-20, believes=0),
    "club": Skill(thought=50, tricks=1, notices=85, believes=15),
    "strong": Skill(thought=1000),
}
"""From the weakest to the strongest."""

MANNERS = {"careful": -25, "bold": 25, "by-the-book": 0, "talkative": 0}
"""By its name: what the boldest of the bids is worth above the most careful one to a bot of that
manner, in hundredths of the spread of what may come of them."""

WORLDS = 240
"""Imagined hands by which one leans, at most."""

NEAR = 2
"""So many steps from the bid that is best on the mean."""


def player(game: str, level: str = "strong", manner: str = "", playouts: int | None = None) -> Bot:
    """The bot of a game at a level and in a manner ("" is by the book). Raises KeyError for a level
    or manner that there is not.

    playouts: what the strong player spends on a choice, if not the game's own count.
    """
    module, skill = part(game, "bot"), SKILLS[level]
    lean = skill.lean + (MANNERS[manner] if manner else 0)
    count = max(1, (playouts or module.PLAYOUTS) * skill.thought // 1000)
    overlooks = getattr(module, "MAY_KEEP_QUIET", False)
    belief = (skill.believes,) if getattr(module, "READS_BETS", False) else ()

    def choose(view: Any, legal: Sequence[int], rng: Random) -> int | None:
        if overlooks and rng.randrange(100) >= skill.notices:
            return None
        seen = remembered(view, skill.tricks)
        picked: int | None = module.choose(seen, legal, rng, count, *belief)
        if (lean or skill.thought < 1000) and picked is not None and len(legal) > 1:
            return _leaning(game, seen, legal, picked, lean, belief, count, rng)
        return picked

    return choose


def remembered(view: Any, tricks: int) -> Any:
    """The view of somebody who knows the cards of so many of the last tricks, and no others'."""
    known = getattr(view, "history", None)
    if tricks < 0 or not known or not hasattr(view, "first_known") or len(known) <= tricks:
        return view
    forgotten = len(known) - tricks
    changed: dict[str, Any] = {
        "history": known[forgotten:],
        "first_known": view.first_known + forgotten,
    }
    return dataclasses.replace(view, **changed)


def _leaning(
    game: str,
    view: Any,
    legal: Sequence[int],
    picked: int,
    lean: int,
    belief: tuple[int, ...],
    playouts: int,
    rng: Random,
) -> int:
    """Work out what somebody who leans so does instead of this bid or bet, if anything: those near
    it are compared on the same imagined hands, by the mean of what they bring and by how bold they
    are."""
    module: Any = part(game, "bot")
    order = _by_daring(game, module.sizes(view, legal) if hasattr(module, "sizes") else legal)
    if picked not in order:
        return picked
    at = order.index(picked)
    acts = order[max(0, at - NEAR) : at + NEAR + 1]
    if len(acts) == 1:
        return picked
    worlds = max(6, min(WORLDS, playouts // len(acts)))
    search = part(game, "imagine").Imaginer(view, view.rules, *belief)
    lines = search.lines(acts, worlds, rng.getrandbits(64))
    brought = [[module.gains(hand)[view.seat] for hand in row] for row in lines]
    spread: float = statistics.pstdev(one for row in brought for one in row)

    def liked(number: int) -> float:
        mean: float = statistics.fmean(row[number] for row in brought)
        return mean + lean * spread / 100 * number / (len(acts) - 1)

    return acts[max(range(len(acts)), key=lambda number: (liked(number), acts[number] == picked))]


def _by_daring(game: str, legal: Sequence[int]) -> list[int]:
    """The bids and bets among these acts, from the careful to the bold."""
    verbs: tuple[str, ...] = getattr(part(game, "bot"), "DARING", ())
    module: Any = part(game, "actions")
    ranked = []
    for action in legal:
        if (verb := module.verb_of(action)) in verbs:
            figures = re.findall(r"\d+", module.format_action(action))
            ranked.append((verbs.index(verb), int(figures[0]) if figures else 0, action))
    return [action for _, _, action in sorted(ranked)]
