"""The front door: the games first, one press deals; with a round in play, the event first."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import clean
from tests.browser.conftest import LAPTOP, Room, RunningHall
from tests.browser.menu import open_menu
from tests.browser.people import Chair
from tests.browser.test_every_page import event
from tests.browser.test_table import begin, hand, no_sideways, open_table, post

pytestmark = pytest.mark.browser
TALL_PHONE: ViewportSize = {"width": 390, "height": 844}
GAMES = ("Bouré", "Pitty-Pat", "Rummy", "Po-Ke-No", "Pedro", "Euchre", "Texas hold'em")
PLAY = {"en": "Play {}", "fr": "Jouer : {}", "es": "Jugar {}"}


def boxes(page: Page, lang: str) -> dict[str, Any]:
    """Where each game's button lies, from the top of the page as it opens."""
    found = {}
    for game in GAMES:
        button = page.get_by_role("button", name=PLAY[lang].format(game), exact=True)
        tile = page.locator("li", has=button)
        expect(tile).to_have_count(1)
        found[game] = tile.bounding_box()
    return found


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lang", ["en", "fr", "es"])
@pytest.mark.parametrize("size", [TALL_PHONE, LAPTOP], ids=["phone", "laptop"])
def test_all_seven_games_lie_in_the_first_screen(
    room: Room, hall: RunningHall, size: ViewportSize, lang: str
) -> None:
    """With their ways to learn and to choose, each at least as large as a finger; then the code,
    then the event."""
    post(Chair(room).page, "/api/events", {"id": "fall", "games": ["boure"]})
    phone = room.phone(size=size)
    phone.evaluate("lang => localStorage.setItem('cardhall.lang', lang)", lang)
    phone.reload()
    found = boxes(phone, lang)
    width, height = size["width"], size["height"]
    for game, box in found.items():
        assert 0 <= box["x"] <= width - box["width"], game
        assert 0 <= box["y"] <= height - box["height"], (game, box)
        for target in phone.locator("li.tile").nth(GAMES.index(game)).locator("button, a").all():
            small = target.bounding_box()
            assert small
            assert min(small["width"], small["height"]) >= 44, (game, small)
    code = phone.get_by_role("textbox").first.bounding_box()
    tonight = phone.locator("#tonight").bounding_box()
    last = max(box["y"] for box in found.values())
    assert code
    assert tonight
    assert last <= code["y"] + code["height"] <= height
    assert code["y"] < tonight["y"]
    clean(phone)
    no_sideways(phone)
    room.picture(phone, "front")


STANDS = {"door": (".still-head", ".still-door"), "felt": (".still-felt",)}
TAKES = {"door": ("header", ".front"), "felt": (".felt",)}


# how far the whole page or a card of mine jumped, as browsers reckon it
JUMPED = """() => new Promise(done => {
  let jumped = 0;
  const ours = node => node === document.body || node?.matches?.(".card, .felt, .still");
  new PerformanceObserver(list => {
    for (const one of list.getEntries())
      if (one.sources.some(source => ours(source.node))) jumped += one.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(jumped), 500);
})"""


def places(page: Page, wanted: tuple[str, ...]) -> list[float]:
    """From where to where each of these goes across the page, and where it begins."""
    found = [page.locator(one).first.bounding_box() for one in wanted]
    return [box[side] for box in found if box for side in ("x", "width", "y")]


