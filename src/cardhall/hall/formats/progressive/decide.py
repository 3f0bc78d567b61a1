"""What a command brings about, or why not."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.formats.progressive import MOST
from cardhall.hall import commands as hall
from cardhall.hall.entries import decide as door
from cardhall.hall.events import SignedIn
from cardhall.hall.formats.progressive import commands as c
from cardhall.hall.formats.progressive import events as f
from cardhall.hall.formats.progressive import seating
from cardhall.hall.formats.progressive.evolve import swapped
from cardhall.hall.formats.progressive.sheet import Sheet, checked, other
from cardhall.hall.formats.progressive.state import Game, Progressive, TablePlay, particulars
from cardhall.hall.formats.rounds import seats
from cardhall.hall.kernel.context import Context, Refusal, own_table
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.settings import check_cents
from cardhall.hall.state import Category, State, category_of, leavers_of
from cardhall.messages import Message, Player, typed

Decide = Callable[[State, Any, Context], list[Fact]]

MOST_PLAYERS = 200
"""So many find a seat for sure, fast and with a way to the end."""


def night_game(state: State, key: str) -> tuple[Category, Progressive]:
    """A game whose partners change. Raises Refusal."""
    category = category_of(state, key)
    if not isinstance(category.course, Progressive):
        raise Refusal(
            Message("is-not-played-game-by-game", category=category.plan.name),
            "category",
            Message("choose-the-euchre-night"),
        )
    return category, category.course


# --- the door ----------------------------------------------------------------------------------


def _take_entry(state: State, command: hall.TakeEntry, ctx: Context) -> list[Fact]:
    """Somebody walks in: a name is enough."""
    _, night = night_game(state, command.category)
    late = seating.too_late(night, night.next_game)
    if late is not None and not night.ended_at:
        raise late
    facts = door.take_entry(state, command, ctx)
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
            code="" if one.number in category.codes else door.code_from(ctx.new_id()),
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


def _latest(night: Progressive) -> Game:
    if night.now is None:
        raise Refusal(Message("no-game-is-seated-yet"), "category", Message("seat-the-first-game"))
    return night.now


def _start_game(state: State, command: c.StartGame, ctx: Context) -> list[Fact]:
    category, night = night_game(state, command.category)
    now = _latest(night)
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
    now = _latest(night)
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
    facts: list[Fact] = list(seats.set_table_mode(state, command, ctx))
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
    now = _latest(night)
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


# --- sheets ------------------------------------------------------------------------------------


def _table_of(night: Progressive, no: int, table: int) -> tuple[Game, TablePlay]:
    """A table of a game that began. Raises Refusal."""
    if not 1 <= no <= len(night.games):
        raise Refusal(
            Message("game-is-not-seated", game=no), "game", Message("choose-a-game-that-was-seated")
        )
    game = night.games[no - 1]
    if not game.started_at:
        raise Refusal(
            Message("game-has-not-begun", game=no), "game", Message("start-game-first", game=no)
        )
    if table not in game.tables:
        raise Refusal(
            Message("game-has-no-table", game=no, table=table),
            "table",
            Message("tables-are-1", last=len(game.tables)),
        )
    return game, game.tables[table]


def _open_table(
    state: State, command: Any, ctx: Context
) -> tuple[Category, Progressive, TablePlay]:
    """A table that may still speak of its game: the latest, not frozen. Raises Refusal."""
    category, night = night_game(state, command.category)
    own_table(category.key, command.table, ctx)
    game, play = _table_of(night, command.game, command.table)
    if game is not night.now or night.ended_at:
        raise Refusal(
            Message("game-is-behind", game=game.no),
            "game",
            Message("the-chairperson-can-correct-it"),
            "EUCHRE-49",
        )
    _not_frozen(play)
    return category, night, play


def _not_frozen(play: TablePlay) -> None:
    if play.call is not None:
        raise Refusal(
            Message("table-waits-for-a-ruling-and-stays", table=play.table),
            "table",
            Message("the-chairperson-or-a-judge-gives"),
            "LLAA-T-17",
        )


def _report(state: State, command: c.ReportGame, ctx: Context) -> list[Fact]:
    category, night, play = _open_table(state, command, ctx)
    if play.corrected is not None:
        raise Refusal(
            Message("table-has-a-result-from-the-chair", table=play.table),
            "table",
            Message("ask-the-chairperson-to-correct-it"),
        )
    if command.sheet.short.strip() and ctx.role not in ("chair", "judge", "table"):
        raise Refusal(
            Message("fewer-hands-are-for-the-chair-to-accept"),
            "sheet.short",
            Message("call-the-chair-to-the-table"),
            "EUCHRE-46",
        )
    if play.mode == "live" and ctx.role == "captain":
        raise Refusal(
            Message("table-is-played-on-screen", table=play.table),
            "table",
            Message("its-sheet-comes-by-itself"),
        )
    sheet = _sheet(category, night, command.sheet, command.game)
    if ctx.role != "table":
        _certified(play, command)
    return [
        f.SheetReported(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            game=command.game,
            table=play.table,
            report=ctx.new_id(),
            sheet=sheet,
            caller=command.caller.strip(),
            marks=tuple(dict.fromkeys(command.marks)),
        )
    ]


def _sheet(category: Category, night: Progressive, given: Sheet, no: int) -> Sheet:
    """The sheet with its sums, and who moves where that is asked. Raises Refusal."""
    sheet = checked(replace(given, short=given.short.strip()), particulars(category.plan).hands)
    if not sheet.level:
        return replace(sheet, moves=0)
    if night.rules.get("even") == "last-scorer-stays" and sheet.last_scorer:
        return replace(sheet, moves=other(sheet.last_scorer))
    if not sheet.moves and asks_who_moves(night, no):
        raise Refusal(
            Message("the-pairs-are-level", made=sheet.points[0], other=sheet.points[1]),
            "sheet.moves",
            Message("say-which-pair-scored-last")
            if night.rules.get("even") == "last-scorer-stays"
            else Message("each-pair-cuts-say-which-was-lower"),
            "OP-EUCHRE-02",
        )
    return sheet


def asks_who_moves(night: Progressive, no: int) -> bool:
    """Whether level pairs must say who moves: there is a next game, and it is not fixed."""
    return no == len(night.games) and no < night.planned and not night.fixed


def _certified(play: TablePlay, command: c.ReportGame) -> None:
    pairs = {play.pair_of(one) for one in command.marks} - {0}
    if not command.caller.strip() and len(pairs) < 2:
        raise Refusal(
            Message("nobody-stands-for-the-sheet"),
            "caller",
            Message("who-kept-it-signs-or-one-of-each-pair"),
            "LLAA-T-27",
        )


def _take_back_sheet(state: State, command: c.TakeBackSheet, ctx: Context) -> list[Fact]:
    category, _, play = _open_table(state, command, ctx)
    own = [r for r in play.reports if r.by == ctx.actor or ctx.role in ("chair", "judge")]
    found = [r for r in own if not command.report or r.id == command.report]
    if not found or play.corrected is not None:
        raise Refusal(
            Message("there-is-no-sheet-of-yours"), "report", Message("ask-the-chairperson-for-it")
        )
    return [
        f.SheetTakenBack(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            game=command.game,
            table=play.table,
            report=found[-1].id,
        )
    ]


def _settle(state: State, command: c.SettleSheets, ctx: Context) -> list[Fact]:
    category, _, play = _open_table(state, command, ctx)
    if not play.disputed:
        raise Refusal(
            Message("table-is-not-disputed", table=play.table),
            "table",
            Message("nothing-to-settle"),
        )
    if command.report not in {report.id for report in play.reports}:
        raise Refusal(
            Message("there-is-no-such-sheet"), "report", Message("choose-one-of-these-sheets")
        )
    return [
        f.SheetsSettled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            game=command.game,
            table=play.table,
            report=command.report,
        )
    ]


# --- corrections -------------------------------------------------------------------------------


def _correct(state: State, command: c.CorrectGame, ctx: Context) -> list[Fact]:
    category, night = night_game(state, command.category)
    _, play = _table_of(night, command.game, command.table)
    if not command.why.strip():
        raise Refusal(Message("a-correction-needs-a-reason"), "why", Message("say-what-was-wrong"))
    _not_frozen(play)
    if not play.reports and not play.fixes:
        raise Refusal(
            Message("table-has-told-nothing-yet", table=play.table),
            "table",
            Message("enter-its-sheet-instead"),
        )
    after = command.sheet
    if after is not None:
        after = _sheet(category, night, after, command.game)
    same = play.sheet.figures if play.sheet else None
    if same == (after.figures if after else None) and not play.disputed:
        raise Refusal(
            Message("that-is-the-result-as-it-stands"), "sheet", Message("nothing-to-correct")
        )
    return [
        f.GameCorrected(
            at=ctx.at,
            by=ctx.actor,
            correction=ctx.new_id(),
            category=category.key,
            game=command.game,
            table=play.table,
            before=play.sheet,
            after=after,
            why=command.why.strip(),
        )
    ]


def _undo(state: State, command: hall.UndoCorrection, ctx: Context) -> list[Fact]:
    key, no, table = state.corrections[command.correction]
    play = night_game(state, key)[1].games[no - 1].tables[table]
    ids = [fix.id for fix in play.fixes]
    if command.correction not in ids:
        raise Refusal(
            Message("that-correction-is-undone"), "correction", Message("nothing-more-to-do")
        )
    last = play.fixes[-1]
    if last.id != command.correction or (last.after is None and play.reports):
        raise Refusal(
            Message("table-has-another-result-since", table=table),
            "correction",
            Message("undo-the-latest-correction-of-the-table-first"),
        )
    return [
        f.GameCorrectionUndone(
            at=ctx.at,
            by=ctx.actor,
            correction=command.correction,
            category=key,
            game=no,
            table=table,
        )
    ]


# --- the chair ---------------------------------------------------------------------------------


def _playing(state: State, key: str, table: int) -> tuple[Category, Game, TablePlay]:
    category, night = night_game(state, key)
    now = _latest(night)
    _, play = _table_of(night, now.no, table)
    return category, now, play


def _call(state: State, command: hall.CallChair, ctx: Context) -> list[Fact]:
    own_table(command.category, command.table, ctx)
    category, now, play = _playing(state, command.category, command.table)
    if ctx.role == "player" and ctx.scope and not play.pair_of(ctx.scope):
        raise Refusal(
            Message("you-do-not-sit-at-that-table"), "table", Message("call-from-your-own-table")
        )
    _not_frozen(play)
    return [
        f.ChairCalledToGame(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            game=now.no,
            table=play.table,
            why=typed(command.why),
        )
    ]


def _rule(state: State, command: hall.GiveRuling, ctx: Context) -> list[Fact]:
    category, now, play = _playing(state, command.category, command.table)
    if play.call is None:
        raise Refusal(
            Message("table-has-not-called", table=play.table),
            "table",
            Message("nothing-to-rule-on"),
        )
    if not command.text.strip():
        raise Refusal(
            Message("the-ruling-has-no-words"), "text", Message("say-what-was-decided"), "LLAA-T-17"
        )
    return [
        f.GameRuled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            game=now.no,
            table=play.table,
            text=command.text.strip(),
            clause=command.clause,
        )
    ]


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
    now = _latest(night)
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
    c.ReportGame: _report,
    c.TakeBackSheet: _take_back_sheet,
    c.SettleSheets: _settle,
    c.CorrectGame: _correct,
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
    hall.CallChair: _call,
    hall.GiveRuling: _rule,
    hall.UndoCorrection: _undo,
    hall.EnterPlaceGame: _playoff,
}
"""Commands of the hall that are taken in a way of its own."""
