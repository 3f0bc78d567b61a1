"""Texas hold'em: hands that agree with what a seat knows, and play-outs of them.

``Imaginer`` takes a view, never a hand. It keeps to all that the view tells: one's own cards, the
board, hands that lie open; the other cards are dealt anew. Who has bet, raised or called is given
one of the better hands: the more chips, the smaller the share of hands from which it comes. Used by
``holdem.imagine`` and by the bot. Compiled like ``hand.py``, and readable like it.
"""

from collections.abc import Sequence

import cython

from cardhall.cards.notation import card_set
from cardhall.cards.table import bits_of
from cardhall.games.holdem.actions import amount_of, verb_of
from cardhall.games.holdem.deal import PHASES
from cardhall.games.holdem.rules import Rules
from cardhall.games.holdem.view import View

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        nth,
        popcount,
    )
    from cython.cimports.cardhall.cards.seven import seven_card_value
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.engine.imaginer import AnyImaginer
    from cython.cimports.cardhall.games.holdem.deal import (
        P_FLOP,
        P_PREFLOP,
        P_RIVER,
        P_SHOWDOWN,
        V_BET,
        V_CALL,
        V_CHECK,
        V_FOLD,
        V_RAISE,
    )
    from cython.cimports.cardhall.games.holdem.hand import Hand
else:
    from cardhall.cards.bits import FULL, bit, lowest, nth, popcount
    from cardhall.cards.seven import seven_card_value
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.engine.imaginer import AnyImaginer
    from cardhall.games.holdem.deal import (
        P_FLOP,
        P_PREFLOP,
        P_RIVER,
        P_SHOWDOWN,
        V_BET,
        V_CALL,
        V_CHECK,
        V_FOLD,
        V_RAISE,
    )
    from cardhall.games.holdem.hand import Hand

TRIES = cython.declare(cython.int, 20)
"""Hands tried for a seat before the best of them is taken for what it did."""
GLANCE = cython.declare(cython.int, 8)
"""Random hands and boards by which a hand that does not fit at all is known."""
LOOK = cython.declare(cython.int, 24)
"""So many more for one that may fit."""
SHOVE = cython.declare(cython.int, 13)
"""A raise to so many big blinds is believed to come from half of all hands, one to twice as many
from a third: near what is right to push with, all-in, from 5 to 100 big blinds."""
STICKY = cython.declare(cython.int, 15)
"""On the board people go on with so many tenths of the hands with which they must."""
LEAST_SHARE = cython.declare(cython.int, 25)
"""Nobody is believed to wait for less than the best 25 of 1,000 hands."""
SAMPLES = cython.declare(cython.int, 10)
"""Random hands and boards against which a hand is weighed after the flop."""

CAUTION = 0.5
"""How much of the standard error of its mean an action is marked down."""

# How often two cards win against one random hand, in thousandths, ties as halves: sampled once,
# 30,000 deals each. Row: the higher rank, for suited cards; the lower one, for others.
# fmt: off
_TABLE = (
    504, 319, 333, 347, 341, 344, 371, 390, 419, 445, 471, 506, 553,
    358, 539, 355, 366, 360, 366, 373, 404, 429, 457, 479, 513, 562,
    366, 389, 571, 378, 384, 385, 397, 412, 435, 457, 492, 524, 570,
    376, 397, 418, 605, 395, 404, 411, 427, 448, 470, 506, 529, 578,
    375, 396, 413, 434, 638, 422, 436, 449, 464, 480, 515, 539, 577,
    379, 398, 417, 437, 458, 659, 450, 463, 479, 496, 517, 551, 586,
    403, 410, 429, 445, 467, 478, 692, 485, 504, 511, 528, 556, 600,
    423, 437, 441, 456, 470, 490, 505, 720, 516, 531, 553, 581, 609,
    446, 458, 465, 473, 487, 501, 520, 544, 754, 551, 573, 601, 628,
    473, 479, 497, 500, 504, 528, 540, 561, 574, 774, 579, 611, 634,
    501, 508, 521, 526, 536, 544, 562, 576, 592, 599, 800, 616, 644,
    532, 540, 546, 559, 560, 573, 585, 596, 619, 626, 633, 822, 652,
    576, 576, 591, 599, 601, 609, 618, 631, 646, 657, 660, 669, 854,
)
# fmt: on
if not cython.compiled:
    _preflop = [0] * 169
    _better = [0] * 1001
