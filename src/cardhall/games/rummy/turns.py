"""Whole turns of Rummy: going out, the largest lay-down, every turn, the play when time is up.

``can_go_out``, ``way_out`` and ``lay_most`` are exact for hands of any size and list no turns. They
go once through the ranks, from the ace to the king (and the ace again), and remember of each suit
only how long the run is that ends here: none, one card, two, or a run that may stop. At each rank
they choose which cards make a set (three or four, or the one that a set on the table lacks); the
others must be in runs, or, where that is allowed, stay in the hand. ``turns`` lists whole turns
lazily, for small hands and study. Compiled like ``hand.py``, and readable like it.
"""

from collections.abc import Iterator
from typing import NoReturn

import cython

from cardhall.cards.core import refuse_to_pickle
from cardhall.cards.notation import card_list
from cardhall.games.rummy.actions import (
    DONE_ACTION,
    cards_of,
    lay_action,
    meld_action,
    meld_of,
    throw_action,
    verb_of,
)

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit, lowest, popcount, rank, suit
    from cython.cimports.cardhall.games.rummy.hand import Hand
    from cython.cimports.cardhall.games.rummy.melds import alike, begins, points
    from cython.cimports.cardhall.games.rummy.position import (
        P_DRAW,
        P_PLAY,
        T_LATE,
        T_SHED,
        T_USUAL,
    )
else:
    from cardhall.cards.bits import bit, lowest, popcount, rank, suit
    from cardhall.games.rummy.hand import Hand
    from cardhall.games.rummy.melds import alike, begins, points
    from cardhall.games.rummy.position import P_DRAW, P_PLAY, T_LATE, T_SHED, T_USUAL


# what lies at a place of a suit
NOTHING = cython.declare(cython.int, 0)
HELD = cython.declare(cython.int, 1)
TABLE = cython.declare(cython.int, 2)  # in a run on the table

STATES = cython.declare(cython.int, 4096)  # 2 bits a suit, 4 of what was kept
CARD = cython.declare(cython.int, 1024)  # worth more than all points: cards count first

# what was kept, where exactly one card may be: none yet; it, and nothing hangs on it; or, by suit,
# that the next place may be in no run; that the last may be in none; that neither may
NONE = cython.declare(cython.int, 0)
KEPT = cython.declare(cython.int, 1)
NOT_NEXT = cython.declare(cython.int, 2)
NOT_LAST = cython.declare(cython.int, 6)
NOT_BOTH = cython.declare(cython.int, 10)


