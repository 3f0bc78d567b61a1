"""The clauses of LLAA Rummy that one hand holds: deal, turns, melds, both piles, the count."""

import pytest

from cardhall.cards.notation import card_set, format_cards, parse_card, parse_cards
from cardhall.games.rummy import (
    DRAW_ACTION,
    Hand,
    Illegal,
    RulesError,
    format_action,
    lay_action,
    matched,
    meld_action,
    opening,
    parse_action,
    throw_action,
    value,
    view,
)
from tests.games.rummy_play import LLAA, A, B, D, at, can, dealt, do, legal, names, reason, throws

clause = pytest.mark.clause
NINES = "9S 9H"


# --- the deal ---


@clause("LLAA-RUMMY-01")
def test_two_to_six_play() -> None:
    for seats in (1, 7):
        with pytest.raises(RulesError, match="2 to 6"):
            Hand(LLAA, 0, seats)
    for seats in range(2, 7):
        assert opening(LLAA, seats, 1).seats == seats


@clause("LLAA-RUMMY-02")
def test_the_pack_has_52_cards() -> None:
    for wrong in (list(range(51)), [*range(51), 0], [*range(52), 52]):
        with pytest.raises(RulesError, match="52"):
            Hand(LLAA, 0, 4).deal(wrong)
    hand = opening(LLAA, 4, 1)
    assert sum(hand.hand_of(s).bit_count() for s in range(4)) + hand.stock + 1 == 52


@clause("LLAA-RUMMY-10")
def test_cards_go_singly_to_the_left() -> None:
    hand = Hand(LLAA, D, 4)
    hand.deal(list(range(52)))
    assert hand.hand_of(A) == card_set([0, 4, 8, 12, 16, 20, 24])
    assert hand.hand_of(D) == card_set([3, 7, 11, 15, 19, 23, 27])


@pytest.mark.parametrize(
    ("seats", "each", "stock"),
    [
        pytest.param(2, 10, 31, marks=clause("LLAA-RUMMY-11")),
        pytest.param(3, 7, 30, marks=clause("LLAA-RUMMY-12")),
        pytest.param(4, 7, 23, marks=clause("LLAA-RUMMY-12")),
        pytest.param(5, 6, 21, marks=clause("LLAA-RUMMY-13")),
        pytest.param(6, 6, 15, marks=clause("LLAA-RUMMY-13")),
    ],
)
def test_how_many_cards_each_is_dealt(seats: int, each: int, stock: int) -> None:
    hand = opening(LLAA, seats, 7)
    assert {hand.hand_of(seat).bit_count() for seat in range(seats)} == {each}
    assert hand.stock == stock
    assert len(hand.discards) == 1
    assert LLAA.cards_dealt(seats) == each


@clause("LLAA-RUMMY-14")
def test_the_top_of_the_stock_is_the_first_discard() -> None:
    hand = dealt({A: "9S 9H 6C 6D QS 3D AC"}, up="8H", stock="2S 5S")
    assert hand.discards == parse_cards("8H")
    assert hand.stock_order[:2] == parse_cards("2S 5S")
    assert view(hand, B).discards == parse_cards("8H")


# --- sets and sequences, and what they count ---


@clause("LLAA-RUMMY-03")
def test_the_ace_is_high_and_low_and_never_in_the_middle() -> None:
    assert matched(card_set("QS KS AS"), LLAA)
    assert matched(card_set("AS 2S 3S"), LLAA)
    assert not matched(card_set("KS AS 2S"), LLAA)
    assert reason(at("KS AS 2S 5D"), "meld KS AS 2S") == ("round-corner", "LLAA-RUMMY-03")
    assert can(at("QS KS AS 5D"), "meld QS KS AS", "throw QS")
    hand = at("AS 5D 6H", melds=("2S 3S 4S", "JH QH KH"))
    assert can(hand, "lay AS on 1")
    assert reason(hand, "lay AS on 2")[0] == "does-not-fit"


@clause("LLAA-RUMMY-04")
def test_an_ace_counts_15() -> None:
    assert value(card_set("AS AH AC")) == 45
    assert value(card_set("AS 2S 3S")) == 25


@clause("LLAA-RUMMY-05")
def test_faces_and_tens_count_10() -> None:
    assert value(card_set("TD JD QD KD")) == 40


