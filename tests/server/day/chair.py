"""The chairperson of an online day: a program that presses what the console offers."""

import random
from collections.abc import Iterator
from typing import Any

from tests.server.day.people import Browser, Page

GAMES = ("boure", "pitty-pat", "rummy", "po-ke-no", "pedro")
JUDGE = "Judge Theriot-Made-Up"
WAITING = ("wait", "time", "set_aside", "no_auxiliary", "cash", "owing")


def entries(people: int, fee_cents: int) -> list[dict[str, Any]]:
    """So many people, as evenly as can be over the five games; Pedro's come in pairs."""
    rows: list[dict[str, Any]] = []
    share = people // len(GAMES) // 2 * 2
    for game in GAMES:
        team = 2 if game == "pedro" else 1
        for number in range(share // team):
            name = f"{game.title()} {number + 1}"
            row = {
                "auxiliary": f"Auxiliary {number % 6 + 1}",
                "name": name,
                "category": game,
                "paid_cents": fee_cents * team,
            }
            rows.append(row if team == 1 else {**row, "partner": f"{name} too"})
    return rows


class Chair:
    def __init__(self, browser: Browser, dice: random.Random) -> None:
        self.browser = browser
        self.event = browser.event
        self.dice = dice
        self.page: Page | None = None
        self.pressed = 0

    async def prepare(self, password: str, people: int, minutes: int) -> dict[str, Any]:
        """The event is made, entries are taken, all tables are to be played in the browser; the
        console."""
        await self.browser.login(password=password)
        event = {"id": self.event, "preset": "llaa", "settings": {"session_minutes": minutes}}
        made = await self.browser.http.post("/api/events", event)
        assert "version" in made, made
        rows = entries(people, fee_cents=1500)
        await self.tell(type="import_entries", rows=rows, override="An online day")
        for game in GAMES:
            await self.tell(type="set_table_mode", category=game, table=0, mode="live")
        push = await self.browser.look(f"/api/events/{self.event}/view?as=console")
        for entry in push["view"]["entries"]:
            await self.tell(type="sign_in", who=entry["id"])
        self.page = Page(self.browser, f"/ws/events/{self.event}?as=console")
        return dict(push["view"])

    async def tell(self, **command: Any) -> int:
        version = await self.browser.tell(f"event:{self.event}", 1_000_000_000, command)
        assert version >= 0, self.browser.refused[-1]
        return version

    async def run_the_day(self, every: Any) -> None:
        """Presses the first thing that can be pressed, until the awards can be given.

        ``every`` is awaited with each console that the chair sees.
        """
        assert self.page is not None
        while True:
            view = await self.page.news()
            await every(view)
            if any(need["kind"] == "awards" for need in view["needs"]):
                return
            command = next(self.commands(view), None)
            if command is None:
                continue
            version = await self.browser.tell(f"event:{self.event}", self.page.version, command)
            self.pressed += version >= 0
            await self.page.reached(version)
            self.page.fresh.set()

    def commands(self, view: dict[str, Any]) -> Iterator[dict[str, Any]]:
        for need in view["needs"]:
            action = need["action"]
            if need["kind"] in WAITING:
                continue
            if need["kind"] == "tied":
                yield self.extra_game(view, need)
            elif need["kind"] == "place_tie":
                yield self.place_game(view, need)
            elif action and action.get("commands"):
                yield action["commands"][0]
            elif need["kind"] == "start" and not action["command"]:
                yield {"type": "start_round", "category": need["category"], "dealt_by": JUDGE}
            elif action and action["command"]:
                yield action["command"]
            else:
                raise AssertionError(f"nothing to press for: {need}")

    def extra_game(self, view: dict[str, Any], need: dict[str, Any]) -> dict[str, Any]:
        """The tied play it before a judge; here the lot decides."""
        rounds = category_of(view, need["category"])["rounds"]
        card = next(
            one for a_round in rounds for one in a_round["tables"]
            if one["table"] == need["table"] and one["tie"]
        )  # fmt: skip
        winners = self.dice.sample(card["tie"]["entries"], card["tie"]["places"])
        return {
            "type": "enter_tie_game", "category": need["category"], "round": card["round"],
            "table": card["table"], "winners": winners, "dealt_by": JUDGE,
        }  # fmt: skip

    def place_game(self, view: dict[str, Any], need: dict[str, Any]) -> dict[str, Any]:
        """People level for one place play for it."""
        standings = category_of(view, need["category"])["standings"]
        shared = [one for one in standings if one["shared"] and one["place"]]
        first = min(one["place"] for one in shared)
        order = [one["entry"] for one in shared if one["place"] == first]
        self.dice.shuffle(order)
        category = need["category"]
        return {
            "type": "enter_place_game",
            "category": category,
            "order": order,
            "dealt_by": JUDGE,
        }


def category_of(view: dict[str, Any], key: str) -> dict[str, Any]:
    return next(one for one in view["categories"] if one["key"] == key)
