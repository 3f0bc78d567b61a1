"""What the best five of five, six or seven cards are worth at poker.

A value is a number from 1 (seven, five, four, three, two) to 7462 (a royal flush): the place of
the best five cards among all that differ at the showdown. Higher is better, equal hands have equal
values, suits never decide (HOLDEM-99, OP-HOLDEM-16).

The rules are in ``_ranks_value`` and ``_flush_value``; interpreted, they are all that runs.
Compiled, every card is a number, its key, and a hand is the sum of its cards' keys. The sum tells
whether five are of one suit and, in three parts, how often each of the five highest ranks, the
four below and the four lowest is held. The ways to hold ranks are numbered in one order (by the
high ranks first, then the middle, then the low ones), so that a hand's place among the 73,775 of
them is the sum of what each part adds; a table has the value at that place. For seven cards that
are 98 KB and three tables of 1 to 10 KB, filled in a few milliseconds at import.
"""

import sys
from array import array
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any

import cython

from cardhall.cards.notation import CardError, card_list
from cardhall.cards.poker import KINDS
from cardhall.messages import Message, Rank

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit, highest, lowest, popcount
else:
    from cardhall.cards.bits import bit, highest, lowest, popcount

    # the tables of the compiled core: see seven.pxd
    _starts: list[int] = []
    _card_keys: list[int] = []
    _suit_keys: list[int] = []
    _flushes: list[int] = []
    _highs: list[int] = []
    _middles: list[int] = []
    _lows: list[int] = []
    _values: list[int] = []

    # inline in seven.pxd; interpreted there are no keys, and a hand's value comes from its cards
    def hand_key(size: int) -> int:
        """Work out what the key of a hand of so many cards begins with."""
        return 0

    def card_key(card: int) -> int:
        """Work out what a card adds to the key."""
        return 0

    def value_of_key(key: int, mask: int) -> int:
        """The value of the hand with this key and these cards."""
        return seven_card_value(mask)


# The first value of each kind, after all values of the kinds below it.
PAIR = cython.declare(cython.uint, 1 + 1277)
TWO_PAIRS = cython.declare(cython.uint, 1 + 1277 + 2860)
THREE = cython.declare(cython.uint, 1 + 1277 + 2860 + 858)
STRAIGHT = cython.declare(cython.uint, 1 + 1277 + 2860 + 858 + 858)
FLUSH = cython.declare(cython.uint, 1 + 1277 + 2860 + 858 + 858 + 10)
FULL_HOUSE = cython.declare(cython.uint, 1 + 1277 + 2860 + 858 + 858 + 10 + 1277)
FOUR = cython.declare(cython.uint, 1 + 1277 + 2860 + 858 + 858 + 10 + 1277 + 156)
STRAIGHT_FLUSH = cython.declare(cython.uint, 1 + 1277 + 2860 + 858 + 858 + 10 + 1277 + 156 + 156)

ROYAL = 7462
"""The highest value."""
_FIRST = [1, *map(int, (PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH))]
CURE = "Hand in five to seven different cards, each a number from 0 to 51 or a bit of a set"
RANK_NAMES = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack",
              "queen", "king", "ace")  # fmt: skip
SIGNS = "23456789TJQKA"

WHEEL = cython.declare(cython.uint, 0x100F)
MASK_END = cython.declare(cython.ulonglong, 1 << 52)
# Where the parts of a key lie: high ranks, middle ranks (and how many high cards there are), low
# ranks, four counters of the suits (three more than held, so that five set a bit), a count.
MIDDLE = cython.declare(cython.int, 13)
LOW = cython.declare(cython.int, 26)
SUIT = cython.declare(cython.int, 36)
COUNT = cython.declare(cython.int, 52)
HIGH_STATES = cython.declare(cython.ulonglong, 2421)
MIDDLE_STATES = cython.declare(cython.ulonglong, 521)


