"""The chairperson's own acts on an LLAA day of 73 with five games at once: by visible things only,
and counted."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clerks import Clerks
from tests.browser.conftest import Clock, Room
from tests.browser.people import Chair
from tests.browser.test_llaa_day import (
    ENTRIES,
    GAMES,
    IN_ROUNDS,
    Slips,
    key_in,
    make_the_day,
    play_the_bracket,
)

pytestmark = pytest.mark.browser

MANY = {"Bouré": 20, "Pitty-Pat": 15, "Rummy": 15, "Po-Ke-No": 12, "Pedro": 11}
"""So many lines of each game's list: 62 players and 11 teams."""

COUNTED = """
const one = () => (sessionStorage.presses = +(sessionStorage.presses ?? 0) + 1);
addEventListener("pointerdown", one, true);
addEventListener("keydown", (event) => event.key === "Enter" && one(), true);
"""
"""Counts what a hand does, in the browser: each press of the mouse and each Enter; not what is
typed."""

MOST = 130

SEATS = r"^(Seat all|Seat round|Draw the bracket)"
STEPS = (
    rf"{SEATS}|^(Start all|Start round|Start the final|Close all|Close round|All cards of|Call )"
)
"""The buttons by which a day goes on."""


def presses(page: Page) -> int:
    return int(page.evaluate("+(sessionStorage.presses ?? 0)"))


def lines(folder: Path) -> Path:
    """A file of 73 lines, taken from the sample's 120."""
    taken: Counter[str] = Counter()
    sheet = folder / "entries.csv"
    with ENTRIES.open(encoding="utf-8") as source, sheet.open("w", encoding="utf-8") as to:
        rows = csv.DictReader(source)
        out = csv.DictWriter(to, rows.fieldnames or ())
        out.writeheader()
        for row in rows:
            if taken[row["game"]] < MANY[row["game"]]:
                taken[row["game"]] += 1
                out.writerow(row)
    return sheet


def import_them(chair: Chair, sheet: Path) -> None:
    chair.tab("Entries")
    chair.press("Take entries from a file")
    chair.page.get_by_role("button", name="File", exact=True).set_input_files(sheet)
    chair.press("Take 73 entries")
    chair.sees("73 entries taken.")


def sign_all_in(chair: Chair) -> None:
    """Number and Enter, as they come through the door."""
    chair.tab("Sign-in")
    for number in range(1, 74):
        chair.sign_in(number)
    chair.sees("Everybody is here.")


PAPERS = ("Seats by name", "Seating chart", "Score sheets", "Game tags", "Table cards")
"""What lies on the tables of every game before round 1."""


def print_for_round_one(chair: Chair) -> None:
    """In one file where there is one; else game by game."""
    chair.tab("Papers")
    chair.page.get_by_role("link", name=re.compile("^Print")).first.wait_for()
    whole = chair.page.get_by_role("link", name=re.compile("^Print everything"))
    if whole.count():
        return opened(whole)
    seen: set[str] = set()
    for game in GAMES.values():
        chair.page.get_by_role("radio", name=game).click()
        for name in PAPERS:
            paper = chair.page.get_by_role("link", name=f"Print: {name}")
            if paper.count() and (address := paper.get_attribute("href") or "") not in seen:
                seen.add(address)
                opened(paper)
    return None


def opened(paper: Locator) -> None:
    """Press the link; it is a PDF."""
    address = paper.evaluate("link => link.href")
    paper.click()
    assert paper.page.request.get(address).body().startswith(b"%PDF")


def next_step(chair: Chair, which: str) -> Locator | None:
    """The first button of the list of needs by which the day goes on; None where there is none."""
    chair.needs().get_by_role("listitem").first.wait_for()
    buttons = chair.needs().get_by_role("button", name=re.compile(which))
    return buttons.first if buttons.count() else None


def steps(chair: Chair, clerks: Clerks, which: str = STEPS) -> Iterator[str]:
    """Press what the list of needs offers, one after the other, until it offers nothing more."""
    while (button := next_step(chair, which)) is not None:
        said = button.inner_text()
        version = clerks.version()
        if said.startswith("Start the final"):
            start_the_final(chair, button)
        else:
            button.click()
        clerks.later_than(version)
        settled(chair)
        yield said


def play_to_the_end(chair: Chair, clerks: Clerks, clock: Clock) -> Iterator[str]:
    """Round after round until every game is decided: tables' counts come in, and the chairperson
    presses what is offered. What each button said."""
    slips = Slips(3)
    for _ in range(60):
        yield from steps(chair, clerks)
        if all(one["phase"] != "playing" for one in clerks.view()["categories"]):
            break
        clock.pass_minutes(31)
        play_the_bracket(clerks)
        for key in IN_ROUNDS:
            if clerks.category(key)["phase"] == "playing":
                key_in(clerks, slips, key)
        chair.page.reload()  # a desk that asks nothing for three hours is signed out
    phases = {one["key"]: one["phase"] for one in clerks.view()["categories"]}
    assert phases == dict.fromkeys(GAMES, "done"), phases


def name_of(said: str) -> str:
    """A button without its figures."""
    return re.sub(r"\d+", "N", said)


def start_the_final(chair: Chair, button: Locator) -> None:
    button.click()
    chair.page.get_by_label("Which judge deals?").fill("Judge Testperson")
    chair.page.get_by_role("region").get_by_role("button", name="Start the final").last.click()


def settled(chair: Chair) -> None:
    """Wait until nothing is under way and the list of needs no longer changes."""
    expect(chair.page.locator("[aria-busy=true]")).to_have_count(0)
    before, now = "", chair.needs().inner_text()
    while now != before:
        chair.page.wait_for_timeout(200)
        before, now = now, chair.needs().inner_text()


def the_work_has_room(chair: Chair) -> None:
    """On a laptop the board of five games and the work below it fill the window: nothing lies below
    it, and what is long scrolls in its own part."""
    tabs = chair.page.get_by_role("tab")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        part = chair.page.get_by_role("tabpanel")
        assert part.evaluate("part => part.scrollTop") == 0
        part.evaluate("part => part.scrollTo(0, 200)")
        panel = chair.page.get_by_role("tabpanel").bounding_box()
        assert panel
        strip = chair.page.locator(".slip").bounding_box()
        assert strip
        assert panel["y"] + panel["height"] <= strip["y"] + 1, tabs.nth(number).inner_text()
        assert panel["height"] > 300, panel
        longer = chair.page.evaluate("document.body.scrollHeight")
        assert longer < 1100, f"{longer}: something of {tabs.nth(number).inner_text()} is below"


@pytest.mark.sampled(2, of="long days")
def test_a_day_of_five_games_takes_few_presses(room: Room, clock: Clock, tmp_path: Path) -> None:
    """From the empty page to the last game decided; tables' counts come in by their phones. Each of
    73 people at the door is a number and Enter; all else takes fewer presses than that."""
    chair = Chair(room)
    chair.page.add_init_script(COUNTED)
    make_the_day(chair)
    import_them(chair, lines(tmp_path))
    clerks = Clerks(room, chair.event)
    sign_all_in(chair)
    told: Counter[str] = Counter({"until all are signed in": presses(chair.page)})
    told.update(name_of(said) for said in steps(chair, clerks, SEATS))
    before = presses(chair.page)
    print_for_round_one(chair)
    told["papers"] = presses(chair.page) - before
    told.update(name_of(said) for said in play_to_the_end(chair, clerks, clock))
    whole = presses(chair.page)
    the_work_has_room(chair)
    print(f"\n{whole} presses", dict(told))
    assert whole <= MOST, told
