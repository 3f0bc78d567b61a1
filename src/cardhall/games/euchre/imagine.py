"""Euchre: hands that agree with what a seat knows, and play-outs of them.

``Imaginer`` takes a view, never a hand. It keeps to all that the view tells: one's own cards and
discard, the cards played, where the turned-up card went, and the suits that a seat did not follow.
Used by ``euchre.imagine`` and by the bot. Compiled like ``hand.py``, and readable like it.
"""

import cython

from cardhall.cards.notation import card_set
from cardhall.games.euchre.deal import PHASES, UP_PLACES
from cardhall.games.euchre.rules import ORDER, PACK, Rules
from cardhall.games.euchre.view import View

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        bit,
        lowest,
        popcount,
        rank,
        suit,
        suit_cards,
    )
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.engine.imaginer import Giver
    from cython.cimports.cardhall.games.engine.tricks import left_card
    from cython.cimports.cardhall.games.euchre.deal import (
        P_DISCARD,
        P_ORDER,
        P_OVER,
        P_PLAY,
        UP_KITTY,
        UP_TAKEN,
    )
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
    from cardhall.cards.bits import (
        bit,
        lowest,
        popcount,
        rank,
        suit,
        suit_cards,
    )
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.engine.imaginer import Giver
    from cardhall.games.engine.tricks import left_card
    from cardhall.games.euchre.deal import (
        P_DISCARD,
        P_ORDER,
        P_OVER,
        P_PLAY,
        UP_KITTY,
        UP_TAKEN,
    )
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

ACE = cython.declare(cython.int, 12)
JACK = cython.declare(cython.int, ORDER.left)


class Imaginer(Giver):
    """Makes hands that agree with one view, each from a seed."""

    def __init__(self, view: View, rules: Rules) -> None:
        """Raises ValueError for a hand that is not dealt or is over: nothing to imagine."""
        if view.phase in ("deal", "over"):
            raise ValueError(f"Nothing to imagine in the phase {view.phase!r}")
        self._tables()
        self.me = -1 if view.seat is None else view.seat
        self._seed(0)
        self.base = Hand(rules, view.dealer)
        self.base._past = None  # laid out, not played
        self._take_public(view)
        self._take_plays(view)
        self._take_cards(view)

    def _take_public(self, view: View) -> None:
        """Take over what lies open: seats, the turned-up card, bids, penalties."""
        h: Hand = self.base
        h._phase = PHASES.index(view.phase)
        h.up = view.up
        h._up_at = UP_PLACES.index(view.up_at)
        h.maker = view.maker
        h._alone = int(view.alone)
        h.sitting = view.sitting
        h._count = 3 if view.alone else 4
        for place, (seat, action) in enumerate(view.calls):
            h._callers[place] = seat
            h._calls[place] = action >> 52
        h._calls_made = len(view.calls)
        h._silent = sum([1 << side for side in view.silenced])
        for side in range(2):
            h._speeches[side] = view.speeches[side]
            h._false_calls[side] = view.false_calls[side]
        if view.trump >= 0:
            h._set_trump(view.trump)

    def _take_plays(self, view: View) -> None:
        """Play the tricks again, and note the suits that their players cannot hold any more."""
        h: Hand = self.base
        seat: cython.int
        card: cython.int
        for seat in range(4):
            self._allowed[seat] = card_set(PACK)
        h._before = card_set(view.before)
        h._begin_at(view.first_known)
        for trick in (*view.history, view.trick):
            for seat, card in trick:
                h.turn = seat
                h._put(card)
                if not h._led & bit(card):
                    self._allowed[seat] &= ~h._led
        for seat in range(4):
            h._tricks[seat] = view.tricks[seat]
        h.turn = view.turn

    def _take_cards(self, view: View) -> None:
        """One's own cards, those whose place everybody knows, how many lie at the others."""
        h: Hand = self.base
        played = [card for trick in (*view.history, view.trick) for _, card in trick]
        known: cython.ulonglong = card_set(played) | h._before
        if self.me >= 0:
            h._hand[self.me] = card_set(view.hand)
            known |= h._hand[self.me]
        if view.threw >= 0:
            h._discard = view.threw
            known |= bit(h._discard)
        self.discard_open = int(view.has_thrown and view.threw < 0)
        # a card that the dealer took is in that hand or is the discard, unless it is seen
        self.up_open = 0
        if view.up >= 0 and not known & bit(h.up):
            if h._up_at == UP_KITTY:
                h._kitty = bit(h.up)
            elif h._up_at == UP_TAKEN and h._phase == P_DISCARD:
                h._hand[h.dealer] = bit(h.up)
            elif h._up_at == UP_TAKEN:
                self.up_open = 1
            known |= bit(h.up)
        self.hidden = card_set(PACK) & ~known
        for seat in range(4):
            self._need[seat] = 0
            if seat != self.me:
                self._need[seat] = view.sizes[seat] - popcount(h._hand[seat])
        self._in_order([seat for seat in range(4) if seat != self.me])

    def _imagine(self, hand: Hand) -> None:
        """Fill in ``hand``; the generator is where the last one left it."""
        i: cython.int
        seat: cython.int
        dealer: cython.int = self.base.dealer
        up: cython.ulonglong = 0
        rest: cython.ulonglong
        kept: cython.bint = False
        hand._become(self.base)
        if self.up_open:
            up = bit(self.base.up)
            # dealers seldom put the card down again that they took
            kept = self._need[dealer] > 0 and (self._allowed[dealer] & up) != 0
            if kept and self._below(16) == 0:
                kept = False
            if kept:
                self._need[dealer] -= 1
        self._share()
        rest = self.hidden
        for i in range(self.holders):
            seat = self._order[i]
            hand._hand[seat] |= self._given[seat]
            rest &= ~self._given[seat]
        if kept:
            self._need[dealer] += 1
            hand._hand[dealer] |= up
            up = 0
        if self.discard_open:
            if up == 0:
                up = self._pick(rest, 1)
                rest &= ~up
            hand._discard = lowest(up)
        hand._kitty |= rest

    def hand(self, seed: int) -> Hand:
        """A hand that agrees with the view: the same seed, the same hand."""
        out: Hand = self.base.copy()
        self._seed(seed)
        self._imagine(out)
        return out

    def _value(self, hand: Hand) -> cython.int:
        """Work out what a hand that is over is worth to this seat's side, in points more than the
        other."""
        side: cython.int = self.me & 1
        hand._count_points()
        return hand._points[side] - hand._points[1 - side]

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
        # the others may be careful or bold
        while hand._phase != P_OVER:
            hand._do(sensible_action(hand, number % 3))

    def _worth(self, line: AnyHand) -> cython.longlong:
        return self._value(cython.cast(Hand, line))


