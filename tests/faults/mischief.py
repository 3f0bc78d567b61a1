"""Do what the plan says, and put everything right again at the end."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tests.faults.plan import Fault
from tests.faults.servers import Server
from tests.faults.world import World

BACKUP_EVERY = 15.0


async def happen(world: World, plan: list[Fault], until: float) -> None:
    """Every fault at its time."""
    backups = world.loop.create_task(_back_up(world))
    running: list[asyncio.Task[None]] = []
    for fault in plan:
        await asyncio.sleep(max(0.0, fault.at - world.loop.now))
        world.note("fault", fault)
        world.count[fault.kind] += 1
        running.append(world.loop.create_task(KINDS[fault.kind](world, fault)))
    await asyncio.sleep(max(0.0, until - world.loop.now))
    backups.cancel()
    for task in running:
        task.cancel()
    heal(world)


def heal(world: World) -> None:
    """From now on nothing goes wrong."""
    world.wire.down, world.wire.wild, world.answers_lost = False, 0.0, 0.0
    for server in world.servers:
        trouble = server.trouble
        trouble.die_before = trouble.die_after = trouble.full = False
        trouble.failing = trouble.unreadable = trouble.slow = 0.0
        server.process.paused_until = min(server.process.paused_until, world.loop.now)
        if not server.running:
            world.disk.start_again()
            server.start()


async def _back_up(world: World) -> None:
    while True:
        await asyncio.sleep(BACKUP_EVERY)
        world.backup = world.disk.copy(), len(world.disk.order)


async def _start_later(server: Server, seconds: float) -> None:
    await asyncio.sleep(seconds)
    if not server.running:
        server.world.disk.start_again()
        server.start()


async def killed(world: World, fault: Fault) -> None:
    server = world.servers[fault.server]
    server.kill()
    await _start_later(server, fault.seconds)


async def killed_before(world: World, fault: Fault) -> None:
    server = world.servers[fault.server]
    server.trouble.die_before = True
    await _died(server, fault.seconds)


async def killed_after(world: World, fault: Fault) -> None:
    server = world.servers[fault.server]
    server.trouble.die_after = True
    await _died(server, fault.seconds)


async def _died(server: Server, seconds: float) -> None:
    """Wait for its death by its own next commit."""
    while server.running:
        await asyncio.sleep(0.1)
    await _start_later(server, seconds)


async def paused(world: World, fault: Fault) -> None:
    world.servers[fault.server].pause(fault.seconds)


async def disk_full(world: World, fault: Fault) -> None:
    """Of several servers all: they have one database."""
    for server in world.servers:
        server.trouble.full = True
    await asyncio.sleep(fault.seconds)
    for server in world.servers:
        server.trouble.full = False


async def commits_fail(world: World, fault: Fault) -> None:
    trouble = world.servers[fault.server].trouble
    trouble.failing = fault.share
    await asyncio.sleep(fault.seconds)
    trouble.failing = 0.0


async def disk_slow(world: World, fault: Fault) -> None:
    trouble = world.servers[fault.server].trouble
    trouble.slow = fault.share
    await asyncio.sleep(fault.seconds)
    trouble.slow = 0.0


async def reads_fail(world: World, fault: Fault) -> None:
    trouble = world.servers[fault.server].trouble
    trouble.unreadable = fault.share
    await asyncio.sleep(fault.seconds)
    trouble.unreadable = 0.0


async def answers_lost(world: World, fault: Fault) -> None:
    world.answers_lost = fault.share
    await asyncio.sleep(fault.seconds)
    world.answers_lost = 0.0


async def clock_jumps(world: World, fault: Fault) -> None:
    """The machine's clock is set, forward or back."""
    world.servers[fault.server].offset += round(fault.share * 1000)


async def power_cut(world: World, fault: Fault) -> None:
    """The machine with the disk: alone that is the server's own, else the database's."""
    if not world.several:
        world.servers[0].kill()
    world.disk.power_cut(world.dice(f"power {fault.at}"))
    if world.several:
        await database_away(world, fault)
    else:
        await _start_later(world.servers[0], fault.seconds)


async def database_away(world: World, fault: Fault) -> None:
    for server in world.servers:
        server.trouble.full, server.trouble.unreadable = True, 1.0
    await asyncio.sleep(fault.seconds)
    for server in world.servers:
        server.trouble.full, server.trouble.unreadable = False, 0.0


async def news_wild(world: World, fault: Fault) -> None:
    world.wire.wild = fault.share
    await asyncio.sleep(fault.seconds)
    world.wire.wild = 0.0


async def news_away(world: World, fault: Fault) -> None:
    world.wire.cut()
    await asyncio.sleep(fault.seconds)
    world.wire.down = False


async def backup_restored(world: World, fault: Fault) -> None:
    """The server is stopped, its newest backup put in the place of its data, and started."""
    copy, commands = world.backup
    if not commands:
        return
    world.servers[0].kill()
    world.disk.restore(copy)
    world.ledger.forget_what_is_gone()
    await _start_later(world.servers[0], fault.seconds)


KINDS: dict[str, Callable[[World, Fault], Coroutine[Any, Any, None]]] = {
    "killed": killed,
    "killed before its next commit": killed_before,
    "killed after its next commit": killed_after,
    "paused": paused,
    "disk full": disk_full,
    "commits fail": commits_fail,
    "disk slow": disk_slow,
    "reads fail": reads_fail,
    "answers lost": answers_lost,
    "clock jumps": clock_jumps,
    "power cut": power_cut,
    "database away": database_away,
    "news wild": news_wild,
    "news away": news_away,
    "backup restored": backup_restored,
}
