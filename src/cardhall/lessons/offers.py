"""What the pupil may try at a moment: buttons, and verbs for the cards that are picked.

All of it in the words of the game, allowed or not: the game says no, and why.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

SUITS = ("clubs", "diamonds", "hearts", "spades")
TAKES = 4  # buttons for discards taken; deeper ones only make a long row


@dataclass(frozen=True)
class Pick:
    """An act with cards: ``verb``, the cards picked, ``rest``. So many cards, least to most."""

    verb: str
    rest: str
    least: int
    most: int


@dataclass(frozen=True)
class Offer:
    """buttons: whole acts."""

    buttons: tuple[str, ...] = ()
    picks: tuple[Pick, ...] = ()


def offer(name: str, view: Any) -> Offer:
    """What can be tried in the position that this seat sees."""
    return _OFFERS[name](view)


def acts(offered: Offer, cards: Sequence[str]) -> Iterator[str]:
    """Every act that can be put together from an offer and the cards of a hand."""
    yield from offered.buttons
    for pick in offered.picks:
        for size in range(pick.least, min(pick.most, len(cards)) + 1):
            for some in combinations(cards, size):
                yield spoken(pick, some)


def spoken(pick: Pick, cards: Sequence[str]) -> str:
    return " ".join([pick.verb, *cards, *([pick.rest] if pick.rest else [])])


ONE_CARD = Offer(picks=(Pick("play", "", 1, 1),))


def _boure(view: Any) -> Offer:
    if view.phase == "stay":
        return Offer(("stay", "pass"))
    return Offer(picks=(Pick("draw", "", 0, 5),)) if view.phase == "draw" else ONE_CARD


def _pitty_pat(view: Any) -> Offer:
    if view.phase == "offer":
        return Offer(("take", "pass"))
    return Offer(picks=(Pick("throw", "", 1, 1),))


def _rummy(view: Any) -> Offer:
    if view.phase == "draw":
        deep = range(2, min(TAKES, len(view.discards)) + 1)
        return Offer(("draw", *(["take"] if view.discards else []), *(f"take {n}" for n in deep)))
    lays = (Pick("lay", f"on {n + 1}", 1, 3) for n in range(len(view.melds)))
    return Offer(picks=(Pick("meld", "", 2, 4), *lays, Pick("throw", "", 1, 1)))


def _po_ke_no(view: Any) -> Offer:
    return Offer(("call", "out A", "settle"))


def _pedro(view: Any) -> Offer:
    if view.phase == "bid":
        return Offer(("pass", *(f"bid {amount}" for amount in range(6, 15))))
    if view.phase == "name":
        return Offer(tuple(f"name {suit}" for suit in reversed(SUITS)))
    return Offer(picks=(Pick("throw", "", 0, 9),)) if view.phase == "throw" else ONE_CARD


def _euchre(view: Any) -> Offer:
    if view.phase == "order":
        return Offer(("pass", "pick it up", "alone"))
    if view.phase == "name":
        return Offer(("pass", *reversed(SUITS)))
    return Offer(picks=(Pick("discard", "", 1, 1),)) if view.phase == "discard" else ONE_CARD


def _holdem(view: Any) -> Offer:
    return Offer(("show", "muck")) if view.phase == "showdown" else Offer(("fold", "check", "call"))


_OFFERS: dict[str, Callable[[Any], Offer]] = {
    "boure": _boure,
    "pitty_pat": _pitty_pat,
    "rummy": _rummy,
    "po_ke_no": _po_ke_no,
    "pedro": _pedro,
    "euchre": _euchre,
    "holdem": _holdem,
}
