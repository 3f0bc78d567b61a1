"""Coming in, denied by default, an event made and commanded over HTTP."""

from pathlib import Path

from tests.server.support import open_hall, run


def test_the_password_is_made_once_and_opens_the_console(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            assert hall.password
            visitor = hall.person()
            wrong = await visitor.login(password="guess")
            assert wrong.status_code == 401
            assert wrong.json()["field"] == "password"
            chair = await hall.chair()
            assert (await chair.get("/api/me")).json()["role"] == "chair"
        async with open_hall(tmp_path, hall.clock) as again:
            assert again.password == ""
            assert hall.password not in "".join(
                file.read_text(errors="replace") for file in tmp_path.iterdir() if file.is_file()
            )

    run(work())


def test_an_event_is_made_and_takes_entries(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            made = await chair.post("/api/events", {"id": "spring", "preset": "llaa"})
            assert made.status_code == 201, made.text
            taken = await chair.tell("spring", "take_entry", name="Ida Fontenot", auxiliary="Mamou")
            assert taken.status_code == 200, taken.text
            refused = await chair.tell("spring", "take_entry", name="", auxiliary="Mamou")
            assert refused.status_code == 422
            assert refused.json()["field"]

    run(work())


def test_each_role_sees_its_own_view(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            told = await chair.tell("spring", "rehearse", until="playing")
            assert told.status_code == 200, told.text
            console = (await chair.view("spring", "console"))["view"]
            boure = console["categories"][0]
            captain, player, judge = hall.person(), hall.person(), hall.person()
            await captain.login(code=boure["table_codes"]["1"])
            await player.login(code=console["entries"][0]["code"])
            await judge.login(code=console["judge_code"])
            assert (await captain.view("spring", "captain"))["view"]["table"] == 1
            mine = (await player.view("spring", "player"))["view"]
            assert mine["name"] == console["entries"][0]["name"]
            assert (await judge.view("spring", "judge"))["view"]["tables"]
            room = (await hall.person().view("spring", "projector"))["view"]
            assert len(room["seats"]) == console["categories"][0]["still_in"]
            codes = [entry["code"] for entry in console["entries"]] + [console["judge_code"]]
            for person, kind in ((captain, "captain"), (player, "player"), (judge, "judge")):
                answer = await person.get("/api/events/spring/view", **{"as": kind})
                assert not any(code in answer.text for code in codes)

    run(work())
