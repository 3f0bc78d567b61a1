"""Twenty seconds of mischief, the same each time; and what was once found, for ever."""

import time
from pathlib import Path

import pytest

from cardhall.games import GAMES
from tests.fuzz.cases import KINDS, one, try_record

FOUND = Path(__file__).parent / "found"
SECONDS = 0.6


@pytest.mark.sampled(14)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", list(KINDS))
def test_mischief_is_refused_as_documented(kind: str, name: str) -> None:
    """As many cases as fit, the first ones at any rate."""
    end = time.monotonic() + SECONDS
    number = 0
    while number < 20 or time.monotonic() < end:
        one(kind, name, number)
        number += 1


@pytest.mark.parametrize("path", sorted(FOUND.glob("*.toml")), ids=lambda path: path.stem)
def test_a_record_that_was_too_much_once_is_refused_now(path: Path) -> None:
    try_record(path.read_text("utf-8"))


@pytest.mark.parametrize("path", sorted(FOUND.glob("*.case")), ids=lambda path: path.stem)
def test_what_was_found_once_is_mended(path: Path) -> None:
    kind, name, number = path.read_text("utf-8").splitlines()[0].split()
    one(kind, name, int(number))
