"""The open referee of Rummy: what is called, what is proven, what it changes.

Most hands are those of the shipped records, played up to a line.
"""

import pytest

from cardhall.cards.notation import card_set, parse_card
from cardhall.games.rummy import Illegal
from cardhall.games.rummy.referee import CALLS, Impossible
from tests.rulings.rummy_table import A, B, C, D, do, held, lying, refused, start, told, upto

# --- out of turn


@pytest.mark.clause("LLAA-RUMMY-39")
def test_a_turn_out_of_turn_completed_by_a_discard_stands() -> None:
    at = upto("ru6-stands")
    assert at.hand.turn == D
    before = lying(at)[:6]
    ruling = at.call("turn", by=B, on=C)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-39")
    assert told(ruling) == ["B loses their turn"]
    assert lying(at)[:6] == before
    do(at, "D draw")


@pytest.mark.clause("LLAA-RUMMY-39")
def test_all_who_were_passed_over_lose_their_turn() -> None:
    at = start("ru6-stands")
    do(at, "A draw", "A throw 3D", "A draw", "A throw QS")
    ruling = at.judge("turn", by=D, on=A)
    assert told(ruling) == [f"{seat} loses their turn" for seat in "BCD"]
    assert at.hand.turn == B


@pytest.mark.clause("LLAA-RUMMY-40")
def test_with_the_stocks_card_in_hand_it_is_too_late() -> None:
    at = upto("ru6-too-late")
    before = lying(at)[:12]
    ruling = at.call("turn", by=B, on=C, kept="yes")
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-40")
    assert lying(at)[:12] == before
    assert at.hand.turn == C
    do(at, "C throw KD", "D draw")


@pytest.mark.clause("LLAA-RUMMY-41")
def test_in_time_what_was_taken_and_laid_goes_back_and_the_right_player_plays() -> None:
    at = upto("ru6-stopped")
    due = at.acts[-2].before
    ruling = at.call("turn", by=B, on=C)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-41")
    assert told(ruling) == ["C takes up 3S 3H 3D", "C puts back 3D", "B is to play"]
    assert at.hand.turn == B
    assert at.hand.discards == due.hand.discards
    assert at.hand.melds == ()
    assert held(at, C, "3S 3H 7C 8C TD QH KD")
    assert at.hand.exposed == 0


@pytest.mark.clause("LLAA-RUMMY-41", "LLAA-RUMMY-42")
def test_a_stock_card_that_was_only_seen_out_of_turn_lies_face_up() -> None:
    at = upto("turn-stock-seen")
    stock = (*at.acts[-1].before.hand.stock_order,)
    ruling = at.call("turn", by=A, on=C, kept="no")
    assert ruling.clause == "LLAA-RUMMY-41"
    assert [c.clause for c in ruling.changes if c.what == "face-up"] == ["LLAA-RUMMY-42"]
    assert at.hand.stock_order == stock
    assert (at.hand.exposed, at.hand.turn) == (1, B)


def test_who_had_drawn_when_another_played_holds_a_card_too_many_until_it_is_called() -> None:
    at = upto("turn-middle")
    assert at.state.off[A] == 1
    assert at.judge("hand", by=B, on=A).clause == "LLAA-RUMMY-45"


@pytest.mark.clause("LLAA-RUMMY-39", "OP-RUMMY-09")
def test_a_turn_broken_in_on_after_its_draw_is_ended_after_the_one_that_stands() -> None:
    at = upto("turn-middle")
    ruling = at.call("turn", by=B, on=C)
    assert told(ruling) == ["A ends the turn that was begun, with a discard", "B loses their turn"]
    assert (at.hand.turn, at.state.off[A], at.state.wrong) == (A, 0, frozenset())
    do(at, "A throw QS")
    assert at.hand.turn == D
    do(at, "D draw", "D throw QD")
    assert at.hand.turn == A


@pytest.mark.clause("LLAA-RUMMY-40", "OP-RUMMY-09")
def test_a_turn_broken_in_on_waits_until_one_that_cannot_be_undone_is_finished() -> None:
    at = start("turn-middle")
    do(at, "A draw", "C draw")
    ruling = at.call("turn", by=B, on=C, kept="yes")
    assert (ruling.clause, ruling.changes[0].clause) == ("LLAA-RUMMY-40", "OP-RUMMY-09")
    assert at.hand.turn == C
    do(at, "C throw QH")
    assert (at.hand.turn, at.state.off) == (A, (0, 0, 0, 0))
    do(at, "C take")  # breaks in once more, in the same turn
    at.call("turn", by=B, on=C)
    assert at.hand.turn == A
    do(at, "A throw QS", "D draw")


