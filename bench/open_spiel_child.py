"""Runs in the peers' environment: random hands of OpenSpiel's games, as JSON lines."""

import ctypes
import dataclasses
import json
import os
import sys
from random import random

from measure import Rate, measure, median

sys.setdlopenflags(os.RTLD_NOW | os.RTLD_GLOBAL)
import pyspiel  # noqa: E402  (its symbols must be visible to the compiled loop)


def through_python(name: str, hands: int = 10):
    """The least Python that plays a hand: chance is uniform in these games, so the listed actions
    serve at chance nodes too."""
    game = pyspiel.load_game(name)

    def batch() -> tuple[int, int]:
        actions = 0
        for _ in range(hands):
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    actions += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
            state.returns()
        return hands, actions

    return batch


def in_cpp(library: ctypes.CDLL, name: str, runs: int, seconds: float) -> Rate:
    out = (ctypes.c_double * 2)()
    library.play(name.encode(), ctypes.c_double(0.2), out)
    rates = []
    for _ in range(runs):
        library.play(name.encode(), ctypes.c_double(seconds), out)
        rates.append((out[0], out[1]))
    return median(f"OpenSpiel {name}, C++ loop", rates)


def main(runs: int, seconds: float, path: str, games: list[str]) -> None:
    library = ctypes.CDLL(path)
    library.play.argtypes = [ctypes.c_char_p, ctypes.c_double, ctypes.POINTER(ctypes.c_double)]
    for name in games:
        tell(f"{name} C++", in_cpp(library, name, runs, seconds))
    for name in games:
        title = f"OpenSpiel {name}, step by step from Python"
        tell(f"{name} Python", measure(title, through_python(name), runs, seconds))


def tell(key: str, rate: Rate) -> None:
    print(json.dumps([key, dataclasses.asdict(rate)]), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3], sys.argv[4:])
