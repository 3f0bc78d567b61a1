"""Matched sets of Rummy: three or four of a rank, three or more in order of a suit.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``melds.pxd``).
When compiled all are C functions: ``hand.matched`` and ``hand.value`` are there for Python.
"""

import cython

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit, lowest, popcount, rank, suit
else:
    from cardhall.cards.bits import bit, lowest, popcount, rank, suit

TENS = cython.declare(cython.ulonglong, 0x8004002001 * 0xF00)  # ten to king
ACES = cython.declare(cython.ulonglong, 0x8004002001 << 12)

# In a suit the ace comes first: bit 0 is the ace, bit 12 the king. A run is where it begins and how
# long it is; a begin of 1 and a length of 13 ends with the ace above the king.


def stretch(of_suit: cython.int, begin: cython.int, length: cython.int) -> cython.ulonglong:
    """The cards of a suit in a stretch of places, the ace first and again after the king."""
    line: cython.ulonglong = ((1 << length) - 1) << begin
    line = (line | (line >> 13)) & 0x1FFF
    return ((line >> 1) | ((line & 1) << 12)) << (13 * of_suit)


def line_of(cards: cython.ulonglong, of_suit: cython.int) -> cython.ulonglong:
    """The cards of a suit, the ace first."""
    line: cython.ulonglong = (cards >> (13 * of_suit)) & 0x1FFF
    return ((line << 1) & 0x1FFF) | (line >> 12)


def alike(card: cython.int) -> cython.ulonglong:
    """The four cards of this card's rank."""
    low: cython.int = rank(card)
    return bit(low) | bit(low + 13) | bit(low + 26) | bit(low + 39)


def begins(cards: cython.ulonglong, corner: cython.bint) -> cython.int:
    """Find where a run of these cards begins; -1 if they are none, 13 for a set of one rank."""
    first: cython.int
    line: cython.ulonglong
    start: cython.ulonglong
    if popcount(cards) < 3:
        return -1
    first = lowest(cards)
    if cards & ~alike(first) == 0:
        return 13
    if cards & ~(bit(13 * suit(first)) * 0x1FFF):
        return -1
    line = line_of(cards, suit(first))
    if line == 0x1FFF:
        return 0
    start = line & ~((line << 1) | (line >> 12))
    if start & (start - 1):
        return -1
    first = lowest(start)
    return first if corner or first + popcount(cards) <= 14 else -1


def end_below(cards: cython.ulonglong, begin: cython.int, corner: cython.bint) -> cython.ulonglong:
    """The card that a run which begins there would take below; 0 for none."""
    if popcount(cards) == 13 or (begin == 0 and not corner):
        return 0
    return stretch(suit(lowest(cards)), (begin + 12) % 13, 1)


def end_above(cards: cython.ulonglong, begin: cython.int, corner: cython.bint) -> cython.ulonglong:
    """The card that a run which begins there would take above; 0 for none."""
    length: cython.int = popcount(cards)
    if length == 13 or (begin + length > 13 and not corner):
        return 0
    return stretch(suit(lowest(cards)), (begin + length) % 13, 1)


def ends_of(cards: cython.ulonglong, corner: cython.bint) -> cython.ulonglong:
    """The single cards that a meld would take."""
    begin: cython.int = begins(cards, corner)
    if begin == 13:
        return alike(lowest(cards)) & ~cards
    if begin < 0:
        return 0
    return end_below(cards, begin, corner) | end_above(cards, begin, corner)


def points(cards: cython.ulonglong) -> cython.int:
    return 5 * popcount(cards) + 5 * popcount(cards & TENS) + 10 * popcount(cards & ACES)
