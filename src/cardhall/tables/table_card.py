"""The table card: the rules of this table in a few lines, read before play (RAP-07, 43, 50). The
lines are the adapter's of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import msgspec

from cardhall.games import game
from cardhall.messages import Message


class CardLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the table card, read before play (RAP-07, RAP-43, RAP-50)."""

    option: str
    text: Message
    clause: str


def preset_options(name: str, preset: str) -> dict[str, int | str | bool]:
    """The house rules of a game's preset by their names: what a printed table card is made from."""
    rules = game(name).Rules.preset(preset)
    return {one.name: getattr(rules, one.name) for one in fields(rules) if one.init}


def options_in_words(words: Mapping[str, str], rules: Any) -> dict[str, str | int | bool]:
    """An event's house rules, by the fields of the game's `rules`, as a table takes them: "yes" and
    "no" stand for a rule that is on or off. What is no rule of the game is left out."""
    meant: dict[str, str | int | bool] = {}
    for name, word in words.items():
        known = getattr(rules, name, None)
        if isinstance(known, bool):
            meant[name] = word in ("yes", "on")
        elif isinstance(known, int | str):
            meant[name] = int(word) if isinstance(known, int) and word.isdigit() else word
    return meant
