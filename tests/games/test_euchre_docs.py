"""The example on the docs page runs."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardhall.games.euchre import PACK

PAGE = Path(__file__).resolve().parents[2] / "docs/games/euchre.md"


def test_the_example_of_the_page_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    rng = Random(4)
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    given: dict[str, Any] = {
        "cards": rng.sample(PACK, 24),
        "deck": lambda: rng.sample(PACK, 24),
        "choose": lambda seen, legal: rng.choice(legal),
    }
    exec(example, given)
    assert "EUCHRE-" in capsys.readouterr().out
    assert given["session"].is_over
