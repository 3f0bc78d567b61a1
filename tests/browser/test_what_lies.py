"""What the hall sends of a table and only one game has lies on its felt, small and in its words."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Page, expect

from cardhall.messages import to_answer
from cardhall.tables.hand_steps import Frame, SteppedHand
from cardhall.tables.shapes import TableView
from cardhall.tables.views import view_for
from tests.browser.conftest import LAPTOP, PHONE, Room
from tests.tables.play import Table
from tests.tables.whole import act

pytestmark = pytest.mark.browser

ALL = (0, 1, 2, 3, 4)
SIZES = [(LAPTOP, False), (PHONE, True), (PHONE, False), (LAPTOP, True)]


def stepped(page: Page, view: TableView) -> None:
    """The page of one hand, with this for its only step: the felt is the table's own."""
    frame = Frame(seat=-1, by="", words="", lines=(), view=view)
    hand = SteppedHand(
        table=view.table, game=view.game, session=1, number=1, hands=1, frames=(frame,)
    )
    answer = to_answer(hand)
    page.route(
        "**/api/tables/*/hands/1?*",
        lambda route: route.fulfill(body=answer, content_type="application/json"),
    )
    page.goto(page.url.rstrip("/") + "/hand/shown/1")


def felt(page: Page) -> str:
    section = page.locator("section.felt")
    expect(section).to_be_visible()
    return section.inner_text()


@pytest.mark.clause("RAP-26")
def test_the_further_cards_of_a_multiple_lead_lie_face_up(room: Room) -> None:
    """They wait for their tricks below the one that is played, named for who listens."""
    table = Table(5, people=ALL, preset="rap")
    table.begin(2)
    table.play_until(lambda s: bool(s.hand and view_for(s, None).laid))
    view = view_for(table.state, None)
    assert view.laid == ("KC",)
    for size, dark in SIZES:
        page = room.person(size=size, dark=dark)
        stepped(page, view)
        waits = page.get_by_role("list", name="Led with it, to be played next")
        expect(waits).to_be_visible()
        expect(waits.get_by_text("king of clubs")).to_have_count(1)
        room.picture(page, f"laid-{size['width']}-{'dark' if dark else 'light'}")


@pytest.mark.clause("LLAA-BOURE-37")
def test_what_a_hand_was_for_each_stands_on_the_plates_until_the_next(room: Room) -> None:
    table = Table(5, people=ALL)
    table.begin(1)
    table.play_until(
        lambda s: s.stage != "hand" and any(h.finished and h.finished.boures for h in s.history)
    )
    view = view_for(table.state, None)
    assert view.last_hand is not None
    assert view.last_hand.boures
    for size, dark in SIZES:
        page = room.person(size=size, dark=dark)
        stepped(page, view)
        for seat in ALL:
            plate = page.locator(f"[data-seat='{seat}']")
            there = 1 if seat in view.last_hand.boures else 0
            expect(plate.get_by_text("bouré", exact=True)).to_have_count(there)
        room.picture(page, f"boured-{size['width']}-{'dark' if dark else 'light'}")
    # who reneged is among those who boured, and is told as what it was
    caught = msgspec.structs.replace(view.last_hand, renegers=view.last_hand.boures[:1])
    page = room.person()
    stepped(page, msgspec.structs.replace(view, last_hand=caught))
    plate = page.locator(f"[data-seat='{caught.renegers[0]}']")
    expect(plate.get_by_text("reneged", exact=True)).to_be_visible()


@pytest.mark.clause("EUCHRE-38")
def test_what_each_has_put_in_the_cup_stands_on_the_plate(room: Room) -> None:
    table = Table(4, people=(0, 1, 2, 3), game="euchre", preset="lions-euchre", minutes=0)
    table.begin(1)
    act(table, "pick it up")
    view = view_for(table.state, None)
    seats = (msgspec.structs.replace(view.seats[0], cup=50), *view.seats[1:])
    for size, dark in SIZES:
        page = room.person(size=size, dark=dark)
        stepped(page, msgspec.structs.replace(view, seats=seats))
        expect(page.locator("[data-seat='0']").get_by_text("$0.50 in the cup")).to_be_visible()
        assert felt(page).count("in the cup") == 1, "who has put nothing in has no line for it"
        room.picture(page, f"cup-{size['width']}-{'dark' if dark else 'light'}")
