"""The chairperson's desk: papers, codes as pictures, backups, the rulebook, the page itself."""

import contextlib
import gzip
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import LitestarException

from tests.server.support import Hall, Person, open_hall, run

PAPERS = ("sign-in", "seats", "tags", "entry-blank", "table-card", "rulebook")


async def an_event(hall: Hall) -> Person:
    chair = await hall.chair()
    await chair.post("/api/events", {"id": "spring", "rehearsal": True})
    assert (await chair.tell("spring", "rehearse", until="playing")).status_code == 200
    return chair


@pytest.mark.parametrize("name", PAPERS)
def test_each_paper_is_a_pdf(tmp_path: Path, name: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall)
            answer = await chair.get(f"/paper/spring/{name}.pdf", table=1, size="a4")
            assert answer.status_code == 200, answer.text
            assert answer.content.startswith(b"%PDF-")
            wrong = await chair.get(f"/paper/spring/{name}.pdf", size="napkin")
            assert wrong.json()["field"] == "size"

    run(work())


def test_a_qr_code_is_a_picture_that_any_page_can_show(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, address="http://10.0.0.7:8765/") as hall:
            visitor = hall.person()
            asked = {"text": "http://hall.example/join#code=ABC234"}
            picture = (await visitor.post("/api/qr", asked)).json()["svg"]
            assert 'xmlns="http://www.w3.org/2000/svg"' in picture
            assert (await visitor.post("/api/qr", {"text": "x" * 500})).status_code == 400
            for address in ("/qr.svg", "/api/qr"):  # a code in an address would be kept in logs
                gone = await visitor.get(address, text="http://hall.example/join#code=ABC234")
                assert gone.status_code in {404, 405}
            here = await visitor.get("/api/address")
            assert here.json()["address"] == "http://hall.example/"
            laptop = await visitor.http.get("/api/address", headers={"host": "127.0.0.1:8765"})
            assert laptop.json()["address"] == "http://10.0.0.7:8765/"

    run(work())


def test_backups_go_where_the_chair_says_and_say_when_they_cannot(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path / "hall") as hall:
            chair = await an_event(hall)
            assert (await chair.get("/api/backups")).json()["folder"] == ""
            stick = tmp_path / "stick"
            typo = await chair.post("/api/backups", {"folder": str(stick)})
            assert (typo.status_code, typo.json()["field"]) == (400, "folder")
            assert typo.json()["why"]["text"] == "There is no such folder."
            assert "make the folder first" in typo.json()["cure"]["text"]
            assert not stick.exists()
            assert (await chair.get("/api/backups")).json()["folder"] == ""
            stick.mkdir()
            chosen = await chair.post("/api/backups", {"folder": str(stick)})
            assert chosen.status_code == 200, chosen.text
            assert chosen.json()["last_at"] == hall.clock.at
            assert not chosen.json()["problems"]
            assert len(list(stick.iterdir())) == 1
            shutil.rmtree(stick)
            await chair.post("/api/events", {"id": "later", "rehearsal": True})
            await hall.server.backups.once()
            assert not stick.exists()
            (told,) = (await chair.get("/api/backups")).json()["problems"]
            assert told["text"].startswith("The folder for copies is not there.")
            (tmp_path / "file").write_text("")
            wrong = await chair.post("/api/backups", {"folder": str(tmp_path / "file" / "x")})
            assert (wrong.status_code, wrong.json()["field"]) == (400, "folder")
            assert wrong.json()["cure"]["text"]
        async with open_hall(tmp_path / "hall", hall.clock, hall.password) as again:
            kept = (await (await again.chair()).get("/api/backups")).json()
            assert kept["folder"] == str(stick)

    run(work())


