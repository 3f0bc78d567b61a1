"""Notices have a place of their own: no button or field of the page lies under one, nothing moves
when one comes or goes, and one of what was done goes by itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Room, RunningHall
from tests.browser.people import Captain, Chair, Person
from tests.browser.test_holdem_day import Director
from tests.browser.test_pages_console import rehearsal, sideways

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (1280, 800), (320, 640)]

# What can be pressed or filled in on the page, with what of it is to be seen: the window and
# whatever scrolls cut it off. Covered is what a notice lies upon where it is to be seen.
CONTROLS = """() => {
    const NOTICES = '.slip, .notice';
    const seen = (one) => {
        const box = one.getBoundingClientRect();
        let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
        for (let by = one.parentElement; by; by = by.parentElement) {
            if (by === document.documentElement) break;
            if (getComputedStyle(by).overflowY === 'visible') continue;
            const cut = by.getBoundingClientRect();
            [left, top] = [Math.max(left, cut.left), Math.max(top, cut.top)];
            [right, bottom] = [Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
        }
        [left, top] = [Math.max(left, 0), Math.max(top, 0)];
        [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
        return [left, top, right, bottom].map(Math.round);
    };
    const found = [];
    const CONTROL = 'button, a[href], input, select, textarea, summary';
    for (const one of document.querySelectorAll(CONTROL)) {
        if (!one.checkVisibility() || one.closest(NOTICES)) continue;
        const [left, top, right, bottom] = seen(one);
        if (right - left < 3 || bottom - top < 3) continue;
        const middle = [(left + right) / 2, (top + bottom) / 2];
        const points = [[left + 1, top + 1], [right - 2, bottom - 2], middle];
        const covered = points.some(([x, y]) => {
            const upon = document.elementFromPoint(x, y);
            return upon && upon.closest(NOTICES) && !upon.closest(NOTICES).contains(one);
        });
        const name = one.getAttribute('aria-label') || one.innerText || one.id || one.tagName;
        found.push({ name, box: [left, top, right, bottom], covered });
    }
    return found;
}"""


def controls(page: Page) -> dict[str, list[int]]:
    """Where each that is to be seen lies; none of them under a notice."""
    found = page.evaluate(CONTROLS)
    assert found
    covered = [(one["name"], one["box"]) for one in found if one["covered"]]
    assert not covered, covered
    return {f"{i} {one['name']}": one["box"] for i, one in enumerate(found)}


def notice_comes_and_goes(page: Page, title: str, room: Room) -> None:
    """While it shows nothing lies under it, and when it goes nothing has moved."""
    done = page.locator(".slip .done")
    expect(done).to_be_visible()
    with_it = controls(page)
    room.picture(page, title)
    page.mouse.move(1, 1)
    expect(done).to_have_count(0)
    assert controls(page) == with_it


def everything_is_reached(page: Page) -> None:
    """The last button of the page can be brought to where it is seen, above what is said."""
    page.wait_for_function(
        """() => Math.abs(document.body.getBoundingClientRect().bottom
            - document.querySelector('.slip').getBoundingClientRect().top) < 1"""
    )
    last = page.locator("footer summary").last
    last.scroll_into_view_if_needed()
    controls(page)
    said = page.locator(".slip").bounding_box()
    box = last.bounding_box()
    assert said
    assert box
    assert box["y"] + box["height"] <= said["y"] + 1


@pytest.mark.sampled(2, of="notices")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_notice_of_the_console_covers_anything(room: Room, width: int, height: int) -> None:
    chair = rehearsal(room, "playing")
    page = chair.page
    page.set_viewport_size({"width": width, "height": height})
    assert sideways(page) == 0
    chair.tab("Entries")
    page.get_by_role("button", name=re.compile("^Open ")).first.click()
    page.get_by_role("button", name="Give a new code").click()
    notice_comes_and_goes(page, "done", room)
    # the same at the foot of the page, where the strip has its neighbours
    page.get_by_text("Leaving the tournament").first.click()
    page.locator("footer a").last.scroll_into_view_if_needed()
    controls(page)
    # a refusal has more to say: it takes its room from the page, and the rest scrolls above it
    page.get_by_label("Name", exact=True).first.fill("Odile Testperson")
    page.get_by_label("Paid", exact=True).first.fill("900000.00")
    chair.press("Take entry")
    expect(page.locator(".slip").get_by_role("alert")).to_be_visible()
    everything_is_reached(page)
    room.picture(page, "refused")
    if page.get_by_role("button", name="Let it pass, with a reason").count():
        chair.press("Let it pass, with a reason")
        everything_is_reached(page)
        room.picture(page, "pass")
    assert faults(page) == []


@pytest.mark.sampled(2, of="notices")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_notice_at_the_judge_covers_anything(room: Room, width: int, height: int) -> None:
    chair = rehearsal(room, "playing")
    page = chair.page
    page.set_viewport_size({"width": width, "height": height})
    page.goto(chair.page.url.split("#")[0].replace("/console/", "/judge/"))
    page.get_by_text("Disputed counts, ties, incidents in the hall").click()
    page.get_by_role("button", name="Record it").click()
    expect(page.locator(".slip").get_by_role("alert")).to_be_visible()  # nobody is named
    everything_is_reached(page)


@pytest.mark.sampled(2, of="notices")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_notice_of_a_freezeout_covers_anything(
    room: Room, hall: RunningHall, width: int, height: int
) -> None:
    chair = Director(room)
    chair.make_tournament()
    rows = [
        {"name": f"Player {i}", "auxiliary": "Council 1", "category": "holdem", "paid_cents": 2000}
        for i in range(1, 13)
    ]
    chair.clerks.tell("import_entries", rows=rows)
    for entry in chair.view()["entries"]:
        chair.clerks.tell("sign_in", who=entry["id"])
    page = chair.page
    page.reload()
    chair.main(re.compile("^(Draw|Seat)"))
    chair.main("Deal: start the clock")
    page.set_viewport_size({"width": width, "height": height})
    chair.tab("Seats")
    page.get_by_role("button", name="5 minutes more").click()
    notice_comes_and_goes(page, "done", room)
    code = chair.view()["categories"][0]["table_codes"]["1"]
    phone = Person(room, room.phone(f"/join#code={code}", {"width": width, "height": height}))
    phone.page.get_by_role("button", name=re.compile("Call")).last.click()
    controls(phone.page)
    phone.picture("phone")


@pytest.mark.sampled(2, of="notices")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_notice_on_a_captains_phone_covers_anything(room: Room, width: int, height: int) -> None:
    """The clock has run out, the chair is called, a count is short: all in the page's own flow."""
    chair: Chair = rehearsal(room, "playing")
    chair.tab("Seats")
    captain = Captain(room, chair.code_of_table(chair.tables()[0]))
    page = captain.page
    captain.sees("Who sits here")  # the code has been taken: only then is there a page to load anew
    page.set_viewport_size({"width": width, "height": height})
    room.hall.clock.pass_minutes(31)
    page.reload()
    page.get_by_text("Time is up.").first.wait_for()
    controls(page)
    captain.picture("time")
    captain.press("Call the chair")
    page.get_by_role("button").last.wait_for()
    controls(page)
    captain.picture("calling")


@pytest.mark.sampled(2, of="notices")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_notice_at_the_callers_pack_covers_anything(room: Room, width: int, height: int) -> None:
    """A board without a line is told of on the very page where the caller goes on."""
    chair = rehearsal(room, "playing", "Po-Ke-No")
    chair.tab("Seats")
    caller = Captain(room, chair.code_of_table(chair.tables()[0]))
    page = caller.page
    page.set_viewport_size({"width": width, "height": height})
    caller.press("Call the cards")
    controls(page)
    caller.press("Begin game 1")
    pack = page.get_by_role("group", name=re.compile("^The pack"))
    for number in range(5):
        pack.get_by_role("button").nth(number * 3).click()
        expect(pack.locator("button:disabled")).to_have_count(number + 1)
    controls(page)
    caller.picture("pack")
    caller.press("Somebody is out")
    page.get_by_role("main").get_by_role("listitem").get_by_role("button").first.click()
    controls(page)
    caller.press("Board 7")
    expect(page.locator(".notice")).to_be_visible()  # no line of it is full
    every = page.locator("main button")
    for number in range(every.count()):
        every.nth(number).scroll_into_view_if_needed()
        controls(page)
    caller.picture("no-line")


@pytest.mark.sampled(2, of="notices")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_each_page_of_the_desk_begins_at_its_head(room: Room, width: int, height: int) -> None:
    """What scrolls above the strip is the page, not the window: another page begins at its top,
    and the keys that turn pages turn it."""
    chair = rehearsal(room, "playing")
    page = chair.page
    page.set_viewport_size({"width": width, "height": height})
    chair.tab("Seats")
    page.get_by_role("article", name="Table 1", exact=True).wait_for()
    page.locator("footer summary").last.scroll_into_view_if_needed()
    down = "() => document.body.scrollTop"
    assert page.evaluate(down) > 100
    page.locator("header a", has_text="Judge").evaluate("link => link.click()")
    page.wait_for_url("**/judge/*")
    page.get_by_text("Disputed counts, ties, incidents in the hall").wait_for()
    assert page.evaluate(down) == 0
    page.keyboard.press("PageDown")
    page.wait_for_function("() => document.body.scrollTop > 100")
