"""Problems over HTTP: open to everybody; each browser's first answer counts once, by no name."""

from pathlib import Path
from typing import Any

import pytest

from cardhall.problems import PROBLEMS, problems
from cardhall.server import answers_kept
from tests.server.support import Person, open_hall, run


async def listed(person: Person, game: str = "euchre") -> dict[str, Any]:
    answer = await person.get(f"/api/problems/{game}")
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


async def tally(person: Person, number: int) -> tuple[int, int]:
    (line,) = [one for one in (await listed(person))["problems"] if one["number"] == number]
    return line["tried"], line["found"]


def test_a_first_answer_counts_once_and_is_kept(tmp_path: Path) -> None:
    one = problems("euchre")[0]
    wrong = next(iter(one.costs))

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            ida, una = hall.person(), hall.person()
            shown = (await ida.get(f"/api/problems/euchre/{one.number}")).json()
            assert (shown["exact"], shown["unit"]) == (True, "points")
            assert "right" not in str(shown.keys())
            path = f"/api/problems/euchre/{one.number}"
            missed = (await ida.post(path, {"act": wrong})).json()
            assert (missed["right"], missed["cost"]) == (False, one.costs[wrong])
            found = (await ida.post(path, {"act": one.right})).json()
            assert (found["right"], found["cost"]) == (True, 0)
            assert await tally(ida, one.number) == (1, 0)
            await una.post(path, {"act": one.right})
            assert await tally(ida, one.number) == (2, 1)
            clock = hall.clock
        async with open_hall(tmp_path, clock) as hall:
            assert await tally(hall.person(), one.number) == (2, 1)

    run(work())


def test_no_more_answers_are_kept_than_tell_something_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever throws their cookies away cannot fill the disk."""
    monkeypatch.setattr(answers_kept, "MOST", 3)
    one = problems("euchre")[0]

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            for _ in range(5):
                path = f"/api/problems/euchre/{one.number}"
                answer = await hall.person().post(path, {"act": one.right})
                assert answer.json()["right"]
            assert await tally(hall.person(), one.number) == (3, 3)

    run(work())


def test_what_people_find_comes_before_what_they_miss(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            order = [one["number"] for one in (await listed(hall.person()))["problems"]]
            hard = {one.number: one.hard for one in problems("euchre")}
            assert [hard[number] for number in order] == sorted(hard.values())
            last = next(one for one in problems("euchre") if one.number == order[-1])
            for _ in range(30):
                path = f"/api/problems/euchre/{last.number}"
                await hall.person().post(path, {"act": last.right})
            order = [one["number"] for one in (await listed(hall.person()))["problems"]]
            assert order.index(last.number) < 8

    run(work())


def test_what_is_refused_says_why_and_does_not_count(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            person = hall.person()
            assert list((await listed(person))["others"]) == list(PROBLEMS)
            refused = (await person.post("/api/problems/euchre/1", {"act": "pass"})).json()
            assert refused["refused"]
            assert refused["clause"]
            assert await tally(person, 1) == (0, 0)
            bad = await person.post("/api/problems/euchre/1", {"act": "jump"})
            assert (bad.status_code, bad.json()["field"]) == (422, "acts")
            for path in ("/api/problems/po_ke_no", "/api/problems/euchre/999"):
                assert (await person.get(path)).status_code == 404

    run(work())
