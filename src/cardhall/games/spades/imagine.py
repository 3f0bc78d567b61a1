"""Spades: hands that agree with what a seat knows, and play-outs of them.

``Imaginer`` takes a view, never a hand. It keeps to all that the view tells: one's own cards,
those passed to and by the partner, the cards played, those face up, and the suits that a seat
cannot hold any more. Used by ``spades.imagine`` and by the bot. Compiled like ``hand.py``, and
readable like it.
"""

import cython

from cardhall.cards.notation import card_set
from cardhall.games.spades.deal import PHASES
from cardhall.games.spades.rules import Rules
from cardhall.games.spades.view import View

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        popcount,
        rank,
        suit,
        suit_cards,
    )
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.engine.imaginer import Giver
    from cython.cimports.cardhall.games.engine.tricks import TRUMP_POWER
    from cython.cimports.cardhall.games.spades.deal import (
        P_LOOK,
        P_OVER,
        P_PASS,
        P_PLAY,
        SPADES_SUIT,
    )
    from cython.cimports.cardhall.games.spades.hand import (
        V_BID,
        V_LOOK,
        V_PASS,
        V_PLAY,
        Hand,
    )
else:
    from cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        popcount,
        rank,
        suit,
        suit_cards,
    )
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.engine.imaginer import Giver
    from cardhall.games.engine.tricks import TRUMP_POWER
    from cardhall.games.spades.deal import (
        P_LOOK,
        P_OVER,
        P_PASS,
        P_PLAY,
        SPADES_SUIT,
    )
    from cardhall.games.spades.hand import (
        V_BID,
        V_LOOK,
        V_PASS,
        V_PLAY,
        Hand,
    )

ACE = cython.declare(cython.int, 12)
KING = cython.declare(cython.int, 11)
QUEEN = cython.declare(cython.int, 10)


