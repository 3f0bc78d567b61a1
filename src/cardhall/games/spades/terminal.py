"""Spades in a terminal."""

from typing import Any

from cardhall.cards.table import LETTERS
from cardhall.games.engine.terminal import by_seat, high_to_low, named, plays

SECRET_VERBS = ("pass",)
"""Acts whose cards the others do not see."""


def lines(seen: Any) -> list[str]:
    """The table as this view of a seat tells it, and the player's own cards last."""
    said = ["" if bid < 0 else str(bid or "nil") for bid in seen.bids]
    bags = f"bags {seen.bags[0]} and {seen.bags[1]}"
    return [
        f"Dealer: {LETTERS[seen.dealer]}. Score {seen.scores[0]} to {seen.scores[1]}, {bags}",
        named("Bids", by_seat(said)),
        named("Tricks", by_seat(seen.tricks)),
        named("On the table", plays(seen.trick)),
        named("Your cards", high_to_low(seen.hand)),
    ]
