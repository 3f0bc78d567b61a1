"""Pedro: one hand, and the run of hands of a game to 60.

Source: the LLAA rulebook's Pedro pages (clauses LLAA-PEDRO), in the preset ``llaa``. Where they are
silent the named options of ``Rules`` decide; each says which note of the open points it answers
(OP-PEDRO, OP-T, OP-X).

It is written over several files; import all of it from here:

``rules``     ``Rules``, the presets (``presets.toml``), how many sit
``options``   the house rules as the hand reads them (compiled)
``actions``   seats, sides, the words of actions
``refusals``  why an act is refused, by the clause
``result``    ``Result``: what a hand came to, what it adds to the scores
``view``      ``View``: what one seat may know
``deal``      ``Deal``: where the cards of one hand lie; dealing, wrong counts (compiled)
``play``      ``Play``: trumps and their order, tricks, what the play scores (compiled)
``hand``      ``Hand``: the auction, throwing and filling, what is legal, results (compiled)
``session``   ``Session``: the first deal, the cut, the deal's passing, the scores
``imagine``   ``Imaginer``: hands that agree with a view, and the bot's search (compiled)

Done here: seats and pack (02 to 06), the first dealer, the cut, the deal and its passing (07 to
11), the auction (12 to 16), trumps, throwing away, filling and robbing (18 to 24), the play (25 to
28), scoring to 60 (17, 29 to 31), no cut-throat (01), a hand with too few cards (41), a turn to bid
lost (43), drawing from a hand with too many cards (42), and what each seat may know (``view``) with
hands that agree with it (``imagine``).
Not here: cards that lie face up, exposed cards, faulty shuffles and when they must be noticed (32
to 35), who may call a misdeal and how it is decided (37 to 40): ``rulings.pedro`` does that.
``Session`` has the two remedies, ``redeal`` (the same dealer) and ``misdeal`` (the deal passes,
36). A renege is only marked (OP-PEDRO-12). Who leaves the room (44) is the hall's.

Choices: all three throw before the first is filled. The dealer's robbing is one action, the cards
that are kept, so that nobody can count the trumps; every trump in reach is kept, up to
six. Under ``keep-all`` all but five cards go down on the first trick, and the highest counts.
"""

from cardhall.cards.table import Illegal, Movement, Refusal, RulesError
from cardhall.games.pedro.actions import (
    LETTERS,
    LOST_TURN,
    NOT_YET,
    PASS_ACTION,
    SIDES,
    amount_of,
    bid_action,
    cards_of,
    format_action,
    name_action,
    parse_action,
    play_action,
    rob_action,
    throw_action,
    verb_of,
)
from cardhall.games.pedro.hand import Hand, opening, view
from cardhall.games.pedro.imagine import Imaginer
from cardhall.games.pedro.result import Result
from cardhall.games.pedro.rules import PRESETS, SEATS, Rules
from cardhall.games.pedro.session import Session
from cardhall.games.pedro.view import View

__all__ = [
    "LETTERS", "LOST_TURN", "NOT_YET", "PASS_ACTION", "PRESETS", "SEATS", "SIDES", "TITLE", "Hand",
    "Illegal", "Movement", "Refusal", "Result", "Rules", "RulesError", "Session", "View",
    "amount_of", "bid_action", "cards_of", "format_action", "imagine", "name_action", "opening",
    "parse_action", "play_action", "rob_action", "throw_action", "verb_of", "view",
]  # fmt: skip

TITLE = "Pedro"
"""What the game is called."""


def imagine(view: View, rules: Rules, seed: int) -> Hand:
    """A hand that agrees with all that a view tells, the unseen cards dealt anew; the same seed
    gives the same hand. For many hands of one view make one ``Imaginer``."""
    return Imaginer(view, rules).hand(seed)
