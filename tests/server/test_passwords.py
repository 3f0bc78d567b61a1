"""Passwords and PINs: slow to try, kept with their numbers, and locked by the seat."""

import asyncio
import hashlib
import json
import os
import random
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardhall.server.config import Config
from cardhall.server.easy_passwords import is_easy
from cardhall.server.errors import Refused
from cardhall.server.hall_secrets import HallSecrets, make_password
from cardhall.server.password_hashes import FIRST_PIN, PASSWORD, PIN, HashCost, HashQueue, digest
from cardhall.store import NewEvent
from tests.server.support import Person, open_hall, run

HIGHER = HashCost(4, 8, 1)


def test_the_numbers_are_todays() -> None:
    assert PASSWORD >= (2**17, 8, 1)
    assert PIN >= (2**14, 8, 1)
    defaults = Config.__dataclass_fields__
    assert defaults["password_cost"].default == PASSWORD
    assert defaults["pin_cost"].default == PIN
    assert digest("a", b"salt", PASSWORD) != digest("a", b"salt", PIN)  # the memory is allowed


def test_a_password_of_before_opens_and_is_kept_by_todays_numbers(tmp_path: Path) -> None:
    salt = bytes(range(16))
    old = hashlib.scrypt(b"abcd-efgh-jkmn", salt=salt, n=2**14, r=8, p=1).hex()
    file = tmp_path / "chair.json"
    file.write_text(json.dumps({"salt": salt.hex(), "scrypt": old}))

    async def work() -> None:
        async with open_hall(tmp_path, password="abcd-efgh-jkmn", password_cost=HIGHER) as hall:
            wrong = await hall.person().login(password="abcd-efgh-jkmm")
            assert wrong.status_code == 401
            assert json.loads(file.read_text()) == {"salt": salt.hex(), "scrypt": old}
            chair = await hall.chair()
            kept = json.loads(file.read_text())
            assert kept["cost"] == [*HIGHER]
            assert kept["scrypt"] != old
            other = await hall.chair()
            for person in (chair, other):  # who is in stays in
                assert (await person.get("/api/me")).json()["role"] == "chair"
            cookies = dict(chair.http.cookies)
        async with open_hall(tmp_path, password="abcd-efgh-jkmn") as hall:
            same = hall.person()
            for name, value in cookies.items():
                same.http.cookies.set(name, value, domain="hall.example")
            assert (await same.get("/api/me")).json()["role"] == "chair"
            await hall.chair()

    run(work())


def test_whoever_was_in_before_the_numbers_rose_stays_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            earlier, password = await hall.chair(), hall.password
            cookies = dict(earlier.http.cookies)
        kept = (tmp_path / "chair.json").read_text()
        async with open_hall(tmp_path, password=password, password_cost=HIGHER) as hall:
            await hall.chair()
            assert (tmp_path / "chair.json").read_text() != kept
            same = hall.person()
            for name, value in cookies.items():
                same.http.cookies.set(name, value, domain="hall.example")
            assert (await same.get("/api/me")).json()["role"] == "chair"

    run(work())


async def a_table(person: Person, **more: Any) -> str:
    body = {"name": "Ida Fontenot", "pin": "123456", "seats": 3, "bots": 1, **more}
    made = await person.post("/api/tables", body)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


async def come(person: Person, table: str, name: str, pin: str) -> int:
    return (await person.login(name=name, pin=pin, event=table)).status_code


def test_a_pin_of_before_opens_and_is_kept_by_todays_numbers(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, pin_cost=HIGHER) as hall:
            table = await a_table(hall.person())
            record = {"person": "una-1", "name": "Una", "salt": "00ff"}
            record["pin"] = digest("21", b"00ff", FIRST_PIN)  # short ones were taken
            new = [NewEvent("person", msgspec.json.encode(record))]
            past = hall.server.config.store.read(f"people:{table}")
            await asyncio.wrap_future(
                hall.server.config.store.append(f"people:{table}", len(past), "older-una", new)
            )
            hall.server.tables.forget_people(table)
            una = hall.person()
            assert await come(una, table, "Una", "22") == 401
            assert await come(una, table, "una", "21") == 200
            assert (await una.get("/api/me")).json()["entry"] == "una-1"
            assert hall.server.tables._known_people(table)["una"].cost == HIGHER
            assert await come(una, table, "Una", "21") == 200
            assert await come(hall.person(), table, "Tom", "1234") == 200
        async with open_hall(tmp_path, pin_cost=HIGHER) as hall:
            assert await come(hall.person(), table, "Una", "21") == 200
            assert await come(hall.person(), table, "Tom", "1234") == 200
            assert await come(hall.person(), table, "Tom", "1235") == 401

    run(work())


