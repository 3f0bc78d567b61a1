"""What anybody may tell the floor of: errors and conduct at a table."""

from dataclasses import dataclass

from cardhall.messages import Message


@dataclass(frozen=True)
class Seen:
    """What was seen, in words, and the clause that asks for it to be told."""

    title: Message
    clause: str


SEEN = {
    "pot": Seen(Message("seen-an-error-in-the-pot"), "HOLDEM-86"),
    "showed": Seen(Message("seen-a-hand-was-shown"), "HOLDEM-88"),
    "slow": Seen(Message("seen-a-likely-winner-does-not-show"), "HOLDEM-97"),
    "dodge": Seen(Message("seen-somebody-dodges-the-blinds"), "HOLDEM-120"),
    "turn": Seen(Message("seen-somebody-acts-out-of-turn"), "HOLDEM-69"),
}
