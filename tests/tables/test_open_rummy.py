"""Rummy at an open table: turns out of order, cards too many, too few and laid down in error."""

import random
from itertools import combinations

import pytest

from cardhall.cards.notation import parse_cards
from cardhall.games.rummy import matched
from cardhall.games.rummy.table_view import RummyPlay
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables.open_play import acts, calls, held, nothing_to_call, open_table, play_on
from tests.tables.play import Table
from tests.tables.whole import comes_back


def begun(seed: int = 1, **options: object) -> Table:
    table = open_table("rummy", options=options)
    table.begin(seed)
    play_on(table, drawing, seed)
    return table


def drawing(state: State) -> bool:
    return bool(state.stage == "hand" and state.hand.phase == "draw")


def after(seat: int, by: int = 1) -> int:
    return (seat + by) % 4


def throws(table: Table, seat: int) -> None:
    """End the turn by a card that may be thrown."""
    words = [w for w in table.state.adapter.words(table.state.hand) if w.startswith("throw")]
    acts(table, seat, words[0])


def play(table: Table) -> RummyPlay:
    found = view_for(table.state, None).play
    assert isinstance(found, RummyPlay)
    return found


def no_set(table: Table, seat: int) -> str:
    """Three cards of a hand that match nothing together."""
    rules = table.state.rules
    for three in combinations(held(table.state, seat), 3):
        cards = sum(1 << card for card in parse_cards(" ".join(three)))
        if not matched(cards, rules):
            return " ".join(three)
    raise AssertionError("the whole hand matches")


@pytest.mark.clause("LLAA-RUMMY-39")
def test_a_turn_out_of_order_that_is_ended_by_a_discard_stands() -> None:
    """Who was passed over has lost the turn, whether somebody calls it or not."""
    table = begun()
    due = table.state.turn()
    early = after(due)
    acts(table, early, "draw")
    assert table.state.turn() == early
    throws(table, early)
    assert table.state.turn() == after(early)
    ruling = calls(table, due, "turn", early)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-39")
    assert f"{table.state.seats[due].name} loses their turn." in ruling.changes
    assert table.state.turn() == after(early)
    comes_back(table)


@pytest.mark.clause("LLAA-RUMMY-41", "LLAA-RUMMY-42")
def test_stopped_in_time_the_card_goes_back_and_the_right_one_plays() -> None:
    """A stock card that was only seen lies face up on the stock, for all to see."""
    table = begun(2)
    due, stock = table.state.turn(), table.state.hand.game.stock
    early = after(due)
    hand = held(table.state, early)
    acts(table, early, "draw")
    ruling = calls(table, due, "turn", early)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-41")
    assert "LLAA-RUMMY-42" in ruling.clauses
    assert table.state.turn() == due
    assert held(table.state, early) == hand
    assert table.state.hand.game.stock == stock
    assert table.state.hand.game.exposed == 1
    comes_back(table)


@pytest.mark.clause("LLAA-RUMMY-40")
def test_once_the_card_is_in_hand_it_is_too_late() -> None:
    """Something else was done since the draw: the player finishes the turn."""
    table = begun(3)
    due = table.state.turn()
    early = after(due)
    acts(table, early, "draw")
    acts(table, early, "say out")
    ruling = calls(table, due, "turn", early)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-40")
    assert table.state.turn() == early
    throws(table, early)
    assert table.state.turn() == after(early)


@pytest.mark.clause("LLAA-RUMMY-42", "LLAA-RUMMY-43")
def test_a_second_card_that_was_only_seen_lies_face_up_on_the_stock() -> None:
    """The next player takes it or has it buried."""
    table = begun(4)
    seat = table.state.turn()
    acts(table, seat, "draw")
    size = len(held(table.state, seat))
    acts(table, seat, "draw")
    assert len(held(table.state, seat)) == size + 1
    ruling = calls(table, after(seat), "draw", seat)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-42")
    assert len(held(table.state, seat)) == size
    throws(table, seat)
    assert "bury" in table.state.adapter.words(table.state.hand)
    comes_back(table)


