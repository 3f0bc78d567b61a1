# cython: cdivision=True
"""Texas hold'em: one hand, from the blinds to the award.

Part of ``cardhall.games.holdem`` (import from there), which tells sources and choices.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in
``holdem_hand.pxd``). Methods with a leading underscore are C functions when compiled. Inside, a set
of seats is an int with their bits, and stacks count playable chips only.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import cython

from cardhall.cards.notation import card_list
from cardhall.cards.table import (
    LETTERS,
    Illegal,
    Movement,
    Refusal,
    RulesError,
    bits_of,
    seats_of,
    whole_deck,
)
from cardhall.games.holdem_rules import (
    _CHOICES,
    CALL,
    CHECK,
    FOLD,
    MOST,
    MUCK,
    SHOW,
    Award,
    Event,
    Pot,
    Result,
    Rules,
    Step,
    amount_of,
    format_action,
    verb_of,
)
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        GAMMA,
        MASK64,
        bit,
        lowest,
        popcount,
        scramble,
    )
    from cython.cimports.cardhall.cards.seven import seven_card_value
else:
    from cardhall.cards.bits import FULL, GAMMA, MASK64, bit, lowest, popcount, scramble
    from cardhall.cards.seven import seven_card_value

# C constants: phases, endings, structures, verbs
P_DEAL = cython.declare(cython.int, 0)
P_PREFLOP = cython.declare(cython.int, 1)
P_FLOP = cython.declare(cython.int, 2)
P_TURN = cython.declare(cython.int, 3)
P_RIVER = cython.declare(cython.int, 4)
P_SHOWDOWN = cython.declare(cython.int, 5)
P_OVER = cython.declare(cython.int, 6)
PHASES = ("deal", "preflop", "flop", "turn", "river", "showdown", "over")

E_NONE = cython.declare(cython.int, 0)
E_FOLDS = cython.declare(cython.int, 1)
E_SHOWDOWN = cython.declare(cython.int, 2)
E_VOID = cython.declare(cython.int, 3)
_ENDINGS = ("", "folds", "showdown", "void")

NO_LIMIT = cython.declare(cython.int, 0)
POT_LIMIT = cython.declare(cython.int, 1)
LIMIT = cython.declare(cython.int, 2)

V_FOLD = cython.declare(cython.int, 1)
V_CHECK = cython.declare(cython.int, 2)
V_CALL = cython.declare(cython.int, 3)
V_BET = cython.declare(cython.int, 4)
V_RAISE = cython.declare(cython.int, 5)
V_SHOW = cython.declare(cython.int, 7)
V_MUCK = cython.declare(cython.int, 8)

M_FOLD = cython.declare(cython.int, 1)
M_CALL = cython.declare(cython.int, 2)
M_LEAST = cython.declare(cython.int, 4)
M_POT = cython.declare(cython.int, 8)
M_ALL_IN = cython.declare(cython.int, 16)
MENU = ("fold", "call", "least", "pot", "all-in")
"""What a random player may choose from; ``call`` is a check where there is nothing to call."""

NOT_YET = cython.declare(cython.longlong, -1)
MAX_SEATS = 10


class Options:
    """The house rules as C numbers, read by the hand."""

    def __init__(self, rules: Rules) -> None:
        self.structure = _CHOICES["structure"].index(rules.structure)
        self.odd_to_one = int(rules.odd_chips == "one-seat")
        self.in_turn = int(rules.showdown == "in-turn")
        self.cap = rules.raises
        self.small = rules.small_blind
        self.big = rules.big_blind
        self.ante = rules.ante
        self.big_bet = rules.high_limit
        self.least = rules.least_chip


class Hand:
    """The state machine of one hand: ``deal``, ``preflop``, ``flop``, ``turn``, ``river``,
    ``showdown``, ``over``.

    Seats are 0 to ``seats`` - 1 clockwise, "left" is the next number. ``turn`` is -1 when nobody is
    to act. Amounts are chips.
    """

    def __init__(
        self,
        rules: Rules,
        stacks: Sequence[int],
        button: int,
        *,
        blinds: tuple[int | None, int] | None = None,
        posts: Mapping[int, tuple[int, int]] | None = None,
        straddle: int | None = None,
        carried: int = 0,
        among: Iterable[int] | None = None,
    ) -> None:
        """Make ready for a deal.

        stacks: chips by seat, two to ten seats. button: the seat that has it; an empty one where
        the button is dead. blinds: who posts the small (None for nobody) and the big blind; by
        default the two seats left of the button, heads-up the button and the other (HOLDEM-113).
        posts: what seats put in besides: chips that count as a bet, and dead ones (HOLDEM-130).
        straddle: the seat that posts double, where the table has it (HOLDEM-122). carried: chips
        left from earlier pots (36). among: who is dealt in; by default who has a playable chip.
        Raises RulesError; Illegal for a straddle that is refused.
        """
        count = len(stacks)
        if not 2 <= count <= MAX_SEATS:
            raise RulesError(
                "stacks",
                Message("holdem-so-many-seats", count=count),
                Message("holdem-two-to-ten-can-play"),
            )
        _check_amounts("stacks", stacks)
        _check_amounts("carried", (carried,))
        playing = [seat for seat in range(count) if rules.playable(stacks[seat])]
        if among is not None:
            broke = set(among) - set(playing)
            if broke:
                raise RulesError(
                    "among", _given(sorted(broke)), Message("holdem-deal-in-seats-with-chips")
                )
            playing = sorted(set(among))
        if len(playing) < 2:
            raise RulesError("stacks", _given(list(stacks)), Message("holdem-two-need-chips"))
        _check_seat("button", button, range(count))
        self._arrays()
        self.rules = rules
        options = rules._options
        assert isinstance(options, Options)
        self.o = options
        self.seats = count
        self.button = button
        self._in = bits_of(playing)
        self._carried = carried
        for seat in range(count):
            self._start[seat] = rules.playable(stacks[seat])
            self._crumb[seat] = stacks[seat] - self._start[seat]
            self._live_post[seat] = self._dead_post[seat] = 0
        self._usual_blinds()
        self._straddle = -1
        self._place_posts(playing, blinds, posts or {}, straddle)
        self._open()

    def _place_posts(
        self,
        playing: Sequence[int],
        blinds: tuple[int | None, int] | None,
        posts: Mapping[int, tuple[int, int]],
        straddle: int | None,
    ) -> None:
        if blinds is not None:
            small, big = blinds
            for seat in (big,) if small is None else (small, big):
                _check_seat("blinds", seat, playing)
            if small == big:
                raise RulesError("blinds", _given(blinds), Message("holdem-two-different-seats"))
            self._small = -1 if small is None else small
            self._big = big
        for seat, (live, dead) in posts.items():
            _check_seat("posts", seat, playing)
            _check_amounts("posts", (live, dead))
            if live > self.rules.big_blind or live % self.rules.least_chip:
                cure = Message("holdem-at-most-so-many", chips=self.rules.big_blind)
                raise RulesError("posts", Message("holdem-live-post", chips=live), cure)
            if dead % self.rules.least_chip:
                cure = Message("holdem-a-multiple-of-the-least")
                raise RulesError("posts", Message("holdem-dead-post", chips=dead), cure)
            self._live_post[seat] = live
            self._dead_post[seat] = dead
        if straddle is not None:
            _check_seat("straddle", straddle, playing)
            if self.rules.straddle == "no":
                raise Illegal(Refusal("no-straddle", "HOLDEM-122", Message("holdem-no-straddle")))
            if straddle != self._after(self._big, self._in) or len(playing) < 3:
                cure = Message("holdem-the-seat-left-of-the-big-blind")
                raise RulesError("straddle", _given(straddle), cure)
            self._straddle = straddle

    def _arrays(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        if not cython.compiled:
            self._start = [0] * 10
            self._crumb = [0] * 10
            self._stack = [0] * 10
            self._bet = [0] * 10
            self._put = [0] * 10
            self._back = [0] * 10
            self._seen = [0] * 10
            self._won = [0] * 10
            self._dead_by = [0] * 10
            self._live_post = [0] * 10
            self._dead_post = [0] * 10
            self._pots_amount = [0] * 10
            self._shares = [0] * 100
            self._hole = [0] * 10
            self._part = [0] * 10
            self._pots_seats = [0] * 10
            self._pots_winners = [0] * 10
            self._order = [0] * 10
            self._deck = [0] * 52
            self._rng = 0
        self._history: list[tuple[int, int, int, int]] = []
        self._rulings: dict[int, str] = {}  # by seat what killed her hand; at -1 what made it void

    def _after(self, seat: cython.int, among: cython.int) -> cython.int:
        """The next seat to the left that is in a set of seats, which is not empty."""
        left: cython.int = among >> (seat + 1)
        if left:
            return seat + 1 + lowest(left)
        return lowest(among)

    def _usual_blinds(self) -> None:
        """The two seats left of the button; of two players the button is small (HOLDEM-113)."""
        if popcount(self._in) == 2 and (self._in >> self.button) & 1:
            self._small = self.button
        else:
            self._small = self._after(self.button, self._in)
        self._big = self._after(self._small, self._in)

    def _open(self) -> None:
        """Before the deal: everybody has her chips."""
        seat: cython.int
        for seat in range(self.seats):
            self._stack[seat] = self._start[seat]
            self._bet[seat] = 0
            self._put[seat] = 0
            self._back[seat] = 0
            self._won[seat] = 0
            self._dead_by[seat] = 0
            self._hole[seat] = 0
            self._part[seat] = 0
            self._seen[seat] = NOT_YET
        self._phase = P_DEAL
        self._ending = E_NONE
        self.turn = -1
        self._live = self._in
        self._able = 0
        self._todo = 0
        self._called = 0
        self._shown = 0
        self._mucked = 0
        self._asked_up = 0
        self._raises = 0
        self._capped = 0
        self._aggressor = -1
        self._pot_count = 0
        self._show_count = 0
        self._level = 0
        self._full = 0
        self._min_raise = self.o.big
        self._size = self.o.big
        self._dead = 0
        self._pot = self._carried
        self._next_carried = 0
        self._board = 0

    # The deal

    def deal(self, deck: Sequence[int]) -> None:
        """Post the blinds and deal from a deck order, top first: two cards each, singly, from the
        button's left, to the button last (HOLDEM-105). What follows in the deck is burned and
        turned as the betting goes on (HOLDEM-47). Raises RulesError."""
        self._not_dealt()
        whole_deck("deck", deck)
        place: cython.int
        for place in range(52):
            self._deck[place] = deck[place]
        self._deal()

    def deal_seeded(self, seed: int) -> None:
        """Deal from an order that the seed gives: for simulation, not for play among people."""
        self._not_dealt()
        place: cython.int
        for place in range(52):
            self._deck[place] = place
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        self._shuffle(51)
        self._deal()

    def _not_dealt(self) -> None:
        if self._phase != P_DEAL:
            raise RulesError("deck", Message("dealt-already"), Message("start-a-new-one"))

    def deck_for(self, hands: Mapping[int, Iterable[int]], board: Sequence[int] = ()) -> list[int]:
        """A deck order that deals these hole cards (two for each seat named) and then this board,
        whatever else lies between: for stated positions. Raises RulesError."""
        order = [self._after(self.button, self._in)]
        while len(order) < popcount(self._in):
            order.append(self._after(order[-1], self._in))
        base = 2 * len(order)
        deck = [-1] * 52
        for seat, cards in hands.items():
            _check_seat("hands", seat, order)
            two = list(cards)
            if len(two) != 2:
                why = Message("holdem-cards-for-seat", count=len(two), seat=seat)
                raise RulesError("hands", why, Message("holdem-two-cards-each"))
            deck[order.index(seat)] = two[0]
            deck[len(order) + order.index(seat)] = two[1]
        if len(board) > 5:
            raise RulesError(
                "board",
                Message("holdem-so-many-cards", count=len(board)),
                Message("holdem-at-most-five"),
            )
        for place, card in zip((1, 2, 3, 5, 7), board, strict=False):
            deck[base + place] = card
        named = [card for card in deck if card >= 0]
        if len(set(named)) != len(named):
            raise RulesError(
                "hands", Message("holdem-one-card-twice"), Message("holdem-name-each-card-once")
            )
        rest = iter([card for card in range(52) if card not in named])
        return [card if card >= 0 else next(rest) for card in deck]

    def redeal(self, deck: Sequence[int]) -> None:
        """Lay the cards anew by another deck order: everybody's two and the board so far become
        those that this order deals; chips and acts stay. For rulings that put cards right."""
        whole_deck("deck", deck)
        if self._phase == P_DEAL:
            raise RulesError("deck", Message("holdem-not-dealt"), Message("holdem-deal-it-first"))
        place: cython.int
        for place in range(52):
            self._deck[place] = deck[place]
        if self._ending == E_SHOWDOWN:  # the pots have not gone yet: they are awarded anew
            self._unsettle()
        self._lay()
        if self._ending == E_SHOWDOWN:
            self._settle()

    def _below(self, n: cython.uint) -> cython.uint:
        """A random number from 0 to n - 1."""
        self._rng = (self._rng + GAMMA) & MASK64
        return ((scramble(self._rng) >> 32) * n) >> 32

    def _shuffle(self, count: cython.int) -> None:
        """Put the first so many places of the deck in a random order, drawn from all 52."""
        place: cython.int
        other: cython.int
        card: cython.uchar
        for place in range(count):
            other = place + self._below(52 - place)
            card = self._deck[place]
            self._deck[place] = self._deck[other]
            self._deck[other] = card

    def _deal(self) -> None:
        self._phase = P_PREFLOP
        self._lay()
        self._post()

    def _lay(self) -> None:
        """Put the cards where the deck has them: the hands, and the board as far as it is."""
        place: cython.int
        seat: cython.int = self.button
        count: cython.int = popcount(self._in)
        base: cython.int = 2 * count
        for place in range(count):
            seat = self._after(seat, self._in)
            self._hole[seat] = bit(self._deck[place]) | bit(self._deck[count + place])
        self._board = 0
        # burn one, turn three; burn one, turn one; burn one, turn one (47)
        if self._board_at() >= 3:
            self._board |= bit(self._deck[base + 1]) | bit(self._deck[base + 2])
            self._board |= bit(self._deck[base + 3])
        if self._board_at() >= 4:
            self._board |= bit(self._deck[base + 5])
        if self._board_at() >= 5:
            self._board |= bit(self._deck[base + 7])

    def _board_at(self) -> cython.int:
        """How many cards lie on the board: a hand that ends early keeps those it had."""
        if self._phase < P_FLOP:
            return 0
        if self._phase <= P_RIVER:
            return self._phase + 1
        return popcount(self._board) if self._ending == E_FOLDS or self._ending == E_VOID else 5

    def _pay_in(self, seat: cython.int, chips: cython.longlong, live: cython.bint
                ) -> cython.longlong:  # fmt: skip
        """Chips from a stack into the pot, as many as she has; ``live`` ones count as her bet."""
        if chips > self._stack[seat]:
            chips = self._stack[seat]
        self._stack[seat] -= chips
        self._pot += chips
        self._put[seat] += chips
        if live:
            self._bet[seat] += chips
        return chips

    def _post(self) -> None:
        """Antes, blinds and other posts; then the turn of the seat left of the big blind."""
        seat: cython.int
        other: cython.int
        chips: cython.longlong
        if self.o.ante:
            for seat in range(self.seats):
                if (self._in >> seat) & 1:
                    self._pay_in(seat, self.o.ante, False)
        if self._small >= 0:
            self._pay_in(self._small, self.o.small, True)
        self._pay_in(self._big, self.o.big, True)
        for seat in range(self.seats):
            if self._live_post[seat]:
                chips = self._live_post[seat] - self._bet[seat]
                if chips > 0:
                    self._pay_in(seat, chips, True)
            if self._dead_post[seat]:
                chips = self._pay_in(seat, self._dead_post[seat], False)
                self._put[seat] -= chips  # dead: no part of any bet to be matched (130)
                self._dead_by[seat] += chips
                self._dead += chips
        # an all-in blind changes neither what it takes to call nor the least raise (110)
        self._level = self.o.big
        self._full = self.o.big
        seat = self._big
        if self._straddle >= 0:
            seat = self._straddle
            self._pay_in(seat, 2 * self.o.big - self._bet[seat], True)
            self._level = 2 * self.o.big
            self._full = self._level
            self._raises = 1
        for other in range(self.seats):
            if self._stack[other] and (self._in >> other) & 1:
                self._able |= 1 << other
        self._todo = self._able
        self._go_on(seat)

    # Whose turn, and the end of a round

    def _nothing_to_do(self) -> cython.bint:
        """At most one has chips left, and she has nothing to call (OP-X-22)."""
        seat: cython.int
        only: cython.int
        if self._able & (self._able - 1):
            return False
        if self._able == 0:
            return True
        only = lowest(self._able)
        for seat in range(self.seats):
            if (self._live >> seat) & 1 and self._bet[seat] > self._bet[only]:
                return False
        return True

    def _go_on(self, seat: cython.int) -> None:
        """After an act of this seat: the next to act, or the end of the round or the hand."""
        if self._live & (self._live - 1) == 0:
            self._uncalled()
            self.turn = -1
            self._phase = P_OVER
            self._ending = E_FOLDS
            self._settle()
            return
        if self._todo == 0 or self._nothing_to_do():
            self._close()
            return
        self.turn = self._after(seat, self._todo)

    def _uncalled(self) -> None:
        """What of a bet nobody has matched goes back to the one who made it."""
        seat: cython.int
        top: cython.int = -1
        most: cython.longlong = 0
        second: cython.longlong = 0
        for seat in range(self.seats):
            if self._bet[seat] > most:
                second = most
                most = self._bet[seat]
                top = seat
            elif self._bet[seat] > second:
                second = self._bet[seat]
        if most > second and (self._live >> top) & 1:
            most -= second
            self._stack[top] += most
            self._bet[top] -= most
            self._put[top] -= most
            self._back[top] += most
            self._pot -= most

    def _close(self) -> None:
        """A betting round is over: the next street, or the showdown. Where no more action is
        possible the hands lie face up (OP-HOLDEM-14) and the board is dealt out."""
        self._uncalled()
        seat: cython.int
        for seat in range(self.seats):  # who has chips back can bet again
            if self._stack[seat] and (self._live >> seat) & 1:
                self._able |= 1 << seat
        self.turn = -1
        while self._phase < P_RIVER:
            if self._able & (self._able - 1) == 0:
                self._shown = self._live
            self._phase += 1
            self._street()
            self._new_round()
            if self._able & (self._able - 1):
                self._todo = self._able
                self.turn = self._after(self.button, self._able)
                return
        self._to_showdown()

    def _street(self) -> None:
        """Burn a card and turn the cards of this street."""
        base: cython.int = 2 * popcount(self._in)
        if self._phase == P_FLOP:
            self._board = bit(self._deck[base + 1]) | bit(self._deck[base + 2])
            self._board |= bit(self._deck[base + 3])
        elif self._phase == P_TURN:
            self._board |= bit(self._deck[base + 5])
        else:
            self._board |= bit(self._deck[base + 7])

    def _new_round(self) -> None:
        seat: cython.int
        for seat in range(self.seats):
            self._bet[seat] = 0
            self._seen[seat] = NOT_YET
        self._level = 0
        self._full = 0
        self._min_raise = self.o.big
        self._size = self.o.big_bet if self._phase > P_FLOP else self.o.big
        self._raises = 0
        self._capped = 0
        self._aggressor = -1

    # What the seat to act may do

    def _owed(self) -> cython.longlong:
        """The chips that the seat to act needs to call, as far as she has them."""
        owed: cython.longlong = self._level - self._bet[self.turn]
        if owed > self._stack[self.turn]:
            return self._stack[self.turn]
        return owed

    def _may_raise(self) -> cython.bint:
        """May the seat to act bet or raise at all? Not against players who are all all-in; not
        beyond the cap (55 to 58); not where only short all-ins came after her own act (63,
        OP-HOLDEM-04)."""
        seat: cython.int = self.turn
        if self._able & ~(1 << seat) == 0:
            return False
        if self._bet[seat] + self._stack[seat] <= self._level:
            return False
        if self.o.structure == LIMIT:
            if self._capped:
                return False
            return self._seen[seat] < self._full or self._seen[seat] == NOT_YET
        if self._seen[seat] == NOT_YET:
            return True
        return self._level - self._seen[seat] >= self._min_raise

    def _least_to(self) -> cython.longlong:
        """The least bet, or the least that she may raise to: the previous bet or raise (59), at
        limit one bet over the last full one (64, 65); all her chips if they are fewer."""
        to: cython.longlong
        most: cython.longlong = self._bet[self.turn] + self._stack[self.turn]
        if self.o.structure == LIMIT:
            to = self._full + self._size
        else:
            to = self._level + self._min_raise
        return to if to < most else most

    def _pot_to(self) -> cython.longlong:
        """Raising by what the pot is after her call, in chips of the table."""
        to: cython.longlong = self._pot + 2 * self._level - self._bet[self.turn]
        return to - to % self.o.least

    def _most_to(self) -> cython.longlong:
        """The most that she may bet or raise to."""
        to: cython.longlong
        most: cython.longlong = self._bet[self.turn] + self._stack[self.turn]
        if self.o.structure == NO_LIMIT:
            return most
        if self.o.structure == LIMIT:
            return self._least_to()
        to = self._pot_to()
        if to < self._level + self._min_raise:
            to = self._level + self._min_raise
        return to if to < most else most

    def _resolve(self, action: cython.ulonglong) -> cython.ulonglong:
        """All-in as the call, bet or raise that it comes to: against players who are all all-in it
        is a call."""
        verb: cython.ulonglong = V_CALL
        to: cython.longlong
        if action >> 56 != 6 or self.turn < 0 or self._phase > P_RIVER:
            return action
        to = self._bet[self.turn] + self._stack[self.turn]
        if to <= self._level or self._able & ~(1 << self.turn) == 0:
            return verb << 56
        verb = V_RAISE if self._level else V_BET
        return (verb << 56) | to

    def _legal(self, action: cython.ulonglong) -> cython.bint:
        """Is this action legal now?"""
        verb: cython.int = action >> 56
        if self.turn < 0 or (action >> 52) & 15:  # the index is not used here
            return False
        if self._phase == P_SHOWDOWN:
            return self._legal_show(verb, action & FULL)
        if verb in (V_BET, V_RAISE):
            return self._legal_wager(verb, action & FULL)
        if action & FULL:
            return False
        if verb in (V_FOLD, V_CALL):
            return self._level > self._bet[self.turn]
        return verb == V_CHECK and self._level == self._bet[self.turn]

    def _legal_wager(self, verb: cython.int, to: cython.longlong) -> cython.bint:
        if verb != (V_RAISE if self._level else V_BET) or not self._may_raise():
            return False
        if to < self._least_to() or to > self._most_to():
            return False
        # whole chips (66); all-in counts playable ones only (68)
        return to % self.o.least == 0

    def _legal_show(self, verb: cython.int, cards: cython.ulonglong) -> cython.bint:
        if verb == V_SHOW:
            return cards & ~self._hole[self.turn] == 0
        return verb == V_MUCK and cards == 0 and self._may_muck()

    def _may_muck(self) -> cython.bint:
        """Not the last hand in for a pot: to win it, it is shown (82)."""
        others: cython.int = self._live & ~(1 << self.turn)
        number: cython.int
        for number in range(self._pot_count):
            if (self._pots_seats[number] >> self.turn) & 1 == 0:
                continue
            if self._pots_seats[number] & others == 0:
                return False
        return True

    # Acts

    def _do(self, action: cython.ulonglong) -> None:
        """Take an action that is legal, or at least physically possible."""
        verb: cython.int = action >> 56
        seat: cython.int = self.turn
        if verb >= V_SHOW:
            self._show_or_muck(verb, action & FULL)
            return
        if verb == V_FOLD:
            self._drop(seat)
        else:
            if verb == V_CALL:
                self._pay_in(seat, self._level - self._bet[seat], True)
            elif verb != V_CHECK:
                self._wager(seat, action & FULL)
            self._answered(seat)
        self._go_on(seat)

    def _wager(self, seat: cython.int, to: cython.longlong) -> None:
        """Bet or raise so that her bet of this round is ``to``."""
        self._pay_in(seat, to - self._bet[seat], True)
        if to <= self._level:
            return
        if self.o.structure == LIMIT:
            self._count_limit_raise(to)
        elif to - self._level >= self._min_raise:
            self._min_raise = to - self._level
        self._level = to
        self._aggressor = seat
        self._todo = self._able

    def _count_limit_raise(self, to: cython.longlong) -> None:
        """Half a bet or more over the last full one counts as full (65, OP-HOLDEM-07), less does
        not reopen the betting (63). The cap is reached, once and for all this round, by the last
        raise with three or more in (55 to 58)."""
        if 2 * (to - self._full) < self._size:
            return
        if self._full:
            self._raises += 1
        self._full = to
        if self._raises >= self.o.cap and popcount(self._live) > 2:
            self._capped = 1

    def _answered(self, seat: cython.int) -> None:
        """She has acted on the bet as it stands; who has no chips left acts no more."""
        self._seen[seat] = self._full if self.o.structure == LIMIT else self._level
        self._todo &= ~(1 << seat)
        if self._stack[seat] == 0:
            self._able &= ~(1 << seat)

    def _drop(self, seat: cython.int) -> None:
        """Her hand is dead."""
        self._live &= ~(1 << seat)
        self._able &= ~(1 << seat)
        self._todo &= ~(1 << seat)

    # The showdown

    def _to_showdown(self) -> None:
        """All betting is over: hands face up, or shown in turn (82)."""
        self._phase = P_SHOWDOWN
        self._called = self._live
        self._todo = 0
        self._make_pots()
        if self._shown or self._able & (self._able - 1) == 0 or self.o.in_turn == 0:
            self._turn_up_all()
        else:
            self.turn = self._next_to_show()

    def _next_to_show(self) -> cython.int:
        """Who shows next: players of the side pot before those of the main pot alone (98); from the
        last to bet or raise on the river (96), else from the first to act (95). -1 for nobody."""
        seat: cython.int
        _: cython.int
        best: cython.int = -1
        todo: cython.int = self._live
        place: cython.int
        for place in range(self._show_count):
            todo &= ~(1 << self._order[place])
        if todo == 0:
            return -1
        seat = self._aggressor
        if seat < 0 or (todo >> seat) & 1 == 0:
            seat = self._after(self.button if seat < 0 else seat, todo)
        for _ in range(popcount(todo)):
            if best < 0 or self._put[seat] > self._put[best]:
                best = seat
            seat = self._after(seat, todo)
        return best

    def _turn_up(self, seat: cython.int) -> None:
        self._shown |= 1 << seat
        self._part[seat] = self._hole[seat]
        self._order[self._show_count] = seat
        self._show_count += 1

    def _turn_up_all(self) -> None:
        """All hands face up, in the order in which they are shown."""
        seat: cython.int = self._next_to_show()
        while seat >= 0:
            self._turn_up(seat)
            seat = self._next_to_show()
        self._finish()

    def _finish(self) -> None:
        self.turn = -1
        self._phase = P_OVER
        self._ending = E_SHOWDOWN
        self._settle()

    def _show_or_muck(self, verb: cython.int, cards: cython.ulonglong) -> None:
        """The turn passes on when all her cards lie open (82) or are mucked."""
        seat: cython.int = self.turn
        if verb == V_MUCK:
            self._live &= ~(1 << seat)
            self._mucked |= 1 << seat
        else:
            self._part[seat] |= cards if cards else self._hole[seat]
            if self._part[seat] != self._hole[seat]:
                return
            self._turn_up(seat)
        self.turn = self._next_to_show()
        if self.turn < 0:
            self._finish()

    # The pots

    def _make_pots(self) -> None:
        """The main pot, then the side pots: each what the players in for it have matched. Dead and
        carried chips are in the main pot; what a dead hand put in above all others, in the last."""
        seat: cython.int
        count: cython.int = 0
        seats: cython.int
        prev: cython.longlong = 0
        level: cython.longlong
        amount: cython.longlong
        all_in: cython.longlong = 0
        while True:
            level = 0
            for seat in range(self.seats):
                if (self._live >> seat) & 1 == 0 or self._put[seat] <= prev:
                    continue
                if level == 0 or self._put[seat] < level:
                    level = self._put[seat]
            if level == 0:
                break
            amount = 0 if count else self._dead + self._carried
            seats = 0
            for seat in range(self.seats):
                if self._put[seat] > prev:
                    amount += (self._put[seat] if self._put[seat] < level else level) - prev
                if (self._live >> seat) & 1 and self._put[seat] >= level:
                    seats |= 1 << seat
            self._pots_amount[count] = amount
            self._pots_seats[count] = seats
            self._pots_winners[count] = 0
            all_in += amount
            count += 1
            prev = level
        if count == 0 and self._pot:  # nobody's bet was matched: dead and carried chips alone
            self._pots_amount[0] = 0
            self._pots_seats[0] = self._live
            self._pots_winners[0] = 0
            count = 1
        self._pot_count = count
        if count:
            self._pots_amount[count - 1] += self._pot - all_in

    def _best(self, among: cython.int) -> cython.int:
        """Of these seats those with the best hand: cards speak (83), suits do not (99)."""
        seat: cython.int
        best: cython.uint = 0
        value: cython.uint
        winners: cython.int = 0
        if among & (among - 1) == 0:
            return among
        for seat in range(self.seats):
            if (among >> seat) & 1:
                value = seven_card_value(self._board | self._hole[seat])
                if value > best:
                    best = value
                    winners = 0
                if value == best:
                    winners |= 1 << seat
        return winners

    def _share(self, number: cython.int) -> None:
        """Split a pot among its winners down to the least chip (101); what is left goes by chips
        to the first tied seats left of the button (102, OP-HOLDEM-05)."""
        winners: cython.int = self._pots_winners[number]
        count: cython.int = popcount(winners)
        amount: cython.longlong = self._pots_amount[number]
        share: cython.longlong = amount
        odd: cython.longlong
        left: cython.longlong
        seat: cython.int = self.button
        _: cython.int
        if count > 1:
            share = amount // count
            share -= share % self.o.least
        left = amount - share * count
        for _ in range(count):
            seat = self._after(seat, winners)
            odd = left if self.o.odd_to_one or left < self.o.least else self.o.least
            left -= odd
            self._shares[10 * number + seat] = share + odd
            self._won[seat] += share + odd

    def _settle(self) -> None:
        """Award the pots, the last side pot first (98)."""
        seat: cython.int
        number: cython.int
        if self._ending == E_FOLDS:
            self._make_pots()
        for number in range(self._pot_count - 1, -1, -1):
            self._pots_winners[number] = self._best(self._pots_seats[number] & self._live)
            self._share(number)
        for seat in range(self.seats):
            self._stack[seat] += self._won[seat]

    def _unsettle(self) -> None:
        seat: cython.int
        for seat in range(self.seats):
            self._stack[seat] -= self._won[seat]
            self._won[seat] = 0

    # Random players

    def _menu_action(self, menu: cython.int) -> cython.ulonglong:
        """One of the actions that a menu and the rules leave, each as likely."""
        found: cython.int = 0
        raises: cython.bint = False
        pick: cython.int
        least: cython.longlong = 0
        most: cython.longlong = 0
        pot: cython.longlong = 0
        verb: cython.ulonglong = V_CHECK
        if self._phase == P_SHOWDOWN:
            verb = V_SHOW
            return verb << 56
        if self._level > self._bet[self.turn]:
            verb = V_CALL
        else:
            menu &= ~M_FOLD
        if menu & (M_LEAST | M_POT | M_ALL_IN):
            raises = self._may_raise()
        if raises:
            least = self._least_to()
            most = self._most_to()
            pot = self._pot_to()
            # no amount twice: the least, then the pot between, then the most
            if least == most and menu & (M_POT | M_ALL_IN):
                menu &= ~M_LEAST
            if self.o.structure == POT_LIMIT and pot > most:
                pot = most
            if self.o.structure == LIMIT:
                menu = (menu & ~(M_POT | M_ALL_IN)) | (M_LEAST if menu & ~(M_FOLD | M_CALL) else 0)
            elif (
                pot < least
                or pot > most
                or (pot == least and menu & M_LEAST)
                or (pot == self._bet[self.turn] + self._stack[self.turn] and menu & M_ALL_IN)
            ):
                menu &= ~M_POT
            if most < self._bet[self.turn] + self._stack[self.turn]:
                menu &= ~M_ALL_IN
        else:
            menu &= ~(M_LEAST | M_POT | M_ALL_IN)
        found = popcount(menu)
        pick = self._below(found) if found else 0
        while pick:
            menu &= menu - 1
            pick -= 1
        menu &= -menu
        if menu == M_FOLD:
            verb = V_FOLD
            return verb << 56
        if menu < M_LEAST:
            return verb << 56
        verb = V_RAISE if self._level else V_BET
        if menu == M_POT:
            least = pot
        elif menu == M_ALL_IN:
            least = most
        return (verb << 56) | least

    # --- what a caller in Python sees ---

    @property
    def phase(self) -> str:
        """``deal``, ``preflop``, ``flop``, ``turn``, ``river``, ``showdown`` or ``over``."""
        return PHASES[self._phase]

    @property
    def is_over(self) -> bool:
        return self._phase == P_OVER

    @property
    def small(self) -> int | None:
        """The seat that posts the small blind; None where nobody does."""
        return self._small if self._small >= 0 else None

    @property
    def big(self) -> int:
        """The seat that posts the big blind."""
        return self._big

    @property
    def dealt_in(self) -> tuple[int, ...]:
        """Seats that have got cards, or will."""
        return seats_of(self._in)

    @property
    def live(self) -> tuple[int, ...]:
        """Seats whose hands can still win."""
        return seats_of(self._live)

    @property
    def all_in(self) -> tuple[int, ...]:
        """Seats with a live hand and no playable chip left, while the betting goes on."""
        return seats_of(self._live & ~self._able) if P_DEAL < self._phase < P_SHOWDOWN else ()

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that have still to act on the bet as it stands."""
        return seats_of(self._todo) if self.turn >= 0 else ()

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips by seat, those that do not play among them."""
        return tuple([self._stack[seat] + self._crumb[seat] for seat in range(self.seats)])

    @property
    def starting_stacks(self) -> tuple[int, ...]:
        """Chips by seat before the hand."""
        return tuple([self._start[seat] + self._crumb[seat] for seat in range(self.seats)])

    @property
    def bets(self) -> tuple[int, ...]:
        """What each has bet in this round; blinds and live posts count."""
        if self._phase >= P_SHOWDOWN:
            return (0,) * self.seats
        return tuple([self._bet[seat] for seat in range(self.seats)])

    @property
    def put_in(self) -> tuple[int, ...]:
        """What each has put into the pots of this hand, dead chips among it."""
        return tuple([self._put[seat] + self._dead_by[seat] for seat in range(self.seats)])

    @property
    def pot(self) -> int:
        """All chips of all pots, with the bets of this round and what was carried."""
        return self._pot

    @property
    def carried(self) -> int:
        """Chips in the pot from earlier hands."""
        return self._carried

    @property
    def level(self) -> int:
        """The bet of this round: what it takes in all to stay in."""
        return self._level

    @property
    def raises(self) -> int:
        """Limit: full raises made in this round, after the bet."""
        return self._raises

    @property
    def deck(self) -> tuple[int, ...]:
        """The deck order, top first."""
        return tuple([self._deck[place] for place in range(52)])

    @property
    def board(self) -> tuple[int, ...]:
        """The common cards so far, in order."""
        return tuple([card for card in self._run_of((1, 2, 3, 5, 7)) if self._board >> card & 1])

    @property
    def burned(self) -> tuple[int, ...]:
        """The cards burned so far, in order: unseen by everybody."""
        count = self._board.bit_count()
        return tuple(self._run_of((0, 4, 6))[: count - 2 if count else 0])

    def _run_of(self, places: Sequence[int]) -> list[int]:
        base = 2 * self._in.bit_count()
        return [self._deck[base + place] for place in places]

    @property
    def shown(self) -> tuple[int, ...]:
        """The hole cards that lie face up, by seat, as 52 bits."""
        return tuple([self._up(seat) for seat in range(self.seats)])

    def _up(self, seat: int) -> int:
        if (self._shown | self._asked_up) >> seat & 1:
            return self._hole[seat]
        return self._part[seat]

    @property
    def mucked(self) -> tuple[int, ...]:
        """Seats that mucked their hands at the showdown."""
        return seats_of(self._mucked)

    @property
    def called(self) -> tuple[int, ...]:
        """Seats that came to the showdown."""
        return seats_of(self._called)

    @property
    def history(self) -> tuple[Step, ...]:
        """All acts so far."""
        return tuple([Step(PHASES[phase], seat, action, chips)
                      for phase, seat, action, chips in self._history])  # fmt: skip

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError(f"No seat {seat}. Seats are 0 to {self.seats - 1}")
        return seat

    def hand_of(self, seat: int) -> int:
        """The cards that a seat holds unseen by the others, as 52 bits; none when they are folded,
        mucked or shown."""
        live = self._live >> self._seat(seat) & 1
        return self._hole[seat] & ~self._up(seat) if live else 0

    def hole_of(self, seat: int) -> int:
        """The two cards dealt to a seat, whatever became of them, as 52 bits."""
        return self._hole[self._seat(seat)]

    @property
    def to_call(self) -> int:
        """The chips that the seat to act needs to call, or all that she has if they are fewer; 0
        where she may check or nobody is to act."""
        return self._owed() if self.turn >= 0 and self._phase < P_SHOWDOWN else 0

    def bounds(self) -> tuple[int, int]:
        """The least and the most that the seat to act may bet or raise *to*; (0, 0) if she may not.
        Between them each multiple of the least chip is legal."""
        if self.turn < 0 or self._phase >= P_SHOWDOWN or not self._may_raise():
            return 0, 0
        return self._least_to(), self._most_to()

    def pots(self) -> tuple[Pot, ...]:
        """The main pot and the side pots, as they would be if the betting ended now: the bets of
        this round are in them."""
        if self._phase < P_SHOWDOWN:
            self._make_pots()
        return tuple([Pot(self._pots_amount[i], seats_of(self._pots_seats[i]))
                      for i in range(self._pot_count)])  # fmt: skip

    def legal_actions(self) -> list[int]:
        """What the seat to act may do: fold, check or call; then the least bet or raise, that of
        the pot's size where it lies between, the most (all-in at no limit). Empty when nobody is
        to act. Other amounts within ``bounds`` are legal too."""
        out: list[int] = []
        verb: cython.ulonglong
        least: cython.longlong
        most: cython.longlong
        pot: cython.longlong
        if self.turn < 0:
            return out
        if self._phase == P_SHOWDOWN:
            out.append(SHOW)
            if self._may_muck():
                out.append(MUCK)
            return out
        if self._level > self._bet[self.turn]:
            out.append(FOLD)
            out.append(CALL)
        else:
            out.append(CHECK)
        if self._may_raise():
            verb = V_RAISE if self._level else V_BET
            verb <<= 56
            least = self._least_to()
            most = self._most_to()
            out.append(verb | least)
            pot = self._pot_to()
            if least < pot < most:
                out.append(verb | pot)
            if least < most:
                out.append(verb | most)
        return out

    def apply(self, action: int) -> None:
        """Take an action. Raises Illegal, with reason and clause, and changes nothing, if it is
        refused."""
        code: cython.ulonglong
        try:
            code = self._resolve(action)
        except OverflowError:  # compiled: no action at all, it does not go into 64 bits
            code = 0
        if not cython.compiled and not 0 <= action < 1 << 64:
            code = 0
        if not self._legal(code):
            refusal = self.why_not(action)
            assert refusal is not None
            raise Illegal(refusal)
        self._step(code)

    def _step(self, action: cython.ulonglong) -> None:
        """Take an action and write it down."""
        seat: cython.int = self.turn
        phase: cython.int = self._phase
        before: cython.longlong = self._put[seat] + self._back[seat]
        self._do(action)
        self._history.append((phase, seat, action, self._put[seat] + self._back[seat] - before))

    def why_not(self, action: int) -> Refusal | None:
        """Why an action of the seat to act would be refused now; None if it is legal."""
        try:
            verb = verb_of(action) if action >= 0 else ""
        except ValueError:
            verb = ""
        if not verb or (action >> 52) & 15:
            why = Message("holdem-is-no-action", action=str(action))
            return Refusal("not-an-action", "HOLDEM-60", why)
        action = self._resolve(action)
        if self._legal(action):
            return None
        if self.turn < 0:
            return Refusal("not-now", "HOLDEM-60", Message("nobody-is-to-act"))
        if self._phase == P_SHOWDOWN:
            return self._why_not_show(verb_of(action), action)
        return self._why_not_act(verb_of(action), action)

    def _why_not_show(self, verb: str, action: int) -> Refusal:
        if verb == "muck":
            if amount_of(action):
                return Refusal(
                    "not-an-action", "HOLDEM-82", Message("holdem-a-whole-hand-is-mucked")
                )
            return Refusal("last-in", "HOLDEM-82", Message("holdem-last-in-for-a-pot"))
        if verb == "show":
            return Refusal("not-held", "HOLDEM-82", Message("holdem-card-is-not-held"))
        return Refusal("not-now", "HOLDEM-82", Message("holdem-betting-is-over-show-or-muck"))

    def _why_not_act(self, verb: str, action: int) -> Refusal:
        if verb in ("show", "muck"):
            return Refusal("not-now", "HOLDEM-82", Message("holdem-hands-are-shown-later"))
        if verb in ("bet", "raise"):
            return self._why_not_wager(verb, amount_of(action))
        if amount_of(action):
            why = Message("holdem-names-no-amount", verb=verb)
            return Refusal("not-an-action", "HOLDEM-60", why)
        if verb == "check":
            why = Message("holdem-so-many-to-call", chips=self.to_call)
            return Refusal("must-call", "HOLDEM-61", why)
        return Refusal("nothing-to-call", "HOLDEM-61", Message("holdem-nothing-to-call"))

    def _why_not_wager(self, verb: str, to: int) -> Refusal:
        o, have = self.o, self._bet[self.turn] + self._stack[self.turn]
        if verb == "bet" and self._level:
            return Refusal("bet-made", "HOLDEM-59", Message("holdem-there-is-a-bet"))
        if verb == "raise" and not self._level:
            return Refusal("no-bet", "HOLDEM-59", Message("holdem-nothing-to-raise"))
        if to > have:
            why = Message("holdem-has-playable-chips", chips=have)
            return Refusal("too-few-chips", "HOLDEM-68", why)
        if not self._may_raise():
            return self._why_no_raise(have)
        least, most = self._least_to(), self._most_to()
        if to % o.least:
            why = Message("holdem-least-chip-in-play", chips=o.least)
            return Refusal("least-chip", "HOLDEM-66", why)
        if to < least:
            clause = "HOLDEM-64" if o.structure == LIMIT else "HOLDEM-59"
            return Refusal("too-little", clause, Message("holdem-least-is-to", chips=least))
        return Refusal("too-much", "OP-HOLDEM-08", Message("holdem-most-is-to", chips=most))

    def _why_no_raise(self, have: int) -> Refusal:
        if have <= self._level:
            return Refusal("too-few-chips", "HOLDEM-68", Message("holdem-all-chips-only-call"))
        if self._able & ~(1 << self.turn) == 0:
            return Refusal("no-opponent", "OP-HOLDEM-14", Message("holdem-others-are-all-in"))
        if self.o.structure != LIMIT:
            return Refusal("not-reopened", "OP-HOLDEM-04", Message("holdem-only-a-short-all-in"))
        if self._capped:
            clause = "HOLDEM-55" if self.o.cap == 4 else "HOLDEM-56"
            if self._live.bit_count() == 2:
                clause = "HOLDEM-58"
            why = Message("holdem-betting-is-capped", raises=self._raises)
            return Refusal("capped", clause, why)
        return Refusal("not-reopened", "HOLDEM-63", Message("holdem-less-than-half-a-bet"))

    def force(self, action: int) -> None:
        """Take an act that hands can do at the table though the rules forbid it: for the open
        referee. A fold with nothing to call, a wager of any size that her chips allow; one under
        the bet leaves her owing (``make_good``). Raises ValueError where nobody could."""
        if not 0 <= action < 1 << 60:
            raise ValueError(f"{action} is no hold'em action")
        action = self._resolve(action)
        verb, to = verb_of(action), amount_of(action)
        if self.turn < 0:
            raise ValueError(Message("nobody-is-to-act"))
        have = self._bet[self.turn] + self._stack[self.turn]
        betting = self._phase < P_SHOWDOWN
        fits = {
            "fold": betting,
            "check": betting,
            "call": betting and self._level > self._bet[self.turn],
            "bet": betting and self._bet[self.turn] < to <= have,
            "raise": betting and self._bet[self.turn] < to <= have,
            "show": not betting and to & ~self._hole[self.turn] == 0,
            "muck": not betting and self._live & ~(1 << self.turn) != 0,
        }
        if not fits.get(verb):
            raise ValueError(f"{format_action(action)!r} cannot be done in this position")
        self._step(action)

    # For rulings

    def make_good(self, seat: int) -> int:
        """A seat puts in what her bet is short of the bet of this round, as far as she has it
        (HOLDEM-79). Returns the chips."""
        owed = self._level - self._bet[self._seat(seat)]
        if self._phase >= P_SHOWDOWN or owed <= 0:
            return 0
        chips = self._pay_in(seat, owed, True)
        if self._stack[seat] == 0:
            self._able &= ~(1 << seat)
        return chips

    def kill(self, seat: int, clause: str = "HOLDEM-24") -> None:
        """A ruling makes a hand dead, in turn or not: what it put in stays. Possible until the
        chips have gone to the next hand. Raises ValueError for a hand that is not live, or the last
        one that is."""
        mask = 1 << self._seat(seat)
        if not self._live & mask or self._phase == P_DEAL or self._ending in (E_FOLDS, E_VOID):
            raise ValueError(f"Seat {seat} has no live hand. Choose one of {list(self.live)}")
        if self._live == mask:
            raise ValueError(f"Seat {seat} has the last live hand. Void the hand instead")
        self._rulings[seat] = clause
        if self._phase == P_OVER:
            self._unsettle()
            self._live &= ~mask
            self._make_pots()
            self._settle()
            return
        turn = self.turn
        self._drop(seat)
        if self._phase == P_SHOWDOWN:
            self._make_pots()
            self.turn = self._next_to_show()
            if self.turn < 0:
                self._finish()
            return
        self._go_on(seat if turn == seat else turn - 1)

    def void(self, clause: str, keep: Iterable[int] = ()) -> None:
        """A ruling makes the hand void: everybody gets her chips back; those of ``keep`` stay for
        the next pot (HOLDEM-36), with what was carried. Raises ValueError before the deal."""
        if self._phase == P_DEAL:
            raise ValueError("The hand is not dealt. There is nothing to give back")
        if self._ending == E_VOID:
            raise ValueError("The hand is void already")
        stays = set(keep)
        for seat in stays:
            _check_seat("keep", seat, self.dealt_in)
        if self._phase == P_OVER:
            self._unsettle()
        self._next_carried = self._carried
        for seat in range(self.seats):
            if seat in stays:
                self._next_carried += self._put[seat] + self._dead_by[seat]
            else:
                self._stack[seat] = self._start[seat]
        self._phase = P_OVER
        self._ending = E_VOID
        self._rulings[-1] = clause
        self.turn = -1
        self._pot_count = 0

    def show_early(self, seat: int) -> None:
        """A likely winner shows her hand at once, out of order (HOLDEM-97). Raises ValueError where
        no hand is to be shown."""
        mask = 1 << self._seat(seat)
        if self._phase != P_SHOWDOWN or not self._live & ~self._shown & mask:
            raise ValueError(f"Seat {seat} has no hand to show now")
        self._turn_up(seat)
        self.turn = self._next_to_show()
        if self.turn < 0:
            self._finish()

    def ask(self, by: int, seat: int) -> None:
        """Anyone dealt in asks to see a called hand, mucked or not (HOLDEM-91), once the hand is
        over. If the one who asks has won, a mucked hand is live again and may win (93); if another
        asks it stays dead (94). Raises Illegal."""
        if not self._in >> self._seat(by) & 1:
            raise Illegal(
                Refusal(
                    "not-dealt-in", "HOLDEM-91", Message("holdem-only-who-was-dealt-in-may-ask")
                )
            )
        if not self._called >> self._seat(seat) & 1:
            raise Illegal(Refusal("not-called", "HOLDEM-91", Message("holdem-hand-was-not-called")))
        if self._phase != P_OVER:
            raise Illegal(
                Refusal("not-now", "HOLDEM-91", Message("holdem-hands-are-asked-for-at-the-end"))
            )
        self._asked_up |= 1 << seat
        if self._won[by] and self._mucked >> seat & 1:
            self._mucked &= ~(1 << seat)
            self._live |= 1 << seat
            self._unsettle()
            self._settle()

    # Copies

    def copy(self) -> "Hand":
        """An independent copy."""
        other: Hand = Hand.__new__(Hand)
        other._arrays()
        other._become(self)
        other.rules = self.rules
        other.o = self.o
        other._history = list(self._history)
        other._rulings = dict(self._rulings)
        return other

    def _become(self, other: "Hand") -> None:
        """Take over another hand's whole state (but not its rules and its history)."""
        i: cython.int
        self.seats = other.seats
        self.button = other.button
        self.turn = other.turn
        self._small = other._small
        self._big = other._big
        self._straddle = other._straddle
        self._phase = other._phase
        self._ending = other._ending
        self._in = other._in
        self._live = other._live
        self._able = other._able
        self._todo = other._todo
        self._called = other._called
        self._shown = other._shown
        self._mucked = other._mucked
        self._asked_up = other._asked_up
        self._raises = other._raises
        self._capped = other._capped
        self._aggressor = other._aggressor
        self._pot_count = other._pot_count
        self._show_count = other._show_count
        self._level = other._level
        self._full = other._full
        self._min_raise = other._min_raise
        self._size = other._size
        self._pot = other._pot
        self._dead = other._dead
        self._carried = other._carried
        self._next_carried = other._next_carried
        self._rng = other._rng
        self._board = other._board
        for i in range(self.seats):
            self._start[i] = other._start[i]
            self._crumb[i] = other._crumb[i]
            self._stack[i] = other._stack[i]
            self._bet[i] = other._bet[i]
            self._put[i] = other._put[i]
            self._back[i] = other._back[i]
            self._seen[i] = other._seen[i]
            self._won[i] = other._won[i]
            self._dead_by[i] = other._dead_by[i]
            self._live_post[i] = other._live_post[i]
            self._dead_post[i] = other._dead_post[i]
            self._hole[i] = other._hole[i]
            self._part[i] = other._part[i]
            self._order[i] = other._order[i]
        for i in range(other._pot_count):
            self._pots_amount[i] = other._pots_amount[i]
            self._pots_seats[i] = other._pots_seats[i]
            self._pots_winners[i] = other._pots_winners[i]
        for i in range(10 * other._pot_count):
            self._shares[i] = other._shares[i]
        for i in range(52):
            self._deck[i] = other._deck[i]

    # Results

    def result(self) -> Result:
        """How the hand ended. Raises ValueError before the end."""
        if self._phase != P_OVER:
            raise ValueError("The hand is not over. Ask for its result when it is")
        seats = range(self.seats)
        return Result(
            ending=_ENDINGS[self._ending],
            stacks=self.stacks,
            gains=tuple([self._stack[seat] - self._start[seat] for seat in seats]),
            awards=tuple(self._awards()),
            winners=tuple([seat for seat in seats if self._won[seat]]),
            carried=self._next_carried,
        )

    def _awards(self) -> list[Award]:
        """The pots in the order in which they are settled: side pots first (HOLDEM-98)."""
        out = []
        for number in range(self._pot_count - 1, -1, -1):
            winners = seats_of(self._pots_winners[number])
            shares = [self._shares[10 * number + seat] for seat in winners]
            clause = "HOLDEM-83"
            if self._ending == E_FOLDS:
                clause = "HOLDEM-26"
            elif len(winners) > 1:
                clause = "HOLDEM-101" if len(set(shares)) == 1 else "HOLDEM-102"
            seats = seats_of(self._pots_seats[number])
            out.append(Award(self._pots_amount[number], seats, winners, tuple(shares), clause))
        return out

    def log(self) -> tuple[Event, ...]:
        """The showdown and the end in the order of the table: hands shown, losing hands killed,
        then the pots awarded (HOLDEM-87). Empty while the hand goes on."""
        if self._phase != P_OVER or self._ending == E_VOID:
            return ()
        won = bits_of([seat for seat in range(self.seats) if self._won[seat]])
        shown = [self._order[place] for place in range(self._show_count)]
        out = [Event("show", seat, self._show_clause(seat)) for seat in shown]
        out += [Event("muck", seat, "HOLDEM-24") for seat in seats_of(self._mucked)]
        out += [Event("kill", seat, self._rulings.get(seat, "HOLDEM-87"))
                for seat in seats_of(self._called & ~won)]  # fmt: skip
        for award in self._awards():
            for seat, share in zip(award.winners, award.shares, strict=True):
                out.append(Event("award", seat, award.clause, share))
        return tuple(out)

    def _show_clause(self, seat: int) -> str:
        if any(self._put[other] > self._put[seat] for other in self.called):
            return "HOLDEM-98"
        return "HOLDEM-95" if self._aggressor < 0 else "HOLDEM-96"

    def movements(self) -> list[Movement]:
        """The chips that this hand moved, each with its clause: blinds, posts and bets into the
        pot, uncalled bets back, the pots to their winners. Empty before the end."""
        if self._phase != P_OVER:
            return []
        out = []
        for seat in range(self.seats):
            out += self._paid_by(seat)
        for seat in range(self.seats):
            if self._back[seat]:
                out.append(Movement(None, self._back[seat], seat, "OP-X-22"))
        if self._ending == E_VOID:
            for seat in range(self.seats):
                paid = self._put[seat] + self._dead_by[seat]
                if paid and self._stack[seat] == self._start[seat]:
                    out.append(Movement(None, paid, seat, self._rulings[-1]))
        for award in self._awards():
            for seat, share in zip(award.winners, award.shares, strict=True):
                out.append(Movement(None, share, seat, award.clause))
        return out

    def _paid_by(self, seat: int) -> list[Movement]:
        """What a seat put in, by what it was for."""
        o, left = self.o, self._put[seat] + self._back[seat]
        out = []
        due = [("ante", o.ante if self._in >> seat & 1 else 0)]
        due.append(("HOLDEM-107", o.small if seat == self._small else 0))
        due.append(("HOLDEM-108", o.big if seat == self._big else 0))
        due.append(("HOLDEM-130", self._live_post[seat]))
        due.append(("HOLDEM-122", 2 * o.big if seat == self._straddle else 0))
        due.append(("HOLDEM-59", left))
        for clause, amount in due:
            chips = min(amount, left)
            left -= chips
            if chips:
                out.append(Movement(seat, chips, "pot", clause))
        if self._dead_by[seat]:
            out.append(Movement(seat, self._dead_by[seat], "pot", "HOLDEM-130"))
        return out

    # Simulation

    def playout(self, hands: cython.int, seed: int, menu: Sequence[str] = MENU) -> tuple[int, int]:
        """Play whole hands in a compiled loop, each seat choosing at random from a menu, the button
        passing, everybody with the stack that she had before this hand, the usual blinds. Leaves
        this hand at the end of the last one. Returns (actions taken, chips that changed hands).

        menu: of ``fold``, ``call`` (also a check), ``least``, ``pot``, ``all-in``; what the rules
        do not leave falls away, a limit game knows one raise. A hand at the showdown is shown.
        """
        wrong = [name for name in menu if name not in MENU]
        if wrong or "call" not in menu:
            raise ValueError(f"menu: {list(menu)}. Choose from {', '.join(MENU)}; call is a must")
        choice: cython.int = bits_of([MENU.index(name) for name in menu])
        actions: cython.longlong = 0
        moved: cython.longlong = 0
        _: cython.int
        seat: cython.int
        for seat in range(52):
            self._deck[seat] = seat
        for seat in range(self.seats):
            self._live_post[seat] = self._dead_post[seat] = 0
        self._carried = 0
        self._straddle = -1
        self._history = []
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        for _ in range(hands):
            self.button = self._after(self.button, self._in)
            self._usual_blinds()
            self._open()
            self._shuffle(2 * popcount(self._in) + 8)
            self._deal()
            while self._phase < P_SHOWDOWN:
                self._do(self._menu_action(choice))
                actions += 1
            if self._phase == P_SHOWDOWN:
                self._turn_up_all()
            for seat in range(self.seats):
                if self._stack[seat] > self._start[seat]:
                    moved += self._stack[seat] - self._start[seat]
        return actions, moved

    def random_action(self, seed: int) -> int:
        """One action of ``legal_actions`` for the seat to act, each as likely; at the showdown
        she shows."""
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        return self._menu_action(31)

    def _view(self, seat: int) -> "View":
        """The view of a seat, -1 for somebody watching; see ``view``."""
        own = seat >= 0
        acting = own and self.turn == seat
        return View(
            rules=self.rules,
            seat=seat if own else None,
            seats=self.seats,
            button=self.button,
            small=self.small,
            big=self._big,
            straddle=self._straddle if self._straddle >= 0 else None,
            turn=self.turn,
            phase=PHASES[self._phase],
            dealt_in=self.dealt_in,
            live=self.live,
            all_in=self.all_in,
            to_act=self.to_act,
            cards=tuple(card_list(self._hole[seat])) if own else (),
            board=self.board,
            shown=tuple([tuple(card_list(self._up(s))) for s in range(self.seats)]),
            called=self.called,
            mucked=self.mucked,
            stacks=self.stacks,
            starting_stacks=self.starting_stacks,
            bets=self.bets,
            put_in=self.put_in,
            dead=tuple([self._dead_by[s] for s in range(self.seats)]),
            pots=self.pots() if self._phase else (),
            carried=self._carried,
            level=self._level,
            full=self._full,
            least_raise=self._min_raise,
            raises=self._raises,
            capped=self._capped != 0,
            acted_at=tuple([self._seen[s] for s in range(self.seats)]),
            aggressor=self._aggressor if self._aggressor >= 0 else None,
            history=self.history,
            to_call=self.to_call if acting else 0,
            bounds=self.bounds() if acting else (0, 0),
            legal=tuple(self.legal_actions()) if acting else (),
            result=self.result() if self._phase == P_OVER else None,
        )


