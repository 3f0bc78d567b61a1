"""What anybody may tell the floor of: errors and conduct at a table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Seen:
    """What was seen, in words, and the clause that asks for it to be told."""

    title: str
    clause: str


SEEN = {
    "pot": Seen("An error in the pot, or in who won it", "HOLDEM-86"),
    "showed": Seen("A hand was shown to somebody at the table", "HOLDEM-88"),
    "slow": Seen("A likely winner does not show her hand", "HOLDEM-97"),
    "dodge": Seen("Somebody changes seats to dodge the blinds", "HOLDEM-120"),
    "turn": Seen("Somebody acts out of turn on purpose", "HOLDEM-69"),
}
