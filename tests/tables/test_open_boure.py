"""Bouré at an open table: what gets through, what is called, and what follows."""

from functools import partial

import pytest

from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables.open_play import (
    acts,
    after,
    calls,
    held,
    nothing_to_call,
    open_table,
    play_on,
    renege,
    to_settle,
    wrong_card,
)
from tests.tables.play import SECOND, Table
from tests.tables.whole import comes_back


def ruled_or_past(step: int, state: State) -> bool:
    """Whether a table has come past a step, or something was ruled."""
    return state.step > step or bool(state.rulings)


def begun(seed: int = 1, bots: int = 0, **more: object) -> Table:
    table = open_table("boure", bots, **more)
    table.begin(seed)
    return table


def last(table: Table) -> events.HandFinished:
    found: events.HandFinished = table.events(events.HandFinished)[-1]
    return found


def paid(table: Table, seat: int, clause: str) -> int:
    """What a seat put in at the end of the last hand, by this clause."""
    moves = last(table).moves
    return sum(m.amount for m in moves if m.source == f"seat:{seat}" and m.clause == clause)


def test_a_renege_gets_through_and_stands_if_nobody_calls_it() -> None:
    """The card lies on the trick like any other; the hand is settled without a penalty."""
    table = begun()
    seat = renege(table)
    lies = table.state.hand.trick or table.state.hand.history[-1]
    assert seat in [who for who, _ in lies]
    to_settle(table)
    assert last(table).renegers == ()
    assert table.state.rulings == ()
    comes_back(table)


@pytest.mark.clause("LLAA-BOURE-33", "LLAA-BOURE-34")
def test_a_renege_that_is_caught_at_once_is_taken_back() -> None:
    """The card is in hand again, its player is to act, and everybody reads why, by the clause."""
    table = begun()
    play_on(table, lambda state: bool(wrong_card(state)))
    before, seat = table.state, table.state.turn()
    words = wrong_card(before)
    acts(table, seat, words)
    ruling = calls(table, (seat + 1) % 5, "renege", seat)
    assert ruling.proven
    assert ruling.clause == "LLAA-BOURE-33"
    assert table.state.turn() == seat
    assert held(table.state, seat) == held(before, seat)
    assert "LLAA-BOURE-34" in ruling.clauses
    name = table.state.seats[seat].name
    assert f"{name} takes back the" in " ".join(ruling.changes)
    told = [(line.text, line.clause) for line in view_for(table.state, None).log]
    assert (ruling.words, "LLAA-BOURE-33") in told
    comes_back(table)


@pytest.mark.clause("LLAA-BOURE-35", "LLAA-BOURE-36")
@pytest.mark.parametrize("seed", range(1, 5))
def test_a_reneger_matches_the_pot_and_wins_nothing(seed: int) -> None:
    """Ten chips at most, however the hand goes on."""
    table = begun(seed)
    seat = renege(table, seed)
    calls(table, (seat + 1) % 5, "renege", seat)
    stack, pot = table.state.stacks[seat], table.state.pot
    to_settle(table, seed)
    assert last(table).renegers == (seat,)
    assert last(table).winner != seat
    assert paid(table, seat, "LLAA-BOURE-35") == min(pot, 10, stack)
    assert table.state.stacks[seat] == stack - min(pot, 10, stack)


@pytest.mark.clause("OP-BOURE-10")
def test_a_renege_found_late_is_paid_for_and_not_taken_back() -> None:
    """After the next trick's lead nothing comes back, and until the hand is settled it costs."""
    table = begun(2)
    seat = renege(table, 2, lambda state: len(state.hand.history) < 3)
    tricks = len(table.state.hand.history)
    play_on(table, lambda s: s.stage == "calls" or len(s.hand.history) > tricks + 1)
    by = next(s for s in range(5) if s != seat)
    before = table.state.hand.history
    ruling = calls(table, by, "renege", seat)
    assert ruling.proven
    assert not any("takes back" in text for text in ruling.changes)
    assert table.state.hand.history == before
    to_settle(table)
    assert last(table).renegers == (seat,)