for _place in range(169):
    _preflop[_place] = _TABLE[_place]


def _count_better() -> None:
    """Count how many of 1,000 hands win more often before the flop, by how often one wins."""
    ways = [0] * 1001
    for place in range(169):
        row, column = divmod(place, 13)
        ways[_preflop[place]] += 6 if row == column else 4 if row > column else 12
    above = 0
    for worth in range(1000, -1, -1):
        _better[worth] = 1000 * above // 1326
        above += ways[worth]


_count_better()


def before_the_flop(hole: cython.ulonglong) -> cython.int:
    """Count how often two cards, as bits, win against one random hand, in thousandths."""
    one: cython.int = lowest(hole)
    two: cython.int = lowest(hole & (hole - 1))
    low: cython.int = one % 13
    high: cython.int = two % 13
    suited: cython.bint = one // 13 == two // 13
    if low > high:
        low, high = high, low
    return _preflop[13 * high + low] if suited else _preflop[13 * low + high]


def _pushed(
    to: cython.longlong, big: cython.longlong, raises: cython.int, players: cython.int
) -> cython.int:
    """From what share of hands, in thousandths, a raise to so much comes before the flop: fewer the
    dearer it is, the more have raised before, and the more players there are to run into."""
    share: cython.longlong = 1000 * SHOVE * big // (SHOVE * big + to)
    if players > 2:
        share = share * 9 // (7 + players)
    if raises > 1:
        share = share // 2 if raises == 2 else share // 4
    return LEAST_SHARE if share < LEAST_SHARE else share


def _bet_share(chips: cython.longlong, pot: cython.longlong) -> cython.int:
    """From what share of hands, in thousandths, a bet of so many chips into this pot comes on the
    board: those that a player who is right to fold the rest would go on with against it."""
    return 1000 * pot // (pot + chips)


def _least_worth(share: cython.int, board: cython.ulonglong) -> cython.int:
    """Count how often the weakest of the best hands on a board wins against one random hand, in
    thousandths. With cards to come hands lie closer together."""
    wide: cython.int = 8 if popcount(board) == 3 else 9 if popcount(board) == 4 else 10
    return 500 + (500 - share) * wide // 10


