"""The clauses of LLAA Pedro that one hand and its scoring hold."""

from itertools import pairwise

import pytest

from cardhall.cards.notation import card_set, parse_cards
from cardhall.games.pedro import Hand, Illegal, Movement, Rules, RulesError, parse_action, view
from tests.games.pedro_play import (
    LLAA,
    P1,
    P1_DEALT,
    P1_STOCK,
    A,
    B,
    C,
    D,
    dealt,
    deck_with,
    do,
    follow,
    legal,
    play,
    stated,
    throw_all,
)

clause = pytest.mark.clause
BIDS = "pass;bid 8;bid 9;pass"
SEVEN = "AS KS QS JS TS 9S 8S KC QC"


def refusal(hand: Hand, words: str) -> str:
    """The clause for which these words are refused."""
    with pytest.raises(Illegal) as info:
        hand.apply(parse_action(words))
    return info.value.clause


def named(trump: str, hands: dict[int, str], stock: str = "", rules: Rules = LLAA) -> Hand:
    """A has bid and named this suit; everybody is to throw."""
    return do(dealt(hands, rules, stock=stock), f"bid 7;pass;pass;pass;name {trump}")


# --- seats, pack, rank ---


@clause("LLAA-PEDRO-02")
def test_four_play_and_partners_face_each_other() -> None:
    with pytest.raises(RulesError, match="0 to 3"):
        Hand(LLAA, 4)
    hand = play(stated(P1, bidder=C), "AH 3H 4H 2H")
    assert hand.points == (1, 1)  # C's ace is A-C's; B's two is B-D's


@clause("LLAA-PEDRO-03")
def test_of_52_cards_36_are_dealt_and_16_left() -> None:
    for wrong in (list(range(51)), [*range(51), 0]):
        with pytest.raises(RulesError, match="52"):
            Hand(LLAA, 0).deal(wrong)
    hand = dealt()
    assert sum(hand.hand_of(seat).bit_count() for seat in range(4)) == 36
    assert hand.stock == 16


ORDER = ["AH", "KH", "QH", "JH", "TH", "9H", "8H", "7H", "6H", "5H", "5D", "4H", "3H", "2H"]


@clause("LLAA-PEDRO-04")
@pytest.mark.parametrize(("high", "low"), list(pairwise(ORDER)))
def test_each_trump_beats_the_next(high: str, low: str) -> None:
    hand = stated({A: f"{low} KC", B: f"{high} QC", C: "2C 3C", D: "4C 6C"}, bidder=A)
    play(hand, f"{low} {high}")
    assert hand.tricks(B) == 1


@clause("LLAA-PEDRO-04")
def test_there_are_fourteen_trumps_with_the_other_five_of_the_colour() -> None:
    for suit, left in (("C", "5S"), ("D", "5H"), ("H", "5D"), ("S", "5C")):
        hand = stated({A: "2C", B: "3D", C: "4H", D: "6S"}, trump=suit)
        assert hand.trumps.bit_count() == 14
        assert hand.trumps & card_set(left)


@clause("LLAA-PEDRO-05")
def test_the_left_pedro_does_not_follow_its_own_suit() -> None:
    """Worked hand P3."""
    assert follow("9D", "5D KD QC") == {"KD"}
    assert follow("9D", "5D QC") == {"5D", "QC"}
    assert follow("9H", "5D KC") == {"5D"}


@clause("LLAA-PEDRO-06")
def test_plain_suits_rank_from_the_ace_to_the_two() -> None:
    for low, high in zip("23456789TJQK", "3456789TJQKA", strict=True):
        hand = stated({A: f"{low}C", B: f"{high}C", C: "KD", D: "AS"}, bidder=A)
        play(hand, f"{low}C {high}C KD AS")
        assert hand.tricks(B) == 1, (low, high)


# --- the deal ---


@clause("LLAA-PEDRO-11")
def test_cards_are_dealt_in_threes_from_the_left_until_each_has_nine() -> None:
    hand = Hand(LLAA, D)
    order = list(range(52))
    hand.deal(order)
    first = [*range(3), *range(12, 15), *range(24, 27)]
    for seat in range(4):
        assert hand.hand_of(seat) == sum(1 << (card + 3 * seat) for card in first)


# --- the auction ---


