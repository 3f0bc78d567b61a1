"""Bouré: one hand, and the run of hands at a table.

Sources: the LLAA rulebook's Bouré pages (clauses LLAA-BOURE) and the page on Rural Avoyelles Parish
Bouré (clauses RAP), in their presets ``llaa`` and ``rap``. Where they are silent the named options
of ``Rules`` decide; each says which note of the open points it answers (OP-BOURE, OP-RAP, OP-X).

It is written over several files; import all of it from here:

``options``     the house rules as C numbers (compiled)
``rules``       ``Rules`` and the presets (``presets.toml``)
``actions``     the acts of a hand as numbers and in words
``result``      ``Result``, what is owed for the next hand, who shares a pot that is left
``clauses``     which clause of which book says what
``view``        ``View``: what one seat may know
``position``    antes, the deal, stay or pass, the draw, the play: step by step (compiled)
``settlement``  who takes the pot and who matches it (compiled)
``refusals``    why an act is refused (compiled)
``hand``        ``Hand``: one hand as a caller sees it (compiled)
``session``     ``Session``: the run of hands
``imagine``     hands that agree with a view, and the bot's search (compiled)

Done here: antes and dues, the deal, stay or pass, the draw, the play with its duties to follow, to
play over, to trump and to lead, multiple leads, the settlement with bourés, reneges and limits, the
passing of the deal, lost seats, the buy-in ladder, and what each seat may know (``view``) with
hands that agree with it (``imagine``). Not here: faults of the deal, reneges as such and their
remedies (``cardhall.rulings``; this module only takes the offenders' names); clocks; who sits.

Choices: each trick is settled in the order of the cards laid; in a multiple lead (RAP) the leader's
further cards are placed by the hand itself, each follower plays one card a step. The turned card
stays the dealer's and may be drawn to. A hand in which too few can pay is void, the antes stay.
"""

from cardhall.cards.table import Illegal, Movement, Refusal, RulesError
from cardhall.games.boure.actions import (
    DRAW_ACTION,
    PASS_ACTION,
    PLAY_ACTION,
    STAY_ACTION,
    cards_of,
    draw_action,
    format_action,
    parse_action,
    play_action,
    verb_of,
)
from cardhall.games.boure.hand import Hand, opening, view
from cardhall.games.boure.imagine import Imaginer
from cardhall.games.boure.result import ANTED, PAID, Result, level_for_pot, split_pot
from cardhall.games.boure.rules import PRESETS, Rules
from cardhall.games.boure.session import Session
from cardhall.games.boure.view import View

__all__ = [
    "ANTED", "DRAW_ACTION", "PAID", "PASS_ACTION", "PLAY_ACTION", "PRESETS", "SEATS", "STAY_ACTION",
    "TITLE", "Hand", "Illegal", "Movement", "Refusal", "Result", "Rules", "RulesError", "Session",
    "View", "cards_of", "draw_action", "format_action", "imagine", "level_for_pot", "opening",
    "parse_action", "play_action", "split_pot", "verb_of", "view",
]  # fmt: skip

TITLE = "Bouré"
"""The game's name for people."""

SEATS = tuple(range(2, 11))
"""How many can sit, over all presets; ``Rules.seats_note`` tells for one."""


def imagine(view: View, rules: Rules, seed: int) -> Hand:
    """A hand that agrees with all that a view tells, the unseen cards dealt anew; the same seed
    gives the same hand. For many hands of one view make one ``Imaginer``."""
    return Imaginer(view, rules).hand(seed)
