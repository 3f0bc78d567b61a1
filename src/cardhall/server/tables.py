"""Serve live tables over HTTP and websockets."""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from cardhall.messages import Message, no_words, to_answer, written
from cardhall.server import access
from cardhall.server.access import EVERYONE, SIGNED_IN, VISITOR, Grant
from cardhall.server.command_ids import CommandId, kept_as, made_by
from cardhall.server.errors import Refused, bad_request, not_allowed, not_found, sign_in
from cardhall.server.events import Taken
from cardhall.server.hall_server import HallServer, TheServer
from cardhall.server.house_rules import Way, ways_of
from cardhall.server.live import LiveTable, Reader
from cardhall.server.middleware import Answer
from cardhall.server.quotas import Quotas, holders, of_an_event, unnamed
from cardhall.server.sockets import serve_socket
from cardhall.server.structures import Blinds, levels_for, may_rise, rebuys_for
from cardhall.tables import commands
from cardhall.tables.advising import Advice, NoAdvice, Odds, advice_for, odds_for
from cardhall.tables.cast import BOTS, FACES
from cardhall.tables.commands import WireCommand
from cardhall.tables.game import TableGame
from cardhall.tables.games import live_games, table_game
from cardhall.tables.hand_steps import SteppedHand, stepped
from cardhall.tables.history import HandData, StillSecret, hand_numbers, hand_record
from cardhall.tables.shapes import TableView
from cardhall.tables.state import State
from cardhall.tables.tiebreaks import Tie
from cardhall.tables.wake import closes_at

ABANDONED_MS = 12 * 3_600_000
MOST_SEATS = 10
#: The clock at a table of one's own, from the second person on: (ms of a turn, ms of the reserve
#: beyond it, for each person and session).
CLOCKS = {
    "usual": (30_000, 60_000), "slow": (90_000, 180_000), "fast": (12_000, 30_000),
    "none": (30_000, 0),
}  # fmt: skip
#: How long a bot takes for each of its acts, in ms, whatever it holds.
SPEEDS = {"slow": 1_800, "usual": 900, "fast": 350}
Told = TypeVar("Told", Advice, Odds)
SeeAs = Literal["", "seat", "judge", "spectator"]


class BeginHere(msgspec.Struct, tag_field="type", tag="begin_session"):
    """Start the session; seed and salt are the server's to draw."""

    dealer: int = -1
    way: str = ""
    fill: bool = False  # with bots, whatever is free at that moment


class TableCommand(msgspec.Struct):
    """``id``: kept when it is sent again. A table refuses by its own state (an act carries its
    step), so ``version`` is only what the sender saw."""

    id: CommandId
    version: int
    command: WireCommand | BeginHere


class NewTable(msgspec.Struct):
    """A table of one's own, for practice or a night at home. ``bots`` of the ``seats`` are bots.
    ``minutes`` 0 plays without an end by time: until the game is over, or people go. ``clock`` is
    that of a turn, where two people or more play; who is alone with bots has none. ``dealing``: at
    Bouré people may draw for the deal, shuffle and cut by "hand".

    The maker is its host, by the name and PIN that let them come back on any device.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    pin: Annotated[str, msgspec.Meta(min_length=4, max_length=12)]
    id: CommandId | None = None  # sent again with it: the same table; without it, another
    game: str = "boure"
    preset: str = "llaa"
    options: dict[str, str | int | bool] = {}
    seats: Annotated[int, msgspec.Meta(ge=2, le=10)] = 5
    bots: Annotated[int, msgspec.Meta(ge=0, le=9)] = 4
    minutes: Annotated[int, msgspec.Meta(ge=0, le=600)] = 30
    start: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    blinds: Blinds = ""  # "" they stay; else they rise "time" after time, or by "hands"
    level: Annotated[int, msgspec.Meta(ge=0, le=240)] = 0  # minutes or hands of one; 0: the usual
    tie: Tie = ""  # level at the end: places are shared, or "extra-game", or "cut-card" (OP-T-02)
    rebuys: bool = False  # who has lost all may buy in again, as the rules have it
    referee: Literal["guided", "open"] = "guided"
    clock: Literal["usual", "slow", "fast", "none"] = "usual"
    dealing: Literal["table", "hand"] = "table"
    target: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0  # points that end the game
    skill: Literal["gentle", "club", "strong"] = "strong"  # how well the bots play
    manner: Literal["", "careful", "bold", "by-the-book", "talkative"] = ""  # "": each their own
    speed: Literal["slow", "usual", "fast"] = "usual"  # of the bots
    face: Annotated[str, msgspec.Meta(max_length=20)] = ""  # of whoever opens the table


class MadeTable(msgspec.Struct):
    """``seal``: of the first session's shuffles, to which numbers can be added."""

    id: str
    version: int
    seal: str = ""


