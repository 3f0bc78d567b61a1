"""What comes over the wire though no page of ours would send it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from cardhall.server.config import Limits
from tests.server.support import Hall, Person, RealHall, open_hall, run

POSTS = (
    "/api/login",
    "/api/logout",
    "/api/events",
    "/api/events/spring/commands",
    "/api/events/spring/import/preview",
    "/api/events/spring/preview-correction",
    "/api/backups",
    "/api/tables",
    "/api/tables/nowhere/commands",
)


async def an_event(hall: Hall) -> Person:
    chair = await hall.chair()
    await chair.post("/api/events", {"id": "spring", "rehearsal": True})
    return chair


def form(person: Person) -> dict[str, str]:
    return {"x-csrftoken": person.http.cookies["cardhall-form"]}


def in_words(answer: Any) -> dict[str, Any]:
    """Every refusal is one of ours: a known word, a sentence, and nothing of the machine's."""
    told: dict[str, Any] = answer.json()
    assert told["error"] in {
        *("refused", "stale", "not_allowed", "sign_in", "not_found"),
        *("too_many", "too_large", "bad_request", "busy"),
    }, told
    assert told["why"]["text"]
    for word in ("Traceback", "site-packages", "msgspec", "litestar", "/src/", "Error("):
        assert word not in answer.text, answer.text
    return told


@pytest.mark.parametrize("path", POSTS)
def test_a_form_without_the_pages_own_mark_is_refused(tmp_path: Path, path: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall)
            for headers in ({}, {"x-csrftoken": ""}, {"x-csrftoken": "0" * 128}):
                answer = await chair.http.post(path, json={}, headers=headers)
                assert answer.status_code == 403
                assert "Load the page again" in in_words(answer)["cure"]["text"]

    run(work())


BODIES = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"1e999",
    b'{"id": "\\ud800"}',
    b"\xff\xfe\x00",
    b"[" * 100_000,
    b'{"version": ' + b"9" * 5000 + b"}",
)


@pytest.mark.parametrize("path", [p for p in POSTS if p not in {"/api/logout"}])
def test_a_body_that_is_none_is_refused_in_words(tmp_path: Path, path: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, limits=Limits(logins_a_minute=1000)) as hall:
            chair = await an_event(hall)
            for kind in ("application/json", "text/plain", "multipart/form-data; boundary=x", "?"):
                for body in BODIES:
                    answer = await chair.http.post(
                        path, content=body, headers={**form(chair), "content-type": kind}
                    )
                    assert 400 <= answer.status_code < 500, (body[:20], kind, answer.text)
                    in_words(answer)

    run(work())


@pytest.mark.parametrize("path", POSTS)
def test_a_body_that_is_too_large_is_refused_in_words(tmp_path: Path, path: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall)
            answer = await chair.http.post(
                path,
                content=b'{"name": "' + b"x" * 9_000_000 + b'"}',
                headers={**form(chair), "content-type": "application/json"},
            )
            if path == "/api/logout":  # reads no body
                return
            assert answer.status_code in {400, 413}, answer.text
            in_words(answer)

    run(work())


BAD_VALUES: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("take_payment", {"entry": "x", "cents": 10**30}, ""),
    ("count_cash", {"cents": 10**30}, "cents"),
    ("count_cash", {"cents": -1}, "cents"),
    ("count_cash", {"cents": 1.5}, "cents"),
    ("count_cash", {"cents": "a dozen"}, "cents"),
    ("take_entry", {"name": "Ida", "auxiliary": "Oak", "paid_cents": 10**30}, "paid_cents"),
    ("take_entry", {"name": "Ida", "auxiliary": "Oak", "dated": "yesterday"}, "dated"),
    ("take_entry", {"name": "Ida", "auxiliary": "Oak", "category": "bridge"}, "category"),
    ("change_settings", {"settings": {"play_at": 10**30}}, "play_at"),
    ("change_settings", {"settings": {"utc_offset_minutes": 10**30}}, "utc_offset_minutes"),
    ("change_settings", {"settings": {"utc_offset_minutes": -(10**30)}}, "utc_offset_minutes"),
    ("change_settings", {"settings": {"session_minutes": 10**30}}, "session_minutes"),
    ("change_settings", {"settings": {"signin_minutes": -1}}, "signin_minutes"),
    ("change_settings", {"settings": {"name": "x" * 4096}}, "name"),
    ("change_settings", {"settings": {"venue": "\u202eHall"}}, "venue"),
    ("change_settings", {"settings": {"deadline": "2026-02-31"}}, "deadline"),
    ("set_option", {"option": "colour", "value": "red"}, "option"),
    ("set_option", {"option": "tie", "value": "fight"}, "value"),
    ("sign_in", {"who": ""}, ""),
    ("no_such_command", {}, "type"),
    ("sign_in", {"who": "x", "extra": 1}, "extra"),
)


