"""Store sign-in sessions: which browser may be what, and for how long.

A browser's cookie names its session; here it is known by a digest alone. A session holds grants,
each with the moment at which it was taken, and when its browser was last heard of: that is all that
`access.LIVES` needs to end it. Kept in memory and in a file of the data folder, so that a restart
keeps people in, or in the database where several servers share one.
"""

import asyncio
import hashlib
import json
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.middleware import DefineMiddleware
from litestar.middleware.session.server_side import (
    ServerSideSessionBackend,
    ServerSideSessionConfig,
)
from litestar.types import Message, ScopeSession

from cardhall.server.access import LIVES, Grant, alive
from cardhall.server.config import LONG_AGO
from cardhall.server.hall_secrets import write_private
from cardhall.server.middleware import Visits
from cardhall.store import Shared, StoreFailed, opener

log = logging.getLogger("cardhall")

COOKIE = "cardhall"
LONGEST_IDLE = max(life.idle for life in LIVES.values())
LONGEST = max(life.whole for life in LIVES.values())
MOST_KNOWN = 10_000  # those that are over are forgotten at last when there are so many
NOTED = 15 * 60_000  # ms: a browser that is heard of is written down again after so long


class Session(msgspec.Struct, frozen=True):
    """The roles of one browser, and when it was last heard of (ms)."""

    seen: int
    grants: tuple[Grant, ...]

    def at(self, now: int) -> list[Grant]:
        """The grants whose time is not over."""
        return [grant for grant in self.grants if alive(grant, self.seen, now)]


@lru_cache(4096)
def name_of(key: str) -> str:
    """Hash a session's cookie into the name that it is stored under."""
    return f"session:{hashlib.sha256(key.encode()).hexdigest()}"


@lru_cache(4096)
def grants_in(value: str) -> tuple[Grant, ...]:
    try:
        return msgspec.json.decode(value, type=tuple[Grant, ...])
    except msgspec.MsgspecError:  # of an older Cardhall
        return ()


def session_in(value: str) -> Session:
    try:
        return msgspec.json.decode(value, type=Session)
    except msgspec.MsgspecError:  # of an older Cardhall
        return Session(0, ())


def value_of(grants: tuple[Grant, ...]) -> str:
    return msgspec.json.encode(grants).decode()


class SignedIn(ABC):
    """All sessions. ``ended`` is told the name of each that ends or gives something up."""

    def __init__(self, now: Callable[[], int], ended: Callable[[str], None]) -> None:
        self.now = now
        self._ended = ended

    @abstractmethod
    def known(self, name: str) -> Session | None:
        """A session as it was last heard of here, for the sockets that it has open."""

    async def visit(self, name: str) -> list[Grant]:
        """A session's browser asks for something: what it may be now. It was heard of now, which
        gives nothing back whose time was over before."""
        session = await self.find(name)
        if session is None:
            return []
        left = session.at(self.now())
        if len(left) < len(session.grants):
            await self.keep(name, tuple(left))
        return left

    @abstractmethod
    async def find(self, name: str) -> Session | None:
        """A session as it was, whose browser asks for something; it was heard of now."""

    @abstractmethod
    async def put(self, name: str, grants: tuple[Grant, ...]) -> None:
        """Keep it, heard of now."""

    @abstractmethod
    async def end(self, name: str) -> None: ...

    @abstractmethod
    async def all(self) -> dict[str, Session]:
        """Every session that is kept, by name."""

    async def look(self) -> None:  # noqa: B027 one server alone has nobody to hear of
        """Hear of what other servers did; from time to time."""

    async def give_up(self, name: str, gone: Callable[[Grant], bool]) -> None:
        """Take some grants out of a session."""
        session = (await self.all()).get(name)
        if session is None or not any(gone(grant) for grant in session.grants):
            return
        await self.keep(name, tuple(grant for grant in session.grants if not gone(grant)))

    async def keep(self, name: str, left: tuple[Grant, ...]) -> None:
        """Some of its grants are gone."""
        if left:
            await self.put(name, left)
            self._ended(name)
        else:
            await self.end(name)


