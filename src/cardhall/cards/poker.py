"""What five cards are worth at poker. Suits never decide between hands of one kind."""

from collections.abc import Iterable

KINDS = (
    "no pair", "one pair", "two pairs", "three of a kind", "straight", "flush", "full house",
    "four of a kind", "straight flush",
)  # fmt: skip
"""The kinds of hand, the lowest first."""

_STEP = 13**5
_WHEEL = [12, 3, 2, 1, 0]


def five_card_value(cards: Iterable[int]) -> int:
    """A number that is greater for the better of two five-card hands, equal for even ones.

    cards: five different card numbers. Ace, two, three, four, five is the lowest straight.
    """
    held = list(cards)
    ranks = sorted((card % 13 for card in held), reverse=True)
    # ranks held often come first, then high ones
    ordered = sorted(ranks, key=lambda rank: (-ranks.count(rank), -rank))
    shape = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    flush = len({card // 13 for card in held}) == 1
    wheel = ranks == _WHEEL
    straight = shape == [1] * 5 and (ranks[0] - ranks[4] == 4 or wheel)
    if wheel:
        ordered = [3, 2, 1, 0, 0]
    kind = _kind(shape, flush, straight)
    value = kind
    for rank in ordered:
        value = value * 13 + rank
    return value


def _kind(shape: list[int], flush: bool, straight: bool) -> int:
    if straight and flush:
        return 8
    if flush:
        return 5
    if straight:
        return 4
    return {(4, 1): 7, (3, 2): 6, (3, 1): 3, (2, 2): 2, (2, 1): 1}.get((shape[0], shape[1]), 0)


def kind_of(value: int) -> int:
    """The kind of a five-card value, as a place in ``KINDS``."""
    return value // _STEP


def hand_name(value: int) -> str:
    """The kind in words; an ace-high straight flush is a royal flush."""
    kind = kind_of(value)
    if kind == 8 and value % _STEP // 13**4 == 12:
        return "royal flush"
    return KINDS[kind]
