"""The chairperson's password and the secret of the forms.

Kept in the data folder, or in the database where several servers share one.
"""

import hashlib
import hmac
import json
import os
from collections.abc import Callable
from pathlib import Path

from cardhall.store import Shared, keep_private

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
        keep_private(folder)

    def get(self, name: str) -> str | None:
        path = self._folder / name
        return path.read_text() if path.exists() else None

    def first(self, name: str, text: str) -> str:
        """Keep it unless something is kept there; what is kept."""
        kept = self.get(name)
        if kept is None:
            write_private(self._folder / name, text.encode())
        return text if kept is None else kept

    def drop(self, name: str) -> None:
        (self._folder / name).unlink(missing_ok=True)


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

    def drop(self, name: str) -> None:
        self._shared.drop(name)


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

    def take_back(self) -> None:
        """The first password could be shown to nobody: it does not count."""
        if self.first_password:
            self._safe.drop("chair.json")

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