@pytest.mark.parametrize("size", [TALL_PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("stands", STANDS)
def test_what_stands_before_the_program_gives_its_place_to_the_page(
    room: Room, hall: RunningHall, stands: str, size: ViewportSize
) -> None:
    """Head and evening of the front door and the bare felt are painted without a script, where the
    page's own come, and they are gone then."""
    phone = room.phone(size=size)
    if stands == "felt":
        begin(phone, open_table(phone))
        expect(phone.locator(".felt.placed, .felt .placed").first).to_be_visible()
    page = phone.context.new_page()
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto(phone.url)
    for one in STANDS[stands]:
        expect(page.locator(one)).to_be_visible()
    before = places(page, STANDS[stands])
    room.picture(page, "stands")
    page.unroute("**/assets/*.js")
    page.reload()
    for one in TAKES[stands]:
        expect(page.locator(one).first).to_be_visible()
    for one in STANDS[stands]:
        expect(page.locator(one)).to_have_count(0)
    assert before == pytest.approx(places(page, TAKES[stands]), abs=2)
    if stands == "felt":
        expect(hand(page).get_by_role("button")).to_have_count(5)
    else:  # who says what they see is understood
        expect(page.get_by_role("link", name="Cardhall: The hall", exact=True)).to_be_visible()
    assert page.evaluate(JUMPED) < 0.01


def test_with_a_round_in_play_the_event_comes_first(room: Room, hall: RunningHall) -> None:
    event(Chair(room))
    phone = room.phone(size=TALL_PHONE)
    watch = phone.get_by_role("link", name=re.compile("^Seats and clock")).first.bounding_box()
    game = phone.get_by_role("button", name="Play Bouré").bounding_box()
    assert watch
    assert game
    assert watch["y"] < game["y"]
    assert watch["y"] + watch["height"] <= TALL_PHONE["height"]
    clean(phone)
    room.picture(phone, "in-play")


def test_one_press_deals_and_the_guest_takes_a_name_at_the_seat(
    room: Room, hall: RunningHall
) -> None:
    """Nobody is asked for a name before the cards; the one that is taken stays with the device."""
    phone = room.phone(size=TALL_PHONE)
    phone.get_by_role("button", name="Play Bouré").click()
    expect(hand(phone).get_by_role("button")).to_have_count(5)
    open_menu(phone)
    expect(phone.get_by_text("You play as Guest.")).to_be_attached()
    phone.get_by_role("button", name="Another name").click()
    phone.get_by_label("Your name").fill("Odile Fontenot")
    phone.keyboard.press("Enter")
    expect(phone.get_by_text("You play as Odile Fontenot.")).to_be_visible()
    (table,) = hall.app.state.server.tables.all.values()
    assert table.state.seats[0].name == "Odile Fontenot"
    phone.goto(hall.url("/", "hall.example"))
    expect(phone.get_by_text("You play as Odile Fontenot.")).to_be_visible()
    expect(phone.get_by_role("button", name="Sign out")).to_have_count(0)  # nobody signed in
    expect(phone.get_by_role("link", name="Back to my table")).to_be_visible()
    clean(phone)


def test_house_rules_are_chosen_by_name_and_one_by_one_in_words(
    room: Room, hall: RunningHall
) -> None:
    """A way of playing in plain words first; beneath it each rule as the table card says it."""
    phone = room.phone("/play/euchre", size=TALL_PHONE)
    first = phone.get_by_role("radio", name=re.compile("^The Lions. eight hands"))
    expect(first).to_be_checked()
    room.picture(phone, "ways", full=True)
    phone.get_by_role("radio", name=re.compile("^Short: to 5")).check()
    phone.get_by_text("The house rules, one by one").click()
    expect(phone.get_by_label("Points that end the game")).to_have_value("5")
    rules = phone.get_by_label(re.compile("^House rule"))
    expect(rules.filter(has_text="1000")).to_have_count(0)  # the points stand for it
    stick = rules.filter(has_text="The dealer must call.")
    stick.select_option("If all pass twice, a new deal.")
    room.picture(phone, "rules", full=True)
    clean(phone)
    no_sideways(phone)
    phone.get_by_role("button", name="Sit down and play").click()
    expect(hand(phone).get_by_role("button")).to_have_count(5)
    (table,) = hall.app.state.server.tables.all.values()
    assert table.state.terms.target == 5
    assert table.state.terms.options == {"hands": 1000, "stick_dealer": False}
    assert table.state.ends_at == 0
