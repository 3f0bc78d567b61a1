"""What a player sees in a terminal: the lines that games have in common."""

from collections.abc import Iterable, Sequence

from cardhall.cards.notation import SUIT_NAMES, format_card, format_cards
from cardhall.cards.table import LETTERS


def high_to_low(cards: Iterable[int]) -> str:
    """One's own cards by suits, high to low."""
    return format_cards(sorted(cards, reverse=True))


def plays(trick: Sequence[tuple[int, int]]) -> str:
    """ "A 8C, B TC" """
    return ", ".join(f"{LETTERS[seat]} {format_card(card)}" for seat, card in trick)


def by_seat(values: Iterable[object], also_nothing: bool = False) -> str:
    """ "A 3, C 1": what is nothing is left out."""
    named = [(seat, value) for seat, value in enumerate(values) if value or also_nothing]
    return ", ".join(f"{LETTERS[seat]} {value}" for seat, value in named)


def named(what: str, text: str) -> str:
    return f"{what}: {text}" if text else ""


def trumps(trump: int) -> str:
    return f"Trumps: {SUIT_NAMES[trump]}" if trump >= 0 else ""
