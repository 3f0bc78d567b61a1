"""What the first page asks for beforehand, held to the parts that its routes load in the build."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import cardhall

STATIC = Path(cardhall.__file__).parent / "server/static"
WEB = Path(__file__).parents[2] / "web/src"
ROUTER = WEB / "router.svelte.ts"
GAMES = WEB / "table/games"
PAGES = {
    "/": "src/pages/Welcome.svelte",
    "/live/5895de3e": "src/table/LivePage.svelte",
    "/me": "src/phone/PlayerPage.svelte",
    "/projector/fall": "src/pages/Projector.svelte",
    "/console/fall": "src/pages/Console.svelte",
}


Told = tuple[list[str], list[Any], dict[str, Any]]


@pytest.fixture(scope="module")
def told() -> Told:
    """The files by number; the routes with their parts, the words of each language and what they
    ask the hall; the games with their parts and words."""
    html = (STATIC / "index.html").read_text("utf-8")
    found = re.search(r"\}\)\((\[.*?\]), (\[\[.*\]\]), (\{.*\})\)</script>", html)
    assert found, "the page asks for nothing beforehand"
    return json.loads(found[1]), json.loads(found[2]), json.loads(found[3])


def test_every_route_of_the_router_is_told(told: Told) -> None:
    assert len(told[1]) == len(re.findall(r"^  route\(", ROUTER.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("path", PAGES)
def test_a_page_asks_for_its_own_parts_and_words(told: Told, path: str) -> None:
    files, routes, _ = told
    manifest = json.loads((STATIC / ".vite/manifest.json").read_text("utf-8"))
    asked = [
        {files[number] for number in (*parts, *words[0])}
        for pattern, parts, words, _ in routes
        if re.search(pattern, path)
    ]
    assert len(asked) == 1
    wanted = [PAGES[path], "src/text/en/common.ts"]
    assert {manifest[part]["file"].removeprefix("assets/") for part in wanted} <= asked[0]
    assert all((STATIC / "assets" / file).exists() for file in asked[0])


def test_each_language_asks_for_its_own_words(told: Told) -> None:
    for _, _, words, _ in told[1]:
        assert len(words) == 3
        for one, other in ((0, 1), (0, 2), (1, 2)):
            assert not set(words[one]) & set(words[other])


def test_a_table_asks_for_the_parts_and_words_of_its_game(told: Told) -> None:
    files, _, games = told
    manifest = json.loads((STATIC / ".vite/manifest.json").read_text("utf-8"))
    folders = {path.name for path in GAMES.iterdir() if path.is_dir()}
    assert set(games) == folders
    for game, (parts, words) in games.items():
        wanted = [
            f"src/table/games/{game}/index.ts",
            f"src/table/games/{game}/words/en.ts",
        ]
        asked = {files[number] for number in (*parts, *words[0])}
        assert {manifest[one]["file"].removeprefix("assets/") for one in wanted} <= asked


@pytest.mark.parametrize(
    ("path", "answers"),
    [
        ("/", ["/api/events", "/api/tables", "/api/games"]),
        ("/live/5895de3e", ["/api/tables/5895de3e/view"]),
        ("/rules", []),
    ],
)
def test_a_page_asks_the_hall_before_its_own_program_runs(
    told: Told, path: str, answers: list[str]
) -> None:
    asks = [
        re.sub(pattern, ask.replace("$1", r"\1"), path)
        for pattern, _, _, route in told[1]
        for ask in route
        if re.search(pattern, path)
    ]
    assert asks == answers
