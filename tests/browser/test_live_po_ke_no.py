"""Po-Ke-No in a real browser: a whole session on two devices, and a game by keys alone."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cardhall.cards.notation import format_card
from cardhall.games.po_ke_no import PATTERNS, announcement
from cardhall.games.po_ke_no.boards import shipped
from cardhall.tables.game import TableGame
from tests.browser.axe import AT_REST, clean
from tests.browser.conftest import PHONE, Room, RunningHall
from tests.browser.test_live_rummy import sit
from tests.browser.test_table import begin, no_sideways, open_table, whole

pytestmark = pytest.mark.browser


def board(page: Page) -> list[str]:
    cells = page.get_by_role("group", name="Your board").locator("[data-card]")
    return list(cells.evaluate_all("all => all.map(one => one.dataset.card)"))


def on_board(hall: RunningHall, table: str, page: Page) -> int:
    """How many of the called cards lie on this page's board."""
    called = {format_card(card) for card in state_of(hall, table).hand.called}
    return len(called.intersection(board(page)))


def covers(page: Page, count: int) -> None:
    counters = page.get_by_role("group", name="Your board").locator(".counter")
    expect(counters).to_have_count(count)


def state_of(hall: RunningHall, table: str) -> Any:
    return hall.app.state.server.tables.get(table).state


def next_card(hall: RunningHall, table: str) -> None:
    """Five seconds of the table pass, and something comes of it."""
    step = state_of(hall, table).step
    hall.clock.pass_minutes(5 / 60)
    bound = time.monotonic() + 15
    while state_of(hall, table).step == step and time.monotonic() < bound:
        time.sleep(0.02)


def has_line(hall: RunningHall, table: str, seat: int) -> bool:
    hand = state_of(hall, table).hand
    if hand is None or seat in hand.claims:
        return False
    mine = set(hand.covered(seat))
    return any(mine.issuperset(cells) for cells in PATTERNS)


def ended(page: Page) -> bool:
    return page.get_by_text("Chips at the end").count() > 0


