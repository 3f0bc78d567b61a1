"""Pedro's house rules as the hand reads them: C numbers (compiled)."""

from typing import Any

ALL_PASS = ("dealer-7", "redeal-left", "dealer-free")
"""What happens where nobody bids (OP-PEDRO-02); ``Options.all_pass`` counts them from 0."""


class Options:
    """The house rules as C numbers, read by the hand."""

    def __init__(self, rules: Any) -> None:
        self.least_bid = rules.least_bid
        self.all_pass = ALL_PASS.index(rules.all_pass)
        self.made_bid = int(rules.made == "bid")
        self.low_taker = int(rules.low == "trick-winner")
        self.keep_all = int(rules.dealer_over6 == "keep-all")
        self.cutthroat = int(rules.cutthroat)
