"""Makes the pictures of the README from the running program: a whole day, then the best of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

ROOT = Path(__file__).parents[1]
TAKEN = ROOT / "pictures/whole_day"
KEPT = ROOT / "docs/pictures"
# name in the README: title of the step, width
WANTED = {
    "console": ("seats", 1280),
    "import": ("import", 1280),
    "captain": ("one-chip-short", 390),
    "unsent": ("unsent", 390),
    "player": ("player-seat", 390),
    "live": ("live-play", 390),
    "projector": ("projector-seats", 1280),
    "clock": ("projector-clock", 1280),
    "correction": ("correction", 1280),
    "awards": ("awards", 1280),
}
# one picture of the room: which, where, how wide, how thick its frame and how round
ROOM = (1500, 960)
PLACES = (
    ("projector", (52, 44), 900, 10, 6),
    ("console", (634, 330), 822, 20, 18),
    ("live", (96, 376), 266, 13, 34),
    ("player", (392, 468), 220, 11, 30),
)
WALL, FLOOR, EDGE = "#1d4f3b", "#0f2f23", "#17120d"
TALLEST = 0.72  # of the width, for pictures of whole pages


def main() -> int:
    # all: whichever of the long days this commit draws
    test = ["dev", "test", "--all", "tests/browser/test_whole_day.py", "--pictures"]
    if subprocess.run([sys.executable, *test], cwd=ROOT, check=False).returncode:
        return 1
    KEPT.mkdir(exist_ok=True)
    for name, (step, width) in WANTED.items():
        picture = Image.open(next(TAKEN.glob(f"[0-9][0-9]-{step}.png"))).convert("RGB")
        if width > 1000:
            picture = picture.crop((0, 0, width, min(picture.height, int(width * TALLEST))))
        picture.quantize(128, dither=Image.Dither.NONE).save(KEPT / f"{name}.png", optimize=True)
    room().quantize(160, dither=Image.Dither.NONE).save(KEPT / "room.png", optimize=True)
    return 0


def room() -> Image.Image:
    """The wall, the chairperson's laptop and two phones in one picture."""
    picture = Image.linear_gradient("L").resize(ROOM)
    picture = Image.composite(Image.new("RGB", ROOM, FLOOR), Image.new("RGB", ROOM, WALL), picture)
    for name, at, width, frame, round_by in PLACES:
        screen = Image.open(KEPT / f"{name}.png").convert("RGB")
        screen = screen.resize(
            (width, screen.height * width // screen.width), Image.Resampling.LANCZOS
        )
        put(picture, screen, at, frame, round_by)
    return picture


def put(
    picture: Image.Image, screen: Image.Image, at: tuple[int, int], frame: int, by: int
) -> None:
    """A screen with its frame and its shadow."""
    width, height = screen.width + 2 * frame, screen.height + 2 * frame
    shape = Image.new("L", picture.size)
    box = (at[0], at[1], at[0] + width, at[1] + height)
    ImageDraw.Draw(shape).rounded_rectangle(box, by, fill=255)
    shadow = Image.eval(shape.filter(ImageFilter.GaussianBlur(16)), lambda value: value * 6 // 10)
    picture.paste(Image.new("RGB", picture.size, "#000000"), (0, 8), shadow)
    picture.paste(Image.new("RGB", picture.size, EDGE), (0, 0), shape)
    inner = Image.new("L", screen.size)
    ImageDraw.Draw(inner).rounded_rectangle((0, 0, *screen.size), max(2, by - frame), fill=255)
    picture.paste(screen, (at[0] + frame, at[1] + frame), inner)


if __name__ == "__main__":
    sys.exit(main())
