"""From the front door to the first card: alone, with friends by a code, watching, afterwards."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cardhall.dealing import verify_main
from cardhall.records import replay_main
from tests.browser.axe import clean
from tests.browser.conftest import SMALL_PHONE, Room, RunningHall
from tests.browser.test_live_games import AtTable, over
from tests.browser.test_showdown import sit
from tests.browser.test_table import begin, hand, no_sideways, open_table

pytestmark = pytest.mark.browser


def test_a_friend_types_five_letters_and_sits_down_with_a_name_alone(
    room: Room, hall: RunningHall
) -> None:
    """Code, name, "Sit down": then the cards come by themselves when the host begins."""
    host = room.person("/play/boure")
    host.get_by_label("Your name").fill("Odile Fontenot")
    host.get_by_label("Friends, by a link or a code").check()
    host.get_by_label("At the table").select_option("3")
    clean(host)
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("img", name="Scan this to sit down")).to_be_visible()
    code = host.get_by_text(re.compile(r"^[A-Z0-9]{5}$")).inner_text()
    clean(host)
    room.picture(host, "lobby")
    friend = room.phone()
    friend.get_by_label("Code").fill(code.lower())
    friend.get_by_role("button", name="Join").click()
    expect(friend.get_by_role("heading", name="A seat at Bouré")).to_be_visible()
    friend.get_by_label("Your name").fill("Verna Trahan")
    clean(friend)
    room.picture(friend, "sit")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("heading", name="You have a seat")).to_be_visible()
    expect(host.get_by_text("Verna Trahan")).to_be_visible()
    host.get_by_role("button", name="Begin, with bots in the free seats").click()
    for page in (host, friend):
        expect(hand(page).get_by_role("button")).to_have_count(5)
        expect(page).to_have_url(re.compile("/live/"))
    (table,) = hall.app.state.server.tables.all.values()
    told = table.state.secrets.numbers
    assert [(one.seat, len(one.number), one.since) for one in told] == [(0, 64, 0), (1, 64, 0)]


def test_who_opens_a_table_for_friends_chooses_the_time_of_a_turn(
    room: Room, hall: RunningHall
) -> None:
    """The clock counts from the second person on: alone with bots nobody is asked about it."""
    phone = room.phone("/play/euchre", size=SMALL_PHONE)
    phone.get_by_label("Your name").fill("Odile Fontenot")
    time = phone.get_by_label("Time for a turn")
    expect(time).to_have_count(0)
    phone.get_by_label("Friends, by a link or a code").check()
    expect(time).to_have_value("usual")
    time.select_option("As long as it takes")
    clean(phone)
    no_sideways(phone)
    room.picture(phone, "time", full=True)
    phone.get_by_role("button", name="Open the table").click()
    phone.wait_for_url("**/lobby/**")
    (table,) = hall.app.state.server.tables.all.values()
    assert table.state.terms.clock == "none"


def test_another_person_cannot_sit_down_under_a_name_that_is_taken(
    room: Room, hall: RunningHall
) -> None:
    """The device's PIN keeps the seat; with it the same person comes back from another device."""
    host = room.person("/play/boure")
    host.get_by_label("Your name").fill("Odile Fontenot")
    host.get_by_label("Friends, by a link or a code").check()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_text("Play on another device").click()
    pin = host.get_by_text(re.compile(r"^\d{6}$")).inner_text()
    phone = room.phone(re.sub(r".*/lobby/(\w+)$", r"/sit/\1", host.url))
    phone.get_by_label("Your name").fill("odile fontenot")
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.get_by_text(re.compile("has this name already"))).to_be_visible()
    phone.get_by_text("I sat here before, on another device").click()
    phone.get_by_label("PIN from the other device").fill(pin)
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.get_by_role("heading", name="Bring your friends to the table")).to_be_visible()


