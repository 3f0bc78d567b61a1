"""Serve events over HTTP: list, create, views, commands, previews, entry files."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import UploadFile
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, MultipartBody, QueryParameter

from cardhall.hall import commands as hall_commands
from cardhall.hall.commands import EntryRow, HallCommand
from cardhall.hall.entries.file_import import (
    MOST_COLUMNS,
    MOST_LINES,
    EntriesPreview,
    read_entries,
    read_sheet,
)
from cardhall.hall.entries.file_import import RowProblem as LineProblem
from cardhall.hall.event import State
from cardhall.hall.log import news
from cardhall.hall.pages import (
    CaptainView,
    Consequences,
    ConsoleView,
    JudgeView,
    PlayerView,
    ProjectorView,
)
from cardhall.hall.views import progress
from cardhall.messages import Message, one_after_another
from cardhall.rulebook.presets import load_preset, preset_names
from cardhall.server import access, erasure, removal, sheets
from cardhall.server.access import CHAIR, EVERYONE, OFFICIALS, SIGNED_IN, VISITOR, Grant
from cardhall.server.command_ids import CommandId, kept_as
from cardhall.server.errors import Refused, not_allowed, sign_in
from cardhall.server.hall_server import HallEvent, HallServer, Reader, TheServer
from cardhall.server.middleware import Answer
from cardhall.server.sockets import serve_socket

MOST_UPLOAD = 8_500_000  # bytes of a file of entries
MOST_COMMAND = 4_000_000  # bytes: ten thousand lines to import
ViewAs = Literal["console", "captain", "player", "judge", "projector"]
ROLE_OF: dict[str, str] = {
    "console": "chair",
    "captain": "captain",
    "player": "player",
    "judge": "judge",
}


class Taken(msgspec.Struct):
    """A command is on the disk. ``version`` is the stream's after it; ``duplicate``: it had come
    before, and this is its first receipt."""

    id: str
    version: int
    duplicate: bool


class ChangeSince(msgspec.Struct):
    """One thing that somebody did meanwhile, as the hall's log tells it."""

    text: Message
    who: Message
    at: int


class Stale(msgspec.Struct):
    """409: somebody changed what the command is about after ``version`` was seen."""

    error: Literal["stale"]
    why: Message
    cure: Message
    version: int
    news: list[ChangeSince]


class EventCommand(msgspec.Struct):
    """``id``: kept when it is sent again. ``version``: what the sender saw.
    ``role``: as what they ask, when they hold several; "" takes the first that may."""

    id: CommandId
    version: int
    command: HallCommand
    role: str = ""


class EventLine(msgspec.Struct):
    """An event as anybody may know of it. ``play_at`` in ms since the epoch, 0 while not fixed;
    ``phase``, ``round`` and ``final`` are of the game that was last at work. ``archived`` ones are
    listed for the chairperson alone."""

    id: str
    name: str
    association: str
    venue: str
    play_at: int
    rehearsal: bool
    categories: list[str]
    utc_offset_minutes: int
    phase: str
    round: int
    final: bool
    entries: int
    archived: bool


class Push(msgspec.Struct):
    """The answer of a view's route and the push of a socket: the stream's version, and hall time in
    ms; beside them the ``view`` that was asked for."""

    version: int
    at: int


class ConsolePush(Push):
    view: ConsoleView


class CaptainPush(Push):
    view: CaptainView


class PlayerPush(Push):
    view: PlayerView


class JudgePush(Push):
    view: JudgeView


class ProjectorPush(Push):
    view: ProjectorView


EventPush: Any = ConsolePush | CaptainPush | PlayerPush | JudgePush | ProjectorPush


class NewEvent(msgspec.Struct):
    """The chairperson's choices for a new event; ``id`` makes sending it twice harmless."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]{3,40}(?!\n)$")] | None = None
    preset: str = "llaa"
    games: tuple[str, ...] = ()
    settings: hall_commands.SettingsPatch = hall_commands.SettingsPatch()
    rehearsal: bool = False


class OfferedGame(msgspec.Struct):
    id: str
    title: str


class OfferedPreset(msgspec.Struct):
    """A kind of event that can be made: its games, and whether usually one of them is played."""

    id: str
    title: str
    one_game: bool
    games: list[OfferedGame]


class Made(msgspec.Struct):
    id: str
    version: int


class NameTyped(msgspec.Struct):
    """The event's name, typed by whoever deletes it."""

    name: Annotated[str, msgspec.Meta(max_length=400)]


class EventGone(msgspec.Struct):
    """An event is deleted. ``problems``: what kept its bytes on the disk for now."""

    problems: list[Message]


# -- who asks ---------------------------------------------------------------------------------


