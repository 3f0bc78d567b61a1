"""Pedro, one hand: the auction, throwing away and filling, what is legal, what is seen, results.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``hand.pxd``).
Methods with a leading underscore are C functions when compiled and need no interpreter.
"""

from collections.abc import Mapping, Sequence

import cython

from cardhall.cards.notation import card_list
from cardhall.cards.table import Movement, Refusal, RulesError, one_for_each, seats_of
from cardhall.games.pedro.actions import (
    BIDS,
    NAMES,
    PASS_ACTION,
    cards_of,
    format_action,
    verb_of,
)
from cardhall.games.pedro.deal import PHASES, seat_at
from cardhall.games.pedro.refusals import play_refused, rob_refused, throw_refused, word_refused
from cardhall.games.pedro.result import Result, added
from cardhall.games.pedro.rules import SEATS, Rules
from cardhall.games.pedro.view import View
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import FULL, bit, lowest, popcount, suit
    from cython.cimports.cardhall.games.engine.hand import own_methods
    from cython.cimports.cardhall.games.engine.listing import (
        choices,
        counts,
        filled,
        members,
        one_each,
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
    )
    from cython.cimports.cardhall.games.pedro.play import Play
else:
    from cardhall.cards.bits import FULL, bit, lowest, popcount, suit
    from cardhall.games.engine.listing import (
        choices,
        counts,
        filled,
        members,
        one_each,
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
    )
    from cardhall.games.pedro.play import Play

_ENDINGS = ("", "played", "thrown-in")

if not cython.compiled:  # compiled, they stand in hand.pxd
    V_BID, V_PASS, V_NAME, V_THROW, V_ROB, V_PLAY = range(1, 7)
    DEALER_7, REDEAL_LEFT, DEALER_FREE = range(3)
    MOST = 14  # all the points in play (LLAA-PEDRO-15)


class Hand(Play):
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
        one_for_each("hands", hands, 4)
        one_for_each("tricks", tricks, 4)
        one_for_each("points", points, 2)
        tricks, points = tricks or (0,) * 4, points or (0, 0)
        hand: Hand = cls(rules, dealer)
        hand._place(hands, trump, played, trick)
        hand._set_trump(trump)
        hand._state(
            (dealer + 1) % 4 if bidder is None else bidder, bid, trick_no, tricks, points, down
        )
        hand._lay_stated(trick, turn)
        said = {
            "dealer": dealer, "hands": dict(hands), "trump": trump, "bidder": bidder, "bid": bid,
            "turn": turn, "trick": tuple(trick), "trick_no": trick_no, "tricks": tuple(tricks),
            "points": tuple(points), "played": played, "down": tuple(down),
        }  # fmt: skip
        hand._keep((), "at", said)
        return hand

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
        cards: cython.ulonglong
        one: cython.ulonglong
        verb: cython.ulonglong
        number: cython.int
        if self._phase == P_PLAY:
            verb = V_PLAY
            verb <<= 56
            number = self._to_lay()
            if number == 1:
                return one_each(verb, self._playable())
            return choices(verb, self._playable(), number)
        if self._phase == P_BID:
            out = BIDS[self._low_bid() :]
            return [PASS_ACTION, *out] if self._may_pass() else out
        if self._phase == P_NAME:
            return NAMES[:]
        if self._phase == P_THROW:
            verb = V_THROW
            cards = self._hand[self.turn]
            verb = (verb << 56) | (cards & ~self._trumps)
            return choices(verb, cards & self._trumps, self._surplus())
        if self._phase == P_ROB:
            verb = V_ROB
            verb <<= 56
            cards = self._reach()
            one = cards & self._trumps
            number = FULL_HAND - popcount(one)
            if number >= 0:
                return choices(verb | one, cards & ~one, number)
            return [verb | one] if self.o.keep_all else choices(verb, one, FULL_HAND)
        return []

    def _refusal(self, action: int) -> Refusal:
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
            self.apply(action)
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
        self._keep(self._whole_past(), "force", {"action": action})

    def copy(self) -> "Hand":
        """An independent copy."""
        other: Hand = Hand.__new__(Hand)
        other._arrays()
        other._become(self)
        other.rules = self.rules
        other._past = self._whole_past()
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

    def score_with(self, points: Sequence[int]) -> tuple[int, int]:
        """Work out what is added to each side's score, were the play to end with these points
        made."""
        other = self.copy()
        other._points[0], other._points[1] = points[0], points[1]
        other._end(E_PLAYED)
        other._settle()
        return other._change[0], other._change[1]

    def result(self) -> Result:
        """Work out how the hand ended; marks of reneges are taken in as they stand now. Raises
        ValueError before the end."""
        if self._phase != P_OVER:
            raise ValueError("The hand is not over. Ask for its result when it is")
        self._settle()
        made = None
        if self.bid:
            made = self._change[self.bidder & 1] >= 0
        fields = {
            "ending": _ENDINGS[self._ending],
            "bidder": None if self.bidder < 0 else self.bidder,
            "bid": self.bid,
            "made": made,
            "points": counts(self._points, 2),
            "change": counts(self._change, 2),
            "tricks": counts(self._tricks, 4),
            "renegers": members(self._renegers),
        }
        return filled(Result, fields)

    def movements(self) -> list[Movement]:
        """Work out what the hand adds to the scores, the bidder's side first, each with its clause;
        empty before the end. Nothing made is no movement."""
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
        self._seed(seed)
        self._past = None
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


def opening(rules: Rules, seats: int, seed: int) -> Hand:
    """A hand dealt from a seed, seat ``seed % 4`` dealing. Raises RulesError unless four sit."""
    if seats not in SEATS:
        given = Message("so-many-at-the-table", count=seats)
        raise RulesError("seats", given, Message("four-play"))
    hand = Hand(rules, seed % 4)
    hand.deal_seeded(seed)
    return hand


def view(hand: Hand, seat: int | None) -> View:
    """Work out what this seat may know of the hand; None for somebody watching."""
    return hand._view(-1 if seat is None else seat_at(seat))


if cython.compiled:
    own_methods(Hand)
