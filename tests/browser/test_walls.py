"""The wall of every format: it fills its page, can be read from the seats, and has no buttons when
nobody is at the mouse or the keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cardhall.formats.names import last_name_first
from cardhall.hall.sample import FIRST, LAST
from tests.browser.axe import faults
from tests.browser.conftest import Clock, Room, RunningHall
from tests.browser.test_pages_console import sideways
from tests.browser.test_table import post

pytestmark = pytest.mark.browser

BEAMER: ViewportSize = {"width": 1920, "height": 1080}
FIVE = {"boure": 17, "pitty-pat": 15, "rummy": 14, "po-ke-no": 16, "pedro": 11}
"""Seventy-three entries, of which the last are teams."""


class Hall:
    """A chairperson who sends commands, and the wall."""

    def __init__(self, room: Room, hall: RunningHall, preset: str, games: dict[str, int]) -> None:
        self.room, self.sent = room, 0
        self.laptop = room.person("/login")
        post(self.laptop, "/api/login", {"password": hall.password})
        body = {"preset": preset, "rehearsal": True, "settings": {"name": "Fall tournament"}}
        if len(games) > 1 or preset == "llaa":
            body["games"] = list(games)
        self.id = str(post(self.laptop, "/api/events", body)["id"])
        names = iter(people())
        rows = [
            {"name": next(names), "auxiliary": f"Lodge {n % 6}", "category": game}
            | ({"partner": next(names)} if game == "pedro" else {})
            for game, many in games.items()
            for n in range(many)
        ]
        self.tell("import_entries", rows=rows, override="made up")

    def tell(self, type: str, **more: Any) -> None:
        self.sent += 1
        command = {"type": type, **more}
        sent = {"id": f"walls-{self.sent:08}", "version": 10**6, "command": command}
        post(self.laptop, f"/api/events/{self.id}/commands", sent)

    def rehearse(self, game: str, until: str) -> None:
        self.tell("rehearse", category=game, until=until)

    def wall(self, size: ViewportSize = BEAMER, dark: bool = False) -> Page:
        page = self.room.person(f"/projector/{self.id}", size, dark=dark)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_timeout(500)
        return page


def people() -> Iterator[str]:
    """Made-up names, each once."""
    for n in range(120):
        yield f"{FIRST[n % len(FIRST)]} {LAST[n * 7 % len(LAST)]}"


CM = 200 / BEAMER["width"]
"""How large a pixel is on a screen two metres wide."""
AWAY = 800
WORDS, FIGURES = AWAY / 300 / CM, AWAY / 200 / CM
"""The least height of a capital letter, in px: docs/wall.md."""

LETTERS = """() => {
    const pen = document.createElement('canvas').getContext('2d');
    const shown = one => !one.closest('.aloud') && one.checkVisibility({visibilityProperty: true});
    return [...document.querySelectorAll('main *')].filter(shown).flatMap(one =>
        [...one.childNodes].filter(part => part.nodeType === 3 && part.data.trim()).map(part => {
            const look = getComputedStyle(one), range = document.createRange();
            range.selectNodeContents(part);
            const lines = [...range.getClientRects()], box = one.getBoundingClientRect();
            pen.font = `${look.fontWeight} 100px ${look.fontFamily}`;
            const by = pen.measureText('H');
            const line = by.fontBoundingBoxAscent + by.fontBoundingBoxDescent;
            return {
                text: part.data.trim(),
                capital: lines[0].height * by.actualBoundingBoxAscent / line,
                bottom: lines[lines.length - 1].top + lines[0].height * 0.8,
                right: Math.min(lines[0].right, box.right),
                figure: !!one.closest('td.figure, li .clock, .corner, .huge, .number'),
                body: !!one.closest('.body'),
            };
        }));
}"""
"""Every text that is seen: how tall its capitals are, by the rectangles that the browser drew, and
where it ends."""


def can_be_read(wall: Page) -> None:
    """Words a three-hundredth of eight metres, figures a two-hundredth; nothing is cut off."""
    wall.wait_for_timeout(100)
    found = wall.evaluate(LETTERS)
    foot = wall.locator("footer").bounding_box()
    assert found
    assert foot
    for one in found:
        assert one["capital"] >= (FIGURES if one["figure"] else WORDS), one
        assert one["right"] <= BEAMER["width"], one
        assert not one["body"] or one["bottom"] <= foot["y"] + 1, one
    assert sideways(wall) == 0


def lines_of(wall: Page) -> list[list[str]]:
    """The lines of the list that is shown, cell by cell."""
    rows = wall.locator("main table tbody tr:visible")
    cells: list[list[str]] = rows.evaluate_all(
        "rows => rows.map(row => [...row.cells].map(one => one.innerText.replace(/\\s+/g, ' ')))"
    )
    return cells


def list_whole(wall: Page) -> list[list[list[str]]]:
    """The list page by page, as many as it says there are, clocks between them passed over."""
    said = wall.locator("footer .part")
    pages: dict[int, list[list[str]]] = {}
    while True:
        if wall.locator("main table:visible").count():
            number, of = map(int, re.findall(r"\d+", said.inner_text() if said.count() else "1 1"))
            pages.setdefault(number, lines_of(wall))
            if len(pages) == of:
                return [pages[number] for number in sorted(pages)]
        wall.keyboard.press("ArrowRight")


def test_people_of_five_games_find_their_seats_in_one_alphabet(
    room: Room, hall: RunningHall
) -> None:
    day = Hall(room, hall, "llaa", FIVE)
    for game in FIVE:
        day.rehearse(game, "seated")
    day.tell("call_matches", category="pedro")
    wall = day.wall()
    heads = wall.get_by_role("columnheader")
    assert [one.inner_text() for one in heads.all()[:4]] == ["Name", "Game", "Table", "Seat"]
    pages = list_whole(wall)
    lines = [line for page in pages for line in page]
    assert len(lines) == 62 + 8 * 2  # of Pedro those who were called
    assert [line[0] for line in lines] == sorted((line[0] for line in lines), key=last_name_first)
    assert {line[1] for line in lines} == {"Bouré", "Pitty-Pat", "Rummy", "Po-Ke-No", "Pedro"}
    assert all(line[2].isdigit() for line in lines)
    full = len(pages[0])
    assert [len(page) for page in pages[:-1]] == [full] * (len(pages) - 1)
    fills_its_page(wall)
    can_be_read(wall)
    room.picture(wall, "seats")
    assert faults(wall, always=True) == []


def fills_its_page(wall: Page) -> None:
    """Not one row more would find room, nor one column."""
    body, table = wall.locator(".body").bounding_box(), wall.locator("table").first.bounding_box()
    row = wall.locator("tbody tr").first.bounding_box()
    assert body
    assert table
    assert row
    assert body["height"] - table["height"] < row["height"]
    columns = wall.locator("table").count()
    assert body["width"] < table["width"] * (columns + 1)


def test_seats_and_clocks_take_turns_by_themselves(
    room: Room, hall: RunningHall, clock: Clock
) -> None:
    """Whoever looks for a seat waits for one page; when all have found theirs only clocks stay."""
    day = Hall(room, hall, "llaa", {"boure": 17, "rummy": 14})
    for game in ("boure", "rummy"):
        day.rehearse(game, "playing")
    wall = room.person("/", BEAMER)
    wall.clock.install(time=clock() / 1000)
    wall.goto(hall.url(f"/projector/{day.id}"))
    seats, timers = wall.get_by_role("columnheader", name="Seat"), wall.get_by_text("29:")
    expect(seats.first).to_be_visible()
    for _ in range(2):
        wall.clock.run_for(12_500)
        expect(timers).to_have_count(2)
        expect(seats).to_have_count(0)
        can_be_read(wall)
        wall.clock.run_for(12_500)
        expect(seats.first).to_be_visible()
    clock.pass_minutes(13)
    wall.clock.fast_forward(13 * 60_000)
    wall.reload()
    expect(wall.get_by_text("0 of 4 tables counted").first).to_be_visible()
    wall.clock.run_for(12_500)
    expect(seats).to_have_count(0)


@pytest.mark.clause("OP-T-04")
def test_each_match_at_a_table_shows_the_minutes_of_its_own_clock(
    room: Room, hall: RunningHall, clock: Clock
) -> None:
    day = Hall(room, hall, "llaa", {"pedro": 24})
    day.rehearse("pedro", "seated")
    day.tell("call_matches", category="pedro")
    wall = day.wall()
    for minutes, said in ((0, "30 min"), (11, "19 min"), (20, "Time")):
        clock.pass_minutes(minutes)
        wall.reload()
        wall.get_by_role("heading", level=1).wait_for()
        lefts = wall.get_by_role("columnheader", name="Left").locator("visible=true")
        while not lefts.count():
            wall.keyboard.press("ArrowRight")
        expect(wall.get_by_role("cell", name=said).locator("visible=true").first).to_be_visible()
        can_be_read(wall)
        room.picture(wall, said)


def test_a_wall_whose_matches_count_their_minutes_turns_by_itself(
    room: Room, hall: RunningHall
) -> None:
    day = Hall(room, hall, "llaa", {"pedro": 24})
    day.rehearse("pedro", "seated")
    day.tell("call_matches", category="pedro")
    wall = day.wall()
    left = wall.get_by_role("columnheader", name="Left").locator("visible=true")
    expect(left).to_have_count(0)  # seats first
    expect(left).to_have_count(1, timeout=40_000)


def test_nobody_sees_a_button_unless_somebody_is_at_the_mouse_or_the_keys(
    room: Room, hall: RunningHall
) -> None:
    day = Hall(room, hall, "kofc-holdem", {"holdem": 23})
    day.rehearse("holdem", "playing")
    wall = day.wall()
    buttons = wall.locator("button").locator("visible=true")
    expect(buttons).to_have_count(0)
    wall.keyboard.press("ArrowRight")  # works without a button to be seen
    expect(wall.get_by_role("timer", name="Time left in this level")).to_be_visible()
    expect(wall.get_by_role("button", name="Sound on")).to_be_visible()
    can_be_read(wall)
    expect(buttons).to_have_count(0)
    assert wall.locator("main").evaluate("one => getComputedStyle(one).cursor") == "none"
    wall.mouse.move(300, 300)
    wall.mouse.move(320, 310)
    expect(wall.get_by_role("button", name="Hold the page")).to_be_visible()
    wall.keyboard.press("Tab")
    wall.keyboard.press("Tab")
    focused = "document.activeElement.classList.contains('control')"
    assert wall.evaluate(focused)


def test_the_end_of_a_euchre_night_is_told_by_one_way_of_paging(
    room: Room, hall: RunningHall
) -> None:
    night = Hall(room, hall, "lions-euchre", {"euchre": 60})
    night.rehearse("euchre", "awards")
    night.tell("give_awards")
    wall = night.wall()
    heads = wall.locator("th:visible")
    assert heads.all_inner_texts() == ["Place", "Name", "Points", "Prize"]
    assert all(line[3].count("$") == 1 for line in lines_of(wall))
    can_be_read(wall)
    wall.keyboard.press("ArrowRight")
    assert heads.all_inner_texts()[:5] == ["Place", "Name", "Points", "Games", "Sat out"]
    expect(wall.get_by_text(re.compile(r"^1 of \d+$"))).to_have_count(1)
    fills_its_page(wall)
    can_be_read(wall)
    assert sum(map(len, list_whole(wall))) == 60


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("preset", "game", "people", "steps"),
    [
        ("lions-euchre", "euchre", 18, ("seated", "playing", "round:3", "awards")),
        ("kofc-holdem", "holdem", 23, ("seated", "playing", "awards")),
        ("swiss", "pedro", 10, ("playing", "round:2", "awards")),
        ("llaa", "boure", 30, ("seated", "round:2", "awards")),
        ("llaa", "pedro", 11, ("seated", "playing", "awards")),
        ("rap", "boure", 6, ("playing", "awards")),
    ],
)
def test_every_wall_can_be_read_from_eight_metres(
    room: Room, hall: RunningHall, preset: str, game: str, people: int, steps: tuple[str, ...]
) -> None:
    day = Hall(room, hall, preset, {game: people})
    for step in steps:
        day.rehearse(game, step)
        if step == "awards" and preset != "rap":
            day.tell("give_awards")
        wall = day.wall()
        for _ in range(4):
            can_be_read(wall)
            room.picture(wall, step)
            wall.keyboard.press("ArrowRight")
        wall.context.close()
