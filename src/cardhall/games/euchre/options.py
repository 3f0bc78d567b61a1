"""Euchre: the house rules as C numbers.

Compiled (C types in ``options.pxd``), and knows nothing of the other files.
"""

from typing import Any


class Options:
    """The house rules as C numbers, read by the hand."""

    def __init__(self, rules: Any) -> None:
        self.made = rules.points_made
        self.march = rules.points_march
        self.alone = rules.points_alone
        self.alone_march = rules.points_alone_march
        self.euchre = rules.points_euchre
        self.penalty = rules.points_penalty
        self.stick = int(rules.stick_dealer)
        self.left_of_loner = int(rules.loner_lead == "left-of-loner")
        self.speech_plays_on = int(rules.speech2 == "play-on-without-bid")
