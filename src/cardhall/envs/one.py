"""One hand, act by act: what the interfaces to other makers' libraries share.

`aec`, `gym` and `spiel` show a seat one row of numbers a step: the planes of the game's layout and
behind them its numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from cardhall.bots.arena import bot_of
from cardhall.cards.bits import GAMMA, MASK64, scramble
from cardhall.envs.batch import CARDS, environment
from cardhall.games import game

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from numpy.typing import NDArray

    Player = Callable[["OneHand", Random], None]

VERSION = 1
"""Of the environments: it is raised when what is seen, the acts or the rewards change."""


def full_name(name: str) -> str:
    """The name by which libraries register a game: "cardhall/euchre-v1"."""
    return f"cardhall/{name}-v{VERSION}"


class OneHand:
    """A hand of a game, and what its environment says of it."""

    def __init__(self, name: str, rules: Any = None, seats: int | None = None) -> None:
        """Make ready for a deal; rules and seats as a batch takes them. Raises RulesError."""
        self.name = name
        self.env = environment(name, 1, 0, rules, seats)
        self.seats, self.acts = self.env.seats, self.env.acts
        self.size = self.env.planes * CARDS + self.env.numbers
        self.hand: Any = None
        self.chosen = 0
        self.seed = 0

    def deal(self, seed: int, *, only: bool = False) -> None:
        """Deal the hand of a seed, or, unless it is to be only that one, of the first seed after it
        by whose deal there is something to do. Seeds have 63 bits: others keep them as int64."""
        self.seed, self.chosen = seed, 0
        while True:
            self.hand = game(self.name).opening(self.env.rules, self.seats, self.seed)
            self.env.go_on(self.hand)
            if only or self.turn >= 0:
                return
            self.seed = scramble((self.seed + GAMMA) & MASK64) >> 1

    def __deepcopy__(self, memo: dict[int, Any]) -> OneHand:
        """A copy that goes on by itself; the environment, which keeps nothing of it, is shared."""
        other: OneHand = OneHand.__new__(OneHand)
        other.__dict__.update(self.__dict__)
        if self.hand is not None:
            other.hand = self.hand.copy()
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "env": (self.env.rules, self.seats)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.env = environment(self.name, 1, 0, *state["env"])

    @property
    def turn(self) -> int:
        """The seat to act; -1 when the hand is over."""
        return self.env.turn(self.hand, self.chosen)

    def legal(self) -> list[int]:
        """List the numbers of the acts that are legal now."""
        return self.env.legal(self.hand, self.chosen)

    def take(self, act: int) -> None:
        """Take a legal act of the seat to act. Raises ValueError for another."""
        action, self.chosen = self.env.action(self.hand, act, self.chosen)
        if action:
            self.do(action)

    def do(self, action: int) -> None:
        """Take an action of the game itself. Raises Illegal."""
        self.hand.apply(action)
        self.env.go_on(self.hand)
        self.chosen = 0

    def seen(self, seat: int) -> NDArray[np.int32]:
        """Write what a seat sees as a new row: the planes, then the numbers."""
        planes, row = np.zeros(self.env.planes * CARDS, np.uint8), np.zeros(self.size, np.int32)
        self.env.observe(self.hand, seat, planes, row[len(planes) :], self.chosen)
        row[: len(planes)] = planes
        return row

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Write 1 for each act that is legal for a seat now: none out of turn."""
        row = np.zeros(self.acts, np.int8)
        if seat == self.turn:
            row[self.legal()] = 1
        return row

    def observation(self, seat: int) -> dict[str, NDArray[Any]]:
        """Show what a seat sees and which acts are legal for it, as who masks acts reads it."""
        return {"observation": self.seen(seat), "action_mask": self.mask(seat)}

    def rewards(self) -> tuple[int, ...]:
        """Count what the hand brought each seat; nothing before its end."""
        return self.env.gains(self.hand) if self.turn < 0 else (0,) * self.seats


def space_of(one: OneHand) -> Any:
    """The space of ``OneHand.observation``. Needs gymnasium."""
    from gymnasium import spaces

    limits = np.iinfo(np.int32)
    return spaces.Dict(
        {
            "observation": spaces.Box(limits.min, limits.max, (one.size,), np.int32),
            "action_mask": spaces.Box(0, 1, (one.acts,), np.int8),
        }
    )


def player(name: str, bot: str) -> Player:
    """Somebody who acts for the seat to act: "random" takes any legal act, each as likely; another
    is a bot of the game, by its level or name (`cardhall.bots.arena.bot_of`). Raises ValueError."""
    if bot == "random":
        return lambda one, rng: one.take(rng.choice(one.legal()))
    choose, view = bot_of(name, bot), game(name).view

    def play(one: OneHand, rng: Random) -> None:
        seen = view(one.hand, one.turn)
        action = choose(seen, seen.legal, rng)
        if action is None:  # keeps quiet, where one may: the first act of such a game
            one.take(0)
        else:
            one.do(action)

    return play
