"""Phones in the hall: the captain's count, also through a gap in the WiFi; a player's own page."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import clean
from tests.browser.conftest import PHONE, SMALL_PHONE, Room, RunningHall
from tests.browser.menu import press_in_menu
from tests.browser.test_table import act_until, hand, no_sideways, post
from tests.examples import sample

pytestmark = pytest.mark.browser

NAMES = (
    "Marie Broussard", "Odile Fontenot", "Ruby Guidry", "Alcide Hébert", "Thelma Landry",
    "Gaston Savoie", "Verna Trahan", "Ovide Dugas", "Inez Mouton", "Marie-Antoinette Philomène",
)  # fmt: skip


class Event:
    """Ten people at two tables; the laptop of the chair does what it does by the API."""

    def __init__(self, room: Room, hall: RunningHall) -> None:
        self.hall = hall
        self.laptop = room.person("/login")
        post(self.laptop, "/api/login", {"password": hall.password})
        settings = {"name": "Fall tournament", "play_at": hall.clock() + 60 * 60_000}
        self.id = str(post(self.laptop, "/api/events", {"settings": settings})["id"])
        for i, name in enumerate(NAMES):
            more = {"auxiliary": "Bayou Vert" if i % 2 else "Anse Rouge", "paid_cents": 1500}
            self.tell("take_entry", name=name, **more)
        self.sent = 0

    def tell(self, type: str, **what: Any) -> None:
        self.sent = getattr(self, "sent", 0) + 1
        command = {"type": type, **what}
        body = {"id": f"set-up-{type}-{self.sent}", "version": 1_000_000, "command": command}
        post(self.laptop, f"/api/events/{self.id}/commands", body)

    def view(self) -> Any:
        return self.laptop.evaluate(
            "path => fetch(path).then(a => a.json()).then(a => a.view)",
            f"/api/events/{self.id}/view?as=console",
        )

    def sign_in(self, numbers: range = range(1, 11)) -> None:
        for number in numbers:
            self.tell("sign_in", who=str(number))

    def start(self) -> None:
        """Everybody signed in and seated; round one is on, and its time has run out."""
        self.sign_in()
        self.tell("draw_seats")
        self.tell("start_round")

    def code(self, table: int) -> str:
        return str(self.view()["categories"][0]["table_codes"][str(table)])

    def seats(self, table: int) -> list[dict[str, Any]]:
        tables = self.view()["categories"][0]["rounds"][-1]["tables"]
        return next(card["seats"] for card in tables if card["table"] == table)

    def reports(self, table: int) -> list[dict[str, Any]]:
        tables = self.view()["categories"][0]["rounds"][-1]["tables"]
        return next(card["reports"] for card in tables if card["table"] == table)


@pytest.fixture
def event(room: Room, hall: RunningHall) -> Event:
    return Event(room, hall)


def count(phone: Page, event: Event, table: int, chips: list[int], pot: int = 0) -> None:
    """Answer one question a screen: each player's chips, then the pot."""
    phone.get_by_role("button", name=re.compile("^Count")).click()
    for seat, number in zip(event.seats(table), chips, strict=True):
        heading = f"How many chips has {seat['name']}?"
        expect(phone.get_by_role("heading", name=heading)).to_be_visible()
        key_in(phone, number)
    expect(phone.get_by_role("heading", name=re.compile("left in the pot"))).to_be_visible()
    key_in(phone, pot)


def key_in(phone: Page, number: int) -> None:
    pad = phone.get_by_role("group", name="Figures")
    for figure in str(number):
        pad.get_by_role("button", name=figure, exact=True).click()
    phone.get_by_role("button", name="Next", exact=True).click()


