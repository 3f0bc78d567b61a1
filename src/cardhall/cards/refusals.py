"""How a game says no: a house rule that cannot be, an action that the rules refuse."""

from dataclasses import dataclass


class RulesError(ValueError):
    """A house rule that cannot be. ``field`` names it, ``cure`` says what may stand there."""

    def __init__(self, field: str, text: str, cure: str) -> None:
        super().__init__(f"{field}: {text}. {cure}")
        self.field = field
        self.cure = cure


@dataclass(frozen=True)
class Refusal:
    """Why an action is refused: a key for programs, the clause (or open point), a sentence."""

    reason: str
    clause: str
    text: str


class Illegal(ValueError):
    """An action that the rules refuse; carries its ``Refusal``."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text} ({refusal.clause})")
        self.refusal = refusal
        self.reason = refusal.reason
        self.clause = refusal.clause
