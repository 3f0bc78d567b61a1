# cython: cdivision=True
"""Texas hold'em: one hand, from the blinds to the award: the betting, and what is legal.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``hand.pxd``).
Methods with a leading underscore are C functions when compiled. Inside, a set of seats is an int
with their bits, and stacks count playable chips only.
"""

from collections.abc import Iterable, Sequence

import cython

from cardhall.cards.notation import card_list
from cardhall.cards.table import Illegal, Refusal, RulesError, bits_of, whole_deck
from cardhall.games.holdem.actions import (
    CALL,
    CHECK,
    FOLD,
    MUCK,
    SHOW,
    amount_of,
    format_action,
    verb_of,
)
from cardhall.games.holdem.deal import PHASES, check_seat
from cardhall.games.holdem.rules import Rules
from cardhall.games.holdem.view import View
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import FULL, bit, lowest, popcount
    from cython.cimports.cardhall.games.holdem.deal import (
        E_FOLDS,
        E_SHOWDOWN,
        E_VOID,
        NOT_YET,
        P_DEAL,
        P_FLOP,
        P_OVER,
        P_PREFLOP,
        P_RIVER,
        P_SHOWDOWN,
        P_TURN,
        V_ALL_IN,
        V_BET,
        V_CALL,
        V_CHECK,
        V_FOLD,
        V_RAISE,
        V_SHOW,
    )
    from cython.cimports.cardhall.games.holdem.options import LIMIT, NO_LIMIT, POT_LIMIT
    from cython.cimports.cardhall.games.holdem.showdown import Showdown
else:
    from cardhall.cards.bits import FULL, bit, lowest, popcount
    from cardhall.games.holdem.deal import (
        E_FOLDS,
        E_SHOWDOWN,
        E_VOID,
        NOT_YET,
        P_DEAL,
        P_FLOP,
        P_OVER,
        P_PREFLOP,
        P_RIVER,
        P_SHOWDOWN,
        P_TURN,
        V_ALL_IN,
        V_BET,
        V_CALL,
        V_CHECK,
        V_FOLD,
        V_RAISE,
        V_SHOW,
    )
    from cardhall.games.holdem.options import LIMIT, NO_LIMIT, POT_LIMIT
    from cardhall.games.holdem.showdown import Showdown

if not cython.compiled:  # compiled, they stand in hand.pxd
    M_FOLD, M_CALL, M_LEAST, M_POT, M_ALL_IN = (1 << place for place in range(5))
MENU = ("fold", "call", "least", "pot", "all-in")
"""What a random player may choose from; ``call`` is a check where there is nothing to call."""


class Hand(Showdown):
    """The state machine of one hand: ``deal``, ``preflop``, ``flop``, ``turn``, ``river``,
    ``showdown``, ``over``.

    ``turn`` is the seat to act, -1 when nobody is.
    """

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

    def _deal(self) -> None:
        self._phase = P_PREFLOP
        self._lay()
        self._post()

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
        if action >> 56 != V_ALL_IN or self.turn < 0 or self._phase > P_RIVER:
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

    # What a caller in Python sees

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

    # For rulings

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
            check_seat("keep", seat, self.dealt_in)
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

    # Simulation

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
