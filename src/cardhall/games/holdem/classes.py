"""Texas hold'em: the 169 kinds of two cards before the flop, pairs, suited and other.

A kind has a number: ``13 * one + other`` by ranks (0 for the two to 12 for the ace). Pairs lie on
the diagonal; where the first is the higher the two are of one suit, where it is the lower they are
not. Two cards are a set of bits, as everywhere.
"""

from functools import cache
from itertools import permutations

RANKS = "23456789TJQKA"
KINDS = 169
DEALS = 1326
"""Ways to hold two cards."""


def kind_of(hole: int) -> int:
    """The number of the kind of two cards."""
    one = (hole & -hole).bit_length() - 1
    two = hole.bit_length() - 1
    low, high = sorted((one % 13, two % 13))
    return 13 * high + low if one // 13 == two // 13 else 13 * low + high


def name_of(kind: int) -> str:
    """A kind as one says it: ``77``, ``AKs``, ``T9o``."""
    row, column = divmod(kind, 13)
    if row == column:
        return 2 * RANKS[row]
    return f"{RANKS[max(row, column)]}{RANKS[min(row, column)]}{'s' if row > column else 'o'}"


NAMES = tuple([name_of(kind) for kind in range(KINDS)])
"""All kinds by their numbers."""


def kind_named(name: str) -> int:
    """The number of a kind from its name. Raises ValueError for no such kind."""
    return NAMES.index(name)


@cache
def holdings(kind: int) -> tuple[int, ...]:
    """The ways to hold a kind: six, four or twelve sets of two cards."""
    one, other = divmod(kind, 13)
    suits = range(4)
    if one > other:
        return tuple([1 << 13 * suit + one | 1 << 13 * suit + other for suit in suits])
    if one == other:
        pairs = [(a, b) for a in suits for b in suits if a < b]
    else:
        pairs = [(a, b) for a in suits for b in suits if a != b]
    return tuple([1 << 13 * a + one | 1 << 13 * b + other for a, b in pairs])


WAYS = tuple([len(holdings(kind)) for kind in range(KINDS)])
"""How many ways there are to hold each kind."""


@cache
def ways_beside(kind: int, other: int) -> int:
    """Count the ways to hold the second kind beside one holding of the first."""
    mine = holdings(kind)[0]
    return sum(not mine & theirs for theirs in holdings(other))


def arrangements(kind: int, other: int) -> dict[tuple[int, int], int]:
    """The ways in which two kinds can lie against each other, but for the names of the suits, and
    how often each comes up beside one holding of the first."""
    mine = holdings(kind)[0]
    keeps = [order for order in permutations(range(4)) if _renamed(mine, order) == mine]
    found: dict[tuple[int, int], int] = {}
    for theirs in holdings(other):
        if not mine & theirs:
            least = min(_renamed(theirs, order) for order in keeps)
            found[mine, least] = found.get((mine, least), 0) + 1
    return found


def _renamed(cards: int, order: tuple[int, ...]) -> int:
    """The same cards, each suit under another name."""
    return sum((cards >> 13 * suit & 0x1FFF) << 13 * order[suit] for suit in range(4))
