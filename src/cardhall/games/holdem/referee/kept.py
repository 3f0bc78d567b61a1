"""What a hold'em table keeps of what was done: acts, those that wait for their turn, cards that
were seen, a hand that is void."""

from dataclasses import dataclass

from cardhall.games.holdem import Hand
from cardhall.games.holdem.referee.acts import Meaning


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class Act:
    """One physical act and the position before it. words: as it was done. meaning: what it came
    to, where it came to an action. put: chips released. level: the bet to match when it was done.
    early: out of turn. string: a second motion with chips, undeclared."""

    seat: int
    words: str
    before: Hand
    round: str
    level: int
    meaning: Meaning | None = None
    put: int = 0
    early: bool = False
    string: bool = False
    taken_back: bool = False


@dataclass(frozen=True)
class Early:
    """An action done out of turn, which waits for its turn: what it was and what was faced."""

    seat: int
    verb: str
    to: int
    level: int
    round: str


@dataclass(frozen=True, repr=False)
class Sight:
    """Cards of a seat that were seen. to: the one seat that saw them, or None for the table.
    dealer: it was the dealer's fault."""

    owner: int
    cards: int
    to: int | None
    dealer: bool


@dataclass(frozen=True)
class Void:
    """A hand that counts for nothing. back: chips that go back, by seat; kept: those that stay for
    the next legal pot (HOLDEM-36); clause: what made it void."""

    back: tuple[int, ...]
    kept: int
    clause: str


@dataclass(frozen=True)
class Carried:
    """A pot that waits for the next legal deal, and who alone may play for it (HOLDEM-36, 37)."""

    amount: int
    seats: tuple[int, ...]

    def may_join(self, seat: int) -> bool:
        """May this seat be dealt in while the pot is carried? Nobody new may (HOLDEM-37)."""
        return not self.amount or seat in self.seats
