"""Bots at the table: what they are given, that a seed repeats them, and that the searcher wins."""

import time
from functools import partial
from random import Random

import pytest

from cardhall.bots.arena import Bot, contest
from cardhall.games.boure import Hand, Rules, format_action, imagine, position, view
from cardhall.games.boure.bot import choose, random_bot, stay_bot, thumb_bot
from tests.yardstick import slower

LLAA, RAP = Rules.preset("llaa"), Rules.preset("rap")


def dealt(seed: int, rules: Rules = LLAA) -> Hand:
    hand = Hand(rules, seed % 5, [rules.start_stack] * 5)
    hand.deal_seeded(seed)
    return hand


@pytest.mark.parametrize(
    "rules", [LLAA, RAP, RAP.replace(in_or_out=False), LLAA.replace(max_seats=10)]
)
@pytest.mark.parametrize("bot", [partial(choose, playouts=30), random_bot, stay_bot, thumb_bot])
def test_a_bot_always_does_something_legal(rules: Rules, bot: Bot) -> None:
    for seed in range(15):
        rng = Random(seed)
        seats = rng.randint(2, rules.max_seats)
        hand = Hand(rules, 0, [rng.choice([1, 2, 100]) * rules.ante for _ in range(seats)])
        hand.deal_seeded(seed)
        while not hand.is_over:
            legal = hand.legal_actions()
            action = bot(view(hand, hand.turn), legal, rng)
            assert action in legal
            hand.apply(action)


def test_the_same_seed_gives_the_same_move() -> None:
    for seed in range(20):
        hand = dealt(seed)
        seen = view(hand, hand.turn)
        moves = {choose(seen, hand.legal_actions(), Random(7), 60) for _ in range(3)}
        assert len(moves) == 1


def test_a_choice_depends_on_nothing_that_the_seat_may_not_see() -> None:
    for seed in range(20):
        hand = dealt(seed)
        for _ in range(6):
            hand.apply(choose(view(hand, hand.turn), hand.legal_actions(), Random(seed), 20))
            if hand.is_over:
                break
            seat = hand.turn
            other = imagine(view(hand, seat), LLAA, seed)
            mine = choose(view(hand, seat), hand.legal_actions(), Random(1), 40)
            assert choose(view(other, seat), other.legal_actions(), Random(1), 40) == mine


def test_it_passes_with_nothing_and_stays_with_the_high_trumps() -> None:
    for cards, word in (("2C 3D 4S 5C 6D", "pass"), ("AH KH QH AS AD", "stay")):
        assert first_word(cards) == word


def first_word(cards: str) -> str:
    from tests.games.boure_play import deck_with

    hand = Hand(LLAA, 4, [100] * 5)
    hand.deal(deck_with(5, 4, {0: cards, 4: "8C 8D 8S 9S 7H"}))
    return format_action(choose(view(hand, 0), hand.legal_actions(), Random(1)))


@pytest.mark.alone
@pytest.mark.skipif(position.__file__.endswith(".py"), reason="interpreted, bots think slower")
def test_it_thinks_within_50_ms() -> None:
    spent = []
    for seed in range(30):
        hand = dealt(seed)
        while not hand.is_over:
            seen, legal = view(hand, hand.turn), hand.legal_actions()
            begun = time.process_time()
            action = choose(seen, legal, Random(seed))
            spent.append(time.process_time() - begun)
            hand.apply(action)
    assert sorted(spent)[len(spent) * 99 // 100] / slower() < 0.05


@pytest.mark.parametrize("rules", [LLAA, RAP])
@pytest.mark.parametrize("other", [random_bot, stay_bot])
def test_it_wins_against_four_who_act_at_random_or_always_stay(rules: Rules, other: Bot) -> None:
    score = contest("boure", rules, partial(choose, playouts=60), other, 1_000, seed=1)
    assert score.low > 0, score
