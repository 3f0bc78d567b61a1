"""Rummy: one hand, and the run of hands at a table.

Source: the LLAA rulebook's Rummy page (clauses LLAA-RUMMY), in the preset ``llaa``. Where the page
is silent the named options of ``Rules`` decide, each with its note of the open points (OP-RUMMY,
OP-X-09 to 13).

Its files, each knowing only those above it:

``options``    the house rules as C numbers (compiled)
``rules``      ``Rules``, presets (``presets.toml``)
``actions``    the numbers and the words of actions
``result``     what a hand came to
``view``       ``View``: what a seat may know
``melds``      matched sets: what is one, what it would take, what it counts (compiled)
``position``   where the cards lie, what may be done (compiled)
``refusals``   why an action is refused (compiled)
``hand``       ``Hand``: one hand as a caller sees it (compiled)
``turns``      whole turns, going out, the largest lay-down, the expiry play (compiled)
``imagine``    hands that agree with a view, and the bot's search (compiled)
``session``    ``Session``: first deal, shuffle and cut, the score sheet, ties

A hand: seven cards each (ten at a table of two, six at one of five or six). In a turn the player
draws one card from the stock, or takes the top of the discards, or a deeper one with all above it;
lays down matched sets (three or four of a rank, three or more in order of a suit), adds cards to
sets that lie there, and throws one card. Who throws the last card has gone out. An action is one
step of that; ``turns`` lists whole turns.

Done here: the deal, both piles, melds and lay-offs, the duty after a deep pick-up and its exact
look-ahead, going out, the stock turned over, the count; what a hand of a wrong number of cards, a
card thrown too early and exposed stock cards leave to do. Not here: who called what and what it
came to (``rulings.rummy``); clocks; who sits.

Choices: a run grows at both ends in one step. Two runs that come to touch stay two. A duty is met
when the reached card lies on the table; nothing else need be laid. See docs/games/rummy.md.
"""

from cardhall.cards.table import Illegal, Movement, Refusal, RulesError, Standing
from cardhall.games.rummy.actions import (
    BURY_ACTION,
    DONE_ACTION,
    DRAW_ACTION,
    cards_of,
    count_of,
    draw_action,
    format_action,
    lay_action,
    meld_action,
    meld_of,
    parse_action,
    take_action,
    throw_action,
    verb_of,
)
from cardhall.games.rummy.hand import Hand, matched, opening, value, view
from cardhall.games.rummy.imagine import Imaginer
from cardhall.games.rummy.result import Result
from cardhall.games.rummy.rules import PRESETS, Rules
from cardhall.games.rummy.session import Session
from cardhall.games.rummy.turns import can_go_out, expiry, lay_most, turns, way_out
from cardhall.games.rummy.view import View

__all__ = [
    "BURY_ACTION", "DONE_ACTION", "DRAW_ACTION", "PRESETS", "SEATS", "TITLE", "Hand", "Illegal",
    "Movement", "Refusal", "Result", "Rules", "RulesError", "Session", "Standing", "View",
    "can_go_out", "cards_of", "count_of", "draw_action", "expiry", "format_action", "imagine",
    "lay_action", "lay_most", "matched", "meld_action", "meld_of", "opening", "parse_action",
    "take_action", "throw_action", "turns", "value", "verb_of", "view", "way_out",
]  # fmt: skip

TITLE = "Rummy"
SEATS = (2, 3, 4, 5, 6)


def imagine(view: View, rules: Rules, seed: int) -> Hand:
    """A hand that agrees with all that a view tells, the unseen cards dealt anew; the same seed
    gives the same hand. For many of one view make one ``imagine.Imaginer``."""
    return Imaginer(view, rules).hand(seed)
