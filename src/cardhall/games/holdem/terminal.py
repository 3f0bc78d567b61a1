"""Hold'em in a terminal."""

from typing import Any

from cardhall.cards.notation import format_cards
from cardhall.cards.table import LETTERS
from cardhall.games.engine.terminal import by_seat, named


def lines(seen: Any) -> list[str]:
    """The table as this view of a seat tells it, and the player's own cards last."""
    amounts = [pot.amount for pot in seen.pots]
    pots = " and ".join(map(str, amounts)) if seen.all_in else str(sum(amounts))
    least, most = seen.bounds
    shown = [f"{LETTERS[s]} {format_cards(cards)}" for s, cards in enumerate(seen.shown) if cards]
    pot = f" Pot: {pots}" if seen.turn >= 0 else ""
    return [
        f"Button: {LETTERS[seen.button]}. {seen.phase.capitalize()}.{pot}",
        named("Stacks", by_seat(seen.stacks, True)),
        named("Bets of this round", by_seat(seen.bets)),
        named("Still in", "".join(LETTERS[seat] for seat in seen.live)),
        named("Board", format_cards(seen.board)),
        named("Shown", ", ".join(shown)),
        named("Your cards", format_cards(seen.cards)),
        f"To call: {seen.to_call}" if seen.to_call else "",
        f"You may bet or raise to anything from {least} to {most}" if most else "",
    ]
