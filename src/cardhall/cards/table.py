"""What several games say in the same words: wrong house rules, refusals, movements, whole decks."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Self, TypeVar

from cardhall.cards.refusals import Illegal, Refusal, RulesError, no_choice
from cardhall.messages import Message

__all__ = [
    "LETTERS", "HouseRules", "Illegal", "Movement", "Refusal", "RulesError", "Standing", "bits_of",
    "check_choices", "check_numbers", "highest_draw", "no_choice", "rules_data",
    "rules_from", "seats_of", "standing", "whole_deck",
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


def rules_from(kind: type[_R], data: Mapping[str, object]) -> _R:
    """House rules (a dataclass) from plain data, field by field; what is not named keeps its
    default. Raises RulesError for a name that is no field."""
    known = {f.name for f in fields(kind) if f.init}  # type: ignore[arg-type]
    for name in data:
        if name not in known:
            raise RulesError(
                name,
                Message("no-such-house-rule"),
                Message("choose-among-these", known=", ".join(sorted(known))),
            )
    return kind(**{k: tuple(v) if isinstance(v, list) else v for k, v in data.items()})


def rules_data(rules: Any) -> dict[str, object]:
    """House rules as plain data, for ``rules_from``."""
    values = {f.name: getattr(rules, f.name) for f in fields(rules) if f.init}
    return {k: list(v) if isinstance(v, tuple) else v for k, v in values.items()}


class HouseRules:
    """What the ``Rules`` of every game can do besides: a frozen dataclass with this base."""

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> Self:
        """Rules from plain data, field by field; what is not named keeps its default. Raises
        RulesError for a name that is no field, a value that cannot be."""
        return rules_from(cls, data)

    def to_data(self) -> dict[str, object]:
        """The rules as plain data, for ``from_data``."""
        return rules_data(self)

    def replace(self, **changes: object) -> Self:
        """The same rules with some fields changed. Raises RulesError as ``from_data`` does."""
        return self.from_data({**self.to_data(), **changes})


def check_choices(rules: object, choices: Mapping[str, Sequence[str]]) -> None:
    """Raises RulesError for a house rule whose value is none of its choices."""
    for name, allowed in choices.items():
        value = getattr(rules, name)
        if value not in allowed:
            raise no_choice(name, value, allowed)


MOST_CHIPS = 1_000_000_000
"""No amount and no number of house rules is larger."""


def check_numbers(rules: object, least: Mapping[str, int]) -> None:
    """Raises RulesError for a house rule that is no whole number of at least so much, or larger
    than MOST_CHIPS."""
    for name, low in least.items():
        value = getattr(rules, name)
        if not isinstance(value, int) or isinstance(value, bool) or value < low:
            raise RulesError(
                name,
                Message("as-it-stands", value=repr(value)),
                Message("a-whole-number-of-at-least", least=low),
            )
        if value > MOST_CHIPS:
            raise RulesError(
                name, Message("too-much"), Message("write-at-the-most", most=MOST_CHIPS)
            )


def whole_deck(name: str, cards: Sequence[int]) -> None:
    """Raises RulesError unless ``cards`` are the 52, each once."""
    if sorted(cards) != list(range(52)):
        raise RulesError(name, Message("not-the-whole-pack"), Message("hand-in-a-whole-deck-order"))


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
    """Who has one of so many places by their chips and by extra games won, in their order."""
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
