"""Presets: everything about an event that a chairperson may set, filled in from one document.

``load_preset("llaa")`` gives a frozen ``Preset``. Money is in cents, times are in minutes, chips
are whole. ``with_options`` changes named house rules; a name or value that does not exist is
refused with the values that do.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal

from cardhall.messages import Message
from cardhall.rulebook.book import load

Counting = Literal["stakes", "bank", "points"]
"""What a table counts at the end of a session: the chips that each was given, and the pot (Bouré);
chips won from a bank, and what is left in it (LLAA-T-25); points, and such chips besides
(LLAA-RUMMY-38, OP-T-06)."""


class PresetError(ValueError):
    """A preset, an option or a value that does not exist; names the field and the cure."""

    def __init__(self, field: str, why: Message, cure: Message) -> None:
        super().__init__(f"{field}: {why}. {cure}")
        self.field = field
        self.why = why
        self.cure = cure


@dataclass(frozen=True)
class WinnersAt:
    """The number of winners at a table that started with ``smallest`` to ``largest`` seats, and
    why."""

    smallest: int
    largest: int
    winners: int
    clause: str
    option: str = ""


@dataclass(frozen=True)
class Category:
    """One game of the event. ``rules`` names the preset of the game's own rules."""

    id: str
    title: str
    game: str
    rules: str
    format: str
    names_on_blank: int
    seats_per_table: int
    starting_chips: int
    bank_chips: int
    counting: Counting
    most_at_table: int
    losses_out: int
    team_size: int
    winners: tuple[WinnersAt, ...]
    particulars: Mapping[str, Any]
    """What its format has besides: games of a night, levels and payouts, a ladder of buy-ins."""

    def winners_at(self, seats: int) -> WinnersAt:
        """The row for a table that started with this many seats (LLAA-T-31 to 42, OP-T-01)."""
        for row in self.winners:
            if row.smallest <= seats <= row.largest:
                return row
        raise PresetError(
            "seats",
            Message("no-number-of-winners-for-so-many", game=self.title, seats=seats),
            Message("seat-at-most-so-many", seats=self.seats_per_table),
        )


@dataclass(frozen=True)
class Preset:
    """An event's profile; ``options`` are the house rules in force, by their names.

    ``order``: its place among the kinds of events that are offered. ``one_game``: of its games
    usually one is played, and not all.
    """

    id: str
    title: str
    order: int
    one_game: bool
    fee_cents: int
    signin_minutes: int
    session_minutes: int
    move_after_round: int
    settings: Mapping[str, str]
    options: Mapping[str, str]
    categories: tuple[Category, ...]

    def category(self, id: str) -> Category:
        """The category of this id. Raises PresetError with the ids that exist."""
        for category in self.categories:
            if category.id == id:
                return category
        known = ", ".join(category.id for category in self.categories)
        raise PresetError(
            "category",
            Message("there-is-no-such-game-in-the-preset", game=id, preset=self.title),
            Message("use-one-of-these-ids", known=known),
        )

    def with_options(self, changes: Mapping[str, str]) -> "Preset":
        """The same preset with other house rules. Raises PresetError."""
        return load_preset(self.id, {**self.options, **changes}).with_settings(self.settings)

    def with_settings(self, changes: Mapping[str, str]) -> "Preset":
        """The same preset with the year's particulars filled in. Raises PresetError."""
        for name in changes:
            if name not in self.settings:
                known = ", ".join(self.settings) or "-"
                raise PresetError(
                    name,
                    Message("there-is-no-such-setting"),
                    Message("use-one-of-these-ids", known=known),
                )
        return replace(self, settings=MappingProxyType({**self.settings, **changes}))


def preset_names() -> tuple[str, ...]:
    """The ids of the presets that ship."""
    folder = files(__package__) / "presets"
    return tuple(sorted(f.name[:-5] for f in folder.iterdir() if f.name.endswith(".toml")))


def load_preset(id: str, options: Mapping[str, str] | None = None) -> Preset:
    """A preset by its id, with the given house rules in place of its own. Raises PresetError."""
    data = _read(id)
    chosen: dict[str, str] = {**data["options"], **(options or {})}
    for name, value in chosen.items():
        _check_option(id, data["options"], name, value)
    return Preset(
        id=data["id"],
        title=data["title"],
        order=data["order"],
        one_game=data.get("one_game", False),
        fee_cents=data["fee_cents"],
        signin_minutes=data["signin_minutes"],
        session_minutes=data["session_minutes"],
        move_after_round=data["move_after_round"],
        settings=MappingProxyType(dict(data["settings"])),
        options=MappingProxyType(chosen),
        categories=tuple(_category(entry, chosen) for entry in data["category"]),
    )


@cache
def _read(id: str) -> dict[str, Any]:
    if id not in preset_names():
        raise PresetError(
            "preset",
            Message("there-is-no-such-preset", preset=id),
            Message("use-one-of-these-ids", known=", ".join(preset_names())),
        )
    text = (files(__package__) / "presets" / f"{id}.toml").read_text("utf-8")
    return tomllib.loads(text)


def _check_option(preset: str, known: Mapping[str, str], name: str, value: str) -> None:
    if name not in known:
        raise PresetError(
            name,
            Message("the-preset-has-no-such-option", preset=preset),
            Message("use-one-of-these-ids", known=", ".join(known)),
        )
    allowed = {v for point in load().points for v in point.options.get(name, ())}
    # some values are amounts, as a pot limit is; they are checked where they are used
    if value not in allowed and "amount" not in allowed:
        raise PresetError(
            name,
            Message("that-is-no-value-of-the-option", value=value),
            Message("use-one-of-these-ids", known=", ".join(sorted(allowed))),
        )


def _category(entry: dict[str, Any], options: Mapping[str, str]) -> Category:
    winners = tuple(
        WinnersAt(
            smallest=row["sizes"][0],
            largest=row["sizes"][1],
            winners=int(options[row["option"]]) if "option" in row else row["winners"],
            clause=row["clause"],
            option=row.get("option", ""),
        )
        for row in entry["winners"]
    )
    return Category(
        id=entry["id"],
        title=entry["title"],
        game=entry["game"],
        rules=entry["rules"],
        format=entry["format"],
        names_on_blank=entry["names_on_blank"],
        seats_per_table=entry["seats_per_table"],
        starting_chips=entry["starting_chips"],
        bank_chips=entry["bank_chips"],
        counting=entry["counting"],
        most_at_table=entry["most_at_table"],
        losses_out=entry["losses_out"],
        team_size=entry.get("team_size", 1),
        winners=winners,
        particulars=MappingProxyType(entry.get("particulars", {})),
    )
