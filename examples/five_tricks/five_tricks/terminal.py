"""Five Tricks in a terminal."""

from cardhall.cards.table import LETTERS
from cardhall.games.engine.terminal import by_seat, high_to_low, named, plays

from .hand import View

SECRET_VERBS: tuple[str, ...] = ()
"""Acts whose cards the others do not see."""


def lines(seen: View) -> list[str]:
    """The table as this view of a seat tells it, and the player's own cards last."""
    return [
        f"Dealer: {LETTERS[seen.dealer]}",
        named("Tricks", by_seat(seen.tricks)),
        named("On the table", plays(seen.trick)),
        named("Your cards", high_to_low(seen.hand)),
    ]
