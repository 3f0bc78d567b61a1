"""Texas hold'em, the deal: who is dealt in, where the cards and the chips of one hand lie.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``deal.pxd``).
Methods with a leading underscore are C functions when compiled; ``cython.final`` lets a class that
others build on call its own without a detour. Inside, a set of seats is an int with their bits, and
stacks count playable chips only.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import cython

from cardhall.cards.table import LETTERS, Illegal, Refusal, RulesError, bits_of, seats_of
from cardhall.games.holdem.result import Step
from cardhall.games.holdem.rules import MAX_SEATS, MOST, Rules
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit, lowest, popcount
    from cython.cimports.cardhall.games.engine.hand import AnyHand, overlay
    from cython.cimports.cpython.mem import PyMem_Free, PyMem_Realloc
else:
    from cardhall.cards.bits import bit, lowest, popcount
    from cardhall.games.engine.hand import AnyHand, assume

FIRST_ROOM = cython.declare(cython.int, 16)  # for so many acts of a hand, then for twice as many
PHASES = ("deal", "preflop", "flop", "turn", "river", "showdown", "over")

if not cython.compiled:  # compiled, they stand in deal.pxd
    P_DEAL, P_PREFLOP, P_FLOP, P_TURN, P_RIVER, P_SHOWDOWN, P_OVER = range(7)
    E_NONE, E_FOLDS, E_SHOWDOWN, E_VOID = range(4)
    V_FOLD, V_CHECK, V_CALL, V_BET, V_RAISE, V_ALL_IN, V_SHOW, V_MUCK = range(1, 9)
    NOT_YET = -1


class Deal(AnyHand):
    """The table of one hand: seats, button, blinds, cards, and the chips before and behind each
    seat. What may be done with them is ``Hand``'s.

    Seats are 0 to ``seats`` - 1 clockwise, "left" is the next number. Amounts are chips.
    """

    if not cython.compiled:  # compiled they stand in deal.pxd
        _in: int
        _history: list[tuple[int, int, int, int]]

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
        if type(carried) is not int or carried:
            _check_amounts("carried", (carried,))
        self._arrays()
        self.rules = rules
        self.o = rules._options
        self.seats = count
        self._place_stacks(stacks)
        whose = None
        if among is not None:
            whose = _among(among, seats_of(self._in))
            self._in = bits_of(whose)
        if popcount(self._in) < 2:
            raise RulesError("stacks", _given(list(stacks)), Message("holdem-two-need-chips"))
        if type(button) is not int or not 0 <= button < count:
            check_seat("button", button, range(count))
        self.button = button
        self._carried = carried
        self._usual_blinds()
        self._straddle = -1
        if blinds is not None or posts or straddle is not None:
            self._place_posts(seats_of(self._in), blinds, posts or {}, straddle)
        self._open()
        given = dict(posts) if posts else None
        self._keep((), "", (tuple(stacks), button, blinds, given, straddle, carried, whose))

    def _place_stacks(self, stacks: Sequence[int]) -> None:
        """Place the chips, those that play and the crumbs; who has chips that play is dealt in."""
        seat: cython.int
        chips: cython.longlong
        least: cython.longlong = self.o.least
        self._in = 0
        for seat in range(self.seats):
            chips = stacks[seat]
            if chips >= least:
                self._in |= 1 << seat
            self._crumb[seat] = chips % least
            self._start[seat] = chips - self._crumb[seat]
            self._live_post[seat] = self._dead_post[seat] = 0

    def _by_name(self, name: str, said: Any) -> dict[str, Any]:
        if name:
            return super()._by_name(name, said)
        names = ("stacks", "button", "blinds", "posts", "straddle", "carried", "among")
        by_name = dict(zip(names, said, strict=True))
        by_name["posts"] = by_name["posts"] or {}
        return by_name

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
                check_seat("blinds", seat, playing)
            if small == big:
                raise RulesError("blinds", _given(blinds), Message("holdem-two-different-seats"))
            self._small = -1 if small is None else small
            self._big = big
        for seat, (live, dead) in posts.items():
            check_seat("posts", seat, playing)
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
            check_seat("straddle", straddle, playing)
            if self.rules.straddle == "no":
                raise Illegal(Refusal("no-straddle", "HOLDEM-122", Message("holdem-no-straddle")))
            if straddle != self._after(self._big, self._in) or len(playing) < 3:
                cure = Message("holdem-the-seat-left-of-the-big-blind")
                raise RulesError("straddle", _given(straddle), cure)
            self._straddle = straddle

    @cython.final
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
            self._history = []
        self._rulings: dict[int, str] = {}  # by seat what killed the hand; at -1 what made it void

    @cython.final
    def _after(self, seat: cython.int, among: cython.int) -> cython.int:
        """The next seat to the left that is in a set of seats, which is not empty."""
        left: cython.int = among >> (seat + 1)
        if left:
            return seat + 1 + lowest(left)
        return lowest(among)

    @cython.final
    def _usual_blinds(self) -> None:
        """The two seats left of the button; of two players the button is small (HOLDEM-113)."""
        if popcount(self._in) == 2 and (self._in >> self.button) & 1:
            self._small = self.button
        else:
            self._small = self._after(self.button, self._in)
        self._big = self._after(self._small, self._in)

    @cython.final
    def _open(self) -> None:
        """Before the deal: everybody has all chips."""
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

    # The cards

    def deck_for(self, hands: Mapping[int, Iterable[int]], board: Sequence[int] = ()) -> list[int]:
        """A deck order that deals these hole cards (two for each seat named) and then this board,
        whatever else lies between: for stated positions. Raises RulesError."""
        order = [self._after(self.button, self._in)]
        while len(order) < popcount(self._in):
            order.append(self._after(order[-1], self._in))
        base = 2 * len(order)
        deck = [-1] * 52
        for seat, cards in hands.items():
            check_seat("hands", seat, order)
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

    def _not_dealt(self) -> None:
        if self._phase != P_DEAL:
            raise RulesError("deck", Message("dealt-already"), Message("start-a-new-one"))

    @cython.final
    def _shuffle(self, count: cython.int) -> None:
        """Put the first so many places of the deck in a random order, drawn from all 52."""
        self._mix(self._deck, 52, count)

    @cython.final
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

    @cython.final
    def _board_at(self) -> cython.int:
        """Count how many cards lie on the board: a hand that ends early keeps those it had."""
        if self._phase < P_FLOP:
            return 0
        if self._phase <= P_RIVER:
            return self._phase + 1
        return popcount(self._board) if self._ending == E_FOLDS or self._ending == E_VOID else 5

    # What a caller in Python sees

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
                      for phase, seat, action, chips in self._told_acts()])  # fmt: skip

    def hand_of(self, seat: int) -> int:
        """The cards that a seat holds unseen by the others, as 52 bits; none when they are folded,
        mucked or shown."""
        live = self._live >> self._seat(seat) & 1
        return self._hole[seat] & ~self._up(seat) if live else 0

    def hole_of(self, seat: int) -> int:
        """The two cards dealt to a seat, whatever became of them, as 52 bits."""
        return self._hole[self._seat(seat)]

    # What was done, told in numbers: most hands are never asked

    if cython.compiled:

        def __dealloc__(self) -> None:
            PyMem_Free(self._told)

    @cython.final
    def _tell(
        self,
        phase: cython.int,
        seat: cython.int,
        action: cython.ulonglong,
        chips: cython.longlong,
    ) -> None:
        """Write down an act: when, whose, which, and the chips that went in by it."""
        if not cython.compiled:
            self._history.append((phase, seat, action, chips))
            return
        if self._told_no == self._told_room:
            self._make_room(2 * self._told_room or FIRST_ROOM)
        self._told[2 * self._told_no] = action
        self._told[2 * self._told_no + 1] = chips << 8 | phase << 4 | seat
        self._told_no += 1

    def _make_room(self, room: cython.int) -> None:
        """Make room for so many acts."""
        if not cython.compiled:  # a list grows by itself
            return
        place: cython.p_ulonglong = cython.cast(
            cython.p_ulonglong,
            PyMem_Realloc(self._told, 2 * room * cython.sizeof(cython.ulonglong)),
        )
        if place == cython.NULL:
            raise MemoryError
        self._told, self._told_room = place, room

    def _told_acts(self) -> list[tuple[int, int, int, int]]:
        """List what was told: phase, seat, action, chips."""
        if not cython.compiled:
            return self._history
        out: list[tuple[int, int, int, int]] = []
        at: cython.int
        how: cython.ulonglong
        for at in range(self._told_no):
            how = self._told[2 * at + 1]
            out.append(((how >> 4) & 15, how & 15, self._told[2 * at], how >> 8))
        return out

    @cython.final
    def _untold(self) -> None:
        """Forget what was told."""
        if cython.compiled:
            self._told_no = 0
        else:
            self._history = []

    @cython.final
    def _told_as(self, other: "Deal") -> None:
        """Take over what another hand was told."""
        if not cython.compiled:
            self._history = list(other._history)
            return
        if self._told_room < other._told_no:
            self._make_room(other._told_no)
        at: cython.int
        for at in range(2 * other._told_no):
            self._told[at] = other._told[at]
        self._told_no = other._told_no

    # Copies

    @cython.final
    def _become(self, other: "Deal") -> None:
        """Take over another hand's whole state (but not its rules and its history)."""
        if cython.compiled:
            self._sit_as(other)
            overlay(
                cython.address(self._from_here),
                cython.address(other._from_here),
                cython.address(self._to_here),
            )
        else:
            assume(self, other, ("rules", "o", "_history", "_rulings", "_past"))


