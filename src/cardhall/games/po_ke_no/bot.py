"""Po-Ke-No bots. A bot is given a view and a source of chance; never a hand.

There is one thing to decide: to call "out" with a full pattern, or to wait for Po-Ke-No and its
second chip. A bot is asked after each card; it answers with one of its legal actions, or None to
keep quiet.
"""

from collections.abc import Callable, Sequence
from random import Random

from cardhall.games.po_ke_no import (
    CALL_ACTION,
    PATTERNS,
    PO_KE_NO,
    SETTLE_ACTION,
    Hand,
    View,
    pattern_value,
    view,
)

Bot = Callable[[View, Sequence[int], Random], int | None]
"""What sits at a table: (view, legal actions, chance) to one of the actions, or None."""

PLAYOUTS = 60
"""Orders of the pack that a choice looks at. A count, not a time, so that a seed repeats it."""

MAY_KEEP_QUIET = True
"""Nobody has to act: somebody may overlook that the board is full."""


def choose(view: View, legal: Sequence[int], rng: Random, playouts: int = PLAYOUTS) -> int | None:
    """Calls "out", unless waiting for Po-Ke-No brings more over orders of the cards not called.

    Waiting can pay where a late call still counts: while nobody else has a full pattern nothing is
    lost, and a strong line still wins when it comes. view: of the seat that is asked. legal:
    its legal actions, perhaps none. Draws only on ``rng``.
    """
    if not legal:
        return None
    return None if _may_wait(view) and _waiting(view, rng, playouts) > 0 else legal[0]


def at_once(view: View, legal: Sequence[int], rng: Random) -> int | None:
    """Calls "out" as soon as it may."""
    return legal[0] if legal else None


def _missing(view: View, seat: int) -> list[int]:
    """The cards that each pattern of a board still lacks, as 52 bits."""
    called = sum(1 << card for card in view.called)
    board = view.boards[seat]
    return [sum(1 << board[cell] for cell in cells) & ~called for cells in PATTERNS]


def _may_wait(view: View) -> bool:
    """Is there something to wait for, and nobody who could call now? One card is to be missing:
    two hardly ever come in time."""
    assert view.seat is not None
    if view.rules.late != "allowed" or view.claims:
        return False
    if _missing(view, view.seat)[PO_KE_NO].bit_count() != 1:
        return False
    others = [seat for seat in view.playing if seat not in (view.seat, *view.sitting_out)]
    return all(all(_missing(view, seat)) for seat in others)


def _waiting(view: View, rng: Random, playouts: int) -> float:
    """Work out what waiting brings more than calling now, in the mean, in chips over an equal
    share."""
    assert view.seat is not None
    mine, chips = _missing(view, view.seat), view.rules
    full = max(pattern_value(view.boards[view.seat], n) for n in range(13) if not mine[n])
    po_ke_no = pattern_value(view.boards[view.seat], PO_KE_NO)
    theirs = [
        (missing, pattern_value(view.boards[seat], number), number)
        for seat in view.playing
        if seat not in (view.seat, *view.sitting_out)
        for number, missing in enumerate(_missing(view, seat))
    ]
    rest = [card for card in range(52) if card not in view.called]
    others = len(view.playing) - 1
    total = 0
    for _ in range(playouts):
        rng.shuffle(rest)
        called = 0
        for card in rest:
            called |= 1 << card
            best, number = max(
                ((value, n) for missing, value, n in theirs if not missing & ~called),
                default=(-1, 0),
            )
            own = full if mine[PO_KE_NO] & ~called else po_ke_no
            if own == full and best < 0:
                continue
            if own > best:
                paid = chips.line_chips if own == full else chips.po_ke_no_chips
                total += paid * others
            elif own < best:
                total -= chips.po_ke_no_chips if number == PO_KE_NO else chips.line_chips
            break
    return total / playouts - chips.line_chips * others


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int | None:
    """Notices a full pattern every other time."""
    return legal[0] if legal and rng.randrange(2) else None


BOTS: dict[str, Bot] = {"cardhall": choose, "at-once": at_once, "random": random_bot}
"""The bots by the names that the command line knows."""


def play_hand(hand: Hand, bots: Sequence[Bot], rng: Random) -> None:
    """Play a game to its end, one bot a board: after each card everybody is asked."""
    while not hand.is_over:
        if hand.calls < 52:
            hand.apply(CALL_ACTION)
        for seat in hand.playing:
            seen = view(hand, seat)
            answer = bots[seat](seen, seen.legal, rng)
            if answer is not None:
                hand.apply(answer)
        if hand.claims or hand.calls == 52:
            hand.apply(SETTLE_ACTION)


def gains(hand: Hand) -> tuple[int, ...]:
    """Work out what a finished game brought each seat over an equal share of the chips paid, times
    the others: the gains add up to nothing. Even hands share nothing."""
    result = hand.result()
    if result.winner is None:
        return (0,) * hand.seats
    return tuple(
        result.chips * (hand.seats - 1) if seat == result.winner else -result.chips
        for seat in range(hand.seats)
    )