def press_out(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Out!")).click()
    expect(page.get_by_role("region", name="You called out.")).to_be_visible()


def play_game(hall: RunningHall, table: str, people: dict[int, Page], seen: list[int]) -> None:
    """A card more; who has a line calls, the phone's owner one card late."""
    for seat, page in people.items():
        if has_line(hall, table, seat):
            seen.append(seat)
            if seat == 1 and seen.count(1) == 1:
                continue
            press_out(page)
    next_card(hall, table)


@pytest.mark.sampled(1, of="long days")
def test_a_session_on_a_laptop_and_a_phone_from_the_first_card_to_the_chips(
    room: Room, hall: RunningHall, late: None
) -> None:
    """Two people and two bots; a false call, a reload, a lost connection, a card let go by."""
    laptop = room.person()
    table = open_table(laptop, game="po_ke_no", seats=4, bots=2, minutes=3)
    phone = room.person(f"/live/{table}", PHONE, "hall.example", dark=True)
    sit(phone, "Verna Trahan")
    begin(laptop, table)
    expect(phone.get_by_role("button", name=re.compile("^Out!"))).to_be_visible()
    phone.get_by_role("button", name=re.compile("Press to have it covered")).click()
    cards = board(phone)
    troubles = {4: false_call, 7: reloaded, 10: disconnected, 12: looked_at}
    seen: list[int] = []
    calls = games = 0
    for _ in range(600):
        if ended(laptop) and ended(phone):
            break
        if state_of(hall, table).stage == "pause":
            games += 1
            for page in (laptop, phone):
                page.get_by_role("button", name="Next hand").click()
            expect(phone.get_by_role("button", name=re.compile("^Out!"))).to_be_visible()
            assert board(phone) == cards  # boards are kept for the session (OP-POKENO-08)
            continue
        play_game(hall, table, {0: laptop, 1: phone}, seen)
        calls += 1
        if calls in troubles:
            troubles.pop(calls)(room, hall, laptop, phone)
    assert ended(laptop)
    assert not troubles
    assert games > 0
    assert 0 in seen  # the laptop's line came before anybody's: it was called
    chips = [page.locator(".over p").all_inner_texts()[-4:] for page in (laptop, phone)]
    assert chips[0] == chips[1]
    last = state_of(hall, table).ended[-1]
    assert sum(last.stacks) == last.start > 0
    pictures(room, laptop, phone, "end")


def false_call(room: Room, hall: RunningHall, laptop: Page, phone: Page) -> None:
    """Refused with its clause; it costs nothing (OP-POKENO-07)."""
    phone.get_by_role("button", name=re.compile("^Out!")).click()
    told = phone.get_by_role("alert")
    expect(told).to_contain_text("No line of five")
    expect(told.get_by_role("link")).to_have_attribute("href", re.compile("LLAA-POKENO-06"))
    room.picture(phone, "false-call")
    told.get_by_role("button").click()


def reloaded(room: Room, hall: RunningHall, laptop: Page, phone: Page) -> None:
    """A player covers by hand: what was covered is there after a reload, and nothing else."""
    table = phone.url.split("/")[-1]
    before = on_board(hall, table, phone)
    covers(phone, before)  # the last card has come to the page
    phone.get_by_role("button", name=re.compile("Press to cover it myself")).click()
    for _ in range(60):
        called = {format_card(card) for card in state_of(hall, table).hand.called}
        mine = [card for card in board(phone) if card in called]
        if len(mine) > before:
            break
        next_card(hall, table)
    covers(phone, before)
    cell = phone.locator(".board [data-card][aria-pressed=false]")
    miss = next(card for card in board(phone) if card not in called)
    phone.locator(f".board [data-card='{miss}']").click()
    expect(phone.get_by_role("alert")).to_contain_text("has not been called")
    fresh = next(
        card
        for card in mine
        if phone.locator(f".board [data-card='{card}'][aria-pressed=false]").count()
    )
    phone.locator(f".board [data-card='{fresh}']").click()
    covers(phone, before + 1)
    expect(cell).to_have_count(24 - before)
    phone.reload()
    expect(phone.get_by_role("group", name="Your board")).to_be_visible()
    covers(phone, before + 1)
    phone.get_by_role("button", name=re.compile("Press to have it covered")).click()
    covers(phone, len(mine))


def disconnected(room: Room, hall: RunningHall, laptop: Page, phone: Page) -> None:
    before = on_board(hall, phone.url.split("/")[-1], phone)
    covers(phone, before)
    hall.stop()
    expect(phone.get_by_text("Reconnecting")).to_be_visible()
    covers(phone, before)
    hall.start()
    expect(phone.get_by_text("Reconnecting")).to_have_count(0)
    expect(laptop.get_by_text("Reconnecting")).to_have_count(0)
    covers(phone, before)


def looked_at(room: Room, hall: RunningHall, laptop: Page, phone: Page) -> None:
    pictures(room, laptop, phone, "game")
    clean(laptop)
    clean(phone)


def pictures(room: Room, laptop: Page, phone: Page, title: str) -> None:
    """Both devices in both colours, nothing sideways."""
    for page, name in ((laptop, "laptop"), (phone, "phone")):
        no_sideways(page)
        for colour in ("light", "dark"):
            page.emulate_media(color_scheme=colour)
            page.evaluate(AT_REST)  # colours change softly
            room.picture(page, f"{title}-{name}-{colour}")


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four of the first row of seat A's board lie on the table when nobody has a line yet, and its
    fifth comes when the false call, the reload and the lost line are behind."""

    def deck(self: TableGame, shuffles: Any, number: int) -> list[int]:
        order = shuffles.order("boards/1", 12)
        row = list(shipped()[order[0]][:5])
        harmless = harmless_cards([list(shipped()[one]) for one in order[:4]], row[:4])
        first = [*harmless[:5], *row[:4], *harmless[5:], row[4]]
        return first + [card for card in range(52) if card not in first]

    monkeypatch.setattr(TableGame, "deck", deck)


def harmless_cards(boards: list[list[int]], given: list[int], most: int = 9) -> list[int]:
    """Cards that, with these, give nobody a line."""
    called = set(given)
    found: list[int] = []
    for card in range(52):
        if card in called or card == boards[0][4]:
            continue
        with_it = called | {card}
        lines = ([board[cell] for cell in cells] for board in boards for cells in PATTERNS)
        if len(found) < most and not any(with_it.issuperset(line) for line in lines):
            called.add(card)
            found.append(card)
    return found


@pytest.fixture
def stated(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The first row of whatever board seat A has is called first."""
    rows: list[list[str]] = []

    def deck(self: TableGame, shuffles: Any, number: int) -> list[int]:
        order = shuffles.order("boards/1", 12)
        row = list(shipped()[order[0]][:5])
        rows.append([format_card(card) for card in row])
        return row + [card for card in range(52) if card not in row]

    monkeypatch.setattr(TableGame, "deck", deck)
    return rows


def test_a_game_by_keys_alone(room: Room, hall: RunningHall, stated: list[list[str]]) -> None:
    """A player covers the board by arrows and Enter, and calls out with the figure 1."""
    page = room.person()
    table = open_table(page, game="po_ke_no", seats=3, bots=2, minutes=10)
    begin(page, table)
    expect(page.get_by_role("group", name="Your board")).to_be_visible()
    page.get_by_role("button", name=re.compile("Press to have it covered")).focus()
    page.keyboard.press("Enter")
    for _ in range(4):
        next_card(hall, table)
    covers(page, 4)
    assert board(page)[:5] == stated[0]
    lacking = page.locator(".board .near")  # marked, and said: one card more fills a line
    expect(lacking).to_have_count(1)
    expect(lacking).to_contain_text("would fill a line")
    room.picture(page, "lacks-one")
    page.get_by_role("button", name=re.compile("Press to cover it myself")).focus()
    page.keyboard.press("Enter")
    expect(lacking).to_have_count(0)
    next_card(hall, table)
    covers(page, 4)
    page.locator(".board button[tabindex='0']").focus()
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)  # from the centre to the corner
    page.keyboard.press("Enter")
    covers(page, 5)
    room.picture(page, "covered")
    page.keyboard.press("1")
    expect(page.get_by_role("region", name="You called out.")).to_be_visible()
    next_card(hall, table)
    over = page.locator(".over")
    expect(over).to_contain_text(re.compile("Odile Fontenot is out with .* in row 1."))
    expect(over).to_contain_text("The bank pays Odile Fontenot 1 chip.")
    room.picture(page, "won")


