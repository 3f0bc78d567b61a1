"""Pedro, the play: the fourteen trumps and their points, tricks, hands that go down, the scoring.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``play.pxd``).
Methods with a leading underscore are C functions when compiled and need no interpreter.
"""

from collections.abc import Sequence

import cython

from cardhall.cards.table import RulesError
from cardhall.games.pedro.actions import LETTERS
from cardhall.games.pedro.deal import seat_at
from cardhall.messages import Message, Player

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit, highest, lowest, popcount, suit_cards
    from cython.cimports.cardhall.games.pedro.deal import (
        E_PLAYED,
        FULL_HAND,
        P_OVER,
        TRICKS,
        Deal,
    )
else:
    from cardhall.cards.bits import bit, highest, lowest, popcount, suit_cards
    from cardhall.games.pedro.deal import E_PLAYED, FULL_HAND, P_OVER, TRICKS, Deal

if not cython.compiled:  # compiled, it stands in play.pxd
    FIVE = 3  # the rank of a five


class Play(Deal):
    """A deal whose cards can be played once trumps are named. What comes before the play, and what
    is legal, is ``Hand``'s."""

    # Trumps

    @cython.final
    def _set_trump(self, suit_named: cython.int) -> None:
        """The fourteen trumps (LLAA-PEDRO-04) and their points (OP-PEDRO-03)."""
        first: cython.int = 13 * suit_named
        self.trump = suit_named
        self._trumps_are(suit_named)
        self._ones = bit(first) | bit(first + 8) | bit(first + 9) | bit(first + 12)
        self._fives = bit(first + self._left_rank) | bit(self._left)

    @cython.final
    def _worth(self, cards: cython.ulonglong) -> cython.int:
        """Points of a set of cards: ace, jack, ten, two of trumps 1, each Pedro 5 (OP-PEDRO-03)."""
        return popcount(cards & self._ones) + 5 * popcount(cards & self._fives)

    @cython.final
    def _top_trump(self, cards: cython.ulonglong) -> cython.ulonglong:
        """The highest of some trumps, as a set of one."""
        five: cython.ulonglong = bit(13 * self.trump + self._left_rank)
        high: cython.ulonglong = cards & suit_cards(self.trump) & ~(five - 1)
        if high:
            return bit(highest(high))
        high = cards & self._fives
        return high if high else bit(highest(cards))

    # Tricks

    @cython.final
    def _to_lay(self) -> cython.int:
        """Count how many cards the seat to act plays at once: one; a dealer who kept more than six
        lays all but five on the first trick (OP-PEDRO-06)."""
        cards: cython.int = popcount(self._hand[self.turn])
        if self._trick_no or cards <= FULL_HAND or not self.o.keep_all:
            return 1
        return cards - 5 if self.turn == self.dealer else 1

    @cython.final
    def _playable(self) -> cython.ulonglong:
        """The cards of which the seat to act must play (LLAA-PEDRO-25 to 27)."""
        hand: cython.ulonglong = self._hand[self.turn]
        if self._in_trick == 0 or (self.o.cutthroat and not self._led_trump):
            return hand
        return self._following(hand)

    @cython.final
    def _play(self, cards: cython.ulonglong) -> None:
        """Lay a card on the trick, or several at once, of which the highest counts."""
        top: cython.ulonglong
        self._hand[self.turn] &= ~cards
        top = cards & self._trumps
        top = self._top_trump(top) if top else bit(highest(cards))
        cards &= ~top
        if self._in_trick == 0:
            self._to_play = self._up
            self._led_trump = 1 if top & self._trumps else 0
        self._put(lowest(top))
        while cards:
            self._put(lowest(cards))
            cards &= cards - 1
        self._to_play &= ~(1 << self.turn)
        self._next_player()

    @cython.final
    def _put(self, card: cython.int) -> None:
        """One card on the table."""
        self._lay(card, self.turn)
        self._played |= bit(card)
        if card == 13 * self.trump and not self.o.low_taker:
            self._points[self.turn & 1] += 1  # the two counts for who plays it
        else:
            self._trick_cards |= bit(card)

    @cython.final
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

    @cython.final
    def _take_trick(self) -> None:
        """The winner takes the trick and leads; alone, they take their other cards as tricks too
        (OP-PEDRO-09)."""
        winner: cython.int = self._best_seat
        step: cython.int
        seat: cython.int
        self._points[winner & 1] += self._worth(self._trick_cards)
        self._trick_cards = 0
        self._take_in()
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

    @cython.final
    def _end(self, ending: cython.int) -> None:
        self._phase = P_OVER
        self._ending = ending
        self.turn = -1

    def _lay_stated(self, trick: Sequence[tuple[int, int]], turn: int | None) -> None:
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

    # Scoring

    @cython.final
    def _settle(self) -> None:
        """Settle what is added to each side's score (LLAA-PEDRO-29 to 31). A side that reneged
        makes nothing and fails its bid (OP-PEDRO-12)."""
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
