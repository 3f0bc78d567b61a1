"""The sentences of events: random commands of everybody, and what all of them then see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from cardhall.hall import views
from cardhall.hall.kernel.rehearsal import REASON
from cardhall.messages import stored_as
from tests.hall.anything import ROLES, AnyDay, Asker, refusal_of, scope_of
from tests.messages.hearing import Ear

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


def listen(
    ear: Ear, preset: str, games: tuple[str, ...], seed: int, commands: int = 120
) -> set[str]:
    """An event of which so many commands are asked; what was typed in it."""
    rng = random.Random(f"{preset} {games} {seed}")
    day = AnyDay(preset, games, str(seed))
    asker, typed = Asker(day, rng), {role.title() for role in ROLES}
    typed.add(REASON)  # what made-up people write
    for number in range(commands):
        day.at += rng.randrange(1, 20) * MINUTE
        role = rng.choice(ROLES)
        command, scope = asker.command(), scope_of(day, rng, role)
        typed |= set(words_in(msgspec.to_builtins(command, enc_hook=stored_as)))
        refused = refusal_of(lambda c=command, r=role, s=scope: day.do(c, role=r, scope=s))  # type: ignore[misc]
        if refused:
            ear.hear({"why": refused.why, "cure": refused.cure})
        for one in day.state.entries.values():
            typed |= {one.name, one.called, one.auxiliary}
        if number % 6 == 0:
            look(day, ear, rng)
    return typed


def words_in(value: Any) -> Iterator[str]:
    """Every text in a command."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from words_in(list(value.values()))
    elif isinstance(value, list):
        for one in value:
            yield from words_in(one)


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
