"""Quick hands at the desk: nothing typed is lost, nothing wrong is passed over, no notice stays."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Room, RunningHall
from tests.browser.test_table import post


def event(room: Room, hall: RunningHall, until: str) -> tuple[Page, str]:
    laptop = room.person("/login")
    post(laptop, "/api/login", {"password": hall.password})
    body = {"preset": "llaa", "rehearsal": True, "games": ["boure"]}
    id = str(post(laptop, "/api/events", body)["id"])
    command = {"type": "rehearse", "category": "boure", "until": until}
    path = f"/api/events/{id}/commands"
    post(laptop, path, {"id": "rehearse-1", "version": 10**6, "command": command})
    return laptop, id


def test_what_is_typed_while_a_sign_in_is_under_way_stays(room: Room, hall: RunningHall) -> None:
    page, id = event(room, hall, "entries")
    page.goto(hall.url(f"/console/{id}#sign_in"))
    field = page.get_by_role("searchbox")
    waiting: list[Route] = []
    page.route("**/commands", lambda route: waiting.append(route))
    field.fill("3")
    field.press("Enter")
    expect(field).to_have_value("")
    field.fill("5")
    while not waiting:
        page.wait_for_timeout(20)
    waiting[0].continue_()
    expect(page.get_by_text("is signed in.").first).to_be_visible()
    expect(field).to_have_value("5")
    page.unroute("**/commands")
    field.fill("9999")
    field.press("Enter")
    expect(page.get_by_text("Nobody entered is called 9999.")).to_be_visible()
    page.keyboard.type("7")  # the next number takes its place
    expect(field).to_have_value("7")


def test_a_notice_goes_by_itself_and_stays_while_it_is_pointed_at(
    room: Room, hall: RunningHall
) -> None:
    page, id = event(room, hall, "entries")
    page.clock.install()  # nobody waits for the page's own seconds
    page.goto(hall.url(f"/console/{id}#sign_in"))
    field = page.get_by_role("searchbox")
    field.fill("3")
    field.press("Enter")
    notice = page.locator(".done[role=status]")
    notice.hover()
    page.clock.run_for(60_000)
    expect(notice).to_be_visible()
    page.mouse.move(5, 5)
    page.clock.run_for(3_000)
    expect(notice).to_be_visible()
    page.clock.run_for(5_000)
    expect(notice).to_have_count(0)


def test_a_blank_figure_takes_the_focus_and_says_so(room: Room, hall: RunningHall) -> None:
    page, id = event(room, hall, "playing")
    page.goto(hall.url(f"/console/{id}#seats:1"))
    form = page.locator("form", has=page.get_by_label("Chips of", exact=False)).first
    fields = form.locator("input[inputmode=numeric]")
    fields.nth(0).fill("100")
    form.get_by_role("button").last.click()
    expect(fields.nth(1)).to_be_focused()
    expect(fields.nth(1)).to_have_attribute("aria-invalid", "true")
