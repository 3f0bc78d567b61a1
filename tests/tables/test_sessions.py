"""Whole sessions: books at every event, states rebuilt from events, hands written down."""

import random
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from cardhall.games.boure import Rules, Session
from cardhall.games.boure.record import start_of
from cardhall.records import format_record, parse_record, record_of, replay
from cardhall.records.text import by_seat
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.decision import Refusal
from cardhall.tables.events import AnyEvent, decode_event, encode_event
from cardhall.tables.evolve import fold
from cardhall.tables.history import StillSecret, hand_numbers, hand_record, result_command
from cardhall.tables.views import view_for
from tests.tables.play import SECOND, Table, same

OPTIONS: dict[str, list[dict[str, str | int | bool]]] = {
    "llaa": [
        {},
        {"minimum": "throw-in"},
        {"payer_antes": True},
        {"last_pot": "split"},
        {"draw_limit": "5", "undertrump": "may"},
        {"akq": "run-all-three", "ace_up_dealer_stays": True},
    ],
    "rap": [{}, {"in_or_out": False}, {"gap_force": True}, {"stay_chip": 1, "pot_limit": "none"}],
}


@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],  # a session shrinks too slowly: the seed tells all
)
@given(st.integers(0, 10**9), st.sampled_from(["llaa", "rap"]), st.data())
def test_any_session_ends_with_its_chips_and_comes_back_from_its_events(
    seed: int, preset: str, data: st.DataObject
) -> None:
    """Random people, seats, options, calls, leavings and rulings: the books hold at each event
    (Table.do looks), and the events alone give the same table, also cut off in the middle."""
    rng = random.Random(seed)
    options = data.draw(st.sampled_from(OPTIONS[preset]))
    seats = data.draw(st.integers(2, 7))
    people = tuple(s for s in range(seats) if rng.random() < 0.5)
    start = rng.choice((0, 8 if preset == "llaa" else 80))
    table = Table(seats, people=people, preset=preset, options=options, minutes=5, start=start)
    table.begin(seed)
    for _ in range(40):
        steps = table.state.step + rng.randint(1, 25)
        table.play_until(lambda s, stop=steps: s.step >= stop, rng.random())  # type: ignore[arg-type]
        if table.state.stage == "ended":
            break
        disturb(table, rng)
        if rng.random() < 0.1:
            assert same(table.state, table.again())
    table.play_session(seed)
    last = table.state.ended[-1]
    assert sum(last.stacks) + last.pot + last.locked == last.start
    assert same(table.state, table.again())
    cut = rng.randrange(len(table.past))
    half = fold(decode_event(encode_event(event)[1]) for event in table.past[:cut])
    assert same(fold(table.past[cut:], half), table.state)


def disturb(table: Table, rng: random.Random) -> None:
    """Something that happens at tables; what may not happen now is refused and changes nothing."""
    seat = rng.randrange(len(table.state.seats))
    what = rng.choice(("call", "leave", "back", "wait", "out", "undo", "more", "nothing"))
    with suppress(Refusal):
        if what == "call":
            table.judge(c.CallChair(seat=-1, reason="noise"))
            if rng.random() < 0.1:
                with suppress(Refusal):
                    table.do(c.Disqualify(seat=seat))
            ruling = rng.choice(("play_on", "misdeal", "take_back", "renege"))
            try:
                table.judge(c.Rule(ruling=ruling, seat=seat))
            except Refusal:
                table.judge(c.Rule(ruling="play_on"))
        elif what == "leave":
            table.person(seat, c.Leave(seat=seat))
        elif what == "back":
            table.person(seat, c.TakeBackSeat(seat=seat))
        elif what == "wait":
            table.wait(rng.randint(1, 70) * SECOND)
        elif what == "out" and rng.random() < 0.1:
            table.judge(c.Disqualify(seat=seat))
        elif what == "undo":
            table.person(seat, c.Undo(seat=seat))
        elif what == "more":
            table.judge(c.ExtraMinutes(minutes=1))


@pytest.mark.parametrize("preset", ["llaa", "rap"])
def test_every_hand_of_a_session_replays_as_a_record(preset: str) -> None:
    """After the reveal each hand can be written down and played again to the same end."""
    table = Table(5, people=(0, 1), preset=preset, minutes=6)
    table.begin(4)
    table.play_until(lambda s: len(s.history) == 2)
    assert hand_numbers(table.state) == ()
    with pytest.raises(StillSecret):
        hand_record(table.state, 1)
    table.play_session()
    assert len(hand_numbers(table.state)) > 5
    for number in hand_numbers(table.state):
        data = hand_record(table.state, number)
        start = start_of(
            data.title, data.rules, data.dealer, data.stacks, data.deck,
            pot=data.pot, owed=data.owed, spare=data.spare, playing=data.playing,
        )  # fmt: skip
        record = record_of(start, data.words)
        assert record.end["stacks"] == by_seat(data.stacks_after)
        assert record.end["next_pot"] == data.pot_after
        assert list(replay(parse_record(format_record(record))))