@clause("LLAA-RUMMY-06")
def test_twos_to_nines_count_5() -> None:
    assert value(card_set("2C 3C 4C")) == 15
    assert value(card_set("9S 9H 9D")) == 15
    assert value(card_set("2C 3C 4C 5C 6C 7C 8C 9C")) == 40


@clause("LLAA-RUMMY-17")
def test_a_set_is_three_or_four_of_one_rank() -> None:
    hand = at("9S 9H 9D 9C 2H 5D")
    assert can(hand, "meld 9S 9H 9D", "meld 9S 9H 9D 9C")
    assert reason(hand, "meld 9S 9H") == ("no-set", "LLAA-RUMMY-17")
    assert reason(hand, "meld 9S 9H 2H") == ("no-set", "LLAA-RUMMY-18")


@clause("LLAA-RUMMY-18")
def test_a_sequence_is_three_or_more_in_order_of_one_suit() -> None:
    hand = at("JH TH 9H 8H 9S 4D")
    assert can(hand, "meld 9H TH JH", "meld 8H 9H TH JH")
    assert reason(hand, "meld JH TH 9S") == ("no-set", "LLAA-RUMMY-18")
    assert reason(hand, "meld JH TH 8H") == ("no-set", "LLAA-RUMMY-18")
    assert reason(hand, "meld JH TH") == ("no-set", "LLAA-RUMMY-18")


# --- turns ---


@clause("LLAA-RUMMY-19")
def test_turns_run_from_the_eldest_hand_and_begin_with_a_draw() -> None:
    hand = dealt({A: "9S 9H 6C 6D QS 3D AC"}, up="8H", stock="2S")
    assert hand.turn == A
    assert legal(hand) == {"draw", "take"}
    assert reason(hand, "throw AC") == ("draw-first", "LLAA-RUMMY-19")
    do(hand, "draw")
    assert names(hand.hand_of(A)) == {"9S", "9H", "6C", "6D", "QS", "3D", "AC", "2S"}
    assert reason(hand, "draw") == ("drawn", "LLAA-RUMMY-19")
    assert reason(hand, "take") == ("drawn", "LLAA-RUMMY-19")
    do(hand, "throw AC")
    assert hand.turn == B


@clause("LLAA-RUMMY-19")
def test_the_top_discard_may_be_drawn_instead() -> None:
    hand = do(dealt({A: "9S 9H 6C 6D QS 3D AC"}, up="8H"), "take")
    assert hand.hand_of(A) & card_set("8H")
    assert hand.discards == ()


@clause("LLAA-RUMMY-20")
def test_after_the_draw_a_matched_set_may_be_laid_down() -> None:
    hand = dealt({A: "9S 9H 6C 6D QS 3D AC"}, stock="9D")
    assert reason(hand, "meld 9S 9H 9D") == ("draw-first", "LLAA-RUMMY-20")
    do(hand, "draw;meld 9S 9H 9D")
    assert value(hand.shown_of(A)) == 15
    assert hand.turn == A
    assert hand.melds == (card_set("9S 9H 9D"),)


@clause("LLAA-RUMMY-21")
def test_a_turn_ends_with_one_card_thrown() -> None:
    hand = at("9S 9H 9D 4C 8D", drawn="9D", stock="2C 3C")
    assert reason(hand, "done") == ("must-throw", "LLAA-RUMMY-21")
    do(hand, "meld 9S 9H 9D")
    assert (hand.turn, hand.phase) == (A, "play")
    assert reason(hand, "throw KD") == ("not-held", "LLAA-RUMMY-21")
    do(hand, "throw 4C")
    assert (hand.turn, hand.phase) == (B, "draw")
    assert hand.discards == parse_cards("4C")


@clause("LLAA-RUMMY-22")
def test_the_top_discard_just_taken_may_not_be_thrown_back() -> None:
    hand = do(dealt({A: "9S 9H 6C 6D QS 3D AC"}, up="8H"), "take")
    assert reason(hand, "throw 8H") == ("just-taken", "LLAA-RUMMY-22")
    assert throws(hand) == {"9S", "9H", "6C", "6D", "QS", "3D", "AC"}


@clause("LLAA-RUMMY-22")
def test_nor_may_it_be_all_that_is_left_to_throw() -> None:
    hand = at("9S 9H 9D KC", taken="KC")
    assert reason(hand, "meld 9S 9H 9D") == ("just-taken", "LLAA-RUMMY-22")
    assert throws(hand) == {"9S", "9H", "9D"}


