"""Po-Ke-No boards: what a proper board and a proper set are, how even a set is, how one is made.

Source: LLAA-POKENO-24 and 25, with OP-POKENO-06. The maker's own boards are not in the book and not
free to copy: these are made here, from a seed.

A board is 25 different cards, row by row. It is proper when each of its ten rows and columns is a
pair or better and all eight kinds of hand are among them (24). A set is balanced when each of the
52 cards lies on five to seven of twelve boards, and no two boards are alike (25).

How even a set is: the share of the games that each board wins when everybody is attentive. On a
board by itself every card is as good as every other; what one board has before another comes from
hands filled by the same card, where the better one is paid, and from the cards that boards share.
``measure`` deals games and counts; ``make`` drafts sets and goes over from one to the next with a
smaller spread, all of them judged on the same deals.

Compiled loops deal 64 games side by side: the time at which a line is full is the greatest of five
numbers, and the compiler does that for eight games at once.
"""

import math
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import NoReturn

import cython

from cardhall.cards.core import refuse_to_pickle
from cardhall.cards.notation import format_card, format_cards, parse_cards
from cardhall.cards.poker import KINDS
from cardhall.cards.table import RulesError
from cardhall.games.po_ke_no.patterns import PATTERNS, pattern_value
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import GAMMA, MASK64, bit, popcount, scramble
    from cython.cimports.cardhall.games.engine.chance import Chance
else:
    from cardhall.cards.bits import GAMMA, MASK64, bit, popcount, scramble
    from cardhall.games.engine.chance import Chance

LOW = cython.declare(cython.ulonglong, (1 << 32) - 1)
ONES = cython.declare(cython.ulonglong, 0x1111111111111)
NEVER = cython.declare(cython.short, 32767)

Board = tuple[int, ...]


# --- What is proper ------------------------------------------------------------------------------


def kind(a: cython.int, b: cython.int, c: cython.int, d: cython.int, e: cython.int) -> cython.int:
    """The kind of five different cards, as a place in ``KINDS``: 0 no pair to 8 straight flush."""
    one: cython.ulonglong = 1
    suit: cython.int = a // 13
    flush: cython.bint = b // 13 == suit and c // 13 == suit and d // 13 == suit and e // 13 == suit
    # how often each rank is there, four bits a rank
    often: cython.ulonglong = (
        (one << (a % 13 * 4))
        + (one << (b % 13 * 4))
        + (one << (c % 13 * 4))
        + (one << (d % 13 * 4))
        + (one << (e % 13 * 4))
    )
    ranks: cython.ulonglong = (
        (one << (a % 13))
        | (one << (b % 13))
        | (one << (c % 13))
        | (one << (d % 13))
        | (one << (e % 13))
    )
    different: cython.int = popcount(ranks)
    if different == 5:
        # the lowest of five in a row, or ace, two, three, four, five
        straight: cython.bint = ranks == 31 * (ranks & (~ranks + 1)) or ranks == 4111
        if straight:
            return 8 if flush else 4
        return 5 if flush else 0
    if different == 4:
        return 1
    three: cython.bint = (often & (often >> 1) & ONES) != 0
    if different == 3:
        return 3 if three else 2
    return 6 if three else 7


def hands_of(board: Sequence[int]) -> tuple[str, ...]:
    """The kinds of hand of a board: five rows, then five columns."""
    lines = [[board[cell] for cell in PATTERNS[line]] for line in range(10)]
    return tuple([KINDS[kind(a, b, c, d, e)] for a, b, c, d, e in lines])


def faults(board: Sequence[int]) -> list[str]:
    """Say what keeps a board from being proper (24), in words; empty for a proper one."""
    if len(board) != 25 or len({card for card in board if 0 <= card < 52}) != 25:
        return ["a board has 25 different cards"]
    hands = hands_of(board)
    names = [*(f"row {n}" for n in range(1, 6)), *(f"column {n}" for n in range(1, 6))]
    found = [
        f"{name} is no pair" for name, hand in zip(names, hands, strict=True) if hand == "no pair"
    ]
    return found + [f"no {name} among its rows and columns" for name in KINDS[1:]
                    if name not in hands]  # fmt: skip