@pytest.mark.clause("LLAA-RUMMY-39", "LLAA-RUMMY-45")
def test_called_after_others_have_played_the_card_too_many_goes_in_the_next_turn() -> None:
    at = upto("turn-middle")
    do(at, "D draw", "D throw QD")
    ruling = at.call("turn", by=B, on=C)
    assert told(ruling)[0] == "A discards without drawing in their next turn"
    assert at.hand.turn == A
    do(at, "A throw QS")
    assert (at.state.off[A], at.hand.turn) == (0, B)


def test_nobody_plays_beside_a_turn_out_of_turn_before_it_is_called_or_ended() -> None:
    at = upto("ru6-stopped")
    with pytest.raises(Impossible, match="Call it"):
        do(at, "B draw")


@pytest.mark.clause("LLAA-RUMMY-23")
def test_after_the_discard_nobody_lays_anything_down() -> None:
    at = start("ru2-top")
    do(at, "A take 3", "A meld 9S 9H 9D", "A throw 2H")
    with pytest.raises(Illegal) as caught:
        do(at, "A meld 6C 6D QS")
    assert caught.value.clause == "LLAA-RUMMY-23"


# --- illegal draws


@pytest.mark.clause("LLAA-RUMMY-42")
def test_a_second_card_seen_goes_face_up_on_the_stock() -> None:
    at = upto("draw-two-buried")
    ruling = at.call("draw", by=C, on=A, kept="no")
    assert ruling.clause == "LLAA-RUMMY-42"
    assert told(ruling) == ["6S lies face up on the stock"]
    assert (at.hand.exposed, at.hand.stock_order[0]) == (1, parse_card("6S"))
    assert held(at, A, "9S 9H 6C 6D QS 3D AC 7D")
    assert at.state.off == (0, 0, 0, 0)


@pytest.mark.clause("LLAA-RUMMY-43")
def test_the_next_player_takes_the_exposed_card_or_has_it_buried() -> None:
    at = upto("draw-two-buried", "B bury")
    assert refused(at, "take") == refused(at, "draw") == "LLAA-RUMMY-43"
    stock, card = at.hand.stock_order, parse_card("6S")
    do(at, "B bury")
    assert set(at.hand.stock_order) == set(stock)
    assert at.hand.exposed == 0
    middle = at.hand.stock_order.index(card)
    assert abs(middle - len(stock) / 2) <= 1
    do(at, "B draw")
    assert at.hand.drawn == stock[1]


@pytest.mark.clause("LLAA-RUMMY-43")
def test_the_exposed_card_may_be_taken() -> None:
    at = upto("draw-two-buried", "B bury")
    do(at, "B draw 6S")
    assert at.hand.drawn == parse_card("6S")
    assert at.hand.exposed == 0


@pytest.mark.clause("LLAA-RUMMY-44")
def test_with_several_exposed_each_has_three_choices_the_last_one_is_taken_or_buried() -> None:
    at = upto("draw-several", "B bury")
    assert at.hand.exposed == 2
    for seat, words in ((B, "draw"), (C, "take"), (D, "draw 6S")):
        assert at.hand.turn == seat
        legal = {"draw", "take", "draw 6S"}
        assert {w for w in (*legal, "bury", "take 2") if not refused(at, w)} == legal
        do(at, f"{'ABCD'[seat]} {words}")
        do(at, f"{'ABCD'[seat]} throw {['', 'TH', 'QH', 'QD'][seat]}")
    assert at.hand.exposed == 1
    assert not refused(at, "draw JD")
    assert not refused(at, "bury")


@pytest.mark.clause("LLAA-RUMMY-47", "LLAA-RUMMY-45")
def test_a_second_card_taken_into_the_hand_makes_the_next_turn_a_discard_only() -> None:
    at = upto("draw-kept")
    ruling = at.call("draw", by=B, on=A, kept="yes")
    assert ruling.clause == "LLAA-RUMMY-47"
    assert at.hand.hand_of(A).bit_count() == 9
    do(at, "A throw 3D", "B draw", "B throw TH", "C draw", "C throw QH", "D draw", "D throw QD")
    assert refused(at, "draw") == refused(at, "take") == "LLAA-RUMMY-45"
    do(at, "A throw QS")
    assert (at.hand.hand_of(A).bit_count(), at.hand.turn) == (7, B)
    assert at.state.wrong == frozenset()


