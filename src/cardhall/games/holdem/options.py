"""Texas hold'em: the house rules as the hand reads them, C numbers (compiled)."""

from typing import Any

import cython

STRUCTURES = ("no-limit", "pot-limit", "limit")
"""How much may be bet (OP-HOLDEM-08); ``Options.structure`` counts them from 0."""

if not cython.compiled:  # compiled, they stand in options.pxd
    NO_LIMIT, POT_LIMIT, LIMIT = range(3)


class Options:
    """The house rules as C numbers, read by the hand."""

    def __init__(self, rules: Any) -> None:
        self.structure = STRUCTURES.index(rules.structure)
        self.odd_to_one = int(rules.odd_chips == "one-seat")
        self.in_turn = int(rules.showdown == "in-turn")
        self.cap = int(rules.raises)
        self.small = int(rules.small_blind)
        self.big = int(rules.big_blind)
        self.ante = int(rules.ante)
        self.big_bet = int(rules.high_limit)
        self.least = int(rules.least_chip)