@clause("LLAA-PEDRO-12")
def test_the_least_bid_is_seven() -> None:
    hand = dealt()
    assert refusal(hand, "bid 6") == "LLAA-PEDRO-12"
    assert legal(hand) == {"pass", *[f"bid {n}" for n in range(7, 15)]}


@clause("LLAA-PEDRO-13")
def test_everyone_speaks_once_from_the_dealers_left() -> None:
    for dealer in range(4):
        hand = dealt(dealer=dealer)
        order = []
        for words in ("bid 7", "pass", "bid 9", "bid 10"):
            order.append(hand.turn)
            do(hand, words)
        assert order == [(dealer + 1 + step) % 4 for step in range(4)]
        assert hand.phase == "name"


@clause("LLAA-PEDRO-14")
def test_each_bid_exceeds_the_last() -> None:
    hand = do(dealt(), "bid 8")
    assert refusal(hand, "bid 8") == "LLAA-PEDRO-14"
    assert refusal(hand, "bid 7") == "LLAA-PEDRO-14"
    assert do(hand, "bid 9").bid == 9


@clause("LLAA-PEDRO-15")
def test_fourteen_is_the_highest_bid() -> None:
    hand = dealt()
    assert refusal(hand, "bid 15") == "LLAA-PEDRO-15"
    do(hand, "bid 14")
    for _ in range(3):
        assert legal(hand) == {"pass"}
        do(hand, "pass")
    assert (hand.bidder, hand.bid) == (A, 14)


@clause("LLAA-PEDRO-16")
def test_nothing_is_thrown_before_the_auction_has_closed_and_all_know_the_calls() -> None:
    hand = do(dealt(P1_DEALT), "pass;bid 8;bid 9")
    assert refusal(hand, "throw 2S") == "LLAA-PEDRO-16"
    do(hand, "pass")
    for seat in (None, 0, 1, 2, 3):
        assert view(hand, seat).calls == (0, 8, 9, 0)


def test_the_worked_auctions() -> None:
    """P6."""
    hand = do(dealt(), "pass;pass;pass")
    assert legal(hand) == {f"bid {n}" for n in range(7, 15)}
    assert refusal(hand, "pass") == "OP-PEDRO-02"
    assert legal(do(dealt(), "bid 7")) == {"pass", *[f"bid {n}" for n in range(8, 15)]}
    hand = dealt()
    hand.lose_turn_to_bid(C)
    do(hand, "pass")
    assert legal(hand) == {"pass", *[f"bid {n}" for n in range(7, 15)]}


@clause("LLAA-PEDRO-43")
def test_who_bids_out_of_turn_does_not_bid_in_this_hand() -> None:
    hand = dealt()
    hand.lose_turn_to_bid(C)
    do(hand, "pass;bid 8")
    assert hand.turn == D
    do(hand, "pass")
    assert (hand.bidder, hand.phase) == (B, "name")
    assert hand.calls[C] == -2
    for seat in (hand.turn, A):
        with pytest.raises(ValueError, match="out of turn"):
            hand.lose_turn_to_bid(seat)


def test_a_dealer_who_lost_the_turn_is_held_to_exactly_seven() -> None:
    hand = dealt()
    hand.lose_turn_to_bid(D)
    do(hand, "pass;pass;pass")
    assert (hand.bidder, hand.bid, hand.phase, hand.turn) == (D, 7, "name", D)


@clause("LLAA-PEDRO-18")
def test_the_high_bidder_names_trumps() -> None:
    hand = do(dealt(P1_DEALT), BIDS)
    assert hand.turn == C
    assert legal(hand) == {f"name {suit}" for suit in ("clubs", "diamonds", "hearts", "spades")}
    do(hand, "name spades")
    assert (hand.trump, hand.phase) == (3, "throw")


# --- throwing away, filling up, robbing ---


@clause("LLAA-PEDRO-19")
def test_all_but_the_dealer_throw_everything_but_trumps() -> None:
    hand = named("hearts", {A: "AH 9H 5D KC QC 7S 6S 4C 2D"})
    assert refusal(hand, "throw KC QC 7S 6S 4C") == "LLAA-PEDRO-19"
    assert refusal(hand, "throw KC QC 7S 6S 4C 2D 9H") == "LLAA-PEDRO-19"
    assert len(hand.legal_actions()) == 1
    do(hand, "throw KC QC 7S 6S 4C 2D")
    assert hand.hand_of(A) == card_set("AH 9H 5D")
    assert hand.discards_of(A) == card_set("KC QC 7S 6S 4C 2D")
    throw_all(hand)
    assert hand.phase == "rob"
    assert hand.hand_of(D).bit_count() == 9


