"""The games are games of OpenSpiel: its own tests pass, a playthrough repeats, a state is copied
and written down, and what a hand brings is what the game says."""

import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from cardhall import envs
from cardhall.envs.one import full_name
from cardhall.games import game, part

pyspiel = pytest.importorskip("pyspiel", reason="there is no open_spiel for this system")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from cardhall.envs import spiel  # noqa: E402

every_game = pytest.mark.parametrize("name", envs.games())


@every_game
def test_open_spiels_own_simulation_passes(name: str) -> None:
    found = pyspiel.load_game(full_name(name))
    pyspiel.random_sim_test(found, num_sims=2, serialize=True, verbose=False)


@every_game
def test_a_playthrough_repeats(name: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    text = generate_playthrough.playthrough(full_name(name), None, seed=1)
    assert "ObservationTensor(0).planes" in text
    (tmp_path / "played.txt").write_text(text, "utf-8")
    before, after = generate_playthrough.replay(str(tmp_path / "played.txt"))
    assert before == after


def dealt(name: str, seed: int, params: str = "") -> Any:
    """A state with its deal done."""
    state = pyspiel.load_game(full_name(name) + params).new_initial_state()
    for byte in seed.to_bytes(spiel.SEED_BYTES, "big"):
        state.apply_action(byte)
    return state


@every_game
def test_a_hand_brings_what_the_game_says_and_a_copy_goes_its_own_way(name: str) -> None:
    for seed in range(4):
        state, rng = dealt(name, seed), Random(seed)
        while not state.is_terminal():
            copy = state.clone()
            assert copy.legal_actions() == state.legal_actions()
            before = str(copy)
            state.apply_action(rng.choice(state.legal_actions()))
            assert str(copy) == before
        assert tuple(state.returns()) == part(name, "bot").gains(state.one.hand)
        again = pickle.loads(pickle.dumps(state.one))
        assert str(again.hand) == str(state.one.hand)
        assert again.rewards() == state.one.rewards()


@every_game
def test_a_player_sees_nothing_that_it_may_not_know(name: str) -> None:
    """The hidden cards dealt anew change neither tensor nor words."""
    module, looked = game(name), 0
    for seed in range(4):
        state, rng = dealt(name, seed), Random(seed)
        while not state.is_terminal():
            seat = rng.randrange(state.num_players())
            if not state.one.chosen:
                other = state.clone()
                other.one.hand = module.imagine(
                    module.view(state.one.hand, seat), state.one.env.rules, seed
                )
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                looked += 1
            state.apply_action(rng.choice(state.legal_actions()))
    assert looked > 4


def test_house_rules_and_seats_are_those_that_are_asked_for() -> None:
    state = dealt("holdem", 1, "(seats=3)")
    assert state.num_players() == 3
    assert np.isfinite(state.observation_tensor(2)).all()
    text = state.observation_string(0)
    assert text
    assert text != state.observation_string(1)


def test_a_program_that_knows_the_games_ends_in_peace() -> None:
    """What OpenSpiel holds of Python it lets go of after the interpreter."""
    run = [sys.executable, "-c", "from cardhall.envs import spiel"]
    assert subprocess.run(run, check=False).returncode == 0
