"""Carry the asker, the time and the randomness of a command."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from cardhall.messages import Message, no_words


class BoardLine(Protocol):
    """Five cards of a Po-Ke-No board, what they are called, and what they are worth beside others:
    more is better (LLAA-POKENO-11, 12)."""

    @property
    def cards(self) -> tuple[str, ...]: ...
    @property
    def worth(self) -> int: ...
    @property
    def hand(self) -> str: ...
    @property
    def po_ke_no(self) -> bool: ...


class Boards(Protocol):
    """The Po-Ke-No boards in use: the hall itself knows no cards. Both raise LookupError."""

    def line(self, board: int, line: int) -> BoardLine:
        """A line of a board: boards from 1, lines from 0."""

    def five(self, cards: Sequence[str], po_ke_no: bool) -> BoardLine:
        """Five cards of some other board."""


@dataclass(frozen=True)
class Context:
    """`at` in ms since the epoch. `actor` is who asks, in words fit for the log.

    `role`: chair, judge, captain, table (a live one), player, visitor. `scope` holds a captain to
    one table ("boure/4") and a player to one entry (its id); "" holds nobody.
    `rng_seed` is fresh for each command; `new_id` gives unguessable unique ids. `boards` say what a
    line of a Po-Ke-No board is.
    """

    at: int
    actor: Message
    role: str
    rng_seed: str
    new_id: Callable[[], str]
    scope: str = ""
    boards: Boards | None = None


class Refusal(Exception):
    """Why a command is not done: the field, the cure, and the clause or option behind it."""

    def __init__(
        self, why: Message, field: str = "", cure: Message = no_words, clause: str = ""
    ) -> None:
        super().__init__(why)
        self.why = why
        self.field = field
        self.cure = cure
        self.clause = clause

    def __repr__(self) -> str:
        return f"Refusal({self.why!r}, {self.field!r}, {self.cure!r}, {self.clause!r})"


def own_table(key: str, table: int, ctx: Context) -> None:
    """A captain speaks for their own table. Raises Refusal."""
    if ctx.role == "captain" and ctx.scope and ctx.scope != f"{key}/{table}":
        raise Refusal(
            Message("that-is-table", table=table), "table", Message("scan-the-code-that-lies")
        )
