"""The papers beside their approved pictures.

  ./dev papers                      make every paper; say which pages are not as approved
  ./dev papers --approve [NAME ...] take them, or those named, as they are now

What was made lies in pictures/papers. Look at it before you approve it.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from cardhall.paper.press import PaperSize
from tests.paper import looking, samples

SIZES: tuple[PaperSize, ...] = ("letter", "a4")
SMALL = looking.ROOT / "web/src/pages/console/papers"
"""The small pictures beside the buttons of the papers' page."""
TELLING = {"rulebook": 1}
"""The page that shows what a paper is, where it is not the first: from 0."""


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="./dev papers", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--approve", action="store_true")
    parser.add_argument("names", nargs="*")
    asked = parser.parse_args()
    unknown = [name for name in asked.names if name not in samples.PAPERS]
    if unknown:
        parser.error(f"no such paper: {', '.join(unknown)}. Known: {', '.join(samples.PAPERS)}")
    names = asked.names or list(samples.PAPERS)
    off = [page for name in names for page in look(name, asked.approve)]
    print("\n".join(off) or f"{len(names)} papers, each as approved")
    return bool(off)


def look(name: str, approve: bool) -> Sequence[str]:
    """Pages of one paper that are not as approved; none once they are approved."""
    off = []
    for size in SIZES:
        made = [looking.picture(page) for page in looking.pages(samples.PAPERS[name](size))]
        known = looking.approved(name, size)
        changed = [
            number
            for number, picture in enumerate(made, 1)
            if number > len(known)
            or looking.pixels_off(picture, Image.open(known[number - 1])) > looking.MOST_OFF
        ]
        looking.SEEN.mkdir(parents=True, exist_ok=True)
        for number in changed:
            made[number - 1].save(looking.SEEN / f"{name}-{size}-{number}.png")
        if approve:
            take(name, size, made, changed)
        else:
            off += [f"{name}, {size}, page {number} is not as approved" for number in changed]
            if len(known) > len(made):
                off.append(f"{name}, {size} has {len(made)} pages, not {len(known)}")
    return off


def take(name: str, size: PaperSize, made: Sequence[Image.Image], changed: Sequence[int]) -> None:
    looking.APPROVED.mkdir(parents=True, exist_ok=True)
    for number in changed:
        made[number - 1].save(looking.file_of(name, size, number), optimize=True)
    for path in looking.approved(name, size)[len(made) :]:
        path.unlink()
    if size == "letter" and (1 in changed or not small_of(name).exists()):
        SMALL.mkdir(parents=True, exist_ok=True)
        page = looking.pages(samples.PAPERS[name](size))[TELLING.get(name, 0)]
        tall = 264 / page.get_height()
        grey = page.render(scale=tall, grayscale=True).to_pil().convert("L")
        grey.quantize(16, dither=Image.Dither.NONE).save(small_of(name), optimize=True)


def small_of(name: str) -> Path:
    return SMALL / f"{name}.png"


if __name__ == "__main__":
    sys.exit(main())