@clause("LLAA-RUMMY-23")
def test_after_the_discard_nothing_is_laid_down() -> None:
    hand = do(dealt({A: "4S 4H 4D 6D QS 3D AC"}, stock="2S"), "draw;throw AC")
    fours = meld_action(card_set("4S 4H 4D"))
    refusal = hand.why_not(fours, seat=A)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("not-your-turn", "LLAA-RUMMY-23")
    assert hand.turn == B
    with pytest.raises(Illegal):
        hand.apply(fours)
    assert hand.hand_of(A) & card_set("4S 4H 4D") == card_set("4S 4H 4D")


# --- the discards ---

RU2 = {A: "9S 9H 6C 6D QS 3D AC"}


def ru2(discards: str = "5S 9D KC 2H", held: str = RU2[A]) -> Hand:
    return at(held, discards=discards, phase="draw", others=("JH JC", "TS TC", "8S 8C"))


@clause("LLAA-RUMMY-24")
def test_a_deeper_discard_comes_with_every_card_above_it() -> None:
    hand = do(ru2(), "take 3")
    assert hand.hand_of(A) == card_set("9S 9H 6C 6D QS 3D AC 9D KC 2H")
    assert hand.discards == parse_cards("5S")
    assert hand.taken == parse_cards("9D KC 2H")
    assert reason(ru2(), "take 5") == ("no-such-card", "LLAA-RUMMY-24")


@clause("LLAA-RUMMY-25")
def test_the_card_reached_must_be_used_in_that_turn() -> None:
    hand = do(ru2(), "take 3")
    assert hand.owes == card_set("9D")
    assert throws(hand) == set()
    assert reason(hand, "throw KC") == ("duty", "LLAA-RUMMY-25")
    do(hand, "meld 9S 9H 9D")
    assert throws(hand) == {"6C", "6D", "QS", "3D", "AC", "KC", "2H"}


@clause("LLAA-RUMMY-25")
def test_a_card_that_could_not_be_used_may_not_be_reached_for() -> None:
    only_one = ru2(held="9S 8H 6C 6D QS 3D AC")
    assert reason(only_one, "take 3") == ("duty", "LLAA-RUMMY-25")
    assert legal(only_one) == {"draw", "take"}


@clause("LLAA-RUMMY-22", "LLAA-RUMMY-24", "LLAA-RUMMY-25")
def test_worked_hand_ru2() -> None:
    assert legal(ru2()) == {"draw", "take", "take 3"}
    hand = do(ru2(), "take 3;meld 9S 9H 9D")
    assert "2H" in throws(hand)
    hand = do(ru2(), "take")
    assert throws(hand) == names(card_set(RU2[A]))


def test_a_pick_up_that_leaves_no_lawful_throw_is_refused() -> None:
    # the nines would go down with the nine reached for, and nothing would be left to throw
    assert legal(at("9S", discards="9D 9H", phase="draw")) == {"draw", "take"}
    assert can(at("9S 4D", discards="9D 9H", phase="draw"), "take 2")
    # one card would be left, but it would play
    assert "take 2" not in legal(at("9S 9C", discards="9D 9H", phase="draw", melds=()))
    assert "take 2" not in legal(at("9S 4D", discards="9D 9H", phase="draw", melds=("4S 4H 4C",)))


def test_the_duty_may_be_met_by_laying_off() -> None:
    hand = at("2S 7H", discards="QH KC", phase="draw", melds=("9H TH JH",))
    do(hand, "take 2;lay QH on 1")
    assert hand.owes == 0
    assert throws(hand) == {"2S", "7H", "KC"}


def test_what_is_laid_first_must_leave_the_duty_possible() -> None:
    hand = do(at("9S 9C 6H 7H 8H", discards="9H KC", phase="draw"), "take 2")
    assert can(hand, "meld 6H 7H 8H")  # the nine goes on it then
    hand = do(at("9S 9C 8H JD", discards="9H TH", phase="draw"), "take 2")
    assert can(hand, "meld 8H 9H TH")


# --- lay-offs ---


