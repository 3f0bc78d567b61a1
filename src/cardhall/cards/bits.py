"""Cards as bits: a card is an int 0 to 51, a set of cards is an int with those bits.

card = suit * 13 + rank; suits C D H S = 0 to 3; ranks 2 to A = 0 to 12. The compiled core takes
the C twins of these functions from ``bits.pxd``; both must say the same (tests/cards).
"""

from itertools import combinations

FULL = (1 << 52) - 1
"""All 52 cards."""

MASK64 = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15

_PATTERNS = [
    sum(1 << place for place in places)
    for size in range(6)
    for places in sorted(combinations(range(5), size), key=lambda p: sum(1 << i for i in p))
]
_UP_TO = [1, 6, 16, 26, 31, 32]


def popcount(cards: int) -> int:
    """Count the cards."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """The highest card (by number) of a set that is not empty."""
    return cards.bit_length() - 1


def bit(card: int) -> int:
    """The set of one card."""
    return 1 << card


def suit(card: int) -> int:
    """0 to 3 for clubs, diamonds, hearts, spades."""
    return card // 13


def rank(card: int) -> int:
    """0 to 12 for the two to the ace."""
    return card % 13


def suit_cards(suit: int) -> int:
    """The thirteen cards of a suit."""
    return 0x1FFF << (13 * suit)


def above(card: int) -> int:
    """The cards of the same suit that rank higher."""
    return suit_cards(suit(card)) & ~((2 << card) - 1)


def scramble(state: int) -> int:
    """The 64 random bits of a SplitMix64 state. Step the state by GAMMA, modulo 2**64."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK64
    return state ^ (state >> 31)


def subset(index: int) -> int:
    """The pattern of the index-th of the 32 subsets of five, the small ones first."""
    return _PATTERNS[index]


def subsets_up_to(size: int) -> int:
    """Count how many subsets of five have at most ``size`` members."""
    return _UP_TO[size]


def spread(pattern: int, cards: int) -> int:
    """The members of ``cards`` that a bit pattern picks, lowest card first."""
    out = 0
    while pattern:
        if pattern & 1:
            out |= cards & -cards
        cards &= cards - 1
        pattern >>= 1
    return out


def nth(cards: int, n: int) -> int:
    """The n-th member of a set (0 is the lowest), as a set of one."""
    for _ in range(n):
        cards &= cards - 1
    return cards & -cards
