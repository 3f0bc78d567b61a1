"""One hand of Rummy. See ``games.rummy``.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in
``rummy_hand.pxd``). Methods with a leading underscore are C functions when compiled.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import cython

from cardhall.cards.notation import card_list, format_card, format_cards
from cardhall.cards.table import Illegal, Movement, Refusal, RulesError, whole_deck
from cardhall.games.rummy_rules import (
    BURY_ACTION,
    DONE_ACTION,
    DRAW_ACTION,
    Result,
    Rules,
    cards_of,
    count_of,
    dealt_already,
    draw_action,
    format_action,
    in_order,
    meld_of,
    no_seat,
    take_action,
    throw_action,
    verb_of,
)
from cardhall.messages import Message, Signs

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        GAMMA,
        MASK64,
        bit,
        lowest,
        nth,
        popcount,
        rank,
        scramble,
        suit,
    )
else:
    from cardhall.cards.bits import (
        FULL,
        GAMMA,
        MASK64,
        bit,
        lowest,
        nth,
        popcount,
        rank,
        scramble,
        suit,
    )

# C constants: phases, what a turn is, verbs
P_DEAL = cython.declare(cython.int, 0)
P_DRAW = cython.declare(cython.int, 1)
P_PLAY = cython.declare(cython.int, 2)
P_OVER = cython.declare(cython.int, 3)
_PHASES = ("deal", "draw", "play", "over")

T_USUAL = cython.declare(cython.int, 0)
T_SHED = cython.declare(cython.int, 1)
T_FILL = cython.declare(cython.int, 2)
T_LATE = cython.declare(cython.int, 3)
_TURNS = ("usual", "shed", "fill", "late")

V_DRAW = cython.declare(cython.int, 1)
V_TAKE = cython.declare(cython.int, 2)
V_MELD = cython.declare(cython.int, 3)
V_LAY = cython.declare(cython.int, 4)
V_THROW = cython.declare(cython.int, 5)
V_BURY = cython.declare(cython.int, 6)
V_DONE = cython.declare(cython.int, 7)

REST = cython.declare(cython.ulonglong, (1 << 56) - 1)
LOWS = cython.declare(cython.ulonglong, 0x8004002001)  # the two of each suit
TENS = cython.declare(cython.ulonglong, 0x8004002001 * 0xF00)  # ten to king
ACES = cython.declare(cython.ulonglong, 0x8004002001 << 12)
TO_QUEEN = cython.declare(cython.ulonglong, 0x8004002001 * 0x7FF)


# --- Matched sets --------------------------------------------------------------------------------
# In a suit the ace comes first: bit 0 is the ace, bit 12 the king. A run is where it begins and how
# long it is; a begin of 1 and a length of 13 ends with the ace above the king.


def stretch(of_suit: cython.int, begin: cython.int, length: cython.int) -> cython.ulonglong:
    """The cards of a suit in a stretch of places, the ace first and again after the king."""
    line: cython.ulonglong = ((1 << length) - 1) << begin
    line = (line | (line >> 13)) & 0x1FFF
    return ((line >> 1) | ((line & 1) << 12)) << (13 * of_suit)


def line_of(cards: cython.ulonglong, of_suit: cython.int) -> cython.ulonglong:
    """The cards of a suit, the ace first."""
    line: cython.ulonglong = (cards >> (13 * of_suit)) & 0x1FFF
    return ((line << 1) & 0x1FFF) | (line >> 12)


def alike(card: cython.int) -> cython.ulonglong:
    """The four cards of this card's rank."""
    low: cython.int = rank(card)
    return bit(low) | bit(low + 13) | bit(low + 26) | bit(low + 39)


def begins(cards: cython.ulonglong, corner: cython.bint) -> cython.int:
    """Where a run of these cards begins; -1 if they are none, 13 for a set of one rank."""
    first: cython.int
    line: cython.ulonglong
    start: cython.ulonglong
    if popcount(cards) < 3:
        return -1
    first = lowest(cards)
    if cards & ~alike(first) == 0:
        return 13
    if cards & ~(bit(13 * suit(first)) * 0x1FFF):
        return -1
    line = line_of(cards, suit(first))
    if line == 0x1FFF:
        return 0
    start = line & ~((line << 1) | (line >> 12))
    if start & (start - 1):
        return -1
    first = lowest(start)
    return first if corner or first + popcount(cards) <= 14 else -1


def end_below(cards: cython.ulonglong, begin: cython.int, corner: cython.bint) -> cython.ulonglong:
    """The card that a run which begins there would take below; 0 for none."""
    if popcount(cards) == 13 or (begin == 0 and not corner):
        return 0
    return stretch(suit(lowest(cards)), (begin + 12) % 13, 1)


def end_above(cards: cython.ulonglong, begin: cython.int, corner: cython.bint) -> cython.ulonglong:
    """The card that a run which begins there would take above; 0 for none."""
    length: cython.int = popcount(cards)
    if length == 13 or (begin + length > 13 and not corner):
        return 0
    return stretch(suit(lowest(cards)), (begin + length) % 13, 1)


def ends_of(cards: cython.ulonglong, corner: cython.bint) -> cython.ulonglong:
    """The single cards that a meld would take."""
    begin: cython.int = begins(cards, corner)
    if begin == 13:
        return alike(lowest(cards)) & ~cards
    if begin < 0:
        return 0
    return end_below(cards, begin, corner) | end_above(cards, begin, corner)