@pytest.mark.clause("OP-BOURE-10")
def test_when_the_last_card_is_played_there_is_time_to_call() -> None:
    """Ten seconds, or until all who are there have nothing to call; afterwards it is too late."""
    table = begun(3)
    seat = renege(table, 3)
    play_on(table, lambda state: state.stage == "calls")
    seen = view_for(table.state, None)
    assert seen.stage == "calls"
    assert seen.deadline - table.at == 10 * SECOND
    by = (seat + 1) % 5
    mine = view_for(table.state, by)
    assert mine.mine is not None
    assert mine.mine.may_go_on
    assert mine.open is not None
    assert [call.name for call in mine.open.calls] == ["renege"]
    assert calls(table, by, "renege", seat).proven
    assert table.state.stage == "calls"
    nothing_to_call(table)
    assert last(table).renegers == (seat,)
    late = c.CallOut(seat=by, call="renege", on=seat)
    assert table.refused(late, f"p{by}", "player").field == "call"


def test_the_clock_ends_the_time_for_calls_and_bots_wait_for_nothing() -> None:
    table = begun(4, bots=3)
    play_on(table, lambda state: state.stage == "calls")
    table.wait(9 * SECOND)
    assert table.state.stage == "calls"
    table.wait(2 * SECOND)
    assert table.state.stage != "calls"
    alone = begun(4, bots=5)
    play_on(alone, lambda state: state.hands == 4)
    assert not alone.events(events.CallsAwaited)


@pytest.mark.clause("RAP-40", "RAP-41")
def test_by_raps_book_play_goes_on_and_the_renege_counts_as_a_boure() -> None:
    table = begun(5, preset="rap")
    seat = renege(table, 5)
    ruling = calls(table, (seat + 1) % 5, "renege", seat)
    assert ruling.clause == "RAP-40"
    assert set(ruling.clauses) == {"RAP-41"}
    assert table.state.turn() != seat or table.state.stage == "calls"
    to_settle(table, 5)
    assert last(table).renegers == (seat,)
    assert last(table).winner != seat


@pytest.mark.clause("LLAA-T-17")
def test_a_card_out_of_turn_lies_there_until_it_is_called_or_the_right_one_acts() -> None:
    table = begun(6)
    for called in (True, False):
        play_on(table, lambda s: s.stage == "hand" and s.hand.phase == "play", 6)
        turn, step, deadline = table.state.turn(), table.state.step, table.state.deadline
        early = next(s for s in table.state.hand.staying if s != turn)
        card = held(table.state, early)[0]
        acts(table, early, f"play {card}")
        seen = view_for(table.state, None).open
        assert seen is not None
        assert [(one.seat, one.cards) for one in seen.loose] == [(early, (card,))]
        assert (table.state.turn(), table.state.step) == (turn, step)
        assert table.state.deadline == deadline
        if called:
            ruling = calls(table, turn, "turn", early)
            assert (ruling.proven, ruling.clause) == (True, "LLAA-T-17")
        else:
            play_on(table, after(step))
        assert table.state.loose == ()
        if table.state.stage == "hand" and table.state.hands == 1:
            assert card in held(table.state, early)
    comes_back(table)


def test_only_one_card_lies_there_of_each_and_nobody_who_is_out_throws_any() -> None:
    table = begun(7)
    play_on(
        table, lambda s: s.stage == "hand" and s.hand.phase == "play" and bool(s.hand.passed), 7
    )
    turn, out = table.state.turn(), table.state.hand.passed[0]
    early = next(s for s in table.state.hand.staying if s != turn)
    first, second = held(table.state, early)[:2]
    acts(table, early, f"play {first}")
    for seat, words in ((early, f"play {second}"), (out, "play AS"), (early, "draw")):
        command = c.Act(seat=seat, step=table.state.step, words=words)
        assert table.refused(command, f"p{seat}", "player").field == "words"


