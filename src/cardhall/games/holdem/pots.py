# cython: cdivision=True
"""Texas hold'em, the pots: main and side pots, who wins them, and what a hand came to.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``pots.pxd``).
"""

import cython

from cardhall.cards.table import Movement, seats_of
from cardhall.games.holdem.result import Award, Pot, Result

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import popcount
    from cython.cimports.cardhall.cards.seven import seven_card_value
    from cython.cimports.cardhall.games.engine.listing import amounts_of, filled, members, sums
    from cython.cimports.cardhall.games.holdem.deal import E_FOLDS, E_VOID, P_OVER, P_SHOWDOWN, Deal
else:
    from cardhall.cards.bits import popcount
    from cardhall.cards.seven import seven_card_value
    from cardhall.games.engine.listing import amounts_of, filled, members, sums
    from cardhall.games.holdem.deal import E_FOLDS, E_VOID, P_OVER, P_SHOWDOWN, Deal

_ENDINGS = ("", "folds", "showdown", "void")


class Pots(Deal):
    """The chips of a hand on their way from the bets through the pots to the winners."""

    @cython.final
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

    @cython.final
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

    @cython.final
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

    @cython.final
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

    @cython.final
    def _unsettle(self) -> None:
        seat: cython.int
        for seat in range(self.seats):
            self._stack[seat] -= self._won[seat]
            self._won[seat] = 0

    # What a caller in Python sees

    def pots(self) -> tuple[Pot, ...]:
        """The main pot and the side pots, as they would be if the betting ended now: the bets of
        this round are in them."""
        if self._phase < P_SHOWDOWN:
            self._make_pots()
        return tuple([Pot(self._pots_amount[i], seats_of(self._pots_seats[i]))
                      for i in range(self._pot_count)])  # fmt: skip

    def result(self) -> Result:
        """Work out how the hand ended. Raises ValueError before the end."""
        if self._phase != P_OVER:
            raise ValueError("The hand is not over. Ask for its result when it is")
        seat: cython.int
        won: cython.int = 0
        for seat in range(self.seats):
            if self._won[seat]:
                won |= 1 << seat
        fields = {
            "ending": _ENDINGS[self._ending],
            "stacks": sums(self._stack, self._crumb, self.seats, 1),
            "gains": sums(self._stack, self._start, self.seats, -1),
            "awards": tuple(self._awards()),
            "winners": members(won),
            "carried": self._next_carried,
        }
        return filled(Result, fields)

    def _awards(self) -> list[Award]:
        """The pots in the order in which they are settled: side pots first (HOLDEM-98)."""
        out = []
        number: cython.int
        for number in range(self._pot_count - 1, -1, -1):
            winners = members(self._pots_winners[number])
            shares = amounts_of(self._shares, 10 * number, self._pots_winners[number])
            clause = "HOLDEM-83"
            if self._ending == E_FOLDS:
                clause = "HOLDEM-26"
            elif len(winners) > 1:
                clause = "HOLDEM-101" if len(set(shares)) == 1 else "HOLDEM-102"
            fields = {
                "amount": self._pots_amount[number],
                "seats": members(self._pots_seats[number]),
                "winners": winners,
                "shares": shares,
                "clause": clause,
            }
            out.append(filled(Award, fields))
        return out

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
        """Work out what a seat put in, by what it was for."""
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
