"""The laptop's battery dies: what was acknowledged is there again, and every table in mid-hand."""

import re
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from tests.serving import opened


class Process:
    """``cardhall serve`` as its own process, and browsers that talk to it."""

    def __init__(self, folder: Path) -> None:
        asked = ["serve", "--sample", "--data", str(folder), "--host", "127.0.0.1"]
        self.process, printed = opened(*asked)
        self.address = re.findall(r"http://127\.0\.0\.1:\d+/", printed)[0]
        self.password = (re.findall(r"password: (\S+)", printed) or [""])[0]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def browser(self, cookies: dict[str, str] | None = None) -> httpx.Client:
        client = httpx.Client(base_url=self.address, cookies=cookies, timeout=10)
        client.get("/api/me")
        client.headers["x-csrftoken"] = client.cookies["cardhall-form"]
        return client


def acknowledged(browser: httpx.Client, entries: list[str], done: list[str]) -> None:
    """Sign people in, one after the other, until the server is gone; note each receipt."""
    for entry in entries:
        command = {"type": "sign_in", "who": entry}
        body = {"id": f"sign-in-{entry}", "version": 10**6, "command": command}
        try:
            told = browser.post("/api/events/sample/commands", json=body)
        except httpx.TransportError:
            return
        if told.status_code == 200:
            done.append(entry)


def view(browser: httpx.Client, path: str) -> dict[str, Any]:
    answer = browser.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()["view"]  # type: ignore[no-any-return]


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    hall = Process(tmp_path)
    password = hall.password
    chair, ida = hall.browser(), hall.browser()
    chair.post("/api/login", json={"password": password})
    made = ida.post(
        "/api/tables", json={"name": "Ida", "pin": "1234", "seats": 2, "bots": 0, "dealing": "hand"}
    )
    table = made.json()["id"]
    una = hall.browser()
    una.post("/api/login", json={"name": "Una", "pin": "9876", "event": table})
    sit = {"type": "sit", "seat": 1, "person": "", "name": "Una"}
    for browser, command in ((una, sit), (ida, {"type": "begin_session"})):
        body = {"id": "command-" + str(command["type"]), "version": 0, "command": command}
        told = browser.post(f"/api/tables/{table}/commands", json=body)
        assert told.status_code == 200, told.text
    for browser, seat in ((ida, 0), (una, 1)):
        draw = {"type": "draw_card", "seat": seat}
        body = {"id": f"draw-card-{seat}", "version": 0, "command": draw}
        assert browser.post(f"/api/tables/{table}/commands", json=body).status_code == 200
    path = f"/api/tables/{table}/view"
    before = view(ida, path)
    entries = [e["id"] for e in view(chair, "/api/events/sample/view?as=console")["entries"]]
    done: list[list[str]] = [[] for _ in range(4)]
    threads = [
        threading.Thread(
            target=acknowledged,
            args=(hall.browser(dict(chair.cookies)), entries[n::4], done[n]),
        )
        for n in range(4)
    ]
    for thread in threads:
        thread.start()
    while sum(map(len, done)) < 12:
        time.sleep(0.001)
    hall.kill()
    for thread in threads:
        thread.join(15)
    hall = Process(tmp_path)
    try:
        chair = hall.browser()
        assert chair.post("/api/login", json={"password": password}).status_code == 200
        after = view(chair, "/api/events/sample/view?as=console")["entries"]
        signed_in = {entry["id"] for entry in after if entry["signed_in_at"]}
        assert {entry for each in done for entry in each} <= signed_in
        again = view(hall.browser(dict(ida.cookies)), path)
        for same in ("mine", "seats", "dealer", "stage", "session", "pot"):
            assert again[same] == before[same]
    finally:
        hall.kill()
