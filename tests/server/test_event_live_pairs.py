"""Games of partners in the browser: a bracket's matches and a euchre night, to their results."""

from pathlib import Path
from typing import Any

from cardhall.server.live import LiveTable
from server.support import Hall, Person, open_hall, run

TEAMS = (("Ada", "Bea"), ("Cleo", "Dot"), ("Eve", "Flo"), ("Gil", "Hal"))


async def tell(chair: Person, *commands: tuple[str, dict[str, Any]]) -> None:
    for type, what in commands:
        told = await chair.tell("spring", type, **what)
        assert told.status_code == 200, (type, told.text)


async def a_bracket(hall: Hall, teams: int = 4, **options: str) -> Person:
    """An event of Pedro alone, its teams signed in and drawn, all its tables in the browser."""
    chair = await hall.chair()
    await chair.post("/api/events", {"id": "spring", "rehearsal": True, "games": ["pedro"]})
    for one, two in TEAMS[:teams]:
        await tell(
            chair,
            (
                "take_entry",
                {
                    "category": "pedro",
                    "name": one,
                    "partner": two,
                    "auxiliary": one,
                    "paid_cents": 3000,
                },
            ),
            ("sign_in", {"who": one}),
        )
    for option, value in options.items():
        await tell(chair, ("set_option", {"category": "pedro", "option": option, "value": value}))
    await tell(
        chair,
        ("set_table_mode", {"category": "pedro", "table": 0, "mode": "live"}),
        ("draw_bracket", {}),
        ("call_matches", {}),
    )
    await hall.house.tables.settled()
    return chair


async def matches(chair: Person) -> list[dict[str, Any]]:
    view = (await chair.view("spring", "console"))["view"]
    return view["categories"][0]["bracket"]["matches"]  # type: ignore[no-any-return]


async def play_on(hall: Hall, *tables: LiveTable, seconds: int = 2400) -> None:
    """Let hall time pass so that bots move, until these tables are over."""
    for _ in range(seconds):
        hall.clock.pass_seconds(1)
        await hall.house.tables.beat()
        if all(table.state.stage == "ended" for table in tables):
            break
    await hall.house.tables.settled()


def live(hall: Hall, card: dict[str, Any]) -> LiveTable:
    return hall.house.tables.get(card["live_id"])


def test_a_match_in_the_browser_goes_to_the_bracket_by_itself(tmp_path: Path) -> None:
    """Partners face one another, a game to sixty is the match, the higher total wins
    (LLAA-T-43, LLAA-PEDRO-02, 17)."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall)
            first, second, *_ = await matches(chair)
            table = live(hall, first)
            one, two = (team["entry"] for team in first["teams"])
            assert [seat.entry for seat in table.state.seats] == [one, two, one, two]
            assert len({seat.person for seat in table.state.seats}) == 4
            assert table.state.ends_at == first["deadline"]
            await play_on(hall, table, live(hall, second))
            first, second, *_ = await matches(chair)
            assert first["state"] == second["state"] == "done"
            points = [team["points"] for team in first["teams"]]
            assert points == [table.state.stacks[0], table.state.stacks[1]]
            won = points.index(max(points))
            assert [team["result"] for team in first["teams"]][won] == "win"
            assert max(points) >= 60
            assert [report["by"] for report in first["reports"]] == ["Live table 1"]

    run(work())
