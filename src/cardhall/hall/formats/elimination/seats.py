"""Seats of a round before it begins (LLAA-T-19, 29, 40; OP-T-05, 12; OP-X-18)."""

from cardhall.formats.lot import Lot
from cardhall.formats.meeting import meetings
from cardhall.formats.seating import (
    PersonToSeat,
    Seated,
    draw_fresh,
    keep_seats,
    moves_before,
)
from cardhall.hall import commands as hall
from cardhall.hall import requests
from cardhall.hall.entries.decide import Exceptions, code_from, joining
from cardhall.hall.entries.ready import may_play, missing_for_seat
from cardhall.hall.formats.elimination import commands as c
from cardhall.hall.formats.elimination import events as f
from cardhall.hall.formats.elimination.absence import not_here
from cardhall.hall.formats.elimination.state import (
    overfill_of,
    play_of,
    rounds_of,
    unstarted,
)
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import (
    Category,
    State,
    category_of,
    entry_of,
    finished,
    tally,
)
from cardhall.messages import Dollars, Message, Player

MOST_SEATS = {"boure": "LLAA-BOURE-01", "rummy": "LLAA-RUMMY-01"}
"""The clause that says how many can play a game at one table."""


def draw_seats(state: State, command: hall.DrawSeats, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    number = _next_round(state, category, command.again)
    passing = Exceptions(command.override, ctx)
    people, left_out = [], []
    for entry in may_play(state, category):
        missing = not_here(category, entry.id) or missing_for_seat(state, entry)
        if missing is None or (missing.clause == "LLAA-T-01" and passing.reason):
            people.append(PersonToSeat(entry.id, entry.auxiliary))
        else:
            left_out.append(missing)
    if len(people) < 2:
        raise Refusal(
            Message("too-few-can-be-seated", count=len(people), all=len(people) + len(left_out)),
            "category",
            Message("sign-people-in-and-take-their-fees"),
            "OP-X-18",
        )
    lot = Lot(ctx.rng_seed, f"seats {state.id} {category.key} {number}")
    seated, fresh = _seat(category, number, people, lot)
    tables = tuple(
        f.SeatedTable(
            table=one.table,
            seats=one.seats,
            why=one.why,
            mode=category.mode_of(one.table),
            code="" if one.table in category.codes else code_from(ctx.new_id()),
        )
        for one in seated
    )
    return [
        f.SeatsDrawn(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=number,
            seed=ctx.rng_seed,
            fresh=fresh,
            final=len(tables) == 1,
            tables=tables,
            left_out=tuple(left_out),
            override=passing.reason,
        )
    ]


def _next_round(state: State, category: Category, again: bool) -> int:
    now = rounds_of(category).now
    if now is None:
        return 1
    if finished(state, category.key):
        raise Refusal(
            Message("is-over", game=category.plan.name),
            "category",
            Message("nobody-is-left-to-play"),
        )
    if now.state == "playing":
        raise Refusal(
            Message("round-is-still-played", round=now.no),
            "category",
            Message("close-round-first", round=now.no),
            "LLAA-T-28",
        )
    if now.state == "seated":
        if not again:
            raise Refusal(
                Message("round-has-its-seats", round=now.no),
                "again",
                Message("say-that-they-are-to-be-drawn"),
            )
        return now.no
    return now.no + 1


def _seat(
    category: Category, number: int, people: list[PersonToSeat], lot: Lot
) -> tuple[list[Seated], bool]:
    size, overfill = category.plan.seats, overfill_of(category)
    moves = category.options.get("moves", "after3-then-each")
    if moves_before(number, moves, category.plan.move_after):
        behind = rounds_of(category).rounds[: number - 1]
        met = meetings([play.seats for play in a_round.tables.values()] for a_round in behind)
        return draw_fresh(people, size, overfill, lot, met), True
    former = {
        table: play.seats for table, play in rounds_of(category).rounds[number - 2].tables.items()
    }
    # a newcomer is the one above the size rather than a table of their own (OP-T-12)
    return keep_seats(former, people, size + overfill, lot), False


def most_at_table(category: Category) -> int:
    """Count how many sit at a table before another one is opened (LLAA-T-40, OP-T-12)."""
    return category.plan.seats + overfill_of(category)


def swap_seats(state: State, command: hall.SwapSeats, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    now = unstarted(category)
    for field, one in (("first", command.first), ("second", command.second)):
        if now.table_of(one) is None:
            raise Refusal(
                Message("the-player-has-no-seat-in-this-round"),
                field,
                Message("choose-somebody-who-is-seated"),
            )
    if command.first == command.second:
        raise Refusal(
            Message("that-is-one-and-the-same-person"), "second", Message("choose-another-one")
        )
    return [
        f.SeatsSwapped(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            first=command.first,
            second=command.second,
        )
    ]


def add_seat(state: State, command: hall.AddSeat, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    now = unstarted(category)
    entry = entry_of(state, command.entry)
    if entry.category != category.key or entry.left or tally(state, entry).status != "in":
        raise Refusal(
            Message("does-not-play-here-any-more", player=Player(entry.name)),
            "entry",
            Message("choose-another-one"),
        )
    if now.table_of(entry.id):
        raise Refusal(
            Message("has-a-seat", player=Player(entry.name)), "entry", Message("swap-seats-instead")
        )
    passing = Exceptions(command.override, ctx)
    let_in = joining(state, category, entry, passing, ctx)
    if missing := missing_for_seat(state, entry):
        who = Player(entry.name)
        if missing.clause == "LLAA-T-04":
            why, cure = (
                Message("player-has-not-signed-in", player=who),
                Message("sign-the-player-in-first"),
            )
        else:
            why = Message("player-owes", player=who, dollars=Dollars(entry.owing_cents))
            cure = Message("take-the-fee-first")
        refusal = Refusal(why, "entry", cure, missing.clause)
        passing.unless(False, refusal)
    sizes = {table: len(play.seats) for table, play in now.tables.items()}
    table = command.table or min(sizes, key=lambda n: (sizes[n], n))
    if not command.table and sizes[table] >= most_at_table(category):
        raise Refusal(
            Message("every-table-is-full"),
            "table",
            Message("draw-the-seats-again-for-another-table"),
            "OP-T-12",
        )
    if sizes.get(table, 0) >= category.plan.most_seats:
        raise Refusal(
            Message("sit-at-table-already", count=category.plan.most_seats, table=table),
            "table",
            Message("choose-another-table-or-draw"),
            MOST_SEATS.get(category.key, "OP-T-12"),
        )
    play_of(now, table)
    return [
        *let_in,
        f.SeatAdded(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=table,
            entry=entry.id,
            why=Message("came-in-before-round", round=now.no, by=ctx.actor),
            override=passing.reason,
        ),
    ]


def set_table_mode(state: State, command: hall.SetTableMode, ctx: Context) -> list[Fact]:
    """A round that is seated and has not begun changes with what holds from now on."""
    now = rounds_of(category_of(state, command.category)).now
    seated = now is not None and now.state == "seated"
    here = now.no if now and seated and command.table in (0, *now.tables) else 0
    return requests.set_table_mode(state, command, ctx, here)


def set_stack(state: State, command: c.SetStack, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    now = unstarted(category)
    play = play_of(now, command.table)
    if command.entry not in play.seats:
        raise Refusal(
            Message("the-player-does-not-sit-at-that-table"),
            "entry",
            Message("choose-a-seat-of-the-table"),
        )
    if command.chips < 0:
        raise Refusal(
            Message("a-stack-is-no-less-than-nothing"), "chips", Message("enter-what-lies-there")
        )
    return [
        f.StackSet(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=command.table,
            entry=command.entry,
            chips=command.chips,
        )
    ]
