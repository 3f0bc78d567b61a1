"""Euchre: how a hand ended, and the offences that are paid for.

Part of ``cardhall.games.euchre``: import from there.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """How a hand ended. Tuples run over the seats."""

    ending: str
    """``played``, ``stopped`` (by a penalty) or ``thrown-in`` (everybody passed)."""
    tricks: tuple[int, ...]
    maker: int | None
    """Who made trumps."""
    alone: bool
    points: tuple[int, ...]
    """What each writes on their own card (EUCHRE-36)."""
    euchred: tuple[int, ...]
    """The seats of a euchred side."""
    offender: int | None
    """Whose offence stopped the hand."""
    counted: bool
    """Is it one of the game's hands? Only if somebody scores (EUCHRE-53, OP-EUCHRE-04)."""


PENALTIES: dict[str, str] = {
    "speech": "EUCHRE-13",
    "renege": "EUCHRE-40",
    "false-renege": "EUCHRE-41",
    "bid-out-of-turn": "EUCHRE-42",
    "lead-out-of-turn": "EUCHRE-44",
}
"""What gives the others two points, and the clause. For ``false-renege`` the offender is who
charged a renege that was not proved."""