# --- wrong hands


@pytest.mark.clause("LLAA-RUMMY-45", "LLAA-RUMMY-48")
def test_too_many_cards_a_turn_of_discarding_without_drawing_or_laying_down() -> None:
    at = upto("hand-too-many")
    assert at.call("hand", by=B, on=A).clause == "LLAA-RUMMY-45"
    assert at.hand.hand_of(A).bit_count() == 8
    assert refused(at, "draw") == "LLAA-RUMMY-45"
    assert refused(at, "meld 6C 6D 6H") == "LLAA-RUMMY-48"
    do(at, "A throw QS")
    assert at.hand.hand_of(A).bit_count() == 7
    do(at, "B draw", "B throw TH", "C draw", "C throw QH", "D draw", "D throw QD")
    assert not refused(at, "draw")
    do(at, "A draw", "A meld 6C 6D 6H")


@pytest.mark.clause("LLAA-RUMMY-46", "LLAA-RUMMY-48")
def test_two_too_few_two_turns_of_drawing_only() -> None:
    at = upto("hand-too-few")
    assert at.call("hand", by=C, on=A).clause == "LLAA-RUMMY-46"
    for count in (6, 7):
        assert refused(at, "throw QS") == "LLAA-RUMMY-46"
        assert refused(at, "meld 6C 6D QS") == "LLAA-RUMMY-48"
        do(at, "A draw")
        assert (at.hand.hand_of(A).bit_count(), at.hand.turn) == (count, B)
        do(at, "B draw", f"B throw {'TH' if count == 6 else '8D'}")
        do(at, "C draw", f"C throw {'QH' if count == 6 else 'TD'}")
        do(at, "D draw", f"D throw {'QD' if count == 6 else 'JH'}")
    do(at, "A draw")
    assert at.hand.turn == A
    assert at.hand.phase == "play"


@pytest.mark.clause("LLAA-RUMMY-46")
def test_one_short_who_has_drawn_when_it_is_called_throws_nothing() -> None:
    at = start("hand-too-few")
    do(at, "A draw")
    ruling = at.call("hand", by=B, on=A)
    assert told(ruling)[0] == "A throws nothing this turn"
    assert (at.hand.turn, at.hand.hand_of(A).bit_count(), at.state.off[A]) == (B, 6, -1)


@pytest.mark.clause("LLAA-RUMMY-48")
def test_what_a_wrong_hand_laid_down_in_this_turn_goes_back() -> None:
    at = upto("hand-meld-taken-up", "B calls meld")
    ruling = at.call("meld", by=B, on=A)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-48")
    assert at.hand.hand_of(A) & card_set("6C 6D 6H") == card_set("6C 6D 6H")
    assert refused(at, "meld 6C 6D 6H") == "LLAA-RUMMY-48"
    do(at, "A throw QS")
    assert at.hand.hand_of(A).bit_count() == 8


@pytest.mark.clause("LLAA-RUMMY-49")
def test_with_too_many_one_pays_for_all_when_another_goes_out() -> None:
    at = upto("hand-pays-for-all")
    score = at.result().scores[B]
    ruling = at.call("hand", by=C, on=B)
    assert ruling.clause == "LLAA-RUMMY-49"
    assert ruling.changes[0].amount == 55
    assert at.result().scores[B] == score == -55


@pytest.mark.clause("LLAA-RUMMY-50")
def test_with_too_few_one_is_charged_ten_for_each_card() -> None:
    at = upto("hand-charged")
    score = at.result().scores[B]
    ruling = at.call("hand", by=C, on=B)
    assert ruling.clause == "LLAA-RUMMY-50"
    assert (ruling.changes[0].amount, told(ruling)) == (20, ["B is charged 20"])
    assert at.result().scores[B] == score - 20


@pytest.mark.clause("LLAA-RUMMY-51")
def test_who_goes_out_short_takes_back_the_meld_and_plays_on() -> None:
    at = upto("hand-out-short")
    assert at.result().winner == A
    ruling = at.call("hand", by=B, on=A)
    assert ruling.clause == "LLAA-RUMMY-51"
    assert not at.hand.is_over
    assert held(at, A, "3C 3D 3S")
    assert at.hand.turn == B
    assert at.hand.discards[-1] == parse_card("KC")
    do(at, "B draw", "B throw TH", "C draw", "C throw QH", "D draw", "D throw QD")
    assert refused(at, "throw 3C") == "LLAA-RUMMY-46"
    do(at, "A draw")
    assert (at.hand.hand_of(A).bit_count(), at.hand.turn) == (4, B)


