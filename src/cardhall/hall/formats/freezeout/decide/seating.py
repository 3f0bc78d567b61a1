"""Tables, seats and moves between them."""

from cardhall.formats.freezeout import PokerTable, draw_tables
from cardhall.formats.lot import Lot
from cardhall.hall import commands as hall
from cardhall.hall.entries.decide import Exceptions, code_from
from cardhall.hall.formats.freezeout import commands as c
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout.decide.common import (
    begun_of,
    by_itself,
    format_state_of,
    live_table,
    name_of,
    playing_of,
)
from cardhall.hall.formats.freezeout.decide.outs import unanswered
from cardhall.hall.formats.freezeout.state import Freezeout, Room, particulars_of
from cardhall.hall.kernel.context import Context, Refusal, own_table
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.state import Category, Entry, State, entry_of
from cardhall.messages import Chips, Dollars, Message, Player, written


def draw_seats(state: State, command: hall.DrawSeats, ctx: Context) -> list[Fact]:
    category, freezeout = format_state_of(state, command.category)
    if freezeout.begun:
        raise Refusal(
            Message("the-first-cards-are-dealt"),
            "category",
            Message("who-comes-late-is-seated-alone"),
        )
    if freezeout.drawn and not command.again:
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
    """Say why a player is not seated, or None."""
    if not entry.signed_in_at:
        return f.NotSeated(entry=entry.id, why=Message("not-signed-in"))
    if entry.owing_cents:
        owing = Message("owing-of-the-buy-in", amount=Dollars(entry.owing_cents))
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
    category, freezeout = format_state_of(state, command.category)
    if command.table:
        raise Refusal(
            Message("people-and-their-chips-go-from-table-to-table"),
            "table",
            Message("set-all-the-tables-at-once"),
            "OP-HOLDEM-11",
        )
    if freezeout.begun:
        raise Refusal(
            Message("the-first-cards-are-dealt"), "mode", Message("the-tables-stay-as-they-are")
        )
    if freezeout.mode == command.mode:
        raise Refusal(Message("that-is-already-so"), "mode", Message("nothing-more-to-do"))
    return [f.TablesSet(at=ctx.at, by=ctx.actor, category=category.key, mode=command.mode)]


def swap_seats(state: State, command: hall.SwapSeats, ctx: Context) -> list[Fact]:
    category, freezeout = format_state_of(state, command.category)
    if freezeout.begun:
        raise Refusal(
            Message("seats-are-not-changed-once-cards"),
            "first",
            Message("who-must-sit-elsewhere-is-moved"),
            "HOLDEM-120",
        )
    room = freezeout.room()
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
    category, freezeout = format_state_of(state, command.category)
    entry = entry_of(state, command.entry)
    if not freezeout.drawn:
        raise Refusal(
            Message("seats-are-not-drawn-yet"), "entry", Message("drawn-with-all-the-others")
        )
    if freezeout.finished:
        raise Refusal(Message("it-is-over"), "entry", Message("nobody-can-be-seated-any-more"))
    if entry.category != category.key or entry.left:
        raise Refusal(
            Message("does-not-play-this", player=Player(entry.called)),
            "entry",
            Message("choose-one-of-the-entries"),
        )
    if entry.id in freezeout.entered():
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
            Message("owes-of-the-buy-in", player=who, amount=Dollars(entry.owing_cents))
            if missing.clause
            else Message("is-not-signed-in-yet", player=who)
        )
        passing.unless(False, Refusal(why, "entry", cure, missing.clause))
    if freezeout.closed(category.plan, ctx.at):
        _after_the_time(category, freezeout, entry, passing)
    table = _open_table(freezeout.room(), command.table)
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
    category: Category, freezeout: Freezeout, entry: Entry, passing: Exceptions
) -> None:
    """Nobody has a seat of right any more, and at the final table not with a reason either. Raises
    Refusal, which says what a seat means."""
    if len(freezeout.room().live) == 1:
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
    """Find where one more is seated; see `Room.open_tables`. Raises Refusal."""
    able = room.open_tables(most)
    if table:
        able = [one for one in able if one.number == table]
    if not able:
        raise Refusal(Message("every-seat-is-taken"), "table", Message("wait-until-one-is-free"))
    return min(able, key=lambda one: (len(one.players), one.number))


def _move_player(state: State, command: c.MovePlayer, ctx: Context) -> list[Fact]:
    category, freezeout = format_state_of(state, command.category)
    entry, room = entry_of(state, command.entry), freezeout.room()
    if entry.id not in room.people:
        raise Refusal(
            Message("is-not-in-play", player=Player(entry.called)),
            "entry",
            Message("choose-somebody-who-plays"),
        )
    here = room.seat_of(entry.id)
    if not command.why.strip() and freezeout.begun and here is not None:
        raise Refusal(
            Message("moving-somebody-needs-a-reason"), "why", Message("say-what-happened")
        )
    most = 0 if here else freezeout.most_seats(category.plan)
    table = _open_table(room, command.table, most)
    seat = command.seat or table.worst_seat() + 1
    if not 1 <= seat <= len(table.seats) or table.seats[seat - 1]:
        raise Refusal(
            Message("seat-of-table-is-taken", seat=seat, table=table.number),
            "seat",
            Message("choose-an-open-seat"),
        )
    passing = Exceptions(command.override, ctx)
    if here is not None and freezeout.begun:
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


def _finish_hand(state: State, command: c.FinishHand, ctx: Context) -> list[Fact]:
    category, freezeout = playing_of(state, command.category)
    own_table(category.key, command.table, ctx)
    by_itself(freezeout, ctx)
    table = live_table(freezeout, command.table)
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
    category, freezeout = begun_of(state, command.category)
    if command.table or ctx.role == "captain":
        own_table(category.key, command.table, ctx)
    tables = [n for n in freezeout.ready if not command.table or n == command.table]
    if not tables:
        raise Refusal(Message("no-table-waits-there"), "table", Message("nothing-more-to-do"))
    facts: list[Fact] = [*unanswered(category, freezeout, tables, ctx)]
    for number in tables:
        facts.append(f.TablePlaysOn(at=ctx.at, by=ctx.actor, category=category.key, table=number))
    return facts


def _make_moves(state: State, command: c.MakeMoves, ctx: Context) -> list[Fact]:
    category, freezeout = playing_of(state, command.category)
    moves = freezeout.proposed()
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
                Message("has-no-chips", player=name_of(state, one)),
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
            seed="/".join(freezeout.ready[n].seed for n in sorted(freezeout.ready)),
        )
    ]


def _take_back_moves(state: State, command: c.TakeBackMoves, ctx: Context) -> list[Fact]:
    category, freezeout = begun_of(state, command.category)
    for fact in reversed(freezeout.happened):
        if isinstance(fact, f.PlayersMoved):
            return [f.MovesTakenBack(at=ctx.at, by=ctx.actor, category=category.key)]
        if not isinstance(fact, f.HandFinished):
            break
    raise Refusal(
        Message("there-are-no-moves-to-take-back"),
        "category",
        Message("move-people-by-hand-instead"),
    )


DECIDE: dict[type[Command], Decide] = {
    c.MovePlayer: _move_player,
    c.FinishHand: _finish_hand,
    c.PlayOn: _play_on,
    c.MakeMoves: _make_moves,
    c.TakeBackMoves: _take_back_moves,
}

SHARED: dict[type[Command], Decide] = {
    hall.DrawSeats: draw_seats,
    hall.SwapSeats: swap_seats,
    hall.SetTableMode: set_mode,
    hall.AddSeat: add_seat,
}
