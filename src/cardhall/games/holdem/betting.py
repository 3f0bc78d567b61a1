# cython: cdivision=True
"""Texas hold'em, the betting: blinds and posts, whose turn it is, what may be bet, the rounds.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``betting.pxd``).
"""

from collections.abc import Sequence

import cython

from cardhall.cards.table import Refusal, bits_of
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import FULL, bit, lowest, popcount
    from cython.cimports.cardhall.games.holdem.deal import (
        E_FOLDS,
        NOT_YET,
        P_FLOP,
        P_OVER,
        P_PREFLOP,
        P_RIVER,
        P_SHOWDOWN,
        P_TURN,
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
        NOT_YET,
        P_FLOP,
        P_OVER,
        P_PREFLOP,
        P_RIVER,
        P_SHOWDOWN,
        P_TURN,
        V_BET,
        V_CALL,
        V_CHECK,
        V_FOLD,
        V_RAISE,
        V_SHOW,
    )
    from cardhall.games.holdem.options import LIMIT, NO_LIMIT, POT_LIMIT
    from cardhall.games.holdem.showdown import Showdown

if not cython.compiled:  # compiled, they stand in betting.pxd
    M_FOLD, M_CALL, M_LEAST, M_POT, M_ALL_IN = 1, 2, 4, 8, 16
MENU = ("fold", "call", "least", "pot", "all-in")
"""What a random player may choose from; ``call`` is a check where there is nothing to call."""


