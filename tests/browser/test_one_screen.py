"""What one decides by is on the screen: my hand, what is asked, what I may do, what lies there."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import PHONE, Room, RunningHall
from browser.test_felt import begin, open_table
from browser.test_live_games import AtTable
from cardhall.tables.state import State

pytestmark = pytest.mark.browser

SIZES = [(844, 390), (667, 375), (320, 640), (390, 844)]
GAMES = {
    "boure": "llaa", "euchre": "lions-euchre", "pedro": "llaa", "pitty_pat": "llaa",
    "holdem": "kofc-holdem", "rummy": "llaa", "po_ke_no": "llaa",
}  # fmt: skip
TURNS = {"rummy": 1}  # a turn of several acts: its first; of the other games four

LAID_OUT = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
    const rect = one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const name = (one.dataset.card || one.className || one.tagName) + ' '
            + (one.innerText || '').slice(0, 30).replaceAll('\\n', ' ');
        return { name, left, top, right, bottom };
    };
    const all = (where) => [...document.querySelectorAll(where)]
        .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 1).map(rect);
    const lies = all('.felt [data-lies]');
    done({
        asked: all('.dock .prompt'),
        choices: all('.dock .choices button, .dock .choices input'),
        hand: all('.dock [role=toolbar] [data-card], .dock .board'),
        lies,
        dock: all('.dock'),
        width: innerWidth, height: innerHeight, scrolled: scrollY,
    });
})))"""


def laid_out(page: Page) -> dict[str, Any]:
    return page.evaluate(LAID_OUT)  # type: ignore[no-any-return]


def wrong_with(seen: dict[str, Any]) -> list[str]:
    """What is not whole on the screen, and what the dock covers."""
    wrong = [part for part in ("asked", "hand") if not seen[part]]
    for part in ("asked", "choices", "hand", "lies"):
        for one in seen[part]:
            inside = one["left"] >= -1 and one["top"] >= -1
            inside = inside and one["right"] <= seen["width"] + 1
            if not (inside and one["bottom"] <= seen["height"] + 1):
                box = [round(one[side]) for side in ("left", "top", "right", "bottom")]
                wrong.append(f"{part}: {one['name']} {box}")
    for one in seen["lies"]:
        for dock in seen["dock"]:
            over = one["left"] < dock["right"] - 1 and one["right"] > dock["left"] + 1
            if over and one["top"] < dock["bottom"] - 1 and one["bottom"] > dock["top"] + 1:
                wrong.append(f"covered: {one['name']}")
    return wrong + (["scrolled"] if seen["scrolled"] else [])


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_turn_needs_is_on_one_screen(room: Room, hall: RunningHall, game: str) -> None:
    """At every turn of hers, on four screens: nothing scrolls, and nothing is covered."""
    page = room.phone(size=PHONE)
    wanted = {"game": game, "preset": GAMES[game], "seats": 4, "bots": 3, "minutes": 60}
    table = open_table(page, **{**wanted, "minutes": 0} if game == "euchre" else wanted)
    begin(page, table)
    at = AtTable(hall, table, {0: page})
    found: list[str] = []
    looked = 0
    end = time.monotonic() + 90
    while looked < TURNS.get(game, 4) and time.monotonic() < end and not over(at.state):
        its_turn(at)
        if over(at.state):
            break
        page.locator(".dock [role=toolbar] [data-card], .dock .board").first.wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(120)
            seen = laid_out(page)
            found += [f"turn {looked} at {width}x{height}: {one}" for one in wrong_with(seen)]
            room.picture(page, f"turn{looked}-{width}x{height}")
        looked += 1
    assert looked >= TURNS.get(game, 2)
    assert not found, "\n".join(found)


def its_turn(at: AtTable) -> None:
    """The next decision of hers; at Po-Ke-No, where nobody has a turn, the next card called."""
    state = at.state
    if state.game != "po_ke_no":
        at.until(lambda now: over(now) or (now.step > state.step and 0 in now.asked()))
        return
    at.hall.clock.pass_minutes(0.1)
    at.changes(state, 3)


def over(state: State) -> bool:
    return state.stage in ("pause", "ended")