@pytest.mark.clause("LLAA-RUMMY-45", "LLAA-RUMMY-48")
def test_who_holds_too_many_only_discards_until_the_number_is_right() -> None:
    """Two drawn and nobody called it: it stands until somebody counts the cards."""
    table = begun(5)
    seat = table.state.turn()
    acts(table, seat, "draw")
    acts(table, seat, "draw")
    throws(table, seat)
    size = len(held(table.state, seat))
    ruling = calls(table, after(seat), "hand", seat)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-45")
    assert "LLAA-RUMMY-48" in ruling.clauses
    play_on(table, lambda s: s.stage != "hand" or s.turn() == seat, 5)
    words = table.state.adapter.words(table.state.hand)
    assert all(word.startswith("throw") for word in words)
    acts(table, seat, words[0])
    assert len(held(table.state, seat)) == size - 1
    comes_back(table)


@pytest.mark.clause("LLAA-RUMMY-52")
def test_who_threw_before_drawing_may_make_up_for_it() -> None:
    """Called before the next has drawn: the player draws from the stock, and throws no second
    card."""
    table = begun(6)
    seat = table.state.turn()
    acts(table, seat, f"throw {held(table.state, seat)[0]}")
    ruling = calls(table, after(seat), "early", seat)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-52")
    assert table.state.turn() == seat
    size = len(held(table.state, seat))
    acts(table, seat, "draw")
    assert len(held(table.state, seat)) == size + 1
    acts(table, seat, "done")
    assert table.state.turn() == after(seat)


@pytest.mark.clause("LLAA-RUMMY-53", "LLAA-RUMMY-46")
def test_when_the_next_has_drawn_the_hand_is_a_wrong_one() -> None:
    table = begun(6)
    seat = table.state.turn()
    acts(table, seat, f"throw {held(table.state, seat)[0]}")
    acts(table, after(seat), "draw")
    ruling = calls(table, after(seat, 2), "early", seat)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-53")
    play_on(table, lambda s: s.stage != "hand" or s.turn() == seat, 6)
    assert not any(word.startswith("throw") for word in table.state.adapter.words(table.state.hand))


@pytest.mark.clause("LLAA-RUMMY-54")
def test_of_two_cards_thrown_at_once_one_comes_back() -> None:
    """The caller says which; the question has the cards for its answers."""
    table = begun(7)
    seat = table.state.turn()
    acts(table, seat, "draw")
    one, two = held(table.state, seat)[:2]
    acts(table, seat, f"throw {one} {two}")
    assert play(table).discards[-2:] == (one, two)
    seen = view_for(table.state, after(seat)).open
    assert seen is not None
    call = next(call for call in seen.calls if call.name == "two")
    assert {answer for answer, _ in call.asks[0].choices} == {one, two}
    ruling = calls(table, after(seat), "two", seat, card=one)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-54")
    assert one in held(table.state, seat)
    assert play(table).discards[-1] == two
    comes_back(table)


@pytest.mark.clause("LLAA-RUMMY-60", "LLAA-RUMMY-64")
def test_a_false_set_goes_back_to_the_hand() -> None:
    """It lies on the table like any other until it is called; then play goes on as it was."""
    table = begun(8)
    seat = table.state.turn()
    acts(table, seat, "draw")
    before = held(table.state, seat)
    cards = no_set(table, seat)
    acts(table, seat, f"meld {cards}")
    (meld,) = play(table).melds
    assert (meld.owner, set(meld.cards)) == (seat, set(cards.split()))
    ruling = calls(table, after(seat), "meld", seat)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-60")
    assert held(table.state, seat) == before
    assert play(table).melds == ()
    assert table.state.turn() == seat
    throws(table, seat)
    comes_back(table)


