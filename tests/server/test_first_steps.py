"""Coming in, denied by default, an event made and commanded over HTTP."""

from pathlib import Path

from server.support import open_hall, run


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
