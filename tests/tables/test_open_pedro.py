"""Pedro at an open table: reneges, bids before their turn, plain cards kept."""

import pytest

from cardhall.cards.notation import format_cards
from cardhall.games.pedro import cards_of, parse_action
from cardhall.tables import commands as c
from cardhall.tables import events
from tests.tables.open_play import acts, calls, open_table, play_on, renege, to_settle, wrong_card
from tests.tables.play import Table
from tests.tables.whole import comes_back


def begun(seed: int = 1, bots: int = 0) -> Table:
    table = open_table("pedro", bots)
    table.begin(seed)
    return table


def last(table: Table) -> events.HandScored:
    found: events.HandScored = table.events(events.HandScored)[-1]
    return found


def gained(table: Table, side: int) -> int:
    """What a side's tally moved by in the last hand; both partners' move alike."""
    facts = table.state.history[-1]
    moved = {facts.stacks_after[s] - facts.stacks_before[s] for s in (side, side + 2)}
    assert len(moved) == 1
    return moved.pop()


def test_a_renege_gets_through_and_stands_if_nobody_calls_it() -> None:
    table = begun()
    renege(table)
    to_settle(table)
    assert table.state.rulings == ()
    result = table.state.history[-1].hand.result()
    assert sum(result.points) == 14
    comes_back(table)


@pytest.mark.clause("OP-PEDRO-12", "LLAA-PEDRO-26")
@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("late", [False, True])
def test_a_renegers_side_makes_nothing_and_fails_its_bid(seed: int, late: bool) -> None:
    """Called at once, or when the last card is played; the hand is played on."""
    table = begun(seed)
    seat = renege(table, seed)
    bid, bidder = table.state.hand.bid, table.state.hand.bidder
    if late:
        play_on(table, lambda state: state.stage == "calls", seed)
    ruling = calls(table, (seat + 1) % 4, "renege", seat)
    assert ruling.proven
    assert ruling.clause in ("LLAA-PEDRO-26", "LLAA-PEDRO-01")
    assert set(ruling.clauses) == {"OP-PEDRO-12"}
    to_settle(table, seed)
    side = seat % 2
    if bid and bidder % 2 == side:
        assert gained(table, side) == -bid
    else:
        assert gained(table, side) == 0
    comes_back(table)


@pytest.mark.clause("LLAA-PEDRO-43")
def test_who_bids_out_of_turn_may_not_bid_in_this_hand() -> None:
    table = begun(2)
    play_on(table, lambda s: s.stage == "hand" and s.hand.phase == "bid", 2)
    turn = table.state.turn()
    early = (turn + 1) % 4
    acts(table, early, "bid 9")
    ruling = calls(table, turn, "bid", early)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-PEDRO-43")
    acts(table, turn, "pass")
    assert table.state.turn() != early
    comes_back(table)


@pytest.mark.clause("LLAA-PEDRO-43")
def test_a_bid_out_of_turn_that_nobody_calls_is_put_back_and_the_bidder_may_bid() -> None:
    table = begun(2)
    play_on(table, lambda s: s.stage == "hand" and s.hand.phase == "bid", 2)
    turn = table.state.turn()
    early = (turn + 1) % 4
    acts(table, early, "bid 9")
    acts(table, turn, "pass")
    assert table.state.turn() == early
    assert table.state.loose == ()
    acts(table, early, "bid 8")
    assert table.state.hand.bid == 8


@pytest.mark.clause("LLAA-PEDRO-20")
def test_a_plain_card_that_was_kept_costs_nothing() -> None:
    """A player threw one too few: it gets through, may be called, and has no penalty."""
    for seed in range(20):
        table = begun(seed)
        play_on(table, lambda s: s.stage == "hand" and s.hand.phase == "throw", seed)
        state, seat = table.state, table.state.turn()
        due = cards_of(parse_action(state.adapter.words(state.hand)[0]))
        plain = [card for card in range(52) if due & ~state.hand.trumps & (1 << card)]
        room = 6 - (state.hand.hand_of(seat) & ~due).bit_count()
        if plain and room > 0:
            break
    acts(table, seat, f"throw {format_cards(due & ~(1 << plain[0]))}".strip())
    ruling = calls(table, (seat + 1) % 4, "kept", seat)
    assert (ruling.proven, ruling.clause, ruling.changes) == (True, "LLAA-PEDRO-20", ())
    to_settle(table, seed)


@pytest.mark.clause("LLAA-T-17")
def test_a_call_that_is_not_proven_changes_nothing() -> None:
    table = begun(3)
    play_on(table, lambda s: s.stage == "hand" and s.hand.phase == "play" and s.hand.history, 3)
    before, by = table.state, table.state.turn()
    ruling = calls(table, by, "renege", (by + 1) % 4)
    assert (ruling.proven, ruling.clause, ruling.changes) == (False, "LLAA-T-17", ())
    assert (table.state.step, table.state.deadline) == (before.step, before.deadline)
    to_settle(table, 3)
    assert not table.state.history[-1].hand.renegers


@pytest.mark.clause("LLAA-PEDRO-13")
def test_nothing_but_bids_and_cards_is_done_out_of_turn() -> None:
    table = begun(4)
    play_on(table, lambda s: s.stage == "hand" and s.hand.phase == "name", 4)
    other = (table.state.turn() + 1) % 4
    command = c.Act(seat=other, step=table.state.step, words="name hearts")
    assert table.refused(command, f"p{other}", "player").clause == "LLAA-PEDRO-13"


def test_a_bot_calls_a_renege_that_the_cards_prove() -> None:
    called = 0
    for seed in range(15):
        table = begun(seed, bots=1)
        play_on(table, lambda s: bool(wrong_card(s)) and s.turn() < 3, seed)
        seat = table.state.turn()
        acts(table, seat, wrong_card(table.state))
        play_on(table, lambda s: s.stage in ("calls", "pause") or bool(s.rulings), seed)
        if table.state.rulings:
            assert table.state.rulings[0].proven
            assert table.state.rulings[0].on in (0, 2)
            called += 1
    assert called
