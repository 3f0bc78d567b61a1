"""Tables of an event that are played in the browser: opened, clocked, frozen, counted once."""

import asyncio
import zipfile
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from cardhall.rulebook import field_of
from cardhall.server.papers import Order, table_card
from cardhall.store import Store
from tests.server.support import Hall, Person, open_hall, run

TABLE = "spring.boure.1.1"


async def a_round_with_a_live_table(hall: Hall) -> Person:
    """Round 1 is on; table 1 is played in the browser, by bots for people who are not there."""
    chair = await hall.chair()
    await chair.post("/api/events", {"id": "spring", "rehearsal": True})
    for type, what in (
        ("rehearse", {"until": "seated"}),
        ("set_table_mode", {"table": 1, "mode": "live"}),
        ("start_round", {}),
    ):
        told = await chair.tell("spring", type, **what)
        assert told.status_code == 200, told.text
    await hall.server.tables.settled()
    return chair


async def card_of(chair: Person, table: int = 1) -> dict[str, Any]:
    view = (await chair.view("spring", "console"))["view"]
    cards = view["categories"][0]["rounds"][-1]["tables"]
    return next(card for card in cards if card["table"] == table)


async def play_on(hall: Hall, seconds: float) -> None:
    """Let hall time pass in small steps, so that bots move as they would."""
    for _ in range(int(seconds)):
        hall.clock.pass_seconds(1)
        await hall.server.tables.beat()


