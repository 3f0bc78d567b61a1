"""Bouré: hands that agree with what a seat knows, and play-outs of them.

``Imaginer`` takes a view, never a hand. It keeps to all that the view tells: one's own cards, the
cards played, the turned card, how many each drew, what a seat cannot hold because it did not
follow, did not play over or did not trump, what a leader cannot have held because a lead would have
been forced, and which cards came back when the stock ran out. Used by ``boure.imagine`` and by the
bot. Compiled like ``position.py``, and readable like it.
"""

from collections.abc import Sequence

import cython

from cardhall.games.boure.position import PHASES
from cardhall.games.boure.rules import ORDER, Rules
from cardhall.games.boure.view import View

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        above,
        bit,
        highest,
        lowest,
        nth,
        popcount,
        rank,
        suit,
        suit_cards,
    )
    from cython.cimports.cardhall.games.boure.hand import Hand
    from cython.cimports.cardhall.games.boure.options import AKQ_OFF
    from cython.cimports.cardhall.games.boure.position import (
        D_SURE,
        P_OVER,
        P_PLAY,
        P_STAY,
        V_DRAW,
        V_PASS,
        V_PLAY,
        V_STAY,
    )
    from cython.cimports.cardhall.games.boure.settlement import settle
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.engine.imaginer import Giver
else:
    from cardhall.cards.bits import (
        FULL,
        above,
        bit,
        highest,
        lowest,
        nth,
        popcount,
        rank,
        suit,
        suit_cards,
    )
    from cardhall.games.boure.hand import Hand
    from cardhall.games.boure.options import AKQ_OFF
    from cardhall.games.boure.position import (
        D_SURE,
        P_OVER,
        P_PLAY,
        P_STAY,
        V_DRAW,
        V_PASS,
        V_PLAY,
        V_STAY,
    )
    from cardhall.games.boure.settlement import settle
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.engine.imaginer import Giver

TRIES = cython.declare(cython.int, 400)
"""Samples before a history that no lawful hand explains (an open table) is let be."""

MOST_ACTIONS = cython.declare(cython.int, 64)
"""At most so many actions are weighed; every set of five cards to draw makes 32."""


BELIEVED = cython.declare(cython.int, 200)
"""Samples of which the first is taken that agrees with how people stay."""
SCORES = cython.declare(cython.int, 32)

ROWS = 3
"""How many stayed before somebody spoke: nobody, one, more."""


