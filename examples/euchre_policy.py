"""A small player of euchre that learns by playing itself: ``python examples/euchre_policy.py``.

One hidden layer of numpy says what each act is worth; hands of a batch are played by it, with some
acts at random, and what they brought is what it learns. Suits are turned so that trumps, or the
suit that was turned up, always come first. ``choose`` is a bot like any other, as the last training
saved it: ``cardhall arena euchre --bots examples.euchre_policy:choose,gentle``.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardhall import envs
from cardhall.bots.arena import bot_of, contest
from cardhall.games import euchre

FILE = Path(__file__).with_suffix(".npz")
Array = NDArray[Any]
LANES, STEPS, HIDDEN, SOME = 512, 64, 256, 2048
NAMES, ALONE, DISCARD, PLAY = 3, 7, 11, 35
"""The acts that name a suit, the same alone, a discard and a play of each of 24 cards."""
ONE_OF = {0: range(1, 5), 1: range(4), 4: range(-1, 4), 6: range(-1, 4)}
ONE_OF |= {5: range(1, 2), 7: range(1, 5), 8: range(1, 2), 9: range(4)}
ONE_OF |= {place: range(6) for place in range(10, 14)}
"""The numbers of the layout by their places, and what each may be: one input for each of these.
Trumps, in place 3, are known by the order of the suits."""


def order_of(planes: Array, numbers: Array) -> Array:
    """Find for each hand which suit comes first, second and so on: trumps or the suit turned up,
    the other of its colour, the two of the other colour."""
    up = planes[:, 1].argmax(axis=1) // 13
    first = np.where(numbers[:, 3] >= 0, numbers[:, 3], up)
    other = np.where((first == 0) | (first == 3), 1, 0)
    return np.stack([first, 3 - first, other, 3 - other], axis=1)


def inputs_of(planes: Array, numbers: Array, order: Array) -> Array:
    """Make the inputs of the net: 24 for each plane, suits in order; then what the numbers are."""
    cards = planes.reshape(len(planes), -1, 4, 13)[:, :, :, 7:]
    cards = np.take_along_axis(cards, order[:, None, :, None], axis=2).reshape(len(planes), -1)
    rest = [(numbers[:, place] == one) for place, among in ONE_OF.items() for one in among]
    return np.concatenate([cards, np.stack([*rest, numbers[:, 3] >= 0], axis=1)], axis=1)


def turned(acts: Array, order: Array) -> Array:
    """Turn a row of acts so that suits are in order."""
    out = acts.copy()
    for first in (NAMES, ALONE):
        out[:, first : first + 4] = np.take_along_axis(acts[:, first : first + 4], order, axis=1)
    for first in (DISCARD, PLAY):
        cards = acts[:, first : first + 24].reshape(-1, 4, 6)
        out[:, first : first + 24] = np.take_along_axis(cards, order[:, :, None], axis=1).reshape(
            -1, 24
        )
    return out


def turned_back(acts: Array, order: Array) -> Array:
    """Find the acts of the game from acts whose suits were in order."""
    rows, out = np.arange(len(acts)), acts.copy()
    for first, size in ((NAMES, 1), (ALONE, 1), (DISCARD, 6), (PLAY, 6)):
        at = acts - first
        here = (at >= 0) & (at < 4 * size)
        suit, card = np.divmod(np.where(here, at, 0), size)
        out = np.where(here, first + order[rows, suit] * size + card, out)
    return out.astype(np.int32)


class Net:
    """One hidden layer; what comes out is what each act is worth. It learns by Adam."""

    def __init__(self, inputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        acts = PLAY + 24
        self.weights = [
            (rng.standard_normal((inputs, HIDDEN)) * np.sqrt(2 / 60)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (rng.standard_normal((HIDDEN, acts)) * 0.01).astype(np.float32),
            np.zeros(acts, np.float32),
        ]
        self.mean = [np.zeros_like(one) for one in self.weights]
        self.square = [np.zeros_like(one) for one in self.weights]
        self.times = 0

    def worth(self, inputs: Array) -> Array:
        """Work out what each act is worth."""
        first, bias, second, last = self.weights
        return np.asarray(np.maximum(inputs @ first + bias, 0) @ second + last)

    def learn(self, inputs: Array, acts: Array, brought: Array, rate: float) -> None:
        """Come nearer to what these acts brought."""
        first, bias, second, last = self.weights
        rows = np.arange(len(acts))
        hidden = np.maximum(inputs @ first + bias, 0)
        off = np.zeros((len(acts), len(last)), np.float32)
        off[rows, acts] = ((hidden @ second + last)[rows, acts] - brought) / len(acts)
        back = (off @ second.T) * (hidden > 0)
        slopes = [inputs.T @ back, back.sum(axis=0), hidden.T @ off, off.sum(axis=0)]
        self.times += 1
        for weight, slope, mean, square in zip(
            self.weights, slopes, self.mean, self.square, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self.times)) + 1e-8
            weight -= rate * mean / (1 - 0.9**self.times) / size


def train(
    rounds: int | None = None,
    seconds: float = 600.0,
    seed: int = 1,
    tell: Callable[[str], None] = print,
) -> Net:
    """Play and learn, so many rounds, or so long by the clock."""
    batch, rng = envs.Batch("euchre", LANES, seed), np.random.default_rng(seed)
    out, begun = batch.buffers, time.perf_counter()
    net = Net(inputs_of(out.planes, out.numbers, order_of(out.planes, out.numbers)).shape[1], seed)
    done, part = 0, 0.0
    while part < 1:
        one = play_round(batch, net, rng, 0.15 - 0.12 * part)
        inputs, acts, brought = one
        for some in np.array_split(rng.permutation(len(acts)), max(1, len(acts) // SOME)):
            net.learn(
                inputs[some].astype(np.float32), acts[some], brought[some], 1e-3 * (1.05 - part)
            )
        done += 1
        part = done / rounds if rounds else (time.perf_counter() - begun) / seconds
        if done % 100 == 0:
            tell(f"{done} rounds, {time.perf_counter() - begun:.0f} s")
    return net


def play_round(
    batch: envs.Batch, net: Net, rng: np.random.Generator, chance: float
) -> tuple[Array, Array, Array]:
    """Play some steps of all hands: what was seen, done, and brought, of those that came to their
    end."""
    out, rows = batch.buffers, np.arange(LANES)
    inputs, acts, seats, ends, rewards = [], [], [], [], []
    for _ in range(STEPS):
        order = order_of(out.planes, out.numbers)
        seen = inputs_of(out.planes, out.numbers, order)
        legal = turned(out.mask, order).astype(bool)
        worth = np.where(legal, net.worth(seen.astype(np.float32)), -np.inf)
        wild = np.where(legal, rng.random(legal.shape, np.float32), -np.inf).argmax(axis=1)
        act = np.where(rng.random(LANES) < chance, wild, worth.argmax(axis=1))
        inputs.append(seen)
        acts.append(act)
        seats.append(out.turn.copy())
        batch.step(turned_back(act, order))
        ends.append(out.ends.astype(bool))
        rewards.append(out.reward.copy())
    known, brought = np.zeros(LANES, bool), np.zeros((LANES, 4), np.float32)
    kept, targets = [], []
    for step in reversed(range(STEPS)):
        known |= ends[step]
        brought = np.where(ends[step][:, None], rewards[step], brought)
        kept.append(known.copy())
        targets.append(brought[rows, seats[step]])
    keep = np.concatenate(kept[::-1])
    return (
        np.concatenate(inputs)[keep],
        np.concatenate(acts)[keep],
        np.concatenate(targets[::-1])[keep].astype(np.float32),
    )


def player(net: Net) -> Callable[[Any, Sequence[int], Random], int]:
    """Make a bot of a net: it looks at any hand that agrees with its view, for all of them show the
    same to its seat."""
    env = envs.environment("euchre", 1, 1)
    planes = np.zeros((1, env.planes, 52), np.uint8)
    numbers = np.zeros((1, env.numbers), np.int32)

    def choose(view: Any, legal: Sequence[int], rng: Random) -> int:
        if len(legal) == 1:
            return legal[0]
        hand = euchre.imagine(view, view.rules, 0)
        env.observe(hand, view.seat, planes.reshape(-1), numbers.reshape(-1))
        order = order_of(planes, numbers)
        mask = np.zeros((1, env.acts), np.uint8)
        mask[0, env.legal(hand)] = 1
        worth = net.worth(inputs_of(planes, numbers, order).astype(np.float32))
        best = np.where(turned(mask, order), worth, -np.inf).argmax(axis=1)
        return env.action(hand, int(turned_back(best, order)[0]))[0]

    return choose


@cache
def saved() -> Callable[[Any, Sequence[int], Random], int]:
    """Read the net that a training has saved. Raises FileNotFoundError before the first."""
    with np.load(FILE) as file:
        net = Net(len(file["0"]), 0)
        net.weights = [file[str(number)].astype(np.float32) for number in range(4)]
    return player(net)


def choose(view: Any, legal: Sequence[int], rng: Random) -> int:
    """The act that the saved net likes best."""
    return saved()(view, legal, rng)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--hands", type=int, default=600, help="against each other bot, afterwards")
    options = parser.parse_args()
    learnt = train(seconds=options.seconds)
    np.savez_compressed(
        FILE, **{str(n): w.astype(np.float16) for n, w in enumerate(learnt.weights)}
    )
    rules = euchre.Rules.preset("lions-euchre")
    for name in ("random", "gentle"):
        score = contest("euchre", rules, player(learnt), bot_of("euchre", name), options.hands)
        print(f"over {name}: {score}")
