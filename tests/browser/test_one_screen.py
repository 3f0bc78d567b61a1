"""What one decides by is on the screen: my hand, what is asked, what I may do, what lies there."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardhall.cards.notation import parse_cards
from cardhall.games.rummy import bot as rummy_bot
from cardhall.games.rummy.bot import greedy_bot
from cardhall.tables.game import TableGame
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.browser.conftest import LAPTOP, PHONE, Room, RunningHall
from tests.browser.menu import press_in_menu
from tests.browser.test_live_games import AtTable
from tests.browser.test_showdown import sit
from tests.browser.test_table import begin, open_table
from tests.examples import sample
from tests.tables.usual import PRESETS

pytestmark = pytest.mark.browser

SIZES = [
    (320, 640), (360, 740), (390, 844), (430, 932),
    (667, 375), (844, 390), (768, 1024), (1280, 800),
]  # fmt: skip
LARGE = [size for size in SIZES if size[0] >= 390]
"""The screens that hold a table at twice the text too."""
PHASES = {"euchre": 2, "pedro": 3, "boure": 2, "pitty_pat": 2, "holdem": 3, "rummy": 2}
"""So many different things are asked of the player at least, before the walk is done."""

LAID_OUT = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
    const rect = one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const name = (one.dataset.card || one.getAttribute('class') || one.tagName) + ' '
            + (one.innerText || '').slice(0, 30).replaceAll('\\n', ' ');
        return { name, left, top, right, bottom };
    };
    const all = (where) => [...document.querySelectorAll(where)]
        .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 1).map(rect);
    // hands that are turned up lie on their players' faces, above the names
    const lies = all('.felt [data-lies]:not(.over [data-lies]), .felt .set');
    done({
        asked: all('.dock .prompt'),
        choices: all('.dock .choices button, .dock .choices input'),
        beside: all('.dock .ask button, .live header a, .live header button, .dock .own button'),
        faces: all('.felt .seats .face:not(svg.card *)'),
        hand: all('.dock [role=toolbar] [data-card], .dock .board'),
        lies,
        dock: all('.dock'),
        width: innerWidth, height: innerHeight, scrolled: scrollY,
    });
})))"""


def laid_out(page: Page) -> dict[str, Any]:
    """Where everything lies, once the screen has come to rest."""
    page.wait_for_timeout(120)
    before: dict[str, Any] = page.evaluate(LAID_OUT)
    for _ in range(20):
        page.wait_for_timeout(30)
        seen: dict[str, Any] = page.evaluate(LAID_OUT)
        if seen == before:
            break
        before = seen
    return before


def over_one_another(a: dict[str, float], b: dict[str, float], by: float = 1) -> bool:
    return (
        a["left"] < b["right"] - by
        and a["right"] > b["left"] + by
        and a["top"] < b["bottom"] - by
        and a["bottom"] > b["top"] + by
    )


def box_of(one: dict[str, float]) -> list[int]:
    return [round(one[side]) for side in ("left", "top", "right", "bottom")]


def wrong_with(seen: dict[str, Any], must: tuple[str, ...] = ("asked", "hand")) -> list[str]:
    """What is missing or not whole on the screen, what is covered, what is too small to hit."""
    wrong = [part for part in must if not seen[part]]
    for part in ("asked", "choices", "hand", "lies", "beside", "faces"):
        for one in seen[part]:
            inside = one["left"] >= -1 and one["top"] >= -1
            inside = inside and one["right"] <= seen["width"] + 1
            if not (inside and one["bottom"] <= seen["height"] + 1):
                wrong.append(f"{part}: {one['name']} {box_of(one)}")
    wrong += [
        f"covered: {one['name']} {box_of(one)} by {other['name']} {box_of(other)}"
        for one in seen["lies"]
        for by, others in ((1, seen["dock"]), (6, seen["faces"]))
        for other in others
        if over_one_another(one, other, by)
    ]
    wrong += [
        f"small: {one['name']} {one['right'] - one['left']:.0f} by {one['bottom'] - one['top']:.0f}"
        for one in seen["choices"] + seen["beside"]
        if min(one["right"] - one["left"], one["bottom"] - one["top"]) < 43.5
    ]
    return wrong + (["scrolled"] if seen["scrolled"] else [])


