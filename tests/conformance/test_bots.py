"""Every game's bot wins against random play under every preset, each deal from every seat; the
whole measure is ``cardhall arena``'s."""

import time
from random import Random
from types import FunctionType

import pytest

from cardhall.bots.arena import bot_of, contest, usual_seats
from cardhall.games import game
from tests.conformance.shape import PRESETS, brought, rules_of
from tests.yardstick import slower

PLAYED = {"holdem": (6_000, 200), "rummy": (60, 40)}
"""Hands and play-outs; of the others what they bring, or 400 and 30."""


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_the_bot_wins_against_random_play(name: str, preset: str) -> None:
    hands, playouts = PLAYED.get(name) or brought(name, "PLAYED", (400, 30))
    bot, other = bot_of(name, "cardhall", playouts), bot_of(name, "random")
    score = contest(name, rules_of(name, preset), bot, other, hands)
    assert score.low > 0, score


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_it_thinks_within_50_ms_and_a_seed_repeats_its_choice(name: str, preset: str) -> None:
    module, rules = game(name), rules_of(name, preset)
    if isinstance(module.Hand.apply, FunctionType):
        pytest.skip("interpreted, bots think slower")
    bot, spent = bot_of(name, "cardhall"), []
    for seed in range(4):
        hand = module.opening(rules, usual_seats(name, rules), seed)
        for _ in range(60):
            if hand.is_over:
                break
            legal = hand.legal_actions()
            seat = hand.turn if hand.turn >= 0 else 0
            seen = module.view(hand, seat)
            mine = [action for action in legal if hand.turn >= 0 or action in seen.legal]
            begun = time.process_time()
            chosen = bot(seen, mine, Random(seed))
            spent.append(time.process_time() - begun)
            assert chosen is None or chosen in legal or hand.why_not(chosen) is None
            if len(spent) % 8 == 0:
                assert bot(seen, mine, Random(seed)) == chosen
            hand.apply(chosen if chosen is not None else legal[0])
    assert sorted(spent)[len(spent) * 9 // 10] / slower() < 0.05, sorted(spent)[-10:]
