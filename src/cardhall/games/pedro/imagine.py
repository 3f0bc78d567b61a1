"""Pedro: hands that agree with what a seat knows, and play-outs of them.

``Imaginer`` takes a view, never a hand. It keeps to all that the view tells: one's own cards, the
cards played, shown or looked through, how many trumps each kept at the draw, that every trump not
shown is in a hand once the dealer has robbed the pack, and the suits that a seat did not follow.
Used by ``pedro.imagine`` and by the bot. Compiled like ``hand.py``, and readable like it.
"""

from collections.abc import Sequence

import cython

from cardhall.games.pedro.actions import LOST_TURN
from cardhall.games.pedro.deal import PHASES
from cardhall.games.pedro.rules import ORDER, Rules
from cardhall.games.pedro.view import View

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        nth,
        popcount,
        rank,
        suit,
        suit_cards,
    )
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.engine.imaginer import AnyImaginer
    from cython.cimports.cardhall.games.engine.tricks import TRUMP_POWER, left_card
    from cython.cimports.cardhall.games.pedro.deal import (
        P_BID,
        P_NAME,
        P_OVER,
        P_PLAY,
        P_ROB,
        P_THROW,
    )
    from cython.cimports.cardhall.games.pedro.hand import (
        V_BID,
        V_NAME,
        V_PASS,
        V_PLAY,
        V_ROB,
        V_THROW,
        Hand,
    )
else:
    from cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        nth,
        popcount,
        rank,
        suit,
        suit_cards,
    )
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.engine.imaginer import AnyImaginer
    from cardhall.games.engine.tricks import TRUMP_POWER, left_card
    from cardhall.games.pedro.deal import (
        P_BID,
        P_NAME,
        P_OVER,
        P_PLAY,
        P_ROB,
        P_THROW,
    )
    from cardhall.games.pedro.hand import (
        V_BID,
        V_NAME,
        V_PASS,
        V_PLAY,
        V_ROB,
        V_THROW,
        Hand,
    )

# where a hidden card may lie
IN_HAND = cython.declare(cython.int, 0)
IN_DISCARDS = cython.declare(cython.int, 1)
IN_STOCK = cython.declare(cython.int, 2)
PUT_DOWN = cython.declare(cython.int, 3)
GONE = cython.declare(cython.int, 4)

FIVE = cython.declare(cython.int, ORDER.left)
TRUMP_QUEEN = cython.declare(cython.int, 37)  # as high as this a trump is seldom beaten

MOST_CHOICES = 12
"""Of the many ways to throw or rob, so many are tried."""


