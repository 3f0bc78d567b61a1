"""A seat is an environment of Gymnasium: its checker passes, a seed repeats a hand, what it brings
is what the game says."""

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cardhall import envs
from cardhall.envs import gym
from cardhall.envs.one import full_name
from cardhall.games import game, part

every_game = pytest.mark.parametrize("name", envs.games())


def made(name: str, **wanted: Any) -> gym.Seat:
    seat = gymnasium.make(full_name(name), disable_env_checker=True, **wanted).unwrapped
    assert isinstance(seat, gym.Seat)
    return seat


@every_game
@pytest.mark.parametrize("opponents", ["random", "gentle"])
def test_gymnasiums_own_checker_passes(name: str, opponents: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # a text has no pictures a second, and counts in this space have no limits of their own
        warnings.filterwarnings("ignore", message=".*render fps.*")
        check_env(made(name, opponents=opponents, seat=1, render_mode="ansi"))


def hand_of(seat: gym.Seat, seed: int) -> tuple[list[bytes], float]:
    """What is seen in a hand played at random, and what it brought."""
    rng = Random(seed)
    seen, info = seat.reset(seed=seed)
    rows, brought, over = [seen["observation"].tobytes()], 0.0, False
    while not over:
        act = np.int64(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        seen, reward, over, cut, info = seat.step(act)
        assert info["legal"]
        assert not cut
        rows.append(seen["observation"].tobytes())
        brought += reward
    assert not seen["action_mask"].any()
    return rows, brought


@every_game
def test_a_seed_repeats_a_hand_and_it_brings_what_the_game_says(name: str) -> None:
    one, other = (made(name, opponents="gentle", seat=1) for _ in range(2))
    for seed in range(3):
        rows, brought = hand_of(one, seed)
        assert (rows, brought) == hand_of(other, seed)
        assert brought == part(name, "bot").gains(one.one.hand)[1]
    assert rows != hand_of(other, 99)[0]


@every_game
def test_a_seat_sees_nothing_that_it_may_not_know(name: str) -> None:
    """The hidden cards dealt anew change nothing of what it sees."""
    seat, module, rng, looked = made(name), game(name), Random(name), 0
    for seed in range(6):
        seat.reset(seed=seed)
        over = False
        while not over:
            if not seat.one.chosen:
                seen = seat.one.seen(0).tobytes()
                true = seat.one.hand
                seat.one.hand = module.imagine(module.view(true, 0), seat.one.env.rules, seed)
                assert seat.one.seen(0).tobytes() == seen
                seat.one.hand = true
                looked += 1
            over = seat.step(np.int64(rng.choice(seat.one.legal())))[2]
    assert looked > 4


def test_an_act_that_is_not_legal_moves_nothing_and_costs_what_was_said() -> None:
    seat = made("euchre", illegal=-0.5)
    before, _ = seat.reset(seed=1)
    seen, reward, over, _, info = seat.step(np.int64(58))
    assert (reward, over, info["legal"]) == (-0.5, False, False)
    assert (seen["observation"] == before["observation"]).all()
    hand_of(seat, 2)
    with pytest.raises(ValueError, match="Reset"):
        seat.step(np.int64(0))


@every_game
def test_several_are_stepped_by_gymnasiums_own_vector_of_them(name: str) -> None:
    """Named with their module, so that nobody has to import it before."""
    several = gymnasium.make_vec(f"{gym.__name__}:{full_name(name)}", 3, "sync")
    seen, told = several.reset(seed=4)
    for _ in range(40):
        acts = np.array(
            [np.flatnonzero(mask)[0] if mask.any() else 0 for mask in seen["action_mask"]]
        )
        seen, _, _, _, told = several.step(acts)
    assert seen["observation"].shape[0] == 3
    assert told["seed"].dtype == np.int64


def test_each_opponent_can_be_another() -> None:
    made("euchre", opponents=["strong", "random", "club/bold"])
    with pytest.raises(ValueError, match="Name one, or 3"):
        made("euchre", opponents=["random"])
    with pytest.raises(ValueError, match="Choose"):
        made("euchre", opponents="nobody")
    with pytest.raises(ValueError, match="no seat 4"):
        made("euchre", seat=4)


def test_the_strong_win_against_who_plays_at_random() -> None:
    """The bots do sit there: with a strong partner the same random player loses less."""
    sums = []
    for partner in ("random", "strong"):
        seat = made("euchre", opponents=["random", partner, "random"])
        sums.append(sum(hand_of(seat, seed)[1] for seed in range(60)))
    assert sums[0] < sums[1]