def test_a_captain_counts_certifies_and_sends(room: Room, hall: RunningHall, event: Event) -> None:
    event.start()
    phone = room.phone(f"/join#code={event.code(1)}", SMALL_PHONE)
    expect(phone.get_by_role("heading", name="Table 1")).to_be_visible()
    no_sideways(phone)
    clean(phone)
    room.picture(phone, "table")
    hall.clock.pass_minutes(31)
    phone.reload()
    expect(phone.get_by_text("Time is up.")).to_be_visible()
    room.picture(phone, "time")
    phone.get_by_role("button", name="Count the chips").click()
    expect(phone.get_by_text(re.compile("who sits to the left"))).to_be_visible()
    no_sideways(phone)
    clean(phone)
    room.picture(phone, "question")
    phone.get_by_role("button", name="Back").click()
    count(phone, event, 1, [120, 80, 100, 150, 49])
    expect(phone.get_by_text("Table 1 is one chip short.")).to_be_visible()
    room.picture(phone, "one-short", full=True)
    clean(phone)
    phone.get_by_role("button", name="Change " + event.seats(1)[4]["name"]).click()
    phone.get_by_role("button", name="Take off the last figure").click()
    phone.get_by_role("button", name="Take off the last figure").click()
    key_in(phone, 50)
    phone.get_by_role("button", name="Next", exact=True).click()
    expect(phone.get_by_text("Table 1 adds up: 500 chips.")).to_be_visible()
    send = phone.get_by_role("button", name="Send the count")
    expect(send).to_be_disabled()
    for box in phone.get_by_role("checkbox").all()[:3]:
        box.check()
    send.click()
    expect(phone.get_by_text("The count is in.", exact=True)).to_be_visible()
    room.picture(phone, "sent")
    assert [report["total"] for report in event.reports(1)] == [500]


def test_a_count_made_without_wifi_is_sent_once_after_a_reload(
    room: Room, hall: RunningHall, event: Event
) -> None:
    event.start()
    phone = room.phone(f"/join#code={event.code(1)}")
    expect(phone.get_by_role("heading", name="Table 1")).to_be_visible()
    assert phone.evaluate("isSecureContext") is False
    hall.clock.pass_minutes(31)
    phone.reload()
    expect(phone.get_by_text("Time is up.")).to_be_visible()
    phone.context.set_offline(True)
    count(phone, event, 1, [120, 80, 100, 150, 50])
    phone.get_by_label("The caller's name").fill("Numa Prejean")
    phone.get_by_role("button", name="Send the count").click()
    expect(phone.get_by_text("Not sent yet.")).to_be_visible()
    clean(phone)
    room.picture(phone, "unsent")
    assert event.reports(1) == []
    phone.context.set_offline(False)
    phone.reload()
    expect(phone.get_by_text("The count is in.", exact=True)).to_be_visible()
    expect(phone.get_by_text("Not sent yet.")).to_have_count(0)
    phone.reload()
    expect(phone.get_by_text("The count is in.", exact=True)).to_be_visible()
    assert len(event.reports(1)) == 1


def test_a_count_long_before_time_is_asked_about_once(
    room: Room, hall: RunningHall, event: Event
) -> None:
    """Counted without WiFi: the phone waits as ever, and asks when the hall's answer has come."""
    event.start()
    hall.clock.pass_minutes(10)
    phone = room.phone(f"/join#code={event.code(1)}", SMALL_PHONE)
    expect(phone.get_by_role("heading", name="Table 1")).to_be_visible()
    phone.context.set_offline(True)
    count(phone, event, 1, [120, 80, 100, 150, 50])
    phone.get_by_label("The caller's name").fill("Numa Prejean")
    phone.get_by_role("button", name="Send the count").click()
    expect(phone.get_by_text("Not sent yet.")).to_be_visible()
    phone.context.set_offline(False)
    phone.reload()

    question = phone.get_by_role("alert")
    expect(question).to_contain_text("20 minutes are left at table 1")
    expect(question).to_contain_text("Is the table done?")
    expect(phone.get_by_text("Not sent yet.")).to_have_count(0)
    expect(phone.get_by_role("button", name="Count the chips")).to_have_count(0)
    assert phone.locator("button.main:visible").count() == 1
    no_sideways(phone)
    clean(phone)
    room.picture(phone, "early")
    assert event.reports(1) == []

    phone.reload()  # what was counted lies in the phone until there is an answer
    yes = phone.get_by_role("button", name="Yes, the table is done")
    yes.click()
    expect(phone.get_by_text("The count is in.", exact=True)).to_be_visible()
    expect(yes).to_have_count(0)
    assert [list(one["chips"].values()) for one in event.reports(1)] == [[120, 80, 100, 150, 50]]
    phone.reload()
    expect(phone.get_by_text("The count is in.", exact=True)).to_be_visible()
    assert len(event.reports(1)) == 1


def test_a_table_that_plays_on_puts_its_early_count_away(
    room: Room, hall: RunningHall, event: Event
) -> None:
    event.start()
    phone = room.phone(f"/join#code={event.code(1)}")
    count(phone, event, 1, [120, 80, 100, 150, 50])
    phone.get_by_label("The caller's name").fill("Numa Prejean")
    phone.get_by_role("button", name="Send the count").click()
    phone.get_by_role("button", name="No, put the count away").click()
    expect(phone.get_by_role("alert")).to_have_count(0)
    assert event.reports(1) == []
    hall.clock.pass_minutes(31)
    phone.reload()
    count(phone, event, 1, [130, 70, 100, 150, 50])
    phone.get_by_label("The caller's name").fill("Numa Prejean")
    phone.get_by_role("button", name="Send the count").click()
    expect(phone.get_by_text("The count is in.", exact=True)).to_be_visible()
    assert [list(one["chips"].values()) for one in event.reports(1)] == [[130, 70, 100, 150, 50]]