def test_the_result_of_a_session_holds_every_chip() -> None:
    """Chips by seat and entry, the pot, what is locked: together what the table began with."""
    planned = tuple(c.PlannedSeat(name=f"N{i}", person=f"p{i}", entry=f"e{i}") for i in range(4))
    table = Table(2)
    table.state = type(table.state)()
    table.past = []
    table.do(c.OpenTable(table="t9", seats=planned, event="ev", round=2, number=7, minutes=5))
    assert result_command(table.state) is None
    table.begin(2)
    table.play_until(lambda s: s.hands == 2)
    table.judge(c.Disqualify(seat=1, clause="LLAA-T-14"))
    table.play_session()
    result = result_command(table.state)
    assert result is not None
    assert (result.table, result.event, result.round, result.number) == ("t9", "ev", 2, 7)
    assert sum(seat.chips for seat in result.seats) + result.pot + result.locked == 400
    assert [seat.entry for seat in result.seats] == ["e0", "e1", "e2", "e3"]
    assert [seat.disqualified for seat in result.seats] == [False, True, False, False]


def test_a_new_session_starts_from_equal_stacks_and_a_new_seal() -> None:
    table = Table(3, minutes=3)
    table.begin(1)
    first = view_for(table.state, None).commitment
    table.play_session()
    table.begin(2)
    assert table.state.stacks == (100, 100, 100)
    assert view_for(table.state, None).commitment != first
    table.play_session()
    assert [reveal.session for reveal in view_for(table.state, None).reveals] == [1, 2]


def test_a_player_without_chips_has_lost_and_one_left_ends_the_session() -> None:
    """Short stacks: seats drop out as their last chip goes, until one has them all."""
    table = Table(4, start=6, minutes=600)
    table.begin(3)
    table.play_session(3)
    lost = [event.seat for event in table.events(events.SeatLost)]
    assert len(lost) == len(set(lost))
    assert all(event.clause == "LLAA-BOURE-46" for event in table.events(events.SeatLost))
    assert table.state.ended[-1].why in ("one left", "nobody left")
    assert all(table.state.stacks[seat] == 0 for seat in lost)


def test_at_home_one_buys_in_again_by_halves() -> None:
    """At zero, between hands, down the ladder; then no more, and the player has lost."""
    table = Table(3, preset="rap", start=100, minutes=2_000)
    table.begin(3)
    table.play_session(3)
    by_seat: dict[int, list[int]] = {}
    for event in table.events(events.BoughtIn):
        by_seat.setdefault(event.seat, []).append(event.moves[0].amount)
    assert by_seat
    for amounts in by_seat.values():
        assert amounts == [50, 20, 10][: len(amounts)]
    for event in table.events(events.SeatLost):
        assert by_seat[event.seat] == [50, 20, 10]


def test_no_event_prints_a_seed_or_a_hidden_card() -> None:
    """What ends up in a log or a traceback names neither."""
    table = Table(5, people=(0,))
    table.begin(1)
    table.play_until(lambda s: s.hands == 3)
    assert table.state.secrets is not None
    secret = (table.state.secrets.seed, table.state.secrets.salt)
    drawn: list[AnyEvent] = [
        e for e in table.past if isinstance(e, events.Acted) and e.words.startswith("draw ")
    ]
    assert drawn
    for thing in (*table.past, table.state, table.state.secrets, table.state.facts, *drawn):
        text = repr(thing)
        assert not any(s in text for s in secret)
    for event in drawn:
        assert isinstance(event, events.Acted)
        assert not any(card in repr(event) for card in event.words.split()[1:])


def test_a_live_table_and_the_game_share_the_odd_chip_of_a_split_pot_alike() -> None:
    """It goes to the last dealer's left, who would deal next (OP-BOURE-12)."""
    rules = Rules.preset("llaa").replace(last_pot="split")
    for dealer in range(3):
        table = Table(3, people=(0, 1, 2), options={"last_pot": "split"})
        table.begin()
        table.to_stage("shuffle")
        table.state = replace(table.state, dealer=dealer, stacks=(99, 99, 98), pot=4)
        session = Session(rules, 3, [99, 99, 98], dealer)
        session.pot = 4
        shares = {f"seat:{m.to}": m.amount for m in session.end()}
        assert {m.target: m.amount for m in table.state.adapter.last_pot(table.state)} == shares
        assert shares[f"seat:{dealer}"] == 2