class Scan:
    """Ways through the ranks for a hand and a table.

    A place is a rank, the ace first: 0 to 12, and 13 for the ace above the king where sequences end
    there. A state is 2 bits a suit (how long its run is: 0, 1, 2, or 3 for one that may stop), and
    4 bits for the cards kept: how many (2 for more), or, where it is one for the throw, what may
    not follow it. Each pass supposes something, which is tried in turn: which aces wait until they
    come above the king; or, where runs go round the corner, in how long a run each suit begins, and
    which card of the last place is kept.
    """

    def __reduce__(self) -> NoReturn:
        refuse_to_pickle(self)

    def __init__(self) -> None:
        if not cython.compiled:
            self._cell = [0] * 56
            self._lacks = [0] * 14
            self._best = [0] * (15 * STATES)
            self._from = [0] * (15 * STATES)
            self._how = [0] * (15 * STATES)
            self._list = [0] * (15 * STATES)
            self._count = [0] * 15
        self.hand = Hand.__new__(Hand)

    # Setting up

    def _load(self, hand: Hand) -> None:
        """Look at the hand of the seat to act, and the table."""
        place: cython.int
        number: cython.int
        begin: cython.int
        first: cython.int
        cards: cython.ulonglong
        self.hand = hand
        self.corner = hand.o.corner
        self.places = 13 if self.corner else 14
        self.cut = 0
        for place in range(56):
            self._cell[place] = NOTHING
        for place in range(14):
            self._lacks[place] = 0
        for number in range(hand._melds):
            cards = hand._meld[number]
            begin = begins(cards, self.corner)
            if begin == 13 and hand._ends[number]:
                self._lacks[(rank(lowest(cards)) + 1) % 13] = 1
            elif 0 <= begin < 13:
                first = 14 * suit(lowest(cards))
                for place in range(begin, begin + popcount(cards)):
                    self._cell[first + (place % 13 if self.corner else place)] = TABLE
        cards = hand._hand[hand.turn]
        while cards:
            self._cell[14 * suit(lowest(cards)) + (rank(lowest(cards)) + 1) % 13] = HELD
            cards &= cards - 1

    def _may_stay(self, one: cython.bint) -> cython.ulonglong:
        """The cards that may stay in the hand: not the owed one; as the only one, none that plays
        or was just taken, and, if some card can lie nowhere, that one."""
        hand: Hand = self.hand
        cards: cython.ulonglong = hand._hand[hand.turn]
        left: cython.ulonglong = cards
        loose: cython.ulonglong = 0
        card: cython.int
        if not one:
            return cards & ~hand._owes
        while left:
            card = lowest(left)
            left &= left - 1
            if not (hand._in_meld(cards, card) or hand._goes_on(cards, card)):
                loose |= bit(card)
        if loose:
            cards &= loose if loose & (loose - 1) == 0 else 0
        if hand.o.must_not_play:
            cards &= ~hand._plays
        return cards & ~hand._owes & ~hand._barred

    # Going through the ranks

    def _run(self, one: cython.bint) -> cython.bint:
        """Is there a way? Exactly one card stays, which may lawfully be thrown, or (not one) two
        or more do. What the best way chose is then in the tables."""
        number: cython.int
        found: cython.int
        best: cython.int = 0
        chosen: cython.int = -1
        self.one = one
        self.stay = self._may_stay(one)
        if self.stay == 0:
            return False
        self._choose_cut()
        for number in range(1280 if self.corner else 16):
            if not self._supposes(number):
                continue
            found = self._through()
            if found >= 0 and self._best[self.places * STATES + found] > best:
                best = self._best[self.places * STATES + found]
                chosen = number
        if chosen < 0:
            return False
        self._supposes(chosen)
        self.last = self._through()
        return True

    def _choose_cut(self) -> None:
        """Choose, where runs go round the corner: begin where the fewest of them can pass."""
        place: cython.int
        of_suit: cython.int
        passing: cython.int
        fewest: cython.int = 5
        if not self.corner:
            return
        for place in range(13):
            passing = 0
            for of_suit in range(4):
                if self._passes(of_suit, place):
                    passing += 1
            if passing < fewest:
                fewest = passing
                self.cut = place

    def _passes(self, of_suit: cython.int, place: cython.int) -> cython.bint:
        """May a run of held cards pass from the place before to this one?"""
        return (
            self._cell[14 * of_suit + place] == HELD
            and self._cell[14 * of_suit + (place + 12) % 13] == HELD
        )

    def _supposes(self, number: cython.int) -> cython.bint:
        """Suppose this, if it can be."""
        of_suit: cython.int
        self.start = number & 255 if self.corner else 0
        self.tail = (number >> 8) - 1
        if self.tail >= 0 and not self._may_be_tail(self.tail):
            return False
        for of_suit in range(4):
            if self.corner:
                if not self._begins_in(of_suit, (self.start >> (2 * of_suit)) & 3):
                    return False
            elif not self._waits(14 * of_suit, (number >> of_suit) & 1):
                return False
        return True

    def _may_be_tail(self, of_suit: cython.int) -> cython.bint:
        """May the card of this suit at the last place be the one that stays?"""
        return self.one != 0 and self._cell[14 * of_suit + (self.cut + 12) % 13] == HELD

    def _waits(self, first: cython.int, late: cython.int) -> cython.bint:
        """A held ace comes at the first place of its suit or, with king and queen, at the last."""
        if self._cell[first] != HELD and self._cell[first + 13] != HELD:
            return late == 0
        queen_too: cython.bint = (
            self._cell[first + 12] == HELD and self._cell[first + 11] != NOTHING
        )
        if late and self._cell[first + 12] != TABLE and not queen_too:
            return False
        self._cell[first] = NOTHING if late else HELD
        self._cell[first + 13] = HELD if late else NOTHING
        return True

    def _begins_in(self, of_suit: cython.int, run: cython.int) -> cython.bint:
        """May this suit begin within a run so long? The end must then bear it out."""
        if self._passes(of_suit, self.cut):
            return run == 0 or of_suit != self.tail
        if self._cell[14 * of_suit + self.cut] != HELD:
            return run == 0
        return run == (3 if self._cell[14 * of_suit + (self.cut + 12) % 13] == TABLE else 0)

    def _through(self) -> cython.int:
        """Go through the ranks; the best state at the end, -1 if none."""
        step: cython.int
        number: cython.int
        state: cython.int
        best: cython.int = 0
        out: cython.int = -1
        for step in range(self.places + 1):
            for number in range(self._count[step]):
                self._best[step * STATES + self._list[step * STATES + number]] = 0
            self._count[step] = 0
        self._reach(0, self.start, 1, 0, 0)
        for step in range(self.places):
            for number in range(self._count[step]):
                self._from_state(step, self._list[step * STATES + number])
        for number in range(self._count[self.places]):
            state = self._list[self.places * STATES + number]
            if self._best[self.places * STATES + state] > best and self._may_end(state):
                best = self._best[self.places * STATES + state]
                out = state
        return out

    def _may_end(self, state: cython.int) -> cython.bint:
        """Was enough kept, does every run stop lawfully, and as the start supposed?"""
        of_suit: cython.int
        run: cython.int
        supposed: cython.int
        kept: cython.int = state >> 8
        if kept == NONE or (self.one == 0 and kept < 2):
            return False
        for of_suit in range(4):
            run = (state >> (2 * of_suit)) & 3
            supposed = (self.start >> (2 * of_suit)) & 3
            if self.one and kept == NOT_LAST + of_suit and run:
                return False
            if self.corner and self._cell[14 * of_suit + self.cut] == TABLE:
                continue  # what ends here goes on to a run on the table
            if run != supposed and (supposed or run != 3):
                return False
        return True

    def _reach(
        self,
        step: cython.int,
        state: cython.int,
        worth: cython.int,
        before: cython.int,
        how: cython.int,
    ) -> None:
        """A state can be had, by this choice at the place before."""
        at: cython.int = step * STATES + state
        if self._best[at] == 0:
            self._list[step * STATES + self._count[step]] = state
            self._count[step] += 1
        if worth > self._best[at]:
            self._best[at] = worth
            self._from[at] = before
            self._how[at] = how

    def _from_state(self, step: cython.int, state: cython.int) -> None:
        """All choices for the cards of one rank: which make a set, which stay in the hand; the
        others are in runs."""
        place: cython.int = (self.cut + step) % 13 if self.corner else step
        held: cython.int = 0
        stay: cython.int = 0
        sets: cython.int
        kept: cython.int
        of_suit: cython.int
        for of_suit in range(4):
            if self._cell[14 * of_suit + place] == HELD:
                held |= 1 << of_suit
                if place < 13 and self.stay & self._card(of_suit, place):
                    stay |= 1 << of_suit
        for sets in range(16):
            if sets & ~held or not self._set_is_good(place, sets):
                continue
            kept = stay & ~sets
            while True:
                if self.one == 0 or self._may_keep(step, state, sets, kept):
                    self._choose(step, place, state, sets, held & ~sets & ~kept, kept)
                if kept == 0:
                    break
                kept = (kept - 1) & stay & ~sets

    def _set_is_good(self, place: cython.int, sets: cython.int) -> cython.bint:
        """May these suits of a rank go to a set: none, three or four of them, or the one that a set
        on the table lacks?"""
        count: cython.int = popcount(sets)
        if count == 0 or place == 13:
            return count == 0
        return count >= 3 or (count == 1 and self._lacks[place] != 0)

    def _may_keep(
        self, step: cython.int, state: cython.int, sets: cython.int, kept: cython.int
    ) -> cython.bint:
        """May this be the one card that stays, or none of this rank? It may not be one that plays
        on a set of the others, or on the run that ends below it."""
        of_suit: cython.int
        if kept == 0:
            return self.tail < 0 or step < 12
        if kept & (kept - 1) or state >> 8 != NONE:
            return False
        of_suit = lowest(kept)
        if self.corner and step == 12 and of_suit != self.tail:
            return False
        if self.hand.o.must_not_play == 0:
            return True
        return popcount(sets) != 3 and (state >> (2 * of_suit)) & 3 == 0

    def _choose(
        self,
        step: cython.int,
        place: cython.int,
        state: cython.int,
        sets: cython.int,
        runs: cython.int,
        kept: cython.int,
    ) -> None:
        """One choice for a rank: what state it leads to, if it can be."""
        out: cython.int = 0
        run: cython.int
        of_suit: cython.int
        in_run: cython.bint
        for of_suit in range(4):
            run = (state >> (2 * of_suit)) & 3
            in_run = self._cell[14 * of_suit + place] == TABLE or (runs >> of_suit) & 1 != 0
            if self.one and self._would_play(step, place, state >> 8, of_suit, run, in_run):
                return
            if self._cell[14 * of_suit + place] == TABLE:
                run = 3
            elif in_run:
                run = run + 1 if run < 3 else 3
            elif run == 0 or run == 3:
                run = 0
            else:
                return  # a run of one or two stops here
            out |= run << (2 * of_suit)
        self._reach(
            step + 1,
            out | self._now_kept(step, state >> 8, kept) << 8,
            self._best[step * STATES + state] + self._worth(place, popcount(sets | runs)),
            state,
            sets | runs << 4,
        )

    def _would_play(
        self,
        step: cython.int,
        place: cython.int,
        status: cython.int,
        of_suit: cython.int,
        run: cython.int,
        in_run: cython.bint,
    ) -> cython.bint:
        """Would the card that was kept play on a run of this suit here?"""
        if in_run and (status == NOT_NEXT + of_suit or status == NOT_BOTH + of_suit):
            return True
        if place == 13 and status == NOT_LAST + of_suit and run != 0:
            return True
        # the card kept at the last place, which comes before the first
        return step == 0 and in_run and of_suit == self.tail and self.hand.o.must_not_play != 0

    def _now_kept(self, step: cython.int, status: cython.int, kept: cython.int) -> cython.int:
        """Work out what is kept after a place, and what may not follow."""
        count: cython.int
        if self.one == 0:
            count = status + popcount(kept)
            return 2 if count > 2 else count
        if kept == 0:
            if NOT_NEXT <= status < NOT_LAST:
                return KEPT
            return status - 4 if status >= NOT_BOTH else status
        if self.hand.o.must_not_play == 0 or (self.corner and step == 12):
            return KEPT
        return (NOT_BOTH if step == 0 else NOT_NEXT) + lowest(kept)

    def _card(self, of_suit: cython.int, place: cython.int) -> cython.ulonglong:
        """The card at a place of a suit, as 52 bits."""
        return bit(13 * of_suit + (place + 12) % 13)

    def _worth(self, place: cython.int, count: cython.int) -> cython.int:
        return count * (CARD + (15 if place % 13 == 0 else 10 if place >= 9 else 5))

    # What was chosen, as actions

    def _actions(self) -> list[int]:
        """The lay-downs of the way that ``_run`` found: sets, then suit by suit its runs."""
        step: cython.int
        how: cython.int
        state: cython.int = self.last
        in_runs: list[int] = [0, 0, 0, 0]
        out: list[int] = []
        for step in range(self.places, 0, -1):
            place = (self.cut + step - 1) % 13 if self.corner else step - 1
            how = self._how[step * STATES + state]
            state = self._from[step * STATES + state]
            if how & 15:
                out.append(self._set_action(place, how & 15))
            for of_suit in range(4):
                if how >> (4 + of_suit) & 1:
                    in_runs[of_suit] |= 1 << place
        for of_suit in range(4):
            out += self._run_actions(of_suit, in_runs[of_suit])
        return out

    def _set_action(self, place: int, sets: int) -> int:
        """The set of these suits of a rank; one alone goes to the set on the table."""
        cards: int = sum(
            [self._card(of_suit, place) for of_suit in range(4) if sets >> of_suit & 1]
        )
        if sets & (sets - 1):
            return meld_action(cards)
        for number, meld in enumerate(self.hand.melds):
            if begins(meld, self.corner) == 13 and meld & alike(lowest(cards)):
                return lay_action(cards, number)
        raise AssertionError("no set of that rank on the table")

    def _run_actions(self, of_suit: int, places: int) -> list[int]:
        """The cards of a suit at these places, in stretches: each goes to the run on the table that
        it follows or precedes, or is a new one."""
        out: list[int] = []
        for stretch in self._stretches(places):
            cards = sum([self._card(of_suit, place) for place in stretch])
            below = self._run_at(of_suit, stretch[0] - 1)
            number = below if below >= 0 else self._run_at(of_suit, stretch[-1] + 1)
            out.append(meld_action(cards) if number < 0 else lay_action(cards, number))
        return out

    def _stretches(self, places: int) -> list[list[int]]:
        """Places in stretches without a gap; round the corner the first follows the last."""
        out: list[list[int]] = []
        for place in range(14):
            if places >> place & 1:
                if out and out[-1][-1] == place - 1:
                    out[-1].append(place)
                else:
                    out.append([place])
        if self.corner and len(out) > 1 and out[0][0] == 0 and out[-1][-1] == 12:
            out[0] = out.pop() + out[0]
        return out

    def _run_at(self, of_suit: int, place: int) -> int:
        """The number of the run on the table that has this place; -1 for none."""
        if self.corner:
            place %= 13
        if not 0 <= place <= 13 or self._cell[14 * of_suit + place] != TABLE:
            return -1
        for number, meld in enumerate(self.hand.melds):
            begin = begins(meld, self.corner)
            if meld & self._card(of_suit, place) and 0 <= begin < 13:
                return number
        return -1


