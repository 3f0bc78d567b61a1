"""Pedro as an environment: what the seat to act sees, its acts by number, what a hand brings.

Where several cards go together (surplus trumps, what a dealer who robs keeps, the cards of a dealer
who kept more than six) an act chooses one of them, and the last one lets all go. Compiled like
``hand.py``; the engine runs the batch (``engine/environment.py``).
"""

from collections.abc import Sequence

import cython

from cardhall.cards.notation import SUIT_NAMES, format_card
from cardhall.games.engine.layout import Layout, Part
from cardhall.games.pedro.hand import opening
from cardhall.games.pedro.rules import Rules

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit, popcount
    from cython.cimports.cardhall.games.engine.environment import Environment
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.pedro.deal import (
        FULL_HAND,
        P_BID,
        P_NAME,
        P_PLAY,
        P_ROB,
        P_THROW,
    )
    from cython.cimports.cardhall.games.pedro.hand import (
        MOST,
        V_BID,
        V_NAME,
        V_PASS,
        V_PLAY,
        V_ROB,
        V_THROW,
        Hand,
    )
else:
    from cardhall.cards.bits import bit, popcount
    from cardhall.games.engine.environment import Environment
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.pedro.deal import FULL_HAND, P_BID, P_NAME, P_PLAY, P_ROB, P_THROW
    from cardhall.games.pedro.hand import (
        MOST,
        V_BID,
        V_NAME,
        V_PASS,
        V_PLAY,
        V_ROB,
        V_THROW,
        Hand,
    )

if not cython.compiled:  # compiled they are numbers in C: see env.pxd
    A_PASS, A_NAME, A_ALL, A_THROW, A_KEEP, A_PLAY = 0, 15, 19, 20, 72, 124

LAYOUT = Layout(
    planes=(
        Part("hand", "one's own cards"),
        Part("threw", "one's own discards"),
        Part("put-down", "one's own hand, thrown in when a trump was led"),
        Part("pack", "for a dealer who is robbing: the cards to look through"),
        Part("trumps", "all cards that are trumps; none before they are named"),
        Part("chosen", "of cards that go together those that are chosen already"),
        Part("shown", "surplus trumps that the seat showed, out of play", each=True),
        Part("table", "the cards of this trick that the seat has laid", each=True),
        Part("played", "the cards of earlier tricks that the seat has laid", each=True),
    ),
    numbers=(
        Part("phase", "1 bid, 2 name a suit, 3 throw away, 4 rob the pack, 5 play"),
        Part("dealer", "the dealer, in seats to the left of oneself"),
        Part("turn", "the seat to act, in seats to the left of oneself"),
        Part("trump", "the suit that is trumps, 0 clubs to 3 spades; -1 before it is named"),
        Part("bidder", "who has bid highest, in seats to the left of oneself; -1 for nobody"),
        Part("bid", "the highest bid"),
        Part("in-trick", "cards on the table in this trick"),
        Part("to-choose", "cards that oneself has still to choose, at one's turn"),
        Part("points", "made so far by one's own side"),
        Part("their-points", "made so far by the other side"),
        Part(
            "call", "what the seat has bid, 0 a pass; -1 before, -2 a turn that is lost", each=True
        ),
        Part("thrown", "cards that the seat threw at the draw; -1 before", each=True),
        Part("drew", "cards that the seat was filled up with; -1 before", each=True),
        Part("size", "cards that the seat holds", each=True),
        Part("tricks", "tricks that the seat has taken", each=True),
    ),
    acts=(
        "pass",
        *(f"bid {amount}" for amount in range(1, MOST + 1)),
        *SUIT_NAMES,
        "go on where there is nothing to choose: throw all plain cards, keep the trumps",
        *(f"throw {format_card(card)}, with all plain cards" for card in range(52)),
        *(f"keep {format_card(card)}" for card in range(52)),
        *(f"play {format_card(card)}" for card in range(52)),
    ),
    reward="points: those of one's own side less those of the other, when the hand is over",
)


