"""Connections that never become a request, over raw sockets: none of them costs the hall much."""

import contextlib
import json
import logging
import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cardhall.server.config import Limits
from tests.server.support import RealHall

QUICK = Limits(head_seconds=0.6, body_seconds=0.6)
on_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="other loopback addresses, and the memory of a process"
)
BEGUN = b"GET /api/health HTTP/1.1\r\nHost: hall\r\n"


def line_to(hall: RealHall) -> socket.socket:
    return socket.create_connection(("127.0.0.1", hall.port), timeout=10)


def answer_of(line: socket.socket) -> bytes:
    """All that comes until the hall closes."""
    told = b""
    try:
        while part := line.recv(65_536):
            told += part
    except ConnectionResetError:
        pass
    return told


def is_open(line: socket.socket) -> bool:
    line.settimeout(0.001)
    try:
        while line.recv(65_536):
            pass
    except TimeoutError:
        return True
    except ConnectionResetError:
        pass
    return False


@contextmanager
def half_open(hall: RealHall, count: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        lines = [stack.enter_context(line_to(hall)) for _ in range(count)]
        for line in lines:
            line.sendall(BEGUN)
        yield lines


def test_sixty_megabytes_of_headers_are_cut_off_at_once(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall, line_to(hall) as line:
        line.sendall(BEGUN)
        sent, part = 0, b"X-More: " + b"x" * 8_000 + b"\r\n"
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            while sent < 60_000_000:
                line.sendall(part)
                sent += len(part)
        assert sent < 20_000_000, "what the system keeps on the way, and no more"
        assert hall.browser().http.get("/api/health").status_code == 200


@pytest.mark.parametrize(
    "head",
    [
        BEGUN + b"".join(b"X-%d: y\r\n" % n for n in range(3_000)) + b"\r\n",
        BEGUN + b"X: " + b"y" * 17_000 + b"\r\n\r\n",
        BEGUN + b"X: " + b"y" * 17_000,
        b"GET /" + b"y" * 17_000 + b" HTTP/1.1\r\nHost: hall\r\n\r\n",
    ],
    ids=["many", "one long", "not whole", "address"],
)
def test_a_head_that_no_page_sends_is_refused_in_words(tmp_path: Path, head: bytes) -> None:
    with RealHall(tmp_path) as hall, line_to(hall) as line:
        line.sendall(head)
        told, _, body = answer_of(line).partition(b"\r\n\r\n")
        assert told.startswith(b"HTTP/1.1 431 ")
        assert b"\r\nx-content-type-options: nosniff\r\n" in told
        assert json.loads(body)["error"] == "too_large"


def test_a_head_that_comes_letter_by_letter_is_not_waited_for(tmp_path: Path) -> None:
    with RealHall(tmp_path, limits=QUICK) as hall, line_to(hall) as line, line_to(hall) as mute:
        line.sendall(BEGUN)
        began, sent = time.monotonic(), 0
        try:
            while time.monotonic() - began < 10:
                line.sendall(b"X")
                sent += 1
                time.sleep(0.05)
        except (ConnectionResetError, BrokenPipeError):
            pass
        assert sent < 100
        assert answer_of(mute) == b"", "a connection that asks nothing is closed without a word"


@pytest.mark.parametrize("first", [b"", BEGUN + b"\r\n"], ids=["at once", "after another"])
def test_what_came_too_late_is_told_so(tmp_path: Path, first: bytes) -> None:
    with RealHall(tmp_path, limits=QUICK) as hall, line_to(hall) as line:
        if first:
            line.sendall(first)
            assert line.recv(65_536).startswith(b"HTTP/1.1 200")
        line.sendall(BEGUN)
        # what is left of the first answer may come before it, in a part of its own
        _, _, late = answer_of(line).partition(b"HTTP/1.1 408 ")
        _, _, body = late.partition(b"\r\n\r\n")
        assert json.loads(body)["cure"]["text"]


def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    head = b"POST /api/login HTTP/1.1\r\nHost: hall\r\nContent-Length: 100\r\n"
    with RealHall(tmp_path, limits=QUICK) as hall:
        browser = hall.browser()
        form = browser.http.cookies["cardhall-form"]
        mark = f"x-csrftoken: {form}\r\ncookie: cardhall-form={form}\r\n".encode()
        with line_to(hall) as line:
            line.sendall(head + mark + b'Content-Type: application/json\r\n\r\n{"code":')
            assert answer_of(line) == b""


def test_five_hundred_half_open_connections_keep_nobody_out(tmp_path: Path) -> None:
    limits = Limits(half_open=100, head_seconds=3)
    with RealHall(tmp_path, limits=limits) as hall, half_open(hall, 500) as lines:
        assert hall.browser().http.get("/api/health").status_code == 200
        assert sum(map(is_open, lines)) <= 100
        lines[-1].settimeout(10)
        lines[-1].sendall(b"\r\n")  # one of the latest may still become a request
        assert lines[-1].recv(65_536).startswith(b"HTTP/1.1 200")
        bound = time.monotonic() + 20
        while any(map(is_open, lines[:-1])) and time.monotonic() < bound:
            time.sleep(0.2)
        assert not any(map(is_open, lines[:-1]))


def test_a_socket_that_is_open_for_long_is_not_cut(tmp_path: Path) -> None:
    with RealHall(tmp_path, limits=QUICK) as hall:
        browser = hall.browser()
        table = browser.post("/api/tables", {"name": "Ida", "pin": "1234"}).json()["id"]
        with browser.socket(f"/ws/tables/{table}") as line:
            line.recv(timeout=5)
            time.sleep(1.5)
            line.ping().wait(5)


def test_a_letter_cut_in_two_and_a_request_that_is_none_leave_the_log_empty(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with RealHall(tmp_path) as hall, caplog.at_level(logging.ERROR):
        browser = hall.browser()
        table = browser.post("/api/tables", {"name": "Ida", "pin": "1234"}).json()["id"]
        with browser.socket(f"/ws/tables/{table}") as line:
            line.recv(timeout=5)
            line.send("Zoé".encode()[:-1], text=True)
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=5)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
        with line_to(hall) as raw:
            raw.sendall(b"\x16\x03\x01 hello\r\n\r\n")
            told, _, body = answer_of(raw).partition(b"\r\n\r\n")
            assert told.startswith(b"HTTP/1.1 400 ")
            assert json.loads(body)["why"]["text"]
        body = b"[" * 10_000
        assert browser.http.post("/api/login", content=body, headers={
            "x-csrftoken": browser.http.cookies["cardhall-form"],
            "content-type": "application/json",
        }).status_code == 400  # fmt: skip
    assert not caplog.records


ASKED = BEGUN + b"\r\n"


def line_from(hall: RealHall, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", hall.port), 10, (address, 0))


def memory() -> int:
    """Bytes of this process, in which the hall runs too."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@on_linux
@pytest.mark.parametrize("first", [BEGUN, ASKED], ids=["half open", "idle"])
def test_one_address_has_five_hundred_and_who_comes_beside_them_is_served(
    tmp_path: Path, first: bytes
) -> None:
    """The 501st costs the one of them that waited for longest its place, at once, and nobody else:
    neither who comes from the same router, nor who waited all the while at another address."""
    limits = Limits(
        half_open_of_address=500, idle_of_address=500, half_open=510, idle=510, head_seconds=30
    )
    with RealHall(tmp_path, limits=limits, keep_alive=30) as hall, ExitStack() as stack:

        def come(address: str = "127.0.0.1") -> socket.socket:
            line = stack.enter_context(line_from(hall, address))
            line.sendall(first)
            if first == ASKED:
                assert line.recv(65_536).startswith(b"HTTP/1.1 200")
            return line

        earlier = come("127.0.0.2")
        lines = [come() for _ in range(500)]
        assert all(map(is_open, lines))
        before = memory()
        lines += [come() for _ in range(300)]
        bound = time.monotonic() + 20
        while sum(map(is_open, lines)) > 500 and time.monotonic() < bound:
            time.sleep(0.05)
        stay = [is_open(line) for line in lines]
        assert stay == [False] * 300 + [True] * 500
        assert memory() - before < 10_000_000
        assert is_open(earlier)
        for address in ("127.0.0.1", "127.0.0.2"):
            with line_from(hall, address) as honest:
                honest.sendall(ASKED)
                assert honest.recv(65_536).startswith(b"HTTP/1.1 200")
        assert is_open(earlier)


def test_bodies_that_do_not_come_are_bounded_in_number_too(tmp_path: Path) -> None:
    head = b"POST /api/login HTTP/1.1\r\nHost: hall\r\nContent-Length: 100\r\n\r\n{"
    limits = Limits(half_open_of_address=20)
    with RealHall(tmp_path, limits=limits) as hall, ExitStack() as stack:
        lines = [stack.enter_context(line_to(hall)) for _ in range(60)]
        for line in lines:
            line.sendall(head)
        bound = time.monotonic() + 20
        while sum(map(is_open, lines)) > 20 and time.monotonic() < bound:
            time.sleep(0.05)
        assert sum(map(is_open, lines)) <= 20
        assert hall.browser().http.get("/api/health").status_code == 200


LARGE = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: hall\r\n\r\n"


def greedy(hall: RealHall) -> socket.socket:
    """Asks for some twenty megabytes and takes next to nothing of them."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", hall.port))
    line.sendall(LARGE * 60)
    assert line.recv(1)  # the first answer has begun
    return line


def taken_by(line: socket.socket) -> int:
    """How many bytes were on their way, until the hall closed."""
    line.settimeout(20)
    got = 0
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(1 << 20):
            got += len(part)
    return got


@on_linux
def test_who_takes_no_answer_is_cut_after_its_time_and_costs_little(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    limits = Limits(untaken_seconds=2)
    with RealHall(tmp_path, limits=limits) as hall, ExitStack() as stack:
        whole = len(hall.browser().http.get("/api/schema/openapi.json").content)
        before = memory()
        for _ in range(40):
            stack.enter_context(greedy(hall))
        patient = stack.enter_context(line_to(hall))
        patient.sendall(LARGE * 20)
        began, got = time.monotonic(), 0
        while time.monotonic() - began < 4:  # slow, and nevertheless taking what comes
            got += len(patient.recv(200_000))
            time.sleep(0.02)
        assert hall.browser().http.get("/api/health").status_code == 200
        assert memory() - before < 40 * (whole + 200_000)
        bound = time.monotonic() + 10
        while len(hall.connections) > 3 and time.monotonic() < bound:
            time.sleep(0.1)
        assert len(hall.connections) <= 3
        assert got > 2 * whole
        while got < 20 * whole and (part := patient.recv(1 << 20)):
            got += len(part)
        assert got >= 20 * whole, "who takes slowly is not cut"
    assert not capfd.readouterr().err


def test_answers_that_nobody_takes_are_bounded_in_number(tmp_path: Path) -> None:
    limits = Limits(untaken_of_address=5)
    with RealHall(tmp_path, limits=limits) as hall, ExitStack() as stack:
        whole = len(hall.browser().http.get("/api/schema/openapi.json").content)
        lines = [stack.enter_context(greedy(hall)) for _ in range(20)]
        bound = time.monotonic() + 10
        while len(hall.connections) > 6 and time.monotonic() < bound:
            time.sleep(0.1)
        assert hall.browser().http.get("/api/health").status_code == 200
        assert len(hall.connections) <= 7
        assert taken_by(lines[0]) < 60 * whole