_SCAN: list[Scan] = []


def _scan(hand: Hand) -> Scan:
    """The one that all questions use; it is large, and nothing of it lasts between questions."""
    if not _SCAN:
        _SCAN.append(Scan())
    scan: Scan = _SCAN[0]
    scan._load(hand)
    return scan


# --- Going out -----------------------------------------------------------------------------------


def can_go_out(hand: Hand) -> bool:
    """Can the seat to act, who has drawn, lay down all cards but one and lawfully throw that
    one (LLAA-RUMMY-30 to 32)? Exact for hands of any size."""
    if hand._phase != P_PLAY or hand._way != T_USUAL:
        return False
    for _, position in _duty_first(hand):
        scan: Scan = _scan(position)
        if scan._run(True):
            return True
    return False


def way_out(hand: Hand) -> tuple[int, ...]:
    """The actions by which the seat to act goes out, the throw last: of all ways one that throws a
    cheapest card. Empty if there is none."""
    if hand._phase != P_PLAY or hand._way != T_USUAL:
        return ()
    laid, cards = _best_way(hand, True)
    left: cython.ulonglong = hand._hand[hand.turn] & ~cards
    return (*laid, throw_action(lowest(left))) if laid or cards else ()


def _best_way(hand: Hand, one: bool) -> tuple[tuple[int, ...], int]:
    """The lay-downs worth most that leave exactly one card to throw, or more; and their cards."""
    best: tuple[tuple[int, ...], int] = ((), 0)
    for first, position in _duty_first(hand):
        scan: Scan = _scan(position)
        if not scan._run(one):
            continue
        laid = (*first, *scan._actions())
        cards = sum([cards_of(action) for action in laid])
        if _worth(cards) > _worth(best[1]):
            best = (laid, cards)
    return best


