"""Many hands of a game at once, in arrays that the caller owns."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields
from typing import TYPE_CHECKING, Any

from cardhall.bots.arena import usual_seats
from cardhall.cards.refusals import RulesError
from cardhall.games import game, having, part
from cardhall.messages import Message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from cardhall.games.engine.environment import Environment
    from cardhall.games.engine.layout import Layout

    Bytes = NDArray[np.uint8]
    Ints = NDArray[np.int32]
    Seeds = NDArray[np.uint64]

CARDS = 52


def games() -> tuple[str, ...]:
    """The games that have an environment."""
    return having("env")


def layout(name: str) -> Layout:
    """List the planes, the numbers and the acts of a game's environment. Raises RulesError for a
    game that has none."""
    if name not in games():
        none = Message("as-it-stands", value=repr(name))
        raise RulesError("game", none, Message("choose-these", known=", ".join(games())))
    found: Layout = part(name, "env").LAYOUT
    return found


def environment(
    name: str, n: int, seed: int, rules: Any = None, seats: int | None = None
) -> Environment:
    """The compiled environment of a game, without buffers. rules: ``Rules`` or the name of a
    preset, by default the game's first. seats: five, or as many as can sit. Raises RulesError."""
    layout(name)  # refuses a game that has none
    presets = game(name).PRESETS
    if rules is None or isinstance(rules, str):
        rules = game(name).Rules.preset(rules or next(iter(presets)))
    if seats is None:
        seats = usual_seats(name, rules)
    made: Environment = part(name, "env").Env(rules, seats, n, seed)
    return made


@dataclass(frozen=True)
class Buffers:
    """The arrays that a batch fills, one row for each of its hands. All lie in C order."""

    planes: Bytes
    """(n, planes, 52): what the seat to act sees, 1 where a card is in the plane."""
    numbers: Ints
    """(n, numbers): what it sees besides."""
    mask: Bytes
    """(n, acts): 1 for each legal act."""
    turn: Ints
    """(n,): the seat to act."""
    reward: Ints
    """(n, seats): what the hand that was just over brought each seat, else 0."""
    ends: Bytes
    """(n,): 1 where the last step ended a hand; the rest of the row is of the next one."""
    seeds: Seeds
    """(n,): the seed of the hand in play, for ``opening``."""

    @classmethod
    def empty(cls, env: Environment) -> Buffers:
        """Fresh arrays for an environment. Raises ImportError without numpy."""
        import numpy as np

        n = env.count
        return cls(
            planes=np.zeros((n, env.planes, CARDS), np.uint8),
            numbers=np.zeros((n, env.numbers), np.int32),
            mask=np.zeros((n, env.acts), np.uint8),
            turn=np.zeros(n, np.int32),
            reward=np.zeros((n, env.seats), np.int32),
            ends=np.zeros(n, np.uint8),
            seeds=np.zeros(n, np.uint64),
        )

    def check(self, env: Environment) -> None:
        """Raise ValueError, naming it, for an array of another shape or kind."""
        for field, wanted in zip(fields(self), astuple(Buffers.empty(env)), strict=True):
            given = getattr(self, field.name)
            if given.shape != wanted.shape or given.dtype != wanted.dtype:
                has, needs = (f"{a.dtype} {a.shape}" for a in (given, wanted))
                raise ValueError(f"{field.name}: {has}. Give {needs}")
            if not (given.flags.c_contiguous and given.flags.writeable):
                raise ValueError(f"{field.name}: give an array in C order that may be written")


class Batch:
    """So many hands of a game, stepped together. A hand that is over is dealt anew within the same
    step; the same seed gives the same bytes, and each hand is the same however many lie beside it.
    """

    def __init__(
        self,
        name: str,
        n: int,
        seed: int,
        rules: Any = None,
        seats: int | None = None,
        *,
        buffers: Buffers | None = None,
    ) -> None:
        """Deal all hands and show them. rules: ``Rules`` or the name of a preset, by default the
        game's first. seats: five, or as many as can sit. buffers: arrays of one's own to fill.
        Raises RulesError; ValueError for buffers that do not fit or no hands."""
        self.game = name
        self.env = environment(name, n, seed, rules, seats)
        self.buffers = Buffers.empty(self.env) if buffers is None else buffers
        self.buffers.check(self.env)
        flat = (getattr(self.buffers, field.name).reshape(-1) for field in fields(Buffers))
        self.env.bind(*flat)

    def step(self, acts: NDArray[np.integer[Any]]) -> Buffers:
        """Take one act in each hand, by its number, and fill the buffers anew. Other threads run
        meanwhile. Raises ValueError, and changes nothing, where an act is not legal."""
        self.env.step(acts)
        return self.buffers

    def choose(self, acts: Ints) -> Ints:
        """Fill in a legal act for each hand, each as likely, by the batch's own chance."""
        self.env.choose(acts)
        return acts
