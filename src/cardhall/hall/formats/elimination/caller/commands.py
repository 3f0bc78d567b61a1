"""What a caller can ask. A table is named by category, round and number, a game by its number at
the table in this session, from 1. Cards are written as two signs, such as "QS"."""

from typing import Literal

from cardhall.hall.kernel.messages import Command

Drawn = Literal["physical", "hall"]
"""Who turns the cards: the caller, from a pack on the table; or the hall, on the caller's page."""


class BeginCalledGame(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/games:{table}",
    asked_by=("captain", "judge"),
):
    """The next game of the session (LLAA-POKENO-03); after even hands, the extra one between them
    (OP-POKENO-02)."""

    round: int
    table: int
    drawn: Drawn = "physical"
    category: str = "po-ke-no"


class TurnCard(Command, frozen=True, kw_only=True, asked_by=("captain", "judge")):
    """One card is turned and called. `after` is how many were called before it: two phones never
    call twice. `card` "" lets the hall draw one."""

    round: int
    table: int
    game: int
    after: int
    card: str = ""
    category: str = "po-ke-no"


class TakeBackTurn(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/games:{table}",
    asked_by=("captain", "judge"),
):
    """The card marked last was another one."""

    round: int
    table: int
    game: int
    category: str = "po-ke-no"


class SayOut(Command, frozen=True, kw_only=True, asked_by=("captain", "judge")):
    """Somebody calls "out" (LLAA-POKENO-07): `line` of `board`, or with `board` 0 the five `cards`
    of a board that is not one of ours; `po_ke_no` when these are the corners and the centre."""

    round: int
    table: int
    game: int
    entry: str
    board: int = 0
    line: int = 0
    cards: tuple[str, ...] = ()
    po_ke_no: bool = False
    category: str = "po-ke-no"


class WithdrawOut(Command, frozen=True, kw_only=True, asked_by=("captain", "judge")):
    """The player had not called out after all, or it was somebody else."""

    round: int
    table: int
    game: int
    entry: str
    category: str = "po-ke-no"


class SettleCalledGame(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/games:{table}",
    asked_by=("captain", "judge"),
):
    """All who called out on this card are heard: the best hand is paid (LLAA-POKENO-11 to 13).
    With all 52 called and nobody out the game is dead (OP-X-07)."""

    round: int
    table: int
    game: int
    category: str = "po-ke-no"


class StrikeCalledGame(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/games:{table}",
    asked_by=("captain", "judge"),
):
    """The latest game is struck from the list, with what it paid."""

    round: int
    table: int
    game: int
    category: str = "po-ke-no"


class CollectDecks(Command, frozen=True, kw_only=True, asked_by=("captain", "judge")):
    """A table's decks are back after its session (LLAA-POKENO-15); `table` 0: those of all."""

    round: int
    table: int = 0
    category: str = "po-ke-no"


# the caller holds the code of the table
