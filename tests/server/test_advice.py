"""Hints, odds and reviews over HTTP; what the sockets push fits its schema; a stranger's bot."""

import importlib
import json
import random
import re
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardhall.messages import read_hook, to_answer
from cardhall.server.schema import COMMANDS, SOCKETS, socket_schema
from cardhall.tables import commands
from tests.server.support import Browser, Hall, Person, RealHall, open_hall, run
from tests.server.test_live_tables import seen, to_the_first_hand, two_at_a_table

DOCS = Path(__file__).parents[2] / "docs"


# -- advice --------------------------------------------------------------------------------


def test_a_hint_is_given_to_the_one_whose_turn_it_is_and_from_their_own_seat(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, una = await two_at_a_table(hall)
            await to_the_first_hand(hall)
            turn = (await seen(ida, table))["turn"]
            here, there = (ida, una) if turn == 0 else (una, ida)
            hint = await here.get(f"/api/tables/{table}/advice")
            assert hint.status_code == 200, hint.text
            assert hint.json()["seat"] == turn
            words = [one["words"] for one in (await seen(here, table))["mine"]["actions"]]
            assert hint.json()["action"] in words
            refused = await there.get(f"/api/tables/{table}/advice")
            assert refused.status_code == 400
            assert refused.json()["why"]["text"] == "It is not your turn."
            assert refused.json()["cure"]["text"]
            for person, seat in ((here, turn), (there, 1 - turn)):
                odds = await person.get(f"/api/tables/{table}/odds")
                assert odds.json()["seat"] == seat

    run(work())


def test_who_has_no_seat_gets_neither_hint_nor_odds(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, _, _ = await two_at_a_table(hall)
            await to_the_first_hand(hall)
            for who in (hall.person(), await hall.chair()):
                for what in ("advice", "odds", "hands/1/review"):
                    refused = await who.get(f"/api/tables/{table}/{what}", step=1)
                    assert refused.status_code in (401, 403), (what, refused.text)

    run(work())


def test_at_a_tournaments_table_nobody_is_advised(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await at_an_event(hall)
            for person in people:
                for what in ("advice", "odds"):
                    refused = await person.get(f"/api/tables/{table}/{what}")
                    assert refused.status_code == 400
                    assert "tournament" in refused.json()["why"]["text"]

    run(work())


async def at_an_event(hall: Hall) -> tuple[str, list[Person]]:
    """A table like any other, but of an event; a hand is being played."""
    table, ida, una = await two_at_a_table(hall)
    await to_the_first_hand(hall)
    live = hall.server.tables.get(table)
    live.stream.state = replace(live.state, event="fall")
    return table, [ida, una]


def test_a_finished_hand_is_looked_over_by_its_players_and_when_it_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, una = await two_at_a_table(hall)
            await to_the_first_hand(hall)
            early = await ida.get(f"/api/tables/{table}/hands/1/review", step=1)
            assert early.status_code == 400
            assert "over" in early.json()["why"]["text"]
            hints = await play_a_hand(hall, table, [ida, una])
            assert (await ida.play(table, "end_session")).status_code == 200
            frames = (await ida.get(f"/api/tables/{table}/hands/1")).json()["frames"]
            for step, frame in enumerate(frames):
                if frame["by"] != "person":
                    continue
                mine, other = (ida, una) if frame["seat"] == 0 else (una, ida)
                path = f"/api/tables/{table}/hands/1/review"
                told = (await mine.get(path, step=step)).json()
                assert told["verdict"] == "agree"
                assert told["advice"] == hints.pop(0)
                assert (await other.get(path, step=step)).json()["why"][
                    "text"
                ] == "This was no act of yours."
            assert hints == []
            lost = await ida.get(f"/api/tables/{table}/hands/1/review", step=len(frames))
            assert lost.status_code == 404

    run(work())


async def play_a_hand(hall: Hall, table: str, people: list[Person]) -> list[Any]:
    """Both do what the hint says; the hints."""
    hints: list[Any] = []
    for _ in range(60):
        view = await seen(people[0], table)
        if view["last_hand"] or view["stage"] == "ended":
            return hints
        here = people[view["turn"]]
        hint = (await here.get(f"/api/tables/{table}/advice")).json()
        hints.append(hint)
        act = {"seat": view["turn"], "step": view["step"], "words": hint["action"]}
        assert (await here.play(table, "act", **act)).status_code == 200
    raise AssertionError("the hand never ends")


# -- the schema ----------------------------------------------------------------------------

KINDS: dict[str, Callable[[Any], bool]] = {
    "object": lambda it: isinstance(it, dict),
    "array": lambda it: isinstance(it, list),
    "string": lambda it: isinstance(it, str),
    "boolean": lambda it: isinstance(it, bool),
    "null": lambda it: it is None,
    "integer": lambda it: isinstance(it, int) and not isinstance(it, bool),
    "number": lambda it: isinstance(it, int | float) and not isinstance(it, bool),
}
SAID = {"title", "description", "default", "discriminator", "$schema", "$id", "$defs"}
OURS = {"sockets", "commands", "receipts"}


def faults(it: Any, by: dict[str, Any], whole: dict[str, Any], at: str = "$") -> list[str]:
    """Where a value does not fit a schema, as far as ours go; a field that is not named, too."""
    found: list[str] = []
    names = it if isinstance(it, dict) else {}
    for word, wanted in by.items():
        if word in SAID | OURS:
            continue
        if word == "$ref":
            found += faults(it, whole["$defs"][wanted.rpartition("/")[2]], whole, at)
        elif word == "anyOf":
            tried = [faults(it, one, whole, at) for one in wanted]
            fewest: list[str] = min(tried, key=len)
            found += fewest
        elif word == "type":
            kinds = [wanted] if isinstance(wanted, str) else wanted
            found += [] if any(KINDS[kind](it) for kind in kinds) else [f"{at}: no {wanted}"]
        elif word == "enum":
            found += [] if it in wanted else [f"{at}: {it!r} is none of {wanted}"]
        elif word == "pattern":
            found += [] if re.search(wanted, str(it)) else [f"{at}: {it!r} is not like {wanted}"]
        elif word == "required":
            found += [f"{at}.{name} is missing" for name in wanted if name not in names]
        elif word == "properties" and isinstance(it, dict):
            more = by.get("additionalProperties")
            for name, value in it.items():
                if name in wanted:
                    found += faults(value, wanted[name], whole, f"{at}.{name}")
                elif more is None:
                    found.append(f"{at}.{name} is not in the schema")
        elif word == "additionalProperties" and isinstance(it, dict):
            rest = [name for name in it if name not in by.get("properties", {})]
            for name in rest if isinstance(wanted, dict) else ():
                found += faults(it[name], wanted, whole, f"{at}.{name}")
        elif word == "items" and isinstance(it, list):
            for place, value in enumerate(it[len(by.get("prefixItems", [])) :]):
                if isinstance(wanted, dict):
                    found += faults(value, wanted, whole, f"{at}[{place}]")
        elif word == "prefixItems" and isinstance(it, list):
            for place, (value, one) in enumerate(zip(it, wanted, strict=False)):
                found += faults(value, one, whole, f"{at}[{place}]")
        elif word in BOUNDS:
            found += [] if BOUNDS[word](it, wanted) else [f"{at}: {word} {wanted}"]
        elif word not in ("properties", "items", "prefixItems", "additionalProperties"):
            found.append(f"{at}: the schema says {word}, which nobody here can read")
    return found


BOUNDS: dict[str, Callable[[Any, Any], bool]] = {
    "minLength": lambda it, n: len(it) >= n,
    "maxLength": lambda it, n: len(it) <= n,
    "minItems": lambda it, n: len(it) >= n,
    "maxItems": lambda it, n: len(it) <= n,
    "minimum": lambda it, n: it >= n,
    "maximum": lambda it, n: it <= n,
}
SCHEMA: dict[str, Any] = json.loads(socket_schema())


def checked(message: bytes | str, where: str) -> None:
    """A message fits its schema; and its struct, which makes the very same of it again."""
    value = json.loads(message)
    assert faults(value, SCHEMA["sockets"][where], SCHEMA) == []
    read: object = msgspec.json.decode(message, type=SOCKETS[where], dec_hook=read_hook)
    assert json.loads(to_answer(read)) == value


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", ["boure", "euchre", "rummy"])
def test_what_a_table_pushes_fits_the_schema(tmp_path: Path, game: str) -> None:
    with RealHall(tmp_path) as hall:
        host, room = hall.browser(), hall.browser()
        table = table_of(host, game, seats=4, bots=3)
        with (
            host.socket(f"/ws/tables/{table}") as mine,
            room.socket(f"/ws/tables/{table}") as theirs,
        ):
            begun(host, table)
            tell(host, table, "replace_by_bot", seat=0)
            stages: list[str] = []
            for turn in range(80):
                hall.clock.pass_seconds(5)
                with suppress(TimeoutError):
                    message = (mine, theirs)[turn % 2].recv(timeout=0.2)
                    checked(message, "/ws/tables/{id}")
                    stages.append(json.loads(message)["view"]["stage"])
            assert len(stages) > 20
            assert len(set(stages)) >= 2


def test_what_an_event_pushes_fits_the_schema(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall:
        chair, judge, captain, player = (hall.browser() for _ in range(4))
        assert chair.post("/api/login", {"password": hall.password}).status_code == 200
        chair.post("/api/events", {"id": "spring", "rehearsal": True})
        tell_event(chair, "rehearse", until="playing")
        console = chair.http.get("/api/events/spring/view?as=console").json()["view"]
        judge.post("/api/login", {"code": console["judge_code"]})
        captain.post("/api/login", {"code": console["categories"][0]["table_codes"]["1"]})
        player.post("/api/login", {"code": console["entries"][0]["code"]})
        people = {
            "console": chair, "captain": captain, "player": player, "judge": judge,
            "projector": player,
        }  # fmt: skip
        for kind, person in people.items():
            with person.socket(f"/ws/events/spring?as={kind}") as socket:
                checked(socket.recv(timeout=5), f"/ws/events/{{id}}?as={kind}")


def tell_event(chair: Browser, type: str, **what: Any) -> None:
    body = {"id": f"to-the-event-{type}", "version": 0, "command": {"type": type, **what}}
    answer = chair.post("/api/events/spring/commands", body)
    assert answer.status_code == 200, answer.text
    assert faults(answer.json(), SCHEMA["receipts"]["Taken"], SCHEMA) == []


def test_the_schema_refuses_what_does_not_fit(tmp_path: Path) -> None:
    with RealHall(tmp_path) as hall:
        host = hall.browser()
        table = table_of(host, "euchre", seats=4, bots=3)
        push = host.http.get(f"/api/tables/{table}/view").json()
        by = SCHEMA["sockets"]["/ws/tables/{id}"]
        assert faults(push, by, SCHEMA) == []
        assert faults({**push, "version": "1"}, by, SCHEMA)
        assert faults({**push, "news": 1}, by, SCHEMA)
        assert faults({"version": 1, "at": 1}, by, SCHEMA)
        seats = [{**push["view"]["seats"][0], "stack": None}, *push["view"]["seats"][1:]]
        assert faults({**push, "view": {**push["view"], "seats": seats}}, by, SCHEMA)
        assert host.http.get("/api/schema/socket.json").content == socket_schema()
        refused = host.http.get(f"/api/tables/{table}/advice").json()
        assert faults(refused, SCHEMA["receipts"]["Trouble"], SCHEMA) == []


def test_commands_are_in_the_schema_with_every_kind_that_the_hall_takes() -> None:
    by = SCHEMA["commands"]["/api/tables/{id}/commands"]

    def sent(**command: Any) -> list[str]:
        return faults({"id": "by-a-page-1", "version": 0, "command": command}, by, SCHEMA)

    assert sent(type="act", seat=1, step=7, words="stay") == []
    assert sent(type="begin_session") == []
    assert sent(type="sit", seat="one", person="", name="Ida")
    assert sent(type="tick"), "the table's own commands are nobody's to send"
    known = {str(one.__struct_config__.tag) for one in commands.WireCommand.__args__}
    told = SCHEMA["$defs"]["TableCommand"]["properties"]["command"]["discriminator"]["mapping"]
    assert set(told) == known | {"begin_session"}
    assert set(SCHEMA["commands"]) == set(COMMANDS)


# -- a bot -----------------------------------------------------------------------------------


def table_of(host: Browser, game: str, **more: Any) -> str:
    presets = {"euchre": "lions-euchre"}
    wanted = {"name": "Ida", "pin": "1234", "game": game, "preset": presets.get(game, "llaa")}
    made = host.post("/api/tables", {**wanted, "minutes": 0 if game == "euchre" else 2, **more})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def begun(host: Browser, table: str) -> None:
    tell(host, table, "begin_session")


def tell(host: Browser, table: str, type: str, **what: Any) -> None:
    body = {"id": f"by-the-host-{type}", "version": 0, "command": {"type": type, **what}}
    answer = host.post(f"/api/tables/{table}/commands", body)
    assert answer.status_code == 200, answer.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", ["euchre", "boure"])
def test_the_bot_of_the_docs_plays_to_the_end(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(DOCS))
    a_bot = importlib.import_module("a_bot")

    ended: dict[str, Any] = {}
    with RealHall(tmp_path) as hall:
        host = hall.browser()
        options = {"hands": 2} if game == "euchre" else {}
        table = table_of(host, game, seats=4, bots=2, options=options)
        link = f"http://127.0.0.1:{hall.port}/live/{table}"

        def plays() -> None:
            ended.update(a_bot.play(link, "Robo Thibodeaux", random.Random(4)))

        bot = threading.Thread(target=plays, daemon=True)
        bot.start()
        bound = time.monotonic() + 60
        while not sat(host, table) and time.monotonic() < bound:
            time.sleep(0.05)
        begun(host, table)
        tell(host, table, "leave", seat=0)
        while bot.is_alive() and time.monotonic() < bound:
            hall.clock.pass_seconds(1)
            time.sleep(0.03)
        assert ended, "the session was not played to its end"
        hands = [host.http.get(f"/api/tables/{table}/hands/{n}").json() for n in (1, 2)]
    assert ended["stage"] == "ended"
    assert ended["results"]
    assert ended["seats"][1]["name"] == "Robo Thibodeaux"
    assert not ended["seats"][1]["bot"], "the time ran out, and a bot of the hall sat in"
    # in one of the hands: who goes alone may leave the bot nothing to do in another
    frames = [frame for hand in hands for frame in hand.get("frames", [])]
    assert any(frame["seat"] == 1 and frame["by"] == "person" for frame in frames)
    sys.modules.pop("a_bot")


def sat(host: Browser, table: str) -> bool:
    view = host.http.get(f"/api/tables/{table}/view").json()["view"]
    return bool(view["seats"][1]["taken"])


def test_the_bot_of_the_docs_is_the_one_that_is_played() -> None:
    text = (DOCS / "a_bot.py").read_text("utf-8")
    (shown,) = re.findall(r"```python\n(.*?)```", (DOCS / "api.md").read_text("utf-8"), re.DOTALL)
    assert shown == text
    assert len([line for line in text.splitlines() if line.strip()]) <= 60
