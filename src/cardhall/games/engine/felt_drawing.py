"""Draw a table for a notebook: rows of small cards on felt, as SVG that needs nothing from outside.

The felt is part of the picture, so that it reads the same on a light page and on a dark one.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from cardhall.cards.drawing import HIGH, MOST, STEP, WIDE, Picture, card_at, svg, text_at
from cardhall.cards.table import LETTERS

_LABEL = 176
_GAP = 12


@dataclass(frozen=True)
class Row:
    """One row. label: whose cards, or what they are. cards: card numbers, -1 for one face down.
    unders: a word under each card. note: what else is to be said. dim: cards (places from 0) that
    are out of it. turn: to act. split: before this place is a gap."""

    label: str
    cards: tuple[int, ...] = ()
    unders: tuple[str, ...] = ()
    note: str = ""
    dim: frozenset[int] = frozenset()
    turn: bool = False
    split: int = 99


def drawn(rows: Iterable[Row], four: bool = False) -> Picture:
    """The picture of some rows. four: each suit in a colour of its own."""
    parts: list[str] = []
    top, wide = 10, 240.0
    for row in rows:
        parts += _beside(row, top)
        if not row.cards and not row.label:
            wide = max(wide, 24 + 6.2 * len(row.note))
            top += 20
            continue
        for place, card in enumerate(row.cards):
            line, column = divmod(place, MOST)
            x = _LABEL + column * STEP + (_GAP if place >= row.split else 0)
            y = top + line * (HIGH + 6)
            parts.append(card_at(card, x, y, four, place in row.dim))
            if place < len(row.unders):
                parts.append(text_at(x + WIDE / 2, y + HIGH + 11, row.unders[place], "u"))
            wide = max(wide, x + STEP + 6)
        lines = -(-len(row.cards) // MOST) or 1
        top += lines * (HIGH + 6) + (12 if row.unders else 4) if row.cards else 44
    return svg(int(wide), top + 4, parts, felt=True)


def _beside(row: Row, top: int) -> list[str]:
    """The label of a row, and under it what is to be noted."""
    said = [text_at(12, top + 12, row.note, "n")] if row.note and not row.label else []
    if row.label:
        turn = row.turn
        said = [text_at(12, top + 15, ("▸ " if turn else "") + row.label, "l t" if turn else "l")]
        lines = wrap(row.note, 30)[:2]
        said += [text_at(12, top + 30 + 13 * at, line, "n") for at, line in enumerate(lines)]
    return said


# --- What the tables of games have in common -----------------------------------------------------


def by_suit(cards: Iterable[int]) -> tuple[int, ...]:
    """Cards as they are held where suits count: spades, hearts, clubs, diamonds, high to low."""
    order = (2, 3, 1, 0)
    return tuple(sorted(cards, key=lambda card: (order[card // 13], -(card % 13))))


def seat_rows(
    view: Any,
    hands: Mapping[int, Iterable[int]],
    sizes: Sequence[int],
    note: Callable[[int], Iterable[str]],
    opened: Sequence[Iterable[int]] = (),
) -> list[Row]:
    """A row for each seat: the cards in its hand, those that are known face up; then what lies open
    before it; and what is to be noted of it."""
    rows = []
    for seat, size in enumerate(sizes):
        known = by_suit(hands[seat]) if seat in hands else ()
        cards = known + (-1,) * (size - len(known))
        shown = tuple(card for card in (opened[seat] if opened else ()) if card not in known)
        words = ", ".join(one.replace(" ", "\u00a0") for one in note(seat) if one)
        turn = seat == getattr(view, "turn", -1)
        label, split = f"Seat {LETTERS[seat]}", len(cards)
        rows.append(Row(label, cards + shown, note=words, turn=turn, split=split))
    return rows


def played(view: Any) -> list[Row]:
    """The trick on the table, who played each card under it; between two tricks the last one."""
    plays = view.trick or (view.history[-1] if view.history else ())
    if not plays:
        return []
    label = "Trick" if view.trick else "Last trick"
    cards = tuple(card for _, card in plays)
    return [Row(label, cards, tuple(LETTERS[seat] for seat, _ in plays))]


def pile(label: str, cards: Iterable[int], note: str = "") -> list[Row]:
    """A row of cards; none where there are none."""
    found = tuple(cards)
    return [Row(label, found, note=note)] if found else []


def words(*said: str) -> list[Row]:
    """A row of words alone."""
    return [Row("", note=". ".join(filter(None, said)))] if any(said) else []


def count(number: int, what: str) -> str:
    """``2 tricks``; nothing for none."""
    return f"{number} {what}{'' if number == 1 else 's'}" if number > 0 else ""
