"""Spades in a real browser: a hand in each language, a renege caught, two cards passed blind."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cardhall.tables.state import State
from tests.browser.axe import clean
from tests.browser.conftest import Room, RunningHall
from tests.browser.menu import press_in_menu
from tests.browser.test_languages import english_on, speaks
from tests.browser.test_live_games import BY_KEY, INDEX, AtTable, open_game
from tests.browser.test_open_table import Open, call_out, ruling, wrong_card
from tests.browser.test_table import begin, no_sideways, open_table

pytestmark = pytest.mark.browser


def one_hand_is_over(state: State) -> bool:
    return bool(state.history) or state.stage == "ended"


def to_lead_or_follow(state: State) -> bool:
    return state.stage == "hand" and state.hand.phase == "play" and 0 in state.asked()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("lang", "language"), [("en", "English"), ("fr", "Français"), ("es", "Español")]
)
def test_a_hand_is_played_with_bots_to_its_end(
    room: Room, hall: RunningHall, lang: str, language: str
) -> None:
    phone = room.phone()
    table = open_game(phone, BY_KEY["spades"], bots=3)
    begin(phone, table)
    press_in_menu(phone, language)
    speaks(phone, lang)
    at = AtTable(hall, table, {0: phone})
    for number, stop in enumerate(
        (lambda state: 0 in state.asked(), to_lead_or_follow, one_hand_is_over)
    ):
        at.until(stop)
        room.picture(phone, f"spades-{lang}-{number}", full=True)
        if lang != "en":
            assert english_on(phone) == []
        no_sideways(phone)
    assert at.acts > 10
    clean(phone)


def test_a_renege_is_called_and_three_tricks_change_sides(room: Room, hall: RunningHall) -> None:
    """SPADES-28: the card gets through, the call is right, and both devices read what it costs."""
    at = Open(room, hall, game="spades", preset="common-spades", seats=4, bots=2, minutes=0)
    state = at.until(lambda state: bool(wrong_card(state, 1)))
    at.lay(at.phone, wrong_card(state, 1))
    at.moved(state)
    call_out(at.laptop, "Did not follow suit, or led a spade too early", "Verna")
    for page in (at.laptop, at.phone):
        expect(ruling(page)).to_contain_text("Odile Fontenot called, and was right.")
        expect(ruling(page)).to_contain_text(re.compile("3 tricks of .* count for"))
        expect(ruling(page).get_by_role("link")).to_have_attribute("href", "/rules#SPADES-28")
    at.close_look("spades-renege")
    assert at.state.hand.fines == (0, 1)


def test_who_bids_nil_blind_passes_two_cards_to_the_partner(room: Room, hall: RunningHall) -> None:
    """SPADES-11, 12: no card is shown before; then two are chosen, and no more."""
    laptop = room.person()
    options = {"blind_nil": "exchange", "blind_behind": 0}
    table = open_table(
        laptop, game="spades", preset="common-spades", seats=4, bots=3, minutes=0, options=options
    )
    begin(laptop, table)
    at = AtTable(hall, table, {0: laptop})
    at.pages = {}
    at.until(lambda state: 0 in state.asked())
    expect(laptop.get_by_role("button", name="Look at my cards")).to_be_visible()
    assert laptop.locator(".dock [data-card]").count() == 0
    laptop.get_by_role("button", name="Blind nil").click()
    at.until(lambda state: state.hand.phase == "pass" and 0 in state.asked())
    cards = laptop.locator(".dock [role=toolbar] [data-card]")
    expect(cards).to_have_count(13)
    cards.nth(0).click(position=INDEX)
    cards.nth(1).click(position=INDEX)
    room.picture(laptop, "spades-pass")
    laptop.get_by_role("button", name="Pass these two").click()
    at.until(lambda state: state.hand.phase == "play")
    expect(laptop.locator(".dock [data-card]").first).to_be_visible()
    assert at.state.hand.gave(0).bit_count() == 2
