"""Pitty-Pat bots: what they are given, that a seed repeats them, and that the searcher wins."""

import time
from functools import partial
from random import Random

import pytest

from cardhall.bots.arena import Bot, contest
from cardhall.games.pitty_pat import Rules, format_action, imagine, view
from cardhall.games.pitty_pat.bot import choose, eager_bot, random_bot
from tests.games.pitty_pat_play import WORKED, B, dealt, passes
from tests.games.pitty_pat_trace import some_hand
from tests.yardstick import slower

LLAA = Rules.preset("llaa")


@pytest.mark.parametrize("bot", [partial(choose, playouts=20), random_bot, eager_bot])
def test_a_bot_always_does_something_legal(bot: Bot) -> None:
    for seed in range(15):
        rng = Random(seed)
        hand = some_hand(rng)
        while not hand.is_over:
            legal = hand.legal_actions()
            action = bot(view(hand, hand.turn), legal, rng)
            assert action in legal
            hand.apply(action)


def test_a_choice_is_repeated_by_its_seed_and_blind_to_what_is_hidden() -> None:
    chosen = 0
    for seed in range(40):
        rng = Random(seed)
        hand = some_hand(rng)
        while not hand.is_over:
            legal = hand.legal_actions()
            if len(legal) > 1:
                seat = hand.turn
                other = imagine(view(hand, seat), hand.rules, seed)
                mine = choose(view(hand, seat), legal, Random(1), 40)
                assert choose(view(hand, seat), legal, Random(1), 40) == mine
                assert choose(view(other, seat), other.legal_actions(), Random(1), 40) == mine
                chosen += 1
            hand.apply(rng.choice(legal))
    assert chosen > 100


def test_it_takes_a_card_and_throws_the_single_that_nobody_can_match() -> None:
    hands = WORKED | {B: "7C 7D 4H QD 9S", 0: "9D 9H 8H JS KD", 3: "KC KH 4S 5H 2C"}
    hand = passes(dealt(hands, "QH"), 1)
    action = choose(view(hand, B), hand.legal_actions(), Random(1))
    assert format_action(action) == "take"
    hand.apply(action)
    # two nines lie open before A: A's can be paired by one card only
    assert format_action(choose(view(hand, B), hand.legal_actions(), Random(1))) == "throw 9S"


@pytest.mark.alone
def test_it_thinks_within_50_ms() -> None:
    spent = []
    for seed in range(30):
        rng = Random(seed)
        hand = some_hand(rng)
        while not hand.is_over:
            seen, legal = view(hand, hand.turn), hand.legal_actions()
            if len(legal) > 1:
                begun = time.process_time()
                choose(seen, legal, Random(seed))
                spent.append(time.process_time() - begun)
            hand.apply(rng.choice(legal))
    assert sorted(spent)[len(spent) * 99 // 100] / slower() < 0.05


def test_it_wins_against_four_who_act_at_random() -> None:
    score = contest("pitty_pat", LLAA, partial(choose, playouts=40), random_bot, 500)
    assert score.low > 0, score
