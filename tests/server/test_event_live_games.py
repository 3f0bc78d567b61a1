"""The games of the day beside Bouré, played in the browser: their results enter the event."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Hall, Person, open_hall, run

KEYS = ("pitty-pat", "rummy", "po-ke-no")


async def a_live_table(hall: Hall, key: str) -> Person:
    """Round 1 of a game is on; its first table is played by bots for people who are not there."""
    chair = await hall.chair()
    await chair.post("/api/events", {"id": "spring", "rehearsal": True})
    for type, what in (
        ("rehearse", {"until": "seated"}),
        ("set_table_mode", {"table": 1, "mode": "live"}),
        ("start_round", {}),
    ):
        told = await chair.tell("spring", type, category=key, **what)
        assert told.status_code == 200, told.text
    await hall.server.tables.settled()
    return chair


async def card_of(chair: Person, key: str) -> dict[str, Any]:
    view = (await chair.view("spring", "console"))["view"]
    category = next(one for one in view["categories"] if one["key"] == key)
    return next(card for card in category["rounds"][-1]["tables"] if card["table"] == 1)


@pytest.mark.parametrize("key", KEYS)
def test_a_live_tables_result_enters_the_event_with_its_bank_and_points(
    tmp_path: Path, key: str
) -> None:
    """Chips of seats and bank are what the hall issued, further lots too (LLAA-T-28, OP-T-07)."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_live_table(hall, key)
            table = hall.server.tables.get(f"spring.{key}.1.1")
            assert table.state.game == key.replace("-", "_")
            for _ in range(60):
                hall.clock.pass_seconds(5)
                await hall.server.tables.beat()
            await chair.tell("spring", "call_time", category=key)
            for _ in range(120):
                hall.clock.pass_seconds(5)
                await hall.server.tables.beat()
                if table.state.stage == "ended":
                    break
            await hall.server.tables.settled()
            card = await card_of(chair, key)
            assert card["reports"], card
            assert card["reports"][0]["source"] == "live"
            assert card["counted"] == card["expected"]
            assert table.state.hands >= 1

    run(work())
