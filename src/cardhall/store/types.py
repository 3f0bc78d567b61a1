"""Define what goes into a store and comes out of it, and its errors."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardhall.messages import Message


@dataclass(frozen=True, slots=True)
class NewEvent:
    """A fact to be remembered. `data` is JSON in UTF-8, kept byte for byte."""

    type: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Event:
    """A fact as remembered. Versions of a stream run 1, 2, 3 ... without a gap.

    `at` is milliseconds since 1970 (UTC) by the clock that the store was handed.
    """

    stream: str
    version: int
    type: str
    data: bytes
    at: int
    actor: str
    command_id: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """A command is on the disk. `version` is the stream's version after it.

    `duplicate` says that the command had come before; the rest is its first receipt.
    """

    stream: str
    version: int
    command_id: str
    duplicate: bool = False


class Flight:
    """Commands of one stream that are sent one behind the other, each decided on what the one
    before it will make. From the first that is not newly written, the rest of them are stale.

    Whoever sends them makes a new one each time nothing of theirs is on its way; only the store's
    writer looks into it.
    """

    __slots__ = ("lost",)

    def __init__(self) -> None:
        self.lost = False


@dataclass(frozen=True, slots=True)
class StreamNews:
    """Up to where this news goes, the newest version of each stream that has grown, and the streams
    in which something was rewritten."""

    position: tuple[int, int]
    grown: Mapping[str, int]
    rewritten: frozenset[str]


class StoreError(Exception):
    """An error of the store, with its reason and cure for people."""


class Stale(StoreError):
    """The command was written for a version of the stream that is no longer the newest."""

    def __init__(self, stream: str, expected: int, actual: int) -> None:
        super().__init__(
            f"{stream} is at version {actual}, not {expected}: read the news and send it again."
        )
        self.stream = stream
        self.expected = expected
        self.actual = actual


class StoreFailed(StoreError):
    """Nothing was acknowledged. Sending the same command again, with its id, is always safe."""

    def __init__(self, why: Message, cure: Message) -> None:
        super().__init__(f"{why} {cure}")
        self.why = why
        self.cure = cure


class Damaged(StoreFailed):
    """The error of kept data that is not what was written. ``good``: the events of ``stream``
    before that."""

    def __init__(self, stream: str, good: "list[Event]") -> None:
        super().__init__(
            Message("what-was-written-is-damaged", stream=stream),
            Message("keep-the-data-folder-as-it-is"),
        )
        self.stream = stream
        self.good = good


class FolderBusy(StoreFailed):
    """Another running program has this data folder."""


class BundleRefused(StoreFailed):
    """A file is damaged, foreign or contradicts what is already here. Nothing was taken from it."""


@dataclass(frozen=True, slots=True)
class StoreProblem:
    """Something a person should know of, that did not stop the writing."""

    path: str
    why: Message
    cure: Message


@dataclass(frozen=True, slots=True)
class Exported:
    """The content of a file: streams with their versions, and how many events in all."""

    path: str
    streams: Mapping[str, int]
    events: int


@dataclass(frozen=True, slots=True)
class Imported:
    """The result of reading a file in. `known` counts commands that were here before."""

    streams: Mapping[str, int]
    added: int
    known: int
    problems: tuple[StoreProblem, ...] = ()


@dataclass(frozen=True, slots=True)
class BackupReport:
    """The result of a backup: where it is, or None, what a person should know of it, and the
    streams that it lacks because they are damaged here."""

    path: str | None
    problems: tuple[StoreProblem, ...] = field(default=())
    left_out: tuple[str, ...] = field(default=())
