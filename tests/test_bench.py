"""What is measured can be measured: the parts that no other test runs, once and short."""

import pytest

from bench import event, strength


def test_an_event_is_measured() -> None:
    found = event.run(["--entries", "12", "--runs", "1"])
    assert set(found) == {"decide", "evolve", "console", "projector", "captain", "player"}
    assert all(milliseconds > 0 for milliseconds in found.values())


def test_strength_is_measured_line_by_line_and_a_part_writes_no_page(
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = strength.PAGE.read_bytes() if strength.PAGE.exists() else None
    assert strength.main(["euchre", "--part", "0.003"]) == 0
    told = capsys.readouterr().out
    assert "| strong over bench.open_hands:euchre |" in told
    assert told.count("| gentle | ") == 2, "what its leads and what its follows cost"
    assert (strength.PAGE.read_bytes() if strength.PAGE.exists() else None) == before
