"""Results over HTTP: the same for everybody, the money for the chairperson; as a spreadsheet."""

import csv
import io
import re
from pathlib import Path
from typing import Any

import pytest

from cardhall.hall.results import Results, results
from cardhall.server.results import BOM, as_csv, ledger_as_csv, places_as_csv, plain
from tests.server.support import Hall, Person, open_hall, run


async def event_of(chair: Person, preset: str, until: str = "awards") -> str:
    made = await chair.post("/api/events", {"preset": preset, "rehearsal": True})
    assert made.status_code == 201, made.text
    id: str = made.json()["id"]
    view = (await chair.view(id, "console"))["view"]
    for category in view["categories"]:
        answer = await chair.tell(id, "rehearse", category=category["key"], until=until)
        assert answer.status_code == 200, answer.text
    return id


async def awarded(chair: Person, preset: str) -> str:
    """An event of a preset whose awards are given, where it has any."""
    id = await event_of(chair, preset)
    if preset != "rap":
        assert (await chair.tell(id, "give_awards")).status_code == 200
    return id


def found_in(hall: Hall, id: str, ledger: bool = False) -> Results:
    return results(hall.server.event(id).state, ledger, winners=True)


def rows_of(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text.removeprefix(BOM), newline="")))


@pytest.mark.parametrize("preset", ["llaa", "rap"])
def test_the_ledger_is_the_chairperson_s_alone(tmp_path: Path, preset: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            id = await awarded(chair, preset)
            path = f"/api/events/{id}/results.json"
            state = hall.server.event(id).state
            judge, player, captain, visitor = (hall.person() for _ in range(4))
            await judge.login(code=state.judge_code)
            await player.login(code=next(iter(state.entries.values())).code)
            codes = [code for one in state.categories.values() for code in one.codes.values()]
            await captain.login(code=codes[0])
            for person in (judge, player, captain, visitor):
                answer = await person.get(path)
                assert answer.status_code == 200
                assert answer.json()["ledger"] is None
                assert not re.search(r'"(fees|fee_cents|paid_cents|payer)"', answer.text)
                assert (await person.get(f"/api/events/{id}/ledger.csv")).status_code in (401, 403)
            told: dict[str, Any] = (await chair.get(path)).json()
            assert told["ledger"]["accounts"]
            assert sum(one["cents"] for one in told["ledger"]["accounts"]) == 0
            assert told["games"] == (await visitor.get(path)).json()["games"]
            assert (await chair.get(f"/api/events/{id}/ledger.csv")).status_code == 200
            assert (await visitor.get("/api/events/nowhere/results.json")).status_code == 404

    run(work())


def test_the_spreadsheet_has_one_row_a_place_and_opens_as_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            id = await awarded(chair, "llaa")
            answer = await hall.person().get(f"/api/events/{id}/results.csv")
            assert answer.headers["content-type"].startswith("text/csv")
            assert 'filename="results.csv"' in answer.headers["content-disposition"]
            assert answer.content.startswith(b"\xef\xbb\xbf")
            assert b"\r\n" in answer.content
            assert not re.search(rb"(?<!\r)\n", answer.content)
            rows = rows_of(answer.content.decode("utf-8"))
            found = found_in(hall, id)
            assert len(rows) == sum(len(game.places) for game in found.games)
            first = found.games[0].places[0]
            assert (rows[0]["Place"], rows[0]["Name"]) == ("1", first.name)
            assert rows[0]["Why"].startswith("The last one in")
            assert rows[0]["Rules"] == "LLAA-T-08"

    run(work())


@pytest.mark.parametrize("preset", ["llaa", "lions-euchre", "kofc-holdem"])
@pytest.mark.clause("LLAA-T-20")
def test_winners_are_for_chair_and_judge_until_the_awards_are_given(
    tmp_path: Path, preset: str
) -> None:
    """The page's data, its files, the wall and every phone, asked as each of them asks."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            id = await event_of(chair, preset)
            event = f"/api/events/{id}"
            state = hall.server.event(id).state
            found = found_in(hall, id)
            firsts = {x.called for game in found.games for x in game.places if x.place == 1}
            judge, visitor = hall.person(), hall.person()
            await judge.login(code=state.judge_code)
            losers = [x.entry for game in found.games for x in game.places if x.place == 4]
            player = hall.person()
            await player.login(code=state.entries[losers[0]].code)

            async def told(person: Person, *paths: str) -> str:
                return "".join([(await person.get(path)).text for path in paths])

            files = (f"{event}/results.json", f"{event}/results.csv")
            for person in (visitor, player):
                seen = await told(person, *files)
                seen += str(await person.view(id, "projector"))
                assert not [name for name in firsts if name in seen], preset
                assert (await person.get(f"/paper/{id}/results.pdf")).status_code in (401, 403)
            for person in (judge, chair):
                for path in files:
                    seen = await told(person, path)
                    assert all(name in seen for name in firsts), path
            assert (await judge.tell(id, "give_awards")).status_code in (403, 422)
            assert (await chair.tell(id, "give_awards")).status_code == 200
            for path in files:
                seen = await told(visitor, path)
                assert all(name in seen for name in firsts), path
            assert (await chair.tell(id, "take_back_awards")).status_code == 200
            seen = await told(visitor, *files)
            assert not [name for name in firsts if name in seen]

    run(work())


def test_no_cell_is_a_formula() -> None:
    risky: list[str | int] = ["=1+1", "+1", "-1", "@A1", "\t=1", " =1", "|calc", "fine", -5]
    wide = [
        "＝1+1",
        "＋1",
        "－1",
        "＠A1",
        "\u3000＝1",
        "﹦1",
        "\u00a0=1",
    ]  # as a Japanese keyboard has them
    line = as_csv([risky]).removeprefix(BOM).strip("\r\n")
    cells = next(csv.reader(io.StringIO(line)))
    assert [plain(cell) for cell in wide] == [f"'{cell}" for cell in wide]
    assert cells == ["'=1+1", "'+1", "'-1", "'@A1", "'\t=1", "' =1", "'|calc", "fine", "-5"]


def test_a_name_that_looks_like_a_formula_stays_a_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            made = await chair.post("/api/events", {"preset": "rap"})
            id = made.json()["id"]
            for name in ('=HYPERLINK("http://x")', "Bea"):
                assert (await chair.tell(id, "join", category="boure", name=name)).is_success
            for step in ("take_seats", "hear_card", "begin_night", "end_night"):
                answer = await chair.tell(id, step, category="boure")
                assert answer.is_success, answer.text
            rows = rows_of(places_as_csv(found_in(hall, id)))
            assert {row["Name"] for row in rows} == {'\'=HYPERLINK("http://x")', "Bea"}
            assert {row["Won or lost"] for row in rows} == {"0.00"}
            ledger = found_in(hall, id, ledger=True).ledger
            assert ledger is not None
            assert all(not row["Who"].startswith("=") for row in rows_of(ledger_as_csv(ledger)))

    run(work())


def test_amounts_are_numbers_to_a_spreadsheet(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            id = await event_of(chair, "rap")
            rows = rows_of(places_as_csv(found_in(hall, id)))
            won = [row["Won or lost"] for row in rows]
            assert sum(round(float(cell) * 100) for cell in won) == 0
            assert any(cell.startswith("-") for cell in won)
            ledger = rows_of((await chair.get(f"/api/events/{id}/ledger.csv")).content.decode())
            accounts = [row for row in ledger if row["What"] == "account"]
            assert sum(round(float(row["Amount"]) * 100) for row in accounts) == 0
            assert {row["Paid"] for row in ledger if row["What"] == "payment"} == {"paid"}

    run(work())