@pytest.mark.clause("LLAA-T-17")
def test_a_call_that_is_not_proven_changes_nothing() -> None:
    table = begun(8)
    play_on(table, lambda s: s.stage == "hand" and bool(s.hand.history), 8)
    before, by = table.state, table.state.turn()
    on = next(s for s in before.hand.staying if s != by)
    ruling = calls(table, by, "renege", on)
    assert (ruling.proven, ruling.clause, ruling.changes) == (False, "LLAA-T-17", ())
    after = table.state
    assert (after.turn(), after.step, after.deadline) == (
        before.turn(), before.step, before.deadline,
    )  # fmt: skip
    for _ in range(2):
        calls(table, by, "renege", on)
    often = c.CallOut(seat=by, call="renege", on=on)
    assert table.refused(often, f"p{by}", "player").clause == "LLAA-T-17"
    to_settle(table)
    assert last(table).renegers == ()


@pytest.mark.clause("LLAA-T-17")
def test_where_the_house_says_so_a_false_call_costs_an_ante() -> None:
    """It goes into the next pot with the settlement, and the card says it beforehand."""
    table = begun(8, options={"false_call": "pays-ante"})
    lines = {line.option: line.text for line in view_for(table.state, None).table_card}
    assert lines["false_call"] == "A call that is not proven costs an ante."
    assert lines["referee"].startswith("Open:")
    play_on(table, lambda s: s.stage == "hand" and bool(s.hand.history), 8)
    by = table.state.turn()
    on = next(s for s in table.state.hand.staying if s != by)
    calls(table, by, "renege", on)
    to_settle(table)
    ante = table.state.rules.ante
    assert paid(table, by, "LLAA-T-17") == ante
    comes_back(table)


def test_a_bot_calls_a_renege_that_the_cards_prove_and_no_other() -> None:
    """Not while the player only did not follow; when they play the suit afterwards."""
    proved = 0
    for seed in range(12):
        table = begun(seed, bots=2)
        play_on(table, lambda s: bool(wrong_card(s)) and s.turn() < 3, seed)
        seat = table.state.turn()
        led = table.state.hand.trick[0][1] // 13
        acts(table, seat, wrong_card(table.state))

        def shown(seat: int = seat, led: int = led, table: Table = table) -> bool:
            tricks = (*table.state.hand.history, table.state.hand.trick)
            mine = [card for trick in tricks for who, card in trick if who == seat]
            return any(card // 13 == led for card in mine[-1:]) and len(mine) > 1

        for _ in range(40):
            if table.state.stage != "hand" or table.state.rulings:
                break
            before = shown()
            play_on(table, partial(ruled_or_past, table.state.step))
            if table.state.rulings:
                assert before
        for ruling in table.state.rulings:
            assert ruling.proven
            assert table.state.seats[ruling.by].kind == "bot"
            proved += ruling.on == seat
    assert proved


@pytest.mark.clause("OP-X-19")
def test_who_is_put_out_while_calls_are_waited_for_keeps_what_the_hand_gave() -> None:
    """The hand that is over is settled first, as it lay."""
    table = begun(9)
    play_on(table, lambda state: state.stage == "calls", 9)
    table.judge(c.Disqualify(seat=1, reason="left the hall"))
    assert table.state.seats[1].disqualified
    assert last(table).number == 1
    assert table.state.locked


@pytest.mark.clause("LLAA-T-17")
def test_the_chair_may_still_rule_and_take_back_what_was_thrown_early() -> None:
    table = begun(10, event="e1")
    play_on(table, lambda s: s.stage == "hand" and s.hand.phase == "play", 10)
    turn = table.state.turn()
    early = next(s for s in table.state.hand.staying if s != turn)
    acts(table, early, f"play {held(table.state, early)[0]}")
    mine = view_for(table.state, early).mine
    assert mine is not None
    assert not mine.may_undo
    table.person(turn, c.CallChair(seat=turn))
    assert view_for(table.state, turn).open.may_call is False  # type: ignore[union-attr]
    table.judge(c.Rule(ruling="take_back"))
    assert table.state.loose == ()
    table.person(turn, c.CallChair(seat=turn))
    table.judge(c.Rule(ruling="renege", seat=early))
    to_settle(table)
    assert last(table).renegers == (early,)
