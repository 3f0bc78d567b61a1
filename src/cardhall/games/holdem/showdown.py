"""Texas hold'em, the showdown: who shows in which order, mucked hands, asked hands.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in
``showdown.pxd``).
"""

import cython

from cardhall.cards.table import Illegal, Refusal, bits_of, seats_of
from cardhall.games.holdem.actions import amount_of
from cardhall.games.holdem.result import Event
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import popcount
    from cython.cimports.cardhall.games.holdem.deal import (
        E_SHOWDOWN,
        E_VOID,
        P_OVER,
        P_SHOWDOWN,
        V_MUCK,
        V_SHOW,
    )
    from cython.cimports.cardhall.games.holdem.pots import Pots
else:
    from cardhall.cards.bits import popcount
    from cardhall.games.holdem.deal import E_SHOWDOWN, E_VOID, P_OVER, P_SHOWDOWN, V_MUCK, V_SHOW
    from cardhall.games.holdem.pots import Pots


class Showdown(Pots):
    """How the hands are shown when the betting is over, and the pots go."""

    @cython.final
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

    @cython.final
    def _next_to_show(self) -> cython.int:
        """Find who shows next: players of the side pot before those of the main pot alone (98);
        from the last to bet or raise on the river (96), else from the first to act (95). -1 for
        nobody."""
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

    @cython.final
    def _turn_up(self, seat: cython.int) -> None:
        self._shown |= 1 << seat
        self._part[seat] = self._hole[seat]
        self._order[self._show_count] = seat
        self._show_count += 1

    @cython.final
    def _turn_up_all(self) -> None:
        """All hands face up, in the order in which they are shown."""
        seat: cython.int = self._next_to_show()
        while seat >= 0:
            self._turn_up(seat)
            seat = self._next_to_show()
        self._finish()

    @cython.final
    def _finish(self) -> None:
        self.turn = -1
        self._phase = P_OVER
        self._ending = E_SHOWDOWN
        self._settle()

    @cython.final
    def _show_or_muck(self, verb: cython.int, cards: cython.ulonglong) -> None:
        """The turn passes on when all cards of the seat lie open (82) or are mucked."""
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

    @cython.final
    def _legal_show(self, verb: cython.int, cards: cython.ulonglong) -> cython.bint:
        if verb == V_SHOW:
            return cards & ~self._hole[self.turn] == 0
        return verb == V_MUCK and cards == 0 and self._may_muck()

    @cython.final
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

    # What a caller in Python sees

    def show_early(self, seat: int) -> None:
        """A likely winner shows at once, out of order (HOLDEM-97). Raises ValueError where
        no hand is to be shown."""
        mask = 1 << self._seat(seat)
        if self._phase != P_SHOWDOWN or not self._live & ~self._shown & mask:
            raise ValueError(f"Seat {seat} has no hand to show now")
        self._turn_up(seat)
        self.turn = self._next_to_show()
        if self.turn < 0:
            self._finish()
        self._keep(self._whole_past(), "show_early", {"seat": seat})

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
        self._keep(self._whole_past(), "ask", {"by": by, "seat": seat})

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
