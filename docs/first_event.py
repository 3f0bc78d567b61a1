"""Makes the page of a first event in pictures, from the tour of the running program.

    .venv/bin/python -m docs.first_event

Each step of the tour is one picture in docs/pictures/first-event, with its words beneath on
docs/first-event.md: what the chairperson's laptop shows, and the wall or the phones that belong.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from docs.pictures import FLOOR, WALL, put
from tests.browser import chromium
from tests.browser.conftest import STATIC, Clock, Room, RunningHall
from tests.browser.people import Captain, Chair, Slips
from tests.browser.test_tour import STEPS, begun, go_on, told

PAGE = Path(__file__).parent / "first-event.md"
KEPT = Path(__file__).parent / "pictures/first-event"
SIZE = (1200, 720)
ALONE = (80, 30, 1040)  # where a laptop's screen lies in the picture, and how wide it is
LAPTOP = (40, 36, 880)
PHONE = (950, 120, 214)
SECOND = (700, 390, 460)  # a wall beside the laptop
BESIDE = {
    "start": "The projector, when the seats are drawn.",
    "play": "The phone of a table's captain, with the chips of everybody counted.",
    "rounds": "The phone of a player, between two rounds.",
    "end": "The page of results, on anybody's phone.",
}
"""What is seen beside the laptop, as a caption."""
LEAD = """# A first event, in pictures

Five minutes of reading: a whole day at Bouré, as the tour of the program leads through it. To walk
it yourself, sign in as the chairperson of a new hall and press *Try a rehearsal*; sixty made-up
people come, and nothing in it counts.

The pictures and the words beneath them are made by `docs/first_event.py` from the running program.
"""


def taken(page: Page) -> Image.Image:
    page.wait_for_timeout(400)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


class Film:
    """The steps of the day, each with what is seen beside the laptop."""

    def __init__(self, chair: Chair) -> None:
        self.chair, self.room = chair, chair.room
        self.player = ""  # the code of one
        self.said: dict[str, tuple[str, str]] = {}

    def beside(self, step: str) -> tuple[Image.Image, tuple[int, int, int]] | None:
        if step == "start":
            return taken(self.room.person(f"/projector/{self.chair.event}")), SECOND
        if step == "play":
            return taken(self.counted()), PHONE
        if step == "rounds":
            return taken(self.room.phone(f"/join#code={self.player}")), PHONE
        if step == "end":
            return taken(self.room.phone(f"/results/{self.chair.event}")), PHONE
        return None

    def counted(self) -> Page:
        """A captain's phone when time is up, with the count to be looked over."""
        chair = self.chair
        table = chair.tables()[0]
        code = chair.code_of_table(table)
        self.player = chair.code_of_player(chair.seats_at(table)[0])
        chair.tab("Seats")
        self.room.hall.clock.pass_minutes(31)
        captain = Captain(self.room, code)
        captain.press("Count the chips")
        captain.count(Slips(1).count(5))
        return captain.page

    def take(self, step: str) -> None:
        panel = told(self.chair.page, step)
        self.said[step] = panel.get_by_role("heading").inner_text(), panel.locator("p").inner_text()
        laptop = taken(self.chair.page)
        picture = Image.linear_gradient("L").resize(SIZE)
        wall, floor = (Image.new("RGB", SIZE, colour) for colour in (WALL, FLOOR))
        picture = Image.composite(floor, wall, picture)
        other = self.beside(step)
        seen = [(laptop, LAPTOP if other else ALONE, 16), *([(*other, 8)] if other else [])]
        for screen, (x, y, width), frame in seen:
            high = screen.height * width // screen.width
            smaller = screen.resize((width, high), Image.Resampling.LANCZOS)
            put(picture, smaller, (x, y), frame, 14)
        picture.save(KEPT / f"{STEPS.index(step) + 1}-{step}.webp", quality=80, method=6)


def written(said: dict[str, tuple[str, str]]) -> str:
    """The page, from what the tour said at each step."""
    parts = [LEAD]
    for number, (step, (title, text)) in enumerate(said.items(), 1):
        caption = f" *{BESIDE[step]}*" if step in BESIDE else ""
        parts.append(
            f"## {number}. {title}\n\n"
            f"![{title}: the chairperson's laptop](pictures/first-event/{number}-{step}.webp)\n\n"
            f"{text}{caption}\n"
        )
    return "\n".join(parts)


def main() -> int:
    KEPT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(
            executable_path=chromium.path(), headless=True, args=chromium.FLAGS
        )
        hall = RunningHall(Path(folder), Clock(), STATIC)
        try:
            film = Film(begun(Room(browser, hall, "first-event")))
            for step in STEPS:
                film.take(step)
                if step != STEPS[-1]:
                    go_on(film.chair, step)
        finally:
            hall.stop()
        browser.close()
    PAGE.write_text(written(film.said), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
