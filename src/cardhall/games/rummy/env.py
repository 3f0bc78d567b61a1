# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""Rummy as an environment: what the seat to act sees, its acts by number, what a hand brings.

A lay-down is chosen act by act: first where (a new meld, or a meld on the table), then its cards
one after the other, in any order. As soon as only one lay-down is left that fits, it is done; where
a longer one would fit too, an act says that this is all. Compiled like ``hand.py``; the engine runs
the batch (``engine/environment.py``).
"""

from collections.abc import Sequence

import cython

from cardhall.cards.notation import format_card
from cardhall.games.engine.layout import Layout, Part
from cardhall.games.rummy.hand import opening
from cardhall.games.rummy.rules import Rules

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import FULL, bit, popcount
    from cython.cimports.cardhall.games.engine.environment import Environment
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.rummy.hand import Hand
    from cython.cimports.cardhall.games.rummy.position import (
        P_DRAW,
        P_PLAY,
        T_LATE,
        T_SHED,
        V_BURY,
        V_DONE,
        V_DRAW,
        V_LAY,
        V_MELD,
        V_TAKE,
        V_THROW,
    )
else:
    from cardhall.cards.bits import FULL, bit, popcount
    from cardhall.games.engine.environment import Environment
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.rummy.hand import Hand
    from cardhall.games.rummy.position import (
        P_DRAW,
        P_PLAY,
        T_LATE,
        T_SHED,
        V_BURY,
        V_DONE,
        V_DRAW,
        V_LAY,
        V_MELD,
        V_TAKE,
        V_THROW,
    )

if not cython.compiled:  # compiled they are numbers in C: see env.pxd
    A_DRAW, A_EXPOSED, A_BURY, A_DONE, A_TAKE = range(5)
    A_MELD, A_LAY, A_CARD, A_ALL, A_THROW = 56, 57, 73, 125, 126
    SHOWN_MELDS, ROOM = 16, 32

LAYOUT = Layout(
    planes=(
        Part("hand", "one's own cards"),
        Part("drawn", "the card that one drew from the stock in this turn"),
        Part("discards", "all discards; the numbers say in which order"),
        Part("taken", "the discards that were taken in this turn"),
        Part("owes", "the card that must still be used in this turn"),
        Part("plays", "the single cards that play on the melds of the table"),
        Part("stock-seen", "cards of the stock that everybody has seen; the numbers say where"),
        Part("chosen", "of a lay-down the cards that are chosen already"),
        *(Part(f"meld-{number}", f"the cards of meld {number}") for number in range(1, 17)),
        Part("known", "cards of the seat's hand that everybody has seen it take", each=True),
        Part("shown", "cards that the seat has laid down, wherever they lie", each=True),
    ),
    numbers=(
        Part("phase", "1 draw, 2 play"),
        Part("dealer", "the dealer, in seats to the left of oneself"),
        Part("turn", "the seat to act, in seats to the left of oneself"),
        Part("kind", "0 a usual turn, 1 the discard alone, 2 the draw alone, 3 a late draw"),
        Part("drew", "1 if a card was drawn from the stock in this turn"),
        Part("laying", "of a lay-down that is chosen: 1 a new meld, 2 on meld 1, 3 on meld 2"),
        Part("melds", "melds on the table"),
        Part("stock", "cards in the stock"),
        Part("turned", "how often the discards were turned over"),
        Part("exposed", "cards that lie face up on the stock"),
        *(Part(f"discard-{n}", f"discard {n} from the top; -1 for none") for n in range(1, 33)),
        *(
            Part(f"stock-{n}", f"card {n} of the stock from the top; -1 for none or an unseen one")
            for n in range(1, 33)
        ),
        Part("size", "cards that the seat holds", each=True),
    ),
    acts=(
        "draw",
        "draw the exposed card",
        "bury",
        "done",
        *(f"take the discards down to {format_card(card)}" for card in range(52)),
        "a new meld: choose its cards one after the other",
        *(f"lay on meld {number}: choose cards one after the other" for number in range(1, 17)),
        *(f"choose {format_card(card)}" for card in range(52)),
        "that is all",
        *(f"throw {format_card(card)}" for card in range(52)),
    ),
    reward="points: what one has laid down less what one holds",
)


class Env(Environment):
    """A batch of hands of Rummy."""

    def __init__(self, rules: Rules, seats: int, count: int, seed: int) -> None:
        """Raises RulesError for a number of seats that cannot play."""
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
        self._sets[4] = hand._owes
        self._sets[5] = hand._plays
        if seat == hand.turn:
            if hand._phase == P_PLAY and hand._drawn >= 0:
                self._sets[1] = bit(hand._drawn)
            self._sets[7] = self._chosen & FULL
            self._figures[5] = self._chosen >> 52
        for place in range(min(hand._melds, SHOWN_MELDS)):
            self._sets[8 + place] = hand._meld[place]
        self._figures[0] = hand._phase
        self._figures[1] = self._left(hand.dealer, seat)
        self._figures[2] = self._left(hand.turn, seat) if hand.turn >= 0 else -1
        self._figures[3] = hand._way
        self._figures[4] = hand._phase == P_PLAY and hand._drawn >= 0
        self._figures[6] = hand._melds
        self._figures[7] = 52 - hand._stock_at
        self._figures[8] = hand._turned
        self._figures[9] = hand._exposed
        self._see_piles(hand)
        for other in range(self.seats):
            place = self._left(other, seat)
            self._sets[8 + SHOWN_MELDS + place] = hand._known[other]
            self._sets[8 + SHOWN_MELDS + self.seats + place] = hand._shown[other]
            self._figures[10 + 2 * ROOM + place] = popcount(hand._hand[other])

    @cython.final
    def _see_piles(self, hand: Hand) -> None:
        """Fill in the discards, those that were taken, and what everybody has seen of the stock."""
        place: cython.int
        card: cython.int
        for place in range(hand._taken):
            self._sets[3] |= bit(hand._pile[hand._piled + place])
        self._sets[2] = hand._under[hand._piled]
        for place in range(ROOM):
            card = hand._piled - 1 - place
            self._figures[10 + place] = hand._pile[card] if card >= 0 else -1
            self._figures[10 + ROOM + place] = -1
            if hand._stock_at + place < 52:
                card = hand._stock[hand._stock_at + place]
                if hand._open & bit(card):
                    self._sets[6] |= bit(card)
                    self._figures[10 + ROOM + place] = card

    @cython.final
    def _let_acts(self, hand: Hand) -> None:
        """Name the legal acts, as ``Hand.legal_actions`` lists actions."""
        if hand._phase == P_DRAW:
            self._let_draws(hand)
        elif self._chosen:
            self._let_cards(hand)
        elif hand._phase == P_PLAY:
            if hand._way != T_SHED and hand._any_step():
                self._let_targets(hand)
            self._let_all(hand._throwable(), A_THROW)
            if hand._way == T_LATE:
                self._let(A_DONE)

    @cython.final
    def _let_draws(self, hand: Hand) -> None:
        place: cython.int
        if hand._exposed:
            self._let(A_EXPOSED)
        if hand._legal_draw(0):
            self._let(A_DRAW)
        if hand._may_bury():
            self._let(A_BURY)
        for place in range(hand._piled):
            if hand._legal_take(hand._piled - place):
                self._let(A_TAKE + hand._pile[place])

    @cython.final
    def _let_targets(self, hand: Hand) -> None:
        """Name where something may be laid down."""
        place: cython.int
        for place in range(hand._list_steps()):
            self._let(A_MELD + target_of(hand._steps[place]) - 1)

    @cython.final
    def _let_cards(self, hand: Hand) -> None:
        """The cards that may be chosen next, and whether those that are chosen may be all."""
        place: cython.int
        chosen: cython.ulonglong = self._chosen & FULL
        cards: cython.ulonglong
        for place in range(hand._list_steps()):
            cards = hand._steps[place] & FULL
            if target_of(hand._steps[place]) != self._chosen >> 52 or chosen & ~cards:
                continue
            if cards == chosen:
                self._let(A_ALL)
            self._let_all(cards & ~chosen, A_CARD)

    @cython.final
    def _act(self, hand: Hand, act: cython.int) -> cython.ulonglong:
        """The action of an act; 0 where more is to be chosen."""
        verb: cython.ulonglong = V_THROW
        chosen: cython.ulonglong
        if act >= A_THROW:
            return (verb << 56) | bit(act - A_THROW)
        if act < A_MELD:
            return draws(hand, act)
        if act == A_ALL:
            chosen = self._chosen
            verb = V_MELD
            if chosen >> 52 > 1:
                verb = V_LAY
                return (verb << 56) | (((chosen >> 52) - 2) << 52) | (chosen & FULL)
            return (verb << 56) | (chosen & FULL)
        if act >= A_CARD:
            return self._choose(hand, self._chosen | bit(act - A_CARD))
        chosen = act - A_MELD + 1
        return self._choose(hand, chosen << 52)

    @cython.final
    def _choose(self, hand: Hand, chosen: cython.ulonglong) -> cython.ulonglong:
        """Note what is chosen; the only lay-down that still fits, 0 if there are several."""
        place: cython.int
        found: cython.int = 0
        only: cython.ulonglong = 0
        for place in range(hand._list_steps()):
            if target_of(hand._steps[place]) != chosen >> 52:
                continue
            if chosen & FULL & ~hand._steps[place] == 0:
                only = hand._steps[place]
                found += 1
        if found == 1:
            return only
        self._chosen = chosen
        return 0

    @cython.final
    def _count(self, hand: Hand) -> None:
        """Count the points of a hand that is over."""
        seat: cython.int
        for seat in range(self.seats):
            self._gains[seat] = hand._score(seat)


def start(hand: Hand, seed: cython.ulonglong) -> None:
    """Deal as ``opening`` does."""
    among: cython.ulonglong = hand.seats
    hand.dealer = seed % among
    hand._open_deal()
    hand._rng = seed
    hand._shuffle()
    hand._deal()


def target_of(action: cython.ulonglong) -> cython.ulonglong:
    """Tell where a lay-down goes: 1 a new meld, 2 and more the melds on the table."""
    return 1 if action >> 56 == V_MELD else 2 + ((action >> 52) & 15)


def draws(hand: Hand, act: cython.int) -> cython.ulonglong:
    """The action of a draw, a take, a burial, or the end of a late turn."""
    verb: cython.ulonglong = V_DRAW
    count: cython.ulonglong
    if act >= A_TAKE:
        verb = V_TAKE
        count = hand._piled
        while hand._pile[hand._piled - cython.cast(cython.int, count)] != act - A_TAKE:
            count -= 1
        return (verb << 56) | count
    if act == A_EXPOSED:
        return (verb << 56) | bit(hand._stock[hand._stock_at])
    if act == A_BURY:
        verb = V_BURY
    elif act == A_DONE:
        verb = V_DONE
    return verb << 56
