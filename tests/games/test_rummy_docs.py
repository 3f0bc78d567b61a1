"""The example on the docs page runs."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs/games/rummy.md"


def test_the_example_of_the_page_plays_a_hand(capsys: pytest.CaptureFixture[str]) -> None:
    rng = Random(4)
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    given: dict[str, Any] = {
        "cards": rng.sample(range(52), 52),
        "deck": rng.sample(range(52), 52),
        "choose": lambda seen, legal: rng.choice(legal),
    }
    exec(example, given)
    assert "scores=" in capsys.readouterr().out
    assert given["hand"].is_over
