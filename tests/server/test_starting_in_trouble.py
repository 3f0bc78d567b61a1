"""A hall opens also where nobody hears it, or where the machine gives it little."""

import re
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from cardhall.cli import machine
from cardhall.cli.serve import UNSHOWN
from tests.server.cluster import free_port, within
from tests.server.support import Browser

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="descriptors of Unix")


@contextmanager
def started(folder: Path, shell: str, port: int) -> Iterator["subprocess.Popen[str]"]:
    """``shell`` with the command for {}, until it answers."""
    command = [sys.executable, "-m", "cardhall", "serve", "--data", str(folder)]
    command += ["--host", "127.0.0.1", "--port", str(port)]
    process = subprocess.Popen(
        ["sh", "-c", shell.replace("{}", f"exec {shlex.join(command)}")],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        within(30, lambda: process.poll() is not None or answers(port), "it does not open")
        assert process.poll() is None, process.stderr and process.stderr.read()
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=15)


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "shell",
    [
        "{} >/dev/full",
        "{} >&-",
        "{} >&- 2>&- <&-",
        # a pipe whose other end is closed
        f"exec {shlex.quote(sys.executable)} -c "
        "'import os, sys; r, w = os.pipe(); os.close(r); os.dup2(w, 1);"
        ' os.execvp("sh", ["sh", "-c", sys.argv[1]])\' "{}"',
    ],
    ids=["full", "closed", "all closed", "broken pipe"],
)
def test_a_hall_that_cannot_print_opens_and_its_password_is_not_lost(
    tmp_path: Path, shell: str
) -> None:
    if "/dev/full" in shell and not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    port = free_port()
    with started(tmp_path, shell, port):
        note = tmp_path / UNSHOWN
        assert note.stat().st_mode & 0o077 == 0
        (password,) = re.findall(r"password: (\S+)", note.read_text())
        browser = Browser(port)
        assert browser.post("/api/login", {"password": password}).json()["role"] == "chair"
        made = browser.post("/api/events", {"id": "spring"})
        assert made.status_code == 201, made.text


def test_what_the_output_has_no_letters_for_is_printed_without_them(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with open(1, "w", encoding="ascii", closefd=False) as plain:
        monkeypatch.setattr(sys, "stdout", plain)
        assert machine.say("█ The password: abcd")
    assert capfd.readouterr().out == "? The password: abcd\n"


def test_a_hall_asks_for_as_many_open_files_as_it_may_have() -> None:
    ask = (
        "import resource as r; from cardhall.cli.machine import raise_open_files as up; "
        "print(up(), r.getrlimit(r.RLIMIT_NOFILE)[0])"
    )
    for limits, told in (("ulimit -Sn 256; ulimit -Hn 3000", 3000), ("ulimit -Sn 256", 8192)):
        command = f"{limits}; exec {shlex.quote(sys.executable)} -c {shlex.quote(ask)}"
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
        assert done.stdout.split() == [str(told)] * 2


def test_who_comes_when_no_more_pages_fit_is_told_and_it_is_logged(tmp_path: Path) -> None:
    port = free_port()
    heard: list[str] = []
    with ExitStack() as stack:
        hall = stack.enter_context(started(tmp_path, "ulimit -n 128; {} >/dev/full", port))
        assert hall.stderr is not None
        lines = hall.stderr
        threading.Thread(target=lambda: heard.extend(lines), daemon=True).start()
        (password,) = re.findall(r"password: (\S+)", (tmp_path / UNSHOWN).read_text())
        chair = Browser(port)
        chair.post("/api/login", {"password": password})
        assert chair.post("/api/events", {"id": "spring"}).status_code == 201
        page = httpx.get(f"http://127.0.0.1:{port}/")
        assert page.status_code == 200
        for _ in range(machine.pages_that_fit(128)):
            stack.enter_context(chair.socket("/ws/events/spring"))
        with pytest.raises(InvalidStatus):
            chair.socket("/ws/events/spring")
        told = httpx.get(f"http://127.0.0.1:{port}/")
        assert told.status_code == 503
        assert "Too many pages are open. Wait a minute" in told.text
        # who is in goes on
        for number in range(30):
            assert chair.http.get("/api/me").status_code == 200, number
        deadline = time.monotonic() + 10
        while not any("newcomers are turned away" in line for line in heard):
            assert time.monotonic() < deadline, heard
            time.sleep(0.05)
