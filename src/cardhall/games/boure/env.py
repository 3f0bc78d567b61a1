"""Bouré as an environment: what the seat to act sees, its acts by number, what a hand brings.

Compiled like ``hand.py``; the engine runs the batch (``engine/environment.py``).
"""

from collections.abc import Sequence

import cython

from cardhall.cards.notation import format_card
from cardhall.games.boure.hand import opening
from cardhall.games.boure.rules import Rules
from cardhall.games.engine.layout import Layout, Part

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit, highest, popcount, spread, suit_cards
    from cython.cimports.cardhall.games.boure.hand import Hand
    from cython.cimports.cardhall.games.boure.position import (
        D_SURE,
        P_DRAW,
        P_PLAY,
        P_STAY,
        V_DRAW,
        V_PASS,
        V_PLAY,
        V_STAY,
    )
    from cython.cimports.cardhall.games.boure.settlement import settle
    from cython.cimports.cardhall.games.engine.environment import Environment
    from cython.cimports.cardhall.games.engine.hand import AnyHand
else:
    from cardhall.cards.bits import bit, highest, popcount, spread, suit_cards
    from cardhall.games.boure.hand import Hand
    from cardhall.games.boure.position import (
        D_SURE,
        P_DRAW,
        P_PLAY,
        P_STAY,
        V_DRAW,
        V_PASS,
        V_PLAY,
        V_STAY,
    )
    from cardhall.games.boure.settlement import settle
    from cardhall.games.engine.environment import Environment
    from cardhall.games.engine.hand import AnyHand

if not cython.compiled:  # compiled they are numbers in C: see env.pxd
    A_STAY, A_PASS, A_DRAW, A_PLAY = 0, 1, 2, 34

_PLACES = ("lowest", "second", "third", "fourth", "highest")


def _draw_words(pattern: int) -> str:
    """Say which of one's five cards, low to high, a draw throws."""
    thrown = [_PLACES[place] for place in range(5) if pattern >> place & 1]
    return f"draw {len(thrown)}" + (f": the {', '.join(thrown)}" if thrown else "")


LAYOUT = Layout(
    planes=(
        Part("hand", "one's own cards"),
        Part("turned", "the card that the dealer turned for trumps"),
        Part("trumps", "all cards of the trump suit"),
        Part("threw", "one's own discards, or the hand that one threw in"),
        Part("laid", "cards of a forced lead of several that wait for their trick"),
        Part("table", "the card of this trick that the seat has laid", each=True),
        Part("played", "the cards of earlier tricks that the seat has laid", each=True),
    ),
    numbers=(
        Part("phase", "1 stay or pass, 2 draw, 3 play"),
        Part("dealer", "the dealer, in seats to the left of oneself"),
        Part("turn", "the seat to act, in seats to the left of oneself"),
        Part("trump", "the suit that is trumps, 0 clubs to 3 spades"),
        Part("pot", "chips or cents in the pot"),
        Part("minimum", "how many must play this hand"),
        Part("stay-cost", "chips or cents that staying in costs"),
        Part("draw-limit", "the most cards that the seat to act may draw; 0 outside the draw"),
        Part("stock", "cards left to draw, without discards that may be shuffled anew"),
        Part("in-trick", "cards on the table in this trick"),
        Part("stack", "chips or cents that the seat has left", each=True),
        Part("standing", "0 not dealt in, 1 has not spoken, 2 stays, 3 has passed", each=True),
        Part("drew", "cards that the seat drew; -1 before", each=True),
        Part("tricks", "tricks that the seat has taken", each=True),
    ),
    acts=(
        *("stay", "pass"),
        *(_draw_words(pattern) for pattern in range(32)),
        *(f"play {format_card(card)}" for card in range(52)),
    ),
    reward=(
        "chips or cents: what a seat has after the hand less what it had before the antes, less "
        "what it has to put in next time beyond an ante. A pot that is left is nobody's, and the "
        "next hand begins with none"
    ),
)
"""Where several cards must be led together, the act is playing the highest of them."""


