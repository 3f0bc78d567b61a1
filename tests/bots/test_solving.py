"""Cards chosen by solving imagined hands: beside the best card with all hands open they lose less
than cards chosen by play-outs, and a seed repeats them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardhall import solve
from cardhall.games import game, part
from cardhall.games.engine import trick_search

pytestmark = pytest.mark.skipif(trick_search.__file__.endswith(".py"), reason="interpreted: slow")

HANDS = {"pedro": 40, "spades": 60}
CARDS = 6  # a hand: from there on both are solved


def few_left(hand: Any) -> bool:
    held = [hand.hand_of(seat).bit_count() for seat in range(4)]
    return hand.phase == "play" and not hand.trick and max(held) <= CARDS


@pytest.mark.parametrize("name", HANDS)
def test_cards_chosen_by_solving_lose_less_than_those_played_out(name: str) -> None:
    module, bot = game(name), part(name, "bot")
    lost = {True: 0.0, False: 0.0}
    asked = 0
    for seed in range(HANDS[name]):
        hand = module.opening(module.Rules(), 4, seed)
        while not hand.is_over:
            seen = module.view(hand, hand.turn)
            legal = hand.legal_actions()
            if len(legal) > 1 and few_left(hand):
                worth = solve.values(hand)
                asked += 1
                for solves in lost:
                    chosen = bot.choose(seen, legal, Random(seed), solves=solves)
                    lost[solves] += max(worth.values()) - worth[chosen]
            hand.apply(bot.choose(seen, legal, Random(seed), 40))
    assert asked > 50
    assert lost[True] < 0.9 * lost[False], lost


@pytest.mark.parametrize("name", HANDS)
def test_a_seed_repeats_a_card_that_was_solved_for(name: str) -> None:
    module, bot = game(name), part(name, "bot")
    hand = module.opening(module.Rules(), 4, 3)
    while not (few_left(hand) and len(hand.legal_actions()) > 1):
        hand.apply(bot.choose(module.view(hand, hand.turn), hand.legal_actions(), Random(3), 40))
    seen, legal = module.view(hand, hand.turn), hand.legal_actions()
    assert len({bot.choose(seen, legal, Random(5)) for _ in range(3)}) == 1