def seven_card_value(mask: cython.ulonglong) -> cython.uint:
    """The value of the best five among five to seven cards.

    mask: the cards as bits. 0 for a set of any other size, or with bits beyond the 52 cards.
    """
    count: cython.int
    key: cython.ulonglong
    if not cython.compiled:
        return _slow_value(mask) if 5 <= popcount(mask) <= 7 and mask < 1 << 52 else 0
    key = (
        _suit_keys[mask & 0x1FFF]
        + _suit_keys[(mask >> 13) & 0x1FFF]
        + _suit_keys[(mask >> 26) & 0x1FFF]
        + _suit_keys[(mask >> 39) & 0x1FFF]
    )
    count = cython.cast(cython.int, key >> COUNT)
    if count < 5 or count > 7 or mask >> 52:
        return 0
    return value_of_key(key + _starts[count], mask)


def value_of_seven(
    a: cython.int,
    b: cython.int,
    c: cython.int,
    d: cython.int,
    e: cython.int,
    f: cython.int,
    g: cython.int,
) -> int:
    """The value of seven card numbers, 0 to 51. Raises CardError for any other number or a card
    that comes twice."""
    mask: cython.ulonglong
    if not (a | b | c | d | e | f | g) & ~63:
        mask = bit(a) | bit(b) | bit(c) | bit(d) | bit(e) | bit(f) | bit(g)
        if popcount(mask) == 7 and mask < MASK_END:
            return seven_card_value(mask)
    raise CardError(f"{(a, b, c, d, e, f, g)} are not seven cards", CURE)


def hand_value(cards: int | Sequence[int]) -> int:
    """The value of five to seven cards, given as a set of bits or as card numbers.

    Raises CardError for fewer, for more, for what is no card and for a card that comes twice.
    """
    if isinstance(cards, int):
        if cards >= 0 and cards < 1 << 52 and 5 <= cards.bit_count() <= 7:
            return seven_card_value(cards)
        raise CardError(f"{cards!r} is not a set of five to seven cards", CURE)
    mask = 0
    for card in cards:
        if not 0 <= card < 52 or mask >> card & 1:
            raise CardError(f"{tuple(cards)}: {card!r} is no card or comes twice", CURE)
        mask |= 1 << card
    return hand_value(mask)


def hand_values(hands: Any, out: Any = None) -> Any:
    """The values of many hands at once.

    hands: anything with a buffer, such as a numpy array or an ``array``: card numbers in the shape
    (n, 5), (n, 6) or (n, 7), of any whole-number type; or sets as 64-bit numbers in the shape (n,).
    out: a writable buffer of n unsigned 16-bit numbers. Without it a new one is made: a numpy array
    for a numpy array, else an ``array("H")``. Returns out.

    Raises CardError for the first hand that is no hand of its size, naming its place.
    """
    source = memoryview(hands)
    shape = source.shape or ()
    if source.format not in _WIDTHS or not (
        (len(shape) == 2 and shape[1] in (5, 6, 7))
        or (len(shape) == 1 and _WIDTHS[source.format] == 8)
    ):
        raise CardError(
            f"hands: shape {shape}, type {source.format!r}",
            "Hand in whole numbers in the shape (n, 5) to (n, 7), or 64-bit sets in the shape (n,)",
        )
    count = shape[0]
    if out is None:
        out = _new_values(hands, count)
    target = memoryview(out)
    if target.format != "H" or target.shape != (count,) or target.readonly:
        raise CardError("out: not the buffer to write to", f"Hand in {count} uint16, writable")
    size = shape[1] if len(shape) == 2 else 0
    if count:
        bad = _value_all(source, size, target)
        if bad >= 0:
            raise CardError(f"hands[{bad}]: not different cards of the 52", CURE)
    return out


_WIDTHS = {"B": 1, "b": 1, "H": 2, "h": 2, "I": 4, "i": 4, "L": array("L").itemsize,
           "l": array("l").itemsize, "Q": 8, "q": 8}  # fmt: skip


def _new_values(hands: Any, count: int) -> Any:
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(hands, numpy.ndarray):
        return numpy.empty(count, "uint16")
    return array("H", bytes(2 * count))


def _value_all(source: Any, size: int, target: Any) -> int:
    """Fill target; the place of the first bad hand, or -1."""
    if cython.compiled:
        flat = source.cast("B") if source.c_contiguous else source.tobytes()
        return _batch(flat, source.itemsize, size, target)
    else:  # noqa: RET505  (the compiler sees only one of the two)
        for place, hand in enumerate(source.tolist()):
            try:
                target[place] = hand_value(hand)
            except CardError:
                return place
        return -1