def matched(cards: int, rules: Rules) -> bool:
    """Are these cards (52 bits) a matched set (LLAA-RUMMY-03, 17, 18)?"""
    return begins(cards, rules._options.corner) >= 0


def value(cards: int) -> int:
    """What cards (52 bits) count: an ace 15, faces and tens 10, others 5 (LLAA-RUMMY-04 to 06)."""
    return points(cards)


def points(cards: cython.ulonglong) -> cython.int:
    return 5 * popcount(cards) + 5 * popcount(cards & TENS) + 10 * popcount(cards & ACES)


# --- House rules as numbers ----------------------------------------------------------------------


class Options:
    """The house rules as C numbers, read by the hand; for each card the three cards in order that
    it can lie in, and its neighbours."""

    def __init__(self, rules: Rules) -> None:
        self.top_duty = int(rules.top == "must-use")
        self.new_only = int(rules.deep == "new-meld-only")
        self.must_not_play = int(rules.last_discard == "must-not-play")
        self.corner = rules.round_corner == "yes"
        self.turn_overs = rules.turn_overs
        self.missing = rules.missing
        if not cython.compiled:
            self.windows = [0] * 156
            self.below = [0] * 52
            self.over = [0] * 52
        for card in range(52):
            self._neighbours(card)

    def _neighbours(self, card: cython.int) -> None:
        at: cython.int = (rank(card) + 1) % 13  # the ace first
        first: cython.int
        places: list[int] = [at, 13] if at == 0 and not self.corner else [at]
        found: list[int] = []
        for place in places:
            for first in range(place - 2, place + 1):
                if self.corner or 0 <= first <= 11:
                    found.append(stretch(suit(card), (first + 13) % 13, 3))
        for first in range(3):
            # an ace has two windows: the missing third is a set that nobody holds
            self.windows[3 * card + first] = found[first] if first < len(found) else 1 << 63
        before: cython.int = 12 if at == 0 else at - 1
        after: cython.int = 0 if at == 12 else at + 1
        self.below[card] = 0 if at == 1 and not self.corner else stretch(suit(card), before, 1)
        self.over[card] = 0 if at == 12 and not self.corner else stretch(suit(card), after, 1)


# --- One hand ------------------------------------------------------------------------------------


