"""Looking at a paper: its pages as pictures beside the approved ones, its letters, its lines.

Read with pypdfium2 (Apache 2.0 or BSD), a reader that has nothing to do with the maker.
"""

import ctypes
import functools
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pypdfium2.raw as pdfium
from PIL import Image, ImageChops

ROOT = Path(__file__).resolve().parents[2]
APPROVED = ROOT / "docs/papers"
SEEN = ROOT / "pictures/papers"

SCALE = 0.75
"""Pixels of a picture for each point of the paper: small, and every letter makes a difference."""
SHADES = 16
FAR = 24
"""Shades of 256 by which a pixel may be off."""
MOST_OFF = 3
"""Pixels of a page that may be further off: less than one letter."""

THIN = 2.0
"""A filled shape that is no wider, in points, is a line."""

Box = tuple[float, float, float, float]


def pages(pdf: bytes) -> list[pypdfium2.PdfPage]:
    return list(pypdfium2.PdfDocument(pdf))


def picture(page: pypdfium2.PdfPage) -> Image.Image:
    """A page in sixteen shades of grey, as it is approved."""
    grey = page.render(scale=SCALE, grayscale=True).to_pil().convert("RGB")
    shades: Image.Image = grey.quantize(palette=_shades(), dither=Image.Dither.NONE)
    return shades


@functools.cache
def _shades() -> Image.Image:
    """The sixteen shades, evenly from black to white."""
    found = Image.new("P", (1, 1))
    found.putpalette([shade * 255 // (SHADES - 1) for shade in range(SHADES) for _ in "rgb"])
    return found


def file_of(name: str, size: str, page: int) -> Path:
    return APPROVED / f"{name}-{size}-{page}.png"


def approved(name: str, size: str) -> list[Path]:
    """The approved pictures of a paper, page by page."""
    found = APPROVED.glob(f"{name}-{size}-*.png")
    return sorted(
        (one for one in found if re.fullmatch(rf"{name}-{size}-\d+", one.stem)),
        key=lambda one: int(one.stem.rpartition("-")[2]),
    )


def pixels_off(one: Image.Image, two: Image.Image) -> int:
    """How many pixels of two pictures are far apart; all of them when they differ in size."""
    if one.size != two.size:
        return max(one.width * one.height, two.width * two.height)
    apart = ImageChops.difference(one.convert("L"), two.convert("L"))
    return sum(apart.histogram()[FAR:])


def text_of(pdf: bytes) -> str:
    """All text of a paper, in its order, with single spaces."""
    found = [page.get_textpage().get_text_bounded() for page in pages(pdf)]
    return re.sub(r"\s+", " ", "\n".join(found).replace("\u200b", "").replace("\ufffe", ""))


def squeezed(text: str) -> str:
    """Without spaces and hyphens: where a name is broken into lines, the reader of a PDF sees a
    line's end, and takes a hyphen there for one of its own."""
    return re.sub(r"[\s\u200b\ufffe\x02-]+", "", text)


def type_sizes(page: pypdfium2.PdfPage) -> Iterator[float]:
    """The size in points of each piece of text."""
    for piece in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT]):
        yield piece.get_font_size() * abs(piece.get_matrix().a)


def letters(page: pypdfium2.PdfPage) -> list[Box]:
    """Where each letter's ink stands: left, bottom, right, top in points from the lower left."""
    text = page.get_textpage()
    boxes = [
        text.get_charbox(i)
        for i in range(text.count_chars())
        if text.get_text_range(i, 1).strip("\u200b\ufffe\x02 \r\n")
    ]
    return [box for box in boxes if box[2] > box[0] and box[3] > box[1]]


def overlaps(boxes: list[Box]) -> list[tuple[Box, Box]]:
    """Pairs that share more than a quarter of the smaller's area (kerning shares less)."""
    found = []
    line = sorted(boxes)
    for i, a in enumerate(line):
        for b in line[i + 1 :]:
            if b[0] >= a[2]:
                break
            shared = (min(a[2], b[2]) - b[0]) * (min(a[3], b[3]) - max(a[1], b[1]))
            area = min((x[2] - x[0]) * (x[3] - x[1]) for x in (a, b))
            if min(a[3], b[3]) > max(a[1], b[1]) and shared > area / 4:
                found.append((a, b))
    return found


def rules(page: pypdfium2.PdfPage) -> list[Box]:
    """Straight lines that are drawn, level and upright: of tables, boxes, brackets."""
    found = []
    for piece in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_PATH], max_depth=4):
        points = list(_points(piece))
        if not _stroked(piece):
            across, up = [x for x, _, _ in points], [y for _, y, _ in points]
            box = (min(across), min(up), max(across), max(up))
            if min(box[2] - box[0], box[3] - box[1]) < THIN:
                found.append(box)
            continue
        for (x1, y1, _), (x2, y2, draws) in itertools.pairwise(points):
            if draws and (abs(x1 - x2) < 0.2 or abs(y1 - y2) < 0.2):
                found.append((min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)))
    return found


def _stroked(piece: pypdfium2.PdfObject) -> bool:
    fill, stroke = ctypes.c_int(), ctypes.c_int()
    pdfium.FPDFPath_GetDrawMode(piece, fill, stroke)
    return bool(stroke.value)


def _points(piece: pypdfium2.PdfObject) -> Iterator[tuple[float, float, bool]]:
    """The corners of a path on the page, and whether a straight line leads there."""
    matrix = piece.get_matrix()
    x, y = ctypes.c_float(), ctypes.c_float()
    start = None
    for i in range(pdfium.FPDFPath_CountSegments(piece)):
        segment = pdfium.FPDFPath_GetPathSegment(piece, i)
        pdfium.FPDFPathSegment_GetPoint(segment, x, y)
        at = matrix.on_point(x.value, y.value)
        kind = pdfium.FPDFPathSegment_GetType(segment)
        if kind == pdfium.FPDF_SEGMENT_MOVETO:
            start = at
        yield (*at, kind == pdfium.FPDF_SEGMENT_LINETO)
        if start and pdfium.FPDFPathSegment_GetClose(segment):
            yield (*start, True)


def struck(page: pypdfium2.PdfPage) -> list[tuple[Box, Box]]:
    """Letters that a line runs through: something stands outside of its place."""
    lines = rules(page)
    found = []
    for letter in letters(page):
        left, bottom, right, top = letter
        across, up = (right - left) * 0.22, (top - bottom) * 0.22
        for line in lines:
            if (
                line[0] < right - across
                and line[2] > left + across
                and line[1] < top - up
                and line[3] > bottom + up
            ):
                found.append((letter, line))
                break
    return found
