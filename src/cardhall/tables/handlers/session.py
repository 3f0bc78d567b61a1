"""Begin a session: fill the seats, seal the shuffles, find the first dealer."""

from __future__ import annotations

from cardhall.dealing import NUMBER_BYTES, SALT_BYTES, SEED_BYTES, Shuffles
from cardhall.messages import Message, Player
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.commands import Context
from cardhall.tables.decision import (
    Decision,
    Refusal,
    check_official,
    check_own_seat,
    in_session,
)
from cardhall.tables.drawing import dealt_by_hand
from cardhall.tables.events import BANK, Move, SeatNumber
from cardhall.tables.handlers.deal import deal_hand, draw_for_all
from cardhall.tables.handlers.opening import players_words
from cardhall.tables.handlers.seats import seat_bot
from cardhall.tables.next_deal import waits_for
from cardhall.tables.state import State
from cardhall.tables.structure import levels_from

SEAL_BYTES = 32


def begin(decision: Decision, command: c.BeginSession, ctx: Context) -> None:
    check_official(decision, ctx, Message("only-officials-begin"))
    if in_session(decision):
        raise Refusal(
            Message("a-session-is-being-played"), "session", Message("wait-until-it-is-over")
        )
    if decision.state.terms.once and decision.state.session:
        raise Refusal(
            Message("these-deals-are-played-once"), "session", Message("open-another-one")
        )
    _fill(decision, command.fill)
    state = decision.state
    _check_seats(state)
    adapter = state.adapter
    way, clause = _first_deal_way(state, command) if adapter.manual_deal else ("", "")
    shuffles = _shuffles(command)
    ends_at = command.ends_at or (
        state.terms.minutes and decision.at + state.terms.minutes * 60_000
    )
    if ends_at and ends_at <= decision.at:
        raise Refusal(
            Message("the-session-time-is-over"), "ends_at", Message("give-a-later-end"), "LLAA-T-06"
        )
    clause_start = adapter.clause("start", state.preset)
    moves = tuple(
        Move(source=BANK, target=f"seat:{i}", amount=state.terms.start, clause=clause_start)
        for i, place in enumerate(state.seats)
        if place.kind != "empty" and state.terms.start
    )
    decision.add(
        events.SessionBegun(
            at=decision.at,
            session=state.session + 1,
            ends_at=ends_at,
            commitment=shuffles.commitment,
            seed=command.seed.lower(),
            salt=command.salt.lower(),
            moves=moves,
            numbers=_numbers(state, shuffles.commitment),
        )
    )
    if state.terms.plan or state.terms.rebuys:
        _own_clock(decision)
    for i, place in enumerate(state.seats):
        if place.kind == "person" and not place.present:
            decision.add(events.BotSatIn(at=decision.at, seat=i, why="not here yet"))
    if not adapter.manual_deal:
        found = adapter.first_deal(decision.state)
        first = adapter.dealer(decision.state)
        decision.add(
            events.FirstDealer(
                at=decision.at, seat=first, way="seed", clause=found.clause, text=found.text
            )
        )
        if not waits_for(decision.state, decision.at):
            deal_hand(decision)
    elif way != "draw":
        decision.add(
            events.FirstDealer(at=decision.at, seat=command.dealer, way=way, clause=clause)
        )
    elif not dealt_by_hand(decision.state):
        draw_for_all(decision)
    if adapter.manual_deal and not dealt_by_hand(decision.state):
        deal_hand(decision)


def add_number(decision: Decision, command: c.AddNumber, ctx: Context) -> None:
    check_own_seat(decision, command.seat, ctx)
    state = decision.state
    if state.terms.once:
        raise Refusal(
            Message("these-deals-are-the-same-for-everybody"), "table", Message("play-as-they-are")
        )
    _check_hex("number", command.number, NUMBER_BYTES)
    _check_hex("commitment", command.commitment, SEAL_BYTES)
    seal = command.commitment.lower()
    if state.secrets and in_session(decision) != (seal == state.secrets.commitment):
        raise Refusal(
            Message("that-is-another-sessions-seal"),
            "commitment",
            Message("look-at-the-table-again"),
        )
    if command.seat in (one.seat for one in numbered(state, seal)):
        raise Refusal(
            Message("your-number-is-there-already"), "number", Message("there-is-nothing-to-do")
        )
    decision.add(
        events.NumberAdded(
            at=decision.at, seat=command.seat, commitment=seal, number=command.number.lower()
        )
    )