def grant_for(
    server: HallServer, connection: access.Connection, event: HallEvent, kind: str
) -> Grant:
    """The grant by which this browser may see the view ``kind``; the chairperson sees a judge's."""
    if kind == "projector":
        return VISITOR
    wanted = {ROLE_OF[kind]} | ({"chair"} if kind == "judge" else set())
    grants = server.valid_grants(connection)
    for grant in grants:
        if grant.role in wanted and grant.event in {"", event.id} and not grant.live:
            return grant
    if not grants:
        raise sign_in()
    raise not_allowed(
        Message("this-page-belongs-to-somebody-else"), Message("sign-in-with-the-code")
    )


def grants_to_act(
    server: HallServer, connection: access.Connection, event: HallEvent, role: str
) -> list[Grant]:
    """Every role in which this browser may act in an event, the last taken first."""
    grants = [
        grant
        for grant in server.valid_grants(connection)
        if grant.event in {"", event.id} and not grant.live and role in {"", grant.role}
    ]
    if not grants:
        raise sign_in(Message("your-code-no-longer-opens-this-event")) if role else sign_in()
    return grants


# -- routes -----------------------------------------------------------------------------------


@get("/api/events", allow=EVERYONE, name="events")
async def list_events(request: Request[Any, Any, Any], server: TheServer) -> list[EventLine]:
    """All events of this hall, the latest first; for the chairperson with the archived ones."""
    chair = any(grant.role == "chair" for grant in server.valid_grants(request))
    lines = [
        line_of(event, server.now())
        for event in server.events.values()
        if chair or not event.state.archived
    ]
    return lines[::-1]


def line_of(event: HallEvent, at: int) -> EventLine:
    state, settings = event.state, event.state.known
    far = progress(state, at)
    return EventLine(
        event.id,
        settings.name,
        settings.association,
        settings.venue,
        settings.play_at,
        state.rehearsal,
        [category.plan.name for category in state.categories.values()],
        settings.utc_offset_minutes,
        far.phase,
        far.stage.round,
        far.stage.final,
        far.entries,
        bool(state.archived),
    )


@get("/api/event-presets", allow=EVERYONE, name="event presets")
async def list_event_presets() -> list[OfferedPreset]:
    """The kinds of events that can be made, in the order in which they are offered."""
    presets = sorted(map(load_preset, preset_names()), key=lambda one: one.order)
    return [
        OfferedPreset(
            one.id,
            one.title,
            one.one_game,
            [OfferedGame(category.id, category.title) for category in one.categories],
        )
        for one in presets
    ]


@post("/api/events", allow=CHAIR, name="make event", status_code=201)
async def make_event(
    request: Request[Any, Any, Any], data: JSONBody[NewEvent], server: TheServer
) -> Made:
    """Make an event from a preset."""
    id = data.id or server.config.new_id()
    command = hall_commands.CreateEvent(
        id=id,
        preset=data.preset,
        games=data.games,
        settings=data.settings,
        rehearsal=data.rehearsal,
    )
    grant = next((g for g in server.valid_grants(request) if g.role == "chair"), None)
    if grant is None:
        raise sign_in(Message("the-password-was-replaced-by-a-new"))
    receipt = await server.create_event(command, f"create:{id}", grant)
    return Made(id, receipt.version)


@post("/api/events/{id:str}/delete", allow=CHAIR, name="delete event", status_code=200)
async def delete_event(
    id: FromPath[str], data: JSONBody[NameTyped], server: TheServer
) -> EventGone:
    """Delete an archived event or a rehearsal for good, with its tables and people. Backups and
    copies that were saved before keep it."""
    problems = await removal.delete(server, server.event(id), data.name)
    return EventGone([one_after_another(one.why, one.cure) for one in problems])


@get(
    "/api/events/{id:str}/view",
    allow=EVERYONE,
    name="event view",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(EventPush, generate_examples=False)},
)
async def event_view(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    server: TheServer,
    as_: Annotated[ViewAs, QueryParameter(name="as")] = "projector",
) -> Response[bytes]:
    """``{version, at, view}`` for the caller, as the sockets push it."""
    event = server.event(id)
    grant = grant_for(server, request, event, as_)
    body = event.render(Reader(as_, grant))
    if body is None:
        raise sign_in(Message("your-code-was-replaced-by-a-new"))
    return Response(body, media_type=MediaType.JSON)


