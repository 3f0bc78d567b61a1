"""Steps a CPU second of ``cardhall.envs``, a random legal act in each hand: choosing it, taking it,
what the next seat sees, its mask and the rewards, all in one step.

Beside it the same game's bare play-out, which shows nothing to anybody, and two batches in two
threads, by the clock on the wall: what the second core brings. With ``--peers`` in the same run
also OpenSpiel's SyncVectorEnv with the same games, and RLCard and PettingZoo with theirs, beside
the game of ours that comes nearest, at a table of two as theirs.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from threading import Thread

import numpy as np

from bench.measure import Batch, Rate, Task, in_turn, once
from cardhall import envs
from cardhall.games import game

N = 256


@dataclass(frozen=True)
class Near:
    """A peer's game of cards, and what of ours comes nearest."""

    game: str
    rlcard: str
    pettingzoo: str
    ours: str
    preset: str
    differs: str
    """In what the two are not the same game; a table has two seats here and there."""


NEAR = (
    Near(
        "no-limit hold'em", "no-limit-holdem", "texas_holdem_no_limit_v6", "holdem",
        "cash-no-limit", "other stacks, and ours may raise by other amounts",
    ),
    Near(
        "limit hold'em", "limit-holdem", "texas_holdem_v4", "holdem",
        "cash-limit", "theirs has no stacks to run out of, else the same game",
    ),
    Near(
        "gin rummy", "gin-rummy", "gin_rummy_v4", "rummy",
        "llaa", "another game: ours lays melds on the table, nobody knocks",
    ),
    Near(
        "Leduc hold'em", "leduc-holdem", "leduc_holdem_v4", "holdem",
        "cash-limit", "another game: theirs has six cards and two rounds of betting",
    ),
)  # fmt: skip


def stepper(
    name: str, seed: int = 1, rounds: int = 200, rules: str | None = None, seats: int | None = None
) -> Batch:
    batch = envs.Batch(name, N, seed, rules, seats)
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


def of_two(near: Near) -> str:
    """Name our side of a comparison."""
    return f"{near.ours} ({near.preset}, two seats)"


def with_peers(tasks: dict[str, Task]) -> dict[str, str]:
    """Add the peers' measurements, and ours that they are compared with. What is beside what, in
    the order in which it is told."""
    from bench.peers import CardGames, OpenSpiel

    beside = {}
    spiel, cards = OpenSpiel(), CardGames()
    for name in ("euchre", "spades"):
        told = f"OpenSpiel {name}, SyncVectorEnv"
        tasks[told] = spiel.task(name, "vector")
        beside[told] = name
    for near in NEAR:
        own = partial(once, stepper(near.ours, rules=near.preset, seats=2))
        tasks.setdefault(of_two(near), own)
        for way, theirs in (("RLCard", near.rlcard), ("PettingZoo", near.pettingzoo)):
            told = f"{way} {near.game}"
            tasks[told] = cards.task(theirs, way)
            beside[told] = of_two(near)
    return beside


def tell(beside: dict[str, str], found: dict[str, Rate]) -> None:
    """Print each peer's rate and how many times that ours is, and where the games differ."""
    for told, ours in beside.items():
        rate = found[told].actions
        times = f"{found[ours].actions / rate:,.0f} times: our {ours}"
        print(f"{told:<32} {rate:12,.0f} steps/s   {times}")
    for near in NEAR if beside else ():
        print(f"{near.game} and {of_two(near)}: {near.differs}")


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
    beside = with_peers(tasks) if options.peers else {}
    found = in_turn(tasks, options.runs, options.seconds)
    for name in envs.games():
        ours, alone = found[name].actions, found.get(f"{name}, bare")
        share = f"   {ours / alone.actions:.2f} of its play-out" if alone else ""
        print(f"{name:<10} {ours / 1e6:6.2f} million steps/s{share}")
    tell(beside, found)
    first = next(iter(envs.games()))
    pairs = [
        [by_the_wall(first, threads, options.seconds) for threads in (1, 2)]
        for _ in range(options.runs)
    ]
    print(f"two threads: {median(two / one for one, two in pairs):.2f} times one ({first})")
