"""What a seat, a spectator or the judge sees of a live table.

A view is built from what its reader may know, never by deleting from what they may not. Another
seat's hand, the number of its legal actions, whether its play was forced: none of it has a field.
What is the game's own comes from its adapter, who builds it from the game's `view` of that seat.
Cards are written as two characters ("AS", "TD"). Times are ms since the epoch; `now` is not in
the view: the page compares `deadline` with the server's clock that came beside it.
"""

from __future__ import annotations

from typing import cast

import msgspec

from cardhall.cards.notation import format_card
from cardhall.messages import Message, Player, Points, no_words
from cardhall.tables.calling import calls_for, may_call
from cardhall.tables.drawing import to_draw
from cardhall.tables.game import cards_of
from cardhall.tables.handlers.acts import may_undo
from cardhall.tables.handlers.session import numbered
from cardhall.tables.log import amount
from cardhall.tables.next_deal import deal_due, waits_for
from cardhall.tables.pace import clocked, own_words, waiting_ms
from cardhall.tables.replacing import replace
from cardhall.tables.shapes import (
    BlindsView,
    ChairView,
    HandReport,
    HandView,
    JudgeHand,
    LevelView,
    LogLine,
    Mine,
    OfferView,
    OpenView,
    PauseView,
    ResultView,
    Reveal,
    SaidView,
    SealView,
    SeatAdded,
    SeatView,
    Spoken,
    Stage,
    TableView,
    Waits,
)
from cardhall.tables.state import HandFacts, SessionBooks, State
from cardhall.tables.structure import Level
from cardhall.tables.table_card import CardLine

LOG_LINES = 30  # of the newest; the whole story is in the stream
HANDS = 8  # finished ones in a view, without their tricks; `history` has them all
ENDLESS = 1000  # hands of a game that ends by its points: as many as its rules can say
MOST_REPORTS = 1024  # that are kept

_REPORTS: dict[int, tuple[HandFacts, HandReport]] = {}


def view_for(
    state: State, reader: int | str | None, moved_to: str = "", next_seal: str = ""
) -> TableView:
    """The table for a seat (its number), a spectator (None) or the judge ("judge"). `moved_to`:
    where who looks on plays now, if it is elsewhere. `next_seal`: of the session to come.

    A seat that is not a person's own is refused by the server before it asks. The judge sees
    hands only while the chair is called and the judge has looked, which the log tells everybody.
    """
    if state.stage == "closed":
        raise ValueError("the table is not open")
    me = reader if isinstance(reader, int) else -1
    adapter = state.adapter
    seen, early = _seen(state, me)
    looked = reader == "judge" and state.call is not None and state.call.looked_at
    public = _public(state)
    return TableView(
        table=state.table,
        event=state.event,
        round=state.terms.round,
        number=state.terms.number,
        game=adapter.game,
        preset=state.preset,
        unit="cents" if state.preset == "rap" else adapter.unit,
        reader="judge" if reader == "judge" else "seat" if me >= 0 else "spectator",
        stage=_stage(state, seen),
        phase=seen.phase,
        session=state.session,
        hand=state.hands,
        step=state.step,
        seats=tuple(_seat_view(state, public, seen, seat) for seat in range(len(state.seats))),
        dealer=state.dealer,
        deck=state.deck,
        pot=state.pot,
        carried=seen.carried,
        trump=seen.trump,
        turned=seen.turned,
        announced=seen.announced,
        turn=public.turn,
        asked=public.asked,
        ready=state.ready,
        partners=adapter.partners(len(state.seats)),
        scores=seen.scores,
        deadline=public.deadline,
        turn_ms=public.turn_ms,
        session_ms=state.terms.minutes * 60_000,
        ends_at=state.ends_at,
        last_deal=bool(state.ends_at and state.hand and state.at >= state.ends_at),
        out_pile=seen.out_pile,
        discards=seen.discards,
        stock=seen.stock,
        trick=seen.trick,
        laid=seen.laid,
        tricks=seen.tricks,
        last_hand=public.past[-1] if public.past else None,
        history=public.history,
        log=public.log,
        chair=_chair(state),
        commitment=state.secrets.commitment if state.secrets else "",
        reveals=public.reveals,
        results=public.results,
        table_card=public.table_card,
        spoken=_spoken(state, public, seen, me),
        may_begin=_may_begin(state),
        closed=state.shut,
        said=public.said,
        pause=_pause(state),
        referee="open" if state.open else "guided",
        open=_open(state, me),
        level=_level(state),
        offers=public.offers,
        waits=public.waits,
        moved_to=moved_to,
        play=seen.play,
        mine=_mine(state, seen, me, early, next_seal) if me >= 0 else None,
        hands=_all_hands(state) if looked and state.hand else (),
    )


