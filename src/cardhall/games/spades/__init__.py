"""Spades: one hand, and a game to 500 at a table of four, two against two.

The clauses SPADES tell the common American partnership game in our own words; what houses differ in
are the named options of ``Rules``, with the preset ``common-spades``.

It is written over several files; import all of it from here:

``rules``     seats and sides; ``Rules`` and presets
``options``   the house rules as C numbers (compiled)
``actions``   actions as numbers, and their words
``result``    ``Result``: how a hand ended
``view``      ``View``: what a seat may know
``refusals``  why an action is refused
``deal``      ``Deal``: dealing, and where the cards lie (compiled)
``hand``      ``Hand``: a deal with its bids, exchange, play and score (compiled)
``session``   ``Session``: the first deal, the cut, scores and bags, the end of the game
``imagine``   hands that agree with a view, and the bot's search (compiled)

Here ``view`` and ``imagine`` are the functions; what else those two files hold comes by
``from cardhall.games.spades.imagine import Imaginer``.

Choices: seats A and C are partners, B and D the others. A player who may declare a blind nil sees
no card before saying so or looking (``look``); everybody else looks at once. A bid names a number
of tricks, nil among them, and cannot be passed. Reneges count when they are proved (``fine``), also
after the last trick; whether and when is the referee's to say.
"""

from cardhall.cards.table import Illegal, Movement, Refusal, RulesError
from cardhall.games.spades.actions import (
    BLIND_ACTION,
    LOOK_ACTION,
    bid_action,
    cards_of,
    format_action,
    parse_action,
    pass_action,
    play_action,
    tricks_of,
    verb_of,
)
from cardhall.games.spades.hand import Hand, opening, view
from cardhall.games.spades.imagine import Imaginer
from cardhall.games.spades.result import Result
from cardhall.games.spades.rules import LETTERS, PRESETS, SIDES, Rules
from cardhall.games.spades.session import Session
from cardhall.games.spades.view import View

__all__ = [
    "BLIND_ACTION", "LETTERS", "LOOK_ACTION", "PRESETS", "SEATS", "SIDES", "TITLE", "Hand",
    "Illegal", "Movement", "Refusal", "Result", "Rules", "RulesError", "Session", "View",
    "bid_action", "cards_of", "format_action", "imagine", "opening", "parse_action", "pass_action",
    "play_action", "tricks_of", "verb_of", "view",
]  # fmt: skip

TITLE = "Spades"
"""What the game is called."""

SEATS = (4,)
"""How many can sit: four, two against two."""


def imagine(view: View, rules: Rules, seed: int) -> Hand:
    """A hand that agrees with all that a view tells, the unseen cards dealt anew; the same seed
    gives the same hand. For many hands of one view make one ``imagine.Imaginer``."""
    return Imaginer(view, rules).hand(seed)
