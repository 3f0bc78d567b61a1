"""Which kinds of events are offered is read from the preset files, and each of them can be made."""

from pathlib import Path

from cardhall.rulebook.presets import load_preset, preset_names
from tests.server.support import open_hall, run


def test_every_preset_is_offered_in_its_order_and_can_be_made(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            offered = (await chair.get("/api/event-presets")).json()
            assert sorted(one["id"] for one in offered) == list(preset_names())
            orders = [load_preset(one["id"]).order for one in offered]
            assert orders == sorted(set(orders)), "no two stand at one place"
            for one in offered:
                new = {
                    "id": f"of-{one['id']}",
                    "preset": one["id"],
                    "games": [one["games"][0]["id"]],
                }
                made = await chair.post("/api/events", new)
                assert made.status_code == 201, made.text

    run(work())


def test_of_a_paired_tournament_alone_one_game_is_usual(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            offered = (await hall.person().get("/api/event-presets")).json()
            assert [one["id"] for one in offered if one["one_game"]] == ["swiss"]

    run(work())
