"""Read a sheet of entries (.xlsx, .ods, .xls) in a program of its own.

A sheet can ask for more memory than any machine has, by a single cell far away from the others:
that ends the program that reads it, and not the hall. Run as ``python -m cardhall.server.sheets``
it reads a sheet from its input and writes its lines.
"""

import io
import subprocess
import sys
import zipfile
from datetime import date, datetime
from typing import Any

import msgspec

Lines = list[tuple[int, list[str]]]
"""Each line that holds something, with its number in the sheet."""

ZIPPED, OLD = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"
"""How .xlsx and .ods begin, and how .xls does."""
SECONDS = 20
MOST_UNPACKED, MOST_MEMORY = 200_000_000, 1_000_000_000
"""Bytes of the unpacked file, and of the program that reads it."""


def is_sheet(data: bytes) -> bool:
    return data.startswith((ZIPPED, OLD))


def lines_of(data: bytes, most_lines: int, most_cells: int) -> Lines | None:
    """The lines of the first sheet that holds something, so many at most with so many cells; None
    where it cannot be read: broken, locked by a password, far too large. Waits for another program:
    call it in a thread."""
    asked = [sys.executable, "-m", __name__, str(most_lines), str(most_cells)]
    try:
        read = subprocess.run(asked, input=data, capture_output=True, timeout=SECONDS, check=True)
    except (subprocess.SubprocessError, OSError):
        return None
    return msgspec.json.decode(read.stdout, type=Lines)


def main(most_lines: int, most_cells: int) -> None:
    try:
        import resource
    except ImportError:  # Windows: there the program ends when memory does
        pass
    else:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    lines = _first_sheet(sys.stdin.buffer.read(), most_cells)
    sys.stdout.buffer.write(msgspec.json.encode(lines[:most_lines]))


def _first_sheet(data: bytes, most_cells: int) -> Lines:
    from python_calamine import load_workbook

    if data.startswith(ZIPPED):
        unpacked = sum(one.file_size for one in zipfile.ZipFile(io.BytesIO(data)).infolist())
        if unpacked > MOST_UNPACKED:
            raise SystemExit("far too large")
    book = load_workbook(io.BytesIO(data))
    for name in book.sheet_names:
        rows = book.get_sheet_by_name(name).to_python(skip_empty_area=False)
        lines = [(n, [_text(cell) for cell in row[:most_cells]]) for n, row in enumerate(rows, 1)]
        if found := [(number, row) for number, row in lines if any(row)]:
            return found
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


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
