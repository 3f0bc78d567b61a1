"""Lessons over HTTP: open to everybody, and nothing is remembered."""

from pathlib import Path

from cardhall.lessons import LESSONS
from tests.server.support import open_hall, run


def test_a_visitor_plays_a_lesson_by_sending_each_act(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            visitor = hall.person()
            tiles = (await visitor.get("/api/lessons")).json()
            assert [tile["game"] for tile in tiles] == list(LESSONS)
            assert all(tile["minutes"] == 5 and tile["asks"] >= 12 for tile in tiles)
            begun = (await visitor.post("/api/lessons/boure", {"acts": []})).json()
            assert (begun["kind"], begun["step"]) == ("show", 1)
            acts = ["next"] * 3
            asked = (await visitor.post("/api/lessons/boure", {"acts": acts})).json()
            assert asked["buttons"] == ["stay", "pass"]
            wrong = (await visitor.post("/api/lessons/boure", {"acts": [*acts, "pass"]})).json()
            assert (wrong["kind"], wrong["wrong"]["allowed"]) == ("ask", True)
            right = (await visitor.post("/api/lessons/boure", {"acts": [*acts, "stay"]})).json()
            assert (right["kind"], right["wrong"], right["done"]) == ("answer", None, 4)

    run(work())


def test_a_refused_act_comes_back_with_the_clause_of_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            acts = ["next", "next", "take"]
            body = {"acts": acts}
            answer = (await hall.person().post("/api/lessons/pitty_pat", body)).json()
            assert answer["wrong"]["clause"] == "LLAA-PITTY-10"
            assert not answer["wrong"]["allowed"]

    run(work())


def test_what_no_lesson_has_is_refused_in_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            visitor = hall.person()
            unknown = await visitor.post("/api/lessons/whist", {"acts": []})
            assert (unknown.status_code, unknown.json()["field"]) == (404, "game")
            early = await visitor.post("/api/lessons/boure", {"acts": ["stay"]})
            assert (early.status_code, early.json()["field"]) == (422, "acts")
            assert early.json()["cure"]["text"]
            for acts in (["x" * 81], ["next"] * 201, "next", [1]):
                wrong = await visitor.post("/api/lessons/boure", {"acts": acts})
                assert wrong.status_code == 400, acts

    run(work())
