"""Makes strips of moments at a table, ten frames a second, from the running program.

    .venv/bin/python -m docs.film [NAME ...]

Each strip is one picture in docs/pictures/play: the frames of a phone in rows, their time beneath.
"""

from __future__ import annotations

import base64
import io
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Page, sync_playwright

from cardhall.cards.notation import parse_cards
from cardhall.tables.game import TableGame
from cardhall.tables.state import State
from tests.browser import chromium
from tests.browser.conftest import STATIC, Clock, RunningHall
from tests.browser.test_live_games import AtTable
from tests.browser.test_showdown import sit
from tests.browser.test_table import begin, open_table, post

KEPT = Path(__file__).parent / "pictures/play"
STEP = 0.1  # seconds from frame to frame
WIDE, ACROSS = 156, 10  # of a frame on the strip, and so many in a row


@dataclass
class Film:
    """What a page shows, with the second of each picture."""

    page: Page
    frames: list[tuple[float, bytes]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.line = self.page.context.new_cdp_session(self.page)
        self.line.on("Page.screencastFrame", self._took)
        self.line.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def _took(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def strip(self, name: str, seconds: float) -> None:
        """Wait until so much was seen, and keep it."""
        self.page.wait_for_timeout(seconds * 1000)
        self.line.send("Page.stopScreencast")
        self.frames.append((self.frames[0][0] + seconds - STEP, self.page.screenshot()))
        start = self.frames[0][0]
        shown: list[tuple[float, Image.Image]] = []
        for number in range(int(seconds / STEP)):
            at = start + number * STEP
            data = [frame for when, frame in self.frames if when <= at + 0.001][-1]
            picture = Image.open(io.BytesIO(data)).convert("RGB")
            high = round(WIDE * picture.height / picture.width)
            shown.append((number * STEP, picture.resize((WIDE, high), Image.Resampling.LANCZOS)))
        # what stands still is shown once, with the time at which it changed
        moving = [one for i, one in enumerate(shown) if not i or one[1] != shown[i - 1][1]]
        high = moving[0][1].height + 16
        rows = -(-len(moving) // ACROSS)
        sheet = Image.new("RGB", (ACROSS * (WIDE + 4), rows * high), "#fffaf0")
        draw = ImageDraw.Draw(sheet)
        for i, (at, picture) in enumerate(moving):
            x, y = i % ACROSS * (WIDE + 4), i // ACROSS * high
            sheet.paste(picture, (x, y))
            draw.text((x + 4, y + high - 14), f"{at:.1f} s", fill="#1e1a15")
        KEPT.mkdir(parents=True, exist_ok=True)
        sheet.save(KEPT / f"film-{name}.webp", quality=70, method=6)
        print(f"{name}: {len(moving)} of {len(shown)} frames")


class Set:
    """A hall, a phone in it, and a pack laid by hand."""

    def __init__(self, page: Page, hall: RunningHall) -> None:
        self.page, self.hall = page, hall

    def lay(self, top: str) -> None:
        cards = list(parse_cards(top))
        deck = cards + [card for card in range(52) if card not in cards]
        TableGame.deck = lambda *_: list(deck)  # type: ignore[method-assign]

    def table(self, game: str, preset: str, seats: int, **more: Any) -> AtTable:
        self.page.goto(self.hall.url())
        told = {"game": game, "preset": preset, "seats": seats, "bots": seats - 1, **more}
        table = open_table(self.page, **told)
        begin(self.page, table)
        return AtTable(self.hall, table, {0: self.page})

    def film(self) -> Film:
        self.hall.clock.run(1)
        return Film(self.page)


def euchre_trick(on: Set) -> None:
    """The deal, then a trick from its lead until the next one is led."""
    at = on.table("euchre", "lions-euchre", 4, minutes=0)

    def second(now: State) -> bool:
        hand = now.hand
        return hand is not None and len(hand.history) == 1 and now.asked() == (0,)

    at.until(second)
    on.page.locator(".dock button.legal").first.wait_for()
    on.page.wait_for_timeout(1200)
    film = on.film()
    on.page.wait_for_timeout(300)
    at.act(on.page)
    film.strip("euchre-trick", 6)


def euchre_deal(on: Set) -> None:
    """Five cards to each, from the dealer, and what is turned up."""
    on.page.goto(on.hall.url())
    table = open_table(on.page, game="euchre", preset="lions-euchre", seats=4, bots=3, minutes=0)
    on.page.goto(on.hall.url(f"/live/{table}"))
    on.page.get_by_role("button", name="Begin the session").wait_for()
    on.page.wait_for_timeout(800)
    film = on.film()
    on.page.get_by_role("button", name="Begin the session").click()
    film.strip("euchre-deal", 4)


THREE = "AS 7D KS AH 2D KH 9D 8D 5H 3S TC 4S JD QC 6C 6D"


def holdem_all_in(on: Set) -> None:
    """Three hands, all in before the flop: turned up, the board card by card, side pot and pot."""
    on.lay(THREE)
    on.page.goto(on.hall.url())
    table = open_table(on.page, game="holdem", preset="kofc-holdem", seats=3, bots=0)
    pages = {0: on.page}
    for seat, name in ((1, "Verna Trahan"), (2, "Ovide Sample")):
        context = on.page.context.browser.new_context()  # type: ignore[union-attr]
        pages[seat] = context.new_page()
        pages[seat].goto(on.hall.url(f"/live/{table}"))
        sit(pages[seat], name)
    begin(on.page, table)
    at = AtTable(on.hall, table, {})
    at.until(lambda now: now.stage == "hand")
    on.page.wait_for_timeout(2000)
    film = None
    while (state := at.state).stage == "hand":
        seat = state.asked()[0]
        words = [str(word) for word in state.adapter.words(state.hand)]
        word = "call" if "call" in words else words[-1] if words[-1] != "fold" else words[0]
        body = {"type": "act", "seat": seat, "step": state.step, "words": word}
        if film is None and state.stacks.count(0) == 2:
            film = on.film()  # two are all in, and the third calls
            on.hall.clock.run(0)
        sent = {"id": f"film-act-{state.step}", "version": 0, "command": body}
        post(pages[seat], f"/api/tables/{table}/commands", sent)
        on.page.wait_for_timeout(600)
    assert film is not None
    film.strip("holdem-all-in", 9)
    for seat in (1, 2):
        pages[seat].context.close()


def rummy_out(on: Set) -> None:
    """The last turn of a hand: sets go down, the last card is thrown, the count."""
    for first in range(4):
        whole: list[str] = [""] * 28
        good = ["9S", "9H", "9D", "9C", "8S", "8H", "8D"]
        other = [f"{rank}{suit}" for rank in "AJ2K46" for suit in "SHDC"]
        for number in range(28):
            whole[number] = good[number // 4] if number % 4 == first else other.pop()
        on.lay(" ".join(whole))
        at = on.table("rummy", "llaa", 4, minutes=60)
        at.until(lambda now: now.stage == "hand" and 0 in now.asked())
        held = on.page.locator(".dock [role=toolbar] button")
        held.first.wait_for()
        cards = held.evaluate_all("all => all.map(one => one.dataset.card)")
        if set(good) <= set(cards):
            break
    else:
        raise SystemExit("nobody was dealt it")
    on.page.wait_for_timeout(1500)

    def press(name: str) -> None:
        on.page.locator(".dock .choices").get_by_role("button", name=re.compile(name)).first.click()
        on.page.wait_for_timeout(700)

    def choose(wanted: list[str]) -> None:
        for card in wanted:
            on.page.locator(f".dock [role=toolbar] [data-card='{card}']").click()

    film = on.film()
    press("^Draw from")
    choose(good[:4])
    press("^Lay down")
    choose(good[4:])
    press("^Lay down")
    choose([str(held.first.get_attribute("data-card"))])
    press("^Throw")
    film.strip("rummy-out", 8)


FILMS: dict[str, Callable[[Set], None]] = {
    "euchre-deal": euchre_deal,
    "euchre-trick": euchre_trick,
    "holdem-all-in": holdem_all_in,
    "rummy-out": rummy_out,
}


def main(names: list[str]) -> int:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.path(), headless=True, args=chromium.FLAGS
        )
        for name in names or FILMS:
            with tempfile.TemporaryDirectory() as folder:
                hall = RunningHall(Path(folder), Clock(), STATIC)
                context = browser.new_context(
                    viewport={"width": 390, "height": 780}, locale="en-US"
                )
                try:
                    FILMS[name](Set(context.new_page(), hall))
                finally:
                    context.close()
                    hall.stop()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