class Betting(Showdown):
    """The betting of a hand, round by round, till the pots or the showdown. ``turn`` is the seat
    to act, -1 when nobody is."""

    # The chips

    @cython.final
    def _pay_in(self, seat: cython.int, chips: cython.longlong, live: cython.bint
                ) -> cython.longlong:  # fmt: skip
        """Chips from a stack into the pot, as far as they go; ``live`` ones count as a bet."""
        if chips > self._stack[seat]:
            chips = self._stack[seat]
        self._stack[seat] -= chips
        self._pot += chips
        self._put[seat] += chips
        if live:
            self._bet[seat] += chips
        return chips

    @cython.final
    def _uncalled(self) -> None:
        """Give back what of a bet nobody has matched to the one who made it."""
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

    # The deal

    @cython.final
    def _deal(self) -> None:
        self._phase = P_PREFLOP
        self._lay()
        self._post()

    @cython.final
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

    @cython.final
    def _nothing_to_do(self) -> cython.bint:
        """At most one has chips left, and nothing to call (OP-X-22)."""
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

    @cython.final
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

    @cython.final
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

    @cython.final
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

    @cython.final
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

    @cython.final
    def _owed(self) -> cython.longlong:
        """The chips that the seat to act needs to call, as far as it has them."""
        owed: cython.longlong = self._level - self._bet[self.turn]
        if owed > self._stack[self.turn]:
            return self._stack[self.turn]
        return owed

    @cython.final
    def _may_raise(self) -> cython.bint:
        """May the seat to act bet or raise at all? Not against players who are all all-in; not
        beyond the cap (55 to 58); not where only short all-ins came after the seat's own act (63,
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

    @cython.final
    def _least_to(self) -> cython.longlong:
        """The least bet, or the least that it may raise to: the previous bet or raise (59), at
        limit one bet over the last full one (64, 65); all its chips if they are fewer."""
        to: cython.longlong
        most: cython.longlong = self._bet[self.turn] + self._stack[self.turn]
        if self.o.structure == LIMIT:
            to = self._full + self._size
        else:
            to = self._level + self._min_raise
        return to if to < most else most

    @cython.final
    def _pot_to(self) -> cython.longlong:
        """Raising by what the pot is after the call, in chips of the table."""
        to: cython.longlong = self._pot + 2 * self._level - self._bet[self.turn]
        return to - to % self.o.least

    @cython.final
    def _most_to(self) -> cython.longlong:
        """The most that the seat to act may bet or raise to."""
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

    @cython.final
    def _legal_wager(self, verb: cython.int, to: cython.longlong) -> cython.bint:
        if verb != (V_RAISE if self._level else V_BET) or not self._may_raise():
            return False
        if to < self._least_to() or to > self._most_to():
            return False
        # whole chips (66); all-in counts playable ones only (68)
        return to % self.o.least == 0

    # Acts

    @cython.final
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

    @cython.final
    def _wager(self, seat: cython.int, to: cython.longlong) -> None:
        """Bet or raise so that the bet of this round is ``to``."""
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

    @cython.final
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

    @cython.final
    def _answered(self, seat: cython.int) -> None:
        """The seat has acted on the bet as it stands; who has no chips left acts no more."""
        self._seen[seat] = self._full if self.o.structure == LIMIT else self._level
        self._todo &= ~(1 << seat)
        if self._stack[seat] == 0:
            self._able &= ~(1 << seat)

    @cython.final
    def _drop(self, seat: cython.int) -> None:
        """The hand of the seat is dead."""
        self._live &= ~(1 << seat)
        self._able &= ~(1 << seat)
        self._todo &= ~(1 << seat)

    # What a caller in Python sees

    @property
    def to_call(self) -> int:
        """The chips that the seat to act needs to call, or all that it has if they are fewer; 0
        where it may check or nobody is to act."""
        return self._owed() if self.turn >= 0 and self._phase < P_SHOWDOWN else 0

    def bounds(self) -> tuple[int, int]:
        """The least and the most that the seat to act may bet or raise *to*; (0, 0) if it may not.
        Between them each multiple of the least chip is legal."""
        if self.turn < 0 or self._phase >= P_SHOWDOWN or not self._may_raise():
            return 0, 0
        return self._least_to(), self._most_to()

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

    # Random players

    @cython.final
    def _menu_left(self, menu: cython.int) -> cython.int:
        """Find what of a menu the rules leave to the seat to act, no amount twice: the least, then
        the pot between, then the most."""
        least: cython.longlong
        most: cython.longlong
        pot: cython.longlong
        chips: cython.longlong = self._bet[self.turn] + self._stack[self.turn]
        if self._level <= self._bet[self.turn]:
            menu &= ~M_FOLD
        if not menu & (M_LEAST | M_POT | M_ALL_IN) or not self._may_raise():
            return menu & (M_FOLD | M_CALL)
        least = self._least_to()
        most = self._most_to()
        pot = self._pot_to()
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
            or (pot == chips and menu & M_ALL_IN)
        ):
            menu &= ~M_POT
        if most < chips:
            menu &= ~M_ALL_IN
        return menu

    @cython.final
    def _menu_choice(self, choice: cython.int) -> cython.ulonglong:
        """The action of one choice of a menu that the rules leave."""
        verb: cython.ulonglong = V_FOLD
        to: cython.longlong
        if choice == M_FOLD:
            return verb << 56
        if choice == M_CALL:
            verb = V_CALL if self._level > self._bet[self.turn] else V_CHECK
            return verb << 56
        verb = V_RAISE if self._level else V_BET
        if choice == M_LEAST:
            to = self._least_to()
        else:
            to = self._most_to()
            if choice == M_POT and self._pot_to() < to:
                to = self._pot_to()
        return (verb << 56) | to

    @cython.final
    def _menu_action(self, menu: cython.int) -> cython.ulonglong:
        """One of the actions that a menu and the rules leave, each as likely."""
        pick: cython.int
        verb: cython.ulonglong = V_SHOW
        if self._phase == P_SHOWDOWN:
            return verb << 56
        menu = self._menu_left(menu)
        pick = self._below(popcount(menu)) if menu else 0
        while pick:
            menu &= menu - 1
            pick -= 1
        return self._menu_choice(menu & -menu if menu else M_CALL)

    def playout(self, hands: cython.int, seed: int, menu: Sequence[str] = MENU) -> tuple[int, int]:
        """Play whole hands in a compiled loop, each seat choosing at random from a menu, the button
        passing, everybody with the stack of before this hand, the usual blinds. Leaves this
        hand at the end of the last one. Returns (actions taken, chips that changed hands).

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
        self._untold()
        self._seed(seed)
        self._past = None
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
