"""What docs/public.md promises is there, and the README's example runs."""

import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROMISED = re.findall(
    r"^- `(cardhall[.\w]+)`: (.+?)\.$", (ROOT / "docs/public.md").read_text(), re.M | re.S
)


@pytest.mark.parametrize(("module", "names"), PROMISED)
def test_every_public_name_is_there(module: str, names: str) -> None:
    found = vars(importlib.import_module(module))
    wanted = re.findall(r"`(\w+)`", names)
    assert wanted
    assert [name for name in wanted if name not in found] == []


def test_the_examples_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert "Result(" in capsys.readouterr().out