def set_faults(boards: Sequence[Sequence[int]]) -> list[str]:
    """Say what keeps boards from being a proper set (24, 25), in words. Balance is asked of
    twelve."""
    found = [f"board {n}: {fault}" for n, board in enumerate(boards, 1) for fault in faults(board)]
    for n, board in enumerate(boards, 1):
        for m in range(n + 1, len(boards) + 1):
            if alike(board, boards[m - 1]):
                found.append(f"boards {n} and {m} are alike")
    if len(boards) == 12:
        for card in range(52):
            copies = sum(card in board for board in boards)
            if not 5 <= copies <= 7:
                found.append(f"{format_cards([card])} lies on {copies} boards")
    return found


def alike(one: Sequence[int], two: Sequence[int]) -> bool:
    """Are two boards alike: the same cards, wherever they lie?"""
    return set(one) == set(two)


# --- How even a set is ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Evenness:
    """What so many games on a set of boards came to, everybody attentive."""

    games: int
    won: tuple[int, ...]
    """Games that each board won alone."""
    even: int
    """Games with equal hands: an extra game decides them (OP-POKENO-02)."""

    @property
    def shares(self) -> tuple[float, ...]:
        """Each board's share of the games won."""
        decided = self.games - self.even
        return tuple([count / decided for count in self.won])

    def interval(self, board: int) -> tuple[float, float]:
        """The 95% interval of a board's share."""
        share = self.shares[board]
        error = 1.96 * math.sqrt(share * (1 - share) / (self.games - self.even))
        return share - error, share + error

    @property
    def spread(self) -> float:
        """The highest share less the lowest."""
        return max(self.shares) - min(self.shares)

    @property
    def unevenness(self) -> float:
        """The mean square distance of a share from an equal one: what ``make`` lessens."""
        fair = 1 / len(self.won)
        return sum((share - fair) ** 2 for share in self.shares) / len(self.won)


def later(one: cython.short, two: cython.short) -> cython.short:
    """The later of two times."""
    return one if one > two else two


def sooner(one: cython.short, two: cython.short) -> cython.short:
    """The sooner of two times."""
    return one if one < two else two


