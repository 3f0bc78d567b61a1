"""Euchre bots: what they are given, that a seed repeats them, and that the searcher wins."""

import time
from functools import partial
from random import Random

import pytest

from cardhall.bots.arena import Bot, contest
from cardhall.games.euchre import Hand, Rules, format_action, imagine, view
from cardhall.games.euchre import hand as core
from cardhall.games.euchre.bot import choose, random_bot
from tests.games.euchre_play import D, dealt, do
from tests.yardstick import slower

LIONS = Rules.preset("lions-euchre")


def seeded(seed: int) -> Hand:
    hand = Hand(LIONS, seed % 4)
    hand.deal_seeded(seed)
    return hand


@pytest.mark.parametrize("rules", [LIONS, LIONS.replace(stick_dealer=False)])
@pytest.mark.parametrize("bot", [partial(choose, playouts=30), random_bot])
def test_a_bot_always_does_something_legal(rules: Rules, bot: Bot) -> None:
    for seed in range(30):
        rng = Random(seed)
        hand = Hand(rules, seed % 4)
        hand.deal_seeded(seed)
        while not hand.is_over:
            legal = hand.legal_actions()
            action = bot(view(hand, hand.turn), legal, rng)
            assert action in legal
            hand.apply(action)


def test_the_same_seed_gives_the_same_move() -> None:
    for seed in range(20):
        seen = view(seeded(seed), seeded(seed).turn)
        assert len({choose(seen, seen.legal, Random(7), 60) for _ in range(3)}) == 1


def test_a_choice_depends_on_nothing_that_the_seat_may_not_see() -> None:
    for seed in range(20):
        hand = seeded(seed)
        while not hand.is_over:
            seat = hand.turn
            other = imagine(view(hand, seat), LIONS, seed)
            mine = choose(view(hand, seat), hand.legal_actions(), Random(1), 20)
            assert choose(view(other, seat), other.legal_actions(), Random(1), 20) == mine
            hand.apply(mine)


@pytest.mark.parametrize(
    ("cards", "word"),
    [
        ("JH JD AH KH QH", "alone"),
        ("9C TC 9D TS 9S", "pass"),
        ("AH KH QH 9C TS", "pick it up"),
    ],
)
def test_it_bids_what_the_cards_are_worth(cards: str, word: str) -> None:
    hand = do(dealt({D: cards}, up="9H"), "pass; pass; pass")
    action = choose(view(hand, D), hand.legal_actions(), Random(1))
    assert format_action(action) == word


@pytest.mark.alone
@pytest.mark.skipif(core.__file__.endswith(".py"), reason="interpreted, bots think slower")
def test_it_thinks_within_50_ms() -> None:
    spent = []
    for seed in range(30):
        hand = seeded(seed)
        while not hand.is_over:
            seen, legal = view(hand, hand.turn), hand.legal_actions()
            begun = time.process_time()
            action = choose(seen, legal, Random(seed))
            spent.append(time.process_time() - begun)
            hand.apply(action)
    assert sorted(spent)[len(spent) * 99 // 100] / slower() < 0.05


def test_it_wins_against_two_who_act_at_random() -> None:
    score = contest("euchre", LIONS, partial(choose, playouts=60), random_bot, 1_000, seed=1)
    assert score.low > 0, score


def test_more_play_outs_win_against_fewer() -> None:
    many, few = partial(choose, playouts=200), partial(choose, playouts=4)
    assert contest("euchre", LIONS, many, few, 1_000, seed=2).low > 0
