"""Read the lines of a sheet as office programs keep it: .xlsx, .ods and .xls."""

import io
import zipfile
from datetime import date, datetime
from typing import Any

ZIPPED, OLD = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"
"""How .xlsx and .ods begin, and how .xls does."""
MOST_UNPACKED = 200_000_000
"""Bytes: a small file may hold a sheet that no memory has room for."""


class SheetError(ValueError):
    """The file is no sheet that can be read: broken, locked by a password, or far too large."""


def is_sheet(data: bytes) -> bool:
    return data.startswith((ZIPPED, OLD))


def lines_of(data: bytes) -> list[tuple[int, list[str]]]:
    """The lines of the first sheet that holds something, with their numbers, as people read them.
    Raises SheetError."""
    from python_calamine import CalamineError, PasswordError, XmlError, ZipError, load_workbook

    try:
        if data.startswith(ZIPPED):
            unpacked = sum(one.file_size for one in zipfile.ZipFile(io.BytesIO(data)).infolist())
            if unpacked > MOST_UNPACKED:
                raise SheetError("far too large")
        book = load_workbook(io.BytesIO(data))
        for name in book.sheet_names:
            rows = book.get_sheet_by_name(name).to_python(skip_empty_area=False)
            lines = [(n, [_text(cell) for cell in row]) for n, row in enumerate(rows, 1)]
            if found := [(number, row) for number, row in lines if any(row)]:
                return found
    except (CalamineError, PasswordError, XmlError, ZipError, zipfile.BadZipFile, OSError) as wrong:
        raise SheetError(str(wrong)) from wrong
    return []


def _text(cell: Any) -> str:
    """A cell as it would be typed: no ".0" after a whole number, a day without its hour."""
    match cell:
        case bool():
            return "yes" if cell else "no"
        case float():
            return str(int(cell)) if cell.is_integer() else str(cell)
        case datetime():
            return cell.date().isoformat()
        case date():
            return cell.isoformat()
    return str(cell).strip()
