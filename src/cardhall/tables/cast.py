"""Who may sit at a table: faces to choose from, and the bots with names, faces and manners."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from importlib.resources import files

_DATA = tomllib.loads(files("cardhall.tables").joinpath("cast.toml").read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class Character:
    """A bot as people know it."""

    name: str
    face: str
    manner: str


FACES: tuple[str, ...] = tuple(_DATA["faces"])
"""The faces that are drawn, by their names."""

BOTS = tuple(Character(**one) for one in _DATA["bot"])
"""The bots, in the order in which they sit down."""

SPEAKS: dict[str, int] = _DATA["speaks"]
"""By manner: of a hundred moments to say something, so many are taken."""

SAID: dict[str, tuple[str, ...]] = {when: tuple(said) for when, said in _DATA["phrases"].items()}
"""What a bot says when a hand was "won", "lost" or "level", and as an "answer"."""


def character(name: str, seat: int = 0) -> Character:
    """The bot of that name; one that nobody knows plays by the book and has any face."""
    known = next((one for one in BOTS if one.name == name), None)
    return known or Character(name, FACES[seat % len(FACES)], "by-the-book")


def next_bot(taken: Collection[str], seat: int = 0) -> Character:
    """The first bot that does not sit there yet."""
    free = (one for one in BOTS if one.name not in taken)
    return next(free, BOTS[seat % len(BOTS)])  # there are more than seats at any table
