"""Who asks, when, and the randomness that is handed in."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Context:
    """`at` in ms since the epoch. `actor` is who asks, in words fit for the log.

    `role`: chair, judge, captain, table (a live one), player, visitor. `scope` holds a captain to
    her table ("boure/4") and a player to her entry (its id); "" holds nobody.
    `rng_seed` is fresh for each command; `new_id` gives unguessable unique ids.
    """

    at: int
    actor: str
    role: str
    rng_seed: str
    new_id: Callable[[], str]
    scope: str = ""


class Refusal(Exception):
    """Why a command is not done: the field, the cure, and the clause or option behind it."""

    def __init__(self, why: str, field: str = "", cure: str = "", clause: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.field = field
        self.cure = cure
        self.clause = clause

    def __repr__(self) -> str:
        return f"Refusal({self.why!r}, {self.field!r}, {self.cure!r}, {self.clause!r})"
