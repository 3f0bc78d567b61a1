"""Po-Ke-No: one game, from the deal to who is paid.

Part of ``cardhall.games.po_ke_no``: import from there. The same file runs interpreted and compiled
(Cython, pure Python mode; C types in ``hand.pxd``). Methods with a leading underscore are C
functions when compiled.
"""

from collections.abc import Sequence
from typing import Any

import cython

from cardhall.cards.poker import hand_name
from cardhall.cards.table import (
    LETTERS,
    Movement,
    Refusal,
    RulesError,
    bits_of,
    seats_of,
    whole_deck,
)
from cardhall.games.po_ke_no.actions import (
    CALL_ACTION,
    format_action,
    out_action,
    seat_of,
    verb_of,
)
from cardhall.games.po_ke_no.boards import shipped
from cardhall.games.po_ke_no.patterns import PATTERNS, PO_KE_NO, values
from cardhall.games.po_ke_no.rules import SEATS, Rules
from cardhall.games.po_ke_no.view import Result, View
from cardhall.messages import Message, Player

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import lowest, scramble
    from cython.cimports.cardhall.games.engine.hand import AnyHand, overlay, own_methods
else:
    from cardhall.cards.bits import lowest, scramble
    from cardhall.games.engine.hand import AnyHand, assume

if not cython.compiled:  # compiled they are numbers in C: see hand.pxd
    P_DEAL, P_CALL, P_CLAIMS, P_OVER = range(4)
    V_CALL, V_OUT, V_SETTLE = 1, 2, 3

_PHASES = ("deal", "call", "claims", "over")
LINES = cython.declare(cython.int, 13)
_CELLS = tuple([bits_of(cells) for cells in PATTERNS])
"""The cells of each pattern, as bits."""
_THROUGH = tuple([bits_of([n for n in range(13) if cell in PATTERNS[n]]) for cell in range(25)])
"""The patterns that go through each cell, as bits."""


