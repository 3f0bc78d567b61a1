"""Five Tricks, a small trick game for two to four: a game from another package."""

from cardhall.cards.refusals import Illegal, Refusal, RulesError
from cardhall.cards.table import Movement

from .hand import Hand, Result, View, format_action, imagine, opening, parse_action, view
from .rules import PRESETS, Rules
from .session import Session

__all__ = [
    "PRESETS", "SEATS", "TITLE", "Hand", "Illegal", "Movement", "Refusal", "Result", "Rules",
    "RulesError", "Session", "View", "format_action", "imagine", "opening", "parse_action", "view",
]  # fmt: skip

TITLE = "Five Tricks"
SEATS = (2, 3, 4)