@clause("LLAA-PEDRO-20")
def test_a_plain_card_kept_by_mistake_costs_nothing() -> None:
    hand = named("hearts", {A: "AH 9H 5D KC QC 7S 6S 4C 2D"})
    hand.force(parse_action("throw QC 7S 6S 4C 2D"))
    throw_all(hand)
    assert hand.hand_of(A).bit_count() == 6
    assert hand.hand_of(A) & card_set("KC")
    assert hand.drawn(A) == 2
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    assert {m.clause for m in hand.movements()} <= {
        "LLAA-PEDRO-29", "LLAA-PEDRO-30", "LLAA-PEDRO-31",
    }  # fmt: skip


KEEPS = {
    A: "QH 9H 4H 2C 3C 4C 6C 7C 8C",
    B: "KH 6H 9C TC JC QC KC 2S 3S",
    C: "AH JH TH 5H 4S 6S 7S 8S 9S",
}
TO_FILL = "TS JS QS AC AS 2D 3D 4D 6D"


@clause("LLAA-PEDRO-21")
def test_each_hand_is_filled_to_six_in_rotation() -> None:
    """Worked hand P5."""
    hand = throw_all(named("hearts", KEEPS, TO_FILL))
    assert hand.hand_of(A) == card_set("QH 9H 4H TS JS QS")
    assert hand.hand_of(B) == card_set("KH 6H AC AS 2D 3D")
    assert hand.hand_of(C) == card_set("AH JH TH 5H 4D 6D")
    assert [hand.drawn(seat) for seat in range(4)] == [3, 4, 2, -1]
    assert hand.stock == 7


@clause("LLAA-PEDRO-22")
def test_the_dealer_fills_their_own_hand_from_what_is_left() -> None:
    """Worked hand P5: two trumps kept, three found in seven cards, and one other card."""
    hand = throw_all(named("hearts", KEEPS | {D: "8H 7H KS 5C 5S AD KD QD JD"}, TO_FILL))
    assert hand.pack == card_set("5D 2H 3H 7D 8D 9D TD")
    trumps = {"8H", "7H", "5D", "3H", "2H"}
    for words in legal(hand):
        verb, *cards = words.split()
        assert verb == "rob"
        assert len(cards) == 6
        assert trumps < set(cards)
    assert len(hand.legal_actions()) == 11
    assert refusal(hand, "rob 8H 7H 5D 3H KS KD") == "LLAA-PEDRO-22"
    assert refusal(hand, "rob 8H 7H 5D 3H 2H") == "LLAA-PEDRO-22"
    assert refusal(hand, "rob 8H 7H 5D 3H 2H AH") == "LLAA-PEDRO-22"
    do(hand, "rob 8H 7H 5D 3H 2H AD")
    assert hand.hand_of(D) == card_set("8H 7H 5D 3H 2H AD")
    assert hand.turn == A


def test_a_dealer_who_reaches_eight_trumps_keeps_six_and_shows_two() -> None:
    """Worked hand P5: two kept by each of the others, four cards left, all trumps."""
    keeps = {
        A: "QH 9H 2C 3C 4C 6C 7C 8C 9C",
        B: "KH 6H TC JC QC KC AC 2S 3S",
        C: "AH JH 4S 6S 7S 8S 9S TS JS",
        D: "8H 7H 5H 5D QS KS AS 5S 2D",
    }
    fill = "3D 4D 6D 7D 8D 9D TD JD QD KD AD 5C TH 4H 3H 2H"
    hand = throw_all(named("hearts", keeps, fill))
    assert hand.pack == card_set("TH 4H 3H 2H")
    assert len(hand.legal_actions()) == 28
    do(hand, "rob TH 8H 7H 5H 5D 4H")
    assert hand.shown_by(D) == card_set("3H 2H")
    assert view(hand, B).shown[D] == parse_cards("2H 3H")


