"""Its facts in words, for the log."""

from collections.abc import Callable
from typing import Any

from cardhall.hall.base import Fact
from cardhall.hall.freezeout import facts as f
from cardhall.hall.freezeout.money import in_words
from cardhall.hall.state import State


def _name(state: State, entry: str) -> str:
    found = state.entries.get(entry)
    return found.called if found else "somebody"


def _names(state: State, entries: list[str]) -> str:
    names = [_name(state, one) for one in entries]
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def _drawn(state: State, x: f.TablesDrawn) -> str:
    people = sum(sum(map(bool, table.seats)) for table in x.tables)
    left = f" {len(x.left_out)} left out." if x.left_out else ""
    why = f" Reason: {x.override}." if x.override else ""
    return f"Seats drawn by lot: {people} players at {len(x.tables)} tables.{left}{why}"


def _set(state: State, x: f.TablesSet) -> str:
    where = "in the browser" if x.mode == "live" else "at real tables"
    return f"It is played {where}."


def _seated(state: State, x: f.PlayerSeated) -> str:
    how = "came late and sits" if x.kind == "late" else "was put"
    why = x.override or x.why
    return f"{_name(state, x.entry)} {how} at table {x.table}, seat {x.seat}. Reason: {why}"


def _moved(state: State, x: f.PlayersMoved) -> str:
    moves = "; ".join(
        f"{_name(state, m.entry)} from table {m.from_table} to table {m.to_table}, seat {m.seat}"
        for m in x.moves
    )
    return f"Moved: {moves}. {x.moves[0].why if x.moves else ''}"


def _out(state: State, x: f.PlayersOut) -> str:
    names = _names(state, [one.entry for one in x.hand.outs])
    asked = [one.entry for one in x.hand.outs if one.rebuy == "open"]
    may = f" {_names(state, asked)} may buy in again." if asked else ""
    return f"Table {x.hand.table}: {names} lost all chips.{may}"


def _out_back(state: State, x: f.OutTakenBack) -> str:
    return "Taken back: nobody went out there."


def _corrected(state: State, x: f.OutCorrected) -> str:
    def words(hand: f.Hand | None) -> str:
        if hand is None or not hand.outs:
            return "nobody"
        return _names(state, [one.entry for one in hand.outs])

    before, after = words(x.before), words(x.after)
    what = f"{before} becomes {after}" if before != after else after
    return f"A hand at table {x.after.table} is corrected, out of it: {what}. Reason: {x.why}."


def _changed_up(state: State, x: f.ChipsChangedUp) -> str:
    by = sum(one.chips for one in x.changes)
    return f"Chips changed up: the least is {x.least:,} now; {by:+,} chips in play by the race."


def _agreed(state: State, x: f.ChipsAgreed) -> str:
    if x.why:
        return f"Chips after level {x.level} let pass, {x.missing:+,} missing. Reason: {x.why}."
    return f"Chips after level {x.level}: all tables counted, they add up."


def _told(state: State, x: f.StacksTold) -> str:
    best = max(x.stacks, key=lambda stack: stack.chips, default=None)
    most = f" {_name(state, best.entry)} has most, {best.chips:,}." if best else ""
    return f"Table {x.table} has played a hand.{most}"


def _counted(state: State, x: f.TableCounted) -> str:
    return f"Table {x.table} counted: {sum(one.chips for one in x.stacks):,} chips."


def _shares(state: State, x: f.PayoutsSet) -> str:
    shares = "/".join(map(str, x.shares))
    return f"Prizes: {shares} per cent." if shares else "Prizes: the usual table for the entries."


def _deal(state: State, x: f.DealMade) -> str:
    sums = ", ".join(f"{_name(state, one.entry)} {in_words(one.cents)}" for one in x.sums)
    left = f" {in_words(x.left)} more for the winner." if x.left else ""
    return f"A deal, and all of them agree: {sums}.{left}"


