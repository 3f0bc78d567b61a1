"""Bouré in a terminal."""

from typing import Any

from cardhall.cards.notation import format_card
from cardhall.cards.table import LETTERS
from cardhall.games.engine.terminal import by_seat, high_to_low, named, plays, trumps

SECRET_VERBS = ("draw",)
"""Acts whose cards the others do not see."""


def lines(seen: Any) -> list[str]:
    """The table as this view of a seat tells it, and the player's own cards last."""
    turned = f" ({format_card(seen.turned)} turned)" if seen.turned >= 0 else ""
    return [
        f"{trumps(seen.trump)}{turned}. Pot: {seen.pot}. Dealer: {LETTERS[seen.dealer]}",
        named("Chips", by_seat(seen.stacks, True)),
        named("In", "".join(LETTERS[seat] for seat in seen.staying)),
        named("Drew", by_seat(count if count >= 0 else "" for count in seen.drawn)),
        named("Tricks", by_seat(seen.tricks)),
        named("On the table", plays(seen.trick)),
        named("Your cards", high_to_low(seen.hand)),
    ]
