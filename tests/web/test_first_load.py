"""What a phone must fetch before it can play at a live table, weighed in the built pages."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import cardhall

STATIC = Path(cardhall.__file__).parent / "server/static"
MOST = 100_000  # bytes of script, gzipped
ENTRY, TABLE = "index.html", "src/felt/LivePage.svelte"
GAMES = ("boure", "pitty_pat", "rummy", "po_ke_no", "pedro", "euchre", "holdem")


@pytest.fixture(scope="module")
def parts() -> dict[str, Any]:
    """Each part of the pages: its file, and the parts that it cannot do without."""
    built = STATIC / ".vite/manifest.json"
    assert built.exists(), "Build the pages: .venv/bin/python setup.py web"
    manifest: dict[str, Any] = json.loads(built.read_text())
    return manifest


def needed(parts: dict[str, Any], *wanted: str) -> set[str]:
    """The parts that are fetched for these, their own needs and those needs' needs."""
    found: set[str] = set()
    ask = list(wanted)
    while ask:
        part = ask.pop()
        if part not in found:
            found.add(part)
            ask += parts[part].get("imports", [])
    return found


def game_part(game: str) -> str:
    return f"src/felt/games/{game}/index.ts"


def weight(parts: dict[str, Any], names: set[str]) -> int:
    files = {parts[name]["file"] for name in names if parts[name]["file"].endswith(".js")}
    return sum(len(gzip.compress((STATIC / file).read_bytes(), 6)) for file in files)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_less_than_100_kb_of_script(parts: dict[str, Any], game: str) -> None:
    weighs = weight(parts, needed(parts, ENTRY, TABLE, game_part(game)))
    assert 20_000 < weighs < MOST, f"{game}: {weighs} bytes"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_its_own_game_and_no_other(parts: dict[str, Any], game: str) -> None:
    loaded = needed(parts, ENTRY, TABLE, game_part(game))
    assert loaded & {game_part(other) for other in GAMES} == {game_part(game)}
