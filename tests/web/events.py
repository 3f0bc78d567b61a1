"""The sentences of events: random commands of everybody, and what all of them then see."""

from __future__ import annotations

import random
import re

from cardhall.hall import views
from hall.anything import ROLES, AnyDay, Asker, refusal_of, scope_of
from web.hearing import Ear

EVENTS = (
    ("llaa", ("boure",)),
    ("llaa", ("pitty-pat",)),
    ("llaa", ("rummy",)),
    ("llaa", ("po-ke-no",)),
    ("llaa", ("pedro",)),
    ("llaa", ()),
    ("lions-euchre", ()),
    ("kofc-holdem", ()),
    ("rap", ()),
)
MINUTE = 60_000
NAME = "Odile"


def heard(preset: str, games: tuple[str, ...], seed: int, commands: int = 120) -> set[str]:
    """What an event says while so many commands are asked of it; everybody in it is Odile."""
    rng = random.Random(f"{preset} {games} {seed}")
    day = AnyDay(preset, games, str(seed))
    asker, ear, names = Asker(day, rng), Ear(), set[str]()
    for number in range(commands):
        day.at += rng.randrange(1, 20) * MINUTE
        role = rng.choice(ROLES)
        command, scope = asker.command(), scope_of(day, rng, role)
        refused = refusal_of(lambda c=command, r=role, s=scope: day.do(c, role=r, scope=s))  # type: ignore[misc]
        if refused:
            ear.hear({"why": refused.why, "cure": refused.cure})
        for one in day.state.entries.values():
            names |= {
                one.name,
                one.auxiliary,
                *one.name.split(" and "),
                *getattr(one, "members", ()),
            }
        if number % 6 == 0:
            look(day, ear, rng)
    return {anonymous(text, names) for text in ear.said}


def look(day: AnyDay, ear: Ear, rng: random.Random) -> None:
    """What console, judge, wall, captains and some players see now."""
    state, at = day.state, day.at
    ear.hear(views.console_view(state, at))
    ear.hear(views.judge_view(state, at))
    ear.hear(views.projector_view(state, at))
    for key in state.categories:
        for table in (1, 2, 9):
            ear.hear(views.captain_view(state, key, table, at))
    people = day.people()
    for one in rng.sample(people, min(6, len(people))):
        ear.hear(views.player_view(state, one, at))


def anonymous(text: str, names: set[str]) -> str:
    for name in sorted((one for one in names if len(one) > 2), key=len, reverse=True):
        text = text.replace(name, NAME)
    return re.sub(r"\b(?:name|partner|auxiliary) \d+\b", NAME, text)


def is_of_pages(text: str) -> bool:
    """Whether pages can bring it about: not what random commands alone do."""
    return not re.search(r"'(?:\w|[a-z-]+)?'|\. x\b|^x$|^id\d+$|“x”|^$", text)


def all_heard(seeds: range = range(2)) -> set[str]:
    return {
        text
        for preset, games in EVENTS
        for seed in seeds
        for text in heard(preset, games, seed)
        if is_of_pages(text)
    }
