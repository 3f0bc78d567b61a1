"""Where all cards of a hand of Rummy lie, whose turn it is, and what may be done: the part of
``Hand`` that play-outs go through.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in
``position.pxd``). Methods with a leading underscore are C functions when compiled. Each is final,
for ``Hand`` overrides none, and calls within this file are then direct. Cython wants the word here:
in the ``.pxd`` alone it leaves the calls as they were.
"""

from typing import Any

import cython

from cardhall.games.engine.refusals import no_seat
from cardhall.games.rummy.rules import Rules

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        nth,
        popcount,
        suit,
    )
    from cython.cimports.cardhall.games.engine.hand import AnyHand, overlay
    from cython.cimports.cardhall.games.rummy.melds import (
        alike,
        begins,
        end_above,
        end_below,
        ends_of,
        line_of,
        stretch,
    )
else:
    from cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        nth,
        popcount,
        suit,
    )
    from cardhall.games.engine.hand import AnyHand, assume
    from cardhall.games.rummy.melds import (
        alike,
        begins,
        end_above,
        end_below,
        ends_of,
        line_of,
        stretch,
    )

if not cython.compiled:  # compiled they are numbers in C: see position.pxd
    P_DEAL, P_DRAW, P_PLAY, P_OVER = range(4)
    T_USUAL, T_SHED, T_FILL, T_LATE = range(4)
    V_DRAW, V_TAKE, V_MELD, V_LAY, V_THROW, V_BURY, V_DONE = range(1, 8)

PHASES = ("deal", "draw", "play", "over")
TURNS = ("usual", "shed", "fill", "late")

REST = cython.declare(cython.ulonglong, (1 << 56) - 1)
LOWS = cython.declare(cython.ulonglong, 0x8004002001)  # the two of each suit
TO_QUEEN = cython.declare(cython.ulonglong, 0x8004002001 * 0x7FF)


