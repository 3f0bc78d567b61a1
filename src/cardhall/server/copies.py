"""Take an event in from a file: what a copy holds, whether it can come in, and that it came.

A copy is what "Save a copy" gave of an event, or a backup of a whole hall, of which one event is
taken. Nothing that is here is ever changed by it. No answer tells a card, a seed or a code.
"""

import asyncio
import re
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import UploadFile
from litestar.params import MultipartBody

from cardhall.hall.event import State
from cardhall.hall.log import words
from cardhall.messages import Message, no_words
from cardhall.server.access import CHAIR
from cardhall.server.backups import chosen_folder
from cardhall.server.config import AHEAD, day
from cardhall.server.domains import EVENT
from cardhall.server.errors import Refused, bad_request, not_found
from cardhall.server.hall_server import HallServer, TheServer
from cardhall.server.live import TABLE
from cardhall.store import BundleRefused, Event, bundle
from cardhall.store.backup import PREFIX
from cardhall.tables.deal_proofs import unsealed
from cardhall.tables.events import decode_event

MOST_FILE = 40_000_000  # bytes of a copy that is taken in by the page
MOST_UNPACKED = 250_000_000  # bytes of what is in it
MOST_LISTED = 20  # backups
SEALS = ("session_begun", "session_ended")
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class BackupFile(msgspec.Struct):
    """A backup that lies in the chosen folder. ``at``: when it was written, in ms."""

    name: str
    at: int


class CopiedEvent(msgspec.Struct):
    """An event in a copy. ``last`` and ``last_at``: what was done in it last. ``why`` and ``cure``
    say why it cannot be taken in; ``here``: because there is such an event. ``doubts``: sessions
    whose cards are not to be trusted."""

    id: str
    name: str
    venue: str
    rehearsal: bool
    entries: int
    last: Message
    last_at: int
    here: bool
    doubts: list[Message]
    why: Message = no_words
    cure: Message = no_words


class CopyContent(msgspec.Struct):
    """A copy as it was read: when it was saved (ms), and its events, the latest first."""

    at: int
    events: list[CopiedEvent]


class Copy(msgspec.Struct):
    """A file that the browser sends, or the name of a ``backup`` in the chosen folder; ``event``:
    which one is taken in."""

    file: UploadFile | None = None
    backup: Annotated[str, msgspec.Meta(max_length=200)] = ""
    event: Annotated[str, msgspec.Meta(max_length=100)] = ""


class TakenIn(msgspec.Struct):
    """The event is here."""

    id: str


# -- what is in a file ------------------------------------------------------------------------


def unsealed_in(stream: str, past: Iterable[Event]) -> Iterator[Message]:
    """Say which sessions of a table came with another seed than was sealed: a checksum only says
    that a file is whole, and whoever writes the file writes it too."""
    events = [decode_event(one.data) for one in past if one.type in SEALS]
    for session in unsealed(events):
        table = stream.removeprefix("table:")
        yield Message("the-seed-is-not-the-sealed-one", table=table, session=session)


