"""Rummy in a terminal."""

from typing import Any

from cardhall.cards.notation import format_card, format_cards
from cardhall.cards.table import LETTERS
from cardhall.games.engine.terminal import by_seat, high_to_low, named


def lines(seen: Any) -> list[str]:
    """The table as this view of a seat tells it, and the player's own cards last."""
    melds = [f"{number}: {format_cards(meld)}" for number, meld in enumerate(seen.melds, 1)]
    owes = f"{format_card(seen.owes)} must be used in this turn" if seen.owes >= 0 else ""
    return [
        f"Dealer: {LETTERS[seen.dealer]}. Stock: {len(seen.stock)} cards",
        named("Cards in hands", by_seat(seen.sizes)),
        named("Melds", "; ".join(melds)),
        named("Discards, the top one last", format_cards(seen.discards)),
        owes,
        named("Your cards", high_to_low(seen.hand)),
    ]
