"""Rummy: hands that agree with what a seat knows, and play-outs of them.

``Imaginer`` takes a view, never a hand. It keeps to all that the view tells: one's own cards, what
lies open, where known cards lie in the stock, what others were seen to take, how many cards each
holds; and who is in the middle of a turn holds cards with which it can end lawfully. Used by
``rummy.imagine`` and by the bot. Compiled like ``hand.py``, and readable like it.
"""

from collections.abc import Sequence

import cython

from cardhall.cards.table import bits_of
from cardhall.games.rummy.actions import take_action
from cardhall.games.rummy.position import PHASES, TURNS
from cardhall.games.rummy.rules import Rules
from cardhall.games.rummy.view import View

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        popcount,
    )
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.engine.imaginer import AnyImaginer
    from cython.cimports.cardhall.games.rummy.hand import Hand
    from cython.cimports.cardhall.games.rummy.melds import alike, points
    from cython.cimports.cardhall.games.rummy.position import (
        P_DRAW,
        P_OVER,
        T_LATE,
        T_USUAL,
        V_DONE,
        V_DRAW,
        V_TAKE,
        V_THROW,
    )
else:
    from cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        popcount,
    )
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.engine.imaginer import AnyImaginer
    from cardhall.games.rummy.hand import Hand
    from cardhall.games.rummy.melds import alike, points
    from cardhall.games.rummy.position import (
        P_DRAW,
        P_OVER,
        T_LATE,
        T_USUAL,
        V_DONE,
        V_DRAW,
        V_TAKE,
        V_THROW,
    )


TRIES = cython.declare(cython.int, 2000)
"""Samples before a position that no lawful cards explain (an open table) is let be."""
DEEP = cython.declare(cython.int, 6)
"""How deep into the discards a sensible player looks."""


class Imaginer(AnyImaginer):
    """Makes hands that agree with one view, each from a seed."""

    def __init__(self, view: View, rules: Rules) -> None:
        """Raises ValueError for a hand that is not dealt or is over: nothing to imagine."""
        if view.phase in ("deal", "over"):
            raise ValueError(f"Nothing to imagine in the phase {view.phase!r}")
        if not cython.compiled:
            self._size = [0] * 6
            self._unseen = [0] * 52
        self.me = -1 if view.seat is None else view.seat
        self._seed(0)
        self.base = Hand.__new__(Hand)
        self.base._arrays()
        self.base.rules = rules
        self.base.o = rules._options
        self._take_table(view)
        self._take_turn(view)
        self._take_hands(view)

    def _take_table(self, view: View) -> None:
        """Take over what lies open, and the stock as far as it is known."""
        h: Hand = self.base
        h.seats = view.seats
        h.dealer = view.dealer
        h._open_deal()
        h._seed(0)
        for card in view.discards:
            h._push(card)
        for number, cards in enumerate(view.melds):
            h._set_meld(number, bits_of(cards))
        h._melds = len(view.melds)
        h._refresh()
        h._stock_at = 52 - len(view.stock)
        self.holes = 0
        for place, card in enumerate(view.stock):
            h._stock[h._stock_at + place] = 255 if card < 0 else card
            self.holes += card < 0
        h._open = bits_of([card for card in view.stock if card >= 0])
        h._exposed = view.exposed
        h._turned = view.turned

    def _take_turn(self, view: View) -> None:
        """Take over whose turn it is, and how far."""
        h: Hand = self.base
        h.turn = view.turn
        h._phase = PHASES.index(view.phase)
        h._way = TURNS.index(view.kind)
        h._taken = len(view.taken)
        for place, card in enumerate(view.taken):
            h._pile[h._piled + place] = card
        h._barred = 1 << view.taken[0] if len(view.taken) == 1 else 0
        h._owes = 1 << view.owes if view.owes >= 0 else 0
        h._drawn = view.drawn
        self.guess_drawn = view.has_drawn and view.drawn < 0

    def _take_hands(self, view: View) -> None:
        """One's own cards, what others were seen to take, and how many each holds besides."""
        h: Hand = self.base
        known: cython.ulonglong = h._under[h._piled] | h._open
        seat: cython.int
        number: cython.int
        for number in range(h._melds):
            known |= h._meld[number]
        for seat in range(h.seats):
            h._shown[seat] = bits_of(view.shown[seat])
            h._known[seat] = bits_of(view.known[seat])
            h._right[seat] = view.right[seat]
            h._hand[seat] = bits_of(view.hand) if seat == self.me else h._known[seat]
            self._size[seat] = view.sizes[seat] - popcount(h._hand[seat])
            known |= h._hand[seat]
        self.count = 0
        for seat in range(52):
            if not (known >> seat) & 1:
                self._unseen[self.count] = seat
                self.count += 1

    def _sample(self, hand: Hand) -> None:
        """Every hidden card to a place, each way as likely."""
        place: cython.int
        seat: cython.int
        left: cython.int = self.count
        hand._become(self.base)
        self._mix(self._unseen, self.count, self.count - 1)
        for seat in range(hand.seats):
            for _ in range(self._size[seat]):
                left -= 1
                hand._hand[seat] |= bit(self._unseen[left])
        for place in range(hand._stock_at, 52):
            if hand._stock[place] == 255:
                left -= 1
                hand._stock[place] = self._unseen[left]
        if self.guess_drawn:
            self._guess(hand)

    def _guess(self, hand: Hand) -> None:
        """Somebody has drawn: let it be a card that nobody knows of, if there is one left."""
        cards: cython.ulonglong = hand._hand[hand.turn]
        unseen: cython.ulonglong = cards & ~hand._known[hand.turn]
        hand._drawn = lowest(unseen if unseen else cards)

    def _imagine(self, hand: Hand) -> None:
        """Fill in ``hand``; the generator is where the last one left it."""
        for _ in range(TRIES):
            self._sample(hand)
            if hand.turn == self.me or hand._phase == P_DRAW or hand._can_end():
                return

    def hand(self, seed: int) -> Hand:
        """A hand that agrees with the view: the same seed, the same hand."""
        out: Hand = self.base.copy()
        self._begin(seed)
        self._imagine(out)
        return out

    def _begin(self, seed: int) -> None:
        """The unseen cards low to high, so that a seed gives the same hand again."""
        self._seed(seed)
        cards = sorted([self._unseen[place] for place in range(self.count)])
        for place, card in enumerate(cards):
            self._unseen[place] = card

    def _value(self, hand: Hand) -> cython.longlong:
        """Work out what a hand that is over is worth to this seat: its score over the others',
        times the seats."""
        out: cython.longlong = hand.seats * hand._score(self.me)
        seat: cython.int
        for seat in range(hand.seats):
            out -= hand._score(seat)
        return out

    def sound(self, actions: Sequence[int]) -> list[int]:
        """These actions without a pick-up of the top discard that could not be laid down at once:
        two who did that could take each other's discards for ever."""
        h: Hand = self.base
        if h._phase != P_DRAW or h._piled == 0:
            return list(actions)
        top: cython.int = h._pile[h._piled - 1]
        if h._meets(h._hand[h.turn] | bit(top), top):
            return list(actions)
        return [action for action in actions if action != take_action(1)]

    # What the search asks of the game

    def _blank(self) -> Hand:
        return self.base.copy()

    def _lay(self, world: AnyHand) -> None:
        self._imagine(cython.cast(Hand, world))

    def _play_on(
        self, world: AnyHand, line: AnyHand, action: cython.ulonglong, number: cython.int
    ) -> None:
        hand: Hand = cython.cast(Hand, line)
        hand._become(cython.cast(Hand, world))
        hand._do(action)
        while hand._phase != P_OVER:
            hand._do(sensible_action(hand))

    def _worth(self, line: AnyHand) -> cython.longlong:
        return self._value(cython.cast(Hand, line))