def test_a_new_pin_has_four_digits_at_least(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await a_table(hall.person())
            for pin in ("1", "123", " 12 "):
                told = await hall.person().login(name="Una", pin=pin, event=table)
                assert (told.status_code, told.json()["field"]) == (400, "pin")
            assert await come(hall.person(), table, "Una", "1234") == 200

    run(work())


def test_wrong_pins_are_counted_by_the_seat_however_its_name_is_typed(tmp_path: Path) -> None:
    name = "Ida Fontenot of the house by the long pier"
    spelt = [name, name.upper(), f"{name}X", f" {name}  YZ", name[:40]]

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await a_table(hall.person(), name=name[:40])
            for typed in spelt:
                assert await come(hall.person(), table, typed, "000000") == 401
            for typed in (*spelt, f"{name} and more"):
                told = await hall.person().login(name=typed, pin="123456", event=table)
                assert told.status_code == 401
                assert "Too many" in told.json()["why"]["text"]
            assert await come(hall.person(), table, "Una", "1234") == 200  # another seat
            hall.clock.pass_seconds(61)
            assert await come(hall.person(), table, name, "123456") == 200

    run(work())


def test_wrong_codes_by_name_are_counted_by_the_entry(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            await chair.tell("spring", "rehearse", until="playing")
            entry = (await chair.view("spring", "console"))["view"]["entries"][0]
            name = entry["name"]
            for typed in (name, name.upper(), name.lower(), f"  {name} ", name.swapcase()):
                assert await come(hall.person(), "spring", typed, "AAAAAAAA") == 401
            told = await hall.person().login(name=name, pin=entry["code"], event="spring")
            assert "Too many" in told.json()["why"]["text"]

    run(work())


def test_a_slow_digest_holds_nobody_up_and_few_may_wait() -> None:
    together, most = 0, 0
    lock = threading.Lock()

    def work() -> None:
        nonlocal together, most
        with lock:
            together += 1
            most = max(most, together)
        time.sleep(0.1)
        with lock:
            together -= 1

    async def many() -> None:
        queue = HashQueue("test", 4)
        first = [asyncio.create_task(queue.do(work)) for _ in range(4)]
        await asyncio.sleep(0)
        began = asyncio.get_running_loop().time()
        with pytest.raises(Refused) as refused:
            await queue.do(work)
        assert refused.value.status == 503
        assert asyncio.get_running_loop().time() - began < 0.09
        await asyncio.gather(*first)
        await queue.do(work)
        queue.close()

    run(many())
    assert most == 1


def test_signing_in_digests_beside_the_loop(tmp_path: Path) -> None:
    loops: list[bool] = []

    async def work() -> None:
        async with open_hall(tmp_path, random_bytes=random.Random(3).randbytes) as hall:
            here = threading.get_ident()
            true = hall.server.secrets.is_password

            def noted(password: str) -> bool:
                loops.append(threading.get_ident() == here)
                return true(password)

            hall.server.secrets.is_password = noted  # type: ignore[method-assign]
            await hall.chair()

    run(work())
    assert loops == [False]


def test_the_chair_changes_the_password_and_whoever_knew_the_old_one_is_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair, other = await hall.chair(), await hall.chair()
            old, new = hall.password, "crawfish by the bayou"
            for given, field in (
                ({"old": "not this one", "new": new}, "old"),
                ({"old": old, "new": "short"}, "new"),
                ({"old": old, "new": " " * 12}, "new"),
            ):
                refused = await chair.post("/api/password", given)
                assert (refused.status_code, refused.json()["field"]) == (400, field)
                assert refused.json()["cure"]["text"]
            assert (await other.get("/api/me")).json()["role"] == "chair"
            stranger = await hall.person().post("/api/password", {"old": old, "new": new})
            assert stranger.status_code in (401, 403)

            changed = await chair.post("/api/password", {"old": old, "new": new})
            assert changed.status_code == 200, changed.text
            assert changed.json()["role"] == "chair"
            assert (await chair.get("/api/me")).json()["role"] == "chair"
            assert (await other.get("/api/me")).json()["role"] == "visitor"
            assert (await hall.person().login(password=old)).status_code == 401
        async with open_hall(tmp_path) as hall:  # it is on the disk
            assert (await hall.person().login(password=new)).status_code == 200
            assert (await hall.person().login(password=old)).status_code == 401

    run(work())


EASY = (
    *("cardhall2026", "Password-1234", "Chair-person!", "Euchre & Boure", "contraseña 99"),
    *("qwertyuiop12", "1234567890ab", "aaaaaaaaaaaa", "poiuytrewq1!", "Mot de passe 1"),
)
GOOD = (
    "crawfish by the bayou",
    "fjkp-hvbh-mx5r",
    "a new password here",
    "sieben Kähne im Mai " * 4,
)


def test_a_password_that_is_easy_to_guess_is_not_taken(tmp_path: Path) -> None:
    assert [one for one in GOOD if is_easy(one)] == []
    first = [make_password(random.Random(n).randbytes) for n in range(200)]
    assert [one for one in first if is_easy(one)] == []

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair, old = await hall.chair(), hall.password
            for new in EASY:
                refused = await chair.post("/api/password", {"old": old, "new": new})
                assert (refused.status_code, refused.json()["field"]) == (400, "new"), new
            long = "sieben Kähne im Mai " * 4  # of 79 letters
            changed = await chair.post("/api/password", {"old": old, "new": long})
            assert changed.status_code == 200, changed.text
            assert (await hall.person().login(password=long)).status_code == 200
            assert (await hall.person().login(password=long[:72])).status_code == 401

    run(work())


def test_a_password_that_the_disk_did_not_take_is_not_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets = HallSecrets(tmp_path, os.urandom, cost=HashCost(2, 8, 1))
    old = secrets.first_password
    assert old

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cardhall.server.hall_secrets.write_private", full)
    with pytest.raises(OSError, match="space"):
        secrets.replace("crawfish by the bayou")
    assert secrets.is_password(old)
    assert not secrets.is_password("crawfish by the bayou")


def test_another_server_of_the_hall_takes_the_new_password_over(tmp_path: Path) -> None:
    here = HallSecrets(tmp_path, os.urandom, cost=HashCost(2, 8, 1))
    there = HallSecrets(tmp_path, os.urandom, cost=HashCost(2, 8, 1))
    assert not there.reread()
    here.replace("crawfish by the bayou")
    assert there.proof != here.proof
    assert there.reread()
    assert there.proof == here.proof
    assert there.is_password("crawfish by the bayou")
