"""Pedro's bots: what they are given, that a seed repeats them, and that the searcher wins."""

import time
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from cardhall.bots.arena import Bot, contest
from cardhall.cards.notation import parse_card
from cardhall.games.pedro import Hand, Rules, format_action, imagine, play_action, view
from cardhall.games.pedro import hand as core
from cardhall.games.pedro.bot import choose, keeps_pedros, pass_bot, random_bot
from tests.games.pedro_play import B, D, dealt, deck_with, do
from tests.yardstick import slower

LLAA = Rules.preset("llaa")
KEEP_ALL = LLAA.replace(dealer_over6="keep-all", all_pass="dealer-free", cutthroat=True)
compiled = pytest.mark.skipif(core.__file__.endswith(".py"), reason="interpreted, bots are slow")


def seeded(seed: int, rules: Rules = LLAA) -> Hand:
    hand = Hand(rules, seed % 4)
    hand.deal_seeded(seed)
    return hand


@pytest.mark.parametrize("rules", [LLAA, KEEP_ALL])
@pytest.mark.parametrize("bot", [partial(choose, playouts=24), random_bot, pass_bot])
def test_a_bot_always_does_something_legal(rules: Rules, bot: Bot) -> None:
    for seed in range(6):
        hand = seeded(seed, rules)
        while not hand.is_over:
            legal = hand.legal_actions()
            action = bot(view(hand, hand.turn), legal, Random(seed))
            assert action in legal
            hand.apply(action)


def test_the_same_seed_gives_the_same_move() -> None:
    for seed in range(10):
        hand = seeded(seed)
        seen = view(hand, hand.turn)
        assert len({choose(seen, seen.legal, Random(7), 60) for _ in range(3)}) == 1


def test_a_choice_depends_on_nothing_that_the_seat_may_not_see() -> None:
    asked = 0
    for seed in range(12):
        hand = seeded(seed)
        while not hand.is_over:
            seat = hand.turn
            legal = hand.legal_actions()
            mine = choose(view(hand, seat), legal, Random(seed), 24)
            if len(legal) > 1 and asked < 150:
                other = imagine(view(hand, seat), LLAA, seed)
                assert choose(view(other, seat), other.legal_actions(), Random(seed), 24) == mine
                asked += 1
            hand.apply(mine)
    assert asked > 100


def test_it_bids_on_high_trumps_and_passes_with_nothing() -> None:
    for cards, word in (
        ("AH KH QH JH TH 5H 5D AS AC", "bid"),
        ("2C 3D 4S 6C 7D 8S 9C 7H 6S", "pass"),
    ):
        hand = Hand(LLAA, D)
        hand.deal(deck_with(D, {0: cards}))
        action = choose(view(hand, 0), hand.legal_actions(), Random(1))
        assert format_action(action).startswith(word)


def test_it_names_the_suit_that_it_is_long_and_high_in() -> None:
    hand = do(dealt({0: "AH KH QH JH TH 5H 4H 2C 3S"}), "bid 10;pass;pass;pass")
    assert format_action(choose(view(hand, 0), hand.legal_actions(), Random(1))) == "name hearts"


@pytest.mark.alone
@compiled
def test_it_thinks_within_50_ms() -> None:
    spent = []
    for seed in range(10):
        hand = seeded(seed)
        while not hand.is_over:
            begun = time.process_time()
            seen = view(hand, hand.turn)
            action = choose(seen, seen.legal, Random(seed))
            spent.append(time.process_time() - begun)
            hand.apply(action)
    assert sorted(spent)[len(spent) * 99 // 100] / slower() < 0.05


@compiled
@pytest.mark.parametrize("other", [random_bot, pass_bot])
def test_it_wins_against_those_who_act_at_random(other: Bot) -> None:
    """400 hands: 200 deals, each with the sides changing seats; the interval is over the deals."""
    score = contest("pedro", LLAA, partial(choose, playouts=48), other, 400)
    assert score.low > 0, score


@pytest.mark.parametrize(
    ("trick", "legal", "sound"),
    [
        # B's enemy A leads: the five would lie under C, or be taken by the one to come
        ("A KD", "5D 3D QD", "3D QD"),
        ("A 2D", "5H 3D QD", "3D QD"),
        # the partner's trick, nothing lower to play, or the last to play and taking it
        ("A 2D;D KD", "5H 3D", "5H 3D"),
        ("A 2D", "5H KD", "5H KD"),
        ("C 4D;D 2D;A 3D", "5D 2H", "5D 2H"),
    ],
)
def test_no_pedro_is_thrown_to_the_enemy_with_a_lower_trump_in_hand(
    trick: str, legal: str, sound: str
) -> None:
    played = tuple(("ABCD".index(one[0]), parse_card(one[2:])) for one in trick.split(";"))
    seen = replace(
        view(seeded(1), B), phase="play", trump=1, trick=played, down=(-1,) * 4, sizes=(4,) * 4
    )
    offered = [play_action(1 << parse_card(card)) for card in legal.split()]
    kept = [play_action(1 << parse_card(card)) for card in sound.split()]
    assert keeps_pedros(seen, offered) == kept


def test_the_bot_follows_its_own_advice_on_pedros() -> None:
    """In whole hands no pedro goes to an enemy's trick while a lower trump could be played."""
    for seed in range(30):
        hand = seeded(seed)
        while not hand.is_over:
            seen, legal = view(hand, hand.turn), hand.legal_actions()
            action = choose(seen, legal, Random(seed), playouts=24)
            assert action in keeps_pedros(seen, legal)
            hand.apply(action)
