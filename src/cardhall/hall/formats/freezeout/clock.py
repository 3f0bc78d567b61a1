"""The clock of the levels: blinds by the schedule, breaks, and how long has been played.

A clock is an anchor (where in the schedule it stood at a recorded moment, and whether it ran) and
the schedule. Where it stands at any other moment follows: ``reading``. Its parts are numbered in
turn: level 1 is part 0, the break behind it part 1, level 2 part 2 and so on; a break of no minutes
is passed over. Times are in ms. Blinds go on doubling behind the last level (OP-HOLDEM-02).
"""

from msgspec.structs import replace

from cardhall.formats.structure import Level
from cardhall.hall.kernel.messages import Part
from cardhall.messages import Message

MINUTE = 60_000


class Reading(Part, frozen=True, kw_only=True):
    """Where a clock stands: its part, ms into it, ms of play so far (breaks do not count), and
    whether it waits at the end of a break until the chips are right."""

    part: int
    into: int
    played: int
    waits: bool = False

    @property
    def level(self) -> int:
        """The level that is on, or behind which the break is; from 1."""
        return self.part // 2 + 1

    @property
    def is_break(self) -> bool:
        return self.part % 2 == 1


class Clock(Part, frozen=True, kw_only=True):
    """``settled`` are the levels behind which everything is done that play waits for."""

    levels: tuple[Level, ...]
    at: int = 0
    running: bool = False
    part: int = 0
    into: int = 0
    played: int = 0
    settled: frozenset[int] = frozenset()

    def level(self, number: int) -> Level:
        """A level of the schedule, from 1; beyond its end the last blinds double and double."""
        if number <= len(self.levels):
            return self.levels[number - 1]
        last, times = self.levels[-1], 2 ** (number - len(self.levels))
        return Level(
            small=last.small * times,
            big=last.big * times,
            ante=last.ante * times,
            minutes=last.minutes,
        )

    def length(self, part: int) -> int:
        """Ms of a part."""
        level = self.level(part // 2 + 1)
        return MINUTE * (level.rest if part % 2 else level.minutes)

    def holds(self, part: int) -> bool:
        """Tell whether play does not go on behind this break yet."""
        number = part // 2 + 1
        return part % 2 == 1 and self.level(number).settles and number not in self.settled

    def reading(self, at: int) -> Reading:
        """Find where the clock stands at a moment."""
        passed = max(0, at - self.at) if self.running else 0
        return self.onward(passed)

    def onward(self, passed: int) -> Reading:
        """Find where the clock would stand so many ms of running after its anchor."""
        part, into, played = self.part, self.into, self.played
        while True:
            gap = max(0, self.length(part) - into)
            on = min(passed, gap)
            played += on if part % 2 == 0 else 0
            if passed < gap:
                return Reading(part=part, into=into + on, played=played)
            if self.holds(part):
                return Reading(part=part, into=self.length(part), played=played, waits=True)
            passed -= gap
            part, into = part + 1, 0

    def at_reading(self, found: Reading, at: int, **changes: object) -> "Clock":
        """The clock with its anchor at a reading."""
        return replace(
            self, at=at, part=found.part, into=found.into, played=found.played, **changes
        )

    # --- what is done to it: each gives the clock from that moment on ---

    def started(self, at: int) -> "Clock":
        return self.at_reading(self.reading(at), at, running=True)

    def paused(self, at: int) -> "Clock":
        return self.at_reading(self.reading(at), at, running=False)

    def moved(self, ms: int, at: int) -> "Clock":
        """On or back; it never goes back before the first level."""
        here = self.at_reading(self.reading(at), at)
        if ms >= 0:
            return here.at_reading(here.onward(ms), at)
        part, into, played, back = here.part, here.into, here.played, -ms
        while True:
            step = min(back, into)
            into, back = into - step, back - step
            played -= step if part % 2 == 0 else 0
            if not back or part == 0:
                break
            part -= 1
            into = self.length(part)
        return replace(here, part=part, into=into, played=max(0, played))

    def ended(self, at: int) -> "Clock":
        """The level, or the break, is over now; nobody played the rest of it."""
        found = self.reading(at)
        on = Reading(part=found.part + 1, into=0, played=found.played)
        while self.length(on.part) == 0 and not self.holds(on.part):
            on = replace(on, part=on.part + 1)
        return self.at_reading(on, at)

    def lengthened(self, minutes: int, at: int) -> "Clock":
        """The part that is on gets more minutes."""
        found = self.reading(at)
        levels = [*self.levels]
        while len(levels) < found.level:  # a level that doubling made
            levels.append(self.level(len(levels) + 1))
        here = levels[found.level - 1]
        longer = (
            replace(here, rest=here.rest + minutes)
            if found.is_break
            else replace(here, minutes=here.minutes + minutes)
        )
        levels[found.level - 1] = longer
        return self.at_reading(replace(found, waits=False), at, levels=tuple(levels))

    def with_levels(self, levels: tuple[Level, ...], at: int) -> "Clock":
        return self.at_reading(self.reading(at), at, levels=levels)

    def settled_behind(self, level: int, at: int) -> "Clock":
        """Go on when what play waited for is done. A clock that had stopped for it stands at the
        next level, until somebody starts it."""
        found = self.reading(at)
        here = self.at_reading(found, at, settled=self.settled | {level})
        if not found.waits:
            return here
        return replace(here, part=found.part + 1, into=0, running=False)


def check_levels(levels: tuple[Level, ...]) -> tuple[str, Message, Message] | None:
    """Say what is wrong with a schedule: field, why, cure; None when it can be played."""
    if not levels:
        return "levels", Message("there-is-no-level"), Message("enter-at-least-one")
    least = 0
    for number, level in enumerate(levels, start=1):
        where = f"levels.{number}"
        if not 1 <= level.minutes <= 240:
            return (
                where,
                Message("level-lasts-so-many-minutes", level=number, minutes=level.minutes),
                Message("enter-1-to-240"),
            )
        if not 0 <= level.rest <= 240:
            return (
                where,
                Message("the-break-after-level-has-no-such-length", level=number),
                Message("enter-0-to-240"),
            )
        if not 0 < level.small <= level.big <= 10_000_000 or not 0 <= level.ante <= level.big:
            return (
                where,
                Message("level-has-no-such-blinds", level=number),
                Message("the-big-blind-is-the-larger"),
            )
        for amount in (level.small, level.big, level.ante):
            if least and amount % least:
                why = Message(
                    "blinds-cannot-be-made-of-chips", level=number, amount=amount, least=least
                )
                return where, why, Message("change-those-blinds-or-change-up-later")
        if level.least and level.least < least:
            why = Message(
                "chips-were-changed-up-before-that-level", least=level.least, level=number
            )
            return where, why, Message("name-a-larger-chip-or-none")
        least = level.least or least
    return None
