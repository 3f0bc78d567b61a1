"""Write and read streams as one file, to carry to another laptop or to keep on a stick.

A zip of four members: `commands.jsonl`, `events.jsonl` and `rewritten.jsonl`, a JSON object a line
in the order of the store, and `manifest.json`, which names the format, the schema, and the SHA-256
of each of the others. The file is written beside its place, forced to the disk and only then
renamed: there is never half a file under its name.
"""

import contextlib
import hashlib
import json
import os
import zipfile
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from cardhall.messages import Message
from cardhall.store.private import opener
from cardhall.store.schema import STAMP
from cardhall.store.types import BundleRefused, Event

FORMAT = "cardhall-bundle"
VERSION = 1
SUFFIX = ".cardhall"
PART = ".part"
MOST_TIMES = 100
"""How many times its own size a file may unpack to. What this writes comes to eight or so; deflate
could reach a thousand."""
MOST_MANIFEST = 100_000  # bytes

_MEMBERS = ("commands.jsonl", "events.jsonl", "rewritten.jsonl")
_BEFORE_ALL = (1980, 1, 1, 0, 0, 0)  # a zip wants dates; the same content shall give the same file


@dataclass(frozen=True, slots=True)
class Command:
    """A command as a file carries it: its events are those after `expected` up to `version`."""

    command_id: str
    stream: str
    expected: int
    version: int


@dataclass(frozen=True, slots=True)
class Rewritten:
    """One line of the log: this event no longer says what it first said."""

    stream: str
    version: int
    command_id: str
    at: int
    actor: str
    reason: str


@dataclass(frozen=True, slots=True)
class Bundle:
    """A file's whole content, checked."""

    at: int
    commands: list[Command]
    events: list[Event]
    rewritten: list[Rewritten]

    @property
    def streams(self) -> dict[str, int]:
        """Each stream's version."""
        return {command.stream: command.version for command in self.commands}

    def only(self, streams: Collection[str]) -> "Bundle":
        """Leave out all but these streams."""
        commands, events, rewritten = (
            [row for row in rows if row.stream in streams]
            for rows in (self.commands, self.events, self.rewritten)
        )
        return Bundle(self.at, commands, events, rewritten)  # type: ignore[arg-type]


Row = TypeVar("Row", Command, Event, Rewritten)


def write(
    path: Path,
    at: int,
    commands: Iterable[Command],
    events: Iterable[Event],
    rewritten: Iterable[Rewritten],
) -> None:
    """Write a bundle in the place of whatever stood at `path`. Raises OSError."""
    part = path.with_name(f".{path.name}{PART}")
    try:
        with open(part, "wb", opener=opener) as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
                lines = (map(_plain, commands), map(_event_out, events), map(_plain, rewritten))
                sums = {
                    name: _member(archive, name, each)
                    for name, each in zip(_MEMBERS, lines, strict=True)
                }
                manifest = {"format": FORMAT, "version": VERSION, "schema": STAMP, "at": at}
                _member(archive, "manifest.json", [manifest | {"sha256": sums}])
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def read(path: Path, most: int = 0) -> Bundle:
    """Read and check a bundle, of at most so many bytes when it is unpacked (0: as many as any).

    Raises BundleRefused when the file is missing, foreign, damaged, too large or from a newer
    Cardhall.
    """
    at, contents = _open(path, most)
    try:
        commands, events, rewritten = (
            [json.loads(line) for line in contents[name].split(b"\n")[:-1]] for name in _MEMBERS
        )
        bundle = Bundle(
            at,
            [Command(**line) for line in commands],
            [_event_in(line) for line in events],
            [Rewritten(**line) for line in rewritten],
        )
        _check_types(bundle)
    except (TypeError, KeyError, AttributeError, ValueError, RecursionError) as error:
        raise _damaged(path, str(error)) from None
    _check_whole(bundle, path)
    return bundle


def check(path: Path) -> None:
    """Read it and compare the checksums only. Raises BundleRefused as read does."""
    _open(path)


def _open(path: Path, most: int = 0) -> tuple[int, dict[str, bytes]]:
    """Open a backup and check it: the time it was written, and its members, their checksums
    compared. Raises BundleRefused."""
    try:
        with zipfile.ZipFile(path) as archive:
            _check_sizes(archive, path, most)
            manifest = _manifest(archive, path)
            sums = manifest["sha256"]
            contents = {name: archive.read(name) for name in _MEMBERS}
            for name, data in contents.items():
                if hashlib.sha256(data).hexdigest() != sums[name]:
                    raise _damaged(path, f"the checksum of {name} is wrong")
            return int(manifest["at"]), contents
    except BundleRefused:
        raise
    except OSError as error:
        raise BundleRefused(
            Message("file-cannot-be-read", file=path.name, told=error.strerror or str(error)),
            Message("check-the-path-and-the-stick"),
        ) from None
    except Exception as error:  # broken bytes can cause nearly anything
        if not _looks_like_zip(path):
            raise _foreign(path) from None
        raise _damaged(path, str(error) or type(error).__name__) from None


