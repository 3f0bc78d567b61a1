"""The clauses of LLAA Pitty-Pat that one game holds."""

import pytest

from cardhall.cards.notation import card_set, format_card, parse_card, parse_cards
from cardhall.games.pitty_pat import (
    TAKE_ACTION,
    Hand,
    Illegal,
    Movement,
    RulesError,
    parse_action,
    throw_action,
    view,
)
from tests.games.pitty_pat_play import (
    LLAA,
    WORKED,
    A,
    B,
    C,
    D,
    E,
    able,
    dealt,
    deck_with,
    do,
    legal,
    passes,
    shown,
)

clause = pytest.mark.clause
THREE_ALIKE = WORKED | {B: "7C 7D 7S QD 4C", E: "4H 6D TS QC AH"}


# --- the deal ---


@clause("LLAA-PITTY-02")
def test_five_cards_each_are_dealt_singly_to_the_left() -> None:
    hand = Hand(LLAA, E, 5)
    deck = list(reversed(range(52)))
    hand.deal(deck)
    for seat, first in ((A, 0), (B, 1), (E, 4)):
        held = hand.singles_of(seat) | hand.pairs_of(seat)
        assert held == card_set([deck[first + 5 * i] for i in range(5)])


@pytest.mark.parametrize("seats", [1, 7])
def test_a_table_of_one_or_seven_is_refused(seats: int) -> None:
    with pytest.raises(RulesError, match="seats"):
        Hand(LLAA, 0, seats)


@pytest.mark.parametrize("playing", [[A], [A, A], [A, 5]])
def test_fewer_than_two_or_seats_that_are_not_there_cannot_play(playing: list[int]) -> None:
    with pytest.raises(RulesError, match="playing"):
        Hand(LLAA, A, 5, playing)


@pytest.mark.parametrize("words", ["throw KD QD", "throw", "take KD", "pass KD"])
def test_an_action_names_one_card_to_throw_and_no_other(words: str) -> None:
    with pytest.raises(ValueError, match="no Pitty-Pat action"):
        parse_action(words)


def test_a_deck_holds_52_different_cards() -> None:
    for wrong in (list(range(51)), [*range(51), 0]):
        with pytest.raises(RulesError, match="52"):
            Hand(LLAA, 0, 5).deal(wrong)


@clause("LLAA-PITTY-06")
def test_of_three_alike_two_are_a_pair() -> None:
    hand = dealt(THREE_ALIKE)
    assert hand.pairs_of(B) == card_set("7C 7D")
    assert hand.singles_of(B) == card_set("7S QD 4C")


@clause("LLAA-PITTY-07")
def test_the_third_of_three_alike_may_be_thrown_or_paired() -> None:
    hand = do(passes(dealt(THREE_ALIKE, "QH"), 1), "take")
    assert "7S" in legal(hand)
    hand = do(passes(dealt(THREE_ALIKE, "7H"), 1), "take")
    assert hand.open_of(B) == card_set("7C 7D 7H 7S")
    assert legal(hand) == {"QD", "4C"}


@clause("LLAA-PITTY-08")
def test_dealt_pairs_lie_open_before_the_first_card_is_turned() -> None:
    hand = dealt()
    assert shown(hand.open_of(B)) == "7D 7C"
    assert view(hand, A).open[B] == parse_cards("7C 7D")
    assert [hand.open_of(seat) for seat in (A, C, D, E)] == [0] * 4


@clause("LLAA-PITTY-09")
def test_a_pat_hand_shows_nothing() -> None:
    for seen in (view(dealt(), A), view(dealt(), None)):
        assert seen.open[D] == ()
        assert seen.sizes[D] == 5


# --- offers ---


@clause("LLAA-PITTY-03")
def test_the_first_card_belongs_to_the_dealers_left() -> None:
    hand = dealt(stock="3H")
    order = []
    for _ in range(5):
        order.append(hand.turn)
        do(hand, "pass")
    assert order == [A, B, C, D, E]
    assert dealt(dealer=B).turn == C


