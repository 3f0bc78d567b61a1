"""The chairperson's password, the secret of the forms, and who is signed in, kept in the folder."""

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


class Keys:
    """The secrets of one data folder; the password itself is never written."""

    def __init__(self, folder: Path, random_bytes: Callable[[int], bytes]) -> None:
        self._folder = folder
        self._random_bytes = random_bytes
        folder.mkdir(parents=True, exist_ok=True)
        self.first_password: str | None = None
        path = folder / "chair.json"
        if not path.exists():
            self.first_password = make_password(random_bytes)
            self.set_password(self.first_password)
        self._chair: dict[str, str] = json.loads(path.read_bytes())

    def set_password(self, password: str) -> None:
        salt = self._random_bytes(16)
        digest = hashlib.scrypt(password.encode(), salt=salt, **SCRYPT)
        self._chair = {"salt": salt.hex(), "scrypt": digest.hex()}
        write_private(self._folder / "chair.json", json.dumps(self._chair).encode())

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
        path = self._folder / f"{name}.secret"
        if not path.exists():
            write_private(path, self._random_bytes(32).hex().encode())
        return path.read_text()


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
