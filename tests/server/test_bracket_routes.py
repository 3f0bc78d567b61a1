"""Pedro over HTTP: a match corrected after its preview, and the papers of teams."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Hall, Person, open_hall, run


async def pedro(hall: Hall) -> Person:
    """An event of 24 made-up teams, the first matches played and the next called."""
    chair = await hall.chair()
    await chair.post("/api/events", {"id": "spring", "rehearsal": True, "games": ["pedro"]})
    told = await chair.tell("spring", "rehearse", until="round:2", category="pedro")
    assert told.status_code == 200, told.text
    return chair


async def matches(chair: Person) -> list[dict[str, Any]]:
    view = (await chair.view("spring", "console"))["view"]
    return view["categories"][0]["bracket"]["matches"]  # type: ignore[no-any-return]


def test_a_correction_of_a_match_is_previewed_made_and_undone(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await pedro(hall)
            before = await matches(chair)
            first = before[0]
            swapped = [
                {"entry": one["entry"], "points": other["points"]}
                for one, other in zip(first["teams"], first["teams"][::-1], strict=True)
            ]
            what: dict[str, Any] = {
                "match": 1,
                "points": swapped,
                "why": "upside down",
                "category": "pedro",
            }
            preview = "/api/events/spring/preview-correction"
            told = await chair.post(preview, {"type": "correct_match", **what})
            assert told.status_code == 200, told.text
            assert any(
                "should not have been played" in line["text"] for line in told.json()["text"]
            )
            assert await matches(chair) == before
            assert (await chair.tell("spring", "correct_match", **what)).status_code == 200
            made = (await matches(chair))[0]["corrections"]
            assert len(made) == 1
            undone = await chair.tell("spring", "undo_correction", correction=made[0])
            assert undone.status_code == 200, undone.text
            assert await matches(chair) == before

    run(work())


@pytest.mark.parametrize("name", ["sign-in", "table-card", "entry-blank"])
def test_the_papers_of_teams(tmp_path: Path, name: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await pedro(hall)
            answer = await chair.get(f"/paper/spring/{name}.pdf", category="pedro", table=1)
            assert answer.status_code == 200, answer.text
            assert answer.content.startswith(b"%PDF-")

    run(work())