class Tally:
    """Deals games on a set of boards and counts who wins them. The deals follow from the seed
    alone, so that two sets can be judged on the same ones.

    rivals: up to 24 boards, each with the number of the board whose place it might take; counted on
    the same deals, together for little more than the price of dealing."""

    def __reduce__(self) -> NoReturn:
        refuse_to_pickle(self)

    def __init__(
        self, boards: Sequence[Board], seed: int, rivals: Sequence[tuple[int, Board]] = ()
    ) -> None:
        if not 2 <= len(boards) <= 12:
            text = Message("as-it-stands", value=str(len(boards)))
            raise RulesError("boards", text, Message("po-ke-no-give-boards", low=2, high=12))
        if len(rivals) > 24:
            text = Message("as-it-stands", value=str(len(rivals)))
            raise RulesError("rivals", text, Message("po-ke-no-give-so-many-at-most", most=24))
        self._arrays()
        self.count = len(boards)
        self.rivals = len(rivals)
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        self._games = 0
        place: cython.int
        other: cython.int
        for place in range(52):
            self._deck[place] = place
        for place in range(12):
            self._won[place] = 0
        for place in range(24):
            for other in range(12):
                self._would[place][other] = 0
        every = [*boards, *(board for _, board in rivals)]
        for place, (which, _) in enumerate(rivals):
            self._place[place] = which
        values = [pattern_value(board, line) for board in every for line in range(13)]
        order = sorted(set(values), reverse=True)
        for place, value in enumerate(values):
            number, line = divmod(place, 13)
            for cell in range(5):
                self._cells[place * 5 + cell] = every[number][PATTERNS[line][cell]]
            self._code[place] = order.index(value)

    def _arrays(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        if not cython.compiled:
            self._deck = [0] * 52
            self._time = [[0] * 64 for _ in range(52)]
            self._best = [[0] * 64 for _ in range(36)]
            self._lead = [[0] * 64 for _ in range(12)]
            self._first = [0] * 64
            self._level = [0] * 64
            self._cells = [0] * 2340
            self._code = [0] * 468
            self._won = [0] * 12
            self._place = [0] * 24
            self._would = [[0] * 12 for _ in range(24)]

    def _shuffle(self) -> None:
        """Put the pack in a random order, one number for two cards."""
        place: cython.int
        other: cython.int
        card: cython.uchar
        state: cython.ulonglong = self._rng
        random: cython.ulonglong
        for place in range(0, 50, 2):
            state = (state + GAMMA) & MASK64
            random = scramble(state)
            other = place + (((random >> 32) * (52 - place)) >> 32)
            card = self._deck[place]
            self._deck[place] = self._deck[other]
            self._deck[other] = card
            other = place + 1 + (((random & LOW) * (51 - place)) >> 32)
            card = self._deck[place + 1]
            self._deck[place + 1] = self._deck[other]
            self._deck[other] = card
        state = (state + GAMMA) & MASK64
        if scramble(state) >> 63:
            card = self._deck[50]
            self._deck[50] = self._deck[51]
            self._deck[51] = card
        self._rng = state

    def deck(self) -> list[int]:
        """The next deal's deck: for looking at the very games that ``run`` would play."""
        self._shuffle()
        return [self._deck[place] for place in range(52)]

    def _deal(self) -> None:
        """Deal 64 games: when each card is called, times 512 so that ranks fit below."""
        lane: cython.int
        place: cython.int
        for lane in range(64):
            self._shuffle()
            for place in range(52):
                self._time[self._deck[place]][lane] = place * 512

    def _finish(self) -> None:
        """Find when each board has its first full pattern, and how good it is: smaller is
        better."""
        board: cython.int
        line: cython.int
        at: cython.int
        lane: cython.int
        a: cython.int
        b: cython.int
        c: cython.int
        d: cython.int
        e: cython.int
        code: cython.short
        last: cython.short
        for board in range(self.count + self.rivals):
            for lane in range(64):
                self._best[board][lane] = NEVER
            for line in range(13):
                at = (board * 13 + line) * 5
                a = self._cells[at]
                b = self._cells[at + 1]
                c = self._cells[at + 2]
                d = self._cells[at + 3]
                e = self._cells[at + 4]
                code = self._code[board * 13 + line]
                for lane in range(64):
                    last = later(self._time[a][lane], self._time[b][lane])
                    last = later(last, self._time[c][lane])
                    last = later(last, self._time[d][lane])
                    last = later(last, self._time[e][lane]) + code
                    self._best[board][lane] = sooner(self._best[board][lane], last)

    def _compare(self, without: cython.int) -> None:
        """Find who is first in each game, one board left out (-1 for none): ``_lead`` tells for
        each board and game whether it is first alone, ``_first`` at what time and rank."""
        board: cython.int
        lane: cython.int
        for lane in range(64):
            self._first[lane] = NEVER
            self._level[lane] = 0
        for board in range(self.count):
            if board != without:
                for lane in range(64):
                    self._first[lane] = sooner(self._first[lane], self._best[board][lane])
        for board in range(self.count):
            if board != without:
                for lane in range(64):
                    self._level[lane] += self._best[board][lane] == self._first[lane]
        for board in range(self.count):
            for lane in range(64):
                self._lead[board][lane] = (self._best[board][lane] == self._first[lane]) & (
                    self._level[lane] == 1
                )

    def _count_rivals(self) -> None:
        """Count who would win with each rival in its place."""
        board: cython.int
        lane: cython.int
        rival: cython.int
        won: cython.int
        without: cython.int
        for without in range(self.count):
            self._compare(without)
            for rival in range(self.rivals):
                if self._place[rival] != without:
                    continue
                at: cython.int = self.count + rival
                for board in range(self.count):
                    won = 0
                    if board == without:
                        for lane in range(64):
                            won += self._best[at][lane] < self._first[lane]
                    else:
                        for lane in range(64):
                            won += self._lead[board][lane] & (
                                self._first[lane] < self._best[at][lane]
                            )
                    self._would[rival][board] += won

    def run(self, games: cython.longlong) -> None:
        """Play so many games more, rounded up to a multiple of 64."""
        board: cython.int
        lane: cython.int
        won: cython.int
        while games > 0:
            self._deal()
            self._finish()
            self._compare(-1)
            for board in range(self.count):
                won = 0
                for lane in range(64):
                    won += self._lead[board][lane]
                self._won[board] += won
            if self.rivals:
                self._count_rivals()
            self._games += 64
            games -= 64

    def found(self) -> Evenness:
        """Work out what the games so far came to."""
        return self._found([self._won[board] for board in range(self.count)])

    def found_with(self, rival: int) -> Evenness:
        """Work out what they would have come to with a rival in its place."""
        return self._found([self._would[rival][board] for board in range(self.count)])

    def _found(self, won: list[int]) -> Evenness:
        return Evenness(self._games, tuple(won), self._games - sum(won))


def measure(boards: Sequence[Board], games: int, seed: int) -> Evenness:
    """Work out how even boards are over so many games (rounded up to a multiple of 64), dealt from
    the seed: some millions of games a second, compiled. Raises RulesError for fewer than two boards
    or more than twelve."""
    tally = Tally(boards, seed)
    tally.run(games)
    return tally.found()


# --- Making boards -------------------------------------------------------------------------------

WORSE = cython.declare(cython.uint, 60)
"""One in so many changes for the worse by one fault is taken all the same."""


class Draft(Chance):
    """Proper and balanced boards from a seed: changes one card or two at a time, and now and then
    takes a change for the worse so as not to be caught. The first row of each board is a straight
    flush and the second four of a kind from the beginning, which chance would hardly find; where
    rows and columns come to lie is drawn at the end. Whole numbers only, so that every machine
    finds the same boards."""

    def __init__(self, seed: int, boards: int) -> None:
        self._arrays()
        self._seed(seed)
        self.boards = boards
        board: cython.int
        cell: cython.int
        other: cython.int
        card: cython.int
        for card in range(52):
            self._copies[card] = 0
        runs = list(range(40))
        ranks = list(range(13))
        for board in range(boards):
            cards = self._two_rows(runs, ranks)
            rest = [card for card in range(52) if card not in cards]
            while len(cards) < 25:
                cards.append(rest.pop(self._below(len(rest))))
            self._held[board] = 0
            for cell in range(25):
                card = cards[cell]
                self._cell[board * 25 + cell] = card
                self._held[board] |= bit(card)
                self._copies[card] += 1
            for other in range(9):
                self._sorts[board * 9 + other] = 0
            for other in range(10):
                self._kinds[board * 10 + other] = self._line(board, other)
                self._sorts[board * 9 + self._kinds[board * 10 + other]] += 1

    def _two_rows(self, runs: list[int], ranks: list[int]) -> list[int]:
        """A straight flush, and four of a kind beside another card, that no board has yet."""
        low, suit = divmod(runs.pop(self._below(len(runs))), 4)
        run = [13 * suit + (low + 12 + step) % 13 for step in range(5)]
        free = [rank for rank in ranks if not any(card % 13 == rank for card in run)]
        rank = free[self._below(len(free))] if free else (low + 5) % 13
        if free:
            ranks.remove(rank)
        four = [rank, rank + 13, rank + 26, rank + 39]
        rest = [card for card in range(52) if card not in (*run, *four)]
        return [*run, *four, rest[self._below(len(rest))]]

    def _arrays(self) -> None:
        if not cython.compiled:
            self._cell = [0] * 300
            self._kinds = [0] * 120
            self._sorts = [0] * 108
            self._copies = [0] * 52
            self._held = [0] * 12

    def _line(self, board: cython.int, line: cython.int) -> cython.int:
        """The kind of a row (0 to 4) or a column (5 to 9)."""
        at: cython.int = board * 25 + (line * 5 if line < 5 else line - 5)
        step: cython.int = 1 if line < 5 else 5
        return kind(
            self._cell[at],
            self._cell[at + step],
            self._cell[at + 2 * step],
            self._cell[at + 3 * step],
            self._cell[at + 4 * step],
        )

    def _refresh(self, board: cython.int, cell: cython.int) -> None:
        """Look again at the two lines through a cell."""
        way: cython.int
        line: cython.int
        for way in range(2):
            line = 5 + cell % 5 if way else cell // 5
            self._sorts[board * 9 + self._kinds[board * 10 + line]] -= 1
            self._kinds[board * 10 + line] = self._line(board, line)
            self._sorts[board * 9 + self._kinds[board * 10 + line]] += 1

    def _wrong(self, board: cython.int) -> cython.int:
        """Faults of a board: lines without a pair, kinds that it lacks."""
        sort: cython.int
        wrong: cython.int = self._sorts[board * 9]
        for sort in range(1, 9):
            wrong += 2 * (self._sorts[board * 9 + sort] == 0)
        return wrong

    def _tilt(self, card: cython.int) -> cython.int:
        """Measure how far a card is from lying on five to seven boards."""
        copies: cython.int = self._copies[card]
        if self.boards < 12:
            return 0
        return 5 - copies if copies < 5 else copies - 7 if copies > 7 else 0

    def _total(self) -> cython.int:
        """All faults of the set."""
        board: cython.int
        card: cython.int
        wrong: cython.int = 0
        for board in range(self.boards):
            wrong += self._wrong(board)
        for card in range(52):
            wrong += self._tilt(card)
        return wrong

    def _exchange(self, board: cython.int, cell: cython.int, other: cython.int) -> None:
        """Exchange the cards of two cells."""
        one: cython.int = board * 25 + cell
        two: cython.int = board * 25 + other
        card: cython.uchar = self._cell[one]
        self._cell[one] = self._cell[two]
        self._cell[two] = card
        self._refresh(board, cell)
        self._refresh(board, other)

    def _put(self, board: cython.int, cell: cython.int, card: cython.int) -> None:
        """Put a card that the board lacks on a cell."""
        old: cython.int = self._cell[board * 25 + cell]
        self._cell[board * 25 + cell] = card
        self._held[board] ^= bit(old) | bit(card)
        self._copies[old] -= 1
        self._copies[card] += 1
        self._refresh(board, cell)

    def _taken(self, more: cython.int) -> cython.bint:
        """Is a change taken that brings so many faults more?"""
        while more > 0:
            if self._below(WORSE):
                return False
            more -= 1
        return True

    def _step(self) -> cython.int:
        """Try one change; the faults that it brought, none if it was taken back."""
        board: cython.int = self._below(self.boards)
        cell: cython.int = self._below(25)
        old: cython.int = self._cell[board * 25 + cell]
        before: cython.int = self._wrong(board)
        more: cython.int
        other: cython.int
        if cell < 10 or self._below(2):
            # a straight flush and four of a kind stay so: exchange within their rows only
            other = cell // 5 * 5 + self._below(5) if cell < 10 else 10 + self._below(15)
            self._exchange(board, cell, other)
            more = self._wrong(board) - before
            if self._taken(more):
                return more
            self._exchange(board, cell, other)
            return 0
        other = self._below(52)
        if self._held[board] & bit(other):
            return 0
        before += self._tilt(old) + self._tilt(other)
        self._put(board, cell, other)
        more = self._wrong(board) + self._tilt(old) + self._tilt(other) - before
        if self._taken(more):
            return more
        self._put(board, cell, old)
        return 0

    def run(self, steps: cython.longlong) -> bool:
        """Change until nothing is wrong; False if so many steps were not enough."""
        wrong: cython.int = self._total()
        while wrong > 0 and steps > 0:
            wrong += self._step()
            steps -= 1
        return wrong == 0

    def found(self) -> list[Board]:
        """The boards as they are."""
        return [
            tuple([self._cell[board * 25 + cell] for cell in range(25)])
            for board in range(self.boards)
        ]


class Dice:
    """Whole numbers by chance from a seed, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._state = seed & 0xFFFFFFFFFFFFFFFF

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        return ((scramble(self._state) >> 32) * n) >> 32

    def order(self, n: int) -> list[int]:
        """The numbers 0 to n - 1 in any order."""
        rest = list(range(n))
        return [rest.pop(self.below(len(rest))) for _ in range(n)]


def draft(seed: int, boards: int = 12) -> list[Board]:
    """A proper set, balanced if it is of twelve; how even it is nobody has looked at. Raises
    RulesError for a number of boards under 1 or over 12."""
    if not 1 <= boards <= 12:
        text = Message("as-it-stands", value=str(boards))
        raise RulesError("boards", text, Message("po-ke-no-choose-boards", low=1, high=12))
    dice = Dice(seed)
    while True:
        at = Draft(dice.below(1 << 32), boards)
        if at.run(2_000_000):
            found = [turned(board, dice) for board in at.found()]
            if not set_faults(found):
                return found


def turned(board: Board, dice: Dice) -> Board:
    """The same rows and columns in another order, and now and then rows for columns."""
    rows, columns = dice.order(5), dice.order(5)
    if dice.below(2):
        return tuple([board[5 * column + row] for row in rows for column in columns])
    return tuple([board[5 * row + column] for row in rows for column in columns])


def changed(boards: Sequence[Board], dice: Dice) -> tuple[int, Board]:
    """A board of the set and one a little different that may take its place: rows or columns
    change places, suits change places, or one or two cards do."""
    while True:
        which = dice.below(len(boards))
        new = _changed(boards[which], dice)
        if new != boards[which] and not set_faults(replaced(boards, which, new)):
            return which, new


def replaced(boards: Sequence[Board], which: int, new: Board) -> list[Board]:
    """The set with another board in one place."""
    return [*boards[:which], new, *boards[which + 1 :]]


def _changed(board: Board, dice: Dice) -> Board:
    new, way = list(board), dice.below(4)
    if way == 2:
        suits = dice.order(4)
        return tuple([suits[card // 13] * 13 + card % 13 for card in board])
    if way == 3:
        cell, card = dice.below(25), dice.below(52)
        if card in new:
            new[new.index(card)] = new[cell]
        new[cell] = card
        return tuple(new)
    one, two = dice.order(5)[:2]
    along, across = (5, 1) if way else (1, 5)
    for place in range(5):
        a, b = one * along + place * across, two * along + place * across
        new[a], new[b] = new[b], new[a]
    return tuple(new)


STAGES = ((200_000, 40), (2_000_000, 40), (16_000_000, 12))
"""Deals on which ``make`` judges, and how many times it looks for a better set on them."""
DRAFTS = 20
"""Sets of which ``make`` takes the evenest to begin with."""
LOOKS = 4
"""Times 24 changes that it measures before it makes some."""


def make(
    seed: int,
    boards: int = 12,
    stages: Sequence[tuple[int, int]] = STAGES,
    tell: Callable[[str], None] = lambda line: None,
) -> list[Board]:
    """A proper set with the smallest spread that a search finds: the evenest of some drafts, then
    step after step to an evener one. For a step many changes of single boards are measured on the
    same deals; the one, two or three that together should even things out most are made if they
    do. Few deals first, then more, so that what is left is not the chance of the deals.

    The same seed and stages make the same boards. tell: takes lines of progress. Compiled, the
    first two stages are some minutes, the third ten more.
    """
    dice = Dice(seed)
    if boards < 2:
        return draft(dice.below(1 << 32), boards)
    sets = [draft(dice.below(1 << 32), boards) for _ in range(DRAFTS)]
    first = stages[0][0] if stages else 200_000
    best = min(sets, key=lambda one: measure(one, first, seed).unevenness)
    for games, rounds in stages:
        deals = dice.below(1 << 32)
        spread = measure(best, games, deals).spread
        made = 0
        for _ in range(rounds):
            better = _look(best, games, deals, dice)
            made += better is not None
            best = better or best
        left = measure(best, games, deals).spread
        tell(f"{games:,} deals: {made} changes, spread {spread:.4%} to {left:.4%}")
    return best


def _look(best: list[Board], games: int, deals: int, dice: Dice) -> list[Board] | None:
    """An evener set, a few changes away; None if none is found."""
    changes: list[tuple[int, Board]] = []
    shifts: list[list[float]] = []
    base: list[float] = []
    for _ in range(LOOKS):
        rivals = [changed(best, dice) for _ in range(24)]
        tally = Tally(best, deals, rivals)
        tally.run(games)
        base = list(tally.found().shares)
        for number, rival in enumerate(rivals):
            changes.append(rival)
            with_it = tally.found_with(number).shares
            shifts.append([one - two for one, two in zip(with_it, base, strict=True)])
    found, least = None, measure(best, games, deals).unevenness
    for chosen in _combined(base, [which for which, _ in changes], shifts):
        other = best
        for number in chosen:
            other = replaced(other, *changes[number])
        if set_faults(other):
            continue
        tried = measure(other, games, deals).unevenness
        if tried < least:
            found, least = other, tried
    return found


def _combined(
    base: list[float], boards: list[int], shifts: list[list[float]]
) -> list[tuple[int, ...]]:
    """The change, the two and the three changes (of different boards) that should leave the least,
    were their shifts to add up; three of each."""
    fair = 1 / len(base)
    off = [share - fair for share in base]

    def left(chosen: tuple[int, ...]) -> float:
        rest = [sum(part) for part in zip(off, *[shifts[n] for n in chosen], strict=True)]
        return math.fsum([share * share for share in rest])

    every = range(len(boards))
    ones = sorted([(one,) for one in every], key=left)
    twos = sorted([(a, b) for a in every for b in range(a) if boards[a] != boards[b]], key=left)
    threes = sorted(
        [
            (*two, one)
            for two in twos[:60]
            for one in every
            if boards[one] not in (boards[two[0]], boards[two[1]])
        ],
        key=left,
    )
    return [*ones[:3], *twos[:3], *threes[:3]]


# --- The boards that ship ------------------------------------------------------------------------


@lru_cache(maxsize=1)
def shipped() -> tuple[Board, ...]:
    """The twelve boards that come with Cardhall, made here from a seed."""
    return read_boards((Path(__file__).parent / "boards.toml").read_text(encoding="utf-8"))


def read_boards(text: str) -> tuple[Board, ...]:
    """The boards of a file as ``boards_toml`` writes it. Raises ValueError for another text."""
    data = tomllib.loads(text)
    boards = tuple([tuple(parse_cards(cards)) for cards in data.get("boards", [])])
    if not boards or any(len(board) != 25 for board in boards):
        raise ValueError("no boards: write boards = [ ... ], 25 cards each")
    return boards


def rows_of(board: Board) -> list[str]:
    """The five rows of a board in words, each card where it lies."""
    return [
        " ".join([format_card(card) for card in board[5 * row : 5 * row + 5]]) for row in range(5)
    ]


def boards_toml(boards: Sequence[Board], seed: int, note: str) -> str:
    """Boards as a file such as ``shipped`` reads. note: a line of remark, what they are."""
    texts = ['"""\n' + "\n".join(rows_of(board)) + '"""' for board in boards]
    inside = ",\n".join(texts)
    return f"# {note}\nversion = 1\nseed = {seed}\nboards = [\n{inside},\n]\n"