TEXT = """percent => { document.documentElement.style.fontSize = percent ? percent + '%' : ''; }"""


def on_every_screen(
    room: Room, page: Page, step: str, must: tuple[str, ...] = ("asked", "hand")
) -> list[str]:
    """What is wrong at one step of a turn, on one screen after another, then at twice the text: on
    some of them in each run, and on all with ``--all``."""
    found = []
    ways = [(size, 0) for size in SIZES] + [(size, 225) for size in LARGE]  # of 16 px; ours are 18
    for (width, height), percent in sample(ways, 2, name=f"{room.name} {step}"):
        page.evaluate(TEXT, percent)
        page.set_viewport_size({"width": width, "height": height})
        at = f"{width}x{height}{' twice' if percent else ''}"
        wrong = wrong_with(laid_out(page), must)
        rest = time.monotonic() + 4
        while wrong and time.monotonic() < rest:
            # on a busy machine two looks may be alike before the screen has come to rest
            page.wait_for_timeout(500)
            wrong = wrong_with(laid_out(page), must)
        found += [f"{step} at {at}: {one}" for one in wrong]
        room.picture(page, f"{step}-{at.replace(' ', '-')}")
    page.evaluate(TEXT, 0)
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(130)
    return found


# Where what can be pressed begins, each time that it is drawn elsewhere while a hand is on.
STAYS = """() => {
    window.places = {};
    const look = () => {
        const on = document.querySelector('.dock [role=toolbar] [data-card], .dock .board');
        for (const [name, where] of on ? [['choices', '.dock .choices'], ['asked', '.dock .ask'],
                ['mine', '.dock .own'], ['head', '.live header']] : []) {
            const one = document.querySelector(where);
            if (!one) continue;
            const top = Math.round(one.getBoundingClientRect().top);
            (window.places[name] ??= {})[top] ??= Math.round(performance.now());
        }
        requestAnimationFrame(look);
    };
    return new Promise(done => setTimeout(() => (look(), done()), 400));
}"""


def a_table(room: Room, hall: RunningHall, game: str) -> AtTable:
    page = room.phone(size=PHONE)
    wanted = {"game": game, "preset": PRESETS[game], "seats": 4, "bots": 3, "minutes": 60}
    table = open_table(page, **{**wanted, "minutes": 0} if game == "euchre" else wanted)
    begin(page, table)
    return AtTable(hall, table, {0: page})


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", PRESETS)
def test_all_that_a_turn_needs_is_on_one_screen(room: Room, hall: RunningHall, game: str) -> None:
    """Whatever is asked of the player: nothing scrolls, nothing is covered or too small to hit."""
    at = a_table(room, hall, game)
    page = at.pages[0]
    at.acts = 99 if game == "rummy" else 0  # a turn of several acts: the hall's own choice
    found: list[str] = []
    looked: dict[str, int] = {}
    end = time.monotonic() + 60
    while len(looked) < PHASES.get(game, 1) and time.monotonic() < end:
        its_turn(at)
        if over(at.state):  # not everything is asked in every hand
            at.until(lambda now: now.stage != "pause")
            continue
        asked = view_for(at.state, 0).phase or at.state.stage
        if asked in looked:
            continue
        looked[asked] = 1
        page.locator(".dock [role=toolbar] [data-card], .dock .board").first.wait_for()
        found += on_every_screen(room, page, asked)
    assert len(looked) >= PHASES.get(game, 1), looked
    if game != "po_ke_no":  # who wins is called out by somebody
        at.until(over)
        page.locator(".dock .choices button").first.wait_for()
        page.locator(".verdict p, .closer").first.wait_for()  # how the hand was played
        found += on_every_screen(room, page, "result", must=("asked", "choices"))
    assert not found, "\n".join(found)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", PRESETS)
