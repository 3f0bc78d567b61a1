"""Blinds that rise, and buying in again: what a table's structure says, and where it stands.

A structure is data. At a table of one's own it is handed in with the table, and the table runs its
clock or counts its hands; in an event the hall's clock is the one, and the table is told the levels
with the moments at which they begin. Times are ms since the epoch, chips are integers.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardhall.messages import Message, no_words

MOST_BIG = 10_000_000


class LevelPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A level as a structure says it: for so many minutes, or so many hands."""

    small: int
    big: int
    ante: int = 0
    minutes: int = 0
    hands: int = 0


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """A level as it comes: in force from the first deal at or after `at` (ms) with this number of
    hand or a later one. `rest`: a break behind that level, in which nothing is dealt. `least`: the
    least chip from then on, 0 where it stays."""

    number: int
    small: int
    big: int
    ante: int = 0
    least: int = 0
    at: int = 0
    hand: int = 0
    rest: bool = False


class Rebuys(msgspec.Struct, frozen=True, kw_only=True):
    """Who has lost all may buy in again: for `chips`, `most` times in a session (0: as often as
    one likes), where the last chip was lost in the first `minutes` of it (0: at any time)."""

    chips: int
    most: int = 1
    minutes: int = 0


class RebuyOffer(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody may buy in again until `until` (0: as long as it takes), and nothing is dealt
    before the answer.
    `desk`: payment is at the desk, and the event answers."""

    seat: int
    chips: int
    until: int
    desk: bool = False


def levels_from(plan: Sequence[LevelPlan], at: int) -> tuple[Level, ...]:
    """The levels of a session that begins at `at`. Behind the last one the blinds go on doubling
    (OP-HOLDEM-02)."""
    found: list[Level] = []
    hand = 1
    lines = [*plan]
    while lines and (doubled := _doubled(lines[-1])).big <= MOST_BIG:
        lines.append(doubled)
    for number, line in enumerate(lines, start=1):
        found.append(
            Level(
                number=number,
                small=line.small,
                big=line.big,
                ante=line.ante,
                at=at if line.minutes else 0,
                hand=0 if line.minutes else hand,
            )
        )
        at, hand = at + line.minutes * 60_000, hand + line.hands
    return tuple(found)


def _doubled(last: LevelPlan) -> LevelPlan:
    return msgspec.structs.replace(last, small=2 * last.small, big=2 * last.big, ante=2 * last.ante)


def level_at(levels: Sequence[Level], at: int, hand: int) -> Level | None:
    """The level of a deal at a moment, `hand` being its number; None without levels."""
    begun = [one for one in levels if one.at <= at and one.hand <= hand]
    return begun[-1] if begun else next(iter(levels), None)


def later(levels: Sequence[Level], after: int, by: int) -> tuple[Level, ...]:
    """The levels when the clock stood still from `after` on for so long."""
    return tuple(
        msgspec.structs.replace(one, at=one.at + by) if one.at > after else one for one in levels
    )


def wrong_with(plan: Sequence[LevelPlan], least: int) -> Message:
    """Say why a structure cannot be played with this least chip; no words where it can."""
    for number, line in enumerate(plan, start=1):
        if not 0 < line.small <= line.big <= MOST_BIG or not 0 <= line.ante <= line.big:
            return Message("no-such-blinds-in-level", level=number)
        if any(chips % least for chips in (line.small, line.big, line.ante)):
            return Message("level-cannot-be-paid", level=number, least=least)
        if (line.minutes > 0) == (line.hands > 0) or min(line.minutes, line.hands) < 0:
            return Message("level-needs-minutes-or-hands", level=number)
    return no_words
