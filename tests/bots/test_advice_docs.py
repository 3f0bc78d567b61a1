"""The example of docs/advice.md prints what stands below it."""

import contextlib
import io
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs/advice.md"


def test_the_example_prints_what_stands_below_it() -> None:
    code, printed = re.findall(r"```(?:python)?\n(.*?)```", PAGE.read_text("utf-8"), re.S)[:2]
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(code, {})
    assert out.getvalue() == printed
