"""Every path that a page of the docs names is there, and every link between pages leads on."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    path
    for place in (
        "*.md",
        "docs/**/*.md",
        "web/**/*.md",
        "src/**/*.md",
        "tests/**/*.md",
        "examples/**/*.md",
    )
    for path in ROOT.glob(place)
    if "node_modules" not in path.parts and path.name != "CHANGELOG.md"
)
FOLDERS = ("src/", "tests/", "web/", "docs/", "bench/", "examples/", "requirements/", ".ci/")
"""Where a path in backticks begins that is read from the root, or from where its page lies."""

LINK = re.compile(r"\]\(([^)\s]+)\)")
PATH = re.compile(r"`([\w.]+/[\w./<>*-]+)`")
PLACEHOLDER = re.compile(r"<[^>]+>")


def names(page: Path) -> Iterator[str]:
    for name in PATH.findall(page.read_text("utf-8")):
        if name.startswith(FOLDERS):
            yield name


@cache
def anchors(page: Path) -> set[str]:
    """What may stand behind # for each heading, as pages of code hosts make it."""
    heads = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.M)
    plain = [re.sub(r"[^\w\- ]", "", head.lower()) for head in heads]
    return {head.strip().replace(" ", "-") for head in plain}


def label(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=label)
def test_every_path_in_backticks_is_there(page: Path) -> None:
    gone = []
    for name in names(page):
        wanted = PLACEHOLDER.sub("*", name.rstrip("/"))
        if not any(ROOT.glob(wanted)) and not any(page.parent.glob(wanted)):
            gone.append(name)
    assert not gone


@pytest.mark.parametrize("page", PAGES, ids=label)
def test_every_link_to_another_page_leads_there(page: Path) -> None:
    wrong = []
    for link in LINK.findall(page.read_text("utf-8")):
        if re.match(r"[a-z]+:", link):
            continue
        place, _, anchor = link.partition("#")
        target = (page.parent / place).resolve() if place else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            wrong.append(link)
    assert not wrong
