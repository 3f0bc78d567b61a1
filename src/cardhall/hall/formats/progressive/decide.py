"""What a command brings about, or why not."""

from collections.abc import Callable
from typing import Any

from cardhall.formats.progressive import MOST
from cardhall.hall import commands as hall
from cardhall.hall.entries.decide import code_from, take_entry
from cardhall.hall.events import SignedIn
from cardhall.hall.formats.progressive import commands as c
from cardhall.hall.formats.progressive import events as f
from cardhall.hall.formats.progressive import seating
from cardhall.hall.formats.progressive.evolve import swapped
from cardhall.hall.formats.progressive.reports import REPORTING, latest_game, night_game
from cardhall.hall.formats.progressive.state import Game, Progressive
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.requests import set_table_mode
from cardhall.hall.settings import check_cents
from cardhall.hall.state import State, leavers_of
from cardhall.messages import Message, Player, typed

Decide = Callable[[State, Any, Context], list[Fact]]

MOST_PLAYERS = 200
"""So many find a seat for sure, fast and with a way to the end."""


# --- the door ----------------------------------------------------------------------------------


def _take_entry(state: State, command: hall.TakeEntry, ctx: Context) -> list[Fact]:
    """Somebody walks in: a name is enough."""
    _, night = night_game(state, command.category)
    late = seating.too_late(night, night.next_game)
    if late is not None and not night.ended_at:
        raise late
    facts = take_entry(state, command, ctx)
    taken = facts[0].entries[0]  # type: ignore[attr-defined]
    return [*facts, SignedIn(at=ctx.at, by=ctx.actor, entry=taken.id)]


# --- seats -------------------------------------------------------------------------------------


def _seat_game(state: State, command: c.SeatGame, ctx: Context) -> list[Fact]:
    category, night = night_game(state, command.category)
    no = _to_seat(night, command.again)
    seating.check_number(no, seating.announced(category, night))
    here, missing = seating.present(state, category, night, no)
    if not 4 <= len(here) <= MOST_PLAYERS:
        raise Refusal(
            Message("so-many-can-be-seated", count=len(here)),
            "category",
            Message("from-4-to-so-many-can-play", most=MOST_PLAYERS),
            "EUCHRE-48",
        )
    given, fixed = seating.seats(category, night, here, no, ctx.rng_seed)
    tables = tuple(
        f.TableSeats(
            table=one.number,
            pairs=one.pairs,
            why=tuple(given["why"][player] for player in one.players),
            code="" if one.number in category.codes else code_from(ctx.new_id()),
            mode=category.mode_of(one.number),
        )
        for one in given["tables"]
    )
    return [
        f.GameSeated(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            game=no,
            seed=ctx.rng_seed,
            planned=given["planned"],
            order=given["order"],
            tables=tables,
            out=given["out"],
            left_out=tuple(missing),
            fixed=tuple(fixed),
            override=command.override.strip(),
        )
    ]


def _to_seat(night: Progressive, again: bool) -> int:
    """The number of the game to seat. Raises Refusal."""
    _not_ended(night)
    now = night.now
    if now is None:
        return 1
    if not now.started_at:
        if again:
            return now.no
        raise Refusal(
            Message("game-has-its-seats", game=now.no),
            "again",
            Message("start-it-or-say-that-it-is-seated-again"),
        )
    open_tables = [n for n, play in now.tables.items() if play.sheet is None or play.call]
    if open_tables:
        which = tuple(open_tables[:6])
        raise Refusal(
            Message("game-is-not-finished-at-table", game=now.no, tables=which),
            f"table:{open_tables[0]}",
            Message("wait-for-the-sheet-or-enter-it"),
            "EUCHRE-49",
        )
    _moves_known(night, now)
    return now.no + 1


def _moves_known(night: Progressive, now: Game) -> None:
    """Of every level table it must be known who moves (OP-EUCHRE-02)."""
    if night.fixed:
        return
    for number, play in now.tables.items():
        if play.sheet and not play.sheet.lower:
            raise Refusal(
                Message("table-is-level-and-nobody-has-cut", table=number),
                f"table:{number}",
                Message("each-pair-cuts-the-lower-one-moves"),
                "OP-EUCHRE-02",
            )


def _not_ended(night: Progressive) -> None:
    if night.ended_at:
        raise Refusal(
            Message("the-evening-is-over"), "category", Message("open-it-again-first"), "EUCHRE-51"
        )


def _start_game(state: State, command: c.StartGame, ctx: Context) -> list[Fact]:
    category, night = night_game(state, command.category)
    now = latest_game(night)
    if now.started_at:
        raise Refusal(
            Message("game-has-begun-already", game=now.no),
            "category",
            Message("nothing-more-to-do"),
        )
    fixed = category.options.get("movement") == "fixed-schedule"
    if now.no == 1 and fixed != bool(night.fixed):
        raise Refusal(
            Message("how-pairs-move-was-changed-since"),
            "category",
            Message("seat-game-1-again"),
            "OP-EUCHRE-01",
        )
    for number, play in now.tables.items():
        for one in play.players:
            entry = state.entries[one]
            if entry.left or not entry.signed_in_at:
                raise Refusal(
                    Message("table-is-not-here", table=number, player=Player(entry.name)),
                    f"table:{number}",
                    Message("let-one-who-sits-out-change-places", game=now.no),
                    "EUCHRE-48",
                )
    return [
        f.GameStarted(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            game=now.no,
            rules=dict(category.options),
        )
    ]


