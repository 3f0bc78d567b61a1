"""Draws docs/house.svg from what the rooms import, so that the picture stays true.

Run it after a change of the imports; a test compares the file with what this prints.
"""

from __future__ import annotations

import re
import sys
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
# room: (column, row, what it is)
ROOMS = {
    "cli": (2.5, 0, "the command line"),
    "server": (3, 1, "HTTP, sockets, roles"),
    "hall": (0, 2, "an event: entries to awards"),
    "paper": (1.5, 2, "what is printed"),
    "simulation": (1, 1, "whole tournaments"),
    "tables": (3, 2, "one live table"),
    "records": (4, 2, "hands as text"),
    "store": (5, 2, "streams that last"),
    "problems": (6, 2, "one right answer"),
    "envs": (7, 2, "many hands at once"),
    "formats": (0, 3, "seating, elimination"),
    "rulebook": (1, 3, "clauses, presets"),
    "bots": (2, 3, "choose from a view"),
    "dealing": (3, 3, "provable shuffles"),
    "rulings": (4, 3, "irregularities"),
    "lessons": (5, 3, "games learnt by playing"),
    "solve": (6, 3, "with all cards open"),
    "games": (3, 4, "the rules, compiled"),
    "cards": (3, 5, "cards as bits"),
    "messages": (2, 6, "what is said, by key"),
    "registry": (4, 6, "which games there are"),
}
WIDE, HIGH, GAP_X, GAP_Y, EDGE = 190, 66, 22, 54, 24


IMPORT = re.compile(r"^\s*(?:from|import) cardhall\.([\w.]+)", re.MULTILINE)


OF_A_GAME = {
    "bot": "bots",
    "advice": "bots",
    "referee": "rulings",
    "record": "records",
    "lesson": "lessons",
    "solver": "solve",
    "table": "tables",
    "open": "tables",
}
"""The floor on which a file of a game's folder stands, by the first word of its name; the rules
themselves stand on the floor of games."""


OF_A_FORMAT = {"live": "server", "papers": "server", "simulated": "simulation"}
"""The same of a format's folder in the hall."""


def standing(path: Path) -> str:
    """The room on whose floor a file stands."""
    room, *rest = path.relative_to(ROOT / "src/cardhall").parts
    return on_its_floor(room, rest)


def on_its_floor(room: str, rest: list[str]) -> str:
    """The room of a module of this room, of which the rest of the name is given."""
    file = rest[-1].removesuffix(".py") if rest else ""
    if (room, *rest[:1]) == ("hall", "formats"):
        return OF_A_FORMAT.get(file, room)
    file = rest[1].removesuffix(".py").partition("_")[0] if len(rest) > 1 else ""
    return OF_A_GAME.get(file, room) if room == "games" else room


def meant(line: str) -> str:
    """The room that an import names."""
    room, *rest = line.split(".")
    return on_its_floor(room, rest)


def imported() -> dict[str, set[str]]:
    """For each room, the rooms that it imports."""
    files = list((ROOT / "src/cardhall").rglob("*.py"))

    def of(room: str) -> set[str]:
        texts = [path.read_text("utf-8") for path in files if standing(path) == room]
        found = {meant(line) for text in texts for line in IMPORT.findall(text)}
        return found & set(ROOMS) - {room}

    return {room: of(room) for room in ROOMS}


def drawn() -> list[tuple[str, str]]:
    """The arrows drawn: those that no longer way already implies; the command line sees all."""
    rooms = imported() | {"cli": {"server", "simulation"}}

    def reach(room: str) -> set[str]:
        return rooms[room].union(*(reach(target) for target in rooms[room]))

    return [
        (room, target)
        for room, targets in sorted(rooms.items())
        for target in sorted(targets)
        if not any(target in reach(other) for other in targets)
    ]


def corner(room: str) -> tuple[float, float]:
    column, row, _ = ROOMS[room]
    return EDGE + column * (WIDE + GAP_X), EDGE + row * (HIGH + GAP_Y)


def arrow(source: str, target: str) -> str:
    (x1, y1), (x2, y2) = corner(source), corner(target)
    if y1 == y2:
        x1, x2 = (x1 + WIDE, x2) if x1 < x2 else (x1, x2 + WIDE)
        y1 = y2 = y1 + HIGH / 2
        return f'<path d="M{x1:g} {y1:g} L{x2:g} {y2:g}"/>'
    x1, x2, y1 = x1 + WIDE / 2, x2 + WIDE / 2, y1 + HIGH
    x1 += max(-60, min(60, (x2 - x1) / 6))
    x2 -= max(-60, min(60, (x2 - x1) / 6))
    bend = (y2 - y1) / 2
    return f'<path d="M{x1:g} {y1:g} C{x1:g} {y1 + bend:g} {x2:g} {y2 - bend:g} {x2:g} {y2:g}"/>'


def room(name: str) -> str:
    x, y = corner(name)
    middle = x + WIDE / 2
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{WIDE}" height="{HIGH}" rx="6"/>'
        f'<text class="name" x="{middle:g}" y="{y + 29:g}">{name}/</text>'
        f'<text class="what" x="{middle:g}" y="{y + 51:g}">{escape(ROOMS[name][2])}</text>'
    )


def draw() -> str:
    """The picture as SVG text."""
    columns = 1 + max(column for column, _, _ in ROOMS.values())
    wide = round(EDGE * 2 + columns * WIDE + (columns - 1) * GAP_X)
    high = EDGE * 2 + 7 * HIGH + 6 * GAP_Y
    arrows = [arrow(source, target) for source, target in drawn()]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" '
            'aria-label="The rooms of Cardhall and what each imports">',
            '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" '
            'markerHeight="7" orient="auto"><path d="M0 0 L10 5 L0 10 z" '
            'style="fill:#6b4a2f;stroke:none"/></marker></defs>',
            "<style>text{font-family:Georgia,serif;text-anchor:middle;fill:#211c17}"
            ".name{font-size:19px;font-weight:bold}.what{font-size:14px}"
            "rect{fill:#fffaf0;stroke:#1f5a41;stroke-width:2}"
            "path{fill:none;stroke:#6b4a2f;stroke-width:1.6;}g path{marker-end:url(#tip)}"
            "</style>",
            f'<rect x="0" y="0" width="{wide}" height="{high}" style="fill:#f6efe0;stroke:none"/>',
            "<g>",
            *arrows,
            "</g>",
            *(room(name) for name in ROOMS),
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit((ROOT / "docs/house.svg").read_text() != draw())
    (ROOT / "docs/house.svg").write_text(draw())