def _worth(cards: int) -> int:
    return cards.bit_count() * CARD + points(cards)


def _duty_first(hand: Hand) -> list[tuple[tuple[int, ...], Hand]]:
    """The position itself; where the duty asks for a new meld, the positions after each smallest
    meld that meets it (a longer one is that and cards laid off on it)."""
    if not hand._owes or not hand.o.new_only:
        return [((), hand)]
    owes = hand._owes
    out: list[tuple[tuple[int, ...], Hand]] = []
    for cards in _melds_in(hand):
        smallest = cards.bit_count() == 3 or begins(cards, hand.o.corner) == 13
        if cards & owes and smallest:
            position = hand.copy()
            position._lay_down(meld_action(cards))
            out.append(((meld_action(cards),), position))
    return out


def _melds_in(hand: Hand) -> list[int]:
    """Every matched set in the hand of the seat to act."""
    count = hand._list_runs(hand._list_sets(0))
    return [cards_of(hand._steps[i]) for i in range(count)]


def lay_most(hand: Hand) -> tuple[int, ...]:
    """The lay-downs that leave the seat to act the fewest cards of all that end lawfully, and of
    those the fewest points (LLAA-RUMMY-63: who wrongly says "out" puts down all that goes). Exact
    for hands of any size. Empty if there are none."""
    if hand._phase != P_PLAY or hand._way == T_SHED:
        return ()
    return way_out(hand)[:-1] or _best_way(hand, False)[0]


