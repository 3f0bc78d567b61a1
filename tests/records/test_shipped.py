"""The records that ship, of every game: all agree, all are exact, none can be changed unnoticed."""

from pathlib import Path
from random import Random

import pytest

from cardhall.records import format_record, parse_record, replay, table_of
from tests.records.changing import changes, unnoticed

FILES = sorted(Path(__file__).parent.glob("*.toml"))
WORKED = ("b1-", "b2-", "b4-", "b5-", "b8-", "b9-", "r1-", "r3-", "r5-", "r6-")

every_record = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@pytest.mark.parametrize("prefix", WORKED)
def test_every_worked_hand_of_boure_ships(prefix: str) -> None:
    assert any(path.name.startswith(prefix) for path in FILES)


@every_record
def test_a_shipped_record_agrees(path: Path) -> None:
    replay(parse_record(path.read_text("utf-8")))


@every_record
def test_a_shipped_record_asserts_the_legal_set_at_each_act_and_the_whole_end(path: Path) -> None:
    record = parse_record(path.read_text("utf-8"))
    table = table_of(record)
    for line in record.lines:
        if line.act.startswith("calls "):
            assert line.outcome, line.words
        elif line.seat == table.turn and line.seat >= 0:
            assert line.legal, line.words
        if not line.outcome.startswith("refused"):
            table.do(line.seat, line.act)
    assert set(table.end()) == set(record.end)


@every_record
def test_a_shipped_record_is_written_as_it_was_read(path: Path) -> None:
    record = parse_record(path.read_text("utf-8"))
    assert parse_record(format_record(record)) == record


CHANGES = 12
"""Tried of each record here; ``./dev oracle records`` tries all of them."""


@every_record
def test_no_card_and_no_number_of_a_shipped_record_can_be_changed_unnoticed(path: Path) -> None:
    text = path.read_text("utf-8")
    every = list(changes(text))
    some = Random(path.name).sample(every, min(CHANGES, len(every)))
    assert [line for change in some if (line := unnoticed(text, change))] == []
