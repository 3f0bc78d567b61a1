"""The arguments of a message: people, cards, amounts, times, each written as ``{kind: value}``.

A page reads the kind from that form alone and writes it as its language does; here is the English.
A number that is only counted is an ``int``, words that somebody typed are a ``str``, several of a
kind are a tuple, and a message may be part of another.
"""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec

RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
         "jack", "queen", "king", "ace")  # fmt: skip
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
_ORDER = "23456789TJQKA"


class Kind(msgspec.Struct, frozen=True):
    """Base of the kinds: one field, named as the kind is."""


class Player(Kind, frozen=True):
    """A person, a bot or a team, by name."""

    player: str

    def __str__(self) -> str:
        return self.player


class Card(Kind, frozen=True):
    """A card by its two signs, ``"QH"``: "queen of hearts", without an article."""

    card: str

    def __str__(self) -> str:
        return f"{RANKS[_ORDER.index(self.card[0])]} of {SUITS[self.card[1]]}"


class Signs(Kind, frozen=True):
    """Cards by their signs, as records write them: ``"9S QH"``. At a table that shows names a
    referee's sentence says them as cards (``cardhall.tables.referee_words``)."""

    signs: str

    def __str__(self) -> str:
        return self.signs


class Suit(Kind, frozen=True):
    """``"H"``: "hearts"."""

    suit: str

    def __str__(self) -> str:
        return SUITS[self.suit]


class Rank(Kind, frozen=True):
    """``"Q"``: "queen"; of more than one, "queens"."""

    rank: str
    many: bool = False

    def __str__(self) -> str:
        name = RANKS[_ORDER.index(self.rank)]
        return name + ("es" if name == "six" else "s") if self.many else name


class Chips(Kind, frozen=True):
    """So many chips: "1 chip", "9 chips"."""

    chips: int

    def __str__(self) -> str:
        return counted(self.chips, "chip")


class Points(Kind, frozen=True):
    """So many points: "1 point", "9 points"."""

    points: int

    def __str__(self) -> str:
        return counted(self.points, "point")


class Dollars(Kind, frozen=True):
    """A sum of money, given in cents: 1500 is "$15.00"."""

    dollars: int

    def __str__(self) -> str:
        cents = abs(self.dollars)
        return f"{'-' if self.dollars < 0 else ''}${cents // 100:,}.{cents % 100:02d}"


class Time(Kind, frozen=True):
    """A time of day in the hall, ``"13:05"``: "1:05 PM"."""

    time: str

    def __str__(self) -> str:
        hour, minute = self.time.split(":")
        return f"{(int(hour) - 1) % 12 + 1}:{minute} {'AM' if int(hour) < 12 else 'PM'}"


class Day(Kind, frozen=True):
    """A day, ``"2026-10-24"``: "Saturday, October 24"."""

    day: str

    def __str__(self) -> str:
        day = date.fromisoformat(self.day)
        return f"{day:%A, %B} {day.day}"


class Clause(Kind, frozen=True):
    """A clause of the rulebook, by its id."""

    clause: str

    def __str__(self) -> str:
        return self.clause


KINDS: dict[str, type[Kind]] = {
    kind.__struct_fields__[0]: kind
    for kind in (Player, Card, Signs, Suit, Rank, Chips, Points, Dollars, Time, Day, Clause)
}

Argument = int | str | Kind | tuple["Argument", ...]  # a Message is a str


def read(value: Any) -> Any:
    """An argument from the form in which it was stored."""
    if isinstance(value, list):
        return tuple(read(one) for one in value)
    if isinstance(value, dict):
        if "cents" in value:  # what was played for had a kind of its own once
            return Dollars(value["cents"])
        kind = KINDS[next(iter(value))]
        return msgspec.convert(value, kind)
    return value


def counted(number: int, what: str) -> str:
    """ "1 chip", "1,200 chips"."""
    return f"{number:,} {what if number == 1 else what + 's'}"


def listed(parts: list[str], last: str = "and") -> str:
    """ "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"
