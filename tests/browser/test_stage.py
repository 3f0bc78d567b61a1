"""What every table has, whatever its game: talk, pauses, the reserve, keys for the buttons."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import clean
from tests.browser.conftest import Room, RunningHall
from tests.browser.menu import open_menu, press_in_menu, seated
from tests.browser.test_table import act_until, asked, begin, hand, no_sideways, open_table

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
    seated(friend)
    return host, friend


def test_a_kind_word_is_seen_at_the_seat_and_can_be_put_out(room: Room, hall: RunningHall) -> None:
    host, friend = two_at_a_table(room, hall)
    open_menu(friend).get_by_text("Say something").click()
    friend.get_by_role("button", name="Good luck").click()
    verna = host.locator("[data-seat='1']")
    expect(verna).to_contain_text("Good luck")
    clean(host)
    room.picture(host, "said")
    hall.clock.pass_minutes(0.2)
    host.reload()
    expect(verna).to_contain_text("Verna")
    expect(verna).not_to_contain_text("Good luck")
    open_menu(host).get_by_text("Say something").click()
    host.get_by_label("Do not show what is said").check()
    open_menu(friend).get_by_text("Say something").click()
    friend.get_by_role("button", name="Thank you").click()
    expect(friend.locator("[data-seat='1']")).to_contain_text("Thank you")
    expect(host.locator("details", has_text="What happened")).to_have_count(1)
    expect(verna).not_to_contain_text("Thank you")


def test_a_pause_begins_when_all_agree_and_ends_by_a_press(room: Room, hall: RunningHall) -> None:
    host, friend = two_at_a_table(room, hall, dealing="hand")
    host.get_by_role("button", name="Begin the session").click()
    expect(friend.get_by_role("button", name="Draw a card")).to_be_visible()
    press_in_menu(friend, "Ask for a pause")
    expect(host.get_by_text("Verna Trahan asks for a pause.").first).to_be_visible()
    expect(friend.get_by_text("Still to agree: Odile")).to_be_visible()
    room.picture(host, "asked")
    host.get_by_role("button", name="Not now").click()
    expect(friend.get_by_text("You have asked for a pause.")).to_have_count(0)
    press_in_menu(friend, "Ask for a pause")
    host.get_by_role("button", name="Agree").click()
    for page in (host, friend):
        expect(page.get_by_text("A pause. The clocks stand still.")).to_be_visible()
        expect(page.get_by_role("button", name="Draw a card")).to_have_count(0)
        clean(page)
    no_sideways(friend)
    room.picture(friend, "resting")
    hall.clock.pass_minutes(2)
    friend.get_by_role("button", name="Play on").click()
    expect(host.get_by_role("button", name="Draw a card")).to_be_visible()


def test_figures_press_the_buttons(room: Room, hall: RunningHall) -> None:
    """1 draws; while cards can be thrown a figure is a rank, and Shift makes it press."""
    page = room.person()
    begin(page, open_table(page, dealing="hand"))
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


DOUBLE = """async ([x, y]) => {
    const tap = (at) => {
        const more = { bubbles: true, cancelable: true, clientX: x, clientY: y };
        at.dispatchEvent(new PointerEvent('click', { ...more, pointerType: 'touch', detail: 1 }));
    };
    const under = () => document.elementFromPoint(x, y);
    const wait = ms => new Promise(done => setTimeout(done, ms));
    const first = under();
    tap(first);
    // the table moves on: another button comes to lie where the first one was
    let pressed = 0;
    const other = document.createElement('button');
    const place = `left:${x - 40}px;top:${y - 20}px;width:80px;height:40px`;
    other.style.cssText = `position:fixed;z-index:99;${place}`;
    other.onclick = () => (pressed += 1);
    document.querySelector('main.live').append(other);
    await wait(100);
    tap(other);
    const early = pressed;
    await wait(500);
    tap(other);
    return [early, pressed];
}"""


def test_a_second_tap_does_not_press_what_came_to_lie_under_the_finger(
    room: Room, hall: RunningHall
) -> None:
    phone = room.phone()
    begin(phone, open_table(phone))
    act_until(phone, hall, lambda: asked(phone, "Which cards do you throw"))
    box = phone.get_by_role("button", name=re.compile("^Stand pat")).bounding_box()
    assert box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert phone.evaluate(DOUBLE, middle) == [0, 1]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(320, 640), (390, 844), (844, 390), (1280, 800)])
def test_what_stops_the_table_lies_in_one_menu_and_nowhere_else(
    room: Room, hall: RunningHall, size: tuple[int, int]
) -> None:
    """Pause, chair and leave: one press away at every step, and never under a thumb that plays."""
    page = room.person(size={"width": size[0], "height": size[1]})
    begin(page, open_table(page))
    leave = page.get_by_role("button", name="Leave the table")
    places = set()
    for asks in ("Which cards do you throw", "Play a card|You lead"):
        act_until(page, hall, lambda asks=asks: asked(page, asks))
        expect(leave).to_have_count(0)
        box = page.locator(".live header button.menu").bounding_box()
        assert box
        places.add((round(box["x"]), round(box["y"])))
        page.get_by_role("button", name="More").click()
        expect(leave).to_be_in_viewport()
        expect(page.get_by_role("button", name="Call the chair")).to_be_in_viewport()
        room.picture(page, "menu")
        page.keyboard.press("Escape")
        expect(leave).to_have_count(0)
        if page.get_by_role("button", name="Stand pat").count():
            page.get_by_role("button", name="Stand pat").click()
    assert len(places) == 1