def test_a_reload_in_mid_count_goes_on_where_it_was(
    room: Room, hall: RunningHall, event: Event
) -> None:
    event.start()
    hall.clock.pass_minutes(31)
    phone = room.phone(f"/join#code={event.code(2)}")
    phone.get_by_role("button", name="Count the chips").click()
    key_in(phone, 77)
    phone.reload()
    phone.get_by_role("button", name="Count the chips").click()
    expect(phone.get_by_text("Question 2 of 6")).to_be_visible()
    phone.get_by_role("button", name="Back").click()
    expect(phone.get_by_role("status", name="Chips counted")).to_have_text("77")


def test_two_phones_that_disagree_see_both_counts(
    room: Room, hall: RunningHall, event: Event
) -> None:
    event.start()
    hall.clock.pass_minutes(31)
    code = event.code(1)
    first, second = room.phone(f"/join#code={code}"), room.phone(f"/join#code={code}")
    expect(first.get_by_text("Time is up.")).to_be_visible()
    expect(second.get_by_text("Time is up.")).to_be_visible()
    second.context.set_offline(True)
    for phone, chips in ((first, [140, 110, 100, 80, 70]), (second, [140, 110, 100, 90, 60])):
        count(phone, event, 1, chips)
        phone.get_by_label("The caller's name").fill("Numa Prejean")
        phone.get_by_role("button", name="Send the count").click()
    second.context.set_offline(False)
    second.reload()
    expect(second.get_by_text("Two counts disagree.")).to_be_visible()
    expect(first.get_by_text("Two counts disagree.")).to_be_visible()
    expect(first.get_by_role("region", name=re.compile(" count$"))).to_have_count(2)
    clean(first)
    room.picture(first, "disputed", full=True)


def test_a_table_calls_the_chair_and_stays_as_it_is(
    room: Room, hall: RunningHall, event: Event
) -> None:
    event.start()
    phone = room.phone(f"/join#code={event.code(1)}")
    phone.get_by_role("button", name="Call the chair").click()
    phone.get_by_label("What is it about?").fill("A card lies face up")
    phone.get_by_role("button", name="Call", exact=True).click()
    expect(phone.get_by_text("The chair was called.")).to_be_visible()
    expect(phone.get_by_text("A card lies face up")).to_be_visible()
    expect(phone.get_by_role("button", name="Count the chips")).to_have_count(0)
    room.picture(phone, "called")


def test_a_scanned_code_leaves_the_address_at_once(
    room: Room, hall: RunningHall, event: Event
) -> None:
    event.start()
    player, captain = event.view()["entries"][0]["code"], event.code(1)
    links = {  # as printed now, and before
        f"/join#code={player}": "Marie Broussard",
        f"/join?code={player}": "Marie Broussard",
        f"/me/{player}": "Marie Broussard",
        f"/join#code={captain}": "Table 1",
        f"/table/{captain}": "Table 1",
    }
    for link, title in sample(list(links.items()), 2, name="links that hold a code"):
        phone = room.phone("/login", SMALL_PHONE)
        phone.route("**/api/login", lambda route: route.abort())  # the line is down just then
        phone.goto(hall.url(link, "hall.example"))
        expect(phone.get_by_role("alert")).to_be_visible()
        assert phone.url == hall.url("/join", "hall.example")
        phone.unroute("**/api/login")  # and comes back: the code is tried again
        expect(phone.get_by_role("heading", name=title, exact=True)).to_be_visible()
        page = "/me" if title == "Marie Broussard" else "/table"
        assert phone.url == hall.url(f"{page}#{event.id}", "hall.example")
        phone.reload()
        expect(phone.get_by_role("heading", name=title, exact=True)).to_be_visible()


