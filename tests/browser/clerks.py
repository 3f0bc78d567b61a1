"""Clerks at the desk: programs that key in what nobody looks at, beside the pages of a test."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIRequestContext

from tests.browser.conftest import Room


class Clerks:
    """Clerks at the desk who key in what tables hand over, faster than a test could type."""

    def __init__(self, room: Room, event: str, clerks: int = 4) -> None:
        self.room, self.event, self.sent = room, event, 0
        self.clerks: list[tuple[APIRequestContext, str]] = []
        for _ in range(clerks):
            context = room.browser.new_context()
            room.contexts.append(context)
            context.request.get(room.hall.url("/api/me"))
            cookies = {cookie["name"]: cookie["value"] for cookie in context.cookies()}
            clerk = (context.request, cookies["cardhall-form"])
            self._post(clerk, "/api/login", {"password": room.hall.password})
            self.clerks.append(clerk)

    def _post(self, clerk: tuple[APIRequestContext, str], path: str, body: Any) -> None:
        request, form = clerk
        for _ in range(50):
            answer = request.post(
                self.room.hall.url(path), data=body, headers={"X-CSRFToken": form}
            )
            if answer.status != 429:
                break
            time.sleep(0.05)  # so many a second, and no more
        assert answer.ok, answer.text()

    def tell(self, type: str, **what: Any) -> None:
        self.sent += 1
        body = {
            "id": f"clerk-{self.sent:06}",
            "version": 1_000_000,
            "command": {"type": type, **what},
        }
        clerk = self.clerks[self.sent % len(self.clerks)]
        self._post(clerk, f"/api/events/{self.event}/commands", body)

    def view(self) -> Any:
        path = f"/api/events/{self.event}/view?as=console"
        return self.clerks[0][0].get(self.room.hall.url(path)).json()["view"]

    def version(self) -> int:
        """How many facts the event has."""
        path = f"/api/events/{self.event}/view?as=console"
        return int(self.clerks[0][0].get(self.room.hall.url(path)).json()["version"])

    def later_than(self, version: int) -> None:
        """Wait until something has been told since: a button was pressed a moment ago."""
        end = time.monotonic() + 15
        while self.version() <= version:
            assert time.monotonic() < end, "nothing was told"
            time.sleep(0.05)

    def until(self, true: Callable[[Any], bool]) -> Any:
        """What the desk sees once this is true of it: a button was pressed a moment ago."""
        end = time.monotonic() + 15
        while not true(view := self.view()):
            assert time.monotonic() < end, "it did not come to be"
            time.sleep(0.05)
        return view

    def boards(self) -> Any:
        return self.clerks[0][0].get(self.room.hall.url("/api/boards")).json()

    def category(self, key: str) -> Any:
        return next(one for one in self.view()["categories"] if one["key"] == key)

    def round(self, key: str) -> Any:
        return self.category(key)["rounds"][-1]

    def table(self, key: str, number: int) -> Any:
        return next(one for one in self.round(key)["tables"] if one["table"] == number)

    def code(self, key: str, table: int) -> str:
        return str(self.category(key)["table_codes"][str(table)])
