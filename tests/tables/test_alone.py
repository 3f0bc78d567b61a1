"""A table of one's own: no clock for one person and bots, the table deals, and it ends with that
person."""

import random
from collections.abc import Callable

import pytest

from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.bots import bot_request
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from cardhall.tables.wake import wake_at
from tests.tables.play import MINUTE, SECOND, Table, any_card
from tests.tables.usual import PRESETS

GAMES = [game for game in PRESETS if game != "po_ke_no"]  # nobody is asked for anything there
LONG = 29 * MINUTE


def own(game: str = "boure", people: tuple[int, ...] = (0,), **more: object) -> Table:
    wanted = {"clock": "company", "dealing": "table", "host": "p0", "minutes": 600, **more}
    if game == "spades":  # played at random a side is soon 200 below nothing
        wanted["options"] = {"floor": 0}
    table = Table(4, people=people, preset=PRESETS[game], game=game, **wanted)
    table.begin(3)
    return table


def play_until(table: Table, stop: Callable[[State], bool], dice: int = 1) -> None:
    """Everybody plays anything lawful in any game, and goes on after a hand."""
    rng = random.Random(dice)
    for _ in range(20_000):
        state = table.state
        if stop(state) or state.stage == "ended":
            return
        table.at += SECOND
        if bot_request(state) is not None:
            request = bot_request(state)
            assert request is not None
            table.at = max(table.at, request.ready_at)
            table.do(request.answer(any_card) or c.Tick())
        elif asked := [seat for seat in state.persons() if seat in state.asked()]:
            words = rng.choice(state.adapter.words(state.hand))
            table.person(asked[0], c.Act(seat=asked[0], step=state.step, words=words))
        elif waiting := [seat for seat in state.persons() if seat not in state.ready]:
            table.person(waiting[0], c.GoOn(seat=waiting[0]))
        else:
            due = wake_at(state)
            assert due is not None, state
            table.wait(max(0, due - table.at))
    raise AssertionError("the table never came to it")


def one_hand(table: Table) -> None:
    hands = len(table.state.history)
    play_until(table, lambda state: len(state.history) > hands)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_hurries_one_who_sits_alone_with_bots(game: str) -> None:
    """Half an hour of thought costs neither the turn nor the seat, in the hand and after it."""
    table = own(game)
    play_until(table, lambda state: 0 in state.asked() and not state.seats[0].automatic)
    before = table.state
    assert (before.deadline, view_for(before, 0).deadline) == (0, 0)
    table.wait(LONG)
    table.do(c.Tick())
    assert table.state == before
    one_hand(table)
    over = table.state
    assert over.stage == "pause"
    table.wait(LONG)
    assert table.state == over
    table.person(0, c.GoOn(seat=0))
    assert table.state.stage == "hand"
    assert view_for(table.again(), 0) == view_for(table.state, 0)


def test_with_the_second_person_the_clock_begins() -> None:
    """The second person comes back to the seat in mid-turn: what is waited for has its whole time
    from then on, and alone again there is none."""
    table = own(people=(0, 1), bank_ms=60_000)
    table.do(c.ReplaceByBot(seat=1))
    play_until(table, lambda state: 0 in state.asked())
    table.wait(10 * MINUTE)
    table.person(1, c.TakeBackSeat(seat=1))
    assert table.state.deadline == table.at + 90 * SECOND
    table.person(1, c.Leave(seat=1))
    assert table.state.deadline == 0
    table.person(1, c.TakeBackSeat(seat=1))
    table.wait(91 * SECOND)
    late = [e for e in table.events(events.Acted) if e.automatic]
    assert late, "the time was up"


def test_time_that_nobody_counted_takes_nothing_of_the_reserve() -> None:
    table = own(bank_ms=60_000)
    play_until(table, lambda state: 0 in state.asked())
    table.at += 10 * MINUTE
    table.person_moves(random.Random(1))
    assert table.state.banks[0] == 60_000


def test_without_a_clock_two_wait_for_one_another_and_the_result_goes_on_by_itself() -> None:
    table = own(people=(0, 1), clock="none")
    play_until(table, lambda state: bool({0, 1} & set(state.asked())))
    before = table.state
    table.wait(LONG)
    assert table.state == before
    one_hand(table)
    assert table.state.stage == "pause"
    table.wait(11 * SECOND)
    assert table.state.stage == "hand"


