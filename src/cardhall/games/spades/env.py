"""Spades as an environment: what the seat to act sees, its acts by number, what a hand brings.

Compiled like ``hand.py``; the engine runs the batch (``engine/environment.py``).
"""

from collections.abc import Sequence

import cython

from cardhall.cards.notation import format_card
from cardhall.games.engine.layout import Layout, Part
from cardhall.games.spades.hand import opening
from cardhall.games.spades.rules import Rules

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit
    from cython.cimports.cardhall.games.engine.environment import Environment
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.spades.deal import P_BID, P_LOOK, P_PASS, P_PLAY
    from cython.cimports.cardhall.games.spades.hand import (
        V_BID,
        V_BLIND,
        V_LOOK,
        V_PASS,
        V_PLAY,
        Hand,
    )
else:
    from cardhall.cards.bits import bit
    from cardhall.games.engine.environment import Environment
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.spades.deal import P_BID, P_LOOK, P_PASS, P_PLAY
    from cardhall.games.spades.hand import V_BID, V_BLIND, V_LOOK, V_PASS, V_PLAY, Hand

if not cython.compiled:  # compiled they are numbers in C: see env.pxd
    A_LOOK, A_BLIND, A_BID, A_PASS, A_PLAY = 0, 1, 2, 16, 68

LAYOUT = Layout(
    planes=(
        Part("hand", "one's own cards; none before one has looked"),
        Part("gave", "the cards that one has passed to the partner"),
        Part("got", "the cards that the partner has passed"),
        Part("chosen", "the first of two cards to pass, once it is chosen"),
        Part("table", "the card of this trick that the seat has laid", each=True),
        Part("played", "the cards of earlier tricks that the seat has laid", each=True),
    ),
    numbers=(
        Part("phase", "1 look or bid nil blind, 2 bid, 3 pass cards, 4 play"),
        Part("dealer", "the dealer, in seats to the left of oneself"),
        Part("turn", "the seat to act, in seats to the left of oneself"),
        Part("broken", "1 if spades are broken"),
        Part("in-trick", "cards on the table in this trick"),
        Part("score", "points of one's own side before this hand"),
        Part("their-score", "points of the other side before this hand"),
        Part("bags", "bags that one's own side carried into this hand"),
        Part("their-bags", "bags that the other side carried into this hand"),
        Part("bid", "what the seat has bid; -1 before, 0 is nil", each=True),
        Part("blind", "1 if the seat bid nil before it looked", each=True),
        Part("given", "1 if the seat has passed its two cards", each=True),
        Part("tricks", "tricks that the seat has taken", each=True),
    ),
    acts=(
        *("look", "blind nil", "nil"),
        *(f"bid {tricks}" for tricks in range(1, 14)),
        *(f"pass {format_card(card)}: choose two, one after the other" for card in range(52)),
        *(f"play {format_card(card)}" for card in range(52)),
    ),
    reward="points: those of one's own side less those of the other, when the hand is over",
)


class Env(Environment):
    """A batch of hands of spades, each at the score of a new game."""

    def __init__(self, rules: Rules, seats: int, count: int, seed: int) -> None:
        """Raises RulesError unless four sit."""
        hands: Sequence[AnyHand] = [opening(rules, seats, 0) for _ in range(count)]
        super().__init__(hands, LAYOUT, seed)

    def _start(self, hand: AnyHand, seed: cython.ulonglong) -> None:
        start(cython.cast(Hand, hand), seed)

    def _to_act(self, hand: AnyHand) -> cython.int:
        return cython.cast(Hand, hand).turn

    def _observe(self, hand: AnyHand, seat: cython.int) -> None:
        self._see(cython.cast(Hand, hand), seat)

    def _allow(self, hand: AnyHand) -> None:
        self._let_acts(cython.cast(Hand, hand))

    def _gain(self, hand: AnyHand) -> None:
        self._count(cython.cast(Hand, hand))

    @cython.final
    def _see(self, hand: Hand, seat: cython.int) -> None:
        """Fill in the planes and numbers of ``LAYOUT``."""
        place: cython.int
        other: cython.int
        side: cython.int = seat & 1
        if (hand._looked >> seat) & 1:
            self._sets[0] = hand._hand[seat]
        self._sets[1] = hand._gave[seat]
        self._sets[2] = hand._gave[(seat + 2) & 3]
        if seat == hand.turn:
            self._sets[3] = self._chosen
        self._see_tricks(hand, seat, 4)
        self._figures[0] = hand._phase
        self._figures[1] = self._left(hand.dealer, seat)
        self._figures[2] = self._left(hand.turn, seat) if hand.turn >= 0 else -1
        self._figures[3] = hand._broken
        self._figures[4] = hand._in_trick
        self._figures[5] = hand._scores[side]
        self._figures[6] = hand._scores[1 - side]
        self._figures[7] = hand._bags[side]
        self._figures[8] = hand._bags[1 - side]
        for place in range(4):
            other = (seat + place) & 3
            self._figures[9 + place] = hand._bids[other]
            self._figures[13 + place] = (hand._blind >> other) & 1
            self._figures[17 + place] = (hand._given >> other) & 1
            self._figures[21 + place] = hand._tricks[other]

    @cython.final
    def _let_acts(self, hand: Hand) -> None:
        """Name the legal acts, as ``Hand.legal_actions`` lists actions."""
        tricks: cython.int
        if hand._phase == P_PLAY:
            self._let_all(hand._playable(), A_PLAY)
        elif hand._phase == P_BID:
            for tricks in range(14):
                if hand._may_bid(tricks):
                    self._let(A_BID + tricks)
        elif hand._phase == P_LOOK:
            self._let(A_LOOK)
            self._let(A_BLIND)
        elif hand._phase == P_PASS:
            self._let_all(hand._hand[hand.turn] & ~self._chosen, A_PASS)

    def _action(self, hand: AnyHand, act: cython.int) -> cython.ulonglong:
        verb: cython.ulonglong = V_PLAY
        tricks: cython.ulonglong
        if act >= A_PLAY:
            return (verb << 56) | bit(act - A_PLAY)
        if act >= A_PASS:
            if not self._chosen:
                self._chosen = bit(act - A_PASS)
                return 0
            verb = V_PASS
            return (verb << 56) | self._chosen | bit(act - A_PASS)
        if act >= A_BID:
            verb = V_BID
            tricks = act - A_BID
            return (verb << 56) | (tricks << 52)
        verb = V_BLIND if act == A_BLIND else V_LOOK
        return verb << 56

    @cython.final
    def _count(self, hand: Hand) -> None:
        """Count the points of a hand that is over."""
        seat: cython.int
        hand._count_points()
        for seat in range(4):
            self._gains[seat] = hand._points[seat & 1] - hand._points[1 - (seat & 1)]


def start(hand: Hand, seed: cython.ulonglong) -> None:
    """Deal as ``opening`` does."""
    hand.dealer = seed & 3
    hand._scores[0] = hand._scores[1] = hand._bags[0] = hand._bags[1] = 0
    hand._open()
    hand._rng = seed
    hand._order_deck()
    hand._shuffle()
    hand._deal_deck()