class Imaginer(Giver):
    """Makes hands that agree with one view, each from a seed."""

    def __init__(self, view: View, rules: Rules) -> None:
        """Raises ValueError for a hand that is not dealt or is over: nothing to imagine."""
        if view.phase in ("deal", "over"):
            raise ValueError(f"Nothing to imagine in the phase {view.phase!r}")
        self._tables()
        if not cython.compiled:
            self._laid = [0] * 4
        self.me = -1 if view.seat is None else view.seat
        self._seed(0)
        self.base = Hand(rules, view.dealer, view.scores, view.bags)
        self.base._past = None  # laid out, not played
        self._take_public(view)
        self._take_plays(view)
        self._take_cards(view)

    def _take_public(self, view: View) -> None:
        """Take over what lies open: who has bid what, who has looked, cards face up, reneges."""
        h: Hand = self.base
        h._phase = PHASES.index(view.phase)
        h._blind = sum([1 << seat for seat in view.blind])
        h._looked = sum([1 << seat for seat in view.looked])
        h._given = sum([1 << seat for seat in view.given])
        for seat in range(4):
            h._bids[seat] = view.bids[seat]
            h._bound[seat] = view.bound[seat]
        for side in range(2):
            h._fines[side] = view.fines[side]
        if self.me >= 0:
            h._gave[self.me] = card_set(view.gave)
            h._gave[(self.me + 2) % 4] = card_set(view.got)

    def _take_plays(self, view: View) -> None:
        """Play the tricks again, and note the suits that their players cannot hold any more."""
        h: Hand = self.base
        seat: cython.int
        card: cython.int
        for seat in range(4):
            self._allowed[seat] = FULL
            self._laid[seat] = 0
        h._before = card_set(view.before)
        h._broken = int(h._before >> (13 * SPADES_SUIT) != 0)
        h._begin_at(view.first_known)
        for trick in (*view.history, view.trick):
            for seat, card in trick:
                # spades led before one was played: there was nothing else (SPADES-16)
                if (
                    h._in_trick == 0
                    and suit(card) == SPADES_SUIT
                    and not h._broken
                    and h.o.breaking
                ):
                    self._allowed[seat] &= suit_cards(SPADES_SUIT)
                h.turn = seat
                h._put(card)
                self._laid[seat] |= bit(card)
                if not h._led & bit(card):
                    self._allowed[seat] &= ~h._led
        for seat in range(4):
            h._tricks[seat] = view.tricks[seat]
        h.turn = view.turn
        h._phase = PHASES.index(view.phase)

    def _take_cards(self, view: View) -> None:
        """One's own cards, those whose place one knows, how many lie at the others."""
        h: Hand = self.base
        known: cython.ulonglong = h._before
        for seat in range(4):
            known |= self._laid[seat]
        if self.me >= 0:
            partner = (self.me + 2) % 4
            h._hand[self.me] = card_set(view.hand)
            known |= h._hand[self.me]
            h._hand[partner] = h._gave[self.me] & ~known
            known |= h._hand[partner]
        for seat in range(4):
            h._exposed[seat] = card_set(view.exposed[seat])
            h._hand[seat] |= h._exposed[seat]
            known |= h._exposed[seat]
        opening = h.o.clubs_lead and h._phase == P_PLAY and not h._trick_no and not h._in_trick
        if opening and not known & 1:
            h._hand[h.turn] |= 1
            known |= 1
        self.hidden = FULL & ~known
        sees = self.me >= 0 and self.me in view.looked
        for seat in range(4):
            self._need[seat] = 0
            if seat != self.me or not sees:
                self._need[seat] = view.sizes[seat] - popcount(h._hand[seat])
        self._in_order([seat for seat in range(4) if self._need[seat] > 0])

    def _passed(self, hand: Hand) -> None:
        """Give each what others passed that is not known: of the cards that the receiver has or
        had."""
        seat: cython.int
        partner: cython.int
        for seat in range(4):
            partner = (seat + 2) & 3
            if (hand._given >> seat) & 1 and hand._gave[seat] == 0:
                hand._gave[seat] = self._pick(hand._hand[partner] | self._laid[partner], 2)

    def _imagine(self, hand: Hand) -> None:
        """Fill in ``hand``; the generator is where the last one left it."""
        i: cython.int
        seat: cython.int
        hand._become(self.base)
        self._share()
        for i in range(self.holders):
            seat = self._order[i]
            hand._hand[seat] |= self._given[seat]
        if hand._given:
            self._passed(hand)

    def hand(self, seed: int) -> Hand:
        """A hand that agrees with the view: the same seed, the same hand."""
        out: Hand = self.base.copy()
        self._seed(seed)
        self._imagine(out)
        return out

    def _value(self, hand: Hand) -> cython.longlong:
        """Work out what a hand that is over is worth to this seat's side, in tenths of points more
        than the other; a bag costs its share of the penalty whenever that comes due."""
        side: cython.int
        lots: cython.int
        value: cython.longlong = 0
        sign: cython.longlong
        hand._count_points()
        for side in range(2):
            sign = 10 if side == (self.me & 1) else -10
            value += sign * hand._points[side]
            if hand.o.bag_limit:
                lots = (hand._bags[side] + hand._new_bags[side]) // hand.o.bag_limit
                value += sign * lots * hand.o.bag_penalty
                value -= sign * hand._new_bags[side] * hand.o.bag_penalty // hand.o.bag_limit
        return value

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

NIL_AT = cython.declare(cython.int, 9)


def worth(cards: cython.ulonglong) -> cython.int:
    """The tricks that a hand may take, in tenths: high cards, long spades, short suits to ruff."""
    spades: cython.ulonglong = (cards >> (13 * SPADES_SUIT)) & 0x1FFF
    own: cython.ulonglong
    plain: cython.int
    held: cython.int
    long: cython.int = popcount(spades)
    low: cython.int = long
    score: cython.int = 0
    if spades & 0x1000:
        score += 10
        low -= 1
    if spades & 0x800 and long > 1:
        score += 9
        low -= 1
    if spades & 0x400 and long > 2:
        score += 7
        low -= 1
    if long > 3:
        score += 8 * (long - 3)
        low -= long - 3
    for plain in range(3):
        own = (cards >> (13 * plain)) & 0x1FFF
        held = popcount(own)
        if own & 0x1000:
            score += 9 if held < 6 else 6
        if own & 0x800:
            score += 3 if held == 1 else (7 if held < 5 else 4)
        if own & 0x400 and 2 < held < 5:
            score += 3
        if held < 2 and low > 0:
            score += 6 if held == 0 else 4
            low -= 1
    return score


