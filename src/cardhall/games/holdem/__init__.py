"""Texas hold'em: one hand, and the table over hands.

Source: a Knights of Columbus state tournament's circular (clauses HOLDEM), as the preset
``kofc-holdem``; three cash tables beside it. Where the circular is silent the named options of
``Rules`` decide, each with its note of the open points (OP-HOLDEM).

It is written over several files; import all of it from here:

``rules``     ``Rules``, their bounds, the presets (``presets.toml``)
``options``   the house rules as the hand reads them (compiled)
``actions``   the words of actions
``result``    ``Step``, ``Pot``, ``Award``, ``Event``, ``Result``: acts, pots, what a hand came to
``view``      ``View``: what one seat may know
``deal``      ``Deal``: who is dealt in, where the cards and chips of one hand lie (compiled)
``pots``      ``Pots``: main and side pots, who wins them (compiled)
``showdown``  ``Showdown``: who shows in which order, mucked and asked hands (compiled)
``betting``   ``Betting``: blinds, turns, what may be bet, the rounds (compiled)
``hand``      ``Hand``: one hand, act by act, and what rulings change in it (compiled)
``session``   ``Session``: button, blinds, missed blinds, newcomers, buy-ins and rebuys
``imagine``   ``Imaginer``: hands that agree with a view, and the bot's search (compiled)
``classes``   the 169 kinds of two cards
``push_fold`` all-in or fold before the flop: equilibria, and their table (``push_fold.bin``)

A ``Hand`` is all of ``Deal``, ``Pots``, ``Showdown`` and ``Betting``, each built on the one before.

Done here: no-limit, pot-limit and limit; blinds, antes, dead and live posts, a straddle where the
table has it; least raises, short all-ins, the caps and half bets of limit; side pots, uncalled
bets, odd chips, the least chip; the showdown in its order, mucked and asked hands; the button dead
or moving. Not here: what happens at a real table against the rules (spoken and early acts, string
raises, misdeals, exposed cards), which is the open referee's (``rulings.holdem``), built on
``force``, ``kill``, ``void``, ``redeal``, ``make_good`` and copies; clocks; levels and prizes.

Choices, where clauses and open points leave room:

- One folds only with something to call; before that a knock is a check (61). ``force`` folds.
- Nobody bets against players who are all all-in. Who alone has chips left and nothing to call has
  no action (OP-X-22); then the hands lie face up (OP-HOLDEM-14).
- A bet that is an all-in under the least bet may be raised by the least bet; short all-ins after
  one's own act reopen the betting when together they make the least raise (OP-HOLDEM-04). At limit
  they count from the last full bet: half or more is full (OP-HOLDEM-07).
- The size of the pot is what lies in it, also when a blind was short.
- Several odd chips of one pot go one each to the tied seats left of the button (``odd_chips``).
- At the showdown one may muck unless one is the last in for a pot. A mucked hand that the winner
  asks for plays for the pots it was in for (93).
"""

from cardhall.cards.table import Illegal, Movement, Refusal, RulesError
from cardhall.games.holdem.actions import (
    ALL_IN,
    CALL,
    CHECK,
    FOLD,
    MUCK,
    SHOW,
    amount_of,
    bet_to,
    format_action,
    parse_action,
    raise_to,
    verb_of,
)
from cardhall.games.holdem.betting import MENU
from cardhall.games.holdem.deal import PHASES
from cardhall.games.holdem.hand import Hand, opening, view
from cardhall.games.holdem.imagine import Imaginer
from cardhall.games.holdem.result import Award, Event, Pot, Result, Step
from cardhall.games.holdem.rules import MOST, PRESETS, Rules, most_raises
from cardhall.games.holdem.session import Bust, NextHand, Place, Session
from cardhall.games.holdem.view import View

__all__ = [
    "ALL_IN", "CALL", "CHECK", "FOLD", "MENU", "MOST", "MUCK", "PHASES", "PRESETS", "SEATS", "SHOW",
    "TITLE", "Award", "Bust", "Event", "Hand", "Illegal", "Movement", "NextHand", "Place", "Pot",
    "Refusal", "Result", "Rules", "RulesError", "Session", "Step", "View", "amount_of", "bet_to",
    "format_action", "imagine", "most_raises", "opening", "parse_action", "raise_to", "verb_of",
    "view",
]  # fmt: skip

TITLE = "Texas hold'em"
SEATS = (2, 3, 4, 5, 6, 7, 8, 9, 10)


def imagine(view: View, rules: Rules, seed: int) -> Hand:
    """A hand that agrees with all that a view tells, the unseen cards dealt anew; the same seed
    gives the same hand. For many of one view make one ``Imaginer``."""
    return Imaginer(view, rules).hand(seed)