def test_a_wrong_hand_is_not_held_to_it_before_somebody_says_so() -> None:
    at = start("hand-too-many")
    do(at, "A draw", "A meld 6C 6D 6H", "A throw 3D")
    assert at.state.off[A] == 1
    assert at.hand.turn == B


# --- discards


@pytest.mark.clause("LLAA-RUMMY-52")
def test_thrown_before_drawing_the_draw_is_made_up_with_no_second_discard() -> None:
    at = upto("early-made-up")
    assert at.hand.turn == B
    ruling = at.call("early", by=A, on=A)
    assert ruling.clause == "LLAA-RUMMY-52"
    assert at.hand.turn == A
    assert refused(at, "take") == "LLAA-RUMMY-52"
    do(at, "A draw")
    assert refused(at, "throw AC") == "LLAA-RUMMY-52"
    do(at, "A meld 9S 9H 9D", "A done")
    assert (at.hand.turn, at.state.off[A]) == (B, 0)
    assert held(at, A, "6C 6D 3D AC")


@pytest.mark.clause("LLAA-RUMMY-53")
def test_when_the_next_player_has_drawn_the_following_turn_is_a_draw_only() -> None:
    at = upto("early-too-late")
    ruling = at.call("early", by=B, on=A)
    assert ruling.clause == "LLAA-RUMMY-53"
    assert at.hand.turn == B
    do(at, "B throw TH", "C draw", "C throw QH", "D draw", "D throw QD")
    assert refused(at, "throw 3D") == "LLAA-RUMMY-46"
    do(at, "A draw")
    assert (at.hand.turn, at.hand.hand_of(A).bit_count()) == (B, 7)


def test_a_last_card_thrown_before_drawing_does_not_win() -> None:
    at = start("count-put-right")
    do(at, "A throw KC")  # in turn, after the draw
    assert at.hand.is_over
    late = start("hand-out-short")
    do(late, "A meld 3C 3D 3S", "A throw KC")
    assert late.judge("early", by=B, on=A).proven is False


@pytest.mark.clause("LLAA-RUMMY-54")
def test_one_of_two_thrown_at_once_comes_back_while_the_next_player_thinks() -> None:
    at = upto("two-taken-back")
    for card in ("KC", "5S"):
        ruling = at.judge("two", by=A, on=A, card=card)
        assert told(ruling) == [f"A takes back {card}"]
    at.call("two", by=A, on=A, card="KC")
    assert at.hand.hand_of(A) >> parse_card("KC") & 1
    assert at.hand.discards[-1] == parse_card("5S")
    assert (at.hand.turn, at.state.off[A]) == (B, 0)


@pytest.mark.clause("LLAA-RUMMY-54")
def test_a_card_that_the_next_player_has_taken_does_not_come_back_but_the_other_may() -> None:
    at = upto("two-taken-by-next")
    with pytest.raises(Illegal) as refused:
        at.call("two", by=A, on=A, card="KC")
    assert refused.value.clause == "LLAA-RUMMY-54"
    assert at.hand.hand_of(B) >> parse_card("KC") & 1
    assert told(at.call("two", by=A, on=A, card="5S")) == ["A takes back 5S"]
    assert at.state.off[A] == 0


@pytest.mark.clause("LLAA-RUMMY-54")
def test_nothing_comes_back_once_the_next_player_has_ended_the_turn() -> None:
    at = upto("two-turn-ended")
    ruling = at.call("two", by=A, on=A, card="5S")
    assert "has ended their turn" in ruling.words
    assert parse_card("5S") in at.hand.discards


def test_the_two_last_cards_thrown_at_once_do_not_win() -> None:
    at = start("hand-out-short")
    do(at, "A meld 3C 3D 3S")
    assert at.hand.hand_of(A).bit_count() == 1
    again = start("two-taken-back")
    do(again, "A draw", "A throw 6C 6D 9S 9H QS 5S 2C KC")
    assert again.hand.is_over
    again.call("two", by=A, on=A, card="KC")
    assert not again.hand.is_over
    assert held(again, A, "KC")
    assert again.hand.turn == B


# --- the deal


@pytest.mark.clause("LLAA-RUMMY-55")
def test_two_cards_shown_in_dealing_force_a_new_deal_one_does_not() -> None:
    two, one = upto("redeal-two-shown"), upto("redeal-one-shown")
    ruling = two.call("redeal", by=C, why="exposed")
    assert (ruling.clause, two.void) == ("LLAA-RUMMY-55", True)
    assert told(ruling) == ["the hand is void", "D deals again"]
    assert not one.call("redeal", by=C, why="exposed").proven
    assert not one.void


