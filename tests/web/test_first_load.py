"""What a phone must fetch before it can play at a live table, weighed in the built pages."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

import cardhall
from cardhall.games import GAMES

STATIC = Path(cardhall.__file__).parent / "server/static"
MOST = 100_000  # bytes of script, gzipped
ENTRY, TABLE = "index.html", "src/table/LivePage.svelte"
LANGUAGES = ("en", "fr", "es")
CATALOGUES = "../src/cardhall/messages"
OF_GAMES = "../src/cardhall/games"


@pytest.fixture(scope="module")
def parts() -> dict[str, Any]:
    """Each part of the pages: its file, and the parts that it cannot do without."""
    built = STATIC / ".vite/manifest.json"
    assert built.exists(), "Build the pages: .venv/bin/python setup.py web"
    manifest: dict[str, Any] = json.loads(built.read_text())
    return manifest


OTHER_WORDS = ("/words/en.ts", "/words/es.ts")


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
    return f"src/table/games/{game}/index.ts"


def words_part(language: str, area: str) -> str:
    """The file of an area of the words: those of a game lie with it."""
    if game := area.partition("games/")[2]:
        return f"src/table/games/{game}/words/{language}.ts"
    return f"src/text/{language}/{area}.ts"


def words_of(language: str, page: str, game: str) -> set[str]:
    """What is fetched beside a page and its game so that both speak this language."""
    source = (Path(__file__).parents[2] / "web/src/router.svelte.ts").read_text()
    named = re.search(
        rf'route\(\s*"[^"]+",\s*\[([^\]]*)\],\s*\(\) => import\("\./{page}"\)', source
    )
    assert named
    areas = {"index", "common", f"games/{game}", *re.findall(r'"([^"]+)"', named[1])}
    if language == "en":
        areas = {area for area in areas if not area.startswith("messages/")}
        return {words_part("en", area) for area in areas}
    said = {area.partition("/")[2] for area in areas if area.startswith("messages/")}
    catalogues = {f"{CATALOGUES}/{language}/{one}.ftl" for one in {*said, "server"}}
    catalogues.add(f"{OF_GAMES}/{game}/words/{language}/game.ftl")
    words = {words_part(language, area) for area in areas if not area.startswith("messages/")}
    return words | catalogues | {f"src/text/{language}/grammar.ts", "src/text/messages.ts"}


def weight(parts: dict[str, Any], names: set[str]) -> int:
    files = {parts[name]["file"] for name in names if parts[name]["file"].endswith(".js")}
    return sum(len(gzip.compress((STATIC / file).read_bytes(), 6)) for file in files)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_less_than_100_kb_of_script(
    parts: dict[str, Any], game: str, language: str
) -> None:
    words = words_of(language, "table/LivePage.svelte", game)
    weighs = weight(parts, needed(parts, ENTRY, TABLE, game_part(game), *words))
    assert 20_000 < weighs < MOST, f"{game}: {weighs} bytes"


def test_nobody_loads_the_words_of_two_languages(parts: dict[str, Any]) -> None:
    """The English is no part of what a page in French fetches, nor the other way round."""
    french = words_of("fr", "table/LivePage.svelte", "boure")
    loaded = needed(parts, ENTRY, TABLE, game_part("boure"), *french)
    other = ("src/text/en/", "src/text/es/")
    assert not {part for part in loaded if part.startswith(other) or part.endswith(OTHER_WORDS)}


def test_a_table_loads_no_words_of_the_console(parts: dict[str, Any]) -> None:
    loaded = needed(parts, ENTRY, TABLE, game_part("boure"))
    assert not {part for part in loaded if part.startswith("src/text/") or "/words/" in part}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_its_own_game_and_no_other(parts: dict[str, Any], game: str) -> None:
    loaded = needed(parts, ENTRY, TABLE, game_part(game))
    assert loaded & {game_part(other) for other in GAMES} == {game_part(game)}
