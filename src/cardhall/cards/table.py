"""What several games say in the same words: refusals, movements, whole decks, who has a place."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from cardhall.cards.refusals import Illegal, Refusal, RulesError
from cardhall.messages import Message

__all__ = [
    "LETTERS", "Illegal", "Movement", "Refusal", "RulesError", "Standing", "bits_of",
    "highest_draw", "one_for_each", "seats_of", "standing", "whole_deck",
]  # fmt: skip

LETTERS = "ABCDEFGHIJKLMNOP"
"""The names of the seats, clockwise."""

_R = TypeVar("_R")


@dataclass(frozen=True)
class Movement:
    """Chips, points or cents that moved: from a seat, or None for the table's bank (for what comes
    to the bank, the judge's box; for points, nobody); to a seat or a named place (a side, the cup);
    and the clause that says so."""

    seat: int | None
    amount: int
    to: int | str
    clause: str


def whole_deck(name: str, cards: Sequence[int]) -> None:
    """Raises RulesError unless ``cards`` are the 52, each once."""
    if sorted(cards) != list(range(52)):
        raise RulesError(name, Message("not-the-whole-pack"), Message("hand-in-a-whole-deck-order"))


def one_for_each(field: str, given: Mapping[int, object] | Sequence[object], count: int) -> None:
    """Check that what is stated by seat, or by side, is of seats that there are: one for each, or
    nothing at all; of a mapping, only such as are. Raises RulesError."""
    if isinstance(given, Mapping):
        for seat in given:
            if seat not in range(count):
                why = Message("seat-as-given", seat=repr(seat))
                raise RulesError(field, why, Message("a-seat-up-to", last=count - 1))
    elif len(given) not in (0, count):
        why = Message("so-many-entries", count=len(given))
        raise RulesError(field, why, Message("one-for-each", count=count))


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a set of seats (bits), low to high."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def bits_of(members: Iterable[int]) -> int:
    """A set as bits."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def highest_draw(cards: Iterator[int], among: Sequence[int]) -> list[list[tuple[int, int]]]:
    """Each seat draws a card in order, the highest has it, ace high; equal highest draw again.
    The rounds, each (seat, card) in order; the last round's highest is the one chosen."""
    rounds = []
    while True:
        drawn = [(seat, next(cards)) for seat in among]
        rounds.append(drawn)
        best = max(card % 13 for _, card in drawn)
        among = [seat for seat, card in drawn if card % 13 == best]
        if len(among) == 1:
            return rounds


@dataclass(frozen=True)
class Standing:
    """Who goes through from a session, as far as it is decided."""

    winners: tuple[int, ...]
    """Seats that have a place."""
    tied: tuple[int, ...]
    """Seats level for the places left: they play an extra game."""
    places: int
    """The places left."""


def standing(chips: Sequence[int], extra_won: Sequence[int], places: int) -> Standing:
    """Find who has one of so many places by their chips and by extra games won, in their order."""
    if places >= len(chips):
        return Standing(tuple(range(len(chips))), (), 0)
    line = sorted(chips, reverse=True)[places - 1]
    above = [seat for seat, count in enumerate(chips) if count > line]
    level = [seat for seat, count in enumerate(chips) if count == line]
    won = [seat for seat in extra_won if seat in level][: places - len(above)]
    left = places - len(above) - len(won)
    rest = [seat for seat in level if seat not in won]
    if left and len(rest) > left:
        return Standing((*above, *won), tuple(rest), left)
    return Standing((*above, *won, *rest[:left]), (), 0)
