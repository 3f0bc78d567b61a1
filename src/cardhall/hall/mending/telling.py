"""What was put right, in words."""

from collections.abc import Callable
from typing import Any

from cardhall.hall.base import Fact
from cardhall.hall.mending import facts as f
from cardhall.hall.state import State


def _game(state: State, fact: Any) -> str:
    return state.categories[fact.category].plan.name


def _table(state: State, fact: Any) -> str:
    return f"{_game(state, fact)}, round {fact.round}, table {fact.table}"


def _names(state: State, *entries: str) -> str:
    called = [state.entries[one].called for one in entries if one in state.entries]
    return " and ".join(called) if len(called) == len(entries) == 2 else ", ".join(called)


WORDS: dict[type[Fact], Callable[[State, Any], str]] = {
    f.RoundReopened: lambda s, x: f"{_game(s, x)}, round {x.round} was opened again.",
    f.VoidTakenBack: lambda s, x: f"{_table(s, x)}: what was there before counts again.",
    f.LotTakenBack: lambda s, x: f"{_table(s, x)}: {x.chips} chips for the bank taken back.",
    f.PlaceGameTakenBack: lambda s, x: (
        f"{_game(s, x)}: the extra game of {_names(s, *x.order)} was taken back."
    ),
    f.SeatsCorrected: lambda s, x: (
        f"{_game(s, x)}, round {x.round}: {_names(s, x.first, x.second)} had sat in each other's "
        f"seats. Reason: {x.why}."
    ),
    f.TeamsSwapped: lambda s, x: (
        f"{_game(s, x)}: {_names(s, x.first)} changed places with {_names(s, x.second)} in the "
        f"draw. Reason: {x.why}."
    ),
}
CLAUSES: dict[type[Fact], str] = {
    f.RoundReopened: "LLAA-T-28",
    f.VoidTakenBack: "OP-X-20",
    f.LotTakenBack: "OP-T-07",
    f.PlaceGameTakenBack: "OP-T-03",
    f.TeamsSwapped: "LLAA-T-09",
}
