"""Sitting down, getting up, bots, and who may do what."""

import random
from typing import Any

import pytest

from cardhall.games.boure.bot import choose
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.bots import bot_request
from cardhall.tables.views import view_for
from tests.tables.play import NAMES, Table, any_card, same


def empty(seats: int = 4, preset: str = "llaa", **more: Any) -> Table:
    table = Table(2, preset=preset)
    table.state = type(table.state)()
    table.past = []
    planned = tuple(c.PlannedSeat() for _ in range(seats))
    more.setdefault("host", "host")
    table.do(c.OpenTable(table="t2", preset=preset, seats=planned, **more), role="chair")
    return table


@pytest.mark.parametrize(
    ("preset", "seats", "clause"),
    [
        ("llaa", 1, "LLAA-BOURE-01"),
        ("llaa", 8, "LLAA-BOURE-01"),
        ("rap", 1, "RAP-01"),
        ("rap", 11, "RAP-01"),
    ],
)
def test_a_table_of_the_wrong_size_is_refused(preset: str, seats: int, clause: str) -> None:
    table = Table(2)
    table.state = type(table.state)()
    command = c.OpenTable(table="x", preset=preset, seats=(c.PlannedSeat(),) * seats)
    assert table.refused(command).clause == clause


def test_bad_options_are_refused_by_name() -> None:
    table = Table(2)
    table.state = type(table.state)()
    seats = (c.PlannedSeat(bot=True),) * 3
    wrong: tuple[tuple[str, dict[str, str | int | bool]], ...] = (
        ("llaa", {"draw_limit": "7"}),
        ("llaa", {"nonsense": 1}),
        ("bridge", {}),
    )
    for preset, options in wrong:
        refusal = table.refused(c.OpenTable(table="x", preset=preset, options=options, seats=seats))
        assert refusal.field
        assert refusal.cure


def test_a_person_sits_down_once_and_for_nobody_else() -> None:
    table = empty()
    table.do(c.Sit(seat=1, person="ann", name="Ann"), "ann", "player")
    assert view_for(table.state, None).seats[1].name == "Ann"
    assert table.refused(c.Sit(seat=2, person="ann", name="Ann"), "ann", "player").field == "seat"
    assert table.refused(c.Sit(seat=1, person="bea", name="Bea"), "bea", "player").field == "seat"
    assert table.refused(c.Sit(seat=2, person="bea", name="Bea"), "ann", "player").field == "person"
    assert table.refused(c.Sit(seat=9, person="bea", name="Bea"), "bea", "player").field == "seat"
    assert table.refused(c.Sit(seat=2, person="bea", name=" "), "bea", "player").field == "name"


@pytest.mark.clause("RAP-50")
def test_a_newcomer_reads_the_table_card_first() -> None:
    """Nobody gets a seat without saying that they have read it; with it the log says so."""
    table = empty(preset="rap")
    card = view_for(table.state, None).table_card
    assert {line.option for line in card} >= {"undertrump", "renege", "in_or_out"}
    sit = c.Sit(seat=0, person="ann", name="Ann")
    assert table.refused(sit, "ann", "player").clause == "RAP-50"
    told = c.Sit(seat=0, person="ann", name="Ann", acknowledged=True)
    table.do(told, "ann", "player")
    assert table.state.log[-1].clause == "RAP-50"
    assert not view_for(table.state, 0).mine.must_acknowledge  # type: ignore[union-attr]


def test_a_kept_seat_is_for_its_entry_alone_and_a_bot_sits_in_meanwhile() -> None:
    """An entry who is late finds the seat, the chips and the hand in play."""
    table = Table(2)
    table.state = type(table.state)()
    table.past = []
    seats = tuple(c.PlannedSeat(name=NAMES[i], person=f"p{i}", entry=f"e{i}") for i in range(3))
    table.do(c.OpenTable(table="t3", seats=seats, event="ev"), role="server")
    stranger = c.Sit(seat=0, person="zoe", name="Zoe")
    assert table.refused(stranger, "zoe", "player").field == "seat"
    for i in (0, 1):
        table.do(c.Sit(seat=i, person=f"p{i}", name="whatever"), f"p{i}", "player")
    assert table.state.seats[0].name == NAMES[0]
    table.begin(1)
    assert table.state.seats[2].sitting_in
    table.to_stage("play")
    table.do(c.Sit(seat=2, person="p2", name=""), "p2", "player")
    assert not table.state.seats[2].automatic
    assert view_for(table.state, 2).mine is not None
    table.play_session()


def test_who_gets_up_in_a_session_is_replaced_by_a_bot_and_may_come_back() -> None:
    table = Table(5, people=(0, 3))
    table.begin(1)
    table.to_stage("play")
    table.person(3, c.Leave(seat=3))
    view = view_for(table.state, None)
    assert view.seats[3].bot
    assert view.seats[3].sitting_in
    mine = view_for(table.state, 3).mine
    assert mine is not None
    assert mine.may_take_back_seat
    table.play_until(lambda s: len(s.history) == 2)
    table.person(3, c.TakeBackSeat(seat=3))
    assert not table.state.seats[3].automatic
    table.play_session()


def test_before_the_session_a_seat_left_is_free_again() -> None:
    table = empty()
    table.do(c.Sit(seat=1, person="ann", name="Ann"), "ann", "player")
    table.do(c.Leave(seat=1), "ann", "player")
    assert not view_for(table.state, None).seats[1].taken
    table.do(c.Sit(seat=1, person="bea", name="Bea"), "bea", "player")