@clause("LLAA-PITTY-04")
def test_a_card_that_the_first_player_does_not_use_may_be_used_by_another() -> None:
    hand = passes(dealt(stock="8D"), 2)
    do(hand, "take")
    assert hand.open_of(C) == card_set("8C 8D")
    assert hand.turn == C
    assert hand.phase == "throw"


@clause("LLAA-PITTY-04")
def test_who_has_no_card_like_it_may_not_take_it() -> None:
    hand = dealt(stock="9D")
    refusal = hand.why_not(TAKE_ACTION)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("no-match", "LLAA-PITTY-04")


@clause("LLAA-PITTY-05")
def test_a_first_card_that_nobody_uses_is_followed_by_one_for_the_same_player() -> None:
    hand = passes(dealt(stock="7H 8D JD"), 5)
    assert hand.upcard == parse_card("8D")
    assert hand.turn == A
    passes(hand, 5)
    assert hand.upcard == parse_card("JD")
    assert hand.turn == B


@clause("LLAA-PITTY-10")
def test_a_pair_may_not_be_broken() -> None:
    hand = passes(dealt(stock="7H"), 1)
    refusal = hand.why_not(TAKE_ACTION)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("pair", "LLAA-PITTY-10")
    hand = do(passes(dealt(stock="QH"), 1), "take")
    with pytest.raises(Illegal, match="LLAA-PITTY-10"):
        hand.apply(throw_action(parse_card("7C")))
    assert legal(hand) == {"4H", "9S"}


@clause("LLAA-PITTY-14")
def test_a_missed_turn_is_lost() -> None:
    hand = passes(dealt(WORKED | {D: "KC KH 8S 5H 9C"}, "8D"), 3)
    for seat in (A, C):
        refusal = hand.why_no_claim(seat)
        assert refusal is not None
        assert (refusal.reason, refusal.clause) == ("missed-turn", "LLAA-PITTY-14")
    hand.claim(D)
    with pytest.raises(Illegal, match="LLAA-PITTY-14"):
        hand.claim(C)


@clause("LLAA-PITTY-14")
def test_a_turn_is_lost_also_when_the_next_card_is_turned() -> None:
    hand = passes(dealt(stock="8D 3D"), 5)
    assert hand.upcard == parse_card("3D")
    assert "take" not in legal(hand)


def test_a_claim_before_ones_turn_waits_for_those_before() -> None:
    hand = dealt(stock="8D")
    refusal = hand.why_no_claim(C)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("not-your-turn", "OP-PITTY-05")


def test_nobody_is_asked_about_their_own_throw() -> None:
    hand = do(dealt(stock="8D"), "take;throw KD")
    refusal = hand.why_no_claim(A)
    assert refusal is not None
    assert refusal.reason == "own-throw"
    passes(hand, 4)
    assert hand.history[1].card == parse_card("KD")
    assert hand.turn == B


# --- the end ---


@clause("LLAA-PITTY-11")
def test_a_pat_hand_that_goes_out_is_paid_double() -> None:
    hand = do(passes(dealt(stock="9D"), 1), "pass;pass;take")
    assert hand.is_over
    assert hand.movements() == [Movement(None, 2, D, "LLAA-PITTY-11")]
    assert hand.open_of(D) == card_set("KC KH 5S 5H 9C 9D")


def test_another_hand_that_goes_out_is_paid_one_chip() -> None:
    hand = do(passes(dealt(stock="QS 4S"), 1), "take;throw 9S;pass;pass;pass;pass")
    do(hand, "pass;pass;pass;pass;take")
    assert hand.is_over
    assert hand.movements() == [Movement(None, 1, B, "LLAA-T-25")]


# --- cards flipped in the deal ---


