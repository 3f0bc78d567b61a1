"""Euchre at an open table: reneges, bids and leads before their turn, and what they score."""

from collections.abc import Callable

import pytest

from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables.open_play import (
    acts,
    calls,
    held,
    open_table,
    play_on,
    renege,
    to_settle,
    wrong_card,
)
from tests.tables.play import Table
from tests.tables.whole import comes_back


def begun(seed: int = 1, bots: int = 0) -> Table:
    table = open_table("euchre", bots)
    table.begin(seed)
    return table


def last(table: Table) -> events.HandScored:
    found: events.HandScored = table.events(events.HandScored)[-1]
    return found


def scored(table: Table, clause: str) -> list[str]:
    """The books that got two points by this clause."""
    return [m.target for m in last(table).moves if (m.amount, m.clause) == (2, clause)]


def in_phase(phase: str) -> Callable[[State], bool]:
    return lambda state: state.stage == "hand" and state.hand.phase == phase


def books(*seats: int) -> list[str]:
    return [f"seat:{seat}" for seat in sorted(seats)]


def test_a_renege_gets_through_and_stands_if_nobody_calls_it() -> None:
    table = begun()
    renege(table)
    to_settle(table)
    assert last(table).outcome == "played"
    assert table.state.rulings == ()
    comes_back(table)


@pytest.mark.clause("EUCHRE-30", "EUCHRE-39", "EUCHRE-40")
@pytest.mark.parametrize("seed", range(1, 5))
def test_a_renege_ends_the_hand_and_the_others_score_two(seed: int) -> None:
    """The packets are opened, the offenders make nothing, and there is nothing left to call."""
    table = begun(seed)
    seat = renege(table, seed)
    ruling = calls(table, seat ^ 1, "renege", seat)
    assert (ruling.proven, ruling.clause) == (True, "EUCHRE-40")
    assert ruling.clauses[:2] == ("EUCHRE-30", "EUCHRE-40")
    assert "packets are opened" in ruling.changes[0]
    assert table.state.stage == "pause"
    assert last(table).outcome == "stopped"
    assert scored(table, "EUCHRE-40") == books((seat + 1) % 4, (seat + 3) % 4)
    assert {m.target for m in last(table).moves if m.target.startswith("seat")} == set(
        scored(table, "EUCHRE-40")
    )
    comes_back(table)


@pytest.mark.clause("EUCHRE-41")
def test_a_renege_that_is_not_proved_gives_the_accused_side_two() -> None:
    table = begun(2)
    play_on(table, lambda s: in_phase("play")(s) and bool(s.hand.history), 2)
    by = table.state.turn()
    ruling = calls(table, by, "renege", by ^ 1)
    assert (ruling.proven, ruling.clause) == (False, "EUCHRE-41")
    to_settle(table, 2)
    assert scored(table, "EUCHRE-41") == books(by ^ 1, by ^ 3)


@pytest.mark.clause("OP-EUCHRE-12")
@pytest.mark.parametrize("proven", [True, False])
def test_a_renege_may_be_called_before_the_points_are_written(proven: bool) -> None:
    """After the last trick too; not any more when they are."""
    table = begun(3)
    seat = renege(table, 3)
    play_on(table, lambda state: state.stage == "calls", 3)
    on = seat if proven else seat ^ 2
    if not proven:
        assert not any(place[1] == on for place in table.state.hand.reneges())
    assert calls(table, on ^ 1, "renege", on).proven == proven
    to_settle(table)
    clause = "EUCHRE-40" if proven else "EUCHRE-41"
    side = on ^ 1 if proven else on
    assert scored(table, clause) == books(side, side ^ 2)
    late = c.CallOut(seat=on ^ 1, call="renege", on=on)
    assert table.refused(late, f"p{on ^ 1}", "player").field == "call"


@pytest.mark.clause("EUCHRE-42")
def test_a_bid_out_of_turn_ends_the_hand_if_it_is_called() -> None:
    table = begun(4)
    play_on(table, in_phase("order"), 4)
    turn = table.state.turn()
    early = (turn + 1) % 4
    acts(table, early, "pick it up")
    assert table.state.turn() == turn
    ruling = calls(table, turn, "bid", early, remedy="points")
    assert (ruling.proven, ruling.clause) == (True, "EUCHRE-42")
    assert scored(table, "EUCHRE-42") == books(turn, turn ^ 2)
    comes_back(table)


