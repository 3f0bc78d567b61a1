"""A hall on the internet: open by https and its own name, with cookies no other host can set."""

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from cardhall.cli.serve import serve_main, the_proxy
from cardhall.server import cookies
from tests.server.test_gate import behind, directives

PUBLIC = "https://cards.example:8443"
PROXIES = ("127.0.0.1", "::1")
SAID = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.7", "host": PUBLIC[8:]}
"""What a proxy says that was asked by https."""


def test_an_address_of_the_internet_names_the_hall_and_believes_this_machine() -> None:
    assert the_proxy([PUBLIC]) == (PUBLIC, PROXIES)
    assert the_proxy(["https://Cards.Example/"]) == ("https://cards.example", PROXIES)
    assert the_proxy(["10.1.2.3", PUBLIC]) == (PUBLIC, ("10.1.2.3", *PROXIES))
    assert the_proxy(["10.1.2.3"]) == ("", ("10.1.2.3",))
    assert the_proxy([]) == ("", ())


@pytest.mark.parametrize(
    "given",
    [
        ["http://cards.example"],
        ["https://"],
        ["https://cards.example/hall"],
        ["https://ida@cards.example"],
        ["https://cards.example?x"],
        ["https://a..b"],
        ["https://cards.example", "https://other.example"],
    ],
)
def test_what_is_no_such_address_is_refused_with_a_cure(
    given: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [word for one in given for word in ("--behind", one)]
    assert serve_main(["--data", str(tmp_path / "hall"), *asked]) == 1
    said = capsys.readouterr().err
    assert "--behind" in said
    assert "Give" in said
    assert not (tmp_path / "hall").exists()


def test_cookies_are_held_to_this_host_and_nobody_else_sets_them(tmp_path: Path) -> None:
    with behind(tmp_path, PROXIES, PUBLIC) as address:
        answer = httpx.get(f"{address}/api/me", headers=SAID)
        (form,) = answer.headers.get_list("set-cookie")
        assert form.startswith("__Host-cardhall-form=")
        token = form.partition("=")[2].partition(";")[0]
        shown = {"x-csrftoken": token}

        def made(cookie: str) -> httpx.Response:
            body = {"name": "Ida", "pin": "1234", "seats": 3}
            headers = SAID | shown | {"cookie": cookie}
            return httpx.post(f"{address}/api/tables", json=body, headers=headers)

        # a cookie of the plain name may be a neighbour's under the same domain
        assert made(f"cardhall-form={token}").status_code == 403
        came = made(f"other=1; __Host-cardhall-form={token}")
        assert came.status_code == 201
        (session,) = came.headers.get_list("set-cookie")
        assert session.startswith("__Host-cardhall=")
        for cookie in (form, session):
            parts = [part.strip().lower() for part in cookie.split(";")[1:]]
            assert {"secure", "path=/", "samesite=lax"} <= set(parts)
            assert not any(part.startswith("domain") for part in parts)
        assert "httponly" in session.lower()
        mine = session.partition(";")[0]
        for sent, role in ((mine, "player"), (mine.removeprefix("__Host-"), "visitor")):
            told = httpx.get(f"{address}/api/me", headers=SAID | {"cookie": sent})
            assert told.json()["role"] == role
        left = httpx.post(
            f"{address}/api/logout",
            json={},
            headers=SAID | shown | {"cookie": f"{mine}; __Host-cardhall-form={token}"},
        )
        (over,) = left.headers.get_list("set-cookie")
        assert over.startswith("__Host-cardhall=null;")
        assert "Secure" in over  # else a browser would not take it, and stay signed in


def test_browsers_come_by_https_alone_for_a_year(tmp_path: Path) -> None:
    with behind(tmp_path, PROXIES, PUBLIC) as address:
        for path in ("/", "/api/me", "/nowhere", "/api/nowhere", "/assets/gone.js"):
            answer = httpx.get(f"{address}{path}", headers=SAID)
            told = answer.headers["strict-transport-security"]
            assert told == "max-age=31536000; includeSubDomains", path
            assert directives(answer)["connect-src"] == f"'self' wss://{PUBLIC[8:]}"


def test_by_plain_http_it_says_where_it_is_and_nothing_else(tmp_path: Path) -> None:
    with behind(tmp_path, PROXIES, PUBLIC) as address:
        plain = SAID | {"x-forwarded-proto": "http"}
        for headers in ({}, plain, {"host": PUBLIC[8:]}, {"host": "192.168.1.10:8765"}):
            for path in ("/", "/api/me", "/api/events", "/api/schema"):
                answer = httpx.get(f"{address}{path}", headers=headers)
                assert answer.status_code == 421, (headers, path)
                assert PUBLIC in answer.json()["cure"]["text"]
                assert "set-cookie" not in answer.headers
        assert httpx.get(f"{address}/api/health").json()["status"] == "open"
        assert httpx.get(f"{address}/api/health", headers=plain).status_code == 421
        with pytest.raises(InvalidStatus):
            connect(address.replace("http", "ws") + "/ws/tables/x", origin=Origin(address))


def test_on_the_internet_no_other_name_is_the_halls(tmp_path: Path) -> None:
    with behind(tmp_path, PROXIES, PUBLIC) as address:
        assert httpx.get(f"{address}/api/me", headers=SAID).status_code == 200
        for name in (
            *("evil.example", "192.168.1.10", "127.0.0.1:8765", "hall.lan", "cards"),
            *("x.cards.example", socket.gethostname(), ""),
        ):
            answer = httpx.get(f"{address}/api/me", headers=SAID | {"host": name})
            assert answer.status_code == 421, name


def test_by_mere_address_of_a_proxy_all_stays_as_it_was(tmp_path: Path) -> None:
    with behind(tmp_path, PROXIES) as address:
        assert httpx.get(f"{address}/api/me").status_code == 200  # phones in the hall
        answer = httpx.get(f"{address}/api/me", headers=SAID | {"host": "hall.org"})
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert answer.headers["set-cookie"].startswith("__Host-cardhall-form=")


def test_cookies_of_others_go_through_as_they_are() -> None:
    sent = [
        (b"cookie", b"a=1; __Host-cardhall=x; cardhall=y;__Host-cardhall-form=z=; b"),
        (b"x", b"cardhall"),
    ]
    assert cookies.taken(sent) == [
        (b"cookie", b"a=1; cardhall=x; cardhall-form=z=; b"),
        (b"x", b"cardhall"),
    ]
