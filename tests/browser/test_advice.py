"""Hint, odds, and a hand looked over afterwards, on a phone and on a laptop."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cardhall.tables.state import State
from tests.browser.axe import AT_REST, clean
from tests.browser.conftest import LAPTOP, PHONE, Room, RunningHall
from tests.browser.test_table import no_sideways, open_table, post

pytestmark = pytest.mark.browser

SHORT: dict[str, dict[str, Any]] = {
    "boure": {"preset": "llaa", "minutes": 60},
    "euchre": {"preset": "lions-euchre", "minutes": 0, "options": {"hands": 2}},
}


def sit(page: Page, hall: RunningHall, game: str, host: str) -> str:
    table = open_table(page, game=game, seats=4, bots=3, **SHORT[game])
    page.goto(hall.url(f"/live/{table}", host))
    page.get_by_role("button", name="Begin the session").click()
    return table


def state_of(hall: RunningHall, table: str) -> State:
    return hall.app.state.server.tables.get(table).state  # type: ignore[no-any-return]


def until(page: Page, hall: RunningHall, table: str, done: Callable[[State], bool]) -> None:
    """I do the first thing that may be done, but stay at Bouré; time passes for the others."""
    bound = time.monotonic() + 60
    while not done(state := state_of(hall, table)):
        assert time.monotonic() < bound, f"the table never came to it: {state}"
        if my_turn(state):
            words = next(
                w for w in state.adapter.words(state.hand) if w != "pass" or state.game != "boure"
            )
            body = {"type": "act", "seat": 0, "step": state.step, "words": words}
            post(page, f"/api/tables/{table}/commands", {
                "id": f"act-{table}-{state.step}", "version": 0, "command": body,
            })  # fmt: skip
        else:
            hall.clock.pass_minutes(1 / 30)
            time.sleep(0.08)


def my_turn(state: State) -> bool:
    return state.stage == "hand" and state.asked() == (0,)


def to_choose(state: State) -> bool:
    return my_turn(state) and len(state.adapter.words(state.hand)) > 1


def over(state: State) -> bool:
    return state.stage == "ended"


def both_colours(room: Room, page: Page, title: str, full: bool = False) -> None:
    no_sideways(page)
    clean(page)
    for colour in ("light", "dark"):
        page.emulate_media(color_scheme=colour)
        page.evaluate(AT_REST)  # colours fade over
        room.picture(page, f"{title}-{colour}", full)


def cards_in_sight(page: Page) -> None:
    """All my cards are on the screen, and nothing lies over the middle of one."""
    covered = page.evaluate(
        """[...document.querySelectorAll('.dock [data-card]')].filter(card => {
            const box = card.getBoundingClientRect();
            const top = document.elementFromPoint(box.left + 8, box.top + 12);
            return box.top < 0 || box.bottom > innerHeight || !(top && card.contains(top));
        }).map(card => card.dataset.card)"""
    )
    assert covered == []


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("key", "size", "name"), [("euchre", PHONE, "phone"), ("boure", LAPTOP, "laptop")]
)
def test_a_hint_is_taken_odds_follow_and_the_hand_is_looked_over(
    room: Room, hall: RunningHall, key: str, size: ViewportSize, name: str
) -> None:
    host = "hall.example" if name == "phone" else "127.0.0.1"
    page = room.person(size=size, host=host)
    table = sit(page, hall, key, host)
    until(page, hall, table, to_choose)

    hint = page.get_by_role("button", name="Hint", exact=True)
    panel = page.get_by_role("region", name="What a sensible player would do")
    hint.click()
    expect(panel.get_by_role("button", name="Do it")).to_be_visible()
    cards_in_sight(page)
    both_colours(room, page, f"{name}-hint")
    page.keyboard.press("?")
    expect(panel).to_have_count(0)
    page.keyboard.press("?")
    step = state_of(hall, table).step
    panel.get_by_role("button", name="Do it").click()
    expect(panel).to_have_count(0)
    assert state_of(hall, table).step > step

    until(page, hall, table, my_turn)
    page.get_by_role("button", name="Odds", exact=True).click()
    odds = page.get_by_role("region", name="Odds", exact=True)
    expect(odds.locator("dt").first).to_be_visible()
    cards_in_sight(page)
    both_colours(room, page, f"{name}-odds")
    step = state_of(hall, table).step
    with page.expect_response(re.compile(r"/odds$")):  # anew when the step changes
        until(page, hall, table, lambda state: state.step > step)
    page.get_by_role("button", name="Odds", exact=True).click()
    expect(odds).to_have_count(0)

    until(page, hall, table, lambda state: over(state) or bool(state.history))
    if not over(state_of(hall, table)):
        closer = page.get_by_role("region", name="Your choices in this hand")
        page.get_by_role("button", name="Look closer").click()
        expect(closer.get_by_text(re.compile("^You: ")).first).to_be_visible()
        both_colours(room, page, f"{name}-closer")
        closer.get_by_role("button", name="Close").click()
        expect(page.locator(".dock .verdict")).to_have_text(re.compile("Best|Fine|cost you"))
        both_colours(room, page, f"{name}-line")
        end = {"id": f"end-{table}", "version": 0, "command": {"type": "end_session"}}
        post(page, f"/api/tables/{table}/commands", end)
    page.get_by_role("link", name="Look back").click()
    looked = page.get_by_role("region", name="Your play, looked over")
    acts = looked.get_by_role("list", name="Your acts").get_by_role("button")
    expect(looked.get_by_role("status")).to_contain_text(re.compile("as advised|way|costly"))
    expect(acts.first).to_have_attribute("aria-current", "step")
    taken = looked.get_by_role("button", name=re.compile(r"^Act \d+: as advised$")).first
    taken.click()
    expect(looked.get_by_text("You did what a sensible player would do.")).to_be_visible()
    acts.last.click()
    expect(acts.last).to_have_attribute("aria-current", "step")
    both_colours(room, page, f"{name}-look-back", full=True)


def test_a_watcher_and_a_stranger_get_no_advice(room: Room, hall: RunningHall) -> None:
    host = room.person()
    table = sit(host, hall, "euchre", "127.0.0.1")
    until(host, hall, table, my_turn)
    stranger = room.person(f"/live/{table}")
    expect(stranger.locator(".dock")).to_be_visible()
    for name in ("Hint", "Odds"):
        expect(host.get_by_role("button", name=name, exact=True)).to_be_visible()
        expect(stranger.get_by_role("button", name=name, exact=True)).to_have_count(0)
