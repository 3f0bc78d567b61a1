"""A Swiss of teams in the browser: each table's points come to the event by themselves."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Hall, Person, open_hall, run
from tests.server.test_event_live_pairs import TEAMS, live, play_on, tell


async def a_swiss(hall: Hall, game: str) -> Person:
    """Four teams, round one paired at tables in the browser."""
    chair = await hall.chair()
    made = {"id": "spring", "preset": "swiss", "rehearsal": True, "games": [game]}
    await chair.post("/api/events", made)
    for one, two in TEAMS:
        entry = {"name": one, "partner": two, "auxiliary": "", "category": game}
        await tell(chair, ("take_entry", entry))
    await tell(
        chair,
        ("set_table_mode", {"category": game, "table": 0, "mode": "live"}),
        ("pair_round", {"category": game}),
    )
    await hall.server.tables.settled()
    return chair


async def card_of(chair: Person) -> dict[str, Any]:
    view = (await chair.view("spring", "console"))["view"]
    return view["categories"][0]["format_card"]  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", ["euchre", "pedro"])
def test_a_table_in_the_browser_tells_both_sides_points_by_itself(
    game: str, tmp_path: Path
) -> None:
    async def with_a_hall() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_swiss(hall, game)
            card = await card_of(chair)
            assert [one["state"] for one in card["tables"]] == ["playing", "playing"]
            tables = [live(hall, one) for one in card["tables"]]
            seats = [seat.name for seat in tables[0].state.seats]
            one, two = (side["name"].split(" and ") for side in card["tables"][0]["sides"])
            assert seats == [one[0], two[0], one[1], two[1]]
            await play_on(hall, *tables)
            card = await card_of(chair)
            assert card["phase"] == "between"
            for shown, table in zip(card["tables"], tables, strict=True):
                points = [side["points"] for side in shown["sides"]]
                assert tuple(points) == table.state.stacks[:2]
                assert max(points) > 0
            await tell(chair, ("pair_round", {"category": game}))
            await hall.server.tables.settled()
            again = [live(hall, one) for one in (await card_of(chair))["tables"]]
            assert not {one.id for one in again} & {one.id for one in tables}

    run(with_a_hall())


def test_a_call_at_the_table_stands_in_the_hall(tmp_path: Path) -> None:
    async def with_a_hall() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_swiss(hall, "euchre")
            await tell(chair, ("call_chair", {"category": "euchre", "table": 1, "why": "a renege"}))
            await hall.server.tables.settled()
            table = live(hall, (await card_of(chair))["tables"][0])
            assert table.state.call is not None
            rule = {"category": "euchre", "table": 1, "text": "play on"}
            await tell(chair, ("give_ruling", rule))
            await hall.server.tables.settled()
            assert table.state.call is None

    run(with_a_hall())
