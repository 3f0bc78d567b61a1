"""What luck is taken out of a contest changes nothing in the mean, and much of what hands vary."""

from __future__ import annotations

import statistics
from random import Random
from typing import Any

import pytest

from cardhall.bots.arena import Calm, Played, block, bot_of
from cardhall.cards.notation import parse_cards
from cardhall.games import GAMES, game
from cardhall.games.holdem import Hand, opening, view
from cardhall.games.holdem.actions import parse_action
from cardhall.games.holdem.bot import BOTS, luck
from tests import examples

HOLDEM = game("holdem").Rules.preset("kofc-holdem")


def raised_and_called(top: str) -> tuple[Hand, Hand, int]:
    """Two who raise and call before the flop, with the deck laid so: before the call, after it,
    and the call."""
    hand = Hand(HOLDEM, [HOLDEM.start_stack] * 2, 0)
    cards = list(parse_cards(top))
    hand.deal(cards + [card for card in range(52) if card not in cards])
    hand.apply(parse_action("raise 3000"))
    before, call = hand.copy(), parse_action("call")
    hand.apply(call)
    return before, hand, call


def test_a_flop_that_helps_the_worse_hand_was_luck_for_it() -> None:
    before, after, call = raised_and_called("KS AS KH AH 2D KD 7C 8C 3S 9C JD 4D 5D")
    came = luck(before, call, after, 7)
    assert came is not None
    aces = sum(1 << card for card in parse_cards("AS AH"))
    assert came[0 if after.hole_of(0) == aces else 1] < -1_000
    assert sum(came) == pytest.approx(0, abs=1e-6)


def test_no_card_no_luck() -> None:
    hand = opening(HOLDEM, 2, 4)
    before, fold = hand.copy(), parse_action("fold")
    hand.apply(fold)
    assert luck(before, fold, hand, 1) is None


@pytest.mark.parametrize("seats", [2, 3])
def test_the_luck_of_what_came_is_nothing_in_the_mean(seats: int) -> None:
    first, found = examples.begin("luck", seats), []
    for seed in range(first, first + examples.share(1_200)):
        hand, rng = opening(HOLDEM, seats, seed), Random(seed)
        total = 0.0
        while not hand.is_over:
            before = hand.copy()
            bot = BOTS["tight" if hand.turn else "call"]
            action = bot(view(hand, hand.turn), hand.legal_actions(), rng)
            hand.apply(action)
            came = luck(before, action, hand, rng.getrandbits(60))
            total += came[0] if came else 0
        found.append(total)
    assert any(found)
    assert abs(statistics.fmean(found)) < 4 * statistics.stdev(found) / len(found) ** 0.5


def blocks(name: str, bots: tuple[str, str], seats: int, deals: int) -> list[list[Played]]:
    rules = game(name).Rules.preset(next(iter(game(name).PRESETS)))
    one, other = (bot_of(name, bot, playouts=20) for bot in bots)
    return [block(name, rules, one, other, seats, seed) for seed in range(deals)]


def test_a_known_difference_is_the_same_as_it_fell_and_as_it_is_counted() -> None:
    played = blocks("holdem", ("tight", "call"), 2, 60)
    calm = Calm()
    counted = [calm.take_off(each) for each in played]
    fell = [statistics.fmean(hand.fell for hand in each) for each in played]
    off = [one - other for one, other in zip(counted, fell, strict=True)]
    assert abs(statistics.fmean(off)) < 4 * statistics.stdev(off) / len(off) ** 0.5
    assert statistics.stdev(counted) < statistics.stdev(fell)


def test_luck_that_has_nothing_to_do_with_what_is_gained_is_left_alone() -> None:
    rng, calm = Random(5), Calm()
    for _ in range(4_000):
        calm.take_off([Played(0, rng.gauss(1, 1), rng.gauss(0, 3))])
    assert calm.part < 0.05
    for _ in range(40_000):
        luck = rng.gauss(0, 3)
        calm.take_off([Played(0, 1 + luck / 2, luck)])
    assert calm.part == pytest.approx(0.5, abs=0.06)


def test_how_much_is_taken_off_a_deal_is_settled_before_it_is_looked_at() -> None:
    calms = Calm(), Calm()
    for calm in calms:
        for number in range(50):
            calm.take_off([Played(0, number % 3 - 1, number % 3 - 1)])
    assert calms[0].part == calms[1].part == 1
    assert calms[0].take_off([Played(0, 9, 4)]) == 5
    assert calms[1].take_off([Played(0, 9, -4)]) == 13


@pytest.mark.parametrize("name", [name for name in GAMES if name != "po_ke_no"])
def test_two_that_choose_alike_are_equal_at_every_deal(name: str) -> None:
    seats: Any = game(name).SEATS
    for each in blocks(name, ("cardhall", "cardhall"), max(min(seats), min(4, max(seats))), 4):
        assert statistics.fmean(hand.gained - hand.luck for hand in each) == pytest.approx(
            0, abs=1e-6
        )