# --- Whole turns ---------------------------------------------------------------------------------


def turns(hand: Hand) -> Iterator[tuple[int, ...]]:
    """Every whole turn from here, each a tuple of actions, one after the other: from the draw if it
    is still to come (from the stock with the card that lies there), else from where the turn is.

    Two turns are the same, and listed once, if they leave the same cards at each meld, the same new
    melds whatever their order, and throw the same card: cards are laid on each meld at once, in the
    order of the melds, then come the new melds by their lowest card. Many for large hands: it is
    lazy.
    """
    if hand._phase == P_DRAW:
        for action in hand.legal_actions():
            after = hand.copy()
            after.apply(action)
            if after.turn != hand.turn:
                yield (action,)
                continue
            for rest in turns(after):
                yield (action, *rest)
    elif hand._phase == P_PLAY:
        for laid, after in _with_additions(hand, 0):
            for melded, end in _with_melds(after, -1):
                for last in _last_actions(end):
                    yield (*laid, *melded, last)


def _last_actions(hand: Hand) -> list[int]:
    """Work out what may end the turn here."""
    if hand._way == T_LATE:
        return [DONE_ACTION] if hand._hand[hand.turn] else []
    return [throw_action(card) for card in card_list(hand._throwable())]


def _with_additions(hand: Hand, number: int) -> Iterator[tuple[tuple[int, ...], Hand]]:
    """Every way to lay cards on the melds from this number on."""
    if number == hand._melds or hand._way == T_SHED:
        yield (), hand
        return
    yield from _with_additions(hand, number + 1)
    count = hand._list_additions(0)
    steps = [hand._steps[i] for i in range(count)]
    for action in steps:
        if meld_of(action) == number and not (hand.o.new_only and action & hand._owes):
            after = hand.copy()
            after._lay_down(action)
            for rest, end in _with_additions(after, number + 1):
                yield (action, *rest), end