def test_who_listens_hears_each_card_and_where_it_lies(room: Room, hall: RunningHall) -> None:
    page = room.person(size=PHONE)
    table = open_table(page, game="po_ke_no", seats=3, bots=2, minutes=10)
    begin(page, table)
    expect(page.get_by_role("group", name="Your board")).to_be_visible()
    page.get_by_role("button", name=re.compile("Press to have it covered")).click()
    for _ in range(6):
        next_card(hall, table)
        card = state_of(hall, table).hand.called[-1]
        expect(
            page.locator(".aloud[aria-live], .aloud [aria-live]")
            .filter(has_text=announcement(card))
            .first
        ).to_be_attached()
        place = board(page).index(format_card(card)) if format_card(card) in board(page) else -1
        where = (
            f"row {place // 5 + 1}, column {place % 5 + 1}." if place >= 0 else "not on your board."
        )
        expect(page.locator("p.aloud[aria-live]").filter(has_text=where).first).to_be_attached()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [{"width": 320, "height": 640}, {"width": 1280, "height": 800}])
def test_ten_boards_and_twice_the_text_stay_whole(
    room: Room, hall: RunningHall, size: ViewportSize
) -> None:
    page = room.person(size=size)
    table = open_table(page, game="po_ke_no", seats=10, bots=9)
    begin(page, table)
    for _ in range(8):
        next_card(hall, table)
    no_sideways(page)
    room.picture(page, "ten", full=True)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_timeout(300)  # the ring gives way to rows
    whole(page)
    cells = page.get_by_role("group", name="Your board").locator("[data-card]")
    assert not cells.evaluate_all("all => all.some(one => one.scrollWidth > one.clientWidth + 1)")
    room.picture(page, "twice", full=True)


SPEECH = """() => {
    window.spoken = [];
    Object.defineProperty(window, 'speechSynthesis', { value: {
        cancel: () => {}, speak: (said) => window.spoken.push(said.text + '/' + said.lang),
    } });
}"""


def said(page: Page, wanted: list[str]) -> None:
    """What was spoken since the page came, once it is so much."""
    for _ in range(100):
        if len(found := page.evaluate("window.spoken")) >= len(wanted):
            break
        page.wait_for_timeout(30)
    assert found == wanted


def test_the_called_card_is_said_aloud_once_while_the_sound_is_on(
    room: Room, hall: RunningHall
) -> None:
    """Not what lay there when the page came, and nothing with the sound off."""
    page = room.phone()
    table = open_table(page, game="po_ke_no", preset="llaa", seats=3, bots=2, minutes=60)
    page.add_init_script(f"({SPEECH})()")
    begin(page, table)
    while (hand := state_of(hall, table).hand) is None or not hand.called:
        next_card(hall, table)
    page.locator(".dock .called .words").wait_for()
    page.evaluate("window.spoken.length = 0")
    spoken: list[str] = []
    for _ in range(3):
        next_card(hall, table)
        spoken.append(f"{announcement(state_of(hall, table).hand.called[-1])}/en-US")
        said(page, spoken)
    page.reload()
    page.locator(".dock .board").first.wait_for()
    page.evaluate("localStorage.setItem('cardhall.sound', 'off')")
    said(page, [])
    page.reload()
    page.locator(".dock .board").first.click(position={"x": 2, "y": 2})
    next_card(hall, table)
    page.wait_for_timeout(400)
    said(page, [])
