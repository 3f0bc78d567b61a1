"""Spades: the house rules as C numbers.

Compiled (C types in ``options.pxd``), and knows nothing of the other files.
"""

from typing import Any


class Options:
    """The house rules as C numbers, read by the hand."""

    def __init__(self, rules: Any) -> None:
        self.bag_limit = rules.bag_limit
        self.bag_penalty = rules.bag_penalty
        self.nil = rules.nil
        self.nil_counts = int(rules.failed_nil == "count")
        self.blind = int(rules.blind_nil != "no")
        self.exchange = int(rules.blind_nil == "exchange")
        self.blind_points = rules.blind_points
        self.blind_behind = rules.blind_behind
        self.least_bid = rules.least_bid
        self.clubs_lead = int(rules.first_lead == "two-of-clubs")
        self.breaking = int(rules.breaking)
        self.renege_tricks = rules.renege_tricks
