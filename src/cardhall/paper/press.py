"""Turns a template and plain data into a PDF (or pictures of its pages).

Only the fonts that lie beside this file are used, never those of the machine: the same paper comes
out of every laptop. A glyph that they lack would be left out without a warning, so tests look for
every word of the catalogue. Data goes in as JSON and never as markup: a contestant named ``#panic``
is printed as just that.
"""

import functools
import importlib.util
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal

from cardhall.paper.words import EN

if TYPE_CHECKING:
    import typst

HERE = Path(__file__).resolve().parent
FONTS = HERE / "fonts"
TEMPLATES = HERE / "typ"

PaperSize = Literal["letter", "a4"]
SIZES: dict[str, str] = {"letter": "us-letter", "a4": "a4"}


@dataclass(frozen=True)
class SheetSize:
    """A sheet in points (a 72nd of an inch)."""

    width: float
    height: float


_UPRIGHT = {
    ("letter", False): SheetSize(612.0, 792.0),
    ("letter", True): SheetSize(792.0, 1224.0),  # tabloid
    ("a4", False): SheetSize(595.28, 841.89),
    ("a4", True): SheetSize(841.89, 1190.55),  # A3
}


def sheet_points(size: PaperSize, *, large: bool = False, wide: bool = False) -> SheetSize:
    """The sheet of that size, or the one twice as large (tabloid, A3), upright or wide. ValueError
    on a wrong size."""
    check_size(size)
    upright = _UPRIGHT[size, large]
    return SheetSize(upright.height, upright.width) if wide else upright


def check_size(size: str) -> None:
    """ValueError, naming the cure, for a size that there is not."""
    if size not in SIZES:
        raise ValueError(f"paper: there is no size {size!r}; choose letter or a4")


LONGEST_UNBROKEN = 14
"""Letters in a row after which a line may break: a name without a space must not run off."""


class PressMissing(Exception):
    """Raised for a paper where typst is not installed: it is an extra, as large as the rest of a
    hall together."""


def can_print() -> bool:
    """Is typst installed? It is not imported yet: that takes a while, and not every day prints."""
    return importlib.util.find_spec("typst") is not None


@functools.cache
def press() -> ModuleType:
    """Import typst. PressMissing where it is not installed."""
    try:
        import typst
    except ImportError as error:
        raise PressMissing from error
    return typst


@functools.cache
def fonts() -> "typst.Fonts":
    """Reading the fonts costs more than printing a page: they are read once."""
    read: typst.Fonts = press().Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FONTS)]
    )
    return read


def breakable(text: str) -> str:
    """The same text with places to break inside overlong words (a zero-width space each)."""
    words = []
    for part in text.split(" "):
        pieces = [part[i : i + LONGEST_UNBROKEN] for i in range(0, len(part), LONGEST_UNBROKEN)]
        words.append("\u200b".join(pieces))
    return " ".join(words)


def _inputs(data: Mapping[str, Any], size: str) -> dict[str, str]:
    check_size(size)
    return {"data": json.dumps({**data, "paper": SIZES[size], "words": EN})}


def pdf(template: str, data: Mapping[str, Any], size: PaperSize = "letter") -> bytes:
    """One PDF from ``typ/<template>.typ``; ``data`` is plain JSON. ValueError on a wrong size."""
    return bytes(
        press().compile(
            str(TEMPLATES / f"{template}.typ"),
            root=str(TEMPLATES),
            font_paths=fonts(),
            ignore_system_fonts=True,
            sys_inputs=_inputs(data, size),
            format="pdf",
        )
    )