@pytest.mark.parametrize(
    ("type", "what", "field"), BAD_VALUES, ids=[f"{t}-{f}" for t, _, f in BAD_VALUES]
)
def test_a_value_that_cannot_be_names_its_field_and_changes_nothing(
    tmp_path: Path, type: str, what: dict[str, Any], field: str
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall)
            before = await chair.view("spring", "console")
            answer = await chair.tell("spring", type, **what)
            assert answer.status_code in {400, 422}, answer.text
            told = in_words(answer)
            assert field in told.get("field", "") + told.get("cure", {}).get("text", "")
            assert told["cure"]["text"]
            assert await chair.view("spring", "console") == before
            assert (await chair.get("/paper/spring/sign-in.pdf")).status_code == 200

    run(work())


@pytest.mark.parametrize(
    "path",
    [
        *("/../../../etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd"),
        *("/assets/../../app.py", "/assets/..%5c..%5capp.py", "//etc/passwd", "/%00", "/a%00.js"),
        *("/" + "x" * 5000, "/" + "x/" * 2000, "/%ff%fe", "/chair.json", "/cardhall.db"),
    ],
)
def test_a_path_that_climbs_out_finds_the_page_and_nothing_else(tmp_path: Path, path: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path / "data") as hall:
            answer = await hall.person().get(path)
            assert answer.status_code in {200, 404}, answer.status_code
            if answer.status_code == 200:
                assert answer.headers["content-type"].startswith("text/html")
            for secret in (b"root:x:", b"def create_app", b"scrypt", b"SQLite"):
                assert secret not in answer.content

    run(work())


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/paper/spring/..%2f..%2fchair.json", 404),
        ("/paper/spring/%00.pdf", 404),
        ("/paper/spring/tags.pdf.pdf", 404),
        ("/paper/%2e%2e/tags.pdf", 404),
        ("/paper/nowhere/tags.pdf", 404),
        ("/paper/spring/seats.pdf?category=bridge", 404),
        ("/paper/spring/table-card.pdf?category=bridge", 404),
        ("/paper/spring/tags.pdf?size=poster", 400),
        ("/paper/spring/table-card.pdf?table=many", 400),
    ],
)
def test_a_paper_that_there_is_not_is_refused_in_words(
    tmp_path: Path, path: str, status: int
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall)
            answer = await chair.http.get(path)
            assert answer.status_code == status, answer.text[:200]
            in_words(answer)

    run(work())


def test_a_parameter_that_comes_twice_opens_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall)
            await chair.tell("spring", "rehearse", until="playing")
            code = (await chair.view("spring", "console"))["view"]["entries"][0]["code"]
            player = hall.person()
            assert (await player.login(code=code)).status_code == 200
            path = "/api/events/spring/view"
            for asked in ("as=player&as=console", "as=console&as=player", "as=console&AS=player"):
                answer = await player.http.get(f"{path}?{asked}")
                assert answer.status_code in {400, 403} or "judge_code" not in answer.text, asked
            mine = (await player.http.get(f"{path}?as=player")).json()
            as_told = {"as": "console", "role": "chair", "code": "x"}  # in a body, of what looks
            answer = await player.http.request("GET", f"{path}?as=player", json=as_told)
            assert answer.json() == mine

    run(work())


def test_a_forged_cookie_opens_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall)
            real = chair.http.cookies["cardhall"]
            forged = (real[:-1] + ("0" if real[-1] != "0" else "1"), "", "a" * 5000, "../sessions")
            for cookie in (*forged, b'{"grants": [{"role": "chair"}]}'.hex(), "null"):
                thief = hall.person()
                await thief.get("/api/me")
                headers = {
                    "cookie": f"cardhall={cookie}; cardhall-form="
                    + thief.http.cookies["cardhall-form"]
                }
                told = await thief.http.get("/api/me", headers=headers)
                assert told.json()["role"] == "visitor"
                view = await thief.http.get("/api/events/spring/view?as=console", headers=headers)
                assert view.status_code == 401

    run(work())


