"""A judge with a phone: a wooden table calls, a live one is stopped; looked at, cancelled, given.

What the page shows before is what the log says after; a ruling cancelled has left nothing behind.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import AT_REST, faults
from tests.browser.conftest import LAPTOP, PHONE, Room, RunningHall
from tests.browser.people import Chair, Person
from tests.browser.test_pages_console import sideways
from tests.browser.test_table import post

pytestmark = pytest.mark.browser


def tell(page: Page, type: str, **what: Any) -> None:
    number = len(TOLD)
    TOLD.append(type)
    body = {"id": f"judge-test-{number}", "version": 1_000_000, "command": {"type": type, **what}}
    post(page, "/api/events/fall/commands", body)


TOLD: list[str] = []


def a_round(chair: Chair) -> dict[str, Any]:
    """Round 1 of Bouré is on: table 1 in the browser, the others on wood."""
    post(chair.page, "/api/events", {"id": "fall", "games": ["boure"], "rehearsal": True})
    tell(chair.page, "rehearse", until="seated")
    tell(chair.page, "set_table_mode", table=1, mode="live")
    tell(chair.page, "start_round")
    answer = chair.page.request.get(chair.room.hall.url("/api/events/fall/view?as=console"))
    return dict(answer.json()["view"])


def rows(hall: RunningHall) -> list[Any]:
    """Everything that the store holds."""
    return [(name, list(hall.store.read(name))) for name, _ in hall.store.streams("")]


def looks_right(judge: Person, title: str) -> None:
    """At both sizes and in both lights: a picture, nothing wrong, nothing sideways."""
    for size in (PHONE, LAPTOP):
        judge.page.set_viewport_size(size)
        for light in ("light", "dark"):
            judge.page.emulate_media(color_scheme=light)
            judge.page.evaluate(AT_REST)  # buttons change colour in steps
            judge.picture(f"{title}-{size['width']}-{light}", full=True)
            assert faults(judge.page) == []
        assert sideways(judge.page) == 0
    judge.page.emulate_media(color_scheme="light")
    judge.page.set_viewport_size(PHONE)


def pick(judge: Person, *words: str) -> None:
    """Press the buttons whose words begin so, one after the other."""
    for word in words:
        judge.page.get_by_role("button", name=re.compile(f"^{re.escape(word)}")).first.click()


@pytest.fixture
def judge(room: Room) -> Person:
    chair = Chair(room)
    view = a_round(chair)
    judge = Person(room, room.phone("/login"))
    judge.page.get_by_label("Code", exact=True).fill(view["judge_code"])
    judge.press("Sign in with the code")
    judge.page.wait_for_url("**/judge/*")
    judge.code = view["categories"][0]["table_codes"]["2"]  # type: ignore[attr-defined]
    judge.chair = chair  # type: ignore[attr-defined]
    return judge


def calls(room: Room, judge: Person) -> None:
    """The captain of table 2 calls the chair."""
    phone = Person(room, room.phone(f"/join#code={judge.code}"))  # type: ignore[attr-defined]
    phone.press("Call the chair")
    phone.page.get_by_label("What is it about?").fill("A renege")
    phone.press("Call")


def test_a_wooden_table_calls_and_is_ruled_on_in_a_minute(
    judge: Person, room: Room, hall: RunningHall
) -> None:
    """From the captain's call to the ruling: nothing written but by Apply."""
    calls(room, judge)
    expect(judge.page.get_by_role("heading", name="One table waits for a ruling")).to_be_visible()
    looks_right(judge, "called")
    before = rows(hall)
    pick(judge, "Bouré, table 2")
    judge.page.get_by_label("Search").fill("renege")
    looks_right(judge, "what-happened")
    pick(judge, "Did not follow suit")
    looks_right(judge, "who")
    seats = judge.page.locator(".answer").all_inner_texts()
    assert len(seats) == 5
    pick(judge, seats[1], "A renege, and the next trick", "9")
    ruling = judge.page.get_by_role("region", name="The ruling")
    expect(ruling).to_contain_text(f"At the end of the hand {seats[1]} pays 9 into the next pot.")
    looks_right(judge, "ruling")
    shown = ruling.locator(".changes").first.all_inner_texts()
    judge.press("Cancel")
    judge.sees(re.compile("Cancelled: nothing was changed"))
    judge.sees("Table 2 still waits for a ruling.")
    assert rows(hall) == before
    pick(judge, "Did not follow suit", seats[1], "A renege, and the next trick", "9")
    judge.press("Apply")
    judge.sees(re.compile("Table 2: the ruling is given"))
    log = judge.page.get_by_role("region", name="Rulings given")
    for line in shown[0].splitlines():
        expect(log).to_contain_text(line)
    expect(judge.page.get_by_role("heading", name="No table has called")).to_be_visible()
    looks_right(judge, "log")
    judge.page.emulate_media(media="print")
    expect(judge.page.get_by_role("button", name="Print the list")).to_be_hidden()
    expect(log.get_by_text("pays 9")).to_be_visible()
    judge.picture("printed", full=True)
    judge.page.emulate_media(media="screen")
    log.get_by_role("button", name="Take back").click()
    log.get_by_label("Why is it taken back?").fill("It was another hand")
    judge.press("Take the ruling back")
    expect(log).to_contain_text("Taken back: It was another hand")


def test_a_judge_searches_in_the_words_of_the_page(judge: Person, room: Room) -> None:
    """By a word that stands in no title: the French for a renege that is no "renonce"."""
    calls(room, judge)
    judge.page.get_by_role("button", name="Français").click()
    pick(judge, "Bouré, table 2")
    search = judge.page.get_by_label("Chercher")
    search.fill("maldonne")
    expect(judge.page.get_by_role("button", name=re.compile("donne", re.I)).first).to_be_visible()
    search.fill("refus")
    expect(
        judge.page.get_by_role("button", name=re.compile("pas fourni|fourni", re.I))
    ).to_have_count(1)
    search.fill("revoke")
    expect(judge.page.get_by_role("button", name=re.compile("fourni", re.I))).to_have_count(0)


def test_a_live_table_stands_still_until_the_ruling_is_given(
    judge: Person, room: Room, hall: RunningHall
) -> None:
    """Chosen, it stops as it is; cancelled, it is as it was; ruled on, it goes on."""
    table = next(iter(hall.app.state.server.tables.all.values()))
    pick(judge, "Table 1")
    expect(judge.page.get_by_text("The table stands still, exactly as it was.")).to_be_visible()
    frozen, before = table.state, rows(hall)
    assert frozen.call is not None
    looks_right(judge, "live")
    pick(judge, "The session cannot go on")
    judge.press("Cancel")
    pick(judge, "They disagree")
    hall.clock.pass_minutes(2)
    ruling = judge.page.get_by_role("region", name="The ruling")
    expect(ruling).to_contain_text("Nothing changes.")
    looks_right(judge, "live-ruling")
    assert table.state is frozen
    assert rows(hall) == before
    judge.press("Play goes on")
    judge.sees(re.compile("Table 1: the ruling is given"))
    log = judge.page.get_by_role("region", name="Rulings given")
    expect(log).to_contain_text("They disagree, and nothing was wrong")
    assert table.state.call is None