def danger(cards: cython.ulonglong) -> cython.int:
    """Measure how far a hand is from a safe nil: 0 is very safe. High spades, and suits without low
    cards under their high ones."""
    spades: cython.ulonglong = (cards >> (13 * SPADES_SUIT)) & 0x1FFF
    own: cython.ulonglong
    plain: cython.int
    held: cython.int
    score: cython.int = 0
    if spades & 0x1C00:
        score += 12
    if spades & 0x380:
        score += 4
    if popcount(spades) > 3:
        score += 6 * (popcount(spades) - 3)
    for plain in range(3):
        own = (cards >> (13 * plain)) & 0x1FFF
        held = popcount(own)
        if held == 0:
            continue
        # the two lowest of a suit save it: a high third card falls under others
        if rank(lowest(own)) > 5:
            score += 4
        own &= own - 1
        if own and rank(lowest(own)) > 8:
            score += 3
        if held < 4:
            score += popcount(own & 0x1800) * (4 - held)
    return score


def height(card: cython.int) -> cython.int:
    """Work out what a card is worth to keep: plain cards by rank, spades above them."""
    return TRUMP_POWER + rank(card) if suit(card) == SPADES_SUIT else rank(card)


def cheapest(cards: cython.ulonglong) -> cython.int:
    """The card of least worth."""
    card: cython.int
    best: cython.int = lowest(cards)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if height(card) < height(best):
            best = card
    return best


def dearest(cards: cython.ulonglong) -> cython.int:
    """The card of most worth."""
    card: cython.int
    best: cython.int = lowest(cards)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if height(card) > height(best):
            best = card
    return best


def sensible_tricks(hand: Hand, courage: cython.int) -> cython.int:
    """Choose how many tricks to bid, 0 for nil; within what may be bid."""
    cards: cython.ulonglong = hand._hand[hand.turn]
    tricks: cython.int = (worth(cards) + 3 * courage) // 10
    if danger(cards) + 3 * (2 - courage) < NIL_AT and tricks < 3:
        return 0
    if tricks < 1:
        tricks = 1
    if tricks > hand._most():
        return hand._most()
    return tricks if tricks > hand._least() else hand._least()


def sensible_bid(hand: Hand, courage: cython.int) -> cython.ulonglong:
    """The bid of a hand; what an early bid has bound it to goes first."""
    verb: cython.ulonglong = V_BID
    index: cython.ulonglong
    tricks: cython.int = hand._bound[hand.turn]
    if tricks < 0 or not hand._may_bid(tricks):
        tricks = sensible_tricks(hand, courage)
    index = tricks
    return (verb << 56) | (index << 52)


def sensible_pass(hand: Hand) -> cython.ulonglong:
    """Two cards for the partner: the highest of who bid nil blind, the lowest of the other."""
    cards: cython.ulonglong = hand._hand[hand.turn]
    card: cython.int
    out: cython.ulonglong = 0
    verb: cython.ulonglong = V_PASS
    _: cython.int
    for _ in range(2):
        if (hand._blind >> hand.turn) & 1:
            card = dearest(cards)
        else:
            card = cheapest(cards)
        out |= bit(card)
        cards &= ~bit(card)
    return (verb << 56) | out


def unbeaten(hand: Hand) -> cython.ulonglong:
    """The cards that are gone or in the hand to play: what of the others can still beat none."""
    seen: cython.ulonglong = hand._before | hand._hand[hand.turn]
    place: cython.int
    for place in range(hand._play_no):
        seen |= bit(hand._plays[place])
    return seen