class Imaginer(Giver):
    """Makes hands that agree with one view, each from a seed."""

    def __init__(self, view: View, rules: Rules) -> None:
        """Raises ValueError for a hand that is not dealt or is over: nothing to imagine."""
        if view.phase in ("deal", "over"):
            raise ValueError(f"Nothing to imagine in the phase {view.phase!r}")
        self._tables()
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
        self._take_plays(view)
        self._take_cards(view)
        self._take_needs(view)

    def _lists(self) -> None:
        if not cython.compiled:
            self._extra = [0] * 10
            self._gone_need = [0] * 10
            self._threw_need = [0] * 10
            self._acts = [0] * MOST_ACTIONS
            self._totals = [0] * MOST_ACTIONS
            self._stays = [0] * ROWS * SCORES
            self._row = [-1] * 10
        self.told = 0
        self.tight = 0

    def _take_public(self, view: View) -> None:
        """Take over what lies open: seats, chips, words."""
        h: Hand = self.base
        seat: cython.int
        h.seats = view.seats
        h.dealer = view.dealer
        h.turn = view.turn
        h._rank_by(ORDER)
        h._no_tricks()
        h._set_trump(view.trump)
        h.turned = view.turned
        h.pot = view.pot
        h._pot_before = view.pot_before
        h._phase = PHASES.index(view.phase)
        h._ending = 0
        h._free = int(view.free)
        h._minimum = view.minimum
        h._stay_due = 0 if view.free else h.o.stay_chip
        h._live = _bits(view.dealt_in)
        h._in = _bits(view.staying)
        h._out = _bits(view.passed)
        h._spoken = _bits(view.spoken)
        h._renegers = _bits(view.renegers)
        h._dead = _bits(view.dead)
        h._seed(0)
        h._out_recycled_by = _bits(view.out_recycled_by)
        h._discards_recycled_by = _bits(view.discards_recycled_by)
        h._deck_at = 52 - view.stock
        h._spare_at = 0
        h._thrown = 0
        h._supply = 0
        for seat in range(view.seats):
            h._hand[seat] = 0
            h._gone[seat] = 0
            h._threw[seat] = 0
            h._drawn[seat] = view.drawn[seat]
            h._stack[seat] = view.stacks[seat]
            h._opening[seat] = view.opening[seat]
            h._due_before[seat] = view.due_before[seat]
            h._stake[seat] = view.stakes[seat]

    def _take_plays(self, view: View) -> None:
        """The tricks so far, and what each play rules out in its player's hand."""
        h: Hand = self.base
        seat: cython.int
        card: cython.int
        led: cython.int = -1
        h._begin_at(view.first_known)
        h._played = 0
        h._laid = _bits(view.laid)
        h._layer = view.layer
        h._top_led = -1
        self.check_leads = 0
        for seat in range(10):
            self._allowed[seat] = FULL
            self._extra[seat] = FULL
        for trick in (*view.history, view.trick):
            for seat, card in trick:
                h._played |= bit(card)
                if h._in_trick == 0:
                    h._group[h._trick_no] = view.leads[h._trick_no - h._first_known]
                    h._top_led = card
                    led = suit(card)
                    if seat != self.me and view.first_known == 0:
                        self.check_leads = 1
                elif seat != self.me:
                    self._rule_out(seat, card, led, h._top_led, h._best)
                if suit(card) == led and card > h._top_led:
                    h._top_led = card
                h._lay(card, seat)
            if h._trick_no < view.first_known + len(view.history):
                h._take_in()
        for seat in range(h.seats):
            h._tricks[seat] = view.tricks[seat]
        if h.o.akq == AKQ_OFF and not h.o.forced and not h.o.last_trumps:
            self.check_leads = 0

    def _rule_out(
        self,
        seat: cython.int,
        card: cython.int,
        led: cython.int,
        top_led: cython.int,
        best: cython.int,
    ) -> None:
        """Rule out what a seat cannot hold now, having followed so."""
        trump: cython.int = self.base.trump
        trumped: cython.bint = suit(best) == trump
        out: cython.ulonglong = 0
        if suit(card) == led:
            if card < top_led and (led == trump or not trumped or self.base.o.over_always):
                out = above(top_led)
        else:
            out = suit_cards(led)
            if suit(card) == trump:
                if trumped and card < best:
                    out |= above(best)
            elif trumped and self.base.o.under_may:
                out |= above(best)
            else:
                out |= suit_cards(trump)
        self._allowed[seat] &= ~out

    def _take_cards(self, view: View) -> None:
        """One's own cards, and those whose place everybody knows."""
        h: Hand = self.base
        threw: cython.ulonglong = _bits(view.threw)
        self.recycled_known = 0
        known: cython.ulonglong = h._played | h._laid
        if self.me >= 0:
            h._hand[self.me] = _bits(view.hand)
            h._threw[self.me] = threw
            known |= h._hand[self.me]
            back = self._came_back(self.me)
            if back >= 0:
                self._only_from(threw & ~known, back)
            else:
                known |= threw
                if (h._out >> self.me) & 1:
                    h._thrown |= threw
                else:
                    h._gone[self.me] = threw
        self.hidden = FULL & ~known
        self.turned_choice = 0
        if h.turned < 0 or not self.hidden & bit(h.turned) or h.dealer == self.me:
            return
        turned: cython.ulonglong = bit(h.turned)
        if (h._out >> h.dealer) & 1:
            back = self._came_back(h.dealer)
            if back >= 0:
                self._only_from(turned, back)
            else:
                h._thrown |= turned
                h._threw[h.dealer] |= turned
                self.hidden &= ~turned
        elif h._drawn[h.dealer] <= 0:
            h._hand[h.dealer] |= turned
            self.hidden &= ~turned
        else:
            self.turned_choice = 1
            self.hidden &= ~turned

    def _came_back(self, seat: cython.int) -> int:
        """The first seat for whom what this seat threw was shuffled and dealt on; else -1."""
        h: Hand = self.base
        out: cython.bint = (h._out >> seat) & 1 == 1
        shuffled: cython.int = h._out_recycled_by if out else h._discards_recycled_by
        # with an in-or-out round all passes come before the first draw
        first = 0 if out and h.o.in_or_out else self._place(seat) + 1
        for step in range(first, h.seats):
            other = (h.dealer + 1 + step) % h.seats
            if (shuffled >> other) & 1:
                return int(other)
        return -1

    def _place(self, seat: cython.int) -> int:
        """Count how far left of the dealer's left: the order of the draw."""
        h: Hand = self.base
        return int((seat - h.dealer - 1 + h.seats) % h.seats)

    def _only_from(self, cards: cython.ulonglong, first: int) -> None:
        """These cards came back with the draw of seat ``first``: only it and later drawers, or
        the rest of the shuffled cards, can have them."""
        self.recycled_known |= cards
        for seat in range(self.base.seats):
            if self._place(seat) < self._place(first):
                self._allowed[seat] &= ~cards

    def _take_needs(self, view: View) -> None:
        """Count how many unknown cards lie at each place."""
        h: Hand = self.base
        seat: cython.int
        holders: list[int] = []
        self.supply = view.recycled
        for seat in range(h.seats):
            self._need[seat] = self._gone_need[seat] = self._threw_need[seat] = 0
            if seat == self.me or not (h._live >> seat) & 1:
                continue
            if (h._out >> seat) & 1:
                if self._came_back(seat) < 0:
                    self._threw_need[seat] = 5 - popcount(h._threw[seat])
                continue
            self._need[seat] = view.sizes[seat] - popcount(h._hand[seat])
            if view.drawn[seat] > 0 and self._came_back(seat) < 0:
                self._gone_need[seat] = view.drawn[seat]
            if self._need[seat]:
                holders.append(seat)
        self._in_order(holders)

    def _sample(self, hand: Hand) -> None:
        """One try: every hidden card to a place."""
        i: cython.int
        seat: cython.int
        dealer: cython.int = self.base.dealer
        turned: cython.ulonglong = 0
        rest: cython.ulonglong
        kept: cython.bint = False
        hand._become(self.base)
        if self.turned_choice:
            # in the dealer's hand or among the dealer's discards; few throw a trump away
            turned = bit(self.base.turned)
            kept = (
                self._need[dealer] > 0 and self._allowed[dealer] & self._extra[dealer] & turned != 0
            )
            if kept and self._below(16) == 0:
                kept = False
            if kept:
                self._need[dealer] -= 1
            else:
                self._gone_need[dealer] -= 1
        self._share()
        self._give_recycled()
        rest = self.hidden
        for i in range(self.holders):
            seat = self._order[i]
            hand._hand[seat] |= self._given[seat]
            rest &= ~self._given[seat]
        self._finish(hand, rest)
        if self.turned_choice:
            if kept:
                self._need[dealer] += 1
                hand._hand[dealer] |= turned
            else:
                self._gone_need[dealer] += 1
                hand._gone[dealer] |= turned
                hand._threw[dealer] |= turned

    def _give_recycled(self) -> None:
        """More known cards came back than still wait to be drawn: later drawers hold the others."""
        i: cython.int
        seat: cython.int
        start: cython.int
        spare: cython.ulonglong
        fits: cython.ulonglong
        rest: cython.ulonglong = self.recycled_known
        for i in range(self.holders):
            rest &= ~self._given[self._order[i]]
        if popcount(rest) <= self.supply:
            return
        start = self._below(self.holders)
        for i in range(self.holders):
            seat = self._order[(start + i) % self.holders]
            while popcount(rest) > self.supply:
                fits = rest & self._allowed[seat] & self._extra[seat]
                spare = self._given[seat] & ~self.recycled_known
                if fits == 0 or spare == 0:
                    break
                fits = nth(fits, self._below(popcount(fits)))
                self._given[seat] &= ~nth(spare, self._below(popcount(spare)))
                self._given[seat] |= fits
                rest &= ~fits

    def _finish(self, hand: Hand, rest: cython.ulonglong) -> None:
        """The other places: discards, hands thrown in, cards shuffled anew, the stock."""
        seat: cython.int
        place: cython.int
        other: cython.int
        card: cython.int
        cards: cython.ulonglong = self.recycled_known & rest
        rest &= ~cards
        hand._supply = cards | self._pick(rest, self.supply - popcount(cards))
        rest &= ~hand._supply
        for seat in range(hand.seats):
            if self._gone_need[seat]:
                cards = self._pick(rest, self._gone_need[seat])
                rest &= ~cards
                hand._gone[seat] |= cards
                hand._threw[seat] |= cards
            if self._threw_need[seat]:
                cards = self._pick(rest, self._threw_need[seat])
                rest &= ~cards
                hand._threw[seat] |= cards
                hand._thrown |= cards
        place = 52 - popcount(rest)
        if place < hand._deck_at:
            place = hand._deck_at
        hand._deck_at = place
        while rest and place < 52:
            cards = nth(rest, self._below(popcount(rest)))
            rest &= ~cards
            hand._deck[place] = lowest(cards)
            place += 1
        # a fresh order for cards that are shuffled later
        for card in range(52):
            hand._spare[card] = card
        if hand._phase != P_PLAY:
            for card in range(51):
                other = card + self._below(52 - card)
                place = hand._spare[card]
                hand._spare[card] = hand._spare[other]
                hand._spare[other] = place

    def _agrees(self, hand: Hand, s: Hand) -> cython.bint:
        """Would every play so far have been lawful with these cards? Where a lead was not the
        forced one, note a card that its player cannot hold. ``s`` is there to be filled."""
        plays: cython.int = hand._play_no
        at: cython.int
        trick: cython.int
        i: cython.int
        seat: cython.int
        cards: cython.ulonglong
        playable: cython.ulonglong
        s._become(hand)
        s._phase = P_PLAY
        s._played = 0
        s._laid = 0
        s._no_tricks()
        s._set_trump(hand.trump)
        for at in range(plays):
            s._hand[hand._who[at]] |= bit(hand._plays[at])
        if hand._laid:
            s._hand[hand._layer] |= hand._laid
        if plays:
            s.turn = hand._who[0]
        at = 0
        while at < plays:
            seat = s.turn
            trick = s._trick_no
            playable = s._playable()
            if s._in_trick:
                if not playable & bit(hand._plays[at]):
                    return False
                s._play(bit(hand._plays[at]))
            else:
                cards = 0
                for i in range(hand._group[trick]):
                    if trick + i <= hand._trick_no and hand._starts[trick + i] < plays:
                        cards |= bit(hand._plays[hand._starts[trick + i]])
                    else:
                        cards |= hand._laid
                if s._duty >= D_SURE:
                    if cards != playable:
                        if seat != self.me:
                            self._extra[seat] &= ~nth(playable, self._below(popcount(playable)))
                        return False
                elif not playable & cards or cards & (cards - 1):
                    if seat != self.me and popcount(playable) == 1:
                        self._extra[seat] &= ~playable
                    return False
                s._play(cards)
            at = s._play_no
            if s._in_trick == 0 and s._trick_no == 5:
                break
        return True

    def believe(self, shares: Sequence[Sequence[int]]) -> None:
        """Imagine those who have spoken as people stay: so many times in a thousand, by how many
        stayed before them and by the score of their cards. Who had to stay may have anything. Where
        somebody has stayed nobody is thought to follow with just any cards."""
        h: Hand = self.base
        seat: cython.int
        step: cython.int
        out: cython.int
        stayed: cython.int = 0
        passed: cython.int = 0
        for step in range(ROWS * SCORES):
            self._stays[step] = shares[step // SCORES][step % SCORES]
        self.told = 0
        self.tight = int(h._in != 0)
        for step in range(h.seats):
            seat = (h.dealer + 1 + step) % h.seats
            self._row[seat] = -1
            if not (h._spoken >> seat) & 1:
                continue
            out = (h._out >> seat) & 1
            chose: cython.bint = passed < popcount(h._live) - h._minimum and h._drawn[seat] <= 0
            if seat != self.me and (out or chose):
                self._row[seat] = stayed if stayed < ROWS else ROWS - 1
                self.told = 1
            stayed += 1 - out
            passed += out

    def _believed(self, hand: Hand) -> cython.bint:
        """Throw dice whether those who have spoken would have, with these cards."""
        seat: cython.int
        score: cython.int
        share: cython.int
        for seat in range(hand.seats):
            if self._row[seat] < 0:
                continue
            out: cython.int = (hand._out >> seat) & 1
            score = score_of(hand._threw[seat] if out else hand._hand[seat], hand.trump)
            share = self._stays[
                SCORES * self._row[seat] + (score if score < SCORES else SCORES - 1)
            ]
            if self._below(1000) >= (1000 - share if out else share):
                return False
        return True

    def _imagine(self, hand: Hand, scratch: Hand) -> None:
        """Fill in ``hand``; the generator is where the last one left it."""
        tries: cython.int
        seat: cython.int
        for tries in range(TRIES):
            # learn from failures for some tries, then forget: what was noted may be too much
            if tries % 8 == 0:
                for seat in range(self.base.seats):
                    self._extra[seat] = FULL
            self._sample(hand)
            if popcount(hand._supply) != self.supply:
                continue
            if self.told and tries < BELIEVED and not self._believed(hand):
                continue
            if not self.check_leads or self._agrees(hand, scratch):
                return

    def hand(self, seed: int) -> Hand:
        """A hand that agrees with the view: the same seed, the same hand."""
        out: Hand = Hand.__new__(Hand)
        out._arrays()
        out.rules = self.base.rules
        out.o = self.base.o
        self._seed(seed)
        self._imagine(out, self.scratch)
        return out

    def agrees(self, hand: Hand) -> bool:
        """Would every play so far have been lawful with the cards of this hand?"""
        return self._agrees(hand, self.scratch)

    def _may(self, seat: cython.int) -> cython.ulonglong:
        return self._allowed[seat] & self._extra[seat]

    # Search

    def _value(self, hand: Hand) -> cython.longlong:
        """Work out what a hand that is over is worth to this seat, in sixteenths: its chips, less
        what it owes, and its share in what the next pot opens with."""
        settle(hand)
        worth: cython.longlong = hand._final[self.me]
        if hand._owed_next[self.me] > 0:
            worth -= hand._owed_next[self.me]
        return 16 * worth + 16 * hand._next_pot // popcount(hand._live)

    # What the search asks of the game

    def _blank(self) -> Hand:
        return self.base.copy()

    def _lay(self, world: AnyHand) -> None:
        self._imagine(cython.cast(Hand, world), self.scratch)

    def _play_on(
        self, world: AnyHand, line: AnyHand, action: cython.ulonglong, number: cython.int
    ) -> None:
        hand: Hand = cython.cast(Hand, line)
        hand._become(cython.cast(Hand, world))
        hand._do(action)
        # the others may be careful, loose, or stay with anything
        stay_at: cython.int = STAY_AT * (number % 3) // 2
        while hand._phase != P_OVER:
            hand._do(sensible_action(hand, stay_at))

    def _worth(self, line: AnyHand) -> cython.longlong:
        return self._value(cython.cast(Hand, line))

    def totals(self, actions: Sequence[int], worlds: int, seed: int) -> list[int]:
        """By action: what it is worth over so many imagined hands, summed, in sixteenths."""
        self._begin(seed)
        return self._trial(list(actions), worlds)

    def _trial(self, actions: list[int], worlds: int) -> list[int]:
        """The worth of each action, summed over so many imagined hands. Other threads run
        meanwhile: a server answers while its bots think."""
        world: Hand = self.base.copy()
        line: Hand = self.base.copy()
        scratch: Hand = self.scratch
        count: cython.int = len(actions)
        number: cython.int = worlds
        i: cython.int
        if count > MOST_ACTIONS:
            raise ValueError(f"At most {MOST_ACTIONS} actions to choose from, not {count}")
        for i in range(count):
            self._acts[i] = actions[i]
            self._totals[i] = 0
        with cython.nogil:
            self._play_worlds(world, line, scratch, count, number)
        return [self._totals[i] for i in range(count)]

    def _play_worlds(
        self, world: Hand, line: Hand, scratch: Hand, count: cython.int, worlds: cython.int
    ) -> None:
        number: cython.int
        i: cython.int
        stay_at: cython.int
        for number in range(worlds):
            self._imagine(world, scratch)
            # the others may be careful, loose, or stay with anything
            stay_at = STAY_AT * (number % 3) // 2
            if self.tight:
                stay_at = TIGHT_AT + 2 * (number % 3)
            for i in range(count):
                line._become(world)
                line._do(self._acts[i])
                while line._phase != P_OVER:
                    line._do(sensible_action(line, stay_at))
                self._totals[i] += self._value(line)


def _bits(members: Sequence[int]) -> int:
    """A set as bits."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


# --- How a sensible player plays out -------------------------------------------------------------
# Quick rules of thumb that look only at the cards of the seat to act and at the table.

STAY_AT = cython.declare(cython.int, 12)
TIGHT_AT = cython.declare(cython.int, 10)  # the least score with which one follows a stay


def stay_score(hand: Hand) -> cython.int:
    """Measure how good five cards are before the draw: trumps by rank, aces and kings beside
    them."""
    return score_of(hand._hand[hand.turn], hand.trump)


def stay_score_of(cards: Sequence[int], trump: int) -> int:
    """Measure so these cards with a suit as trumps."""
    return score_of(_bits(cards), trump)


def score_of(cards: cython.ulonglong, trump: cython.int) -> cython.int:
    """Measure so what any cards are worth."""
    score: cython.int = 0
    card: cython.int
    while cards:
        card = highest(cards)
        cards &= ~bit(card)
        if suit(card) == trump:
            score += 4 + (rank(card) - 6 if rank(card) > 6 else 0)
        elif rank(card) == 12:
            score += 4
        elif rank(card) == 11:
            score += 1
    return score


def sensible_discards(hand: Hand) -> cython.ulonglong:
    """Keep trumps and aces, and a king beside two trumps; throw the rest, low ones first."""
    cards: cython.ulonglong = hand._hand[hand.turn]
    keep: cython.ulonglong = cards & suit_cards(hand.trump)
    trumps: cython.int = popcount(keep)
    limit: cython.int = hand._draw_limit()
    out: cython.ulonglong = 0
    card: cython.int
    lowest_rank: cython.int
    throw: cython.ulonglong = cards & ~keep
    rest: cython.ulonglong = throw
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if rank(card) == 12 or (rank(card) == 11 and trumps >= 2):
            throw &= ~bit(card)
    for lowest_rank in range(13):
        rest = throw
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if rank(card) == lowest_rank and popcount(out) < limit:
                out |= bit(card)
    return out


def sensible_card(hand: Hand, playable: cython.ulonglong) -> cython.ulonglong:
    """Lead sure trumps, then aces, then the highest plain card; win cheaply; lose the lowest."""
    seat: cython.int = hand.turn
    trumps: cython.ulonglong = playable & suit_cards(hand.trump)
    plain: cython.ulonglong = playable & ~suit_cards(hand.trump)
    unseen: cython.ulonglong
    card: cython.int
    best: cython.int = -1
    if hand._in_trick == 0:
        if trumps:
            unseen = hand._unseen_trumps(seat)
            if unseen == 0 or trumps & above(highest(unseen)):
                return bit(highest(trumps))
            if popcount(trumps) >= 3:
                return bit(highest(trumps))
        while plain:
            card = lowest(plain)
            plain &= plain - 1
            if best < 0 or rank(card) > rank(best):
                best = card
        return bit(best) if best >= 0 else bit(highest(trumps))
    if trumps and (suit(hand._best) != hand.trump or highest(trumps) > hand._best):
        return bit(lowest(trumps))  # it wins, and no more than needed
    if plain and suit(hand._best) == suit(lowest(plain)) and highest(plain) > hand._best:
        return bit(highest(plain))
    while plain:
        card = lowest(plain)
        plain &= plain - 1
        if best < 0 or rank(card) < rank(best):
            best = card
    return bit(best) if best >= 0 else bit(lowest(trumps))


def sensible_action(hand: Hand, stay_at: cython.int) -> cython.ulonglong:
    """Work out what such a player does now: stays with a score of ``stay_at`` and more."""
    verb: cython.ulonglong = V_PLAY
    cards: cython.ulonglong
    if hand._phase == P_PLAY:
        cards = hand._playable()
        if hand._duty < D_SURE:
            cards = sensible_card(hand, cards)
        return (verb << 56) | cards
    if hand._phase == P_STAY or not hand.o.in_or_out:
        if hand._may_pass() and (not hand._may_stay() or stay_score(hand) < stay_at):
            verb = V_PASS
            return verb << 56
        if hand._phase == P_STAY:
            verb = V_STAY
            return verb << 56
    verb = V_DRAW
    return (verb << 56) | sensible_discards(hand)


def sensible(hand: Hand) -> int:
    """The sensible action of the seat to act. It looks at this seat's cards alone, but takes
    a hand: for play-outs and tests, not for players."""
    return sensible_action(hand, STAY_AT)
