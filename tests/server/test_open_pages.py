"""Pages that are open when a code is replaced, somebody signs out, or a sign-in's time is over."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from cardhall.server.access import LIVES
from tests.server.support import Browser, RealHall
from tests.server.test_sockets import next_view, open_table

TABLE = "spring.boure.1.1"
LOOKS = {  # what each has open
    "player": (f"/ws/tables/{TABLE}?as=seat", "/ws/events/spring?as=player"),
    "judge": (f"/ws/tables/{TABLE}?as=judge", "/ws/events/spring?as=judge"),
    "captain": ("/ws/events/spring?as=captain",),
}


class Playing:
    """An event whose first table is played in the browser, with a socket open for each look."""

    def __init__(self, hall: RealHall) -> None:
        self.hall = hall
        self.chair = hall.browser()
        self.chair.post("/api/login", {"password": hall.password})
        self.chair.post("/api/events", {"id": "spring", "rehearsal": True})
        self.tell("rehearse", until="seated")
        self.tell("set_table_mode", table=1, mode="live")
        self.tell("start_round")
        self.wait_for_the_table()
        view = self.chair.http.get("/api/events/spring/view?as=console").json()["view"]
        category = view["categories"][0]
        first = next(one for one in category["rounds"][-1]["tables"] if one["table"] == 1)
        self.entry = first["seats"][0]["entry"]
        codes = {one["id"]: one["code"] for one in view["entries"]}
        self.codes = {
            "player": codes[self.entry],
            "judge": view["judge_code"],
            "captain": category["table_codes"]["1"],
        }
        self.renewed: dict[str, dict[str, Any]] = {
            "player": {"entry": self.entry},
            "judge": {},
            "captain": {"category": category["key"], "table": 1},
        }

    def wait_for_the_table(self) -> None:
        """A round's tables open by themselves, soon after its start."""
        end = time.monotonic() + 10
        while self.chair.http.get(f"/api/tables/{TABLE}/view").status_code != 200:
            assert time.monotonic() < end, "no table was opened"
            time.sleep(0.02)

    def tell(self, type: str, **what: Any) -> None:
        body = {"id": f"chair-{type}", "version": 9_999, "command": {"type": type, **what}}
        told = self.chair.post("/api/events/spring/commands", body)
        assert told.status_code == 200, told.text

    def come(self, role: str) -> Browser:
        browser = self.hall.browser()
        assert browser.post("/api/login", {"code": self.codes[role]}).json()["role"] == role
        return browser


@contextmanager
def playing(folder: Path) -> Iterator[Playing]:
    with RealHall(folder, timers=False, pace=100.0) as hall:
        yield Playing(hall)


@contextmanager
def opened(browser: Browser, path: str) -> Iterator[ClientConnection]:
    with browser.socket(path) as socket:
        assert next_view(socket)["view"]
        yield socket


def heard_out(socket: ClientConnection) -> None:
    for _ in range(3):
        next_view(socket)


def is_closed(socket: ClientConnection) -> None:
    """At most a view of before came, and the hall said why."""
    with pytest.raises(ConnectionClosed) as closed:
        heard_out(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001


EACH = [(role, path) for role, paths in LOOKS.items() for path in paths]


@pytest.mark.parametrize(("role", "path"), EACH)
def test_a_new_code_closes_what_the_old_one_opened(tmp_path: Path, role: str, path: str) -> None:
    with playing(tmp_path) as day:
        browser = day.come(role)
        with opened(browser, path) as socket, opened(day.come("judge"), LOOKS["judge"][0]) as other:
            day.tell("new_code", **day.renewed[role])
            is_closed(socket)
            if role != "judge":  # whoever else looks goes on looking
                with pytest.raises(TimeoutError):
                    other.recv(timeout=0.3)


@pytest.mark.parametrize(("role", "path"), EACH)
def test_signing_out_closes_what_is_open(tmp_path: Path, role: str, path: str) -> None:
    with playing(tmp_path) as day:
        browser, same = day.come(role), day.come(role)
        with opened(browser, path) as socket, opened(same, path) as elsewhere:
            browser.post("/api/logout", {})
            is_closed(socket)
            with pytest.raises(TimeoutError):
                elsewhere.recv(timeout=0.3)


@pytest.mark.parametrize(("role", "path"), EACH)
def test_a_sign_in_whose_time_is_over_closes_what_is_open(
    tmp_path: Path, role: str, path: str
) -> None:
    with playing(tmp_path) as day:
        browser = day.come(role)
        with opened(browser, path) as socket:
            day.hall.clock.pass_seconds(LIVES[role].idle / 1000)  # type: ignore[index]
            is_closed(socket)
        assert browser.http.get("/api/me").json()["role"] == "visitor"


def test_a_seat_at_a_table_of_ones_own_is_closed_by_signing_out(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall:
        ida = hall.browser()
        table = open_table(ida)
        path = f"/ws/tables/{table}?as="
        with opened(ida, f"{path}seat") as seat, opened(ida, f"{path}spectator") as watching:
            ida.post("/api/logout", {})
            is_closed(seat)
            with pytest.raises(TimeoutError):  # anybody may watch
                watching.recv(timeout=0.3)
