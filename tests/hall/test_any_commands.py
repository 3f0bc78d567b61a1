"""Whatever people ask, in whatever order and in every format: it is done or refused with a cure,
the books balance, and the facts bring the same state back."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall import views
from cardhall.hall.balances import held_by
from cardhall.hall.event import fold
from cardhall.hall.formats.bracket.state import board
from cardhall.hall.formats.elimination.state import chip_book, rounds_of
from cardhall.hall.preview import preview
from cardhall.hall.state import money_books, paid_out, standings
from cardhall.messages import said_as
from tests.examples import sample
from tests.hall.anything import ROLES, AnyDay, Asker, offers_hold, refusal_of, scope_of
from tests.hall.hallday import MINUTE, PLAY, Hall

EVENTS = {
    "boure": ("llaa", ("boure",)),
    "pitty-pat": ("llaa", ("pitty-pat",)),
    "rummy": ("llaa", ("rummy",)),
    "po-ke-no": ("llaa", ("po-ke-no",)),
    "pedro": ("llaa", ("pedro",)),
    "all five": ("llaa", ()),
    "euchre": ("lions-euchre", ()),
    "hold'em": ("kofc-holdem", ()),
    "at home": ("rap", ()),
}


def check(day: Hall) -> None:
    """Books sum to zero, nobody sits twice, all pages can be made, and what is offered holds."""
    state = day.state
    assert sum(money_books(state).values()) == 0
    in_box = sum(entry.paid_cents for entry in state.entries.values()) - paid_out(state)
    assert in_box == money_books(state)["cash"]
    for key, category in state.categories.items():
        for a_round in rounds_of(category).rounds:
            seated = [one for play in a_round.tables.values() for one in play.seats]
            assert len(seated) == len(set(seated))
            for play in a_round.tables.values():
                assert sum(chip_book(play).values()) == 0
        found = board(state, key)
        if found is not None:
            tables = [one.table for one in found.open.values()]
            assert len(tables) == len(set(tables))
        standings(state, key)
        for table in (1, 2, 9):
            views.captain_view(state, key, table, day.at)
    times = [fact.at for fact in day.facts]
    assert times == sorted(times)
    console = msgspec.to_builtins(views.console_view(state, day.at), enc_hook=said_as)
    for book in books_in(console):
        assert sum(book) == 0, book
    msgspec.json.encode(console)
    views.judge_view(state, day.at)
    views.projector_view(state, day.at)
    for one in day.people():
        views.player_view(state, one, day.at)
    offers_hold(day)


def books_in(data: Any) -> Iterator[list[int]]:
    """Every book on a page: its sums by account."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name in ("book", "books") and value:
                if isinstance(value, dict):
                    yield list(value.values())
                else:
                    yield [line.get("cents", line.get("chips")) for line in value]
            else:
                yield from books_in(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from books_in(value)


def asked(day: Hall, command: c.Command, role: str, scope: str) -> bool:
    """Whether it was done; a refusal says why, of what, and what to do."""
    refused = refusal_of(lambda: day.do(command, role=role, scope=scope))
    if refused is not None:
        assert refused.why, command
        assert refused.cure, command
        assert refused.field, command
    return refused is None


@pytest.mark.sampled(9)
@pytest.mark.parametrize("block", range(3))
@pytest.mark.parametrize("event", EVENTS)
def test_every_command_is_done_or_refused_with_a_cure_and_the_books_balance(
    event: str, block: int
) -> None:
    done = 0
    for seed in sample(range(block * 3, block * 3 + 3), name=f"{event} {block}"):
        rng = random.Random(f"{event} {seed}")
        day = AnyDay(*EVENTS[event], seed=str(seed))
        asker = Asker(day, rng)
        for step in range(160):
            # to the day of play, then minute by minute; now and then a clock is set back
            day.at += rng.randrange(-2, 4) * MINUTE
            day.at = max(day.at, PLAY - 90 * MINUTE) if step > 8 else day.at
            # the chairperson may do most, and so takes every event somewhere
            command, role = asker.command(), rng.choice([*ROLES, *["chair"] * len(ROLES)])
            if rng.random() < 0.1:
                refusal_of(lambda: preview(day.state, command, day.ctx()))  # noqa: B023
            done += asked(day, command, role, scope_of(day, rng, role))
            assert all(held >= 0 for _, held in held_by(day.state)), command
            if step % 40 == 0:
                check(day)
        check(day)
        stored = [e.decode_event(e.encode_event(fact)) for fact in day.facts]
        again = fold(stored)
        for part in ("categories", "entries", "payments", "corrections", "desk", "incidents"):
            assert getattr(again, part) == getattr(day.state, part), part
    assert done, done  # few where nobody pays: no prizes to hand out