def test_no_address_that_a_page_asks_for_holds_a_code(
    room: Room, hall: RunningHall, event: Event
) -> None:
    event.start()
    codes = [event.view()["entries"][0]["code"], event.code(1), event.view()["judge_code"]]
    asked: list[str] = []
    for code in codes:
        phone = room.phone("/login", SMALL_PHONE)
        phone.on("request", lambda request: asked.append(request.url))
        phone.goto(hall.url(f"/join#code={code}", "hall.example"))
        phone.wait_for_url(lambda url: "/join" not in url)
        expect(phone.get_by_role("heading").first).to_be_visible()
        assert code not in phone.url
    laptop = event.laptop
    laptop.on("request", lambda request: asked.append(request.url))
    laptop.goto(hall.url(f"/console/{event.id}#settings"))
    expect(laptop.get_by_role("img", name="QR code for the judges")).to_be_visible()
    assert asked
    for code in codes:
        plain = code.replace("-", "")
        assert not [url for url in asked if plain in url.partition("#")[0].replace("-", "")]
        gone = laptop.evaluate("JSON.stringify(performance.getEntries().map(one => one.name))")
        assert code not in gone


def test_a_bookmark_of_who_is_signed_out_leads_to_the_door(
    room: Room, hall: RunningHall, event: Event
) -> None:
    for page in ("/me", "/table", f"/me#{event.id}"):
        phone = room.phone(page, PHONE)
        phone.wait_for_url("**/join")
        expect(phone.get_by_role("heading", name="Come in")).to_be_visible()


def test_a_player_signs_in_and_finds_seat_tag_and_neighbours(
    room: Room, hall: RunningHall, event: Event
) -> None:
    code = event.view()["entries"][0]["code"]
    phone = room.phone(f"/join#code={code}", SMALL_PHONE)
    expect(phone.get_by_role("heading", name="Marie Broussard")).to_be_visible()
    phone.get_by_role("button", name="I am here: sign me in").click()
    expect(phone.get_by_text(re.compile("You are signed in"))).to_be_visible()
    room.picture(phone, "signed-in")
    event.sign_in(range(2, 11))
    event.tell("draw_seats")
    expect(phone.get_by_text(re.compile(r"^Table \d$"))).to_be_visible()
    event.tell("start_round")
    expect(phone.get_by_role("timer")).to_be_visible()
    expect(phone.get_by_text("On your left")).to_be_visible()
    no_sideways(phone)
    clean(phone)
    room.picture(phone, "seated", full=True)


def test_a_wrong_code_says_so_and_what_to_do(room: Room, event: Event) -> None:
    phone = room.phone("/join#code=NOSUCH", PHONE)
    expect(phone.get_by_role("alert")).to_be_visible()
    expect(phone.get_by_role("heading", name="Come in")).to_be_visible()
    clean(phone)
    no_sideways(phone)
    room.picture(phone, "door")


def test_a_player_of_the_event_plays_at_their_live_table(
    room: Room, hall: RunningHall, event: Event
) -> None:
    """From the player's own page to the seat, and the table's chips into the event, by
    themselves."""
    event.sign_in()
    event.tell("draw_seats")
    event.tell("set_table_mode", table=1, mode="live")
    event.tell("start_round")
    mine = event.seats(1)[0]
    entries = {entry["id"]: entry["code"] for entry in event.view()["entries"]}
    phone = room.phone(f"/join#code={entries[mine['entry']]}")
    phone.get_by_role("link", name="Play at my table").click()
    expect(phone.get_by_role("heading", name="Table 1")).to_be_visible()
    expect(phone.get_by_text("a bot sits in for you")).to_have_count(0)
    room.picture(phone, "live-before")
    act_until(phone, hall, lambda: hand(phone).get_by_role("button").count() == 5)
    room.picture(phone, "live")
    captain = room.phone(f"/join#code={event.code(1)}")
    expect(captain.get_by_role("link", name="Open the table")).to_be_visible()
    clean(captain)
    press_in_menu(phone, "Call the chair")
    phone.get_by_role("button", name="Stop play and call").click()
    expect(phone.get_by_text("Play has stopped: the chair was called.")).to_be_visible()
    chair = event.laptop
    chair.goto(re.sub("http://[^/]+", hall.url(""), phone.url))
    expect(chair.get_by_role("region", name="Your ruling")).to_be_visible()
    chair.get_by_role("button", name="Look at the hands").click()
    expect(chair.get_by_text(f"{mine['name']} holds")).to_be_visible()
    clean(chair)
    room.picture(chair, "ruling")
    chair.get_by_role("button", name="They disagree, and nothing was wrong").click()
    expect(chair.get_by_text("No ruling: everything stays as it is")).to_be_visible()
    chair.get_by_role("button", name="Rule it so").click()
    expect(phone.get_by_text("Play has stopped: the chair was called.")).to_have_count(0)