def test_whoever_watches_finds_the_tables_in_play(room: Room, hall: RunningHall) -> None:
    """By who plays there; a table of one alone with bots is nobody else's."""
    alone = room.phone()
    alone.get_by_role("button", name="Play Bouré").click()
    expect(hand(alone).get_by_role("button")).to_have_count(5)
    player, friend = room.phone(), room.phone()
    table = open_table(player, seats=3, bots=1)
    friend.goto(hall.url(f"/live/{table}", "hall.example"))
    sit(friend, "Verna Trahan")
    begin(player, table)
    watcher = room.person()
    watcher.get_by_role("link", name="See the tables in play").click()
    expect(watcher.get_by_role("link", name="Watch: Bouré")).to_have_count(1)
    expect(watcher.get_by_text("Odile Fontenot, Verna Trahan")).to_be_visible()
    clean(watcher)
    watcher.get_by_role("link", name="Watch: Bouré").click()
    expect(
        watcher.get_by_text("You are watching. Nobody's cards are shown to you.")
    ).to_be_visible()


def played(page: Page, hall: RunningHall) -> str:
    """A table whose session is over; this page has played at it."""
    table = open_table(page, minutes=1)
    begin(page, table)
    AtTable(hall, table, {0: page}).until(over)
    expect(page.get_by_text("The session is over.").first).to_be_visible()
    return table


@pytest.mark.sampled(2, of="sessions to their end")
def test_every_deal_of_a_session_is_checked_on_a_phone(
    room: Room, hall: RunningHall, tmp_path: Path
) -> None:
    """The page works the decks out itself; the file that it keeps, `cardhall verify` takes too;
    one with two cards changed is found out."""
    phone = room.phone()
    played(phone, hall)
    phone.goto(hall.url("/check", "hall.example"))
    phone.get_by_role("button", name="Check this table").click()
    expect(phone.get_by_text(re.compile("every card lay where the game deals it"))).to_be_visible()
    expect(phone.get_by_text("It is the seal that this device saw before play.")).to_be_visible()
    expect(phone.get_by_text("Yours is among them.")).to_be_visible()
    phone.get_by_text("Deal 1", exact=True).click()
    # by itself: where the player dealt, a line above says so too
    expect(phone.get_by_text("A Odile Fontenot", exact=True)).to_be_visible()
    clean(phone)
    no_sideways(phone)
    room.picture(phone, "checked", full=True)
    with phone.expect_download() as download:
        phone.get_by_role("link", name="Keep this as a file").click()
    file = tmp_path / "deals.json"
    download.value.save_as(file)
    assert verify_main([str(file)]) == 0
    told = json.loads(file.read_text())
    deal = next(one for one in told["sessions"][0]["deals"] if one["label"] == "deck/1")
    cards = deal["order"].split()
    deal["order"] = " ".join([cards[1], cards[0], *cards[2:]])
    file.write_text(json.dumps(told))
    phone.get_by_label("Or open a file that was kept").set_input_files(file)
    expect(phone.get_by_text("1 shuffle NOT as sealed: call the chair.")).to_be_visible()
    clean(phone)
    # and a hall that shows another seal afterwards than before play
    seals = phone.evaluate("localStorage['cardhall.seals']")
    ((table, kept),) = json.loads(seals).items()
    assert (table, kept["1"]["seal"]) == (told["table"], told["sessions"][0]["commitment"])
    assert kept["1"]["hands"] == max(one["hand"] for one in told["sessions"][0]["deals"])
    kept["1"]["seal"] = "0" * 64
    phone.evaluate("told => localStorage['cardhall.seals'] = told", json.dumps({table: kept}))
    phone.get_by_role("button", name="Check this table").click()
    other = "This is NOT the seal that this device saw before play."
    expect(phone.get_by_text(other)).to_be_visible()
    clean(phone)


def test_who_plays_alone_adds_a_number_before_the_first_card(room: Room, hall: RunningHall) -> None:
    """One tap: the seal is seen, a number of the device's own is added, and the cards come."""
    phone = room.phone()
    phone.get_by_role("button", name="Play euchre").click()
    expect(hand(phone).get_by_role("button")).to_have_count(5)
    (table,) = hall.app.state.server.tables.all.values()
    (mine,) = table.state.secrets.numbers
    assert (mine.seat, mine.since) == (0, 0)
    phone.wait_for_function("(localStorage['cardhall.seals'] ?? '').includes('number')")
    kept = json.loads(phone.evaluate("localStorage['cardhall.seals']"))[table.id]["1"]
    assert kept["seal"] == table.state.secrets.commitment
    assert (kept["number"], kept["since"]) == (f"A{mine.number}", 0)


