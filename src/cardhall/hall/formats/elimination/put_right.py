"""What is put right in a game in rounds, taken into the state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.hall.formats.elimination import events as f
from cardhall.hall.formats.elimination.events import TableFacts
from cardhall.hall.formats.elimination.state import (
    CountReport,
    Play,
    rounds_of,
    settled,
    with_round,
    with_rounds,
)
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.reported.table import Fix
from cardhall.hall.state import State
from cardhall.messages import Message

Names = dict[str, str]
"""Who stands for whom: each of two for the other."""


def _plays(state: State, fact: Any, change: Callable[[Play], Play], *tables: int) -> State:
    plays = dict(rounds_of(state.categories[fact.category]).rounds[fact.round - 1].tables)
    for table in tables:
        plays[table] = settled(change(plays[table]))
    return with_round(state, fact.category, fact.round, tables=plays)


def _reopened(state: State, fact: f.RoundReopened) -> State:
    return with_round(state, fact.category, fact.round, closed_at=0)


def _void_taken_back(state: State, fact: f.VoidTakenBack) -> State:
    def back(play: Play) -> Play:
        # who was sent away since stays away, and a lot issued since lies there
        before = play.before_void
        assert before is not None
        return replace(before, sent_away=play.sent_away, expected=play.expected)

    return _plays(state, fact, back, fact.table)


def _lot_taken_back(state: State, fact: f.LotTakenBack) -> State:
    def less(play: Play) -> Play:
        return replace(play, expected=play.expected - fact.chips)

    return _plays(state, fact, less, fact.table)


def _place_game_taken_back(state: State, fact: f.PlaceGameTakenBack) -> State:
    games = rounds_of(state.categories[fact.category]).place_games
    return with_rounds(state, fact.category, place_games=games[:-1])


def _seats_corrected(state: State, fact: f.SeatsCorrected) -> State:
    names = {fact.first: fact.second, fact.second: fact.first}

    def change(play: Play) -> Play:
        why = tuple(
            Message("seat-changed-because", by=fact.by, why=fact.why) if one in names else words
            for one, words in zip(play.seats, play.why, strict=True)
        )
        return replace(renamed(play, names), why=why)

    return _plays(state, fact, change, *fact.tables)


def renamed(play: Play, names: Names) -> Play:
    """A table with other people in its seats; what was told of a seat stays with the seat."""
    return replace(
        play,
        seats=_all(play.seats, names),
        stacks=_keys(play.stacks, names),
        reports=tuple(_report(one, names) for one in play.reports),
        marks=_keys(play.marks, names),
        tie_winners=_all(play.tie_winners, names),
        fixes=tuple(_fix(one, names) for one in play.fixes),
        before_void=play.before_void and renamed(play.before_void, names),
    )


def _all(entries: tuple[str, ...], names: Names) -> tuple[str, ...]:
    return tuple(names.get(one, one) for one in entries)


def _keys(row: dict[str, Any], names: Names) -> dict[str, Any]:
    return {names.get(one, one): value for one, value in row.items()}


def _report(report: CountReport, names: Names) -> CountReport:
    return replace(report, sheet=_facts(report.sheet, names), marks=_all(report.marks, names))


def _counts(counts: tuple[Any, ...], names: Names) -> tuple[Any, ...]:
    return tuple(
        replace(
            one,
            entry=names.get(one.entry, one.entry),
            counter=names.get(one.counter, one.counter),
        )
        for one in counts
    )


def _fix(fix: Fix[TableFacts], names: Names) -> Fix[TableFacts]:
    before, after = (one and _facts(one, names) for one in (fix.before, fix.after))
    return replace(fix, before=before, after=after)


def _facts(facts: TableFacts, names: Names) -> TableFacts:
    return replace(
        facts,
        counts=_counts(facts.counts, names),
        tie_winners=_all(facts.tie_winners, names),
        marks=tuple(replace(one, entry=names.get(one.entry, one.entry)) for one in facts.marks),
    )


TAKE: dict[type[Fact], Callable[[State, Any], State]] = {
    f.RoundReopened: _reopened,
    f.VoidTakenBack: _void_taken_back,
    f.LotTakenBack: _lot_taken_back,
    f.PlaceGameTakenBack: _place_game_taken_back,
    f.SeatsCorrected: _seats_corrected,
}
