"""Makes pictures of each game in each phase of a hand, on four screens, light and dark.

    .venv/bin/python -m docs.stills [GAME ...]

Each phase is one picture in docs/pictures/play, and README.md there shows them side by side.
"""

from __future__ import annotations

import io
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from cardhall.games import GAMES, game
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.browser import chromium
from tests.browser.conftest import PHONE, STATIC, Clock, RunningHall
from tests.browser.test_live_games import AtTable
from tests.browser.test_table import begin, open_table
from tests.tables.usual import PRESETS, SEATS

KEPT = Path(__file__).parent / "pictures/play"
SCREENS = ((320, 640), (390, 844), (844, 390), (1280, 800))
LIGHTS = ("light", "dark")
SMALLER, GAP = 0.5, 8
FEW = {"po_ke_no": 1}
"""Games in which the same is asked all the time."""
MOST = 4
"""Phases of one hand."""
PATIENCE = 45  # seconds until what was not asked is left out


def sheet(page: Page) -> Image.Image:
    """The page on every screen: a row in the light, a row in the dark."""
    rows = []
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        shown = []
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(350)
            taken = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            size = (round(width * SMALLER), round(height * SMALLER))
            shown.append(taken.resize(size, Image.Resampling.LANCZOS))
        rows.append(shown)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(PHONE)
    wide = sum(one.width + GAP for one in rows[0]) - GAP
    high = max(one.height for one in rows[0])
    whole = Image.new("RGB", (wide, 2 * high + GAP), "#8a8478")
    for number, shown in enumerate(rows):
        x = 0
        for one in shown:
            whole.paste(one, (x, number * (high + GAP)))
            x += one.width + GAP
    return whole


def stills(page: Page, hall: RunningHall, name: str) -> Iterator[tuple[str, Image.Image]]:
    """What is asked in a hand, each once; then what the hand came to."""
    page.goto(hall.url())
    seats = 4 if name == "pitty_pat" else SEATS[name]
    told = {"game": name, "preset": PRESETS[name], "seats": seats, "bots": seats - 1, "minutes": 0}
    table = open_table(page, **told)
    begin(page, table)
    at = AtTable(hall, table, {0: page})
    at.acts = 99 if name == "rummy" else 0
    seen: set[str] = set()
    end = time.monotonic() + PATIENCE
    while len(seen) < FEW.get(name, MOST) and time.monotonic() < end:
        step = at.state.step
        if name == "po_ke_no":
            cards_called(at, 9)
        else:
            at.until(partial(asked_again, step))
        asked = view_for(at.state, 0).phase or at.state.stage
        if between(at.state):
            if len(seen) > 1:
                break
            at.until(lambda now: now.stage != "pause")
        elif asked not in seen:
            seen.add(asked)
            page.locator(".dock [role=toolbar] [data-card], .dock .board").first.wait_for()
            page.wait_for_timeout(1500)
            yield asked.replace(" ", "-"), sheet(page)
    if name == "po_ke_no":
        cards_called(at, 60)
    else:
        at.until(between)
    page.wait_for_timeout(3500)  # what lies there is seen before it is told
    yield "result", sheet(page)


def cards_called(at: AtTable, most: int) -> None:
    """At Po-Ke-No, where nobody has a turn: so many more, or until somebody is out."""
    for _ in range(most):
        if between(at.state):
            return
        at.hall.clock.pass_minutes(0.1)
        at.changes(at.state, 3)


def asked_again(step: int, state: State) -> bool:
    """The player is asked after this step, or the hand is over."""
    return between(state) or (state.step > step and 0 in state.asked())


def between(state: State) -> bool:
    return state.stage in ("pause", "ended")


def written() -> None:
    """The page that shows what there is."""
    lines = [
        "# Every game, in each phase of a hand",
        "",
        "On the smallest phone, a usual one, that lying down, and a laptop; light and dark.",
        "Made by `.venv/bin/python -m docs.stills`, the strips of moments by `-m docs.film`.",
        "",
    ]
    for name in GAMES:
        found = sorted(KEPT.glob(f"{name}-[0-9]-*.webp"))
        lines += [f"## {game(name).TITLE}", ""] if found else []
        for one in found:
            lines += [f"![{one.stem.split('-', 2)[2].replace('-', ' ')}]({one.name})", ""]
    lines += ["## Moments", "", "Ten pictures a second; what stands still is shown once.", ""]
    for one in sorted(KEPT.glob("film-*.webp")):
        lines += [f"![{one.stem.removeprefix('film-').replace('-', ' ')}]({one.name})", ""]
    (KEPT / "README.md").write_text("\n".join(lines), encoding="utf-8")


def still(browser: Browser, name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        hall = RunningHall(Path(folder), Clock(), STATIC)
        context = browser.new_context(viewport=PHONE, reduced_motion="reduce", locale="en-US")
        try:
            for number, (phase, picture) in enumerate(stills(context.new_page(), hall, name), 1):
                picture.save(KEPT / f"{name}-{number}-{phase}.webp", quality=70, method=6)
                print(f"{name}: {phase}", flush=True)
        finally:
            context.close()
            hall.stop()


def main(names: list[str]) -> int:
    KEPT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.path(), headless=True, args=chromium.FLAGS
        )
        for name in names or GAMES:
            for old in KEPT.glob(f"{name}-[0-9]-*.webp"):
                old.unlink()
            still(browser, name)
        browser.close()
    written()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
