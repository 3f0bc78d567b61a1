"""Pedro in a terminal."""

from typing import Any

from cardhall.cards.table import LETTERS
from cardhall.games.engine.terminal import high_to_low, named, plays, trumps

SECRET_VERBS = ("throw", "rob")
"""Acts whose cards the others do not see."""


def lines(seen: Any) -> list[str]:
    """The table as this view of a seat tells it, and the player's own cards last."""
    bid = f"{LETTERS[seen.bidder]} bids {seen.bid}" if seen.bidder >= 0 else "nobody has bid"
    shown = [f"{LETTERS[s]} {high_to_low(cards)}" for s, cards in enumerate(seen.shown) if cards]
    return [
        f"Dealer: {LETTERS[seen.dealer]}. Bid: {bid}. {trumps(seen.trump)}",
        named("Points", f"A-C {seen.points[0]}, B-D {seen.points[1]}" if any(seen.points) else ""),
        named("Surplus trumps shown", ", ".join(shown)),
        named("On the table", plays(seen.trick)),
        named("The pack that you rob", high_to_low(seen.pack)),
        named("Your cards", high_to_low(seen.hand)),
    ]
