"""House rules: a frozen dataclass a game, one field an option, each with what may stand there.

A game writes ``take: str = choice("may", "must")`` or ``bank: int = number(50, least=1)`` with its
docstring under it, and ``check`` for what two fields must say together. Presets are the game's
``presets.toml``; under ``way`` it lists the ways of playing that people choose among, each a preset
with some fields changed and, by ``table``, what is asked of the table.
"""

import sys
import tomllib
from collections.abc import Mapping
from dataclasses import Field, field, fields
from functools import cache
from pathlib import Path
from typing import Any, Self

from cardhall.cards.refusals import RulesError, no_choice
from cardhall.messages import Message

MOST_CHIPS = 1_000_000_000
"""No amount and no number of house rules is larger."""


def choice(*choices: str, default: str = "") -> Any:
    """Declare an option that is one of these words; the first is the default."""
    return field(default=default or choices[0], metadata={"choices": choices})


def number(default: int, least: int = 0, most: int = MOST_CHIPS) -> Any:
    """Declare an option that is a whole number from ``least`` to ``most``."""
    return field(default=default, metadata={"least": least, "most": most})


def flag(default: bool) -> Any:
    """Declare an option that is true or false."""
    return field(default=default, metadata={"flag": True})


class HouseRules:
    """The base of each game's ``Rules``, a frozen dataclass."""

    def __post_init__(self) -> None:
        for one in fields(self):  # type: ignore[arg-type]
            _check(one, getattr(self, one.name))
        self.check()

    def check(self) -> None:
        """Raise RulesError where fields, each right by itself, do not go together."""

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> Self:
        """Rules from plain data, field by field; what is not named keeps its default. Raises
        RulesError for a name that is no field, a value that cannot be."""
        known = {one.name for one in fields(cls)}  # type: ignore[arg-type]
        for name in data:
            if name not in known:
                raise RulesError(
                    name,
                    Message("no-such-house-rule"),
                    Message("choose-among-these", known=", ".join(sorted(known))),
                )
        return cls(**{k: tuple(v) if isinstance(v, list) else v for k, v in data.items()})

    def to_data(self) -> dict[str, object]:
        """The rules as plain data, for ``from_data``."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}  # type: ignore[arg-type]
        return {k: list(v) if isinstance(v, tuple) else v for k, v in values.items()}

    def replace(self, **changes: object) -> Self:
        """The same rules with some fields changed. Raises RulesError as ``from_data`` does."""
        return self.from_data({**self.to_data(), **changes})

    @classmethod
    def choices(cls) -> dict[str, tuple[str, ...]]:
        """The words that may stand in each option that is a choice."""
        marked = {one.name: one.metadata.get("choices") for one in fields(cls)}  # type: ignore[arg-type]
        return {name: words for name, words in marked.items() if words}

    @classmethod
    def presets(cls) -> dict[str, dict[str, object]]:
        """The game's presets as plain data, by name."""
        return _presets(Path(str(sys.modules[cls.__module__].__file__)).parent)

    @classmethod
    def ways(cls) -> tuple[dict[str, Any], ...]:
        """The ways of playing as plain data: ``key``, ``preset``, ``options``, ``table``. A game
        that names none is played by its presets."""
        named = _file(Path(str(sys.modules[cls.__module__].__file__)).parent).get("way", [])
        ways = named or [{"key": name, "preset": name} for name in cls.presets()]
        return tuple({"options": {}, "table": {}, **way} for way in ways)

    @classmethod
    def preset(cls, name: str) -> Self:
        """The house rules of that name. Raises RulesError for another one."""
        known = cls.presets()
        if name not in known:
            raise no_choice("preset", name, tuple(known))
        return cls.from_data(known[name])


def check_seats(seats: int, least: int, most: int) -> None:
    """Raise RulesError if so many may not open a table of these house rules."""
    if not least <= seats <= most:
        text = Message("so-many-at-the-table", count=seats)
        raise RulesError("seats", text, Message("so-many-can-play", low=least, high=most))


@cache
def _file(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "presets.toml").read_text(encoding="utf-8"))


@cache
def _presets(folder: Path) -> dict[str, dict[str, object]]:
    return {name: rules for name, rules in _file(folder).items() if name != "way"}


def _check(one: "Field[Any]", value: object) -> None:
    """Raise RulesError for a value that cannot stand in this field."""
    said, limits = Message("as-it-stands", value=repr(value)), one.metadata
    if "choices" in limits and value not in limits["choices"]:
        raise no_choice(one.name, value, limits["choices"])
    if "flag" in limits and not isinstance(value, bool):
        raise RulesError(one.name, said, Message("choose-true-or-false"))
    if "least" not in limits:
        return
    least, most = limits["least"], limits["most"]
    if type(value) is int and least <= value <= most:
        return
    if most < MOST_CHIPS:
        raise RulesError(one.name, said, Message("choose-a-number", low=least, high=most))
    if type(value) is int and value > most:
        raise RulesError(one.name, Message("too-much"), Message("write-at-the-most", most=most))
    raise RulesError(one.name, said, Message("a-whole-number-of-at-least", least=least))
