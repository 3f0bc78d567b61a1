"""Views pushed over real sockets: to whom, when, and not to pages of strangers."""

import json
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from cardhall.cli.serve import SERVER
from cardhall.server.config import Limits
from cardhall.server.protocols import HallSocket
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


def never_reads(hall: RealHall, browser: Browser, path: str) -> socket.socket:
    """A phone that opens a page's socket and takes nothing from it; the machine keeps little for
    it."""
    phone = socket.socket()
    phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    phone.connect(("127.0.0.1", hall.port))
    cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    phone.sendall(
        f"GET {path} HTTP/1.1\r\nHost: {browser.address}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nOrigin: http://{browser.address}\r\nCookie: {cookies}\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in phone.recv(40)
    return phone


def sit_and_leave(browser: Browser, table: str, n: int) -> int:
    """One change of the table; its version."""
    body: dict[str, Any] = {"type": "leave", "seat": 0}
    if n % 2:
        body = {"type": "sit", "seat": 0, "person": "", "name": "Ida"}
    command = {"id": f"command-{n:04}", "version": 0, "command": body}
    told = browser.post(f"/api/tables/{table}/commands", command)
    return int(told.json()["version"])


@pytest.mark.parametrize("ended", [False, True], ids=["by the ping", "by its own close"])
def test_a_phone_that_does_not_read_holds_nobody_up_and_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ended: bool
) -> None:
    """What it does not take stays in the hall: to close such a line in good order would be to wait
    for it for ever."""
    monkeypatch.setitem(SERVER, "ws_ping_interval", 60.0 if ended else 1.0)
    monkeypatch.setitem(SERVER, "ws_ping_timeout", 60.0 if ended else 1.0)
    monkeypatch.setattr(HallSocket, "close_seconds", 0.5)
    with RealHall(tmp_path, send_buffer=4096) as hall:
        ida = hall.browser()
        path = f"/ws/tables/{(table := open_table(ida))}"
        stuck = never_reads(hall, ida, path)
        with ida.socket(path) as quick:
            for n in range(2 if ended else 12):
                version = sit_and_leave(ida, table, n)
                began = time.monotonic()
                while next_view(quick)["version"] < version:
                    pass
                assert time.monotonic() - began < 2, "the others wait for it"
            if ended:  # they may look no more
                ida.http.post(
                    "/api/logout", headers={"x-csrftoken": ida.http.cookies["cardhall-form"]}
                )
            left = 0 if ended else 1
            lines = {one for one in hall.connections if isinstance(one, HallSocket)}
            until = time.monotonic() + 10
            while hall.app.state.server.sockets > left or len(lines & hall.connections) > left:
                assert time.monotonic() < until, "it is never let go"
                time.sleep(0.02)
        stuck.close()


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
