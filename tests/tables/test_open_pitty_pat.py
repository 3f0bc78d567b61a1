"""Pitty-Pat at an open table: cards taken, thrown and refused out of turn or against the rules."""

import pytest

from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables.open_play import acts, after, calls, open_table, play_on
from tests.tables.play import Table
from tests.tables.whole import comes_back


def begun(seed: int = 1, **options: object) -> Table:
    table = open_table("pitty_pat", options=options)
    table.begin(seed)
    return table


def on_offer(state: State) -> bool:
    return state.stage == "hand" and state.hand.phase == "offer"


def can_take(state: State) -> bool:
    return on_offer(state) and "take" in state.adapter.words(state.hand)


def unasked(state: State) -> int:
    """One who is asked after the one to act."""
    turn = state.turn()
    order = [(turn + step) % 4 for step in range(1, 4)]
    return next(s for s in order if s not in state.hand.asked)


@pytest.mark.clause("OP-PITTY-05")
@pytest.mark.parametrize("called", [True, False])
def test_a_card_taken_before_the_others_were_asked_lies_there(called: bool) -> None:
    """Called, it goes back; when the right player answers, it goes back all the same."""
    table = begun()
    play_on(table, on_offer)
    before = table.state
    turn, early = before.turn(), unasked(before)
    acts(table, early, "take")
    seen = view_for(table.state, None)
    assert seen.open is not None
    assert seen.open.loose[0].seat == early
    assert "reaches for the" in seen.open.loose[0].text
    assert table.state.hand.upcard == before.hand.upcard
    if called:
        ruling = calls(table, turn, "turn", early)
        assert (ruling.proven, ruling.clause) == (True, "OP-PITTY-05")
    else:
        acts(table, turn, "pass")
    assert table.state.loose == ()
    assert table.state.hand.hand_of(early) == before.hand.hand_of(early)
    comes_back(table)


@pytest.mark.clause("LLAA-PITTY-14", "OP-PITTY-07")
def test_who_has_let_a_card_go_by_reaches_for_it_in_vain() -> None:
    table = begun(2)
    play_on(table, lambda s: on_offer(s) and len(s.hand.asked) == 0, 2)
    seat = table.state.turn()
    acts(table, seat, "pass")
    acts(table, seat, "take")
    ruling = calls(table, table.state.turn(), "turn", seat)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-PITTY-14")
    assert table.state.loose == ()


@pytest.mark.clause("OP-PITTY-05")
def test_a_claim_is_heard_though_another_has_reached_for_the_card() -> None:
    """It is the caller's turn still: they take it, and what the other took goes back."""
    table = begun(3)
    play_on(table, can_take, 3)
    turn, up = table.state.turn(), table.state.hand.upcard
    acts(table, unasked(table.state), "take")
    ruling = calls(table, turn, "claim")
    assert (ruling.proven, ruling.clause) == (True, "OP-PITTY-05")
    assert table.state.hand.open_of(turn) >> up & 1 or table.state.stage != "hand"
    assert table.state.loose == ()
    comes_back(table)


@pytest.mark.clause("LLAA-PITTY-04")
def test_a_card_taken_that_pairs_with_nothing_goes_back() -> None:
    """It lies there, the player may put it right, and a call says why."""
    table = begun(4)
    play_on(table, lambda s: on_offer(s) and not can_take(s), 4)
    turn, deadline = table.state.turn(), table.state.deadline
    acts(table, turn, "take")
    assert (table.state.turn(), table.state.deadline) == (turn, deadline)
    ruling = calls(table, (turn + 1) % 4, "wrong", turn)
    assert ruling.proven
    assert ruling.clause in ("LLAA-PITTY-04", "LLAA-PITTY-10")
    acts(table, turn, "pass")
    assert table.state.turn() != turn or table.state.hand.phase == "throw"