def test_nothing_that_can_be_pressed_moves_while_a_hand_is_on(
    room: Room, hall: RunningHall, game: str
) -> None:
    """The rows under the thumb keep their places from the first decision of a hand to its last."""
    at = a_table(room, hall, game)
    page = at.pages[0]
    page.locator(".dock [role=toolbar] [data-card], .dock .board").first.wait_for()
    page.evaluate(STAYS)
    at.acts = 99 if game == "rummy" else 0
    for _ in range(3 if game == "po_ke_no" else 9):
        its_turn(at)
        page.wait_for_timeout(60)
        if over(at.state):
            break
    places = page.evaluate("window.places")
    assert places
    moved = {part: tops for part, tops in places.items() if len(tops) > 1}
    room.picture(page, "stayed")
    assert not moved, moved


FOURS = [f"{rank}{suit}" for suit in "SHDC" for rank in "9753"]
"""Dealt in turn to four: whoever they are, each has four of a rank."""


def test_each_step_of_a_turn_at_rummy_is_on_one_screen(
    room: Room, hall: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawing, laying down, adding to a set and throwing, with the sets of others on the table."""
    top = list(parse_cards(" ".join(FOURS)))
    deck = top + [card for card in range(52) if card not in top]
    monkeypatch.setattr(TableGame, "deck", lambda *_: list(deck))
    # who thinks may lay runs instead of its four, by the dice
    monkeypatch.setattr(
        rummy_bot, "choose", lambda view, legal, rng, *_: greedy_bot(view, legal, rng)
    )
    page = room.phone(size=PHONE)
    table = open_table(page, game="rummy", preset="llaa", seats=4, bots=3, minutes=60)
    begin(page, table)
    at = AtTable(hall, table, {0: page})
    at.until(lambda now: now.stage == "hand" and 0 in now.asked())
    hand = page.locator(".dock [role=toolbar] button")
    hand.first.wait_for()
    held = hand.evaluate_all("all => all.map(one => one.dataset.card)")
    mine = [card for card in held if sum(card[0] == other[0] for other in held) == 4]
    assert len(mine) == 4

    def choose(*cards: str) -> None:
        for card in cards:
            page.locator(f".dock [role=toolbar] [data-card='{card}']").click()

    def press(name: str) -> None:
        page.locator(".dock .choices").get_by_role("button", name=re.compile(name)).first.click()

    found = on_every_screen(room, page, "draw")
    press("^Draw from")
    expect(hand).to_have_count(len(held) + 1)
    found += on_every_screen(room, page, "lay")
    choose(*mine[:3])
    found += on_every_screen(room, page, "chosen")
    press("^Lay down")
    expect(page.locator("[data-drop^='lay ']").first).to_be_visible()
    expect(hand).to_have_count(len(held) - 2)
    found += on_every_screen(room, page, "laid")
    choose(mine[3])
    found += on_every_screen(room, page, "adding")
    press("^Add")
    expect(hand).to_have_count(len(held) - 3)
    choose(str(hand.first.get_attribute("data-card")))
    found += on_every_screen(room, page, "throw")
    press("^Throw")
    expect(hand).to_have_count(len(held) - 4)
    at.until(lambda now: now.stage != "hand" or 0 in now.asked())
    assert at.state.stage == "hand"
    page.locator("[data-drop^='lay ']").nth(3).wait_for()  # each bot has laid down its four
    found += on_every_screen(room, page, "again")
    assert not found, "\n".join(found)


# What is written in the middle of a ring and has the cards before a seat lying upon it.
LIES_UPON = """() => {
    const boxes = where => [...document.querySelectorAll(where)]
        .filter(one => one.checkVisibility()).map(one => [one, one.getBoundingClientRect()]);
    const found = [];
    for (const [one, text] of boxes('.felt.ring .middle p, .felt.ring .middle figcaption'))
        for (const [, cards] of boxes('.felt.ring .before .cards')) {
            const wide = Math.min(text.right, cards.right) - Math.max(text.left, cards.left);
            const high = Math.min(text.bottom, cards.bottom) - Math.max(text.top, cards.top);
            const words = document.createRange();
            words.selectNodeContents(one);
            const said = words.getBoundingClientRect();
            const upon = Math.min(said.right, cards.right) - Math.max(said.left, cards.left);
            if (wide > 2 && high > 4 && upon > 2) found.push(one.innerText);
        }
    return found;
}"""


def test_pairs_before_the_seats_leave_what_is_offered_on_the_screen(
    room: Room, hall: RunningHall
) -> None:
    """At Pitty-Pat with five, when pairs lie before four of them and it is my turn."""
    page = room.phone(size=PHONE)
    table = open_table(page, game="pitty_pat", preset="llaa", seats=5, bots=4, minutes=60)
    begin(page, table)
    at = AtTable(hall, table, {0: page})

    def pairs_lie(now: State) -> bool:
        if now.stage != "hand" or 0 not in now.asked():
            return False
        play = view_for(now, 0).play
        return sum(bool(cards) for cards in getattr(play, "open", ())) >= 4

    at.until(pairs_lie)
    found: list[tuple[object, ...]] = []
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)
        page.wait_for_timeout(300)
        room.picture(page, f"pairs-{size['width']}")
        felt = page.locator(".felt").bounding_box()
        assert felt
        for lies in page.locator(".offer [data-lies]").all():
            box = lies.bounding_box()
            assert box
            if box["y"] + box["height"] > felt["y"] + felt["height"]:
                found.append((size, felt, box))
        found += [(size, one) for one in page.evaluate(LIES_UPON)]
    assert not found, found


LONG = (
    "Somebody at this table showed a card to a neighbour, says one; the other says that it fell. "
    "We stopped in the middle of the hand, with the cards as they lie, and wait for you here."
)

ROOM = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
    const box = where => document.querySelector(where).getBoundingClientRect();
    const top = document.querySelector('.top .news');
    top.scrollTop = 1e6;
    const last = [...top.querySelectorAll('p, button')].pop().getBoundingClientRect();
    const room = box('.top .news'), felt = box('.felt'), dock = box('.dock');
    top.scrollTop = 0;
    done({ felt: Math.min(felt.bottom, innerHeight) - felt.top,
        height: (dock.left > felt.left + 9 ? innerHeight : dock.top),
        read: last.bottom <= room.bottom + 1, dock: innerHeight - dock.bottom });
})))"""


def felt_has_room(room: Room, page: Page, step: str) -> list[str]:
    """Where the felt has less than two fifths of the height above my cards, or not all that the
    table is told can be read."""
    found = []
    for width, height in ((844, 390), (667, 375), (320, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(120)
        seen = page.evaluate(ROOM)
        room.picture(page, f"{step}-{width}x{height}")
        if not (seen["felt"] + 1 >= 0.4 * seen["height"] and seen["read"] and seen["dock"] >= -1):
            found.append(f"{step} at {width}x{height}: {seen}")
    return found


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", PRESETS)
def test_what_the_table_is_told_leaves_the_felt_its_room(
    room: Room, hall: RunningHall, game: str
) -> None:
    """Somebody asks for a pause while it is my turn, and calls the chair with a long reason."""
    page = room.phone(size=PHONE)
    wanted = {"game": game, "preset": PRESETS[game], "seats": 4, "bots": 2}
    table = open_table(page, **wanted, minutes=0 if game == "euchre" else 60)
    friend = room.person(f"/live/{table}")
    sit(friend, "Verna Trahan")
    begin(page, table)
    at = AtTable(hall, table, {0: page, 1: friend})
    po_ke_no = game == "po_ke_no"  # where nobody has a turn
    at.until(lambda now: now.stage == "hand" and (po_ke_no or 0 in now.asked()))
    press_in_menu(friend, "Ask for a pause")
    page.get_by_role("button", name="Agree").wait_for()
    found = felt_has_room(room, page, "pause")
    press_in_menu(friend, "Call the chair")
    friend.get_by_label("What is it about?").fill(LONG)
    friend.get_by_role("button", name="Stop play and call").click()
    page.locator(".top").get_by_text("it fell").wait_for()
    found += felt_has_room(room, page, "chair")
    assert not found, "\n".join(found)


def its_turn(at: AtTable) -> None:
    """The player's next decision; at Po-Ke-No, where nobody has a turn, the next card called."""
    state = at.state
    if state.game != "po_ke_no":
        at.until(lambda now: over(now) or (now.step > state.step and 0 in now.asked()))
        return
    at.hall.clock.pass_minutes(0.1)
    at.changes(state, 3)


def over(state: State) -> bool:
    return state.stage in ("pause", "ended")