@post(
    "/api/events/{id:str}/commands",
    allow=SIGNED_IN,
    name="event command",
    status_code=200,
    responses={409: ResponseSpec(Stale, generate_examples=False)},
    request_max_body_size=MOST_COMMAND,
    reads=EventCommand,
)
async def event_command(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[EventCommand],
    server: TheServer,
) -> Response[Taken]:
    """One command to an event: answered when it is on the disk."""
    event = server.event(id)
    grants = grants_to_act(server, request, event, data.role)
    grant = next((g for g in grants if hall_commands.may(g.role, data.command)), None)
    if grant is None or isinstance(data.command, hall_commands.CreateEvent):
        raise not_allowed()
    kept = kept_as(event.stream, data.id, grant, server.valid_grants(request))
    receipt = await event.send(kept, data.command, event.context(grant), staleness(data))
    if isinstance(data.command, hall_commands.BlankName):
        await erasure.forget(server, event, data.command.entry)
    return Answer(Taken(data.id, receipt.version, receipt.duplicate))


def staleness(data: EventCommand) -> Callable[[State], None]:
    """The check that what a command is about has not changed since it was seen."""
    subjects = hall_commands.subjects(data.command)

    def check(state: State) -> None:
        changed = max((state.touched.get(subject, 0) for subject in subjects), default=0)
        if changed > data.version:
            raise Refused(409, stale(state, subjects, data.version))

    return check


def stale(state: State, subjects: tuple[str, ...], seen: int) -> Stale:
    return Stale(
        "stale",
        Message("somebody-changed-this-while"),
        Message("look-at-what-is-there-now"),
        state.version,
        [ChangeSince(text, who, at) for at, who, text in news(state, subjects, seen)],
    )


@websocket("/ws/events/{id:str}", allow=EVERYONE, name="event socket")
async def event_socket(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    server: TheServer,
    as_: Annotated[ViewAs, QueryParameter(name="as")] = "projector",
) -> None:
    """Pushes ``{version, at, view}`` whole, now and on every change."""
    event = server.event(id)
    grant = grant_for(server, socket, event, as_)
    # those who came by one code at different times share a view
    reader = Reader(as_, msgspec.structs.replace(grant, at=0))
    with server.socket(socket):
        await serve_socket(socket, event.hub, reader, server.holds(socket, grant))


class NoteOnLine(msgspec.Struct):
    """Something to know of a good line: its number in the file."""

    line: int
    name: str
    note: Message


class ImportPreview(msgspec.Struct):
    """A file of entries as it would be read. ``rows`` go as they are into ``import_entries`` to be
    taken."""

    rows: list[EntryRow]
    notes: list[NoteOnLine]
    problems: list[LineProblem]
    encoding: str
    unused: list[str]  # headings of columns that are left out


class Upload(msgspec.Struct):
    """``dated``: the day on those blanks whose line says none, as people write it; "" is today."""

    file: UploadFile
    dated: str = ""


@post(
    "/api/events/{id:str}/import/preview",
    allow=CHAIR,
    name="import preview",
    status_code=200,
    request_max_body_size=MOST_UPLOAD,
)
async def import_preview(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: MultipartBody[Upload],
    server: TheServer,
) -> ImportPreview:
    """Look at a file of entries: good lines, and for each bad one the field, why and the cure.
    Nothing is taken."""
    state = server.event(id).state
    content = await data.file.read()
    found = await server.costly.run(request, _looked_at, content, state, data.dated)
    return ImportPreview(
        [row.as_entry() for row in found.rows],
        [NoteOnLine(row.line, row.name, row.note) for row in found.rows if row.note],
        list(found.problems),
        found.encoding,
        list(found.unused),
    )


def _looked_at(content: bytes, state: State, dated: str) -> EntriesPreview:
    if not sheets.is_sheet(content):
        return read_entries(content, state, dated)
    # one more of each than is taken: what is too much is named as such
    lines = sheets.lines_of(content, MOST_LINES + 2, MOST_COLUMNS + 1)
    return read_sheet(lines, state, dated)


if TYPE_CHECKING:
    Correction: TypeAlias = hall_commands.Command
else:
    Correction = reduce(or_, (one for one in get_args(HallCommand) if one.previewed))


@post(
    "/api/events/{id:str}/preview-correction",
    allow=OFFICIALS | {"captain"},
    name="preview correction",
    status_code=200,
)
async def preview_correction(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[Correction],
    server: TheServer,
) -> Consequences:
    """Preview the changes that a correction, or its undoing, would make. Nothing is changed."""
    event = server.event(id)
    grants = grants_to_act(server, request, event, "")
    grant = next((g for g in grants if hall_commands.may(g.role, data)), None)
    if grant is None:
        raise not_allowed()
    return await server.costly.run(request, event.consequences, data, grant)


HANDLERS = [
    list_event_presets,
    list_events, make_event, delete_event, event_view, event_socket, import_preview,
    preview_correction,
]  # fmt: skip
