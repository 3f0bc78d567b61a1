"""A date as people write it on a blank or in a column: 2026-11-21, 11/21/2026, Nov. 21.

English, French and Spanish names of months. Of 5/6 the first is the month, as the clubs write it;
where that can be no month (21/11/2026) it is the day.
"""

import datetime
import re
import unicodedata

MONTHS = (
    "january jan janvier janv enero ene",
    "february feb fevrier fevr febrero",
    "march mar mars marzo",
    "april apr avril avr abril abr",
    "may mai mayo",
    "june jun juin junio",
    "july jul juillet juil julio",
    "august aug aout agosto ago",
    "september sep sept septembre septiembre set",
    "october oct octobre octubre",
    "november nov novembre noviembre",
    "december dec decembre diciembre dic",
)
MONTH_OF = {word: number for number, words in enumerate(MONTHS, 1) for word in words.split()}
MIDNIGHT = re.compile(r"[ T]0?0:00(:00)?$", re.ASCII)  # a sheet writes it behind a day
NUMBERS = re.compile(r"(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?", re.ASCII)
YEAR_FIRST = re.compile(r"(\d{4})([/.-])(\d{1,2})\2(\d{1,2})", re.ASCII)
MONTH_FIRST = re.compile(r"([a-z]+) (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?", re.ASCII)
DAY_FIRST = re.compile(
    r"(\d{1,2})(?:st|nd|rd|th|er)?[ -](?:de )?([a-z]+)(?:[ -](?:de )?(\d{4}))?", re.ASCII
)


def day_written(text: str, year: int) -> str:
    """The day as YYYY-MM-DD; `year` is taken where none is written. Raises ValueError."""
    bare = MIDNIGHT.sub("", " ".join(text.split()))
    if not (found := _numbers(bare, year) or _words(bare, year)):
        raise ValueError(f"{text!r} is no date")
    return datetime.date(*found).isoformat()


def _numbers(text: str, year: int) -> tuple[int, int, int] | None:
    if whole := YEAR_FIRST.fullmatch(text):
        return int(whole[1]), int(whole[3]), int(whole[4])
    if short := NUMBERS.fullmatch(text):
        month, day = int(short[1]), int(short[3])
        if month > 12:
            month, day = day, month
        written = short[4] or str(year)
        return int(written) + (2000 if len(written) == 2 else 0), month, day
    return None


def _words(text: str, year: int) -> tuple[int, int, int] | None:
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(ch for ch in letters if not unicodedata.combining(ch))
    plain = " ".join(plain.replace(".", " ").replace(",", " ").split())
    if named := MONTH_FIRST.fullmatch(plain):
        word, day, written = named[1], named[2], named[3]
    elif named := DAY_FIRST.fullmatch(plain):
        day, word, written = named[1], named[2], named[3]
    else:
        return None
    return (int(written or year), MONTH_OF[word], int(day)) if word in MONTH_OF else None
