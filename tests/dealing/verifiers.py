"""The three that check a file: the command, the page's own code, and the program in the guide."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from cardhall.dealing import verify_main
from tests.web.nodes import run_node

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs/fair-deals.md"
PAGE = ROOT / "tests/web/check.mjs"

Noted = Mapping[int, tuple[str, int]]
"""By session its seal and how many hands there were, as somebody saw them."""
NOTHING: Noted = MappingProxyType({})


def command(file: Path, noted: Noted = NOTHING) -> int:
    """`cardhall verify`: 0 when all holds."""
    words = [f"--noted={number}:{seal}:{hands}" for number, (seal, hands) in noted.items()]
    return verify_main([str(file), *words])


def guide(file: Path, noted: Noted = NOTHING) -> int:
    """What the program printed in the guide says, run as it stands there."""
    (program,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    words = [f"{number}:{seal}:{hands}" for number, (seal, hands) in noted.items()]
    done = subprocess.run(
        [sys.executable, "-I", "-c", program, str(file), *words], capture_output=True, check=False
    )
    assert not done.stderr, done.stderr.decode()
    assert done.returncode == 0 or b"NOT as sealed" in done.stdout
    return done.returncode


def page(files: Sequence[tuple[str, Noted]]) -> list[dict[str, Any]]:
    """What web/src/play/check.ts finds in each of these, and whether all of it "holds"."""
    asked = [
        {"text": text, "kept": {str(one): {"seal": s, "hands": h} for one, (s, h) in noted.items()}}
        for text, noted in files
    ]
    return json.loads(run_node(PAGE, told=json.dumps(asked)))  # type: ignore[no-any-return]


def codes(found: Mapping[str, Any]) -> set[str]:
    """All that the page found wrong, as `t.play.checking.wrong` names it."""
    checked = found["checked"]
    told = {*checked["wrong"]}
    for one in checked["sessions"]:
        told |= {*one["wrong"], *(deal["wrong"] for deal in one["deals"] if deal["wrong"])}
    return told


def refused(code: int, printed: pytest.CaptureFixture[str]) -> bool:
    """Did the command say no, and in words?"""
    return code == 1 and "NOT as sealed." in printed.readouterr().out.splitlines()[-1]
