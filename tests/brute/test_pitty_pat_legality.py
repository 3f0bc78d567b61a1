"""The program's Pitty-Pat against a brute force that plays with strings: who is to act, what they
may do, how a game ends, and counts of all ways to go on from small positions."""

from copy import deepcopy
from random import Random

import pytest

from cardhall.cards.notation import format_card
from cardhall.games.pitty_pat import Hand, Rules, format_action, parse_action
from tests.brute.pitty_pat_rules import Table
from tests.examples import dice, share

LLAA = Rules.preset("llaa")
VARIANTS = {
    "llaa": LLAA,
    "llaa, must take": LLAA.replace(take="must", max_seats=9),
    "llaa, seen ranks first": LLAA.replace(dead="seen-rank-first", stock_out="turn-over-once"),
    "llaa, exhausted first": LLAA.replace(dead="exhausted-first", take="must"),
    "llaa, pat at once": LLAA.replace(pat="instant", stock_out="turn-over-once"),
}


def pair_of_tables(rules: Rules, rng: Random) -> tuple[Hand, Table]:
    """The same deal for the program and for the brute force."""
    seats = rng.randint(2, rules.max_seats)
    dealer = rng.randrange(seats)
    deck = rng.sample(range(52), 52)
    hand = Hand(rules, dealer, seats)
    hand.deal(deck)
    names = [format_card(card) for card in deck]
    order = [(dealer + 1 + i) % seats for i in range(seats)]
    hands = [[names[5 * 0 + order.index(s) + seats * i] for i in range(5)] for s in range(seats)]
    return hand, Table(rules.to_data(), dealer, hands, names[5 * seats :])


def words_of(hand: Hand) -> set[str]:
    return {format_action(action) for action in hand.legal_actions()}


def positions(name: str, wanted: int, seed: int) -> None:
    rules, rng, met, ended = VARIANTS[name], dice("pitty_pat", name, seed), 0, 0
    eager, wanted = 0.0, share(wanted)
    while met < wanted:
        hand, table = pair_of_tables(rules, rng)
        eager = rng.choice([0.0, 0.5, 0.9])
        while not hand.is_over:
            words = words_of(hand)
            assert (hand.turn, words) == (table.turn, table.legal())
            met += 1
            action = rng.choice(sorted(words))
            if "take" in words and rng.random() < eager:
                action = "take"
            hand.apply(parse_action(action))
            table.act(action)
        ended += 1
        assert table.over
        result = hand.result()
        assert (result.winner, result.chips == 2) == (table.winner, table.double)
        assert (result.ending == "dead") == (table.winner is None)
    assert ended > wanted / 200


@pytest.mark.clause(
    "LLAA-PITTY-03", "LLAA-PITTY-04", "LLAA-PITTY-05", "LLAA-PITTY-06", "LLAA-PITTY-10"
)
def test_20_000_llaa_positions_agree_with_the_brute_force() -> None:
    positions("llaa", 20_000, 1)


@pytest.mark.parametrize("name", [name for name in VARIANTS if "," in name])
def test_positions_of_other_house_rules_agree_with_the_brute_force(name: str) -> None:
    positions(name, 20_000, 2)


def perft(hand: Hand) -> int:
    """How many ways the program sees to play a game out."""
    if hand.is_over:
        return 1
    total = 0
    for action in hand.legal_actions():
        following = hand.copy()
        following.apply(action)
        total += perft(following)
    return total


def count(table: Table) -> int:
    """The same by the brute force."""
    if table.over:
        return 1
    total = 0
    for words in table.legal():
        following = deepcopy(table)
        following.act(words)
        total += count(following)
    return total


@pytest.mark.parametrize("name", list(VARIANTS))
def test_all_sequences_from_small_positions_are_counted_alike(name: str) -> None:
    rng = Random(name)
    leaves = 0
    # who must take has few ways: count whole games
    left = 52 if VARIANTS[name].take == "must" else 1
    for _ in range(8 if left == 52 else 25):
        hand, table = pair_of_tables(VARIANTS[name].replace(max_seats=3, stock_out="dead"), rng)
        table.option["stock_out"] = "dead"
        while hand.stock > left and not hand.is_over:
            words = sorted(words_of(hand))
            action = "pass" if "pass" in words else words[0]
            hand.apply(parse_action(action))
            table.act(action)
        expected = count(table)
        assert perft(hand) == expected
        leaves += expected
    assert leaves > 50
