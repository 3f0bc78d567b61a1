"""Keep what is committed, as bytes in a log that can be cut: the database's files, stood in for.

A commit is one frame with a checksum at the end of the log. ``synced`` is how much of the log a
power cut leaves. A commit that failed may have left its frame behind the end (``ghost``): the next
commit writes over it, and a start that comes before that finds it, whole or torn.
"""

import random
from collections import defaultdict
from collections.abc import Callable
from hashlib import blake2b

import msgspec

SUM = 8
Row = tuple[str, int, str, bytes, int, str, str, bytes]
"""An event as the store reads it: stream, version, type, data, at, actor, command, checksum."""


class Command(msgspec.Struct, array_like=True):
    """A command's line."""

    stream: str
    command_id: str
    version: int


class Frame(msgspec.Struct, array_like=True):
    """What one transaction wrote."""

    commands: list[Command]
    events: list[Row]


def packed(frame: Frame) -> bytes:
    body = msgspec.msgpack.encode(frame)
    return len(body).to_bytes(4, "big") + blake2b(body, digest_size=SUM).digest() + body


def frames_in(log: bytes) -> tuple[list[Frame], int]:
    """The whole frames from the beginning, and where the first that is not whole begins."""
    frames, place, head = [], 0, 4 + SUM
    while place + head <= len(log):
        size = int.from_bytes(log[place : place + 4], "big")
        kept, body = log[place + 4 : place + head], log[place + head : place + head + size]
        if len(body) < size or blake2b(body, digest_size=SUM).digest() != kept:
            break
        frames.append(msgspec.msgpack.decode(body, type=Frame))
        place += head + size
    return frames, place


class Disk:
    """The committed rows, and what servers share besides."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}  # secrets and sign-ins of several servers
        self.beats: dict[str, tuple[int, int]] = {}  # of each server: when it beat, until when
        self.leases: dict[str, tuple[str, int]] = {}  # who has it, since when nobody
        self.log = bytearray()
        self.synced = 0
        self.ghost = b""
        self.watch: Callable[[Frame], None] = lambda frame: None  # each new commit
        self.read_anew: Callable[[], None] = lambda: None  # what is there was read from the log
        self._read(b"")

    def _read(self, log: bytes) -> None:
        self.streams: defaultdict[str, list[Row]] = defaultdict(list)
        self.known: dict[str, dict[str, int]] = {}  # of a command's id: stream and version
        self.order: list[tuple[str, int]] = []
        frames, whole = frames_in(log)
        for frame in frames:
            self._take(frame)
        self.log, self.synced, self.ghost = bytearray(log[:whole]), whole, b""
        self.read_anew()

    def _take(self, frame: Frame) -> None:
        for row in frame.events:
            self.streams[row[0]].append(row)
        for one in frame.commands:
            self.known.setdefault(one.command_id, {})[one.stream] = one.version
            self.order.append((one.stream, one.version))

    def commit(self, frame: Frame) -> None:
        """Behind the end of the log, and forced to the disk."""
        self.ghost = b""
        self.log += packed(frame)
        self._take(frame)
        self.sync()
        self.watch(frame)

    def sync(self) -> None:
        self.synced = len(self.log)

    def fail(self, frame: Frame) -> None:
        """It could not be forced to the disk: it does not count, and yet it may be there."""
        self.ghost = packed(frame)

    def start_again(self) -> None:
        """The program died, the machine did not: what was written is in the files."""
        if self.ghost:
            self._read(bytes(self.log) + self.ghost)

    def power_cut(self, dice: random.Random) -> None:
        """The machine lost power: what was not forced to the disk may be torn or gone."""
        behind = bytes(self.log[self.synced :]) + self.ghost
        self._read(bytes(self.log[: self.synced]) + behind[: dice.randint(0, len(behind))])

    def copy(self) -> bytes:
        """A backup of this moment."""
        return bytes(self.log)

    def restore(self, copy: bytes) -> None:
        self._read(copy)

    def past(self, stream: str) -> list[Row]:
        return self.streams.get(stream, [])

    def head(self, stream: str) -> int:
        return len(self.past(stream))

    def version_of(self, stream: str, command_id: str) -> int | None:
        """The version that a command made; None for one that is not there."""
        return self.known.get(command_id, {}).get(stream)
