"""What the tricks on the table prove to whoever has watched them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

Trick = tuple[tuple[int, int], ...]
"""(seat, card) in the order of play."""


def shown_reneges(
    tricks: Iterable[Trick], suit: Callable[[int], int]
) -> tuple[tuple[int, int], ...]:
    """(seat, how often): who did not follow a suit and later played a card of it. `suit` tells what
    a card counts as."""
    missed: set[tuple[int, int]] = set()
    proved: Counter[int] = Counter()
    for trick in tricks:
        led = suit(trick[0][1]) if trick else -1
        for seat, card in trick:
            if (seat, suit(card)) in missed:
                missed.discard((seat, suit(card)))
                proved[seat] += 1
            if suit(card) != led:
                missed.add((seat, led))
    return tuple(sorted(proved.items()))
