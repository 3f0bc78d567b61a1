"""The guide's examples run as they stand, one after the other."""

import re
from pathlib import Path

import pytest

from cardhall.games import GAMES

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "library.md").read_text("utf-8")


def test_the_examples_of_the_guide_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", GUIDE, re.S)
    assert len(blocks) > 8
    for number, block in enumerate(blocks):
        block = block.replace("1_000_000", "2_000").replace("range(1_000)", "range(50)")
        exec(compile(block, f"library.md, example {number + 1}", "exec"), names)
    told = capsys.readouterr().out
    assert "EUCHRE-10" in told
    assert "95% interval" in told
    assert "false LLAA-T-17" in told


def test_the_guide_names_every_game() -> None:
    assert [name for name in GAMES if f"`{name}`" not in GUIDE] == []
