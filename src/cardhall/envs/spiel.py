"""The games as games of OpenSpiel; importing this registers each.

``pyspiel.load_game("cardhall/euchre-v1")``, or with ``(rules=...,seats=4)``: a preset by its name.
Chance deals first, a byte of the deal's seed at a time: all that is shuffled in a hand follows from
it. Needs open_spiel: ``pip install 'cardhall[rl]'``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from cardhall.envs.batch import CARDS, games, layout
from cardhall.envs.one import OneHand, full_name
from cardhall.games import game

SEED_BYTES = 4
BYTE = 256
LONGEST = 20_000
"""Acts of a hand: no hand of any game is known to be near it."""
MOST = 1e6
"""What a hand brings at most: far above any, for what a game pays is for its house rules to say."""


def kind(name: str) -> Any:
    """Say what OpenSpiel wants to know of a game before it makes one."""
    seats = game(name).SEATS
    return pyspiel.GameType(
        short_name=full_name(name),
        long_name=game(name).TITLE,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"rules": next(iter(game(name).PRESETS)), "seats": 0},
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # without types of its own
    """A game under some house rules, with so many seats; of each game there is a class."""

    name: str

    def __init__(self, params: dict[str, Any]) -> None:
        """params: ``rules``, the name of a preset, and ``seats``; 0: as many as a batch seats.
        Raises RulesError."""
        self.one = OneHand(self.name, params["rules"], params["seats"] or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.one.acts,
            max_chance_outcomes=BYTE,
            num_players=self.one.seats,
            min_utility=-MOST,
            max_utility=MOST,
            max_game_length=LONGEST,
        )
        super().__init__(kind(self.name), info, params)

    def new_initial_state(self) -> State:
        """Begin: the deal is not done yet."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal alone."""
        return SEED_BYTES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """An observer of what a seat sees; None for what these games do not tell apart: what is
        public, or all that ever happened."""
        if kind is not None and (
            kind.perfect_recall
            or not kind.public_info
            or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            return None
        return Observer(self.one)


class State(pyspiel.State):  # type: ignore[misc]  # without types of its own
    """A hand: before its deal, in play, or over."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.one = game.one.__deepcopy__({})
        self.seed: tuple[int, ...] = ()

    def current_player(self) -> Any:
        """Find who is to act: a seat, chance, or nobody any more."""
        if len(self.seed) < SEED_BYTES:
            return pyspiel.PlayerId.CHANCE
        return self.one.turn if self.one.turn >= 0 else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        """Say whether the hand is over."""
        return len(self.seed) == SEED_BYTES and self.one.turn < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each next byte of the seed, as likely as any."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.one.legal()

    def _apply_action(self, action: int) -> None:
        if len(self.seed) == SEED_BYTES:
            self.one.take(action)
            return
        self.seed += (action,)
        if len(self.seed) == SEED_BYTES:
            self.one.deal(int.from_bytes(self.seed, "big"), only=True)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action:02x}"
        return layout(self.one.name).acts[action]

    def returns(self) -> list[float]:
        """Count what the hand brought each seat; nothing before its end."""
        if not self.is_terminal():
            return [0.0] * self.one.seats
        return [float(gain) for gain in self.one.rewards()]

    def __str__(self) -> str:
        return "" if self.one.hand is None else str(self.one.hand)


class Observer:
    """What a seat sees: the planes and numbers of the game's layout, and its view in words."""

    def __init__(self, one: OneHand) -> None:
        self.tensor = np.zeros(one.size, np.float32)
        planes = one.env.planes * CARDS
        self.dict = {
            "planes": self.tensor[:planes].reshape(-1, CARDS),
            "numbers": self.tensor[planes:],
        }

    def set_from(self, state: State, player: int) -> None:
        """Fill the tensor in; with nothing before the deal."""
        self.tensor[:] = 0 if state.one.hand is None else state.one.seen(player)

    def string_from(self, state: State, player: int) -> str:
        """The view of a seat."""
        if state.one.hand is None:
            return ""
        return str(game(state.one.name).view(state.one.hand, player))


def register() -> None:
    """Make known to OpenSpiel each game that it does not know yet."""
    for name in games():
        if full_name(name) not in pyspiel.registered_names():
            # a class, not a function: OpenSpiel lets go of it when the interpreter is gone already
            pyspiel.register_game(kind(name), type(name, (Game,), {"name": name}))


register()