class _Public(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a view that are the same for all who look at a state."""

    turn: int
    asked: tuple[int, ...]
    to_draw: tuple[int, ...]
    deadline: int
    turn_ms: int
    past: tuple[HandReport, ...]
    history: tuple[HandReport, ...]
    log: tuple[LogLine, ...]
    reveals: tuple[Reveal, ...]
    results: tuple[ResultView, ...]
    table_card: tuple[CardLine, ...]
    said: tuple[SaidView, ...]
    offers: tuple[OfferView, ...]
    waits: Waits


_latest: tuple[State, _Public] | None = None


def _public(state: State) -> _Public:
    """Find what everybody may know, worked out once for all readers of a state: they come one after
    the other. It is handed a state and no reader, so that nothing of one reader's gets into it."""
    global _latest
    known = _latest  # read once: hints are worked out in other threads
    if known is None or known[0] is not state:
        _latest = known = state, _public_of(state)
    return known[1]


def _public_of(state: State) -> _Public:
    past = history(state, HANDS)
    return _Public(
        turn=state.turn(),
        asked=state.asked(),
        to_draw=to_draw(state) if state.stage == "draw" else (),
        deadline=_deadline(state),
        turn_ms=waiting_ms(state),
        past=past,
        history=tuple(msgspec.structs.replace(hand, played=()) for hand in past),
        log=tuple(
            LogLine(at=line.at, text=line.text, clause=line.clause, seat=line.seat)
            for line in state.log[-LOG_LINES:]
        ),
        reveals=tuple(
            Reveal(session=n, commitment=commitment, seed=seed, salt=salt)
            for n, commitment, seed, salt, _ in state.reveals
        ),
        results=tuple(_result(one) for one in state.ended),
        table_card=tuple(
            CardLine(option=option, text=text, clause=clause)
            for option, text, clause in _card_lines(state)
        ),
        said=tuple(SaidView(seat=s, phrase=p, at=at) for s, p, at in state.said),
        offers=tuple(
            OfferView(seat=one.seat, chips=one.chips, until=one.until, desk=one.desk)
            for one in state.offers
        ),
        waits=waits_for(state, state.at) if state.stage == "pause" else "",
    )


def _result(one: SessionBooks) -> ResultView:
    return ResultView(
        session=one.session,
        stacks=one.stacks,
        pot=one.pot,
        locked=one.locked,
        start=one.start,
        why=one.why,
        places=one.places,
    )


def _seal(state: State, next_seal: str) -> SealView | None:
    """The seal under which is played, or will be, and whose numbers are there."""
    if state.terms.once:
        return None
    over = state.stage in ("seats", "ended")
    seal = next_seal if over or state.secrets is None else state.secrets.commitment
    if not seal:
        return None
    session = state.session + 1 if over else state.session
    added = tuple(SeatAdded(seat=one.seat, since=one.since) for one in numbered(state, seal))
    return SealView(session=session, commitment=seal, added=added)


def _may_begin(state: State) -> bool:
    over = state.terms.event_paced or bool(state.shut) or (state.terms.once and state.session > 0)
    return state.stage in ("seats", "ended") and not over


def _deadline(state: State) -> int:
    """Find when the time runs out, or the next hand is dealt; 0 while that is not known."""
    if state.stage == "pause":
        return deal_due(state) or 0
    if own_words(state) and state.adapter.own_seat(state.hand) >= 0:
        # the clock tells nobody that the player has no choice
        return state.since + state.terms.turn_ms if clocked(state) else 0
    return state.deadline


def _card_lines(state: State) -> tuple[tuple[str, Message, str], ...]:
    """The rules of the table; an open one says so."""
    own = state.open.card_lines(state) if state.open else ()
    lines = state.adapter.card_lines(state.rules, state.preset)
    if state.terms.target:
        if getattr(state.rules, "hands", 0) >= ENDLESS:
            lines = tuple(line for line in lines if line[0] != "hands")
        told = Message("the-first-at-so-many-points", points=Points(state.terms.target))
        own = (*own, ("target", told, ""))
    return (*own, *lines)


def _stage(state: State, seen: HandView) -> Stage:
    """The phases of some games are stages of the table; the others' have a field of their own."""
    by_phase = state.stage == "hand" and state.adapter.phases_are_stages
    return cast(Stage, seen.phase if by_phase else state.stage)


def _seat_view(state: State, public: _Public, seen: HandView, seat: int) -> SeatView:
    place, shown = state.seats[seat], seen.seats[seat]
    return SeatView(
        seat=seat,
        letter="ABCDEFGHIJKL"[seat],
        name=place.name,
        taken=place.kind != "empty",
        bot=place.automatic,
        sitting_in=place.sitting_in,
        stack=state.stacks[seat],
        owed=state.adapter.owes(state, seat),
        status=_status(state, seen, seat),
        dealer=seat == state.dealer and state.stage in ("shuffle", "cut", "pause", "hand", "calls"),
        turn=seat == public.turn or seat in public.to_draw,
        cards=shown.cards,
        drawn=shown.drawn,
        tricks=shown.tricks,
        card=state.drawn[seat][-1] if state.stage == "draw" and state.drawn[seat] else "",
        note=shown.note if shown.note else msgspec.UNSET,
        cup=state.cup[seat] if state.cup else 0,
        place=_place_out(state, seat),
        face=place.face,
        manner=place.manner,
        bank=state.banks[seat] if state.banks else 0,
    )


def _place_out(state: State, seat: int) -> int:
    """In which place somebody is out, while others play on; 0 where they are in, or it is not said
    yet."""
    if state.stage == "ended" or not state.seats[seat].lost:
        return 0
    return state.adapter.place_out(state, seat)


def _status(state: State, seen: HandView, seat: int) -> str:
    place = state.seats[seat]
    if place.kind == "empty":
        return "empty"
    if place.disqualified:
        return "disqualified"
    return "lost" if place.lost else seen.seats[seat].status


def _chair(state: State) -> ChairView | None:
    call = state.call
    if call is None:
        return None
    return ChairView(
        seat=call.seat,
        reason=call.reason,
        at=call.at,
        turn_left=call.turn_left,
        looked_at=call.looked_at,
    )


def _level(state: State) -> LevelView | None:
    levels = state.levels
    now = state.level or next(iter(levels), None)
    if now is None:
        return None
    at = levels.index(now) if now in levels else -1
    then = levels[at + 1] if 0 <= at < len(levels) - 1 else None
    return LevelView(
        now=_blinds(now),
        then=_blinds(then) if then else None,
        since=now.at,
        ends_at=then.at if then else 0,
        hands_left=max(0, then.hand - max(state.hands, 1)) if then and then.hand else 0,
    )


def _blinds(level: Level) -> BlindsView:
    return BlindsView(
        number=level.number, small=level.small, big=level.big, ante=level.ante, rest=level.rest
    )


def _may_buy_in(state: State, me: int) -> bool:
    asked = any(one.seat == me and not one.desk for one in state.offers)
    return asked or state.adapter.ladder(state, me) > 0


def _pause(state: State) -> PauseView | None:
    pause = state.pause
    if pause is None:
        return None
    return PauseView(by=pause.by, agreed=pause.agreed, on=pause.on, until=pause.until)


def _all_hands(state: State) -> tuple[JudgeHand, ...]:
    return tuple(
        JudgeHand(seat=seat, cards=tuple(format_card(card) for card in cards_of(held)))
        for seat, held in state.adapter.open_hands(state.hand)
    )


def _seen(state: State, me: int) -> tuple[HandView, bool]:
    """The hand in play for this reader; at an open table with what hands can do, and whether it
    would be out of turn."""
    seen = state.adapter.hand_view(state, me)
    if state.open is None or state.open_referee is None:
        return seen, False
    seen = state.open.seen(state, seen)
    if me < 0:
        return seen, False
    if state.still or state.stage != "hand":
        offer = state.open.nothing(seen)
    else:
        offer = state.open.offer(state, me, seen)
    seen = replace(
        seen,
        my_cards=offer.cards,
        actions=offer.actions,
        barred=offer.barred,
        draw_max=offer.draw_max,
    )
    return seen, offer.early


def _open(state: State, me: int) -> OpenView | None:
    if state.open is None:
        return None
    may = me >= 0 and may_call(state, me)
    return OpenView(
        calls=calls_for(state, me) if may else (),
        may_call=may,
        loose=state.loose,
        rulings=state.rulings,
    )


# -- what only I see -------------------------------------------------------------------


def _mine(state: State, seen: HandView, me: int, early: bool, next_seal: str) -> Mine:
    place = state.seats[me]
    waiting = not state.still and state.stage in ("draw", "shuffle", "cut")
    asked = state.pause is not None and not state.pause.on
    return Mine(
        seat=me,
        cards=seen.my_cards,
        actions=seen.actions,
        barred=seen.barred,
        draw_max=seen.draw_max,
        may_draw_card=waiting and state.stage == "draw" and me in to_draw(state),
        may_shuffle=waiting and state.stage == "shuffle" and me == state.dealer,
        may_cut=waiting and state.stage == "cut" and me == state.turn(),
        may_undo=may_undo(state, me),
        may_buy_in=not state.still and _may_buy_in(state, me),
        may_take_back_seat=place.sitting_in,
        must_acknowledge=state.adapter.has_table_card(state.preset) and not place.acknowledged,
        costs=seen.costs,
        may_go_on=_may_go_on(state, me),
        early=early,
        host=bool(place.person) and place.person == state.terms.host,
        may_agree=asked and state.pause is not None and me not in state.pause.agreed,
        deals=state.terms.deals,
        same=state.terms.same,
        replay=state.terms.replay,
        seal=_seal(state, next_seal),
    )


def _may_go_on(state: State, me: int) -> bool:
    waits = state.stage in ("pause", "calls") and not state.still
    return waits and me not in state.ready and not state.seats[me].lost


# -- for the screen reader -------------------------------------------------------------


def _spoken(state: State, public: _Public, seen: HandView, me: int) -> Spoken:
    preset = state.preset
    return Spoken(
        turn=_spoken_turn(state, public, seen, me),
        card=seen.spoken_card,
        trick=seen.spoken_trick,
        pot=Message("the-pot-holds", pot=amount(preset, state.pot))
        if state.adapter.unit == "chips"
        else no_words,
    )


def _spoken_turn(state: State, public: _Public, seen: HandView, me: int) -> Message:
    if state.call is not None:
        return Message("spoken-the-chair-has-been-called")
    if state.still:
        return Message("spoken-the-table-pauses")
    if state.stage == "draw":
        return Message("cards-are-drawn-for-the-first-deal")
    if state.stage == "pause":
        return Message("the-next-hand-is-dealt-soon")
    if state.stage == "calls":
        return Message("the-hand-is-over-call-now")
    doing = seen.doing or _by_hand(state)
    if len(public.asked) > 1:
        if me in public.asked:
            return Message("you-may-act", doing=doing)
        return Message("others-may-act")
    turn = public.turn
    if turn < 0:
        if state.stage == "hand":
            return no_words
        if state.stage == "ended":
            return state.shut or Message("the-session-is-over")
        return Message("waiting-for-players")
    if turn == me:
        return Message("your-turn-to", doing=doing)
    return Message("somebodys-turn-to", player=Player(state.seats[turn].name), doing=doing)


def _by_hand(state: State) -> Message:
    """Say what is done with one's own hands before the deal."""
    if state.stage == "shuffle":
        return Message("doing-to-shuffle")
    return Message("doing-to-cut") if state.stage == "cut" else no_words


# -- finished hands --------------------------------------------------------------------


def history(state: State, newest: int = 0) -> tuple[HandReport, ...]:
    """The finished hands of the session, public parts only; with `newest`, only so many."""
    past = [f for f in state.history[-2 * newest :] if f.finished or f.scored]
    return tuple(report(state, facts) for facts in past[-newest:])


def report(state: State, facts: HandFacts) -> HandReport:
    """A finished hand as its game tells it: worked out once, for it stays as it is and every
    reader's view has it."""
    known = _REPORTS.get(id(facts))
    if known is None or known[0] is not facts:
        if len(_REPORTS) >= MOST_REPORTS:
            _REPORTS.clear()
        told = state.adapter.report(state, facts)
        told = msgspec.structs.replace(told, rulings=facts.rulings, stood_in=facts.stood_in)
        known = _REPORTS[id(facts)] = facts, told
    return known[1]
