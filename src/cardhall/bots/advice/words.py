"""What advice speaks of, as the arguments of its messages: cards, amounts, how often."""

from collections.abc import Iterable

from cardhall.cards.notation import card_list, format_card
from cardhall.messages import Card, Chips, Dollars, Message, Points, Rank, Suit


def card(number: int) -> Card:
    return Card(format_card(number))


def cards(numbers: Iterable[int]) -> tuple[Card, ...]:
    """High cards first, and those of one suit together."""
    suits: dict[int, list[int]] = {}
    for number in sorted(numbers, key=lambda number: (-(number % 13), -number)):
        suits.setdefault(number // 13, []).append(number)
    return tuple([card(number) for held in suits.values() for number in held])


def suit(number: int) -> Suit:
    return Suit("CDHS"[number])


def rank(number: int, many: bool = False) -> Rank:
    return Rank("23456789TJQKA"[number % 13], many)


def amount(value: int, unit: str) -> Chips | Points | Dollars:
    """``1 chip``, ``12 chips``, ``$1.20``."""
    if unit == "cents":
        return Dollars(value)
    return Points(value) if unit == "points" else Chips(value)


def often(share: int) -> Message:
    """A per-mille share as people say it: ``about three times in ten``."""
    if share <= 0:
        return Message("hint-not-once")
    if share >= 1000:
        return Message("hint-every-time")
    if share < 50:
        return Message("hint-hardly-ever")
    if share >= 950:
        return Message("hint-nearly-every-time")
    return Message("hint-so-often-in-ten", times=max(1, min(9, round(share / 100))))


def texts(numbers: Iterable[int] | int) -> tuple[str, ...]:
    """Cards as ``AS``; a set from low to high."""
    return tuple(
        format_card(one) for one in (card_list(numbers) if isinstance(numbers, int) else numbers)
    )
