"""`cardhall import`: a file whose sessions do not fit their seals does not pass in silence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from cardhall.cli.files import files_main
from cardhall.store import NewEvent, Store
from cardhall.tables.deal_proofs import unsealed
from cardhall.tables.events import AnyEvent, SessionBegun, SessionEnded, encode_event
from tests.tables.play import Table


@pytest.fixture(scope="module")
def past() -> list[AnyEvent]:
    table = Table(3, minutes=1)
    for seed in (1, 2):
        table.begin(seed)
        table.play_session()
    return table.past


@dataclass
class Forged:
    """The same events, but of one session another field says something else."""

    kind: type
    field: str

    def of(self, past: Iterable[AnyEvent]) -> list[AnyEvent]:
        return [
            msgspec.structs.replace(one, **{self.field: "ab" * 32})
            if isinstance(one, self.kind) and getattr(one, "session", 0) == 2
            else one
            for one in past
        ]


FORGED = [Forged(SessionBegun, "seed"), Forged(SessionBegun, "salt"),
          Forged(SessionBegun, "commitment"), Forged(SessionEnded, "seed"),
          Forged(SessionEnded, "salt")]  # fmt: skip


def carried(folder: Path, past: Iterable[AnyEvent]) -> Path:
    """A file that an export of these events wrote, every checksum right."""
    file = folder / "tables.cardhall"
    with Store(folder / "theirs" / "cardhall.db", now=lambda: 1) as store:
        new = [NewEvent(*encode_event(event)) for event in past]
        store.append("table:t1", 0, "c1", new).result(20)
        store.export(file)
    return file


@pytest.mark.parametrize("forged", FORGED, ids=lambda one: f"{one.kind.__name__}.{one.field}")
def test_a_seed_that_was_not_sealed_is_told(
    forged: Forged, past: list[AnyEvent], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = carried(tmp_path, forged.of(past))
    assert files_main("import", ["--data", str(tmp_path / "ours"), str(file)]) == 1
    told = capsys.readouterr()
    assert "new commands taken in" in told.out
    assert "Table t1, session 2: its seed is NOT the one that was sealed." in told.err


def test_a_true_file_is_taken_in_without_a_word(
    past: list[AnyEvent], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert unsealed(past) == ()
    file = carried(tmp_path, past)
    assert files_main("import", ["--data", str(tmp_path / "ours"), str(file)]) == 0
    assert capsys.readouterr().err == ""