def test_nobody_acts_from_another_seat() -> None:
    """Not a neighbour, not a spectator, not the judge."""
    table = Table(5, people=(0, 1, 2, 3, 4))
    table.begin(1)
    table.to_stage("stay")
    turn, step = table.state.turn(), table.state.step
    act = c.Act(seat=turn, step=step, words="stay")
    other = f"p{(turn + 1) % 5}"
    for actor, role in ((other, "player"), ("", "player"), ("judge", "judge"), ("", "server")):
        assert table.refused(act, actor, role).field == "seat"
    wrong = c.Act(seat=(turn + 1) % 5, step=step, words="stay")
    assert table.refused(wrong, other, "player").field == "seat"


def test_an_illegal_act_is_refused_with_its_clause_and_bad_words_with_a_cure() -> None:
    table = Table(5, people=(0, 1, 2, 3, 4))
    table.begin(1)
    table.to_stage("stay")
    turn, step = table.state.turn(), table.state.step
    draw = c.Act(seat=turn, step=step, words="draw")
    assert table.refused(draw, f"p{turn}", "player").clause.startswith("LLAA-BOURE-")
    for words in ("", "jump", "play ZZ", "stay 2S", "play " + "2S " * 60, "\x00"):
        refusal = table.refused(c.Act(seat=turn, step=step, words=words), f"p{turn}", "player")
        assert refusal.field == "words"
        assert refusal.cure


def test_a_stay_can_be_taken_back_until_somebody_acts_a_card_cannot() -> None:
    """A stay, a pass and standing pat have shown nothing; a card played and a draw have."""
    table = Table(5, people=(0, 1, 2, 3, 4))
    table.begin(1)
    table.to_stage("stay")
    seat, before = table.state.turn(), table.state
    table.person(seat, c.Act(seat=seat, step=before.step, words="stay"))
    assert view_for(table.state, seat).mine.may_undo  # type: ignore[union-attr]
    after = table.state.turn()
    assert table.refused(c.Undo(seat=after), f"p{after}", "player").field == "table"
    table.person(seat, c.Undo(seat=seat))
    assert (table.state.stacks, table.state.pot) == (before.stacks, before.pot)
    assert table.state.turn() == seat
    assert same(table.state, table.again())
    table.person(seat, c.Act(seat=seat, step=table.state.step, words="stay"))
    table.person(after, c.Act(seat=after, step=table.state.step, words="stay"))
    assert table.refused(c.Undo(seat=seat), f"p{seat}", "player").field == "table"
    table.to_stage("play")
    seat = table.state.turn()
    table.person_moves(random.Random(1))
    assert table.refused(c.Undo(seat=seat), f"p{seat}", "player").field == "table"


def test_a_bot_gets_a_view_and_answers_the_same_each_time() -> None:
    """Its request holds no state and no other seat's card; its answer is a command like any."""
    table = Table(5)
    table.begin(1)
    table.to_stage("play")
    request = bot_request(table.state)
    assert request is not None
    assert request.view is not None
    assert table.state.hand is not None
    assert set(request.view.hand) == {
        card for card in range(52) if table.state.hand.hand_of(request.seat) >> card & 1
    }
    assert request.answer(choose) == request.answer(choose)
    assert request.ready_at == table.state.since + table.state.terms.bot_pause_ms
    assert isinstance(request.answer(any_card), c.Act)


def test_only_the_host_seats_bots_and_begins() -> None:
    table = empty()
    assert table.refused(c.AddBot(seat=0), "ann", "player").field == "role"
    table.do(c.AddBot(seat=0, name="Tin"), "host", "host")
    assert table.refused(c.AddBot(seat=0), "host", "host").field == "seat"
    begin = c.BeginSession(seed="0" * 64, salt="1" * 64)
    assert table.refused(begin, "ann", "player").field == "role"
    assert table.refused(begin, "host", "host").clause == "LLAA-BOURE-01"
    table.do(c.AddBot(seat=1), "host", "host")
    table.do(begin, "host", "host")
    assert table.refused(begin, "host", "host").field == "session"
    assert len(table.events(events.SessionBegun)) == 1


def test_a_guest_says_who_it_is_at_the_seat() -> None:
    table = Table(4, people=(0, 1))
    table.person(0, c.TakeName(seat=0, name=" Ida Fontenot "))
    assert table.state.seats[0].name == "Ida Fontenot"
    assert table.state.log[-1].text.key == "is-called"
    told = len(table.past)
    table.person(0, c.TakeName(seat=0, name="Ida Fontenot"))
    assert len(table.past) == told  # called so already
    assert table.refused(c.TakeName(seat=0, name=" "), "p0", "player").field == "name"
    other = table.state.seats[1].name.upper()
    taken = table.refused(c.TakeName(seat=0, name=other), "p0", "player")
    assert (taken.field, taken.why.key) == ("name", "somebody-is-called-so")
    assert table.refused(c.TakeName(seat=1, name="Una"), "p0", "player").field == "seat"


def test_the_names_of_an_events_table_are_the_events() -> None:
    table = Table(3, people=(0,), event="e1", round=1, number=1)
    assert table.refused(c.TakeName(seat=0, name="Una"), "p0", "player").field == "name"
