"""Deals and fillings that went wrong: cards conserved, play to the end, hands to imagine."""

from random import Random

import pytest

from cardhall.cards.notation import card_set
from cardhall.games.pedro import Hand, Rules, RulesError, imagine, view
from tests.games.pedro_play import LLAA, A, B, C, D, dealt, do, throw_all

clause = pytest.mark.clause
DECK = list(range(52))


def wrong_hand(rng: Random, rules: Rules = LLAA) -> Hand:
    hand = Hand(rules, rng.randrange(4))
    counts = [rng.choice((8, 9, 9, 9, 10)) for _ in range(4)]
    hand.deal(rng.sample(DECK, 52), rng.sample(DECK, 52), counts)
    for seat in range(4):
        if seat != hand.dealer and rng.random() < 0.4:
            hand.misfill(seat, rng.choice((5, 7)))
    return hand


def cards_of(hand: Hand) -> list[int]:
    """Every card that lies somewhere but in the stock."""
    masks = [hand.hand_of(s) | hand.put_down_by(s) | hand.drawn_away(s) for s in range(4)]
    masks += [hand.pack, hand.claimed]
    cards = [card for mask in masks for card in DECK if mask >> card & 1]
    return cards + [card for trick in (*hand.history, hand.trick) for _, card in trick]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("over6", ["show-dead", "keep-all"])
def test_cards_are_conserved_and_every_hand_ends(seed: int, over6: str) -> None:
    rng = Random(seed)
    for _ in range(60):
        hand = wrong_hand(rng, LLAA.replace(dealer_over6=over6))
        while not hand.is_over:
            cards = cards_of(hand)
            assert len(cards) == len(set(cards))
            for seat in range(4):
                over = hand.excess(seat)
                if over > 0 and any(call > 0 for call in hand.calls) and rng.random() < 0.3:
                    held = [c for c in DECK if hand.hand_of(seat) >> c & 1]
                    hand.draw_excess(seat, card_set_of(rng.sample(held, over)))
                    assert hand.excess(seat) == 0
            hand.apply(rng.choice(hand.legal_actions()))
        assert len(hand.history) <= 6


def card_set_of(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


@pytest.mark.parametrize("seed", range(4))
def test_imagined_hands_agree_with_what_is_known(seed: int) -> None:
    rng = Random(seed)
    for _ in range(25):
        hand = wrong_hand(rng)
        while not hand.is_over:
            for seat in range(4):
                seen = view(hand, seat)
                other = imagine(seen, hand.rules, rng.getrandbits(32))
                assert view(other, seat) == seen
                assert other.stock == hand.stock
                assert [other.hand_of(s).bit_count() for s in range(4)] == list(seen.sizes)
            hand.apply(rng.choice(hand.legal_actions()))


@clause("LLAA-PEDRO-41")
def test_five_cards_play_five_tricks_and_nothing_on_the_sixth() -> None:
    hand = dealt()
    hand.misfill(C, 5)
    do(hand, "bid 7; pass; pass; pass; name spades")
    throw_all(hand)
    assert hand.hand_of(C).bit_count() == 5
    assert hand.excess(C) == -1
    with pytest.raises(ValueError, match="C has 0 cards too many"):
        hand.draw_excess(C, card_set("2C"))


@clause("LLAA-PEDRO-42")
def test_the_excess_of_a_deal_goes_into_the_stock_by_the_spare_decks_order() -> None:
    hand = Hand(LLAA, D)
    spare = DECK[::-1]
    hand.deal(DECK, spare, (9, 9, 10, 9))
    assert [hand.excess(seat) for seat in (A, B, C, D)] == [0, 0, 1, 0]
    assert hand.stock == 15
    card = hand.hand_of(C).bit_length() - 1
    hand.draw_excess(C, 1 << card)
    assert (hand.excess(C), hand.stock, hand.hand_of(C).bit_count()) == (0, 16, 9)
    do(hand, "bid 7; pass; pass; pass; name clubs")
    throw_all(hand)
    # the spare deck runs downwards: A is filled first, with the highest cards of the stock
    assert hand.hand_of(A) & card_set("AS KS")


@pytest.mark.parametrize("counts", [(9, 9, 9), (9, 9, 9, 5), (13, 9, 9, 9)])
def test_impossible_counts_are_refused(counts: tuple[int, ...]) -> None:
    with pytest.raises(RulesError, match="6 to 12 cards"):
        Hand(LLAA, A).deal(DECK, None, counts)


def test_a_wrong_filling_is_told_before_it_and_not_for_the_dealer() -> None:
    hand = dealt(dealer=D)
    for seat, count in ((D, 5), (B, 2), (B, 10)):
        with pytest.raises(ValueError, match="cannot be filled"):
            hand.misfill(seat, count)