@pytest.mark.clause("LLAA-RUMMY-56")
def test_two_cards_face_up_in_the_pack_force_a_new_deal_one_does_not() -> None:
    two, one = upto("redeal-two-faced"), upto("redeal-one-faced")
    assert two.call("redeal", by=B, why="faced").clause == "LLAA-RUMMY-56"
    assert two.void
    assert not one.call("redeal", by=B, why="faced").proven
    assert not one.void


@pytest.mark.clause("LLAA-RUMMY-57")
def test_who_was_dealt_a_wrong_number_may_ask_for_a_new_deal() -> None:
    at = start("redeal-six-cards")
    assert at.hand.hand_of(B).bit_count() == 6
    assert not at.judge("redeal", by=C, why="count").proven
    ruling = at.call("redeal", by=B, why="count")
    assert (ruling.clause, at.void) == ("LLAA-RUMMY-57", True)


@pytest.mark.clause("LLAA-RUMMY-57")
def test_after_a_completed_turn_a_wrong_number_is_put_right_in_play() -> None:
    at = upto("redeal-count-too-late")
    ruling = at.call("redeal", by=A, why="count")
    assert (ruling.proven, ruling.clause, at.void) == (False, "OP-RUMMY-12", False)
    assert at.judge("hand", by=B, on=A).clause == "LLAA-RUMMY-46"


@pytest.mark.clause("LLAA-RUMMY-58")
def test_a_wrong_pack_may_be_raised_at_any_time_in_the_hand_and_after_it() -> None:
    at = upto("redeal-pack")
    while not at.hand.is_over:
        assert at.judge("redeal", by=D, why="pack").clause == "LLAA-RUMMY-58"
        at.act(at.legal_actions()[0])
    ruling = at.call("redeal", by=D, why="pack")
    assert (ruling.clause, at.void) == ("LLAA-RUMMY-58", True)
    with pytest.raises(Impossible, match="void"):
        at.result()


# --- cards shown, false lay-downs, a false "out"


@pytest.mark.clause("LLAA-RUMMY-59")
def test_showing_ones_own_card_costs_nothing() -> None:
    at = upto("shown-free")
    before = lying(at)[:12]
    ruling = at.call("shown", by=A, on=C)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-RUMMY-59")
    assert lying(at)[:12] == before
    assert at.hand.hand_of(C) >> parse_card("KD") & 1
    assert at.hand.known_of(C) == card_set("KD")


@pytest.mark.clause("LLAA-RUMMY-60", "LLAA-RUMMY-64")
def test_a_false_meld_goes_back_and_play_goes_on_as_if_nothing_had_happened() -> None:
    at = upto("meld-false-taken-up")
    turn, off = at.hand.turn, at.state.off
    ruling = at.call("meld", by=B, on=A)
    assert ruling.clause == "LLAA-RUMMY-60"
    assert {change.what for change in ruling.changes} == {"takes-up"}
    assert at.hand.hand_of(A) & card_set("7C 8C 9D") == card_set("7C 8C 9D")
    assert at.hand.shown_of(A) == 0
    assert (at.hand.turn, at.hand.phase, at.state.off) == (turn, "play", off)
    do(at, "A throw QS", "B draw")


@pytest.mark.clause("LLAA-RUMMY-60")
def test_a_false_meld_goes_back_after_the_end_and_scores_are_counted_again() -> None:
    at = upto("meld-found-at-the-end")
    before = at.result()
    at.call("meld", by=B, on=A)
    after = at.result()
    assert after.winner == before.winner == D
    assert before.scores[A] - after.scores[A] == 2 * 15
    assert after.scores[B:] == before.scores[B:]


@pytest.mark.clause("LLAA-RUMMY-60")
def test_when_the_cards_are_mixed_a_false_meld_stands() -> None:
    at = upto("meld-found-too-late")
    scores = at.result().scores
    at.call("meld", by=B, on=A)
    assert at.hand.is_over
    assert at.result().scores == scores


@pytest.mark.clause("LLAA-RUMMY-60", "LLAA-RUMMY-64")
def test_who_is_out_by_a_false_meld_is_not_out() -> None:
    at = upto("meld-out-by-it")
    assert at.hand.is_over
    at.call("meld", by=B, on=A)
    assert (at.hand.is_over, at.hand.turn) == (False, B)
    assert held(at, A, "7C 8C 9D")