def best_five(mask: int) -> int:
    """The five cards, as bits, that make the value of five to seven; among equal ones the highest
    card numbers. Raises CardError as ``hand_value`` does."""
    value = hand_value(mask)
    cards = card_list(mask)[::-1]
    fives = [sum(1 << card for card in five) for five in combinations(cards, 5)]
    return next(five for five in fives if seven_card_value(five) == value)


def kind_of(value: int) -> int:
    """The kind of a value, as a place in ``poker.KINDS``. Raises CardError for what is no value."""
    if not 1 <= value <= ROYAL:
        raise CardError(f"{value!r} is not the value of a hand", f"A value is 1 to {ROYAL}")
    return bisect_right(_FIRST, value) - 1


def hand_name(value: int) -> str:
    """The kind in words; an ace-high straight flush is a royal flush."""
    return "royal flush" if value == ROYAL else KINDS[kind_of(value)]


def best_ranks(value: int) -> tuple[int, ...]:
    """The five ranks (0 to 12) behind a value, those held most often first, then the high ones;
    the ace of a five-high straight last."""
    kind_of(value)
    return _ranks_by_value()[value]


def describe(value: int) -> Message:
    """A value in full: ``two pairs, kings and nines, with four``."""
    if value == ROYAL:
        return Message("poker-royal-flush")
    ranks = best_ranks(value)
    a, b, c, d, e = [Rank(SIGNS[rank]) for rank in ranks]
    first, third, fourth = [Rank(SIGNS[ranks[place]], many=True) for place in (0, 2, 3)]
    kind = kind_of(value)
    if kind == 0:
        return Message("poker-high-card", a=a, b=b, c=c, d=d, e=e)
    if kind == 1:
        return Message("poker-one-pair", pair=first, a=c, b=d, c=e)
    if kind == 2:
        return Message("poker-two-pairs", high=first, low=third, a=e)
    if kind == 3:
        return Message("poker-three-of-a-kind", three=first, a=d, b=e)
    if kind == 4:
        return Message("poker-straight", rank=a)
    if kind == 5:
        return Message("poker-flush", a=a, b=b, c=c, d=d, e=e)
    if kind == 6:
        return Message("poker-full-house", three=first, pair=fourth)
    if kind == 7:
        return Message("poker-four-of-a-kind", four=first, a=e)
    return Message("poker-straight-flush", rank=a)


@cache
def _ranks_by_value() -> dict[int, tuple[int, ...]]:
    """The ranks of all 7,462 values, from one hand of each."""
    found = {}
    for ranks in combinations_with_replacement(range(12, -1, -1), 5):
        held = sorted(ranks, key=lambda rank: (-ranks.count(rank), -rank))
        if ranks == (12, 3, 2, 1, 0):
            held = [3, 2, 1, 0, 12]
        if ranks.count(ranks[0]) == 5:
            continue
        # a rank's second card is of another suit; with five ranks, first a flush, then none
        suits = [ranks[:place].count(rank) for place, rank in enumerate(ranks)]
        mixed = sum(1 << (13 * suit + rank) for suit, rank in zip(suits, ranks, strict=True))
        if len(set(ranks)) == 5:
            found[seven_card_value(mixed)] = tuple(held)
            mixed ^= 1 << ranks[0] | 1 << (13 + ranks[0])
        found[seven_card_value(mixed)] = tuple(held)
    return found


def _slow_value(mask: cython.ulonglong) -> cython.uint:
    """The value from the rules, without tables."""
    c: cython.uint = mask & 0x1FFF
    d: cython.uint = (mask >> 13) & 0x1FFF
    h: cython.uint = (mask >> 26) & 0x1FFF
    s: cython.uint = (mask >> 39) & 0x1FFF
    # with five of a suit among seven cards neither four of a kind nor a full house is left
    if popcount(c) > 4:
        return _flush_value(c)
    if popcount(d) > 4:
        return _flush_value(d)
    if popcount(h) > 4:
        return _flush_value(h)
    if popcount(s) > 4:
        return _flush_value(s)
    # ranks held at least once, twice, three times, four times
    return _ranks_value(
        c | d | h | s,
        (c & d) | (h & s) | ((c | d) & (h | s)),
        (c & d & (h | s)) | (h & s & (c | d)),
        c & d & h & s,
    )


