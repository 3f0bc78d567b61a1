"""Be the store of a simulated server: its own code on a database in memory and the loop's time.

``append``, ``decide``, ``read`` and the whole writer are the store's. Stood in for are the writer's
thread (its turns come by the clock), the few questions that SQL would answer, and the leases' SQL.
"""

import queue
import random
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any, cast

import sqlalchemy as sa

from cardhall.store import HeldLeases, Shared, Store, StreamNews, engines
from cardhall.store.writer import Append, Work, Writer
from tests.faults.database import Connection, Died, Engine, Trouble
from tests.faults.disk import Disk
from tests.faults.loop import VirtualLoop

TURN = (0.0005, 0.002, 0.01, 0.04)
"""Seconds until the writer gets to what waits: a disk or a database that is near or far."""


class SimulatedWriter(Writer):
    """The store's writer whose thread is the loop."""

    def __init__(
        self,
        loop: VirtualLoop,
        dice: random.Random,
        engine: Engine,
        trouble: Trouble,
        committed: Any,
    ) -> None:
        self._loop, self._dice, self._trouble = loop, dice, trouble
        self._engine = cast(sa.Engine, engine)
        self._committed = committed
        self._check = lambda: None
        self._last = None
        self._queue: queue.SimpleQueue[Append | Work | None] = queue.SimpleQueue()
        self._held: Work | None = None
        self._connection: sa.Connection | None = None
        self._closing = threading.Lock()
        self._closed = False
        self._alone = engine.dialect.name == "sqlite"
        self._heads = {}
        self._due = False

    def put(self, item: Append | Work) -> None:
        super().put(item)
        self._soon()

    def _soon(self) -> None:
        if not self._due:
            self._due = True
            wait = self._dice.choice(TURN) + self._trouble.slow
            self._loop.call_later(wait, self._turn)

    def do(self, run: Callable[[sa.Connection], Any], *, transaction: bool = True) -> Any:
        work = Work(run, transaction)
        self._do_work(work)
        return work.future.result()

    def close(self) -> None:
        self._closed = True

    def _turn(self) -> None:
        self._due = False
        item = self._held or self._queue.get_nowait()
        self._held = None
        try:
            if isinstance(item, Work):
                self._do_work(item)
            elif item is not None:
                group, _ = self._gather(item)
                self._write(group)
        except Died:
            return
        if self._held is not None or not self._queue.empty():
            self._soon()


class SimulatedStore(Store):
    """``shared``: one of several servers on one database; else alone on its files."""

    def __init__(
        self,
        loop: VirtualLoop,
        dice: random.Random,
        disk: Disk,
        trouble: Trouble,
        now: Callable[[], int],
        database_time: Callable[[], int] | None,
    ) -> None:
        several = database_time is not None
        self.disk, self.trouble = disk, trouble
        self._now = now
        self._lock = None
        self._listeners = []
        self.is_sqlite = not several
        self._apart = frozenset()
        self.shared = SimulatedShared(disk, trouble, database_time) if database_time else None
        self._watched = self._anchor = self._last = None
        self._repeated = []
        self._files = threading.Lock()
        engine = Engine(disk, trouble, several)
        self._writer = SimulatedWriter(loop, dice, engine, trouble, self._heard)

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        try:
            self.trouble.read()
            yield cast(sa.Connection, Connection(self.disk, self.trouble, not self.is_sqlite))
        except engines.DATABASE_ERRORS as error:
            raise engines.failure(error) from error

    def streams(self, prefix: str = "") -> list[tuple[str, int]]:
        with self._reading():
            streams = self.disk.streams.items()
            return sorted((name, len(rows)) for name, rows in streams if name.startswith(prefix))

    def news(self, since: tuple[int, int] | None = None) -> StreamNews:
        with self._reading():
            top = (len(self.disk.order), 0)
            grown: dict[str, int] = {}
            for stream, version in self.disk.order[since[0] if since else top[0] :]:
                grown[stream] = max(version, grown.get(stream, 0))
            return StreamNews(top, grown, frozenset())

    def newest_at(self) -> int:
        with self._reading():
            rows = self.disk.streams.values()
            return max((past[-1][4] for past in rows if past), default=0)

    def close(self) -> None:
        self._writer.close()


class Names(frozenset[str]):
    """A set of names that is walked in the same order in every run."""

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(super().__iter__()))


class SimulatedShared(Shared):
    """What ``Shared`` asks PostgreSQL, answered from memory by the database's clock."""

    def __init__(self, disk: Disk, trouble: Trouble, time: Callable[[], int]) -> None:
        self._disk, self._trouble, self._time = disk, trouble, time

    @contextmanager
    def _asked(self) -> Iterator[None]:
        try:
            self._trouble.read()
            yield
        except engines.DATABASE_ERRORS as error:
            raise engines.failure(error) from error

    def time(self) -> int:
        with self._asked():
            return self._time()

    def beat(
        self, me: str, ttl: int, choose: Callable[[frozenset[str]], Collection[str]]
    ) -> HeldLeases:
        with self._asked():
            now, beats, leases = self._time(), self._disk.beats, self._disk.leases
            beats[me] = (now, now + ttl)
            live = Names(one for one, (_, until) in beats.items() if until > now)
            wanted = set(choose(live))
            mine = {name for name, (holder, _) in leases.items() if holder == me}
            for name in mine - wanted:
                leases[name] = ("", now)
            taken = {}
            for name in sorted(wanted - mine):
                holder, released = leases.get(name, ("", -1))
                if holder in live:
                    continue
                if name in leases:
                    taken[name] = now - (beats[holder][0] if holder in beats else released)
                else:
                    taken[name] = -1
                leases[name] = (me, 0)
            return HeldLeases(Names(mine & wanted | taken.keys()), taken)

    def leave(self, me: str) -> None:
        with self._asked():
            now = self._time()
            for name, (holder, _) in self._disk.leases.items():
                if holder == me:
                    self._disk.leases[name] = ("", now)
            self._disk.beats.pop(me, None)

    def get(self, name: str) -> str | None:
        with self._asked():
            return self._disk.kept.get(name)

    def kept(self, prefix: str) -> dict[str, str]:
        with self._asked():
            return {one: value for one, value in self._disk.kept.items() if one.startswith(prefix)}

    def put(self, name: str, value: str, until: int = 0) -> None:
        with self._asked():
            self._disk.kept[name] = value

    def first(self, name: str, value: str) -> str:
        with self._asked():
            return self._disk.kept.setdefault(name, value)

    def drop(self, name: str) -> None:
        with self._asked():
            self._disk.kept.pop(name, None)

    def drop_all(self, prefix: str) -> None:
        for name in self.kept(prefix):
            self.drop(name)

    def drop_old(self) -> None:
        pass