@clause("LLAA-RUMMY-27")
def test_a_player_may_add_to_any_meld_and_is_credited() -> None:
    hand = dealt({A: "3S 3H 3D 6D QS TD AC", B: "3C 9H 6C 5D QH 2D AH"}, stock="KS 7C")
    do(hand, "draw;meld 3S 3H 3D;throw AC;draw;lay 3C on 1")
    assert value(hand.shown_of(B)) == 5
    assert value(hand.shown_of(A)) == 15
    assert hand.melds == (card_set("3S 3H 3D 3C"),)
    assert reason(hand, "lay 9H on 1") == ("does-not-fit", "LLAA-RUMMY-27")
    assert reason(hand, "lay 9H on 2") == ("no-such-meld", "LLAA-RUMMY-27")


@clause("LLAA-RUMMY-28")
def test_a_player_may_add_with_nothing_of_their_own_on_the_table() -> None:
    hand = at("3C 9H 4D", melds=("3S 3H 3D",))
    assert hand.shown_of(A) == 0
    assert can(hand, "lay 3C on 1")
    assert do(hand, "lay 3C on 1").shown_of(A) == card_set("3C")


@clause("LLAA-RUMMY-29")
def test_several_cards_may_be_added_to_one_run() -> None:
    hand = at("JH QH KH 7H 2C", melds=("TH 9H 8H",))
    assert can(hand, "lay JH on 1", "lay 7H JH QH KH on 1")
    do(hand, "lay JH QH KH on 1")
    assert value(hand.shown_of(A)) == 30
    assert hand.melds == (card_set("8H 9H TH JH QH KH"),)
    assert can(hand, "lay 7H on 1")


# --- going out ---


@clause("LLAA-RUMMY-30")
def test_who_gets_rid_of_every_card_wins() -> None:
    hand = do(at("9S 9H 9D KD", others=("QH 2H",)), "meld 9S 9H 9D;throw KD")
    assert hand.is_over
    result = hand.result()
    assert (result.winner, result.ending, result.clause) == (A, "out", "LLAA-RUMMY-30")
    hand = do(at("KD", melds=("9S 9H 9D",), others=("QH 2H",)), "throw KD")
    assert hand.result().winner == A


@clause("LLAA-RUMMY-31")
def test_a_player_must_keep_a_card_to_throw() -> None:
    hand = at("7C 7D 7H")
    assert reason(hand, "meld 7C 7D 7H") == ("floating", "LLAA-RUMMY-31")
    assert legal(hand) == {"throw 7C", "throw 7D", "throw 7H"}
    hand = at("JH QH", melds=("TH 9H 8H",))
    assert reason(hand, "lay JH QH on 1") == ("floating", "LLAA-RUMMY-31")


@clause("LLAA-RUMMY-32")
def test_the_card_thrown_to_go_out_must_not_play() -> None:
    hand = at("7H", melds=("7S 7C 7D",))
    assert reason(hand, "throw 7H") == ("plays", "LLAA-RUMMY-32")
    hand = at("KS", melds=("7S 7C 7D",))
    assert legal(hand) == {"throw KS"}
    # so a lay-down that would leave such a card is refused
    hand = at("7S 7C 7D 7H")
    assert reason(hand, "meld 7S 7C 7D") == ("plays", "LLAA-RUMMY-32")
    assert {text for text in legal(hand) if text.startswith("meld")} == set()
    hand = at("9H TH JH QH")
    assert reason(hand, "meld 9H TH JH") == ("plays", "LLAA-RUMMY-32")


@clause("LLAA-RUMMY-32")
def test_while_another_card_is_kept_a_playing_one_may_be_thrown() -> None:
    assert throws(at("7H KS", melds=("7S 7C 7D",))) == {"7H", "KS"}


# --- the stock used up ---


@clause("LLAA-RUMMY-33")
def test_worked_hand_ru4_the_discards_are_turned_over_unshuffled() -> None:
    hand = at("5H 6D", discards="4C KD 9S", stock="", drawn="6D", others=("TS 8C", "TD 8H"))
    do(hand, "throw 5H")
    assert legal(hand) == {"draw"}  # the top discard may not be taken instead
    assert reason(hand, "take") == ("turn-over", "OP-X-11")
    do(hand, "draw")
    assert hand.hand_of(B) == card_set("TS 8C 4C")
    assert hand.discards == ()
    assert hand.stock_order == parse_cards("KD 9S 5H")
    assert hand.turned == 1
    do(hand, "throw TS")
    assert hand.discards == parse_cards("TS")


