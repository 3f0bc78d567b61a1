"""Every call in every record: its preview changes nothing and is what the call does."""

from pathlib import Path
from typing import Any

import pytest

from cardhall.games import GAMES
from cardhall.records import parse_record, table_of
from cardhall.records.table import parse_call
from cardhall.rulings.referee import Impossible
from tests.conformance.shape import records

FILES = [
    pytest.param(name, path, id=path.stem)
    for name in GAMES
    for path in records(name)
    if " calls " in path.read_text("utf-8")
]


@pytest.mark.parametrize(("name", "path"), FILES)
def test_a_preview_changes_nothing_and_is_the_ruling(name: str, path: Path) -> None:
    record = parse_record(path.read_text("utf-8"))
    table: Any = table_of(record)
    if not hasattr(getattr(table, "referee", None), "judge"):
        return  # a game's card, not a hand
    for line in record.lines:
        if line.outcome.startswith("refused"):
            continue
        if not line.act.startswith("calls "):
            table.do(line.seat, line.act)
            continue
        call, on, facts = parse_call(line.act)
        before, rulings = table.state(), list(table.referee.rulings)
        try:
            preview = table.referee.judge(call, line.seat, on, **facts)
        except Impossible:
            preview = None  # the table itself answers more than its referee asks
        assert table.state() == before
        assert list(table.referee.rulings) == rulings
        outcome = table.do(line.seat, line.act)
        assert preview is None or outcome == preview.outcome
        ruling = table.referee.rulings[-1]
        assert ruling.clause
        assert ruling.words
        assert ruling.proven or not ruling.reason or "false" in outcome
        for change in ruling.changes:
            assert change.clause
            assert change.words()
