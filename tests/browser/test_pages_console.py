"""The pages at the desk: readable by everybody, calm when something goes wrong."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.browser.axe import faults
from tests.browser.conftest import Clock, Room
from tests.browser.people import Chair
from tests.server.test_sheets import xlsx

pytestmark = pytest.mark.browser

TABS = ["Entries", "Money", "Sign-in", "Seats", "Results", "Judge", "Papers", "Settings", "Log"]


def rehearsal(room: Room, until: str = "playing", game: str = "Bouré") -> Chair:
    """The chairperson, with an event of made-up people that has come to a step."""
    chair = Chair(room)
    chair.page.goto(room.hall.url("/new"))
    chair.page.get_by_label("Name of the event").fill("Rehearsal")
    chair.page.get_by_label("Day of play").fill("2026-10-24")
    chair.page.get_by_label("A rehearsal with made-up people").check()
    chair.only(game)
    chair.press("Make the event")
    chair.page.wait_for_url("**/console/*")
    chair.tab("Settings")
    chair.page.get_by_label("Fill in made-up people").select_option(until)
    chair.press("Fill it in")
    chair.sees("Filled in.")
    return chair


def sideways(page: Page) -> int:
    """How many pixels the page is wider than the screen, once it is laid out: what is measured as
    it is drawn (a fan of cards) follows a new width some frames later."""
    wider = "all => Math.max(...all.map(one => one.scrollWidth - one.clientWidth))"
    for _ in range(10):
        if (wide := int(page.locator("html, body").evaluate_all(wider))) == 0:
            break
        page.wait_for_timeout(100)
    return wide


def pages_of(chair: Chair) -> Iterator[str]:
    """One page of the desk after another, by name."""
    event, page = chair.event, chair.page
    for tab in TABS:
        chair.tab(tab)
        yield tab
    for path in ("/", "/login", "/new", f"/judge/{event}", f"/projector/{event}", "/fairness"):
        page.goto(chair.room.hall.url(path))
        page.get_by_role("heading", level=1).first.wait_for()
        yield path


@pytest.mark.slow
@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("until", "light"), [("entries", "light"), ("playing", "dark"), ("awards", "light")]
)
def test_every_page_passes_axe_and_fits_a_small_phone(
    room: Room, until: str, light: Literal["light", "dark"]
) -> None:
    """At 320 px nothing scrolls sideways, and WCAG 2.2 AA holds by day and in the evening."""
    chair = rehearsal(room, until)
    chair.page.set_viewport_size({"width": 320, "height": 640})
    chair.page.emulate_media(color_scheme=light)
    for name in pages_of(chair):
        assert (name, sideways(chair.page)) == (name, 0)
        assert (name, faults(chair.page, always=True)) == (name, [])


def test_text_at_twice_its_size_fits(room: Room) -> None:
    """With the reader's own text size doubled, no page scrolls sideways at 640 px."""
    chair = rehearsal(room)
    chair.page.set_viewport_size({"width": 640, "height": 800})
    chair.page.add_init_script(
        """addEventListener("DOMContentLoaded", () => {
            document.documentElement.style.fontSize = "36px";
        })"""
    )
    chair.page.reload()
    for name in pages_of(chair):
        assert (name, sideways(chair.page)) == (name, 0)


def test_the_projector_never_scrolls_and_nothing_on_it_is_small(room: Room) -> None:
    """Read from eight metres: no text under 1/30 of the height, whatever page it shows."""
    chair = rehearsal(room)
    size: ViewportSize = {"width": 1280, "height": 720}
    page = room.person(f"/projector/{chair.event}", size)
    page.get_by_role("table").first.wait_for()
    page.keyboard.press(" ")
    for _ in range(4):
        least = page.evaluate(
            """() => Math.min(...[...document.querySelectorAll('main *')]
                .filter(one => !one.closest('.aloud') && [...one.childNodes].some(
                    part => part.nodeType === 3 && part.textContent.trim()))
                .map(one => parseFloat(getComputedStyle(one).fontSize)))"""
        )
        assert least >= 720 / 30
        tall = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
        assert page.evaluate(tall) == 0
        page.keyboard.press("ArrowRight")