def _take_back(state: State, command: c.TakeBackSeats, ctx: Context) -> list[Fact]:
    category, night = night_game(state, command.category)
    now = latest_game(night)
    _not_ended(night)
    told = [number for number, play in now.tables.items() if play.told]
    if told:
        raise Refusal(
            Message("table-has-told-something-already", table=told[0]),
            f"table:{told[0]}",
            Message("let-the-game-be-played-a-sheet-can-be-corrected"),
        )
    live = [n for n, play in now.tables.items() if play.mode == "live" and now.started_at]
    if live:
        raise Refusal(
            Message("table-is-played-in-the-browser-and-has-dealt", table=live[0]),
            f"table:{live[0]}",
            Message("let-the-game-be-played-its-result-can-go"),
        )
    kind = f.GameStartTakenBack if now.started_at else f.GameUnseated
    return [kind(at=ctx.at, by=ctx.actor, category=category.key, game=now.no)]


def _set_mode(state: State, command: hall.SetTableMode, ctx: Context) -> list[Fact]:
    """For the games to come, and for the one that is seated and has not begun."""
    category, night = night_game(state, command.category)
    facts: list[Fact] = list(set_table_mode(state, command, ctx))
    now = night.now
    if now is not None and not now.started_at and command.table in (0, *now.tables):
        facts.append(
            f.GameModeSet(
                at=ctx.at,
                by=ctx.actor,
                category=category.key,
                game=now.no,
                table=command.table,
                mode=command.mode,
            )
        )
    return facts


def _swap(state: State, command: hall.SwapSeats, ctx: Context) -> list[Fact]:
    """Two change places before the game begins, if nobody gets a partner twice (EUCHRE-50)."""
    category, night = night_game(state, command.category)
    now = latest_game(night)
    if now.started_at:
        raise Refusal(
            Message("game-has-begun-already", game=now.no),
            "category",
            Message("people-change-places-before-the-game"),
            "EUCHRE-48",
        )
    for field, one in (("first", command.first), ("second", command.second)):
        if now.table_of(one) is None and one not in now.out:
            raise Refusal(
                Message("that-player-is-not-in-this-game"),
                field,
                Message("choose-somebody-who-sits-or-sits-out"),
            )
    names = {command.first: command.second, command.second: command.first}
    after = swapped(now, names)
    if _partners(after) == _partners(now) and _where(after) == _where(now):
        raise Refusal(
            Message("nothing-would-change"), "second", Message("choose-two-at-different-places")
        )
    if night.fixed and now.no > 1:
        raise Refusal(
            Message("the-movement-is-fixed-and-printed"),
            "category",
            Message("people-change-places-before-game-1"),
            "OP-EUCHRE-01",
        )
    before = night.partnerships(now.no)
    for play in after.tables.values():
        for pair in play.pairs:
            if frozenset(pair) in before:
                first, second = (Player(state.entries[player].name) for player in pair)
                raise Refusal(
                    Message(
                        "were-partners-in-game",
                        player=first,
                        other=second,
                        game=before[frozenset(pair)],
                    ),
                    "second",
                    Message("choose-somebody-else"),
                    "EUCHRE-50",
                )
    return [
        f.PlacesSwapped(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            game=now.no,
            first=command.first,
            second=command.second,
            fixed=bool(night.fixed),
        )
    ]


def _partners(game: Game) -> set[frozenset[str]]:
    return {frozenset(pair) for play in game.tables.values() for pair in play.pairs}


def _where(game: Game) -> dict[str, int]:
    return {one: number for number, play in game.tables.items() for one in play.players}


# --- games, prizes, the cup --------------------------------------------------------------------


def _set_games(state: State, command: c.SetGames, ctx: Context) -> list[Fact]:
    category, night = night_game(state, command.category)
    _not_ended(night)
    if not 1 <= command.games <= MOST:
        raise Refusal(
            Message("games-cannot-be-announced", count=command.games),
            "games",
            Message("one-to-games-are-played", most=MOST),
            "EUCHRE-52",
        )
    if command.games < len(night.games):
        raise Refusal(
            Message("game-is-seated-already", game=len(night.games)),
            "games",
            Message("announce-or-more", count=len(night.games)),
        )
    before = seating.announced(category, night)
    if night.fixed and command.games > night.planned:
        raise Refusal(
            Message("the-movement-is-fixed-for-games", games=night.planned),
            "games",
            Message("take-the-seats-of-game-1-back-first"),
            "OP-EUCHRE-01",
        )
    if command.games == before:
        raise Refusal(Message("that-is-already-so"), "games", Message("nothing-more-to-do"))
    return [
        f.GamesSet(
            at=ctx.at, by=ctx.actor, category=category.key, before=before, games=command.games
        )
    ]


