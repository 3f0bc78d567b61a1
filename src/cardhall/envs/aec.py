"""A hand as an environment of PettingZoo: who is to act acts, one after the other (AEC).

``env`` makes one. Needs pettingzoo: ``pip install 'cardhall[rl]'``.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from gymnasium import spaces
from pettingzoo.utils.env import AECEnv

from cardhall.envs.one import OneHand, full_name, space_of
from cardhall.games import game

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Seen = dict[str, NDArray[Any]]


class Hands(AECEnv[str, "Seen", int]):  # type: ignore[misc]  # without types of its own
    """Hand after hand of a game, a new one by each ``reset``; the agents are the seats, "seat_0"
    and so on. A hand's rewards come with its end."""

    def __init__(
        self,
        name: str,
        rules: Any = None,
        seats: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """rules: ``Rules`` or the name of a preset, by default the game's first. seats: five, or as
        many as can sit. Raises RulesError."""
        super().__init__()
        self.metadata = {
            "name": full_name(name),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.one = OneHand(name, rules, seats)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.one.seats)]
        self.observation_spaces = {one: space_of(self.one) for one in self.possible_agents}
        self.action_spaces = {one: spaces.Discrete(self.one.acts) for one in self.possible_agents}
        self.agents: list[str] = []
        self._chance = Random()

    def observation_space(self, agent: str) -> Any:
        """Give the space of what an agent sees: always the same."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Give the space of an agent's acts: always the same."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a hand. With a seed this and all that follow are the same whenever it is given."""
        if seed is not None:
            self._chance = Random(seed)
        self.one.deal(self._chance.getrandbits(63))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.one.turn]

    def step(self, action: int | None) -> None:
        """Take the act of the agent whose turn it is; None for one whose hand is over. Raises
        ValueError for an act that is not legal, and nothing has moved."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"None is no act. Choose one of {self.one.legal()}")
        self.one.take(int(action))
        self._cumulative_rewards[agent] = 0
        self.rewards = dict(zip(self.agents, self.one.rewards(), strict=True))
        self._accumulate_rewards()
        if self.one.turn < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.agents[self.one.turn]

    def observe(self, agent: str) -> Seen:
        """Show what an agent sees, and which acts are legal: none where it is not its turn."""
        seat = self.possible_agents.index(agent)
        return self.one.observation(seat)

    def render(self) -> str:
        """Describe the table in words, as somebody watching sees it."""
        return str(game(self.one.name).view(self.one.hand, None))

    def close(self) -> None:
        """Nothing is open: a hand is only forgotten."""


def env(
    name: str, rules: Any = None, seats: int | None = None, render_mode: str | None = None
) -> Hands:
    """Make a game an environment of PettingZoo. Raises RulesError."""
    return Hands(name, rules, seats, render_mode)
