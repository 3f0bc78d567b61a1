"""A fact taken into the state."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout.clock import MINUTE, Clock
from cardhall.hall.formats.freezeout.state import (
    Correction,
    Freezeout,
    FreezeoutCall,
    HandForHand,
    Memo,
    Ready,
    Turn,
)
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import State


def _freezeout(state: State, key: str) -> Freezeout:
    freezeout = state.categories[key].format_state
    assert isinstance(freezeout, Freezeout)
    return freezeout


def _put(state: State, key: str, **changes: Any) -> State:
    category = state.categories[key]
    freezeout = replace(_freezeout(state, key), memo=Memo(), **changes)
    changed = replace(category, format_state=freezeout)
    return replace(state, categories={**state.categories, key: changed})


def _happened(state: State, fact: Any, **changes: Any) -> State:
    freezeout = _freezeout(state, fact.category)
    return _put(state, fact.category, happened=(*freezeout.happened, fact), **changes)


# --- the clock ---------------------------------------------------------------------------------


def _turned(state: State, fact: Any, clock: Clock, what: str, **changes: Any) -> State:
    freezeout = _freezeout(state, fact.category)
    turn = Turn(what=what, clock=clock)
    return _put(state, fact.category, turns=(*freezeout.turns, turn), **changes)


def _clock(state: State, fact: Any) -> Clock:
    category = state.categories[fact.category]
    return _freezeout(state, fact.category).clock(category.plan)


def _started(state: State, fact: f.ClockStarted) -> State:
    clock = _clock(state, fact).started(fact.at)
    return _turned(state, fact, clock, "started", begun=True)


def _paused(state: State, fact: f.ClockPaused) -> State:
    return _turned(state, fact, _clock(state, fact).paused(fact.at), "paused")


def _moved_clock(state: State, fact: f.ClockMoved) -> State:
    clock = _clock(state, fact).moved(fact.minutes * MINUTE, fact.at)
    return _turned(state, fact, clock, "moved")


def _lengthened(state: State, fact: f.LevelLengthened) -> State:
    clock = _clock(state, fact).lengthened(fact.minutes, fact.at)
    return _turned(state, fact, clock, "lengthened")


def _ended(state: State, fact: f.LevelEnded) -> State:
    return _turned(state, fact, _clock(state, fact).ended(fact.at), "ended")


def _levels(state: State, fact: f.LevelsSet) -> State:
    clock = _clock(state, fact).with_levels(fact.levels, fact.at)
    for level in _freezeout(state, fact.category).agreed:
        if not clock.level(level).least:  # what play waited for is no longer asked
            clock = replace(clock, settled=clock.settled | {level})
    return _turned(state, fact, clock, "levels")


def _clock_back(state: State, fact: f.ClockTakenBack) -> State:
    turns = _freezeout(state, fact.category).turns[:-1]
    begun = any(turn.what == "started" for turn in turns)
    return _put(state, fact.category, turns=turns, begun=begun)


# --- seats -------------------------------------------------------------------------------------


def _drawn(state: State, fact: f.TablesDrawn) -> State:
    category = state.categories[fact.category]
    codes = {**category.codes, **{t.table: t.code for t in fact.tables if t.code}}
    categories = {**state.categories, fact.category: replace(category, codes=codes)}
    state = replace(state, categories=categories)
    return _put(state, fact.category, happened=(fact,), drawn=True)


def _set(state: State, fact: f.TablesSet) -> State:
    return _put(state, fact.category, mode=fact.mode)


def _finished(state: State, fact: f.HandFinished) -> State:
    ready = {
        **_freezeout(state, fact.category).ready,
        fact.table: Ready(big=fact.big, seed=fact.seed),
    }
    return _happened(state, fact, ready=ready)


def _without(ready: dict[int, Ready], *tables: int) -> dict[int, Ready]:
    return {number: one for number, one in ready.items() if number not in tables}


def _plays_on(state: State, fact: f.TablePlaysOn) -> State:
    ready = _without(_freezeout(state, fact.category).ready, fact.table)
    return _put(state, fact.category, ready=ready)


def _players_moved(state: State, fact: f.PlayersMoved) -> State:
    tables = {n for move in fact.moves for n in (move.from_table, move.to_table)}
    ready = _without(_freezeout(state, fact.category).ready, *tables)
    return _next_hand(_happened(state, fact, ready=ready), fact.category)


def _moves_back(state: State, fact: f.MovesTakenBack) -> State:
    happened = [*_freezeout(state, fact.category).happened]
    last = max(i for i, one in enumerate(happened) if isinstance(one, f.PlayersMoved))
    del happened[last]
    return _put(state, fact.category, happened=tuple(happened))


# --- going out ---------------------------------------------------------------------------------


def _with_hand(state: State, key: str, out: str, hand: f.Hand | None, **changes: Any) -> State:
    """A hand as it is now, and what was paid for buying in again with it: so that the fees of an
    entry are always what its hands say."""
    freezeout = _freezeout(state, key)
    before = freezeout.hands.get(out)
    hands = {**freezeout.hands, out: hand} if hand else {**freezeout.hands}
    if hand is None:
        hands.pop(out, None)
    state = _put(state, key, hands=hands, **changes)
    received = {id: cents for id, (_, cents) in state.payments.items()}
    return _fees(_fees(state, out, before, -1, received), out, hand, 1, received)


def _fees(
    state: State, out: str, hand: f.Hand | None, sign: int, received: Mapping[str, int]
) -> State:
    """A rebuy is a fee and its payment; what was received of one that stands is as it was."""
    entries, payments = {**state.entries}, {**state.payments}
    for one in hand.outs if hand else ():
        if one.rebuy != "yes" or hand is None:
            continue
        id, entry = f"rebuy:{out}:{one.entry}", entries[one.entry]
        paid = received.get(id, hand.cents) if sign > 0 else -payments.pop(id, ("", 0))[1]
        if sign > 0:
            payments[id] = (one.entry, paid)
        others = tuple(known for known in entry.payments if known != id)
        entries[one.entry] = replace(
            entry,
            fee_cents=entry.fee_cents + sign * hand.cents,
            paid_cents=entry.paid_cents + paid,
            payments=(*others, id) if sign > 0 else others,
        )
    return replace(state, entries=entries, payments=payments)


def _out(state: State, fact: f.PlayersOut) -> State:
    freezeout = _freezeout(state, fact.category)
    ready = _without(freezeout.ready, fact.hand.table)
    counts = {  # a table that plays on is counted again
        level: here
        if level in freezeout.agreed
        else {number: one for number, one in here.items() if number != fact.hand.table}
        for level, here in freezeout.counts.items()
    }
    state = _happened(state, fact, ready=ready, counts=counts)
    return _with_hand(state, fact.category, fact.out, fact.hand)


def _out_back(state: State, fact: f.OutTakenBack) -> State:
    return _with_hand(state, fact.category, fact.out, None)


def _answered(state: State, fact: Any) -> State:
    answer = "open"
    if not isinstance(fact, f.AnswerTakenBack):
        answer = "yes" if isinstance(fact, f.Rebought) else "no"
    hand = _freezeout(state, fact.category).hands[fact.out]
    outs = tuple(replace(o, rebuy=answer) if o.entry == fact.entry else o for o in hand.outs)
    return _with_hand(state, fact.category, fact.out, replace(hand, outs=outs))


def _corrected(state: State, fact: f.OutCorrected) -> State:
    freezeout = _freezeout(state, fact.category)
    known = Correction(id=fact.correction, out=fact.out, before=fact.before, why=fact.why)
    state = _happened(state, fact, corrections=(*freezeout.corrections, known))
    corrections = {**state.corrections, fact.correction: (fact.category, 0, 0)}
    state = replace(state, corrections=corrections)
    return _with_hand(state, fact.category, fact.out, fact.after)


def _correction_undone(state: State, fact: f.OutCorrectionUndone) -> State:
    freezeout = _freezeout(state, fact.category)
    undone = next(one for one in freezeout.corrections if one.id == fact.correction)
    rest = tuple(one for one in freezeout.corrections if one.id != fact.correction)
    happened = tuple(
        one
        for one in freezeout.happened
        if not (isinstance(one, f.OutCorrected) and one.correction == fact.correction)
    )
    state = _put(state, fact.category, corrections=rest, happened=happened)
    return _with_hand(state, fact.category, fact.out, undone.before)


def _hands_started(state: State, fact: f.HandForHandStarted) -> State:
    number = _freezeout(state, fact.category).rounds + 1
    return _put(state, fact.category, hand_for_hand=HandForHand(round=number), rounds=number)


def _hand_done(state: State, fact: f.HandForHandDone) -> State:
    freezeout = _freezeout(state, fact.category)
    now = freezeout.hand_for_hand
    if now is None or now.round != fact.round:
        return state
    done = replace(now, done=now.done | {fact.table})
    return _next_hand(_put(state, fact.category, hand_for_hand=done), fact.category)


def _next_hand(state: State, key: str) -> State:
    """Hand for hand: the next round, once every table has finished this one."""
    freezeout = _freezeout(state, key)
    now = freezeout.hand_for_hand
    if now is None or not {table.number for table in freezeout.room().live} <= now.done:
        return state
    number = freezeout.rounds + 1
    return _put(state, key, hand_for_hand=HandForHand(round=number), rounds=number)


def _hands_ended(state: State, fact: f.HandForHandEnded) -> State:
    return _put(state, fact.category, hand_for_hand=None)


# --- chips -------------------------------------------------------------------------------------


def _counted(state: State, fact: f.TableCounted) -> State:
    counts = _freezeout(state, fact.category).counts
    here = {**counts.get(fact.level, {}), fact.table: fact}
    return _put(state, fact.category, counts={**counts, fact.level: here})


def _told(state: State, fact: f.StacksTold) -> State:
    told = {stack.entry: stack.chips for stack in fact.stacks}
    return _put(state, fact.category, told={**_freezeout(state, fact.category).told, **told})


def _agreed(state: State, fact: f.ChipsAgreed) -> State:
    agreed = {**_freezeout(state, fact.category).agreed, fact.level: fact}
    state = _happened(state, fact, agreed=agreed)
    clock = _clock(state, fact)
    if clock.level(fact.level).least:
        return state  # the small chips are still to be changed up
    return _turned(state, fact, clock.settled_behind(fact.level, fact.at), "agreed")


def _changed_up(state: State, fact: f.ChipsChangedUp) -> State:
    changed = {**_freezeout(state, fact.category).changed_up, fact.level: fact}
    state = _happened(state, fact, changed_up=changed)
    return _turned(state, fact, _clock(state, fact).settled_behind(fact.level, fact.at), "agreed")


# --- money and the floor -----------------------------------------------------------------------


def _shares(state: State, fact: f.PayoutsSet) -> State:
    return _put(state, fact.category, shares=fact.shares)


def _house(state: State, fact: f.HouseShareSet) -> State:
    return _put(state, fact.category, house_cents=fact.cents)


def _paid(state: State, fact: f.PrizePaid) -> State:
    paid = {**_freezeout(state, fact.category).paid, fact.entry: fact.cents}
    return _put(state, fact.category, paid=paid)


def _prize_back(state: State, fact: f.PrizeTakenBack) -> State:
    paid = {**_freezeout(state, fact.category).paid}
    paid.pop(fact.entry, None)
    return _put(state, fact.category, paid=paid)


def _deal_counted(state: State, fact: f.DealCounted) -> State:
    return _put(state, fact.category, counted=fact)


def _deal_made(state: State, fact: f.DealMade) -> State:
    return _put(state, fact.category, deal=fact)


def _deal_back(state: State, fact: f.DealTakenBack) -> State:
    return _put(state, fact.category, deal=None)


def _called(state: State, fact: f.FloorCalled) -> State:
    call = FreezeoutCall(by=fact.by, at=fact.at, why=fact.why, kind=fact.kind, clause=fact.clause)
    calls = {**_freezeout(state, fact.category).calls, fact.table: call}
    return _put(state, fact.category, calls=calls)


def _ruled(state: State, fact: f.FloorRuled) -> State:
    calls = {**_freezeout(state, fact.category).calls}
    calls.pop(fact.table, None)
    return _put(state, fact.category, calls=calls)


TAKE: dict[type[Fact], Callable[[State, Any], State]] = {
    f.TablesDrawn: _drawn,
    f.TablesSet: _set,
    f.PlayersSwapped: _happened,
    f.PlayerSeated: _happened,
    f.SeatEmptied: _happened,
    f.ClockStarted: _started,
    f.ClockPaused: _paused,
    f.ClockMoved: _moved_clock,
    f.LevelLengthened: _lengthened,
    f.LevelEnded: _ended,
    f.LevelsSet: _levels,
    f.ClockTakenBack: _clock_back,
    f.HandFinished: _finished,
    f.TablePlaysOn: _plays_on,
    f.PlayersMoved: _players_moved,
    f.MovesTakenBack: _moves_back,
    f.PlayersOut: _out,
    f.OutTakenBack: _out_back,
    f.Rebought: _answered,
    f.RebuyDeclined: _answered,
    f.AnswerTakenBack: _answered,
    f.OutCorrected: _corrected,
    f.OutCorrectionUndone: _correction_undone,
    f.HandForHandStarted: _hands_started,
    f.HandForHandDone: _hand_done,
    f.HandForHandEnded: _hands_ended,
    f.TableCounted: _counted,
    f.StacksTold: _told,
    f.ChipsAgreed: _agreed,
    f.ChipsChangedUp: _changed_up,
    f.PayoutsSet: _shares,
    f.HouseShareSet: _house,
    f.PrizePaid: _paid,
    f.PrizeTakenBack: _prize_back,
    f.DealCounted: _deal_counted,
    f.DealMade: _deal_made,
    f.DealTakenBack: _deal_back,
    f.FloorCalled: _called,
    f.FloorRuled: _ruled,
}
