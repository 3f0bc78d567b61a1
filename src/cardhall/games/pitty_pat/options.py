"""Pitty-Pat: the house rules as C numbers, for the hand and for what is imagined.

Part of ``cardhall.games.pitty_pat``. It knows none of the other files, so that all of them may ask
it: it reads the house rules that it is given. Compiled; its C side is ``options.pxd``.
"""

from typing import Any

import cython

DEAD = ("pairs", "seen-rank-first", "exhausted-first")
"""The readings of dead cards; the number of each is its place."""
STOCK_OUT = ("dead", "turn-over-once", "reshuffle-once")
"""What is done when the stock is used up; the number of each is its place."""

if not cython.compiled:  # compiled they are constants of options.pxd
    DEAD_PAIRS, DEAD_SEEN = 0, 1
    STOCK_DEAD, STOCK_TURN_OVER = 0, 1


class Options:
    """The house rules as C numbers, read by the hand."""

    def __init__(self, rules: Any) -> None:
        """rules: the ``Rules`` of a table."""
        self.must = int(rules.take == "must")
        self.dead = DEAD.index(rules.dead)
        self.instant = int(rules.pat == "instant")
        self.stock_out = STOCK_OUT.index(rules.stock_out)
