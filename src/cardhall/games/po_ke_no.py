"""Po-Ke-No: one game, and the run of games at a table.

Source: the LLAA rulebook's Po-Ke-No page (clauses LLAA-POKENO), in the preset ``llaa``. Where it is
silent the named options of ``Rules`` decide, each with its note of the open points (OP-POKENO).

A game: each player has a board of 25 cards, five by five. The caller turns card after card and
calls it; who has it covers it. With a line of five across, down or diagonal covered she calls out:
one chip. The four corners and the centre are Po-Ke-No: two chips.

Done here: calls, covering, claims, late claims, false ones, several winners on one card, the ranks
of hands, a game without a claim, the bank and its further lots, the extra game between even hands,
and what each seat may know (``view``) with games that agree with it (``imagine``). Not here: the
making of boards (24, 25: ``po_ke_no_boards``; here they are handed in), the cards collected after a
session (15, the hall's), clocks, who sits.

Choices: counters are laid for everybody by the game itself. All who call on one card are heard
before the caller settles. The extra game between even hands is played for what the even one would
have paid, and pays that once. Boards lie open: only the order of the pack is hidden.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in
``po_ke_no.pxd``). Methods with a leading underscore are C functions when compiled.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import cython

from cardhall.cards.notation import SUIT_NAMES
from cardhall.cards.poker import five_card_value, hand_name
from cardhall.cards.refusals import no_choice
from cardhall.cards.table import (
    LETTERS,
    HouseRules,
    Illegal,
    Movement,
    Refusal,
    RulesError,
    Standing,
    bits_of,
    check_choices,
    check_numbers,
    seats_of,
    standing,
    whole_deck,
)
from cardhall.messages import Message, Player
from cardhall.messages.arguments import RANKS

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import GAMMA, MASK64, lowest, scramble
else:
    from cardhall.cards.bits import GAMMA, MASK64, lowest, scramble

__all__ = [
    "PATTERNS", "PRESETS", "SEATS", "TITLE", "Hand", "Illegal", "Movement", "Refusal", "Result",
    "Rules", "RulesError", "Session", "Standing", "View", "announcement", "format_action",
    "imagine", "opening", "out_action", "parse_action", "pattern_value", "view",
]  # fmt: skip

TITLE = "Po-Ke-No"
"""The game's name, for people."""

SEATS = tuple(range(2, 13))
"""How many can play, with a board each."""


# --- House rules ---------------------------------------------------------------------------------

