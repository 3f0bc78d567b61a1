"""Counts of all action sequences from small positions, the program's against a brute force that
plays with strings: bids, discards, bowers, who leads next, loners, all at once."""

from random import Random

import pytest

from cardhall.cards.notation import SUITS, card_set
from cardhall.games.euchre import PACK, Hand
from tests.brute.euchre_rules import SUIT, Table
from tests.brute.test_euchre_legality import VARIANTS, names, table_of

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
        alone = number % 2 == 1
        cards = rng.sample(PACK, 4 * SIZE)
        maker, dealer, trump = rng.randrange(4), rng.randrange(4), rng.choice("CDHS")
        held = {s: card_set(cards[SIZE * s : SIZE * (s + 1)]) for s in range(4)}
        hand = Hand.at(
            VARIANTS[name], dealer, held, trump=SUITS.index(trump), maker=maker, alone=alone,
            tricks=(1, 1, 0, 0), turn=maker,
        )  # fmt: skip
        table = Table(
            VARIANTS[name].to_data(), dealer, {s: names(held[s]) for s in range(4)}, "",
            trump=SUIT[trump], maker=maker, is_alone=alone, leader=maker,
        )  # fmt: skip
        table.tricks = [[(s, "9C") for s in table.players(0)]] * 2  # two that are past
        expected = count(table, 99)
        assert perft(hand, 99) == expected
        leaves += expected
    assert leaves > 1000


@pytest.mark.parametrize("name", list(VARIANTS))
def test_all_bids_of_a_deal_and_two_actions_more_are_counted_alike(name: str) -> None:
    hand = Hand(VARIANTS[name], 3)
    hand.deal(Random(name).sample(PACK, 24))
    for depth in (4, 6):
        assert perft(hand, depth) == count(table_of(hand), depth)
