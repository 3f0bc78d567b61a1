"""The table of docs/security: whole, each row with its reason, and what it names is there."""

import ast
import subprocess
import sys
import tomllib
from collections import Counter
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs/security"
ROWS: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "asvs.toml").read_text("utf-8"))
LEVELS = {1: 70, 2: 183}
CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
"""How many of these two levels each chapter of ASVS 5.0.0 has, from V1 to V17."""
FIELDS = {
    "met": {"level", "about", "state", "by"},
    "not applicable": {"level", "about", "state", "why"},
    "exception": {"level", "about", "state", "since", "why"},
}


@cache
def names_in(path: Path) -> set[str]:
    """The functions of a file, its tests among them."""
    tree = ast.parse(path.read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in tree.body if isinstance(node, kinds)}


def lost(names: list[str]) -> list[str]:
    """What is named and is not there."""
    found = []
    for name in names:
        file, _, test = name.partition("::")
        path = ROOT / file
        if not path.is_file() or (test and test not in names_in(path)):
            found.append(name)
    return found


def test_each_requirement_of_both_levels_has_its_row() -> None:
    assert Counter(row["level"] for row in ROWS.values()) == LEVELS
    chapters = Counter(int(id.partition(".")[0]) for id in ROWS)
    assert [chapters[n] for n in range(1, 18)] == CHAPTERS
    numbers = [tuple(int(part) for part in id.split(".")) for id in ROWS]
    assert all(len(number) == 3 for number in numbers)
    assert numbers == sorted(numbers)  # twice the same is no TOML


def test_each_row_says_what_its_state_asks_and_no_more() -> None:
    for id, row in ROWS.items():
        assert set(row) == FIELDS[row["state"]], id
        assert all(row[field] for field in row), id
        if row["state"] == "met":
            assert all(isinstance(name, str) for name in row["by"]), id
        else:
            assert len(row["why"]) >= 12, id
            assert row["why"].endswith("."), id
        if row["state"] == "exception":
            assert type(row["since"]) is date, id


def test_what_is_named_is_there() -> None:
    missing = {id: gone for id, row in ROWS.items() if (gone := lost(row.get("by", [])))}
    assert not missing


@pytest.mark.parametrize(
    "name",
    [
        "tests/test_security_table.py::test_that_is_not_there",
        "tests/no_such_file.py::test_what_is_named_is_there",
        "docs/security",
        "tests/test_security_table.py::lost_it",
    ],
)
def test_a_name_that_leads_nowhere_is_noticed(name: str) -> None:
    assert lost([name, "tests/test_security_table.py::test_what_is_named_is_there"]) == [name]


def test_the_page_counts_as_the_table_does() -> None:
    command = [sys.executable, str(FOLDER / "asvs.py")]
    told = subprocess.run(command, capture_output=True, check=True).stdout.decode().strip()
    assert told.replace("\r", "") in (FOLDER / "README.md").read_text("utf-8")
