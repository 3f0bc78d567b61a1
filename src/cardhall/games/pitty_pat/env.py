"""Pitty-Pat as an environment: what the seat to act sees, its acts by number, what a game brings.

Compiled like ``hand.py``; the engine runs the batch (``engine/environment.py``).
"""

from collections.abc import Sequence

import cython

from cardhall.cards.notation import format_card
from cardhall.games.engine.layout import Layout, Part
from cardhall.games.pitty_pat.hand import opening
from cardhall.games.pitty_pat.rules import Rules

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit, popcount
    from cython.cimports.cardhall.games.engine.environment import Environment
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.pitty_pat.hand import Hand
    from cython.cimports.cardhall.games.pitty_pat.play import (
        P_OFFER,
        P_THROW,
        V_PASS,
        V_TAKE,
        V_THROW,
        alike,
    )
else:
    from cardhall.cards.bits import bit, popcount
    from cardhall.games.engine.environment import Environment
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.pitty_pat.hand import Hand
    from cardhall.games.pitty_pat.play import P_OFFER, P_THROW, V_PASS, V_TAKE, V_THROW, alike

if not cython.compiled:  # compiled they are numbers in C: see env.pxd
    A_PASS, A_TAKE, A_THROW = 0, 1, 2

LAYOUT = Layout(
    planes=(
        Part("singles", "one's own single cards"),
        Part("pairs", "one's own paired cards, those that lie open too"),
        Part("offer", "the card on offer"),
        Part("discards", "cards that nobody took, out of play"),
        Part("seen", "all cards of ranks that somebody has paired in the open or thrown"),
        Part("open", "cards of the seat that lie open", each=True),
        Part("let-by", "cards on offer that the seat has let go by", each=True),
        Part("threw", "cards that the seat has thrown", each=True),
    ),
    numbers=(
        Part("phase", "1 a card is on offer, 2 throw a card"),
        Part("dealer", "the dealer, in seats to the left of oneself"),
        Part("turn", "the seat to act, in seats to the left of oneself"),
        Part(
            "owner",
            "who threw the last card on offer, or whom it was turned for, in seats to the left",
        ),
        Part("thrown", "1 if somebody threw that card, 0 if it came from the stock"),
        Part("to-ask", "seats that are still to be asked about it, the one to act among them"),
        Part("stock", "cards that can still be turned"),
        Part("again", "1 if the cards that nobody took have become the stock"),
        Part("size", "cards that the seat holds unseen", each=True),
        Part("takes", "cards on offer that the seat has taken", each=True),
    ),
    acts=(
        "pass",
        "take",
        *(f"throw {format_card(card)}" for card in range(52)),
    ),
    reward="chips over an equal share of those paid, times the number of the others",
)


class Env(Environment):
    """A batch of games of Pitty-Pat."""

    def __init__(self, rules: Rules, seats: int, count: int, seed: int) -> None:
        """Raises RulesError for a number of seats that cannot play."""
        hands: Sequence[AnyHand] = [opening(rules, seats, 0) for _ in range(count)]
        super().__init__(hands, LAYOUT, seed)
        self._win, self._double = rules.win_chips, rules.pat_chips

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
        first: cython.int = 8
        self._sets[0] = hand._single[seat]
        self._sets[1] = hand._pair[seat]
        if hand._phase == P_OFFER:
            self._sets[2] = bit(hand.upcard)
        self._sets[3] = hand._gone
        for place in range(13):
            if (hand._seen >> place) & 1:
                self._sets[4] |= alike(place)
        self._figures[0] = hand._phase
        self._figures[1] = self._left(hand.dealer, seat)
        self._figures[2] = self._left(hand.turn, seat) if hand.turn >= 0 else -1
        self._figures[3] = self._left(hand._owner, seat) if hand._owner >= 0 else -1
        self._figures[4] = hand._thrown
        self._figures[5] = hand._left if hand._phase == P_OFFER else 0
        self._figures[6] = 52 - hand._deck_at
        self._figures[7] = hand._recycled_at >= 0
        for other in range(self.seats):
            place = self._left(other, seat)
            self._sets[5 + place] = hand._open[other]
            self._figures[first + place] = popcount(
                (hand._single[other] | hand._pair[other]) & ~hand._open[other]
            )
            self._figures[first + self.seats + place] = hand._takes[other]
        self._see_offers(hand, seat)

    @cython.final
    def _see_offers(self, hand: Hand, seat: cython.int) -> None:
        """Fill in who threw each card so far, and who let it go by."""
        number: cython.int
        asked: cython.int
        left: cython.int
        thrown: cython.int
        for number in range(hand._ups):
            asked = hand._by[number] & 15
            thrown = hand._by[number] >> 4
            left = popcount(hand._live) - thrown
            if thrown:
                self._sets[5 + 2 * self.seats + self._left(asked, seat)] |= bit(hand._up[number])
                asked = hand._after(asked)
            if number == hand._ups - 1 and hand._phase == P_OFFER:
                left -= hand._left  # those who are not asked yet
            while left > 0 and asked != hand._took[number]:
                self._sets[5 + self.seats + self._left(asked, seat)] |= bit(hand._up[number])
                asked = hand._after(asked)
                left -= 1

    @cython.final
    def _let_acts(self, hand: Hand) -> None:
        """Name the legal acts, as ``Hand.legal_actions`` lists actions."""
        if hand._phase == P_OFFER:
            if hand._may_pass():
                self._let(A_PASS)
            if hand._match():
                self._let(A_TAKE)
        elif hand._phase == P_THROW:
            self._let_all(hand._throwable(), A_THROW)

    def _action(self, hand: AnyHand, act: cython.int) -> cython.ulonglong:
        verb: cython.ulonglong = V_THROW
        if act >= A_THROW:
            return (verb << 56) | bit(act - A_THROW)
        verb = V_TAKE if act == A_TAKE else V_PASS
        return verb << 56

    @cython.final
    def _count(self, hand: Hand) -> None:
        """Count the chips of a game that is over; a dead one pays none."""
        seat: cython.int
        chips: cython.int = self._double if hand._double else self._win
        if hand._winner < 0:
            return
        for seat in range(self.seats):
            self._gains[seat] = chips * (self.seats - 1) if seat == hand._winner else -chips


def start(hand: Hand, seed: cython.ulonglong) -> None:
    """Deal as ``opening`` does."""
    among: cython.ulonglong = hand.seats
    hand.dealer = seed % among
    hand._open_deal()
    hand._rng = seed
    hand._shuffle()
    hand._deal()
