"""The lengths of time that things take at a table: estimates kept as data, any of them to be
changed."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import Any

from cardhall.registry import games


class DurationError(ValueError):
    """A duration that does not exist or cannot be; names the field and the cure."""

    def __init__(self, field: str, why: str, cure: str) -> None:
        super().__init__(f"{field}: {why}. {cure}")
        self.field = field


MOST_MINUTES = 1440.0


@dataclass(frozen=True)
class Pace:
    """Minutes by name, such as ``hand.boure`` or ``between.elimination``; plain numbers, so that a
    run is the same wherever it is played."""

    minutes: Mapping[str, float]
    pedro_hands: tuple[int, int]

    def of(self, name: str) -> float:
        """The minutes, or the number, of this name."""
        return self.minutes[name]

    def hand(self, game: str, rng: Random) -> float:
        """Minutes of one hand: around the mean, never less than nothing, longer tails than short
        (a gamma distribution)."""
        mean, spread = self.minutes[f"hand.{game}"], self.minutes["spread.hand"]
        if not spread or not mean:
            return mean
        shape = 1 / spread**2
        return rng.gammavariate(shape, mean / shape)


def shipped() -> Pace:
    """The estimates that ship: minutes and skill of each game from its own game.toml, what lies
    between two rounds of a format from its own folder."""
    pace = read((files(__package__) / "durations.toml").read_text("utf-8"))
    told = {name: one.data["simulated"] for name, one in games().items() if "simulated" in one.data}
    hands = {f"hand.{name}": float(one["minutes"]) for name, one in told.items()}
    skills = {f"skill.{name}": float(one["skill"]) for name, one in told.items()}
    # asked for here: a format's folder names the plan that it plays, and that names its pace
    formats = import_module("cardhall.simulation.format").simulated()
    between = {f"between.{name}": one.between for name, one in formats.items() if one.between}
    return Pace({**hands, **between, **pace.minutes, **skills}, pace.pedro_hands)


def read(text: str, onto: Pace | None = None) -> Pace:
    """A file like the one that ships, or a part of one over ``onto``. Raises DurationError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DurationError("durations", f"this is no TOML ({error})", "Mend the line") from None
    hands = data.get("drawn", {}).pop("pedro_hands", onto.pedro_hands if onto else None)
    if not _is_range(hands):
        raise DurationError(
            "drawn.pedro_hands", f"{hands!r}", "Write [fewest, most], such as [5, 11]"
        )
    flat = {
        f"{table}.{name}": value
        for table, entries in data.items()
        for name, value in (entries.items() if isinstance(entries, dict) else [("", entries)])
    }
    pace = Pace(dict(onto.minutes) if onto else {}, (int(hands[0]), int(hands[1])))
    if onto is None:
        return Pace({name: float(value) for name, value in flat.items()}, pace.pedro_hands)
    return changed(pace, flat)


def _is_range(hands: Any) -> bool:
    return (
        isinstance(hands, list | tuple)
        and len(hands) == 2
        and all(isinstance(one, int) for one in hands)
        and 1 <= hands[0] <= hands[1] <= 100
    )


def changed(pace: Pace, changes: Mapping[str, Any]) -> Pace:
    """With other minutes. A bare game's name stands for its hand. Raises DurationError."""
    minutes = dict(pace.minutes)
    for given, value in changes.items():
        name = given if given in minutes else f"hand.{given.replace('-', '_')}"
        if name not in minutes:
            raise DurationError(
                given, "there is no such duration", f"Use one of: {', '.join(minutes)}"
            )
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise DurationError(given, f"{value!r} is no number", "Write minutes, such as 2.5")
        least = 0.1 if name.startswith("hand.") else 0.0
        if not least <= value <= MOST_MINUTES:
            raise DurationError(given, f"{value:g}", f"Write {least:g} to {MOST_MINUTES:g}")
        minutes[name] = float(value)
    return Pace(minutes, pace.pedro_hands)