@clause("LLAA-PITTY-12")
def test_a_card_flipped_in_the_deal_is_the_first_one_played() -> None:
    deck = list(range(52))
    hand = Hand(LLAA, E, 5)
    hand.deal(deck, flips=[2])  # on its way to C
    assert hand.upcard == 2
    assert hand.turn == A
    assert hand.stock == 52 - 26
    assert (hand.singles_of(C) | hand.pairs_of(C)) & 0b1100 == 0b1000
    passes(hand, 5)
    assert hand.turn == A  # the second card is the first player's too
    assert hand.upcard == 26


@clause("LLAA-PITTY-13")
def test_a_second_card_flipped_is_buried_in_the_stock() -> None:
    deck, places = list(range(52)), set()
    for turn in range(60):
        hand = Hand(LLAA, E, 5)
        spare = [(card * 5 + turn) % 52 for card in range(52)]
        hand.deal(deck, spare, flips=[2, 3])
        assert hand.upcard == 2
        assert view(hand, None).flipped == (2, 3)
        assert sum((hand.singles_of(s) | hand.pairs_of(s)) >> 3 & 1 for s in range(5)) == 0
        for _ in range(30):
            if hand.is_over:
                break
            passes(hand, 5)
            if hand.upcard == 3:
                places.add(len(hand.history))
    assert len(places) > 20


@clause("LLAA-PITTY-13")
def test_a_flip_that_was_dealt_to_nobody_is_refused() -> None:
    for flips in ([25], [26, 3], [3, 3], [-1]):
        with pytest.raises(RulesError, match="flips"):
            Hand(LLAA, E, 5).deal(list(range(52)), flips=flips)


# --- worked hands ---

PP1 = [  # card, asked in order, able, taken by, throws
    ("8D", "ABCDE", "AC", "A", "KD"), ("KD", "BCDE", "", "", ""),
    ("3D", "BCDEA", "C", "C", "AC"), ("AC", "DEAB", "E", "E", "QC"),
    ("QC", "ABCD", "B", "B", "4H"), ("4H", "CDEA", "E", "E", "TS"),
    ("TS", "ABCD", "C", "C", "8C"), ("8C", "DEAB", "", "", ""),
    ("9D", "DEABC", "BD", "D", ""),
]  # fmt: skip


@clause("LLAA-PITTY-11", "LLAA-PITTY-10", "LLAA-PITTY-04")
def test_worked_hand_pp1() -> None:
    hand = dealt(stock="8D 3D 9D")
    for card, order, can, taker, thrown in PP1:
        assert format_card(hand.upcard) == card
        assert {"ABCDE"[seat] for seat in able(hand)} == set(can)
        for letter in order:
            assert "ABCDE"[hand.turn] == letter
            if letter == taker:
                do(hand, "take")
                break
            do(hand, "pass")
        if thrown:
            do(hand, f"throw {thrown}")
    result = hand.result()
    assert (result.ending, result.winner, result.chips) == ("out", D, 2)


@clause("LLAA-PITTY-05", "LLAA-PITTY-10")
def test_worked_hand_pp3() -> None:
    hand = dealt(stock="7H 8D JD")
    assert able(hand) == set()
    passes(hand, 5)
    assert (format_card(hand.upcard), hand.turn) == ("8D", A)
    assert able(hand) == {A, C}
    passes(hand, 5)
    assert (format_card(hand.upcard), hand.turn) == ("JD", B)
    assert able(hand) == {A}


@clause("LLAA-PITTY-06", "LLAA-PITTY-07", "LLAA-PITTY-10")
def test_worked_hand_pp4() -> None:
    hand = passes(dealt(THREE_ALIKE, "7H"), 1)
    assert "take" in legal(hand)
    hand = do(passes(dealt(THREE_ALIKE, "4S"), 1), "take")
    assert legal(hand) == {"7S", "QD"}
    assert "take" not in legal(passes(dealt(stock="7H"), 1))


def test_a_deck_built_for_hands_deals_them() -> None:
    hand = Hand(LLAA, E, 5)
    hand.deal(deck_with(WORKED))
    assert hand.singles_of(C) == card_set(WORKED[C])
