"""A batch is what its game says, step by step beside ``Hand``, and shows no more than a seat may
know."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import fields
from random import Random
from typing import Any

import numpy as np
import pytest

from cardhall import envs
from cardhall.bots.arena import seats_allowed
from cardhall.games import game, part
from cardhall.games.engine import environment
from tests.examples import dice

PRESETS = [(name, preset) for name in envs.games() for preset in game(name).PRESETS]
every_preset = pytest.mark.parametrize(("name", "preset"), PRESETS)
every_game = pytest.mark.parametrize("name", envs.games())
N, STEPS = 5, 250
MORE: dict[str, dict[str, Any]] = {
    "spades": {"blind_nil": "exchange", "blind_behind": 0},
    "pedro": {"dealer_over6": "keep-all", "all_pass": "redeal-left"},
    "pitty_pat": {"dead": "seen-rank-first", "pat": "instant", "stock_out": "turn-over-once"},
    "po_ke_no": {"late": "lost", "even": "first-call"},
    "rummy": {"round_corner": "yes", "top": "must-use", "deep": "new-meld-only"},
}
"""House rules under which there is what no preset has."""


def tables(name: str, preset: str) -> Iterator[tuple[Any, int]]:
    """House rules and seats: the fewest, the most, and one between."""
    rules = game(name).Rules.preset(preset)
    allowed = seats_allowed(name, rules)
    for seats in sorted({allowed[0], allowed[-1], dice("envs", name, preset).choice(allowed)}):
        yield rules, seats
    if name in MORE:
        yield rules.replace(**MORE[name]), allowed[0]


def bytes_of(buffers: envs.Buffers) -> dict[str, bytes]:
    return {field.name: getattr(buffers, field.name).tobytes() for field in fields(buffers)}


class Beside:
    """One hand of a batch, played again through ``Hand``."""

    def __init__(self, batch: envs.Batch, lane: int) -> None:
        self.batch, self.lane, self.env = batch, lane, batch.env
        self.module, self.gains = game(batch.game), part(batch.game, "bot").gains
        self.planes = np.zeros(self.env.planes * 52, np.uint8)
        self.numbers = np.zeros(self.env.numbers, np.int32)
        self.deal()

    def deal(self) -> None:
        seed = int(self.batch.buffers.seeds[self.lane])
        self.hand = self.module.opening(self.env.rules, self.env.seats, seed)
        self.env.go_on(self.hand)
        self.chosen = 0

    def agrees(self) -> None:
        """Whose turn it is, what is seen and what is legal are the same."""
        out, lane = self.batch.buffers, self.lane
        seat = self.env.turn(self.hand, self.chosen)
        assert seat == out.turn[lane]
        self.env.observe(self.hand, seat, self.planes, self.numbers, self.chosen)
        assert self.planes.tobytes() == out.planes[lane].tobytes()
        assert self.numbers.tolist() == out.numbers[lane].tolist()
        legal = self.env.legal(self.hand, self.chosen)
        assert legal == np.flatnonzero(out.mask[lane]).tolist()
        assert legal
        self.are_the_games(legal)

    def are_the_games(self, acts: list[int]) -> None:
        """Each act leads to an action of the game; and without choosing in steps, to all of them
        (of amounts the game names only some)."""
        if self.chosen:
            return
        found = [self.env.action(self.hand, act, 0)[0] for act in acts]
        whole = [action for action in found if action]
        for action in whole:
            assert self.hand.why_not(action) is None
        assert len(set(whole)) == len(whole)
        if whole == found:
            assert sorted(whole) == sorted(self.hand.legal_actions())

    def take(self, act: int) -> bool:
        """The same act; whether it ended the hand, which then brought the same."""
        action, self.chosen = self.env.action(self.hand, act, self.chosen)
        if action:
            self.hand.apply(action)
            self.env.go_on(self.hand)
        out, lane = self.batch.buffers, self.lane
        assert out.ends[lane] == self.hand.is_over
        if not self.hand.is_over:
            assert not out.reward[lane].any()
            return False
        gains = self.gains(self.hand)
        assert tuple(out.reward[lane]) == gains
        assert self.env.gains(self.hand) == gains
        self.deal()
        return True


@every_preset
def test_a_batch_agrees_with_its_hands_step_by_step(name: str, preset: str) -> None:
    for rules, seats in tables(name, preset):
        batch = envs.Batch(name, N, dice("envs", name, preset).getrandbits(32), rules, seats)
        beside = [Beside(batch, lane) for lane in range(N)]
        acts, ended = np.zeros(N, np.int32), 0
        for _ in range(STEPS):
            for one in beside:
                one.agrees()
            batch.step(batch.choose(acts))
            ended += sum([one.take(int(acts[one.lane])) for one in beside])
        assert ended


@every_preset
def test_nothing_that_a_seat_may_not_know_is_in_what_it_sees(name: str, preset: str) -> None:
    """The hidden cards dealt anew change no byte, for the seat to act and for the others."""
    module, rng = game(name), Random(f"{name} {preset}")
    for rules, seats in tables(name, preset):
        env = envs.environment(name, 1, 1, rules, seats)
        planes, numbers = np.zeros(env.planes * 52, np.uint8), np.zeros(env.numbers, np.int32)
        looked = seed = 0
        while seed < 6 or looked <= 20:
            seed += 1
            hand = module.opening(rules, seats, seed)
            env.go_on(hand)
            while not hand.is_over:
                seat = rng.randrange(seats)
                env.observe(hand, seat, planes, numbers)
                seen = planes.tobytes() + numbers.tobytes()
                for other in range(2):
                    maybe = module.imagine(module.view(hand, seat), rules, other)
                    env.observe(maybe, seat, planes, numbers)
                    assert planes.tobytes() + numbers.tobytes() == seen
                    looked += 1
                chosen, action = 0, 0
                while not action:
                    action, chosen = env.action(hand, rng.choice(env.legal(hand, chosen)), chosen)
                hand.apply(action)
                env.go_on(hand)


@every_game
def test_a_seed_gives_the_same_bytes_and_another_gives_others(name: str) -> None:
    def played(seed: int, n: int = N) -> list[dict[str, bytes]]:
        batch, acts = envs.Batch(name, n, seed), np.zeros(n, np.int32)
        seen = [bytes_of(batch.buffers)]
        for _ in range(60):
            seen.append(bytes_of(batch.step(batch.choose(acts))))
        return seen

    assert played(3) == played(3)
    assert played(3)[0] != played(4)[0]


@every_game
def test_a_hand_is_the_same_however_many_lie_beside_it(name: str) -> None:
    few, many = envs.Batch(name, 2, 9), envs.Batch(name, 7, 9)
    assert few.buffers.planes.tobytes() == many.buffers.planes[:2].tobytes()
    assert few.buffers.seeds.tolist() == many.buffers.seeds[:2].tolist()
    assert len(set(many.buffers.seeds.tolist())) == 7


@every_game
def test_an_act_that_is_not_legal_is_refused_and_nothing_moves(name: str) -> None:
    batch = envs.Batch(name, 3, 1)
    acts = batch.choose(np.zeros(3, np.int32))
    before = bytes_of(batch.buffers)
    for act in (
        *np.flatnonzero(batch.buffers.mask[2] == 0)[:1].tolist(),
        -1,
        batch.env.acts,
        1 << 30,
    ):
        acts[2] = act
        with pytest.raises(ValueError, match=r"hand 2: act .* is not legal"):
            batch.step(acts)
        assert bytes_of(batch.buffers) == before
    with pytest.raises(ValueError, match="Give one for each"):
        batch.step(acts[:2])


@every_game
def test_acts_may_come_in_any_array_of_whole_numbers(name: str) -> None:
    """The same one again with other acts in it, another one, of other numbers, not in a row."""
    one, other = envs.Batch(name, 6, 1), envs.Batch(name, 6, 1)
    same, wide = np.zeros(6, np.int32), np.zeros(6, np.int64)
    apart = np.zeros((6, 2), np.int32)[:, 0]
    for turn in range(24):
        acts = (same, wide, apart, np.zeros(6, np.int32))[turn % 4]
        acts[:] = one.choose(np.zeros(6, np.int32))
        assert bytes_of(one.step(acts)) == bytes_of(other.step(acts.copy()))
    if not environment.__file__.endswith(".py"):  # interpreted it writes into any
        with pytest.raises(ValueError, match="mismatch"):
            one.env.choose(wide)


@every_game
def test_the_buffers_are_the_callers_own(name: str) -> None:
    own = envs.Buffers.empty(envs.environment(name, 4, 1))
    batch = envs.Batch(name, 4, 1, buffers=own)
    assert batch.buffers is own
    assert own.mask.any()
    short = envs.Buffers(**{**vars(own), "mask": own.mask[:, :-1]})
    with pytest.raises(ValueError, match="mask: "):
        envs.Batch(name, 4, 1, buffers=short)
    turned = envs.Buffers(**{**vars(own), "planes": np.asfortranarray(own.planes)})
    with pytest.raises(ValueError, match="planes: give an array in C order"):
        envs.Batch(name, 4, 1, buffers=turned)


def test_a_game_without_an_environment_is_refused_and_named() -> None:
    with pytest.raises(ValueError, match="Choose"):
        envs.Batch("solitaire", 1, 1)
    with pytest.raises(ValueError, match="No hands"):
        envs.Batch("euchre", 0, 1)


def longest_silence(work: Callable[[], object]) -> tuple[float, float]:
    """How long some work took in a thread of its own, and for how long at most this thread stood
    still meanwhile."""
    took: list[float] = []

    def run() -> None:
        begun = time.perf_counter()
        work()
        took.append(time.perf_counter() - begun)

    thread = threading.Thread(target=run)
    thread.start()
    last, longest = time.perf_counter(), 0.0
    while thread.is_alive():
        now = time.perf_counter()
        last, longest = now, max(longest, now - last)
    return took[0], longest


@pytest.mark.skipif(environment.__file__.endswith(".py"), reason="interpreted there is one lock")
def test_other_threads_run_while_a_batch_steps() -> None:
    batch = envs.Batch("euchre", 60_000, seed=3)
    acts = np.zeros(60_000, np.int32)
    tries = []
    for _ in range(5):  # a machine that is busy with other things stands still by itself
        batch.choose(acts)
        tries.append(longest_silence(lambda: batch.env.step(acts)))
        if tries[-1][1] < tries[-1][0] / 2:
            return
    raise AssertionError(f"stood still, of seconds: {tries}")