def numbered(state: State, seal: str) -> tuple[SeatNumber, ...]:
    """List what has been added under this seal by those who sit here."""
    if state.secrets is not None and seal == state.secrets.commitment:
        return tuple(one for one in state.secrets.numbers if one.number)
    return tuple(one for one in _numbers(state, seal) if one.number)


def _numbers(state: State, seal: str) -> tuple[SeatNumber, ...]:
    """List what each person's seat added under this seal; "" where it added nothing."""
    added = {one.person: one.number for one in state.numbers if one.commitment == seal}
    return tuple(
        SeatNumber(seat=seat, number=added.get(place.person, ""))
        for seat, place in enumerate(state.seats)
        if place.kind == "person"
    )


def _fill(decision: Decision, names: tuple[str, ...]) -> None:
    """Bots sit down on whatever is free at this moment."""
    seats = decision.state.seats
    taken = {place.name for place in seats}
    free = (name for name in names if name not in taken)
    for i, place in enumerate(seats):
        if place.kind == "empty" and (name := next(free, "")):
            seat_bot(decision, i, name)


def _own_clock(decision: Decision) -> None:
    """A table of one's own runs its levels itself, from the beginning of the session."""
    state = decision.state
    minutes = state.terms.rebuys.minutes if state.terms.rebuys else 0
    until = decision.at + minutes * 60_000 if minutes else 0
    levels = levels_from(state.terms.plan, decision.at)
    decision.add(events.LevelsSet(at=decision.at, levels=levels, rebuy_until=until))


def _check_seats(state: State) -> None:
    low, high, clause = state.adapter.seat_limits(state.rules)
    taken = [i for i, place in enumerate(state.seats) if place.kind != "empty"]
    if not low <= len(taken) <= high:
        why = Message(
            "so-many-are-seated",
            count=len(taken),
            players=players_words(state.adapter, low, high),
        )
        raise Refusal(why, "seats", Message("fill-the-seats"), clause)
    for i in taken:
        place = state.seats[i]
        card = state.adapter.has_table_card(state.preset)
        if card and place.present and not place.acknowledged:
            raise Refusal(
                Message("somebody-has-not-read-the-card", player=Player(place.name)),
                "acknowledged",
                Message("the-player-reads-it-first"),
                "RAP-50",
            )


def _first_deal_way(state: State, command: c.BeginSession) -> tuple[str, str]:
    way, ways = command.way or "draw", state.adapter.first_deal_ways(state.preset)
    clause = state.adapter.clause("first deal", state.preset)
    if way == "draw":
        return way, clause
    if ways == ("draw",):
        raise Refusal(
            Message("the-first-dealer-is-found-by-drawing"),
            "way",
            Message("leave-it-to-the-draw"),
            clause,
        )
    if way not in ways:
        raise Refusal(
            Message("no-such-way", way=way), "way", Message("choose-one-of", choices=ways), clause
        )
    if not (0 <= command.dealer < len(state.seats)) or (
        state.seats[command.dealer].kind == "empty"
    ):
        raise Refusal(
            Message("no-dealer-is-named"), "dealer", Message("name-a-seat-that-is-taken"), clause
        )
    return way, clause


def _shuffles(command: c.BeginSession) -> Shuffles:
    _check_hex("seed", command.seed, SEED_BYTES)
    _check_hex("salt", command.salt, SALT_BYTES)
    return Shuffles(bytes.fromhex(command.seed), bytes.fromhex(command.salt))


def _check_hex(name: str, text: str, size: int) -> None:
    try:
        length = len(bytes.fromhex(text)) if len(text) == 2 * size else -1
    except ValueError:
        length = -1
    if length != size:
        raise Refusal(
            Message("must-be-hex-digits", count=2 * size), name, Message("make-a-new-one")
        )
