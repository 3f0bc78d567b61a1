"""Where a hand of Bouré stands, and each step that it may take: the part of ``Hand`` that
play-outs go through, up to the last trick. The settlement is in ``settlement.py``.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in
``position.pxd``). Methods with a leading underscore are C functions when compiled and need no
interpreter; each is final, for only then does a call from this file go straight to it.
"""

from collections.abc import Sequence
from typing import Any

import cython

from cardhall.cards.table import LETTERS, RulesError, one_for_each
from cardhall.games.boure.rules import ORDER, Rules
from cardhall.games.engine.refusals import no_seat
from cardhall.messages import Message, Player

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
        spread,
        subset,
        subsets_up_to,
        suit,
        suit_cards,
    )
    from cython.cimports.cardhall.games.boure.options import (
        AKQ_OFF,
        LAST_MUST_STAY,
        RUN_ALL_THREE,
        THROW_IN,
    )
    from cython.cimports.cardhall.games.engine.hand import overlay
    from cython.cimports.cardhall.games.engine.tricks import TRUMP_POWER, TrickHand
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
        spread,
        subset,
        subsets_up_to,
        suit,
        suit_cards,
    )
    from cardhall.games.boure.options import AKQ_OFF, LAST_MUST_STAY, RUN_ALL_THREE, THROW_IN
    from cardhall.games.engine.hand import assume
    from cardhall.games.engine.tricks import TRUMP_POWER, TrickHand

if not cython.compiled:  # compiled they are numbers in C: see position.pxd
    P_DEAL, P_STAY, P_DRAW, P_PLAY, P_OVER = range(5)
    E_NONE, E_PLAYED, E_UNPLAYED, E_NOBODY, E_THROWN_IN, E_VOID = range(6)
    D_FREE, D_FOLLOW, D_OVER, D_TRUMP, D_OVERTRUMP, D_AKQ, D_SURE, D_GAP, D_LAST_TRUMPS = range(9)
    PAID_C, NOT_DRAWN = -1, -1
    V_STAY, V_PASS, V_DRAW, V_PLAY = range(1, 5)

PHASES = ("deal", "stay", "draw", "play", "over")


def less_than_nothing(field: str, amount: int) -> RulesError:
    """Refuse an amount below zero."""
    least = Message("boure-nobody-holds-less-than-nothing")
    return RulesError(field, Message("as-it-stands", value=repr(amount)), least)


