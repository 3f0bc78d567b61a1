"""What happened in a round, taken into the state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.formats.elimination import Leaver
from cardhall.hall import events as e
from cardhall.hall.formats.elimination import events as f
from cardhall.hall.formats.elimination import put_right
from cardhall.hall.formats.elimination.caller import evolve as caller
from cardhall.hall.formats.elimination.state import (
    CountReport,
    Play,
    Round,
    missed_last,
    rounds_of,
    settled,
    with_round,
    with_rounds,
)
from cardhall.hall.kernel.fold import moved, with_category, with_entry, with_modes
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.reported.evolve import Folds, Kinds
from cardhall.hall.state import Category, State
from cardhall.messages import Message


def _play(state: State, key: str, no: int, table: int, **changes: Any) -> State:
    tables = rounds_of(state.categories[key]).rounds[no - 1].tables
    changed = settled(replace(tables[table], **changes))
    return with_round(state, key, no, tables={**tables, table: changed})


def _find(state: State, event: Any) -> Play:
    found: Play = (
        rounds_of(state.categories[event.category]).rounds[event.round - 1].tables[event.table]
    )
    return found


def _seats(state: State, event: f.SeatsDrawn) -> State:
    category = state.categories[event.category]
    tables = {
        t.table: Play(table=t.table, mode=t.mode, seats=t.seats, why=t.why) for t in event.tables
    }
    drawn = Round(
        no=event.round,
        seed=event.seed,
        fresh=event.fresh,
        final=event.final,
        tables=tables,
        left_out=event.left_out,
    )
    codes = {**category.codes, **{t.table: t.code for t in event.tables if t.code}}
    rounds = (*rounds_of(category).rounds[: event.round - 1], drawn)
    state = with_category(state, event.category, codes=codes)
    return with_rounds(state, event.category, rounds=rounds)


def _swapped(state: State, event: f.SeatsSwapped) -> State:
    other = {event.first: event.second, event.second: event.first}
    tables = rounds_of(state.categories[event.category]).rounds[event.round - 1].tables
    changed = {}
    for number, play in tables.items():
        if not other.keys() & set(play.seats):
            changed[number] = play
            continue
        changed[number] = replace(
            play,
            seats=tuple(other.get(one, one) for one in play.seats),
            why=tuple(
                Message("seat-changed-by", by=event.by) if one in other else why
                for one, why in zip(play.seats, play.why, strict=True)
            ),
        )
    return with_round(state, event.category, event.round, tables=changed)


def _evened(state: State, event: f.TablesEvened) -> State:
    a_round = rounds_of(state.categories[event.category]).rounds[event.round - 1]
    tables = {
        one.table: settled(
            replace(a_round.tables[one.table], seats=one.seats, why=one.why, marks={})
        )
        for one in event.tables
    }
    left_out = (*a_round.left_out, *event.left_out)
    final = a_round.final or len(tables) == 1
    return with_round(
        state, event.category, event.round, tables=tables, left_out=left_out, final=final
    )


def _came(state: State, event: f.PlayerCame) -> State:
    came = {**rounds_of(state.categories[event.category]).came, event.entry: event.round}
    return with_rounds(state, event.category, came=came)


def _added(state: State, event: f.SeatAdded) -> State:
    a_round = rounds_of(state.categories[event.category]).rounds[event.round - 1]
    play = a_round.tables.get(event.table)
    if play is None:
        mode = state.categories[event.category].mode_of(event.table)
        play = Play(table=event.table, mode=mode, seats=(), why=())
    play = replace(play, seats=(*play.seats, event.entry), why=(*play.why, event.why))
    left_out = tuple(one for one in a_round.left_out if one.entry != event.entry)
    tables = {**a_round.tables, event.table: play}
    return with_round(state, event.category, event.round, tables=tables, left_out=left_out)


def _mode(state: State, event: e.TableModeSet) -> State:
    """The tables of a round that is seated besides."""
    state = with_modes(state, event)
    if not event.round:
        return state
    tables = rounds_of(state.categories[event.category]).rounds[event.round - 1].tables
    changed = {
        number: replace(play, mode=event.mode) if event.table in (0, number) else play
        for number, play in tables.items()
    }
    return with_round(state, event.category, event.round, tables=changed)


def _stack(state: State, event: f.StackSet) -> State:
    stacks = {**_find(state, event).stacks, event.entry: event.chips}
    return _play(state, event.category, event.round, event.table, stacks=stacks)


def _started(state: State, event: f.RoundStarted) -> State:
    category = state.categories[event.category]
    tables = {
        number: settled(
            replace(
                play,
                size=len(play.seats),
                by_size=_by_size(category, event.round, len(play.seats)),
                counting=category.counting,
                expected=len(play.seats) * event.start_chips + event.bank,
                deadline=event.deadline,
            )
        )
        for number, play in rounds_of(category).rounds[event.round - 1].tables.items()
    }
    return with_round(
        state,
        event.category,
        event.round,
        tables=tables,
        started_at=max(event.at, 1),
        start_chips=event.start_chips,
        bank=event.bank,
        dealt_by=event.dealt_by,
    )


def _lot(state: State, event: f.LotIssued) -> State:
    expected = _find(state, event).expected + event.chips
    return _play(state, event.category, event.round, event.table, expected=expected)


def _start_taken_back(state: State, event: f.StartTakenBack) -> State:
    before = rounds_of(state.categories[event.category]).rounds[event.round - 1].tables
    tables = {
        number: settled(replace(play, size=0, by_size=(), expected=0, deadline=0))
        for number, play in before.items()
    }
    return with_round(
        state, event.category, event.round, tables=tables, started_at=0, start_chips=0
    )


def _by_size(category: Category, no: int, size: int) -> tuple[int, ...]:
    """Count how many win at a table of `size` seats with so many there, from none on (OP-T-15)."""
    # a final of one session has one winner, whatever the table's size
    if (
        category.options.get("final") == "one-final-session"
        and rounds_of(category).rounds[no - 1].final
    ):
        return (1,) * (size + 1)
    if category.options.get("short-table") == "seated":
        return (category.winners_at(size),) * (size + 1)
    return tuple(category.winners_at(max(1, there)) for there in range(size + 1))


def _clock(state: State, event: e.MinutesAdded | e.TimeCalled) -> State:
    a_round = rounds_of(state.categories[event.category]).rounds[event.round - 1]
    tables = dict(a_round.tables)
    for number, play in a_round.tables.items():
        if event.table in (0, number):
            if isinstance(event, e.TimeCalled):
                deadline = min(play.deadline, event.at)
            else:
                deadline = moved(play.deadline, event)
            tables[number] = replace(play, deadline=deadline)
    return with_round(state, event.category, event.round, tables=tables)


def _put(state: State, fact: Any, play: Play) -> State:
    tables = rounds_of(state.categories[fact.category]).rounds[fact.round - 1].tables
    tables = {**tables, play.table: settled(play)}
    return with_round(state, fact.category, fact.round, tables=tables)


def _count(fact: f.CountReported) -> CountReport:
    return CountReport(
        id=fact.report,
        by=fact.by,
        at=fact.at,
        sheet=f.TableFacts(counts=fact.counts, pot=fact.pot),
        caller=fact.caller,
        marks=fact.marks,
        source=fact.source,
    )


REPORTED = Kinds(
    reported=f.CountReported,
    taken_back=f.ReportTakenBack,
    settled=f.DisputeSettled,
    corrected=f.ResultCorrected,
    undone=e.CorrectionUndone,
    called=e.ChairCalled,
    ruled=e.RulingGiven,
)
_TABLES = Folds(find=_find, put=_put, report=_count)


def _taken_back(state: State, event: f.ReportTakenBack) -> State:
    """The extra game that was played for this count goes with it."""
    state = _TABLES.taken_back(state, event)
    return _play(state, event.category, event.round, event.table, tie_winners=())


def _marked(state: State, event: f.SeatMarked) -> State:
    marks = {k: v for k, v in _find(state, event).marks.items() if k != event.entry}
    if event.mark:
        marks[event.entry] = event.mark
    return _play(state, event.category, event.round, event.table, marks=marks)


def _tie_game(state: State, event: f.TieGameEntered) -> State:
    return _play(state, event.category, event.round, event.table, tie_winners=event.winners)


def _voided(state: State, event: f.TableVoided) -> State:
    play = _find(state, event)
    changes: dict[str, Any] = {"void": not event.replay, "call": None, "before_void": play}
    if event.replay:
        changes |= {
            "attempt": play.attempt + 1,
            "reports": (),
            "marks": {},
            "tie_winners": (),
            "deadline": event.deadline,
        }
    return _play(state, event.category, event.round, event.table, **changes)


def _closed(state: State, event: f.RoundClosed) -> State:
    return with_round(state, event.category, event.round, closed_at=max(event.at, 1))


def _place_game(state: State, event: f.PlaceGameEntered) -> State:
    games = (*rounds_of(state.categories[event.category]).place_games, event.order)
    return with_rounds(state, event.category, place_games=games)


def _disqualified(state: State, event: e.Disqualified) -> State:
    entry = state.entries[event.entry]
    left = Leaver("disqualified", event.round, event.forfeits_wins)
    state = with_entry(state, entry.id, left=left, withdrawn_before=entry.left)
    rounds = rounds_of(state.categories[event.category]).rounds
    if not rounds or rounds[-1].state != "playing":
        return state
    play = rounds[-1].table_of(entry.id)
    # a result already counted stands; in mid-session the seat has lost (OP-X-19)
    if play is None or play.reports:
        return state
    sent_away = play.sent_away | {entry.id}
    return _play(state, event.category, rounds[-1].no, play.table, sent_away=sent_away)


def _lifted(state: State, event: e.DisqualificationLifted) -> State:
    entry = state.entries[event.entry]
    state = with_entry(state, entry.id, left=entry.withdrawn_before, withdrawn_before=None)
    for a_round in rounds_of(state.categories[entry.category]).rounds:
        play = a_round.table_of(entry.id)
        if play is not None and entry.id in play.sent_away:
            sent_away = play.sent_away - {entry.id}
            state = _play(state, entry.category, a_round.no, play.table, sent_away=sent_away)
    return state


TAKE: dict[type[Fact], Callable[[State, Any], State]] = {
    **put_right.TAKE,
    **caller.TAKE,
    f.SeatsDrawn: _seats,
    f.SeatsSwapped: _swapped,
    f.SeatAdded: _added,
    f.TablesEvened: _evened,
    f.PlayerCame: _came,
    f.StackSet: _stack,
    f.RoundStarted: _started,
    f.StartTakenBack: _start_taken_back,
    e.MinutesAdded: _clock,
    e.TimeCalled: _clock,
    f.LotIssued: _lot,
    **_TABLES.of(REPORTED),
    f.ReportTakenBack: _taken_back,
    f.SeatMarked: _marked,
    f.TieGameEntered: _tie_game,
    f.TableVoided: _voided,
    f.RoundClosed: _closed,
    f.PlaceGameEntered: _place_game,
}


def _reinstated(state: State, event: e.Reinstated) -> State:
    """Whoever is taken back in is here."""
    state = with_entry(state, event.entry, left=None)
    key = state.entries[event.entry].category
    missed = missed_last(state.categories[key], event.entry)
    came = {**rounds_of(state.categories[key]).came, event.entry: missed}
    return with_rounds(state, key, came=came)


OWN_WAY: dict[type[Fact], Callable[[State, Any], State]] = {
    e.TableModeSet: _mode,
    e.Disqualified: _disqualified,
    e.DisqualificationLifted: _lifted,
    e.Reinstated: _reinstated,
}
"""Facts of the hall that change a table besides."""
