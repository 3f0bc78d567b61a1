"""Files of entries, as clubs really send them, put before the console of a real hall."""

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Hall, Person, open_hall, run
from tests.yardstick import slower

HEAD = "auxiliary,name,game,paid\n"


async def new_event(hall: Hall) -> Person:
    chair = await hall.chair()
    made = await chair.post("/api/events", {"id": "spring", "settings": {"deadline": ""}})
    assert made.status_code == 201, made.text
    return chair


async def preview(chair: Person, content: bytes, field: str = "file", dated: str = "") -> Any:
    await chair.get("/api/me")
    return await chair.http.post(
        "/api/events/spring/import/preview",
        files={field: ("entries.csv", content, "text/csv")},
        data={"dated": dated} if dated else {},
        headers={"x-csrftoken": chair.http.cookies["cardhall-form"]},
    )


async def entries(chair: Person) -> list[dict[str, Any]]:
    return (await chair.view("spring", "console"))["view"]["entries"]  # type: ignore[no-any-return]


ROW = "Bayou Sorrel,Zoé Béchameil,Bouré,yes\n"


@pytest.mark.parametrize(
    "content",
    [
        (HEAD + ROW).encode("latin-1"),
        (HEAD + ROW).encode("utf-8-sig"),
        (HEAD + ROW).encode("utf-16"),
        (HEAD + ROW).replace(",", ";").replace("\n", "\r\n").encode(),
        (HEAD + 'Bayou Sorrel,"Zoé Béchameil","Bouré","15,00"\n').encode(),
    ],
    ids=["latin-1", "bom", "utf-16", "semicolons", "quoted commas"],
)
def test_a_file_from_any_program_gives_the_same_entry(tmp_path: Path, content: bytes) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await new_event(hall)
            found = (await preview(chair, content)).json()
            assert found["problems"] == []
            (row,) = found["rows"]
            assert row == {
                "auxiliary": "Bayou Sorrel",
                "name": "Zoé Béchameil",
                "category": "boure",
                "paid_cents": 1500,
                "partner": "",
                "dated": "",
            }
            assert await entries(chair) == []  # a look takes nothing
            told = await chair.tell("spring", "import_entries", rows=found["rows"])
            assert told.status_code == 200, told.text
            assert [one["name"] for one in await entries(chair)] == ["Zoé Béchameil"]

    run(work())


@pytest.mark.parametrize(
    ("lines", "line", "field"),
    [
        ("Oak,Ida Moss,Bouré,yes\nOak,IDA  MOSS,Bouré,yes\n", 3, "name"),
        ("Oak,Ida Moss,Bridge,yes\n", 2, "game"),
        ("Oak,Ida Moss,Pedro,yes\n", 2, "partner"),
        ("Oak,,Bouré,yes\n", 2, "name"),
        ("Oak,Ida Moss,Bouré,plenty\n", 2, "paid"),
        ("Oak,Ida Moss,Bouré,-15\n", 2, "paid"),
        (f"Oak,Ida Moss,Bouré,{10**30}\n", 2, "paid"),
        ("Oak,Moss, Ida,Bouré,yes\n", 2, "line"),
        ('Oak,"Ida Moss,Bouré,yes\n', 2, "line"),
        (f"Oak,{'x' * 4096},Bouré,yes\n", 2, "name"),
        ("Oak,Ida\x1b[2J Moss,Bouré,yes\n", 2, "name"),
        ("Oak,Ida \u202eMoss,Bouré,yes\n", 2, "name"),
    ],
    ids=[
        *("twice", "unknown game", "half a team", "no name", "no sum", "below zero"),
        *("10^30", "comma unquoted", "open quote", "4 KB", "control", "right to left"),
    ],
)
def test_a_bad_line_is_named_with_its_field_and_the_cure(
    tmp_path: Path, lines: str, line: int, field: str
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await new_event(hall)
            good = "Elm,Una Good,Bouré,yes\n"
            found = (await preview(chair, (HEAD + lines + good).encode())).json()
            (problem,) = found["problems"]
            assert (problem["line"], problem["field"]) == (line, field)
            assert problem["why"]
            assert problem["cure"]
            assert "Una Good" in [row["name"] for row in found["rows"]]  # the others stand

    run(work())


@pytest.mark.parametrize(
    "content",
    [b"", b"\n\n", b"PK\x03\x04" + bytes(range(256)) * 40, HEAD.encode()],
    ids=["empty", "blank lines", "binary", "a heading alone"],
)
def test_a_file_without_entries_says_so(tmp_path: Path, content: bytes) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await new_event(hall)
            answer = await preview(chair, content)
            assert answer.status_code == 200, answer.text
            (problem,) = answer.json()["problems"]
            assert problem["field"] == "file"
            assert problem["cure"]

    run(work())


def test_a_sheet_of_a_million_columns_is_refused_before_it_is_parted(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await new_event(hall)
            wide = ",".join(["name"] * 1_000_000)
            for content, line in (
                (f"{wide}\nOak,Ida,Bouré,yes\n", 1),
                (f"{HEAD}{',' * 1_000_000}\n", 2),
                (f"{HEAD}Oak,{'x' * 1_000_000},Bouré,yes\n", 2),
            ):
                begun = time.process_time()
                answer = await preview(chair, content.encode())
                assert (time.process_time() - begun) / slower() < 2
                assert answer.status_code == 200, answer.text[:500]
                assert len(answer.text) < 10_000
                problem = answer.json()["problems"][0]
                assert (problem["line"], problem["field"]) == (line, "line")
                assert problem["cure"]

    run(work())


def test_nine_megabytes_are_refused_in_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await new_event(hall)
            answer = await preview(chair, HEAD.encode() + b"x" * 9_000_000)
            assert answer.status_code == 413
            assert answer.json()["cure"]["text"] == "Send a smaller file."
            answer = await preview(chair, HEAD.encode() + b"x" * 8_200_000)
            assert "larger than" in answer.json()["problems"][0]["why"]["text"]

    run(work())


def test_an_upload_without_a_file_names_the_field(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await new_event(hall)
            answer = await preview(chair, HEAD.encode(), field="other")
            assert answer.status_code == 400
            told = answer.json()
            assert "file" in told["field"] + told["cure"]["text"]

    run(work())


@pytest.mark.alone
def test_ten_thousand_lines_are_looked_at_in_seconds(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await new_event(hall)
            lines = [f"Auxiliary {n // 5},Contestant Number {n},Bouré,yes\n" for n in range(10_000)]
            began = time.monotonic()
            found = (await preview(chair, (HEAD + "".join(lines)).encode())).json()
            assert len(found["rows"]) == 10_000
            assert time.monotonic() - began < 10  # some 0.6 s on the laptop it was written on

    run(work())


def test_the_day_on_all_blanks_goes_with_the_file(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await new_event(hall)
            content = (HEAD + ROW).encode()
            found = (await preview(chair, content, dated="November 21, 2026")).json()
            assert [row["dated"] for row in found["rows"]] == ["2026-11-21"]
            wrong = (await preview(chair, content, dated="soon")).json()
            assert [(p["line"], p["field"]) for p in wrong["problems"]] == [(0, "date")]

    run(work())
