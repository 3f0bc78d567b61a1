"""One more fact taken into the state. Nothing is refused here: a fact has happened."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.formats.elimination import Leaver
from cardhall.hall import events as e
from cardhall.hall.caller.evolve import TAKE as CALLER
from cardhall.hall.corrections.evolve import TAKE as MENDING
from cardhall.hall.desk.evolve import TAKE as DESK
from cardhall.hall.formats.bracket.state import Knockout, MatchFix, MatchReport, Meeting, Meetings
from cardhall.hall.formats.freezeout.evolve import TAKE as FREEZEOUT
from cardhall.hall.formats.home_game.evolve import TAKE as LEDGER
from cardhall.hall.formats.progressive.evolve import TAKE as NIGHT
from cardhall.hall.settings import from_data
from cardhall.hall.state import (
    NEW_COURSE,
    Call,
    Category,
    Entry,
    Fix,
    Memo,
    Play,
    Report,
    Round,
    State,
    board,
    counted_now,
    settled,
)
from cardhall.messages import Message


def evolve(state: State, event: e.Fact) -> State:
    """The state after one more fact; the one handed in stays as it was."""
    version = state.version + 1
    touched = state.touched
    if subjects := e.subject_of(event):
        touched = {**touched, **dict.fromkeys(subjects, version)}
    changed: State = _TAKE[type(event)](state, event)
    return replace(
        changed,
        version=version,
        latest=max(state.latest, event.at),
        touched=touched,
        log=(version, event, state.log),
        memo=Memo(),
    )


def _entry(state: State, id: str, **changes: Any) -> State:
    return replace(state, entries={**state.entries, id: replace(state.entries[id], **changes)})


def _category(state: State, key: str, **changes: Any) -> State:
    changed = replace(state.categories[key], **changes)
    return replace(state, categories={**state.categories, key: changed})


def _round(state: State, key: str, no: int, **changes: Any) -> State:
    rounds = state.categories[key].rounds
    changed = replace(rounds[no - 1], memo=Memo(), **changes)
    return _category(state, key, rounds=(*rounds[: no - 1], changed, *rounds[no:]))


def _play(state: State, key: str, no: int, table: int, **changes: Any) -> State:
    tables = state.categories[key].rounds[no - 1].tables
    changed = settled(replace(tables[table], **changes))
    return _round(state, key, no, tables={**tables, table: changed})


def _find(state: State, event: Any) -> Play:
    found: Play = state.categories[event.category].rounds[event.round - 1].tables[event.table]
    return found


def _created(state: State, event: e.EventCreated) -> State:
    return replace(
        state,
        id=event.id,
        preset=event.preset,
        settings=from_data(event.settings),
        rehearsal=event.rehearsal,
        judge_code=event.judge_code,
        categories={
            plan.key: Category(
                plan=plan, options=dict(plan.options), course=NEW_COURSE.get(plan.format)
            )
            for plan in event.categories
        },
    )


def _settings(state: State, event: e.SettingsChanged) -> State:
    return replace(state, settings=from_data(event.after))


def _option(state: State, event: e.OptionSet) -> State:
    options = {**state.categories[event.category].options, event.option: event.value}
    return _category(state, event.category, options=options)


def _entries(state: State, event: e.EntriesTaken) -> State:
    entries, payments = dict(state.entries), dict(state.payments)
    for new in event.entries:
        paid = (new.payment,) if new.payment else ()
        if new.payment:
            payments[new.payment] = (new.id, new.paid_cents)
        entries[new.id] = Entry(
            id=new.id,
            number=new.number,
            code=new.code,
            partner_code=new.partner_code,
            name=new.name,
            auxiliary=new.auxiliary,
            category=new.category,
            fee_cents=new.fee_cents,
            dated=new.dated or event.dated,
            paid_cents=new.paid_cents if new.payment else 0,
            payments=paid,
            overrides=(event.override,) if event.override else (),
            partner=new.partner,
        )
    return replace(state, entries=entries, payments=payments)


def _entry_changed(state: State, event: e.EntryChanged | e.Substituted) -> State:
    partner = event.partner or state.entries[event.entry].partner
    return _entry(state, event.entry, name=event.name, auxiliary=event.auxiliary, partner=partner)


def _paid(state: State, event: e.PaymentTaken) -> State:
    payments = {**state.payments, event.payment: (event.entry, event.cents)}
    entry = state.entries[event.entry]
    return _entry(
        replace(state, payments=payments),
        entry.id,
        paid_cents=entry.paid_cents + event.cents,
        payments=(*entry.payments, event.payment),
    )


def _payment_corrected(state: State, event: e.PaymentCorrected) -> State:
    id, cents = state.payments[event.payment]
    payments = {**state.payments, event.payment: (id, event.cents)}
    paid = state.entries[id].paid_cents + event.cents - cents
    return _entry(replace(state, payments=payments), id, paid_cents=paid)


def _cash(state: State, event: e.CashCounted) -> State:
    return replace(state, cash_counted=counted_now(state, event.cents))


def _signed_in(state: State, event: e.SignedIn) -> State:
    overrides = state.entries[event.entry].overrides
    if event.override:
        overrides = (*overrides, event.override)
    return _entry(state, event.entry, signed_in_at=max(event.at, 1), overrides=overrides)


def _sign_in_undone(state: State, event: e.SignInUndone) -> State:
    return _entry(state, event.entry, signed_in_at=0)


def _let_in(state: State, event: e.LetIn) -> State:
    overrides = (*state.entries[event.entry].overrides, event.override)
    return _entry(state, event.entry, let_in=event.round, overrides=overrides)


def _let_in_undone(state: State, event: e.LetInUndone) -> State:
    return _entry(state, event.entry, let_in=0)


def _withdrawn(state: State, event: e.Withdrawn) -> State:
    return _entry(state, event.entry, left=Leaver("withdrawn", event.round))


def _reinstated(state: State, event: e.Reinstated) -> State:
    return _entry(state, event.entry, left=None)


def _code(state: State, event: e.CodeGiven) -> State:
    if event.entry:
        return _entry(state, event.entry, code=event.code, partner_code=event.partner_code)
    if event.category:
        codes = {**state.categories[event.category].codes, event.table: event.code}
        return _category(state, event.category, codes=codes)
    return replace(state, judge_code=event.code)


def _blanked(state: State, event: e.NameBlanked) -> State:
    return _entry(state, event.entry, name=event.label, blanked=True, partner="")


def _seats(state: State, event: e.SeatsDrawn) -> State:
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
    rounds = (*category.rounds[: event.round - 1], drawn)
    return _category(state, event.category, rounds=rounds, codes=codes)


def _swapped(state: State, event: e.SeatsSwapped) -> State:
    other = {event.first: event.second, event.second: event.first}
    tables = state.categories[event.category].rounds[event.round - 1].tables
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
    return _round(state, event.category, event.round, tables=changed)


def _added(state: State, event: e.SeatAdded) -> State:
    a_round = state.categories[event.category].rounds[event.round - 1]
    play = a_round.tables.get(event.table)
    if play is None:
        mode = state.categories[event.category].mode_of(event.table)
        play = Play(table=event.table, mode=mode, seats=(), why=())
    play = replace(play, seats=(*play.seats, event.entry), why=(*play.why, event.why))
    left_out = tuple(one for one in a_round.left_out if one.entry != event.entry)
    tables = {**a_round.tables, event.table: play}
    return _round(state, event.category, event.round, tables=tables, left_out=left_out)


def _mode(state: State, event: e.TableModeSet) -> State:
    """Table 0 stands for all of them, those that were named before too."""
    category = state.categories[event.category]
    named = {**category.modes, event.table: event.mode} if event.table else {0: event.mode}
    state = _category(state, event.category, modes=named)
    if not event.round:
        return state
    tables = category.rounds[event.round - 1].tables
    changed = {
        number: replace(play, mode=event.mode) if event.table in (0, number) else play
        for number, play in tables.items()
    }
    return _round(state, event.category, event.round, tables=changed)


def _stack(state: State, event: e.StackSet) -> State:
    stacks = {**_find(state, event).stacks, event.entry: event.chips}
    return _play(state, event.category, event.round, event.table, stacks=stacks)


def _started(state: State, event: e.RoundStarted) -> State:
    category = state.categories[event.category]
    tables = {
        number: settled(
            replace(
                play,
                size=len(play.seats),
                places=_places(category, event.round, len(play.seats)),
                counting=category.counting,
                expected=len(play.seats) * event.start_chips + event.bank,
                deadline=event.deadline,
            )
        )
        for number, play in category.rounds[event.round - 1].tables.items()
    }
    return _round(
        state,
        event.category,
        event.round,
        tables=tables,
        started_at=max(event.at, 1),
        start_chips=event.start_chips,
        bank=event.bank,
        dealt_by=event.dealt_by,
    )


def _lot(state: State, event: e.LotIssued) -> State:
    expected = _find(state, event).expected + event.chips
    return _play(state, event.category, event.round, event.table, expected=expected)


def _start_taken_back(state: State, event: e.StartTakenBack) -> State:
    tables = {
        number: settled(replace(play, size=0, places=0, expected=0, deadline=0))
        for number, play in state.categories[event.category].rounds[event.round - 1].tables.items()
    }
    return _round(state, event.category, event.round, tables=tables, started_at=0, start_chips=0)


def _places(category: Category, no: int, size: int) -> int:
    # a final of one session has one winner, whatever the table's size
    one = category.options.get("final") == "one-final-session"
    return 1 if one and category.rounds[no - 1].final else category.winners_at(size)


def _clock(state: State, event: e.MinutesAdded | e.TimeCalled) -> State:
    if state.categories[event.category].is_bracket:
        return _match_clock(state, event)
    a_round = state.categories[event.category].rounds[event.round - 1]
    tables = dict(a_round.tables)
    for number, play in a_round.tables.items():
        if event.table in (0, number):
            if isinstance(event, e.TimeCalled):
                deadline = min(play.deadline, event.at)
            else:
                deadline = moved(play.deadline, event)
            tables[number] = replace(play, deadline=deadline)
    return _round(state, event.category, event.round, tables=tables)


def moved(deadline: int, event: e.MinutesAdded) -> int:
    """More time runs from now where time was up; less never lets it end before now."""
    if event.minutes < 0:
        return max(event.at, deadline + event.minutes * 60_000)
    return max(deadline, event.at) + event.minutes * 60_000


def _reported(state: State, event: e.CountReported) -> State:
    report = Report(
        id=event.report,
        by=event.by,
        at=event.at,
        counts=event.counts,
        pot=event.pot,
        caller=event.caller,
        marks=event.marks,
        source=event.source,
    )
    reports = (*_find(state, event).reports, report)
    return _play(state, event.category, event.round, event.table, reports=reports)


def _taken_back(state: State, event: e.ReportTakenBack) -> State:
    reports = tuple(r for r in _find(state, event).reports if r.id != event.report)
    return _play(state, event.category, event.round, event.table, reports=reports, tie_winners=())


def _dispute(state: State, event: e.DisputeSettled) -> State:
    reports = tuple(r for r in _find(state, event).reports if r.id == event.report)
    return _play(state, event.category, event.round, event.table, reports=reports)


def _marked(state: State, event: e.SeatMarked) -> State:
    marks = {k: v for k, v in _find(state, event).marks.items() if k != event.entry}
    if event.mark:
        marks[event.entry] = event.mark
    return _play(state, event.category, event.round, event.table, marks=marks)


def _tie_game(state: State, event: e.TieGameEntered) -> State:
    return _play(state, event.category, event.round, event.table, tie_winners=event.winners)


def _voided(state: State, event: e.TableVoided) -> State:
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


def _called(state: State, event: e.ChairCalled) -> State:
    call = Call(by=event.by, at=event.at, why=event.why)
    if state.categories[event.category].is_bracket:
        return _latest(state, event, call=call)
    return _play(state, event.category, event.round, event.table, call=call)


def _ruled(state: State, event: e.RulingGiven) -> State:
    if state.categories[event.category].is_bracket:
        return _latest(state, event, call=None)
    return _play(state, event.category, event.round, event.table, call=None)


def _closed(state: State, event: e.RoundClosed) -> State:
    return _round(state, event.category, event.round, closed_at=max(event.at, 1))


def _place_game(state: State, event: e.PlaceGameEntered) -> State:
    games = (*state.categories[event.category].place_games, event.order)
    return _category(state, event.category, place_games=games)


def _awards_given(state: State, event: e.AwardsGiven) -> State:
    return replace(state, awarded={**state.awarded, **dict.fromkeys(event.games, event.at)})


def _awards_taken_back(state: State, event: e.AwardsTakenBack) -> State:
    kept = {key: at for key, at in state.awarded.items() if key not in event.games}
    return replace(state, awarded=kept)


def _corrected(state: State, event: e.ResultCorrected) -> State:
    fix = Fix(id=event.correction, before=event.before, after=event.after)
    fixes = (*_find(state, event).fixes, fix)
    where = {**state.corrections, event.correction: (event.category, event.round, event.table)}
    state = replace(state, corrections=where)
    return _play(state, event.category, event.round, event.table, fixes=fixes)


def _correction_undone(state: State, event: e.CorrectionUndone) -> State:
    if state.categories[event.category].is_bracket:
        return _match_fix_undone(state, event)
    fixes = tuple(fix for fix in _find(state, event).fixes if fix.id != event.correction)
    return _play(state, event.category, event.round, event.table, fixes=fixes)


def _incident(state: State, event: e.IncidentRecorded) -> State:
    return replace(state, incidents=(*state.incidents, event))


def _disqualified(state: State, event: e.Disqualified) -> State:
    entry = state.entries[event.entry]
    left = Leaver("disqualified", event.round, event.forfeits_wins)
    state = _entry(state, entry.id, left=left, withdrawn_before=entry.left)
    rounds = state.categories[event.category].rounds
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
    state = _entry(state, entry.id, left=entry.withdrawn_before, withdrawn_before=None)
    for a_round in state.categories[entry.category].rounds:
        play = a_round.table_of(entry.id)
        if play is not None and entry.id in play.sent_away:
            sent_away = play.sent_away - {entry.id}
            state = _play(state, entry.category, a_round.no, play.table, sent_away=sent_away)
    return state


# --- a bracket ---------------------------------------------------------------------------------


def _knockout(state: State, key: str) -> Knockout:
    found = state.categories[key].knockout
    assert found is not None
    return found


def _put(state: State, key: str, meeting: Meeting) -> State:
    drawn = _knockout(state, key)
    changed = replace(drawn, meetings=drawn.meetings.changed(meeting))
    return _category(state, key, knockout=changed)


def _meeting(state: State, event: Any) -> Meeting:
    found = _knockout(state, event.category).meetings.at(event.match, *event.teams)
    assert found is not None
    return found


def _latest(state: State, event: Any, **changes: Any) -> State:
    """The meeting at a table, changed; such facts name the match as their round."""
    return _put(state, event.category, replace(_at_table(state, event), **changes))


def _at_table(state: State, event: Any) -> Meeting:
    """Who plays a match now; after a correction these need not be those called last."""
    now = board(state, event.category)
    found = now.open.get(event.round) if now else None
    return found or _knockout(state, event.category).latest(event.round)


def _drawn(state: State, event: e.BracketDrawn) -> State:
    drawn = Knockout(
        seed=event.seed,
        drawn_at=event.at,
        teams=event.teams,
        why=event.why,
        left_out=event.left_out,
        meetings=Meetings(2 * len(event.teams) - 1),
    )
    return _category(state, event.category, knockout=drawn)


def _match_called(state: State, event: e.MatchCalled) -> State:
    drawn = _knockout(state, event.category)
    before = drawn.meetings.at(event.match, *event.teams)
    called = Meeting(
        match=event.match,
        teams=event.teams,
        table=event.table,
        called_at=event.at,
        deadline=event.deadline,
        attempt=before.attempt + 1 if before else 1,
        turn=drawn.turns + 1,
        before=before,
        mode=event.mode,
    )
    meetings = drawn.meetings.called(called).away_from(called)
    knockout = replace(drawn, meetings=meetings, turns=called.turn)
    codes = state.categories[event.category].codes
    if event.code:
        codes = {**codes, event.table: event.code}
    return _category(state, event.category, knockout=knockout, codes=codes)


def _call_taken_back(state: State, event: e.MatchCallTakenBack) -> State:
    drawn = _knockout(state, event.category)
    before = _meeting(state, event).before
    meetings = drawn.meetings.without(event.match, event.teams)
    if before is not None:
        meetings = meetings.called(before)
    return _category(state, event.category, knockout=replace(drawn, meetings=meetings))


def _match_clock(state: State, event: e.MinutesAdded | e.TimeCalled) -> State:
    deadline = _at_table(state, event).deadline
    if isinstance(event, e.TimeCalled):
        return _latest(state, event, deadline=min(deadline or event.at, event.at))
    return _latest(state, event, deadline=moved(deadline, event))


def _match_reported(state: State, event: e.MatchReported) -> State:
    meeting = _meeting(state, event)
    report = MatchReport(
        id=event.report,
        by=event.by,
        at=event.at,
        points=event.points,
        caller=event.caller,
        marks=event.marks,
        bidder=event.bidder,
    )
    return _put(state, event.category, replace(meeting, reports=(*meeting.reports, report)))


def _match_taken_back(state: State, event: e.MatchReportTakenBack) -> State:
    meeting = _meeting(state, event)
    reports = tuple(one for one in meeting.reports if one.id != event.report)
    return _put(state, event.category, replace(meeting, reports=reports))


def _match_settled(state: State, event: e.MatchSettled) -> State:
    meeting = _meeting(state, event)
    reports = tuple(one for one in meeting.reports if one.id == event.report)
    return _put(state, event.category, replace(meeting, reports=reports))


def _match_corrected(state: State, event: e.MatchCorrected) -> State:
    meeting = _meeting(state, event)
    fix = MatchFix(id=event.correction, before=event.before, after=event.after)
    where = {**state.corrections, event.correction: (event.category, event.match, meeting.table)}
    state = replace(state, corrections=where)
    return _put(state, event.category, replace(meeting, fixes=(*meeting.fixes, fix)))


def _match_fix_undone(state: State, event: e.CorrectionUndone) -> State:
    for meeting in _knockout(state, event.category).meetings.of(event.round):
        if any(fix.id == event.correction for fix in meeting.fixes):
            fixes = tuple(fix for fix in meeting.fixes if fix.id != event.correction)
            return _put(state, event.category, replace(meeting, fixes=fixes))
    return state


_TAKE: dict[type[e.Fact], Callable[[State, Any], State]] = {
    e.EventCreated: _created,
    e.SettingsChanged: _settings,
    e.OptionSet: _option,
    e.EntriesTaken: _entries,
    e.EntryChanged: _entry_changed,
    e.PaymentTaken: _paid,
    e.PaymentCorrected: _payment_corrected,
    e.CashCounted: _cash,
    e.SignedIn: _signed_in,
    e.SignInUndone: _sign_in_undone,
    e.LetIn: _let_in,
    e.LetInUndone: _let_in_undone,
    e.Substituted: _entry_changed,
    e.Withdrawn: _withdrawn,
    e.Reinstated: _reinstated,
    e.CodeGiven: _code,
    e.NameBlanked: _blanked,
    e.SeatsDrawn: _seats,
    e.SeatsSwapped: _swapped,
    e.SeatAdded: _added,
    e.TableModeSet: _mode,
    e.StackSet: _stack,
    e.RoundStarted: _started,
    e.StartTakenBack: _start_taken_back,
    e.MinutesAdded: _clock,
    e.TimeCalled: _clock,
    e.LotIssued: _lot,
    e.CountReported: _reported,
    e.ReportTakenBack: _taken_back,
    e.DisputeSettled: _dispute,
    e.SeatMarked: _marked,
    e.TieGameEntered: _tie_game,
    e.TableVoided: _voided,
    e.ChairCalled: _called,
    e.RulingGiven: _ruled,
    e.RoundClosed: _closed,
    e.PlaceGameEntered: _place_game,
    e.AwardsGiven: _awards_given,
    e.AwardsTakenBack: _awards_taken_back,
    e.ResultCorrected: _corrected,
    e.CorrectionUndone: _correction_undone,
    e.IncidentRecorded: _incident,
    e.Disqualified: _disqualified,
    e.DisqualificationLifted: _lifted,
    e.BracketDrawn: _drawn,
    e.MatchCalled: _match_called,
    e.MatchCallTakenBack: _call_taken_back,
    e.MatchReported: _match_reported,
    e.MatchReportTakenBack: _match_taken_back,
    e.MatchSettled: _match_settled,
    e.MatchCorrected: _match_corrected,
    **NIGHT,
    **MENDING,
    **FREEZEOUT,
    **LEDGER,
    **DESK,
    **CALLER,
}
