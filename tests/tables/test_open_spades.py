"""Spades at an open table: reneges, bids and cards before their turn, and what they come to."""

from collections.abc import Callable

import pytest

from cardhall.cards.notation import parse_card
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables.open_play import (
    acts,
    calls,
    held,
    offered,
    open_table,
    play_on,
    renege,
    to_settle,
    wrong_card,
)
from tests.tables.play import Table
from tests.tables.whole import comes_back


def begun(seed: int = 1, bots: int = 0, **options: object) -> Table:
    table = open_table("spades", bots, options={"floor": 0, "target": 5000, **options})
    table.begin(seed)
    return table


def in_phase(phase: str) -> Callable[[State], bool]:
    return lambda state: state.stage == "hand" and state.hand.phase == phase


def test_a_renege_gets_through_and_stands_if_nobody_calls_it() -> None:
    table = begun()
    renege(table)
    to_settle(table)
    assert table.events(events.HandScored)[-1].outcome == "played"
    assert table.state.rulings == ()
    comes_back(table)


@pytest.mark.clause("SPADES-14", "SPADES-28")
@pytest.mark.parametrize("seed", range(1, 4))
def test_a_renege_that_is_called_moves_three_tricks(seed: int) -> None:
    table = begun(seed)
    seat = renege(table, seed)
    ruling = calls(table, seat ^ 1, "renege", seat)
    assert (ruling.proven, ruling.clause) == (True, "SPADES-28")
    assert table.state.stage == "hand"
    to_settle(table, seed)
    hand = table.state.history[-1].hand
    took = [sum(hand.tricks(s) for s in (side, side + 2)) for side in (0, 1)]
    moved = min(3, took[seat % 2])
    result = hand.result()
    failed = [sum(hand.tricks(s) for s in (side, side + 2) if hand.bids[s] == 0) for side in (0, 1)]
    if not any(failed):
        assert result.taken[seat % 2] == took[seat % 2] - moved
    assert hand.fines[seat % 2] == 1
    comes_back(table)


@pytest.mark.clause("SPADES-28")
def test_a_renege_may_be_called_until_the_score_is_written() -> None:
    table = begun(3)
    seat = renege(table, 3)
    play_on(table, lambda state: state.stage == "calls", 3)
    assert calls(table, seat ^ 1, "renege", seat).proven
    to_settle(table)
    late = c.CallOut(seat=seat ^ 1, call="renege", on=seat)
    assert table.refused(late, f"p{seat ^ 1}", "player").field == "call"


@pytest.mark.clause("SPADES-16", "SPADES-28")
def test_a_spade_led_too_early_is_a_renege() -> None:
    table = begun(4)
    play_on(table, lambda state: bool(wrong_card(state, "not-broken")), 4)
    seat = table.state.turn()
    acts(table, seat, wrong_card(table.state, "not-broken"))
    ruling = calls(table, seat ^ 1, "renege", seat)
    assert ruling.proven
    assert "before a spade had been played" in ruling.words


@pytest.mark.clause("SPADES-26")
def test_a_bid_out_of_turn_that_is_called_binds_its_player() -> None:
    table = begun(5)
    play_on(table, in_phase("bid"), 5)
    turn = table.state.turn()
    early = (turn + 1) % 4
    acts(table, early, "bid 3")
    assert table.state.turn() == turn
    ruling = calls(table, turn, "bid", early)
    assert (ruling.proven, ruling.clause) == (True, "SPADES-26")
    acts(table, turn, "bid 2")
    assert offered(table.state, early) == ["bid 3"]
    other = c.Act(seat=early, step=table.state.step, words="bid 4")
    assert table.refused(other, f"p{early}", "player").clause == "SPADES-26"
    comes_back(table)


@pytest.mark.clause("SPADES-26")
def test_a_bid_out_of_turn_that_nobody_calls_is_put_back() -> None:
    table = begun(5)
    play_on(table, in_phase("bid"), 5)
    turn = table.state.turn()
    acts(table, (turn + 1) % 4, "nil")
    acts(table, turn, "bid 2")
    assert table.state.loose == ()
    assert len(offered(table.state, (turn + 1) % 4)) == 14


@pytest.mark.clause("SPADES-27")
def test_a_card_out_of_turn_that_is_called_lies_open_and_is_played_when_it_may_be() -> None:
    table = begun(6)
    play_on(table, lambda s: in_phase("play")(s) and not s.hand.trick, 6)
    turn = table.state.turn()
    early = (turn + 2) % 4
    card = held(table.state, early)[0]
    acts(table, early, f"play {card}")
    ruling = calls(table, turn, "turn", early)
    assert (ruling.proven, ruling.clause) == (True, "SPADES-27")
    seen = view_for(table.state, turn).play
    assert seen is not None
    assert seen.exposed[early] == (card,)
    assert table.state.hand.hand_of(early) >> parse_card(card) & 1
    play_on(table, lambda s: s.stage != "hand" or not any(s.hand.exposed(q) for q in range(4)), 6)
    comes_back(table)


@pytest.mark.clause("SPADES-27")
def test_only_the_card_that_lies_open_is_offered_once_it_may_be_played() -> None:
    table = begun(6)
    play_on(table, lambda s: in_phase("play")(s) and not s.hand.trick, 6)
    turn = table.state.turn()
    early = (turn + 1) % 4
    card = held(table.state, early)[0]
    acts(table, early, f"play {card}")
    calls(table, turn, "turn", early)
    suit = [one for one in held(table.state, turn) if one[1] == card[1]]
    acts(table, turn, f"play {suit[0]}")
    assert len(held(table.state, early)) > 1
    assert offered(table.state, early) == [f"play {card}"]


def test_a_false_call_costs_nothing() -> None:
    table = begun(7)
    play_on(table, in_phase("play"), 7)
    turn = table.state.turn()
    for call in ("turn", "renege"):
        ruling = calls(table, turn, call, turn ^ 1)
        assert (ruling.proven, ruling.changes) == (False, ())


def test_nobody_bids_out_of_turn_who_has_bid_or_not_looked() -> None:
    table = begun(8, blind_nil="plain", blind_behind=0)
    turn = table.state.turn()
    acts(table, turn, "look")
    unseen = (turn + 1) % 4
    for seat, clause in ((unseen, "SPADES-11"),):
        early = c.Act(seat=seat, step=table.state.step, words="bid 3")
        assert table.refused(early, f"p{seat}", "player").clause == clause
    acts(table, turn, "bid 3")
    again = c.Act(seat=turn, step=table.state.step, words="bid 4")
    assert table.refused(again, f"p{turn}", "player").clause == "SPADES-07"


def test_a_bot_calls_a_renege_of_the_other_side_that_the_table_has_seen() -> None:
    """Seat 3 is a bot: of its partner's renege it says nothing, of another's it does."""
    called = set()
    for seed in range(8):
        table = begun(seed, bots=1)
        play_on(table, lambda s: bool(wrong_card(s)) and s.turn() < 3, seed)
        seat = table.state.turn()
        acts(table, seat, wrong_card(table.state))
        play_on(table, lambda s: s.stage in ("calls", "pause") or bool(s.rulings), seed)
        if table.state.rulings:
            assert table.state.rulings[0].proven
            called.add(seat)
    assert called
    assert called <= {0, 2}
