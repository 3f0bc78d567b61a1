"""Lamplight: a small game of tricks, as somebody outside of Cardhall would write one.

Its rules are ``clauses.toml``; this is its face, what ``cardhall.games.game("lamplight")`` offers.
"""

from cardhall.cards.table import Illegal, Movement, Refusal, RulesError
from lamplight.actions import format_action, parse_action
from lamplight.hand import Hand, opening, view
from lamplight.imagine import Imaginer
from lamplight.result import Result
from lamplight.rules import PACK, PRESETS, Rules
from lamplight.session import Session
from lamplight.view import View

__all__ = [
    "PACK", "PRESETS", "SEATS", "TITLE", "Hand", "Illegal", "Movement", "Refusal", "Result",
    "Rules", "RulesError", "Session", "View", "format_action", "imagine", "opening",
    "parse_action", "view",
]  # fmt: skip

TITLE = "Lamplight"
"""What the game is called."""

SEATS = (2, 3, 4)
"""How many can sit (LAMPLIGHT-01)."""


def imagine(view: View, rules: Rules, seed: int) -> Hand:
    """A hand that agrees with all that a view tells, the unseen cards dealt anew; the same seed
    gives the same hand. For many hands of one view make one ``Imaginer``."""
    return Imaginer(view, rules).hand(seed)
