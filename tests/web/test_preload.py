"""What the first page asks for beforehand, held to the parts that its routes load in the build."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import cardhall

STATIC = Path(cardhall.__file__).parent / "server/static"
ROUTER = Path(__file__).parents[2] / "web/src/router.svelte.ts"
PAGES = {
    "/": "src/pages/Welcome.svelte",
    "/live/5895de3e": "src/table/LivePage.svelte",
    "/me": "src/phone/PlayerPage.svelte",
    "/projector/fall": "src/pages/Projector.svelte",
    "/console/fall": "src/pages/Console.svelte",
}


@pytest.fixture(scope="module")
def told() -> tuple[list[str], list[Any]]:
    """The files by number, and the routes with their parts and the words of each language."""
    html = (STATIC / "index.html").read_text("utf-8")
    found = re.search(r"\}\)\((\[.*?\]), (\[\[.*\]\])\)</script>", html)
    assert found, "the page asks for nothing beforehand"
    return json.loads(found[1]), json.loads(found[2])


def test_every_route_of_the_router_is_told(told: tuple[list[str], list[Any]]) -> None:
    assert len(told[1]) == len(re.findall(r"^  route\(", ROUTER.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("path", PAGES)
def test_a_page_asks_for_its_own_parts_and_words(
    told: tuple[list[str], list[Any]], path: str
) -> None:
    files, routes = told
    manifest = json.loads((STATIC / ".vite/manifest.json").read_text("utf-8"))
    asked = [
        {files[number] for number in (*parts, *words[0])}
        for pattern, parts, words in routes
        if re.search(pattern, path)
    ]
    assert len(asked) == 1
    wanted = [PAGES[path], "src/text/en/common.ts"]
    assert {manifest[part]["file"].removeprefix("assets/") for part in wanted} <= asked[0]
    assert all((STATIC / "assets" / file).exists() for file in asked[0])


def test_each_language_asks_for_its_own_words(told: tuple[list[str], list[Any]]) -> None:
    for _, _, words in told[1]:
        assert len(words) == 3
        for one, other in ((0, 1), (0, 2), (1, 2)):
            assert not set(words[one]) & set(words[other])
