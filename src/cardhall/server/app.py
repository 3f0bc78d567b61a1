"""Build the application from a ``Config``."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

import msgspec
from litestar import Litestar, Request, Router, get
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig, get_remote_address

import cardhall
from cardhall.hall.kernel.context import Refusal as HallRefusal
from cardhall.messages import Message, said_as, written
from cardhall.paper import PressMissing
from cardhall.rulebook import PresetError
from cardhall.server import (
    api_description,
    audit_log,
    boards,
    copies,
    desk,
    events,
    hand_review,
    house_rules,
    invitations,
    judge,
    lessons,
    login,
    pages,
    problems,
    results,
    revealed_deals,
    rules,
    same_deals,
    saved_hands,
    schema,
    signed_in,
    table_overview,
    tables,
)
from cardhall.server.access import EVERYONE
from cardhall.server.config import Config, Limits
from cardhall.server.errors import (
    Refused,
    on_fault,
    on_form,
    on_http,
    on_no_press,
    on_refusal,
    on_refused,
    on_store_failed,
)
from cardhall.server.hall_secrets import HallSecrets
from cardhall.server.hall_server import HallServer, TheServer
from cardhall.server.headers import dress
from cardhall.server.hosts import Gate
from cardhall.server.middleware import Forms, HallRequest, Limiter, RouteGuard
from cardhall.server.rate_limits import SharedLimiter
from cardhall.server.sessions import COOKIE, SessionsConfig
from cardhall.store import StoreFailed
from cardhall.tables.decision import Refusal as TableRefusal

HANDLERS: list[Any] = [
    login.log_out,
    login.me,
    *signed_in.HANDLERS,
    rules.rules,
    boards.show_boards,
    *events.HANDLERS,
    *tables.HANDLERS,
    invitations.door_of_table,
    *house_rules.HANDLERS,
    *revealed_deals.HANDLERS,
    saved_hands.saved_hand,
    *hand_review.HANDLERS,
    *schema.HANDLERS,
    *desk.HANDLERS,
    *copies.HANDLERS,
    *judge.HANDLERS,
    *table_overview.HANDLERS,
    *results.HANDLERS,
    *lessons.HANDLERS,
    *problems.HANDLERS,
    pages.docs,
    pages.docs_page,
    pages.page,
]
DOORS: list[Any] = [
    login.log_in,
    login.replace_password,
    tables.make_table,
    tables.list_tables,
    *same_deals.DOORS,
]
COMMANDS: list[Any] = [events.event_command, tables.table_command]


def session_of(request: Request[Any, Any, Any]) -> str:
    """Key the limit on commands by browser, not by a router that half the hall sits behind."""
    return request.cookies.get(COOKIE) or get_remote_address(request)


def limited(limits: Limits, limiter: type[Limiter]) -> list[Router]:
    """Coming in and commanding, no faster than people do."""
    logins = RateLimitConfig(("minute", limits.logins_a_minute), middleware_class=limiter)
    commands = RateLimitConfig(
        ("second", limits.commands_a_second),
        middleware_class=limiter,
        identifier_for_request=session_of,
    )
    return [
        Router("/", route_handlers=DOORS, middleware=[logins.middleware]),
        Router("/", route_handlers=COMMANDS, middleware=[commands.middleware]),
    ]


class Health(msgspec.Struct):
    status: Literal["open"]
    version: str
    at: int


@get("/api/health", allow=EVERYONE, name="health")
async def health(server: TheServer) -> Health:
    """That the hall is up, its version and its time (milliseconds since the epoch)."""
    return Health("open", cardhall.__version__, server.now())


def typed_by_people(wanted: type, value: Any) -> Message:
    """Take a string that comes in as words that somebody typed: only the hall says messages by
    their keys. Raises ValueError for anything but a string."""
    if not isinstance(value, str):
        raise ValueError("Expected `str`")
    return written(value)


TYPE_DECODERS: list[Any] = [(lambda wanted: wanted is Message, typed_by_people)]
"""How what comes in is read where its type alone does not say it."""


def create_app(config: Config) -> Litestar:
    """One hall; everything from outside comes in ``config``."""
    kept = HallSecrets(
        config.data_dir, config.random_bytes, config.store.shared, config.password_cost
    )
    server = HallServer(config, kept)
    files, site = pages.PageFiles(config.static_dir), pages.PageFiles(config.site_dir)
    timed: list[Any] = []
    if (counts := config.metrics) is not None:
        from cardhall.server.metrics import Begun

        counts.look_at(server)
        timed = [Begun]

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with server.open():
            yield

    app = Litestar(
        [
            health,
            *HANDLERS,
            *limited(config.limits, SharedLimiter if config.news else Limiter),
        ],
        lifespan=[lifespan],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "pages": Provide(lambda: files, sync_to_thread=False),
            "site": Provide(lambda: site, sync_to_thread=False),
        },
        guards=[same_deals.own_until_played],
        request_class=HallRequest,
        type_encoders={Message: said_as},
        type_decoders=TYPE_DECODERS,
        plugins=[api_description.MessagesDescribed()],
        middleware=[
            *timed,
            DefineMiddleware(Gate, names=config.names, public=config.public),
            SessionsConfig(key=COOKIE, signed_in=server.sessions).middleware,
            DefineMiddleware(Forms, config=CSRFConfig(kept.secret("forms"), "cardhall-form")),
            DefineMiddleware(RouteGuard, standing=server.valid_grants),
        ],
        exception_handlers={
            Refused: on_refused,
            HallRefusal: on_refusal,
            TableRefusal: on_refusal,
            PresetError: on_refusal,
            StoreFailed: on_store_failed,
            PressMissing: on_no_press,
            HTTPException: on_http,
            UnicodeDecodeError: on_form,
            LookupError: on_form,
            Exception: on_fault,
        },
        request_max_body_size=config.limits.body,
        before_send=[
            dress,
            audit_log.watch(server.now),
            *([counts.answered] if counts else []),
        ],
        after_exception=[audit_log.watch_sockets(server.now)],
        openapi_config=api_description.served(),
        logging_config=None,
    )
    app.state.server = server
    return app
