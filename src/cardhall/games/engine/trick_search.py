"""Search a trick game to its end with all hands open: what each card is worth, exactly.

Alpha-beta over the cards of two sides of partners, with positions remembered at the start of each
trick and cards that are as good as each other tried once. It knows no game: whoever asks lays the
cards into four lanes of sixteen bits, one lane a suit that is followed, the highest card of a lane
its highest bit; says which lane is trumps and what tricks and cards count; and states what each
final tally is worth to the side of seats 0 and 2.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in
``trick_search.pxd``).
"""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NoReturn

import cython

from cardhall.cards.core import refuse_to_pickle
from cardhall.cards.notation import card_list

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        GAMMA,
        MASK64,
        highest,
        lowest,
        popcount,
        scramble,
    )
else:
    from cardhall.cards.bits import FULL, GAMMA, MASK64, highest, lowest, popcount, scramble

if not cython.compiled:  # compiled they stand in trick_search.pxd
    ENTRIES, MOST_VALUES, MOST_LEFT = 65536, 10000, 32
    LANE = 0xFFFF
    WORST, BEST = -1_000_000, 1_000_000
    Entry = SimpleNamespace


class TrickSearch:
    """One searcher: it may be asked about one position after another, and remembers for each."""

    def __init__(self) -> None:
        if not cython.compiled:
            self._hand = [0] * 4
            self._weight = [0] * 4
            self._value = [0] * MOST_VALUES
            self._low = [0] * (MOST_LEFT * MOST_LEFT)
            self._high = [0] * (MOST_LEFT * MOST_LEFT)
            self._table = [Entry(key=0) for _ in range(ENTRIES)]
        self._salt = 0
        self.nodes = 0

    def __reduce__(self) -> NoReturn:
        refuse_to_pickle(self)

    def rules(
        self,
        *,
        trumps: int,
        each: int = 1,
        tricks: int = 13,
        ones: int = 0,
        fives: int = 0,
        keeper: int = 0,
        drops: bool = False,
        free: bool = False,
        breaking: bool = False,
    ) -> None:
        """Set how the position that follows is played.

        trumps: the lane of trumps as a mask, 0 for none. each: what a trick counts by itself, and
        ones, fives: the cards that count 1 and 5 for the side that takes them. tricks: the number
        of the trick after which all is over. keeper: a card that counts for who plays it. drops: a
        hand without a trump is thrown in when one is led, and the last one playing takes all that
        it holds. free: only a trump led need be followed. breaking: trumps may not be led before
        one has been played.
        """
        self._trumps = trumps
        self._each = each
        self._tricks = tricks
        self._ones = ones
        self._fives = fives
        self._keeper = keeper
        self._drops = drops
        self._free = free
        self._breaking = breaking

    def lay(
        self,
        hands: Sequence[int],
        turn: int,
        values: Mapping[int, int],
        weights: Sequence[int],
        *,
        tally: int = 0,
        trick_no: int = 0,
        broken: bool = False,
        down: int = 0,
    ) -> None:
        """Lay out a position, nothing yet on the table.

        hands: each seat's cards in lanes. turn: who leads. values: what each final tally is worth
        to seats 0 and 2; a trick adds what it counts times its winner's weight to the tally. With
        the weights (1, 0, 1, 0) the tally is what that side won, at most 31, and all tallies from
        0 on must be stated. trick_no: tricks played before. down: bits of seats that take no part.
        """
        seat: cython.int
        self._by_side = int(tuple(weights) == (1, 0, 1, 0))
        if not values or max(values) >= (MOST_LEFT if self._by_side else MOST_VALUES):
            raise ValueError(f"Too many tallies to search: {max(values, default=0)}")
        for seat in range(4):
            self._hand[seat] = hands[seat]
            self._weight[seat] = weights[seat]
        for one, value in values.items():
            self._value[one] = value
        if self._by_side:
            for one in range(max(values) + 1, MOST_LEFT):
                self._value[one] = values[max(values)]
            self._bound()
        self._turn = turn
        self._tally = tally
        self._trick_no = trick_no
        self._broken = int(broken)
        self._up = ~down & 15
        self._in_trick = 0
        self._on_table = 0
        self._led = 0
        self._best = 0
        self._best_seat = turn
        self._to_play = 0
        self._salt += 1

    def _bound(self) -> None:
        """The least and the most that a side can come to, by its tally and what is left."""
        tally: cython.int
        left: cython.int
        at: cython.int
        for tally in range(MOST_LEFT):
            self._low[tally * MOST_LEFT] = self._high[tally * MOST_LEFT] = self._value[tally]
            for left in range(1, MOST_LEFT):
                at = tally * MOST_LEFT + left
                self._low[at] = self._low[at - 1]
                self._high[at] = self._high[at - 1]
                if tally + left < MOST_LEFT:
                    self._low[at] = min(self._low[at], self._value[tally + left])
                    self._high[at] = max(self._high[at], self._value[tally + left])

    def play(self, card: int) -> None:
        """Play a card, a bit of a lane, for the seat to act. Raises ValueError for a card
        that it may not play."""
        if not card & self._playable() or card & (card - 1):
            raise ValueError(f"{card:#x} cannot be played now")
        self._lay(card)

    def put(self, card: int) -> None:
        """Put down a card that the seat to act has played, a bit of a lane: whether it might does
        not matter any more, it lies there (a renege, at a table where people may err)."""
        self._lay(card)

    @property
    def turn(self) -> int:
        """Who is to act; -1 when all is played."""
        return self._turn

    def values(self) -> dict[int, int]:
        """Work out what each card that may be played is worth to seats 0 and 2, by its bit."""
        found: dict[int, int] = {}
        cards: cython.ulonglong = self._playable()
        tried: cython.ulonglong = self._different(cards)
        one: cython.ulonglong
        value: cython.int = 0
        while cards:  # from the highest: a card left out is as good as the next one above it
            one = 1
            one = one << highest(cards)
            cards ^= one
            if one & tried:
                value = self._after(one)
            found[one] = value
        return found

    def value(self) -> int:
        """Work out what the position is worth to seats 0 and 2."""
        return self._search(WORST, BEST)

    def _after(self, card: int) -> int:
        """Work out what the position after a card is worth."""
        saved = self._state()
        self._lay(card)
        value = self._search(WORST, BEST)
        self._restore(saved)
        return value

    def _state(self) -> tuple[int, ...]:
        return (
            self._hand[0], self._hand[1], self._hand[2], self._hand[3], self._turn, self._tally,
            self._in_trick, self._trick_no, self._best_seat, self._broken, self._up,
            self._to_play, self._led, self._best, self._on_table,
        )  # fmt: skip

    def _restore(self, saved: tuple[int, ...]) -> None:
        seat: cython.int
        for seat in range(4):
            self._hand[seat] = saved[seat]
        (
            self._turn, self._tally, self._in_trick, self._trick_no, self._best_seat,
            self._broken, self._up, self._to_play, self._led, self._best, self._on_table,
        ) = saved[4:]  # fmt: skip

    # What may be played, and what a card does

    def _worth(self, cards: cython.ulonglong) -> cython.int:
        """Work out what cards count by themselves."""
        return popcount(cards & self._ones) + 5 * popcount(cards & self._fives)

    def _open_worth(self) -> cython.int:
        """Work out what is still to be won, at a trick's start."""
        cards: cython.ulonglong = self._hand[0] | self._hand[1] | self._hand[2] | self._hand[3]
        left: cython.int = self._worth(cards)
        if cards & self._keeper:
            left += 1
        if self._each:
            left += self._each * popcount(self._hand[self._turn])
        return left

    def _playable(self) -> cython.ulonglong:
        """The cards of which the seat to act may play one."""
        hand: cython.ulonglong
        if self._turn < 0:
            return 0
        hand = self._hand[self._turn]
        if self._in_trick == 0:
            if self._breaking and not self._broken and hand & ~self._trumps:
                return hand & ~self._trumps
            return hand
        if self._free and self._led != self._trumps:
            return hand
        return hand & self._led if hand & self._led else hand

    def _lay(self, card: cython.ulonglong) -> None:
        """Play a card, and go on to whoever is next."""
        seat: cython.int = self._turn
        hand: cython.ulonglong
        lane: cython.ulonglong = LANE
        self._hand[seat] &= ~card
        if self._in_trick == 0:
            lane = lane << (highest(card) & 48)
            self._led = lane
            self._best = 0
            self._to_play = self._up
            self._on_table = 0
        if card & self._trumps:
            self._broken = 1
            if not self._best & self._trumps or card > self._best:
                self._best = card
                self._best_seat = seat
        elif card & self._led and not self._best & self._trumps and card > self._best:
            self._best = card
            self._best_seat = seat
        if card & self._keeper:
            self._tally += self._weight[seat]
        self._on_table |= card
        self._in_trick += 1
        self._to_play &= ~(1 << seat)
        while self._to_play:
            seat = (seat + 1) & 3
            if not (self._to_play >> seat) & 1:
                continue
            hand = self._hand[seat]
            if hand and self._drops and self._led == self._trumps and not hand & self._trumps:
                self._hand[seat] = 0
                self._up &= ~(1 << seat)
            elif hand:
                self._turn = seat
                return
            self._to_play &= ~(1 << seat)
        self._take()

    def _take(self) -> None:
        """The winner takes the trick and leads."""
        winner: cython.int = self._best_seat
        step: cython.int
        won: cython.int = self._each + self._worth(self._on_table)
        self._in_trick = 0
        self._on_table = 0
        self._trick_no += 1
        if self._drops and self._up == 1 << winner:
            won += self._worth(self._hand[winner] & ~self._keeper)
            if self._hand[winner] & self._keeper:
                won += 1
            self._hand[winner] = 0
        self._tally += won * self._weight[winner]
        self._turn = -1
        if self._trick_no == self._tricks:
            return
        for step in range(4):
            if self._hand[(winner + step) & 3]:
                self._turn = (winner + step) & 3
                return

    # The search

    def _key(self) -> cython.ulonglong:
        """The position in one number, at a trick's start."""
        key: cython.ulonglong = self._salt
        rest: cython.ulonglong = self._tally
        rest = (rest << 16) | (self._up << 8) | (self._broken << 4) | self._turn
        key = scramble((key * GAMMA ^ rest) & MASK64)
        key = scramble(key ^ self._hand[0])
        key = scramble(key ^ self._hand[1])
        key = scramble(key ^ self._hand[2])
        return scramble(key ^ self._hand[3])

    def _different(self, cards: cython.ulonglong) -> cython.ulonglong:
        """Of cards of the seat to act, those that are not as good as the next one above: it lies in
        the same hand, and no card that is still open comes between."""
        live: cython.ulonglong = (
            self._hand[0] | self._hand[1] | self._hand[2] | self._hand[3] | self._on_table
        )
        lane: cython.ulonglong
        rest: cython.ulonglong = cards
        one: cython.ulonglong
        above: cython.ulonglong
        marked: cython.ulonglong = self._ones | self._fives | self._keeper
        out: cython.ulonglong = cards
        while rest:
            one = rest & (~rest + 1)
            rest ^= one
            lane = LANE
            lane = lane << (highest(one) & 48)
            above = live & lane & ~(one | (one - 1))
            above = above & (~above + 1)
            if above & cards == 0:
                continue
            if (one | above) & marked and not self._alike(one, above):
                continue
            out ^= one
        return out

    def _alike(self, one: cython.ulonglong, other: cython.ulonglong) -> cython.bint:
        """Do two cards count the same?"""
        both: cython.ulonglong = one | other
        if both & self._keeper:
            return False
        if both & self._ones and both & self._ones != both:
            return False
        return not both & self._fives or both & self._fives == both

    def _promise(self, card: cython.ulonglong) -> cython.int:
        """Rank how soon a card is tried: the higher, the sooner."""
        height: cython.int = highest(card) & 15
        lane: cython.ulonglong = LANE
        live: cython.ulonglong
        mine: cython.bint
        wins: cython.bint
        if self._in_trick == 0:
            lane = lane << (highest(card) & 48)
            live = self._hand[0] | self._hand[1] | self._hand[2] | self._hand[3]
            if (live & lane) < (card << 1):
                height += 64
            return height + (16 if card & self._trumps else 0)
        mine = (self._best_seat ^ self._turn) & 1 == 0
        if card & self._trumps:
            wins = not self._best & self._trumps or card > self._best
        else:
            wins = card & self._led != 0 and not self._best & self._trumps and card > self._best
        if wins:
            height = 48 - height - (16 if card & self._trumps else 0)
            return height if not mine else height - 32
        return (40 if mine else 24) - height - (16 if card & self._trumps else 0)

    def _search(self, alpha: cython.int, beta: cython.int) -> cython.int:
        """Work out what the position is worth to seats 0 and 2; beyond the bounds, a bound."""
        at: cython.int
        value: cython.int
        low: cython.int = WORST
        high: cython.int = BEST
        key: cython.ulonglong
        first: cython.ulonglong = 0
        cards: cython.ulonglong
        self.nodes += 1
        if self._turn < 0:
            return self._value[self._tally]
        if self._in_trick:
            return self._best_of(self._different(self._playable()), 0, alpha, beta)
        if self._by_side:
            at = self._tally * MOST_LEFT + self._open_worth()
            low = self._low[at]
            high = self._high[at]
            if low == high or low >= beta:
                return low
            if high <= alpha:
                return high
        key = self._key()
        at = key & (ENTRIES - 1)
        if self._table[at].key == key:
            low = max(low, self._table[at].low)
            high = min(high, self._table[at].high)
            if low == high or low >= beta:
                return low
            if high <= alpha:
                return high
            first = self._table[at].first
        cards = self._different(self._playable())
        if low > alpha:
            alpha = low
        if high < beta:
            beta = high
        value = self._best_of(cards, first, alpha, beta)
        if value <= alpha:
            high = min(high, value)
        elif value >= beta:
            low = max(low, value)
        else:
            low = high = value
        self._table[at].key = key
        self._table[at].low = low
        self._table[at].high = high
        self._table[at].first = self._found
        return value

    def _best_of(
        self,
        cards: cython.ulonglong,
        first: cython.ulonglong,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """The best of these cards for the side to act, the most promising tried first."""
        # the position before, put back after each card
        turn: cython.int = self._turn
        tally: cython.int = self._tally
        in_trick: cython.int = self._in_trick
        trick_no: cython.int = self._trick_no
        best_seat: cython.int = self._best_seat
        broken: cython.int = self._broken
        up: cython.int = self._up
        to_play: cython.int = self._to_play
        led: cython.ulonglong = self._led
        best: cython.ulonglong = self._best
        on_table: cython.ulonglong = self._on_table
        hand_0: cython.ulonglong = self._hand[0]
        hand_1: cython.ulonglong = self._hand[1]
        hand_2: cython.ulonglong = self._hand[2]
        hand_3: cython.ulonglong = self._hand[3]
        ours: cython.bint = turn & 1 == 0
        found: cython.ulonglong = 0
        card: cython.ulonglong
        result: cython.int = WORST if ours else BEST
        value: cython.int
        while cards:
            card = first if first & cards else self._likeliest(cards)
            cards ^= card
            self._lay(card)
            value = self._search(alpha, beta)
            self._turn = turn
            self._tally = tally
            self._in_trick = in_trick
            self._trick_no = trick_no
            self._best_seat = best_seat
            self._broken = broken
            self._up = up
            self._to_play = to_play
            self._led = led
            self._best = best
            self._on_table = on_table
            self._hand[0] = hand_0
            self._hand[1] = hand_1
            self._hand[2] = hand_2
            self._hand[3] = hand_3
            if ours and value > result:
                result = value
                found = card
                alpha = max(alpha, value)
            elif not ours and value < result:
                result = value
                found = card
                beta = min(beta, value)
            if alpha >= beta:
                break
        self._found = found
        return result

    def _likeliest(self, cards: cython.ulonglong) -> cython.ulonglong:
        """The most promising of these cards."""
        rest: cython.ulonglong = cards & (cards - 1)
        chosen: cython.ulonglong = cards ^ rest
        one: cython.ulonglong
        most: cython.int
        height: cython.int
        if not rest:
            return chosen
        most = self._promise(chosen)
        while rest:
            one = rest & (~rest + 1)
            rest ^= one
            height = self._promise(one)
            if height > most:
                most = height
                chosen = one
        return chosen


def values_of(
    search: TrickSearch,
    hand: Any,
    places: Mapping[int, int],
    values: Mapping[int, int],
    *,
    weights: Sequence[int] = (1, 0, 1, 0),
    tally: int,
    trick_no: int,
    out: int = -1,
    down: int = 0,
    broken: bool = False,
) -> dict[int, int]:
    """Work out what each legal act of a hand in its play is worth to the side to act, by
    ``search``.

    places: the bit of each card in the lanes. out: a seat whose cards take no part, -1 for none.
    """
    trick = hand.trick
    hands = [0] * 4
    for seat in range(4):
        if seat != out:
            hands[seat] = sum([places[card] for card in card_list(hand.hand_of(seat))])
    for seat, card in trick:
        hands[seat] |= places[card]
    leader = trick[0][0] if trick else hand.turn
    search.lay(
        hands, leader, values, weights, tally=tally, trick_no=trick_no, broken=broken, down=down
    )
    for _, card in trick:
        search.put(places[card])
    by_place = search.values()
    sign = 1 if hand.turn % 2 == 0 else -1
    return {
        action: sign * by_place[places[lowest(action & FULL)]] for action in hand.legal_actions()
    }
