"""What was put right, in words."""

from collections.abc import Callable
from typing import Any

from cardhall.hall.corrections import events as f
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import State
from cardhall.messages import Argument, Chips, Message, Player


def _game(state: State, fact: Any) -> str:
    return state.categories[fact.category].plan.name


def _names(state: State, *entries: str) -> tuple[Argument, ...]:
    return tuple(Player(state.entries[one].called) for one in entries if one in state.entries)


def _at_table(state: State, fact: Any) -> dict[str, Argument]:
    return {"game": _game(state, fact), "round": fact.round, "table": fact.table}


def _seats_corrected(state: State, x: f.SeatsCorrected) -> Message:
    both = _names(state, x.first, x.second)
    game = _game(state, x)
    return Message("had-sat-in-other-seats", game=game, round=x.round, players=both, why=x.why)


def _teams_swapped(state: State, x: f.TeamsSwapped) -> Message:
    return Message(
        "changed-places-in-the-draw",
        game=_game(state, x),
        team=_names(state, x.first),
        other=_names(state, x.second),
        why=x.why,
    )


WORDS: dict[type[Fact], Callable[[State, Any], Message]] = {
    f.RoundReopened: lambda s, x: Message(
        "round-was-opened-again", game=_game(s, x), round=x.round
    ),
    f.VoidTakenBack: lambda s, x: Message("what-was-before-counts-again", **_at_table(s, x)),
    f.LotTakenBack: lambda s, x: Message(
        "lot-for-the-bank-taken-back", **_at_table(s, x), chips=Chips(x.chips)
    ),
    f.PlaceGameTakenBack: lambda s, x: Message(
        "extra-game-was-taken-back", game=_game(s, x), players=_names(s, *x.order)
    ),
    f.SeatsCorrected: _seats_corrected,
    f.TeamsSwapped: _teams_swapped,
}
CLAUSES: dict[type[Fact], str] = {
    f.RoundReopened: "LLAA-T-28",
    f.VoidTakenBack: "OP-X-20",
    f.LotTakenBack: "OP-T-07",
    f.PlaceGameTakenBack: "OP-T-03",
    f.TeamsSwapped: "LLAA-T-09",
}
