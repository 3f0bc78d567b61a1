"""Texas hold'em: the acts of a hand, its pots, and what it came to."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    """One act of a hand: the phase, the seat, the action as it counts (``all-in`` is the call, bet
    or raise that it came to) and the chips that went in by it."""

    phase: str
    seat: int
    action: int
    chips: int


@dataclass(frozen=True)
class Pot:
    """A pot: its chips and the seats that play for it."""

    amount: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Award:
    """A pot that was won: its chips, who played for it, who won, what each winner got, and what
    says so."""

    amount: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    shares: tuple[int, ...]
    clause: str


@dataclass(frozen=True)
class Event:
    """A line of the end of a hand: ``show``, ``muck`` or ``kill`` (by a player, by the dealer),
    ``award``, in the order of the table."""

    what: str
    seat: int
    clause: str
    amount: int = 0


@dataclass(frozen=True)
class Result:
    """How a hand ended."""

    ending: str
    """``folds`` (all others folded), ``showdown`` or ``void`` (bets went back)."""
    stacks: tuple[int, ...]
    gains: tuple[int, ...]
    """Chips won or lost by each seat. They sum to what a carried pot brought in, less what stays
    for the next pot."""
    awards: tuple[Award, ...]
    """The pots in the order in which they were settled: side pots first (HOLDEM-98)."""
    winners: tuple[int, ...]
    """Seats that won any chips from a pot."""
    carried: int
    """Chips that stay for the next legal pot (HOLDEM-36)."""
