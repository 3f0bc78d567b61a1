"""Views pushed over real sockets: to whom, when, and not to pages of strangers."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from cardhall.server.config import Limits
from tests.server.support import Browser, RealHall


def next_view(socket: ClientConnection) -> dict[str, Any]:
    return json.loads(socket.recv(timeout=5))  # type: ignore[no-any-return]


def open_table(browser: Browser) -> str:
    made = browser.post("/api/tables", {"name": "Ida", "pin": "1234", "seats": 3, "bots": 0})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def test_every_change_is_pushed_whole_with_its_version(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall:
        ida, room = hall.browser(), hall.browser()
        table = open_table(ida)
        with room.socket(f"/ws/tables/{table}") as seen:
            first = next_view(seen)
            assert first["view"]["reader"] == "spectator"
            una = hall.browser()
            una.post("/api/login", {"name": "Una", "pin": "9876", "event": table})
            body = {"type": "sit", "seat": 1, "person": "", "name": "Una"}
            told = una.post(
                f"/api/tables/{table}/commands",
                {"id": "una-sits-down", "version": 0, "command": body},
            )
            assert told.status_code == 200, told.text
            after = next_view(seen)
            assert after["version"] == told.json()["version"] > first["version"]
            assert after["view"]["seats"][1]["name"] == "Una"


def test_a_page_of_a_stranger_gets_no_socket(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall:
        ida = hall.browser()
        table = open_table(ida)
        for origin in ("http://evil.example", "http://127.0.0.1:1", "null"):
            with pytest.raises(InvalidStatus):
                ida.socket(f"/ws/tables/{table}", origin=origin)


def test_a_socket_to_nothing_is_refused(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall, pytest.raises(InvalidStatus):
        hall.browser().socket("/ws/tables/nowhere")


def test_who_reads_slowly_gets_the_newest_view_and_holds_nobody_up(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall, ExitStack() as stack:
        ida = hall.browser()
        table = open_table(ida)
        slow = stack.enter_context(ida.socket(f"/ws/tables/{table}"))
        for n in range(30):
            body = {"type": "add_bot", "seat": 1} if n == 0 else {"type": "leave", "seat": 0}
            if n % 2 and n:
                body = {"type": "sit", "seat": 0, "person": "", "name": "Ida"}
            ida.post(
                f"/api/tables/{table}/commands",
                {"id": f"command-{n:04}", "version": 0, "command": body},
            )
        with ida.socket(f"/ws/tables/{table}") as quick:
            newest = next_view(quick)["version"]
        while next_view(slow)["version"] < newest:
            pass


def test_more_sockets_than_the_hall_can_serve_are_turned_away(tmp_path: Path) -> None:
    with RealHall(tmp_path, limits=Limits(sockets=2)) as hall:
        ida = hall.browser()
        path = f"/ws/tables/{open_table(ida)}"
        with ida.socket(path) as first, ida.socket(path) as second:
            assert next_view(first)["view"] == next_view(second)["view"]
            with pytest.raises(InvalidStatus):
                ida.socket(path)


def test_a_reset_code_closes_the_socket_that_it_opened(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall:
        chair, player = hall.browser(), hall.browser()
        chair.post("/api/login", {"password": hall.password})
        chair.post("/api/events", {"id": "spring"})

        def tell(id: str, **command: str) -> None:
            body = {"id": id, "version": 99, "command": command}
            told = chair.post("/api/events/spring/commands", body)
            assert told.status_code == 200, told.text

        tell("take-entry", type="take_entry", name="Ida Moss", auxiliary="Blue Heron")
        view = chair.http.get("/api/events/spring/view?as=console").json()["view"]
        entry = view["entries"][0]
        player.post("/api/login", {"code": entry["code"]})
        with player.socket("/ws/events/spring?as=player") as socket:
            assert next_view(socket)["view"]["name"] == "Ida Moss"
            tell("new-code", type="new_code", entry=entry["id"])
            with pytest.raises(ConnectionClosed) as closed:
                next_view(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001
