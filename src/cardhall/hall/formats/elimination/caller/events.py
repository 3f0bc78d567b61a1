"""What happened at a caller's table. See `caller.commands` for the shapes."""

from cardhall.hall.formats.elimination.caller.commands import Drawn
from cardhall.hall.kernel.messages import Fact


class CalledGameBegun(
    Fact, frozen=True, kw_only=True, about="{category}/round:{round}/games:{table}"
):
    """`among` are those who play; `calling` is the player whose turn it is to call and who has no
    board (OP-POKENO-01), "" for an official. `due` are the chips of an extra game."""

    category: str
    round: int
    table: int
    attempt: int
    game: int
    drawn: Drawn
    among: tuple[str, ...]
    calling: str = ""
    due: int = 0


class CardTurned(Fact, frozen=True, kw_only=True, about="{category}/round:{round}/games:{table}"):
    category: str
    round: int
    table: int
    game: int
    card: str


class TurnTakenBack(
    Fact, frozen=True, kw_only=True, about="{category}/round:{round}/games:{table}"
):
    category: str
    round: int
    table: int
    game: int
    card: str


class OutSaid(Fact, frozen=True, kw_only=True, about="{category}/round:{round}/games:{table}"):
    """A claim that is good: all five `cards` were called. `worth` is more for the better hand."""

    category: str
    round: int
    table: int
    game: int
    entry: str
    board: int
    cards: tuple[str, ...]
    hand: str
    worth: int
    chips: int


class OutSaidFalsely(
    Fact, frozen=True, kw_only=True, about="{category}/round:{round}/games:{table}"
):
    """A claim with `missing` cards not called (OP-POKENO-07)."""

    category: str
    round: int
    table: int
    game: int
    entry: str
    board: int
    missing: tuple[str, ...]
    sits_out: bool


class OutWithdrawn(Fact, frozen=True, kw_only=True, about="{category}/round:{round}/games:{table}"):
    category: str
    round: int
    table: int
    game: int
    entry: str


class CalledGameSettled(
    Fact, frozen=True, kw_only=True, about="{category}/round:{round}/games:{table}"
):
    """`winner` "" for a dead game and for an even one, whose `even` play one more."""

    category: str
    round: int
    table: int
    game: int
    winner: str
    chips: int
    hand: str
    clause: str
    even: tuple[str, ...] = ()


class CalledGameStruck(
    Fact, frozen=True, kw_only=True, about="{category}/round:{round}/games:{table}"
):
    category: str
    round: int
    table: int
    game: int


class DecksCollected(Fact, frozen=True, kw_only=True):
    """`decks` of each of these tables are back."""

    category: str
    round: int
    tables: tuple[int, ...]
    decks: int
