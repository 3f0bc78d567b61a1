"""Two directors at once never overwrite one another: what one changed, the other, who had not seen
it, is told of (their command is stale) or refused, or their command leaves it as it is."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall.event import Refusal, decide, fold, stale
from cardhall.hall.formats.bracket.state import Meetings, Trail
from cardhall.hall.state import Memo
from cardhall.messages import Message
from tests.hall.anything import KINDS, AnyDay, Asker, refusal_of
from tests.hall.hallday import MINUTE, PLAY, Hall
from tests.hall.test_any_commands import EVENTS

WORKED_OUT = {"standing", "disputed", "facts", "outcome", "memo", "trail"}
"""What follows from facts, and follows both."""
COUNTED = {"version", "latest", "touched", "turns", "paid_cents"}
"""What only grows, or is a sum of what is kept apart."""


def leaves(state: Any) -> dict[tuple[Any, ...], Any]:
    """Every single value of a state by where it stands; people and reports by their ids."""
    bare = replace(state, log=None, memo=Memo())
    data = msgspec.to_builtins(bare, enc_hook=_plain, str_keys=False)
    return dict(_leaves(data, ()))


def _plain(value: Any) -> Any:
    if isinstance(value, Meetings):
        return {f"{one.match} {sorted(one.teams)}": one for one in value}
    if isinstance(value, (Trail, Memo)):
        return None
    if isinstance(value, Message):
        return str(value)
    raise NotImplementedError(type(value))


def _leaves(data: Any, path: tuple[Any, ...]) -> Any:
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in WORKED_OUT | COUNTED:
                yield from _leaves(value, (*path, key))
    elif isinstance(data, (list, tuple)):
        for place, value in enumerate(data):
            named = value.get("id") if isinstance(value, dict) else None
            yield from _leaves(value, (*path, named or place))
    else:
        yield path, data


def changes(before: Any, after: Any) -> dict[tuple[Any, ...], Any]:
    """What is another value now, or is no more; not what is new."""
    old, new = leaves(before), leaves(after)
    return {path: new.get(path) for path, value in old.items() if new.get(path) != value}


def pair_of(asker: Asker, rng: random.Random) -> tuple[c.Command, c.Command]:
    """Two commands, most often about the same thing."""
    if rng.random() < 0.4 and (first := asker.told(again=True)) is not None:
        return first, asker.another(first)
    if rng.random() < 0.15 and asker.day.people():
        one = rng.choice(asker.day.people())
        houses = (f"House {rng.randrange(9)}" for _ in range(2))
        first, second = (
            c.ChangeEntry(entry=one, auxiliary=house, override="x") for house in houses
        )
        return first, second
    first = asker.made(rng.choice(KINDS))
    return first, asker.another(first) if rng.random() < 0.7 else asker.made(rng.choice(KINDS))


def tried(day: Hall, first: c.Command, second: c.Command) -> str:
    """What became of two commands given at once: "told", "refused", "both", or "" where the first
    was refused at once. Fails where the second undoes the first."""
    seen = day.state
    try:
        decide(seen, second, day.ctx())
        state = fold(decide(seen, first, day.ctx()), seen)
    except Refusal:
        return ""
    if stale(state, second, seen.version):
        return "told"
    try:
        after = fold(decide(state, second, day.ctx()), state)
    except Refusal:
        return "refused"
    once, twice = changes(seen, state), changes(state, after)
    over = {path for path in once.keys() & twice.keys() if once[path] != twice[path]}
    assert not over, (first, second, sorted(map(str, over))[:4])
    return "both"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("event", EVENTS)
def test_who_had_not_seen_a_change_is_told_refused_or_leaves_it_be(event: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(4):
        rng = random.Random(f"two {event} {seed}")
        day = AnyDay(*EVENTS[event], seed=str(seed))
        asker = Asker(day, rng)
        for step in range(40):
            day.at = max(day.at + MINUTE, PLAY - 60 * MINUTE) if step > 4 else day.at + MINUTE
            for _ in range(3):
                command = asker.command()
                refusal_of(lambda: day.do(command))  # noqa: B023
            for _ in range(12):
                first, second = pair_of(asker, rng)
                if not isinstance(first, c.Rehearse):
                    met[tried(day, first, second)] += 1
    assert met["told"], met
