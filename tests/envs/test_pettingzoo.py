"""A game is an environment of PettingZoo: its own tests pass, nothing hidden is seen, what a hand
brings is what the game says."""

import warnings
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cardhall import envs
from cardhall.envs import aec
from cardhall.games import game, part

every_game = pytest.mark.parametrize("name", envs.games())


@every_game
def test_pettingzoos_own_tests_pass(name: str) -> None:
    with warnings.catch_warnings():
        # that an observation with a mask is no plain array: so are those of its own card games
        warnings.simplefilter("ignore", UserWarning)
        api_test(aec.env(name), num_cycles=300)
    seed_test(lambda: aec.env(name), num_cycles=30)


@every_game
def test_a_hand_brings_each_agent_what_the_game_says(name: str) -> None:
    table, gains = aec.env(name), part(name, "bot").gains
    for seed in range(8):
        rng, got = Random(seed), dict.fromkeys(table.possible_agents, 0.0)
        table.reset(seed=seed)
        for agent in table.agent_iter():
            seen, reward, over, _, _ = table.last()
            got[agent] += reward
            assert seen is not None
            mask = seen["action_mask"]
            assert mask.any() != over
            table.step(None if over else rng.choice(np.flatnonzero(mask).tolist()))
        assert tuple(got.values()) == gains(table.one.hand)


@every_game
def test_an_agent_sees_nothing_that_it_may_not_know(name: str) -> None:
    """The hidden cards dealt anew change nothing of what any agent sees."""
    table, module, looked = aec.env(name), game(name), 0
    for seed in range(4):
        rng = Random(seed)
        table.reset(seed=seed)
        while not table.terminations[table.agent_selection]:
            seat = rng.randrange(table.one.seats)
            if not table.one.chosen:
                seen = table.observe(table.possible_agents[seat])["observation"].tobytes()
                true = table.one.hand
                table.one.hand = module.imagine(module.view(true, seat), table.one.env.rules, seed)
                maybe = table.observe(table.possible_agents[seat])["observation"].tobytes()
                table.one.hand = true
                assert maybe == seen
                looked += 1
            table.step(rng.choice(table.one.legal()))
    assert looked > 4


def test_an_act_that_is_not_legal_is_refused_and_nothing_moves() -> None:
    table = aec.env("euchre", render_mode="ansi")
    table.reset(seed=3)
    agent = table.agent_selection
    before = table.observe(agent)["observation"].tobytes()
    for act in (58, -1, 59, None):
        with pytest.raises(ValueError, match="Choose one of"):
            table.step(act)
    assert table.agent_selection == agent
    assert table.observe(agent)["observation"].tobytes() == before
    assert "turned up" in table.render()


def test_house_rules_and_seats_are_those_that_are_asked_for() -> None:
    table = aec.env("holdem", seats=3)
    assert table.possible_agents == ["seat_0", "seat_1", "seat_2"]
    with pytest.raises(ValueError, match="Choose"):
        aec.env("solitaire")
