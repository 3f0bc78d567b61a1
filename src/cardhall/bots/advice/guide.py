"""One way to advise for all games: what a game brings is in a ``Guide``.

The bot chooses first, with the same seed and as many play-outs. What its choice and each other
candidate bring is then counted on other imagined hands, the same for all of them, so that the
figures are not the lucky ones by which the bot chose. What brings most there is advised; what the
play-outs cannot tell from it is said to be as good.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from cardhall.bots.advice.counting import mean_of, share_of
from cardhall.bots.advice.shapes import Advice, Choice, Reason
from cardhall.cards.refusals import Refusal
from cardhall.messages import Message

OTHER_HANDS = 0x5EED_0DD5_0F0D_D5E5
"""Turns a seed into one for other imagined hands."""

MOST = 6
"""So many candidates are shown; of more, those that look best over a few play-outs."""

SCREEN = 24
"""Play-outs of each candidate by which those are found."""


@dataclass(frozen=True)
class Tried:
    """What came of one action: by play-out the worth of its end, in hundredths, and its result."""

    action: int | None
    worths: tuple[int, ...]
    results: tuple[Any, ...]

    def share(self, holds: Callable[[Any], bool]) -> int:
        """In how many of a thousand play-outs something held of the result."""
        return share_of(sum([holds(result) for result in self.results]), len(self.results))[0]


@dataclass(frozen=True)
class Position:
    """What a reason may look at: the view, the legal actions, what is advised, what came of it."""

    view: Any
    legal: tuple[int, ...]
    action: int | None
    tried: tuple[Tried, ...]

    @property
    def best(self) -> Tried:
        """What came of the action that is advised."""
        return self.tried[0]

    def after(self, action: int) -> Tried | None:
        """Work out what came of another action, if it was tried."""
        return next((tried for tried in self.tried if tried.action == action), None)


Fact = Callable[[Position], Reason | None]
"""A reason of one kind: None where it has nothing to say here."""


@dataclass(frozen=True)
class Guide:
    """What one game brings to its advice."""

    game: str
    choose: Callable[..., int | None]
    """The bot: (view, legal, chance, play-outs)."""
    lines: Callable[[Any, Sequence[Any], int, int], list[list[Any]]]
    """(view, actions, worlds, seed) to the finished hands of each imagined one."""
    worth: Callable[[Any, Any], int]
    """(view, result) to hundredths of the unit."""
    words: Callable[[int], str]
    label: Callable[[Any, int | None], Message]
    cards: Callable[[int], tuple[str, ...]]
    unit: Callable[[Any], str]
    measure: Callable[[Any], Message]
    facts: Mapping[str, tuple[Fact, ...]]
    """By phase, those that matter most first."""
    refused: Callable[[Any, Sequence[int]], Refusal | None] = lambda view, legal: None
    """(view, legal) to why something that one might want to do is refused."""
    sound: Callable[[Any, Sequence[int]], Sequence[int]] = lambda view, legal: legal
    """(view, legal) to those that a sensible player thinks of."""
    against: Callable[[Sequence[int]], int | None] = lambda legal: None
    """The action whose worth the others are measured from, if there is one."""
    nothing: bool = False
    """May one also keep quiet?"""
    plain: Mapping[str, Callable[[], Message]] = field(default_factory=dict)
    """By reason of a refusal, how to say it to the one whom it concerns."""
    alone: Callable[[Any], Message] = lambda view: Message("hint-nothing-else-to-do")
    """What to say where nothing is refused and yet there is no choice."""
    reasons: int = field(default=2, kw_only=True)


def advise(guide: Guide, view: Any, legal: Sequence[int], seed: int, playouts: int) -> Advice:
    """Work out what a sensible player would do at this seat, and why. Raises ValueError for
    somebody who is not to act, or for no play-outs."""
    if playouts < 1:
        raise ValueError(f"playouts: {playouts}. Hand in 1 or more")
    if view.seat is None or not (legal or guide.nothing):
        raise ValueError("Advice is for a seat that has something to do now. Ask at its turn")
    if len(legal) + guide.nothing == 1:
        return _forced(guide, view, legal[0] if legal else None)
    action = guide.choose(view, list(legal), Random(seed), playouts)
    tried = _try(guide, view, legal, action, seed ^ OTHER_HANDS, playouts)
    action = tried[0].action
    position = Position(view, tuple(legal), action, tried)
    return Advice(
        game=guide.game,
        phase=view.phase,
        seat=view.seat,
        action=_words(guide, action),
        label=guide.label(view, action),
        why=_why(guide, position),
        forced=False,
        choices=tuple(_choices(guide, position)),
        unit=guide.unit(view),
        measure=guide.measure(view),
    )


def _words(guide: Guide, action: int | None) -> str:
    return "" if action is None else guide.words(action)


def _try(
    guide: Guide, view: Any, legal: Sequence[int], action: int | None, seed: int, playouts: int
) -> tuple[Tried, ...]:
    """The candidates, the best one first: tried on the same imagined hands. Of those that bring
    the same, the bot's own choice comes first."""
    candidates: list[int | None] = [one for one in guide.sound(view, legal) if one != action]
    if guide.nothing and action is not None:
        candidates.append(None)
    candidates.insert(0, action)
    if len(candidates) > MOST:
        screened = _weighed(guide, view, candidates, SCREEN, seed ^ 1)
        order = sorted(screened[1:], key=lambda tried: -sum(tried.worths))
        candidates = [action, *[tried.action for tried in order[: MOST - 1]]]
    base = guide.against(legal)
    if base is not None and base not in candidates:
        candidates.append(base)
    worlds = max(2, playouts // len(candidates))
    found = _less(base, _weighed(guide, view, candidates, worlds, seed))
    return tuple(sorted(found, key=lambda tried: -sum(tried.worths)))


def _less(base: int | None, tried: tuple[Tried, ...]) -> tuple[Tried, ...]:
    """The worths less those of one of the actions on the same hands."""
    if base is None:
        return tried
    (zero,) = [one.worths for one in tried if one.action == base]
    return tuple(
        [
            replace(one, worths=tuple([a - b for a, b in zip(one.worths, zero, strict=True)]))
            for one in tried
        ]
    )


def _weighed(
    guide: Guide, view: Any, actions: Sequence[int | None], worlds: int, seed: int
) -> tuple[Tried, ...]:
    rows = guide.lines(view, actions, worlds, seed)
    out = []
    for place, action in enumerate(actions):
        results = tuple([row[place].result() for row in rows])
        worths = tuple([guide.worth(view, result) for result in results])
        out.append(Tried(action, worths, results))
    return tuple(out)


def _choices(guide: Guide, position: Position) -> Iterable[Choice]:
    best, *others = position.tried
    for tried in (best, *others):
        mean, low, high = mean_of(tried.worths)
        _, least, most = mean_of(
            [ours - theirs for ours, theirs in zip(best.worths, tried.worths, strict=True)]
        )
        yield Choice(
            action=_words(guide, tried.action),
            label=guide.label(position.view, tried.action),
            cards=() if tried.action is None else guide.cards(tried.action),
            gain=mean,
            low=low,
            high=high,
            playouts=len(tried.worths),
            recommended=tried is best,
            even=tried is not best and least <= 0 <= most,
        )


def _why(guide: Guide, position: Position) -> tuple[Reason, ...]:
    found = []
    for fact in guide.facts[position.view.phase]:
        reason = fact(position)
        if reason is not None:
            found.append(reason)
        if len(found) == guide.reasons:
            break
    if not found:
        playouts = len(position.best.results)
        found.append(Reason(text=Message("hint-did-best", playouts=playouts)))
    return tuple(found)


def _forced(guide: Guide, view: Any, action: int | None) -> Advice:
    """There is nothing to choose: say so, and by which clause."""
    legal = () if action is None else (action,)
    label = guide.label(view, action)
    refusal = guide.refused(view, legal)
    why = Reason(text=guide.alone(view))
    if refusal is not None:
        plain = guide.plain.get(refusal.reason)
        text = Message("hint-no-choice", told=plain() if plain else refusal.text)
        why = Reason(text=text, clauses=(refusal.clause,))
    words = _words(guide, action)
    cards = () if action is None else guide.cards(action)
    return Advice(
        game=guide.game,
        phase=view.phase,
        seat=view.seat,
        action=words,
        label=label,
        why=(why,),
        forced=True,
        choices=(Choice(action=words, label=label, cards=cards, recommended=True),),
        unit=guide.unit(view),
        measure=guide.measure(view),
    )
