"""Ranges of hold'em hands in the usual notation: ``QQ+, AKs, A5s-A2s, KTo+, AKo:0.5``.

A range says of each of the 1,326 ways to hold two cards how often it is held, in hundredths.
``parse_range`` reads one, ``format_range`` writes the shortest text of it that follows the same
order each time, ``range_equity`` says what ranges win against each other. docs/library.md has the
notation.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Self

from cardhall.cards.drawing import grid
from cardhall.cards.notation import (
    RANKS,
    SUITS,
    CardError,
    card_list,
    card_set,
    format_cards,
    parse_card,
)

FULL = 100
"""The weight of what is always held, in hundredths."""

Cell = tuple[int, int, str]
"""Hands of one name: the higher rank, the lower, and ``s``, ``o`` or (pairs) nothing."""

_WRITE = "Write hands as in QQ+, AKs, KTo+, A5s-A2s, AsKs or random, with commas between them"
_NAME = re.compile(r"([2-9TJQKA])([2-9TJQKA])([so]?)")
_PART = re.compile(r"(\w+)(\+|-(\w+))?(?::([\d.]+))?")


@dataclass(frozen=True)
class Range:
    """How often each hand is held. ``a | b`` holds each as often as the one that holds it more
    often, ``a - b`` what b does not hold at all."""

    weights: tuple[tuple[int, int], ...]
    """Two cards as 52 bits, and how often they are held, in hundredths from 1; by the bits."""

    @classmethod
    def of(cls, weights: Mapping[int, int]) -> Self:
        """The range of these two-card sets, each with its hundredths; 0 is not in it. Raises
        CardError for what is no hand or no weight."""
        for pair, weight in weights.items():
            if not 0 < pair < 1 << 52 or pair.bit_count() != 2:
                raise CardError(f"{pair} is no hand of two cards", "A hand is 52 bits with two set")
            if not 0 <= weight <= FULL:
                raise CardError(f"{weight} is no weight", f"Weights are 0 to {FULL} hundredths")
        return cls(tuple(sorted((pair, weight) for pair, weight in weights.items() if weight)))

    @classmethod
    def parse(cls, text: str) -> Self:
        """The range that a text names; as ``parse_range``."""
        return cls.of(_weights_of(text))

    def combos(self, dead: str | int | Iterable[int] = "") -> tuple[int, ...]:
        """The hands that hold none of the dead cards, as sets of 52 bits."""
        gone = dead if isinstance(dead, int) else card_set(dead)
        return tuple([pair for pair, _ in self.weights if not pair & gone])

    def without(self, dead: str | int | Iterable[int]) -> Self:
        """The same range where these cards cannot be held."""
        gone = dead if isinstance(dead, int) else card_set(dead)
        return type(self)(tuple([one for one in self.weights if not one[0] & gone]))

    def weight(self, hand: str | int | Iterable[int]) -> Fraction:
        """Say how often a hand (``AS KS``) is held, from 0 to 1."""
        pair = hand if isinstance(hand, int) else card_set(hand)
        return Fraction(dict(self.weights).get(pair, 0), FULL)

    @property
    def share(self) -> Fraction:
        """What part of all hands it holds, weights counted."""
        return Fraction(sum(weight for _, weight in self.weights), FULL * 1326)

    def __len__(self) -> int:
        return len(self.weights)

    def __iter__(self) -> Iterator[int]:
        return iter(self.combos())

    def __contains__(self, hand: object) -> bool:
        return isinstance(hand, int | str) and self.weight(hand) > 0

    def __or__(self, other: "Range") -> Self:
        both = dict(self.weights)
        for pair, weight in other.weights:
            both[pair] = max(weight, both.get(pair, 0))
        return self.of(both)

    def __sub__(self, other: "Range") -> Self:
        gone = dict(other.weights)
        return type(self)(tuple([one for one in self.weights if one[0] not in gone]))

    def __str__(self) -> str:
        return format_range(self)

    def _repr_svg_(self) -> str:
        """The usual square: pairs from corner to corner, suited hands above, offsuit below."""
        held = dict(self.weights)
        names, shares = [], []
        for first in range(12, -1, -1):
            cells = [
                (max(first, second), min(first, second), _kind_at(first, second))
                for second in range(12, -1, -1)
            ]
            names.append([RANKS[high] + RANKS[low] + kind for high, low, kind in cells])
            shares.append([_share(held, _pairs_of(*cell)) for cell in cells])
        return str(grid(names, shares))

    def __repr__(self) -> str:
        return f"Range.parse({str(self)!r})"


def _kind_at(first: int, second: int) -> str:
    return "" if first == second else "s" if first > second else "o"


def _share(held: Mapping[int, int], pairs: list[int]) -> float:
    return sum(held.get(pair, 0) for pair in pairs) / (FULL * len(pairs))


# --- Reading -------------------------------------------------------------------------------------


def parse_range(text: str) -> Range:
    """The range that a text names. Raises CardError with the cure for what it cannot read, and
    where a hand stands there twice with different weights."""
    return Range.parse(text)


def _weights_of(text: str) -> dict[int, int]:
    found: dict[int, int] = {}
    said: dict[int, str] = {}
    for part in re.sub(r"\s*([-:])\s*", r"\1", text.replace(",", " ")).split():
        pairs, weight = _part(part)
        for pair in pairs:
            if found.get(pair, weight) != weight:
                raise CardError(
                    f"{format_cards(pair)} is in {said[pair]!r} and in {part!r}, "
                    "with different weights",
                    "Name each hand once",
                )
            found[pair] = weight
            said[pair] = part
    return found


def _part(part: str) -> tuple[list[int], int]:
    """The hands of ``A5s-A2s:0.5``, and how often they are held."""
    found = _PART.fullmatch(part)
    if found is None:
        raise CardError(f"{part!r} is no part of a range", _WRITE)
    name, until, last, weight = found.groups()
    if name.lower() == "random" and not until:
        pairs = list(_all_pairs())
    elif len(name) == 4 and not until:
        pairs = [_two_cards(part, name)]
    else:
        high, low, kind = _name(part, name)
        if last:
            cells = _between(part, (high, low, kind), _name(part, last))
        else:
            cells = _upward(part, high, low, kind) if until else [(high, low)]
        pairs = [pair for a, b in cells for pair in _pairs_of(a, b, kind)]
    return pairs, FULL if weight is None else _weight(part, weight)


def _weight(part: str, text: str) -> int:
    known = re.fullmatch(r"0?\.\d{1,2}|1(\.00?)?", text)
    weight = int(Fraction(text) * FULL) if known else 0
    if not weight:
        raise CardError(
            f"{part!r} has no weight that can be", "Write it from 0.01 to 1, as in AKo:0.5"
        )
    return weight


def _two_cards(part: str, name: str) -> int:
    try:
        cards = parse_card(name[:2]), parse_card(name[2:])
    except CardError as error:
        raise CardError(f"{part!r}: {error.text}", error.cure) from None
    if cards[0] == cards[1]:
        raise CardError(f"{part!r} names a card twice", "Write two different cards, as in AsKs")
    return card_set(cards)


def _name(part: str, text: str) -> Cell:
    """The two ranks of ``AKs``, the higher first, and what follows them."""
    found = _NAME.fullmatch(text[:2].upper() + text[2:].lower())
    if found is None:
        raise CardError(f"{part!r} is no part of a range", _WRITE)
    one, other = RANKS.index(found[1]), RANKS.index(found[2])
    if one == other and found[3]:
        raise CardError(f"{part!r}: a pair is never suited", f"Write {text[:2].upper()}")
    return max(one, other), min(one, other), found[3]


def _upward(part: str, high: int, low: int, kind: str) -> list[tuple[int, int]]:
    """``QQ+``: that pair and the higher ones; ``KTo+``: the lower card up to just under the
    higher. What stands just under it already is read in two ways, and asked about."""
    if high == low:
        return [(rank, rank) for rank in range(high, 13)]
    if high - low == 1 and high < 12:
        name, top = RANKS[high] + RANKS[low] + kind, "AK" + kind
        raise CardError(
            f"{part!r} is read in two ways", f"Write {name} for it alone, or {top}-{name}"
        )
    return [(high, rank) for rank in range(low, high)]


def _between(part: str, first: Cell, last: Cell) -> list[tuple[int, int]]:
    """``QQ-99``, ``A5s-A2s``, ``T9s-65s``: pairs, one higher card, or one gap."""
    (a, b, kind), (c, d, other) = sorted((first, last), reverse=True)
    if kind == other and a == b and c == d:
        return [(rank, rank) for rank in range(c, a + 1)]
    if kind == other and a == c and b != a != d:
        return [(a, rank) for rank in range(d, b + 1)]
    if kind == other and a - b == c - d:
        return [(rank, rank - (a - b)) for rank in range(c, a + 1)]
    raise CardError(
        f"{part!r} goes between hands that are not of one kind",
        "Write two pairs (QQ-99), one high card (A5s-A2s) or one gap (T9s-65s), both s or both o",
    )


def _pairs_of(high: int, low: int, kind: str) -> list[int]:
    """The ways to hold two ranks: a pair, suited, offsuit, or (``kind`` empty) both."""
    suits = range(4)
    if high == low:
        ways = [(a, b) for a in suits for b in range(a)]
    else:
        ways = [(a, b) for a in suits for b in suits if (a == b) != (kind == "o") or not kind]
    return [1 << 13 * a + high | 1 << 13 * b + low for a, b in ways]


@cache
def _all_pairs() -> tuple[int, ...]:
    return tuple([1 << a | 1 << b for a in range(52) for b in range(a)])


# --- Writing -------------------------------------------------------------------------------------


def format_range(held: Range) -> str:
    """The text of a range: pairs, then suited and offsuit hands, then single hands, high to low;
    what is always held first. The same range has the same text, and ``parse_range`` reads it."""
    by_weight: dict[int, set[int]] = {}
    for pair, weight in held.weights:
        by_weight.setdefault(weight, set()).add(pair)
    parts = []
    for weight in sorted(by_weight, reverse=True):
        tail = "" if weight == FULL else f":{weight / FULL:g}"
        parts += [part + tail for part in _parts(by_weight[weight])]
    return ", ".join(parts)


def _parts(pairs: set[int]) -> list[str]:
    if len(pairs) == 1326:
        return ["random"]
    whole: dict[str, set[tuple[int, int]]] = {"": set(), "s": set(), "o": set()}
    left = set(pairs)
    for high in range(13):
        for low in range(high + 1):
            for kind in "so" if high != low else [""]:
                members = _pairs_of(high, low, kind)
                if pairs.issuperset(members):
                    whole[kind].add((high, low))
                    left.difference_update(members)
    ranks = sorted({high for high, _ in whole[""]}, reverse=True)
    parts = [_run_text([(rank, rank) for rank in run], "") for run in _runs(ranks)]
    suited, offsuit = _fewest_runs(whole["s"]), _fewest_runs(whole["o"])
    both = [run for run in suited if run in offsuit]
    parts += [_run_text(run, "") for run in both]
    parts += [_run_text(run, "s") for run in suited if run not in both]
    parts += [_run_text(run, "o") for run in offsuit if run not in both]
    singles = sorted((_high_first(pair) for pair in left), reverse=True)
    return parts + ["".join(RANKS[r] + SUITS[s].lower() for r, s in two) for two in singles]


def _high_first(pair: int) -> list[tuple[int, int]]:
    """The rank and the suit of two cards, the higher first."""
    return sorted(((card % 13, card // 13) for card in card_list(pair)), reverse=True)


def _runs(falling: list[int]) -> list[list[int]]:
    """Cut numbers that fall into runs without a gap."""
    runs: list[list[int]] = []
    for number in falling:
        if runs and runs[-1][-1] == number + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return runs


Run = list[tuple[int, int]]


def _fewest_runs(cells: set[tuple[int, int]]) -> list[Run]:
    """The fewest runs (of one high card, or of one gap) that hold all these cells and no others.

    Each cell lies in one longest run of its high card and in one of its gap. To choose runs so that
    one of the two is chosen for each cell is to cover the edges of a graph with two sides; where
    a greatest matching is known, the least cover follows from it (König's theorem).
    """
    rows = [
        [(high, low) for low in run]
        for high in range(12, 0, -1)
        for run in _runs([low for low in range(high - 1, -1, -1) if (high, low) in cells])
    ]
    gaps = [
        [(high, high - gap) for high in run]
        for gap in range(1, 13)
        for run in _runs([high for high in range(12, gap - 1, -1) if (high, high - gap) in cells])
    ]
    gap_of = {cell: at for at, run in enumerate(gaps) for cell in run}
    edges = [sorted({gap_of[cell] for cell in run}) for run in rows]
    mate: dict[int, int] = {}  # of a gap, its row

    def matched(row: int, seen: set[int]) -> bool:
        for gap in edges[row]:
            if gap not in seen:
                seen.add(gap)
                if gap not in mate or matched(mate[gap], seen):
                    mate[gap] = row
                    return True
        return False

    free = [row for row in range(len(rows)) if not matched(row, set())]
    reached_rows, reached_gaps = set(free), set[int]()
    while free:
        for gap in edges[free.pop()]:
            if gap not in reached_gaps:
                reached_gaps.add(gap)
                if mate[gap] not in reached_rows:
                    reached_rows.add(mate[gap])
                    free.append(mate[gap])
    chosen = [rows[row] for row in range(len(rows)) if row not in reached_rows]
    chosen += [gaps[gap] for gap in sorted(reached_gaps)]
    return sorted(chosen, key=lambda run: [(-high, -low) for high, low in run])


def _run_text(run: Run, kind: str) -> str:
    """``AKs``, ``KTs+``, ``A5s-A2s``, ``T9s-65s``; of pairs ``QQ``, ``QQ+``, ``QQ-99``."""
    top, last = run[0], run[-1]
    first, end = (RANKS[high] + RANKS[low] + kind for high, low in (top, last))
    if len(run) == 1:
        return first
    pairs = top[0] == top[1]
    if top == (12, 12) if pairs else top[0] == last[0] and top[1] == top[0] - 1:
        return f"{end}+"
    return f"{first}-{end}"
