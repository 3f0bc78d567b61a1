"""The luck of cards that came when nothing was left to decide is nobody's skill in the arena."""

from __future__ import annotations

import statistics
from random import Random

import pytest

from cardhall.cards import equity
from cardhall.cards.notation import parse_cards
from cardhall.games import game
from cardhall.games.holdem import Hand, opening, view
from cardhall.games.holdem.actions import parse_action
from cardhall.games.holdem.bot import BOTS, expected_gains
from tests import examples

RULES = game("holdem").Rules.preset("kofc-holdem")


def at_random(seats: int, seed: int) -> Hand:
    hand, rng = opening(RULES, seats, seed), Random(seed)
    while not hand.is_over:
        hand.apply(BOTS["random"](view(hand, hand.turn), hand.legal_actions(), rng))
    return hand


def all_in(top: str) -> Hand:
    """Two who put everything in before the flop, with the deck laid so."""
    hand = Hand(RULES, [RULES.start_stack] * 2, 0)
    cards = list(parse_cards(top))
    hand.deal(cards + [card for card in range(52) if card not in cards])
    hand.apply(parse_action("all-in"))
    hand.apply(parse_action("call"))
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    return hand


def test_aces_that_lost_to_kings_gained_by_their_chance() -> None:
    hand = all_in("KS AS KH AH 2D KD 7C 8C 3S 9C JD 4D 5D")
    won = equity.sampled([hand.hole_of(0), hand.hole_of(1)], samples=20_000, seed=1)
    assert abs(hand.result().gains[0]) == RULES.start_stack
    for seat, gain in enumerate(expected_gains(hand)):
        assert gain == pytest.approx((2 * won.share(seat) - 1) * RULES.start_stack, abs=1)


def test_what_was_played_to_the_river_or_folded_stays_as_it_was() -> None:
    stayed = 0
    for seed in range(120):
        hand = at_random(3, seed)
        acts = [step for step in hand.history if step.chips or step.phase == "river"]
        if hand.result().ending == "folds" or acts[-1].phase == "river":
            assert expected_gains(hand) == hand.result().gains
            stayed += 1
    assert stayed > 20


@pytest.mark.parametrize("seats", [2, 6])
def test_it_adds_up_and_leans_to_nobody_and_varies_less(seats: int) -> None:
    first = examples.begin("expected gains", seats)
    hands = [at_random(seats, first + number) for number in range(examples.share(16_000))]
    differences = []
    for hand in hands:
        expected, gains = expected_gains(hand), hand.result().gains
        assert sum(expected) == pytest.approx(sum(gains), abs=1e-6)
        differences.append(expected[0] - gains[0])
    error = statistics.stdev(differences) / len(differences) ** 0.5
    assert abs(statistics.fmean(differences)) < 4 * error
    spread = [statistics.stdev(each(hand)[0] for hand in hands) for each in (expected_gains, real)]
    assert spread[0] < 0.8 * spread[1]


def real(hand: Hand) -> tuple[int, ...]:
    return hand.result().gains
