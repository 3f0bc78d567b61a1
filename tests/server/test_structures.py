"""A hold'em table of one's own with the levels and rebuys of the rulebook's tournament."""

from pathlib import Path
from typing import Any

from cardhall.server.structures import levels_for, rebuys_for, structure_of
from cardhall.tables.structure import Rebuys
from tests.server.support import open_hall, run

WANTED: dict[str, Any] = {
    "name": "Rose", "pin": "1234", "game": "holdem", "preset": "kofc-holdem", "seats": 4,
    "bots": 3, "minutes": 0,
}  # fmt: skip


def test_a_table_takes_levels_and_rebuys_from_the_rulebook(tmp_path: Path) -> None:
    """OP-HOLDEM-01, OP-HOLDEM-02."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            rose = hall.person()
            made = await rose.post(
                "/api/tables",
                {**WANTED, "blinds": "hands", "level": 5, "rebuys": True, "tie": "cut-card"},
            )
            assert made.status_code == 201, made.text
            table = hall.server.tables.get(made.json()["id"])
            assert [(one.small, one.hands) for one in table.state.terms.plan[:3]] == [
                (25, 5), (50, 5), (75, 5),
            ]  # fmt: skip
            assert table.state.terms.rebuys == Rebuys(chips=10_000, most=1, minutes=60)
            assert table.state.terms.tie == "cut-card"
            begun = await rose.play(table.id, "begin_session")
            assert begun.status_code == 200
            view = (await rose.get(f"/api/tables/{table.id}/view")).json()["view"]
            assert view["level"]["now"]["big"] == 50
            assert view["level"]["hands_left"] == 5
            plain = await rose.post("/api/tables", WANTED)
            assert hall.server.tables.get(plain.json()["id"]).state.terms.plan == ()
            lines = {one["key"]: one for one in (await rose.get("/api/games")).json()}
            assert lines["holdem"]["rising"] == ["kofc-holdem"]
            assert lines["euchre"]["rising"] == []
            assert not lines["boure"]["rebuys"]

    run(work())


def test_levels_are_as_long_as_the_tournaments_unless_it_is_said() -> None:
    assert structure_of("euchre", "lions-euchre") is None
    assert {one.minutes for one in levels_for("holdem", "kofc-holdem", "time", 0)} == {20}
    assert {one.minutes for one in levels_for("holdem", "kofc-holdem", "time", 5)} == {5}
    assert {one.hands for one in levels_for("holdem", "kofc-holdem", "hands", 0)} == {10}
    assert levels_for("holdem", "cash-limit", "time", 5) == ()
    assert rebuys_for("euchre", "lions-euchre", {}) is None
    cash = rebuys_for("holdem", "cash-no-limit", {})
    assert cash is not None
    assert (cash.chips, cash.most, cash.minutes) == (2_000, 0, 0)
