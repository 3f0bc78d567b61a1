"""Put a referee's sentences into words for people: names for letters, cards in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardhall.messages import Argument, Card, Message, Player, Signs, with_arguments

if TYPE_CHECKING:
    from cardhall.tables.state import State

LETTERS = "ABCDEFGHIJKL"
_CARD = "[2-9TJQKA][CDHS]"
_CARDS = re.compile(rf"\b{_CARD}(?: {_CARD})*\b")
_SEAT = re.compile(rf"\b([{LETTERS}])(?:-([{LETTERS}]))?\b")


def referee_says(state: State, text: Message) -> Message:
    """A sentence of the referee of an open table, with people by name and cards in words."""
    assert state.open is not None
    names = [state.seats[seat].name for seat in state.open.letters(state)]
    return Message("what-a-referee-says", told=named(text, names))


def named(text: Message, names: Sequence[str]) -> Message:
    """ "B takes back 9S" as "Odile takes back the nine of spades"; "A-C" is a side."""

    def called(value: Argument) -> Argument:
        if isinstance(value, Signs) and _CARDS.fullmatch(value.signs):
            return tuple(Card(card) for card in value.signs.split())
        if isinstance(value, Player) and (found := _SEAT.fullmatch(value.player)):
            people = tuple(Player(_called(one, names)) for one in found.groups() if one)
            return people[0] if len(people) == 1 else people
        return value

    return with_arguments(text, called)


def _called(letter: str, names: Sequence[str]) -> str:
    place = LETTERS.index(letter)
    return names[place] if place < len(names) else letter