_CHOICES: dict[str, tuple[str, ...]] = {
    "caller": ("official", "rotating-player"),
    "even": ("extra-game", "first-call"),
    "late": ("allowed", "lost"),
    "false_call": ("none", "sit-out-game"),
}


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option, all amounts in chips.

    The defaults are the preset ``llaa``. Raises RulesError, naming the field and the cure.
    """

    min_seats: int = 2
    """Fewest players with a board."""
    max_seats: int = 12
    """Most players with a board: as many as a set has boards (LLAA-POKENO-01)."""
    bank: int = 50
    """Chips of the bank, and of each further lot (LLAA-T-25, OP-T-07)."""
    line_chips: int = 1
    """What a line pays (LLAA-POKENO-08)."""
    po_ke_no_chips: int = 2
    """What Po-Ke-No pays (LLAA-POKENO-10)."""
    caller: str = "official"
    """Who calls (OP-POKENO-01): an official, or the players by turns, without a board then."""
    even: str = "extra-game"
    """Equal hands on one call (OP-POKENO-02): an extra game between them, or the first to call."""
    late: str = "allowed"
    """A full pattern called on a later card (OP-POKENO-03) still counts, or is lost."""
    false_call: str = "none"
    """A false call (OP-POKENO-07) costs nothing, or the caller of it sits out the game."""

    def __post_init__(self) -> None:
        check_choices(self, _CHOICES)
        check_numbers(self, {"bank": 1, "line_chips": 1, "po_ke_no_chips": 1, "min_seats": 2})
        check_numbers(self, {"max_seats": self.min_seats})
        if self.max_seats > 12:
            text = Message("as-it-stands", value=str(self.max_seats))
            raise RulesError("max_seats", text, Message("choose-seats", low=2, high=12))
        if max(self.line_chips, self.po_ke_no_chips) > self.bank:
            text = Message("as-it-stands", value=str(self.bank))
            raise RulesError("bank", text, Message("a-bank-holds-what-one-game-pays"))

    @classmethod
    def preset(cls, name: str) -> "Rules":
        """The house rules ``llaa``. Raises RulesError for another name."""
        if name not in PRESETS:
            raise no_choice("preset", name, tuple(PRESETS))
        return cls.from_data(PRESETS[name])

    def seats_note(self, seats: int) -> None:
        """Raises RulesError if so many may not open a table."""
        if not self.min_seats <= seats <= self.max_seats:
            text = Message("so-many-at-the-table", count=seats)
            can = Message("so-many-can-play", low=self.min_seats, high=self.max_seats)
            raise RulesError("seats", text, can)


PRESETS: dict[str, dict[str, object]] = tomllib.loads(
    (Path(__file__).parent / "presets" / "po_ke_no.toml").read_text(encoding="utf-8")
)
"""The presets as plain data, by name."""


# --- The board -----------------------------------------------------------------------------------
# A board is 25 different cards, row by row; a cell is 0 to 24. Twelve lines (06), and the four
# corners with the centre (09).

PATTERNS: tuple[tuple[int, ...], ...] = (
    *(tuple(range(5 * row, 5 * row + 5)) for row in range(5)),
    *(tuple(range(column, 25, 5)) for column in range(5)),
    (0, 6, 12, 18, 24),
    (4, 8, 12, 16, 20),
    (0, 4, 12, 20, 24),
)
"""The cells of each pattern: five rows, five columns, two diagonals, Po-Ke-No."""

PO_KE_NO = 12
"""The number of the pattern Po-Ke-No."""

_ABOVE_ALL_LINES = 1 << 23


def pattern_value(board: Sequence[int], pattern: int) -> int:
    """What a pattern of a board is worth when several win at once: more is better. Po-Ke-No beats
    every line (12), lines and Po-Ke-Nos among themselves go by poker (11, OP-POKENO-02)."""
    value = five_card_value([board[cell] for cell in PATTERNS[pattern]])
    return value + (_ABOVE_ALL_LINES if pattern == PO_KE_NO else 0)


@lru_cache(maxsize=256)
def _values(board: tuple[int, ...]) -> tuple[int, ...]:
    """What all patterns of a board are worth: a table deals many games on the same boards."""
    return tuple([pattern_value(board, pattern) for pattern in range(13)])


def announcement(card: int) -> Message:
    """The caller's words for a card: "Queen of Spades" (03)."""
    return Message("po-ke-no-card", rank=RANKS[card % 13], suit=SUIT_NAMES[card // 13])


# --- Words: actions and results ------------------------------------------------------------------
# An action is one int: verb << 56 | index << 52 | 52 bits of cards. The index is the seat of "out".

CALL_ACTION = 1 << 56
SETTLE_ACTION = 3 << 56
_VERBS = ("", "call", "out", "settle")


def out_action(seat: int) -> int:
    """The action of a seat that calls "out"."""
    return 2 << 56 | seat << 52


def verb_of(action: int) -> str:
    """``call``, ``out`` or ``settle``. Raises ValueError for another number."""
    verb = action >> 56
    if not 1 <= verb <= 3:
        raise ValueError(Message("po-ke-no-is-no-action", action=str(action)))
    return _VERBS[verb]


def seat_of(action: int) -> int:
    """The seat of an ``out``."""
    return action >> 52 & 15


def parse_action(text: str) -> int:
    """``call`` (turn and call the next card), ``out A``, ``settle`` (judge the claims made).

    Raises ValueError naming the cure.
    """
    verb, _, rest = text.strip().partition(" ")
    if verb == "call" and not rest:
        return CALL_ACTION
    if verb == "settle" and not rest:
        return SETTLE_ACTION
    if verb == "out" and len(rest) == 1 and rest in LETTERS[:12]:
        return out_action(LETTERS.index(rest))
    raise ValueError(Message("po-ke-no-write-an-action", text=repr(text)))


def format_action(action: int) -> str:
    """The words of an action. Raises ValueError for no action."""
    verb = verb_of(action)
    return f"out {LETTERS[seat_of(action)]}" if verb == "out" else verb


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    ending: str
    """``out``, ``even`` (equal hands: an extra game between them) or ``dead`` (nobody called)."""
    winner: int | None
    chips: int
    """What the winner is paid, or the winner of the extra game; 0 for a dead game."""
    clause: str
    even: tuple[int, ...]
    """The seats of the extra game."""
    hand: str
    """The winning hand in words: "flush", "Po-Ke-No"; empty for a dead game."""


P_DEAL = cython.declare(cython.int, 0)
P_CALL = cython.declare(cython.int, 1)
P_CLAIMS = cython.declare(cython.int, 2)
P_OVER = cython.declare(cython.int, 3)
_PHASES = ("deal", "call", "claims", "over")
V_CALL = cython.declare(cython.int, 1)
V_OUT = cython.declare(cython.int, 2)
V_SETTLE = cython.declare(cython.int, 3)
LINES = cython.declare(cython.int, 13)


# --- One game ------------------------------------------------------------------------------------


class Hand:
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
        rules.seats_note(len(boards))
        for seat, board in enumerate(boards):
            if len(board) != 25 or len({c for c in board if 0 <= c < 52}) != 25:
                text = Message("po-ke-no-at-the-seat", player=Player(LETTERS[seat]))
                raise RulesError("boards", text, Message("po-ke-no-a-board-has-25-cards"))
        among = range(len(boards)) if playing is None else playing
        if len(set(among)) < 2 or not set(among) <= set(range(len(boards))):
            text = Message("as-it-stands", value=str(list(among)))
            two = Message("po-ke-no-two-or-more-seats", seats=len(boards))
            raise RulesError("playing", text, two)
        self._arrays()
        self.rules = rules
        self.boards = tuple([tuple(board) for board in boards])
        self.seats = len(boards)
        self._late_lost = int(rules.late == "lost")
        self._first_call = int(rules.even == "first-call")
        self._playing = bits_of(among)
        self._set_boards()
        self._open()

    def _arrays(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        if not cython.compiled:
            self._covered = [0] * 12
            self._worth = [0] * 156
            self._order = [0] * 12
            self._deck = [0] * 52
            self._from = [0] * 53
            self._where = [0] * 300
            self._lines = [0] * 13
            self._lines_at = [0] * 25
            self._rng = 0

    def _set_boards(self) -> None:
        """Where each card lies, and what each pattern is worth."""
        at = 0
        places: list[list[int]] = [[] for _ in range(52)]
        for seat in seats_of(self._playing):
            for cell, card in enumerate(self.boards[seat]):
                places[card].append(seat << 5 | cell)
        for card in range(52):
            self._from[card] = at
            for place in places[card]:
                self._where[at] = place
                at += 1
        self._from[52] = at
        for number, cells in enumerate(PATTERNS):
            self._lines[number] = bits_of(cells)
            for cell in cells:
                self._lines_at[cell] |= 1 << number
        for seat in range(self.seats):
            for number, value in enumerate(_values(self.boards[seat])):
                self._worth[seat * 13 + number] = value

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
            raise RulesError(
                "deck", Message("po-ke-no-has-begun-already"), Message("start-a-new-one")
            )
        whole_deck("deck", deck)
        for place in range(52):
            self._deck[place] = deck[place]
        self._phase = P_CALL

    def deal_seeded(self, seed: int) -> None:
        """Shuffle by a seed: for simulation, not for play among people."""
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        deck = list(range(52))
        for place in range(51):
            other = place + self._below(52 - place)
            deck[place], deck[other] = deck[other], deck[place]
        self.deal(deck)

    def _below(self, n: cython.uint) -> cython.uint:
        """A random number from 0 to n - 1."""
        self._rng = (self._rng + GAMMA) & MASK64
        return ((scramble(self._rng) >> 32) * n) >> 32

    def _call(self) -> None:
        """Turn and call the next card; who has it covers it (03, 04)."""
        card: cython.int = self._deck[self.calls]
        at: cython.int
        seat: cython.int
        cell: cython.int
        through: cython.ulonglong
        self.calls += 1
        if self._late_lost:
            self._ready = 0
        for at in range(self._from[card], self._from[card + 1]):
            seat = self._where[at] >> 5
            cell = self._where[at] & 31
            self._covered[seat] |= 1 << cell
            through = self._lines_at[cell]
            while through:
                if self._lines[lowest(through)] & ~self._covered[seat] == 0:
                    self._ready |= 1 << seat
                through &= through - 1
        self._ready &= ~self._out

    def _last_cell(self, seat: cython.int) -> cython.int:
        """Where the last card called lies on a seat's board; -1 if it has none."""
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
            pattern = self._best(seat)
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

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError(f"No seat {seat}. Seats are 0 to {self.seats - 1}")
        return seat

    def legal_actions(self) -> list[int]:
        """Every legal action of anybody: the caller's first, then each "out" by seat."""
        out: list[int] = []
        for action in (CALL_ACTION, SETTLE_ACTION):
            if self._legal(action):
                out.append(action)
        if self._phase in (P_CALL, P_CLAIMS):
            out += [out_action(seat) for seat in seats_of(self._ready & ~self._claimed)]
        return out

    def apply(self, action: int) -> None:
        """Take an action. Raises Illegal, with reason and clause, and changes nothing, if it is
        refused."""
        code: cython.ulonglong
        try:
            code = action
        except OverflowError:  # compiled: no action at all, it does not go into 64 bits
            code = 0
        if not cython.compiled and not 0 <= action < 1 << 64:
            code = 0
        if not self._legal(code):
            refusal = self.why_not(action)
            assert refusal is not None
            raise Illegal(refusal)
        self._do(code)

    def why_not(self, action: int) -> Refusal | None:
        """Why an action would be refused now; None if it is legal."""
        if 0 <= action < 1 << 60 and self._legal(action):
            return None
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

    def random_action(self, seed: int) -> int:
        """One legal action, whoever's, each as likely."""
        legal = self.legal_actions()
        return legal[((scramble(seed & 0xFFFFFFFFFFFFFFFF) >> 32) * len(legal)) >> 32]

    def false_call(self, seat: int) -> None:
        """A seat has called "out" without a full pattern (OP-POKENO-07): nothing happens, or she
        sits out the game. Raises ValueError if the call would have been right."""
        if self._phase not in (P_CALL, P_CLAIMS):
            raise ValueError("No game is in play")
        if self.why_not(out_action(self._seat(seat))) is None:
            raise ValueError(f"The call of seat {LETTERS[seat]} is right. Let them call out")
        if self.rules.false_call == "sit-out-game":
            self._sit_out(seat)

    def _sit_out(self, seat: int) -> None:
        self._out |= 1 << seat
        self._ready &= ~self._out

    def _order_of_pack(self) -> list[int]:
        """The whole pack, called or not: for ``imagine``, of a game that it made itself."""
        return [self._deck[place] for place in range(52)]

    def copy(self) -> "Hand":
        """An independent copy."""
        i: cython.int
        other: Hand = Hand(self.rules, self.boards, self.playing)
        other.calls = self.calls
        other._phase = self._phase
        other._ready = self._ready
        other._claimed = self._claimed
        other._out = self._out
        other._claims = self._claims
        other._winner = self._winner
        other._even = self._even
        other._pattern = self._pattern
        other._rng = self._rng
        for i in range(12):
            other._covered[i] = self._covered[i]
            other._order[i] = self._order[i]
        for i in range(52):
            other._deck[i] = self._deck[i]
        return other

    # Results

    def result(self) -> Result:
        """How the game ended. Raises ValueError before the end."""
        if self._phase != P_OVER:
            raise ValueError("The game is not over. Ask for its result when it is")
        if not self._claims:
            return Result("dead", None, 0, "OP-X-07", (), "")
        best = self._pattern == PO_KE_NO
        seat = lowest(self._even) if self._even else self._winner
        value = self._worth[seat * 13 + self._pattern]
        return Result(
            "even" if self._even else "out",
            None if self._even else self._winner,
            self.rules.po_ke_no_chips if best else self.rules.line_chips,
            "LLAA-POKENO-10" if best else "LLAA-POKENO-08",
            seats_of(self._even),
            "Po-Ke-No" if best else hand_name(value),
        )

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
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
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
    from cardhall.games.po_ke_no_boards import shipped

    if seats not in SEATS:
        text = Message("as-it-stands", value=str(seats))
        among = Message("choose-a-number", low=SEATS[0], high=SEATS[-1])
        raise RulesError("seats", text, among)
    boards = [shipped()[(seed + seat) % 12] for seat in range(seats)]
    hand = Hand(rules, boards)
    hand.deal_seeded(seed)
    return hand


# --- What a seat may know ------------------------------------------------------------------------


@dataclass(frozen=True)
class View:
    """What one seat (or, with ``seat`` None, somebody watching) may know of a game: everything but
    the order of the cards not yet called. Tuples run over the seats unless they say otherwise."""

    rules: Rules
    seat: int | None
    boards: tuple[tuple[int, ...], ...]
    playing: tuple[int, ...]
    """Seat numbers."""
    phase: str
    called: tuple[int, ...]
    """The cards called so far, in order."""
    covered: tuple[tuple[int, ...], ...]
    """The covered cells of each board."""
    claims: tuple[int, ...]
    """Seat numbers that called "out", in order."""
    sitting_out: tuple[int, ...]
    legal: tuple[int, ...] = field(repr=False)
    """One's own legal actions."""
    result: Result | None
    """When the game is over."""


def view(hand: Hand, seat: int | None) -> View:
    """What this seat may know of the game; None for somebody watching."""
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


def imagine(view: View, rules: Rules, seed: int) -> Hand:
    """A game that agrees with all that a view tells, the cards not called in another order; the
    same seed gives the same game. Raises ValueError for a game that has not begun or is over."""
    if view.phase in ("deal", "over"):
        raise ValueError(f"Nothing to imagine in the phase {view.phase!r}")
    hand = Hand(rules, view.boards, view.playing)
    hand.deal_seeded(seed)
    rest = [card for card in hand._order_of_pack() if card not in view.called]
    again = Hand(rules, view.boards, view.playing)
    again.deal([*view.called, *rest])
    for _ in view.called:
        again.apply(CALL_ACTION)
    for seat in view.sitting_out:
        again._sit_out(seat)
    for seat in view.claims:
        again.apply(out_action(seat))
    return again


# --- The run of games ----------------------------------------------------------------------------


class Session:
    """A table's run of games: its boards, bank, everybody's chips, who calls.

    Plain acts in the order of the table: for each game ``start_hand`` and ``finish``; ``end``;
    extra games where ``standing`` names tied seats. The cards come in as deck orders, all 52
    shuffled anew for each game (OP-POKENO-08).
    """

    def __init__(self, rules: Rules, boards: Sequence[Sequence[int]]) -> None:
        """Open a session with a board for each seat, kept for the session. Raises RulesError."""
        Hand(rules, boards)
        self.rules = rules
        self.boards = [list(board) for board in boards]
        self.bank = rules.bank
        self.lots = 1
        """Lots of chips that the bank has had; every chip is in the bank or with a seat."""
        self.chips = [0] * len(boards)
        self.deal_no = 0
        """Games begun so far."""
        self.caller = 0 if rules.caller == "rotating-player" else -1
        """The seat that calls and has no board in this game; -1 for an official (01)."""
        self.in_hand = False
        self.ended = False
        self.due = 0
        """Chips of an even game, for the winner of the extra game."""
        self.clause = ""
        self.extra: list[int] = []
        """The seats of the next extra game, or of the one in play."""
        self.extra_won: list[int] = []
        """Winners of extra games for a place, in order."""

    @property
    def seats(self) -> int:
        return len(self.chips)

    @property
    def deck_no(self) -> int:
        """The deck for the next game, or for the one in play: 1 and 2 by turns (LLAA-T-21)."""
        begun = self.deal_no - (1 if self.in_hand else 0)
        return begun % 2 + 1

    def start_hand(self, deck: Sequence[int]) -> Hand:
        """Begin the next game: everyone but the caller, or the seats of an extra game."""
        if self.in_hand:
            raise Illegal(Refusal("not-now", "LLAA-POKENO-13", Message("finish-the-game-first")))
        if self.ended and not self.extra:
            raise Illegal(Refusal("session-over", "LLAA-T-06", Message("this-session-is-over")))
        among = self.extra or [seat for seat in range(self.seats) if seat != self.caller]
        hand = Hand(self.rules, self.boards, among)
        hand.deal(deck)
        self.deal_no += 1
        self.in_hand = True
        return hand

    def finish(self, hand: Hand) -> list[Movement]:
        """Pay the winner from the bank; a bank that cannot pay gets a further lot (OP-T-07). After
        an even game the next one is between the even (OP-POKENO-02). Returns what moved. Raises
        ValueError if no game is in play or it is not over."""
        if not self.in_hand:
            raise ValueError("No game is in play. Start one with start_hand")
        result = hand.result()
        self.in_hand = False
        if result.even:
            if not self.due and not self.ended:
                self.due, self.clause = result.chips, result.clause
            self.extra = list(result.even)
            return []
        if result.winner is None:  # a dead game; an extra one is played again
            self._next_caller()
            return []
        if self.ended:
            self.extra_won.append(result.winner)
            self.extra = []
            return []
        chips, clause = (self.due, self.clause) if self.due else (result.chips, result.clause)
        self.due, self.clause, self.extra = 0, "", []
        self._next_caller()
        moved = [Movement(None, chips, result.winner, clause)]
        if self.bank < chips:
            moved.insert(0, Movement(None, self.rules.bank, "bank", "OP-T-07"))
            self.bank += self.rules.bank
            self.lots += 1
        self.bank -= chips
        self.chips[result.winner] += chips
        return moved

    def _next_caller(self) -> None:
        if self.caller >= 0 and not self.extra:
            self.caller = (self.caller + 1) % self.seats

    @property
    def is_over(self) -> bool:
        """Has the session been ended (``end``), and no extra game is being played?"""
        return self.ended and not self.extra

    def end(self) -> None:
        """End the session; not in mid-game, nor before an extra game that is due (LLAA-T-07)."""
        if self.in_hand or self.extra:
            raise Illegal(
                Refusal("not-now", "LLAA-T-07", Message("po-ke-no-a-game-is-to-be-finished"))
            )
        self.ended = True

    def standing(self, places: int) -> Standing:
        """Who has one of so many places by her chips and by extra games won (OP-T-02)."""
        return standing(self.chips, self.extra_won, places)

    def play_off(self, tied: Sequence[int]) -> None:
        """After the session: the next game is an extra one between tied seats for a place."""
        if not self.ended or self.in_hand:
            raise Illegal(Refusal("not-now", "OP-T-02", Message("ties-wait-for-the-end")))
        if len(tied) < 2 or len({self.chips[seat] for seat in tied}) != 1:
            raise Illegal(Refusal("not-tied", "OP-T-02", Message("only-the-tied-play")))
        self.extra = list(tied)

    # Plain data

    _FIELDS = (
        "boards", "bank", "lots", "chips", "deal_no", "caller", "in_hand", "ended", "due", "clause",
        "extra", "extra_won",
    )  # fmt: skip

    def to_data(self) -> dict[str, object]:
        """The session as plain data (a game in play is not in it: replay its actions)."""
        data: dict[str, object] = {"rules": self.rules.to_data()}
        for name in self._FIELDS:
            value = getattr(self, name)
            data[name] = list(value) if isinstance(value, list) else value
        data["boards"] = [list(board) for board in self.boards]
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> "Session":
        """The session that ``to_data`` wrote down."""
        session = cls.__new__(cls)
        session.rules = Rules.from_data(data["rules"])  # type: ignore[arg-type]
        for name in cls._FIELDS:
            value = data[name]
            setattr(session, name, list(value) if isinstance(value, list) else value)
        session.boards = [list(board) for board in data["boards"]]  # type: ignore[attr-defined]
        return session
