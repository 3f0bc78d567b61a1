"""The facts of a caller's table in words, for the log."""

from collections.abc import Callable
from typing import Any

from cardhall.hall.base import Fact
from cardhall.hall.caller import facts as f
from cardhall.hall.state import State


def _place(state: State, x: Any) -> str:
    name = state.categories[x.category].plan.name
    return f"{name}, round {x.round}, table {x.table}, game {x.game}"


def _name(state: State, entry: str) -> str:
    found = state.entries.get(entry)
    return found.name if found else "somebody"


def _chips(count: int) -> str:
    return "one chip" if count == 1 else f"{count} chips"


def _falsely(state: State, x: f.FalselyCalled) -> str:
    missing = ", ".join(x.missing)
    out = " She sits the game out." if x.sits_out else ""
    return f"{_place(state, x)}: {_name(state, x.entry)} called out, {missing} not called.{out}"


def _settled(state: State, x: f.GameSettled) -> str:
    if x.winner:
        won = f"{_name(state, x.winner)} won with {x.hand}, {_chips(x.chips)} from the bank"
        return f"{_place(state, x)}: {won}."
    if x.even:
        names = ", ".join(_name(state, one) for one in x.even)
        return f"{_place(state, x)}: even: {names} play one more for {_chips(x.chips)}."
    return f"{_place(state, x)}: nobody called out, no chip."


def _collected(state: State, x: f.CardsCollected) -> str:
    tables = ", ".join(map(str, x.tables))
    many = "table" if len(x.tables) == 1 else "tables"
    name = state.categories[x.category].plan.name
    return f"{name}, round {x.round}: {x.decks} decks are back from {many} {tables}."


WORDS: dict[type[Fact], Callable[[State, Any], str]] = {
    f.GameBegun: lambda s, x: f"{_place(s, x)} began.",
    f.CardCalled: lambda s, x: f"{_place(s, x)}: {x.card} was called.",
    f.CardTakenBack: lambda s, x: f"{_place(s, x)}: {x.card} was not called after all.",
    f.OutCalled: lambda s, x: (
        f"{_place(s, x)}: {_name(s, x.entry)} called out with {x.hand}: {' '.join(x.cards)}."
    ),
    f.FalselyCalled: _falsely,
    f.OutTakenBack: lambda s, x: f"{_place(s, x)}: the call of {_name(s, x.entry)} was taken back.",
    f.GameSettled: _settled,
    f.GameTakenBack: lambda s, x: f"{_place(s, x)} was struck from the list.",
    f.CardsCollected: _collected,
}

CLAUSES: dict[type[Fact], str] = {
    f.CardCalled: "LLAA-POKENO-03",
    f.OutCalled: "LLAA-POKENO-07",
    f.FalselyCalled: "OP-POKENO-07",
    f.CardsCollected: "LLAA-POKENO-15",
}
