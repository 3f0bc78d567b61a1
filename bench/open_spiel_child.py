"""Runs in the peers' environment: random hands of OpenSpiel's games.

Each line that comes in, [game, way, seconds], is one measurement; out goes one line, [hands a CPU
second, decisions a CPU second]. The ways: "C++", a compiled loop; "Python", step by step; "bots",
pyspiel.evaluate_bots with its uniform random bots (it does not count decisions).
"""

import ctypes
import json
import os
import sys
from random import random

from measure import once

sys.setdlopenflags(os.RTLD_NOW | os.RTLD_GLOBAL)
import pyspiel  # noqa: E402  (its symbols must be visible to the compiled loop)


def through_python(name: str, hands: int = 10):
    """The least Python that plays a hand: chance is uniform in these games, so the listed actions
    serve at chance nodes too, and none are listed when the game is over, here as there. What is
    asked besides is whether a step is chance's, for the count."""
    game = pyspiel.load_game(name)

    def batch() -> tuple[int, int]:
        actions = 0
        for _ in range(hands):
            state = game.new_initial_state()
            while legal := state.legal_actions():
                if not state.is_chance_node():
                    actions += 1
                state.apply_action(legal[int(random() * len(legal))])
            state.returns()
        return hands, actions

    return batch


def with_bots(name: str, hands: int = 10):
    """The fastest loop that comes with the package: it plays inside C++, hand by hand."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        for _ in range(hands):
            seed += 1
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return hands, 0

    return batch


def as_vector(name: str, hands: int = 64, rounds: int = 10):
    """Its own environment of many games, a random legal act in each."""
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    vector = SyncVectorEnv([Environment(name) for _ in range(hands)])
    steps = vector.reset()

    def batch() -> tuple[int, int]:
        nonlocal steps
        for _ in range(rounds):
            acts = []
            for step in steps:
                legal = step.observations["legal_actions"][step.observations["current_player"]]
                acts.append(StepOutput(action=legal[int(random() * len(legal))], probs=None))
            steps, *_ = vector.step(acts, reset_if_done=True)
        return 0, rounds * hands

    return batch


def main(path: str) -> None:
    library = ctypes.CDLL(path)
    library.play.argtypes = [ctypes.c_char_p, ctypes.c_double, ctypes.POINTER(ctypes.c_double)]
    out = (ctypes.c_double * 2)()
    batches = {}
    for line in sys.stdin:
        game, way, seconds = json.loads(line)
        if way == "C++":
            library.play(game.encode(), ctypes.c_double(seconds), out)
            rates = (out[0], out[1])
        else:
            if (game, way) not in batches:
                batches[game, way] = {
                    "Python": through_python,
                    "bots": with_bots,
                    "vector": as_vector,
                }[way](game)
            rates = once(batches[game, way], seconds)
        print(json.dumps(rates), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