class Hand(AnyHand):
    """The state machine of one game: ``deal``, ``call``, ``claims``, ``over``.

    Seats are 0 to ``seats`` - 1; the caller has none and no board. Any seat with a full pattern may
    call "out" at any time; the caller turns the next card or, once somebody has called, settles.
    """

    def __init__(
        self,
        rules: Rules,
        boards: Sequence[Sequence[int]],
        playing: Sequence[int] | None = None,
    ) -> None:
        """boards: one for each seat, 25 card numbers row by row. playing: the seats that take part,
        all unless it is said. Raises RulesError."""
        seats = len(boards)
        rules.seats_note(seats)
        own = tuple([tuple(board) for board in boards])
        worth = [values(board) for board in own]
        if () in worth:
            text = Message("po-ke-no-at-the-seat", player=Player(LETTERS[worth.index(())]))
            raise RulesError("boards", text, Message("po-ke-no-a-board-has-25-cards"))
        among = range(seats) if playing is None else playing
        if len(set(among)) < 2 or not set(among) <= set(range(seats)):
            text = Message("as-it-stands", value=str(list(among)))
            two = Message("po-ke-no-two-or-more-seats", seats=seats)
            raise RulesError("playing", text, two)
        self._arrays()
        self.rules = rules
        self.boards = own
        self.seats = seats
        self._late_lost = int(rules.late == "lost")
        self._first_call = int(rules.even == "first-call")
        self._playing = bits_of(among)
        self._set_boards(own)
        self._set_worth(worth)
        self._open()
        self._keep((), "", None if playing is None else tuple(playing))

    def _by_name(self, name: str, said: Any) -> dict[str, Any]:
        if name:  # the deal from a seed is told by its cards, as any other
            return {"deck": tuple(self._order_of_pack())}
        return {"boards": self.boards, "playing": said}

    def _arrays(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        if not cython.compiled:
            self._covered = [0] * 12
            self._worth = [0] * 156
            self._order = [0] * 12
            self._shown = [0] * 12
            self._deck = [0] * 52
            self._from = [0] * 53
            self._where = [0] * 300
            self._lines = [0] * 13
            self._lines_at = [0] * 25

    def _set_boards(self, boards: tuple[tuple[int, ...], ...]) -> None:
        """Note where each card lies: for each of the 52 the seats that have it, in order."""
        board: tuple[int, ...]
        seat: cython.int
        cell: cython.int
        card: cython.int
        at: cython.int
        for card in range(53):
            self._from[card] = 0
        for seat in range(self.seats):
            if (self._playing >> seat) & 1:
                board = boards[seat]
                for cell in range(25):
                    card = board[cell]
                    self._from[card + 1] += 1
        for card in range(52):
            self._from[card + 1] += self._from[card]
        for seat in range(self.seats):
            if (self._playing >> seat) & 1:
                board = boards[seat]
                for cell in range(25):
                    card = board[cell]
                    at = self._from[card]  # where the next one of this card is put
                    self._where[at] = seat << 5 | cell
                    self._from[card] = at + 1
        for card in range(51, -1, -1):  # each has come to where the next card begins
            self._from[card + 1] = self._from[card]
        self._from[0] = 0

    def _set_worth(self, worth: list[tuple[int, ...]]) -> None:
        """Note what each pattern of each board is worth, and the patterns themselves."""
        of_board: tuple[int, ...]
        seat: cython.int
        number: cython.int
        for number in range(LINES):
            self._lines[number] = _CELLS[number]
        for number in range(25):
            self._lines_at[number] = _THROUGH[number]
        for seat in range(self.seats):
            of_board = worth[seat]
            for number in range(LINES):
                self._worth[seat * 13 + number] = of_board[number]

    def _open(self) -> None:
        seat: cython.int
        for seat in range(self.seats):
            self._covered[seat] = 0
        self.calls = 0
        self._phase = P_DEAL
        self._ready = 0
        self._claimed = 0
        self._claims = 0
        self._out = 0
        self._winner = -1
        self._even = 0
        self._pattern = 0

    def deal(self, deck: Sequence[int]) -> None:
        """Hand in the shuffled pack, the card to be called first on top (02, 03). Raises
        RulesError."""
        if self._phase != P_DEAL:
            raise self._begun_already()
        whole_deck("deck", deck)
        for place in range(52):
            self._deck[place] = deck[place]
        self._phase = P_CALL
        self._keep(self._whole_past(), "deal", {"deck": tuple(deck)})

    def _begun_already(self) -> RulesError:
        """Refuse a second deal."""
        return RulesError("deck", Message("po-ke-no-has-begun-already"), Message("start-a-new-one"))

    def deal_seeded(self, seed: int) -> None:
        """Shuffle by a seed: for simulation, not for play among people."""
        place: cython.int
        if self._phase != P_DEAL:
            raise self._begun_already()
        self._seed(seed)
        for place in range(52):
            self._deck[place] = place
        self._mix(self._deck, 52, 51)
        self._phase = P_CALL
        self._keep(self._whole_past(), "deal", None)

    def _call(self) -> None:
        """Turn and call the next card; who has it covers it (03, 04)."""
        card: cython.int = self._deck[self.calls]
        at: cython.int
        seat: cython.int
        cell: cython.int
        covered: cython.int  # numbers of its own for the loop: nothing else can change them
        ready: cython.int = 0 if self._late_lost else self._ready
        through: cython.ulonglong
        self.calls += 1
        for at in range(self._from[card], self._from[card + 1]):
            seat = self._where[at] >> 5
            cell = self._where[at] & 31
            covered = self._covered[seat] | (1 << cell)
            self._covered[seat] = covered
            through = self._lines_at[cell]
            while through:
                if self._lines[lowest(through)] & ~covered == 0:
                    ready |= 1 << seat
                    break
                through &= through - 1
        self._ready = ready & ~self._out

    def _last_cell(self, seat: cython.int) -> cython.int:
        """Find where the last card called lies on a seat's board; -1 if it has none."""
        card: cython.int = self._deck[self.calls - 1]
        at: cython.int
        for at in range(self._from[card], self._from[card + 1]):
            if self._where[at] >> 5 == seat:
                return self._where[at] & 31
        return -1

    def _best(self, seat: cython.int) -> cython.int:
        """The best full pattern of a seat that may call "out"."""
        number: cython.int
        best: cython.int = -1
        last: cython.int = self._last_cell(seat)
        for number in range(LINES):
            if self._lines[number] & ~self._covered[seat]:
                continue
            if self._late_lost and (last < 0 or not (self._lines[number] >> last) & 1):
                continue
            if best < 0 or self._worth[seat * 13 + number] > self._worth[seat * 13 + best]:
                best = number
        return best

    def _say_out(self, seat: cython.int) -> None:
        self._claimed |= 1 << seat
        self._order[self._claims] = seat
        # a card that is called while the claim waits takes nothing from it
        self._shown[self._claims] = self._best(seat)
        self._claims += 1
        self._phase = P_CLAIMS

    def _settle(self) -> None:
        """One winner only (13): the best hand of those who called (11, 12). Even hands: the first
        to call, or an extra game between them (OP-POKENO-02)."""
        place: cython.int
        seat: cython.int
        pattern: cython.int
        worth: cython.int
        top: cython.int = -1
        self._phase = P_OVER
        for place in range(self._claims):
            seat = self._order[place]
            pattern = self._shown[place]
            worth = self._worth[seat * 13 + pattern]
            if worth > top:
                top = worth
                self._winner = seat
                self._pattern = pattern
                self._even = 1 << seat
            elif worth == top:
                self._even |= 1 << seat
        if self._even & (self._even - 1) == 0 or self._first_call:
            self._even = 0
        else:
            self._winner = -1

    # Legality, at one place for the list and the refusal

    def _legal(self, action: cython.ulonglong) -> cython.bint:
        """Is this action legal now?"""
        verb: cython.int = action >> 56
        seat: cython.int = (action >> 52) & 15
        if self._phase != P_CALL and self._phase != P_CLAIMS:
            return False
        if verb == V_OUT:
            if (action >> 52) << 52 != action:
                return False
            return ((self._ready & ~self._claimed) >> seat) & 1 != 0
        if (action >> 56) << 56 != action:
            return False
        if verb == V_CALL:
            return self._phase == P_CALL and self.calls < 52
        return verb == V_SETTLE and (self._phase == P_CLAIMS or self.calls == 52)

    def _do(self, action: cython.ulonglong) -> None:
        """Take an action that is legal."""
        verb: cython.int = action >> 56
        if verb == V_CALL:
            self._call()
        elif verb == V_OUT:
            self._say_out((action >> 52) & 15)
        else:
            self._settle()

    # --- what a caller in Python sees ---

    @property
    def phase(self) -> str:
        """``deal``, ``call``, ``claims`` or ``over``."""
        return _PHASES[self._phase]

    @property
    def is_over(self) -> bool:
        return self._phase == P_OVER

    @property
    def playing(self) -> tuple[int, ...]:
        """Seats that take part."""
        return seats_of(self._playing)

    @property
    def called(self) -> tuple[int, ...]:
        """The cards called so far, in order."""
        return tuple([self._deck[place] for place in range(self.calls)])

    @property
    def claims(self) -> tuple[int, ...]:
        """Seats that have called "out", in order."""
        return tuple([self._order[place] for place in range(self._claims)])

    @property
    def sitting_out(self) -> tuple[int, ...]:
        """Seats that sit out the rest of the game after a false call."""
        return seats_of(self._out)

    @property
    def turn(self) -> int:
        """-1: nobody has a turn in this game; the caller calls, and whoever can speaks."""
        return -1

    def hand_of(self, seat: int) -> int:
        """Nobody holds cards: 0. Raises ValueError for no seat."""
        self._seat(seat)
        return 0

    def covered(self, seat: int) -> tuple[int, ...]:
        """The cells of a seat's board that are covered."""
        return seats_of(self._covered[self._seat(seat)])

    def legal_actions(self) -> list[int]:
        """Every legal action of anybody: the caller's first, then each "out" by seat."""
        out: list[int] = []
        action: cython.ulonglong
        seat: cython.int
        ready: cython.int = self._ready & ~self._claimed
        for action in (V_CALL, V_SETTLE):
            action <<= 56
            if self._legal(action):
                out.append(action)
        if ready and (self._phase == P_CALL or self._phase == P_CLAIMS):
            for seat in range(self.seats):
                if (ready >> seat) & 1:
                    action = V_OUT
                    out.append(action << 56 | cython.cast(cython.ulonglong, seat) << 52)
        return out

    def _refusal(self, action: int) -> Refusal:
        try:
            verb = verb_of(action)
        except ValueError:
            text = Message("po-ke-no-is-no-action", action=str(action))
            return Refusal("not-an-action", "LLAA-POKENO-03", text)
        if self._phase in (P_DEAL, P_OVER):
            return Refusal("not-now", "LLAA-POKENO-13", Message("po-ke-no-one-winner-a-game"))
        if action & (1 << 52) - 1 or (verb != "out" and action >> 52 & 15):
            text = Message("po-ke-no-names-no-card", verb=repr(verb))
            return Refusal("not-an-action", "LLAA-POKENO-03", text)
        if verb == "call":
            if self._phase == P_CLAIMS:
                return Refusal(
                    "claims-first", "LLAA-POKENO-05", Message("po-ke-no-settle-the-claims-first")
                )
            return Refusal(
                "pack-used-up", "LLAA-POKENO-02", Message("po-ke-no-all-cards-have-been-called")
            )
        if verb == "settle":
            return Refusal("no-claim", "LLAA-POKENO-07", Message("po-ke-no-nobody-has-called-out"))
        return self._why_not_out(seat_of(action))

    def _why_not_out(self, seat: int) -> Refusal:
        if seat >= self.seats or not self._playing >> seat & 1:
            return Refusal(
                "not-playing", "LLAA-POKENO-01", Message("po-ke-no-that-seat-has-no-board")
            )
        if self._claimed >> seat & 1:
            return Refusal(
                "called-already", "LLAA-POKENO-07", Message("po-ke-no-has-called-already")
            )
        if self._out >> seat & 1:
            return Refusal("sits-out", "OP-POKENO-07", Message("po-ke-no-sits-out-this-game"))
        full = any(self._lines[n] & ~self._covered[seat] == 0 for n in range(13))
        if full:
            return Refusal("late", "OP-POKENO-03", Message("po-ke-no-not-called-at-once-is-lost"))
        return Refusal("no-pattern", "LLAA-POKENO-06", Message("po-ke-no-no-pattern-is-covered"))

    def force(self, action: int) -> None:
        """Take an act that can be done at the table though the rules forbid it, for the open
        referee: a card called while a claim waits. Raises ValueError where nobody could."""
        waits = action == CALL_ACTION and self._phase == P_CLAIMS and self.calls < 52
        if not waits and self.why_not(action) is not None:
            raise ValueError(f"{format_action(action)!r} cannot be done in this position")
        self._do(action)
        self._keep(self._whole_past(), "force", {"action": action})

    def random_action(self, seed: int) -> int:
        """One legal action, whoever's, each as likely."""
        legal = self.legal_actions()
        return legal[((scramble(seed & 0xFFFFFFFFFFFFFFFF) >> 32) * len(legal)) >> 32]

    def false_call(self, seat: int) -> None:
        """A seat has called "out" without a full pattern (OP-POKENO-07): nothing happens, or the
        player sits out the game. Raises ValueError if the call would have been right."""
        past = self._whole_past()
        if self._phase not in (P_CALL, P_CLAIMS):
            raise ValueError("No game is in play")
        if self.why_not(out_action(self._seat(seat))) is None:
            raise ValueError(f"The call of seat {LETTERS[seat]} is right. Let them call out")
        if self.rules.false_call == "sit-out-game":
            self._sit_out(seat)
        self._keep(past, "false_call", {"seat": seat})

    def _sit_out(self, seat: int) -> None:
        self._out |= 1 << seat
        self._ready &= ~self._out
        self._past = None

    def _order_of_pack(self) -> list[int]:
        """The whole pack, called or not: for ``imagine``, of a game that it made itself."""
        return [self._deck[place] for place in range(52)]

    def copy(self) -> "Hand":
        """An independent copy."""
        other: Hand = Hand.__new__(Hand)
        other._arrays()
        other._become(self)
        other.rules = self.rules
        other._past = self._whole_past()
        other.boards = self.boards
        return other

    @cython.final
    def _become(self, other: "Hand") -> None:
        """Take over another game's whole state (but not its rules)."""
        if cython.compiled:
            self._sit_as(other)
            overlay(
                cython.address(self._from_here),
                cython.address(other._from_here),
                cython.address(self._to_here),
            )
        else:
            assume(self, other, ("rules", "boards", "_past"))

    # Results

    def result(self) -> Result:
        """Work out how the game ended. Raises ValueError before the end."""
        if self._phase != P_OVER:
            raise ValueError("The game is not over. Ask for its result when it is")
        if not self._claims:
            return Result("dead", None, 0, "OP-X-07", (), "")
        best = self._pattern == PO_KE_NO
        seat = lowest(self._even) if self._even else self._winner
        value = self._worth[seat * 13 + self._pattern]
        out = Result.__new__(Result)
        # straight into its dict: a frozen dataclass takes five times as long to fill
        out.__dict__.update(
            ending="even" if self._even else "out",
            winner=None if self._even else self._winner,
            chips=self.rules.po_ke_no_chips if best else self.rules.line_chips,
            clause="LLAA-POKENO-10" if best else "LLAA-POKENO-08",
            even=seats_of(self._even),
            hand="Po-Ke-No" if best else hand_name(value),
        )
        return out

    def movements(self) -> list[Movement]:
        """The chips that this game moves, each with its clause: from the bank to the winner."""
        if self._phase != P_OVER or self._winner < 0:
            return []
        result = self.result()
        return [Movement(None, result.chips, self._winner, result.clause)]

    # Simulation

    def playout(self, games: cython.int, seed: int) -> tuple[list[int], int]:
        """Play whole games in a compiled loop, everybody attentive: who has a full pattern calls at
        once. Leaves this hand at the end of the last one.

        Returns how many games each seat won, and how many were even. The share of the wins is a
        measure of how even boards are."""
        won: list[int] = [0] * self.seats
        even: cython.longlong = 0
        number: cython.int
        _: cython.int
        other: cython.int
        seat: cython.int
        card: cython.uchar
        for number in range(52):
            self._deck[number] = number
        self._seed(seed)
        self._past = None
        for _ in range(games):
            self._open()
            while self._ready == 0:
                # the next card of a pack in random order: shuffled as far as it is called
                other = self.calls + self._below(52 - self.calls)
                card = self._deck[other]
                self._deck[other] = self._deck[self.calls]
                self._deck[self.calls] = card
                self._call()
            for seat in range(self.seats):
                if (self._ready >> seat) & 1:
                    self._say_out(seat)
            self._settle()
            if self._winner >= 0:
                won[self._winner] += 1
            else:
                even += 1
        return won, even


def opening(rules: Rules, seats: int, seed: int) -> Hand:
    """A game about to begin on the boards that ship; the seed gives the order of the pack, and
    which of the twelve boards are out. Raises RulesError for a number of seats that cannot play."""
    if seats not in SEATS:
        text = Message("as-it-stands", value=str(seats))
        among = Message("choose-a-number", low=SEATS[0], high=SEATS[-1])
        raise RulesError("seats", text, among)
    boards = [shipped()[(seed + seat) % 12] for seat in range(seats)]
    hand = Hand(rules, boards)
    hand.deal_seeded(seed)
    return hand


def view(hand: Hand, seat: int | None) -> View:
    """Work out what this seat may know of the game; None for somebody watching."""
    own = () if seat is None else (out_action(hand._seat(seat)),)
    return View(
        rules=hand.rules,
        seat=seat,
        boards=hand.boards,
        playing=hand.playing,
        phase=hand.phase,
        called=hand.called,
        covered=tuple([hand.covered(s) for s in range(hand.seats)]),
        claims=hand.claims,
        sitting_out=hand.sitting_out,
        legal=tuple([action for action in own if hand.why_not(action) is None]),
        result=hand.result() if hand.is_over else None,
    )


if cython.compiled:
    own_methods(Hand)
