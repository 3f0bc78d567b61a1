"""The three that check a file: the command, the page's own code, and the program in the guide."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from cardhall.dealing import verify_main
from tests.web.nodes import run_node

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs/fair-deals.md"
PAGE = ROOT / "tests/web/check.mjs"


class Seen(NamedTuple):
    """What somebody saw of a session: its seal, how many hands there were, and the number that they
    added, with the letter of their seat before it; and the deal from which it was to count."""

    seal: str
    hands: int
    number: str = ""
    since: int = 0

    def words(self) -> str:
        """As the command and the guide's program are told it."""
        told = f"{self.seal}:{self.hands}"
        return f"{told}:{self.number}:{self.since}" if self.number else told

    def kept(self) -> dict[str, Any]:
        """As a browser keeps it."""
        told = {"seal": self.seal, "hands": self.hands}
        return {**told, "number": self.number, "since": self.since} if self.number else told


Noted = Mapping[int, Seen]
"""By session, as somebody noted it."""
NOTHING: Noted = MappingProxyType({})


def command(file: Path, noted: Noted = NOTHING) -> int:
    """`cardhall verify`: 0 when all holds."""
    words = [f"--noted={number}:{seen.words()}" for number, seen in noted.items()]
    return verify_main([str(file), *words])


def guide(file: Path, noted: Noted = NOTHING) -> int:
    """What the program printed in the guide says, run as it stands there."""
    (program,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    words = [f"{number}:{seen.words()}" for number, seen in noted.items()]
    done = subprocess.run(
        [sys.executable, "-I", "-c", program, str(file), *words], capture_output=True, check=False
    )
    assert not done.stderr, done.stderr.decode()
    assert done.returncode == 0 or b"NOT as sealed" in done.stdout
    return done.returncode


def page(files: Sequence[tuple[str, Noted]]) -> list[dict[str, Any]]:
    """What web/src/play/check.ts finds in each of these, and whether all of it "holds"."""
    asked = [
        {"text": text, "kept": {str(one): seen.kept() for one, seen in noted.items()}}
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
