"""Rummy's house rules as C numbers. Compiled like ``hand.py``, and readable like it."""

from typing import Any

import cython


class Options:
    """The house rules as C numbers, read by the hand; for each card the three cards in order that
    it can lie in, and its neighbours."""

    def __init__(self, rules: Any) -> None:
        self.top_duty = int(rules.top == "must-use")
        self.new_only = int(rules.deep == "new-meld-only")
        self.must_not_play = int(rules.last_discard == "must-not-play")
        self.corner = rules.round_corner == "yes"
        self.turn_overs = rules.turn_overs
        self.missing = rules.missing
        if not cython.compiled:
            self.windows = [0] * 156
            self.below = [0] * 52
            self.over = [0] * 52
        for card in range(52):
            self._neighbours(card)

    def _neighbours(self, card: int) -> None:
        of_suit, at = card // 13, (card + 1) % 13  # the ace first
        places = [at, 13] if at == 0 and not self.corner else [at]
        found: list[int] = []
        for place in places:
            for first in range(place - 2, place + 1):
                if self.corner or 0 <= first <= 11:
                    three = [_card_at(of_suit, first + n) for n in range(3)]
                    found.append(three[0] | three[1] | three[2])
        for first in range(3):
            # an ace has two windows: the missing third is a set that nobody holds
            self.windows[3 * card + first] = found[first] if first < len(found) else 1 << 63
        self.below[card] = 0 if at == 1 and not self.corner else _card_at(of_suit, at - 1)
        self.over[card] = 0 if at == 12 and not self.corner else _card_at(of_suit, at + 1)


def _card_at(of_suit: int, place: int) -> int:
    """The card of a suit at a place, the ace at 0 and again at 13, as 52 bits."""
    return 1 << (13 * of_suit + (place + 12) % 13)
