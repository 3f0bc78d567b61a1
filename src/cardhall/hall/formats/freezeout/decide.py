"""What a command brings about, or why not."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from cardhall.formats.freezeout import PokerTable, color_up, draw_tables
from cardhall.formats.lot import Lot
from cardhall.hall import commands as hall
from cardhall.hall.entries.decide import Exceptions, code_from
from cardhall.hall.formats.freezeout import commands as c
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout.clock import MINUTE, check_levels
from cardhall.hall.formats.freezeout.evolve import TAKE
from cardhall.hall.formats.freezeout.infractions import SEEN
from cardhall.hall.formats.freezeout.money import check_box, pool_of, received
from cardhall.hall.formats.freezeout.state import Freezeout, Room, particulars_of
from cardhall.hall.formats.rounds.play import own_table
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.settings import check_cents
from cardhall.hall.state import Category, Entry, State, category_of, entry_of
from cardhall.messages import Cents, Chips, Message, Player, typed, written

Decide = Callable[[State, Any, Context], list[Fact]]

MOST_MINUTES = 120
DEAL = "OP-HOLDEM-22"


def course_of(state: State, key: str) -> tuple[Category, Freezeout]:
    """The tournament of a game. Raises Refusal where the game is another."""
    category = category_of(state, key)
    if not isinstance(category.course, Freezeout):
        raise Refusal(
            Message("is-no-such-tournament", game=category.plan.name),
            "category",
            Message("choose-another-tournament"),
        )
    return category, category.course


def _begun(state: State, key: str) -> tuple[Category, Freezeout]:
    category, course = course_of(state, key)
    if not course.begun:
        raise Refusal(
            Message("the-first-cards-are-not-dealt-yet"),
            "category",
            Message("start-the-clock-first"),
        )
    return category, course


def _playing(state: State, key: str) -> tuple[Category, Freezeout]:
    category, course = _begun(state, key)
    if course.finished:
        raise Refusal(
            Message("one-has-all-the-chips-it-is-over"),
            "category",
            Message("correct-a-hand-instead"),
        )
    return category, course


def _live(course: Freezeout, table: int) -> PokerTable:
    for one in course.room().live:
        if one.number == table:
            return one
    known = tuple(one.number for one in course.room().live)
    raise Refusal(
        Message("nobody-sits-at-table", table=table), "table", Message("the-tables", tables=known)
    )


def _name(state: State, entry: str) -> Player:
    return Player(state.entries[entry].called)


def _with(state: State, facts: list[Fact]) -> State:
    """The state after facts of this format."""
    for fact in facts:
        state = TAKE[type(fact)](state, fact)
    return state


# --- seats -------------------------------------------------------------------------------------


def draw_seats(state: State, command: hall.DrawSeats, ctx: Context) -> list[Fact]:
    category, course = course_of(state, command.category)
    if course.begun:
        raise Refusal(
            Message("the-first-cards-are-dealt"),
            "category",
            Message("who-comes-late-is-seated-alone"),
        )
    if course.drawn and not command.again:
        raise Refusal(
            Message("seats-are-drawn-already"),
            "again",
            Message("draw-them-again-or-start-the-clock"),
        )
    passing = Exceptions(command.override, ctx)
    people, left_out = [], []
    for entry in state.entries.values():
        if entry.category != category.key or entry.left:
            continue
        missing = missing_for_seat(entry)
        if missing is None or (missing.clause == "HOLDEM-09" and passing.reason):
            people.append(entry.id)
            if missing is not None:
                passing.unless(False, Refusal(missing.why, clause=missing.clause))
        else:
            left_out.append(missing)
    if len(people) < 2:
        raise Refusal(
            Message("fewer-than-two-can-have-a-seat"),
            "category",
            Message("a-seat-needs-a-buy-in"),
            "HOLDEM-09",
        )
    seed = ctx.rng_seed
    drawn = draw_tables(people, Lot(seed, "seats"), category.plan.seats)
    why = Message("drawn-by-lot-to-tables", sizes=_sizes(drawn))
    return [
        f.TablesDrawn(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            seed=seed,
            chips=category.plan.start_chips,
            tables=tuple(
                f.DrawnTable(
                    table=table.number,
                    seats=table.seats,
                    why=why,
                    code=category.codes.get(table.number) or code_from(ctx.new_id()),
                )
                for table in drawn
            ),
            left_out=tuple(left_out),
            override=passing.reason,
            clauses=tuple(passing.clauses),
        )
    ]


def missing_for_seat(entry: Entry) -> f.NotSeated | None:
    """Why a player is not seated, or None."""
    if not entry.signed_in_at:
        return f.NotSeated(entry=entry.id, why=Message("not-signed-in"))
    if entry.owing_cents:
        owing = Message("owing-of-the-buy-in", amount=Cents(entry.owing_cents))
        return f.NotSeated(entry=entry.id, why=owing, clause="HOLDEM-09")
    return None


def _sizes(tables: list[PokerTable]) -> Message:
    sizes = [len(table.players) for table in tables]
    if len(sizes) == 1:
        return Message("players-fit-one-table", count=sizes[0])
    parts = tuple(
        Message("so-many-tables-of-so-many", tables=sizes.count(size), count=size)
        for size in sorted(set(sizes), reverse=True)
    )
    return Message("players-make-tables", count=sum(sizes), tables=len(sizes), sizes=parts)


def set_mode(state: State, command: hall.SetTableMode, ctx: Context) -> list[Fact]:
    """All its tables at once: people and chips go from one to another (OP-HOLDEM-11)."""
    category, course = course_of(state, command.category)
    if command.table:
        raise Refusal(
            Message("people-and-their-chips-go-from-table-to-table"),
            "table",
            Message("set-all-the-tables-at-once"),
            "OP-HOLDEM-11",
        )
    if course.begun:
        raise Refusal(
            Message("the-first-cards-are-dealt"), "mode", Message("the-tables-stay-as-they-are")
        )
    if course.mode == command.mode:
        raise Refusal(Message("that-is-already-so"), "mode", Message("nothing-more-to-do"))
    return [f.TablesSet(at=ctx.at, by=ctx.actor, category=category.key, mode=command.mode)]


def _by_itself(course: Freezeout, ctx: Context) -> None:
    """A table in the browser tells by itself what happens there. Raises Refusal to a phone."""
    if course.mode == "live" and ctx.role == "captain":
        raise Refusal(
            Message("that-table-is-played-in-the-browser"),
            "table",
            Message("look-at-the-table-there"),
        )


def swap_seats(state: State, command: hall.SwapSeats, ctx: Context) -> list[Fact]:
    category, course = course_of(state, command.category)
    if course.begun:
        raise Refusal(
            Message("seats-are-not-changed-once-cards"),
            "first",
            Message("who-must-sit-elsewhere-is-moved"),
            "HOLDEM-120",
        )
    room = course.room()
    for field, one in (("first", command.first), ("second", command.second)):
        if room.seat_of(one) is None:
            raise Refusal(
                Message("that-player-has-no-seat"), field, Message("choose-somebody-who-is-seated")
            )
    if command.first == command.second:
        raise Refusal(Message("that-is-one-and-the-same"), "second", Message("choose-two-people"))
    return [
        f.PlayersSwapped(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            first=command.first,
            second=command.second,
        )
    ]


def add_seat(state: State, command: hall.AddSeat, ctx: Context) -> list[Fact]:
    """Somebody who comes late, with chips of their own."""
    category, course = course_of(state, command.category)
    entry = entry_of(state, command.entry)
    if not course.drawn:
        raise Refusal(
            Message("seats-are-not-drawn-yet"), "entry", Message("drawn-with-all-the-others")
        )
    if course.finished:
        raise Refusal(Message("it-is-over"), "entry", Message("nobody-can-be-seated-any-more"))
    if entry.category != category.key or entry.left:
        raise Refusal(
            Message("does-not-play-this", player=Player(entry.called)),
            "entry",
            Message("choose-one-of-the-entries"),
        )
    if entry.id in course.entered():
        raise Refusal(
            Message("has-had-a-seat", player=Player(entry.called)),
            "entry",
            Message("choose-somebody-without-a-seat"),
        )
    passing = Exceptions(command.override, ctx)
    missing = missing_for_seat(entry)
    if missing is not None:
        who = Player(entry.called)
        cure = (
            Message("take-the-fee-first") if missing.clause else Message("sign-the-player-in-first")
        )
        why = (
            Message("owes-of-the-buy-in", player=who, amount=Cents(entry.owing_cents))
            if missing.clause
            else Message("is-not-signed-in-yet", player=who)
        )
        passing.unless(False, Refusal(why, "entry", cure, missing.clause))
    if course.closed(category.plan, ctx.at):
        _after_the_time(category, course, entry, passing)
    table = _open_table(course.room(), command.table)
    return [
        f.PlayerSeated(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            entry=entry.id,
            table=table.number,
            seat=table.worst_seat() + 1,
            kind="late",
            why=Message("came-late-to-the-smallest-table"),
            override=passing.reason,
            clauses=tuple(clause for clause in passing.clauses if clause),
        )
    ]


def _after_the_time(
    category: Category, course: Freezeout, entry: Entry, passing: Exceptions
) -> None:
    """Nobody has a seat of right any more, and at the final table not with a reason either. Raises
    Refusal, which says what a seat means."""
    if len(course.room().live) == 1:
        raise Refusal(
            Message("the-final-table-plays-without", player=Player(entry.called)),
            "entry",
            Message("nobody-comes-in-any-more"),
            "OP-HOLDEM-11",
        )
    late = particulars_of(category.plan).late_minutes
    passing.unless(
        False,
        Refusal(
            Message(
                "latecomers-are-seated-for-so-long",
                minutes=late,
                player=Player(entry.called),
                chips=Chips(category.plan.start_chips),
            ),
            "entry",
            Message("the-chairperson-can-allow-it"),
        ),
    )


def _open_table(room: Room, table: int, most: int = 0) -> PokerTable:
    """Where one more is seated; see `Room.open_tables`. Raises Refusal."""
    able = room.open_tables(most)
    if table:
        able = [one for one in able if one.number == table]
    if not able:
        raise Refusal(Message("every-seat-is-taken"), "table", Message("wait-until-one-is-free"))
    return min(able, key=lambda one: (len(one.players), one.number))


def _move_player(state: State, command: c.MovePlayer, ctx: Context) -> list[Fact]:
    category, course = course_of(state, command.category)
    entry, room = entry_of(state, command.entry), course.room()
    if entry.id not in room.people:
        raise Refusal(
            Message("is-not-in-play", player=Player(entry.called)),
            "entry",
            Message("choose-somebody-who-plays"),
        )
    here = room.seat_of(entry.id)
    if not command.why.strip() and course.begun and here is not None:
        raise Refusal(
            Message("moving-somebody-needs-a-reason"), "why", Message("say-what-happened")
        )
    most = 0 if here else course.most_seats(category.plan)
    table = _open_table(room, command.table, most)
    seat = command.seat or table.worst_seat() + 1
    if not 1 <= seat <= len(table.seats) or table.seats[seat - 1]:
        raise Refusal(
            Message("seat-of-table-is-taken", seat=seat, table=table.number),
            "seat",
            Message("choose-an-open-seat"),
        )
    passing = Exceptions(command.override, ctx)
    if here is not None and course.begun:
        passing.unless(
            _hands_to_wait(table, seat - 1) <= _hands_to_wait(room.tables[here[0]], here[1] - 1),
            Refusal(
                Message("would-wait-longer-for-the-big-blind", player=Player(entry.called)),
                "seat",
                Message("seats-are-not-changed-to-dodge-blinds"),
                "HOLDEM-120",
            ),
        )
    return [
        f.PlayerSeated(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            entry=entry.id,
            table=table.number,
            seat=seat,
            kind="hand",
            why=written(command.why.strip()) or Message("in-again-at-the-smallest-table"),
            override=passing.reason,
            clauses=tuple(passing.clauses),
        )
    ]


def _hands_to_wait(table: PokerTable, seat: int) -> int:
    """Hands before the big blind reaches a seat."""
    line = table.after(table.big)
    return sum(1 for other in line[: line.index(seat)] if table.seats[other])


# --- the clock ---------------------------------------------------------------------------------


def _start_clock(state: State, command: c.StartClock, ctx: Context) -> list[Fact]:
    category, course = course_of(state, command.category)
    if not course.drawn:
        raise Refusal(Message("nobody-is-seated"), "category", Message("draw-the-seats-first"))
    if course.begun:
        return _resume(category, course, ctx)
    seated = [one for table in course.room().live for one in table.players]
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


def _resume(category: Category, course: Freezeout, ctx: Context) -> list[Fact]:
    clock = course.clock(category.plan)
    found = clock.reading(ctx.at)
    if found.waits:
        raise what_blocks(category, course, found.level)
    if clock.running:
        raise Refusal(Message("the-clock-runs"), "category", Message("nothing-more-to-do"))
    if course.finished:
        raise Refusal(Message("it-is-over"), "category", Message("nothing-more-to-do"))
    return [f.ClockStarted(at=ctx.at, by=ctx.actor, category=category.key)]


def what_blocks(category: Category, course: Freezeout, level: int) -> Refusal:
    """Why play does not go on behind a level, and the cure."""
    if level in course.agreed:
        least = course.clock(category.plan).level(level).least
        return Refusal(
            Message("chips-under-so-much-are-still-in-play", least=least),
            "category",
            Message("change-up-the-small-chips"),
            "OP-HOLDEM-13",
        )
    if missing := course.uncounted(level):
        return Refusal(not_counted(missing), "category", Message("count-the-chips-of-every-table"))
    off = tuple(off_in_words(group, by) for group, by in course.off(level).items() if by)
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
    category, course = _begun(state, command.category)
    if not course.clock(category.plan).running:
        raise Refusal(Message("the-clock-stands-still"), "category", Message("nothing-more-to-do"))
    return [f.ClockPaused(at=ctx.at, by=ctx.actor, category=category.key)]


def _move_clock(state: State, command: c.MoveClock, ctx: Context) -> list[Fact]:
    category, _ = _playing(state, command.category)
    if not command.minutes or abs(command.minutes) > MOST_MINUTES:
        raise Refusal(
            Message("that-is-no-step-of-the-clock"), "minutes", Message("enter-1-to-120-or-back")
        )
    return [f.ClockMoved(at=ctx.at, by=ctx.actor, category=category.key, minutes=command.minutes)]


def add_minutes(state: State, command: hall.AddMinutes, ctx: Context) -> list[Fact]:
    category, _ = _playing(state, command.category)
    if not 1 <= command.minutes <= MOST_MINUTES:
        raise Refusal(
            Message("that-is-no-time-to-add"), "minutes", Message("enter-from-1-to-120-minutes")
        )
    return [
        f.LevelLengthened(at=ctx.at, by=ctx.actor, category=category.key, minutes=command.minutes)
    ]


def _end_level(state: State, command: c.EndLevel, ctx: Context) -> list[Fact]:
    category, course = _playing(state, command.category)
    clock = course.clock(category.plan)
    found = clock.reading(ctx.at)
    if clock.holds(found.part):
        raise what_blocks(category, course, found.level)
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
    category, course = course_of(state, command.category)
    clock = course.clock(category.plan)
    if wrong := check_levels(command.levels):
        field, why, cure = wrong
        raise Refusal(why, field, cure, "OP-HOLDEM-02")
    if command.levels == clock.levels:
        raise Refusal(Message("nothing-is-different"), "levels", Message("nothing-more-to-do"))
    if course.begun:
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
    category, course = course_of(state, command.category)
    what = course.turns[-1].what if course.turns else ""
    if what in ("", "agreed"):
        raise Refusal(
            Message("there-is-nothing-to-take-back"), "category", Message("move-the-clock-instead")
        )
    first = sum(turn.what == "started" for turn in course.turns) == 1
    if what == "started" and first and course.mode == "live":
        raise Refusal(
            Message("cards-are-dealt-in-the-browser"),
            "category",
            Message("pause-the-clock-instead"),
        )
    if what == "started" and first and course.hands:
        raise Refusal(
            Message("people-have-gone-out-since"), "category", Message("pause-the-clock-instead")
        )
    return [f.ClockTakenBack(at=ctx.at, by=ctx.actor, category=category.key, what=what)]


# --- moves -------------------------------------------------------------------------------------


def _finish_hand(state: State, command: c.FinishHand, ctx: Context) -> list[Fact]:
    category, course = _playing(state, command.category)
    own_table(category.key, command.table, ctx)
    _by_itself(course, ctx)
    table = _live(course, command.table)
    if not 0 <= command.big <= len(table.seats):
        raise Refusal(
            Message("there-is-no-such-seat"), "big", Message("tap-the-seat-that-paid-the-big")
        )
    return [
        f.HandFinished(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            table=table.number,
            big=command.big,
            seed=ctx.rng_seed,
        )
    ]


def _play_on(state: State, command: c.PlayOn, ctx: Context) -> list[Fact]:
    category, course = _begun(state, command.category)
    if command.table or ctx.role == "captain":
        own_table(category.key, command.table, ctx)
    tables = [n for n in course.ready if not command.table or n == command.table]
    if not tables:
        raise Refusal(Message("no-table-waits-there"), "table", Message("nothing-more-to-do"))
    facts: list[Fact] = [*_unanswered(category, course, tables, ctx)]
    for number in tables:
        facts.append(f.TablePlaysOn(at=ctx.at, by=ctx.actor, category=category.key, table=number))
    return facts


def _make_moves(state: State, command: c.MakeMoves, ctx: Context) -> list[Fact]:
    category, course = _playing(state, command.category)
    moves = course.proposed()
    if not moves:
        raise Refusal(
            Message("nobody-is-to-be-moved-now"),
            "players",
            Message("wait-until-the-hands-are-finished"),
        )
    if {move.player for move in moves} != set(command.players):
        raise Refusal(
            Message("the-tables-have-changed-since"),
            "players",
            Message("read-the-moves-again"),
            "OP-HOLDEM-11",
        )
    carried = {stack.entry: stack.chips for stack in command.stacks}
    for one, chips in carried.items():
        if chips < 1:
            raise Refusal(
                Message("has-no-chips", player=_name(state, one)),
                "stacks",
                Message("report-the-player-out-first"),
            )
    return [
        f.PlayersMoved(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            moves=tuple(
                f.Moved(
                    entry=move.player,
                    from_table=move.from_table,
                    to_table=move.to_table,
                    seat=move.to_seat + 1,
                    kind=move.kind,
                    why=move.why,
                    chips=carried.get(move.player, -1),
                )
                for move in moves
            ),
            seed="/".join(course.ready[n].seed for n in sorted(course.ready)),
        )
    ]


def _take_back_moves(state: State, command: c.TakeBackMoves, ctx: Context) -> list[Fact]:
    category, course = _begun(state, command.category)
    for fact in reversed(course.happened):
        if isinstance(fact, f.PlayersMoved):
            return [f.MovesTakenBack(at=ctx.at, by=ctx.actor, category=category.key)]
        if not isinstance(fact, f.HandFinished):
            break
    raise Refusal(
        Message("there-are-no-moves-to-take-back"),
        "category",
        Message("move-people-by-hand-instead"),
    )


# --- going out ---------------------------------------------------------------------------------


def _report_out(state: State, command: c.ReportOut, ctx: Context) -> list[Fact]:
    category, course = _playing(state, command.category)
    own_table(category.key, command.table, ctx)
    _by_itself(course, ctx)
    table = _live(course, command.table)
    facts: list[Fact] = [*_unanswered(category, course, [table.number], ctx)]
    state_then = _with(state, facts)
    _, course = course_of(state_then, category.key)
    table = _live(course, command.table)
    # a phone's clock may be a little ahead of the hall's
    lost_at = min(command.lost_at, ctx.at) or ctx.at
    if course.turns[0].clock.at > lost_at:
        raise Refusal(Message("that-was-not-in-the-time"), "lost_at", Message("leave-the-time-out"))
    if not command.outs:
        raise Refusal(Message("nobody-is-named"), "outs", Message("choose-who-went-out"))
    names = [one.entry for one in command.outs]
    for one in command.outs:
        if one.entry not in table.players:
            raise Refusal(
                Message("that-player-does-not-sit-at-that-table"),
                "outs",
                Message("choose-one-of-the-table"),
            )
        _check_chips(one)
        if one.removed and ctx.role == "captain":
            raise Refusal(
                Message("chips-are-taken-out-by-the-floor"), "outs", Message("call-the-chairperson")
            )
    _check_hand(state, table.players, names, [one.stack for one in command.outs])
    # who has shared what is left does not buy in for it again (OP-HOLDEM-22)
    may = course.deal is None and _may_rebuy(category, course, lost_at, command.hand_in_time)
    bought = course.rebuys()
    given = particulars_of(category.plan)
    hand = f.Hand(
        table=table.number,
        lost_at=lost_at,
        round=course.hand_for_hand.round if course.hand_for_hand else 0,
        outs=tuple(
            c.OutFacts(
                entry=one.entry,
                stack=one.stack,
                removed=one.removed,
                rebuy="open" if may and one.entry not in bought and not one.removed else "",
            )
            for one in command.outs
        ),
        cents=given.rebuy_cents,
        chips=given.rebuy_chips,
    )
    facts.append(
        f.PlayersOut(at=ctx.at, by=ctx.actor, category=category.key, out=ctx.new_id(), hand=hand)
    )
    return _and_close(state, category.key, facts, ctx)


def _check_chips(one: c.OutSeat | c.OutFacts) -> None:
    if one.stack < 0 or one.removed < 0:
        raise Refusal(Message("there-are-no-such-chips"), "outs", Message("enter-what-was-there"))


def _check_hand(state: State, there: list[str], names: list[str], stacks: list[int]) -> None:
    """Raises Refusal when these cannot all have gone out on one hand."""
    if len(set(names)) < len(names):
        raise Refusal(Message("somebody-is-named-twice"), "outs", Message("name-each-once"))
    if not set(there) - set(names):
        raise Refusal(
            Message("somebody-has-won-those-chips"), "outs", Message("one-of-the-table-is-still-in")
        )
    if len(names) > 1 and not all(stacks):
        raise Refusal(
            Message("so-many-went-out-on-one-hand", count=len(names)),
            "outs",
            Message("enter-what-each-had-when-the-hand"),
            "OP-HOLDEM-12",
        )


def _may_rebuy(category: Category, course: Freezeout, lost_at: int, hand_in_time: bool) -> bool:
    """Whether the last chip was lost within the first hour of play (HOLDEM-05, OP-HOLDEM-01)."""
    limit = particulars_of(category.plan).rebuy_minutes * MINUTE
    if category.options.get("rebuy.until") == "hand-start" and hand_in_time:
        return limit > 0
    return course.played_until(lost_at) < limit


def _unanswered(
    category: Category, course: Freezeout, tables: list[int], ctx: Context
) -> list[Fact]:
    """Who has not said yes to buying in again when the table goes on is out (OP-X-24)."""
    return [
        f.RebuyDeclined(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            out=out,
            entry=one,
            unanswered=True,
        )
        for out, names in course.asked().items()
        for one in names
        if course.hands[out].table in tables
    ]


def _and_close(state: State, key: str, facts: list[Fact], ctx: Context) -> list[Fact]:
    """With them, the clock stops when one has all the chips."""
    category, course = course_of(_with(state, facts), key)
    if course.finished and course.clock(category.plan).running:
        return [*facts, f.ClockPaused(at=ctx.at, by=ctx.actor, category=key)]
    return facts


def _hand_of(course: Freezeout, out: str) -> f.Hand:
    if out not in course.hands:
        raise Refusal(
            Message("there-is-no-such-report"), "out", Message("choose-one-from-the-list")
        )
    return course.hands[out]


def _take_back_out(state: State, command: c.TakeBackOut, ctx: Context) -> list[Fact]:
    category, course = _begun(state, command.category)
    hand = _hand_of(course, command.out)
    own_table(category.key, hand.table, ctx)
    last = next((x for x in reversed(course.happened) if isinstance(x, f.PlayersOut)), None)
    if ctx.role == "captain" and (last is None or last.out != command.out):
        at_table = [out for out, one in course.hands.items() if one.table == hand.table]
        if at_table[-1] != command.out:
            raise Refusal(
                Message("others-have-gone-out-there-since"),
                "out",
                Message("ask-the-chairperson-to-correct-it"),
            )
    return [f.OutTakenBack(at=ctx.at, by=ctx.actor, category=category.key, out=command.out)]


def _rebuy(state: State, command: c.Rebuy, ctx: Context) -> list[Fact]:
    category, course = _begun(state, command.category)
    hand = _hand_of(course, command.out)
    own_table(category.key, hand.table, ctx)
    rebuy = next((one.rebuy for one in hand.outs if one.entry == command.entry), "")
    if rebuy != "open":
        raise Refusal(
            Message("cannot-buy-in-again", player=_name(state, entry_of(state, command.entry).id)),
            "entry",
            Message("one-rebuy-for-each-in-the-first-hour"),
            "HOLDEM-05",
        )
    return [
        f.Rebought(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            out=command.out,
            entry=command.entry,
        )
    ]


def _decline(state: State, command: c.DeclineRebuy, ctx: Context) -> list[Fact]:
    category, course = _begun(state, command.category)
    hand = _hand_of(course, command.out)
    own_table(category.key, hand.table, ctx)
    if command.entry not in course.asked().get(command.out, []):
        raise Refusal(
            Message("that-player-was-not-asked"), "entry", Message("nothing-more-to-do"), "OP-X-24"
        )
    facts: list[Fact] = [
        f.RebuyDeclined(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            out=command.out,
            entry=command.entry,
        )
    ]
    return _and_close(state, category.key, facts, ctx)


def _take_back_answer(state: State, command: c.TakeBackAnswer, ctx: Context) -> list[Fact]:
    category, course = _begun(state, command.category)
    hand = _hand_of(course, command.out)
    own_table(category.key, hand.table, ctx)
    rebuy = next((one.rebuy for one in hand.outs if one.entry == command.entry), "")
    if rebuy not in ("yes", "no"):
        raise Refusal(
            Message("that-player-has-not-answered"), "entry", Message("nothing-to-take-back")
        )
    later = [
        out
        for out, other in course.hands.items()
        if out != command.out
        and any(one.entry == command.entry for one in other.outs)
        and other.lost_at >= hand.lost_at
    ]
    if later:
        raise Refusal(
            Message("that-player-has-gone-out-again-since"),
            "entry",
            Message("correct-that-hand-first"),
        )
    return [
        f.AnswerTakenBack(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            out=command.out,
            entry=command.entry,
        )
    ]


def _correct_out(state: State, command: c.CorrectOut, ctx: Context) -> list[Fact]:
    category, course = _begun(state, command.category)
    before = _hand_of(course, command.out) if command.out else None
    if not command.why.strip():
        raise Refusal(Message("a-correction-needs-a-reason"), "why", Message("say-what-was-wrong"))
    given = particulars_of(category.plan)
    after = f.Hand(
        table=command.table or (before.table if before else 0),
        lost_at=command.lost_at or (before.lost_at if before else ctx.at),
        round=before.round if before else 0,
        outs=command.outs,
        cents=before.cents if before else given.rebuy_cents,
        chips=before.chips if before else given.rebuy_chips,
    )
    if after == before or (before is None and not command.outs):
        raise Refusal(Message("that-is-how-it-stands"), "outs", Message("nothing-to-correct"))
    if not course.turns[0].clock.at <= after.lost_at <= ctx.at:
        raise Refusal(
            Message("that-was-not-in-the-time"), "lost_at", Message("enter-a-time-of-the-day")
        )
    if after.table not in course.room().tables:
        raise Refusal(
            Message("there-was-no-such-table"), "table", Message("choose-one-of-the-tables")
        )
    _check_corrected(state, category, course, command, after)
    return [
        f.OutCorrected(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            correction=ctx.new_id(),
            out=command.out or ctx.new_id(),
            before=before,
            after=after,
            why=typed(command.why),
        )
    ]


def _check_corrected(
    state: State, category: Category, course: Freezeout, command: c.CorrectOut, after: f.Hand
) -> None:
    entered = course.entered()
    others = {out: hand for out, hand in course.hands.items() if out != command.out}
    for one in after.outs:
        if one.entry not in entered:
            raise Refusal(
                Message("that-player-did-not-play"),
                "outs",
                Message("choose-somebody-who-was-seated"),
            )
        _check_chips(one)
        name = _name(state, one.entry)
        elsewhere = [o for hand in others.values() for o in hand.outs if o.entry == one.entry]
        if one.rebuy in ("", "no") and any(o.rebuy in ("", "no") for o in elsewhere):
            raise Refusal(
                Message("is-out-by-another-hand", player=name),
                "outs",
                Message("correct-that-hand-first"),
            )
        if one.rebuy in ("yes", "open"):
            if any(o.rebuy == "yes" for o in elsewhere):
                raise Refusal(
                    Message("has-had-a-rebuy", player=name),
                    "outs",
                    Message("one-rebuy-for-each"),
                    "HOLDEM-05",
                )
            if not _may_rebuy(category, course, after.lost_at, True):
                raise Refusal(
                    Message("lost-the-chips-after-the-first-hour", player=name),
                    "outs",
                    Message("there-is-no-rebuy-then"),
                    "HOLDEM-05",
                )
    names = [one.entry for one in after.outs]
    if names:
        stacks = [one.stack for one in after.outs]
        out = [o.entry for h in others.values() for o in h.outs if o.rebuy in ("", "no")]
        _check_hand(state, [one for one in entered if one not in out], names, stacks)


def undo_correction(state: State, command: hall.UndoCorrection, ctx: Context) -> list[Fact]:
    key = state.corrections[command.correction][0]
    category, course = course_of(state, key)
    undone = next((one for one in course.corrections if one.id == command.correction), None)
    if undone is None:
        raise Refusal(
            Message("that-correction-is-undone"), "correction", Message("nothing-more-to-do")
        )
    latest = [one for one in course.corrections if one.out == undone.out][-1]
    if latest.id != undone.id:
        raise Refusal(
            Message("the-hand-was-corrected-again-since"),
            "correction",
            Message("undo-the-latest-one-first"),
        )
    return [
        f.OutCorrectionUndone(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            correction=undone.id,
            out=undone.out,
        )
    ]


# --- hand for hand -----------------------------------------------------------------------------


def _start_hands(state: State, command: c.StartHandForHand, ctx: Context) -> list[Fact]:
    category, course = _playing(state, command.category)
    if course.hand_for_hand is not None:
        raise Refusal(
            Message("it-goes-hand-for-hand-already"), "category", Message("nothing-more-to-do")
        )
    if len(course.room().live) < 2:
        raise Refusal(
            Message("there-is-one-table-left"),
            "category",
            Message("it-plays-hand-for-hand-by-itself"),
        )
    return [f.HandForHandStarted(at=ctx.at, by=ctx.actor, category=category.key)]


def _end_hands(state: State, command: c.EndHandForHand, ctx: Context) -> list[Fact]:
    category, course = _begun(state, command.category)
    if course.hand_for_hand is None:
        raise Refusal(
            Message("it-does-not-go-hand-for-hand"), "category", Message("nothing-more-to-do")
        )
    why = Message("the-chairperson-ended-it")
    return [f.HandForHandEnded(at=ctx.at, by=ctx.actor, category=category.key, why=why)]


def _hand_done(state: State, command: c.HandDone, ctx: Context) -> list[Fact]:
    category, course = _playing(state, command.category)
    own_table(category.key, command.table, ctx)
    _by_itself(course, ctx)
    table = _live(course, command.table)
    now = course.hand_for_hand
    if now is None:
        raise Refusal(Message("it-does-not-go-hand-for-hand"), "table", Message("play-on-now"))
    if table.number in now.done:
        raise Refusal(
            Message("table-waits-already", table=table.number),
            "table",
            Message("wait-for-the-others"),
        )
    facts: list[Fact] = [*_unanswered(category, course, [table.number], ctx)]
    done = f.HandForHandDone(
        at=ctx.at, by=ctx.actor, category=category.key, table=table.number, round=now.round
    )
    facts.append(done)
    live = {one.number for one in course.room().live}
    paid = len(course.shares_now(len(course.entered())))
    if live <= now.done | {table.number} and len(course.room().people) <= paid:
        why = Message("so-many-are-left-and-all-are-paid", count=len(course.room().people))
        ended = f.HandForHandEnded(at=ctx.at, by=ctx.actor, category=category.key, why=why)
        facts.append(ended)
    return facts


# --- chips -------------------------------------------------------------------------------------


def _count_table(state: State, command: c.CountTable, ctx: Context) -> list[Fact]:
    category, course = _playing(state, command.category)
    own_table(category.key, command.table, ctx)
    _by_itself(course, ctx)
    _due(category, course, command.level, ctx)
    table = _live(course, command.table)
    names = [stack.entry for stack in command.stacks]
    if sorted(names) != sorted(table.players):
        raise Refusal(
            Message("those-are-not-the-players-of-table", table=table.number),
            "stacks",
            Message("count-everybody-who-sits-there"),
        )
    least = course.least_chip(category.plan)
    for stack in command.stacks:
        _check_stack(state, stack, least)
    counted = f.TableCounted(
        at=ctx.at,
        by=ctx.actor,
        category=category.key,
        level=command.level,
        table=table.number,
        stacks=command.stacks,
    )
    _, after = course_of(_with(state, [counted]), category.key)
    if after.uncounted(command.level) or any(after.off(command.level).values()):
        return [counted]
    return [counted, _agree(category, after, command.level, "", ctx)]


def _check_stack(state: State, stack: c.Stack, least: int) -> None:
    if stack.chips < 1:
        raise Refusal(
            Message("has-no-chips", player=_name(state, stack.entry)),
            "stacks",
            Message("report-the-player-out-instead"),
        )
    if stack.chips % least:
        raise Refusal(
            Message(
                "so-much-cannot-be-made-of-chips",
                amount=stack.chips,
                player=_name(state, stack.entry),
                least=least,
            ),
            f"stacks.{stack.entry}",
            Message("count-those-chips-again"),
            "HOLDEM-66",
        )


def _tell_stacks(state: State, command: c.TellStacks, ctx: Context) -> list[Fact]:
    category, _ = _begun(state, command.category)
    if any(stack.chips < 0 for stack in command.stacks):
        raise Refusal(
            Message("nobody-has-less-than-nothing"),
            "stacks",
            Message("tell-the-stacks-as-they-are"),
        )
    return [
        f.StacksTold(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            table=command.table,
            stacks=command.stacks,
        )
    ]


def _due(category: Category, course: Freezeout, level: int, ctx: Context) -> None:
    if level in course.agreed:
        raise Refusal(
            Message("those-chips-were-counted-and-agreed"),
            "level",
            Message("nothing-more-to-count"),
        )
    if course.due(category.plan, ctx.at) != level:
        raise Refusal(
            Message("no-chips-are-counted-now"), "level", Message("they-are-counted-in-the-breaks")
        )


def _agree(
    category: Category, course: Freezeout, level: int, why: str, ctx: Context
) -> f.ChipsAgreed:
    counts, off = course.counts.get(level, {}), course.off(level)
    totals = tuple(
        f.TableTotal(
            table=number,
            chips=sum(s.chips for s in counts[number].stacks) if number in counts else 0,
        )
        for group in off
        for number in sorted(group)
    )
    return f.ChipsAgreed(
        at=ctx.at,
        by=ctx.actor,
        category=category.key,
        level=level,
        totals=totals,
        missing=-sum(off.values()),
        why=why,
    )


def _let_pass(state: State, command: c.LetCountPass, ctx: Context) -> list[Fact]:
    category, course = _playing(state, command.category)
    _due(category, course, command.level, ctx)
    if not command.why.strip():
        raise Refusal(
            Message("letting-it-pass-needs-a-reason"), "why", Message("say-why-play-goes-on")
        )
    missing = course.uncounted(command.level)
    if missing and course.clock(category.plan).level(command.level).least:
        raise Refusal(
            Message("tables-not-counted-to-change-up", tables=tuple(missing), count=len(missing)),
            "level",
            Message("count-them-or-take-the-change-out"),
            "OP-HOLDEM-13",
        )
    return [_agree(category, course, command.level, command.why.strip(), ctx)]


def _change_up(state: State, command: c.ChangeUp, ctx: Context) -> list[Fact]:
    category, course = _playing(state, command.category)
    level = course.clock(category.plan).level(command.level)
    if command.level not in course.agreed:
        raise Refusal(
            Message("the-chips-are-not-counted-yet"),
            "level",
            Message("count-every-table-first"),
            "OP-HOLDEM-13",
        )
    if not level.least or command.level in course.changed_up:
        raise Refusal(
            Message("no-chips-are-to-be-changed-up"), "level", Message("nothing-more-to-do")
        )
    least, seed = course.least_chip(category.plan), ctx.rng_seed
    counts = course.counts[command.level]
    where = {s.entry: number for number, one in counts.items() for s in one.stacks}
    people = set(course.room().people)
    before = {s.entry: s.chips for one in counts.values() for s in one.stacks if s.entry in people}
    after: dict[str, int] = {}
    for number in sorted(counts):  # each table races for its own odd chips
        here = {one: chips for one, chips in before.items() if where[one] == number}
        after |= color_up(here, least, level.least, Lot(f"{seed}/{number}", "race"))
    changes = {
        number: sum(after[one] - before[one] for one in before if where[one] == number)
        for number in counts
    }
    return [
        f.ChipsChangedUp(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            level=command.level,
            least=level.least,
            seed=seed,
            before=tuple(c.Stack(entry=one, chips=chips) for one, chips in before.items()),
            after=tuple(c.Stack(entry=one, chips=chips) for one, chips in after.items()),
            changes=tuple(f.TableTotal(table=n, chips=by) for n, by in changes.items()),
        )
    ]


# --- money -------------------------------------------------------------------------------------


def _set_payouts(state: State, command: c.SetPayouts, ctx: Context) -> list[Fact]:
    category, course = course_of(state, command.category)
    shares = command.shares
    alike = len(shares) > 1 == len(set(shares))
    if shares and (min(shares) < 1 or (sum(shares) != 100 and not alike)):
        raise Refusal(
            Message("the-shares-make-per-cent", sum=sum(shares)),
            "shares",
            Message("let-the-shares-make-100-or-be-alike"),
            "OP-HOLDEM-03",
        )
    if any(later > former for former, later in pairwise(shares)):
        raise Refusal(
            Message("a-lower-place-would-win-more"),
            "shares",
            Message("begin-with-the-largest"),
            "OP-HOLDEM-03",
        )
    if course.drawn and len(shares) > len(course.entered()):
        raise Refusal(
            Message("more-places-than-players"),
            "shares",
            Message("pay-fewer-places"),
            "OP-HOLDEM-03",
        )
    if shares == course.shares:
        raise Refusal(Message("that-is-already-so"), "shares", Message("nothing-more-to-do"))
    return [f.PayoutsSet(at=ctx.at, by=ctx.actor, category=category.key, shares=shares)]


def _set_house(state: State, command: c.SetHouseShare, ctx: Context) -> list[Fact]:
    category, course = course_of(state, command.category)
    check_cents(command.cents, "cents")
    there = received(state, category) - sum(course.paid.values())
    if not 0 <= command.cents <= there:
        raise Refusal(
            Message("so-much-came-in-and-was-not-paid-out", amount=Cents(there)),
            "cents",
            Message("the-house-keeps-no-more-than-that"),
            "OP-HOLDEM-03",
        )
    return [f.HouseShareSet(at=ctx.at, by=ctx.actor, category=category.key, cents=command.cents)]


def _pay_prize(state: State, command: c.PayPrize, ctx: Context) -> list[Fact]:
    category, course = _begun(state, command.category)
    entry = entry_of(state, command.entry)
    if entry.id in course.paid:
        raise Refusal(
            Message("was-paid-already", player=Player(entry.called)),
            "entry",
            Message("nothing-more-to-do"),
        )
    won = course.won(pool_of(state, category)).get(entry.id, 0)
    if not won:
        raise Refusal(
            Message("has-won-no-prize", player=Player(entry.called)),
            "entry",
            Message("look-at-the-places"),
        )
    if command.cents != won:
        raise Refusal(
            Message("wins-so-much", player=Player(entry.called), amount=Cents(won)),
            "cents",
            Message("pay-that-much"),
        )
    check_box(state, command.cents)
    return [
        f.PrizePaid(
            at=ctx.at, by=ctx.actor, category=category.key, entry=entry.id, cents=command.cents
        )
    ]


def _take_back_prize(state: State, command: c.TakeBackPrize, ctx: Context) -> list[Fact]:
    category, course = _begun(state, command.category)
    if command.entry not in course.paid:
        raise Refusal(Message("that-player-was-not-paid"), "entry", Message("nothing-to-take-back"))
    return [
        f.PrizeTakenBack(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            entry=command.entry,
            cents=course.paid[command.entry],
        )
    ]


def _dealing(state: State, key: str) -> tuple[Category, Freezeout]:
    """A tournament whose last players may make a deal. Raises Refusal."""
    category, course = _playing(state, key)
    room = course.room()
    if len(room.live) > 1 or room.astray:
        raise Refusal(
            Message("so-many-are-left-and-not-at-one-table", count=len(room.people)),
            "category",
            Message("a-deal-is-made-at-the-final"),
            DEAL,
        )
    if course.asked():
        raise Refusal(
            Message("somebody-may-still-buy-in-again"),
            "category",
            Message("ask-that-player-first"),
            "OP-X-24",
        )
    if course.deal is not None:
        raise Refusal(
            Message("they-have-a-deal"), "category", Message("take-it-back-to-make-another"), DEAL
        )
    return category, course


def _check_left(cents: int, stake: int) -> None:
    if not 0 <= cents <= stake:
        raise Refusal(
            Message("so-much-is-still-to-be-won", amount=Cents(stake)),
            "left",
            Message("leave-no-more-for-the-winner"),
            DEAL,
        )


def _check_all_named(state: State, named: list[str], people: list[str], field: str) -> None:
    for one in people:
        if named.count(one) != 1:
            who = _name(state, one)
            why = (
                Message("is-not-named", player=who)
                if one not in named
                else Message("is-named-twice", player=who)
            )
            raise Refusal(why, field, Message("name-everybody-who-is-in-once"), DEAL)
    if len(named) > len(people):
        raise Refusal(
            Message("somebody-named-is-not-in"),
            field,
            Message("name-everybody-who-is-in-once"),
            DEAL,
        )


def _count_for_deal(state: State, command: c.CountForDeal, ctx: Context) -> list[Fact]:
    category, course = _dealing(state, command.category)
    room = course.room()
    _check_all_named(state, [one.entry for one in command.stacks], room.people, "stacks")
    least = course.least_chip(category.plan)
    for stack in command.stacks:
        _check_stack(state, stack, least)
    _check_left(command.left, sum(course.at_stake(pool_of(state, category))))
    off = sum(stack.chips for stack in command.stacks) - room.in_play
    if off:
        raise Refusal(
            Message("together-they-have-too-many", chips=Chips(off))
            if off > 0
            else Message("together-they-have-too-few", chips=Chips(-off)),
            "stacks",
            Message("count-again-so-many-are-in-play", count=room.in_play),
            "HOLDEM-04",
        )
    return [
        f.DealCounted(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            stacks=command.stacks,
            left=command.left,
        )
    ]


def _make_deal(state: State, command: c.MakeDeal, ctx: Context) -> list[Fact]:
    """Any sums that make what is left; everybody who is in has agreed."""
    category, course = _dealing(state, command.category)
    people = course.room().people
    _check_all_named(state, [one.entry for one in command.sums], people, "sums")
    stake = sum(course.at_stake(pool_of(state, category)))
    _check_left(command.left, stake)
    for one in command.sums:
        check_cents(one.cents, "sums")
        if one.cents < 0:
            raise Refusal(
                Message("nobody-gets-less-than-nothing"),
                "sums",
                Message("enter-what-each-gets"),
                DEAL,
            )
        if not one.agrees:
            raise Refusal(
                Message("has-not-agreed", player=_name(state, one.entry)),
                f"agrees.{one.entry}",
                Message("ask-everybody-by-name-who-agrees"),
                DEAL,
            )
    shared = sum(one.cents for one in command.sums) + command.left
    if shared != stake:
        raise Refusal(
            Message("these-sums-make-too-much", amount=Cents(shared - stake))
            if shared > stake
            else Message("these-sums-make-too-little", amount=Cents(stake - shared)),
            "sums",
            Message("share-out-all-of-it", amount=Cents(stake)),
            DEAL,
        )
    return [
        f.DealMade(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            sums=command.sums,
            left=command.left,
        )
    ]


def _take_back_deal(state: State, command: c.TakeBackDeal, ctx: Context) -> list[Fact]:
    category, course = _begun(state, command.category)
    if course.deal is None:
        raise Refusal(
            Message("there-is-no-deal"), "category", Message("nothing-to-take-back"), DEAL
        )
    paid = [one.entry for one in course.deal.sums if one.entry in course.paid]
    if paid:
        raise Refusal(
            Message("was-paid-by-the-deal", player=_name(state, paid[0])),
            "category",
            Message("take-that-payment-back-first"),
            DEAL,
        )
    return [f.DealTakenBack(at=ctx.at, by=ctx.actor, category=category.key)]


# --- the floor ---------------------------------------------------------------------------------


def call_chair(state: State, command: hall.CallChair, ctx: Context) -> list[Fact]:
    why = written(command.why.strip())
    return _call(state, command.category, command.table, why, "", "", ctx)


def _tell_floor(state: State, command: c.TellFloor, ctx: Context) -> list[Fact]:
    seen = SEEN.get(command.kind)
    if seen is None:
        raise Refusal(
            Message("there-is-no-such-kind", kind=command.kind),
            "kind",
            Message("one-of-these", kinds=tuple(SEEN)),
        )
    why, note = seen.title, command.note.strip()
    if note:
        why = Message("seen-with-a-note", title=why, note=note)
    return _call(state, command.category, command.table, why, command.kind, seen.clause, ctx)


def _call(
    state: State, key: str, table: int, why: Message, kind: str, clause: str, ctx: Context
) -> list[Fact]:
    category, course = _begun(state, key)
    own_table(category.key, table, ctx)
    here = _live(course, table)
    if ctx.role == "player" and ctx.scope and ctx.scope not in here.players:
        raise Refusal(
            Message("you-do-not-sit-at-that-table"), "table", Message("call-from-your-own-table")
        )
    if table in course.calls:
        raise Refusal(
            Message("table-waits-for-a-ruling-and-stays", table=table),
            "table",
            Message("the-chairperson-or-a-judge-gives"),
        )
    return [
        f.FloorCalled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            table=table,
            why=why,
            kind=kind,
            clause=clause,
        )
    ]


def give_ruling(state: State, command: hall.GiveRuling, ctx: Context) -> list[Fact]:
    category, course = _begun(state, command.category)
    if command.table not in course.calls:
        raise Refusal(
            Message("table-has-not-called", table=command.table),
            "table",
            Message("nothing-to-rule-on"),
        )
    if not command.text.strip():
        raise Refusal(Message("the-ruling-has-no-words"), "text", Message("say-what-was-decided"))
    return [
        f.FloorRuled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            table=command.table,
            text=command.text.strip(),
            clause=command.clause or course.calls[command.table].clause,
        )
    ]


DECIDE: dict[type[Command], Decide] = {
    c.StartClock: _start_clock,
    c.PauseClock: _pause_clock,
    c.MoveClock: _move_clock,
    c.EndLevel: _end_level,
    c.SetLevels: _set_levels,
    c.TakeBackClock: _take_back_clock,
    c.MovePlayer: _move_player,
    c.FinishHand: _finish_hand,
    c.PlayOn: _play_on,
    c.MakeMoves: _make_moves,
    c.TakeBackMoves: _take_back_moves,
    c.ReportOut: _report_out,
    c.TakeBackOut: _take_back_out,
    c.Rebuy: _rebuy,
    c.DeclineRebuy: _decline,
    c.TakeBackAnswer: _take_back_answer,
    c.CorrectOut: _correct_out,
    c.StartHandForHand: _start_hands,
    c.EndHandForHand: _end_hands,
    c.HandDone: _hand_done,
    c.CountTable: _count_table,
    c.TellStacks: _tell_stacks,
    c.LetCountPass: _let_pass,
    c.ChangeUp: _change_up,
    c.SetPayouts: _set_payouts,
    c.SetHouseShare: _set_house,
    c.PayPrize: _pay_prize,
    c.TakeBackPrize: _take_back_prize,
    c.CountForDeal: _count_for_deal,
    c.MakeDeal: _make_deal,
    c.TakeBackDeal: _take_back_deal,
    c.TellFloor: _tell_floor,
}

SHARED: dict[type[Command], Decide] = {
    hall.DrawSeats: draw_seats,
    hall.SwapSeats: swap_seats,
    hall.SetTableMode: set_mode,
    hall.AddSeat: add_seat,
    hall.AddMinutes: add_minutes,
    hall.CallChair: call_chair,
    hall.GiveRuling: give_ruling,
    hall.UndoCorrection: undo_correction,
}
"""Commands of the hall that are taken in a way of its own, such as AddMinutes or CallChair."""
