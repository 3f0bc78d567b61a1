"""Lamplight in a terminal."""

from typing import Any

from cardhall.cards.notation import format_card
from cardhall.cards.table import LETTERS
from cardhall.games.engine.terminal import by_seat, high_to_low, named, plays

SECRET_VERBS = ("put",)
"""Acts whose cards the others do not see."""


def lines(seen: Any) -> list[str]:
    """The table as this view of a seat tells it, and the player's own cards last."""
    taken = ", taken by the dealer" if seen.taken else ""
    return [
        f"Dealer: {LETTERS[seen.dealer]}. Lamp: {format_card(seen.lamp)}{taken}",
        named("Tricks", by_seat(seen.tricks)),
        named("On the table", plays(seen.trick)),
        named("Your cards", high_to_low(seen.hand)),
    ]
