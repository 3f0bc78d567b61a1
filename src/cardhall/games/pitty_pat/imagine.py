"""Pitty-Pat: games that agree with what a seat knows, and play-outs of them.

``Imaginer`` takes a view, never a hand. It keeps to all that the view tells: one's own cards, what
lies open, how many cards each holds, what a seat cannot hold because of what it showed at the
deal, took or threw, and, where the house rules leave it no choice, let go by. Where it had a
choice, a card that it let go by counts as a strong sign that it could not use it. Used by the
function ``imagine`` of the game and by the bot. Compiled like ``play.py``, and readable like it.
"""

import cython

from cardhall.cards.table import bits_of
from cardhall.games.pitty_pat.hand import PHASES
from cardhall.games.pitty_pat.rules import Rules
from cardhall.games.pitty_pat.view import View

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        bit,
        highest,
        lowest,
        nth,
        popcount,
    )
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.engine.imaginer import AnyImaginer
    from cython.cimports.cardhall.games.pitty_pat.hand import Hand
    from cython.cimports.cardhall.games.pitty_pat.options import DEAD_PAIRS, STOCK_TURN_OVER
    from cython.cimports.cardhall.games.pitty_pat.play import (
        NOBODY,
        P_OFFER,
        P_OVER,
        P_THROW,
        V_PASS,
        V_TAKE,
        V_THROW,
        alike,
    )
else:
    from cardhall.cards.bits import (
        FULL,
        bit,
        highest,
        lowest,
        nth,
        popcount,
    )
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.engine.imaginer import AnyImaginer
    from cardhall.games.pitty_pat.hand import Hand
    from cardhall.games.pitty_pat.options import DEAD_PAIRS, STOCK_TURN_OVER
    from cardhall.games.pitty_pat.play import (
        NOBODY,
        P_OFFER,
        P_OVER,
        P_THROW,
        V_PASS,
        V_TAKE,
        V_THROW,
        alike,
    )

TRIES = cython.declare(cython.int, 300_000)
"""Samples before a history that no lawful game explains (an open table) is let be, once for all
games of a view: with eight at the table one sample in 60,000 may agree with a long history."""


