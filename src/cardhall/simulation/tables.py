"""The play at a table, as the formats ask for it: results drawn by skill, or played by bots.

People are ids. Minutes are those at the table, without what lies between games.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from cardhall.formats.elimination import Score
from cardhall.formats.freezeout import PokerTable
from cardhall.formats.progressive import CardTable
from cardhall.rulebook.presets import Category


@dataclass(frozen=True, slots=True)
class Field:
    """The players, and how strong each is: of drawn results the log of their strength, of bots the
    play-outs that they think over."""

    skill: Mapping[str, float]

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(self.skill)

    @property
    def best(self) -> str:
        """The strongest."""
        return max(self.skill, key=lambda one: self.skill[one])


@dataclass(frozen=True, slots=True)
class Sitting:
    """A session at a table: what each is ranked by, how many hands, how many minutes."""

    scores: Mapping[str, Score]
    hands: int
    minutes: float


@dataclass(frozen=True, slots=True)
class HandOver:
    """A hand of hold'em: stacks after it of those dealt in, and where the big blind was."""

    stacks: Mapping[str, int]
    big: int


@dataclass(frozen=True, slots=True)
class Evening:
    """A night at home: what each has won in cents (adding up to nothing with what is left in the
    pot), buy-ins after the first, hands, minutes."""

    net: Mapping[str, int]
    buy_ins: int
    hands: int
    minutes: float
    left: int = 0


@dataclass(frozen=True, slots=True)
class Blinds:
    """The blinds and ante of a hand of hold'em, in chips; ``least`` is the smallest chip."""

    small: int
    big: int
    ante: int
    least: int


class SimulatedTables(Protocol):
    """Whoever says what happened at a table."""

    def sitting(self, category: Category, seats: Sequence[str], minutes: float) -> Sitting:
        """A session by the clock: the hand in play is finished (LLAA-T-07)."""

    def extra(self, category: Category, tied: Sequence[str]) -> Sequence[str]:
        """An extra game among the tied (OP-T-02): best first."""

    def match(
        self, category: Category, teams: tuple[Sequence[str], Sequence[str]], clock: float | None
    ) -> tuple[int, int, float]:
        """A match of two teams: who won (0, 1), hands, minutes. clock: minutes after which the
        leader wins (OP-T-04)."""

    def game(self, category: Category, table: CardTable, hands: int) -> Sitting:
        """A game of euchre of so many hands: each player's points (EUCHRE-36)."""

    def hand(self, table: PokerTable, stacks: Mapping[str, int], blinds: Blinds) -> HandOver:
        """One hand of hold'em among those at a table."""

    def evening(self, category: Category, people: Sequence[str], minutes: float) -> Evening:
        """A night at home of so many minutes."""

    def minutes_of_hand(self, game: str) -> float:
        """Minutes of one hand."""

    def lot(self, below: int) -> int:
        """A whole number from 0, below this."""