class TablePush(msgspec.Struct):
    """The answer of a table's view and the push of its socket."""

    version: int
    at: int
    view: TableView


class TableLine(msgspec.Struct):
    """A live table as anybody may know of it. people: the names of those who play, no bots."""

    id: str
    event: str
    round: int
    number: int
    game: str
    preset: str
    stage: str
    seats: int
    free: int
    people: list[str]


class GameLine(msgspec.Struct):
    """A game that is dealt here: its presets, the fewest and most seats (by the first preset, and
    by each: ``seats``), the usual ones, the usual minutes of a session (0: until the game is over),
    whether people play as partners; the presets whose blinds can rise (``rising``), and whether one
    can buy in again who has lost all (``rebuys``) and may draw, shuffle and cut (``by_hand``);
    whether one plays for points; the ``ways`` that people choose among."""

    key: str
    title: str
    presets: list[str]
    fewest: int
    most: int
    usual: int
    minutes: int
    partners: bool
    seats: dict[str, tuple[int, int]]
    rising: list[str]
    rebuys: bool
    by_hand: bool
    points: bool
    ways: list[Way]


def look_of(
    server: HallServer, connection: access.Connection, table: LiveTable, as_: str
) -> tuple[Reader, Grant]:
    """From where this browser looks, as asked for, if it may, else from its own seat; and the grant
    by which it does."""
    best, grant = table.look_of(server.valid_grants(connection))
    if as_ == "spectator":
        return "spectator", VISITOR
    if (as_ == "judge" and best != "judge") or (as_ == "seat" and not isinstance(best, int)):
        raise not_allowed(Message("you-have-no-seat-here") if as_ == "seat" else no_words)
    return best, grant


@get("/api/tables", allow=EVERYONE, name="tables")
async def list_tables(server: TheServer) -> list[TableLine]:
    """Tables in play or being filled, the latest first."""
    states = [(table.id, table.state) for table in in_use(server) if not table.state.terms.once]
    return [
        TableLine(
            id,
            state.event,
            state.terms.round,
            state.terms.number,
            state.game,
            state.preset,
            state.stage,
            len(state.seats),
            sum(seat.kind == "empty" and not seat.kept for seat in state.seats),
            [seat.name for seat in state.seats if seat.kind == "person"],
        )
        for id, state in reversed(states)
    ]


@get("/api/games", allow=EVERYONE, name="games")
async def list_games() -> list[GameLine]:
    """The games that are dealt here, with what a page needs to open a table of each."""
    return [_game_line(table_game(game)) for game in live_games()]


def _game_line(one: TableGame) -> GameLine:
    presets = one.presets()
    seats = {preset: _limits(one, preset) for preset in presets}
    fewest, most = seats[presets[0]]
    return GameLine(
        key=one.game,
        title=one.title,
        presets=list(presets),
        fewest=fewest,
        most=most,
        usual=one.usual,
        minutes=one.minutes,
        partners=bool(one.partners(one.usual)),
        seats=seats,
        rising=[preset for preset in presets if may_rise(one.game, preset)],
        rebuys=one.has_levels,
        by_hand=one.manual_deal,
        points=one.unit == "points",
        ways=ways_of(one),
    )


def _limits(one: TableGame, preset: str) -> tuple[int, int]:
    fewest, most, _ = one.seat_limits(one.rules(preset, {}))
    return fewest, min(most, MOST_SEATS)


def in_use(server: HallServer) -> list[LiveTable]:
    """Tables that are not over, and at which something happened today; one without an event is
    closed after half an hour without an act."""
    now, tables = server.now(), server.tables.all.values()

    def used(state: State) -> bool:
        closes = closes_at(state)
        return state.at > now - ABANDONED_MS if closes is None else closes > now

    return [table for table in tables if table.state.stage != "ended" and used(table.state)]


def own_tables(server: HallServer) -> Quotas:
    """The tables without an event, and who opened them."""
    most = server.config.limits
    quotas = Quotas(most.tables, most.tables_kept, most.tables_of_address, most.tables_of_person)
    for table in in_use(server):
        if not table.state.event:
            named = (one.partition(":") for one in table.state.terms.opened_by)
            quotas.take([(kind, who) for kind, _, who in named])
    return quotas


