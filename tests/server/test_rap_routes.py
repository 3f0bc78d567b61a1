"""A night at home over HTTP: the table's phone, previews, papers."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Hall, Person, open_hall, run

NAMES = ("Ada", "Bea", "Cam", "Dot")


async def night(hall: Hall, chair: Person, **terms: object) -> str:
    """A night that has begun, of four."""
    id: str = (await chair.post("/api/events", {"preset": "rap"})).json()["id"]
    for name in NAMES:
        assert (await chair.tell(id, "join", category="boure", name=name)).is_success
    if terms:
        stakes: dict[str, Any] = {"ante_cents": 10, "start_cents": 1000, **terms}
        assert (await chair.tell(id, "set_terms", category="boure", **stakes)).is_success
    for step in ("take_seats", "hear_card", "begin_night"):
        answer = await chair.tell(id, step, category="boure")
        assert answer.is_success, answer.text
    return id


def test_the_table_s_phone_writes_a_hand_and_previews_a_correction(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            id = await night(hall, chair)
            category = hall.server.event(id).state.categories["boure"]
            ada, bea, cam, dot = category.format_state.seats  # type: ignore[attr-defined]
            phone, guest = hall.person(), hall.person()
            await phone.login(code=category.codes[1])
            await guest.login(code=hall.server.event(id).state.entries[ada].code)
            hand: dict[str, Any] = {
                "category": "boure",
                "inside": [ada, bea],
                "taker": ada,
                "boured": [],
            }
            assert (await guest.tell(id, "write_hand", **hand)).status_code == 403
            assert (await phone.tell(id, "write_hand", **hand, pot_cents=30)).status_code == 422
            assert (await phone.tell(id, "write_hand", **hand, pot_cents=40)).is_success
            card = (await phone.view(id, "captain"))["view"]["format_table"]["card"]
            line = card["lines"][0]
            right = {"dealt": [bea, cam, dot, ada], "inside": [ada, bea], "taker": bea}
            fix = {
                "type": "correct_line", "category": "boure", "line": line["id"],
                "hand": right, "why": "it was hers",
            }  # fmt: skip
            path = f"/api/events/{id}/preview-correction"
            assert (await guest.post(path, fix)).status_code == 403
            answer = await phone.post(path, fix)
            assert answer.status_code == 200, answer.text
            told = answer.json()["text"]
            assert told[0]["text"].startswith("Ada: chips $10.30 become $9.90")
            void = {"type": "correct_result", "round": 1, "table": 1, "void": True, "why": "x"}
            assert (await phone.post(path, void)).status_code == 403

    run(work())


@pytest.mark.parametrize("limit", [None, 0, 50])
def test_its_papers_are_made_with_any_limit(tmp_path: Path, limit: int | None) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            more = {} if limit is None else {"limit_cents": limit}
            id = await night(hall, chair, **more)
            for paper in ("table-card", "results"):
                answer = await chair.get(f"/paper/{id}/{paper}.pdf", category="boure", table=1)
                assert answer.status_code == 200, (paper, answer.text[:300])
                assert answer.content.startswith(b"%PDF")

    run(work())
