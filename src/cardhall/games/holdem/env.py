"""Hold'em as an environment: what the seat to act sees, its acts by number, what a hand brings.

Compiled like ``hand.py``; the engine runs the batch (``engine/environment.py``).
"""

from collections.abc import Sequence

import cython

from cardhall.games.engine.layout import Layout, Part
from cardhall.games.holdem.betting import MENU
from cardhall.games.holdem.hand import opening
from cardhall.games.holdem.rules import Rules

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import popcount
    from cython.cimports.cardhall.games.engine.environment import Environment
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.holdem.deal import P_SHOWDOWN, V_SHOW
    from cython.cimports.cardhall.games.holdem.hand import Hand
else:
    from cardhall.cards.bits import popcount
    from cardhall.games.engine.environment import Environment
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.holdem.deal import P_SHOWDOWN, V_SHOW
    from cardhall.games.holdem.hand import Hand

_MENU = {
    "fold": "fold",
    "call": "call, or check where there is nothing to call",
    "least": "bet or raise the least; at limit the one raise that there is",
    "pot": "raise by the pot, where that lies between the least and the most",
    "all-in": "bet or raise all one's chips",
}

LAYOUT = Layout(
    planes=(
        Part("cards", "one's own two cards"),
        Part("board", "the common cards"),
    ),
    numbers=(
        Part("street", "1 before the flop, 2 flop, 3 turn, 4 river"),
        Part("button", "the button, in seats to the left of oneself"),
        Part("turn", "the seat to act, in seats to the left of oneself"),
        Part("pot", "chips in the pot, the bets of this round among them"),
        Part("level", "chips that staying in this round takes in all"),
        Part("to-call", "chips that the seat to act needs to call, or all that it has"),
        Part("least-to", "the least that it may bet or raise to; 0 if it may not"),
        Part("most-to", "the most that it may bet or raise to; 0 if it may not"),
        Part("raises", "raises counted in this round"),
        Part("aggressor", "who bet or raised last in this round, in seats to the left; -1: nobody"),
        Part("stack", "chips that the seat has left", each=True),
        Part("bet", "chips that the seat has bet in this round", each=True),
        Part("put-in", "chips that the seat has put in in this hand", each=True),
        Part("standing", "0 not dealt in, 1 can bet, 2 all-in, 3 folded", each=True),
    ),
    acts=tuple(_MENU[name] for name in MENU),
    reward="chips: what a seat has after the hand less what it had before",
)


class Env(Environment):
    """A batch of hands of hold'em, each from the usual stacks and blinds; at the showdown
    everybody shows."""

    def __init__(self, rules: Rules, seats: int, count: int, seed: int) -> None:
        """Raises RulesError for a number of seats that cannot play."""
        hands: Sequence[AnyHand] = [opening(rules, seats, 0) for _ in range(count)]
        super().__init__(hands, LAYOUT, seed)
        self._small_enough(max(rules.start_stack, rules.buy_in))

    def _start(self, hand: AnyHand, seed: cython.ulonglong) -> None:
        start(cython.cast(Hand, hand), seed)

    def _must(self, hand: AnyHand) -> cython.ulonglong:
        return shown(cython.cast(Hand, hand))

    def _to_act(self, hand: AnyHand) -> cython.int:
        return cython.cast(Hand, hand).turn

    def _observe(self, hand: AnyHand, seat: cython.int) -> None:
        self._see(cython.cast(Hand, hand), seat)

    def _allow(self, hand: AnyHand) -> None:
        self._may[0] = left_of_menu(cython.cast(Hand, hand))

    def _action(self, hand: AnyHand, act: cython.int) -> cython.ulonglong:
        return choice(cython.cast(Hand, hand), act)

    def _gain(self, hand: AnyHand) -> None:
        seat: cython.int
        for seat in range(self.seats):
            self._gains[seat] = gained(cython.cast(Hand, hand), seat)

    @cython.final
    def _see(self, hand: Hand, seat: cython.int) -> None:
        """Fill in the planes and numbers of ``LAYOUT``."""
        place: cython.int
        other: cython.int = seat
        seats: cython.int = self.seats
        acting: cython.bint = hand.turn >= 0 and hand._phase < P_SHOWDOWN
        self._sets[0] = hand._hole[seat]
        self._sets[1] = hand._board
        self._figures[0] = hand._phase
        self._figures[1] = self._left(hand.button, seat)
        self._figures[2] = self._left(hand.turn, seat) if hand.turn >= 0 else -1
        self._figures[3] = hand._pot
        self._figures[4] = hand._level
        self._figures[5] = hand._owed() if acting else 0
        if acting and hand._may_raise():
            self._figures[6] = hand._least_to()
            self._figures[7] = hand._most_to()
        self._figures[8] = hand._raises
        self._figures[9] = self._left(hand._aggressor, seat) if hand._aggressor >= 0 else -1
        for place in range(seats):
            self._figures[10 + place] = hand._stack[other]
            self._figures[10 + seats + place] = hand._bet[other]
            self._figures[10 + 2 * seats + place] = hand._put[other] + hand._dead_by[other]
            self._figures[10 + 3 * seats + place] = standing(hand, other)
            other += 1
            if other == seats:
                other = 0


def start(hand: Hand, seed: cython.ulonglong) -> None:
    """Deal as ``opening`` does."""
    place: cython.int
    among: cython.ulonglong = hand.seats
    hand.button = seed % among
    hand._usual_blinds()
    hand._open()
    for place in range(52):
        hand._deck[place] = place
    hand._rng = seed
    hand._shuffle(2 * popcount(hand._in) + 8)
    hand._deal()


def shown(hand: Hand) -> cython.ulonglong:
    """At the showdown everybody shows, one after the other."""
    verb: cython.ulonglong = V_SHOW
    return verb << 56 if hand._phase == P_SHOWDOWN else 0


def left_of_menu(hand: Hand) -> cython.int:
    """The acts that the rules leave, as bits."""
    return hand._menu_left((1 << 5) - 1)


def choice(hand: Hand, act: cython.int) -> cython.ulonglong:
    """The action of an act."""
    return hand._menu_choice(1 << act)


def standing(hand: Hand, seat: cython.int) -> cython.int:
    """Tell a seat that can bet (1) from one all-in (2), one that folded (3), one not in it."""
    if not (hand._in >> seat) & 1:
        return 0
    if not (hand._live >> seat) & 1:
        return 3
    return 1 if (hand._able >> seat) & 1 else 2


def gained(hand: Hand, seat: cython.int) -> cython.longlong:
    """Count the chips that a seat has won or lost."""
    return hand._stack[seat] - hand._start[seat]
