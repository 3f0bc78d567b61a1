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
    from cython.cimports.cardhall.cards.bits import (
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
        FULL_HAND,
        P_OVER,
        TRICKS,
        Deal,
    )
else:
    from cardhall.cards.bits import bit, highest, lowest, popcount, rank, suit, suit_cards
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
        # clubs and spades are one colour, diamonds and hearts the other: suits 0, 3 and 1, 2
        left: cython.ulonglong = bit(13 * (3 - suit_named) + FIVE)
        self.trump = suit_named
        self._trumps = suit_cards(suit_named) | left
        self._ones = bit(first) | bit(first + 8) | bit(first + 9) | bit(first + 12)
        self._fives = bit(first + FIVE) | left

    @cython.final
    def _worth(self, cards: cython.ulonglong) -> cython.int:
        """Points of a set of cards: ace, jack, ten, two of trumps 1, each Pedro 5 (OP-PEDRO-03)."""
        return popcount(cards & self._ones) + 5 * popcount(cards & self._fives)

    @cython.final
    def _trump_place(self, card: cython.int) -> cython.int:
        """How high a trump is, 0 for the two: A K Q J T 9 8 7 6, right, left, 4 3 2."""
        place: cython.int = rank(card)
        if suit(card) == self.trump and place >= FIVE:
            place += 1
        return place

    @cython.final
    def _value(self, card: cython.int) -> cython.int:
        """How high a card is in the trick on the table; -1 if it cannot win it (OP-PEDRO-10)."""
        if self._trumps & bit(card):
            return 13 + self._trump_place(card)
        if self._led & bit(card):
            return rank(card)
        return -1

    @cython.final
    def _top_trump(self, cards: cython.ulonglong) -> cython.ulonglong:
        """The highest of some trumps, as a set of one."""
        high: cython.ulonglong = cards & suit_cards(self.trump) & ~(bit(13 * self.trump + FIVE) - 1)
        if high:
            return bit(highest(high))
        high = cards & self._fives
        return high if high else bit(highest(cards))

    # Tricks

    @cython.final
    def _to_lay(self) -> cython.int:
        """How many cards the seat to act plays at once: one; a dealer who kept more than six
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
        follow: cython.ulonglong = hand & self._led
        return follow if follow else hand

    @cython.final
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

    @cython.final
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

    @cython.final
    def _end(self, ending: cython.int) -> None:
        self._phase = P_OVER
        self._ending = ending
        self.turn = -1

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

    # Scoring

    @cython.final
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