@pytest.mark.clause("EUCHRE-42")
def test_a_bid_out_of_turn_that_nobody_calls_is_put_back() -> None:
    """The right player bids, and the game goes on as if nothing had been said."""
    table = begun(4)
    play_on(table, in_phase("order"), 4)
    turn = table.state.turn()
    acts(table, (turn + 1) % 4, "pick it up")
    acts(table, turn, "pass")
    assert table.state.loose == ()
    assert table.state.turn() == (turn + 1) % 4
    assert table.state.hand.phase == "order"


@pytest.mark.clause("EUCHRE-43", "OP-X-17")
def test_instead_one_of_the_other_side_may_go_alone() -> None:
    """In the suit that is turned up; the one question has the points and the loners for answers."""
    table = begun(5)
    play_on(table, in_phase("order"), 5)
    turn = table.state.turn()
    early = (turn + 1) % 4
    acts(table, early, "alone")
    seen = view_for(table.state, turn).open
    assert seen is not None
    call = next(one for one in seen.calls if one.name == "bid")
    answers = [key for key, _ in call.asks[0].choices]
    assert answers[0] == "points"
    suits = {answer.split()[2] for answer in answers[1:]}
    assert len(suits) == 1
    assert {int(answer.split()[1]) for answer in answers[1:]} == {turn, turn ^ 2}
    wrong = c.CallOut(seat=turn, call="bid", on=early, facts={"remedy": "nothing"})
    assert table.refused(wrong, f"p{turn}", "player").field == "call"
    ruling = calls(table, turn, "bid", early, remedy=f"alone {turn ^ 2} {suits.pop()}")
    assert (ruling.proven, ruling.clause) == (True, "EUCHRE-43")
    assert (table.state.hand.maker, table.state.hand.alone) == (turn ^ 2, True)
    to_settle(table, 5)
    assert not scored(table, "EUCHRE-42")
    comes_back(table)


@pytest.mark.clause("EUCHRE-44")
def test_a_lead_out_of_turn_ends_the_hand_if_it_is_called() -> None:
    table = begun(6)
    play_on(
        table,
        lambda s: in_phase("play")(s) and bool(s.hand.history) and not s.hand.trick
        and s.hand.sitting < 0,
        6,
    )  # fmt: skip
    turn = table.state.turn()
    early = (turn + 1) % 4
    acts(table, early, f"play {held(table.state, early)[0]}")
    ruling = calls(table, turn, "lead", early)
    assert (ruling.proven, ruling.clause) == (True, "EUCHRE-44")
    assert scored(table, "EUCHRE-44") == books(turn, turn ^ 2)


def test_a_false_call_of_a_lead_or_a_bid_costs_nothing() -> None:
    table = begun(7)
    play_on(table, in_phase("order"), 7)
    turn = table.state.turn()
    ruling = calls(table, turn, "bid", turn ^ 1, remedy="points")
    assert (ruling.proven, ruling.changes) == (False, ())
    assert table.state.turn() == turn


@pytest.mark.clause("EUCHRE-24")
def test_a_loners_partner_can_throw_nothing() -> None:
    table = begun(8)
    play_on(table, in_phase("order"), 8)
    seat = table.state.turn()
    acts(table, seat, "alone")
    play_on(table, in_phase("play"), 8)
    partner = table.state.hand.sitting
    command = c.Act(seat=partner, step=table.state.step, words="play AS")
    assert table.refused(command, f"p{partner}", "player").clause == "EUCHRE-24"


def test_a_bot_never_calls_its_own_side() -> None:
    """Seat 3 is a bot: of its partner's renege it says nothing, of another's it does."""
    called = set()
    for seed in range(25):
        table = begun(seed, bots=1)
        play_on(table, lambda s: bool(wrong_card(s)) and s.turn() < 3, seed)
        seat = table.state.turn()
        acts(table, seat, wrong_card(table.state))
        play_on(table, lambda s: s.stage in ("calls", "pause") or bool(s.rulings), seed)
        if table.state.rulings:
            assert table.state.rulings[0].proven
            called.add(seat)
    assert called == {0, 2}
