"""Offer what the pupil may try: buttons, and verbs for the cards that are picked.

All of it in the words of the game, allowed or not: the game says no, and why.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from cardhall.games import part

TAKES = 4  # buttons for discards taken; deeper ones only make a long row


@dataclass(frozen=True)
class Pick:
    """An act with cards: ``verb``, the cards picked, ``rest``. So many cards, least to most."""

    verb: str
    rest: str
    least: int
    most: int


@dataclass(frozen=True)
class LessonOffer:
    """buttons: whole acts."""

    buttons: tuple[str, ...] = ()
    picks: tuple[Pick, ...] = ()


def offer(name: str, view: Any) -> LessonOffer:
    """Work out what can be tried in the position that this seat sees."""
    found: LessonOffer = part(name, "lesson").offer(view)
    return found


def acts(offered: LessonOffer, cards: Sequence[str]) -> Iterator[str]:
    """Every act that can be put together from an offer and the cards of a hand."""
    yield from offered.buttons
    for pick in offered.picks:
        for size in range(pick.least, min(pick.most, len(cards)) + 1):
            for some in combinations(cards, size):
                yield spoken(pick, some)


def spoken(pick: Pick, cards: Sequence[str]) -> str:
    return " ".join([pick.verb, *cards, *([pick.rest] if pick.rest else [])])


ONE_CARD = LessonOffer(picks=(Pick("play", "", 1, 1),))
