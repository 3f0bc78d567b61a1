"""The settlement of a hand of Bouré: who takes the pot, who matches it, each chip by its clause.

Part of ``games.boure``. Compiled like ``position.py``: every play-out ends here.
"""

import cython

from cardhall.cards.table import Movement
from cardhall.games.boure.clauses import CLAUSES
from cardhall.games.boure.result import Result

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import highest, popcount
    from cython.cimports.cardhall.games.boure.position import (
        E_NOBODY,
        E_PLAYED,
        E_THROWN_IN,
        E_UNPLAYED,
        P_OVER,
        Position,
    )
    from cython.cimports.cardhall.games.engine.listing import amounts, counts, filled, members
else:
    from cardhall.cards.bits import highest, popcount
    from cardhall.games.boure.position import (
        E_NOBODY,
        E_PLAYED,
        E_THROWN_IN,
        E_UNPLAYED,
        P_OVER,
        Position,
    )
    from cardhall.games.engine.listing import amounts, counts, filled, members

if not cython.compiled:  # compiled they are numbers in C: see settlement.pxd
    W_WON, W_TIE, W_RENEGER_TOP, W_RENEGER_TIE, W_NEXT_BEST = range(5)

ENDINGS = ("", "played", "unplayed", "nobody", "thrown-in", "void")


def most_tricks(hand: Position, among: cython.int) -> cython.int:
    """The most tricks that one of these seats has."""
    most: cython.int = 0
    seat: cython.int
    for seat in range(hand.seats):
        if (among >> seat) & 1 and hand._tricks[seat] > most:
            most = hand._tricks[seat]
    return most


def strictly_best(hand: Position, among: cython.int) -> cython.int:
    """The one seat with more tricks than any other of these, at least one; else -1."""
    most: cython.int = most_tricks(hand, among)
    best: cython.int = -1
    seat: cython.int
    if most == 0:
        return -1
    for seat in range(hand.seats):
        if (among >> seat) & 1 and hand._tricks[seat] == most:
            if best >= 0:
                return -1
            best = seat
    return best


def settle(hand: Position) -> None:
    """Settle who takes the pot, who matches it, what the next pot opens with."""
    seat: cython.int
    due: cython.longlong
    keep: cython.longlong
    # one who was put out of the event takes nothing and pays nothing more (OP-X-19)
    honest: cython.int = hand._in & ~hand._renegers & ~hand._dead
    hand._pot_counted = hand.pot
    hand._winner = -1
    hand._why_carried = W_TIE
    for seat in range(hand.seats):
        hand._paid[seat] = 0
        hand._owed_next[seat] = 0
        hand._final[seat] = hand._stack[seat]
    if hand._ending == E_UNPLAYED and honest:
        hand._winner = highest(honest)
    elif hand._ending == E_PLAYED:
        award(hand, honest)
    if hand._winner >= 0:
        hand._final[hand._winner] += hand.pot
        hand._next_pot = 0
    else:
        hand._next_pot = hand.pot
    if hand._ending != E_PLAYED:
        return
    for seat in range(hand.seats):
        if not (hand._in & ~hand._dead) >> seat & 1:
            continue
        if hand._tricks[seat] and not (hand._renegers >> seat) & 1:
            continue
        # a bouré or a renege: match the pot, up to the limit, once
        # (LLAA-BOURE-35, 41, 47; RAP-37, 38, 41; OP-X-04)
        due = hand.pot
        if hand.o.limit >= 0 and due > hand.o.limit:
            due = hand.o.limit
        if not hand.o.at_once:
            hand._owed_next[seat] = due
            continue
        # the seat is kept if something is left for the next draw (48, 49; OP-BOURE-11)
        keep = hand.o.stay_chip + (hand.o.ante if hand.o.payer_antes else 0)
        if keep < 1:
            keep = 1
        if hand.o.short_plays:
            keep = 0
        if hand._final[seat] - due < keep:
            due = hand._final[seat]
        hand._final[seat] -= due
        hand._paid[seat] = due
        hand._next_pot += due
        hand._owed_next[seat] = -1


