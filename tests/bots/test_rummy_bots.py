"""Rummy bots: what they are given, that a seed repeats them, and that the searcher wins."""

import time
from functools import partial
from random import Random

import pytest

from cardhall.bots.arena import Bot, contest
from cardhall.games.rummy import Rules, format_action, imagine, opening, view
from cardhall.games.rummy.bot import choose, eager_bot, gains, greedy_bot, random_bot
from cardhall.games.rummy.imagine import Imaginer, sensible
from tests.games.rummy_play import A, at, do
from tests.games.rummy_trace import some_hand
from tests.yardstick import slower

LLAA = Rules.preset("llaa")


@pytest.mark.parametrize("bot", [partial(choose, playouts=20), random_bot, eager_bot, greedy_bot])
def test_a_bot_always_does_something_legal(bot: Bot) -> None:
    for seed in range(6):
        rng = Random(seed)
        hand = some_hand(rng)
        while not hand.is_over:
            legal = hand.legal_actions()
            action = bot(view(hand, hand.turn), legal, rng)
            assert action in legal
            hand.apply(action)
        assert gains(hand) == hand.result().scores


def test_a_choice_is_repeated_by_its_seed_and_blind_to_what_is_hidden() -> None:
    chosen = 0
    for seed in range(10):
        rng = Random(seed)
        hand = some_hand(rng)
        while not hand.is_over:
            legal = hand.legal_actions()
            if len(legal) > 1 and rng.random() < 0.3:
                seat = hand.turn
                other = imagine(view(hand, seat), hand.rules, seed)
                mine = choose(view(hand, seat), legal, Random(1), 40)
                assert choose(view(hand, seat), legal, Random(1), 40) == mine
                assert choose(view(other, seat), other.legal_actions(), Random(1), 40) == mine
                chosen += 1
            hand.apply(rng.choice(legal))
    assert chosen > 100


def test_it_goes_out_when_it_can() -> None:
    hand = at("9S 9H 9D TD JD QD 5C", drawn="5C", melds=("9C TC JC",), discards="2H")
    while not hand.is_over:
        assert hand.turn == A
        hand.apply(choose(view(hand, A), hand.legal_actions(), Random(1)))
    assert hand.result().winner == A


def test_it_takes_the_discard_that_makes_a_meld() -> None:
    hand = at("9S 9H 6C KD 3D AC 5H", discards="9D", phase="draw", others=("JH TS 4D 2S QS 7S 8H",))
    assert format_action(choose(view(hand, A), hand.legal_actions(), Random(1))) == "take"


def test_players_who_take_what_they_can_lay_down_come_to_an_end() -> None:
    for seed in range(60):
        hand = opening(LLAA, 2 + seed % 5, seed)
        actions = 0
        while not hand.is_over:
            hand.apply(sensible(hand))
            actions += 1
            assert actions < 2_000


def test_it_passes_by_a_top_discard_that_it_cannot_use_at_once() -> None:
    hand = at("9S 9C 4C", discards="KD", phase="draw")
    assert Imaginer(view(hand, A), LLAA).sound(hand.legal_actions()) == [1 << 56]
    hand = do(at("9S 9C 4C 5D", discards="9D", phase="draw"), "take")
    assert hand.taken


@pytest.mark.alone
def test_it_thinks_within_50_ms() -> None:
    spent = []
    for seed in range(12):
        rng = Random(seed)
        hand = opening(LLAA, 2 + seed % 5, seed)
        while not hand.is_over:
            seen, legal = view(hand, hand.turn), hand.legal_actions()
            begun = time.process_time()
            action = choose(seen, legal, rng)
            if len(legal) > 1:
                spent.append(time.process_time() - begun)
            hand.apply(action)
    assert sorted(spent)[len(spent) * 99 // 100] / slower() < 0.05


def test_it_wins_against_three_who_act_at_random() -> None:
    score = contest("rummy", LLAA, partial(choose, playouts=40), random_bot, 60)
    assert score.low > 0, score
