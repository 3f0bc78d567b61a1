"""Clauses of games from other makers' packages: behind ours, or left out and told."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardhall import registry, rulebook
from cardhall.rulebook.book import load

CLAUSES = """group = "HEARTS"
title = "Hearts"

[[clause]]
id = "HEARTS-01"
kind = "play"
text = "Three or four play."
shown_by = "A table for two is refused."
"""

Bring = Callable[[str], None]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Let another maker's game bring these clauses."""
    ours = registry.games()

    def brought(clauses: str) -> None:
        for part in registry.NEEDED:
            (tmp_path / f"{part}.py").write_text("")
        (tmp_path / "game.toml").write_text('title = "Hearts"\nseats = [3, 4]\n')
        (tmp_path / "clauses.toml").write_text(clauses)
        theirs = registry.read("hearts", "their.hearts", tmp_path, "their-games")
        monkeypatch.setattr("cardhall.rulebook.book.games", lambda: {**ours, "hearts": theirs})
        load.cache_clear()

    yield brought
    load.cache_clear()


def test_another_makers_clauses_stand_behind_ours(bring: Bring) -> None:
    before = rulebook.load().groups
    bring(CLAUSES)
    book = rulebook.load()
    assert book.groups[:-1] == before
    assert (book.groups[-1].id, book.groups[-1].preset) == ("HEARTS", "")
    assert book.clause("HEARTS-01").text == "Three or four play."


@pytest.mark.parametrize(
    ("clauses", "why"),
    [
        ("group = ", "TOMLDecodeError"),
        ('group = "HEARTS"\ntitle = "Hearts"\n', "KeyError: 'clause'"),
        (CLAUSES.replace('kind = "play"', 'kind = "fun"'), "HEARTS-01: give it text"),
        (CLAUSES.replace('"Three or four play."', "4"), "HEARTS-01: give it text"),
        (CLAUSES.replace("HEARTS-01", "SPADES-01"), "SPADES-01 is another's. Give it another id"),
        (CLAUSES.replace('"HEARTS"', '"SPADES"'), "SPADES is another's. Give it another id"),
    ],
)
def test_what_cannot_be_used_is_left_out_with_a_warning(
    bring: Bring, clauses: str, why: str
) -> None:
    before = rulebook.load().groups
    bring(clauses)
    with pytest.warns(UserWarning, match=r"their.hearts/clauses.toml is left out.*" + why):
        assert rulebook.load().groups == before
