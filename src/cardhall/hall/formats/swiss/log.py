"""Its facts in words, for the log."""

from typing import Any

from cardhall.hall.formats.swiss import events as f
from cardhall.hall.formats.swiss.commands import Result
from cardhall.hall.formats.swiss.evolve import swiss_of
from cardhall.hall.kernel.format import Words
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.naming import name, names
from cardhall.hall.state import State
from cardhall.messages import Argument, Message


def result_in_words(state: State, result: Result | None) -> Message:
    """Such as "9 to 8"; "no result"."""
    if result is None:
        return Message("no-result-there")
    if result.absent:
        return Message("swiss-did-not-come", player=name(state, result.absent))
    return Message("so-many-to-so-many", made=result.points[0], other=result.points[1])


def _game(state: State, x: Any) -> str:
    return state.categories[x.category].plan.name


def _of_round(state: State, x: Any) -> dict[str, Argument]:
    return {"game": _game(state, x), "round": x.round}


def _of_table(state: State, x: Any) -> dict[str, Argument]:
    return {**_of_round(state, x), "table": x.table}


def _because(said: Message, why: str) -> Message:
    return Message("for-this-reason", said=said, why=why) if why else said


def _paired(state: State, x: f.RoundPaired) -> Message:
    said = Message("swiss-log-paired", **_of_round(state, x), count=len(x.tables))
    if byes := [one.entry for one in x.unpaired if one.kind == "bye"]:
        said = Message("swiss-log-and-the-bye", said=said, player=name(state, byes[0]))
    return _because(said, x.override)


def _mode(state: State, x: f.PairingModeSet) -> Message:
    if not x.table:
        if x.mode == "live":
            return Message("swiss-log-all-in-the-browser", **_of_round(state, x))
        return Message("swiss-log-all-with-cards", **_of_round(state, x))
    if x.mode == "live":
        return Message("swiss-log-in-the-browser", **_of_table(state, x))
    return Message("swiss-log-with-cards", **_of_table(state, x))


def _reported(state: State, x: f.PairingReported) -> Message:
    one, two = swiss_of(state, x.category).rounds[x.round - 1].tables[x.table].sides
    if x.result.absent:
        told = result_in_words(state, x.result)
        return Message("swiss-log-walkover", **_of_table(state, x), told=told)
    return Message(
        "swiss-log-reported",
        **_of_table(state, x),
        player=name(state, one),
        made=x.result.points[0],
        against=name(state, two),
        other=x.result.points[1],
    )


def _corrected(state: State, x: f.PairingCorrected) -> Message:
    was, now = result_in_words(state, x.before), result_in_words(state, x.after)
    return _because(Message("swiss-log-corrected", **_of_table(state, x), was=was, now=now), x.why)


WORDS: dict[type[Fact], Words] = {
    f.RoundPaired: _paired,
    f.PairingTakenBack: lambda s, x: Message("swiss-log-taken-back", **_of_round(s, x)),
    f.SidesSwapped: lambda s, x: Message(
        "swiss-log-swapped", **_of_round(s, x), players=names(s, (x.first, x.second))
    ),
    f.PairingModeSet: _mode,
    f.PairingReported: _reported,
    f.PairingReportTakenBack: lambda s, x: Message(
        "swiss-log-report-taken-back", **_of_table(s, x)
    ),
    f.PairingSettled: lambda s, x: Message("swiss-log-settled", **_of_table(s, x)),
    f.PairingCorrected: _corrected,
    f.PairingCorrectionUndone: lambda s, x: Message("swiss-log-undone", **_of_table(s, x)),
    f.ChairCalledToPairing: lambda s, x: _because(
        Message("swiss-log-called", **_of_table(s, x)), x.why
    ),
    f.PairingRuled: lambda s, x: Message("swiss-log-ruled", **_of_table(s, x), ruling=x.text),
    f.RoundsSet: lambda s, x: Message(
        "swiss-log-rounds", game=_game(s, x), count=x.rounds, was=x.before
    ),
    f.PairingsClosed: lambda s, x: _because(
        Message("swiss-log-over", game=_game(s, x), count=x.rounds), x.why
    ),
    f.PairingsReopened: lambda s, x: _because(
        Message("swiss-log-goes-on", game=_game(s, x)), x.why
    ),
}

CLAUSES: dict[type[Fact], str] = {
    f.RoundPaired: "SWISS-04",
    f.PairingReported: "SWISS-21",
    f.PairingCorrected: "SWISS-22",
    f.ChairCalledToPairing: "LLAA-T-17",
    f.RoundsSet: "SWISS-19",
    f.PairingsClosed: "SWISS-11",
}