def test_a_late_entry_is_refused_with_its_rule_and_may_pass_with_a_reason(room: Room) -> None:
    """What happened, why (with the clause), what to do; the chairperson's reason stays (T-03)."""
    chair = Chair(room)
    chair.page.goto(room.hall.url("/new"))
    chair.page.get_by_label("Name of the event").fill("Fall")
    chair.page.get_by_label("Last day for entries").fill("2026-10-01")
    chair.only("Bouré")
    chair.press("Make the event")
    chair.page.wait_for_url("**/console/*")
    chair.page.get_by_label("Name", exact=True).fill("Odile Testperson")
    chair.page.get_by_label("Auxiliary", exact=True).fill("Moss Oak")
    chair.press("Take entry")
    alert = chair.page.get_by_role("alert")
    expect(alert).to_contain_text("Rule LLAA-T-03")
    expect(chair.page.get_by_label("Name", exact=True)).to_have_value("Odile Testperson")
    chair.press("Let it pass, with a reason")
    chair.page.get_by_label("Reason").fill("Her letter lay in the wrong box")
    chair.press("Let it pass")
    chair.sees("Odile Testperson is entered.")
    chair.tab("Log")
    chair.sees(re.compile("Her letter lay in the wrong box"))


def test_a_file_with_bad_lines_names_each_and_takes_nothing_yet(room: Room) -> None:
    """The good lines wait for one press; the bad ones say what and how to mend it."""
    chair = Chair(room)
    chair.make_event()
    good, bad = "Moss Oak,Odile Testperson,Bouré,15.00", "Moss Oak,,Bouré,15.00"
    rows = f"auxiliary,name,game,paid\n{good}\n{bad}\n"
    chair.press("Take entries from a file")
    chair.page.get_by_label("File", exact=True).set_input_files(
        {"name": "entries.csv", "mimeType": "text/csv", "buffer": rows.encode("latin-1")}
    )
    chair.sees("1 line cannot")
    expect(chair.page.get_by_role("row", name=re.compile("Line 3"))).to_be_visible()
    assert chair.page.get_by_role("button", name="Open Odile Testperson").count() == 0
    chair.press("Take 1 entry")
    expect(chair.page.get_by_role("button", name="Open Odile Testperson")).to_be_visible()


def test_the_sample_sheet_is_filled_in_and_taken_as_a_workbook(room: Room) -> None:
    """What it holds can be taken as it is; so can the same lines from an office program."""
    chair = Chair(room)
    chair.make_event()
    chair.press("Take entries from a file")
    with chair.page.expect_download() as sample:
        chair.page.get_by_role("link", name="A sample sheet to fill in").click()
    text = sample.value.path().read_text("utf-8")
    book = xlsx([line.split(",") for line in text.splitlines()])
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    chair.page.get_by_label("File", exact=True).set_input_files(
        {"name": "entries.xlsx", "mimeType": kind, "buffer": book}
    )
    lines = len(text.splitlines()) - 1
    chair.sees(f"{lines} lines can be taken")
    room.picture(chair.page, "workbook")
    chair.press(f"Take {lines} entries")
    chair.sees(f"{lines} entries taken.")


def test_blanks_that_came_in_time_are_dated_when_they_are_typed_later(room: Room) -> None:
    """One day said of all of them is held against the last day of entry (T-03)."""
    chair = Chair(room)
    chair.page.goto(room.hall.url("/new"))
    chair.page.get_by_label("Name of the event").fill("Fall")
    chair.page.get_by_label("Last day for entries").fill("2026-10-01")
    chair.only("Bouré")
    chair.press("Make the event")
    chair.page.wait_for_url("**/console/*")
    rows = "auxiliary,name,date\nMoss Oak,Odile Testperson,\nMoss Oak,Remy Testperson,Oct. 2\n"
    chair.press("Take entries from a file")
    chair.page.get_by_label("File", exact=True).set_input_files(
        {"name": "entries.csv", "mimeType": "text/csv", "buffer": rows.encode()}
    )
    chair.sees("Line 3, Remy Testperson: late: dated Friday, October 2")
    chair.page.get_by_label("These blanks are dated").fill("2026-09-30")
    chair.page.get_by_label("These blanks are dated").blur()
    expect(chair.page.get_by_role("cell", name="2026-09-30")).to_be_visible()
    chair.press("Take 2 entries")
    alert = chair.page.get_by_role("alert")
    expect(alert).to_contain_text("this one is of Friday, October 2")
    expect(alert).to_contain_text("Rule LLAA-T-03")


def test_who_signs_in_and_owes_is_asked_for_the_fee_there(room: Room) -> None:
    chair = rehearsal(room, "entries")
    page = chair.page
    chair.tab("Entries")
    page.get_by_label("Name", exact=True).fill("Late Payerson")
    page.get_by_label("Day on the blank").fill("2026-09-01")
    chair.press("Take entry")
    chair.sees("Late Payerson is entered.")
    chair.tab("Sign-in")
    waiting = page.get_by_role("list").filter(has=page.get_by_role("button", name="Sign in "))
    names = waiting.locator(".who strong").all_inner_texts()
    assert names == sorted(names, key=lambda name: (name.split()[-1], name))
    page.get_by_label("Name, number or code").fill("payerson")
    page.keyboard.press("Enter")
    chair.sees("Late Payerson is signed in.")
    fee = page.get_by_role("button", name="Take $15.00 from Late Payerson")
    room.picture(page, "fee")
    fee.click()
    chair.sees("$15.00 taken from Late Payerson.")
    expect(fee).to_have_count(0)


