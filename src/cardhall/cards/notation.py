"""Cards in words: rank then suit, ``AS``, ``TD``, ``2C``."""

from collections.abc import Iterable

RANKS = "23456789TJQKA"
SUITS = "CDHS"
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")


class CardError(ValueError):
    """A text that names no card, or one card twice. ``cure`` says what to write instead."""

    def __init__(self, text: str, cure: str) -> None:
        super().__init__(f"{text}. {cure}")
        self.text = text
        self.cure = cure


def parse_card(text: str) -> int:
    """The card that a text such as ``AS`` names; ``10S`` is taken for ``TS``. Raises CardError."""
    name = text.strip().upper().replace("10", "T")
    if len(name) != 2 or name[0] not in RANKS or name[1] not in SUITS:
        raise CardError(
            f"{text!r} is not a card",
            "Write rank then suit, as in AS, TD or 2C: ranks 2 to 9 T J Q K A, suits C D H S",
        )
    return SUITS.index(name[1]) * 13 + RANKS.index(name[0])


def format_card(card: int) -> str:
    """``AS`` for 51. Raises CardError outside 0 to 51."""
    if not 0 <= card < 52:
        raise CardError(f"{card!r} is not a card", "A card is a number from 0 to 51")
    return _NAMES[card]


_NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS)


def parse_cards(text: str) -> tuple[int, ...]:
    """The cards of a text such as ``AS TD``, in its order. Raises CardError, also on a repeat."""
    cards = tuple(parse_card(word) for word in text.replace(",", " ").split())
    for card in cards:
        if cards.count(card) > 1:
            raise CardError(f"{format_card(card)} is written twice", "Write each card once")
    return cards


def format_cards(cards: int | Iterable[int]) -> str:
    """The text of a set (spades first, high to low) or of a sequence (in its order)."""
    if isinstance(cards, int):
        cards = [card for card in range(51, -1, -1) if cards >> card & 1]
    return " ".join(format_card(card) for card in cards)


def card_set(cards: str | Iterable[int]) -> int:
    """The set, as 52 bits, of a text or of a sequence of cards."""
    mask = 0
    for card in parse_cards(cards) if isinstance(cards, str) else cards:
        mask |= 1 << card
    return mask


def card_list(cards: int) -> list[int]:
    """The cards of a set, low to high."""
    found = []
    cards &= _ALL
    while cards:  # from one to the next: a hand holds few of the fifty-two
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


_ALL = (1 << 52) - 1
