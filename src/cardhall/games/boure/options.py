"""The house rules of Bouré as C numbers. Part of ``games.boure``.

It knows none of the other files, so that all of them may ask it. Compiled; C side: ``options.pxd``.
"""

from typing import Any

import cython

MINIMUM = ("last-must-stay", "throw-in", "none")
"""What happens when too few stay in; the number of each is its place."""

AKQ = ("one-lead", "run-all-three", "off")
"""The readings of ace, king, queen of trumps; the number of each is its place."""

if not cython.compiled:  # compiled they are numbers in C: see options.pxd
    LAST_MUST_STAY, THROW_IN, NO_MINIMUM = range(3)
    ONE_LEAD, RUN_ALL_THREE, AKQ_OFF = range(3)


class Options:
    """The house rules as C numbers, read by the hand and by what is imagined."""

    def __init__(self, rules: Any) -> None:
        """rules: the ``Rules`` of a table."""
        limit = rules.limit
        self.minimum = MINIMUM.index(rules.minimum)
        self.draw_limit = 0 if rules.draw_limit == "4/3" else int(rules.draw_limit)
        self.ace_up = int(rules.ace_up_dealer_stays)
        self.over_always = int(rules.play_over == "led-suit-always")
        self.under_may = int(rules.undertrump == "may")
        self.akq = AKQ.index(rules.akq)
        self.forced = int(rules.forced_leads)
        self.gap = int(rules.forced_leads and rules.gap_force)
        self.last_trumps = int(rules.last_trumps_force)
        self.payer_antes = int(rules.payer_antes)
        self.at_once = int(rules.match == "at-once")
        self.short_plays = int(rules.short == "plays-on")
        self.top_next_best = int(rules.reneger_top == "next-best")
        self.tie_pays = int(rules.reneger_tie == "pays-other")
        self.in_or_out = int(rules.in_or_out)
        self.ante = rules.ante
        self.stay_chip = rules.stay_cost
        self.limit = -1 if limit is None else limit
