"""Writes the tables of docs/envs.md from the games' own layouts, so that they stay true.

Run it after a change of a layout; a test compares the page with what this prints.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap

from cardhall import envs
from cardhall.games import GAMES, game
from cardhall.games.engine.layout import Part

PAGE = Path(__file__).with_name("envs.md")
MARK = "<!-- What follows is written by `python -m docs.envs`. -->\n"


def places(parts: Sequence[Part]) -> list[str]:
    """The rows of a table: the place of each, with S for the number of seats."""
    rows, fixed, each = [], 0, 0
    for part in parts:
        begins = " + ".join(filter(None, [str(fixed) if fixed or not each else "", seats(each)]))
        name = f"`{part.name} 0`, `{part.name} 1`, ..." if part.each else f"`{part.name}`"
        rows.append(f"| {begins} | {name} | {part.says} |")
        fixed, each = (fixed, each + 1) if part.each else (fixed + 1, each)
    return rows


def seats(times: int) -> str:
    return {0: "", 1: "S"}.get(times, f"{times}S")


def acts(words: Sequence[str]) -> list[str]:
    """List the acts by their numbers, in lines of a handy length."""
    said = "; ".join(f"{number} {word}" for number, word in enumerate(words))
    return wrap(f"{said}.", 110, break_long_words=False, break_on_hyphens=False)


def lacking() -> str:
    """Name the games that have no environment."""
    titles = [game(name).TITLE for name in GAMES if name not in envs.games()]
    return f"There is none yet for {', '.join(titles)}.\n\n" if titles else ""


def about(name: str) -> str:
    """A game's part of the page."""
    layout = envs.layout(name)
    head = ["| place | name | what |", "|---|---|---|"]
    return "\n".join(
        [
            f"## {game(name).TITLE}: `{name}`",
            "",
            f"Reward: {layout.reward}.",
            "",
            "Planes:",
            "",
            *head,
            *places(layout.planes),
            "",
            "Numbers:",
            "",
            *head,
            *places(layout.numbers),
            "",
            f"Acts, {len(layout.acts)}:",
            "",
            *acts(layout.acts),
            "",
        ]
    )


def written() -> str:
    """The whole page: its first part as it stands, then the games."""
    first = PAGE.read_text("utf-8").partition(MARK)[0]
    return first + MARK + "\n" + lacking() + "\n".join(about(name) for name in envs.games())


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(PAGE.read_text("utf-8") != written())
    PAGE.write_text(written(), "utf-8")
