"""Texas hold'em, all-in or fold before the flop with short stacks: equilibria, and a table of them.

Two or three players, blinds of a half and a whole big blind, no ante. ``heads_up`` and
``ThreeHanded.solve`` solve a game for any stacks (CFR+) and say what it is worth to each seat and
what the best answer of each could gain yet. ``table`` has what lies ready for equal stacks, which
``python -m cardhall.games.holdem.push_fold_making`` writes. Amounts are big blinds.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from operator import mul

from cardhall.games.holdem.all_in import ThreeWay
from cardhall.games.holdem.classes import DEALS, KINDS, WAYS, ways_beside

Range = tuple[float, ...]
"""How often one goes all-in with each of the 169 kinds of hands (``classes``), 0 to 1."""

HEADS_UP = ("push", "call")
"""The decisions of two: the small blind's, and the big blind's behind an all-in."""
THREE = ("button", "small", "small-call", "big-small", "big-button", "big-both")
"""Those of three: the button's; the small blind's behind a fold and behind an all-in; the big
blind's against the small blind, the button, and both."""
DEPTHS = (*range(1, 21), 22, 25, 30, 35, 40, 50, 60, 75, 100, 125, 150, 200)
"""Big blinds of each of two for which the table has ranges; three have up to DEEPEST_OF_THREE."""
DEEPEST_OF_THREE = 15
SHARE_BYTES = 3
MOST_SHARE = (1 << 8 * SHARE_BYTES) - 1
OFTEN = 255
LOOK = 50
"""Rounds between two looks at how near the solution is."""


@dataclass(frozen=True)
class Solved:
    """What a game of all-in or fold comes to."""

    stacks: tuple[float, ...]
    """Of the small and the big blind; or of button, small and big blind."""
    ranges: Mapping[str, Range]
    """For each decision, how often each kind of hand goes all-in."""
    values: tuple[float, ...]
    """What a hand brings each seat; they add up to nothing."""
    gains: tuple[float, ...]
    """What each seat would gain a hand by the best answer to the others."""

    @property
    def exploitability(self) -> float:
        """All gains together: 0 in an equilibrium."""
        return sum(self.gains)


def share_of_hands(often: Range) -> float:
    """The part of all deals with which a range goes all-in."""
    return sum(ways * part for ways, part in zip(WAYS, often, strict=True)) / DEALS


@cache
def shares() -> "array[float]":
    """Work out what each kind wins of the pot against each other one, exactly, row by row."""
    packed = _packed()
    out = array("d", [0.5]) * (KINDS * KINDS)
    at = 0
    for one in range(KINDS):
        for other in range(one):
            share = int.from_bytes(packed[at : at + SHARE_BYTES], "big") / MOST_SHARE
            out[KINDS * one + other], out[KINDS * other + one] = share, 1 - share
            at += SHARE_BYTES
    return out


@cache
def _weights() -> list[tuple[list[float], list[float]]]:
    """For each kind how likely two players are dealt it and each other one; the same times the
    share that it wins."""
    rows = []
    for one in range(KINDS):
        row = [WAYS[one] * ways_beside(one, two) / DEALS / 1225 for two in range(KINDS)]
        rows.append((row, list(map(mul, row, shares()[KINDS * one : KINDS * (one + 1)]))))
    return rows


def _beside(plain: Sequence[float], by: Sequence[float]) -> list[float]:
    """Sum for each kind, over those of one other player, ``plain`` and ``by`` times the share."""
    return [sum(map(mul, row, plain)) + sum(map(mul, won, by)) for row, won in _weights()]


@lru_cache(maxsize=256)
def table(decision: str, depth: float) -> Range:
    """Look up how often each kind goes all-in with so many big blinds each; between two depths of
    the table in proportion. Raises ValueError for no such decision."""
    if decision in HEADS_UP:
        depths: Sequence[int] = DEPTHS
        first, width = HEADS_UP.index(decision), len(HEADS_UP)
    else:
        depths = range(1, DEEPEST_OF_THREE + 1)
        first, width = len(HEADS_UP) * len(DEPTHS) + THREE.index(decision), len(THREE)
    depth = min(max(depth, depths[0]), depths[-1])
    above = next(place for place, one in enumerate(depths) if one >= depth)
    high = _row(first + width * above)
    if depths[above] == depth:
        return high
    low = _row(first + width * (above - 1))
    part = (depth - depths[above - 1]) / (depths[above] - depths[above - 1])
    return tuple([a + (b - a) * part for a, b in zip(low, high, strict=True)])


@cache
def _packed() -> bytes:
    return (files(__package__) / "push_fold.bin").read_bytes()


@cache
def _row(number: int) -> Range:
    begin = SHARE_BYTES * KINDS * (KINDS - 1) // 2 + KINDS * number
    return tuple([often / OFTEN for often in _packed()[begin : begin + KINDS]])


def forget() -> None:
    """Read the file anew when it is asked for next: it has been written."""
    for known in (_packed, _row, table, shares, _weights):
        known.cache_clear()


# --- two ------------------------------------------------------------------------------------------