class SessionFile(SignedIn):
    """Of one server: in memory, and in a file.

    One line a change; a line with an empty value forgets. The file is made short at each start.
    """

    def __init__(
        self, path: Path, now: Callable[[], int], ended: Callable[[str], None] = lambda _: None
    ) -> None:
        super().__init__(now, ended)
        self._path = path
        self._kept: dict[str, Session] = {}
        self._noted: dict[str, int] = {}  # as of when each was last written down
        self._behind = False  # the disk would not take a line
        self._load()

    def _load(self) -> None:
        for line in self._lines():
            if (read := _read_line(line)) is not None:
                self._kept[read[0]] = read[1]
        now = self.now()
        heard = max((one.seen for one in self._kept.values()), default=now)
        # so long after the last of them the clock may be wrong: forget nobody by it
        if now - heard <= LONG_AGO:
            self._kept = {name: one for name, one in self._kept.items() if one.at(now)}
        try:
            self._note_all()
        except OSError as error:
            log.error("who is signed in could not be written down: %s", error.strerror)
            self._behind = True

    def _lines(self) -> list[bytes]:
        """Read the lines of the file, none where it is missing; a file that cannot be read costs
        sign-ins, and nothing else."""
        try:
            return self._path.read_bytes().splitlines()
        except FileNotFoundError:
            return []
        except OSError as error:
            log.error("who is signed in could not be read: %s", error.strerror)
            return []

    def _note_all(self) -> None:
        lines = [self._line(name, one) for name, one in self._kept.items()]
        write_private(self._path, "".join(lines).encode())
        self._noted = {name: one.seen for name, one in self._kept.items()}

    @staticmethod
    def _line(name: str, session: Session) -> str:
        value = value_of(session.grants) if session.grants else ""
        text = json.dumps([name, session.seen, value])
        return f"{_sum(text.encode())} {text}\n"

    def _note(self, name: str, session: Session) -> None:
        """A full disk keeps nobody out: the file is made good as soon as there is space."""
        try:
            if self._behind:
                self._note_all()
            else:
                with open(self._path, "a", opener=opener) as file:
                    file.write(self._line(name, session))
                self._noted[name] = session.seen
            self._behind = False
        except OSError as error:
            log.error("who is signed in could not be written down: %s", error.strerror)
            self._behind = True

    def known(self, name: str) -> Session | None:
        return self._kept.get(name)

    async def find(self, name: str) -> Session | None:
        session = self._kept.get(name)
        if session is None:
            return None
        now = self.now()
        self._kept[name] = fresh = Session(now, session.grants)
        if now - self._noted.get(name, 0) > NOTED:
            self._note(name, fresh)
        return session

    async def put(self, name: str, grants: tuple[Grant, ...]) -> None:
        now = self.now()
        if len(self._kept) >= MOST_KNOWN:
            self._kept = {name: one for name, one in self._kept.items() if one.at(now)}
        self._kept[name] = Session(now, grants)
        self._note(name, self._kept[name])

    async def end(self, name: str) -> None:
        if self._kept.pop(name, None):
            self._note(name, Session(0, ()))
            self._noted.pop(name, None)
            self._ended(name)

    async def all(self) -> dict[str, Session]:
        return dict(self._kept)


def _sum(text: bytes) -> str:
    return hashlib.blake2b(text, digest_size=8).hexdigest()


def _read_line(line: bytes) -> tuple[str, Session] | None:
    """A session by its name; None for a line that was cut short by a crash or went bad on the disk:
    a single bit could make it somebody else's."""
    if not line.startswith(b"["):  # as an older Cardhall wrote them
        kept, _, line = line.partition(b" ")
        if kept != _sum(line).encode():
            return None
    try:
        name, seen, value = json.loads(line)
        return str(name), Session(int(seen), grants_in(value) if value else ())
    except (ValueError, TypeError):
        return None


