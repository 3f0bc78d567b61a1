"""Turns, the session's time, machines that sleep and clocks that are set anew."""

from typing import Any

import pytest

from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.views import view_for
from cardhall.tables.wake import wake_at
from tests.tables.play import MINUTE, SECOND, START, Table, same


def at_shuffle(people: tuple[int, ...] = (0, 1, 2, 3, 4), **more: Any) -> Table:
    table = Table(5, people=people, **more)
    table.begin(1)
    table.to_stage("shuffle")
    return table


def deal(table: Table) -> None:
    dealer = table.state.dealer
    table.person(dealer, c.Shuffle(seat=dealer))
    cutter = table.state.turn()
    table.person(cutter, c.Cut(seat=cutter))


@pytest.mark.clause("LLAA-T-06")
def test_a_deal_begins_before_time_or_not_at_all() -> None:
    """At 29:59 a deal is allowed, at 30:00 it is refused and the session ends."""
    table = at_shuffle()
    end = START + 30 * MINUTE
    assert table.state.ends_at == end
    table.at = end - 1 * SECOND
    deal(table)
    assert table.state.stage == "hand"

    late = at_shuffle()
    late.do(c.SetEnd(ends_at=late.at + 5 * SECOND))
    late.at = late.state.ends_at
    dealer = late.state.dealer
    refusal = late.refused(c.Shuffle(seat=dealer), f"p{dealer}", "player")
    assert refusal.clause == "LLAA-T-06"
    late.do(c.Tick())
    assert late.state.stage == "ended"
    assert late.state.ended[-1].why == "time"


@pytest.mark.clause("LLAA-T-06")
def test_the_cut_after_time_deals_nothing() -> None:
    """A shuffle in time does not save a deal that comes too late."""
    table = at_shuffle()
    table.at = table.state.ends_at - 1
    dealer = table.state.dealer
    table.person(dealer, c.Shuffle(seat=dealer))
    table.at += 1
    cutter = table.state.turn()
    assert table.refused(c.Cut(seat=cutter), f"p{cutter}", "player").clause == "LLAA-T-06"


@pytest.mark.clause("LLAA-T-07")
def test_a_hand_under_way_is_finished_and_counted() -> None:
    """Dealt ten seconds before time, decided minutes after: its chips count, and no other deal."""
    table = at_shuffle()
    table.at = table.state.ends_at - 10 * SECOND
    deal(table)
    number = table.state.hands
    table.at += 3 * MINUTE
    table.do(c.Resume())  # nobody's turn ran out for it
    table.wait(31 * SECOND)
    assert table.events(events.Acted)
    assert view_for(table.state, None).stage in ("stay", "exchange", "play")
    table.play_session()
    (finished,) = table.events(events.HandFinished)
    assert (finished.number, table.state.hands) == (number, number)
    assert table.state.ended[-1].why == "time"
    assert table.state.ended[-1].stacks == table.state.stacks
    assert sum(table.state.stacks) + table.state.pot == 500
    assert any(stack != 100 for stack in table.state.stacks)


@pytest.mark.clause("LLAA-T-07")
def test_a_hand_begun_a_second_before_the_half_hour_counts_and_one_begun_at_it_is_none() -> None:
    """Dealt at 10:29:59 its chips are in the count; cut for at 10:30:00 no card is dealt."""
    table = at_shuffle()
    end = table.state.ends_at
    table.at = end - SECOND
    deal(table)
    table.play_session()
    (counted,) = table.events(events.HandFinished)
    assert table.past[-1].at > end
    chips = [100] * 5
    for move in (m for e in table.past for m in getattr(e, "moves", ())):
        for book, sign in ((move.source, -1), (move.target, 1)):
            if book.startswith("seat:") and "bank" not in (move.source, move.target):
                chips[int(book[5:])] += sign * move.amount
    assert list(table.state.ended[-1].stacks) == chips
    assert counted.number == 1

    late = at_shuffle()
    late.at = late.state.ends_at - SECOND
    dealer = late.state.dealer
    late.person(dealer, c.Shuffle(seat=dealer))
    late.at += SECOND
    cutter = late.state.turn()
    assert late.refused(c.Cut(seat=cutter), f"p{cutter}", "player").clause == "LLAA-T-06"
    late.do(c.Tick())
    assert late.events(events.HandDealt) == []
    assert late.state.ended[-1].stacks == (100,) * 5


def test_the_hands_end_is_announced_as_the_last() -> None:
    """After time the view says that this is the last hand."""
    table = at_shuffle()
    table.at = table.state.ends_at - 1
    deal(table)
    assert not view_for(table.state, None).last_deal
    table.at += SECOND
    table.play_until(lambda s: s.step > table.state.step)
    assert view_for(table.state, None).last_deal or table.state.stage == "ended"


def test_when_a_turn_runs_out_the_table_does_the_least() -> None:
    """Pass if allowed, else stay; stand pat; the lowest legal card; thirty seconds each."""
    table = at_shuffle()
    deal(table)
    seen = set()
    while table.state.stage == "hand" and table.state.hand is not None:
        hand, turn = table.state.hand, table.state.turn()
        legal = hand.legal_actions()
        due = table.state.deadline
        assert due - table.at == 30 * SECOND
        table.at = due - 1
        assert table.do(c.Tick()) == []
        table.at = due
        act = next(e for e in table.do(c.Tick()) if isinstance(e, events.Acted))
        assert (act.seat, act.automatic) == (turn, True)
        seen.add(act.words.split()[0])
        if act.words == "stay":
            assert 2 << 56 not in legal
        if act.words.startswith("draw"):
            assert act.words == "draw"
        # keep the people, who would be replaced after two turns
        if table.state.seats[turn].sitting_in:
            table.person(turn, c.TakeBackSeat(seat=turn))
    assert seen == {"pass", "stay", "draw", "play"}


