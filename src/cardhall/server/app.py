"""The factory: from a ``Config`` to the running application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, get
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.stores.registry import StoreRegistry

import cardhall
from cardhall.server import login, pages, rules
from cardhall.server.access import EVERYONE, deny_by_default
from cardhall.server.config import Config
from cardhall.server.errors import Refused, on_fault, on_http, on_refused
from cardhall.server.house import House
from cardhall.server.keys import Keys, SessionFile, SessionsConfig

HANDLERS: list[Any] = [login.log_in, login.log_out, login.me, rules.rules, pages.page]


@get("/api/health", allow=EVERYONE, name="health")
async def health(house: House) -> dict[str, str | int]:
    """That the hall is up, its version and its time (milliseconds since the epoch)."""
    return {"status": "open", "version": cardhall.__version__, "at": house.now()}


def create_app(config: Config) -> Litestar:
    """One hall; everything from outside comes in ``config``."""
    keys = Keys(config.data_dir, config.random_bytes)
    house = House(config, keys)
    files = pages.Pages(config.static_dir)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with house.open():
            yield

    app = Litestar(
        [health, *HANDLERS],
        guards=[deny_by_default],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "pages": Provide(lambda: files, sync_to_thread=False),
        },
        middleware=[SessionsConfig(key="cardhall", samesite="lax", max_age=90 * 86_400).middleware],
        csrf_config=CSRFConfig(keys.secret("forms"), cookie_name="cardhall-form"),
        stores=StoreRegistry({"sessions": SessionFile(config.data_dir / "sessions.jsonl")}),
        exception_handlers={Refused: on_refused, HTTPException: on_http, Exception: on_fault},
        request_max_body_size=config.limits.body,
        response_headers=pages.HEADERS,
        openapi_config=OpenAPIConfig("Cardhall", cardhall.__version__, path="/api/schema"),
        logging_config=None,
    )
    app.state.house = house
    return app
