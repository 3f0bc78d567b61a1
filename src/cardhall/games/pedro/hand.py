"""Pedro, one hand: the auction, throwing away and filling, the play, the points, what is legal.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``hand.pxd``).
Methods with a leading underscore are C functions when compiled and need no interpreter.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import cython

from cardhall.cards.notation import card_list
from cardhall.cards.table import Illegal, Movement, Refusal, RulesError, seats_of
from cardhall.games.pedro.actions import (
    LETTERS,
    PASS_ACTION,
    bid_action,
    cards_of,
    format_action,
    name_action,
    verb_of,
)
from cardhall.games.pedro.deal import PHASES, seat_at
from cardhall.games.pedro.refusals import play_refused, rob_refused, throw_refused, word_refused
from cardhall.games.pedro.result import Result, added
from cardhall.games.pedro.rules import SEATS, Rules
from cardhall.games.pedro.view import View
from cardhall.messages import Message, Player

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        bit,
        highest,
        lowest,
        popcount,
        rank,
        suit,
        suit_cards,
    )
    from cython.cimports.cardhall.games.pedro.deal import (
        E_PLAYED,
        E_THROWN_IN,
        FULL_HAND,
        P_BID,
        P_DEAL,
        P_NAME,
        P_OVER,
        P_PLAY,
        P_ROB,
        P_THROW,
        SILENT,
        TRICKS,
        Deal,
    )
else:
    from cardhall.cards.bits import (
        FULL,
        bit,
        highest,
        lowest,
        popcount,
        rank,
        suit,
        suit_cards,
    )
    from cardhall.games.pedro.deal import (
        E_PLAYED,
        E_THROWN_IN,
        FULL_HAND,
        P_BID,
        P_DEAL,
        P_NAME,
        P_OVER,
        P_PLAY,
        P_ROB,
        P_THROW,
        SILENT,
        TRICKS,
        Deal,
    )

_ENDINGS = ("", "played", "thrown-in")

if not cython.compiled:  # compiled, they stand in hand.pxd
    V_BID, V_PASS, V_NAME, V_THROW, V_ROB, V_PLAY = range(1, 7)
    DEALER_7, REDEAL_LEFT, DEALER_FREE = range(3)
    MOST = 14  # all the points in play (LLAA-PEDRO-15)
    FIVE = 3  # the rank of a five


class Hand(Deal):
    """The state machine of one deal: ``deal``, ``bid``, ``name``, ``throw``, ``rob``, ``play``,
    ``over``.

    Seats are 0 to 3 clockwise, "left" is the next number; seats 0 and 2 play together as side 0,
    seats 1 and 3 as side 1 (LLAA-PEDRO-02). ``turn`` is -1 when nobody is to act. ``trump`` and
    ``bidder`` are -1 until they are known, ``bid`` is 0.
    """

    @classmethod
    def at(
        cls,
        rules: Rules,
        dealer: int,
        hands: Mapping[int, int],
        trump: int,
        *,
        bidder: int | None = None,
        bid: int = 7,
        turn: int | None = None,
        trick: Sequence[tuple[int, int]] = (),
        trick_no: int | None = None,
        tricks: Sequence[int] = (0, 0, 0, 0),
        points: Sequence[int] = (0, 0),
        played: int = 0,
        down: Sequence[int] = (),
    ) -> "Hand":
        """A stated position of the play, for records and study.

        hands: what each seat holds (52 bits), without the cards on the table; they need not be
        equally many (LLAA-PEDRO-41). bidder: the dealer's left unless stated. turn: who leads, or
        led; the bidder unless stated. trick: (seat, card) on the table, in order. trick_no: tricks
        played before; unstated, by the largest hand. tricks, points: so far, by seat and by side.
        played: cards of earlier tricks. down: seats whose hands were thrown in. Raises RulesError
        on a position that cannot be.
        """
        hand: Hand = cls(rules, dealer)
        hand._place(hands, trump, played, trick)
        hand._set_trump(trump)
        hand._state(
            (dealer + 1) % 4 if bidder is None else bidder, bid, trick_no, tricks, points, down
        )
        hand._lay(trick, turn)
        return hand

    def _lay(self, trick: Sequence[tuple[int, int]], turn: int | None) -> None:
        """The trick that ``at`` states, laid card by card."""
        leader = self.bidder if turn is None else seat_at(turn)
        self.turn = trick[0][0] if trick else leader
        if not self._hand[self.turn]:
            text = Message("pedro-nobody-holds-a-card-to-lead")
            raise RulesError("hands", text, Message("pedro-state-hands-to-play-with"))
        for seat, card in trick:
            if seat != self.turn:
                text = Message("plays-out-of-turn", player=Player(LETTERS[seat]))
                raise RulesError("trick", text, Message("state-it-in-order"))
            self._play(bit(card))

    # The auction

    def _low_bid(self) -> cython.int:
        """The least that may be bid now (LLAA-PEDRO-12, 14)."""
        return self.bid + 1 if self.bid else self.o.least_bid

    def _may_pass(self) -> cython.bint:
        """May the seat whose turn it is pass? Not a dealer whom everybody else left to it."""
        return self.o.all_pass != DEALER_7 or self.turn != self.dealer or self.bid > 0

    def _call(self, amount: cython.int) -> None:
        """A bid, or a pass (0)."""
        self._calls[self.turn] = amount
        if amount:
            self.bid = amount
            self.bidder = self.turn
        self._next_caller()

    def _next_caller(self) -> None:
        """Everyone speaks once, from the dealer's left to the dealer (LLAA-PEDRO-13)."""
        while self.turn != self.dealer:
            self.turn = (self.turn + 1) & 3
            if self._calls[self.turn] == SILENT:
                return
        self._close_auction()

    def _close_auction(self) -> None:
        """The high bidder names trumps (LLAA-PEDRO-18); nobody bid: see OP-PEDRO-02, OP-X-08."""
        if self.bidder < 0:
            if self.o.all_pass == REDEAL_LEFT:
                self._end(E_THROWN_IN)
                return
            self.bidder = self.dealer
            if self.o.all_pass == DEALER_7:
                self.bid = self.o.least_bid
        self._phase = P_NAME
        self.turn = self.bidder

    def _set_trump(self, suit_named: cython.int) -> None:
        """The fourteen trumps (LLAA-PEDRO-04) and their points (OP-PEDRO-03)."""
        first: cython.int = 13 * suit_named
        # clubs and spades are one colour, diamonds and hearts the other: suits 0, 3 and 1, 2
        left: cython.ulonglong = bit(13 * (3 - suit_named) + FIVE)
        self.trump = suit_named
        self._trumps = suit_cards(suit_named) | left
        self._ones = bit(first) | bit(first + 8) | bit(first + 9) | bit(first + 12)
        self._fives = bit(first + FIVE) | left

    def _name(self, suit_named: cython.int) -> None:
        self._set_trump(suit_named)
        self._phase = P_THROW
        self.turn = (self.dealer + 1) & 3

    # Throwing away, filling up, robbing the pack

    def _surplus(self) -> cython.int:
        """Trumps over six in the hand whose turn it is (LLAA-PEDRO-23)."""
        over: cython.int = popcount(self._hand[self.turn] & self._trumps) - FULL_HAND
        return over if over > 0 else 0

    def _throw(self, cards: cython.ulonglong) -> None:
        """Throw these; trumps among them are shown and out of play (LLAA-PEDRO-23, 24)."""
        seat: cython.int = self.turn
        self._hand[seat] &= ~cards
        self._threw[seat] = cards
        if popcount(self._hand[seat] & self._trumps) == FULL_HAND:
            self._shown[seat] = cards & self._trumps
        self._thrown[seat] = popcount(cards)
        self.turn = (seat + 1) & 3
        if self.turn == self.dealer:
            self._fill()

    def _fill(self) -> None:
        """Fill each hand to six in rotation (LLAA-PEDRO-21), or as ``misfill`` says; the stock
        gone, from the plain discards, shuffled (OP-PEDRO-08)."""
        step: cython.int
        seat: cython.int
        pile: cython.ulonglong = 0
        for seat in range(4):
            pile |= self._threw[seat] & ~self._trumps
        for step in range(1, 4):
            seat = (self.dealer + step) & 3
            self._drew[seat] = 0
            while popcount(self._hand[seat]) < self._fill_to[seat]:
                if self._deck_at < 52:
                    self._hand[seat] |= bit(self._deck[self._deck_at])
                    self._deck_at += 1
                else:
                    place: cython.int = self._recycle(pile)
                    pile &= ~bit(place)
                    self._hand[seat] |= bit(place)
                self._drew[seat] += 1
        self._pack = 0
        while self._deck_at < 52:
            self._pack |= bit(self._deck[self._deck_at])
            self._deck_at += 1
        self._phase = P_ROB
        self.turn = self.dealer

    def _recycle(self, pile: cython.ulonglong) -> cython.int:
        """The next card of the shuffled discards."""
        place: cython.int = 0
        if self._lazy_spare:
            self._shuffle_spare()
            self._lazy_spare = 0
        while not pile & bit(self._spare[place]):
            place += 1
        self._recycled += 1
        return self._spare[place]

    def _reach(self) -> cython.ulonglong:
        """The dealer's hand and what is left of the pack (LLAA-PEDRO-22)."""
        return self._hand[self.dealer] | self._pack

    def _rob(self, kept: cython.ulonglong) -> None:
        """The dealer ends with these; trumps over six are shown and dead (OP-PEDRO-06)."""
        cards: cython.ulonglong = self._reach() & ~kept
        self._threw[self.dealer] = cards
        if popcount(kept & self._trumps) >= FULL_HAND:
            self._shown[self.dealer] = cards & self._trumps
        self._hand[self.dealer] = kept
        self._pack = 0
        self._begin_play()

    def _begin_play(self) -> None:
        """The high bidder leads (LLAA-PEDRO-25)."""
        self._phase = P_PLAY
        self.turn = self.bidder

    # The play

    def _worth(self, cards: cython.ulonglong) -> cython.int:
        """Points of a set of cards: ace, jack, ten, two of trumps 1, each Pedro 5 (OP-PEDRO-03)."""
        return popcount(cards & self._ones) + 5 * popcount(cards & self._fives)

    def _trump_place(self, card: cython.int) -> cython.int:
        """How high a trump is, 0 for the two: A K Q J T 9 8 7 6, right, left, 4 3 2."""
        place: cython.int = rank(card)
        if suit(card) == self.trump and place >= FIVE:
            place += 1
        return place

    def _value(self, card: cython.int) -> cython.int:
        """How high a card is in the trick on the table; -1 if it cannot win it (OP-PEDRO-10)."""
        if self._trumps & bit(card):
            return 13 + self._trump_place(card)
        if self._led & bit(card):
            return rank(card)
        return -1

    def _top_trump(self, cards: cython.ulonglong) -> cython.ulonglong:
        """The highest of some trumps, as a set of one."""
        high: cython.ulonglong = cards & suit_cards(self.trump) & ~(bit(13 * self.trump + FIVE) - 1)
        if high:
            return bit(highest(high))
        high = cards & self._fives
        return high if high else bit(highest(cards))

    def _to_lay(self) -> cython.int:
        """How many cards the seat to act plays at once: one; a dealer who kept more than six
        lays all but five on the first trick (OP-PEDRO-06)."""
        cards: cython.int = popcount(self._hand[self.turn])
        if self._trick_no or cards <= FULL_HAND or not self.o.keep_all:
            return 1
        return cards - 5 if self.turn == self.dealer else 1

    def _playable(self) -> cython.ulonglong:
        """The cards of which the seat to act must play (LLAA-PEDRO-25 to 27)."""
        hand: cython.ulonglong = self._hand[self.turn]
        if self._in_trick == 0 or (self.o.cutthroat and not self._led_trump):
            return hand
        follow: cython.ulonglong = hand & self._led
        return follow if follow else hand

    def _play(self, cards: cython.ulonglong) -> None:
        """Lay a card on the trick, or several at once, of which the highest counts."""
        top: cython.ulonglong
        self._hand[self.turn] &= ~cards
        top = cards & self._trumps
        top = self._top_trump(top) if top else bit(highest(cards))
        cards &= ~top
        if self._in_trick == 0:
            self._starts[self._trick_no] = self._laid
            self._to_play = self._up
            self._led_trump = 1 if top & self._trumps else 0
            # the left Pedro follows no plain suit (LLAA-PEDRO-05)
            self._led = self._trumps
            if not self._led_trump:
                self._led = suit_cards(suit(lowest(top))) & ~self._trumps
            self._best_value = -1
        self._put(lowest(top))
        while cards:
            self._put(lowest(cards))
            cards &= cards - 1
        self._to_play &= ~(1 << self.turn)
        self._next_player()

    def _put(self, card: cython.int) -> None:
        """One card on the table."""
        value: cython.int = self._value(card)
        self._plays[self._laid] = card
        self._who[self._laid] = self.turn
        self._laid += 1
        self._in_trick += 1
        self._played |= bit(card)
        if card == 13 * self.trump and not self.o.low_taker:
            self._points[self.turn & 1] += 1  # the two counts for who plays it
        else:
            self._trick_cards |= bit(card)
        if value > self._best_value:
            self._best_value = value
            self._best_seat = self.turn

    def _next_player(self) -> None:
        """On to the left. A trump led, a hand without one is thrown in (LLAA-PEDRO-28); a hand
        that has run out of cards plays nothing (41)."""
        seat: cython.int = self.turn
        while self._to_play:
            seat = (seat + 1) & 3
            if not (self._to_play >> seat) & 1:
                continue
            if self._hand[seat] == 0:
                self._to_play &= ~(1 << seat)
            elif self._led_trump and not self._hand[seat] & self._trumps:
                self._put_down[seat] = self._hand[seat]
                self._hand[seat] = 0
                self._down_at[seat] = self._trick_no
                self._up &= ~(1 << seat)
                self._to_play &= ~(1 << seat)
            else:
                self.turn = seat
                return
        self._take_trick()

    def _take_trick(self) -> None:
        """The winner takes the trick and leads; alone, they take their other cards as tricks too
        (OP-PEDRO-09)."""
        winner: cython.int = self._best_seat
        step: cython.int
        seat: cython.int
        self._points[winner & 1] += self._worth(self._trick_cards)
        self._trick_cards = 0
        self._in_trick = 0
        self._tricks[winner] += 1
        self._trick_no += 1
        if self._up == 1 << winner:
            self._claimed = self._hand[winner]
            self._points[winner & 1] += self._worth(self._claimed)
            self._tricks[winner] += popcount(self._claimed)
            self._hand[winner] = 0
        if self._trick_no == TRICKS:  # cards too many, noticed by nobody, are not played
            self._end(E_PLAYED)
            return
        for step in range(4):
            seat = (winner + step) & 3
            if self._hand[seat]:
                self.turn = seat
                return
        self._end(E_PLAYED)

    def _end(self, ending: cython.int) -> None:
        self._phase = P_OVER
        self._ending = ending
        self.turn = -1

    # Scoring

    def _settle(self) -> None:
        """What is added to each side's score (LLAA-PEDRO-29 to 31). A side that reneged makes
        nothing and fails its bid (OP-PEDRO-12)."""
        side: cython.int
        made: cython.int
        for side in range(2):
            self._change[side] = 0
            if self._ending != E_PLAYED:
                continue
            reneged: cython.bint = (self._renegers & (5 << side)) != 0
            made = 0 if reneged else self._points[side]
            self._change[side] = made
            if self.bid and (self.bidder & 1) == side:
                if made < self.bid:
                    self._change[side] = -self.bid
                elif self.o.made_bid:
                    self._change[side] = self.bid

    # Legality, at one place for the list, the refusal and the random player

    def _legal(self, action: cython.ulonglong) -> cython.bint:
        """Is this action legal now?"""
        verb: cython.int = action >> 52
        cards: cython.ulonglong = action & FULL
        if self._phase == P_PLAY:
            return verb == V_PLAY << 4 and self._legal_play(cards)
        if self._phase == P_BID:
            if verb == V_PASS << 4:
                return cards == 0 and self._may_pass()
            least: cython.ulonglong = self._low_bid()
            return verb == V_BID << 4 and least <= cards and cards <= 14
        if self._phase == P_NAME:
            return verb == V_NAME << 4 and cards < 4
        if self._phase == P_THROW:
            return verb == V_THROW << 4 and self._legal_throw(cards)
        if self._phase == P_ROB:
            return verb == V_ROB << 4 and self._legal_rob(cards)
        return False

    def _legal_throw(self, cards: cython.ulonglong) -> cython.bint:
        """All plain cards, and of the trumps those over six (LLAA-PEDRO-19, 23)."""
        hand: cython.ulonglong = self._hand[self.turn]
        if cards & ~hand or (hand & ~cards) & ~self._trumps:
            return False
        return popcount(cards & self._trumps) == self._surplus()

    def _legal_rob(self, cards: cython.ulonglong) -> cython.bint:
        """Six cards of the hand and the pack, with every trump, or six trumps (22)."""
        reach: cython.ulonglong = self._reach()
        trumps: cython.ulonglong = reach & self._trumps
        if cards & ~reach:
            return False
        if popcount(trumps) <= FULL_HAND:
            return popcount(cards) == FULL_HAND and trumps & ~cards == 0
        if self.o.keep_all:
            return cards == trumps
        return popcount(cards) == FULL_HAND and cards & ~trumps == 0

    def _legal_play(self, cards: cython.ulonglong) -> cython.bint:
        return cards & ~self._playable() == 0 and popcount(cards) == self._to_lay()

    def _do(self, action: cython.ulonglong) -> None:
        """Take an action that is legal, or at least physically possible."""
        verb: cython.int = action >> 56
        cards: cython.ulonglong = action & FULL
        if verb == V_PLAY:
            self._play(cards)
        elif verb <= V_PASS:
            number: cython.int = cards
            self._call(number)
        elif verb == V_NAME:
            number = cards
            self._name(number)
        elif verb == V_THROW:
            self._throw(cards)
        else:
            self._rob(cards)

    def _random_action(self) -> cython.ulonglong:
        """Uniform over the legal actions."""
        verb: cython.ulonglong
        cards: cython.ulonglong
        trumps: cython.ulonglong
        low: cython.int
        calls: cython.int
        if self._phase == P_PLAY:
            verb = V_PLAY
            return (verb << 56) | self._pick(self._playable(), self._to_lay())
        if self._phase == P_BID:
            low = self._low_bid()
            calls = (MOST + 1 - low) if low <= MOST else 0
            if self._may_pass():
                calls = self._below(calls + 1)
                if calls == 0:
                    verb = V_PASS
                    return verb << 56
                calls -= 1
            else:
                calls = self._below(calls)
            verb = V_BID
            cards = low + calls
            return (verb << 56) | cards
        if self._phase == P_NAME:
            verb = V_NAME
            cards = self._below(4)
            return (verb << 56) | cards
        if self._phase == P_THROW:
            verb = V_THROW
            cards = self._hand[self.turn]
            trumps = cards & self._trumps
            return (verb << 56) | (cards & ~trumps) | self._pick(trumps, self._surplus())
        verb = V_ROB
        cards = self._reach()
        trumps = cards & self._trumps
        calls = FULL_HAND - popcount(trumps)
        if calls >= 0:
            return (verb << 56) | trumps | self._pick(cards & ~trumps, calls)
        if self.o.keep_all:
            return (verb << 56) | trumps
        return (verb << 56) | self._pick(trumps, FULL_HAND)

    def legal_actions(self) -> list[int]:
        """Every legal action of the seat whose turn it is; empty when nobody is to act. The pass
        first, then bids upwards; cards low to high. The dealer's robbing can have thousands."""
        out: list[int] = []
        cards: cython.ulonglong
        one: cython.ulonglong
        verb: cython.ulonglong
        number: cython.int
        if self._phase == P_PLAY:
            verb = V_PLAY
            verb <<= 56
            cards = self._playable()
            number = self._to_lay()
            if number > 1:
                self._subsets(out, verb, cards, number)
                return out
            while cards:
                one = cards & -cards
                cards ^= one
                out.append(verb | one)
        elif self._phase == P_BID:
            if self._may_pass():
                out.append(PASS_ACTION)
            out += [bid_action(amount) for amount in range(self._low_bid(), 15)]
        elif self._phase == P_NAME:
            out += [name_action(number) for number in range(4)]
        elif self._phase == P_THROW:
            verb = V_THROW
            cards = self._hand[self.turn]
            verb = (verb << 56) | (cards & ~self._trumps)
            self._subsets(out, verb, cards & self._trumps, self._surplus())
        elif self._phase == P_ROB:
            verb = V_ROB
            verb <<= 56
            cards = self._reach()
            one = cards & self._trumps
            number = FULL_HAND - popcount(one)
            if number >= 0:
                self._subsets(out, verb | one, cards & ~one, number)
            elif self.o.keep_all:
                out.append(verb | one)
            else:
                self._subsets(out, verb, one, FULL_HAND)
        return out

    def _subsets(
        self, out: Any, action: cython.ulonglong, cards: cython.ulonglong, size: cython.int
    ) -> None:
        """List this action with each choice of so many of these cards added, low cards first."""
        one: cython.ulonglong
        if size == 0:
            out.append(action)
            return
        while popcount(cards) >= size:
            one = cards & -cards
            cards ^= one
            if size == 1:
                out.append(action | one)
            else:
                self._subsets(out, action | one, cards, size - 1)

    def apply(self, action: int) -> None:
        """Take an action. Raises Illegal, with reason and clause, and changes nothing, if it is
        refused."""
        code: cython.ulonglong
        try:
            code = action
        except OverflowError:  # compiled: no action at all, it does not go into 64 bits
            code = 0
        if not cython.compiled and not 0 <= action < 1 << 64:
            code = 0
        if not self._legal(code):
            refusal = self.why_not(action)
            assert refusal is not None
            raise Illegal(refusal)
        self._do(code)

    def why_not(self, action: int) -> Refusal | None:
        """Why an action would be refused now; None if it is legal."""
        if 0 <= action < 1 << 60 and self._legal(action):
            return None
        try:
            verb = verb_of(action)
        except ValueError as error:
            return Refusal("not-an-action", "OP-X-15", error.args[0])
        if self._phase == P_OVER or self._phase == P_DEAL:
            return Refusal("not-now", "LLAA-PEDRO-13", Message("nobody-is-to-act"))
        times = {"bid": P_BID, "pass": P_BID, "name": P_NAME, "throw": P_THROW, "rob": P_ROB}
        if times.get(verb, P_PLAY) != self._phase:
            clause = "LLAA-PEDRO-16" if self._phase == P_BID else "LLAA-PEDRO-13"
            return Refusal("not-now", clause, Message("pedro-it-is-not-the-time", verb=verb))
        if verb in ("bid", "pass", "name"):
            amount = action & ((1 << 56) - 1)
            return word_refused(verb, amount, self.bid, self.o.least_bid, self._may_pass())
        held = self._reach() if verb == "rob" else self._hand[self.turn]
        if action >> 52 & 15 or cards_of(action) & ~held:
            clause = {"throw": "LLAA-PEDRO-19", "rob": "LLAA-PEDRO-22"}.get(verb, "LLAA-PEDRO-26")
            return Refusal("not-held", clause, Message("not-all-are-in-the-hand"))
        if verb == "throw":
            plain = held & ~cards_of(action) & ~self._trumps
            return throw_refused(plain != 0, self._surplus())
        if verb == "rob":
            return rob_refused(popcount(held & self._trumps), self.o.keep_all != 0)
        free = self._playable() == held
        led = self.trump if self._led_trump or free else suit(lowest(self._led))
        return play_refused(self._to_lay(), free, led)

    def force(self, action: int) -> None:
        """Take an act that hands can do at the table though the rules forbid it: for the open
        referee. A plain card kept at the throw costs nothing (LLAA-PEDRO-20). Raises ValueError
        where nobody could: cards not held, another phase, more than six kept."""
        if self.why_not(action) is None:
            self._do(action)
            return
        verb = verb_of(action)
        cards = cards_of(action)
        if verb not in ("throw", "rob", "play") or self.phase != verb:
            raise ValueError(f"{format_action(action)!r} cannot be done in the phase {self.phase}")
        held = self._reach() if verb == "rob" else self._hand[self.turn]
        if cards & ~held:
            raise ValueError(f"{format_action(action)!r}: not all of those cards are in the hand")
        count = popcount(held & ~cards) if verb == "throw" else popcount(cards)
        fits = {"throw": count <= FULL_HAND, "rob": count == FULL_HAND, "play": count == 1}
        if not fits[verb]:
            raise ValueError(f"{format_action(action)!r}: not so many cards")
        self._do(action)

    def copy(self) -> "Hand":
        """An independent copy."""
        other: Hand = Hand.__new__(Hand)
        other._arrays()
        other._become(self)
        other.rules = self.rules
        other.o = self.o
        return other

    def _view(self, seat: int) -> View:
        """The view of a seat, -1 for somebody watching; see ``view``."""
        seats = range(4)
        own = seat >= 0
        robs = own and seat == self.dealer and self._phase == P_ROB
        return View(
            rules=self.rules,
            seat=seat if own else None,
            dealer=self.dealer,
            turn=self.turn,
            phase=PHASES[self._phase],
            calls=self.calls,
            bidder=self.bidder,
            bid=self.bid,
            trump=self.trump,
            hand=tuple(card_list(self._hand[seat])) if own else (),
            threw=tuple(card_list(self._threw[seat])) if own else (),
            put_down=tuple(card_list(self._put_down[seat])) if own else (),
            lost=tuple(card_list(self._away[seat])) if own else (),
            away=tuple([popcount(self._away[s]) for s in seats]),
            pack=tuple(card_list(self._pack)) if robs else (),
            stock=self.stock,
            recycled=self._recycled,
            dealt=tuple([self._dealt[s] for s in seats]),
            thrown=tuple([self._thrown[s] for s in seats]),
            drawn=tuple([self._drew[s] for s in seats]),
            shown=tuple([tuple(card_list(self._shown[s])) for s in seats]),
            sizes=tuple([popcount(self._hand[s]) for s in seats]),
            tricks=tuple([self._tricks[s] for s in seats]),
            points=self.points,
            history=self.history,
            trick=self.trick,
            down=tuple([self._down_at[s] for s in seats]),
            claimed=tuple(card_list(self._claimed)),
            first_known=self._first_known,
            renegers=seats_of(self._renegers),
            legal=tuple(self.legal_actions()) if own and self.turn == seat else (),
            result=self.result() if self._phase == P_OVER else None,
        )

    # Results

    def result(self) -> Result:
        """How the hand ended; marks of reneges are taken in as they stand now. Raises ValueError
        before the end."""
        if self._phase != P_OVER:
            raise ValueError("The hand is not over. Ask for its result when it is")
        self._settle()
        made = None
        if self.bid:
            made = self._change[self.bidder & 1] >= 0
        out = Result.__new__(Result)
        # straight into its dict: a frozen dataclass takes five times as long to fill, and
        # simulations ask for a result after every hand
        out.__dict__.update(
            ending=_ENDINGS[self._ending],
            bidder=None if self.bidder < 0 else self.bidder,
            bid=self.bid,
            made=made,
            points=(self._points[0], self._points[1]),
            change=(self._change[0], self._change[1]),
            tricks=tuple([self._tricks[seat] for seat in range(4)]),
            renegers=seats_of(self._renegers),
        )
        return out

    def movements(self) -> list[Movement]:
        """What the hand adds to the scores, the bidder's side first, each with its clause; empty
        before the end. Nothing made is no movement."""
        if self._phase != P_OVER:
            return []
        self._settle()
        return added(self.bidder, self.bid, (self._change[0], self._change[1]))

    # Simulation

    def playout(self, hands: cython.int, seed: int) -> tuple[int, int]:
        """Play whole hands at random in a compiled loop, the deal passing. Leaves this hand at the
        end of the last one.

        Returns (actions taken, points added to the scores): the second so that every settlement
        counts."""
        actions: cython.longlong = 0
        points: cython.longlong = 0
        _: cython.int
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        for _ in range(hands):
            self.dealer = (self.dealer + 1) & 3
            self._open()
            self._lazy_spare = 1
            self._shuffle()
            self._deal()
            while self._phase != P_OVER:
                self._do(self._random_action())
                actions += 1
            self._settle()
            points += self._change[0] + self._change[1]
        return actions, points

    def random_action(self, seed: int) -> int:
        """One legal action, chosen as ``playout`` chooses."""
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        return self._random_action()


def opening(rules: Rules, seats: int, seed: int) -> Hand:
    """A hand dealt from a seed, seat ``seed % 4`` dealing. Raises RulesError unless four sit."""
    if seats not in SEATS:
        given = Message("so-many-at-the-table", count=seats)
        raise RulesError("seats", given, Message("four-play"))
    hand = Hand(rules, seed % 4)
    hand.deal_seeded(seed)
    return hand


def view(hand: Hand, seat: int | None) -> View:
    """What this seat may know of the hand; None for somebody watching."""
    return hand._view(-1 if seat is None else seat_at(seat))
