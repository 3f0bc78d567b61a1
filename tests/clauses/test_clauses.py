"""The breaks fit the program, and no clause is cited that does not exist."""

import pytest

from cardhall import rulebook
from tests.clauses.register import CITED, ROOT, Break, breaks, claimed, claims, expand

SHOWN = (".py", ".pyx", ".pxd", ".toml", ".typ", ".ts", ".svelte", ".md")


def cited() -> list[tuple[str, str]]:
    """Every clause id in the program's own files, with the file."""
    folders = [ROOT / "src", ROOT / "web" / "src", ROOT / "docs"]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in SHOWN]
    texts = [(path, path.read_text("utf-8")) for path in files if "static" not in path.parts]
    return [(str(p.relative_to(ROOT)), id) for p, text in texts for id in set(CITED.findall(text))]


def test_every_clause_cited_in_the_program_exists() -> None:
    book = rulebook.load()
    assert [pair for pair in cited() if pair[1] not in book] == []


def test_claimed_clauses_exist() -> None:
    book = rulebook.load()
    assert [id for id in claims()[1] if id not in book] == []
    assert list(expand("RAP-08..10")) == ["RAP-08", "RAP-09", "RAP-10"]


def test_everything_that_is_played_scored_or_put_right_is_claimed() -> None:
    played = [c.id for c in rulebook.load().clauses if c.kind in ("play", "score", "irregularity")]
    assert set(played) <= set(claimed())


@pytest.mark.parametrize("broken", breaks(), ids=lambda b: f"{b.source}:{b.clause}")
def test_every_break_fits_its_file(broken: Break) -> None:
    assert broken.clause in rulebook.load()
    assert broken.problem() == ""
