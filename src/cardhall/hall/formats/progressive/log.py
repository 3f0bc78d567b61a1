"""Its facts in words, for the log."""

from collections.abc import Callable, Iterable
from typing import Any

from cardhall.hall.formats.progressive import events as f
from cardhall.hall.formats.progressive.evolve import progressive_of
from cardhall.hall.formats.progressive.sheet import Sheet, why_short
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import State
from cardhall.messages import Argument, Dollars, Message, Player


def name(state: State, entry: str) -> str:
    found = state.entries.get(entry)
    return found.called if found else Message("somebody")


def named(state: State, entry: str) -> Argument:
    """The same, to be said in a message."""
    found = state.entries.get(entry)
    return Player(found.called) if found else Message("somebody")


def names(state: State, entries: Iterable[str]) -> tuple[Argument, ...]:
    return tuple(named(state, one) for one in entries)


def result(sheet: Sheet | None) -> Message:
    """Such as "9 to 8"; "no result"."""
    if sheet is None:
        return Message("no-result-there")
    return Message("so-many-to-so-many", made=sheet.points[0], other=sheet.points[1])


def _of_game(state: State, x: Any) -> dict[str, Argument]:
    """Work out what the words about a game name."""
    return {"category": state.categories[x.category].plan.name, "game": x.game}


def _of_table(state: State, x: Any) -> dict[str, Argument]:
    return {**_of_game(state, x), "table": x.table}


def _because(said: Message, why: str) -> Message:
    return Message("for-this-reason", said=said, why=why) if why else said


def _seated(state: State, x: f.GameSeated) -> Message:
    said = Message("game-seats-at-tables", **_of_game(state, x), count=len(x.tables))
    if x.out:
        said = Message("and-out", said=said, players=names(state, (one.entry for one in x.out)))
    if x.fixed:
        said = Message("and-the-movement-is-fixed", said=said)
    return _because(said, x.override)


def _mode(state: State, x: f.GameModeSet) -> Message:
    if not x.table:
        if x.mode == "live":
            return Message("game-all-tables-in-the-browser", **_of_game(state, x))
        return Message("game-all-tables-with-cards", **_of_game(state, x))
    if x.mode == "live":
        return Message("game-table-in-the-browser", **_of_table(state, x))
    return Message("game-table-with-cards", **_of_table(state, x))


def _reported(state: State, x: f.SheetReported) -> Message:
    night = progressive_of(state, x.category)
    pairs = night.games[x.game - 1].tables[x.table].pairs
    one, two = (names(state, pair) for pair in pairs)
    said = Message(
        "game-table-reported",
        **_of_table(state, x),
        players=one,
        made=x.sheet.points[0],
        others=two,
        other=x.sheet.points[1],
    )
    return _because(said, why_short(x.sheet))


def _list(rows: Iterable[Any]) -> Argument:
    return tuple(_row(row) for row in rows) or Message("no-prizes")


def _row(row: Any) -> Message:
    if not row.cents:
        return Message("from-so-many-tables-none", tables=row.tables)
    prizes = tuple(Dollars(one) for one in row.cents)
    return Message("from-so-many-tables", tables=row.tables, prizes=prizes)


def _corrected(state: State, x: f.GameCorrected) -> Message:
    was, now = result(x.before), result(x.after)
    said = Message("game-table-corrected", **_of_table(state, x), was=was, now=now)
    return _because(said, x.why)


def _closed(state: State, x: f.EveningClosed) -> Message:
    name = state.categories[x.category].plan.name
    return _because(Message("is-over-after-games", category=name, count=x.games), x.why)


def _reopened(state: State, x: f.EveningReopened) -> Message:
    name = state.categories[x.category].plan.name
    return _because(Message("goes-on-after-all", category=name), x.why)


WORDS: dict[type[Fact], Callable[[State, Any], Message]] = {
    f.GameSeated: _seated,
    f.GameUnseated: lambda s, x: Message("game-seats-were-taken-back", **_of_game(s, x)),
    f.GameStarted: lambda s, x: Message("game-began", **_of_game(s, x)),
    f.GameStartTakenBack: lambda s, x: Message("game-start-was-taken-back", **_of_game(s, x)),
    f.GameModeSet: _mode,
    f.PlacesSwapped: lambda s, x: Message(
        "game-changed-places", **_of_game(s, x), players=names(s, (x.first, x.second))
    ),
    f.SheetReported: _reported,
    f.SheetTakenBack: lambda s, x: Message("game-sheet-was-taken-back", **_of_table(s, x)),
    f.SheetsSettled: lambda s, x: Message("game-sheet-was-chosen", **_of_table(s, x)),
    f.GameCorrected: _corrected,
    f.GameCorrectionUndone: lambda s, x: Message("game-correction-was-undone", **_of_table(s, x)),
    f.ChairCalledToGame: lambda s, x: _because(
        Message("game-table-called-the-chair", **_of_table(s, x)), x.why
    ),
    f.GameRuled: lambda s, x: Message("game-table-ruling", **_of_table(s, x), ruling=x.text),
    f.GamesSet: lambda s, x: Message("so-many-games-are-announced", count=x.games, was=x.before),
    f.PrizesSet: lambda s, x: Message("prizes-before", now=_list(x.rows), was=_list(x.before)),
    f.CupCounted: lambda s, x: Message("cup-was-found", table=x.table, amount=Dollars(x.cents)),
    f.EveningClosed: _closed,
    f.EveningReopened: _reopened,
    f.PlayoffEntered: lambda s, x: Message("one-hand-for-the-place", players=names(s, x.order)),
}

CLAUSES: dict[type[Fact], str] = {
    f.GameSeated: "EUCHRE-50",
    f.SheetReported: "EUCHRE-46",
    f.ChairCalledToGame: "LLAA-T-17",
    f.GamesSet: "EUCHRE-52",
    f.PrizesSet: "EUCHRE-54",
    f.CupCounted: "EUCHRE-38",
    f.EveningClosed: "EUCHRE-51",
    f.PlayoffEntered: "OP-EUCHRE-06",
}
