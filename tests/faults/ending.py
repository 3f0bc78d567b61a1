"""Look at the whole when faults have stopped: everything moves on, and everybody has the same."""

import asyncio
from typing import Any

import msgspec

from cardhall.dealing.check import check_file
from cardhall.dealing.dealt import dealt
from cardhall.messages import to_answer
from cardhall.tables import events
from cardhall.tables.deal_proofs import deal_proofs
from cardhall.tables.state import State
from tests.faults.ledger import Fold, Push, render, seal_in
from tests.faults.people import EVENT, Chair
from tests.faults.world import World

SETTLES = 15.0
"""Seconds until servers have found each other again, and a fault's last effect is over."""
MOVES_WITHIN = 75.0
"""Seconds in which a table has done something: a turn of 30 s, a reserve of 30 s, and a little."""
ARRIVES_WITHIN = 3.0
"""Seconds until what is written is known at every server and seen on every screen."""
RESULT_WITHIN = 480.0
"""Seconds from the call of time to the result of a table: its hand is played to the end."""


async def moves_on(world: World) -> None:
    """At every table that is in play the game goes on: what is said there does not count."""
    before = {name: _how_far(world, name) for name in world.ledger.folds if _in_play(world, name)}
    until = world.loop.now + MOVES_WITHIN
    standing = sorted(before)
    while standing and world.loop.now < until:
        await asyncio.sleep(1.0)
        standing = [name for name in standing if _how_far(world, name) == before[name]]
    for name in standing:
        world.wrong("stands still", f"{name} at {world.disk.head(name)}: {_how(world, name)}")


def _how_far(world: World, name: str) -> tuple[object, ...]:
    state = world.ledger.folds[name].states[-1]
    return state.session, state.hands, state.shuffles, state.stage, state.step


def _in_play(world: World, name: str) -> bool:
    state = world.ledger.folds[name].states[-1]
    return isinstance(state, State) and state.stage in {"draw", "shuffle", "cut", "pause", "hand"}


def _how(world: World, name: str) -> str:
    """What each server thinks of a table that stands still."""
    told = []
    for server in world.up():
        assert server.hall is not None
        table = server.hall.tables.all.get(name.partition(":")[2])
        if table is None:
            told.append(f"{server.number}: not in memory")
            continue
        due = table.due()
        told.append(
            f"{server.number}: version {table.stream.version} {table.state.stage} "
            f"due in {due and due - server.hall.now()} ms, "
            f"drives it: {server.hall.leases.holds(name)}"
        )
    return "; ".join(told)


async def results_come(world: World, chair: Chair) -> None:
    """Time is called: the live tables' results come into the event, each once."""
    await chair.tell("call_time")
    until = world.loop.now + RESULT_WITHIN
    missing = list(chair.live)
    while missing and world.loop.now < until and not world.stopped.done():
        await asyncio.sleep(2.0)
        now = chair.state().categories[chair.key].format_state.now
        missing = [table for table in missing if not now.tables[table].reports]
    for table in missing:
        world.wrong("no result", f"table {table}: {_how(world, chair.stream_of(table))}")


async def look(world: World, chair: Chair) -> None:
    """Everything at the end: the disk against receipts, servers, screens, seals and the event."""
    reached = {name: len(fold.states) - 1 for name, fold in world.ledger.folds.items()}
    await asyncio.sleep(ARRIVES_WITHIN)
    for (stream, id), version in world.ledger.given.items():
        if world.disk.version_of(stream, id) != version:
            world.wrong("a receipt is lost", f"{stream} {id} {version}")
    for id, streams in world.disk.known.items():
        if id.startswith("p:") and len(streams) > 1:
            world.wrong("one command in two streams", f"{id} {sorted(streams)}")
    for name, fold in sorted(world.ledger.folds.items()):
        _servers_agree(world, name, fold, reached[name])
        if isinstance(fold.states[-1], State):
            _as_sealed(world, name, fold)
    for name, (stream, reader, message) in sorted(world.screens.items()):
        push = msgspec.json.decode(message, type=Push)
        states = world.ledger.folds[stream].states[reached[stream] :]
        if all(
            bytes(push.view) != render(state, reader, push.at, seal_in(push.view))
            for state in states
        ):
            world.wrong("an old page", f"{stream} {push.version} at {name}")
    for table in chair.live:
        _counted_once(world, chair, table)


def _servers_agree(world: World, name: str, fold: Fold, reached: int) -> None:
    kind, _, id = name.partition(":")
    for server in world.up():
        assert server.hall is not None
        here: Any = (server.hall.events if kind == "event" else server.hall.tables.all).get(id)
        if here is None:
            continue
        stream = here.stream
        if stream.aside is not None:
            world.wrong("set aside", f"{name} at server {server.number}")
        elif not reached <= stream.version < len(fold.states):
            world.wrong("behind", f"{name} at server {server.number}: {stream.version}")
        elif _shown(stream.state) != _shown(fold.states[stream.version]):
            world.wrong("another state", f"{name} at server {server.number}")


def _shown(state: Any) -> Any:
    """What can be compared of a state: an event's whole, of a table what it shows."""
    if not isinstance(state, State):
        return state
    return [render(state, reader, 0) for reader in (*range(len(state.seats)), "spectator")]


def _as_sealed(world: World, name: str, fold: Fold) -> None:
    """Every deal of a session that is over is what its seal and seed say."""
    over = [fact for fact in fold.facts if isinstance(fact, events.SessionEnded)]
    if not over or not dealt(fold.states[-1].game):
        return
    for check in check_file(to_answer(deal_proofs(fold.facts)).decode()):
        world.count["deals checked"] += 1
        if not check.right:
            world.wrong("not as sealed", f"{name}: {check.what}")


def _counted_once(world: World, chair: Chair, table: int) -> None:
    """A live table's result is in the event once, with the chips that it had."""
    told = [
        fact
        for fact in world.ledger.folds[f"event:{EVENT}"].facts
        if getattr(fact, "source", "") == "live" and getattr(fact, "table", 0) == table
    ]
    if len(told) != 1:
        world.wrong("a result entered twice", f"table {table}: {len(told)} times")
        return
    live = world.ledger.folds[chair.stream_of(table)].states[-1]
    chips = {seat.entry: stack for seat, stack in zip(live.seats, live.stacks, strict=True)}
    entered = {count.entry: count.chips for count in told[0].counts}
    if live.adapter.unit == "chips" and live.adapter.manual_deal and entered != chips:
        world.wrong("another result", f"table {table}: {entered}, not {chips}")
