"""What every table has, whatever its game: talk, pauses, the reserve, keys for the buttons."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Room, RunningHall
from browser.test_felt import act_until, asked, begin, faults, hand, no_sideways, open_table

pytestmark = pytest.mark.browser


def two_at_a_table(room: Room, hall: RunningHall, **more: str) -> tuple[Page, Page]:
    """Odile at a laptop (seat A) and Verna with a phone (seat B), and three bots; not begun."""
    host = room.person()
    table = open_table(host, bots=3, **more)
    host.goto(hall.url(f"/live/{table}"))
    friend = room.phone(f"/live/{table}")
    friend.get_by_role("button", name=re.compile("^Sit at seat")).click()
    friend.get_by_label("Your name").fill("Verna Trahan")
    friend.get_by_role("button", name=re.compile("^Sit at seat")).last.click()
    expect(friend.get_by_role("button", name="Leave the table")).to_be_visible()
    return host, friend


def test_a_kind_word_is_seen_at_the_seat_and_can_be_put_out(room: Room, hall: RunningHall) -> None:
    host, friend = two_at_a_table(room, hall)
    friend.get_by_text("Say something").click()
    friend.get_by_role("button", name="Good luck").click()
    verna = host.locator("[data-seat='1']")
    expect(verna).to_contain_text("Good luck")
    faults(host)
    room.picture(host, "said")
    hall.clock.pass_minutes(0.2)
    host.reload()
    expect(verna).to_contain_text("Verna")
    expect(verna).not_to_contain_text("Good luck")
    host.get_by_text("Say something").click()
    host.get_by_label("Do not show what is said").check()
    friend.get_by_role("button", name="Thank you").click()
    expect(friend.locator("[data-seat='1']")).to_contain_text("Thank you")
    expect(host.locator("details", has_text="What happened")).to_have_count(1)
    expect(verna).not_to_contain_text("Thank you")


def test_a_pause_begins_when_all_agree_and_ends_by_a_press(room: Room, hall: RunningHall) -> None:
    host, friend = two_at_a_table(room, hall)
    host.get_by_role("button", name="Begin the session").click()
    expect(friend.get_by_role("button", name="Draw a card")).to_be_visible()
    friend.get_by_role("button", name="Ask for a pause").click()
    expect(host.get_by_text("Verna Trahan asks for a pause.").first).to_be_visible()
    expect(friend.get_by_text("Still to agree: Odile")).to_be_visible()
    room.picture(host, "asked")
    host.get_by_role("button", name="Not now").click()
    expect(friend.get_by_text("You have asked for a pause.")).to_have_count(0)
    friend.get_by_role("button", name="Ask for a pause").click()
    host.get_by_role("button", name="Agree").click()
    for page in (host, friend):
        expect(page.get_by_text("A pause. The clocks stand still.")).to_be_visible()
        expect(page.get_by_role("button", name="Draw a card")).to_have_count(0)
        faults(page)
    no_sideways(friend)
    room.picture(friend, "resting")
    hall.clock.pass_minutes(2)
    friend.get_by_role("button", name="Play on").click()
    expect(host.get_by_role("button", name="Draw a card")).to_be_visible()


def test_figures_press_the_buttons(room: Room, hall: RunningHall) -> None:
    """1 draws; while cards can be thrown a figure is a rank, and Shift makes it press."""
    page = room.person()
    begin(page, open_table(page))
    page.get_by_role("button", name="Draw a card").wait_for()
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Draw a card")).to_have_count(0)
    act_until(page, hall, lambda: asked(page, "Which cards do you throw"))
    stand_pat = page.get_by_role("button", name="Stand pat")
    page.keyboard.press("1")
    expect(stand_pat).to_have_count(1)
    page.keyboard.press("Shift+Digit1")
    expect(stand_pat).to_have_count(0)
    expect(hand(page).get_by_role("button")).to_have_count(5)
