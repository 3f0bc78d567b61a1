"""Po-Ke-No: advice to call or to wait; odds of each line to be full, and to be first."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from random import Random

from cardhall.bots.advice import counting, words
from cardhall.bots.advice.guide import Guide, Position
from cardhall.bots.advice.shapes import Odds, OddsLine, Reason
from cardhall.games.po_ke_no import (
    PATTERNS,
    PO_KE_NO,
    View,
    format_action,
    pattern_value,
)
from cardhall.games.po_ke_no import bot as bots
from cardhall.messages import Message

PLAYOUTS = 5 * bots.PLAYOUTS
ODDS = 600
"""Orders of the pack that a table of odds looks at."""
AHEAD = (1, 5, 10)
"""Within so many calls."""
SHOWN = 5
"""So many of one's lines, the nearest."""

KINDS = ("row",) * 5 + ("column",) * 5 + ("from-left", "from-right", "po-ke-no")
"""Of each pattern: a row, a column, one of the diagonals, or the four corners and the centre."""


@dataclass(frozen=True)
class End:
    """How a game ended in an imagined order of the pack: who won, with what, and with which
    pattern; nobody, where hands were even or the pack ran out."""

    winner: int | None
    chips: int
    pattern: int = -1
    calls: int = 0

    def result(self) -> "End":
        """Itself, as hands have it."""
        return self


@dataclass(frozen=True)
class Race:
    """All patterns of all boards that may still win, and the cards that each lacks."""

    view: View
    rest: tuple[int, ...]
    patterns: tuple[tuple[int, int, tuple[int, ...], int], ...]
    """(seat, pattern, cards that are missing, value)."""

    def end(self, order: Sequence[int], waiting: int | None) -> End:
        """Find who is first if the cards come in this order and everybody calls at once;
        ``waiting`` calls with Po-Ke-No, or when another does."""
        when = {card: place for place, card in enumerate(order, 1)}
        full = [
            (max([when[card] for card in lacks], default=0), value, seat, pattern)
            for seat, pattern, lacks, value in self.patterns
        ]
        calls = [one for one in full if one[2] != waiting or one[3] == PO_KE_NO]
        at = min([one[0] for one in calls])
        ready = [one for one in full if one[0] <= at]
        best = max([one[1] for one in ready])
        first = [one for one in ready if one[1] == best]
        if len({one[2] for one in first}) > 1:
            return End(None, 0, calls=at)
        _, _, seat, pattern = first[0]
        rules = self.view.rules
        chips = rules.po_ke_no_chips if pattern == PO_KE_NO else rules.line_chips
        return End(seat, chips, pattern, at)


def race(view: View) -> Race:
    """The race as everybody at the table can see it: the boards lie open."""
    called = set(view.called)
    patterns = []
    for seat in view.playing:
        if seat in view.sitting_out:
            continue
        for number, cells in enumerate(PATTERNS):
            board = view.boards[seat]
            lacks = tuple([board[cell] for cell in cells if board[cell] not in called])
            if lacks or not _lost(view, seat):
                patterns.append((seat, number, lacks, pattern_value(board, number)))
    rest = tuple([card for card in range(52) if card not in called])
    return Race(view, rest, tuple(patterns))


def _lost(view: View, seat: int) -> bool:
    """Is what this seat has full, and did not call, lost to it (OP-POKENO-03)?"""
    may_call = bool(view.legal) if seat == view.seat else seat in view.claims
    return view.rules.late != "allowed" and not may_call


def orders(rest: Sequence[int], count: int, seed: int) -> list[list[int]]:
    """So many orders of the cards that are left."""
    rng, out = Random(seed), []
    for _ in range(count):
        order = list(rest)
        rng.shuffle(order)
        out.append(order)
    return out


def lines(view: View, actions: Sequence[int | None], worlds: int, seed: int) -> list[list[End]]:
    """Work out how each order of the pack ends after calling now, or after waiting."""
    run = race(view)
    return [
        [run.end(order, view.seat if action is None else None) for action in actions]
        for order in orders(run.rest, worlds, seed)
    ]