# --- How a sensible player plays out -------------------------------------------------------------


def sensible_action(hand: Hand) -> cython.ulonglong:
    """Take what the hand can use best, lay down all that goes, throw the dearest card that goes
    with no other. It looks only at the cards of the seat to act and at the table."""
    count: cython.int
    best: cython.int
    place: cython.int
    if hand._phase == P_DRAW:
        return _sensible_draw(hand)
    if (hand._way == T_USUAL or hand._way == T_LATE) and hand._any_step():
        count = hand._list_steps()
        if count:
            best = 0
            for place in range(1, count):
                if points(hand._steps[place] & FULL) > points(hand._steps[best] & FULL):
                    best = place
            return hand._steps[best]
    return _sensible_throw(hand)


def _sensible_draw(hand: Hand) -> cython.ulonglong:
    """Of the ways to begin a turn the one with the best hand after it; from the stock an unknown
    card is worth nothing."""
    verb: cython.ulonglong = V_DRAW
    cards: cython.ulonglong = hand._hand[hand.turn]
    best: cython.int
    worth: cython.int
    count: cython.int
    top: cython.int
    chosen: cython.int = 0
    verb <<= 56
    if hand._exposed:
        return verb | bit(hand._stock[hand._stock_at])
    if hand._way != T_USUAL or hand._stock_at == 52:
        return verb
    best = _promise(hand, cards)
    for count in range(1, DEEP + 1):
        if count > hand._piled:
            break
        top = hand._pile[hand._piled - count]
        cards |= bit(top)
        # only what is laid down at once: else two could take each other's discards for ever
        if hand._legal_take(count) and (count > 1 or hand._meets(cards, top)):
            worth = _promise(hand, cards)
            if worth > best:
                best = worth
                chosen = count
    if chosen:
        verb = V_TAKE
        return (verb << 56) | chosen
    return verb


def _promise(hand: Hand, cards: cython.ulonglong) -> cython.int:
    """Work out what these cards would come to: those that can be laid down for it, the others
    against."""
    left: cython.ulonglong = cards
    good: cython.ulonglong = 0
    card: cython.int
    while left:
        card = lowest(left)
        left &= left - 1
        if hand._in_meld(cards, card) or hand._goes_on(cards, card):
            good |= bit(card)
    return points(good) - points(cards & ~good)


def _sensible_throw(hand: Hand) -> cython.ulonglong:
    verb: cython.ulonglong = V_THROW
    cards: cython.ulonglong = hand._throwable()
    held: cython.ulonglong = hand._hand[hand.turn]
    best: cython.int = -10_000
    chosen: cython.int = -1
    card: cython.int
    cost: cython.int
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        cost = 3 * points(bit(card)) - 20 * popcount(held & _mates(hand, card))
        if hand._in_meld(held, card):
            cost -= 1000
        if hand._plays & bit(card):
            cost -= 500
        if cost > best:
            best = cost
            chosen = card
    if chosen < 0:
        verb = V_DONE
        return verb << 56
    return (verb << 56) | bit(chosen)


def _mates(hand: Hand, card: cython.int) -> cython.ulonglong:
    """The other cards that could make a set with this one and a third."""
    around: cython.ulonglong = (
        hand.o.windows[3 * card] | hand.o.windows[3 * card + 1] | hand.o.windows[3 * card + 2]
    )
    return (alike(card) | around) & FULL & ~bit(card)


def sensible(hand: Hand) -> int:
    """The sensible action of the seat to act. It looks at the cards of that seat alone, but takes a
    hand: for play-outs and tests, not for players."""
    return sensible_action(hand)
