"""How a game says no: a house rule that cannot be, an action that the rules refuse."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardhall.messages import Message


class RulesError(ValueError):
    """A house rule that cannot be. ``field`` names it, ``cure`` says what may stand there."""

    def __init__(self, field: str, text: Message, cure: Message) -> None:
        super().__init__(f"{field}: {text}. {cure}")
        self.field = field
        self.text = text
        self.cure = cure

    @property
    def told(self) -> Message:
        """The whole of it."""
        return Message(
            "a-house-rule-that-cannot-be",
            rule=self.field,
            told=self.text,
            cure=self.cure,
        )


def no_choice(field: str, value: object, choices: Sequence[str]) -> RulesError:
    """For a house rule whose value is none of its choices."""
    known = ", ".join(choices)
    return RulesError(
        field, Message("as-it-stands", value=repr(value)), Message("choose-these", known=known)
    )


@dataclass(frozen=True)
class Refusal:
    """Why an action is refused: a key for programs, the clause (or open point), a sentence."""

    reason: str
    clause: str
    text: Message


class Illegal(ValueError):
    """An action that the rules refuse; carries its ``Refusal``."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text} ({refusal.clause})")
        self.refusal = refusal
        self.reason = refusal.reason
        self.clause = refusal.clause
