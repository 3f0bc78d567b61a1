"""What ranges of hold'em hands win against each other: exactly where it is soon done, else by deals
drawn from a seed, with an interval.

Weights are whole hundredths, so that a hand is counted or drawn as many times as it weighs.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from itertools import permutations
from math import comb

from cardhall.cards.equity import MOST_HANDS, Deals
from cardhall.cards.notation import CardError, card_set
from cardhall.cards.ranges import Range

SOON = 60_000_000
"""Boards that are all played; where there are more, deals are drawn."""
MOST_WAYS = 200_000
"""Ways to hold the ranges that are looked through for those that are alike."""
SAMPLES = 1_000_000
"""Deals that are drawn where nothing else is said."""
SURE = 1.959963984540054
"""Standard errors on either side: 95 of 100."""

_SUIT = 0x1FFF


@dataclass(frozen=True)
class RangeEquity:
    """What ranges won. Tuples run over the ranges."""

    shares: tuple[float, ...]
    """What part of the pots each won, ties split."""
    wins: tuple[float, ...]
    """How often each won alone."""
    ties: tuple[float, ...]
    """How often each shared the pot."""
    intervals: tuple[tuple[float, float], ...]
    """Where each share lies, in 95 of 100 such draws; of no width where it is exact."""
    exact: bool
    """Were all deals counted?"""
    boards: int
    """Boards that were played: all that differ by more than the names of suits, or those drawn."""


def range_equity(
    ranges: Sequence[Range | str],
    board: str = "",
    dead: str = "",
    *,
    soon: int = SOON,
    samples: int = SAMPLES,
    seed: int = 0,
) -> RangeEquity:
    """Find what each range wins against the others, all holding their hands as often as the ranges
    say and no card twice.

    ranges: two to 22, each a ``Range`` or its text. All deals are counted where no more than
    ``soon`` boards have to be played, else so many ``samples`` are drawn; the same seed draws the
    same. Raises CardError, naming what is wrong and the cure.
    """
    lying, gone = _cards("board", board), _cards("dead", dead)
    if lying.bit_count() > 5:
        raise CardError(f"board: {lying.bit_count()} cards", "A board has none to five")
    if lying & gone:
        raise CardError("dead: a card is also in board", "Name each card once")
    held = _ranges(ranges, lying | gone)
    missing = 5 - lying.bit_count()
    live = 52 - (lying | gone).bit_count() - 2 * len(held)
    if live < missing:
        raise CardError(f"ranges: {max(live, 0)} cards are left for the board", "Hand in fewer")
    if next(_apart(held), None) is None:
        raise CardError("ranges: no deal is left", "Hand in ranges that fit each other")
    most = soon // comb(live, missing)
    if most and math.prod(len(one) for one in held) <= min(24 * most, MOST_WAYS):
        kinds = _kinds(held, lying, gone)
        if len(kinds) <= most:
            return _counted(kinds, len(held), lying, gone)
    return _drawn(held, lying, gone, samples, seed)


def _cards(name: str, text: str) -> int:
    try:
        return card_set(text)
    except CardError as error:
        raise CardError(f"{name}: {error.text}", error.cure) from None


Weighted = tuple[tuple[int, int], ...]


def _ranges(ranges: Sequence[Range | str], gone: int) -> list[Weighted]:
    if not 2 <= len(ranges) <= MOST_HANDS:
        raise CardError(f"ranges: {len(ranges)} of them", f"Hand in 2 to {MOST_HANDS}")
    found = []
    for place, one in enumerate(ranges):
        name = f"ranges[{place}]"
        try:
            whole = Range.parse(one) if isinstance(one, str) else one
        except CardError as error:
            raise CardError(f"{name}: {error.text}", error.cure) from None
        left = whole.without(gone).weights
        if not left:
            why = "board and dead cards leave nothing" if whole.weights else "an empty range"
            raise CardError(f"{name}: {why}", "Widen the range")
        found.append(left)
    return found


def _apart(ranges: Sequence[Weighted], used: int = 0) -> Iterator[tuple[tuple[int, ...], int]]:
    """The ways to hold a hand of each range, no card twice, and how much each weighs."""
    if not ranges:
        yield (), 1
        return
    for pair, weight in ranges[0]:
        if not pair & used:
            for rest, more in _apart(ranges[1:], used | pair):
                yield (pair, *rest), weight * more


def _kinds(ranges: Sequence[Weighted], board: int, dead: int) -> dict[tuple[int, ...], int]:
    """The ways to hold the ranges, each with its weight; those that differ only in the names of
    suits that board and dead cards do not tell apart as one."""
    renamings = [
        names
        for names in permutations(range(4))
        if _renamed(board, names) == board and _renamed(dead, names) == dead
    ]
    kinds: dict[tuple[int, ...], int] = {}
    renamed = {
        pair: [_renamed(pair, names) for names in renamings] for one in ranges for pair, _ in one
    }
    for held, weight in _apart(ranges):
        kind = min(zip(*[renamed[pair] for pair in held], strict=True))
        kinds[kind] = kinds.get(kind, 0) + weight
    return kinds


def _renamed(cards: int, names: Sequence[int]) -> int:
    """The cards with their suits renamed."""
    return sum((cards >> 13 * suit & _SUIT) << 13 * name for suit, name in enumerate(names))


def _counted(kinds: dict[tuple[int, ...], int], hands: int, board: int, dead: int) -> RangeEquity:
    """Play all boards, those of one weight together."""
    tables: dict[int, Deals] = {}
    boards = each = 0
    for held, weight in kinds.items():
        table = tables.setdefault(weight, Deals(hands))
        each = table.every([(pair,) for pair in held], board, dead)
        boards += each
    places = range(hands)
    counts = [[0] * hands for _ in places]
    for weight, table in tables.items():
        for hand, row in enumerate(table.shared()):
            for of, count in enumerate(row):
                counts[hand][of] += weight * count
    return _found(counts, each * sum(kinds.values()), boards, True)


def _drawn(
    ranges: Sequence[Weighted], board: int, dead: int, samples: int, seed: int
) -> RangeEquity:
    if isinstance(samples, bool) or not isinstance(samples, int) or not 0 < samples < 1 << 50:
        raise CardError(f"samples: {samples!r}", "Hand in a whole number from 1 on")
    table = Deals(len(ranges))
    table.sample([_as_often(one) for one in ranges], board, dead, samples, seed)
    return _found(table.shared(), samples, samples, False)


def _as_often(weighted: Weighted) -> list[int]:
    """Each hand as many times as it weighs, by the least whole numbers."""
    unit = reduce(math.gcd, [weight for _, weight in weighted])
    return [pair for pair, weight in weighted for _ in range(weight // unit)]


def _found(counts: Sequence[Sequence[int]], of: int, boards: int, exact: bool) -> RangeEquity:
    shares = [float(sum(Fraction(n, k) for k, n in enumerate(row, 1)) / of) for row in counts]
    return RangeEquity(
        tuple(shares),
        tuple([row[0] / of for row in counts]),
        tuple([sum(row[1:]) / of for row in counts]),
        tuple([(share, share) if exact else _interval(share, of) for share in shares]),
        exact,
        boards,
    )


def _interval(share: float, samples: int) -> tuple[float, float]:
    """Wilson's interval; where pots are split it is a little too wide, never too narrow."""
    square = SURE * SURE / samples
    middle = (share + square / 2) / (1 + square)
    half = SURE * math.sqrt(share * (1 - share) / samples + square / (4 * samples)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)