def choose(view: View, legal: Sequence[int], rng: Random, playouts: int) -> int | None:
    """Calls "out", unless waiting for Po-Ke-No surely brings more. The bot knows the line that it
    has; this knows those besides that it may have by then."""
    if not legal or not _may_wait(view):
        return legal[0] if legal else None
    rows = lines(view, [legal[0], None], max(2, playouts // 2), rng.getrandbits(64))
    more = [worth(view, waited) - worth(view, called) for called, waited in rows]
    return None if counting.mean_of(more)[1] > 0 else legal[0]


def _may_wait(view: View) -> bool:
    """Is the line safe: no call on this card yet, nobody else with a full one, late calls good?"""
    if view.rules.late != "allowed" or view.claims:
        return False
    return all(lacks for seat, _, lacks, _ in race(view).patterns if seat != view.seat)


def worth(view: View, end: End) -> int:
    """Chips over an equal share of what is paid, in hundredths."""
    if end.winner is None:
        return 0
    seats = len(view.playing)
    return 100 * end.chips * (seats - 1 if end.winner == view.seat else -1) // seats


def label(view: View, action: int | None) -> Message:
    """Calling or waiting as one says it."""
    return Message("po-ke-no-hint-wait") if action is None else Message("po-ke-no-hint-call")


def missing(view: View) -> list[tuple[int, ...]]:
    """The cards that each of one's patterns still lacks."""
    assert view.seat is not None
    board, called = view.boards[view.seat], set(view.called)
    return [
        tuple([board[cell] for cell in cells if board[cell] not in called]) for cells in PATTERNS
    ]


# --- why ------------------------------------------------------------------------------------------


def full_line(position: Position) -> Reason | None:
    """A full pattern earns nothing until it is called."""
    view = position.view
    full = [number for number, cards in enumerate(missing(view)) if not cards]
    if not full or position.action is None:
        return None
    if PO_KE_NO in full:
        chips = words.amount(view.rules.po_ke_no_chips, "chips")
        text = Message("po-ke-no-hint-four-corners", chips=chips)
        return Reason(text=text, clauses=("LLAA-POKENO-09", "LLAA-POKENO-10"))
    text = Message("po-ke-no-hint-full-line", line=KINDS[full[0]], number=full[0] % 5 + 1)
    return Reason(text=text, clauses=("LLAA-POKENO-07", "LLAA-POKENO-08"))


def others_near(position: Position) -> Reason | None:
    """Boards that are one card from a line."""
    view = position.view
    near = {
        seat for seat, _, lacks, _ in race(view).patterns if seat != view.seat and len(lacks) == 1
    }
    if not near or position.action is None:
        return None
    text = Message("po-ke-no-hint-others-near", boards=len(near))
    return Reason(text=text, clauses=("LLAA-POKENO-05",))


def worth_waiting(position: Position) -> Reason | None:
    """With a full line and one card from Po-Ke-No."""
    if position.action is not None:
        return None
    if all(missing(position.view)):
        return None
    cards = words.cards(missing(position.view)[PO_KE_NO])
    text = Message("po-ke-no-hint-worth-waiting", cards=cards)
    return Reason(text=text, clauses=("LLAA-POKENO-10", "OP-POKENO-03"))


def nearest(view: View) -> Message:
    """Say what is waited for, in a sentence."""
    lacks = missing(view)
    best = min(range(len(PATTERNS)), key=lambda number: (len(lacks[number]), -number))
    if not lacks[best]:
        return Message("po-ke-no-hint-nothing-to-call")
    needs = tuple([words.card(card) for card in lacks[best]])
    kind, number = KINDS[best], best % 5 + 1
    return Message("po-ke-no-hint-nearest", line=kind, number=number, cards=needs)


GUIDE = Guide(
    game="po_ke_no",
    choose=choose,
    lines=lines,
    worth=worth,
    words=format_action,
    label=label,
    cards=lambda action: (),
    unit=lambda view: "chips",
    measure=lambda view: Message("hint-measure-over-equal-share"),
    facts=dict.fromkeys(("call", "claims"), (full_line, worth_waiting, others_near)),
    nothing=True,
    alone=nearest,
)


# --- odds -----------------------------------------------------------------------------------------


def odds(view: View, seed: int, playouts: int) -> Odds:
    """Measure how likely this seat is first; of its nearest lines the chance to be full within some
    calls, which is exact, and to win the game, over orders of the pack."""
    assert view.seat is not None
    found: list[OddsLine] = []
    playing = view.seat in view.playing and view.seat not in view.sitting_out
    if playing:
        run = race(view)
        ends = [run.end(order, None) for order in orders(run.rest, playouts, seed)]
        found = [*_game(view, ends), *_patterns(view, ends, len(run.rest))]
    return Odds(
        game="po_ke_no", phase=view.phase, seat=view.seat,
        title=Message("po-ke-no-odds-your-lines"), lines=tuple(found), unit="chips",
        playouts=playouts if playing else 0,
    )  # fmt: skip


def _game(view: View, ends: Sequence[End]) -> list[OddsLine]:
    of = len(ends)
    mine = sum([end.winner == view.seat for end in ends])
    even = sum([end.winner is None for end in ends])
    group = Message("hint-odds-this-game")
    out = [counting.sampled_share("first", Message("po-ke-no-odds-first"), mine, of, group)]
    if even:
        out.append(counting.sampled_share("even", Message("po-ke-no-odds-even"), even, of, group))
    mean, low, high = counting.mean_of([end.calls for end in ends])
    text = Message("po-ke-no-odds-calls")
    return [
        *out,
        OddsLine(
            key="calls", label=text, kind="count", value=mean, low=low, high=high, group=group,
        ),
    ]  # fmt: skip


def _patterns(view: View, ends: Sequence[End], rest: int) -> list[OddsLine]:
    """The lines that are nearest, each with its chances."""
    lacks = missing(view)
    nearest_first = sorted(range(len(PATTERNS)), key=lambda one: (len(lacks[one]), -one))
    out = []
    for number in nearest_first[:SHOWN]:
        name = Message("po-ke-no-line", line=KINDS[number], number=number % 5 + 1)
        cards, need = words.texts(sorted(lacks[number])), len(lacks[number])
        text = Message("po-ke-no-odds-needs")
        out.append(counting.exact(f"{number}:needs", text, "count", need, name, cards))
        for calls in AHEAD:
            if 0 < need <= calls <= rest:
                text = Message("po-ke-no-odds-full-within", calls=calls)
                hits, of = comb(rest - need, calls - need), comb(rest, calls)
                out.append(counting.exact_share(f"{number}:{calls}", text, hits, of, name))
        won = sum([end.winner == view.seat and end.pattern == number for end in ends])
        text = Message("po-ke-no-odds-wins")
        out.append(counting.sampled_share(f"{number}:first", text, won, len(ends), name))
    return out
