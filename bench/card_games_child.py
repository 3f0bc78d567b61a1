"""Runs in the environment of RLCard and PettingZoo: random hands of their card games.

Each line that comes in, [game, way, seconds], is one measurement; out goes one line, [hands a CPU
second, steps a CPU second]. The ways: "RLCard", its own environments; "PettingZoo", those that it
builds on RLCard. Both have one hand at a time, two seats unless told otherwise, and give with each
step what the seat to act sees and which acts are legal: RLCard by a list, PettingZoo by a mask.
"""

import json
import sys
from importlib import import_module
from random import random

import numpy as np
from measure import once


def rlcard(name: str, hands: int = 10):
    """The loop of its documentation, without what it keeps of each hand for learning."""
    import rlcard

    env = rlcard.make(name)

    def batch() -> tuple[int, int]:
        steps = 0
        for _ in range(hands):
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(random() * len(legal))])
                steps += 1
            env.get_payoffs()
        return hands, steps

    return batch


def pettingzoo(name: str, hands: int = 10):
    """The loop of its documentation; a step without an act, after the end, is not counted."""
    env = import_module(f"pettingzoo.classic.{name}").env()

    def batch() -> tuple[int, int]:
        steps = 0
        for _ in range(hands):
            env.reset()
            for _ in env.agent_iter():
                seen, _, ended, cut_off, _ = env.last()
                if ended or cut_off:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(random() * len(legal))]))
                steps += 1
        return hands, steps

    return batch


def main() -> None:
    """Measure what is asked for, line by line."""
    batches = {}
    out, sys.stdout = sys.stdout, sys.stderr  # some of what is imported prints
    for line in sys.stdin:
        name, way, seconds = json.loads(line)
        if (name, way) not in batches:
            batches[name, way] = {"RLCard": rlcard, "PettingZoo": pettingzoo}[way](name)
        print(json.dumps(once(batches[name, way], seconds)), file=out, flush=True)


if __name__ == "__main__":
    main()
