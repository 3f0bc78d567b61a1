"""The glossary leads to what is there, and says each word once."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GLOSSARY = (ROOT / "docs/glossary.md").read_text("utf-8")
ROWS = re.findall(r"^\| ([^|]+) \| [^|]+ \| `([^`]+)`(?: `(\w+)`)? \|$", GLOSSARY, re.M)


def defined(path: Path) -> set[str]:
    """The names that a module binds at its top, by classes, functions and assignments."""
    found = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {one.id for one in node.targets if isinstance(one, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def test_every_row_says_where_its_word_is() -> None:
    lines = [line for line in GLOSSARY.splitlines() if line.startswith("| ")]
    headings = sum(line.startswith("| word |") for line in lines)
    assert headings == 2
    assert len(ROWS) == len(lines) - headings


def test_no_word_stands_twice() -> None:
    words = [word for words, *_ in ROWS for word in words.split(", ")]
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize(("word", "place", "name"), ROWS, ids=[word for word, *_ in ROWS])
def test_a_word_leads_to_the_code(word: str, place: str, name: str) -> None:
    path = ROOT / "src/cardhall" / place
    assert path.exists(), f"{word}: {place}"
    if name:
        assert name in defined(path), f"{word}: {name} of {place}"