class Hand:
    """The state machine of one hand: ``deal``, then turn by turn ``draw`` and ``play``, ``over``.

    Seats are 0 to ``seats`` - 1 clockwise, "left" is the next number. ``turn`` is -1 when nobody is
    to act.
    """

    def __init__(self, rules: Rules, dealer: int, seats: int) -> None:
        """Make ready for a deal. Raises RulesError for a table that may not open."""
        rules.seats_note(seats)
        if not 0 <= dealer < seats:
            raise no_seat("dealer", dealer, seats)
        self._arrays()
        self.rules = rules
        self.o = rules._options
        self.seats = seats
        self.dealer = dealer
        self._rng = 0
        self._open_deal()

    @classmethod
    def at(
        cls,
        rules: Rules,
        dealer: int,
        hands: Sequence[int],
        *,
        stock: Sequence[int] = (),
        discards: Sequence[int] = (),
        melds: Sequence[int] = (),
        shown: Sequence[int] = (),
        turn: int | None = None,
        phase: str = "draw",
        taken: Sequence[int] = (),
        drawn: int = -1,
        owes: int = 0,
        turned: int = 0,
        exposed: int = 0,
        right: Sequence[int] = (),
        late: bool = False,
        known: Sequence[int] = (),
    ) -> "Hand":
        """A stated position, for records, rulings and study; it need not be a lawful one.

        hands: what each seat holds (52 bits), in the order of the seats. stock: top first.
        discards: bottom first. melds: the cards of each meld, by number; one that is no matched set
        (nothing, or a false one) takes no further card. shown: what each seat laid down. turn: the
        dealer's left unless stated. phase: ``draw``, ``play`` or ``over``. In ``play``: taken, the
        discards that she took this turn, the reached one first; drawn, the card from the stock;
        owes, the card (52 bits) that she must still use. turned: how often the discards were turned
        over. exposed: so many cards lie face up on the stock. right: how many cards each should
        hold between turns (before a draw), as many as she does unless stated. late: she threw a
        card too early and now draws for it (LLAA-RUMMY-52). known: the cards of each hand that
        everybody knows of. Raises RulesError where a card lies twice or a key cannot be.
        """
        hand = cls(rules, dealer, len(hands))
        hand._place_cards(list(hands), list(stock), list(discards), list(melds), list(taken))
        hand._place_turn(
            (dealer + 1) % len(hands) if turn is None else turn, phase, list(taken), drawn, owes,
            late,
        )  # fmt: skip
        hand._place_counts(turned, exposed, list(right), list(shown), list(known))
        return hand

    def _place_cards(
        self,
        hands: list[int],
        stock: list[int],
        discards: list[int],
        melds: list[int],
        taken: list[int],
    ) -> None:
        """Where the cards of a stated position lie."""
        lying = [*hands, *melds, *[1 << card for card in [*stock, *discards]]]
        every = 0
        for cards in lying:
            if not 0 <= cards <= FULL:
                as_bits = Message("rummy-sets-as-bits")
                raise RulesError("hands", Message("as-it-stands", value=repr(cards)), as_bits)
            if cards & every:
                twice = Message("rummy-in-two-places", cards=Signs(format_cards(cards & every)))
                raise RulesError("hands", twice, Message("state-each-card-once"))
            every |= cards
        if len(melds) > 16:
            text = Message("as-it-stands", value=str(len(melds)))
            raise RulesError("melds", text, Message("rummy-so-many-at-most", most=16))
        for seat, cards in enumerate(hands):
            self._hand[seat] = cards
        for card in discards:
            self._push(card)
        self._stock_at = 52 - len(stock)
        for place, card in enumerate(stock):
            self._stock[self._stock_at + place] = card
        for cards in melds:
            self._set_meld(self._melds, cards)
            self._melds += 1
        self._refresh()
        for place, card in enumerate(taken):
            self._pile[self._piled + place] = card

    def _place_turn(
        self, turn: int, phase: str, taken: list[int], drawn: int, owes: int, late: bool
    ) -> None:
        """Whose turn a stated position is, and how far it is."""
        if not 0 <= turn < self.seats:
            raise no_seat("turn", turn, self.seats)
        if phase not in ("draw", "play", "over"):
            text = Message("as-it-stands", value=repr(phase))
            raise RulesError("phase", text, Message("rummy-choose-a-phase"))
        self._phase = _PHASES.index(phase)
        self.turn = -1 if phase == "over" else turn
        self._way = T_LATE if late else T_USUAL
        if phase != "play":
            if phase == "over":
                self._winner = next((s for s in range(self.seats) if not self._hand[s]), -1)
            return
        if owes & ~self._hand[turn] or owes & (owes - 1):
            text = Message("as-it-stands", value=format_cards(owes))
            raise RulesError("owes", text, Message("rummy-one-card-of-the-hand"))
        self._taken = len(taken)
        self._drawn = drawn
        self._owes = owes
        self._barred = 1 << taken[0] if len(taken) == 1 else 0

    def _place_counts(
        self, turned: int, exposed: int, right: list[int], shown: list[int], known: list[int]
    ) -> None:
        """What a stated position tells of counts and credits."""
        if not 0 <= turned <= 9 or not 0 <= exposed <= self.stock:
            text = Message("rummy-exposed-and-turned", exposed=str(exposed), turned=str(turned))
            raise RulesError("exposed", text, Message("rummy-cards-of-the-stock"))
        for name, given in (("right", right), ("shown", shown), ("known", known)):
            if given and len(given) != self.seats:
                text = Message("rummy-so-many-stated", count=len(given))
                raise RulesError(name, text, Message("rummy-one-for-each", seats=self.seats))
        self._turned = turned
        self._exposed = exposed
        for place in range(exposed):
            self._open |= bit(self._stock[self._stock_at + place])
        for seat in range(self.seats):
            held: cython.int = popcount(self._hand[seat])
            if seat == self.turn and self._way == T_LATE and self._phase == P_DRAW:
                held += 1
            elif seat == self.turn and self._way == T_USUAL and self._phase == P_PLAY:
                held -= 1
            self._right[seat] = right[seat] if right else held
            self._shown[seat] = shown[seat] if shown else 0
            self._known[seat] = known[seat] & self._hand[seat] if known else 0
        if self._phase == P_DRAW and self._way == T_USUAL:
            self._begin_turn()
        elif self._phase == P_PLAY and self._way == T_USUAL:
            self._check_hand()

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
            self._rng = 0

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

    # The deal

    def deal(self, deck: Sequence[int]) -> None:
        """Deal from a deck order, top first: singly, from the dealer's left (10), ten, seven or six
        each (11 to 13); the next is turned for the discards, the rest is the stock (14). Raises
        RulesError."""
        if self._phase != P_DEAL:
            raise dealt_already()
        whole_deck("deck", deck)
        place: cython.int
        for place in range(52):
            self._stock[place] = deck[place]
        self._deal()

    def deal_seeded(self, seed: int) -> None:
        """Deal from an order that the seed gives: for simulation, not for play among people."""
        if self._phase != P_DEAL:
            raise dealt_already()
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        self._shuffle()
        self._deal()

    def _below(self, n: cython.uint) -> cython.uint:
        """A random number from 0 to n - 1."""
        self._rng = (self._rng + GAMMA) & MASK64
        return ((scramble(self._rng) >> 32) * n) >> 32

    def _shuffle(self) -> None:
        place: cython.int
        other: cython.int
        card: cython.uchar
        for place in range(52):
            self._stock[place] = place
        for place in range(51):
            other = place + self._below(52 - place)
            card = self._stock[place]
            self._stock[place] = self._stock[other]
            self._stock[other] = card

    def _deal(self) -> None:
        """Deal the cards of the stock's order."""
        place: cython.int
        seat: cython.int = self.dealer
        each: cython.int = 10 if self.seats == 2 else 7 if self.seats <= 4 else 6
        for place in range(each * self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            self._hand[seat] |= bit(self._stock[place])
        for seat in range(self.seats):
            self._right[seat] = each
        self._stock_at = each * self.seats + 1
        self._push(self._stock[self._stock_at - 1])
        self.turn = self.dealer
        self._pass_turn()

    # Turns

    def _pass_turn(self) -> None:
        """The next to the left is to act (19)."""
        self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0
        self._way = T_USUAL
        self._begin_turn()

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

    def _check_hand(self) -> None:
        """After the draw: in a turn with a wrong hand nothing is laid down (48)."""
        if popcount(self._hand[self.turn]) != self._right[self.turn] + 1:
            self._way = T_SHED
            self._owes = 0

    def _end(self, winner: cython.int) -> None:
        self._phase = P_OVER
        self._winner = winner
        self.turn = -1

    # The two piles

    def _push(self, card: cython.int) -> None:
        """A card onto the discards."""
        self._pile[self._piled] = card
        self._under[self._piled + 1] = self._under[self._piled] | bit(card)
        self._piled += 1

    def _turn_over(self) -> None:
        """The discards become the stock as they lie: the undermost on top (33)."""
        place: cython.int
        self._stock_at = 52 - self._piled
        for place in range(self._piled):
            self._stock[self._stock_at + place] = self._pile[place]
        self._open = self._under[self._piled]
        self._piled = 0
        self._turned += 1

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

    def _refresh(self) -> None:
        """Which single cards play on the melds, and which of them above or below a run."""
        number: cython.int
        self._plays = 0
        self._runs_up = 0
        self._runs_down = 0
        for number in range(self._melds):
            self._plays |= self._ends[number]
            self._runs_up |= self._up[number]
            self._runs_down |= self._down[number]

    def _lay_down(self, action: cython.ulonglong) -> None:
        """Lay down a meld (20) or add to one (27 to 29), credited to her (35, OP-RUMMY-06)."""
        seat: cython.int = self.turn
        cards: cython.ulonglong = action & FULL
        self._hand[seat] &= ~cards
        self._known[seat] &= ~cards
        self._shown[seat] |= cards
        self._right[seat] -= popcount(cards)
        self._owes &= ~cards
        self._put(action)

    def _put(self, action: cython.ulonglong) -> None:
        """What a lay-down changes on the table."""
        cards: cython.ulonglong = action & FULL
        number: cython.int = (action >> 52) & 15
        if action >> 56 == V_MELD:
            self._set_meld(self._melds, cards)
            self._melds += 1
        else:
            self._set_meld(number, self._meld[number] | cards)
        self._refresh()

    def _unput(self, action: cython.ulonglong) -> None:
        """Undo ``_put``."""
        number: cython.int = (action >> 52) & 15
        if action >> 56 == V_MELD:
            self._melds -= 1
        else:
            self._set_meld(number, self._meld[number] & ~(action & FULL))
        self._refresh()

    # Looking ahead (OP-X-09): can the turn still end lawfully?

    def _last_goes(self, card: cython.ulonglong, plays: cython.ulonglong) -> cython.bint:
        """May this card, the last one, be thrown (22, 32)?"""
        if card & self._barred:
            return False
        return self.o.must_not_play == 0 or card & plays == 0

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

    def _goes_on(self, cards: cython.ulonglong, wanted: cython.int) -> cython.bint:
        """Can this card be laid on the table, alone or with one more of these cards?"""
        return (
            self._plays & bit(wanted)
            | self.o.below[wanted] & cards & self._runs_up
            | self.o.over[wanted] & cards & self._runs_down
        ) != 0

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

    def _may_take(self, count: cython.int) -> cython.bint:
        """May she take so many of the discards (24, 25)? One alone is free (OP-RUMMY-04)."""
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

    def _legal_draw(self, wanted: cython.ulonglong) -> cython.bint:
        """One card lies exposed: it is taken or buried first (43); several: the top one or the top
        face-down one (44)."""
        if wanted:
            return self._exposed > 0 and wanted == bit(self._stock[self._stock_at])
        if self._exposed:
            return self._exposed > 1 and self._stock_at + self._exposed < 52
        return True

    def _may_bury(self) -> cython.bint:
        return self._exposed == 1 and self._way == T_USUAL

    def _legal_take(self, count: cython.ulonglong) -> cython.bint:
        if count < 1 or count > cython.cast(cython.ulonglong, self._piled):
            return False
        if self._stock_at == 52:  # turning over is compulsory (OP-X-11)
            return False
        if self._exposed == 1 or (count > 1 and (self._exposed or self._way == T_FILL)):
            return False
        return self._way == T_FILL or (self._way == T_USUAL and self._may_take(count))

    def _legal_throw(self, cards: cython.ulonglong) -> cython.bint:
        if cards == 0 or cards & (cards - 1):
            return False
        return cards & self._throwable() != 0

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

    def _any_step(self) -> cython.bint:
        """Can she lay down anything, by her cards and the table?"""
        cards: cython.ulonglong = self._hand[self.turn]
        two: cython.ulonglong = cards & (cards >> 1)
        if cards & self._plays or two & (two >> 1) & TO_QUEEN:
            return True
        if two & LOWS & (cards >> 12):
            return True
        if self.o.corner and two & (LOWS << 11) & (cards << 11):
            return True
        return self._three_alike() != 0

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

    def _three_alike(self) -> cython.ulonglong:
        """The ranks of which she holds three or four, as 13 bits."""
        cards: cython.ulonglong = self._hand[self.turn]
        one: cython.ulonglong = cards >> 13
        two: cython.ulonglong = cards >> 26
        three: cython.ulonglong = cards >> 39
        return ((cards & one & (two | three)) | (two & three & (cards | one))) & 0x1FFF

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

    def _list_growth(
        self,
        count: cython.int,
        verb: cython.ulonglong,
        meld: cython.ulonglong,
        begin: cython.int,
    ) -> cython.int:
        """What can be added to a run: some cards below it, some above, or both."""
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

    # --- what a caller in Python sees ---

    @property
    def phase(self) -> str:
        """``deal``, ``draw``, ``play`` or ``over``."""
        return _PHASES[self._phase]

    @property
    def is_over(self) -> bool:
        return self._phase == P_OVER

    @property
    def kind(self) -> str:
        """What this turn is: ``usual``; with a wrong number of cards ``shed`` (the discard alone)
        or ``fill`` (the draw alone, LLAA-RUMMY-45, 46); ``late`` (the draw for a card thrown too
        early, 52)."""
        return _TURNS[self._way]

    @property
    def stock(self) -> int:
        """Cards in the stock."""
        return 52 - self._stock_at

    @property
    def stock_order(self) -> tuple[int, ...]:
        """The cards of the stock, top first."""
        return tuple([self._stock[place] for place in range(self._stock_at, 52)])

    @property
    def exposed(self) -> int:
        """How many cards lie face up on the stock."""
        return self._exposed

    @property
    def turned(self) -> int:
        """How often the discards were turned over."""
        return self._turned

    @property
    def discards(self) -> tuple[int, ...]:
        """The discards, bottom first."""
        return tuple([self._pile[place] for place in range(self._piled)])

    @property
    def melds(self) -> tuple[int, ...]:
        """The cards of each meld on the table, as 52 bits, by number."""
        return tuple([self._meld[number] for number in range(self._melds)])

    @property
    def taken(self) -> tuple[int, ...]:
        """The discards that were taken in this turn, the reached one first, the top last."""
        return tuple([self._pile[self._piled + place] for place in range(self._taken)])

    @property
    def drawn(self) -> int:
        """The card that was drawn from the stock in this turn; -1 for none."""
        return self._drawn

    @property
    def owes(self) -> int:
        """The card (as 52 bits) that must still be used in this turn; 0 for none."""
        return self._owes

    @property
    def plays(self) -> int:
        """The single cards that play on the melds of the table, as 52 bits (OP-RUMMY-01)."""
        return self._plays

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError(f"No seat {seat}. Seats are 0 to {self.seats - 1}")
        return seat

    def hand_of(self, seat: int) -> int:
        """A seat's cards, as 52 bits."""
        return self._hand[self._seat(seat)]

    def shown_of(self, seat: int) -> int:
        """The cards that a seat has laid down, wherever they lie, as 52 bits."""
        return self._shown[self._seat(seat)]

    def known_of(self, seat: int) -> int:
        """The cards of a seat's hand that everybody has seen her take, as 52 bits."""
        return self._known[self._seat(seat)]

    def right_of(self, seat: int) -> int:
        """How many cards a seat should hold between turns (OP-X-10)."""
        return self._right[self._seat(seat)]

    def legal_actions(self) -> list[int]:
        """Every legal action of the seat whose turn it is: draws, takes by number; melds, what can
        be laid on each, throws. Empty when nobody is to act."""
        count: cython.int
        cards: cython.ulonglong
        if self._phase == P_DRAW:
            return self._legal_draws()
        if self._phase != P_PLAY:
            return []
        count = self._list_steps() if self._way != T_SHED else 0
        out: list[int] = [self._steps[i] for i in range(count)]
        cards = self._throwable()
        while cards:
            out.append(throw_action(lowest(cards)))
            cards &= cards - 1
        if self._way == T_LATE:
            out.append(DONE_ACTION)
        return out

    def _legal_draws(self) -> list[int]:
        out: list[int] = []
        if self._exposed:
            out.append(draw_action(self._stock[self._stock_at]))
        if self._legal_draw(0):
            out.append(DRAW_ACTION)
        out += [take_action(n) for n in range(1, self._piled + 1) if self._legal_take(n)]
        if self._may_bury():
            out.append(BURY_ACTION)
        return out

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

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """Why an action of the seat to act, or of another, would be refused now; None if it is
        legal."""
        if seat is not None and self._seat(seat) != self.turn and self._phase != P_OVER:
            text = Message("rummy-the-turn-is-over")
            return Refusal("not-her-turn", "LLAA-RUMMY-23", text)
        if 0 <= action < 1 << 60 and self._legal(action):
            return None
        try:
            verb = verb_of(action)
        except ValueError:
            text = Message("rummy-is-no-action", action=str(action))
            return Refusal("not-an-action", "LLAA-RUMMY-19", text)
        if self._phase in (P_DEAL, P_OVER):
            return Refusal("not-now", "LLAA-RUMMY-34", Message("nobody-is-to-act"))
        if self._phase == P_DRAW:
            return self._why_not_draw(verb, action & (1 << 56) - 1)
        if verb == "throw":
            return self._why_not_throw(action)
        if verb in ("meld", "lay"):
            return self._why_not_lay_down(verb, action)
        if verb == "done":
            return Refusal(
                "must-throw", "LLAA-RUMMY-21", Message("rummy-a-turn-ends-with-a-discard")
            )
        if self._way == T_SHED:
            text = Message("rummy-with-too-many-cards")
            return Refusal("too-many", "LLAA-RUMMY-45", text)
        return Refusal("drawn", "LLAA-RUMMY-19", Message("rummy-has-drawn"))

    def _why_not_draw(self, verb: str, rest: int) -> Refusal:
        if verb in ("throw", "done"):
            if self._way == T_FILL:
                text = Message("rummy-with-too-few-cards")
                return Refusal("too-few", "LLAA-RUMMY-46", text)
            return Refusal(
                "draw-first", "LLAA-RUMMY-19", Message("rummy-a-turn-begins-with-a-draw")
            )
        if verb in ("meld", "lay"):
            if self._way == T_FILL:
                text = Message("rummy-no-meld-from-a-wrong-hand")
                return Refusal("wrong-hand", "LLAA-RUMMY-48", text)
            text = Message("rummy-laid-down-after-the-draw")
            return Refusal("draw-first", "LLAA-RUMMY-20", text)
        if verb in ("draw", "bury"):
            if self._exposed == 1:
                text = Message("rummy-the-exposed-card-first")
                return Refusal("exposed", "LLAA-RUMMY-43", text)
            return Refusal("exposed", "LLAA-RUMMY-44", Message("rummy-the-stock-lies-otherwise"))
        if self._way == T_LATE:
            return Refusal("late", "LLAA-RUMMY-52", Message("rummy-the-missing-draw"))
        if not 1 <= rest <= self._piled:
            text = Message("rummy-so-many-discards", count=self._piled)
            return Refusal("no-such-card", "LLAA-RUMMY-24", text)
        if self._stock_at == 52:
            text = Message("rummy-the-stock-is-used-up")
            return Refusal("turn-over", "OP-X-11", text)
        if self._exposed == 1:
            text = Message("rummy-the-exposed-card-first")
            return Refusal("exposed", "LLAA-RUMMY-43", text)
        if self._exposed and rest > 1:
            return Refusal("exposed", "OP-X-11", Message("rummy-no-deep-pick-up"))
        if self._way == T_FILL:
            return Refusal("one-a-turn", "LLAA-RUMMY-46", Message("rummy-one-card-a-turn"))
        reached = Signs(format_card(self._pile[self._piled - rest]))
        text = Message("rummy-could-not-use", card=reached)
        return Refusal("duty", "LLAA-RUMMY-25", text)

    def _why_not_throw(self, action: int) -> Refusal:
        cards = cards_of(action)
        if action >> 52 & 15 or cards.bit_count() != 1:
            return Refusal("one-card", "LLAA-RUMMY-21", Message("one-card-is-thrown"))
        if not cards & self._hand[self.turn]:
            return Refusal("not-held", "LLAA-RUMMY-21", Message("rummy-that-card-is-not-held"))
        if self._way == T_LATE:
            return Refusal("late", "LLAA-RUMMY-52", Message("rummy-has-thrown-already"))
        if self._owes:
            text = Message("rummy-must-be-used-first", card=Signs(format_cards(self._owes)))
            return Refusal("duty", "LLAA-RUMMY-25", text)
        if cards & self._barred:
            return Refusal("just-taken", "LLAA-RUMMY-22", Message("rummy-the-top-just-taken-stays"))
        return Refusal("plays", "LLAA-RUMMY-32", Message("rummy-the-last-card-may-not-play"))

    def _why_not_lay_down(self, verb: str, action: int) -> Refusal:
        cards = cards_of(action)
        if self._way == T_SHED:
            return Refusal(
                "wrong-hand", "LLAA-RUMMY-48", Message("rummy-no-meld-from-a-wrong-hand")
            )
        if not cards or cards & ~self._hand[self.turn]:
            return Refusal("not-held", "LLAA-RUMMY-20", Message("rummy-those-cards-are-not-held"))
        if verb == "meld":
            if action >> 52 & 15 or not begins(cards, self.o.corner) >= 0:
                return self._no_set(cards)
        elif not self._possible(action):
            return self._does_not_fit(action)
        left = self._hand[self.turn] & ~cards
        if not left:
            return Refusal("floating", "LLAA-RUMMY-31", Message("rummy-must-keep-a-card-to-throw"))
        if self._owes:
            text = Message("rummy-could-not-be-used", card=Signs(format_cards(self._owes)))
            return Refusal("duty", "LLAA-RUMMY-25", text)
        if left & self._barred:
            text = Message("rummy-the-top-would-be-left")
            return Refusal("just-taken", "LLAA-RUMMY-22", text)
        return Refusal("plays", "LLAA-RUMMY-32", Message("rummy-the-card-left-would-play"))

    def _no_set(self, cards: int) -> Refusal:
        if len({card % 13 for card in card_list(cards)}) == 1:
            return Refusal("no-set", "LLAA-RUMMY-17", Message("rummy-three-or-four-are-a-set"))
        if begins(cards, True) >= 0:
            return Refusal(
                "round-corner", "LLAA-RUMMY-03", Message("rummy-no-sequence-through-the-ace")
            )
        return Refusal("no-set", "LLAA-RUMMY-18", Message("rummy-three-in-order-are-a-set"))

    def _does_not_fit(self, action: int) -> Refusal:
        number = meld_of(action)
        if number >= self._melds:
            text = Message("rummy-so-many-melds", count=self._melds)
            return Refusal("no-such-meld", "LLAA-RUMMY-27", text)
        if begins(self._meld[number], self.o.corner) < 0:
            text = Message("rummy-nothing-is-added-to-no-set")
            return Refusal("dead-meld", "LLAA-RUMMY-62", text)
        return Refusal("does-not-fit", "LLAA-RUMMY-27", Message("rummy-those-cards-do-not-match"))

    def force(self, action: int) -> None:
        """Take an act that hands can do at the table though the rules forbid it, for the open
        referee: a card thrown before the draw, a second draw, a false meld, a deep card without
        use. Raises ValueError where nobody could: a card not held, no such meld."""
        verb = verb_of(action)
        cards = cards_of(action)
        if self.turn < 0:
            raise ValueError("Nobody is to act in this hand now")
        held = cards and not cards & ~self._hand[self.turn]
        fits = {
            "draw": self._forced_draw(cards),
            "take": 1 <= count_of(action) <= self._piled,
            "meld": held and self._melds < 16,
            "lay": held and meld_of(action) < self._melds,
            "throw": held and cards.bit_count() == 1,
            "bury": self._exposed > 0,
            "done": self._phase == P_PLAY,
        }
        if not fits[verb]:
            raise ValueError(f"{format_action(action)!r} cannot be done in this position")
        again = self._phase == P_PLAY and verb in ("draw", "take")
        self._do(action)
        if again:
            self._check_hand()

    def _forced_draw(self, cards: int) -> bool:
        if cards:
            return self._exposed > 0 and cards == 1 << self._stock[self._stock_at]
        return self._stock_at + self._exposed < 52 or (self._stock_at == 52 and self._piled > 0)

    def expose(self, count: int = 1) -> None:
        """So many more cards of the stock's top are seen and lie face up on it (LLAA-RUMMY-42).
        Raises ValueError for more than there are."""
        if not 0 <= self._exposed + count <= self.stock:
            raise ValueError(f"The stock has {self.stock} cards. Expose as many at most")
        self._exposed += count
        for place in range(self._exposed):
            self._open |= bit(self._stock[self._stock_at + place])

    def pass_to(self, seat: int) -> None:
        """This seat is to act, whosever turn it was: a turn out of turn, or one taken back
        (LLAA-RUMMY-39, 41). Raises ValueError when the hand is over."""
        if self._phase not in (P_DRAW, P_PLAY):
            raise ValueError("Nobody is to act in this hand now")
        self.turn = self._seat(seat) - 1
        self._pass_turn()

    # Looking further

    def can_meet_duty(self) -> bool:
        """Can the card that she owes still be used in this turn, and one thrown after it? Exact for
        hands of any size; where nothing is owed: can her turn end?"""
        return self._phase == P_DRAW or (self._phase == P_PLAY and self._can_end())

    def _can_end(self) -> cython.bint:
        """Is there a lawful end to this turn, which is past its draw?"""
        if self._owes:
            return self._meets(self._hand[self.turn], lowest(self._owes))
        return self._way == T_LATE or self._throwable() != 0 or self._list_steps() > 0

    def copy(self) -> "Hand":
        """An independent copy."""
        other: Hand = Hand.__new__(Hand)
        other._arrays()
        other._become(self)
        other.rules = self.rules
        other.o = self.o
        return other

    def _become(self, other: "Hand") -> None:
        """Take over another hand's whole state (but not its rules)."""
        i: cython.int
        self.seats = other.seats
        self.dealer = other.dealer
        self.turn = other.turn
        self._phase = other._phase
        self._way = other._way
        self._winner = other._winner
        self._stock_at = other._stock_at
        self._piled = other._piled
        self._melds = other._melds
        self._taken = other._taken
        self._drawn = other._drawn
        self._turned = other._turned
        self._exposed = other._exposed
        self._rng = other._rng
        self._plays = other._plays
        self._runs_up = other._runs_up
        self._runs_down = other._runs_down
        self._owes = other._owes
        self._barred = other._barred
        self._open = other._open
        for i in range(self.seats):
            self._hand[i] = other._hand[i]
            self._shown[i] = other._shown[i]
            self._known[i] = other._known[i]
            self._right[i] = other._right[i]
        for i in range(other._stock_at, 52):
            self._stock[i] = other._stock[i]
        for i in range(other._piled + other._taken):
            self._pile[i] = other._pile[i]
        for i in range(other._piled + 1):
            self._under[i] = other._under[i]
        for i in range(other._melds):
            self._meld[i] = other._meld[i]
            self._ends[i] = other._ends[i]
            self._up[i] = other._up[i]
            self._down[i] = other._down[i]

    def _view(self, seat: int) -> "View":
        """The view of a seat, -1 for somebody watching; see ``view``."""
        seats = range(self.seats)
        own = seat >= 0
        over = self._phase == P_OVER
        return View(
            rules=self.rules,
            seat=seat if own else None,
            seats=self.seats,
            dealer=self.dealer,
            turn=self.turn,
            phase=_PHASES[self._phase],
            kind=_TURNS[self._way],
            hand=tuple(card_list(self._hand[seat])) if own else (),
            drawn=self._drawn if own and self.turn == seat else -1,
            sizes=tuple([popcount(self._hand[s]) for s in seats]),
            right=tuple([self._right[s] for s in seats]),
            known=tuple([tuple(card_list(self._known[s])) for s in seats]),
            held=tuple([tuple(card_list(self._hand[s])) for s in seats]) if over else (),
            melds=tuple([tuple(in_order(self._meld[i])) for i in range(self._melds)]),
            shown=tuple([tuple(card_list(self._shown[s])) for s in seats]),
            stock=tuple([card if self._open & bit(card) else -1 for card in self.stock_order]),
            exposed=self._exposed,
            turned=self._turned,
            discards=self.discards,
            taken=self.taken,
            has_drawn=self._phase == P_PLAY and self._drawn >= 0,
            owes=lowest(self._owes) if self._owes else -1,
            legal=tuple(self.legal_actions()) if own and self.turn == seat else (),
            result=self.result() if over else None,
        )

    # Results

    def result(self) -> Result:
        """How the hand ended. Raises ValueError before the end."""
        if self._phase != P_OVER:
            raise ValueError("The hand is not over. Ask for its result when it is")
        seats = range(self.seats)
        shown = tuple([points(self._shown[seat]) for seat in seats])
        held = tuple([points(self._hand[seat]) for seat in seats])
        missing = tuple([max(0, self._right[s] - popcount(self._hand[s])) for s in seats])
        return Result(
            ending="stock" if self._winner < 0 else "out",
            winner=None if self._winner < 0 else self._winner,
            shown=shown,
            held=held,
            missing=missing,
            scores=tuple([self._score(seat) for seat in seats]),
            clause="OP-RUMMY-07" if self._winner < 0 else "LLAA-RUMMY-30",
        )

    def _score(self, seat: cython.int) -> cython.int:
        """What she has shown (35) less what she holds (36, 37), less the cards missing (50)."""
        missing: cython.int = self._right[seat] - popcount(self._hand[seat])
        out: cython.int = points(self._shown[seat]) - points(self._hand[seat])
        return out - self.o.missing * missing if missing > 0 else out

    def movements(self) -> list[Movement]:
        """The chips that this hand moves: from the bank to its winner (OP-T-06). Points are in the
        result."""
        if self._phase != P_OVER or self._winner < 0 or not self.rules.win_chips:
            return []
        return [Movement(None, self.rules.win_chips, self._winner, "OP-T-06")]

    # Simulation

    def playout(self, hands: cython.int, seed: int) -> tuple[int, int]:
        """Play whole hands at random in a compiled loop, the deal passing. Leaves this hand at the
        end of the last one. Returns (actions taken, the sum of all scores).

        Hands end by the rules alone: who is never out uses up the stock (OP-RUMMY-07).
        """
        actions: cython.longlong = 0
        scores: cython.longlong = 0
        seat: cython.int
        _: cython.int
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        for _ in range(hands):
            self.dealer = self.dealer + 1 if self.dealer + 1 < self.seats else 0
            self._open_deal()
            self._shuffle()
            self._deal()
            while self._phase != P_OVER:
                self._do(self._random_action())
                actions += 1
            for seat in range(self.seats):
                scores += self._score(seat)
        return actions, scores

    def random_action(self, seed: int) -> int:
        """One legal action, chosen as ``playout`` chooses."""
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        return self._random_action()


# --- What a seat may know ------------------------------------------------------------------------


@dataclass(frozen=True)
class View:
    """What one seat (or, with ``seat`` None, somebody watching) may know of a hand.

    Built from what may be known, never by taking away. Cards are ints; tuples run over the seats
    unless they say otherwise. Everybody remembers all that lay open.
    """

    rules: Rules
    seat: int | None
    seats: int
    dealer: int
    turn: int
    """-1 when nobody is to act."""
    phase: str
    kind: str
    """What this turn is; see ``Hand.kind``."""
    hand: tuple[int, ...] = field(repr=False)  # a log of a view shows no hidden card
    """One's own cards, low to high."""
    drawn: int = field(repr=False)
    """The card that one drew from the stock this turn; -1 for none."""
    sizes: tuple[int, ...]
    """How many cards each holds."""
    right: tuple[int, ...]
    """How many each should hold between turns."""
    known: tuple[tuple[int, ...], ...]
    """Cards in each hand that everybody has seen her take."""
    held: tuple[tuple[int, ...], ...]
    """All hands, when they are counted; empty before."""
    melds: tuple[tuple[int, ...], ...]
    """The melds on the table, by number, in order as they lie."""
    shown: tuple[tuple[int, ...], ...]
    """The cards that each has laid down, wherever they lie."""
    stock: tuple[int, ...]
    """Top first; -1 for a card that nobody has seen there."""
    exposed: int
    """How many lie face up on the stock."""
    turned: int
    """How often the discards were turned over."""
    discards: tuple[int, ...]
    """Bottom first."""
    taken: tuple[int, ...]
    """The discards taken in this turn, the reached one first."""
    has_drawn: bool
    """Was a card drawn from the stock in this turn?"""
    owes: int
    """The card that must still be used in this turn; -1 for none."""
    legal: tuple[int, ...] = field(repr=False)
    """One's own legal actions, at one's own turn."""
    result: Result | None
    """When the hand is over."""


def view(hand: Hand, seat: int | None) -> View:
    """What this seat may know of the hand; None for somebody watching."""
    return hand._view(-1 if seat is None else hand._seat(seat))
