"""The peephole itself: it sees what it should, and would notice a leak."""

from pathlib import Path

from server.peephole import Peephole
from server.support import open_hall, run
from server.test_live_tables import to_the_first_hand, two_at_a_table


def test_what_one_seat_gets_does_not_hang_on_the_other_hand(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            id, ida, una = await two_at_a_table(hall)
            await to_the_first_hand(hall)
            table = hall.house.tables.get(id)
            peephole = await Peephole.at(hall, table, {0: ida, 1: una})
            hers = await peephole.bytes_to(1)
            mine = await peephole.bytes_to(0)
            room = await peephole.bytes_to("spectator")
            assert hers["push"] != mine["push"] != room["push"]
            assert len([name for name in mine if name.startswith("Act")]) > 100
            assert b'"mine":null' in room["push"]
            cards = {
                card["card"]
                for card in (await ida.get(f"/api/tables/{id}/view")).json()["view"]["mine"][
                    "cards"
                ]
            }
            turned = table.state.facts.turned if table.state.facts else ""
            for where in ("view", "push", "history", "tables", "page", "log", "repr"):
                for card in cards - {turned}:
                    assert f'"{card}"'.encode() not in room[where]
                    assert f'"{card}"'.encode() not in hers[where]
            assert await peephole.bytes_to("spectator") == room

    run(work())