class Content:
    """The events of a copy, by stream."""

    def __init__(self, carried: bundle.Bundle) -> None:
        self.carried = carried
        self.streams: dict[str, list[Event]] = {name: [] for name in carried.streams}
        for one in sorted(carried.events, key=lambda one: one.version):
            self.streams[one.stream].append(one)

    def ids(self) -> list[str]:
        """The ids of the events in it, the latest first."""
        names = [name for name, past in self.streams.items() if name.startswith("event:") and past]
        names.sort(key=lambda name: self.streams[name][-1].at, reverse=True)
        return [name.removeprefix("event:") for name in names]

    def tables_of(self, id: str) -> list[str]:
        """The streams of an event's tables."""
        return [name for name in self.streams if name.startswith(f"table:{id}.")]

    def state_of(self, id: str) -> State:
        """Fold an event. Raises Refused where that cannot be done."""
        try:
            state = EVENT.initial("")
            for one in self.streams[f"event:{id}"]:
                state = EVENT.evolve(state, EVENT.decode(one.data))
            if state.id != id or not ID.fullmatch(id) or state.settings is None:
                raise ValueError("it is not the event that its name says")
        except Exception:  # whoever writes a file writes anything into it
            raise unreadable() from None
        return state

    def must_fold(self, id: str) -> None:
        """Raise Refused for a table of the event that could not be gone on with here."""
        for stream in self.tables_of(id):
            try:
                state = TABLE.initial("")
                for one in self.streams[stream]:
                    state = TABLE.evolve(state, TABLE.decode(one.data))
                if self.streams[stream] and state.event != id:
                    raise ValueError("the table is another event's")
            except Exception:
                raise unreadable() from None

    def doubts(self, id: str) -> list[Message]:
        """Say which sessions of the event's tables are not to be trusted. Raises Refused."""
        tables = self.tables_of(id)
        try:
            return [told for one in tables for told in unsealed_in(one, self.streams[one])]
        except Exception:
            raise unreadable() from None


def unreadable() -> Refused:
    return bad_request(
        Message("the-copy-cannot-be-read-on"), "file", Message("copy-it-again-or-take-an-older")
    )


def must_be_of_now(content: Content, id: str, state: State, now: int) -> None:
    """Raise Refused for what a clock dated that was further on than this one: hall time would run
    ahead with it."""
    names = [f"event:{id}", *content.tables_of(id)]
    latest = max([state.latest, *(one.at for name in names for one in content.streams[name])])
    if latest > now + AHEAD:
        raise bad_request(
            Message("the-copy-is-of-later", then=day(latest), now=day(now)),
            "file",
            Message("set-the-clock-of-this-machine"),
        )


def read_copy(file: Path) -> Content:
    """Read a copy, bounded in size. Raises Refused."""
    try:
        if file.stat().st_size > MOST_FILE:
            raise BundleRefused(
                Message("file-is-too-large-here", file=file.name),
                Message("close-the-hall-and-import-it"),
            )
        content = Content(bundle.read(file, MOST_UNPACKED))
    except OSError as error:
        told = error.strerror or type(error).__name__
        raise bad_request(
            Message("file-cannot-be-read", file=file.name, told=told),
            "file",
            Message("check-the-path-and-the-stick"),
        ) from None
    except BundleRefused as error:
        raise bad_request(error.why, "file", error.cure) from None
    if not content.ids():
        raise bad_request(
            Message("no-event-is-in-this-file"), "file", Message("take-what-save-a-copy-gave")
        )
    return content


def shown(content: Content, id: str, server: HallServer, here: bool) -> CopiedEvent:
    """Describe an event of a copy, and whether it can be taken in."""
    try:
        state = content.state_of(id)
        doubts = content.doubts(id)
    except Refused as refused:
        return CopiedEvent(id, id, "", False, 0, no_words, 0, here, [], *told_by(refused))
    _, last = next(state.history())
    found = CopiedEvent(
        id,
        state.known.name,
        state.known.venue,
        state.rehearsal,
        len(state.entries),
        words(state, last),
        last.at,
        here,
        doubts,
    )
    try:
        if here:
            raise here_already()
        must_be_of_now(content, id, state, server.now())
    except Refused as refused:
        found.why, found.cure = told_by(refused)
    return found


def told_by(refused: Refused) -> tuple[Message, Message]:
    return refused.problem.why, refused.problem.cure  # type: ignore[attr-defined]


def here_already() -> Refused:
    return bad_request(
        Message("this-event-is-here-already"), "event", Message("delete-it-here-first-then-take-it")
    )


def is_here(server: HallServer, content: Content, id: str) -> bool:
    """Tell whether there is such an event, or a table of it."""
    store = server.config.store
    there = {name for name, _ in store.streams(f"event:{id}")}
    there |= {name for name, _ in store.streams(f"table:{id}.")}
    return not there.isdisjoint({f"event:{id}", *content.tables_of(id)})


