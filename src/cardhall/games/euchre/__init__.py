"""Euchre: one hand, and a game of eight hands at a table of four.

Sources: a Lions club's tournament sheet (clauses EUCHRE), as the preset ``lions-euchre``. It takes
the base game for granted: ranks, bowers and the duty to follow are those of standard euchre
(OP-EUCHRE-09). Where it is silent the named options of ``Rules`` decide; each says which note of
the open points it answers.

It is written over several files; import all of it from here:

``rules``     seats, sides, the pack; ``Rules``, presets, the styles of dealing
``options``   the house rules as C numbers (compiled)
``actions``   actions as numbers, and their words
``result``    ``Result``, the offences that are paid for
``view``      ``View``: what a seat may know
``refusals``  why an action is refused
``deal``      ``Deal``: dealing, and where the cards lie (compiled)
``hand``      ``Hand``: a deal with its bids, play, score and penalties (compiled)
``session``   ``Session``: the first deal, shuffle and cut, eight counted hands, the cup
``imagine``   hands that agree with a view, and the bot's search (compiled)

Here ``view`` and ``imagine`` are the functions; what else those two files hold comes by
``from cardhall.games.euchre.imagine import Imaginer``.

Done here: the jack for the first deal, the deal and its styles, both rounds of bids, stick the
dealer, ordering up, going alone, the discard, the play with both bowers, tricks kept apart as
evidence, the score, the cup, eight counted hands, each player's own card; penalties as far as they
change the score (``penalize``, ``alone_instead``, ``Session.speech``), and which cards were reneges
(``reneges``); what each seat may know (``view``) and hands that agree with it (``imagine``).

Not here: who may call an offence, when, and how it is tried, bids and leads out of turn as acts,
faults of the deal (``rulings.euchre`` does that with ``force``, ``reneges`` and ``penalize``:
EUCHRE-07, 12, 13, 30, 39 to 44); partners changing from game to game, places and prizes (EUCHRE-48
to 52, 54 to 57); conduct (EUCHRE-10, 11, 23, 25, 26).

Choices: seats A and C are partners, B and D the others. "Twos and threes" and "one at a time" are
the two styles of dealing that a dealer keeps. A renege ends the hand whenever it is proved, also
after the last trick; a renege charged and not proved gives two points and changes nothing else.
Without stick the dealer a hand that everybody passes does not count and the deal passes on.
"""

from cardhall.cards.table import Illegal, Movement, Refusal, RulesError
from cardhall.games.euchre.actions import (
    ALONE_ACTION,
    DISCARD_ACTION,
    NAME_ACTION,
    NAME_ALONE_ACTION,
    PASS_ACTION,
    PICK_UP_ACTION,
    PLAY_ACTION,
    cards_of,
    discard_action,
    format_action,
    name_action,
    parse_action,
    play_action,
    verb_of,
)
from cardhall.games.euchre.hand import Hand, opening, view
from cardhall.games.euchre.imagine import Imaginer
from cardhall.games.euchre.packets import packets
from cardhall.games.euchre.result import PENALTIES, Result
from cardhall.games.euchre.rules import LETTERS, PACK, PRESETS, SIDES, Rules
from cardhall.games.euchre.session import DealStep, Session
from cardhall.games.euchre.view import View

__all__ = [
    "ALONE_ACTION", "DISCARD_ACTION", "LETTERS", "NAME_ACTION", "NAME_ALONE_ACTION", "PACK",
    "PASS_ACTION", "PENALTIES", "PICK_UP_ACTION", "PLAY_ACTION", "PRESETS", "SEATS", "SIDES",
    "TITLE", "DealStep", "Hand", "Illegal", "Movement", "Refusal", "Result", "Rules", "RulesError",
    "Session", "View", "cards_of", "discard_action", "format_action", "imagine", "name_action",
    "opening", "packets", "parse_action", "play_action", "verb_of", "view",
]  # fmt: skip

TITLE = "Euchre"
"""What the game is called."""

SEATS = (4,)
"""How many can sit: four, two against two."""


def imagine(view: View, rules: Rules, seed: int) -> Hand:
    """A hand that agrees with all that a view tells, the unseen cards dealt anew; the same seed
    gives the same hand. For many hands of one view make one ``imagine.Imaginer``."""
    return Imaginer(view, rules).hand(seed)
