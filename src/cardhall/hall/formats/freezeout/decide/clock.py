"""The clock of the levels."""

from cardhall.hall import commands as hall
from cardhall.hall.formats.freezeout import commands as c
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout.clock import check_levels
from cardhall.hall.formats.freezeout.decide.common import begun_of, format_state_of, playing_of
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.state import Category, State
from cardhall.messages import Chips, Message

MOST_MINUTES = 120


def _start_clock(state: State, command: c.StartClock, ctx: Context) -> list[Fact]:
    category, freezeout = format_state_of(state, command.category)
    if not freezeout.drawn:
        raise Refusal(Message("nobody-is-seated"), "category", Message("draw-the-seats-first"))
    if freezeout.begun:
        return _resume(category, freezeout, ctx)
    seated = [one for table in freezeout.room().live for one in table.players]
    gone = [one for one in seated if state.entries[one].left]
    if len(seated) - len(gone) < 2:
        raise Refusal(
            Message("fewer-than-two-are-here"), "category", Message("draw-all-the-seats-again")
        )
    emptied: list[Fact] = [
        f.SeatEmptied(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            entry=one,
            why=Message("left-before-the-first-cards"),
        )
        for one in gone
    ]
    return [
        *emptied,
        f.ClockStarted(at=ctx.at, by=ctx.actor, category=category.key, first=True),
    ]


def _resume(category: Category, freezeout: Freezeout, ctx: Context) -> list[Fact]:
    clock = freezeout.clock(category.plan)
    found = clock.reading(ctx.at)
    if found.waits:
        raise what_blocks(category, freezeout, found.level)
    if clock.running:
        raise Refusal(Message("the-clock-runs"), "category", Message("nothing-more-to-do"))
    if freezeout.finished:
        raise Refusal(Message("it-is-over"), "category", Message("nothing-more-to-do"))
    return [f.ClockStarted(at=ctx.at, by=ctx.actor, category=category.key)]


def what_blocks(category: Category, freezeout: Freezeout, level: int) -> Refusal:
    """Say why play does not go on behind a level, and the cure."""
    if level in freezeout.agreed:
        least = freezeout.clock(category.plan).level(level).least
        return Refusal(
            Message("chips-under-so-much-are-still-in-play", least=least),
            "category",
            Message("change-up-the-small-chips"),
            "OP-HOLDEM-13",
        )
    if missing := freezeout.uncounted(level):
        return Refusal(not_counted(missing), "category", Message("count-the-chips-of-every-table"))
    off = tuple(off_in_words(group, by) for group, by in freezeout.off(level).items() if by)
    why = off[0] if len(off) == 1 else Message("the-chips-do-not-add-up", off=off)
    return Refusal(why, "category", Message("count-again-or-let-it-pass"))


def not_counted(tables: list[int]) -> Message:
    return Message("tables-not-counted-yet", tables=tuple(tables), count=len(tables))


def off_in_words(group: frozenset[int], by: int) -> Message:
    """Such as "Table 3 has 1,200 chips too few"."""
    tables, count = tuple(sorted(group)), len(group)
    if by > 0:
        return Message("tables-have-too-many", tables=tables, count=count, chips=Chips(by))
    return Message("tables-have-too-few", tables=tables, count=count, chips=Chips(-by))


def _pause_clock(state: State, command: c.PauseClock, ctx: Context) -> list[Fact]:
    category, freezeout = begun_of(state, command.category)
    if not freezeout.clock(category.plan).running:
        raise Refusal(Message("the-clock-stands-still"), "category", Message("nothing-more-to-do"))
    return [f.ClockPaused(at=ctx.at, by=ctx.actor, category=category.key)]


def _move_clock(state: State, command: c.MoveClock, ctx: Context) -> list[Fact]:
    category, _ = playing_of(state, command.category)
    if not command.minutes or abs(command.minutes) > MOST_MINUTES:
        raise Refusal(
            Message("that-is-no-step-of-the-clock"), "minutes", Message("enter-1-to-120-or-back")
        )
    return [f.ClockMoved(at=ctx.at, by=ctx.actor, category=category.key, minutes=command.minutes)]


def add_minutes(state: State, command: hall.AddMinutes, ctx: Context) -> list[Fact]:
    category, _ = playing_of(state, command.category)
    if not 1 <= command.minutes <= MOST_MINUTES:
        raise Refusal(
            Message("that-is-no-time-to-add"), "minutes", Message("enter-from-1-to-120-minutes")
        )
    return [
        f.LevelLengthened(at=ctx.at, by=ctx.actor, category=category.key, minutes=command.minutes)
    ]


def _end_level(state: State, command: c.EndLevel, ctx: Context) -> list[Fact]:
    category, freezeout = playing_of(state, command.category)
    clock = freezeout.clock(category.plan)
    found = clock.reading(ctx.at)
    if clock.holds(found.part):
        raise what_blocks(category, freezeout, found.level)
    return [
        f.LevelEnded(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            level=found.level,
            is_break=found.is_break,
        )
    ]


def _set_levels(state: State, command: c.SetLevels, ctx: Context) -> list[Fact]:
    category, freezeout = format_state_of(state, command.category)
    clock = freezeout.clock(category.plan)
    if wrong := check_levels(command.levels):
        field, why, cure = wrong
        raise Refusal(why, field, cure, "OP-HOLDEM-02")
    if command.levels == clock.levels:
        raise Refusal(Message("nothing-is-different"), "levels", Message("nothing-more-to-do"))
    if freezeout.begun:
        found = clock.reading(ctx.at)
        played = found.level if found.is_break else found.level - 1
        for number in range(1, played + 1):
            before = clock.level(number)
            after = command.levels[number - 1] if number <= len(command.levels) else None
            if after is None or (before.small, before.big, before.ante, before.minutes) != (
                after.small,
                after.big,
                after.ante,
                after.minutes,
            ):
                raise Refusal(
                    Message("level-was-played-already", level=number),
                    f"levels.{number}",
                    Message("change-the-levels-that-are-still"),
                    "HOLDEM-109",
                )
    return [f.LevelsSet(at=ctx.at, by=ctx.actor, category=category.key, levels=command.levels)]


def _take_back_clock(state: State, command: c.TakeBackClock, ctx: Context) -> list[Fact]:
    category, freezeout = format_state_of(state, command.category)
    what = freezeout.turns[-1].what if freezeout.turns else ""
    if what in ("", "agreed"):
        raise Refusal(
            Message("there-is-nothing-to-take-back"), "category", Message("move-the-clock-instead")
        )
    first = sum(turn.what == "started" for turn in freezeout.turns) == 1
    if what == "started" and first and freezeout.mode == "live":
        raise Refusal(
            Message("cards-are-dealt-in-the-browser"),
            "category",
            Message("pause-the-clock-instead"),
        )
    if what == "started" and first and freezeout.hands:
        raise Refusal(
            Message("people-have-gone-out-since"), "category", Message("pause-the-clock-instead")
        )
    return [f.ClockTakenBack(at=ctx.at, by=ctx.actor, category=category.key, what=what)]


DECIDE: dict[type[Command], Decide] = {
    c.StartClock: _start_clock,
    c.PauseClock: _pause_clock,
    c.MoveClock: _move_clock,
    c.EndLevel: _end_level,
    c.SetLevels: _set_levels,
    c.TakeBackClock: _take_back_clock,
}

SHARED: dict[type[Command], Decide] = {
    hall.AddMinutes: add_minutes,
}