@pytest.mark.clause("LLAA-RUMMY-60")
@pytest.mark.parametrize("called", [True, False])
def test_a_false_set_can_be_found_until_the_cards_are_mixed(called: bool) -> None:
    """When somebody is out there are ten seconds; uncaught its points count, caught they do not."""
    table = begun(9)
    seat = table.state.turn()
    acts(table, seat, "draw")
    cards = no_set(table, seat)
    acts(table, seat, f"meld {cards}")
    throws(table, seat)
    play_on(table, lambda s: s.stage == "calls", 9)
    shown = play(table).shown[seat]
    winner = table.state.hand.game.result().winner
    by = after(seat)
    if called:
        ruling = calls(table, by, "meld", seat)
        assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-60")
        if winner == seat:
            assert table.state.stage == "hand"
            return
        assert play(table).shown[seat] < shown
    nothing_to_call(table)
    score: events.HandScored = table.events(events.HandScored)[-1]
    told = next(one for one in score.lines if one.text.startswith(table.state.seats[seat].name))
    assert told.text.startswith(f"{table.state.seats[seat].name}: {play(table).shown[seat]} on")
    assert sum(table.state.stacks) == table.state.brought
    comes_back(table)


@pytest.mark.clause("LLAA-RUMMY-63")
def test_who_calls_out_and_is_not_puts_down_all_that_goes_down() -> None:
    """What is kept stays in the hand, and nobody is told what it is."""
    table = begun(10)
    seat = table.state.turn()
    acts(table, seat, "draw")
    acts(table, seat, "say out")
    ruling = calls(table, after(seat), "out", seat)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-63")
    assert ruling.changes[-1] == f"{table.state.seats[seat].name} keeps the rest."
    assert table.state.turn() == seat
    comes_back(table)


@pytest.mark.clause("LLAA-T-17")
@pytest.mark.parametrize("call", ["turn", "draw", "hand", "early", "two", "meld", "out"])
def test_a_call_that_is_not_proven_changes_nothing(call: str) -> None:
    table = begun(11)
    before, by = table.state, table.state.turn()
    ruling = calls(table, by, call, after(by))
    assert (ruling.proven, ruling.clause, ruling.changes) == (False, "LLAA-T-17", ())
    assert (table.state.step, table.state.deadline) == (before.step, before.deadline)
    assert held(table.state, by) == held(before, by)


@pytest.mark.clause("LLAA-RUMMY-25", "LLAA-RUMMY-23")
def test_what_the_whole_table_sees_at_once_is_refused() -> None:
    """A discard reached without right; anything after the discard."""
    table = begun(12)
    dice = random.Random(12)
    for _ in range(200):
        seat, state = table.state.turn(), table.state
        lawful = state.adapter.words(state.hand)
        depth = len(state.hand.game.discards)
        if drawing(state) and depth > 2 and f"take {depth}" not in lawful:
            break
        acts(table, seat, dice.choice(lawful))
    deep = c.Act(seat=seat, step=table.state.step, words=f"take {depth}")
    assert table.refused(deep, f"p{seat}", "player").clause.startswith(("LLAA-RUMMY", "OP-"))
    card = held(table.state, seat)[0]
    told = c.Act(seat=seat, step=table.state.step, words=f"throw {card}; draw")
    assert table.refused(told, f"p{seat}", "player").clause == "LLAA-RUMMY-23"


def test_an_empty_chair_throws_nothing_and_calls_go_by_the_seats_of_the_table() -> None:
    """The game counts its seats without gaps; the table does not."""
    table = open_table("rummy")
    table.person(1, c.Leave(seat=1))
    table.begin(1)
    play_on(table, drawing, 1)
    seats = table.state.hand.places
    assert seats == (0, 2, 3)
    due = table.state.turn()
    early = seats[(seats.index(due) + 1) % 3]
    acts(table, early, "draw")
    other = next(seat for seat in seats if seat not in (due, early))
    ruling = calls(table, other, "turn", early)
    assert (ruling.on, ruling.proven) == (early, True)
    assert table.state.seats[early].name in ruling.words
    comes_back(table)