class Position(AnyHand):
    """The state of one hand, and each step that it may take: deals, turns, both piles, melds, the
    look-ahead, what is legal. ``Hand`` adds what a caller in Python sees.

    Seats are 0 to ``seats`` - 1 clockwise, "left" is the next number. ``turn`` is -1 when nobody is
    to act.
    """

    def __init__(self, rules: Rules, dealer: int, seats: int) -> None:
        """Make ready for a deal. Raises RulesError for a table that may not open."""
        if not rules.min_seats <= seats <= rules.max_seats:
            rules.seats_note(seats)
        if not 0 <= dealer < seats:
            raise no_seat("dealer", dealer, seats)
        self._arrays()
        self.rules = rules
        self.o = rules._options
        self.seats = seats
        self.dealer = dealer
        self._seed(0)
        self._open_deal()
        self._keep((), "", (dealer, seats))

    def _by_name(self, name: str, said: Any) -> dict[str, Any]:
        if name:
            return super()._by_name(name, said)
        return dict(zip(("dealer", "seats"), said, strict=True))

    @cython.final
    def _arrays(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        if not cython.compiled:
            self._hand = [0] * 6
            self._shown = [0] * 6
            self._known = [0] * 6
            self._right = [0] * 6
            self._stock = [0] * 52
            self._pile = [0] * 52
            self._under = [0] * 53
            self._meld = [0] * 20
            self._ends = [0] * 20
            self._up = [0] * 20
            self._down = [0] * 20
            self._steps = [0] * 1024

    @cython.final
    def _open_deal(self) -> None:
        seat: cython.int
        for seat in range(self.seats):
            self._hand[seat] = 0
            self._shown[seat] = 0
            self._known[seat] = 0
            self._right[seat] = 0
        self._phase = P_DEAL
        self.turn = -1
        self._way = T_USUAL
        self._winner = -1
        self._stock_at = 52
        self._piled = 0
        self._under[0] = 0
        self._melds = 0
        self._plays = 0
        self._runs_up = 0
        self._runs_down = 0
        self._taken = 0
        self._drawn = -1
        self._owes = 0
        self._barred = 0
        self._turned = 0
        self._exposed = 0
        self._open = 0

    # Turns

    @cython.final
    def _pass_turn(self) -> None:
        """The next to the left is to act (19)."""
        self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0
        self._way = T_USUAL
        self._begin_turn()

    @cython.final
    def _begin_turn(self) -> None:
        """A turn begins with the draw (19); with too many cards with the discard (45), with too few
        it is the draw alone (46). A stock used up once too often ends the hand (OP-RUMMY-07)."""
        off: cython.int = popcount(self._hand[self.turn]) - self._right[self.turn]
        self._phase = P_DRAW
        self._taken = 0
        self._drawn = -1
        self._owes = 0
        self._barred = 0
        if off > 0:
            self._way = T_SHED
            self._phase = P_PLAY
            return
        if off < 0:
            self._way = T_FILL
        if self._stock_at == 52 and (self._turned >= self.o.turn_overs or self._piled == 0):
            self._end(-1)  # nothing to turn over only where wrong hands drew without throwing

    @cython.final
    def _check_hand(self) -> None:
        """After the draw: in a turn with a wrong hand nothing is laid down (48)."""
        if popcount(self._hand[self.turn]) != self._right[self.turn] + 1:
            self._way = T_SHED
            self._owes = 0

    @cython.final
    def _end(self, winner: cython.int) -> None:
        self._phase = P_OVER
        self._winner = winner
        self.turn = -1

    # The two piles

    @cython.final
    def _push(self, card: cython.int) -> None:
        """A card onto the discards."""
        self._pile[self._piled] = card
        self._under[self._piled + 1] = self._under[self._piled] | bit(card)
        self._piled += 1

    @cython.final
    def _turn_over(self) -> None:
        """The discards become the stock as they lie: the undermost on top (33)."""
        place: cython.int
        self._stock_at = 52 - self._piled
        for place in range(self._piled):
            self._stock[self._stock_at + place] = self._pile[place]
        self._open = self._under[self._piled]
        self._piled = 0
        self._turned += 1

    @cython.final
    def _draw(self, wanted: cython.ulonglong) -> None:
        """Draw from the stock: the card that lies face up on it, or the top one face down."""
        seat: cython.int = self.turn
        place: cython.int
        if self._stock_at == 52:
            self._turn_over()
        place = self._stock_at if wanted else self._stock_at + self._exposed
        self._drawn = self._stock[place]
        while place > self._stock_at:  # the exposed cards stay on top
            self._stock[place] = self._stock[place - 1]
            place -= 1
        self._stock_at += 1
        if wanted:
            self._exposed -= 1
        self._hand[seat] |= bit(self._drawn)
        self._known[seat] |= bit(self._drawn) & self._open
        self._open &= ~bit(self._drawn)
        if self._way == T_FILL:
            self._pass_turn()
        else:
            self._phase = P_PLAY

    @cython.final
    def _take(self, count: cython.int) -> None:
        """Take so many of the discards: the lowest of them must be used (25), one alone may not be
        thrown back (22)."""
        seat: cython.int = self.turn
        cards: cython.ulonglong = self._under[self._piled] & ~self._under[self._piled - count]
        self._hand[seat] |= cards
        self._known[seat] |= cards
        self._piled -= count
        if self._way == T_FILL:
            self._pass_turn()
            return
        self._right[seat] += count - 1
        self._taken = count
        if count == 1:
            self._barred = cards
        if count > 1 or self.o.top_duty:
            self._owes = bit(self._pile[self._piled])
        self._phase = P_PLAY

    @cython.final
    def _bury(self) -> None:
        """The exposed card goes face down into the middle of the stock (43)."""
        card: cython.uchar = self._stock[self._stock_at]
        place: cython.int = self._stock_at
        middle: cython.int = self._stock_at + (52 - self._stock_at) // 2
        while place < middle and place < 51:
            self._stock[place] = self._stock[place + 1]
            place += 1
        self._stock[place] = card
        self._exposed -= 1

    @cython.final
    def _throw(self, cards: cython.ulonglong) -> None:
        """Throw a card; the turn is over (21), with no card left the hand too (30, 34)."""
        seat: cython.int = self.turn
        self._hand[seat] &= ~cards
        self._known[seat] &= ~cards
        self._push(lowest(cards))
        if self._hand[seat]:
            self._pass_turn()
        else:
            self._end(seat)

    # Melds

    @cython.final
    def _set_meld(self, number: cython.int, cards: cython.ulonglong) -> None:
        """A meld, and the single cards that it would take."""
        begin: cython.int = begins(cards, self.o.corner)
        self._meld[number] = cards
        self._up[number] = 0
        self._down[number] = 0
        self._ends[number] = 0
        if begin == 13:
            self._ends[number] = alike(lowest(cards)) & ~cards
        elif begin >= 0:
            self._down[number] = end_below(cards, begin, self.o.corner)
            self._up[number] = end_above(cards, begin, self.o.corner)
            self._ends[number] = self._down[number] | self._up[number]

    @cython.final
    def _refresh(self) -> None:
        """Note which single cards play on the melds, and which of them above or below a run."""
        number: cython.int
        self._plays = 0
        self._runs_up = 0
        self._runs_down = 0
        for number in range(self._melds):
            self._plays |= self._ends[number]
            self._runs_up |= self._up[number]
            self._runs_down |= self._down[number]

    @cython.final
    def _lay_down(self, action: cython.ulonglong) -> None:
        """Lay down a meld (20) or add to one (27 to 29), to the seat's credit (35, OP-RUMMY-06)."""
        seat: cython.int = self.turn
        cards: cython.ulonglong = action & FULL
        self._hand[seat] &= ~cards
        self._known[seat] &= ~cards
        self._shown[seat] |= cards
        self._right[seat] -= popcount(cards)
        self._owes &= ~cards
        self._put(action)

    @cython.final
    def _put(self, action: cython.ulonglong) -> None:
        """Do what a lay-down changes on the table."""
        cards: cython.ulonglong = action & FULL
        number: cython.int = (action >> 52) & 15
        if action >> 56 == V_MELD:
            self._set_meld(self._melds, cards)
            self._melds += 1
        else:
            self._set_meld(number, self._meld[number] | cards)
        self._refresh()

    @cython.final
    def _unput(self, action: cython.ulonglong) -> None:
        """Undo ``_put``."""
        number: cython.int = (action >> 52) & 15
        if action >> 56 == V_MELD:
            self._melds -= 1
        else:
            self._set_meld(number, self._meld[number] & ~(action & FULL))
        self._refresh()

    # Looking ahead (OP-X-09): can the turn still end lawfully?

    @cython.final
    def _last_goes(self, card: cython.ulonglong, plays: cython.ulonglong) -> cython.bint:
        """May this card, the last one, be thrown (22, 32)?"""
        if card & self._barred:
            return False
        return self.o.must_not_play == 0 or card & plays == 0

    @cython.final
    def _in_meld(self, cards: cython.ulonglong, wanted: cython.int) -> cython.bint:
        """Do these cards hold a matched set with this one in it?"""
        mates: cython.ulonglong = cards & alike(wanted)
        mates &= mates - 1
        if mates & (mates - 1):
            return True
        first: cython.int = 3 * wanted
        if cards & self.o.windows[first] == self.o.windows[first]:
            return True
        if cards & self.o.windows[first + 1] == self.o.windows[first + 1]:
            return True
        return cards & self.o.windows[first + 2] == self.o.windows[first + 2]

    @cython.final
    def _meets(self, cards: cython.ulonglong, wanted: cython.int) -> cython.bint:
        """Can a hand of these cards use this one of them in this turn, and still throw one?

        One lay-down is enough for it: what is laid on a meld of this turn could be part of it. Of
        three cards at most: of a longer one that reaches a meld on the table, the last three are a
        meld by themselves. So five cards always leave two.
        """
        if popcount(cards) < 5:
            return self._meets_closely(cards, bit(wanted))
        return self._in_meld(cards, wanted) or (
            self.o.new_only == 0 and self._goes_on(cards, wanted)
        )

    @cython.final
    def _goes_on(self, cards: cython.ulonglong, wanted: cython.int) -> cython.bint:
        """Can this card be laid on the table, alone or with one more of these cards?"""
        return (
            self._plays & bit(wanted)
            | self.o.below[wanted] & cards & self._runs_up
            | self.o.over[wanted] & cards & self._runs_down
        ) != 0

    @cython.final
    def _meets_closely(self, cards: cython.ulonglong, wanted: cython.ulonglong) -> cython.bint:
        """``_meets`` for a hand of up to four cards, where the last one counts."""
        others: cython.ulonglong = cards & ~wanted
        used: cython.ulonglong = others  # its subsets, one by one
        number: cython.int
        while True:
            if used != others:
                if self._use(cards, used | wanted, V_MELD, 0):
                    return True
                for number in range(0 if self.o.new_only else self._melds):
                    if self._use(cards, used | wanted, V_LAY, number):
                        return True
            if used == 0:
                return False
            used = (used - 1) & others

    @cython.final
    def _use(
        self,
        cards: cython.ulonglong,
        used: cython.ulonglong,
        verb: cython.ulonglong,
        number: cython.ulonglong,
    ) -> cython.bint:
        """Is this a lay-down, and may one of the other cards be thrown after it?"""
        after: cython.ulonglong = used
        left: cython.ulonglong = cards & ~used
        plays: cython.ulonglong = 0
        other: cython.int
        if verb == V_LAY:
            if begins(self._meld[number], self.o.corner) < 0:
                return False
            after |= self._meld[number]
        if begins(after, self.o.corner) < 0:
            return False
        if left & (left - 1):
            return True
        for other in range(self._melds):
            if verb == V_MELD or other != number:
                plays |= self._ends[other]
        return self._last_goes(left, plays | ends_of(after, self.o.corner))

    @cython.final
    def _leaves_end(self, action: cython.ulonglong) -> cython.bint:
        """Does this lay-down, possible by the cards, leave a lawful end of the turn?"""
        cards: cython.ulonglong = action & FULL
        left: cython.ulonglong = self._hand[self.turn] & ~cards
        owes: cython.ulonglong = self._owes & ~cards
        good: cython.bint
        if left == 0:
            return False  # no floating (31)
        if self._owes & cards and self.o.new_only and action >> 56 == V_LAY:
            return False
        if self._way == T_LATE or (owes == 0 and left & (left - 1)):
            return True
        if owes and popcount(left) > 4 and self._meets(left, lowest(owes)):
            return True  # it plays now, and lay-downs take nothing of that away
        self._put(action)
        if owes:
            good = self._meets(left, lowest(owes))
        else:
            good = self._last_goes(left, self._plays)
        self._unput(action)
        return good

    @cython.final
    def _may_take(self, count: cython.int) -> cython.bint:
        """May so many of the discards be taken (24, 25)? One alone is free (OP-RUMMY-04)."""
        if count == 1 and self.o.top_duty == 0:
            return True
        cards: cython.ulonglong = self._under[self._piled] & ~self._under[self._piled - count]
        barred: cython.ulonglong = self._barred
        good: cython.bint
        self._barred = cards if count == 1 else 0
        good = self._meets(self._hand[self.turn] | cards, self._pile[self._piled - count])
        self._barred = barred
        return good

    # Legality, at one place for the list, the refusal and the random player

    @cython.final
    def _legal(self, action: cython.ulonglong) -> cython.bint:
        """Is this action legal now?"""
        verb: cython.int = action >> 56
        if self._phase == P_DRAW:
            if verb == V_TAKE:
                return self._legal_take(action & REST)
            if verb == V_DRAW:
                return self._legal_draw(action & REST)
            return verb == V_BURY and action & REST == 0 and self._may_bury()
        if self._phase != P_PLAY:
            return False
        if verb == V_THROW:
            return (action >> 52) & 15 == 0 and self._legal_throw(action & FULL)
        if verb in (V_MELD, V_LAY):
            return self._way != T_SHED and self._possible(action) and self._leaves_end(action)
        return verb == V_DONE and action & REST == 0 and self._way == T_LATE

    @cython.final
    def _legal_draw(self, wanted: cython.ulonglong) -> cython.bint:
        """One card lies exposed: it is taken or buried first (43); several: the top one or the top
        face-down one (44)."""
        if wanted:
            return self._exposed > 0 and wanted == bit(self._stock[self._stock_at])
        if self._exposed:
            return self._exposed > 1 and self._stock_at + self._exposed < 52
        return True

    @cython.final
    def _may_bury(self) -> cython.bint:
        return self._exposed == 1 and self._way == T_USUAL

    @cython.final
    def _legal_take(self, count: cython.ulonglong) -> cython.bint:
        if count < 1 or count > cython.cast(cython.ulonglong, self._piled):
            return False
        if self._stock_at == 52:  # turning over is compulsory (OP-X-11)
            return False
        if self._exposed == 1 or (count > 1 and (self._exposed or self._way == T_FILL)):
            return False
        return self._way == T_FILL or (self._way == T_USUAL and self._may_take(count))

    @cython.final
    def _legal_throw(self, cards: cython.ulonglong) -> cython.bint:
        if cards == 0 or cards & (cards - 1):
            return False
        return cards & self._throwable() != 0

    @cython.final
    def _throwable(self) -> cython.ulonglong:
        """The cards that may be thrown now (22, 25, 32)."""
        cards: cython.ulonglong = self._hand[self.turn]
        if self._way == T_SHED:
            return cards
        if self._owes or self._way == T_LATE:
            return 0
        if cards & (cards - 1):
            return cards & ~self._barred
        return cards if self._last_goes(cards, self._plays) else 0

    @cython.final
    def _possible(self, action: cython.ulonglong) -> cython.bint:
        """Do the cards allow this lay-down (17, 18, 27)?"""
        cards: cython.ulonglong = action & FULL
        number: cython.int = (action >> 52) & 15
        if cards == 0 or cards & ~self._hand[self.turn]:
            return False
        if action >> 56 == V_MELD:
            return number == 0 and self._melds < 17 and begins(cards, self.o.corner) >= 0
        if number >= self._melds or begins(self._meld[number], self.o.corner) < 0:
            return False
        return begins(self._meld[number] | cards, self.o.corner) >= 0

    @cython.final
    def _any_step(self) -> cython.bint:
        """Can anything be laid down, by the cards of the hand and the table?"""
        cards: cython.ulonglong = self._hand[self.turn]
        two: cython.ulonglong = cards & (cards >> 1)
        if cards & self._plays or two & (two >> 1) & TO_QUEEN:
            return True
        if two & LOWS & (cards >> 12):
            return True
        if self.o.corner and two & (LOWS << 11) & (cards << 11):
            return True
        return self._three_alike() != 0

    @cython.final
    def _list_steps(self) -> cython.int:
        """All legal lay-downs into ``_steps``: melds, then by meld what can be added. Returns how
        many."""
        count: cython.int = self._list_additions(self._list_runs(self._list_sets(0)))
        kept: cython.int = 0
        place: cython.int
        for place in range(count):
            if self._leaves_end(self._steps[place]):
                self._steps[kept] = self._steps[place]
                kept += 1
        return kept

    @cython.final
    def _three_alike(self) -> cython.ulonglong:
        """The ranks of which the hand holds three or four, as 13 bits."""
        cards: cython.ulonglong = self._hand[self.turn]
        one: cython.ulonglong = cards >> 13
        two: cython.ulonglong = cards >> 26
        three: cython.ulonglong = cards >> 39
        return ((cards & one & (two | three)) | (two & three & (cards | one))) & 0x1FFF

    @cython.final
    def _list_sets(self, count: cython.int) -> cython.int:
        cards: cython.ulonglong = self._hand[self.turn]
        verb: cython.ulonglong = V_MELD
        ranks: cython.ulonglong = self._three_alike()
        mates: cython.ulonglong
        left: cython.ulonglong
        verb <<= 56
        while ranks:
            mates = cards & alike(lowest(ranks))
            ranks &= ranks - 1
            self._steps[count] = verb | mates
            count += 1
            left = mates if popcount(mates) == 4 else 0
            while left:
                self._steps[count] = verb | (mates & ~(left & (~left + 1)))
                count += 1
                left &= left - 1
        return count

    @cython.final
    def _list_runs(self, count: cython.int) -> cython.int:
        verb: cython.ulonglong = V_MELD
        line: cython.ulonglong
        starts: cython.ulonglong
        of_suit: cython.int
        begin: cython.int
        length: cython.int
        verb <<= 56
        for of_suit in range(4):
            line = line_of(self._hand[self.turn], of_suit)
            line |= line << 13
            if self.o.corner == 0:
                line &= 0x3FFF  # the ace once more above the king, and no further
            starts = line & (line >> 1) & (line >> 2) & 0x1FFF
            while starts:
                begin = lowest(starts)
                starts &= starts - 1
                length = 3
                while True:
                    if length < 13 or begin == 0:
                        self._steps[count] = verb | stretch(of_suit, begin, length)
                        count += 1
                    if length == 13 or (line >> (begin + length)) & 1 == 0:
                        break
                    length += 1
        return count

    @cython.final
    def _list_additions(self, count: cython.int) -> cython.int:
        cards: cython.ulonglong = self._hand[self.turn]
        verb: cython.ulonglong
        number: cython.int
        begin: cython.int
        for number in range(self._melds):
            if cards & self._ends[number] == 0:
                continue
            begin = begins(self._meld[number], self.o.corner)
            verb = V_LAY
            verb = (verb << 4 | number) << 52
            if begin == 13:
                self._steps[count] = verb | self._ends[number]
                count += 1
            else:
                count = self._list_growth(count, verb, self._meld[number], begin)
        return count

    @cython.final
    def _list_growth(
        self,
        count: cython.int,
        verb: cython.ulonglong,
        meld: cython.ulonglong,
        begin: cython.int,
    ) -> cython.int:
        """List what can be added to a run: some cards below it, some above, or both."""
        of_suit: cython.int = suit(lowest(meld))
        line: cython.ulonglong = line_of(self._hand[self.turn], of_suit)
        length: cython.int = popcount(meld)
        top: cython.int = 99 if self.o.corner else 13
        below: cython.int = 0
        above: cython.int
        whole: cython.bint = False  # the whole suit, which can be reached in several ways
        while True:
            above = 0
            while below + length + above <= 13:
                if (below or above) and not (whole and below + length + above == 13):
                    self._steps[count] = verb | (
                        stretch(of_suit, (begin - below + 13) % 13, below + length + above) & ~meld
                    )
                    count += 1
                    if below + length + above == 13:
                        whole = True
                if begin + length + above > top:
                    break
                if (line >> ((begin + length + above) % 13)) & 1 == 0:
                    break
                above += 1
            if begin - below - 1 < 0 and self.o.corner == 0:
                return count
            if (line >> ((begin - below + 12) % 13)) & 1 == 0 or below + length >= 13:
                return count
            below += 1

    @cython.final
    def _do(self, action: cython.ulonglong) -> None:
        """Take an action that is legal, or at least physically possible."""
        verb: cython.int = action >> 56
        if verb == V_THROW:
            self._throw(action & FULL)
        elif verb == V_DRAW:
            self._draw(action & FULL)
        elif verb == V_TAKE:
            self._take(action & FULL)
        elif verb == V_BURY:
            self._bury()
        elif verb == V_DONE:
            self._pass_turn()
        else:
            self._lay_down(action)

    @cython.final
    def _random_action(self) -> cython.ulonglong:
        """Uniform over what is legal."""
        verb: cython.ulonglong
        cards: cython.ulonglong
        count: cython.uint
        place: cython.uint
        if self._phase == P_DRAW:
            return self._random_draw()
        cards = self._throwable()
        count = 0
        if self._way != T_SHED and self._any_step():
            count = self._list_steps()
        if self._way == T_LATE:
            verb = V_DONE
            place = self._below(count + 1)
            return self._steps[place] if place < count else verb << 56
        place = self._below(count + popcount(cards))
        if place < count:
            return self._steps[place]
        verb = V_THROW
        return (verb << 56) | nth(cards, place - count)

    @cython.final
    def _random_draw(self) -> cython.ulonglong:
        """Among all discards as if every one might be taken, until it is one that may."""
        verb: cython.ulonglong = V_DRAW
        count: cython.ulonglong
        verb <<= 56
        if self._exposed:
            return self._random_exposed()
        if self._stock_at == 52 or self._way == T_LATE:
            return verb
        while True:
            count = self._below(self._piled + 1)
            if count == 0:
                return verb
            if self._legal_take(count):
                verb = V_TAKE
                return (verb << 56) | count

    @cython.final
    def _random_exposed(self) -> cython.ulonglong:
        """One of the ways to go on while stock cards lie face up."""
        verb: cython.ulonglong = V_DRAW
        count: cython.int = 0
        verb <<= 56
        self._steps[count] = verb | bit(self._stock[self._stock_at])
        count += 1
        if self._legal_draw(0):
            self._steps[count] = verb
            count += 1
        if self._legal_take(1):
            verb = V_TAKE
            self._steps[count] = (verb << 56) | 1
            count += 1
        if self._may_bury():
            verb = V_BURY
            self._steps[count] = verb << 56
            count += 1
        return self._steps[self._below(count)]

    @cython.final
    def _play_out(self) -> cython.int:
        """Play at random to the end of the hand. Returns the number of actions."""
        actions: cython.int = 0
        while self._phase != P_OVER:
            self._do(self._random_action())
            actions += 1
        return actions

    @cython.final
    def _can_end(self) -> cython.bint:
        """Is there a lawful end to this turn, which is past its draw?"""
        if self._owes:
            return self._meets(self._hand[self.turn], lowest(self._owes))
        return self._way == T_LATE or self._throwable() != 0 or self._list_steps() > 0

    @cython.final
    def _become(self, other: "Position") -> None:
        """Take over another hand's whole state (but not its rules)."""
        if cython.compiled:
            self._sit_as(other)
            overlay(
                cython.address(self._from_here),
                cython.address(other._from_here),
                cython.address(self._to_here),
            )
        else:
            assume(self, other)
