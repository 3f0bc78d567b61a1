"""A lesson as data: its title, its hands as they are dealt, its steps."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cardhall import registry
from cardhall.games import game, having

LESSONS = having("lesson.toml")
"""The games that have a lesson, in the order in which they are offered."""


@dataclass(frozen=True)
class LessonStep:
    """One thing that is shown, or asked.

    What is said is named by its key in the catalogues (`words/<language>/lesson.ftl` of the game).

    line: what is said, or the question. point: what it speaks of: cards ("AH"), places of the table
    ("turned", "pot"), seats ("B"). acts: what is done before it is said, "B play 9C". clause: what
    it rests on. hand: the number of the hand in which it stands.

    best: the acts that go on, each with what is then said; empty where nothing is asked. others:
    answers to acts that are allowed and do not help. otherwise: the answer to all other allowed
    acts. offer: the buttons, in the words of the game, in place of the usual ones.
    """

    line: str
    clause: str
    hand: int
    point: tuple[str, ...]
    acts: tuple[str, ...]
    best: Mapping[str, str]
    others: Mapping[str, str]
    otherwise: str
    offer: tuple[str, ...]

    @property
    def asks(self) -> bool:
        return bool(self.best)


@dataclass(frozen=True)
class Lesson:
    """A game's lesson. Seat A is the pupil's; names by seat. hands: what each is dealt from.
    about, farewell: keys in the catalogues; title: the game's own name."""

    game: str
    title: str
    about: str
    minutes: int
    names: tuple[str, ...]
    partners: bool
    farewell: str
    hands: tuple[Mapping[str, Any], ...]
    steps: tuple[LessonStep, ...]


def read(text: str) -> Lesson:
    """A lesson from its TOML. Raises KeyError or ValueError for what is none."""
    data = tomllib.loads(text)
    steps = [
        _step(data["game"], number, step)
        for number, hand in enumerate(data["hands"])
        for step in hand["steps"]
    ]
    return Lesson(
        data["game"],
        data["title"],
        data["about"],
        data["minutes"],
        tuple(data["names"]),
        data.get("partners", False),
        data["farewell"],
        tuple({k: v for k, v in hand.items() if k != "steps"} for hand in data["hands"]),
        tuple(steps),
    )


def _step(name: str, hand: int, data: Mapping[str, Any]) -> LessonStep:
    known = {"show", "ask", "clause", "point", "acts", "best", "others", "otherwise", "offer"}
    if unknown := set(data) - known:
        raise ValueError(f"a step has no {', '.join(sorted(unknown))}")
    if ("ask" in data) != ("best" in data) or ("ask" in data) == ("show" in data):
        raise ValueError(f"a step shows, or asks and has a best act: {data}")
    return LessonStep(
        data.get("show") or data["ask"],
        data.get("clause", ""),
        hand,
        tuple(data.get("point", ())),
        tuple(data.get("acts", ())),
        _by_act(name, data.get("best", {})),
        _by_act(name, data.get("others", {})),
        data.get("otherwise", ""),
        tuple(data.get("offer", ())),
    )


def _by_act(name: str, answers: Mapping[str, str]) -> dict[str, str]:
    """Answers by act, each act in the one way in which the game writes it."""
    module = game(name)
    return {module.format_action(module.parse_action(act)): text for act, text in answers.items()}


@lru_cache(maxsize=len(LESSONS))
def lesson(name: str) -> Lesson:
    """The lesson of a game. Raises KeyError for a game that has none."""
    if name not in LESSONS:
        raise KeyError(name)
    return read(registry.game(name).text("lesson.toml"))
