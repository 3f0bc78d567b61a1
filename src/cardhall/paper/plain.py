"""Plain data that all papers are made from, and how it is put into words."""

import datetime
import io
from dataclasses import dataclass

import segno


def money(cents: int) -> str:
    """Cents as dollars: 1500 is ``$15.00``, less than nothing is ``-$15.00``."""
    return f"{'-' if cents < 0 else ''}${abs(cents) // 100:,}.{abs(cents) % 100:02}"


def number(count: int) -> str:
    """Chips and points as they are read: ``10,000``."""
    return f"{count:,}"


def nth(place: int) -> str:
    """1 is ``1st``."""
    tail = (
        "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    )
    return f"{place}{tail}"


def day_in_words(day: str) -> str:
    """2027-09-24 is ``September 24, 2027``; what is not written so is left as it is."""
    try:
        found = datetime.date.fromisoformat(day)
    except ValueError:
        return day
    return f"{found:%B} {found.day}, {found.year}"


def qr_svg(text: str) -> str:
    """A QR code as one SVG, with the quiet zone that cameras need."""
    out = io.BytesIO()
    # Micro codes are smaller, but the cameras of phones do not read them. To weigh all eight masks
    # takes five times as long, and what is written here is as varied under any of them.
    segno.make(text, error="m", micro=False, mask=2).save(
        out, kind="svg", border=2, xmldecl=False, svgns=True, nl=False
    )
    return out.getvalue().decode()


@dataclass(frozen=True)
class PersonOnPaper:
    """One contestant as the papers know them.

    number: the entry's number as shown in the hall. table, seat: text, "" while there is none.
    owing_cents: what is left of the fee. code: the entry's short code; link: the address of its
    page. game: which one is played. each: the names of those who play together, for lines that
    each of them has.
    """

    number: str
    name: str
    auxiliary: str = ""
    table: str = ""
    seat: str = ""
    owing_cents: int = 0
    code: str = ""
    link: str = ""
    game: str = ""
    each: tuple[str, ...] = ()