@pytest.mark.clause("LLAA-RUMMY-61", "LLAA-RUMMY-62")
def test_a_card_laid_off_on_a_false_meld_stays_and_nothing_is_added_to_it() -> None:
    at = upto("meld-one-laid-off")
    ruling = at.call("meld", by=D, on=A)
    assert at.hand.shown_of(B) == card_set("TC")
    assert at.hand.melds == (card_set("TC"),)
    clauses = {change.what: change.clause for change in ruling.changes}
    assert clauses["stays"] == "LLAA-RUMMY-61"
    assert clauses["closed"] == "LLAA-RUMMY-62"
    assert refused(at, "lay JC on 1") == "LLAA-RUMMY-62"
    assert refused(at, "lay JC QC on 1") == "LLAA-RUMMY-62"


@pytest.mark.clause("LLAA-RUMMY-61", "LLAA-RUMMY-62")
def test_what_was_laid_off_and_is_a_run_of_itself_takes_more() -> None:
    at = upto("meld-three-laid-off")
    ruling = at.call("meld", by=D, on=A)
    assert "closed" not in {change.what for change in ruling.changes}
    assert at.hand.melds == (card_set("TC JC QC"),)
    do(at, "C draw", "C lay KC on 1")
    assert at.hand.shown_of(C) == card_set("KC")


def test_a_lay_off_on_a_false_meld_is_not_false_of_itself() -> None:
    at = upto("meld-one-laid-off")
    assert not at.judge("meld", by=D, on=B).proven


def test_a_card_that_matches_nothing_where_it_was_added_goes_back() -> None:
    at = upto("meld-layoff-false")
    ruling = at.call("meld", by=C, on=A)
    assert told(ruling) == ["A takes up 9H"]
    assert at.hand.melds == (card_set("5H 6H 7H"),)


@pytest.mark.clause("LLAA-RUMMY-63", "LLAA-RUMMY-64")
def test_who_wrongly_says_out_puts_down_all_that_can_go_down() -> None:
    at = upto("out-false")
    ruling = at.call("out", by=C, on=A)
    assert ruling.clause == "LLAA-RUMMY-63"
    assert told(ruling) == ["A lays down 4S 4H 4D", "A keeps KD 2S"] or told(ruling) == [
        "A lays down 4S 4H 4D",
        "A keeps 2S KD",
    ]
    assert at.hand.shown_of(A) == card_set("4S 4H 4D")
    assert held(at, A, "KD 2S")
    assert (at.hand.turn, at.hand.phase) == (A, "play")
    do(at, "A throw KD", "B draw")


@pytest.mark.clause("LLAA-RUMMY-63")
def test_said_out_of_turn_it_is_laid_down_too_and_the_turn_stays() -> None:
    at = start("out-false")
    do(at, "A throw KD", "A say out")
    at.call("out", by=C, on=A)
    assert at.hand.shown_of(A) == card_set("4S 4H 4D")
    assert (at.hand.turn, at.hand.phase) == (B, "draw")


# --- scores


@pytest.mark.clause("LLAA-RUMMY-65")
def test_a_miscount_is_put_right_until_the_cards_are_mixed() -> None:
    at, late = upto("count-put-right"), upto("count-too-late")
    assert at.result().scores[B] == late.result().scores[B] == -75
    ruling = at.call("count", by=D, on=B)
    assert told(ruling) == ["B's count of -75 becomes -50"]
    assert at.result().scores[B] == -50
    ruling = late.call("count", by=D, on=B)
    assert (ruling.clause, told(ruling)) == ("LLAA-RUMMY-65", [])
    assert late.result().scores[B] == -75


@pytest.mark.clause("LLAA-RUMMY-66")
def test_a_slip_in_writing_is_put_right_at_any_time_with_both_values_kept() -> None:
    at = upto("writing-put-right")
    assert at.state.mixed
    assert at.result().scores[A] == 54
    ruling = at.call("writing", by=D, on=A)
    assert told(ruling) == ["A's 54 as written becomes 45 as agreed"]
    assert at.result().scores[A] == 45
    assert at.rulings[-1].changes[0].amount == -9


def test_every_call_asks_at_most_three_questions_and_names_its_clauses() -> None:
    called = {clause for call in CALLS.values() for clause in call.clauses}
    assert all(len(call.asks) <= 3 for call in CALLS.values())
    assert {f"LLAA-RUMMY-{number}" for number in range(39, 67)} <= called
