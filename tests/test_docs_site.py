"""The docs as a site: they build without a warning, every page of a game is in the reference, and
the notebooks print what they are kept with."""

import subprocess
import sys
from pathlib import Path

import pytest

import docs_site
from cardhall.games import GAMES

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site() -> Path:
    made = [sys.executable, str(ROOT / "docs_site.py"), "--if-changed"]
    done = subprocess.run(made, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return docs_site.SITE


@pytest.mark.slow
@pytest.mark.together
def test_the_site_is_built_without_a_warning_and_shows_what_is_public(site: Path) -> None:
    for game in GAMES:
        page = (site / f"reference/games/{game}.html").read_text("utf-8")
        for name in ("Rules", "Hand", "Hand.legal_actions", "View", "imagine", "bot.choose"):
            assert f'id="cardhall.games.{game}.{name}"' in page, (game, name)
        assert "_legal" not in page


@pytest.mark.slow
@pytest.mark.together
def test_no_page_of_it_asks_for_anything_from_elsewhere(site: Path) -> None:
    """The hall has no internet."""
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert 'src="http' not in text, page
        assert 'rel="stylesheet" href="http' not in text, page
        assert "fonts.g" not in text, page


def test_links_of_a_page_are_turned_to_where_things_stand_in_the_site() -> None:
    page = docs_site.page(ROOT / "README.md")
    assert "](install/README.md)" in page
    assert "](decisions/index.md)" in page
    assert "](docs/" not in page
    envs = docs_site.page(ROOT / "docs/envs.md")
    assert "](source/examples/cfr.py.md)" in envs


@pytest.mark.slow
def test_a_notebook_prints_what_it_is_kept_with() -> None:
    run = [sys.executable, str(ROOT / "docs/notebooks.py"), "--check"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