def test_trying_passwords_is_slowed_down_whatever_address_is_claimed(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, limits=Limits(logins_a_minute=5)) as hall:
            thief = hall.person()
            await thief.get("/api/me")
            seen = []
            for n in range(12):
                thief.http.cookies.delete("cardhall")
                claimed = {"x-forwarded-for": f"10.0.0.{n}", "x-real-ip": f"10.0.1.{n}"}
                answer = await thief.http.post(
                    "/api/login",
                    json={"password": f"guess-{n}"},
                    headers={**form(thief), **claimed, "forwarded": f"for=10.0.2.{n}"},
                )
                seen.append(answer.status_code)
            assert seen == [401] * 5 + [429] * 7
            assert in_words(answer)["cure"]["text"]

    run(work())


@pytest.mark.parametrize(
    ("text", "status"),
    [("", 400), ("x" * 401, 400), ("é" * 400, 200), ("\x00", 200), ("<script>", 200)],
)
def test_a_qr_code_is_only_ever_a_picture(tmp_path: Path, text: str, status: int) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            answer = await hall.person().post("/api/qr", {"text": text})
            assert answer.status_code == status, answer.text
            assert b"<script" not in answer.content
            assert answer.headers["content-type"].startswith("application/json")
            assert answer.headers["x-content-type-options"] == "nosniff"

    run(work())


@pytest.mark.parametrize("folder", ["a\x00b", "~nobody-of-this-name/x", "/dev/null/x", "x" * 5000])
def test_a_folder_that_cannot_be_is_no_place_for_backups(tmp_path: Path, folder: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            answer = await chair.post("/api/backups", {"folder": folder})
            assert answer.status_code == 400
            assert in_words(answer)["field"] == "folder"
            assert (await chair.get("/api/backups")).json()["folder"] == ""

    run(work())


def test_two_newcomers_at_once_both_sit_down(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            host = hall.person()
            new = {"name": "Ida", "pin": "1234", "seats": 5, "bots": 0}
            table = (await host.post("/api/tables", new)).json()["id"]
            guests = [hall.person() for _ in range(6)]
            came = await asyncio.gather(
                *(one.login(name=f"Guest {n // 2}", pin="4321", event=table)
                  for n, one in enumerate(guests))
            )  # fmt: skip
            assert [answer.status_code for answer in came] == [200] * 6
            assert len({answer.json()["entry"] for answer in came}) == 3

    run(work())


def test_a_table_of_rules_that_cannot_be_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            for options in (
                {"ante": 10**30},
                {"ladder": 3},
                {"no_such_rule": 1},
                {"undertrump": "x"},
            ):
                new = {"name": "Ida", "pin": "1234", "preset": "llaa", "options": options}
                answer = await hall.person().post("/api/tables", new)
                assert answer.status_code == 422, answer.text
                assert in_words(answer)["field"] == "options"
                assert next(iter(options)) in answer.text or "start_stack" in answer.text
            assert not hall.server.tables.all

    run(work())


def test_a_chair_who_sits_at_many_tables_remains_the_chair(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall)
            for _ in range(14):
                made = await chair.post("/api/tables", {"name": "Ida", "pin": "1234"})
                assert made.status_code == 201, made.text
            assert (await chair.view("spring", "console"))["version"]

    run(work())


def test_a_socket_needs_a_page_of_this_hall(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall:
        browser = hall.browser()
        table = browser.post("/api/tables", {"name": "Ida", "pin": "1234"}).json()["id"]
        url = f"ws://{browser.address}/ws/tables/{table}"
        with pytest.raises(InvalidStatus):
            connect(url, open_timeout=5)  # no Origin at all
        for origin in ("http://evil.example", "null", f"http://{browser.address}.evil.example"):
            with pytest.raises(InvalidStatus):
                browser.socket(f"/ws/tables/{table}", origin=origin)


def test_garbage_on_a_socket_hurts_only_the_one_who_sent_it(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall:
        browser = hall.browser()
        table = browser.post("/api/tables", {"name": "Ida", "pin": "1234"}).json()["id"]
        path = f"/ws/tables/{table}"
        with browser.socket(path) as healthy:
            first = json.loads(healthy.recv(timeout=5))
            for frame in (b"\x00\xff" * 100, "[" * 10_000, "\x00", '{"type": "deal"}', b""):
                with browser.socket(path) as rude:
                    rude.recv(timeout=5)
                    rude.send(frame)
                    rude.ping()
            with browser.socket(path) as rude:
                rude.recv(timeout=5)
                rude.send("x" * 1_000_000)
                with pytest.raises(ConnectionClosed):
                    rude.recv(timeout=5)
            told = browser.post(
                f"/api/tables/{table}/commands",
                {"id": "somebody-comes", "version": 0, "command": {"type": "begin_session"}},
            )
            assert told.status_code == 200, told.text
            assert json.loads(healthy.recv(timeout=5))["version"] > first["version"]
