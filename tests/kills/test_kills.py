"""Twenty rounds of what ``./dev oracle kills`` plays by the hundred, and its ledger."""

from __future__ import annotations

import sys
import zlib

import pytest

from tests import examples
from tests.kills.ledger import Ledger, Row
from tests.kills.rounds import Told, one_server, several_servers

SEED = zlib.crc32(examples.seed().encode())


def is_whole(told: Told, rounds: int) -> None:
    assert told.wrong == [], told.lines()
    assert sum(told.faults.values()) == rounds
    assert told.acknowledged > 10 * rounds


@pytest.mark.slow
@pytest.mark.flaky(reruns=1)  # docs/decisions/0009
def test_a_server_killed_sixteen_times_loses_and_doubles_nothing() -> None:
    is_whole(one_server(16, SEED), 16)


@pytest.mark.slow
@pytest.mark.flaky(reruns=1)  # docs/decisions/0009
@pytest.mark.skipif(sys.platform == "win32", reason="no Valkey can be installed on Windows")
def test_three_servers_go_on_through_each_fault_and_lose_and_double_nothing() -> None:
    told = several_servers(4, SEED)
    is_whole(told, 4)
    assert set(told.faults.values()) == {1}


ROWS = [Row("event", 1, "a"), Row("event", 2, "a"), Row("table", 1, "b"), Row("event", 3, "c")]


def judged(rows: list[Row], **receipts: int) -> str:
    ledger = Ledger()
    for id, version in receipts.items():
        ledger.note(id, version)
    return " / ".join(ledger.held_against(rows))


def test_the_ledger_is_content_with_what_is_there_once() -> None:
    assert judged(ROWS, a=2, b=1, c=3) == ""


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        (ROWS[:3], "c: lost"),
        ([*ROWS, Row("event", 4, "a")], "a: there twice"),
        ([*ROWS, Row("table", 2, "a")], "a: there twice"),
        ([*ROWS, Row("event", 5, "d")], "event: its versions have a gap"),
        ([*ROWS, Row("table", 1, "d")], "table: its versions have a gap or stand twice"),
    ],
    ids=["lost", "twice", "in two places", "a gap", "two of one version"],
)
def test_the_ledger_finds(rows: list[Row], found: str) -> None:
    assert found in judged(rows, a=2, b=1, c=3)


def test_two_receipts_for_one_command_must_agree() -> None:
    ledger = Ledger()
    ledger.note("a", 2)
    ledger.note("a", 3, again=True)
    assert ledger.held_against(ROWS) == ["a: receipts for 2 and 3"]
