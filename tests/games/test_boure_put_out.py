"""A seat put out of the event in mid-hand: dead hand, and a minimum of those who are left."""

import pytest

from cardhall.games.boure import Hand, Illegal, Movement, parse_action, view
from cardhall.games.boure.imagine import Imaginer
from tests.games.boure_play import LLAA, RAP, A, B, C, D, E, at, dealt, do, legal

clause = pytest.mark.clause


def three(words: str = "", rules: object = LLAA) -> Hand:
    hand = dealt(rules, stacks=[100] * 3, dealer=C)  # type: ignore[arg-type]
    return do(hand, words) if words else hand


def refused(hand: Hand, words: str) -> str:
    with pytest.raises(Illegal) as found:
        do(hand, words)
    return found.value.clause


@clause("LLAA-BOURE-22", "LLAA-BOURE-23")
def test_the_dealers_dead_hand_is_none_that_will_stay() -> None:
    """Three seats, the dealer put out before speaking: both others must play."""
    hand = three()
    assert legal(hand) == {"stay", "pass"}
    hand.put_out(C)
    assert hand.minimum == 2
    assert refused(hand, "pass") == "LLAA-BOURE-23"
    do(hand, "stay")
    assert refused(hand, "pass") == "LLAA-BOURE-23"
    do(hand, "stay")
    assert (hand.phase, hand.staying, hand.passed) == ("draw", (A, B), (C,))
    assert hand.hand_of(C) == 0
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    assert hand.result().stacks[C] == 99  # C's ante stays in


@clause("LLAA-BOURE-22")
def test_three_of_four_left_follow_the_small_table() -> None:
    """Four seats need three; one put out, two are enough."""
    hand = dealt(LLAA, stacks=[100] * 4, dealer=D)
    do(hand, "stay;pass")
    assert hand.minimum == 3
    assert legal(hand) == {"stay"}
    hand.put_out(D)
    assert hand.minimum == 2
    assert refused(hand, "pass") == "LLAA-BOURE-23"
    five = dealt(LLAA)
    do(five, "stay;stay")
    five.put_out(E)
    assert five.minimum == 3
    do(five, "pass")
    assert refused(five, "pass") == "LLAA-BOURE-22"


def test_put_out_in_turn_the_next_speaks() -> None:
    hand = three("stay")
    hand.put_out(B)
    assert (hand.turn, hand.phase) == (C, "stay")
    assert legal(hand) == {"stay"}


def test_who_had_stayed_is_out_and_the_chip_stays() -> None:
    hand = dealt()
    do(hand, "stay;stay;stay")
    hand.put_out(B)
    assert (hand.staying, hand.stakes[B], hand.pot) == ((A, C), 1, 8)
    do(hand, "pass")
    assert legal(hand) == {"stay"}
    hand.put_out(D)  # passed already: nothing of D's changes
    assert (hand.passed, hand.dead) == ((B, D), (B, D))
    assert legal(hand) == {"stay", "pass"}  # three are left, and two of them have stayed


def test_the_last_word_may_have_been_that_of_the_one_put_out() -> None:
    hand = three("stay;stay")
    hand.put_out(C)
    assert (hand.phase, hand.turn) == ("draw", A)


def test_one_left_of_those_who_must_play_throws_the_hand_in() -> None:
    """A passed while two could play; one of the two is put out: the pot stays."""
    hand = three("pass;stay")
    hand.put_out(C)
    assert hand.is_over
    result = hand.result()
    assert (result.ending, result.winner, result.next_pot) == ("thrown-in", None, 4)
    assert hand.movements()[-1] == Movement(None, 4, "next-pot", "OP-BOURE-02")


def test_where_there_is_no_minimum_the_only_one_in_takes_the_pot() -> None:
    hand = three("stay;stay", RAP)
    hand.put_out(A)
    do(hand, "pass")
    assert (hand.result().ending, hand.result().winner) == ("unplayed", B)


@pytest.mark.parametrize("in_or_out", [True, False])
@pytest.mark.parametrize("rules", [LLAA, RAP])
@pytest.mark.parametrize("acts", range(0, 30, 3))
def test_wherever_a_player_is_put_out_nothing_is_won_or_paid(
    rules: object, in_or_out: bool, acts: int
) -> None:
    """Chips add up, a copy knows it, others can imagine the hand, and it plays to its end."""
    for seat in range(5):
        hand = dealt(rules.replace(in_or_out=in_or_out))  # type: ignore[attr-defined]
        for number in range(acts):
            if not hand.is_over:
                hand.apply(hand.random_action(number * 7 + seat))
        if hand.is_over:
            continue
        before = hand.stacks[seat]
        hand.put_out(seat)
        twin = hand.copy()
        assert (twin.dead, twin.minimum, twin.turn) == ((seat,), hand.minimum, hand.turn)
        number = 0
        while not hand.is_over:
            if hand.turn != seat:
                Imaginer(view(hand, hand.turn), hand.rules).hand(number)
            hand.apply(hand.random_action(number))
            number += 1
        result = hand.result()
        if hand.rules.in_or_out:
            assert result.stacks[seat] == before
        assert result.winner != seat
        assert seat not in (*result.boures, *result.renegers)
        assert (result.paid[seat], result.owed[seat]) == (0, 0)
        total = sum(result.stacks) + result.next_pot
        assert total == 5 * hand.rules.start_stack


def test_a_dead_hand_is_struck_when_the_tricks_are_compared() -> None:
    held = {A: "2C", B: "AH", C: "3C"}
    hand = at(LLAA, held, "H", turn=B, tricks=[2, 2, 0], pot=9, stacks=[50] * 3)
    hand.put_out(B)
    do(hand, "play AH;play 3C;play 2C")
    assert (hand.result().winner, hand.result().boures) == (A, (C,))


def test_a_dead_hand_may_always_be_thrown_in() -> None:
    hand = three(rules=LLAA.replace(in_or_out=False))
    hand.put_out(A)
    assert parse_action("pass") in hand.legal_actions()
    do(hand, "pass")
    assert refused(hand, "pass") == "LLAA-BOURE-23"
