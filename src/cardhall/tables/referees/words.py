"""A referee's sentences for people: names for letters, cards in words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardhall.tables.log import RANKS, SUITS, card_name

LETTERS = "ABCDEFGHIJKL"
_CARD = f"[{''.join(RANKS)}][{''.join(SUITS)}]"
_CARDS = re.compile(rf"\b{_CARD}(?: {_CARD})*\b")
_SEAT = re.compile(rf"\b([{LETTERS}])(?:-([{LETTERS}]))?\b")


def named(text: str, names: Sequence[str]) -> str:
    """ "B takes back 9S" as "Odile takes back the nine of spades"; "A-C" is a side."""

    def seats(found: re.Match[str]) -> str:
        return " and ".join(_called(letter, names) for letter in found.groups() if letter)

    # cards first: no word of theirs is one letter, while a name may hold anything
    return _SEAT.sub(seats, _CARDS.sub(_cards, text))


def _called(letter: str, names: Sequence[str]) -> str:
    place = LETTERS.index(letter)
    return names[place] if place < len(names) else letter


def _cards(found: re.Match[str]) -> str:
    told = [f"the {card_name(card)}" for card in found[0].split()]
    return " and ".join([", ".join(told[:-1]), told[-1]] if len(told) > 1 else told)
