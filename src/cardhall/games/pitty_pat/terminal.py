"""Pitty-Pat in a terminal."""

from typing import Any

from cardhall.cards.notation import format_card, format_cards
from cardhall.cards.table import LETTERS
from cardhall.games.engine.terminal import by_seat, high_to_low, named


def lines(seen: Any) -> list[str]:
    """The table as this view of a seat tells it, and the player's own cards last."""
    opened = [f"{LETTERS[s]} {high_to_low(cards)}" for s, cards in enumerate(seen.open) if cards]
    return [
        f"Dealer: {LETTERS[seen.dealer]}. Stock: {seen.stock} cards",
        named("Pairs on the table", ", ".join(opened)),
        named("Cards unseen in hands", by_seat(seen.sizes)),
        named("Not taken", format_cards(seen.discards)),
        named("On offer", format_card(seen.upcard) if seen.upcard >= 0 else ""),
        named("Your pairs", high_to_low(seen.pairs)),
        named("Your single cards", high_to_low(seen.singles)),
    ]
