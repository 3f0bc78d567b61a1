"""Fold one more fact into the state. Nothing is refused here: a fact has happened."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.formats.elimination import Leaver
from cardhall.hall import events as e
from cardhall.hall.desk.evolve import TAKE as DESK
from cardhall.hall.formats import format_of, formats
from cardhall.hall.kernel.fold import with_category, with_entry, with_modes
from cardhall.hall.settings import from_data
from cardhall.hall.state import Category, Entry, Memo, State, counted_now


def evolve(state: State, event: e.Fact) -> State:
    """The state after one more fact; the one handed in stays as it was."""
    version = state.version + 1
    touched = state.touched
    if subjects := e.subject_of(event):
        touched = {**touched, **dict.fromkeys(subjects, version)}
    changed: State = _taken_by(state, event)(state, event)
    return replace(
        changed,
        version=version,
        latest=max(state.latest, event.at),
        touched=touched,
        log=(version, event, state.log),
        memo=Memo(),
    )


def _taken_by(state: State, event: e.Fact) -> Callable[[State, Any], State]:
    kind = type(event)
    key = getattr(event, "category", "")
    if not key and (entry := state.entries.get(getattr(event, "entry", ""))):
        key = entry.category
    category = state.categories.get(key)
    if category is not None and (own := format_of(category).folds.get(kind)):
        return own
    return _TAKE[kind]


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
                plan=plan,
                options=dict(plan.options),
                format_state=formats()[plan.format].initial(),
            )
            for plan in event.categories
        },
    )


def _settings(state: State, event: e.SettingsChanged) -> State:
    return replace(state, settings=from_data(event.after))


def _archived(state: State, event: e.EventArchived) -> State:
    return replace(state, archived=max(event.at, 1))


def _brought_back(state: State, event: e.EventBroughtBack) -> State:
    return replace(state, archived=0)


def _option(state: State, event: e.OptionSet) -> State:
    options = {**state.categories[event.category].options, event.option: event.value}
    return with_category(state, event.category, options=options)


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
    return with_entry(
        state, event.entry, name=event.name, auxiliary=event.auxiliary, partner=partner
    )


def _game_changed(state: State, event: e.GameChanged) -> State:
    return with_entry(state, event.entry, category=event.category)


def _paid(state: State, event: e.PaymentTaken) -> State:
    payments = {**state.payments, event.payment: (event.entry, event.cents)}
    entry = state.entries[event.entry]
    return with_entry(
        replace(state, payments=payments),
        entry.id,
        paid_cents=entry.paid_cents + event.cents,
        payments=(*entry.payments, event.payment),
    )


def _payment_corrected(state: State, event: e.PaymentCorrected) -> State:
    id, cents = state.payments[event.payment]
    payments = {**state.payments, event.payment: (id, event.cents)}
    paid = state.entries[id].paid_cents + event.cents - cents
    return with_entry(replace(state, payments=payments), id, paid_cents=paid)


def _cash(state: State, event: e.CashCounted) -> State:
    return replace(state, cash_counted=counted_now(state, event.cents))


def _signed_in(state: State, event: e.SignedIn) -> State:
    overrides = state.entries[event.entry].overrides
    if event.override:
        overrides = (*overrides, event.override)
    return with_entry(state, event.entry, signed_in_at=max(event.at, 1), overrides=overrides)


def _sign_in_undone(state: State, event: e.SignInUndone) -> State:
    return with_entry(state, event.entry, signed_in_at=0)


def _let_in(state: State, event: e.LetIn) -> State:
    overrides = (*state.entries[event.entry].overrides, event.override)
    return with_entry(state, event.entry, let_in=event.round, overrides=overrides)


def _let_in_undone(state: State, event: e.LetInUndone) -> State:
    return with_entry(state, event.entry, let_in=0)


def _withdrawn(state: State, event: e.Withdrawn) -> State:
    return with_entry(state, event.entry, left=Leaver("withdrawn", event.round))


def _reinstated(state: State, event: e.Reinstated) -> State:
    return with_entry(state, event.entry, left=None)


def _code(state: State, event: e.CodeGiven) -> State:
    if event.entry:
        return with_entry(state, event.entry, code=event.code, partner_code=event.partner_code)
    if event.category:
        codes = {**state.categories[event.category].codes, event.table: event.code}
        return with_category(state, event.category, codes=codes)
    return replace(state, judge_code=event.code)


def _blanked(state: State, event: e.NameBlanked) -> State:
    return with_entry(state, event.entry, name=event.label, blanked=True, partner="")


def _awards_given(state: State, event: e.AwardsGiven) -> State:
    return replace(state, awarded={**state.awarded, **dict.fromkeys(event.games, event.at)})


def _award_called(state: State, event: e.AwardCalled) -> State:
    called = (*state.called, (event.category, event.place))
    return replace(state, called=called, called_at=event.at)


def _awards_taken_back(state: State, event: e.AwardsTakenBack) -> State:
    kept = {key: at for key, at in state.awarded.items() if key not in event.games}
    called = tuple(one for one in state.called if one[0] not in event.games)
    return replace(state, awarded=kept, called=called)


def _incident(state: State, event: e.IncidentRecorded) -> State:
    return replace(state, incidents=(*state.incidents, event))


def _disqualified(state: State, event: e.Disqualified) -> State:
    entry = state.entries[event.entry]
    left = Leaver("disqualified", event.round, event.forfeits_wins)
    return with_entry(state, entry.id, left=left, withdrawn_before=entry.left)


def _lifted(state: State, event: e.DisqualificationLifted) -> State:
    entry = state.entries[event.entry]
    return with_entry(state, entry.id, left=entry.withdrawn_before, withdrawn_before=None)


_TAKE: dict[type[e.Fact], Callable[[State, Any], State]] = {
    e.EventCreated: _created,
    e.SettingsChanged: _settings,
    e.EventArchived: _archived,
    e.EventBroughtBack: _brought_back,
    e.OptionSet: _option,
    e.TableModeSet: with_modes,
    e.EntriesTaken: _entries,
    e.EntryChanged: _entry_changed,
    e.GameChanged: _game_changed,
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
    e.AwardsGiven: _awards_given,
    e.AwardCalled: _award_called,
    e.AwardsTakenBack: _awards_taken_back,
    e.IncidentRecorded: _incident,
    e.Disqualified: _disqualified,
    e.DisqualificationLifted: _lifted,
    **DESK,
}
for _format in formats().values():
    _TAKE.update(_format.evolve.TAKE)