class Imaginer(AnyImaginer):
    """Makes hands that agree with one view, each from a seed."""

    def __init__(self, view: View, rules: Rules, belief: int = 100) -> None:
        """Raises ValueError for a hand that is not dealt or is over: nothing to imagine.

        belief: how far what a bet tells is believed, in hundredths. At 0 anybody may hold anything.
        """
        if view.phase in ("deal", "over"):
            raise ValueError(f"Nothing to imagine in the phase {view.phase!r}")
        self._lists()
        self.me = -1 if view.seat is None else view.seat
        self._seed(0)
        self.base = Hand.__new__(Hand)
        self.base._arrays()
        h: Hand = self.base
        h.rules = rules
        h.o = rules._options
        self._take_public(view)
        self._take_stacks(view)
        self._take_cards(view)
        self._take_claims(view)
        self._doubt(100 - belief)

    def _lists(self) -> None:
        if not cython.compiled:
            self._known = [0] * 10
            self._share_before = [0] * 10
            self._share_after = [0] * 10
            self._order = [0] * 10
            self._strengths = [0] * 50

    def _take_public(self, view: View) -> None:
        """Take over where the hand stands."""
        h: Hand = self.base
        h.seats = view.seats
        h.button = view.button
        h._in = bits_of(view.dealt_in)
        h._carried = view.carried
        h._small = -1 if view.small is None else view.small
        h._big = view.big
        h._straddle = -1 if view.straddle is None else view.straddle
        for seat in range(view.seats):
            h._start[seat] = h._live_post[seat] = h._dead_post[seat] = 0
        h._open()
        h.turn = view.turn
        h._phase = PHASES.index(view.phase)
        h._live = bits_of(view.live)
        h._able = h._live & ~bits_of(view.all_in)
        h._todo = bits_of(view.to_act)
        h._called = bits_of(view.called)
        h._mucked = bits_of(view.mucked)
        h._raises = view.raises
        h._capped = int(view.capped)
        h._aggressor = -1 if view.aggressor is None else view.aggressor
        h._level = view.level
        h._full = view.full
        h._min_raise = view.least_raise
        h._size = h.o.big_bet if h._phase > P_FLOP else h.o.big
        h._untold()
        for step in view.history:
            h._tell(PHASES.index(step.phase), step.seat, step.action, step.chips)

    def _take_stacks(self, view: View) -> None:
        """Everybody's chips."""
        h: Hand = self.base
        rules = h.rules
        for seat in range(view.seats):
            start = view.starting_stacks[seat]
            h._start[seat] = rules.playable(start)
            h._crumb[seat] = start - rules.playable(start)
            h._stack[seat] = view.stacks[seat] - h._crumb[seat]
            h._bet[seat] = view.bets[seat]
            h._dead_by[seat] = view.dead[seat]
            h._put[seat] = view.put_in[seat] - view.dead[seat]
            h._seen[seat] = view.acted_at[seat]
        h._dead = sum(view.dead)
        h._pot = sum(view.put_in) + view.carried
        h._make_pots()
        if h._phase == P_SHOWDOWN:  # made when the betting ended: also of hands mucked since
            h._pot_count = len(view.pots)
            for number, pot in enumerate(view.pots):
                h._pots_amount[number] = pot.amount
                h._pots_seats[number] = bits_of(pot.seats)

    def _take_cards(self, view: View) -> None:
        """One's own cards and those that lie open."""
        h: Hand = self.base
        h._board = card_set(view.board)
        base = 2 * len(view.dealt_in)
        for place, card in zip((1, 2, 3, 5, 7), view.board, strict=False):
            h._deck[base + place] = card
        known: cython.ulonglong = h._board
        for seat in range(view.seats):
            up = card_set(view.shown[seat])
            h._part[seat] = up
            self._known[seat] = up
            if popcount(up) == 2:
                h._shown |= 1 << seat
                if h._phase == P_SHOWDOWN:
                    h._order[h._show_count] = seat
                    h._show_count += 1
            if seat == self.me:
                self._known[seat] = card_set(view.cards)
            known |= self._known[seat]
        self.hidden = FULL & ~known
        at = h.button
        for place in range(len(view.dealt_in)):
            at = h._after(at, h._in)
            self._order[place] = at

    def _take_claims(self, view: View) -> None:
        """From what share of hands, in thousandths, each is believed to have acted so: before the
        flop, and on the board. Chips that this seat cannot be made to match count for nothing."""
        h: Hand = self.base
        for seat in range(view.seats):
            self._share_before[seat] = self._share_after[seat] = 1000
        most = view.starting_stacks[self.me] if self.me >= 0 else max(view.starting_stacks)
        pot = h._pot - sum(step.chips for step in view.history)
        raises = to = 0
        for step in view.history:
            seat, verb = step.seat, verb_of(step.action)
            chips = min(step.chips, most)
            if step.phase == "preflop":
                if verb in ("bet", "raise"):
                    raises += 1
                    to = min(amount_of(step.action), most)
                    self._share_before[seat] = _pushed(to, h.o.big, raises, popcount(h._in))
                elif verb == "call" and chips:
                    # who only limps may hold nearly anything; who calls, less than who raised
                    share = (
                        _pushed(to, h.o.big, raises, popcount(h._in)) * 3 // 2 if raises else 800
                    )
                    self._share_before[seat] = min(self._share_before[seat], share)
            elif verb in ("call", "bet", "raise") and chips:
                share = _bet_share(chips if verb != "call" else chips // 2, max(pot, 1))
                self._share_after[seat] = max(LEAST_SHARE, self._share_after[seat] * share // 1000)
            pot += step.chips

    def _doubt(self, doubt: int) -> None:
        """Widen the shares of hands from which the others are believed to have acted."""
        for seat in range(self.base.seats):
            if seat != self.me:
                self._share_before[seat] += (1000 - self._share_before[seat]) * doubt // 100
                self._share_after[seat] += (1000 - self._share_after[seat]) * doubt // 100

    def _draw(self, used: cython.ulonglong) -> cython.int:
        """A random card that is not among those used."""
        card: cython.int = self._below(52)
        while used >> card & 1:
            card = self._below(52)
        return card

    def _against_one(
        self, hole: cython.ulonglong, board: cython.ulonglong, samples: cython.int
    ) -> cython.int:
        """Count how often these cards win against one random hand, in thousandths: from the table
        before the flop, later over so many random hands and boards."""
        total: cython.int = 0
        _: cython.int
        _number: cython.int
        missing: cython.int = 5 - popcount(board)
        used: cython.ulonglong
        full: cython.ulonglong
        other: cython.ulonglong
        mine: cython.uint
        theirs: cython.uint
        if board == 0:
            return before_the_flop(hole)
        for _ in range(samples):
            used = hole | board
            other = 0
            for _number in range(2):
                other |= bit(self._draw(used | other))
            used |= other
            full = board
            for _number in range(missing):
                full |= bit(self._draw(used | full))
            mine = seven_card_value(full | hole)
            theirs = seven_card_value(full | other)
            if mine > theirs:
                total += 2
            elif mine == theirs:
                total += 1
        return 500 * total // samples

    def _lacks(self, seat: cython.int, hole: cython.ulonglong) -> cython.int:
        """By how much these cards are too weak for what the seat did, in thousandths; 0 if they are
        not."""
        lacks: cython.int = 0
        gap: cython.int
        least: cython.int
        worth: cython.int
        if self._share_before[seat] < 1000:
            gap = _better[before_the_flop(hole)] - self._share_before[seat]
            if gap > lacks:
                lacks = gap
        if self._share_after[seat] < 1000 and lacks < 200:
            least = _least_worth(self._share_after[seat], self.base._board)
            worth = self._against_one(hole, self.base._board, GLANCE)
            if least - worth < 200:
                worth = GLANCE * worth + LOOK * self._against_one(hole, self.base._board, LOOK)
                worth //= GLANCE + LOOK
            if least - worth > lacks:
                lacks = least - worth
        return lacks

    def _believed(self, lacks: cython.int) -> cython.bint:
        """Would the seat have done so with cards that are so much too weak? Seldom by a little,
        one time in a hundred by much."""
        roll: cython.int = self._below(1000)
        if lacks <= 0:
            return True
        return roll < 10 if lacks > 100 else roll < 10 + (100 - lacks) * (100 - lacks) // 20

    def _imagine(self, hand: Hand) -> None:
        """Fill in ``hand``; the generator is where the last one left it."""
        place: cython.int
        seat: cython.int
        _: cython.int
        rest: cython.ulonglong = self.hidden
        open_: cython.ulonglong
        one: cython.ulonglong
        hole: cython.ulonglong = 0
        best: cython.ulonglong
        least: cython.int
        lacks: cython.int
        hand._become(self.base)
        for place in range(popcount(hand._in)):
            seat = self._order[place]
            open_ = self._known[seat]
            if popcount(open_) == 2:
                hand._hole[seat] = open_
                continue
            best = 0
            least = 2000
            for _ in range(TRIES):
                hole = open_
                while popcount(hole) < 2:
                    one = nth(rest & ~hole, self._below(popcount(rest & ~hole)))
                    hole |= one
                if (hand._live >> seat) & 1 == 0:
                    best = hole
                    break
                lacks = self._lacks(seat, hole)
                if lacks < least:
                    best = hole
                    least = lacks
                if self._believed(lacks):
                    best = hole
                    break
            hand._hole[seat] = best
            rest &= ~best
        self._lay_deck(hand, rest)

    def _lay_deck(self, hand: Hand, rest: cython.ulonglong) -> None:
        """A deck order that deals these hands and this board, at random where it is not known."""
        place: cython.int
        seat: cython.int
        count: cython.int = popcount(hand._in)
        base: cython.int = 2 * count
        shown: cython.int = popcount(hand._board)
        one: cython.ulonglong
        for place in range(count):
            seat = self._order[place]
            hand._deck[place] = lowest(hand._hole[seat])
            hand._deck[count + place] = lowest(hand._hole[seat] & (hand._hole[seat] - 1))
        for place in range(base, 52):
            # places 1 2 3, 5 and 7 are the board's, as far as it lies there
            if (place > base and place < base + 4 and shown >= 3) or (
                (place == base + 5 and shown >= 4) or (place == base + 7 and shown == 5)
            ):
                continue
            one = nth(rest, self._below(popcount(rest)))
            hand._deck[place] = lowest(one)
            rest &= ~one

    def hand(self, seed: int) -> Hand:
        """A hand that agrees with the view: the same seed, the same hand."""
        out: Hand = self.base.copy()
        self._seed(seed)
        self._imagine(out)
        return out

    # Search

    def strength(self, samples: int, seed: int) -> int:
        """Count how often one's own cards win against one random hand, in thousandths."""
        if self.me < 0:
            raise ValueError("Somebody watching has no cards")
        self._seed(seed)
        return self._against_one(self._known[self.me], self.base._board, samples)

    def beaten(self) -> bool:
        """At the showdown: do hands that lie open beat one's own in every pot?"""
        h: Hand = self.base
        mine = seven_card_value(h._board | self._known[self.me])
        for number in range(h._pot_count):
            if not h._pots_seats[number] >> self.me & 1:
                continue
            better = False
            rivals = h._pots_seats[number] & h._live & ~(1 << self.me)
            for seat in range(h.seats):
                up = self._known[seat]
                if rivals >> seat & 1 and popcount(up) == 2:
                    better = better or seven_card_value(h._board | up) > mine
            if not better:
                return False
        return True

    def best(self, actions: Sequence[int], playouts: int, seed: int) -> int:
        """The action that does best over about ``playouts`` play-outs of imagined hands, in chips.
        All actions are tried on the same hands; the worse half is dropped in each round. Who stakes
        more must be surer: an action counts for its mean less part of its standard error."""
        if self.me < 0:
            raise ValueError("Somebody watching has no action to choose")
        alive = list(range(len(actions)))
        count = [0] * len(actions)
        total = [0.0] * len(actions)
        squares = [0.0] * len(actions)
        self._seed(seed)
        rounds = max(1, (len(alive) - 1).bit_length())
        while len(alive) > 1:
            worlds = max(2, playouts // (rounds * len(alive)))
            self._try(actions, alive, worlds, count, total, squares)
            worth = {}
            for i in alive:
                mean = total[i] / count[i]
                spread = max(0.0, squares[i] / count[i] - mean * mean)
                worth[i] = mean - CAUTION * (spread / count[i]) ** 0.5
            order = sorted(alive, key=lambda i: (-worth[i], i))
            alive = order[: (len(alive) + 1) // 2]
        return actions[alive[0]]

    def _begin(self, seed: int) -> None:
        if self.me < 0:
            raise ValueError("Somebody watching has no action to choose")
        self._seed(seed)

    def _blank(self) -> Hand:
        return self.base.copy()

    def _lay(self, world: AnyHand) -> None:
        self._imagine(cython.cast(Hand, world))
        self._forget()

    def _play_on(
        self, world: AnyHand, line: AnyHand, action: cython.ulonglong, number: cython.int
    ) -> None:
        hand: Hand = cython.cast(Hand, line)
        hand._become(cython.cast(Hand, world))
        hand._do(action)
        self._play_out(hand)

    def _try(
        self,
        actions: Sequence[int],
        alive: list[int],
        worlds: int,
        count: list[int],
        total: list[float],
        squares: list[float],
    ) -> None:
        """Try actions on so many imagined hands more; adds up what each brings."""
        world: Hand = self.base.copy()
        line: Hand = self.base.copy()
        action: cython.ulonglong
        gain: cython.double
        for _ in range(worlds):
            self._imagine(world)
            self._forget()
            for i in alive:
                action = actions[i]
                line._become(world)
                line._do(action)
                gain = self._play_out(line)
                count[i] += 1
                total[i] += gain
                squares[i] += gain * gain

    def means(self, playouts: int, seed: int, first: Sequence[int] = ()) -> tuple[float, ...]:
        """Work out what each seat gains in the mean, in chips, when the hand is played on from here
        so many times, sensibly by everybody, after these acts."""
        world: Hand = self.base.copy()
        action: cython.ulonglong
        totals = [0] * world.seats
        self._seed(seed)
        for _ in range(playouts):
            self._imagine(world)
            self._forget()
            for act in first:
                action = act
                world._do(action)
            self._to_the_end(world)
            for seat in range(world.seats):
                totals[seat] += world._stack[seat] - world._start[seat]
        return tuple([total / playouts for total in totals])

    def _play_out(self, line: Hand) -> cython.longlong:
        """Play a hand to its end, everybody sensibly; the chips that this seat gains."""
        self._to_the_end(line)
        return line._stack[self.me] - line._start[self.me]

    def _to_the_end(self, line: Hand) -> None:
        """Play a hand to its end, everybody sensibly."""
        while line._phase < P_SHOWDOWN:
            line._do(self._sensible(line))
        if line._phase == P_SHOWDOWN:
            line._turn_up_all()

    # How a sensible player plays out

    def _forget(self) -> None:
        place: cython.int
        for place in range(50):
            self._strengths[place] = -1

    def _strength(self, hand: Hand) -> cython.int:
        """Work out what the cards of the seat to act are worth against one random hand on this
        street, worked out once for each imagined hand: its board is the same in all lines."""
        place: cython.int = 5 * hand.turn + hand._phase
        if self._strengths[place] < 0:
            self._strengths[place] = self._against_one(hand._hole[hand.turn], hand._board, SAMPLES)
        return self._strengths[place]

    def _sensible(self, hand: Hand) -> cython.ulonglong:
        """Bet strong hands, go on against a bet with as many as one must, fold the rest; seldom a
        bluff. It looks only at the cards of the seat to act and at the table."""
        verb: cython.ulonglong = V_CHECK
        owed: cython.longlong = hand._level - hand._bet[hand.turn]
        strength: cython.int = self._strength(hand)
        roll: cython.int = self._below(1000)
        above: cython.int
        goes_on: cython.int
        others: cython.int = popcount(hand._live) - 1
        strength -= 35 * (others - 1 if others < 5 else 4)
        if owed > hand._stack[hand.turn]:
            owed = hand._stack[hand.turn]
        if owed <= 0:
            if (strength > 600 and roll < 700) or roll < 50:
                return self._sized(hand, strength)
            return verb << 56
        above = self._above(hand, strength)
        goes_on = self._goes_on(hand, owed)
        if 3 * above < goes_on and roll < 600:
            return self._sized(hand, strength)
        verb = V_CALL if above < goes_on or roll < 10 else V_FOLD
        return verb << 56

    def _above(self, hand: Hand, strength: cython.int) -> cython.int:
        """Count how many of 1,000 hands are better than that of the seat to act."""
        wide: cython.int
        if hand._phase == P_PREFLOP:
            return _better[before_the_flop(hand._hole[hand.turn])]
        wide = 8 if hand._phase == P_FLOP else 10 if hand._phase == P_RIVER else 9
        strength = 500 - (strength - 500) * 10 // wide
        return strength if strength > 0 else 0

    def _goes_on(self, hand: Hand, owed: cython.longlong) -> cython.int:
        """With how many of 1,000 hands the seat to act goes on against a bet: with so many of those
        that it may hold that nobody gains by betting any two cards. Those still to act share this
        among them."""
        before: cython.longlong = hand._pot - owed
        share: cython.longlong = self._share_before[hand.turn]
        others: cython.int = popcount(hand._todo & ~(1 << hand.turn))
        if hand._phase > P_PREFLOP:
            # people let go of what they have paid for less readily than they should
            share = self._share_after[hand.turn] * STICKY // 10
        if before < hand.o.big:
            before = hand.o.big
        share = share * before // (before + owed)
        return share * 3 // (3 + 2 * others)

    def _sized(self, hand: Hand, strength: cython.int) -> cython.ulonglong:
        """A bet or raise: mostly about the pot, the least now and then; all-in with the best where
        no more than two and a half pots are left."""
        roll: cython.int = self._below(1000)
        verb: cython.ulonglong = V_RAISE if hand._level else V_BET
        to: cython.longlong
        least: cython.longlong
        most: cython.longlong
        if not hand._may_raise():
            verb = V_CALL if hand._level > hand._bet[hand.turn] else V_CHECK
            return verb << 56
        least = hand._least_to()
        most = hand._most_to()
        to = hand._pot_to()
        if roll < 300:
            to = least
        elif strength > 780 and 2 * (most - hand._level) <= 5 * hand._pot:
            to = most
        if to < least:
            to = least
        if to > most:
            to = most
        return (verb << 56) | to