class SessionTable(SignedIn):
    """Of several servers, in their database.

    What was read once is true until another server's news says that it is not, and is read again
    after a few seconds. ``ended`` tells the others too.
    """

    AGAIN = 5.0  # seconds

    def __init__(
        self, shared: Shared, now: Callable[[], int], ended: Callable[[str], None]
    ) -> None:
        super().__init__(now, ended)
        self._shared = shared
        self._known: dict[str, tuple[float, Session]] = {}
        self._noted: dict[str, int] = {}
        shared.drop_old()

    def forget(self, name: str) -> None:
        """Another server has changed or ended it."""
        self._known.pop(name, None)

    def _note(self, name: str, session: Session) -> None:
        if len(self._known) >= MOST_KNOWN:
            for old in list(self._known)[: MOST_KNOWN // 10]:
                self._known.pop(old)
                self._noted.pop(old, None)
        self._known.pop(name, None)  # the last written are the last to be forgotten
        self._known[name] = time.monotonic() + self.AGAIN, session

    def known(self, name: str) -> Session | None:
        found = self._known.get(name)
        return found[1] if found else None

    async def find(self, name: str) -> Session | None:
        again, session = self._known.get(name, (0.0, None))
        if session is None or again <= time.monotonic():
            session = await self._read(name, session)
        if session is None:
            return None
        now = self.now()
        if now - self._noted.get(name, session.seen) > NOTED:
            await self.put(name, session.grants)
        elif known := self._known.get(name):
            self._noted.setdefault(name, session.seen)
            self._known[name] = known[0], Session(now, session.grants)
        return session

    async def _read(self, name: str, before: Session | None) -> Session | None:
        try:
            kept = await asyncio.to_thread(self._shared.get, name)
        except StoreFailed:
            if before:  # the database is away for a moment: who was signed in stays so
                return before
            raise
        if kept is None:
            self._known.pop(name, None)
            return None
        session = session_in(kept)
        if before is not None and before.seen > session.seen:  # not written down yet
            session = Session(before.seen, session.grants)
        self._note(name, session)
        return session

    async def put(self, name: str, grants: tuple[Grant, ...]) -> None:
        now = self.now()
        session = Session(now, grants)
        value = msgspec.json.encode(session).decode()
        until = int(time.time() * 1000) + LONGEST_IDLE  # the database goes by its own clock
        await asyncio.to_thread(self._shared.put, name, value, until)
        self._noted[name] = now
        self._note(name, session)

    async def end(self, name: str) -> None:
        self._known.pop(name, None)
        self._noted.pop(name, None)
        await asyncio.to_thread(self._shared.drop, name)
        self._ended(name)

    async def all(self) -> dict[str, Session]:
        rows = await asyncio.to_thread(self._shared.kept, "session:")
        return {name: session_in(value) for name, value in rows.items()}

    async def look(self) -> None:
        """Bring the sessions known here up to date: where no news comes, this is how a server hears
        that one was ended elsewhere."""
        rows = await self.all()
        for name, (again, session) in list(self._known.items()):
            row = rows.get(name)
            if row is None:
                self._known.pop(name)
            else:
                seen = max(row.seen, session.seen)
                self._known[name] = again, Session(seen, row.grants)


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The name of the session that a browser shows, good or not; "" for none."""
    key = connection.cookies.get(COOKIE)
    return name_of(key) if key else ""


class Sessions(ServerSideSessionBackend):
    """The framework's sessions, written only when they change and under a new id each time.

    A browser that never signed in gets no cookie; an id planted in a browser beforehand is worth
    nothing after the sign-in.
    """

    config: "SessionsConfig"

    async def load_from_connection(
        self, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> dict[str, Any]:
        key = connection.cookies.get(self.config.key)
        if not key or key == "null":
            return {}
        grants = await self.config.signed_in.visit(name_of(key))
        return {"grants": grants} if grants else {}

    async def store_in_message(
        self,
        scope_session: ScopeSession,
        message: Message,
        connection: ASGIConnection[Any, Any, Any, Any],
    ) -> None:
        signed_in = self.config.signed_in
        grants = scope_session.get("grants", []) if isinstance(scope_session, dict) else []
        fresh = self.generate_session_id() if grants else "null"
        if grants:
            await signed_in.put(name_of(fresh), tuple(grants))
        if old := connection.cookies.get(self.config.key):
            await signed_in.end(name_of(old))
        cookie = Cookie(
            key=self.config.key,
            value=fresh,
            max_age=LONGEST // 1000 if grants else 0,
            httponly=True,
            samesite="lax",
        )
        headers = MutableScopeHeaders.from_message(message)
        headers.add("Set-Cookie", cookie.to_header(header=""))


@dataclass
class SessionsConfig(ServerSideSessionConfig):
    """The framework's settings with our own backend."""

    _backend_class = Sessions

    signed_in: SignedIn = field(kw_only=True)

    @property
    def middleware(self) -> DefineMiddleware:
        return DefineMiddleware(Visits, backend=self._backend_class(config=self))
