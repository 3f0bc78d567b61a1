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


def _falsely(state: State, x: f.OutSaidFalsely) -> str:
    missing = ", ".join(x.missing)
    out = " She sits the game out." if x.sits_out else ""
    return f"{_place(state, x)}: {_name(state, x.entry)} called out, {missing} not called.{out}"


def _settled(state: State, x: f.CalledGameSettled) -> str:
    if x.winner:
        won = f"{_name(state, x.winner)} won with {x.hand}, {_chips(x.chips)} from the bank"
        return f"{_place(state, x)}: {won}."
    if x.even:
        names = ", ".join(_name(state, one) for one in x.even)
        return f"{_place(state, x)}: even: {names} play one more for {_chips(x.chips)}."
    return f"{_place(state, x)}: nobody called out, no chip."


def _collected(state: State, x: f.DecksCollected) -> str:
    tables = ", ".join(map(str, x.tables))
    many = "table" if len(x.tables) == 1 else "tables"
    name = state.categories[x.category].plan.name
    return f"{name}, round {x.round}: {x.decks} decks are back from {many} {tables}."


WORDS: dict[type[Fact], Callable[[State, Any], str]] = {
    f.CalledGameBegun: lambda s, x: f"{_place(s, x)} began.",
    f.CardTurned: lambda s, x: f"{_place(s, x)}: {x.card} was called.",
    f.TurnTakenBack: lambda s, x: f"{_place(s, x)}: {x.card} was not called after all.",
    f.OutSaid: lambda s, x: (
        f"{_place(s, x)}: {_name(s, x.entry)} called out with {x.hand}: {' '.join(x.cards)}."
    ),
    f.OutSaidFalsely: _falsely,
    f.OutWithdrawn: lambda s, x: f"{_place(s, x)}: the call of {_name(s, x.entry)} was taken back.",
    f.CalledGameSettled: _settled,
    f.CalledGameStruck: lambda s, x: f"{_place(s, x)} was struck from the list.",
    f.DecksCollected: _collected,
}

CLAUSES: dict[type[Fact], str] = {
    f.CardTurned: "LLAA-POKENO-03",
    f.OutSaid: "LLAA-POKENO-07",
    f.OutSaidFalsely: "OP-POKENO-07",
    f.DecksCollected: "LLAA-POKENO-15",
}
