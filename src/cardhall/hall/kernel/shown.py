"""What a game gives to the pages that all games share: the console, the phones of captains and
players, the judges' page, the wall."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from cardhall.hall.kernel.shapes import (
    BracketCard,
    CallCard,
    ClockLine,
    MatchCard,
    MatchLine,
    OutOfArea,
    RoundCard,
    SeatLine,
    TableCard,
)
from cardhall.hall.kernel.views import View
from cardhall.messages import Message, no_words

if TYPE_CHECKING:
    from cardhall.hall.pages import CaptainView
    from cardhall.hall.state import Category, Entry, State

Where: TypeAlias = Callable[[str, int], Message]
"""A table in words, by its game and number."""


class Stage(View, frozen=True, kw_only=True):
    """How far a game in rounds is: its round, the tables done of those that are played in it."""

    round: int = 0
    final: bool = False
    done: int = 0
    tables: int = 0
    closed: bool = False
    """Whether a round is behind."""


class Shown:
    """Nothing, where a format shows itself by cards of its own (`Pages`)."""

    leads_the_wall = True
    """Whether it comes before others when it moved last."""
    is_drawn = False
    """Whether the wall draws it whole."""

    def rounds(self, state: "State", category: "Category", at: int) -> tuple[RoundCard, ...]:
        """All rounds, for the chairperson."""
        return ()

    def stage(self, state: "State", category: "Category", at: int) -> Stage:
        """Say how far it is."""
        return Stage()

    def bracket(self, state: "State", category: "Category", at: int) -> BracketCard | None:
        """The whole bracket; None before the draw."""
        return None

    def chairs(self, state: "State", category: "Category") -> Iterable[tuple[str, int, str]]:
        """Say who sits where now: the entry, its table, and the seat where it has a letter."""
        return ()

    def tables(self, state: "State", category: "Category", at: int) -> tuple[TableCard, ...]:
        """The tables that are on, for the judges."""
        return ()

    def matches(self, state: "State", category: "Category", at: int) -> tuple[MatchCard, ...]:
        """The matches at tables, for the judges."""
        return ()

    def calls(self, state: "State", category: "Category") -> Iterable[CallCard]:
        """Calls to the chair from matches; those of `tables` stand on their cards."""
        return ()

    def waiting(self, state: "State", category: "Category") -> OutOfArea | None:
        """Find who is to wait elsewhere (LLAA-T-11, 44)."""
        return None

    def clocks(self, category: "Category") -> tuple[ClockLine, ...]:
        """The clock of most tables, then those of tables that have another."""
        return ()

    def seat_lines(self, state: "State", category: "Category") -> Iterable[SeatLine]:
        """Say who finds a seat on the wall."""
        return ()

    def match_lines(self, state: "State", category: "Category") -> Iterable[MatchLine]:
        """The matches at tables, for the wall."""
        return ()

    def read_out(
        self, state: "State", category: "Category", at: int, where: Where
    ) -> Iterable[Message]:
        """Say what is to be said aloud of tables."""
        return ()

    def captain(
        self, state: "State", category: "Category", table: int, at: int, empty: "CaptainView"
    ) -> "CaptainView":
        """The phone that lies on a table; `empty` is that of a table with no seats."""
        return empty

    def seat(self, state: "State", category: "Category", entry: str, at: int) -> dict[str, Any]:
        """Fields of a player's page that tell of the seat."""
        return {}

    def match(self, state: "State", category: "Category", entry: str, at: int) -> MatchCard | None:
        """The match that a team plays, is to play next, or played last."""
        return None

    def out(self) -> Message:
        """Say what somebody is told who is out."""
        return Message("your-third-loss")

    def at_a_table(self, state: "State", entry: "Entry") -> Message:
        """Say where somebody is to go while the game is seated or played; no words for nowhere."""
        return no_words
