"""What an adapter answers with, beside plain numbers and words."""

from __future__ import annotations

from dataclasses import dataclass

from cardhall.dealing import Added, Shuffles
from cardhall.messages import Message
from cardhall.tables.events import Line, Move, SeatNumber


@dataclass(frozen=True, slots=True, repr=False)
class Secrets:
    """Seed and salt of a session, in hex, and what the seats added. Printed nowhere before the
    reveal."""

    seed: str
    salt: str
    numbers: tuple[SeatNumber, ...] = ()
    commitment: str = ""  # the seal that was shown

    def shuffles(self) -> Shuffles:
        added = [
            Added(one.seat, bytes.fromhex(one.number), one.since)
            for one in self.numbers
            if one.number
        ]
        return Shuffles(bytes.fromhex(self.seed), bytes.fromhex(self.salt), added)


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why words are not an act that may be done now; `reason` is the game's own key of it."""

    why: Message
    cure: Message
    clause: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """What a hand came to. `outcome`: "won", "even", "void" and the like, in the game's words;
    `winners` seats; `moves` what is paid now that it is over; `lines` the report, in words."""

    outcome: str
    winners: tuple[int, ...]
    moves: tuple[Move, ...]
    lines: tuple[Line, ...]
    tricks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Counted:
    """The end of a session as an event counts it: each seat's chips, and the points where the game
    goes by points; what is left in the middle (the pot and locked stacks, or the bank); how many
    lots of chips the bank had."""

    chips: tuple[int, ...]
    points: tuple[int, ...]
    left: int
    lots: int = 1
