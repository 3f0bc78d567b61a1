"""Makes the pictures of the README from the running program: a whole day, then the best of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PIL import Image

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
TALLEST = 0.72  # of the width, for pictures of whole pages


def main() -> int:
    test = ["-m", "pytest", "tests/browser/test_whole_day.py", "--pictures"]
    if subprocess.run([sys.executable, *test], cwd=ROOT, check=False).returncode:
        return 1
    KEPT.mkdir(exist_ok=True)
    for name, (step, width) in WANTED.items():
        picture = Image.open(next(TAKEN.glob(f"[0-9][0-9]-{step}.png"))).convert("RGB")
        if width > 1000:
            picture = picture.crop((0, 0, width, min(picture.height, int(width * TALLEST))))
        picture.quantize(128, dither=Image.Dither.NONE).save(KEPT / f"{name}.png", optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