def test_a_page_that_is_behind_is_told_the_news(room: Room) -> None:
    """Who did what meanwhile, and one press to do it all the same; never last write wins."""
    first, second = rehearsal(room, "entries"), Chair(room)
    # the second chairperson's page hears nothing new: its view stays as it was first shown
    seen: list[bytes] = []

    def once(route: Route) -> None:
        seen[:] = seen or [route.fetch().body()]
        route.fulfill(body=seen[0], content_type="application/json")

    second.page.route("**/api/events/*/view?as=console*", once)
    second.page.route_web_socket("**/ws/events/*", lambda socket: None)
    # signed in, a player may stand on this very page: leave it, so that no line of before stays
    # open
    second.page.goto("about:blank")
    second.page.goto(first.page.url.split("#")[0] + "#entries")
    second.page.get_by_role("button", name=re.compile("^Open ")).first.wait_for()
    rename(first, "Earlene Cypriere")
    first.sees("The entry now reads Earlene Cypriere.")
    rename(second, "Earline Cyprien")
    alert = second.page.get_by_role("alert")
    expect(alert).to_contain_text("Meanwhile:")
    expect(alert).to_contain_text("Earlene Cypriere")
    second.press("Do it all the same", alert)
    second.sees("The entry now reads Earline Cyprien.")


def rename(chair: Chair, name: str) -> None:
    chair.tab("Entries")
    chair.page.get_by_role("button", name=re.compile("^Open ")).first.click()
    sheet = chair.page.get_by_role("region", name=re.compile("^1 · "))
    sheet.get_by_text("Correct the name or auxiliary").click()
    sheet.get_by_label("Name", exact=True).first.fill(name)
    chair.press("Save the name")


def test_the_line_goes_and_comes_back(room: Room) -> None:
    """A calm line says so; what was shown stays; nothing is asked of anybody."""
    chair = rehearsal(room)
    chair.tab("Seats")
    chair.page.get_by_role("article", name="Table 1", exact=True).wait_for()
    port = room.hall.port
    room.hall.stop()
    chair.sees("Not connected to the hall.")
    expect(chair.page.get_by_role("article", name="Table 1", exact=True)).to_be_visible()
    room.hall.port = port
    room.hall.start()
    expect(chair.page.get_by_text("Not connected to the hall.")).to_have_count(0, timeout=20_000)
    chair.press("Add 5 minutes")
    chair.sees("5 minutes more for all tables.")


def test_a_rule_is_found_by_link_and_by_word(room: Room) -> None:
    """/rules#LLAA-T-28 shows that rule; a word without accents finds those with them."""
    page = room.person("/rules#LLAA-T-28")
    expect(page.locator("#LLAA-T-28")).to_be_in_viewport()
    expect(page.locator("#LLAA-T-28")).to_be_focused()
    page.get_by_label("Find a word or a number").fill("boure 100 chips")
    expect(page.locator("#LLAA-T-26")).to_be_visible()
    assert page.locator("#LLAA-T-28").count() == 0


def test_the_evening_is_kept(room: Room) -> None:
    """Who chose the evening look finds it again."""
    page = room.person("/")
    look = page.get_by_role("button", name=re.compile("^Light"))
    look.click()
    look.click()
    expect(look).to_have_text(re.compile("evening"))
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-look", "evening")


def test_a_shuffle_is_verified_on_the_page(room: Room) -> None:
    """The page makes the seal itself, without the hall's help or a secure page."""
    salt, seed = bytes(range(32)), bytes(range(32, 64))
    page = room.phone("/fairness")
    page.get_by_label("Secret").fill(seed.hex())
    page.get_by_label("Salt").fill(salt.hex())
    page.get_by_label("Seal shown").fill(hashlib.sha256(salt + seed).hexdigest())
    page.get_by_role("button", name="Make the seal again").click()
    expect(page.get_by_text("It is the same seal.")).to_be_visible()
    page.get_by_label("Salt").fill(seed.hex())
    page.get_by_role("button", name="Make the seal again").click()
    expect(page.get_by_text("It is another seal.")).to_be_visible()


def test_an_undo_takes_the_last_step_back(room: Room, clock: Clock) -> None:
    """Signing in the wrong person is one press away from right."""
    chair = rehearsal(room, "entries")
    chair.tab("Sign-in")
    chair.sign_in(3)
    chair.sees("1 of 60 signed in")
    chair.press("Undo")
    chair.sees("0 of 60 signed in")