def test_a_stock_that_fails_is_completed_from_the_shuffled_discards() -> None:
    """Worked hand P5: 17 wanted, 16 there."""
    keeps = {
        A: "2C 3C 4C 6C 7C 8C 9C TC JC",
        B: "QH QC KC AC 5C 2S 3S 4S 5S",
        C: "6S 7S 8S 9S TS JS QS KS AS",
        D: "AH KH JH TH 9H 8H 7H 6H 5H",
    }
    spare = [51, *range(51)]
    hand = do(dealt(keeps, spare=spare), "pass;pass;pass;bid 9;name hearts")
    throw_all(hand)
    assert [hand.drawn(seat) for seat in range(3)] == [6, 5, 6]
    assert hand.recycled == 1
    assert hand.hand_of(C) & card_set("AS")  # the first of the spare order
    assert hand.pack == 0
    assert hand.hand_of(D) == card_set(keeps[D])


@clause("LLAA-PEDRO-23")
def test_a_seventh_trump_is_thrown_and_shown() -> None:
    hand = named("spades", {A: SEVEN})
    assert len(hand.legal_actions()) == 7
    assert refusal(hand, "throw KC QC") == "LLAA-PEDRO-23"
    assert refusal(hand, "throw KC QC 8S 9S") == "LLAA-PEDRO-23"
    do(hand, "throw KC QC 8S")
    assert hand.hand_of(A).bit_count() == 6
    for seat in (None, 0, 1, 2, 3):
        assert view(hand, seat).shown[A] == parse_cards("8S")
    assert throw_all(hand).drawn(A) == 0


@clause("LLAA-PEDRO-24")
def test_a_trump_so_thrown_is_out_of_play_with_its_points() -> None:
    hand = named("hearts", {A: "AH KH QH JH TH 9H 2H KC QC"})
    do(hand, "throw KC QC 2H")
    throw_all(hand)
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    assert sum(hand.result().points) == 13
    assert all(card != 26 for trick in hand.history for _, card in trick)


# --- the play ---


@clause("LLAA-PEDRO-25")
def test_the_high_bidder_leads_any_card() -> None:
    hand = stated(P1, bidder=B)
    assert hand.turn == B
    assert legal(hand) == set(P1[B].split())
    hand = throw_all(do(dealt(P1_DEALT, stock=P1_STOCK), BIDS + ";name hearts"))
    hand.apply(hand.legal_actions()[0])
    assert hand.turn == C
    assert len(hand.legal_actions()) == 6


@clause("LLAA-PEDRO-26", "LLAA-PEDRO-01")
def test_who_can_follow_suit_does_and_may_not_trump_instead() -> None:
    assert follow("9C", "QC AH") == {"QC"}
    assert follow("9H", "5D KC") == {"5D"}
    hand = stated({A: "9C 8C", B: "QC AH", C: "2C 3C", D: "4C 6C"}, bidder=A)
    assert refusal(play(hand, "9C"), "play AH") == "LLAA-PEDRO-26"


@clause("LLAA-PEDRO-27")
def test_who_cannot_follow_a_plain_lead_plays_any_card() -> None:
    assert follow("9C", "AH 9S") == {"AH", "9S"}


def test_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit_led() -> None:
    hand = stated({A: "9C", B: "2H", C: "AC", D: "5D"}, bidder=A)
    play(hand, "9C 2H AC 5D")
    assert hand.tricks(D) == 1
    hand = stated({A: "9C", B: "AS", C: "TC", D: "KD"}, bidder=A)
    play(hand, "9C AS TC KD")
    assert hand.tricks(C) == 1


@clause("LLAA-PEDRO-28")
def test_who_cannot_follow_a_trump_is_out_of_the_hand() -> None:
    assert follow("9H", "KC 9S") == set()
    hand = stated({A: "9H 8C", B: "TH 7C", C: "KC 9S", D: "3H 6C"}, bidder=A)
    play(hand, "9H TH")
    assert hand.turn == D
    assert hand.down == (C,)
    assert hand.hand_of(C) == 0
    assert hand.put_down_by(C) == card_set("KC 9S")
    assert set(view(hand, C).put_down) == set(parse_cards("KC 9S"))
    assert view(hand, A).put_down == ()
    play(hand, "3H 7C 6C 8C")
    assert hand.is_over
    assert [len(trick) for trick in hand.history] == [3, 3]