class Position(TrickHand):
    """The state of one hand, and each step that it may take: antes, the deal, stay or pass, the
    draw, the play, what is legal. ``Hand`` adds what a caller in Python sees.

    Seats are 0 to ``seats`` - 1 clockwise, "left" is the next number. ``turn`` is -1 when nobody
    is to act. Stacks are those during the hand.
    """

    def __init__(
        self,
        rules: Rules,
        dealer: int,
        stacks: Sequence[int],
        pot: int = 0,
        owed: Sequence[int] | None = None,
        playing: Sequence[int] | None = None,
        free: bool = False,
    ) -> None:
        """Collect the antes of a new deal.

        stacks: before the antes, by seat; seats at zero are not dealt in unless ``playing`` names
        them. owed: by seat, an amount in place of the ante, 0 for the ante, PAID for neither.
        free: nobody antes or pays to stay (OP-X-06). Raises RulesError on a wrong size.
        """
        seats = len(stacks)
        if not rules.min_seats <= seats <= rules.max_seats:
            rules.seats_note(seats)
        if not 0 <= dealer < seats:
            raise no_seat("dealer", dealer, seats)
        owed = owed or None  # nothing at all is the ordinary ante for everybody
        if owed is not None:
            one_for_each("owed", owed, seats)
        chips: cython.longlong
        for chips in stacks:
            if chips < 0:
                raise less_than_nothing("stacks", chips)
        if pot < 0:
            raise less_than_nothing("pot", pot)
        self._arrays()
        self.rules = rules
        self.o = rules._options
        self.seats = seats
        self.dealer = dealer
        self._rank_by(ORDER)
        self._free = int(free)
        self._live = 0
        self._out = 0
        self._spoken = 0
        seat: cython.int
        for seat in range(seats):
            self._stack[seat] = stacks[seat]
            self._due_before[seat] = owed[seat] if owed is not None else 0
            if self._stack[seat] > 0 if playing is None else seat in playing:
                self._live |= 1 << seat
        if not self._live >> dealer & 1:
            out = Message("boure-that-seat-is-not-in-play", player=Player(LETTERS[dealer]))
            raise RulesError("dealer", out, Message("boure-let-the-deal-pass"))
        if popcount(self._live) < 2:
            few = Message("boure-fewer-than-two-can-play")
            raise RulesError("stacks", few, Message("boure-end-the-session"))
        self._open(pot)
        due = None if owed is None else tuple(owed)
        among = None if playing is None else tuple(playing)
        self._keep((), "", (dealer, tuple(stacks), pot, free, due, among))

    def _by_name(self, name: str, said: Any) -> dict[str, Any]:
        if name:
            return super()._by_name(name, said)
        return dict(zip(("dealer", "stacks", "pot", "free", "owed", "playing"), said, strict=True))

    @cython.final
    def _arrays(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        self._trick_arrays()
        if not cython.compiled:
            self._hand = [0] * 10
            self._gone = [0] * 10
            self._threw = [0] * 10
            self._drawn = [0] * 10
            self._stack = [0] * 10
            self._opening = [0] * 10
            self._due_before = [0] * 10
            self._stake = [0] * 10
            self._paid = [0] * 10
            self._final = [0] * 10
            self._owed_next = [0] * 10
            self._deck = [0] * 52
            self._spare = [0] * 52
            self._group = [0] * 5
            self._duty = 0
            self._winner = -1
            self._why_carried = 0
            self._next_pot = 0
            self._pot_counted = 0

    @cython.final
    def _after(self, seat: cython.int, among: cython.int) -> cython.int:
        """The next seat to the left among a set of seats (bits), which is not empty."""
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if (among >> seat) & 1:
                return seat

    # Antes and dues

    @cython.final
    def _open(self, pot: cython.longlong) -> None:
        """Collect the antes, or what is owed in their place, and make ready for the deal."""
        seat: cython.int
        due: cython.longlong
        self.pot = pot
        self._pot_before = pot
        for seat in range(self.seats):
            self._hand[seat] = 0
            self._gone[seat] = 0
            self._threw[seat] = 0
            self._drawn[seat] = NOT_DRAWN
            self._stake[seat] = 0
            self._opening[seat] = 0
            if (self._live >> seat) & 1 and not self._free:
                due = self._due_before[seat]
                if due == 0:
                    due = self.o.ante
                elif due < PAID_C:
                    due = 0  # anted already, in a deal that was void
                elif due == PAID_C:
                    due = self.o.ante if self.o.payer_antes else 0
                elif self.o.payer_antes:
                    due += self.o.ante
                if due > self._stack[seat]:
                    due = self._stack[seat]
                self._stack[seat] -= due
                self._opening[seat] = due
                self.pot += due
        self._stay_due = 0 if self._free else self.o.stay_chip
        self._phase = P_DEAL
        self._ending = E_NONE
        self._in = 0
        self._out = 0
        self._spoken = 0
        self._renegers = 0
        self._dead = 0
        self.trump = -1
        self.turned = -1
        self.turn = -1
        self._no_tricks()
        self._top_led = -1
        self._layer = -1
        self._out_recycled_by = 0
        self._discards_recycled_by = 0
        self._played = self._laid = self._thrown = self._supply = 0
        self._deck_at = self._spare_at = 0

    # The deal

    @cython.final
    def _shuffle(self) -> None:
        """Put the deck, and the spare order where the stock may fail, in a random order."""
        place: cython.int
        for place in range(52):
            self._deck[place] = place
        self._mix(self._deck, 52, 51)
        if popcount(self._live) > 5:
            for place in range(52):
                self._spare[place] = self._deck[place]
            self._mix(self._spare, 52, 51)

    @cython.final
    def _deal(self) -> None:
        place: cython.int
        seat: cython.int = self.dealer
        dealt: cython.int = 5 * popcount(self._live)
        for place in range(dealt):
            seat = self._after(seat, self._live)
            self._hand[seat] |= bit(self._deck[place])
        self._deck_at = dealt
        self.turned = self._deck[dealt - 1]
        self._set_trump(suit(self.turned))
        self._set_minimum()
        if self._minimum < 2:
            self._end(E_VOID)
            return
        self._phase = P_STAY if self.o.in_or_out else P_DRAW
        self.turn = self._after(self.dealer, self._live)

    @cython.final
    def _set_trump(self, named: cython.int) -> None:
        """A suit is trumps."""
        self.trump = named
        self._trumps_are(named)

    @cython.final
    def _set_minimum(self) -> None:
        """At four seats and more three must play, else two (LLAA-BOURE-22, 23): of those not put
        out (OP-X-19), and never more than can pay and have not passed (OP-X-01)."""
        able: cython.int = 0
        among: cython.int = self._live & ~self._dead
        least: cython.int = 3 if popcount(among) >= 4 else 2
        seat: cython.int
        if self.o.minimum == LAST_MUST_STAY:
            among &= ~self._out
        for seat in range(self.seats):
            if (among >> seat) & 1 and ((self._in >> seat) & 1 or self._able(seat)):
                able += 1
        self._minimum = least if least < able else able

    # Stay or pass

    @cython.final
    def _able(self, seat: cython.int) -> cython.bint:
        """Can this seat pay to stay in?"""
        return self._stack[seat] >= self._stay_due or self.o.short_plays != 0

    @cython.final
    def _may_stay(self) -> cython.bint:
        return self._able(self.turn)

    @cython.final
    def _may_pass(self) -> cython.bint:
        """May the seat whose turn it is throw in the hand?"""
        if not self._able(self.turn) or (self._dead >> self.turn) & 1:
            return True
        if self.o.ace_up and self.turn == self.dealer and rank(self.turned) == 12:
            return False
        if self.o.minimum != LAST_MUST_STAY:
            return True
        later: cython.int = 0
        seat: cython.int
        for seat in range(self.seats):
            if (
                seat != self.turn
                and ((self._live & ~self._spoken & ~self._dead) >> seat) & 1
                and self._able(seat)
            ):
                later += 1
        return later + popcount(self._in & ~self._dead) >= self._minimum

    @cython.final
    def _stay(self) -> None:
        """Put up the chip and stay in (LLAA-BOURE-17)."""
        stake: cython.longlong = self._stay_due
        if stake > self._stack[self.turn]:
            stake = self._stack[self.turn]
        self._stack[self.turn] -= stake
        self._stake[self.turn] = stake
        self.pot += stake
        self._in |= 1 << self.turn
        self._spoken |= 1 << self.turn

    @cython.final
    def _pass(self) -> None:
        """Throw in the hand (LLAA-BOURE-16); it is stacked apart from the discards (RAP-16)."""
        self._throw_in(self.turn)

    @cython.final
    def _throw_in(self, seat: cython.int) -> None:
        self._threw[seat] = self._hand[seat]
        self._thrown |= self._hand[seat]
        self._hand[seat] = 0
        self._in &= ~(1 << seat)
        self._out |= 1 << seat
        self._spoken |= 1 << seat

    @cython.final
    def _next_speaker(self) -> None:
        if self._spoken == self._live:
            self._all_spoke()
        else:
            # whoever was put out before their turn does not speak any more
            self.turn = self._after(self.turn, self._live & ~self._spoken)

    @cython.final
    def _all_spoke(self) -> None:
        """Everybody has stayed or passed: go on, or end a hand that too few want."""
        count: cython.int = popcount(self._in & ~self._dead)
        if count == 0 and self.o.minimum != THROW_IN:
            self._end(E_NOBODY)
        elif self.o.minimum == THROW_IN and count < self._minimum:
            self._end(E_THROWN_IN)
        elif count == 1:
            self._end(E_UNPLAYED)
        elif self.o.in_or_out:
            self._phase = P_DRAW
            self.turn = self._after(self.dealer, self._in)
        else:
            self._begin_play()

    @cython.final
    def _end(self, ending: cython.int) -> None:
        self._phase = P_OVER
        self._ending = ending
        self.turn = -1

    # The draw

    @cython.final
    def _draw_limit(self) -> cython.int:
        """The most cards that the seat whose turn it is may draw (LLAA-BOURE-21, RAP-17)."""
        limit: cython.int = self.o.draw_limit
        if limit == 0:
            limit = 4 if popcount(self._live & ~self._out) <= 4 else 3
        left: cython.int = self._supply_left()
        return limit if limit < left else left

    @cython.final
    def _supply_left(self) -> cython.int:
        """Cards that can still be had: the stock, the hands thrown in, discards of those served."""
        left: cython.int = 52 - self._deck_at + popcount(self._supply)
        if left >= 5:
            return left
        seat: cython.int
        left += popcount(self._thrown)
        for seat in range(self.seats):
            if seat != self.turn:
                left += popcount(self._gone[seat])
        return left

    @cython.final
    def _top_card(self) -> cython.int:
        """Take the next card: from the stock; that gone, from the hands thrown in, shuffled; those
        gone too, from the discards of those already served (RAP-19, OP-BOURE-03, OP-RAP-08)."""
        card: cython.int
        seat: cython.int
        if self._deck_at < 52:
            card = self._deck[self._deck_at]
            self._deck_at += 1
            return card
        if self._supply == 0:
            self._spare_at = 0
            if self._thrown:
                self._supply = self._thrown
                self._thrown = 0
                self._out_recycled_by |= 1 << self.turn
            else:
                self._discards_recycled_by |= 1 << self.turn
                for seat in range(self.seats):
                    if seat != self.turn:
                        self._supply |= self._gone[seat]
                        self._gone[seat] = 0
        while True:
            card = self._spare[self._spare_at]
            self._spare_at += 1
            if self._supply & bit(card):
                self._supply &= ~bit(card)
                return card

    @cython.final
    def _draw(self, cards: cython.ulonglong) -> None:
        """Throw these cards and take as many (LLAA-BOURE-19, RAP-18)."""
        seat: cython.int = self.turn
        count: cython.int = popcount(cards)
        _: cython.int
        self._hand[seat] &= ~cards
        self._threw[seat] = cards
        self._gone[seat] = cards
        self._drawn[seat] = count
        for _ in range(count):
            self._hand[seat] |= bit(self._top_card())

    @cython.final
    def _next_drawer(self) -> None:
        """From the dealer's left to the dealer, who draws last (RAP-20)."""
        if not self.o.in_or_out:
            self._next_speaker()
            return
        seat: cython.int = self._after(self.turn, self._in)
        if self._drawn[seat] == NOT_DRAWN:
            self.turn = seat
        else:
            self._begin_play()

    # The play

    @cython.final
    def _begin_play(self) -> None:
        """The seat in play nearest to the dealer's left leads (LLAA-BOURE-24, RAP-21)."""
        self._phase = P_PLAY
        self.turn = self._after(self.dealer, self._in)

    @cython.final
    def _follow(self, hand: cython.ulonglong) -> cython.ulonglong:
        """The cards with which a hand may follow the trick as it stands."""
        trumped: cython.bint = self._best_power >= TRUMP_POWER
        over: cython.ulonglong = 0
        follow: cython.ulonglong = hand & self._led
        if follow:  # follow suit if able (27), and play over (28)
            if self._led == self._trumps or not trumped or self.o.over_always:
                over = follow & above(self._top_led)
            self._duty = D_OVER if over else D_FOLLOW
            return over if over else follow
        trumps: cython.ulonglong = hand & self._trumps
        if trumps == 0:  # neither: any card (30)
            self._duty = D_FREE
            return hand
        if trumped:
            over = trumps & above(self._best)
            if over:
                self._duty = D_OVERTRUMP
                return over
            if self.o.under_may:
                self._duty = D_FREE
                return hand
        self._duty = D_TRUMP  # void: a trump (29)
        return trumps

    @cython.final
    def _unseen_trumps(self, seat: cython.int) -> cython.ulonglong:
        """The trumps that may be out against a seat, for all it can know (OP-RAP-03): not in its
        hand, not played, not among its discards, and not the turned card of a dealer who is out."""
        seen: cython.ulonglong = self._hand[seat] | self._played | self._gone[seat]
        if self.turned >= 0:
            seen |= bit(self.turned) & self._thrown
        return suit_cards(self.trump) & ~seen

    @cython.final
    def _forced_lead(self, seat: cython.int) -> cython.ulonglong:
        """The cards that a leader must lead, together; 0 if anything may be led."""
        trumps: cython.ulonglong = self._hand[seat] & suit_cards(self.trump)
        self._duty = D_FREE
        if trumps == 0:
            return 0
        if self.o.akq != AKQ_OFF:  # ace, king, queen of trumps (LLAA-BOURE-26)
            # the three highest: all but ten of the suit's thirteen
            high: cython.ulonglong = above(13 * self.trump + 9)
            held: cython.ulonglong = trumps & high
            if self.o.akq == RUN_ALL_THREE:
                high &= ~self._led_by(seat)
            if held == high and held:
                self._duty = D_AKQ
                return bit(highest(held))
        if self.o.forced:
            need: cython.int = 3 - self._tricks[seat]
            if need > 0 and popcount(trumps) >= need:  # sure tricks (RAP-25 to 27)
                unseen: cython.ulonglong = self._unseen_trumps(seat)
                sure: cython.ulonglong = trumps
                if unseen:
                    sure &= above(highest(unseen))
                if popcount(sure) >= need:
                    self._duty = D_SURE
                    return sure
                if self.o.gap:
                    sure = self._gap_lead(trumps, unseen, need)
                    if sure:
                        self._duty = D_GAP
                        return sure
        if self.o.last_trumps and self._others_shown_void(seat):
            self._duty = D_LAST_TRUMPS
            return trumps
        return 0

    @cython.final
    def _gap_lead(
        self, trumps: cython.ulonglong, unseen: cython.ulonglong, need: cython.int
    ) -> cython.ulonglong:
        """The fewest of the top trumps held that win ``need`` tricks whoever has the rest (RAP-31):
        each trump that is out can beat at most one of the lower ones laid down."""
        laid: cython.ulonglong = 0
        wins: cython.int = 0
        out: cython.int = 0
        card: cython.int
        while trumps:
            card = highest(trumps)
            trumps &= ~bit(card)
            laid |= bit(card)
            # trumps out above this one that have not yet been given a card to beat
            if popcount(unseen & above(card)) > out:
                out += 1
            else:
                wins += 1
            if wins == need:
                return laid
        return 0

    @cython.final
    def _led_by(self, seat: cython.int) -> cython.ulonglong:
        """The cards that a seat has led in this hand."""
        led: cython.ulonglong = 0
        trick: cython.int
        for trick in range(self._first_known, self._trick_no):
            if self._who[self._starts[trick]] == seat:
                led |= bit(self._plays[self._starts[trick]])
        return led

    @cython.final
    def _others_shown_void(self, seat: cython.int) -> cython.bint:
        """Has this seat just led a trump, and is it shown that nobody else has one (RAP-32)?"""
        trick: cython.int = self._trick_no - 1
        place: cython.int
        led: cython.int
        played: cython.int
        if trick < self._first_known or self._who[self._starts[trick]] != seat:
            return False
        if suit(self._plays[self._starts[trick]]) != self.trump:
            return False
        if self._unseen_trumps(seat) == 0:
            return True
        void: cython.int = 1 << seat
        for trick in range(self._first_known, self._trick_no):
            led = suit(self._plays[self._starts[trick]])
            for place in range(self._starts[trick], self._starts[trick + 1]):
                played = suit(self._plays[place])
                # no trump on a trump, or neither suit nor trump where one must trump
                if played not in (self.trump, led) and (led == self.trump or not self.o.under_may):
                    void |= 1 << self._who[place]
        return void & self._in == self._in

    @cython.final
    def _playable(self) -> cython.ulonglong:
        """A follower's or leader's legal cards. For a forced lead, the set that must go as one."""
        forced: cython.ulonglong
        if self._in_trick:
            return self._follow(self._hand[self.turn])
        forced = self._forced_lead(self.turn)
        return forced if forced else self._hand[self.turn]

    @cython.final
    def _play(self, cards: cython.ulonglong) -> None:
        """Play one card, or lead several at once, the highest first (OP-RAP-12)."""
        self._hand[self.turn] &= ~cards
        if self._in_trick == 0:
            self._layer = self.turn
            self._laid = cards
            self._group[self._trick_no] = popcount(cards)
            cards = bit(highest(cards))
            self._laid &= ~cards
        self._put(lowest(cards))
        while self._in_trick == 0 and self._laid and self._phase == P_PLAY:
            self.turn = self._layer
            self._group[self._trick_no] = 0
            cards = bit(highest(self._laid))
            self._laid &= ~cards
            self._put(lowest(cards))

    @cython.final
    def _put(self, card: cython.int) -> None:
        """Lay a card on the trick, and take the trick in when it is complete (25, 31, 32)."""
        count: cython.int = popcount(self._in)
        self._played |= bit(card)
        if self._in_trick == 0 or (self._led & bit(card) and card > self._top_led):
            self._top_led = card
        self._lay(card, self.turn)
        if self._in_trick < count:
            self.turn = self._after(self.turn, self._in)
            return
        self._take_in()
        self.turn = self._best_seat
        if self._trick_no == 5:
            self._end(E_PLAYED)

    # Legality, at one place for the list, the refusal and the random player

    @cython.final
    def _legal(self, action: cython.ulonglong) -> cython.bint:
        """Is this action legal now?"""
        verb: cython.int = action >> 52
        cards: cython.ulonglong = action & FULL
        if self._phase == P_PLAY:
            if verb != V_PLAY << 4 or cards == 0:
                return False
            playable: cython.ulonglong = self._playable()
            if self._duty >= D_SURE:
                return cards == playable
            return cards & (cards - 1) == 0 and cards & playable == cards
        if self._phase == P_STAY:
            if cards:
                return False
            if verb == V_STAY << 4:
                return self._may_stay()
            return verb == V_PASS << 4 and self._may_pass()
        if self._phase == P_DRAW:
            if verb == V_DRAW << 4:
                if not self.o.in_or_out and not self._may_stay():
                    return False
                return (
                    cards & self._hand[self.turn] == cards and popcount(cards) <= self._draw_limit()
                )
            if self.o.in_or_out or cards:
                return False
            return verb == V_PASS << 4 and self._may_pass()
        return False

    @cython.final
    def _do(self, action: cython.ulonglong) -> None:
        """Take an action that is legal, or at least physically possible."""
        verb: cython.int = action >> 56
        cards: cython.ulonglong = action & FULL
        if verb == V_PLAY:
            self._play(cards)
        elif verb == V_DRAW:
            if not self.o.in_or_out:
                self._stay()
            self._draw(cards)
            self._next_drawer()
        else:
            if verb == V_STAY:
                self._stay()
            else:
                self._pass()
            self._next_speaker()

    @cython.final
    def _random_action(self) -> cython.ulonglong:
        """Uniform over stay and pass where both are legal, then over draws as whole sets, then
        over cards; a forced lead is taken whole."""
        cards: cython.ulonglong
        verb: cython.ulonglong
        if self._phase == P_PLAY:
            verb = V_PLAY
            cards = self._playable()
            if self._duty < D_SURE:
                cards = nth(cards, self._below(popcount(cards)))
            return (verb << 56) | cards
        if self._phase == P_STAY or not self.o.in_or_out:
            if self._may_pass() and (not self._may_stay() or self._below(2)):
                verb = V_PASS
                return verb << 56
            if self._phase == P_STAY:
                verb = V_STAY
                return verb << 56
        verb = V_DRAW
        cards = spread(
            subset(self._below(subsets_up_to(self._draw_limit()))), self._hand[self.turn]
        )
        return (verb << 56) | cards

    @cython.final
    def _play_out(self) -> cython.longlong:
        """Play at random to the end. Returns the actions taken."""
        actions: cython.longlong = 0
        while self._phase != P_OVER:
            self._do(self._random_action())
            actions += 1
        return actions

    @cython.final
    def _become(self, other: "Position") -> None:
        """Take over another hand's whole state (but not its rules)."""
        if cython.compiled:
            self._sit_as(other)
            self._tricks_as(other)
            overlay(
                cython.address(self._from_here),
                cython.address(other._from_here),
                cython.address(self._to_here),
            )
        else:
            assume(self, other)