# --- How a sensible player plays out -------------------------------------------------------------
# Quick rules of thumb that look only at the cards of the seat to act and at the table.

CALL_AT = cython.declare(cython.int, 11)
ALONE_AT = cython.declare(cython.int, 18)


def worth(cards: cython.ulonglong, named: cython.int) -> cython.int:
    """Measure how good a hand is with a suit as trumps: trumps by rank, aces beside them, empty
    suits."""
    right: cython.ulonglong = bit(13 * named + JACK)
    left: cython.ulonglong = bit(left_card(named, JACK))
    trumps: cython.ulonglong = cards & (suit_cards(named) | left)
    plain: cython.int
    score: cython.int = 2 * popcount(trumps)
    if cards & right:
        score += 3
    if cards & left:
        score += 2
    if cards & bit(13 * named + ACE):
        score += 1
    for plain in range(4):
        if plain == named:
            continue
        if cards & bit(13 * plain + ACE):
            score += 2
        if trumps and cards & suit_cards(plain) & ~left == 0:
            score += 1
    return score


def sensible_bid(hand: Hand, courage: cython.int) -> cython.ulonglong:
    """Make trumps with a good hand; count the turned-up card for the side that gets it."""
    cards: cython.ulonglong = hand._hand[hand.turn]
    named: cython.int
    score: cython.int
    best: cython.int = -1
    best_score: cython.int = -100
    verb: cython.ulonglong
    index: cython.ulonglong
    if not hand._may_bid():
        verb = V_PASS
        return verb << 56
    for named in range(4):
        if (named == suit(hand.up)) != (hand._phase == P_ORDER):
            continue
        score = worth(cards, named)
        if hand._phase == P_ORDER:
            if hand.turn == hand.dealer:
                score = worth(cards | bit(hand.up), named)
            elif (hand.turn ^ hand.dealer) & 1:
                score -= 2
            else:
                score += 2
        if score > best_score:
            best_score = score
            best = named
    if best_score < CALL_AT - courage and hand._may_pass():
        verb = V_PASS
        return verb << 56
    if hand._phase == P_ORDER:
        verb = V_ALONE if best_score >= ALONE_AT else V_PICK_UP
        return verb << 56
    verb = V_NAME_ALONE if best_score >= ALONE_AT else V_NAME
    index = best
    return (verb << 56) | (index << 52)