def test_the_last_one_playing_takes_their_other_cards_as_tricks() -> None:
    """OP-PEDRO-09."""
    hand = stated({A: "AH JH 5H", B: "KC QC JC", C: "KD QD JD", D: "KS QS JS"}, bidder=A)
    play(hand, "AH")
    assert hand.is_over
    assert hand.down == (B, C, D)
    assert hand.points == (7, 0)
    assert hand.tricks(A) == 3
    assert hand.claimed == card_set("JH 5H")


@clause("LLAA-PEDRO-41")
def test_who_has_too_few_cards_plays_on_and_plays_nothing_at_the_end() -> None:
    hand = stated({A: "9C 8D", B: "TC 7D", C: "JC", D: "QC 6D"}, bidder=A)
    play(hand, "9C TC JC QC 6D 8D 7D")
    assert hand.is_over
    assert [[seat for seat, _ in trick] for trick in hand.history] == [[A, B, C, D], [D, A, B]]


# --- scoring ---


def ended(bid: int, mine: int, theirs: int, bidder: int = A, rules: Rules = LLAA) -> Hand:
    """The bidder's side made so many points, the other so many: the last trick has none."""
    points = (mine, theirs) if bidder % 2 == 0 else (theirs, mine)
    hand = stated({A: "KC", B: "QC", C: "JC", D: "9C"}, rules=rules, bidder=bidder, bid=bid,
                  points=points, turn=A)  # fmt: skip
    return play(hand, "KC QC JC 9C")


@clause("LLAA-PEDRO-29")
def test_a_bid_that_is_made_is_added_with_all_that_was_made() -> None:
    hand = ended(9, 11, 3)
    assert hand.movements()[0] == Movement(None, 11, "A-C", "LLAA-PEDRO-29")
    assert hand.result().made
    assert ended(9, 9, 5, bidder=B).result().change == (5, 9)


@clause("LLAA-PEDRO-30")
def test_a_bid_that_fails_is_deducted() -> None:
    hand = ended(9, 8, 6)
    assert hand.movements()[0] == Movement(None, -9, "A-C", "LLAA-PEDRO-30")
    assert hand.result().made is False


@clause("LLAA-PEDRO-31")
def test_the_other_side_scores_what_it_made() -> None:
    assert ended(9, 8, 6).movements()[1] == Movement(None, 6, "B-D", "LLAA-PEDRO-31")
    assert ended(9, 11, 3, bidder=B).movements()[1] == Movement(None, 3, "A-C", "LLAA-PEDRO-31")
    assert ended(9, 14, 0).movements()[1:] == []


WORKED = [
    ("AH 3H 4H 2H", C), ("3C JC KC QC", A), ("QH KH TH 7H", B),
    ("6H JH 8H 9H", C), ("5H 5D", C), ("AS KD", C),
]  # fmt: skip


def worked(rules: Rules = LLAA) -> Hand:
    """P1 from the deal: the auction, hearts, the draw, and the play as far as it is stated."""
    hand = do(dealt(P1_DEALT, rules, stock=P1_STOCK), BIDS + ";name hearts")
    throw_all(hand)
    do(hand, "rob 8H 7H 5D 3H KD JC")
    for seat in range(4):
        assert hand.hand_of(seat) == card_set(P1[seat])
    return hand


def test_the_worked_hand_with_hands_thrown_in() -> None:
    """P1: bid 9 made."""
    hand = worked()
    for number, (cards, winner) in enumerate(WORKED):
        before = hand.tricks(winner)
        play(hand, cards)
        assert hand.tricks(winner) == before + 1, number
    assert hand.down == (A, B)
    result = hand.result()
    assert result.points == (12, 2)
    assert result.change == (12, 2)
    assert [m.clause for m in hand.movements()] == ["LLAA-PEDRO-29", "LLAA-PEDRO-31"]


def test_the_worked_hand_under_other_house_rules() -> None:
    """P1 with ``low=trick-winner`` and with ``made=bid``."""
    cards = " ".join(cards for cards, _ in WORKED)
    hand = play(worked(LLAA.replace(low="trick-winner")), cards)
    assert hand.result().change == (13, 1)
    hand = play(worked(LLAA.replace(made="bid")), cards)
    assert hand.result().change == (9, 2)


def test_the_deck_helper_deals_what_it_says() -> None:
    assert sorted(deck_with(D, P1_DEALT, P1_STOCK)) == list(range(52))
