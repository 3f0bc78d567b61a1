"""Make problems: deal, let bots play to a turn of seat A, and keep what has one right answer.

The same game and seed give the same problems, on every machine.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from cardhall import solve
from cardhall.bots.arena import bot_of
from cardhall.cards.notation import format_cards
from cardhall.games import game, part
from cardhall.lessons.deals import LETTERS, dealt
from cardhall.problems.position import ME, names_of
from cardhall.problems.problem import Problem
from cardhall.registry import games

PLAYED = 30
"""Play-outs a choice of those who play up to the question."""
WORLDS = 4_000
"""Imagined hands over which acts are counted, and once more as many to make sure."""
SURE = 2.576
"""Standard errors by which the right act leads: 99 of 100."""
QUICK = 4, 20
"""Play-outs of a quick try, and how many tries tell how hard a problem is."""
LEAST_HARD = 30
"""Of a hundred quick tries so many miss it at least: others would be dull."""


ASKED = {name: one.data["problems"] for name, one in games().items() if "problems" in one.data}
"""By game, what its ``game.toml`` says of the turns that are asked about: ``phases``, at ``least``
and at ``most`` so many legal acts, so many cards ``held`` and ``melds`` on the table at the most;
and of the chips that each begins with, ``stacks``, in steps."""

MADE = tuple(ASKED)
"""The games of which problems are made."""


def _is_asked(asked: Mapping[str, Any], view: Any, legal: Sequence[int]) -> bool:
    """Tell whether this turn is asked about."""
    if view.phase not in asked.get("phases", (view.phase,)):
        return False
    if not asked.get("least", 2) <= len(legal) <= asked.get("most", len(legal)):
        return False
    held, melds = asked.get("held"), asked.get("melds")
    return (held is None or len(view.hand) <= held) and (melds is None or len(view.melds) <= melds)


def made(name: str, count: int, seed: int) -> list[Problem]:
    """So many problems of a game, numbered from 1. Raises ValueError for a game without any."""
    found = make(name, seed)
    return [next(found) for _ in range(count)]


def make(name: str, seed: int) -> Iterator[Problem]:
    """Problems of a game without end, numbered from 1: at most one a deal."""
    if name not in ASKED:
        raise ValueError(f"No problems are made of {name!r}. Choose {', '.join(MADE)}")
    number = deal = 0
    while True:
        deal += 1
        found = _of_deal(name, number + 1, Random(f"{name} {seed} {deal}"))
        if found is not None:
            number += 1
            yield found


def _of_deal(name: str, number: int, rng: Random) -> Problem | None:
    """The first turn of seat A in a new deal that has one right answer, if any."""
    module, bot = game(name), bot_of(name, "cardhall", PLAYED)
    start = _start(name, rng)
    hand = dealt(name, start, len(names_of(name)))
    acts: list[str] = []
    while not hand.is_over:
        seat, legal = hand.turn, hand.legal_actions()
        view = module.view(hand, seat)
        if seat == ME and _is_asked(ASKED[name], view, legal):
            found = _asked_here(name, hand, view, legal, rng)
            if found is not None:
                return Problem(name, number, start, tuple(acts), *found)
        action = bot(view, legal, rng)
        assert action is not None
        acts.append(f"{LETTERS[seat]} {module.format_action(action)}")
        hand.apply(action)
    return None


def _asked_here(
    name: str, hand: Any, view: Any, legal: Sequence[int], rng: Random
) -> tuple[str, dict[str, int], int, int] | None:
    """The right act of this turn, what the others cost, the worlds and how hard it is; None where
    more than one may be right, or it would be dull."""
    costs = _costs(name, hand, view, legal, rng)
    right = [act for act, cost in costs.items() if not cost]
    if len(right) != 1:
        return None
    hard = _hard(name, view, legal, right[0], rng)
    others = {act: cost for act, cost in costs.items() if cost}
    worlds = 0 if solve.of_two_sides(name) else WORLDS
    return (right[0], others, worlds, hard) if hard >= LEAST_HARD else None


def _start(name: str, rng: Random) -> dict[str, Any]:
    """A deal: who deals, the order of the pack, and the chips where there are any."""
    seats = len(names_of(name))
    deck = list(getattr(game(name), "PACK", range(52)))
    rng.shuffle(deck)
    start: dict[str, Any] = {"dealer": LETTERS[rng.randrange(seats)], "deck": format_cards(deck)}
    if chips := ASKED[name].get("stacks"):
        step, least, most = chips["step"], chips["least"], chips["most"]
        each = range(seats)
        start["stacks"] = [
            step * (least if least == most else rng.randint(least, most)) for _ in each
        ]
    return start


def _costs(name: str, hand: Any, view: Any, legal: Sequence[int], rng: Random) -> dict[str, int]:
    """Work out what each act costs, in hundredths; 0 for all that may be right: only one is where
    the answer is sure."""
    words = game(name).format_action
    if solve.of_two_sides(name):
        values = solve.values(hand)
        most = max(values.values())
        return {words(action): round(100 * (most - value)) for action, value in values.items()}
    guide = part(name, "advice").GUIDE
    acts = list(guide.sound(view, list(legal)))
    if len(acts) < 2:
        return {}
    first, again = (worths(guide, view, acts, rng.getrandbits(60)) for _ in range(2))
    best = max(range(len(acts)), key=lambda place: sum(first[place]))
    return {
        words(action): 0
        if place == best or min(_ahead(run[best], run[place]) for run in (first, again)) <= 0
        else max(1, (sum(first[best]) - sum(first[place])) // WORLDS)
        for place, action in enumerate(acts)
    }


def worths(guide: Any, view: Any, acts: Sequence[int], seed: int) -> list[list[int]]:
    """The worth of each act in each of the same imagined hands."""
    rows = guide.lines(view, acts, WORLDS, seed)
    return [[guide.worth(view, row[place].result()) for row in rows] for place in range(len(acts))]


def _ahead(ours: Sequence[int], theirs: Sequence[int]) -> float:
    """Measure by how much one act is ahead of another at the least, in 99 of 100 such counts."""
    gains = [a - b for a, b in zip(ours, theirs, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean - SURE * math.sqrt(spread / len(gains))


def _hard(name: str, view: Any, legal: Sequence[int], right: str, rng: Random) -> int:
    """Count those of a hundred quick tries that miss the right act."""
    playouts, tries = QUICK
    bot, words = bot_of(name, "cardhall", playouts), game(name).format_action
    chosen = [bot(view, legal, Random(rng.getrandbits(60))) for _ in range(tries)]
    missed: int = sum(action is None or words(action) != right for action in chosen)
    return round(100 * missed / tries)