def _flush_value(suit: cython.uint) -> cython.uint:
    """The best five of one suit, given as the ranks held in it."""
    top: cython.int = _straight(suit)
    if top >= 0:
        return STRAIGHT_FLUSH + top
    return FLUSH + _five_value(_top(suit, 5))


def _ranks_value(
    ones: cython.uint, twos: cython.uint, threes: cython.uint, fours: cython.uint
) -> cython.uint:
    """The best five without regard to suits, from the ranks held at least so many times."""
    high: cython.int
    low: cython.int
    if fours:
        high = highest(fours)
        return FOUR + high * 12 + highest(_without(ones, high))
    if threes:
        high = highest(threes)
        if twos ^ (1 << high):
            return FULL_HOUSE + high * 12 + highest(_without(twos, high))
    low = _straight(ones)
    if low >= 0:
        return STRAIGHT + low
    if threes:
        high = highest(threes)
        return THREE + high * 66 + _order(_top(_without(ones, high), 2))
    if not twos:
        return 1 + _five_value(_top(ones, 5))
    high = highest(twos)
    twos ^= 1 << high
    if not twos:
        return PAIR + high * 220 + _order(_top(_without(ones, high), 3))
    low = highest(twos)
    ones = _without(_without(ones, high), low)
    return TWO_PAIRS + (high * (high - 1) // 2 + low) * 11 + highest(ones)


def _straight(ranks: cython.uint) -> cython.int:
    """The highest straight among ranks: 0 for five high to 9 for ace high; -1 for none."""
    line: cython.uint = ranks << 1 | ranks >> 12  # the ace stands below the two as well
    line &= line >> 1
    line &= line >> 2
    line &= ranks >> 3
    return highest(line) if line else -1


def _five_value(five: cython.uint) -> cython.uint:
    """The place of five ranks that are no straight among all such, 0 to 1276."""
    place: cython.uint = _order(five)
    low: cython.int
    one: cython.uint = 0x1F
    for low in range(9):
        if five > one << low:
            place -= 1
    return place - 1 if five > WHEEL else place


def _order(ranks: cython.uint) -> cython.uint:
    """The place of a set of ranks among the sets of its size, compared from the highest rank."""
    place: cython.uint = 0
    ways: cython.uint
    size: cython.int = 0
    member: cython.int
    step: cython.int
    while ranks:
        member = lowest(ranks)
        ranks &= ranks - 1
        size += 1
        ways = 1
        for step in range(size):
            ways = ways * (member - step) // (step + 1)
        place += ways
    return place


def _top(ranks: cython.uint, count: cython.int) -> cython.uint:
    """The highest so many."""
    while popcount(ranks) > count:
        ranks &= ranks - 1
    return ranks


def _without(ranks: cython.uint, gone: cython.int) -> cython.uint:
    """The ranks that are left when one is gone, those above it moved down by one."""
    return (ranks & ((1 << gone) - 1)) | (ranks >> (gone + 1)) << gone


# The tables of the compiled core.


def _rank_key(rank: cython.int) -> cython.ulonglong:
    """Work out what a card of this rank adds to the key, its suit apart. The numbers are the least
    of which the sums of up to seven, none used five times, all differ."""
    key: cython.ulonglong = 1
    step: cython.int = rank % 4 if rank < 8 else rank - 8
    if step == 1:
        key = 5
    elif step == 2:
        key = 24
    elif step == 3:
        key = 112
    elif step == 4:
        key = 521
    if rank < 4:
        return key << LOW
    if rank < 8:
        return key << MIDDLE
    return key | MIDDLE_STATES << MIDDLE


def _fill_tables() -> None:
    """Fill all tables."""
    card: cython.int
    size: cython.int
    suit: cython.uint
    one: cython.ulonglong = 1
    place: cython.uint = 0
    for card in range(52):
        _card_keys[card] = (
            _rank_key(card % 13) + (one << (SUIT + 4 * (card // 13))) + (one << COUNT)
        )
    for suit in range(8192):
        _suit_keys[suit] = 0
        for card in range(13):
            if suit >> card & 1:
                _suit_keys[suit] += _rank_key(card) + (one << COUNT)
        if popcount(suit) > 4:
            _suit_keys[suit] |= one << (SUIT + 3)
            _flushes[suit] = _flush_value(suit)
    # hands of less than seven cards stand where hands with more high cards could not be
    for size in range(7, 4, -1):
        _starts[size] = (7 - size) * (HIGH_STATES | MIDDLE_STATES << MIDDLE)
        place = _fill(12, size, _starts[size], 0, place)


def _fill(
    rank: cython.int,
    left: cython.int,
    key: cython.ulonglong,
    held: cython.ulonglong,
    place: cython.uint,
) -> cython.uint:
    """Number all ways to hold so many more cards of this rank and lower ones; the next number.

    held: k cards of a rank are those of the first k suits."""
    count: cython.int
    high: cython.uint = _highs[key & 0x1FFF]
    if rank == 7:
        _highs[key & 0x1FFF] = place
    elif rank == 3:
        _middles[(key >> MIDDLE) & 0x1FFF] = place - high
    elif rank < 0:
        _lows[(key >> LOW) & 0x3FF] = place - high - _middles[(key >> MIDDLE) & 0x1FFF]
        _values[place] = _ranks_value(
            held & 0x1FFF, (held >> 13) & 0x1FFF, (held >> 26) & 0x1FFF, (held >> 39) & 0x1FFF
        )
        return place + 1
    for count in range(5):
        if count <= left and left - count <= 4 * rank:
            place = _fill(rank - 1, left - count, key, held, place)
        key += _rank_key(rank)
        held |= bit(rank) << (13 * count)
    return place


def _batch(hands: Any, width: cython.int, size: cython.int, out: Any) -> cython.Py_ssize_t:
    """Fill out; the place of the first bad hand, or -1. size: 0 for sets."""
    count: cython.Py_ssize_t = out.shape[0]
    cards: cython.p_uchar = cython.cast(cython.p_uchar, cython.address(hands[0]))
    values: cython.p_ushort = cython.address(out[0])
    with cython.nogil:
        if not size:
            return _values_of_masks(cards, count, values)
        # constants, for which the compiler makes loops of their own
        if size == 7 and width == 1:
            return _values_of_cards(cards, 1, 7, count, values)
        if size == 7 and width == 4:
            return _values_of_cards(cards, 4, 7, count, values)
        if size == 7 and width == 8:
            return _values_of_cards(cards, 8, 7, count, values)
        return _values_of_cards(cards, width, size, count, values)


def _values_of_masks(
    masks: cython.p_uchar, hands: cython.Py_ssize_t, out: cython.p_ushort
) -> cython.Py_ssize_t:
    place: cython.Py_ssize_t
    value: cython.uint
    for place in range(hands):
        value = seven_card_value(cython.cast(cython.p_ulonglong, masks)[place])
        out[place] = value
        if not value:
            return place
    return -1


def _values_of_cards(
    cards: cython.p_uchar,
    width: cython.int,
    size: cython.int,
    hands: cython.Py_ssize_t,
    out: cython.p_ushort,
) -> cython.Py_ssize_t:
    place: cython.Py_ssize_t
    at: cython.int
    card: cython.ulonglong
    wrong: cython.ulonglong
    key: cython.ulonglong
    mask: cython.ulonglong
    total: cython.ulonglong
    for place in range(hands):
        key = hand_key(size)
        mask = 0
        total = 0
        wrong = 0
        for at in range(size):
            card = _item(cards, width, place * size + at)
            wrong |= card
            key += card_key(card & 63)
            mask |= bit(card & 63)
            total += bit(card & 63)
        # a card that comes twice is carried over in the sum, but not in the set
        if wrong > 63 or mask != total or mask >= MASK_END:
            return place
        out[place] = value_of_key(key, mask)
    return -1


def _item(items: cython.p_uchar, width: cython.int, at: cython.Py_ssize_t) -> cython.ulonglong:
    """A whole number of so many bytes; a negative one is a great one."""
    if width == 1:
        return items[at]
    if width == 2:
        return cython.cast(cython.p_ushort, items)[at]
    if width == 4:
        return cython.cast(cython.p_uint, items)[at]
    return cython.cast(cython.p_ulonglong, items)[at]


if cython.compiled:
    _fill_tables()