def test_a_started_round_opens_its_live_table_on_the_halls_clock(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_round_with_a_live_table(hall)
            card = await card_of(chair)
            table = hall.server.tables.get(TABLE)
            assert card["live_id"] == table.id
            assert table.running
            assert table.state.ends_at == card["deadline"]
            assert {seat.entry for seat in table.state.seats} == {
                seat["entry"] for seat in card["seats"]
            }

    run(work())


def test_extra_minutes_in_the_hall_reach_the_live_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_round_with_a_live_table(hall)
            before = hall.server.tables.get(TABLE).state.ends_at
            await chair.tell("spring", "add_minutes", minutes=5)
            await hall.server.tables.settled()
            assert hall.server.tables.get(TABLE).state.ends_at == before + 5 * 60_000

    run(work())


def test_a_call_for_the_chair_stands_on_both_sides_until_it_is_ruled(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_round_with_a_live_table(hall)
            tables = hall.server.tables
            await chair.play(TABLE, "call_chair", seat=-1, reason="A spilled drink")
            await tables.settled()
            assert (await card_of(chair))["state"] == "called"
            await chair.play(TABLE, "rule", ruling="play_on", text="Play on.")
            await tables.settled()
            assert (await card_of(chair))["state"] == "playing"
            await chair.tell("spring", "call_chair", table=1, why="From the floor")
            await tables.settled()
            assert tables.get(TABLE).state.call is not None
            await chair.tell("spring", "give_ruling", table=1, text="Play on.")
            await tables.settled()
            assert tables.get(TABLE).state.call is None
            assert (await card_of(chair))["state"] == "playing"

    run(work())


def test_the_sessions_chips_enter_the_event_once_even_after_a_crash(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_round_with_a_live_table(hall)
            await chair.tell("spring", "call_time")
            await play_on(hall, 60)
            card = await card_of(chair)
            assert card["reports"], card
            assert card["reports"][0]["source"] == "live"
            assert card["counted"] == card["expected"]
            password, clock = hall.password, hall.clock
        async with open_hall(tmp_path, clock, password) as hall:
            await hall.server.tables.settled()
            again = await card_of(await hall.chair())
            assert again["reports"] == card["reports"]

    run(work())


def test_a_result_that_the_event_never_heard_is_sent_again_at_the_start(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_round_with_a_live_table(hall)
            await chair.tell("spring", "call_time")
            await hall.server.tables.settled()
            hall.server.tables.reconcile_soon = lambda event: None  # type: ignore[method-assign]
            await play_on(hall, 60)
            assert hall.server.tables.get(TABLE).state.ended
            assert not (await card_of(chair))["reports"]
            password, clock = hall.password, hall.clock
        async with open_hall(tmp_path, clock, password) as hall:
            await hall.server.tables.settled()
            assert (await card_of(await hall.chair()))["reports"]

    run(work())


def test_a_player_sits_at_their_own_seat_by_their_own_code(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_round_with_a_live_table(hall)
            console = (await chair.view("spring", "console"))["view"]
            entry = hall.server.tables.get(TABLE).state.seats[2].entry
            line = next(line for line in console["entries"] if line["id"] == entry)
            player = hall.person()
            await player.login(code=line["code"])
            assert (await player.view("spring", "player"))["view"]["live_id"] == TABLE
            sat = await player.play(TABLE, "sit", seat=2, person="", name="")
            assert sat.status_code == 200, sat.text
            other = await player.play(TABLE, "sit", seat=1, person="", name="")
            assert other.status_code == 422
            view = (await player.get(f"/api/tables/{TABLE}/view")).json()["view"]
            assert view["mine"]["seat"] == 2

    run(work())


def test_a_second_laptop_goes_on_in_the_middle_of_the_round(tmp_path: Path) -> None:
    """The console's file of the event, taken in elsewhere: codes, clock, the table as it was before
    its session, which begins anew: the seed of the one in play stays in the hall."""

    async def work() -> None:
        file = tmp_path / "spring.cardhall"
        async with open_hall(tmp_path / "first") as hall:
            chair = await a_round_with_a_live_table(hall)
            await play_on(hall, 25)
            before = hall.server.tables.get(TABLE).state
            assert before.stage == "hand"
            card = await card_of(chair)
            code = (await chair.view("spring", "console"))["view"]["entries"][0]["code"]
            answer = await chair.get("/api/events/spring/export")
            assert answer.status_code == 200
            file.write_bytes(answer.content)
            assert before.secrets is not None
            with zipfile.ZipFile(file) as whole:
                told = b"".join(whole.read(name) for name in whole.namelist())
            assert before.secrets.seed.encode() not in told
            assert before.secrets.salt.encode() not in told
            assert b"session_begun" not in told
            clock = hall.clock
        store = Store(tmp_path / "second" / "cardhall.db", now=clock)
        store.import_(file)
        async with open_hall(tmp_path / "second", clock, store=store) as hall:
            after = hall.server.tables.get(TABLE).state
            assert after.secrets is None or after.secrets.seed != before.secrets.seed
            assert [seat.name for seat in after.seats] == [seat.name for seat in before.seats]
            assert (await hall.person().login(code=code)).json()["role"] == "player"
            chair = await hall.chair()
            assert (await card_of(chair))["deadline"] == card["deadline"]
            await chair.tell("spring", "call_time")
            await play_on(hall, 60)
            assert (await card_of(chair))["reports"]

    run(work())


def test_who_is_disqualified_in_the_event_is_out_at_the_live_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_round_with_a_live_table(hall)
            table = hall.server.tables.get(TABLE)
            entry = table.state.seats[1].entry
            told = await chair.tell("spring", "disqualify", entry=entry, why="A marked card")
            assert told.status_code == 200, told.text
            await hall.server.tables.settled()
            assert table.state.seats[1].disqualified
            await chair.tell("spring", "call_time")
            await play_on(hall, 60)
            card = await card_of(chair)
            assert card["counted"] == card["expected"]

    run(work())


def test_bots_play_on_by_themselves_while_the_hall_is_open(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, timers=True) as hall:
            await a_round_with_a_live_table(hall)
            table = hall.server.tables.get(TABLE)
            before = table.stream.version
            for _ in range(1500):  # a busy machine thinks slowly; a quick one is done at once
                if table.stream.version > before + 10 and table.state.hands:
                    break
                hall.clock.pass_seconds(0.5)
                await asyncio.sleep(0.02)
            assert table.stream.version > before + 10
            assert table.state.hands

    run(work())


def test_a_finished_table_is_read_again_only_when_somebody_asks(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_round_with_a_live_table(hall)
            await play_on(hall, 30)
            await chair.tell("spring", "call_time")
            await play_on(hall, 60)
            password, clock = hall.password, hall.clock
        async with open_hall(tmp_path, clock, password) as hall:
            assert TABLE not in hall.server.tables.all
            hands = (await hall.person().get(f"/api/tables/{TABLE}/history")).json()
            assert hands
            assert all("play" in hand["text"] or hand["ruled"] for hand in hands)
            assert TABLE in hall.server.tables.all

    run(work())


@pytest.mark.parametrize("rule", ["nobody", "split", "play-until-won"])
def test_a_live_table_keeps_the_events_rule_for_the_last_pot(tmp_path: Path, rule: str) -> None:
    """It plays by it, and its report is taken (OP-BOURE-12)."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            if rule != "nobody":
                told = await chair.tell("spring", "set_option", option="last-pot", value=rule)
                assert told.status_code == 200, told.text
            await chair.tell("spring", "rehearse", until="seated")
            await chair.tell("spring", "set_table_mode", table=1, mode="live")
            await chair.tell("spring", "start_round")
            await hall.server.tables.settled()
            rules = hall.server.tables.get(TABLE).state.rules
            assert rules is not None
            assert rules.last_pot == rule

    run(work())


OTHER_WAYS = {
    "minimum": "throw-in",
    "draw.limit": "3",
    "ace-up.dealer-stays": "yes",
    "play-over": "led-suit-always",
    "undertrump": "may",
    "akq": "run-all-three",
    "payer.antes": "yes",
    "reneger-top": "stays",
}


def test_the_house_rules_of_an_event_are_those_of_its_live_tables_and_paper(tmp_path: Path) -> None:
    """Whatever the open points leave to the house is set in the console (OP-BOURE-02 to 09)."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            for name, value in OTHER_WAYS.items():
                told = await chair.tell("spring", "set_option", option=name, value=value)
                assert told.status_code == 200, told.text
            wrong = await chair.tell("spring", "set_option", option="akq", value="never")
            assert wrong.json()["clause"] == "OP-BOURE-07"
            await chair.tell("spring", "rehearse", until="seated")
            await chair.tell("spring", "set_table_mode", table=1, mode="live")
            await chair.tell("spring", "start_round")
            await hall.server.tables.settled()
            rules = hall.server.tables.get(TABLE).state.rules
            assert rules is not None
            played = rules.to_data()
            meant = {"yes": True}
            for name, value in OTHER_WAYS.items():
                assert played[field_of(name)] == meant.get(value, value), name
            assert played["last_pot"] == "nobody"
            event = hall.server.event("spring").state
            pages = pypdfium2.PdfDocument(
                table_card(Order(event, "http://h/", "letter", "boure", 1))
            )
            text = " ".join(" ".join(p.get_textpage().get_text_bounded().split()) for p in pages)
            for words in ("thrown in", "the suit led, always", "all are led", "the pot stays"):
                assert words in text

    run(work())