@post("/api/tables", allow=EVERYONE, name="make table", status_code=201)
async def make_table(
    request: Request[Any, Any, Any], data: JSONBody[NewTable], server: TheServer
) -> MadeTable:
    """Open a table without an event and sit down at it."""
    by = unnamed(holders(request), server.secrets.secret("shares"))
    id = made_by(request.cookies["cardhall-form"], data.id) if data.id else server.config.new_id()
    made = server.tables.find(id) if data.id else None
    if made is None and own_tables(server).full(by, of_an_event(server.valid_grants(request))):
        raise bad_request(Message("all-the-tables-are-taken"), "", Message("join-one"))
    if made is not None and made.state.terms.host != server.tables.known_as(id, data.name):
        raise id_is_used()
    grant = await server.tables.person(id, data.name, data.pin, new=True)
    if grant is None:
        raise id_is_used()
    bots = [
        commands.PlannedSeat(
            bot=True, name=one.name, face=one.face, manner=data.manner or one.manner
        )
        for one in BOTS[: min(data.bots, data.seats - 1)]
    ]
    people = [commands.PlannedSeat()] * (data.seats - len(bots))
    turn_ms, bank_ms = CLOCKS[data.clock]
    command = commands.OpenTable(
        table=id,
        game=data.game,
        preset=data.preset,
        options=data.options,
        seats=(*people, *bots),
        minutes=data.minutes,
        start=data.start,
        host=grant.entry,
        turn_ms=turn_ms,
        bank_ms=bank_ms,
        tie=data.tie,
        levels=levels_for(data.game, data.preset, data.blinds, data.level),
        rebuys=rebuys_for(data.game, data.preset, data.options) if data.rebuys else None,
        referee=data.referee,
        clock="none" if data.clock == "none" else "company",
        dealing=data.dealing,
        target=data.target,
        skill=data.skill,
        manner=data.manner,
        bot_pause_ms=SPEEDS[data.speed],
        opened_by=tuple(f"{kind}:{who}" for kind, who in by),
    )
    context = commands.Context(at=server.now(), actor=grant.entry, role="host")
    table = await server.tables.open_table(command, f"open:table:{id}", context)
    face = data.face if data.face in FACES else ""
    sit = commands.Sit(seat=0, person=grant.entry, name=grant.name, acknowledged=True, face=face)
    receipt = await table.send(f"sit:{id}:{grant.entry}", sit, table.context(grant))
    access.add_grant(request, grant, server.now())
    return MadeTable(id, receipt.version, table.next_seal())


def id_is_used() -> Refused:
    return bad_request(
        Message("that-id-opened-another-table"), "id", Message("send-this-with-a-new")
    )


@get(
    "/api/tables/{id:str}/view",
    allow=EVERYONE,
    name="table view",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(TablePush, generate_examples=False)},
)
async def table_view(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    server: TheServer,
    as_: Annotated[SeeAs, QueryParameter(name="as")] = "",
) -> Response[bytes]:
    """``{version, at, view}`` from the caller's seat."""
    table = await server.tables.awake(id)
    reader, _ = look_of(server, request, table, as_)
    return Response(table.render(reader), media_type=MediaType.JSON)


@post(
    "/api/tables/{id:str}/commands",
    allow=SIGNED_IN,
    name="table command",
    status_code=200,
    reads=TableCommand,
)
async def table_command(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[TableCommand],
    server: TheServer,
) -> Response[Taken]:
    """One command to a live table: answered when it is on the disk."""
    table = await server.tables.awake(id)
    grant = grant_at(server, request, table)
    command, context = data.command, table.context(grant)
    kept = kept_as(table.stream, data.id, grant, server.valid_grants(request))
    if isinstance(command, BeginHere):
        if context.role not in {"host", "judge", "chair"}:
            raise not_allowed(Message("whoever-opened-the-table-begins"))
        fill = tuple(one.name for one in BOTS) if command.fill else ()
        receipt = await server.tables.begin(
            table, kept, context, dealer=command.dealer, way=command.way, fill=fill
        )
    else:
        if isinstance(command, commands.Sit):
            command = msgspec.structs.replace(
                command, person=table.person_of(grant), name=grant.name
            )
        if isinstance(command, commands.TakeName) and not table.state.event:
            grant = await server.tables.rename(table.id, grant, command.name)
            command = msgspec.structs.replace(command, name=grant.name)
            access.add_grant(request, grant, server.now())
        receipt = await table.send(kept, command, context)
    return Answer(Taken(data.id, receipt.version, receipt.duplicate))


def grant_at(server: HallServer, connection: access.Connection, table: LiveTable) -> Grant:
    """The grant by which this browser acts at a table: its seat before its office."""
    grants = server.valid_grants(connection)
    for grant in grants:
        if table.person_of(grant):
            return grant
    for grant in grants:
        if grant.role == "chair" or (grant.role == "judge" and grant.event == table.state.event):
            return grant
    raise (
        not_allowed(Message("you-are-not-at-this-table"), Message("scan-the-table-code"))
        if grants
        else sign_in()
    )


