"""Entries from a sheet, as office programs write it."""

import io
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from cardhall.hall.entries.file_import import EntriesPreview, read_sheet
from cardhall.server.sheets import is_sheet, lines_of
from tests.hall.hallday import Day


def read(sheet: bytes) -> EntriesPreview:
    assert is_sheet(sheet)
    return read_sheet(lines_of(sheet, 100, 20), Day().state)


def only(sheet: bytes) -> list[tuple[str, str, str, int]]:
    found = read(sheet)
    assert found.problems == ()
    return [(r.auxiliary, r.name, r.category, r.paid_cents) for r in found.rows]


def problems(sheet: bytes) -> list[tuple[int, str]]:
    return [(p.line, p.field) for p in read(sheet).problems if p.why and p.cure]


def xlsx(rows: Sequence[Sequence[object]], *, before: bool = False) -> bytes:
    """A workbook as office programs write it; before: an empty sheet comes first."""

    def cell(value: object) -> str:
        if isinstance(value, str):
            return f'<c t="inlineStr"><is><t>{value}</t></is></c>' if value else "<c/>"
        return f"<c><v>{value}</v></c>"

    def sheet(lines: Sequence[Sequence[object]]) -> str:
        body = "".join(f"<row>{''.join(map(cell, line))}</row>" for line in lines)
        space = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
        return f'<worksheet xmlns="{space}"><sheetData>{body}</sheetData></worksheet>'

    sheets = [[], rows] if before else [rows]
    office = "http://schemas.openxmlformats.org"
    named = "".join(
        f'<sheet name="S{n}" sheetId="{n}" r:id="r{n}"/>' for n in range(1, len(sheets) + 1)
    )
    links = "".join(
        f'<Relationship Id="r{n}" Type="{office}/officeDocument/2006/relationships/worksheet"'
        f' Target="worksheets/sheet{n}.xml"/>'
        for n in range(1, len(sheets) + 1)
    )
    parts = {
        "_rels/.rels": f'<Relationships xmlns="{office}/package/2006/relationships">'
        f'<Relationship Id="r1" Type="{office}/officeDocument/2006/relationships/officeDocument"'
        ' Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{office}/spreadsheetml/2006/main" xmlns:r='
        f'"{office}/officeDocument/2006/relationships"><sheets>{named}</sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{office}/package/2006/relationships">'
        f"{links}</Relationships>",
        **{f"xl/worksheets/sheet{n}.xml": sheet(lines) for n, lines in enumerate(sheets, 1)},
    }
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as book:
        for name, text in parts.items():
            book.writestr(name, text)
    return out.getvalue()


def ods(rows: list[list[str]], before: str = "") -> bytes:
    spaces = {
        "office": "urn:oasis:names:tc:opendocument:xmlns:office:1.0",
        "table": "urn:oasis:names:tc:opendocument:xmlns:table:1.0",
        "text": "urn:oasis:names:tc:opendocument:xmlns:text:1.0",
    }
    named = " ".join(f'xmlns:{name}="{space}"' for name, space in spaces.items())

    def cell(value: str) -> str:
        kind = 'office:value-type="string"'
        return f"<table:table-cell {kind}><text:p>{value}</text:p></table:table-cell>"

    lines = "".join(f"<table:table-row>{''.join(map(cell, row))}</table:table-row>" for row in rows)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as book:
        book.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        book.writestr("META-INF/manifest.xml", "<manifest/>")
        book.writestr(
            "content.xml",
            f"{before}<office:document-content {named}><office:body><office:spreadsheet>"
            f'<table:table table:name="S1">{lines}</table:table>'
            "</office:spreadsheet></office:body></office:document-content>",
        )
    return out.getvalue()


ROWS: list[list[str]] = [
    ["Auxiliary", "Name", "Game", "Paid", "Phone"],
    ["Moss Oak", "Ann Example", "Bouré", "15", "none"],
    ["Tin Roof", "Bea Example", "Bouré", "", ""],
]


@pytest.mark.parametrize("sheet", [xlsx(ROWS), xlsx(ROWS, before=True), ods(ROWS)])
def test_a_sheet_is_read_as_it_is(sheet: bytes) -> None:
    assert only(sheet) == [
        ("Moss Oak", "Ann Example", "boure", 1500),
        ("Tin Roof", "Bea Example", "boure", 0),
    ]
    assert read(sheet).unused == ("Phone",)


def test_numbers_and_empty_lines_of_a_sheet_are_read_as_people_see_them() -> None:
    rows: list[list[object]] = [
        ["Auxiliary", "Name", "Game", "Paid"],
        [],
        ["Moss Oak", "Ann Example", "Bouré", 15],
        ["Tin Roof", "Bea Example", "Bouré", 7.5],
        ["Elm", "", "Bouré", 15],
    ]
    found = read(xlsx(rows))
    assert [(row.line, row.paid_cents) for row in found.rows] == [(3, 1500), (4, 750)]
    assert [(p.line, p.field) for p in found.problems] == [(5, "name")]


@pytest.mark.parametrize(
    "broken", [xlsx(ROWS)[:-40], b"PK\x03\x04 and no more", b"\xd0\xcf\x11\xe0 no sheet either"]
)
def test_a_broken_sheet_is_refused_with_a_cure(broken: bytes) -> None:
    assert problems(broken) == [(0, "file")]


def test_a_stray_cell_at_the_far_end_of_a_sheet_does_no_harm_to_the_hall() -> None:
    """It asks for more memory than there is; the program that reads it ends, and says so."""
    far = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row></sheetData>'
    book, out = zipfile.ZipFile(io.BytesIO(xlsx(ROWS))), io.BytesIO()
    with zipfile.ZipFile(out, "w") as other:
        for name in book.namelist():
            other.writestr(name, book.read(name).replace(b"</sheetData>", far.encode()))
    assert problems(out.getvalue()) == [(0, "file")]


def test_a_sheet_reads_no_other_file(tmp_path: Path) -> None:
    """Neither by an entity of XML nor does it unfold one without end."""
    secret = tmp_path / "secret.txt"
    secret.write_text("Cora Secret")
    rows = [*ROWS, ["Elm", "&leak; and Dora", "Bouré", "", ""]]
    told = f'<!DOCTYPE x [<!ENTITY leak SYSTEM "{secret.as_uri()}">]>'
    endless = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 12))
    for before in (
        told,
        f'<!DOCTYPE x [<!ENTITY l0 "xxxxxxxxxx">{endless}<!ENTITY leak "&l11;">]>',
    ):
        began = time.monotonic()
        found = read(ods(rows, before))
        assert "Secret" not in repr(found)
        assert "xxxx" not in repr(found)
        assert time.monotonic() - began < 5


def test_a_small_file_that_holds_far_too_much_is_not_unpacked() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as book:
        for n in range(5):
            book.writestr(f"xl/worksheets/sheet{n}.xml", b" " * 50_000_000)
    began = time.monotonic()
    assert problems(out.getvalue()) == [(0, "file")]
    assert time.monotonic() - began < 2