def heads_up(stack: float, exact: float = 0.00005, rounds: int = 4_000) -> Solved:
    """Solve the game of two with so many big blinds each, the smaller stack of two that differ.

    exact: stops when all gains together are no more than that, or after so many rounds. Raises
    ValueError for less than one big blind.
    """
    _at_least_one((stack,))
    found = _solved(HEADS_UP, (("push",), ("call",)), _answers_of_two(stack), exact, rounds)
    return judged_of_two(stack, found)


def judged_of_two(stack: float, ranges: Mapping[str, Range]) -> Solved:
    """Work out what these ranges of two are worth, and what the best answer to each could gain."""
    answers = _answers_of_two(stack)
    small = -0.5 + _brought(answers("push", ranges), ranges["push"])
    gains = (_gain(answers, ("push",), ranges), _gain(answers, ("call",), ranges))
    return Solved((stack, stack), dict(ranges), (small, -small), gains)


def _answers_of_two(stack: float) -> "Answers":
    """Work out what going all-in brings each kind more than folding, by decision."""

    def answers(decision: str, ranges: Mapping[str, Sequence[float]]) -> list[float]:
        if decision == "push":
            met = ranges["call"]
            plain = [1.5 * (1 - often) + often * (0.5 - stack) for often in met]
        else:
            met = ranges["push"]
            plain = [often * (1 - stack) for often in met]
        return _beside(plain, [2 * stack * often for often in met])

    return answers


# --- three ----------------------------------------------------------------------------------------


class ThreeHanded:
    """The game of three. What all-ins of three win is drawn, so its solutions are as exact as that.

    Who has folded counts for what the others may hold, not for the board that comes: all-ins of
    two, and side pots, win what they win of each other alone.
    """

    def __init__(self, boards: int = 1_000_000, seed: int = 1) -> None:
        """Draw the boards: a million are some twenty seconds in the compiled core."""
        self.drawn = ThreeWay(boards, seed, shares())

    def solve(self, stacks: Sequence[float], exact: float = 0.0005, rounds: int = 1_000) -> Solved:
        """Solve the game for button, small and big blind with these stacks, equal or not.

        exact, rounds: as for two. Raises ValueError for less than one big blind.
        """
        deep = _three(stacks)
        of_seats = (THREE[:1], THREE[1:3], THREE[3:])
        found = _solved(THREE, of_seats, self._answers(deep), exact, rounds)
        return self.judged(deep, found)

    def judged(self, stacks: Sequence[float], ranges: Mapping[str, Range]) -> Solved:
        """Work out what these ranges are worth, and what the best answer of each could gain."""
        deep = _three(stacks)
        answers = self._answers(deep)
        button, small = (
            sum(_brought(answers(one, ranges), ranges[one]) for one in decisions)
            for decisions in (THREE[:1], THREE[1:3])
        )
        values = (button, small - 0.5, 0.5 - button - small)
        gains = tuple([_gain(answers, of, ranges) for of in (THREE[:1], THREE[1:3], THREE[3:])])
        return Solved(deep, dict(ranges), values, gains)

    def _answers(self, stacks: tuple[float, float, float]) -> "Answers":
        asked = {
            "button": self._button,
            "small": self._small,
            "small-call": self._small_call,
            "big-small": self._big_small,
            "big-button": self._big_button,
            "big-both": self._big_both,
        }
        return lambda decision, ranges: asked[decision](stacks, ranges)

    def _sum(self, one: "Weight", other: "Weight", three: bool = False) -> list[float]:
        return self.drawn.beside(one, other, three)

    def _button(self, stacks: "Three", ranges: Mapping[str, Sequence[float]]) -> list[float]:
        small, big = ranges["small-call"], ranges["big-button"]
        both = ranges["big-both"]
        alone = _pair(stacks, 0, 2, 0.5)
        folded = [1.5 * (1 - often) for often in big]
        return _added(
            self._sum(_all(_not(small)), _plus(folded, _times(big, alone))),
            self._sum(_times(small, _pair(stacks, 0, 1, 1)), _all(_not(both))),
            *self._three(stacks, (0, 1, 2), small, both, 0),
        )

    def _small(self, stacks: "Three", ranges: Mapping[str, Sequence[float]]) -> list[float]:
        big = ranges["big-small"]
        flat, steep = _pair(stacks, 1, 2, 0)
        won = _plus([1.5 * (1 - often) for often in big], _times(big, (flat + 0.5, steep)))
        return self._sum(_all(_not(ranges["button"])), won)

    def _small_call(self, stacks: "Three", ranges: Mapping[str, Sequence[float]]) -> list[float]:
        button, both = ranges["button"], ranges["big-both"]
        flat, steep = _pair(stacks, 1, 0, 1)
        return _added(
            self._sum(_times(button, (flat + 0.5, steep)), _all(_not(both))),
            *self._three(stacks, (1, 0, 2), button, both, 0.5),
        )

    def _big_small(self, stacks: "Three", ranges: Mapping[str, Sequence[float]]) -> list[float]:
        flat, steep = _pair(stacks, 2, 1, 0)
        folded = _all(_not(ranges["button"]))
        return self._sum(folded, _times(ranges["small"], (flat + 1, steep)))

    def _big_button(self, stacks: "Three", ranges: Mapping[str, Sequence[float]]) -> list[float]:
        flat, steep = _pair(stacks, 2, 0, 0.5)
        folded = _all(_not(ranges["small-call"]))
        return self._sum(_times(ranges["button"], (flat + 1, steep)), folded)

    def _big_both(self, stacks: "Three", ranges: Mapping[str, Sequence[float]]) -> list[float]:
        button, small = ranges["button"], ranges["small-call"]
        return _added(*self._three(stacks, (2, 0, 1), button, small, 1))

    def _three(
        self,
        stacks: "Three",
        seats: tuple[int, int, int],
        one: Sequence[float],
        other: Sequence[float],
        folding: float,
    ) -> tuple[list[float], list[float]]:
        """Work out what all three all-in bring the first of these seats more than folding: its
        share of the main pot, less its chips, and the side pot if it is in that."""
        mine, first, second = (stacks[seat] for seat in seats)
        least, _, _ = sorted(stacks)
        main = self._sum(_all([3 * least * often for often in one]), _all(other), True)
        more_first = max(0.0, min(mine, first) - least)
        more_second = max(0.0, min(mine, second) - least)
        # no more than one of both can be: the least stack is one of the three
        flat = folding - least
        if more_first:
            return main, self._sum(_times(one, (flat - more_first, 2 * more_first)), _all(other))
        weight = _times(other, (flat - more_second, 2 * more_second))
        return main, self._sum(_all(one), weight)


