"""Pitty-Pat: one game, and the run of games at a table.

Source: the LLAA rulebook's Pitty-Pat page (clauses LLAA-PITTY), in the preset ``llaa``. The page is
short; where it is silent the named options of ``Rules`` decide, each with its note of the open
points (OP-PITTY).

It is written over several files; import all of it from here:

``options``   the house rules as C numbers (compiled)
``rules``     ``Rules``: the house rules, their bounds; the presets are ``presets.toml``
``actions``   actions as numbers and in words
``result``    ``Result`` and ``Upcard``: how a game ended, which cards were offered
``view``      ``View``: what one seat may know
``refusals``  why an act is refused, with its clause
``play``      the course of one game: the deal, the offers, taking and throwing (compiled)
``hand``      ``Hand``: one game as a caller sees it, with its acts and its end (compiled)
``session``   ``Session``: the bank, everybody's chips, the dealer, extra games
``imagine``   games that agree with a view, and the bot's search (compiled)

A game: five cards each; what is alike in a hand is paired. A card is turned up and offered round
the table; who holds a single card like it may take it, lays the pair down and throws a single card,
which is offered in the same way from there on. Who has no single card left after a pair is out and
has won. If nobody takes a card the next is turned.

Done here: the deal with cards flipped in it, pairs, dead cards in all three readings, the offers,
missed turns, the pat hand and its double chip, the stock used up, the bank and its further lots,
the passing of the deal, who deals a final or an extra game, and what each seat may know (``view``)
with games that agree with it (``imagine``). Not here: cut-throat play (01, an incident of the
hall); clocks; who sits; other faults of the deal, on which the page is silent.

Choices: the page lets a card go round once, from the left of the one who threw it, who is not
asked. Of three alike the lowest suits (clubs, diamonds, hearts, spades) are the pair. A pat hand
stays hidden until it is out. Where dead cards are not the pairs (``dead``), dealt pairs stay hidden
too, and cards "gone" are those that lie face up on the table. The extra game pays no chip: it is
for the place.
"""

from cardhall.cards.table import Illegal, Movement, Refusal, RulesError, Standing
from cardhall.games.pitty_pat.actions import PASS_ACTION as PASS_ACTION
from cardhall.games.pitty_pat.actions import TAKE_ACTION as TAKE_ACTION
from cardhall.games.pitty_pat.actions import THROW_ACTION as THROW_ACTION
from cardhall.games.pitty_pat.actions import cards_of as cards_of
from cardhall.games.pitty_pat.actions import format_action, parse_action
from cardhall.games.pitty_pat.actions import throw_action as throw_action
from cardhall.games.pitty_pat.actions import verb_of as verb_of
from cardhall.games.pitty_pat.hand import Hand, opening, view
from cardhall.games.pitty_pat.imagine import Imaginer
from cardhall.games.pitty_pat.result import Result, Upcard
from cardhall.games.pitty_pat.rules import PRESETS, Rules
from cardhall.games.pitty_pat.session import Session
from cardhall.games.pitty_pat.view import View

__all__ = [
    "PRESETS",
    "SEATS",
    "TITLE",
    "Hand",
    "Illegal",
    "Movement",
    "Refusal",
    "Result",
    "Rules",
    "RulesError",
    "Session",
    "Standing",
    "Upcard",
    "View",
    "format_action",
    "imagine",
    "opening",
    "parse_action",
    "view",
]  # fmt: skip

TITLE = "Pitty-Pat"
"""The game's name for people."""

SEATS = tuple(range(2, 7))
"""How many can sit, over all presets; ``Rules.seats_note`` tells for one."""


def imagine(view: View, rules: Rules, seed: int) -> Hand:
    """A game that agrees with all that a view tells, the unseen cards dealt anew; the same seed
    gives the same game. For many of one view make one ``Imaginer``, of the file ``imagine``."""
    return Imaginer(view, rules).hand(seed)
