"""Its facts in words, for the log."""

from collections.abc import Callable, Iterable
from typing import Any

from cardhall.hall.base import Fact
from cardhall.hall.night import facts as f
from cardhall.hall.night.sheet import Sheet
from cardhall.hall.state import State


def cents(amount: int) -> str:
    """150 -> "1.50"."""
    return f"{amount // 100}.{amount % 100:02d}"


def name(state: State, entry: str) -> str:
    found = state.entries.get(entry)
    return found.called if found else "somebody"


def names(state: State, entries: Iterable[str], joined: str = " and ") -> str:
    return joined.join(name(state, one) for one in entries)


def result(sheet: Sheet | None) -> str:
    """Such as "9 to 8"; "no result"."""
    return f"{sheet.points[0]} to {sheet.points[1]}" if sheet else "no result"


def _game(state: State, x: Any) -> str:
    return f"{state.categories[x.category].plan.name}, game {x.game}"


def _table(state: State, x: Any) -> str:
    return f"{_game(state, x)}, table {x.table}"


def mode_in_words(table: int, mode: str) -> str:
    """Such as "table 3 is played in the browser"; table 0 stands for all."""
    which = f"table {table} is" if table else "all tables are"
    return f"{which} played {'in the browser' if mode == 'live' else 'with cards'}"


def _because(text: str) -> str:
    return f" Reason: {text}." if text else ""


def _seated(state: State, x: f.GameSeated) -> str:
    out = f" Out: {names(state, (one.entry for one in x.out), ', ')}." if x.out else ""
    how = " The movement is fixed beforehand." if x.fixed else ""
    tables = f"{len(x.tables)} table{'s' if len(x.tables) > 1 else ''}"
    return f"{_game(state, x)}: seats at {tables}.{out}{how}{_because(x.override)}"


def _reported(state: State, x: f.SheetReported) -> str:
    pairs = state.categories[x.category].course.games[x.game - 1].tables[x.table].pairs  # type: ignore[union-attr]
    sides = ", ".join(
        f"{names(state, pair)} {made}" for pair, made in zip(pairs, x.sheet.points, strict=True)
    )
    return f"{_table(state, x)}: {sides}.{_because(x.sheet.short)}"


def _list(rows: Iterable[Any]) -> str:
    return (
        "; ".join(
            f"from {row.tables} tables {', '.join(cents(one) for one in row.cents) or 'none'}"
            for row in rows
        )
        or "none"
    )


def _corrected(state: State, x: f.GameCorrected) -> str:
    return (
        f"{_table(state, x)} corrected: {result(x.before)} becomes {result(x.after)}."
        f"{_because(x.why)}"
    )


WORDS: dict[type[Fact], Callable[[State, Any], str]] = {
    f.GameSeated: _seated,
    f.GameUnseated: lambda s, x: f"{_game(s, x)}: the seats were taken back.",
    f.GameStarted: lambda s, x: f"{_game(s, x)} began.",
    f.GameStartTakenBack: lambda s, x: f"{_game(s, x)}: the start was taken back.",
    f.GameModeSet: lambda s, x: f"{_game(s, x)}: {mode_in_words(x.table, x.mode)}.",
    f.PlacesSwapped: lambda s, x: f"{_game(s, x)}: {names(s, (x.first, x.second))} changed places.",
    f.SheetReported: _reported,
    f.SheetTakenBack: lambda s, x: f"{_table(s, x)}: a sheet was taken back.",
    f.SheetsSettled: lambda s, x: f"{_table(s, x)}: one of the sheets was chosen.",
    f.GameCorrected: _corrected,
    f.GameCorrectionUndone: lambda s, x: f"{_table(s, x)}: the correction was undone.",
    f.ChairCalledToGame: lambda s, x: f"{_table(s, x)} called the chair.{_because(x.why)}",
    f.GameRuled: lambda s, x: f"{_table(s, x)}: ruling: {x.text}",
    f.GamesSet: lambda s, x: f"{x.games} games are announced, where {x.before} were.",
    f.PrizesSet: lambda s, x: f"Prizes: {_list(x.rows)}; before: {_list(x.before)}.",
    f.CupCounted: lambda s, x: f"Cup of table {x.table}: {cents(x.cents)} found.",
    f.EveningClosed: lambda s, x: (
        f"{s.categories[x.category].plan.name} is over after {x.games} games.{_because(x.why)}"
    ),
    f.EveningReopened: lambda s, x: (
        f"{s.categories[x.category].plan.name} goes on.{_because(x.why)}"
    ),
    f.PlayoffEntered: lambda s, x: f"One hand for the place: {names(s, x.order, ', ')}.",
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