def test_the_rulebook_is_searched_and_shown_by_part(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            visitor = hall.person()
            found = (await visitor.get("/api/rules", q="renege", group="llaa-boure")).json()
            assert found["clauses"]
            assert all(clause["shown_by"] for clause in found["clauses"])
            assert {clause["group"] for clause in found["clauses"]} == {"LLAA-BOURE"}
            assert found["groups"]
            none = await visitor.get("/api/rules", group="NONE")
            assert (none.status_code, none.json()["field"]) == (404, "group")

    run(work())


def test_a_download_that_is_cut_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for the export and hangs up before its first byte, or in the middle."""
    aside = tmp_path / "aside"
    aside.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(aside))

    async def cut(hall: Hall, chair: Person, after: int) -> None:
        sent: list[str] = []

        async def send(message: Any) -> None:
            if len(sent) == after:
                raise OSError("the reader has gone")
            sent.append(message["type"])

        cookies = "; ".join(f"{k}={v}" for k, v in chair.http.cookies.items())
        headers = [(b"host", b"hall.example"), (b"cookie", cookies.encode())]
        path = "/api/events/spring/export"
        scope: Any = {
            "type": "http", "method": "GET", "path": path, "raw_path": path.encode(),
            "query_string": b"", "headers": headers, "scheme": "http", "http_version": "1.1",
            "server": ("hall.example", 80), "client": ("10.0.0.1", 1), "root_path": "", "asgi": {},
        }  # fmt: skip
        with contextlib.suppress(OSError, LitestarException):
            await hall.app(scope, gone, send)

    async def gone() -> Any:
        return {"type": "http.disconnect"}

    async def work() -> None:
        async with open_hall(tmp_path / "hall") as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            for after in (0, 1):
                await cut(hall, chair, after)
            whole = await chair.get("/api/events/spring/export")
            assert whole.status_code == 200
            assert whole.content[:4] == b"PK\x03\x04"
            assert 'filename="spring.cardhall"' in whole.headers["content-disposition"]
        assert not list(aside.iterdir())

    run(work())


@pytest.mark.parametrize(
    ("takes", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip", "gzip"),
        ("identity", None),
    ],
)
def test_a_file_is_packed_as_whoever_asks_can_unpack_it(
    tmp_path: Path, takes: str, sent: str | None
) -> None:
    """Brotli that was built beside it to browsers that take it, gzip to others; a cache is told."""

    async def work() -> None:
        static = tmp_path / "static"
        (static / "assets").mkdir(parents=True)
        script = static / "assets" / "a-123.js"
        script.write_text("let b = 2;" * 100)
        script.with_name("a-123.js.br").write_bytes(b"packed by brotli")
        async with open_hall(tmp_path / "hall", static_dir=static) as hall:
            asked = {"Accept-Encoding": takes}
            browser = hall.person().http
            async with browser.stream("GET", "/assets/a-123.js", headers=asked) as answer:
                body = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers.get("content-encoding") == sent
            assert answer.headers["vary"] == "Accept-Encoding"
            if sent == "br":
                assert body == b"packed by brotli"
            else:
                plain = gzip.decompress(body) if sent else body
                assert plain == script.read_bytes()

    run(work())


def test_the_page_is_served_with_its_policy_and_nothing_beside_it(tmp_path: Path) -> None:
    async def work() -> None:
        static = tmp_path / "static"
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<script>let a = 1</script>" + "word " * 200)
        (static / "assets" / "a-123.js").write_text("let b = 2;" * 100)
        (tmp_path / "secret.txt").write_text("nobody's")
        async with open_hall(tmp_path / "hall", static_dir=static) as hall:
            visitor = hall.person()
            for path in ("/", "/console/spring", "/me"):
                page = await visitor.get(path)
                assert "let a" in page.text
                assert "sha256-" in page.headers["content-security-policy"]
                assert page.headers["cache-control"] == "no-cache"
                assert page.headers["referrer-policy"] == "no-referrer"
            script = await visitor.get("/assets/a-123.js")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-encoding"] == "gzip"
            assert script.headers["vary"] == "Accept-Encoding"
            for path in ("/assets/a-122.js", "/assets/a", "/icon-9.png", "/favicon.ico", "/a.map"):
                gone = await visitor.get(path)
                assert gone.status_code == 404, path
                assert "let a" not in gone.text
            for path in ("/live/spring.1.2", "/me/ABC.DEF"):  # a dot makes no file
                assert "let a" in (await visitor.get(path)).text
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
                assert "nobody" not in (await visitor.get(path)).text
        async with open_hall(tmp_path / "other", static_dir=tmp_path / "nowhere") as hall:
            assert "not built yet" in (await hall.person().get("/")).text

    run(work())