def _check_sizes(archive: zipfile.ZipFile, path: Path, most: int) -> None:
    """Check the size that the file says it unpacks to; no more than that is ever read of a member.
    Raises BundleRefused."""
    sizes = {one.filename: one.file_size for one in archive.infolist()}
    whole = sum(sizes.get(name, 0) for name in _MEMBERS)
    manifest = sizes.get("manifest.json", 0)
    if manifest > MOST_MANIFEST or whole > MOST_TIMES * path.stat().st_size:
        raise _damaged(path, f"it unpacks to more than {MOST_TIMES} times its size")
    if most and whole > most:
        raise BundleRefused(
            Message("file-is-too-large-here", file=path.name),
            Message("close-the-hall-and-import-it"),
        )


def _member(archive: zipfile.ZipFile, name: str, lines: Iterable[Mapping[str, Any]]) -> str:
    digest = hashlib.sha256()
    entry = zipfile.ZipInfo(name, _BEFORE_ALL)
    entry.compress_type = zipfile.ZIP_DEFLATED
    with archive.open(entry, "w", force_zip64=True) as member:
        for line in lines:
            data = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            digest.update(data)
            member.write(data)
    return digest.hexdigest()


def _plain(row: Command | Event | Rewritten) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}


def _event_out(event: Event) -> dict[str, Any]:
    # the data is JSON already; as text it comes back byte for byte
    return _plain(event) | {"data": event.data.decode()}


def _event_in(line: dict[str, Any]) -> Event:
    return Event(**line | {"data": line["data"].encode()})


def _manifest(archive: zipfile.ZipFile, path: Path) -> dict[str, Any]:
    """Read the manifest of the file, and check who wrote it. Raises BundleRefused."""
    if "manifest.json" not in archive.namelist():
        raise _foreign(path)
    manifest = json.loads(archive.read("manifest.json"))
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise _foreign(path)
    if manifest.get("version", 0) > VERSION or str(manifest.get("schema", "")) > STAMP:
        raise BundleRefused(
            Message("file-was-written-by-a-newer-cardhall", file=path.name),
            Message("update-this-one-then-import-it"),
        )
    return manifest


def _check_types(bundle: Bundle) -> None:
    """Raise ValueError for a field that no store would have written."""
    for row in (*bundle.commands, *bundle.events, *bundle.rewritten):
        for name, kind in row.__annotations__.items():
            value = getattr(row, name)
            if type(value) is not kind or (kind is int and not 0 <= value < 2**63):
                raise ValueError(f"{name} is no {kind.__name__}")
            if kind is str and b"\0" in value.encode():
                raise ValueError(f"{name} has a NUL character")


def _check_whole(bundle: Bundle, path: Path) -> None:
    """Every stream from version 1 on, every event inside its command."""
    if sum(one.version - one.expected for one in bundle.commands) != len(bundle.events):
        raise _damaged(path, "events and commands do not fit together")
    heads: dict[str, int] = {}
    owner: dict[tuple[str, int], str] = {}
    ids: set[tuple[str, str]] = set()
    for command in bundle.commands:
        if command.expected != heads.get(command.stream, 0) or command.version < command.expected:
            raise _damaged(path, f"a gap before version {command.version} of {command.stream}")
        if (command.stream, command.command_id) in ids:
            raise _damaged(path, f"{command.command_id} is in {command.stream} twice")
        ids.add((command.stream, command.command_id))
        heads[command.stream] = command.version
        for version in range(command.expected + 1, command.version + 1):
            owner[command.stream, version] = command.command_id
    found = {(event.stream, event.version): event.command_id for event in bundle.events}
    if found != owner or len(bundle.events) != len(owner):
        raise _damaged(path, "events and commands do not fit together")


def _looks_like_zip(path: Path) -> bool:
    with contextlib.suppress(OSError), open(path, "rb") as file:
        return file.read(4) == b"PK\x03\x04"
    return False


def _foreign(path: Path) -> BundleRefused:
    return BundleRefused(
        Message("not-a-file-of-cardhall", file=path.name),
        Message("choose-a-file-that-ends-so", suffix=SUFFIX),
    )


def _damaged(path: Path, detail: str) -> BundleRefused:
    return BundleRefused(
        Message("file-is-damaged", file=path.name, told=detail),
        Message("copy-it-again-or-take-an-older-backup"),
    )


def _sync_folder(folder: Path) -> None:
    """A rename is on the disk only when its folder is. Sticks and Windows may not know how."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def by_command(bundle: Bundle) -> Iterator[tuple[Command, list[Event]]]:
    """Each command with its events, in the order in which they were written."""
    events: dict[tuple[str, str], list[Event]] = {}
    for event in sorted(bundle.events, key=lambda event: event.version):
        events.setdefault((event.stream, event.command_id), []).append(event)
    for command in bundle.commands:
        yield command, events.get((command.stream, command.command_id), [])