def test_two_turns_missed_running_and_a_bot_sits_in_until_the_player_returns() -> None:
    """The third turn is a bot's; whatever the player does brings them back."""
    table = at_shuffle()
    deal(table)
    first = table.state.turn()
    table.play_until(lambda s: s.turn() == first or s.stage != "hand")
    for _ in range(40):
        if any(e.why == "two turns missed" for e in table.events(events.BotSatIn)):
            break
        table.wait(30 * SECOND if table.state.stage == "hand" else 10 * SECOND)
    (sat_in, *_) = table.events(events.BotSatIn)
    seat = sat_in.seat
    mine = [e for e in table.events(events.Acted) if e.seat == seat]
    assert [e.automatic for e in mine[-2:]] == [True, True]
    view = view_for(table.state, None)
    assert view.seats[seat].bot
    assert view.seats[seat].sitting_in
    table.person(seat, c.TakeBackSeat(seat=seat))
    assert not view_for(table.state, None).seats[seat].bot


def test_an_act_of_their_own_brings_a_player_back() -> None:
    table = at_shuffle()
    deal(table)
    seat = table.state.turn()
    table.judge(c.ReplaceByBot(seat=seat))
    assert table.state.seats[seat].sitting_in
    words = view_for(table.state, seat).mine
    assert words is not None
    table.person(seat, c.Act(seat=seat, step=table.state.step, words=words.actions[0].words))
    assert not table.state.seats[seat].sitting_in


def test_shuffle_cut_and_draw_are_done_for_the_player_after_ten_seconds() -> None:
    """The automatic remedy deals on, and says so in the log."""
    table = Table(5, people=(0, 1, 2, 3, 4))
    table.begin(1)
    table.wait(10 * SECOND)
    assert table.state.stage in ("shuffle", "draw")
    table.wait(60 * SECOND)
    assert table.events(events.Shuffled)[0].automatic
    assert table.events(events.DeckCut)[0].automatic
    assert any("The time was up" in line.text for line in table.state.log)


def test_a_late_act_for_a_turn_gone_by_is_refused() -> None:
    """A tap crosses with the remedy: it does not count for another turn."""
    table = at_shuffle()
    deal(table)
    step, seat = table.state.step, table.state.turn()
    table.wait(30 * SECOND)
    refusal = table.refused(c.Act(seat=seat, step=step, words="stay"), f"p{seat}", "player")
    assert refusal.field == "step"


def test_a_laptop_that_slept_costs_nobody_their_turn() -> None:
    """Ten minutes asleep: the turn has its whole time again, the session its minutes."""
    table = at_shuffle()
    deal(table)
    turn, ends_at = table.state.turn(), table.state.ends_at
    table.at = table.state.deadline + 10 * MINUTE
    table.do(c.Tick())
    assert table.state.turn() == turn
    assert table.state.deadline == table.at + 30 * SECOND
    assert table.state.ends_at == ends_at + 10 * MINUTE
    assert not [e for e in table.events(events.Acted) if e.automatic]


def test_at_a_table_of_the_hall_the_halls_clock_runs_on() -> None:
    """The session's end of a tournament table is the hall's to move."""
    table = at_shuffle(event="e1", host="")
    deal(table)
    ends_at = table.state.ends_at
    table.at = table.state.deadline + 10 * MINUTE
    table.do(c.Tick())
    assert table.state.ends_at == ends_at
    table.do(c.SetEnd(ends_at=ends_at + 5 * MINUTE))
    assert table.state.ends_at == ends_at + 5 * MINUTE


def test_a_clock_set_back_an_hour_stops_nothing() -> None:
    """Turn and session keep the time that they had left."""
    table = at_shuffle()
    deal(table)
    left = table.state.ends_at - table.at
    table.at -= 60 * MINUTE
    table.do(c.Tick())
    assert table.state.deadline == table.at + 30 * SECOND
    assert table.state.ends_at - table.at == left
    table.wait(30 * SECOND)
    assert table.events(events.Acted)[-1].automatic


def test_after_a_restart_the_turn_has_its_whole_time() -> None:
    """The state comes back from the stream, in the middle of a hand, to the same cards."""
    table = at_shuffle()
    deal(table)
    table.to_stage("play")
    table.at += 7 * MINUTE
    table.state = table.again()
    ends_at, since = table.state.ends_at, table.state.at
    table.do(c.Resume())
    assert table.state.deadline == table.at + 30 * SECOND
    assert table.state.ends_at == ends_at + table.at - since
    assert same(table.state, table.again())
    table.play_session()


def test_extra_minutes_for_a_table() -> None:
    """The judge gives them, a player cannot; the log says so."""
    table = at_shuffle()
    ends_at = table.state.ends_at
    assert table.refused(c.ExtraMinutes(minutes=5), "p1", "player").field == "role"
    assert table.refused(c.ExtraMinutes(minutes=0), "judge", "judge").field == "minutes"
    table.judge(c.ExtraMinutes(minutes=5, reason="coffee on the cards"))
    assert table.state.ends_at == ends_at + 5 * MINUTE
    assert "5 extra minutes" in table.state.log[-1].text


def test_the_table_says_when_it_must_be_woken() -> None:
    """Nothing to wake for while people sit down, while the chair is called, and at the end; in an
    event, where no table is closed because nobody acts."""
    table = Table(5, people=(0, 1, 2, 3, 4), event="spring")
    assert wake_at(table.state) is None
    table.begin(1)
    assert wake_at(table.state) == table.state.deadline
    table.person(0, c.CallChair(seat=0, reason="a card fell"))
    assert wake_at(table.state) is None
