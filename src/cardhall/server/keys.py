"""The chairperson's password, the secret of the forms, and who is signed in.

Kept in the data folder, or in the database where several servers share one.
"""

import asyncio
import hashlib
import hmac
import json
import logging
import os
import time
from collections.abc import Callable
from datetime import timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.middleware import DefineMiddleware
from litestar.middleware.session.server_side import (
    ServerSideSessionBackend,
    ServerSideSessionConfig,
)
from litestar.stores.base import Store
from litestar.types import Empty, Message, ScopeSession

from cardhall.server.access import Grant
from cardhall.server.door import Visits
from cardhall.store import Shared, StoreFailed

log = logging.getLogger("cardhall")

SCRYPT = {"n": 2**14, "r": 8, "p": 1}
PASSWORD_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def write_private(path: Path, data: bytes) -> None:
    """Write whole or not at all, readable by the owner alone."""
    part = path.with_suffix(".part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def make_password(random_bytes: Callable[[int], bytes]) -> str:
    """Three groups of four, easy to copy from a screen; 59 bits."""
    letters = [PASSWORD_LETTERS[byte % len(PASSWORD_LETTERS)] for byte in random_bytes(12)]
    return "-".join("".join(letters[i : i + 4]) for i in (0, 4, 8))


class Folder:
    """Small secrets in files of the data folder, readable by their owner alone."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def get(self, name: str) -> str | None:
        path = self._folder / name
        return path.read_text() if path.exists() else None

    def first(self, name: str, text: str) -> str:
        """Keep it unless something is kept there; what is kept."""
        kept = self.get(name)
        if kept is None:
            write_private(self._folder / name, text.encode())
        return text if kept is None else kept


class InCommon:
    """The same in the database, for all servers of one hall. What a folder has from before the
    hall had several servers is taken over once."""

    def __init__(self, shared: Shared, folder: Folder) -> None:
        self._shared = shared
        self._folder = folder

    def get(self, name: str) -> str | None:
        kept = self._shared.get(name)
        if kept is None and (here := self._folder.get(name)) is not None:
            kept = self.first(name, here)
        return kept

    def first(self, name: str, text: str) -> str:
        return self._shared.first(name, text)


class Keys:
    """The secrets of one hall; the password itself is never written."""

    def __init__(
        self,
        folder: Path,
        random_bytes: Callable[[int], bytes],
        shared: Shared | None = None,
    ) -> None:
        here = Folder(folder)
        self._safe = here if shared is None else InCommon(shared, here)
        self._random_bytes = random_bytes
        self.first_password: str | None = None
        kept = self._safe.get("chair.json")
        if kept is None:
            password = make_password(random_bytes)
            ours = json.dumps(self._digest(password))
            kept = self._safe.first("chair.json", ours)
            if kept == ours:  # else another server was sooner, and shows its own
                self.first_password = password
        self._chair: dict[str, str] = json.loads(kept)

    def _digest(self, password: str) -> dict[str, str]:
        salt = self._random_bytes(16)
        digest = hashlib.scrypt(password.encode(), salt=salt, **SCRYPT)
        return {"salt": salt.hex(), "scrypt": digest.hex()}

    def is_password(self, password: str) -> bool:
        """Slow on purpose (some 50 ms): call it in a thread."""
        salt = bytes.fromhex(self._chair["salt"])
        digest = hashlib.scrypt(password.strip().encode(), salt=salt, **SCRYPT)
        return hmac.compare_digest(digest.hex(), self._chair["scrypt"])

    @property
    def proof(self) -> str:
        """Changes with the password: whoever signed in with an older one is out."""
        return hashlib.sha256(self._chair["scrypt"].encode()).hexdigest()[:16]

    def secret(self, name: str) -> str:
        """A secret for one purpose, made when first asked for."""
        name = f"{name}.secret"
        return self._safe.get(name) or self._safe.first(name, self._random_bytes(32).hex())


class SessionFile(Store):
    """Signed-in browsers: in memory, and in a file so that a restart keeps them in.

    One line a change; a line with an empty value forgets. The file is made short at each start.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept: dict[str, tuple[float, str]] = {}
        self._behind = False  # the disk would not take a line
        self._load()

    def _load(self) -> None:
        if self._path.exists():
            for line in self._path.read_text().splitlines():
                try:
                    key, until, value = json.loads(line)
                except ValueError:  # a line cut short by a crash
                    continue
                self._kept[key] = (until, value)
        now = time.time()
        self._kept = {k: kept for k, kept in self._kept.items() if kept[1] and kept[0] > now}
        self._note_all()

    def _note_all(self) -> None:
        lines = [json.dumps([k, *kept]) + "\n" for k, kept in self._kept.items()]
        write_private(self._path, "".join(lines).encode())

    def _note(self, key: str, until: float, value: str) -> None:
        """A full disk keeps nobody out: the file is made good as soon as there is space."""
        try:
            if self._behind:
                self._note_all()
            else:
                with open(self._path, "a") as file:
                    file.write(json.dumps([key, until, value]) + "\n")
            self._behind = False
        except OSError as error:
            log.error("who is signed in could not be written down: %s", error.strerror)
            self._behind = True

    async def set(
        self, key: str, value: str | bytes, expires_in: int | timedelta | None = None
    ) -> None:
        text = value.decode() if isinstance(value, bytes) else value
        seconds = expires_in.total_seconds() if isinstance(expires_in, timedelta) else expires_in
        until = time.time() + (seconds or 86_400)
        self._kept[key] = (until, text)
        self._note(key, until, text)

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
        until, value = self._kept.get(key, (0.0, ""))
        return value.encode() if until > time.time() else None

    async def delete(self, key: str) -> None:
        if self._kept.pop(key, None):
            self._note(key, 0, "")

    async def delete_all(self) -> None:
        self._kept.clear()
        write_private(self._path, b"")

    async def exists(self, key: str) -> bool:
        return key in self._kept

    async def expires_in(self, key: str) -> int | None:
        until, _ = self._kept.get(key, (0.0, ""))
        return int(until - time.time()) if until else None


class SessionTable(Store):
    """Signed-in browsers of several servers, in their database.

    A session never changes: who takes another role gets another id. So what was read once is
    true until it is ended; another server's news says so at once, and without news it is read
    again after a few seconds. The database knows only digests of the ids.
    """

    AGAIN = 5.0  # seconds
    MOST_KNOWN = 10_000

    def __init__(self, shared: Shared, ended: Callable[[str], None]) -> None:
        self._shared = shared
        self._ended = ended
        self._known: dict[str, tuple[float, bytes]] = {}
        shared.drop_old()

    @staticmethod
    def _name(key: str) -> str:
        return f"session:{hashlib.sha256(key.encode()).hexdigest()}"

    def forget(self, name: str) -> None:
        """Another server has ended it."""
        self._known.pop(name, None)

    def _note(self, name: str, value: bytes) -> None:
        if len(self._known) >= self.MOST_KNOWN:
            self._known.clear()
        self._known[name] = time.monotonic() + self.AGAIN, value

    async def set(
        self, key: str, value: str | bytes, expires_in: int | timedelta | None = None
    ) -> None:
        text = value.decode() if isinstance(value, bytes) else value
        seconds = expires_in.total_seconds() if isinstance(expires_in, timedelta) else expires_in
        until = int((time.time() + (seconds or 86_400)) * 1000)
        name = self._name(key)
        await asyncio.to_thread(self._shared.put, name, text, until)
        self._note(name, text.encode())

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
        name = self._name(key)
        again, value = self._known.get(name, (0.0, b""))
        if again > time.monotonic():
            return value
        try:
            kept = await asyncio.to_thread(self._shared.get, name)
        except StoreFailed:
            if value:  # the database is away for a moment: who was signed in stays so
                return value
            raise
        self._known.pop(name, None)
        if kept is None:
            return None
        self._note(name, kept.encode())
        return kept.encode()

    async def delete(self, key: str) -> None:
        name = self._name(key)
        self._known.pop(name, None)
        await asyncio.to_thread(self._shared.drop, name)
        self._ended(name)

    async def delete_all(self) -> None:
        self._known.clear()
        await asyncio.to_thread(self._shared.drop_all, "session:")

    async def exists(self, key: str) -> bool:
        return await self.get(key) is not None

    async def expires_in(self, key: str) -> int | None:
        """Not told: nothing here asks for it."""
        return None


@lru_cache(4096)
def session_in(data: bytes) -> dict[str, list[Grant]]:
    """A kept session; whoever changes it sets a new one."""
    try:
        return msgspec.json.decode(data, type=dict[str, list[Grant]])
    except msgspec.MsgspecError:  # of an older Cardhall
        return {}


class Sessions(ServerSideSessionBackend):
    """The framework's sessions, written only when they change and under a new id each time.

    A browser that never signed in gets no cookie; an id planted in a browser beforehand is worth
    nothing after the sign-in.
    """

    @staticmethod
    def deserialize_data(data: bytes) -> dict[str, Any]:
        return session_in(data)

    async def store_in_message(
        self,
        scope_session: ScopeSession,
        message: Message,
        connection: ASGIConnection[Any, Any, Any, Any],
    ) -> None:
        if old := connection.cookies.get(self.config.key):
            await self.delete(old, self.config.get_store_from_app(connection.scope["litestar_app"]))
        scope: Any = {**connection.scope, "headers": [], "state": {}}
        fresh = ASGIConnection[Any, Any, Any, Any](scope)
        fresh._connection_state.session_id = self.generate_session_id()
        await super().store_in_message(scope_session or Empty, message, fresh)


class SessionsConfig(ServerSideSessionConfig):
    """The framework's settings with our own backend."""

    _backend_class = Sessions

    @property
    def middleware(self) -> DefineMiddleware:
        return DefineMiddleware(Visits, backend=self._backend_class(config=self))
