"""Euchre in a terminal."""

from typing import Any

from cardhall.cards.notation import format_card
from cardhall.cards.table import LETTERS
from cardhall.games.engine.terminal import by_seat, high_to_low, named, plays, trumps

SECRET_VERBS = ("discard",)
"""Acts whose cards the others do not see."""


def lines(seen: Any) -> list[str]:
    """The table as this view of a seat tells it, and the player's own cards last."""
    up = f"{format_card(seen.up)} turned up" if seen.up >= 0 and seen.up_at == "table" else ""
    maker = f", made by {LETTERS[seen.maker]}" if seen.maker >= 0 else ""
    alone = ", alone" if seen.alone else ""
    return [
        f"Dealer: {LETTERS[seen.dealer]}. {up}{trumps(seen.trump)}{maker}{alone}",
        named("Tricks", by_seat(seen.tricks)),
        named("On the table", plays(seen.trick)),
        named("Your cards", high_to_low(seen.hand)),
    ]
