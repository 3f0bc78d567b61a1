"""The end of a session at a table of one's own: who won, and another game by one tap."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.conftest import SMALL_PHONE, Room, RunningHall
from tests.browser.menu import press_in_menu
from tests.browser.test_table import act_until, asked, begin, hand, no_sideways, open_table
from tests.browser.test_ways_in import played

pytestmark = pytest.mark.browser


@pytest.mark.sampled(2, of="sessions to their end")
def test_the_end_names_places_and_the_best_hand_and_deals_again(
    room: Room, hall: RunningHall
) -> None:
    """Places in order, one's own marked; the same people play again by the first button."""
    phone = room.phone(size=SMALL_PHONE)
    table = played(phone, hall)
    state = hall.app.state.server.tables.get(table).state
    (result,) = state.ended
    again = phone.get_by_role("button", name="Play again")
    expect(phone.get_by_role("link", name="Home")).to_be_visible()
    expect(phone.get_by_role("heading", level=1)).to_have_text(
        re.compile("^You won!$|^You came .* of |^That was it$")
    )
    rows = phone.locator("ol.places > li")
    expect(rows).to_have_count(len(state.seats))
    places = [int(text[0]) for text in phone.locator(".place").all_inner_texts()]
    chips = result.stacks
    assert places == sorted(1 + sum(more > own for more in chips) for own in chips)
    mine = phone.locator("li.mine")
    expect(mine).to_contain_text("You")
    expect(mine).to_contain_text(str(result.stacks[0]))
    assert int(mine.locator(".place").inner_text()[0]) == 1 + sum(more > chips[0] for more in chips)
    expect(phone.get_by_text(re.compile(r"^You played \d+ hand"))).to_be_visible()
    clean(phone)
    no_sideways(phone)
    room.picture(phone, "end", full=True)
    buttons = phone.locator("main .button:visible")
    assert buttons.all_inner_texts() == ["Play again", "Change something", "Home"]
    again.click()
    expect(hand(phone).get_by_role("button")).to_have_count(5)
    state = hall.app.state.server.tables.get(table).state
    assert state.session == 2
    assert state.seats[0].playing
    assert not state.seats[0].sitting_in


def test_who_leaves_alone_sees_how_it_went_and_may_change_something(
    room: Room, hall: RunningHall
) -> None:
    phone = room.phone()
    table = open_table(phone)
    begin(phone, table)
    act_until(phone, hall, lambda: asked(phone, "Which cards do you throw"))
    press_in_menu(phone, "Leave the table")
    expect(phone.get_by_role("button", name="Play again")).to_be_visible()
    room.picture(phone, "left")
    assert hall.app.state.server.tables.get(table).state.stage == "ended"
    phone.get_by_role("link", name="Change something").click()
    expect(phone.get_by_role("heading", name="A table of Bouré")).to_be_visible()
    phone.go_back()
    phone.get_by_role("link", name="Home").click()
    expect(phone.get_by_role("button", name="Play Bouré")).to_be_visible()
