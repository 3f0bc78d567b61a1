"""What is counted for Prometheus: numbers by the hall's own words, and nobody's name or code."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from cardhall.cli.serve import counting
from cardhall.server import metrics
from cardhall.server.metrics import Metrics
from tests.server.support import Hall, open_hall, run
from tests.server.test_desk import an_event


def numbers(text: str) -> dict[str, float]:
    """Each line's number, by its name and labels."""
    return {
        " ".join([one.name, *one.labels.values()]): one.value
        for family in text_string_to_metric_families(text)
        for one in family.samples
    }


async def a_day(hall: Hall) -> str:
    """An event with names and codes, a table, a paper and some refusals; all that was answered."""
    chair = await an_event(hall)
    heard = [json.dumps(await chair.view("spring", as_="console"))]
    heard.append((await chair.post("/api/tables", {"game": "boure", "name": "Zebulon"})).text)
    await chair.get("/paper/spring/sign-in.pdf")
    await hall.person().login(password="Quartermaster")
    await hall.person().get("/api/events/spring/view", **{"as": "console"})
    await hall.person().get("/nowhere/Persephone")
    return " ".join(heard)


def test_requests_tables_and_pages_are_counted_and_nobody_is_named(tmp_path: Path) -> None:
    counts = Metrics()

    async def work() -> tuple[str, str]:
        async with open_hall(tmp_path, metrics=counts) as hall:
            heard = await a_day(hall)
            return heard, generate_latest(counts.registry).decode()

    heard, text = run(work())
    found = numbers(text)
    assert found["cardhall_requests_total paper 200"] == 1
    assert found["cardhall_requests_total login 401"] == 1
    assert found["cardhall_request_seconds_count paper"] == 1
    assert found["cardhall_events"] == 1
    assert found["cardhall_pages_open"] == 0
    names = set(re.findall(r'"(?:name|first|last)": "([^"]{4,})"', heard))
    codes = set(re.findall(r'"(?:code|pin|id|entry)": "([^"]{4,})"', heard))
    assert len(names) > 20
    assert len(codes) > 5
    secret = names | codes | {"spring", "Zebulon", "Persephone", "Quartermaster"}
    assert not [one for one in secret if re.search(rf"\b{re.escape(one)}\b", text)]


def test_every_label_is_a_word_of_the_hall(tmp_path: Path) -> None:
    """Whatever is asked: a label is the name of a route, or the number of a status."""
    counts = Metrics()

    async def work() -> None:
        async with open_hall(tmp_path, metrics=counts) as hall:
            await a_day(hall)

    run(work())
    for family in counts.registry.collect():
        for one in family.samples:
            assert one.labels.keys() <= {"route", "status", "le", "version"}
            assert re.fullmatch(r"[a-z ]*", one.labels.get("route", ""))
            assert re.fullmatch(r"(\d{3})?", one.labels.get("status", ""))


def test_numbers_are_told_to_this_machine_alone_unless_an_address_is_named() -> None:
    assert metrics.place_of("9464") == ("127.0.0.1", 9464)
    assert metrics.place_of("0.0.0.0:9464") == ("0.0.0.0", 9464)
    assert metrics.place_of("[::1]:9464") == ("::1", 9464)
    with pytest.raises(ValueError):
        metrics.place_of("everybody")
    with metrics.told(Metrics(), "0") as port:
        answer = urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics")
        assert answer.headers["content-type"].startswith("text/plain")


def test_nothing_is_counted_unless_it_was_asked_for(tmp_path: Path) -> None:
    with counting("") as counts:
        assert counts is None

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            answer = await hall.person().get("/metrics")
            assert "cardhall_" not in answer.text or "<html" in answer.text

    run(work())


def test_a_wrong_place_is_refused_with_a_cure() -> None:
    with pytest.raises(SystemExit, match="Give one like 9464"), counting("everybody"):
        pass