def _given(value: object) -> Message:
    return Message("as-it-stands", value=str(value))


def _check_amounts(name: str, amounts: Iterable[int]) -> None:
    for amount in amounts:
        if not isinstance(amount, int) or isinstance(amount, bool) or not 0 <= amount <= MOST:
            why = Message("holdem-value-in-chips", value=repr(amount))
            raise RulesError(name, why, Message("holdem-a-whole-number-up-to", most=MOST))


def _check_seat(name: str, seat: object, among: Sequence[int]) -> None:
    if not isinstance(seat, int) or isinstance(seat, bool) or seat not in among:
        letters = ", ".join(f"{one} ({LETTERS[one]})" for one in among)
        why = Message("seat-as-given", seat=repr(seat))
        raise RulesError(name, why, Message("holdem-choose-one-of-seats", known=letters))


# --- What a seat may know ------------------------------------------------------------------------


@dataclass(frozen=True)
class View:
    """What one seat (or, with ``seat`` None, somebody watching) may know of a hand.

    Built from what may be known, never by taking away. Cards are ints; tuples run over the seats
    unless they say otherwise; amounts are chips.
    """

    rules: Rules
    seat: int | None
    seats: int
    button: int
    small: int | None
    big: int
    straddle: int | None
    turn: int
    """-1 when nobody is to act."""
    phase: str
    dealt_in: tuple[int, ...]
    """Seat numbers."""
    live: tuple[int, ...]
    """Seat numbers: whose hands can still win."""
    all_in: tuple[int, ...]
    """Seat numbers."""
    to_act: tuple[int, ...]
    """Seat numbers: who has still to act on the bet as it stands."""
    cards: tuple[int, ...] = field(repr=False)  # a log of a view shows no hidden card
    """One's own two cards."""
    board: tuple[int, ...]
    """The common cards, in order."""
    shown: tuple[tuple[int, ...], ...]
    """The hole cards that lie face up."""
    called: tuple[int, ...]
    """Seat numbers: who came to the showdown."""
    mucked: tuple[int, ...]
    """Seat numbers: who mucked her hand at the showdown."""
    stacks: tuple[int, ...]
    starting_stacks: tuple[int, ...]
    bets: tuple[int, ...]
    """Of this round."""
    put_in: tuple[int, ...]
    """Of this hand, dead chips among it."""
    dead: tuple[int, ...]
    """Dead chips put in (HOLDEM-130)."""
    pots: tuple[Pot, ...]
    """The main pot first; the bets of this round are in them."""
    carried: int
    level: int
    """What it takes in all to stay in this round."""
    full: int
    """Limit: the last full bet, short all-ins left out."""
    least_raise: int
    """No-limit and pot-limit: by how much a raise must raise."""
    raises: int
    """Limit: raises of this round."""
    capped: bool
    acted_at: tuple[int, ...]
    """The bet on which each last acted in this round; -1 if she has not."""
    aggressor: int | None
    """The seat that last bet or raised in this round."""
    history: tuple[Step, ...]
    """All acts of the hand, in order."""
    to_call: int
    """At one's own turn: the chips needed to call."""
    bounds: tuple[int, int]
    """At one's own turn: the least and the most to bet or raise to; (0, 0) if one may not."""
    legal: tuple[int, ...]
    """One's own legal actions, at one's own turn."""
    result: Result | None
    """When the hand is over."""


def view(hand: Hand, seat: int | None) -> View:
    """What this seat may know of the hand; None for somebody watching."""
    return hand._view(-1 if seat is None else hand._seat(seat))


def opening(rules: Rules, seats: int, seed: int) -> Hand:
    """A dealt hand with the usual stacks: everybody's first chips of a tournament, or the usual
    buy-in at cash. The button is ``seed % seats``."""
    stack = rules.start_stack if rules.profile == "tournament" else rules.buy_in
    hand = Hand(rules, [stack] * seats, seed % max(seats, 1))
    hand.deal_seeded(seed)
    return hand
