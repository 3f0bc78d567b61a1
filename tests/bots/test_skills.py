"""Levels and manners of bots: each level above the one below, each manner what it is called."""

from random import Random
from types import ModuleType
from typing import Any

import pytest

from cardhall.bots.arena import bot_of, contest
from cardhall.bots.skills import MANNERS, SKILLS, player, remembered
from cardhall.games import GAMES, game, part
from cardhall.games.euchre import format_action
from cardhall.games.euchre.hand import __file__ as core

COMPILED = pytest.mark.skipif(core.endswith(".py"), reason="interpreted, bots think slower")


@COMPILED
@pytest.mark.parametrize(("name", "hands"), [("euchre", 400), ("spades", 160)])
def test_a_club_player_beats_a_gentle_one(name: str, hands: int) -> None:
    rules = game(name).Rules.preset(next(iter(game(name).PRESETS)))
    score = contest(name, rules, player(name, "club"), player(name, "gentle"), hands)
    assert score.low > 0, score


def test_who_remembers_nothing_knows_only_the_trick_on_the_table() -> None:
    seen = _in_the_play()
    assert len(seen.history) >= 2
    forgetful = remembered(seen, 1)
    assert forgetful.history == seen.history[-1:]
    assert forgetful.first_known == len(seen.history) - 1
    assert (forgetful.trick, forgetful.hand) == (seen.trick, seen.hand)
    assert remembered(seen, -1) is seen


def _in_the_play() -> Any:
    name = "euchre"
    hand, rng = game(name).opening(game(name).Rules.preset("lions-euchre"), 4, 5), Random(1)
    bot = bot_of(name, "random")
    while hand.phase != "play" or len(game(name).view(hand, hand.turn).history) < 2:
        hand.apply(bot(game(name).view(hand, hand.turn), hand.legal_actions(), rng))
    return game(name).view(hand, hand.turn)


@pytest.mark.parametrize("name", GAMES)
def test_every_level_and_manner_plays_every_game_and_a_seed_repeats_it(name: str) -> None:
    module = part(name, "bot")
    rules = game(name).Rules.preset(next(iter(game(name).PRESETS)))
    seats = next(s for s in game(name).SEATS if s >= rules_least(name, rules))
    for level, manner in [*((one, "") for one in SKILLS), *(("gentle", one) for one in MANNERS)]:
        played = [_played(name, module, rules, seats, level, manner) for _ in range(2)]
        assert played[0] == played[1]


def rules_least(name: str, rules: Any) -> int:
    return int(getattr(rules, "min_seats", 0)) or min(game(name).SEATS)


def _played(
    name: str, module: ModuleType, rules: Any, seats: int, level: str, manner: str
) -> tuple[int, ...]:
    hand, rng = game(name).opening(rules, seats, 3), Random(9)
    bots = [player(name, level, manner, 40)] * seats
    if hasattr(module, "play_hand"):
        module.play_hand(hand, bots, rng)
    else:
        while not hand.is_over:
            seen = game(name).view(hand, hand.turn)
            action = bots[0](seen, hand.legal_actions(), rng)
            assert action is not None
            hand.apply(action)
    return tuple(part(name, "bot").gains(hand))


@COMPILED
def test_who_is_bold_calls_trumps_oftener_than_who_is_careful() -> None:
    calls = {"bold": 0, "careful": 0}
    for seed in range(60):
        hand = game("euchre").opening(game("euchre").Rules.preset("lions-euchre"), 4, seed)
        seen, legal = game("euchre").view(hand, hand.turn), hand.legal_actions()
        for manner in calls:
            action = player("euchre", "club", manner)(seen, legal, Random(seed))
            assert action is not None
            calls[manner] += format_action(action) != "pass"
    assert calls["bold"] > calls["careful"]