def award(hand: Position, honest: cython.int) -> None:
    """Name the winner of a hand that was played, or leave the pot (LLAA-BOURE-38 to 44). Who
    was put out is struck as a reneger is (OP-X-19)."""
    most: cython.int = most_tricks(hand, hand._in)
    top: cython.int = 0
    seat: cython.int
    for seat in range(hand.seats):
        if (hand._in >> seat) & 1 and hand._tricks[seat] == most:
            top |= 1 << seat
    if top & (hand._renegers | hand._dead) == 0:
        hand._winner = strictly_best(hand, hand._in)
        hand._why_carried = W_TIE if hand._winner < 0 else W_WON
    elif popcount(top) == 1:
        if hand.o.top_next_best:
            hand._winner = strictly_best(hand, honest)
        hand._why_carried = W_RENEGER_TOP if hand._winner < 0 else W_NEXT_BEST
    else:
        if hand.o.tie_pays:
            hand._winner = strictly_best(hand, honest)
        hand._why_carried = W_RENEGER_TIE


def result(hand: Position) -> Result:
    """Work out how the hand ended; marks of reneges are taken in as they stand now. Raises
    ValueError before the end."""
    if hand._phase != P_OVER:
        raise ValueError("The hand is not over. Ask for its result when it is")
    settle(hand)
    seat: cython.int
    without: cython.int = 0
    if hand._ending == E_PLAYED:
        without = hand._in & ~hand._dead
        for seat in range(hand.seats):
            if hand._tricks[seat]:
                without &= ~(1 << seat)
    fields = {
        "ending": ENDINGS[hand._ending],
        "tricks": counts(hand._tricks, hand.seats),
        "winner": None if hand._winner < 0 else hand._winner,
        "boures": members(without),
        "renegers": members(hand._renegers & ~hand._dead),
        "paid": amounts(hand._paid, hand.seats),
        "stacks": amounts(hand._final, hand.seats),
        "next_pot": hand._next_pot,
        "owed": amounts(hand._owed_next, hand.seats),
        "pot": hand._pot_counted,
    }
    return filled(Result, fields)


def movements(hand: Position) -> list[Movement]:
    """Every chip moved so far in this hand, in order, each with its clause. What leaves seats
    and pot is what comes to them: the sums balance."""
    cite = CLAUSES[hand.rules.book]
    out: list[Movement] = []
    order = [(hand.dealer + 1 + i) % hand.seats for i in range(hand.seats)]
    for seat in order:
        if hand._opening[seat]:
            clause = _opening_clause(hand, seat)
            out.append(Movement(seat, hand._opening[seat], "pot", cite[clause]))
    for seat in order:
        if hand._stake[seat]:
            out.append(Movement(seat, hand._stake[seat], "pot", cite["stay"]))
    if hand._phase != P_OVER:
        return out
    settle(hand)
    if hand._pot_counted:
        to = "next-pot" if hand._winner < 0 else hand._winner
        out.append(Movement(None, hand._pot_counted, to, cite[_award_clause(hand)]))
    for seat in order:
        if hand._paid[seat]:
            clause = _match_clause(hand, seat)
            out.append(Movement(seat, hand._paid[seat], "next-pot", cite[clause]))
    return out


def _opening_clause(hand: Position, seat: int) -> str:
    if hand._due_before[seat] <= 0:
        return "ante"
    short = hand._opening[seat] < hand._due_before[seat]
    return "short" if short else "owed"


def _match_clause(hand: Position, seat: int) -> str:
    limit = hand.rules.limit
    due = hand._pot_counted if limit is None else min(hand._pot_counted, limit)
    if hand._paid[seat] < due or hand._final[seat] == 0:
        return "short"
    return "renege" if hand._renegers >> seat & 1 else "boure"


def _award_clause(hand: Position) -> str:
    if hand._ending != E_PLAYED:
        return {E_UNPLAYED: "only-one", E_NOBODY: "nobody", E_THROWN_IN: "thrown-in"}.get(
            hand._ending, "void"
        )
    if hand._why_carried == W_WON:
        return "win"
    if hand._why_carried == W_NEXT_BEST:
        return "next-best"
    if hand._why_carried == W_TIE:
        return "tie2" if most_tricks(hand, hand._in) == 2 else "tie1"
    if hand._why_carried == W_RENEGER_TIE:
        tie_rule = hand._winner >= 0 or not hand.o.tie_pays
        return "reneger-tie" if tie_rule else "reneger-ones"
    ones = most_tricks(hand, hand._in & ~hand._renegers & ~hand._dead) == 1
    return "reneger-ones" if ones else "reneger-top"