def _set_prizes(state: State, command: c.SetPrizes, ctx: Context) -> list[Fact]:
    category, night = night_game(state, command.category)
    _not_ended(night)
    if night.begun and night.prizes(category.plan):
        raise Refusal(
            Message("the-prizes-follow-the-tables-of-game-1"),
            "rows",
            Message("change-the-list-before-the-first-game"),
            "OP-X-16",
        )
    sizes = [row.tables for row in command.rows]
    if len(set(sizes)) != len(sizes) or any(size < 1 for size in sizes):
        raise Refusal(
            Message("two-lists-are-for-as-many-tables"),
            "rows",
            Message("one-list-for-each-number-of-tables"),
        )
    for row in command.rows:
        if any(one < 0 for one in row.cents):
            raise Refusal(
                Message("a-prize-is-less-than-nothing"), "rows", Message("enter-nothing-or-more")
            )
        for one in row.cents:
            check_cents(one, "rows")
    rows = tuple(sorted(command.rows, key=lambda row: row.tables))
    before = night.rows(category.plan)
    if rows == before:
        raise Refusal(Message("that-is-already-so"), "rows", Message("nothing-more-to-do"))
    return [f.PrizesSet(at=ctx.at, by=ctx.actor, category=category.key, before=before, rows=rows)]


def _count_cup(state: State, command: c.CountCup, ctx: Context) -> list[Fact]:
    category, night = night_game(state, command.category)
    cups = night.cups(category.plan)
    if command.table not in cups:
        raise Refusal(
            Message("there-is-no-table", table=command.table),
            "table",
            Message("choose-a-table-that-has-a-cup"),
        )
    if command.cents < 0:
        raise Refusal(
            Message("a-cup-holds-no-less-than-nothing"), "cents", Message("enter-what-was-counted")
        )
    check_cents(command.cents, "cents")
    return [
        f.CupCounted(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            table=command.table,
            cents=command.cents,
        )
    ]


def _close(state: State, command: c.CloseEvening, ctx: Context) -> list[Fact]:
    category, night = night_game(state, command.category)
    _not_ended(night)
    now = latest_game(night)
    if not now.complete:
        raise Refusal(
            Message("game-is-not-finished", game=now.no)
            if now.started_at
            else Message("game-has-seats-and-waits", game=now.no),
            "category",
            Message("wait-for-every-table-sheet")
            if now.started_at
            else Message("play-it-or-take-its-seats-back"),
            "EUCHRE-51",
        )
    if now.no < night.planned and not command.why.strip():
        raise Refusal(
            Message("so-many-of-the-games-are-played", count=now.no, games=night.planned),
            "why",
            Message("say-why-it-ends-here"),
            "EUCHRE-52",
        )
    return [
        f.EveningClosed(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            games=now.no,
            why=command.why.strip(),
        )
    ]


def _reopen(state: State, command: c.ReopenEvening, ctx: Context) -> list[Fact]:
    category, night = night_game(state, command.category)
    if not night.ended_at:
        raise Refusal(
            Message("the-evening-is-not-over"), "category", Message("nothing-to-take-back")
        )
    if not command.why.strip():
        raise Refusal(
            Message("opening-it-again-needs-a-reason"), "why", Message("say-why-it-is-opened")
        )
    return [
        f.EveningReopened(at=ctx.at, by=ctx.actor, category=category.key, why=command.why.strip())
    ]


def _playoff(state: State, command: hall.EnterPlaceGame, ctx: Context) -> list[Fact]:
    category, night = night_game(state, command.category)
    ties = night.ties_to_play(category.plan, leavers_of(state, category.key))
    level = [set(ones) for _, ones in ties]
    if len(set(command.order)) != len(command.order) or set(command.order) not in level:
        raise Refusal(
            Message("those-are-not-the-people-who-are-level"),
            "order",
            Message("put-all-in-the-order-of-their-hand"),
            "OP-EUCHRE-06",
        )
    return [
        f.PlayoffEntered(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            order=command.order,
            dealt_by=typed(command.dealt_by) or ctx.actor,
        )
    ]


DECIDE: dict[type[Command], Decide] = {
    c.SeatGame: _seat_game,
    c.StartGame: _start_game,
    c.TakeBackSeats: _take_back,
    c.ReportGame: REPORTING.report,
    c.TakeBackSheet: REPORTING.take_back,
    c.SettleSheets: REPORTING.settle,
    c.CorrectGame: REPORTING.correct,
    c.SetGames: _set_games,
    c.SetPrizes: _set_prizes,
    c.CountCup: _count_cup,
    c.CloseEvening: _close,
    c.ReopenEvening: _reopen,
}

SHARED: dict[type[Command], Decide] = {
    hall.TakeEntry: _take_entry,
    hall.SetTableMode: _set_mode,
    hall.SwapSeats: _swap,
    hall.CallChair: REPORTING.call,
    hall.GiveRuling: REPORTING.rule,
    hall.UndoCorrection: REPORTING.undo,
    hall.EnterPlaceGame: _playoff,
}
"""Commands of the hall that are taken in a way of its own."""