@get("/api/tables/{id:str}/advice", allow=SIGNED_IN, name="advice")
async def advice(request: Request[Any, Any, Any], id: FromPath[str], server: TheServer) -> Advice:
    """Advise the act that a sensible player would choose at my seat now, and say why. Never at a
    tournament's table."""
    table = await server.tables.awake(id)
    return await server.costly.run(
        request, _asked_of, advice_for, table.state, _my_seat(server, request, id)
    )


@get("/api/tables/{id:str}/odds", allow=SIGNED_IN, name="odds")
async def odds(request: Request[Any, Any, Any], id: FromPath[str], server: TheServer) -> Odds:
    """The odds of my hand as it stands, counted from what my seat may know."""
    table = await server.tables.awake(id)
    return await server.costly.run(
        request, _asked_of, odds_for, table.state, _my_seat(server, request, id)
    )


def _my_seat(server: HallServer, connection: access.Connection, id: str) -> int:
    reader = server.tables.get(id).reader_of(server.valid_grants(connection))
    if not isinstance(reader, int):
        raise not_allowed(Message("you-have-no-seat-here"))
    return reader


def _asked_of(answer: Callable[[State, int], Told], state: State, seat: int) -> Told:
    try:
        return answer(state, seat)
    except NoAdvice as none:
        raise bad_request(none.why, "table", none.cure) from None


@get(
    "/api/tables/{id:str}/hands/{number:int}",
    allow=EVERYONE,
    name="a hand stepped through",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(SteppedHand, generate_examples=False)},
)
async def stepped_hand(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    number: FromPath[int],
    server: TheServer,
    session: Annotated[int, QueryParameter(name="session")] = 0,
) -> Response[bytes]:
    """One hand of a finished session, act by act, all cards open; ``session`` 0 is the last."""
    table = await server.tables.awake(id)
    data = await server.costly.run(request, _stepped, server, table, session, number)
    return Response(data, media_type=MediaType.JSON)


def _stepped(server: HallServer, table: LiveTable, session: int, number: int) -> bytes:
    try:
        return to_answer(stepped(server.tables.archives.of(table), session, number))
    except StillSecret as secret:
        raise bad_request(secret.why, "session", Message("look-when-the-session-is-over")) from None
    except IndexError:
        raise not_found(Message("there-is-no-such-hand"), "number") from None


class HandText(msgspec.Struct):
    """A hand of a finished session as a hand record, which ``cardhall replay`` plays again.

    ``ruled`` tells what the chair decided in it, which the record says too. ``text`` is "" for a
    hand that cannot be written so.
    """

    number: int
    title: Message
    text: str
    ruled: list[Message]


@get("/api/tables/{id:str}/history", allow=EVERYONE, name="table history")
async def table_history(
    request: Request[Any, Any, Any], id: FromPath[str], server: TheServer
) -> list[HandText]:
    """The hands of the last session once it is over and its seed is open; before that none."""
    state = (await server.tables.awake(id)).state
    return await server.costly.run(request, hands_of, state)


def hands_of(state: State) -> list[HandText]:
    if not state.adapter.manual_deal:
        numbers = hand_numbers(state)
        return [HandText(n, Message("hand-by-number", number=n), "", []) for n in numbers]
    return [text_of(number, hand_record(state, number)) for number in hand_numbers(state)]


def text_of(number: int, hand: HandData) -> HandText:
    from cardhall.records import RecordError, format_record, record_of
    from cardhall.records.write import start_of

    start = start_of(
        "boure", hand.title, hand.rules, hand.dealer, hand.stacks, hand.deck, hand.pot, hand.owed,
        hand.spare, hand.playing, hand.free,
    )  # fmt: skip
    try:
        text = format_record(record_of(start, hand.words))
    except RecordError:
        text = ""
    return HandText(number, written(hand.title), text, list(hand.ruled))


@websocket("/ws/tables/{id:str}", allow=EVERYONE, name="table socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    server: TheServer,
    as_: Annotated[SeeAs, QueryParameter(name="as")] = "",
) -> None:
    """Pushes ``{version, at, view}`` whole, now and on every change."""
    table = await server.tables.awake(id)
    reader, grant = look_of(server, socket, table, as_)
    with server.socket(socket):
        await serve_socket(socket, table.hub, reader, server.holds(socket, grant))


HANDLERS = [list_games, table_view, advice, odds, stepped_hand, table_history, table_socket]