def _given(value: object) -> Message:
    return Message("as-it-stands", value=str(value))


def _among(among: Iterable[int], able: tuple[int, ...]) -> tuple[int, ...]:
    """Those who are dealt in, low to high. Raises RulesError if one of them has no chips."""
    broke = set(among) - set(able)
    if broke:
        raise RulesError("among", _given(sorted(broke)), Message("holdem-deal-in-seats-with-chips"))
    return tuple(sorted(set(among)))


def _check_amounts(name: str, amounts: Iterable[int]) -> None:
    chips: cython.longlong
    most: cython.longlong = MOST
    for amount in amounts:
        chips = -1
        if isinstance(amount, int) and not isinstance(amount, bool):
            try:
                chips = amount
            except OverflowError:  # compiled: it does not go into 64 bits
                chips = -1
        if not 0 <= chips <= most:
            why = Message("holdem-value-in-chips", value=repr(amount))
            raise RulesError(name, why, Message("holdem-a-whole-number-up-to", most=MOST))


def check_seat(name: str, seat: object, among: Sequence[int]) -> None:
    if not isinstance(seat, int) or isinstance(seat, bool) or seat not in among:
        letters = ", ".join(f"{one} ({LETTERS[one]})" for one in among)
        why = Message("seat-as-given", seat=repr(seat))
        raise RulesError(name, why, Message("holdem-choose-one-of-seats", known=letters))