def sensible_discard(hand: Hand) -> cython.ulonglong:
    """Put down the lowest plain card, for choice the only one of its suit; never a plain ace while
    there is another."""
    cards: cython.ulonglong = hand._hand[hand.turn]
    rest: cython.ulonglong = cards
    card: cython.int
    cost: cython.int
    best: cython.int = -1
    least: cython.int = 1000
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        cost = price(hand, card)
        if cost < 16:
            if cost == ACE:
                cost += 3
            elif popcount(cards & hand._suit_of(card)) == 1:
                cost -= 4
        if cost < least:
            least = cost
            best = card
    return bit(best)


def price(hand: Hand, card: cython.int) -> cython.int:
    """Work out what a card is worth to keep: plain cards by rank, trumps above them."""
    if hand._trumps & bit(card):
        return hand._power(card)
    return rank(card)


def cheapest(hand: Hand, cards: cython.ulonglong) -> cython.int:
    """The card of least worth."""
    card: cython.int
    best: cython.int = lowest(cards)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if price(hand, card) < price(hand, best):
            best = card
    return best


def dearest(hand: Hand, cards: cython.ulonglong) -> cython.int:
    """The card of most worth."""
    card: cython.int
    best: cython.int = lowest(cards)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if price(hand, card) > price(hand, best):
            best = card
    return best


def sensible_lead(hand: Hand, cards: cython.ulonglong) -> cython.int:
    """Makers draw trumps with the right bower or three of them; else a plain ace; else low."""
    trumps: cython.ulonglong = cards & hand._trumps
    plain: cython.ulonglong = cards & ~hand._trumps
    maker: cython.bint = ((hand.turn ^ hand.maker) & 1) == 0
    if trumps and (plain == 0 or (maker and (cards & bit(hand._right) or popcount(trumps) > 2))):
        return dearest(hand, trumps)
    if rank(dearest(hand, plain)) == ACE:
        return dearest(hand, plain)
    if maker and trumps and hand.turn != hand.maker:
        return dearest(hand, trumps)
    return cheapest(hand, plain)


def sensible_card(hand: Hand, cards: cython.ulonglong) -> cython.int:
    """Win cheaply when last, with a high card before; leave the trick to a partner who has it."""
    rest: cython.ulonglong = cards
    winning: cython.ulonglong = 0
    card: cython.int
    last: cython.bint = hand._in_trick + 1 == hand._count
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if hand._power(card) > hand._best_power:
            winning |= bit(card)
    if winning == 0:
        return cheapest(hand, cards)
    if ((hand._best_seat ^ hand.turn) & 1) == 0 and (last or hand._best_power >= ACE):
        return cheapest(hand, cards)
    if last or (winning & hand._trumps and not hand._led & hand._trumps):
        return cheapest(hand, winning)
    return dearest(hand, winning)


def sensible_action(hand: Hand, courage: cython.int) -> cython.ulonglong:
    """Work out what such a player does now; more courage makes trumps on less."""
    verb: cython.ulonglong
    cards: cython.ulonglong
    if hand._phase == P_PLAY:
        verb = V_PLAY
        cards = hand._playable()
        if cards & (cards - 1):
            if hand._in_trick:
                cards = bit(sensible_card(hand, cards))
            else:
                cards = bit(sensible_lead(hand, cards))
        return (verb << 56) | cards
    if hand._phase == P_DISCARD:
        verb = V_DISCARD
        return (verb << 56) | sensible_discard(hand)
    return sensible_bid(hand, courage)


def sensible(hand: Hand) -> int:
    """The sensible action of the seat to act. It looks at that seat's cards alone, but takes a
    hand: for play-outs and tests, not for players."""
    return sensible_action(hand, 1)