class Env(Environment):
    """A batch of hands of Bouré, each from starting stacks and an empty pot."""

    def __init__(self, rules: Rules, seats: int, count: int, seed: int) -> None:
        """Raises RulesError for a number of seats that cannot play."""
        hands: Sequence[AnyHand] = [opening(rules, seats, 0) for _ in range(count)]
        super().__init__(hands, LAYOUT, seed)
        self._small_enough(rules.start_stack)
        self._stake = rules.start_stack
        if not cython.compiled:
            self._up_to = [0] * 6
        one: cython.ulonglong = 1
        limit: cython.int
        pattern: cython.int
        for limit in range(6):
            self._up_to[limit] = 0
            for pattern in range(32):
                if popcount(pattern) <= limit:
                    self._up_to[limit] |= one << pattern

    def _start(self, hand: AnyHand, seed: cython.ulonglong) -> None:
        self._deal_to(cython.cast(Hand, hand), seed)

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
    def _deal_to(self, hand: Hand, seed: cython.ulonglong) -> None:
        """Deal as ``opening`` does."""
        seat: cython.int
        among: cython.ulonglong = hand.seats
        for seat in range(hand.seats):
            hand._stack[seat] = self._stake
            hand._due_before[seat] = 0
        hand.dealer = seed % among
        hand._live = (1 << hand.seats) - 1
        hand._open(0)
        hand._rng = seed
        hand._shuffle()
        hand._deal()

    @cython.final
    def _see(self, hand: Hand, seat: cython.int) -> None:
        """Fill in the planes and numbers of ``LAYOUT``."""
        place: cython.int
        other: cython.int = seat
        seats: cython.int = self.seats
        self._sets[0] = hand._hand[seat]
        self._sets[1] = bit(hand.turned) if hand.turned >= 0 else 0
        self._sets[2] = suit_cards(hand.trump) if hand.trump >= 0 else 0
        self._sets[3] = hand._threw[seat]
        self._sets[4] = hand._laid
        self._see_tricks(hand, seat, 5)
        self._figures[0] = hand._phase
        self._figures[1] = self._left(hand.dealer, seat)
        self._figures[2] = self._left(hand.turn, seat) if hand.turn >= 0 else -1
        self._figures[3] = hand.trump
        self._figures[4] = hand.pot
        self._figures[5] = hand._minimum
        self._figures[6] = hand._stay_due
        self._figures[7] = hand._draw_limit() if hand._phase == P_DRAW else 0
        self._figures[8] = 52 - hand._deck_at + popcount(hand._supply)
        self._figures[9] = hand._in_trick
        for place in range(seats):
            self._figures[10 + place] = hand._stack[other]
            # out 3, in 2, dealt in 1: who is out or in was dealt in
            self._figures[10 + seats + place] = (
                ((hand._live >> other) & 1)
                + ((hand._in >> other) & 1)
                + 2 * ((hand._out >> other) & 1)
            )
            self._figures[10 + 2 * seats + place] = hand._drawn[other]
            self._figures[10 + 3 * seats + place] = hand._tricks[other]
            other += 1
            if other == seats:
                other = 0

    @cython.final
    def _let_acts(self, hand: Hand) -> None:
        """Name the legal acts, as ``Hand.legal_actions`` lists actions."""
        cards: cython.ulonglong
        if hand._phase == P_PLAY:
            cards = hand._playable()
            if hand._duty >= D_SURE:
                cards = bit(highest(cards))
            self._let_all(cards, A_PLAY)
            return
        if hand._phase == P_STAY and hand._may_stay():
            self._let(A_STAY)
        if (hand._phase == P_STAY or not hand.o.in_or_out) and hand._may_pass():
            self._let(A_PASS)
        if hand._phase == P_DRAW and (hand.o.in_or_out or hand._may_stay()):
            self._let_all(self._up_to[min(5, hand._draw_limit())], A_DRAW)

    @cython.final
    def _act(self, hand: Hand, act: cython.int) -> cython.ulonglong:
        """The action of an act."""
        verb: cython.ulonglong
        cards: cython.ulonglong
        if act >= A_PLAY:
            verb = V_PLAY
            if hand._in_trick == 0:
                cards = hand._playable()
                if hand._duty >= D_SURE:
                    return (verb << 56) | cards
            return (verb << 56) | bit(act - A_PLAY)
        if act >= A_DRAW:
            verb = V_DRAW
            return (verb << 56) | spread(act - A_DRAW, hand._hand[hand.turn])
        verb = V_STAY if act == A_STAY else V_PASS
        return verb << 56

    @cython.final
    def _count(self, hand: Hand) -> None:
        """Count the chips of a hand that is over."""
        seat: cython.int
        more: cython.longlong
        settle(hand)
        for seat in range(self.seats):
            more = hand._owed_next[seat] - hand.o.ante
            self._gains[seat] = hand._final[seat] - self._stake - (more if more > 0 else 0)
