"""Steps a CPU second of ``cardhall.envs``, a random legal act in each hand: choosing it, taking it,
what the next seat sees, its mask and the rewards, all in one step.

Beside it the same game's bare play-out, which shows nothing to anybody, and two batches in two
threads, by the clock on the wall: what the second core brings. With ``--peers`` also OpenSpiel's
SyncVectorEnv in the same run.
"""

import argparse
import time
from collections.abc import Sequence
from functools import partial
from statistics import median
from threading import Thread

import numpy as np

from bench.measure import Batch, Task, in_turn, once
from cardhall import envs
from cardhall.games import game

N = 256


def stepper(name: str, seed: int = 1, rounds: int = 200) -> Batch:
    batch = envs.Batch(name, N, seed)
    acts = np.zeros(N, np.int32)

    def run() -> tuple[int, int]:
        for _ in range(rounds):
            batch.step(batch.choose(acts))
        return 0, rounds * N

    return run


def bare(name: str, hands: int = 2_000) -> Batch | None:
    """The play-out of a game; None for one that counts no actions."""
    env = envs.environment(name, 1, 1)
    hand = game(name).opening(env.rules, env.seats, 1)
    seed = 0
    if not isinstance(hand.playout(1, seed)[0], int):
        return None

    def run() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        return hands, hand.playout(hands, seed)[0]

    return run


def by_the_wall(name: str, threads: int, seconds: float) -> float:
    """Steps a second of so many threads, each with a batch of its own."""
    runs = [stepper(name, seed) for seed in range(threads)]
    done = [0] * threads
    end = time.perf_counter() + seconds

    def go_on(place: int) -> None:
        while time.perf_counter() < end:
            done[place] += runs[place]()[1]

    workers = [Thread(target=go_on, args=(place,)) for place in range(threads)]
    begun = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return sum(done) / (time.perf_counter() - begun)


def run(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench envs", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--peers", action="store_true")
    options = parser.parse_args(arguments)
    tasks: dict[str, Task] = {}
    for name in envs.games():
        tasks[name] = partial(once, stepper(name))
        if plain := bare(name):
            tasks[f"{name}, bare"] = partial(once, plain)
    theirs = {}
    if options.peers:
        from bench.peers import OpenSpiel

        peer = OpenSpiel()
        theirs = {name: f"OpenSpiel {name}, SyncVectorEnv" for name in ("euchre", "spades")}
        tasks |= {told: peer.task(name, "vector") for name, told in theirs.items()}
    found = in_turn(tasks, options.runs, options.seconds)
    for name in envs.games():
        ours, beside = found[name].actions, found.get(f"{name}, bare")
        share = f"   {ours / beside.actions:.2f} of its play-out" if beside else ""
        print(f"{name:<10} {ours / 1e6:6.2f} million steps/s{share}")
    for name, told in theirs.items():
        rate = found[told].actions
        print(f"{told:<34} {rate:12,.0f} steps/s   ours {found[name].actions / rate:,.0f} times")
    first = next(iter(envs.games()))
    pairs = [
        [by_the_wall(first, threads, options.seconds) for threads in (1, 2)]
        for _ in range(options.runs)
    ]
    print(f"two threads: {median(two / one for one, two in pairs):.2f} times one ({first})")
