"""Counts of all action sequences from small positions, the program's against a brute force that
plays with strings: bids, exchanges, breaking, who leads next, all at once."""

from random import Random

import pytest

from cardhall.cards.notation import card_set, format_card
from cardhall.games.spades import Hand
from tests.brute.spades_rules import Table
from tests.brute.test_spades_legality import VARIANTS, table_of

SIZE = 3


def perft(hand: Hand, depth: int) -> int:
    """How many ways the program sees to go on for so many actions, or to the end."""
    if hand.is_over or not depth:
        return 1
    total = 0
    for action in hand.legal_actions():
        following = hand.copy()
        following.apply(action)
        total += perft(following, depth - 1)
    return total


def count(table: Table, depth: int) -> int:
    """How many ways the brute force sees."""
    if table.over or not depth:
        return 1
    total = 0
    for word in sorted(table.legal()):
        following = table.copy()
        following.act(word)
        total += count(following, depth - 1)
    return total


@pytest.mark.parametrize("name", list(VARIANTS))
def test_all_ways_to_play_out_small_hands_are_counted_alike(name: str) -> None:
    rng = Random(name)
    leaves = 0
    for number in range(12):
        # no spade is played before, so that they are still to be broken; the rest of them is away
        cards = rng.sample(range(26, 52), 4 * SIZE)
        leader = number % 4
        held = [cards[SIZE * seat : SIZE * (seat + 1)] for seat in range(4)]
        hand = Hand.at(
            VARIANTS[name], 3, {seat: card_set(held[seat]) for seat in range(4)},
            bids=(3, 3, 3, 3), tricks=(10, 0, 0, 0), turn=leader,
        )  # fmt: skip
        hands = [{format_card(card) for card in one} for one in held]
        table = Table(VARIANTS[name].to_data(), 3, hands, bids=dict.fromkeys(range(4), 3))
        table.tricks = [[(seat, "3C") for seat in range(4)]] * 10
        table.won = [0] * 9 + [leader]
        expected = count(table, 99)
        assert perft(hand, 99) == expected
        leaves += expected
    assert leaves > 1000


@pytest.mark.parametrize("name", list(VARIANTS))
def test_the_first_actions_of_a_deal_are_counted_alike(name: str) -> None:
    hand = Hand(VARIANTS[name], 3, (0, 100))
    hand.deal(Random(name).sample(range(52), 52))
    for depth in (1, 2, 3):
        assert perft(hand, depth) == count(table_of(hand), depth)
    while hand.phase != "play":  # then from the end of the bids
        hand.apply(hand.legal_actions()[0])
    table = table_of(hand)
    table.bids = dict(enumerate(hand.bids))
    table.passed = list(range(4)) if table.passing else []
    assert perft(hand, 3) == count(table, 3)