def test_the_discards_are_turned_over_twice_at_most() -> None:
    hand = at("5H 6D", stock="", drawn="6D", discards="4C", turned=2, others=("TS 8C",))
    do(hand, "throw 5H")
    result = hand.result()
    assert (result.ending, result.winner, result.clause) == ("stock", None, "OP-RUMMY-07")
    assert result.scores == (-5, -15)
    assert hand.movements() == []
    hand = at("5H 6D", stock="", drawn="6D", discards="4C", turned=1, others=("TS 8C",))
    assert not do(hand, "throw 5H").is_over


def test_who_finds_one_discard_to_turn_draws_it() -> None:
    hand = do(at("5H 6D", stock="", drawn="6D", others=("TS 8C",)), "throw 5H;draw")
    assert hand.hand_of(B) == card_set("TS 8C 5H")
    assert hand.stock == 0


# --- the count ---


@clause("LLAA-RUMMY-34")
def test_the_hand_ends_at_once_when_a_player_has_no_cards() -> None:
    hand = do(at("KD", melds=("9S 9H 9D",), others=("QH 2H", "4D")), "throw KD")
    assert hand.turn == -1
    assert hand.phase == "over"
    assert hand.legal_actions() == []
    with pytest.raises(Illegal, match="LLAA-RUMMY-34"):
        hand.apply(DRAW_ACTION)


@clause("LLAA-RUMMY-35")
def test_what_a_player_has_put_on_the_table_counts_for_that_player() -> None:
    hand = at("9S 9H 9D KH 2S QC", melds=("KC KD KS",), others=("8D 3D",))
    do(hand, "meld 9S 9H 9D;lay KH on 1;throw QC;draw;throw 3D;draw;throw 3C;draw;throw 8D")
    assert value(hand.shown_of(A)) == 25


def counted() -> Hand:
    """RU1 just before A goes out."""
    return Hand.at(
        LLAA,
        D,
        [
            card_set("JC"),
            card_set("AS 4C 8D 2C"),
            card_set("QD AH 2S 7D TC 3D 8S"),
            card_set("3C JD 2D"),
        ],
        melds=[
            card_set("9S 9H 9D"),
            card_set("4S 5S 6S"),
            card_set("KC KD KS KH"),
            card_set("4H 5H 6H 7H"),
        ],
        shown=[
            card_set("9S 9H 9D 4S 5S 6S KH"),
            card_set("KC KD KS"),
            0,
            card_set("4H 5H 6H 7H"),
        ],
        turn=A,
        phase="play",
        drawn=parse_card("JC"),
        right=[0, 4, 7, 3],
    )


@clause("LLAA-RUMMY-35", "LLAA-RUMMY-36", "LLAA-RUMMY-37")
def test_worked_hand_ru1() -> None:
    hand = do(counted(), "throw JC")
    result = hand.result()
    assert result.shown == (40, 30, 0, 20)
    assert result.held == (0, 30, 55, 20)
    assert result.missing == (0, 0, 0, 0)
    assert result.scores == (40, 0, -55, 0)


@clause("LLAA-RUMMY-36")
def test_the_value_of_cards_in_hand_is_taken_off() -> None:
    hand = Hand.at(
        LLAA,
        B,
        [card_set("KD"), card_set("AS 4C")],
        melds=[card_set("9S 9H 9D"), card_set("KC KH KS")],
        shown=[card_set("9S 9H 9D KS KC"), card_set("KH")],
        turn=A,
        phase="play",
        stock=[0],
    )
    assert "throw KD" not in legal(hand)  # it plays on the kings
    hand.force(throw_action(parse_card("KD")))
    assert hand.result().scores == (35, -10)
    assert format_cards(view(hand, A).held[B]) == "4C AS"


def test_the_winner_is_paid_a_chip_too() -> None:
    hand = do(counted(), "throw JC")
    (moved,) = hand.movements()
    assert (moved.seat, moved.amount, moved.to, moved.clause) == (None, 1, A, "OP-T-06")


def test_words_and_numbers_of_actions_agree() -> None:
    for text in ("draw", "draw 6D", "take", "take 3", "meld 9D 9H 9S", "lay KH on 1", "throw 2H"):
        assert format_action(parse_action(text)) == text
    assert parse_action("lay KH on 2") == lay_action(card_set("KH"), 1)
    for wrong in ("", "take 0", "take 52", "lay KH", "lay on 1", "lay KH on 17", "throw", "fold"):
        with pytest.raises(ValueError):
            parse_action(wrong)