@pytest.mark.clause("OP-PITTY-01")
@pytest.mark.parametrize("called", [True, False])
def test_a_card_let_go_that_must_be_taken_is_put_right_if_it_is_called_at_once(
    called: bool,
) -> None:
    """Where the house has it so. Nobody sees it when it happens; uncalled it stands."""
    table = begun(5, take="must")
    play_on(table, lambda s: can_take(s) and not s.hand.asked, 5)
    seat = table.state.turn()
    acts(table, seat, "pass")
    assert table.state.turn() != seat
    assert table.state.loose == ()
    if called:
        ruling = calls(table, table.state.turn(), "wrong", seat)
        assert (ruling.proven, ruling.clause) == (True, "OP-PITTY-01")
        assert table.state.turn() == seat
    else:
        play_on(table, lambda s: s.stage != "hand" or s.hand.upcard != table.state.hand.upcard, 5)
        assert table.state.rulings == ()
    comes_back(table)


@pytest.mark.clause("LLAA-PITTY-08")
def test_a_live_card_thrown_before_a_dead_one_is_put_right_if_it_is_called_at_once() -> None:
    """Where dead cards go first; others have acted since: the game goes on as it lies."""

    def two_kinds(state: State) -> bool:
        if state.stage != "hand" or state.hand.phase != "throw":
            return False
        singles = state.hand.singles_of(state.turn())
        return bool(singles.bit_count() > len(state.hand.legal_actions()))

    late = 0
    for seed in range(6, 10):
        table = begun(seed, dead="seen-rank-first")
        play_on(table, two_kinds, seed)
        state, seat = table.state, table.state.turn()
        lawful = set(state.adapter.words(state.hand))
        mine = view_for(state, seat).mine
        assert mine is not None
        live = next(one.words for one in mine.cards if one.words and one.words not in lawful)
        acts(table, seat, live)
        by = next(s for s in range(4) if s != seat)
        if seed % 2:
            play_on(table, after(table.state.step))
            if table.state.stage != "hand" or table.state.rulings:
                continue
            ruling = calls(table, by, "wrong", seat)
            assert (ruling.proven, ruling.clause, ruling.changes) == (True, "LLAA-T-17", ())
            late += 1
        else:
            ruling = calls(table, by, "wrong", seat)
            assert (ruling.proven, ruling.clause) == (True, "LLAA-PITTY-08")
            assert (table.state.turn(), table.state.hand.phase) == (seat, "throw")
    assert late


@pytest.mark.clause("LLAA-PITTY-10")
def test_a_pair_lies_apart_and_is_not_thrown() -> None:
    """The refusal tells the player alone what they hold anyway."""
    for seed in range(30):
        table = begun(seed)
        play_on(table, lambda s: s.stage == "hand", seed)
        pairs = {s: table.state.hand.pairs_of(s) for s in range(4) if table.state.hand.pairs_of(s)}
        if pairs:
            break
    seat, cards = pairs.popitem()
    card = (
        f"{'23456789TJQKA'[(cards.bit_length() - 1) % 13]}{'CDHS'[(cards.bit_length() - 1) // 13]}"
    )
    command = c.Act(seat=seat, step=table.state.step, words=f"throw {card}")
    assert table.refused(command, f"p{seat}", "player").clause == "LLAA-PITTY-10"


@pytest.mark.clause("LLAA-T-17")
def test_a_call_that_is_not_proven_changes_nothing() -> None:
    table = begun(7)
    play_on(table, on_offer, 7)
    before, by = table.state, table.state.turn()
    for call in ("turn", "wrong"):
        ruling = calls(table, by, call, (by + 1) % 4)
        assert (ruling.proven, ruling.clause, ruling.changes) == (False, "LLAA-T-17", ())
    assert (table.state.step, table.state.deadline) == (before.step, before.deadline)
    comes_back(table)


def test_a_game_that_is_over_is_paid_at_once() -> None:
    """No clause lets anybody call after it."""
    table = begun(8)
    play_on(table, lambda s: s.stage == "pause" and s.hands == 3, 8)
    assert not table.events(events.CallsAwaited)
