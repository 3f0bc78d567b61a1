"""What a player sees, in plain lines: each game tells it from that player's view alone."""

from typing import Any

from cardhall.games import part
from cardhall.games.engine.terminal import by_seat, high_to_low, plays

__all__ = ["by_seat", "high_to_low", "lines_of", "plays"]


def lines_of(name: str, view: Any) -> list[str]:
    """The table as this view tells it, and one's own cards last."""
    return [line.rstrip() for line in part(name, "terminal").lines(view) if line]