def _with_melds(hand: Hand, above: int) -> Iterator[tuple[tuple[int, ...], Hand]]:
    """Every set of new melds whose lowest cards are above this one."""
    yield (), hand
    if hand._way == T_SHED:
        return
    for cards in _melds_in(hand):
        if lowest(cards) > above:
            after = hand.copy()
            after._lay_down(meld_action(cards))
            for rest, end in _with_melds(after, lowest(cards)):
                yield (meld_action(cards), *rest), end


# --- Time is up ----------------------------------------------------------------------------------


def expiry(hand: Hand) -> tuple[int, ...]:
    """Work out what is played for the seat to act when its time is up (OP-RUMMY-08, OP-X-12): it
    draws from the stock and throws that card; after a pick-up the owed card is laid with as few
    cards as can be and the dearest card thrown. Empty under ``clock`` ``warn-only``."""
    if hand.rules.clock == "warn-only" or hand.turn < 0:
        return ()
    after, out = hand.copy(), []
    while after.turn == hand.turn:
        action = _expiry_step(after)
        out.append(action)
        after._do(action)
    return tuple(out)


def _expiry_step(hand: Hand) -> int:
    legal = hand.legal_actions()
    throws = [action for action in legal if verb_of(action) in ("throw", "done")]
    if not throws:
        # the draw comes first in its list; else the duty: as few cards as can be, the cheapest
        if hand._phase == P_DRAW:
            return int(legal[0])
        meets = [action for action in legal if action & hand._owes] or legal
        return min(meets, key=lambda a: (cards_of(a).bit_count(), points(cards_of(a))))
    if hand.drawn >= 0 and throw_action(hand.drawn) in throws:
        return throw_action(hand.drawn)
    return max(throws, key=lambda action: (points(cards_of(action)), action))
