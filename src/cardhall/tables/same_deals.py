"""The same sealed deals for everybody: how a table for them is opened, and what each made of them.

Each plays them at a table of their own, at the same seat, against bots whose dice are the same.
"""

from __future__ import annotations

from itertools import count

from cardhall.tables import commands as c
from cardhall.tables.bots import bot_request
from cardhall.tables.cast import BOTS
from cardhall.tables.commands import Context
from cardhall.tables.events import AnyEvent
from cardhall.tables.games import table_game
from cardhall.tables.state import State
from cardhall.tables.table import decided
from cardhall.tables.views import history
from cardhall.tables.wake import wake_at

ME = 0
"""The seat at which everybody plays them."""
MOST_STEPS = 20_000


def opening(of: str, game: str, table: str, host: str = "") -> c.OpenTable:
    """The table of one who plays them; without `host` a bot plays there too."""
    adapter = table_game(game)
    preset = adapter.presets()[0]
    others = adapter.usual - 1
    bots = [
        c.PlannedSeat(bot=True, name=one.name, face=one.face, manner=one.manner)
        for one in BOTS[: others + 1]
    ]
    mine = c.PlannedSeat() if host else bots[others]
    return c.OpenTable(
        table=table,
        game=game,
        preset=preset,
        seats=(mine, *bots[:others]),
        minutes=0,
        host=host,
        clock="none",
        dealing="table",
        deals=adapter.same_deals,
        same=of,
    )


def made(state: State) -> tuple[int, ...]:
    """Work out what the first seat made of each hand: chips won or lost; where points are scored,
    those of its side less the others' best."""
    return tuple(_net(state, hand.paid) for hand in history(state))


def _net(state: State, paid: tuple[int, ...]) -> int:
    if state.adapter.unit != "points":
        return paid[ME]
    sides = state.adapter.partners(len(state.seats))
    mine = next((side for side in sides if ME in side), (ME,))
    return paid[ME] - max(points for seat, points in enumerate(paid) if seat not in mine)


def is_whole(state: State) -> bool:
    """Were all the hands played, or as many as the game's own rules let be?"""
    return state.stage == "ended" and bool(state.ended) and state.ended[-1].why == "game over"


def played_by_bots(
    command: c.OpenTable, seed: str, salt: str, at: int
) -> tuple[list[AnyEvent], State]:
    """All of it played at once by bots alone, as they would at a table: no time is waited for."""
    told, state = decided(State(), command, Context(at, role="chair"))
    all_told = list(told)

    def do(command: c.AnyCommand) -> None:
        nonlocal state
        told, state = decided(state, command, Context(state.at, role="server"))
        all_told.extend(told)

    do(c.BeginSession(seed=seed, salt=salt))
    quiet = frozenset[int]()
    for step in count():
        if state.stage == "ended":
            return all_told, state
        if step == MOST_STEPS:
            raise RuntimeError("bots alone never come to an end")
        before = state
        request = bot_request(state, quiet)
        if request is not None and (answer := request.answer()) is not None:
            do(answer)
        elif request is not None:
            quiet |= {request.seat}
            continue
        else:
            due = wake_at(state)
            told, state = decided(
                state, c.Tick(), Context(max(state.at, due or state.at), role="server")
            )
            all_told.extend(told)
        quiet = quiet if before is state else frozenset()
    raise AssertionError