def test_the_chair_and_a_pause_leave_no_clock_behind() -> None:
    table = own()
    play_until(table, lambda state: 0 in state.asked())
    table.person(0, c.CallChair(seat=0))
    table.do(c.Rule(ruling="play_on"), actor="p0", role="host")
    table.person(0, c.AskPause(seat=0))
    assert table.state.pause is not None
    assert table.state.pause.on
    table.person(0, c.PlayOn(seat=0))
    assert table.state.deadline == 0
    table.do(c.Resume())
    assert table.state.deadline == 0


@pytest.mark.clause("LLAA-BOURE-06", "LLAA-BOURE-08", "LLAA-BOURE-09")
def test_the_table_draws_shuffles_and_cuts_unless_it_is_asked_not_to() -> None:
    """The first sight is the hand; the cards drawn are told, and the deck is the seal's."""
    table = own()
    assert table.state.stage == "hand"
    drawn = table.events(events.CardDrawn)
    assert {one.seat for one in drawn} == {0, 1, 2, 3}
    assert not any("time was up" in line.text for line in table.state.log)
    assert table.state.shuffles == 1
    one_hand(table)
    assert table.state.stage == "pause"
    assert not view_for(table.state, 0).mine.may_shuffle  # type: ignore[union-attr]
    by_hand = own(dealing="hand")
    assert by_hand.state.stage == "draw"
    assert view_for(by_hand.state, 0).mine.may_draw_card  # type: ignore[union-attr]


def test_a_session_dealt_by_the_table_runs_to_its_end_and_bots_buy_in_again() -> None:
    table = Table(
        4, preset="rap", minutes=600, clock="company", dealing="table", start=400, host="host"
    )
    table.begin(5)
    play_until(table, lambda state: False)
    assert table.events(events.BoughtIn)
    assert table.state.stage == "ended"
    assert view_for(table.again(), 0) == view_for(table.state, 0)


@pytest.mark.clause("OP-T-11")
@pytest.mark.parametrize("game", GAMES)
def test_when_the_player_leaves_the_bots_the_session_ends(game: str) -> None:
    """Nothing is played on in the player's name; the hand under way does not count."""
    table = own(game)
    one_hand(table)
    table.person(0, c.GoOn(seat=0))
    play_until(table, lambda state: 0 in state.asked())
    hands = len([facts for facts in table.state.history if not facts.void])
    table.person(0, c.Leave(seat=0))
    assert table.state.stage == "ended"
    assert bot_request(table.state) is None
    assert wake_at(table.state) is None
    assert len([facts for facts in table.state.history if not facts.void]) == hands
    assert table.events(events.SessionEnded)[-1].why == "all gone"
    assert table.events(events.BotSatIn) == []
    assert view_for(table.again(), 0) == view_for(table.state, 0)


def test_a_friend_plays_on_and_the_last_who_goes_ends_it() -> None:
    table = own("euchre", people=(0, 2))
    table.person(0, c.Leave(seat=0))
    assert table.state.seats[0].sitting_in
    assert table.state.stage == "hand"
    table.person(2, c.Leave(seat=2))
    assert table.state.stage == "ended"


def test_at_an_events_table_a_bot_sits_in_as_before() -> None:
    table = Table(4, people=(0,), event="spring")
    table.begin(3)
    table.person(0, c.Leave(seat=0))
    assert table.state.seats[0].sitting_in
    assert table.state.stage == "draw"


def test_who_is_alone_with_bots_ends_the_session_in_mid_hand_and_begins_another() -> None:
    table = own("holdem")
    table.do(c.EndSession(), actor="p0", role="host")
    assert table.state.stage == "ended"
    table.begin(4)
    assert table.state.stage == "hand"
    friends = own("holdem", people=(0, 1))
    refusal = friends.refused(c.EndSession(), "p0", "host")
    assert refusal.clause == "LLAA-T-07"


def test_hands_in_which_a_bot_stood_in_say_so() -> None:
    table = own("euchre", people=(0, 2))
    one_hand(table)
    table.person(0, c.Leave(seat=0))
    table.wait(11 * SECOND)
    one_hand(table)
    reports = view_for(table.state, 2).history
    assert [report.stood_in for report in reports] == [(), (0,)]