class Imaginer(AnyImaginer):
    """Makes games that agree with one view, each from a seed."""

    def __init__(self, view: View, rules: Rules) -> None:
        """Raises ValueError for a game that is not dealt or is over: nothing to imagine."""
        if view.phase in ("deal", "over"):
            raise ValueError(f"Nothing to imagine in the phase {view.phase!r}")
        self._lists()
        self.me = -1 if view.seat is None else view.seat
        self._seed(0)
        self.base = Hand.__new__(Hand)
        self.scratch = Hand.__new__(Hand)
        self.base._arrays()
        self.scratch._arrays()
        for hand in (self.base, self.scratch):
            h: Hand = hand
            h.rules = rules
            h.o = rules._options
        self._take_public(view)
        self._take_history(view)
        self._take_cards(view)
        self.check = int(self.base.o.must != 0 or self.base.o.dead != DEAD_PAIRS)

    def _lists(self) -> None:
        if not cython.compiled:
            self._singles_of = [0] * 10
            self._pairs_of = [0] * 10
            self._passed = [0] * 10
            self._threw = [0] * 10
            self._caught = [0] * 10
            self._size = [0] * 10
            self._order = [0] * 10

    def _take_public(self, view: View) -> None:
        """Take over what lies open."""
        h: Hand = self.base
        seat: cython.int
        h.seats = view.seats
        h.dealer = view.dealer
        h._live = bits_of(view.dealt_in)
        h._open_deal()
        h.turn = view.turn
        h.upcard = view.upcard
        h._phase = PHASES.index(view.phase)
        h._seen = bits_of(["23456789TJQKA".index(one) for one in view.seen_ranks])
        h._ups = len(view.history)
        h._recycled_at = view.recycled_at
        h._deck_at = 52 - view.stock
        h._gone = bits_of(view.discards)
        h._flipped = bits_of(view.flipped)
        h._seed(0)
        for seat in range(view.seats):
            h._open[seat] = h._pair[seat] = bits_of(view.open[seat])
            self._size[seat] = view.sizes[seat]
        h._asked = bits_of(view.asked)

    def _take_history(self, view: View) -> None:
        """The cards offered so far: who took, who threw, who let go by what."""
        h: Hand = self.base
        seat: cython.int
        left: cython.int
        number: cython.int
        for seat in range(10):
            self._passed[seat] = self._threw[seat] = self._caught[seat] = 0
        for number, up in enumerate(view.history):
            h._up[number] = up.card
            h._by[number] = up.seat | (16 if up.thrown else 0)
            h._took[number] = NOBODY if up.taker is None else up.taker
            h._owner = up.seat
            h._thrown = int(up.thrown)
            left = popcount(h._live) - h._thrown
            seat = h._after(up.seat) if up.thrown else up.seat
            if up.thrown:
                self._threw[up.seat] |= bit(up.card)
            if up.taker is not None:
                self._caught[up.taker] |= bit(up.card)
                h._takes[up.taker] += 1
            while left and seat != up.taker:
                if number == h._ups - 1 and h._phase == P_OFFER and not (h._asked >> seat) & 1:
                    break
                self._passed[seat] |= alike(up.card)
                left -= 1
                seat = h._after(seat)
            h._left = left

    def _take_cards(self, view: View) -> None:
        """One's own cards, those whose place everybody knows, and who can hold the others."""
        h: Hand = self.base
        seat: cython.int
        known: cython.ulonglong = 0
        offered: cython.ulonglong = 0
        for up in view.history:
            offered |= bit(up.card)
        for seat in range(h.seats):
            known |= h._open[seat]
        if self.me >= 0:
            h._single[self.me] = bits_of(view.singles)
            h._pair[self.me] = bits_of(view.pairs)
            known |= h._single[self.me] | h._pair[self.me]
        # flipped cards not offered yet lie somewhere in the stock
        self.stock = h._flipped & ~offered
        self.hidden = FULL & ~(known | offered | self.stock)
        self.stock_known = int(h._recycled_at >= 0)
        if self.stock_known:
            self._take_recycled(view)
        self.sure_passes = h.o.must
        self.unknown = 0
        for seat in range(h.seats):
            if (h._live >> seat) & 1 and seat != self.me:
                self._rule_out(seat)
                self._order[self.unknown] = seat
                self.unknown += 1
        # the seats with the fewest possible cards choose first
        chosen = sorted(
            [self._order[i] for i in range(self.unknown)],
            key=lambda s: (
                popcount(self._singles_of[s] & self.hidden & ~self._passed[s]) - self._size[s]
            ),
        )
        for i, s in enumerate(chosen):
            self._order[i] = s

    def _take_recycled(self, view: View) -> None:
        """The cards that were made a stock again and have not been turned since."""
        h: Hand = self.base
        nobody_took = [up.card for up in view.history[: view.recycled_at] if up.taker is None]
        self.stock = bits_of(nobody_took)
        for up in view.history[view.recycled_at :]:
            self.stock &= ~bit(up.card)
        if h.o.stock_out == STOCK_TURN_OVER:
            left = [card for card in nobody_took if self.stock >> card & 1]
            for place, card in enumerate(left):
                h._deck[52 - len(left) + place] = card

    def _rule_out(self, seat: cython.int) -> None:
        """Rule out what a seat cannot hold: as a single, a rank of which it has had another single;
        as a third of three alike, or a pair beside one, what the order of the suits forbids."""
        h: Hand = self.base
        had: cython.ulonglong = self._threw[seat] | self._caught[seat]
        cards: cython.ulonglong = had
        singles: cython.ulonglong = FULL
        pairs: cython.ulonglong = FULL
        card: cython.int
        partner: cython.ulonglong
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            singles &= ~alike(card)
            if self._threw[seat] & bit(card):  # it can only have been the highest of three
                pairs &= ~(alike(card) & ~(bit(card) - 1))
            else:
                partner = h._open[seat] & alike(card) & ~bit(card)
                if partner:
                    pairs &= ~(alike(card) & ~(bit(lowest(partner)) - 1))
        cards = h._open[seat] & ~had
        while cards:  # dealt pairs that lie open
            card = lowest(cards)
            cards &= cards - 1
            singles &= ~(alike(card) & (bit(card) - 1))
        self._singles_of[seat] = singles
        self._pairs_of[seat] = pairs

    def _pairs_wanted(self, seat: cython.int) -> cython.int:
        """Count how many unseen pairs to give a seat, as often as deals have them."""
        size: cython.int = self._size[seat]
        roll: cython.int = self._below(1000)
        if self.base.o.dead == DEAD_PAIRS:
            # five unseen cards are no pair or a pat hand: 507 and 49 deals of 1000
            return 2 if size == 5 and self.base.o.instant == 0 and roll < 88 else 0
        if size == 5:
            if roll < 49 and self.base.o.instant == 0:
                return 2
            return 1 if roll < 493 else 0
        return 1 if size >= 3 and roll < 460 else 0

    def _pick_pairs(
        self, seat: cython.int, count: cython.int, rest: cython.ulonglong
    ) -> cython.ulonglong:
        """So many pairs from the rest, 0 if it came to nothing."""
        out: cython.ulonglong = 0
        one: cython.ulonglong
        two: cython.ulonglong
        pool: cython.ulonglong = rest & self._pairs_of[seat]
        _: cython.int
        for _ in range(12):
            if count == 0:
                return out
            if pool == 0:
                return 0
            one = nth(pool, self._below(popcount(pool)))
            two = pool & alike(lowest(one)) & ~one
            pool &= ~alike(lowest(one))
            if two:
                out |= one | nth(two, self._below(popcount(two)))
                count -= 1
        return 0

    def _pick_singles(
        self, seat: cython.int, count: cython.int, pool: cython.ulonglong
    ) -> cython.ulonglong:
        """So many cards of different ranks from the pool, 0 if it has too few."""
        out: cython.ulonglong = 0
        one: cython.ulonglong
        while count:
            if pool == 0:
                return 0
            one = nth(pool, self._below(popcount(pool)))
            out |= one
            pool &= ~alike(lowest(one))
            count -= 1
        return out

    def _give(self, hand: Hand, seat: cython.int, rest: cython.ulonglong) -> cython.ulonglong:
        """Give a seat unseen cards from the rest; what it got, 0 if this try came to nothing."""
        size: cython.int = self._size[seat]
        wanted: cython.int = self._pairs_wanted(seat)
        pairs: cython.ulonglong = 0
        singles: cython.ulonglong = 0
        shown: cython.ulonglong = hand._open[seat]
        pool: cython.ulonglong
        if wanted:
            pairs = self._pick_pairs(seat, wanted, rest)
            if pairs == 0:
                wanted = 0
        pool = rest & ~pairs & self._singles_of[seat]
        # a card let go by: the seat could not use it, or (seldom) did not want it
        if self.sure_passes or self._below(8):
            singles = self._pick_singles(seat, size - 2 * wanted, pool & ~self._passed[seat])
        if singles == 0 and self.sure_passes == 0:
            singles = self._pick_singles(seat, size - 2 * wanted, pool)
        if singles == 0:
            return 0
        hand._sort(seat, pairs | singles)
        if popcount(hand._pair[seat]) != 2 * wanted:
            return 0
        hand._open[seat] = shown
        hand._pair[seat] |= shown
        return pairs | singles

    def _sample(self, hand: Hand) -> cython.bint:
        """One try: every hidden card to a place."""
        i: cython.int
        rest: cython.ulonglong = self.hidden
        got: cython.ulonglong
        seat: cython.int
        hand._become(self.base)
        for i in range(self.unknown):
            seat = self._order[i]
            if self._size[seat] == 0:
                continue
            got = self._give(hand, seat, rest)
            if got == 0:
                return False
            rest &= ~got
        hand._seen = self.base._seen
        self._lay_stock(hand, rest)
        return True

    def _lay_stock(self, hand: Hand, rest: cython.ulonglong) -> None:
        """The stock and the spare order, at random where they are not known."""
        place: cython.int
        one: cython.ulonglong
        if self.stock_known == 0 or hand.o.stock_out != STOCK_TURN_OVER:
            rest = self.stock if self.stock_known else rest | self.stock
            for place in range(hand._deck_at, 52):
                one = nth(rest, self._below(popcount(rest)))
                hand._deck[place] = lowest(one)
                rest &= ~one
        if hand.o.stock_out > STOCK_TURN_OVER:
            for place in range(52):
                hand._spare[place] = place
            self._mix(hand._spare, 52, 51)

    def _agrees(self, hand: Hand) -> cython.bint:
        """Would everything so far have been lawful with the cards of this game?"""
        s: Hand = self.scratch
        seat: cython.int
        number: cython.int
        owner: cython.int
        s.seats = hand.seats
        s.dealer = hand.dealer
        s._live = hand._live
        s._open_deal()
        for seat in range(s.seats):
            if (s._live >> seat) & 1:
                s._sort(
                    seat,
                    (hand._single[seat] | hand._pair[seat] | self._threw[seat])
                    & ~self._caught[seat],
                )
                if s.o.instant and popcount(s._pair[seat]) == 4:
                    return False
        for number in range(hand._ups):
            if number == hand._recycled_at:
                s._gone = 0
            owner = hand._by[number] & 15
            if hand._by[number] >> 4:
                if s._phase != P_THROW or s.turn != owner:
                    return False
                if s._throwable() & bit(hand._up[number]) == 0:
                    return False
                s._throw(hand._up[number])
            else:
                s._offer(hand._up[number], owner, 0)
            if not self._answers(number, number == hand._ups - 1):
                return False
        for seat in range(s.seats):
            if s._single[seat] != hand._single[seat] or s._pair[seat] != hand._pair[seat]:
                return False
            if s._open[seat] != hand._open[seat]:
                return False
        return True

    def _answers(self, number: cython.int, last: cython.bint) -> cython.bint:
        """Were the answers to one card lawful? Takes them in the scratch game."""
        s: Hand = self.scratch
        h: Hand = self.base
        taker: cython.int = h._took[number]
        while True:
            if last and h._phase == P_OFFER and not (h._asked >> s.turn) & 1:
                return True
            if s.turn == taker:
                if s._match() == 0:
                    return False
                s._take()
                return True
            if not s._may_pass():
                return False
            s._left -= 1
            if s._left == 0:
                s._gone |= bit(s.upcard)
                return True
            s.turn = s._after(s.turn)

    def _imagine(self, hand: Hand) -> None:
        """Fill in ``hand``; the generator is where the last one left it."""
        left: cython.int = TRIES
        while self.check and left:
            self.sure_passes = self.base.o.must
            if self._sample(hand) and self._agrees(hand):
                return
            left -= 1
        # no lawful history explains an open table: let the answers go
        self.check = self.sure_passes = 0
        left = 1000
        while left and not self._sample(hand):
            left -= 1

    def hand(self, seed: int) -> Hand:
        """A game that agrees with the view: the same seed, the same game."""
        out: Hand = Hand.__new__(Hand)
        out._arrays()
        out.rules = self.base.rules
        out.o = self.base.o
        self._seed(seed)
        self._imagine(out)
        return out

    def agrees(self, hand: Hand) -> bool:
        """Would everything so far have been lawful with the cards of this game?"""
        return self._agrees(hand)

    def _value(self, hand: Hand) -> cython.longlong:
        """Work out what a game that is over is worth to this seat, among those who play: its chips
        count for it, another's are shared by all the rest."""
        if hand._winner < 0:
            return 0
        chips: cython.longlong = 2 if hand._double else 1
        if hand._winner == self.me:
            return chips * (popcount(hand._live) - 1)
        return -chips

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
    """Take what can be taken; throw the single that the fewest unseen cards could pair. It looks
    only at the cards of the seat to act and at the table."""
    verb: cython.ulonglong = V_TAKE
    seen: cython.ulonglong
    cards: cython.ulonglong
    seat: cython.int
    card: cython.int
    count: cython.int
    most: cython.int = -1
    best: cython.int = 0
    if hand._phase == P_OFFER:
        if hand._match() == 0:
            verb = V_PASS
        return verb << 56
    seen = hand._gone | hand._pair[hand.turn]
    for seat in range(hand.seats):
        seen |= hand._open[seat]
    cards = hand._throwable()
    while cards:
        card = highest(cards)
        cards &= ~bit(card)
        count = popcount(seen & alike(card))
        if count > most:
            most = count
            best = card
    verb = V_THROW
    return (verb << 56) | bit(best)


def sensible(hand: Hand) -> int:
    """The sensible action of the seat to act. It looks at this seat's cards alone, but takes
    a hand: for play-outs and tests, not for players."""
    return sensible_action(hand)