# --- sums -----------------------------------------------------------------------------------------

Answers = Callable[[str, Mapping[str, Sequence[float]]], list[float]]
Weight = tuple[Sequence[float], Sequence[float]]
"""For each kind of another player, what it adds: plain, and times the share that is won of it."""
Three = tuple[float, float, float]


def _three(stacks: Sequence[float]) -> Three:
    button, small, big = stacks
    _at_least_one(stacks)
    return button, small, big


def _at_least_one(stacks: Sequence[float]) -> None:
    if min(stacks) < 1:
        raise ValueError(f"stacks: {min(stacks)} is less than a big blind. Hand in 1 or more")


def _pair(stacks: Three, mine: int, other: int, dead: float) -> tuple[float, float]:
    """Work out what an all-in against one brings, with so much in the pot of those who folded:
    plain, and times the share that is won."""
    chips = min(stacks[mine], stacks[other])
    return -chips, 2 * chips + dead


def _all(often: Sequence[float]) -> Weight:
    return often, [0.0] * KINDS


def _not(often: Sequence[float]) -> list[float]:
    return [1 - part for part in often]


def _times(often: Sequence[float], brought: tuple[float, float]) -> Weight:
    flat, steep = brought
    return [part * flat for part in often], [part * steep for part in often]


def _plus(plain: Sequence[float], weight: Weight) -> Weight:
    return [a + b for a, b in zip(plain, weight[0], strict=True)], weight[1]


def _added(*sums: list[float]) -> list[float]:
    return [sum(parts) for parts in zip(*sums, strict=True)]


def _brought(answers: Sequence[float], often: Sequence[float]) -> float:
    return sum(a * part for a, part in zip(answers, often, strict=True))


def _gain(answers: Answers, decisions: Sequence[str], ranges: Mapping[str, Range]) -> float:
    """Work out what the best answer gains at these decisions of a seat."""
    gained = 0.0
    for decision in decisions:
        found = answers(decision, ranges)
        gained += sum(max(a, 0.0) for a in found) - _brought(found, ranges[decision])
    return gained


def _solved(
    decisions: Sequence[str],
    of_seats: Sequence[Sequence[str]],
    answers: Answers,
    exact: float,
    rounds: int,
) -> dict[str, Range]:
    """Solve by CFR+: each seat in turn regrets what it did not do, never less than nothing, and
    does what it regrets; the mean of all rounds, the later ones counting more, is the solution."""
    regrets = {one: ([0.0] * KINDS, [0.0] * KINDS) for one in decisions}
    now = {one: [0.5] * KINDS for one in decisions}
    total = {one: [0.0] * KINDS for one in decisions}
    weight = 0.0
    for number in range(1, rounds + 1):
        for of in of_seats:
            for one in of:
                _regret(regrets[one], now[one], answers(one, now))
        weight += number * number
        for one in decisions:
            mine = total[one]
            for kind, often in enumerate(now[one]):
                mine[kind] += number * number * often
        if number % LOOK == 0 or number == rounds:
            mean = {one: tuple([part / weight for part in total[one]]) for one in decisions}
            if sum(_gain(answers, of, mean) for of in of_seats) <= exact:
                break
    return mean


def _regret(
    regrets: tuple[list[float], list[float]], now: list[float], answers: Sequence[float]
) -> None:
    go, fold = regrets
    for kind, more in enumerate(answers):
        go[kind] = max(0.0, go[kind] + more * (1 - now[kind]))
        fold[kind] = max(0.0, fold[kind] - more * now[kind])
        both = go[kind] + fold[kind]
        now[kind] = go[kind] / both if both else 0.5
