"""A player's view in plain lines: each game tells it from that player's view alone."""

from typing import Any

from cardhall.games import part
from cardhall.games.engine.terminal import by_seat, high_to_low, plays

__all__ = ["by_seat", "high_to_low", "lines_of", "plays", "secret_verbs"]


def lines_of(name: str, view: Any) -> list[str]:
    """The table as this view tells it, and one's own cards last."""
    return [line.rstrip() for line in part(name, "terminal").lines(view) if line]


def secret_verbs(name: str) -> tuple[str, ...]:
    """The first words of the acts whose cards the others do not see."""
    found: tuple[str, ...] = getattr(part(name, "terminal"), "SECRET_VERBS", ())
    return found