class Imaginer(AnyImaginer):
    """Makes hands that agree with one view, each from a seed.

    Every hidden card goes to a place (a seat's hand, its discards, the stock ...) with room for so
    many and a set of cards that may lie there; where chance leaves a card without room, others move
    on to make it (an augmenting path), so that a lawful hand is found whenever there is one.
    """

    def __init__(self, view: View, rules: Rules) -> None:
        """Raises ValueError for a hand that is not dealt or is over: nothing to imagine."""
        if view.phase in ("deal", "over"):
            raise ValueError(f"Nothing to imagine in the phase {view.phase!r}")
        self._lists()
        self.me = -1 if view.seat is None else view.seat
        self._seed(0)
        self.visited = 0
        self.base = Hand(rules, view.dealer)
        self.base._past = None  # laid out, not played
        self._take_public(view)
        self._take_plays(view)
        self._take_cards(view)
        self._take_places(view)

    def _lists(self) -> None:
        if not cython.compiled:
            self._allowed = [0] * 24
            self._content = [0] * 24
            self._room = [0] * 24
            self._weight = [0] * 24
            self._owner = [0] * 24
            self._kind = [0] * 24
            self._factor = [0.0] * 208
        self.weigh([[1.0] * 52] * 4)

    def _take_public(self, view: View) -> None:
        """Take over what lies open: seats, words, counts."""
        h: Hand = self.base
        seat: cython.int
        h._phase = PHASES.index(view.phase)
        if view.trump >= 0:
            h._set_trump(view.trump)
        h.turn = view.turn
        h.bidder = view.bidder
        h.bid = view.bid
        h._renegers = _bits(view.renegers)
        h._recycled = view.recycled
        h._begin_at(view.first_known)
        # until the filling the stock is in the deck, after it in the dealer's pack, then nowhere
        h._deck_at = 52 - view.stock if h._phase <= P_THROW else 52
        for seat in range(4):
            h._calls[seat] = view.calls[seat]
            if view.calls[seat] == LOST_TURN:
                h._lost |= 1 << seat
            h._dealt[seat] = view.dealt[seat]
            h._thrown[seat] = view.thrown[seat]
            h._drew[seat] = view.drawn[seat]
            h._shown[seat] = _bits(view.shown[seat])
        self.short = 1 if view.recycled else 0
        self.recipient = (view.dealer + 3) & 3

    def _take_plays(self, view: View) -> None:
        """Replay the tricks with the played cards alone."""
        h: Hand = self.base
        seat: cython.int
        card: cython.int
        number: cython.int
        for seat in range(4):
            h._down_at[seat] = view.down[seat]
            if view.down[seat] >= 0:
                h._up &= ~(1 << seat)
        if h._phase != P_PLAY:
            return
        number = 0
        turn: cython.int = view.turn
        for trick in (*view.history, view.trick):
            if not trick:
                continue
            h._trick_cards = 0
            h._led_trump = 1 if h._trumps & bit(trick[0][1]) else 0
            h._to_play = 15
            for seat, card in trick:
                h.turn = seat
                h._put(card)
                h._to_play &= ~(1 << seat)
            if number < len(view.history):
                h._take_in()
            number += 1
        for seat in range(4):
            h._tricks[seat] = view.tricks[seat]
        if not view.trick:
            h._trick_cards = 0
        else:
            # still to play: those to the left of whose turn it is who have not, and are in it
            h._to_play = 0
            played = {s for s, _ in view.trick}
            for seat in range(4):
                if seat in played or not (h._up >> seat) & 1:
                    continue
                if (seat - turn) & 3 < (view.trick[0][0] - turn) & 3:
                    h._to_play |= 1 << seat
        h.turn = turn
        h._points[0] = view.points[0]
        h._points[1] = view.points[1]

    def _take_cards(self, view: View) -> None:
        """One's own cards, and all that lie open."""
        h: Hand = self.base
        seat: cython.int
        known: cython.ulonglong = h._played
        for seat in range(4):
            known |= h._shown[seat]
            h._threw[seat] = h._shown[seat]
        self.own_threw = 0
        if self.me >= 0:
            h._hand[self.me] = _bits(view.hand)
            h._away[self.me] = _bits(view.lost)
            known |= h._away[self.me]
            h._threw[self.me] = _bits(view.threw)
            h._put_down[self.me] = _bits(view.put_down)
            known |= h._hand[self.me] | h._put_down[self.me]
            if self.short and self.me != h.dealer:
                # they may have been dealt again
                self.own_threw = h._threw[self.me] & ~known
            else:
                known |= h._threw[self.me]
        if view.pack:
            h._pack = _bits(view.pack)
            known |= h._pack
        self.hidden = FULL & ~known

    def _place(
        self,
        kind: cython.int,
        owner: cython.int,
        room: cython.int,
        allowed: cython.ulonglong,
        weight: cython.int = 1,
    ) -> None:
        """One more place."""
        if room <= 0:
            return
        self._kind[self.places] = kind
        self._owner[self.places] = owner
        self._room[self.places] = room
        self._allowed[self.places] = allowed & ~self.own_threw
        self._weight[self.places] = weight
        self.places += 1

    def _take_places(self, view: View) -> None:
        """Note where the hidden cards lie, and what may lie there."""
        h: Hand = self.base
        seat: cython.int
        left: cython.int = popcount(self.hidden)
        plain: cython.ulonglong = FULL & ~h._trumps
        pile: cython.int = -view.recycled
        self.places = 0
        for seat in range(4):
            if self.short and view.thrown[seat] >= 0:
                pile += view.thrown[seat] - popcount(h._shown[seat])
            if seat == self.me:
                continue
            if h._phase == P_PLAY:
                self._take_player(view, seat)
            elif h._phase == P_ROB and seat != view.dealer:
                kept = view.dealt[seat] - view.thrown[seat]
                again = view.recycled if seat == self.recipient else 0
                self._place(IN_HAND, seat, kept, h._trumps)
                self._take_recycled(seat, again, plain)
                self._place(IN_HAND, seat, view.sizes[seat] - kept - again, FULL)
            elif view.thrown[seat] >= 0:
                self._place(IN_HAND, seat, view.sizes[seat], h._trumps)
            else:
                self._place(IN_HAND, seat, view.sizes[seat], FULL)
            if view.thrown[seat] >= 0 and not self.short:
                thrown = view.thrown[seat] - popcount(h._shown[seat])
                self._place(IN_DISCARDS, seat, thrown, plain)
        if self.short:
            self._place(IN_DISCARDS, -1, pile, plain)
            self._allowed[self.places - 1] |= self.own_threw
        if h._phase <= P_THROW or (h._phase == P_ROB and self.me != view.dealer):
            self._place(IN_STOCK, -1, view.stock, FULL)
        for seat in range(self.places):
            left -= self._room[seat]
        # what the dealer left; in a stated position, whatever is not in play
        stated: cython.bint = view.thrown[(view.dealer + 1) & 3] < 0 or sum(view.away) > 0
        self._place(GONE, view.dealer, left, FULL if stated else plain)

    def _take_player(self, view: View, seat: cython.int) -> None:
        """A seat's cards in the play: the trumps kept and not played yet, the rest."""
        h: Hand = self.base
        plain: cython.ulonglong = FULL & ~h._trumps & ~self._void(view, seat)
        mine = [card for trick in (*view.history, view.trick) for who, card in trick if who == seat]
        trumps = len([card for card in mine if h._trumps & bit(card)])
        again = 0
        if seat == self.recipient:
            again = max(0, view.recycled - (len(mine) - trumps))
        if view.down[seat] >= 0:
            # stated positions do not say what was thrown in
            held = 6 - len(mine) if view.thrown[(view.dealer + 1) & 3] >= 0 else 0
            if held and seat != view.dealer:
                held = view.dealt[seat] - view.thrown[seat] + view.drawn[seat]
                held -= len(mine) + view.away[seat]
            again = min(again, held)
            self._take_recycled(seat, again, plain, PUT_DOWN)
            self._place(PUT_DOWN, seat, held - again, plain)
            return
        held = view.sizes[seat]
        kept = 0
        weight = 1
        if seat == view.dealer:
            weight = 3  # the dealer has had the pick of hand and pack
            kept = held if h._shown[seat] or held > 6 else 0
        elif view.thrown[seat] >= 0:
            kept = view.dealt[seat] - view.thrown[seat] - trumps - view.away[seat]
            kept = min(held, max(0, kept))
        again = min(again, held - kept)
        self._place(IN_HAND, seat, kept, h._trumps)
        self._take_recycled(seat, again, plain)
        self._place(IN_HAND, seat, held - kept - again, h._trumps | plain, weight)

    def _take_recycled(
        self,
        seat: cython.int,
        count: cython.int,
        plain: cython.ulonglong,
        kind: cython.int = 0,
    ) -> None:
        """The cards that came to a seat from the shuffled discards, one's own perhaps."""
        if count > 0:
            self._place(kind, seat, count, plain)
            self._allowed[self.places - 1] |= self.own_threw & plain

    def _void(self, view: View, seat: cython.int) -> int:
        """The plain suits that a seat cannot hold, having not followed them."""
        h: Hand = self.base
        out: cython.ulonglong = 0
        if h.o.cutthroat:
            return 0
        for trick in (*view.history, view.trick):
            if not trick or h._trumps & bit(trick[0][1]):
                continue
            led: cython.ulonglong = suit_cards(suit(trick[0][1])) & ~h._trumps
            if any(who == seat and not led & bit(card) for who, card in trick):
                out |= led
        return int(out)

    def _free_room(self, place: cython.int) -> cython.bint:
        """Make room for one card in a place, moving others on where they may lie."""
        other: cython.int
        step: cython.int
        start: cython.int
        movable: cython.ulonglong
        self.visited |= 1 << place
        if popcount(self._content[place]) < self._room[place]:
            return True
        start = self._below(self.places)
        for step in range(self.places):
            other = (start + step) % self.places
            if (self.visited >> other) & 1:
                continue
            movable = self._content[place] & self._allowed[other]
            if movable and self._free_room(other):
                movable = nth(movable, self._below(popcount(movable)))
                self._content[place] &= ~movable
                self._content[other] |= movable
                return True
        return False

    def _give(self, card: cython.ulonglong) -> None:
        """A place for this card: by the room that is left, else by moving others."""
        place: cython.int
        step: cython.int
        start: cython.int
        room: cython.int
        total: cython.int = 0
        for place in range(self.places):
            if self._allowed[place] & card:
                room = self._room[place] - popcount(self._content[place])
                total += room * self._weight[place]
        if total > 0:
            total = self._below(total)
            for place in range(self.places):
                if self._allowed[place] & card:
                    room = self._room[place] - popcount(self._content[place])
                    total -= room * self._weight[place]
                    if total < 0:
                        self._content[place] |= card
                        return
        start = self._below(self.places)
        self.visited = 0
        for step in range(self.places):
            place = (start + step) % self.places
            if (self._allowed[place] & card == 0) or (self.visited >> place) & 1:
                continue
            if self._free_room(place):
                self._content[place] |= card
                return
        # no lawful hand explains the plays (an open table): let the inferences go
        for place in range(self.places):
            if popcount(self._content[place]) < self._room[place]:
                self._content[place] |= card
                return

    def _sample(self, hand: Hand) -> None:
        """Every hidden card to a place, trumps first; then every place into the hand."""
        place: cython.int
        at: cython.int = hand._deck_at
        seat: cython.int
        part: cython.int
        card: cython.ulonglong
        cards: cython.ulonglong
        pile: cython.ulonglong = 0
        for place in range(self.places):
            self._content[place] = 0
        for part in range(2):
            cards = self.hidden & (hand._trumps if part == 0 else ~hand._trumps)
            while cards:
                card = nth(cards, self._below(popcount(cards)))
                cards &= ~card
                self._give(card)
        for place in range(self.places):
            cards = self._content[place]
            seat = self._owner[place]
            if self._kind[place] == IN_HAND:
                hand._hand[seat] |= cards
            elif self._kind[place] == PUT_DOWN:
                hand._put_down[seat] |= cards
            elif self._kind[place] == GONE:
                if seat != self.me:
                    hand._threw[seat] |= cards
            elif self._kind[place] == IN_DISCARDS:
                if seat < 0:
                    pile = cards
                else:
                    hand._threw[seat] |= cards
            elif hand._phase == P_ROB:
                hand._pack = cards
            else:
                while cards:
                    card = nth(cards, self._below(popcount(cards)))
                    cards &= ~card
                    hand._deck[at] = lowest(card)
                    at += 1
        if self.short:
            self._discards(hand, pile)

    def _discards(self, hand: Hand, pile: cython.ulonglong) -> None:
        """Note who threw what, after the discards were shuffled: what lies in the pile, and plain
        cards of the one who was filled from it."""
        seat: cython.int
        need: cython.int
        who: cython.int = self.recipient
        card: cython.int
        dealt: cython.ulonglong = hand._hand[who] | hand._put_down[who]
        for card in range(hand._play_no):
            if hand._who[card] == who:
                dealt |= bit(hand._plays[card])
        pile &= ~self.own_threw
        if self.me >= 0:
            dealt &= ~hand._threw[self.me]
        dealt &= ~hand._trumps
        for seat in range(4):
            if seat == self.me or seat == hand.dealer:
                continue
            need = hand._thrown[seat] - popcount(hand._shown[seat])
            while need > 0 and (pile | dealt):
                if pile:
                    hand._threw[seat] |= pile & (~pile + 1)
                    pile &= pile - 1
                else:
                    hand._threw[seat] |= dealt & (~dealt + 1)
                    dealt &= dealt - 1
                need -= 1

    def _imagine(self, hand: Hand) -> None:
        """Fill in ``hand``; the generator is where the last one left it."""
        hand._become(self.base)
        hand._rng = self._rng
        hand._lazy_spare = 1  # a fresh order for discards that are shuffled later
        self._sample(hand)

    def hand(self, seed: int) -> Hand:
        """A hand that agrees with the view: the same seed, the same hand."""
        out: Hand = Hand.__new__(Hand)
        out._arrays()
        out.rules = self.base.rules
        out.o = self.base.o
        self._seed(seed)
        self._imagine(out)
        return out

    def weigh(self, factors: Sequence[Sequence[float]]) -> None:
        """Say how many times as likely a hand is in which a seat holds a card: by seat and card."""
        seat: cython.int
        card: cython.int
        for seat in range(4):
            for card in range(52):
                self._factor[52 * seat + card] = factors[seat][card]

    def likely_hand(self, seed: int, tries: int) -> Hand:
        """A hand that agrees with the view, one of so many that are made: the likelier, the more
        often. The same seed, the same hand."""
        tried: Hand = self.hand(seed)
        out: Hand = self.base.copy()
        number: cython.int
        total: cython.double = 0
        weight: cython.double
        for number in range(tries):
            if number:
                self._imagine(tried)
            weight = self._likelihood(tried)
            total += weight
            if self._below(1 << 30) * total < weight * (1 << 30):
                out._become(tried)
        return out

    def _likelihood(self, hand: Hand) -> cython.double:
        """Multiply what ``weigh`` said of the cards of the others."""
        seat: cython.int
        cards: cython.ulonglong
        out: cython.double = 1
        for seat in range(4):
            cards = hand._hand[seat] if seat != self.me else 0
            while cards:
                out *= self._factor[52 * seat + lowest(cards)]
                cards &= cards - 1
        return out

    def _value(self, hand: Hand) -> cython.int:
        """Work out what a finished hand brings the viewer's side, less what it brings the other."""
        hand._settle()
        side: cython.int = self.me & 1
        return hand._change[side] - hand._change[1 - side]

    def best(self, legal: Sequence[int], playouts: int, seed: int) -> int:
        """The action that does best over ``playouts`` play-outs of imagined hands, the same hands
        for each action. Equal ones: the first."""
        actions = self.choices(legal, seed)
        if len(actions) == 1:
            return actions[0]
        totals = self.totals(actions, max(1, playouts // len(actions)), seed)
        return actions[totals.index(max(totals))]

    def choices(self, legal: Sequence[int], seed: int) -> list[int]:
        """The actions worth a try: all, or of many ways to throw or rob the sensible one and some
        others."""
        if len(legal) <= MOST_CHOICES or self.base._phase == P_PLAY:
            return list(legal)
        first = sensible(self.base)
        out = [first] if first in legal else []
        self._seed(seed ^ 0x5555)
        while len(out) < MOST_CHOICES:
            action = legal[self._below(len(legal))]
            if action not in out:
                out.append(action)
        return out

    def totals(self, actions: Sequence[int], worlds: int, seed: int) -> list[int]:
        """By action: the values of its play-outs, summed."""
        self._begin(seed)
        return self._trial(list(actions), worlds)

    def _begin(self, seed: int) -> None:
        self.hand(seed)  # the first hand is not played

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


def _bits(members: Sequence[int]) -> int:
    """A set as bits."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


# --- How a sensible player plays out -------------------------------------------------------------
# Quick rules of thumb that look only at the cards of the seat to act and at the table.


def estimate(cards: cython.ulonglong, trump: cython.int) -> cython.int:
    """The points that nine cards may make with this suit as trumps."""
    left: cython.ulonglong = bit(left_card(trump, FIVE))
    trumps: cython.ulonglong = cards & (suit_cards(trump) | left)
    count: cython.int = popcount(trumps)
    out: cython.int = 1 + count
    if trumps & bit(13 * trump + 12):
        out += 2
    if trumps & bit(13 * trump + 11):
        out += 2
    if trumps & bit(13 * trump + 10):
        out += 1
    if count >= 4:
        out += popcount(trumps & (left | bit(13 * trump + FIVE)))
    return out if out < 14 else 14


def best_suit(cards: cython.ulonglong) -> cython.int:
    """The suit in which these cards may make most."""
    best: cython.int = 0
    trump: cython.int
    for trump in range(1, 4):
        if estimate(cards, trump) > estimate(cards, best):
            best = trump
    return best


def _cost(hand: Hand, card: cython.int) -> cython.int:
    """Measure how much one would rather keep a card."""
    if not hand._trumps & bit(card):
        return rank(card)
    return 20 + hand._power(card) - TRUMP_POWER + 30 * hand._worth(bit(card))


def cheapest(hand: Hand, cards: cython.ulonglong) -> cython.ulonglong:
    """The card one would miss least, as a set of one."""
    best: cython.int = lowest(cards)
    card: cython.int
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if _cost(hand, card) < _cost(hand, best):
            best = card
    return bit(best)


def dearest(hand: Hand, cards: cython.ulonglong) -> cython.ulonglong:
    """The card that brings most points, the lowest of its kind, as a set of one."""
    best: cython.int = lowest(cards)
    card: cython.int
    most: cython.int = hand._worth(bit(best))
    worth: cython.int
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = hand._worth(bit(card))
        if worth > most or (worth == most and _cost(hand, card) < _cost(hand, best)):
            best = card
            most = worth
    return bit(best)


def sensible_lead(hand: Hand, cards: cython.ulonglong) -> cython.ulonglong:
    """Sure trumps, then with many trumps a high one, then the highest plain card."""
    trumps: cython.ulonglong = cards & hand._trumps
    plain: cython.ulonglong = cards & ~hand._trumps
    unseen: cython.ulonglong = hand._trumps & ~hand._played & ~trumps
    top: cython.ulonglong
    best: cython.int = -1
    card: cython.int
    if trumps:
        top = hand._top_trump(trumps)
        if hand._top_trump(unseen | top) == top:
            return top
        if popcount(trumps) >= 4 and not top & hand._fives:
            return top
    if plain == 0:
        return cheapest(hand, trumps)
    while plain:
        card = lowest(plain)
        plain &= plain - 1
        if best < 0 or rank(card) > rank(best):
            best = card
    return bit(best)


def sensible_follow(hand: Hand, cards: cython.ulonglong) -> cython.ulonglong:
    """Points to a trick that is the partner's, a cheap card to one that is lost; win what is worth
    it."""
    seat: cython.int = hand.turn
    winning: cython.ulonglong = 0
    rest: cython.ulonglong = cards
    sure: cython.ulonglong
    card: cython.int
    others: cython.int = hand._to_play & ~(1 << seat)
    enemies: cython.int = others & (10 >> (seat & 1))
    partners: cython.bint = ((hand._best_seat ^ seat) & 1) == 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if hand._power(card) > hand._best_power:
            winning |= bit(card)
    if partners and (enemies == 0 or hand._best_power >= TRUMP_QUEEN):
        return dearest(hand, cards)
    if winning == 0:
        return cheapest(hand, cards)
    if enemies == 0:
        return dearest(hand, winning)
    sure = winning & hand._trumps
    if sure:
        sure = hand._top_trump(sure)
        if hand._worth(hand._trick_cards) > 0 or hand._led_trump:
            return sure
    if partners:
        return cheapest(hand, cards)
    return cheapest(hand, winning)


def sensible_action(hand: Hand) -> cython.ulonglong:
    """Work out what such a player does now."""
    verb: cython.ulonglong = V_PLAY
    cards: cython.ulonglong
    trumps: cython.ulonglong
    number: cython.int
    low: cython.int
    if hand._phase == P_PLAY:
        cards = hand._playable()
        number = hand._to_lay()
        if number > 1:
            trumps = hand._top_trump(cards)
            while popcount(trumps) < number:
                trumps |= cheapest(hand, cards & ~trumps)
            return (verb << 56) | trumps
        if hand._in_trick == 0:
            return (verb << 56) | sensible_lead(hand, cards)
        return (verb << 56) | sensible_follow(hand, cards)
    cards = hand._hand[hand.turn]
    if hand._phase == P_BID:
        low = hand._low_bid()
        if low <= 14 and (not hand._may_pass() or estimate(cards, best_suit(cards)) >= low):
            verb = V_BID
            return (verb << 56) | low
        verb = V_PASS
        return verb << 56
    if hand._phase == P_NAME:
        verb = V_NAME
        trumps = best_suit(cards)
        return (verb << 56) | trumps
    if hand._phase == P_THROW:
        verb = V_THROW
        trumps = cards & hand._trumps
        cards &= ~hand._trumps
        number = hand._surplus()
        while number > 0:
            cards |= cheapest(hand, trumps & ~cards)
            number -= 1
        return (verb << 56) | cards
    verb = V_ROB
    cards = hand._reach()
    trumps = cards & hand._trumps
    number = popcount(trumps)
    if number > 6 and not hand.o.keep_all:
        while number > 6:
            trumps &= ~cheapest(hand, trumps)
            number -= 1
    cards &= ~hand._trumps
    while number < 6:
        low = -1
        cards_left: cython.ulonglong = cards & ~trumps
        while cards_left:
            if low < 0 or rank(lowest(cards_left)) > rank(low):
                low = lowest(cards_left)
            cards_left &= cards_left - 1
        trumps |= bit(low)
        number += 1
    return (verb << 56) | trumps


def sensible(hand: Hand) -> int:
    """The sensible action of the seat to act. It looks at that seat's cards alone, but takes a
    hand: for play-outs and tests, not for players."""
    return sensible_action(hand)
