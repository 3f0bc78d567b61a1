"""The list of events says how far each is, so that nobody need fetch a whole view to know."""

from pathlib import Path

from tests.server.support import open_hall, run


def test_the_list_says_what_the_wall_says(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair, visitor = await hall.chair(), hall.person()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            for until in ("entries", "playing", "awards"):
                command = {"type": "rehearse", "category": "boure", "until": until}
                body = {"id": f"rehearse-{until}", "version": 10**6, "command": command}
                told = await chair.post("/api/events/spring/commands", body)
                assert told.status_code == 200, told.text
                (line,) = (await visitor.get("/api/events")).json()
                wall = (await visitor.get("/api/events/spring/view?as=projector")).json()["view"]
                seen = {name: line[name] for name in ("phase", "round", "final", "entries")}
                assert seen == {name: wall[name] for name in seen}
                assert line["utc_offset_minutes"] == wall["head"]["utc_offset_minutes"]
            assert seen["phase"] == "done"
            assert seen["entries"] > 0

    run(work())
