"""Papers over HTTP: the list for the chairperson alone, and each of its papers."""

from pathlib import Path

from tests.paper.looking import pages, text_of
from tests.server.support import open_hall, run


def test_the_shelf_lists_what_can_be_printed_and_only_to_the_chair(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            assert (await hall.person().get("/api/events/spring/papers")).status_code in (401, 403)
            before = (await chair.get("/api/events/spring/papers")).json()["papers"]
            waiting = {(one["name"], one["category"]) for one in before if not one["ready"]}
            assert {("seats", "boure"), ("sign-in", ""), ("results", "")} <= waiting
            refused = await chair.get("/paper/spring/seats.pdf", category="boure")
            assert refused.status_code >= 400
            assert refused.json()["cure"]["text"]
            assert (await chair.tell("spring", "rehearse", until="playing")).status_code == 200
            after = (await chair.get("/api/events/spring/papers")).json()["papers"]
            sheet = next(x for x in after if (x["name"], x["category"]) == ("score-sheet", "boure"))
            assert sheet["ready"]
            assert len(sheet["tables"]) == 12
            for line in after:
                if not line["ready"]:
                    continue
                asked = {"category": line["category"]} if line["category"] else {}
                answer = await chair.get(f"/paper/spring/{line['name']}.pdf", **asked)
                assert answer.status_code == 200, (line, answer.text)

    run(work())


def test_one_table_all_tables_or_a_blank_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            assert (await chair.tell("spring", "rehearse", until="playing")).status_code == 200

            async def slips(**asked: object) -> str:
                answer = await chair.get("/paper/spring/score-sheet.pdf", category="boure", **asked)
                return text_of(answer.content)

            assert (await slips()).count("All together") == 12
            one = await slips(table=3)
            assert one.count("All together") == 1
            assert "Table 3" in one
            blank = await slips(blank="true")
            assert blank.count("All together") == 2
            assert "Table 1" not in blank
            cards = await chair.get("/paper/spring/table-card.pdf", category="boure", size="a4")
            assert len(pages(cards.content)) == 12

    run(work())


def test_everything_for_a_round_is_one_file_game_by_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            refused = await chair.get("/paper/spring/everything.pdf")
            assert refused.status_code == 422
            assert refused.json()["field"] == "name"

            for game in ("boure", "pitty-pat", "rummy", "po-ke-no", "pedro"):
                done = await chair.tell("spring", "rehearse", until="seated", category=game)
                assert done.status_code == 200, done.text
            told = (await chair.get("/api/events/spring/papers")).json()
            assert told["first"]
            lines = told["everything"]
            assert {"sign-in", "tags", "table-card", "seats"} <= {line["name"] for line in lines}
            games = [line["category"] for line in lines]
            assert games == sorted(games, key=games.index), "those of a game lie together"
            assert games[0] == ""
            count = 0
            for line in lines:
                asked = {"category": line["category"]} if line["category"] else {}
                one = await chair.get(f"/paper/spring/{line['name']}.pdf", **asked)
                count += len(pages(one.content))
            whole = await chair.get("/paper/spring/everything.pdf")
            assert len(pages(whole.content)) == count
            for name in ("Bouré", "Pitty-Pat", "Rummy", "Po-Ke-No", "Pedro"):
                assert name in text_of(whole.content)

    run(work())


def test_what_is_kept_for_the_day_is_not_printed_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True, "games": ["boure"]})
            assert (await chair.tell("spring", "rehearse", until="playing")).status_code == 200
            told = (await chair.get("/api/events/spring/papers")).json()
            assert not told["first"]
            names = [line["name"] for line in told["everything"]]
            assert names == ["seats", "seating-chart", "score-sheet"]

    run(work())
