"""The page on hold'em: its example runs, it names every house rule and its values."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardhall.games.holdem import PRESETS, Rules

PAGE = (Path(__file__).resolve().parents[2] / "docs/games/holdem.md").read_text("utf-8")


def test_the_example_of_the_page_plays_a_hand(capsys: pytest.CaptureFixture[str]) -> None:
    rng = Random(4)
    example = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    given: dict[str, Any] = {
        "deck": rng.sample(range(52), 52),
        "choose": lambda seen, legal: rng.choice(legal),
    }
    exec(example, given)
    assert "HOLDEM-108" in capsys.readouterr().out
    assert sum(given["session"].stacks) == 60_000


def test_the_example_of_the_open_referee_rules_on_an_underbet(
    capsys: pytest.CaptureFixture[str],
) -> None:
    exec(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[2], {})
    assert capsys.readouterr().out == "proven HOLDEM-79; 400 short; C puts 400\n"


def test_the_example_of_all_in_or_fold_runs_and_is_nearly_perfect(
    capsys: pytest.CaptureFixture[str],
) -> None:
    exec(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[1], {})
    pushes, called = capsys.readouterr().out.splitlines()
    assert pushes == "1.0"
    assert called.startswith("0.319")
    assert float(called.split()[-1]) < 0.0001


def rows() -> dict[str, list[str]]:
    """The table of presets: the cells by option."""
    found = {}
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if len(cells) == 7 and cells[0].startswith("`"):
            found[cells[0].strip("`")] = cells[1:]
    return found


def test_it_names_every_house_rule_and_what_each_preset_says() -> None:
    table = rows()
    assert set(table) == set(Rules().to_data())
    for name, cells in table.items():
        for choice in Rules.choices().get(name, ()):
            assert f"`{choice}`" in cells[0], (name, choice)
        for preset, cell in zip(PRESETS, cells[1:], strict=False):
            said = cells[1] if cell == "the same" else cell
            assert said == str(getattr(Rules.preset(preset), name)), (name, preset)
