"""By which names the hall answers, whose word it takes, and what every answer tells a browser."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus

from cardhall.cli.serve import SERVER, believing, name_in
from cardhall.server.app import create_app
from cardhall.server.config import Config, Limits
from cardhall.server.hosts import Names
from cardhall.store import Store
from tests.server.support import QUICK, Clock, RealHall, open_hall, run
from tests.server.test_sockets import open_table

OURS = (
    "127.0.0.1:8765", "192.168.1.10:8765", "10.0.0.7", "[::1]:8765", "[fe80::1]", "localhost:8765",
    "cardhall", "laptop:8765", "cardhall.local", "Cardhall.LOCAL:8765", "hall.lan",
    "hall.home.arpa", "cards.example.org", "cards.example.org:443", "cards.example.org.",
)  # fmt: skip
STRANGERS = (
    "evil.example", "evil.example:8765", "rebind.192.168.1.10.evil.example", "local.evil.com",
    "cards.example.org.evil.com", "evil.cards.example.org", "", "a b", "evil.example/lan",
    "999.1.1.1", "192.168.1.10.evil.com", "hall.lan@evil.example", "evil.com:80:90",
    "evil.com\r\nx",
)  # fmt: skip


def test_the_halls_own_names_are_known_and_a_strangers_are_not() -> None:
    names = Names(["cards.example.org"])
    assert [one for one in OURS if not names.knows(one)] == []
    assert names.knows(socket.gethostname())
    assert [one for one in STRANGERS if names.knows(one)] == []
    assert [one for one in OURS if not names.knows(one)] == []  # known ones are remembered


def test_a_page_with_a_name_of_its_own_for_this_machine_gets_nothing(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall:
        ida = hall.browser()
        table = open_table(ida)
        for path in ("/", "/api/me", f"/api/tables/{table}/view", "/nowhere", "/api/sit/AAAAA"):
            answer = ida.http.get(path, headers={"host": f"evil.example:{hall.port}"})
            assert answer.status_code == 421, path
            assert "--name" in answer.json()["cure"]["text"]
        with pytest.raises(InvalidStatus):
            # the page's own Origin and Host agree, which is what makes the attack
            hall.browser().socket(
                f"/ws/tables/{table}", f"http://evil.example:{hall.port}", "evil.example"
            )


def test_a_page_of_another_scheme_gets_no_socket(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall:
        ida = hall.browser()
        path = f"/ws/tables/{open_table(ida)}"
        for scheme in ("https", "file", "ws", ""):
            with pytest.raises(InvalidStatus):
                ida.socket(path, origin=f"{scheme}://{ida.address}")
        with ida.socket(path) as own:
            assert own.recv(timeout=5)


@contextmanager
def behind(folder: Path, proxies: tuple[str, ...], public: str = "") -> Iterator[str]:
    """A hall that takes these proxies' word, served as ``cardhall serve`` does; ``public``: on the
    internet, by that address."""
    clock = Clock()
    with Store(folder / "cardhall.db", now=clock) as store:
        limits = Limits(logins_a_minute=3)
        names = (name_in(public),) if public else ("hall.org",)
        app = create_app(
            Config(store, folder, clock, limits=limits, names=names, public=public, **QUICK)
        )
        listening = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, **SERVER | believing(proxies)))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        bound = time.monotonic() + 10
        while not server.started and time.monotonic() < bound:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join(15)


def tried(address: str) -> list[int]:
    """Codes tried from one address that says each time it was another one."""
    with httpx.Client(base_url=address) as browser:
        browser.get("/api/me")
        form = {"x-csrftoken": browser.cookies["cardhall-form"]}
        return [
            browser.post(
                "/api/login",
                json={"code": "ABCDEF"},
                headers=form | {"x-forwarded-for": f"8.8.8.{n}"},
            ).status_code
            for n in range(5)
        ]


def test_nobody_escapes_the_limits_by_saying_who_they_are(tmp_path: Path) -> None:
    with behind(tmp_path, ()) as address:
        assert tried(address) == [401, 401, 401, 429, 429]


def test_a_named_proxys_word_is_taken(tmp_path: Path) -> None:
    said = {"x-forwarded-proto": "https", "host": "hall.org"}
    with behind(tmp_path, ("127.0.0.1",)) as address:
        assert tried(address) == [401] * 5
        answer = httpx.get(f"{address}/api/me", headers=said)
        assert "max-age=31536000" in answer.headers["strict-transport-security"]
        assert "; Secure" in answer.headers["set-cookie"]
        assert "wss://hall.org" in answer.headers["content-security-policy"]


def test_a_strangers_word_for_https_is_not_taken(tmp_path: Path) -> None:
    with behind(tmp_path, ("10.1.2.3",)) as address:
        answer = httpx.get(f"{address}/api/me", headers={"x-forwarded-proto": "https"})
        assert "strict-transport-security" not in answer.headers
        assert "Secure" not in answer.headers["set-cookie"]


def directives(answer: httpx.Response) -> dict[str, str]:
    parts = answer.headers["content-security-policy"].split("; ")
    return {name: value for name, _, value in (part.partition(" ") for part in parts)}


def test_every_answer_says_what_a_browser_may_do_with_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair, visitor = await hall.chair(), hall.person()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            table = (
                await chair.post("/api/tables", {"name": "Ida", "pin": "1234", "seats": 3})
            ).json()["id"]
            answers = [
                await visitor.get("/"),
                await visitor.get("/nowhere"),
                await visitor.get("/assets/gone.js"),
                await visitor.get("/api/nowhere"),
                await visitor.get("/api/events/nowhere/view"),
                await visitor.get("/api/events/spring/export"),
                await visitor.http.put("/api/me"),
                await visitor.http.post("/api/login", json={}),
                await visitor.post("/api/login", {"code": "AAAAAA"}),
                await visitor.post("/api/login", {"code": "A" * 300_000}),
                await visitor.http.get("/api/me", headers={"host": "evil.example"}),
                await chair.get("/api/events/spring/export"),
                await chair.http.get("/api/events/spring/view?as=console"),
                await chair.get("/api/events/spring/papers"),
                await chair.get("/paper/spring/sign-in.pdf"),
                await chair.get(f"/api/tables/{table}/view"),
                await chair.play(table, "begin_session"),
                await visitor.get("/api/events/spring/results.csv"),
            ]
            assert {one.status_code for one in answers} >= {200, 401, 403, 404, 405, 413, 421}
            for one in answers:
                where = (one.request.method, one.request.url.path, one.status_code)
                assert one.headers["x-content-type-options"] == "nosniff", where
                assert one.headers["referrer-policy"] == "no-referrer", where
                assert "access-control-allow-origin" not in one.headers, where
                kind = one.headers["content-type"]
                if kind.startswith("text/"):
                    assert kind.endswith("; charset=utf-8"), where
                else:  # JSON is UTF-8 whatever is said
                    assert kind.split("/")[0] == "application", where
                rules = directives(one)
                is_pdf = one.headers["content-type"].startswith("application/pdf")
                assert rules["object-src"] == ("'self'" if is_pdf else "'none'"), where
                assert rules["form-action"] == "'self'", where
                assert rules["base-uri"] == "'none'", where
                assert rules["frame-ancestors"] == "'none'", where
                host = one.request.headers["host"]
                if one.status_code != 421:
                    assert rules["connect-src"] == f"'self' ws://{host}", where
                if one.request.url.path.startswith(("/api/", "/paper/")):
                    assert one.headers["cache-control"] == "no-store", where

    run(work())
