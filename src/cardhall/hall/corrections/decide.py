"""Whether something can be put right, and with what facts."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.hall.corrections import commands as c
from cardhall.hall.corrections import events as f
from cardhall.hall.formats.bracket.decide import bracket_of
from cardhall.hall.formats.rounds.play import open_table
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.state import Category, Play, Round, State, category_of, current, round_of
from cardhall.messages import Message, Player


def _rounds_of(state: State, key: str) -> tuple[Category, Round]:
    """A game that is played in rounds, and the latest. Raises Refusal."""
    category = category_of(state, key)
    if category.is_bracket or category.course is not None:
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
    if not category.place_games:
        raise Refusal(
            Message("no-extra-game-was-entered"),
            "category",
            Message("nothing-to-take-back"),
            "OP-T-03",
        )
    order = category.place_games[-1]
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
    _two(command.first, command.second, command.why)
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


def _two(first: str, second: str, why: str) -> None:
    if first == second:
        raise Refusal(Message("that-is-one-and-the-same"), "second", Message("choose-another-one"))
    if not why.strip():
        raise Refusal(Message("a-correction-needs-a-reason"), "why", Message("say-what-was-wrong"))


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


def swap_teams(state: State, command: c.SwapTeams, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    for field, one in (("first", command.first), ("second", command.second)):
        if one not in found.bracket.teams:
            raise Refusal(
                Message("that-team-is-not-in-the-draw"),
                field,
                Message("choose-a-team-of-the-bracket"),
            )
    _two(command.first, command.second, command.why)
    return [
        f.TeamsSwapped(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            first=command.first,
            second=command.second,
            why=command.why.strip(),
        )
    ]


DECIDE: dict[type[Command], Callable[[State, Any, Context], list[Fact]]] = {
    c.ReopenRound: reopen_round,
    c.TakeBackVoid: take_back_void,
    c.TakeBackLot: take_back_lot,
    c.TakeBackPlaceGame: take_back_place_game,
    c.CorrectSeats: correct_seats,
    c.SwapTeams: swap_teams,
}