def test_begin_fills_whatever_is_free_at_that_moment() -> None:
    """A friend sits down in the second in which the host begins: the friend keeps the seat."""
    seats = tuple(c.PlannedSeat() for _ in range(4))
    table = Table(4, people=())
    table.past, table.state = [], type(table.state)()
    table.do(
        c.OpenTable(table="t2", seats=seats, game="euchre", preset="lions-euchre", host="p0"),
        role="chair",
    )
    for seat, name in ((0, "Rose"), (2, "Clovis")):
        table.person(seat, c.Sit(seat=seat, person=f"p{seat}", name=name, acknowledged=True))
    table.begin(1, fill=("Alcide", "Clovis", "Beulah"))
    assert [seat.name for seat in table.state.seats] == ["Rose", "Alcide", "Clovis", "Beulah"]
    assert table.state.stage in ("pause", "hand")


@pytest.mark.clause("OP-HOLDEM-12")
def test_who_is_out_of_chips_is_told_the_place_and_waited_for_no_more() -> None:
    table = own("holdem", people=(0,), start=200)
    play_until(table, lambda state: any(seat.lost for seat in state.seats))
    seen = view_for(table.state, 0)
    out = [seat for seat in seen.seats if seat.status == "lost"]
    still_in = sum(seat.status != "lost" for seat in seen.seats)
    assert {seat.place for seat in out} <= set(range(still_in + 1, 5))
    assert all(seat.place == 0 for seat in seen.seats if seat.status != "lost")
    lost = next(seat.seat for seat in out)
    mine = view_for(table.state, lost).mine
    assert mine is not None
    assert not mine.may_go_on
    first = {seat.seat: seat.place for seat in out}
    play_until(table, lambda state: sum(seat.lost for seat in state.seats) > len(out))
    if table.state.stage != "ended":
        later = {seat.seat: seat.place for seat in view_for(table.state, 0).seats}
        assert {seat: later[seat] for seat in first} == first


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_ones_own_may_have_no_end_by_time(game: str) -> None:
    """Minutes 0: two hours and more of hands, and no clock of the session anywhere."""
    table = own(game, minutes=0)
    assert view_for(table.state, 0).ends_at == 0
    one_hand(table)
    table.at += 120 * MINUTE
    if table.state.stage != "ended":  # the game itself may be over
        one_hand(table)
        assert table.state.stage != "ended" or table.state.ended[-1].why != "time"


def test_at_an_events_table_of_boure_there_is_an_end() -> None:
    table = Table(3, people=(0,))
    table.state, table.past = type(table.state)(), []
    seats = tuple(c.PlannedSeat() for _ in range(3))
    event = c.OpenTable(table="t2", seats=seats, event="e1", minutes=0)
    assert table.refused(event, role="chair").field == "minutes"


def test_the_first_at_so_many_points_ends_the_game() -> None:
    """A table's own target: after the hand that reaches it, and not before."""
    table = own("euchre", minutes=0, target=4, options={"hands": 1000})
    assert view_for(table.state, 0).table_card[0].option == "target"
    assert "hands" not in [line.option for line in view_for(table.state, 0).table_card]
    both = view_for(own("euchre", minutes=0, target=4).state, 0)  # eight hands still end it
    assert {"target", "hands"} <= {line.option for line in both.table_card}
    for _ in range(60):
        if table.state.stage == "ended":
            break
        assert max(table.state.stacks) < 4
        one_hand(table)
    (result,) = table.state.ended
    assert max(result.stacks) >= 4
    assert result.why == "game over"


def test_points_that_end_a_game_are_for_games_of_points() -> None:
    table = Table(3, people=(0,))
    table.state, table.past = type(table.state)(), []
    seats = tuple(c.PlannedSeat() for _ in range(3))
    refusal = table.refused(c.OpenTable(table="t2", seats=seats, target=10), role="chair")
    assert (refusal.field, refusal.why.key) == ("target", "no-points-are-played-for")
    less = c.OpenTable(table="t2", game="rummy", preset="llaa", seats=seats, target=-1, minutes=30)
    assert table.refused(less, role="chair").field == "target"