def look(file: Path, server: HallServer) -> CopyContent:
    """Say what is in a copy. Raises Refused."""
    content = read_copy(file)
    events = [shown(content, id, server, is_here(server, content, id)) for id in content.ids()]
    return CopyContent(content.carried.at, events)


def take(file: Path, id: str, server: HallServer) -> dict[str, int]:
    """Write an event of a copy into the store, where none of it is; its streams with their
    versions. Raises Refused, StoreFailed."""
    content = read_copy(file)
    if id not in content.ids():
        raise not_found(Message("there-is-no-such-event"), "event")
    if is_here(server, content, id):
        raise here_already()
    must_be_of_now(content, id, content.state_of(id), server.now())
    content.must_fold(id)
    wanted = content.carried.only({f"event:{id}", *content.tables_of(id)})
    try:
        return dict(server.config.store.import_new(wanted).streams)
    except BundleRefused:  # somebody was a moment sooner
        raise here_already() from None


# -- routes -----------------------------------------------------------------------------------


def backups_in(data_dir: Path) -> list[BackupFile]:
    """List the newest backups in the chosen folder; none where there is no such folder."""
    try:
        chosen = chosen_folder(data_dir)
        files = list(Path(chosen).glob(f"{PREFIX}*{bundle.SUFFIX}")) if chosen else []
        found = [BackupFile(one.name, int(one.stat().st_mtime * 1000)) for one in files]
    except (OSError, ValueError):
        return []
    return sorted(found, key=lambda one: (one.at, one.name), reverse=True)[:MOST_LISTED]


@get("/api/copies", allow=CHAIR, name="list copies")
async def list_copies(server: TheServer) -> list[BackupFile]:
    """List the backups from which an event can be taken in, the newest first."""
    return await asyncio.to_thread(backups_in, server.config.data_dir)


async def as_file(data: Copy, server: HallServer, folder: Path) -> Path:
    """Find the backup that is meant, or put what was sent into the folder. Raises Refused."""
    if data.file is not None:
        name = re.sub(r"[^\w. ()-]", "_", Path(data.file.filename or "").name)[-80:]
        file = folder / (name.lstrip(".") or "copy")
        await asyncio.to_thread(file.write_bytes, await data.file.read())
        return file
    known = await asyncio.to_thread(backups_in, server.config.data_dir)
    if data.backup not in {one.name for one in known}:
        raise bad_request(
            Message("no-file-was-chosen"), "file", Message("choose-a-copy-or-a-backup")
        )
    return Path(chosen_folder(server.config.data_dir)) / data.backup


@post(
    "/api/copies/look",
    allow=CHAIR,
    name="look at copy",
    status_code=200,
    request_max_body_size=MOST_FILE,
)
async def look_at_copy(
    request: Request[Any, Any, Any], data: MultipartBody[Copy], server: TheServer
) -> CopyContent:
    """Look at what a copy holds. Nothing is taken."""
    with tempfile.TemporaryDirectory(prefix="cardhall-") as folder:
        file = await as_file(data, server, Path(folder))
        return await server.costly.run(request, look, file, server)


@post(
    "/api/copies/take",
    allow=CHAIR,
    name="take copy",
    status_code=201,
    request_max_body_size=MOST_FILE,
)
async def take_copy(
    request: Request[Any, Any, Any], data: MultipartBody[Copy], server: TheServer
) -> TakenIn:
    """Take an event in from a copy, with its tables. Refused where there is such an event."""
    with tempfile.TemporaryDirectory(prefix="cardhall-") as folder:
        file = await as_file(data, server, Path(folder))
        streams = await server.costly.run(request, take, file, data.event, server)
    for stream, version in sorted(streams.items()):  # the event before its tables
        await server.hear(stream, version)
    server.tables.reconcile_soon(data.event)
    return TakenIn(data.event)


HANDLERS = [list_copies, look_at_copy, take_copy]
