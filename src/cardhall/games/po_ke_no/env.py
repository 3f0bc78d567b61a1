# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""Po-Ke-No as an environment: what the seat that is asked sees, its acts by number, what a game
brings.

Nobody has a turn in this game. Cards are called until somebody has a full pattern; then each seat
that has one is asked, from seat 0 on, whether it calls "out". When all keep quiet the next card is
called; when nobody is left to be asked, the claims are settled. Compiled like ``hand.py``; the
engine runs the batch (``engine/environment.py``).
"""

from array import array
from collections.abc import Sequence

import cython

from cardhall.games.engine.layout import Layout, Part
from cardhall.games.po_ke_no.hand import opening
from cardhall.games.po_ke_no.rules import Rules

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit, lowest
    from cython.cimports.cardhall.games.engine.environment import Environment
    from cython.cimports.cardhall.games.engine.hand import AnyHand
    from cython.cimports.cardhall.games.po_ke_no.hand import (
        P_CALL,
        P_CLAIMS,
        V_CALL,
        V_OUT,
        V_SETTLE,
        Hand,
    )
else:
    from cardhall.cards.bits import bit, lowest
    from cardhall.games.engine.environment import Environment
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.po_ke_no.hand import P_CALL, P_CLAIMS, V_CALL, V_OUT, V_SETTLE, Hand

if not cython.compiled:  # compiled they are numbers in C: see env.pxd
    A_QUIET, A_OUT = 0, 1
    BEST, SET = 12, 12

LAYOUT = Layout(
    planes=(
        Part("called", "the cards called so far"),
        *(Part(f"row-{row}", f"the cards of one's own row {row}") for row in range(1, 6)),
        *(Part(f"column-{place}", f"those of one's own column {place}") for place in range(1, 6)),
        *(Part(f"diagonal-{place}", f"those of one's own diagonal {place}") for place in (1, 2)),
        Part("po-ke-no", "those of one's own four corners and the centre"),
        Part("board", "the cards of the seat's board", each=True),
        Part("wants", "cards not called that would each fill a pattern of the seat", each=True),
    ),
    numbers=(
        Part("phase", '1 nobody has called "out" yet, 2 somebody has'),
        Part("calls", "cards called so far"),
        Part("full", "1 if the seat has a full pattern and may call it", each=True),
        Part("claim", 'who called "out" first has 1, the next 2; 0 for who has not', each=True),
        Part("worth", "what the pattern is worth that it called or may call: more wins", each=True),
    ),
    acts=("keep quiet", "out"),
    reward=(
        "chips over an equal share of those paid, times the number of the others; "
        "even hands share nothing"
    ),
)


class Env(Environment):
    """A batch of games of Po-Ke-No, on the boards that ship."""

    def __init__(self, rules: Rules, seats: int, count: int, seed: int) -> None:
        """Raises RulesError for a number of seats that cannot play."""
        hands: Sequence[AnyHand] = [opening(rules, seats, 0) for _ in range(count)]
        super().__init__(hands, LAYOUT, seed)
        self._line, self._best = rules.line_chips, rules.po_ke_no_chips
        # a game begins on one of twelve sets of boards, which are laid out once
        self._sets_of_boards = [opening(rules, seats, first) for first in range(SET)]
        self._laid = array("L" if array("L").itemsize == 8 else "Q", bytes(8 * SET))
        self._note_places()

    def _note_places(self) -> None:
        """Note where each set of boards lies, to be found without the interpreter."""
        first: cython.Py_ssize_t
        if cython.compiled:
            for first in range(SET):
                self._laid[first] = cython.cast(
                    cython.size_t, cython.cast(cython.p_void, self._sets_of_boards[first])
                )

    def _start(self, hand: AnyHand, seed: cython.ulonglong) -> None:
        if cython.compiled:
            start(
                cython.cast(Hand, hand),
                cython.cast(Hand, cython.cast(cython.p_void, self._laid[seed % SET])),
                seed,
            )
        else:
            start(cython.cast(Hand, hand), self._sets_of_boards[seed % SET], seed)

    def _must(self, hand: AnyHand) -> cython.ulonglong:
        return unasked(cython.cast(Hand, hand))

    def _to_act(self, hand: AnyHand) -> cython.int:
        return self._asked(cython.cast(Hand, hand))

    def _observe(self, hand: AnyHand, seat: cython.int) -> None:
        self._see(cython.cast(Hand, hand), seat)

    def _allow(self, hand: AnyHand) -> None:
        self._let_acts(cython.cast(Hand, hand))

    def _action(self, hand: AnyHand, act: cython.int) -> cython.ulonglong:
        return self._act(cython.cast(Hand, hand), act)

    def _gain(self, hand: AnyHand) -> None:
        self._count(cython.cast(Hand, hand))

    @cython.final
    def _asked(self, hand: Hand) -> cython.int:
        """The seat that is asked: the first with a full pattern that has not kept quiet since the
        last card or claim; -1 for none."""
        waiting: cython.int = hand._ready & ~hand._claimed & ~cython.cast(cython.int, self._chosen)
        if (hand._phase != P_CALL and hand._phase != P_CLAIMS) or waiting == 0:
            return -1
        return lowest(waiting)

    @cython.final
    def _see(self, hand: Hand, seat: cython.int) -> None:
        """Fill in the planes and numbers of ``LAYOUT``. All is open in this game but the order of
        the cards that are not called yet."""
        place: cython.int
        other: cython.int
        best: cython.int
        for place in range(hand.calls):
            self._sets[0] |= bit(hand._deck[place])
        self._see_boards(hand, seat)
        self._figures[0] = hand._phase
        self._figures[1] = hand.calls
        for other in range(self.seats):
            place = 2 + self._left(other, seat)
            if ((hand._ready & ~hand._claimed) >> other) & 1:
                self._figures[place] = 1
                best = hand._best(other)
                if best >= 0:
                    self._figures[place + 2 * self.seats] = hand._worth[13 * other + best]
        for place in range(hand._claims):
            other = hand._order[place]
            best = hand._worth[13 * other + hand._shown[place]]
            other = 2 + self._left(other, seat)
            self._figures[other + self.seats] = place + 1
            self._figures[other + 2 * self.seats] = best

    @cython.final
    def _see_boards(self, hand: Hand, seat: cython.int) -> None:
        """Fill in all boards, one's own pattern by pattern, and what each seat waits for."""
        card: cython.int
        at: cython.int
        other: cython.int
        filled: cython.int
        through: cython.ulonglong
        for card in range(52):
            for at in range(hand._from[card], hand._from[card + 1]):
                other = hand._where[at] >> 5
                filled = hand._covered[other] | (1 << (hand._where[at] & 31))
                through = hand._lines_at[hand._where[at] & 31]
                while through:
                    if other == seat:
                        self._sets[1 + lowest(through)] |= bit(card)
                    if (
                        hand._lines[lowest(through)] & ~filled == 0
                        and filled != hand._covered[other]
                    ):
                        self._sets[14 + self.seats + self._left(other, seat)] |= bit(card)
                    through &= through - 1
                self._sets[14 + self._left(other, seat)] |= bit(card)

    @cython.final
    def _let_acts(self, hand: Hand) -> None:
        """Name the legal acts: who is asked may always keep quiet."""
        self._let(A_QUIET)
        self._let(A_OUT)

    @cython.final
    def _act(self, hand: Hand, act: cython.int) -> cython.ulonglong:
        """The action of an act; 0 where another seat is asked after one that keeps quiet."""
        verb: cython.ulonglong = V_OUT
        seat: cython.ulonglong = self._asked(hand)
        if act == A_OUT:
            return (verb << 56) | (seat << 52)
        self._chosen |= bit(seat)
        if self._asked(hand) >= 0:
            return 0
        return calls_or_settles(hand)

    @cython.final
    def _count(self, hand: Hand) -> None:
        """Count the chips of a game that is over; even hands and a dead game pay none."""
        seat: cython.int
        chips: cython.int = self._best if hand._pattern == BEST else self._line
        if hand._winner < 0:
            return
        for seat in range(self.seats):
            self._gains[seat] = chips * (self.seats - 1) if seat == hand._winner else -chips


def start(hand: Hand, laid: Hand, seed: cython.ulonglong) -> None:
    """Deal as ``opening`` does, on boards that are laid out already."""
    place: cython.int
    hand._become(laid)
    hand._open()
    for place in range(52):
        hand._deck[place] = place
    hand._rng = seed
    hand._mix(hand._deck, 52, 51)
    hand._phase = P_CALL


def unasked(hand: Hand) -> cython.ulonglong:
    """Find what is done while nobody can call "out": the next card is called, or, once somebody has
    or the pack is used up, the claims are settled. 0 where somebody can."""
    if (hand._phase != P_CALL and hand._phase != P_CLAIMS) or hand._ready & ~hand._claimed:
        return 0
    return calls_or_settles(hand)


def calls_or_settles(hand: Hand) -> cython.ulonglong:
    """Find what the caller does next."""
    verb: cython.ulonglong = V_SETTLE
    if hand._phase == P_CALL and hand.calls < 52:
        verb = V_CALL
    return verb << 56
