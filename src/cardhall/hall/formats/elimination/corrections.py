"""Corrections: any result, at any time, with a way back and a look ahead."""

from msgspec.structs import replace

from cardhall.hall.formats.elimination import commands as c
from cardhall.hall.formats.elimination import events as f
from cardhall.hall.formats.elimination.reports import open_table
from cardhall.hall.formats.elimination.state import (
    Play,
    Round,
    Rounds,
    current,
    playing,
    round_of,
    rounds_of,
)
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.reported.decide import two_of_them
from cardhall.hall.state import Category, State, category_of
from cardhall.messages import Message, Player


def take_back_start(state: State, command: c.TakeBackStart, ctx: Context) -> list[Fact]:
    """A round begun by mistake, while everything still lies as it was drawn."""
    category = category_of(state, command.category)
    now = playing(category)
    table = first_begun(now) or first_called(category, now)
    if table:
        raise Refusal(
            Message("table-has-something-to-show-already", table=table),
            f"table:{table}",
            Message("let-the-round-be-played"),
        )
    return [f.StartTakenBack(at=ctx.at, by=ctx.actor, category=category.key, round=now.no)]


def first_called(category: Category, now: Round) -> int:
    """The first table whose caller has begun a game; 0 for none."""
    begun = (n for n in sorted(now.tables) if rounds_of(category).calling.at(now.no, n).games)
    return next(begun, 0)


def first_begun(now: Round) -> int:
    """The first table of a round at which something has happened since it began; 0 for none.

    A table in the browser deals at once: its shuffles are committed to when the round begins.
    """
    for number, play in sorted(now.tables.items()):
        told = play.reports or play.marks or play.sent_away or play.void or play.call or play.fixes
        if told or play.attempt > 1 or play.mode == "live":
            return number
    return 0


def _rounds_of(state: State, key: str) -> tuple[Category, Round]:
    """A game that is played in rounds, and the latest. Raises Refusal."""
    category = category_of(state, key)
    if not isinstance(category.format_state, Rounds):
        raise Refusal(
            Message("is-not-played-in-rounds", game=category.plan.name),
            "category",
            Message("choose-another-game"),
        )
    return category, current(category)


def reopen_round(state: State, command: c.ReopenRound, ctx: Context) -> list[Fact]:
    category, now = _rounds_of(state, command.category)
    if now.state == "playing":
        raise Refusal(
            Message("round-is-open", no=now.no), "category", Message("nothing-more-to-do")
        )
    if now.state == "seated":
        raise Refusal(
            Message("round-has-its-seats-2", no=now.no)
            if now.no > 1
            else Message("round-1-has-not-begun"),
            "category",
            Message("correct-the-result-it-follows-through"),
        )
    return [f.RoundReopened(at=ctx.at, by=ctx.actor, category=category.key, round=now.no)]


def take_back_void(state: State, command: c.TakeBackVoid, ctx: Context) -> list[Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    if play.before_void is None:
        raise Refusal(
            Message("table-was-not-voided", table=play.table),
            "table",
            Message("nothing-to-take-back"),
        )
    if play.mode == "live" and not play.void:
        raise Refusal(
            Message("table-was-dealt-anew-in-the-browser", table=play.table),
            "table",
            Message("let-it-be-played-its-result-can-be-corrected"),
        )
    before = play.before_void
    same = before if play.void else replace(before, reports=(), marks={})
    if play.fixes or (play.reports, play.marks) != (same.reports, same.marks):
        raise Refusal(
            Message("table-has-told-something-since", table=play.table),
            "table",
            Message("take-that-back-first-or-correct-the-result"),
        )
    return [
        f.VoidTakenBack(
            at=ctx.at, by=ctx.actor, category=category.key, round=now.no, table=play.table
        )
    ]


def take_back_lot(state: State, command: c.TakeBackLot, ctx: Context) -> list[Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    if not now.bank or play.expected - now.bank < play.size * now.start_chips + now.bank:
        raise Refusal(
            Message("table-got-no-further-lot", table=play.table),
            "table",
            Message("nothing-to-take-back"),
        )
    return [
        f.LotTakenBack(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            chips=now.bank,
        )
    ]


def take_back_place_game(state: State, command: c.TakeBackPlaceGame, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    if not rounds_of(category).place_games:
        raise Refusal(
            Message("no-extra-game-was-entered"),
            "category",
            Message("nothing-to-take-back"),
            "OP-T-03",
        )
    order = rounds_of(category).place_games[-1]
    return [f.PlaceGameTakenBack(at=ctx.at, by=ctx.actor, category=category.key, order=order)]


def correct_seats(state: State, command: c.CorrectSeats, ctx: Context) -> list[Fact]:
    category, _ = _rounds_of(state, command.category)
    a_round = round_of(category, command.round)
    if not a_round.started_at:
        raise Refusal(
            Message("round-has-not-begun-2", no=a_round.no),
            "round",
            Message("swap-the-seats-nothing-is-played"),
        )
    two_of_them(command.first, command.second, command.why)
    plays = []
    for field, one in (("first", command.first), ("second", command.second)):
        play = a_round.table_of(one)
        if play is None:
            raise Refusal(
                Message("that-player-had-no-seat-in-this-round"),
                field,
                Message("choose-somebody-who-was-seated"),
            )
        _seat_can_change(play, field)
        left = state.entries[one].left
        if one in play.sent_away or (left and left.round == a_round.no):
            raise Refusal(
                Message("left-in-that-round", player=Player(state.entries[one].name)),
                field,
                Message("correct-the-tables-results-instead"),
                "OP-X-19",
            )
        plays.append(play.table)
    return [
        f.SeatsCorrected(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=a_round.no,
            tables=tuple(sorted(set(plays))),
            first=command.first,
            second=command.second,
            why=command.why.strip(),
        )
    ]


def _seat_can_change(play: Play, field: str) -> None:
    if play.call is not None:
        raise Refusal(
            Message("table-waits-for-a-ruling", table=play.table),
            field,
            Message("give-the-ruling-first"),
            "LLAA-T-18",
        )
    if play.mode == "live":
        raise Refusal(
            Message("table-is-in-the-browser-each-with-a-code", table=play.table),
            field,
            Message("correct-the-table-result-instead"),
        )
