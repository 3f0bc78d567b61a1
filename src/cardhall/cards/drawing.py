"""Draw cards for a notebook, as SVG that needs nothing from outside."""

from collections.abc import Iterable, Sequence
from html import escape

from cardhall.cards.notation import RANKS, format_card

SUIT_PATHS = (
    "M50 6C62.2 6 72 15.8 72 28C72 33 70.3 37.7 67.5 41.4C69.6 40.5 72 40 74.5 40C86.4 40 96 49.6 "
    "96 61.5C96 73.4 86.4 83 74.5 83C66 83 58.6 78 55 70.8"
    "C56 81 60 89 68 95L32 95C40 89 44 81 45 70.8"
    "C41.4 78 34 83 25.5 83C13.6 83 4 73.4 4 61.5C4 49.6 13.6 40 25.5 40C28 40 30.4 40.5 32.5 41.4"
    "C29.7 37.7 28 33 28 28C28 15.8 37.8 6 50 6Z",
    "M50 2C58 22 70 38 87 50C70 62 58 78 50 98C42 78 30 62 13 50C30 38 42 22 50 2Z",
    "M50 94C42 78 4 60 4 32C4 17 15 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C85 7 96 17 96 32C96 60 "
    "58 78 50 94Z",
    "M50 3C56 22 94 36 94 61C94 74 84 82 73 82C65.5 82 58.5 78.5 54.5 72C55.5 82 60 89.5 67 95L33 "
    "95C40 89.5 44.5 82 45.5 72C41.5 78.5 34.5 82 27 82C16 82 6 74 6 61C6 36 44 22 50 3Z",
)
"""Clubs, diamonds, hearts, spades on a square of 100: the outlines of the pages."""

TWO_COLOURS = ("#1e1a15", "#a3190f", "#a3190f", "#1e1a15")
FOUR_COLOURS = ("#1b5c33", "#12507c", "#a3190f", "#1e1a15")

WIDE, HIGH = 34, 46
STEP = 38
"""From one card of a row to the next."""
MOST = 13
"""Cards in a row; more go on in the next."""
FELT = "#1b5039"


class Picture(str):
    """An SVG text that a notebook shows as a picture."""

    def _repr_svg_(self) -> str:
        return str(self)


def draw_cards(cards: int | Iterable[int], four: bool = False) -> Picture:
    """The picture of a set of cards (52 bits, spades first, high to low) or of cards in order."""
    if isinstance(cards, int):
        cards = [card for card in range(51, -1, -1) if cards >> card & 1]
    held = list(cards)
    lines = [held[at : at + MOST] for at in range(0, len(held), MOST)] or [[]]
    wide, high = 4 + min(max(len(held), 1), MOST) * STEP, 8 + len(lines) * (HIGH + 6)
    return svg(
        wide,
        high,
        [
            card_at(card, 4 + column * STEP, 4 + line * (HIGH + 6), four, False)
            for line, row in enumerate(lines)
            for column, card in enumerate(row)
        ],
    )


def svg(wide: int, high: int, parts: Iterable[str], felt: bool = False) -> Picture:
    """A whole picture of these parts, on felt or on nothing."""
    text = "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
            f'viewBox="0 0 {wide} {high}" role="img" class="cardhall">',
            "<style>.cardhall text{font-family:Georgia,'Times New Roman',serif;fill:#f6efdf}"
            ".cardhall .l{font-size:14px;font-weight:bold}.cardhall .t{fill:#ffd98a}"
            ".cardhall .n{font-size:12px}.cardhall .u{font-size:10px;text-anchor:middle}"
            ".cardhall .r{font-size:17px;font-weight:bold}</style>",
            *([f'<rect width="{wide}" height="{high}" rx="8" fill="{FELT}"/>'] if felt else []),
            *parts,
            "</svg>",
        ]
    )
    return Picture(text)


def grid(names: Sequence[Sequence[str]], shares: Sequence[Sequence[float]]) -> Picture:
    """A square of named cells, each filled from below as far as its share of 1 says."""
    size, parts = 34, []
    for line, row in enumerate(names):
        for column, name in enumerate(row):
            x, y, share = 4 + column * size, 4 + line * size, shares[line][column]
            high = (size - 2) * share
            box = f'x="{x}" width="{size - 2}" rx="3"'
            parts.append(f'<rect {box} y="{y}" height="{size - 2}" fill="#123a29"/>')
            if share:
                at = y + size - 2 - high
                parts.append(f'<rect {box} y="{at:g}" height="{high:g}" fill="#b8862f"/>')
            parts.append(text_at(x + size / 2 - 1, y + size / 2 + 3, name, "u"))
    side = 6 + size * len(names)
    return svg(side, side, parts, felt=True)


def text_at(x: float, y: float, words: str, kind: str) -> str:
    """Write a line of words; kind: a class of the style in ``svg``."""
    return f'<text x="{x:g}" y="{y:g}" class="{kind}">{escape(words)}</text>'


def card_at(card: int, x: float, y: float, four: bool, dim: bool) -> str:
    """Draw one card: -1 face down; four: in four colours; dim: faint."""
    place = f'x="{x:g}" y="{y:g}" width="{WIDE}" height="{HIGH}" rx="4"'
    if card < 0:
        inner = f'x="{x + 4:g}" y="{y + 4:g}" width="{WIDE - 8}" height="{HIGH - 8}" rx="2"'
        return (
            f'<g><title>face down</title><rect {place} fill="#f6efdf" stroke="#1e1a15" '
            f'stroke-width=".6"/><rect {inner} fill="#7a2f1d"/></g>'
        )
    colour = (FOUR_COLOURS if four else TWO_COLOURS)[card // 13]
    rank = "10" if RANKS[card % 13] == "T" else RANKS[card % 13]
    fade = ' opacity=".45"' if dim else ""
    return (
        f"<g{fade}><title>{format_card(card)}</title>"
        f'<rect {place} fill="#fffdf6" stroke="#1e1a15" stroke-width=".6"/>'
        f'<text x="{x + 4:g}" y="{y + 18:g}" class="r" style="fill:{colour}">{rank}</text>'
        f'<path transform="translate({x + 13:g} {y + 24:g}) scale(.18)" '
        f'd="{SUIT_PATHS[card // 13]}" fill="{colour}"/></g>'
    )
