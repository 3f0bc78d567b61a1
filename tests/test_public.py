"""What docs/public.md promises is there, and the README's example runs."""

import importlib
import re
from pathlib import Path

import pytest

from cardhall.games import GAMES
from cardhall.games import game as game_of

ROOT = Path(__file__).parents[1]
PUBLIC = (ROOT / "docs/public.md").read_text("utf-8")
PROMISED = re.findall(r"^- `(cardhall[.\w]+)`: (.+?)\.$", PUBLIC, re.M | re.S)
OF_EACH = re.findall(
    r"^- Of each .*?`cardhall\.games\.boure(\.\w+)?`.*?: (.+?)\.$", PUBLIC, re.M | re.S
)


@pytest.mark.parametrize(("module", "names"), PROMISED)
def test_every_public_name_is_there(module: str, names: str) -> None:
    found = vars(importlib.import_module(module))
    wanted = re.findall(r"`(\w+)`", names)
    assert wanted
    assert [name for name in wanted if name not in found] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("package", "names"), OF_EACH)
def test_every_public_name_of_each_game_is_there(package: str, names: str, game: str) -> None:
    found = vars(importlib.import_module(f"cardhall.games.{game}{package}"))
    wanted = re.findall(r"`(\w+)`", names.split(", and")[0])
    assert len(wanted) > 1
    assert [name for name in wanted if name not in found] == []
    assert len(OF_EACH) == 3


@pytest.mark.parametrize("name", GAMES)
def test_every_public_name_of_a_game_is_told_of(name: str) -> None:
    pages = ("docs/public.md", "docs/library.md", f"docs/games/{name}.md")
    told = set(re.findall(r"\w+", " ".join((ROOT / page).read_text("utf-8") for page in pages)))
    assert sorted(set(game_of(name).__all__) - told) == []


def test_the_examples_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert "Result(" in capsys.readouterr().out
