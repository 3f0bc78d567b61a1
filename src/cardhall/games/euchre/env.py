"""Euchre as an environment: what the seat to act sees, its acts by number, what a hand brings.

Compiled like ``hand.py``; the engine runs the batch (``engine/environment.py``).
"""

from collections.abc import Sequence

import cython

from cardhall.cards.notation import SUIT_NAMES, format_card
from cardhall.games.engine.layout import Layout, Part
from cardhall.games.euchre.hand import opening
from cardhall.games.euchre.rules import PACK, Rules

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit, suit
    from cython.cimports.cardhall.games.engine.environment import Environment
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.euchre.deal import P_DISCARD, P_NAME, P_ORDER, P_PLAY
    from cython.cimports.cardhall.games.euchre.hand import (
        V_ALONE,
        V_DISCARD,
        V_NAME,
        V_NAME_ALONE,
        V_PASS,
        V_PICK_UP,
        V_PLAY,
        Hand,
    )
else:
    from cardhall.cards.bits import bit, suit
    from cardhall.games.engine.environment import Environment
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.euchre.deal import P_DISCARD, P_NAME, P_ORDER, P_PLAY
    from cardhall.games.euchre.hand import (
        V_ALONE,
        V_DISCARD,
        V_NAME,
        V_NAME_ALONE,
        V_PASS,
        V_PICK_UP,
        V_PLAY,
        Hand,
    )

if not cython.compiled:  # compiled they are numbers in C: see env.pxd
    A_PASS, A_PICK_UP, A_ALONE, A_NAME, A_NAME_ALONE, A_DISCARD, A_PLAY = 0, 1, 2, 3, 7, 11, 35

LAYOUT = Layout(
    planes=(
        Part("hand", "one's own cards"),
        Part("up", "the card that was turned up, wherever it is now"),
        Part("trumps", "all cards that are trumps, both bowers among them; none before they are"),
        Part("threw", "the card that one put down as the dealer"),
        Part("table", "the card of this trick that the seat has laid", each=True),
        Part("played", "the cards of earlier tricks that the seat has laid", each=True),
    ),
    numbers=(
        Part("phase", "1 pick it up or pass, 2 name a suit, 3 discard, 4 play"),
        Part("dealer", "the dealer, in seats to the left of oneself"),
        Part("turn", "the seat to act, in seats to the left of oneself"),
        Part("trump", "the suit that is trumps, 0 clubs to 3 spades; -1 before it is named"),
        Part("maker", "who made trumps, in seats to the left of oneself; -1 before"),
        Part("alone", "1 if the maker plays alone"),
        Part("sitting", "a loner's partner, in seats to the left of oneself; -1 for none"),
        Part("up-at", "where the turned-up card is: 1 table, 2 taken, 3 kitty, 4 left out"),
        Part("thrown", "1 if the dealer has picked up and put a card down"),
        Part("in-trick", "cards on the table in this trick"),
        Part("tricks", "tricks that the seat has taken", each=True),
    ),
    acts=(
        *("pass", "pick it up", "alone"),
        *SUIT_NAMES,
        *(f"{suit} alone" for suit in SUIT_NAMES),
        *(f"discard {format_card(card)}" for card in PACK),
        *(f"play {format_card(card)}" for card in PACK),
    ),
    reward="points: those of one's own side less those of the other, when the hand is over",
)


def packed(cards: cython.ulonglong) -> cython.ulonglong:
    """The cards as bits of the pack of 24, low to high."""
    six: cython.ulonglong = 63
    return (
        ((cards >> 7) & six)
        | (((cards >> 20) & six) << 6)
        | (((cards >> 33) & six) << 12)
        | (((cards >> 46) & six) << 18)
    )


class Env(Environment):
    """A batch of hands of euchre."""

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
        self._sets[0] = hand._hand[seat]
        self._sets[1] = bit(hand.up) if hand.up >= 0 else 0
        self._sets[2] = hand._trumps
        if hand._discard >= 0 and seat == hand.dealer:
            self._sets[3] = bit(hand._discard)
        self._see_tricks(hand, seat, 4)
        self._figures[0] = hand._phase
        self._figures[1] = (hand.dealer - seat) & 3
        self._figures[2] = (hand.turn - seat) & 3 if hand.turn >= 0 else -1
        self._figures[3] = hand.trump
        self._figures[4] = (hand.maker - seat) & 3 if hand.maker >= 0 else -1
        self._figures[5] = hand._alone
        self._figures[6] = (hand.sitting - seat) & 3 if hand.sitting >= 0 else -1
        self._figures[7] = hand._up_at
        self._figures[8] = hand._discard >= 0
        self._figures[9] = hand._in_trick
        for place in range(4):
            self._figures[10 + place] = hand._tricks[(seat + place) & 3]

    @cython.final
    def _let_acts(self, hand: Hand) -> None:
        """Name the legal acts, as ``Hand.legal_actions`` lists actions."""
        named: cython.int
        if hand._phase == P_PLAY:
            self._let_all(packed(hand._playable()), A_PLAY)
        elif hand._phase == P_DISCARD:
            self._let_all(packed(hand._playable()), A_DISCARD)
        else:
            if hand._may_pass():
                self._let(A_PASS)
            if hand._may_bid() and hand._phase == P_ORDER:
                self._let(A_PICK_UP)
                self._let(A_ALONE)
            elif hand._may_bid() and hand._phase == P_NAME:
                for named in range(4):
                    if named != suit(hand.up):
                        self._let(A_NAME + named)
                        self._let(A_NAME_ALONE + named)

    def _action(self, hand: AnyHand, act: cython.int) -> cython.ulonglong:
        verb: cython.ulonglong
        named: cython.ulonglong
        if act >= A_DISCARD:
            verb = V_PLAY if act >= A_PLAY else V_DISCARD
            act -= A_PLAY if act >= A_PLAY else A_DISCARD
            return (verb << 56) | bit(13 * (act // 6) + 7 + act % 6)
        if act >= A_NAME:
            verb = V_NAME_ALONE if act >= A_NAME_ALONE else V_NAME
            named = act - (A_NAME_ALONE if act >= A_NAME_ALONE else A_NAME)
            return (verb << 56) | (named << 52)
        verb = V_PASS
        if act == A_PICK_UP:
            verb = V_PICK_UP
        elif act == A_ALONE:
            verb = V_ALONE
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
    hand._open()
    hand._rng = seed
    hand._order_deck()
    hand._shuffle()
    hand._deal_deck()
