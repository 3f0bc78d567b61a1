"""Keep the chairperson's password and the secret that signs forms.

Kept in the data folder, or in the database where several servers share one.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from cardhall.messages import Message
from cardhall.server.password_hashes import FIRST_PASSWORD, PASSWORD, HashCost, digest, matches
from cardhall.store import Shared, StoreFailed, keep_private

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
        return path.read_text(errors="replace") if path.exists() else None

    def put(self, name: str, text: str) -> None:
        write_private(self._folder / name, text.encode())

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

    def put(self, name: str, text: str) -> None:
        self._shared.put(name, text)

    def drop(self, name: str) -> None:
        self._shared.drop(name)


class Chair(msgspec.Struct, omit_defaults=True):
    """The chairperson's password as it is kept. ``proof`` stays when only the numbers change."""

    salt: str
    scrypt: str
    cost: HashCost = FIRST_PASSWORD
    proof: str = ""


def proof_of(kept: str) -> str:
    return hashlib.sha256(kept.encode()).hexdigest()[:16]


def _can_be(cost: HashCost) -> bool:
    """No more memory than any Cardhall ever took: a gigabyte."""
    n, r, p = cost
    return 1 < n <= 2**20 and n & (n - 1) == 0 and 1 <= r <= 8 and 1 <= p <= 4


def _chair_in(kept: str, folder: Path) -> Chair:
    """Raises StoreFailed for one that cannot be: it is not taken for "nobody's password"."""
    try:
        chair = msgspec.json.decode(kept, type=Chair)
        whole = len(bytes.fromhex(chair.salt)) >= 8 and len(bytes.fromhex(chair.scrypt)) == 64
    except (msgspec.MsgspecError, ValueError):
        whole = False
    if not whole or not _can_be(chair.cost):
        raise StoreFailed(
            Message("the-file-of-the-password-is-damaged", file=str(folder / "chair.json")),
            Message("delete-it-for-a-new-password"),
        )
    return chair


class HallSecrets:
    """The secrets of one hall; the password itself is never written."""

    def __init__(
        self,
        folder: Path,
        random_bytes: Callable[[int], bytes],
        shared: Shared | None = None,
        cost: HashCost = PASSWORD,
    ) -> None:
        self._cost = cost
        here = Folder(folder)
        self._folder = folder
        self._safe = here if shared is None else InCommon(shared, here)
        self._random_bytes = random_bytes
        self.first_password: str | None = None
        kept = self._safe.get("chair.json")
        if kept is None:
            password = make_password(random_bytes)
            ours = msgspec.json.encode(self._digested(password)).decode()
            kept = self._safe.first("chair.json", ours)
            if kept == ours:  # else another server was sooner, and shows its own
                self.first_password = password
        self._chair = _chair_in(kept, folder)

    def take_back(self) -> None:
        """The first password could be shown to nobody: it does not count."""
        if self.first_password:
            self._safe.drop("chair.json")

    def _digested(self, password: str, proof: str = "") -> Chair:
        salt = self._random_bytes(16)
        kept = digest(password, salt, self._cost)
        return Chair(salt.hex(), kept, self._cost, proof or proof_of(kept))

    def is_password(self, password: str) -> bool:
        """Slow on purpose, and takes much memory: call it through ``slow.Queue``."""
        chair = self._chair
        if not matches(password, bytes.fromhex(chair.salt), chair.cost, chair.scrypt):
            return False
        if chair.cost != self._cost:  # whoever is signed in stays so: the proof is the old one's
            self._chair = self._digested(password, self.proof)
            self._safe.put("chair.json", msgspec.json.encode(self._chair).decode())
        return True

    def replace(self, password: str) -> None:
        """From now on this is the password, and whoever signed in with another is out. As slow as
        ``is_password``."""
        chair = self._digested(password)
        self._safe.put("chair.json", msgspec.json.encode(chair).decode())
        self._chair = chair
        self.first_password = None

    def reread(self) -> bool:
        """Take over what another server of this hall has set. Whether it is another password."""
        before = self.proof
        kept = self._safe.get("chair.json")
        if kept is not None:
            self._chair = _chair_in(kept, self._folder)
        return self.proof != before

    @property
    def proof(self) -> str:
        """Changes with the password: whoever signed in with an older one is out."""
        return self._chair.proof or proof_of(self._chair.scrypt)

    def secret(self, name: str) -> str:
        """A secret for one purpose, made when first asked for."""
        name = f"{name}.secret"
        kept, fresh = self._safe.get(name), self._random_bytes(32).hex()
        if kept is None:
            return self._safe.first(name, fresh)
        if len(kept) < len(fresh):  # cut short on the disk: anybody could guess it
            self._safe.put(name, fresh)
            return fresh
        return kept