def wants(hand: Hand) -> cython.bint:
    """Does the seat to act want tricks: is its side's bid not yet taken?"""
    partner: cython.int = (hand.turn + 2) & 3
    taken: cython.int = 0
    bid: cython.int = hand._bids[hand.turn] + hand._bids[partner]
    other: cython.int = hand._bids[(hand.turn + 1) & 3] + hand._bids[(hand.turn + 3) & 3]
    if hand._bids[hand.turn] > 0:
        taken += hand._tricks[hand.turn]
    if hand._bids[partner] > 0:
        taken += hand._tricks[partner]
    # with most tricks bid it pays to set the others
    return taken < bid or bid + other > 11


def sensible_lead(hand: Hand, cards: cython.ulonglong) -> cython.int:
    """Choose a lead: who wants tricks leads a card that nothing beats, else low; who does not leads
    low."""
    seen: cython.ulonglong
    rest: cython.ulonglong = cards
    best: cython.int = -1
    card: cython.int
    if wants(hand):
        seen = unbeaten(hand)
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if (suit_cards(suit(card)) & ~seen) >> card:
                continue
            # plain cards first: spades keep
            if best < 0 or (suit(card) != SPADES_SUIT and rank(card) >= rank(best)):
                best = card
        if best >= 0:
            return best
    return cheapest(cards)


def nil_card(hand: Hand, cards: cython.ulonglong) -> cython.int:
    """Of who bid nil: the highest card that does not win the trick, else the lowest."""
    rest: cython.ulonglong = cards
    card: cython.int
    best: cython.int = -1
    if hand._in_trick:
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if hand._power(card) < hand._best_power and (best < 0 or height(card) > height(best)):
                best = card
    return best if best >= 0 else cheapest(cards)


def sensible_card(hand: Hand, cards: cython.ulonglong) -> cython.int:
    """Win cheaply when last, with a high card before; leave the trick to a partner who has it, but
    not to one who bid nil; without need of tricks, stay under."""
    rest: cython.ulonglong = cards
    winning: cython.ulonglong = 0
    card: cython.int
    last: cython.bint = hand._in_trick == 3
    partner: cython.int = (hand.turn + 2) & 3
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if hand._power(card) > hand._best_power:
            winning |= bit(card)
    if winning == 0:
        return cheapest(cards)
    if hand._best_seat == partner:
        if hand._bids[partner] == 0 and hand._tricks[partner] == 0:
            return dearest(winning)
        if last or hand._best_power >= QUEEN:
            return cheapest(cards)
    if not wants(hand):
        rest = cards & ~winning
        return dearest(rest) if rest else (dearest(cards) if last else cheapest(cards))
    if last or winning & suit_cards(SPADES_SUIT):
        return cheapest(winning)
    # a card that is likely to hold, or none
    card = dearest(winning)
    return card if rank(card) >= QUEEN else cheapest(cards)


def sensible_action(hand: Hand, courage: cython.int) -> cython.ulonglong:
    """Work out what such a player does now; more courage bids more."""
    verb: cython.ulonglong
    cards: cython.ulonglong
    if hand._phase == P_PLAY:
        verb = V_PLAY
        cards = hand._playable()
        if cards & (cards - 1):
            if hand._bids[hand.turn] == 0 and hand._tricks[hand.turn] == 0:
                cards = bit(nil_card(hand, cards))
            elif hand._in_trick:
                cards = bit(sensible_card(hand, cards))
            else:
                cards = bit(sensible_lead(hand, cards))
        return (verb << 56) | cards
    if hand._phase == P_PASS:
        return sensible_pass(hand)
    if hand._phase == P_LOOK:
        verb = V_LOOK
        return verb << 56
    return sensible_bid(hand, courage)


def sensible(hand: Hand) -> int:
    """The sensible action of the seat to act. It looks at that seat's cards alone, but takes a
    hand: for play-outs and tests, not for players."""
    return sensible_action(hand, 1)
