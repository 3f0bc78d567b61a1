"""Hold'em at an open table: acts out of turn, and what they hold somebody to."""

import pytest

from cardhall.games.holdem import verb_of
from cardhall.tables import commands as c
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables.open_play import acts, calls, open_table, play_on
from tests.tables.play import SECOND, Table
from tests.tables.whole import comes_back


def begun(seed: int = 1, **options: object) -> Table:
    table = open_table("holdem", options=options)
    table.begin(seed)
    return table


def opening(state: State) -> bool:
    """A street on which nobody has bet, with three or more in."""
    hand = state.hand
    if state.stage != "hand" or hand.phase not in ("flop", "turn", "river"):
        return False
    can_bet = all(hand.stacks[seat] > 200 for seat in hand.live)
    first = not hand.level and verb_of(hand.legal_actions()[0]) != "show"
    return first and len(hand.live) > 2 and can_bet and not state.open_referee.early


def checked_round(table: Table) -> None:
    """Call before the flop and check to the flop: everybody is in."""
    while not (table.state.stage == "hand" and opening(table.state)):
        state = table.state
        if state.stage != "hand":
            table.wait(11 * SECOND)
            continue
        words = state.adapter.words(state.hand)
        acts(table, state.turn(), "check" if "check" in words else "call")


def third(state: State) -> int:
    """Of those who act after the one to act, the second."""
    order = [(state.turn() + step) % 5 for step in range(1, 5)]
    return [seat for seat in order if seat in state.hand.live][1]


def to_turn_of(table: Table, seat: int, words: str) -> None:
    """The others do this until the seat's turn comes, or has gone by."""
    hand = table.state.hand
    phase = hand.phase
    while table.state.stage == "hand" and table.state.hand.phase == phase:
        if table.state.turn() == seat or not table.state.loose:
            return
        acts(table, table.state.turn(), words)


@pytest.mark.clause("HOLDEM-71")
def test_a_call_out_of_turn_binds_when_the_turn_comes() -> None:
    """The player has called the same bet; the chips go in by themselves, and the books follow."""
    table = begun()
    play_on(table, lambda s: s.stage == "hand" and s.hand.phase == "preflop")
    seat = third(table.state)
    stack = table.state.stacks[seat]
    acts(table, seat, "call")
    seen = view_for(table.state, None).open
    assert seen is not None
    assert [(one.seat, one.text) for one in seen.loose] == [(seat, "Nell calls")]
    assert table.state.stacks[seat] == stack
    to_turn_of(table, seat, "call")
    assert table.state.turn() != seat
    assert table.state.loose == ()
    assert table.state.hand.bets[seat] == table.state.hand.level
    assert table.state.stacks[seat] < stack
    comes_back(table)


@pytest.mark.clause("HOLDEM-71")
def test_a_call_out_of_turn_binds_nobody_when_somebody_has_raised() -> None:
    table = begun(2)
    play_on(table, lambda s: s.stage == "hand" and s.hand.phase == "preflop", 2)
    seat = third(table.state)
    stack = table.state.stacks[seat]
    acts(table, seat, "call")
    words = next(w for w in table.state.adapter.words(table.state.hand) if w.startswith("raise"))
    acts(table, table.state.turn(), words)
    to_turn_of(table, seat, "call")
    assert table.state.turn() == seat
    assert table.state.stacks[seat] == stack
    assert {"fold", "call"} <= set(table.state.adapter.words(table.state.hand))


@pytest.mark.clause("HOLDEM-70", "OP-HOLDEM-10")
@pytest.mark.parametrize("binding", [True, False])
def test_a_check_out_of_turn_holds(binding: bool) -> None:
    """With a bet in between the player may only fold; or is free, where the house says so."""
    table = begun(3, early_check="binding" if binding else "frees-on-change")
    checked_round(table)
    seat = third(table.state)
    acts(table, seat, "check")
    bet = next(w for w in table.state.adapter.words(table.state.hand) if w.startswith("bet"))
    acts(table, table.state.turn(), bet)
    to_turn_of(table, seat, "call")
    if binding:
        assert seat not in table.state.hand.live
    else:
        assert table.state.turn() == seat
        assert seat in table.state.hand.live
    comes_back(table)


@pytest.mark.clause("HOLDEM-26")
def test_a_fold_out_of_turn_is_a_fold() -> None:
    """At once, while the turn and its clock stay with the one to act."""
    table = begun(4)
    play_on(table, lambda s: s.stage == "hand" and s.hand.phase == "preflop", 4)
    before, seat = table.state, third(table.state)
    acts(table, seat, "fold")
    assert seat not in table.state.hand.live
    assert (table.state.turn(), table.state.step, table.state.deadline) == (
        before.turn(), before.step, before.deadline,
    )  # fmt: skip
    again = c.Act(seat=seat, step=table.state.step, words="call")
    assert table.refused(again, f"p{seat}", "player").field == "words"


@pytest.mark.clause("HOLDEM-70", "HOLDEM-71")
def test_calling_it_tells_what_it_comes_to_and_changes_no_more() -> None:
    table = begun(5)
    checked_round(table)
    before, seat = table.state, third(table.state)
    acts(table, seat, "check")
    ruling = calls(table, before.turn(), "turn", seat)
    assert (ruling.proven, ruling.clause, ruling.changes) == (True, "HOLDEM-70", ())
    assert table.state.turn() == before.turn()
    false = calls(table, before.turn(), "turn", next(s for s in range(5) if s not in (
        seat, before.turn(),
    )))  # fmt: skip
    assert (false.proven, false.changes) == (False, ())


def test_nobody_acts_twice_out_of_turn_and_amounts_are_as_in_turn() -> None:
    table = begun(6)
    play_on(table, lambda s: s.stage == "hand" and s.hand.phase == "preflop", 6)
    seat = third(table.state)
    acts(table, seat, "call")
    for words in ("fold", "raise 400", "nonsense"):
        command = c.Act(seat=seat, step=table.state.step, words=words)
        assert table.refused(command, f"p{seat}", "player").field == "words"
    mine = view_for(table.state, seat).mine
    assert mine is not None
    assert mine.actions == ()
