"""A problem as data: the hand as it is dealt, the acts so far, what is right and what costs."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cardhall import registry
from cardhall.games import having

FILE = "problems.toml"

PROBLEMS = having(FILE)
"""The games that have problems, in the order in which they are offered."""


@dataclass(frozen=True)
class Problem:
    """A position at the turn of seat A.

    number: by which people speak of it. start: as a lesson's hand is dealt (docs/lessons.md). acts:
    what was done before, "B play 9C". right: the one right act, in the words of the game. costs:
    what each other act that was judged brings less, in hundredths of the unit. worlds: over how
    many imagined hands that was counted; 0 where it is exact, with all cards open. hard: how many
    of a hundred quick tries miss it.
    """

    game: str
    number: int
    start: Mapping[str, Any]
    acts: tuple[str, ...]
    right: str
    costs: Mapping[str, int]
    worlds: int
    hard: int

    @property
    def exact(self) -> bool:
        """True where the play was solved, with all cards open."""
        return not self.worlds


def read(game: str, text: str) -> tuple[Problem, ...]:
    """The problems of a file. Raises KeyError or ValueError for what is none."""
    return tuple(
        Problem(
            game,
            one["number"],
            {key: one[key] for key in ("dealer", "deck", "stacks") if key in one},
            tuple(one["acts"]),
            one["right"],
            one["costs"],
            one.get("worlds", 0),
            one["hard"],
        )
        for one in tomllib.loads(text)["problem"]
    )


@lru_cache
def problems(game: str) -> tuple[Problem, ...]:
    """The problems that ship with a game, by number; none for a game without."""
    text = registry.game(game).text(FILE)
    return read(game, text) if text else ()


def problem(game: str, number: int) -> Problem:
    """The problem of this number. Raises ValueError, naming what there is, for one that is none."""
    found = problems(game) if game in PROBLEMS else ()
    if not found:
        raise ValueError(f"{game!r} has no problems. Choose {', '.join(PROBLEMS)}")
    for one in found:
        if one.number == number:
            return one
    raise ValueError(f"{game} has no problem {number!r}. They are 1 to {found[-1].number}")


def written(problems: Iterable[Problem], head: str = "") -> str:
    """The problems as the text of a file, for ``read``."""
    return "\n".join([*([f"# {head}"] if head else []), *map(_entry, problems)]) + "\n"


def _entry(one: Problem) -> str:
    lines = ["", "[[problem]]", f"number = {one.number}"]
    lines += [f"{key} = {_value(value)}" for key, value in one.start.items()]
    lines += [f"acts = {_value(one.acts)}", f"right = {_value(one.right)}"]
    costs = ", ".join(f"{_value(act)} = {cost}" for act, cost in one.costs.items())
    lines += [f"costs = {{ {costs} }}"]
    lines += [f"worlds = {one.worlds}"] if one.worlds else []
    return "\n".join([*lines, f"hard = {one.hard}"])


def _value(value: str | int | Sequence[str] | Sequence[int]) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, int):
        return str(value)
    return f"[{', '.join(map(_value, value))}]"