def test_it_installs_as_an_app_on_localhost_and_asks_nothing_of_it_in_the_hall(
    room: Room, hall: RunningHall
) -> None:
    """On a secure page there is a manifest with icons, and words when the hall does not answer;
    on the hall's plain network there is no service worker, and the pages are the same."""
    laptop = room.person()
    told = laptop.evaluate(
        """async () => {
            await navigator.serviceWorker.ready;
            const link = document.querySelector('link[rel=manifest]').href;
            const answer = await fetch(link);
            const manifest = await answer.json();
            const icons = await Promise.all(manifest.icons.map(async icon => {
                const got = await fetch(icon.src);
                return got.headers.get('content-type') === icon.type;
            }));
            return [answer.headers.get('content-type'), manifest.display, icons];
        }"""
    )
    assert told == ["application/manifest+json", "standalone", [True] * 5]
    phone = room.phone()
    expect(phone.get_by_role("button", name="Play Bouré")).to_be_visible()
    assert phone.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    hall.stop()
    laptop.reload()
    expect(laptop.get_by_text("The hall's computer does not answer.")).to_be_visible()
    clean(laptop)
    room.picture(laptop, "no-hall")
    hall.start()
    laptop.get_by_role("link", name="Try again").click()
    expect(laptop.get_by_role("button", name="Play Bouré")).to_be_visible()


@pytest.mark.sampled(2, of="sessions to their end")
def test_a_finished_hand_is_stepped_through_saved_and_sent(
    room: Room, hall: RunningHall, tmp_path: Path
) -> None:
    """From one's own list on the device; by keys; all cards open; and by its link at a
    stranger's."""
    phone = room.phone()
    played(phone, hall)
    phone.goto(hall.url("/mine", "hall.example"))
    clean(phone)
    phone.get_by_role("link", name="Step through hand 1").click()
    where = phone.get_by_text(re.compile(r"^Step \d+ of \d+$"))
    expect(where).to_have_text(re.compile("^Step 1 of"))
    hands = phone.locator("dl.hands > div")
    expect(hands).to_have_count(5)  # before anybody has passed
    expect(hands.first.locator("svg.card")).to_have_count(5)
    said = phone.locator(".told").inner_text()
    phone.keyboard.press("ArrowRight")
    expect(where).to_have_text(re.compile("^Step 2 of"))
    expect(phone.locator(".told")).not_to_have_text(said)
    phone.get_by_role("button", name="On", exact=True).click()
    expect(where).to_have_text(re.compile("^Step 3 of"))
    clean(phone)
    no_sideways(phone)
    room.picture(phone, "step", full=True)
    with phone.expect_download() as download:
        phone.get_by_role("link", name="Save as record").click()
    file = tmp_path / "hand.toml"
    download.value.save_as(file)
    assert replay_main([str(file)]) == 0
    phone.keyboard.press("End")
    expect(phone.get_by_role("button", name="On", exact=True)).to_be_disabled()
    phone.get_by_text("Send this hand").click()
    link = phone.get_by_label("The link to this hand").input_value()
    stranger = room.person(re.sub(r"^\w+://[^/]+", "", link))
    expect(stranger.get_by_text(re.compile(r"^Step 1 of \d+$"))).to_be_visible()
    expect(stranger.locator(".told")).to_have_text(said)
    room.picture(stranger, "sent")


def test_what_a_device_kept_is_forgotten_at_a_word(room: Room, hall: RunningHall) -> None:
    phone = room.phone()
    played(phone, hall)
    phone.goto(hall.url("/mine", "hall.example"))
    expect(phone.get_by_role("link", name="Step through hand 1")).to_be_visible()
    phone.get_by_role("button", name="Forget all").click()
    expect(phone.get_by_text("Forgotten: the hands, your name and your PIN.")).to_be_visible()
    phone.reload()
    expect(phone.get_by_text("No hand of yours is kept here yet.")).to_be_visible()
