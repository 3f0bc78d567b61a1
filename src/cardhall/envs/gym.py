"""A seat as an environment of Gymnasium, bots in the others; importing this registers each game.

``gymnasium.make("cardhall/euchre-v1", opponents="strong", seat=0)`` then makes one. Needs
gymnasium: ``pip install 'cardhall[rl]'``.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import gymnasium
from gymnasium import spaces

from cardhall.envs.batch import games
from cardhall.envs.one import OneHand, full_name, player, space_of
from cardhall.games import game

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    Seen = dict[str, NDArray[Any]]
    Step = tuple[Seen, float, bool, bool, dict[str, Any]]


class Seat(gymnasium.Env["Seen", "np.int64"]):
    """One seat of a game: an episode is a hand in which it is asked at least once."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  (as gymnasium's own)

    def __init__(
        self,
        game: str,
        rules: Any = None,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        illegal: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        """rules: ``Rules`` or the name of a preset. seats: five, or as many as can sit. seat: one's
        own. opponents: who sits in the others, partners too: "random", or a bot by its level or
        name; one for all, or one each, from the left neighbour on. illegal: the reward of an act
        that is not legal, which moves nothing. Raises RulesError; ValueError for no such seat or
        bot."""
        self.one = OneHand(game, rules, seats)
        others = self.one.seats - 1
        named = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(named) != others:
            raise ValueError(f"{len(named)} opponents. Name one, or {others}")
        if not 0 <= seat <= others:
            raise ValueError(f"no seat {seat}. Choose 0 to {others}")
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        self._others = {
            (seat + 1 + place) % self.one.seats: player(game, name)
            for place, name in enumerate(named)
        }
        self._chance = Random()
        self.observation_space = space_of(self.one)
        self.action_space = spaces.Discrete(self.one.acts)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal hands until one asks this seat. With a seed this and all that follow are the same
        whenever it is given."""
        super().reset(seed=seed)
        self._chance = Random(int(self.np_random.integers(1 << 63)))
        while True:
            self.one.deal(self._chance.getrandbits(63))
            self._go_on()
            if self.one.turn == self.seat:
                return self.one.observation(self.seat), {"seed": self.one.seed}

    def _go_on(self) -> None:
        """Let the others act until it is one's own turn, or the hand is over."""
        while (turn := self.one.turn) not in (self.seat, -1):
            self._others[turn](self.one, self._chance)

    def step(self, action: np.int64) -> Step:
        """Take an act, and let the others act after it. Raises ValueError when the hand is over."""
        if self.one.hand is None or self.one.turn < 0:
            raise ValueError("No hand is in play. Reset first")
        legal = int(action) in self.one.legal()
        reward = self.illegal
        if legal:
            self.one.take(int(action))
            self._go_on()
            reward = float(self.one.rewards()[self.seat])
        seen = self.one.observation(self.seat)
        return seen, reward, self.one.turn < 0, False, {"seed": self.one.seed, "legal": legal}

    def render(self) -> str:
        """Describe the table in words, as this seat sees it."""
        return str(game(self.one.name).view(self.one.hand, self.seat))


def register() -> None:
    """Make known to gymnasium each game that it does not know yet."""
    for name in games():
        if full_name(name) not in gymnasium.registry:
            gymnasium.register(
                full_name(name), f"{__name__}:{Seat.__name__}", kwargs={"game": name}
            )


register()