WORDS: dict[type[Fact], Callable[[State, Any], str]] = {
    f.TablesDrawn: _drawn,
    f.TablesSet: _set,
    f.PlayersSwapped: lambda s, x: f"{_name(s, x.first)} and {_name(s, x.second)} changed seats.",
    f.PlayerSeated: _seated,
    f.SeatEmptied: lambda s, x: f"{_name(s, x.entry)} is not seated. {x.why}",
    f.ClockStarted: lambda s, x: (
        "The first cards: the clock runs." if x.first else "The clock runs."
    ),
    f.ClockPaused: lambda s, x: "The clock stands still.",
    f.ClockMoved: lambda s, x: (
        f"The clock goes {'on' if x.minutes > 0 else 'back'} by {abs(x.minutes)} minutes."
    ),
    f.LevelLengthened: lambda s, x: f"{x.minutes} minutes more.",
    f.LevelEnded: lambda s, x: (
        f"{'The break after level' if x.is_break else 'Level'} {x.level} was ended."
    ),
    f.LevelsSet: lambda s, x: f"The schedule was changed: {len(x.levels)} levels.",
    f.ClockTakenBack: lambda s, x: "The last step of the clock was taken back.",
    f.HandFinished: lambda s, x: f"Table {x.table} has finished its hand and waits.",
    f.TablePlaysOn: lambda s, x: f"Table {x.table} plays on.",
    f.PlayersMoved: _moved,
    f.MovesTakenBack: lambda s, x: "The last moves were taken back.",
    f.PlayersOut: _out,
    f.OutTakenBack: _out_back,
    f.Rebought: lambda s, x: f"{_name(s, x.entry)} buys in again.",
    f.RebuyDeclined: lambda s, x: (
        f"{_name(s, x.entry)} {'did not answer and is out' if x.unanswered else 'is out'}."
    ),
    f.AnswerTakenBack: lambda s, x: f"{_name(s, x.entry)} is asked again about a rebuy.",
    f.OutCorrected: _corrected,
    f.OutCorrectionUndone: lambda s, x: "A correction is undone.",
    f.HandForHandStarted: lambda s, x: "Hand for hand from now on.",
    f.HandForHandDone: lambda s, x: f"Table {x.table} has finished its hand.",
    f.HandForHandEnded: lambda s, x: f"No longer hand for hand. {x.why}",
    f.TableCounted: _counted,
    f.StacksTold: _told,
    f.ChipsAgreed: _agreed,
    f.ChipsChangedUp: _changed_up,
    f.PayoutsSet: _shares,
    f.HouseShareSet: lambda s, x: f"The house keeps {in_words(x.cents)}.",
    f.PrizePaid: lambda s, x: f"{_name(s, x.entry)} was paid {in_words(x.cents)}.",
    f.PrizeTakenBack: lambda s, x: f"The prize of {_name(s, x.entry)} was not paid.",
    f.DealCounted: lambda s, x: f"{len(x.stacks)} stacks are counted for a deal.",
    f.DealMade: _deal,
    f.DealTakenBack: lambda s, x: "The deal was taken back: the prizes go by the places.",
    f.FloorCalled: lambda s, x: f"Table {x.table} called the floor. {x.why}".strip(),
    f.FloorRuled: lambda s, x: f"Table {x.table}: {x.text}",
}

CLAUSES: dict[type[Fact], str] = {
    f.TablesDrawn: "HOLDEM-09",
    f.LevelsSet: "OP-HOLDEM-02",
    f.PlayersMoved: "OP-HOLDEM-11",
    f.PlayersOut: "OP-HOLDEM-12",
    f.Rebought: "HOLDEM-05",
    f.RebuyDeclined: "OP-X-24",
    f.ChipsChangedUp: "OP-HOLDEM-13",
    f.PayoutsSet: "OP-HOLDEM-03",
    f.HouseShareSet: "OP-HOLDEM-03",
    f.PrizePaid: "OP-HOLDEM-03",
    f.DealMade: "OP-HOLDEM-22",
    f.DealTakenBack: "OP-HOLDEM-22",
}