class Env(Environment):
    """A batch of hands of Pedro."""

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

    def _action(self, hand: AnyHand, act: cython.int) -> cython.ulonglong:
        return self._act(cython.cast(Hand, hand), act)

    def _gain(self, hand: AnyHand) -> None:
        self._count(cython.cast(Hand, hand))

    @cython.final
    def _see(self, hand: Hand, seat: cython.int) -> None:
        """Fill in the planes and numbers of ``LAYOUT``."""
        place: cython.int
        other: cython.int
        self._sets[0] = hand._hand[seat]
        self._sets[1] = hand._threw[seat]
        self._sets[2] = hand._put_down[seat]
        if seat == hand.dealer and hand._phase == P_ROB:
            self._sets[3] = hand._pack
        self._sets[4] = hand._trumps
        if seat == hand.turn:
            self._sets[5] = self._chosen
            self._figures[7] = needed(hand) - popcount(self._chosen)
        self._see_tricks(hand, seat, 10)
        self._figures[0] = hand._phase
        self._figures[1] = self._left(hand.dealer, seat)
        self._figures[2] = self._left(hand.turn, seat) if hand.turn >= 0 else -1
        self._figures[3] = hand.trump
        self._figures[4] = self._left(hand.bidder, seat) if hand.bidder >= 0 else -1
        self._figures[5] = hand.bid
        self._figures[6] = hand._in_trick
        self._figures[8] = hand._points[seat & 1]
        self._figures[9] = hand._points[1 - (seat & 1)]
        for place in range(4):
            other = (seat + place) & 3
            self._sets[6 + place] = hand._shown[other]
            self._figures[10 + place] = hand._calls[other]
            self._figures[14 + place] = hand._thrown[other]
            self._figures[18 + place] = hand._drew[other]
            self._figures[22 + place] = popcount(hand._hand[other])
            self._figures[26 + place] = hand._tricks[other]

    @cython.final
    def _let_acts(self, hand: Hand) -> None:
        """Name the legal acts, as ``Hand.legal_actions`` lists actions."""
        number: cython.int
        first: cython.int = A_PLAY
        if hand._phase == P_BID:
            if hand._may_pass():
                self._let(A_PASS)
            for number in range(hand._low_bid(), MOST + 1):
                self._let(number)
        elif hand._phase == P_NAME:
            for number in range(4):
                self._let(A_NAME + number)
        elif needed(hand) == 0:
            self._let(A_ALL)
        else:
            if hand._phase != P_PLAY:
                first = A_THROW if hand._phase == P_THROW else A_KEEP
            self._let_all(pool(hand) & ~self._chosen, first)

    @cython.final
    def _act(self, hand: Hand, act: cython.int) -> cython.ulonglong:
        """The action of an act; 0 where more cards are to be chosen."""
        verb: cython.ulonglong = V_PLAY
        value: cython.ulonglong = 0
        if act < A_NAME:
            verb = V_BID if act else V_PASS
            value = act
            return (verb << 56) | value
        if act < A_ALL:
            verb = V_NAME
            value = act - A_NAME
            return (verb << 56) | value
        if act > A_ALL:
            value = bit((act - A_THROW) % 52)
            if popcount(self._chosen) + 1 < needed(hand):
                self._chosen |= value
                return 0
        if hand._phase != P_PLAY:
            verb = V_THROW if hand._phase == P_THROW else V_ROB
        return (verb << 56) | self._chosen | value | along(hand)

    @cython.final
    def _count(self, hand: Hand) -> None:
        """Count the points of a hand that is over."""
        seat: cython.int
        hand._settle()
        for seat in range(4):
            self._gains[seat] = hand._change[seat & 1] - hand._change[1 - (seat & 1)]


def start(hand: Hand, seed: cython.ulonglong) -> None:
    """Deal as ``opening`` does; the spare order is made when it is needed, and is the same."""
    hand.dealer = seed & 3
    hand._open()
    hand._rng = seed
    hand._lazy_spare = 1
    hand._shuffle()
    hand._deal()


def needed(hand: Hand) -> cython.int:
    """Count the cards that the seat to act has to choose, all of which go together."""
    short: cython.int
    if hand._phase == P_PLAY:
        return hand._to_lay()
    if hand._phase == P_THROW:
        return hand._surplus()
    if hand._phase == P_ROB:
        short = FULL_HAND - popcount(hand._reach() & hand._trumps)
        if short >= 0:
            return short
        return 0 if hand.o.keep_all else FULL_HAND
    return 0


def pool(hand: Hand) -> cython.ulonglong:
    """The cards among which to choose."""
    trumps: cython.ulonglong
    if hand._phase == P_PLAY:
        return hand._playable()
    if hand._phase == P_THROW:
        return hand._hand[hand.turn] & hand._trumps
    trumps = hand._reach() & hand._trumps
    return hand._reach() & ~trumps if popcount(trumps) <= FULL_HAND else trumps


def along(hand: Hand) -> cython.ulonglong:
    """The cards that go along without being chosen."""
    trumps: cython.ulonglong
    if hand._phase == P_THROW:
        return hand._hand[hand.turn] & ~hand._trumps
    if hand._phase == P_ROB:
        trumps = hand._reach() & hand._trumps
        return trumps if popcount(trumps) <= FULL_HAND or hand.o.keep_all else 0
    return 0
