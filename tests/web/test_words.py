"""English, French and Spanish say the same things, and pages fetch the words that they need."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cardhall.games import GAMES
from tests.web.nodes import TEXT, node

WEB = TEXT.parent
OTHERS = ("fr", "es")
#: Words that every language writes in the same way are listed with the reason.
SAME = TEXT / "same.toml"


@pytest.fixture(scope="module")
def catalogues() -> dict[str, dict[str, dict[str, Any]]]:
    """By language and area what each entry says, called with the same arguments in each."""
    told: dict[str, Any] = json.loads(node("catalogues"))
    return told


def test_there_are_three_languages_and_each_names_itself(catalogues: dict[str, Any]) -> None:
    assert list(catalogues) == ["en", "fr", "es"]
    names = (TEXT / "lang.ts").read_text()
    assert 'en: "English", fr: "Français", es: "Español"' in names


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_has_every_area_and_entry_and_no_other(
    catalogues: dict[str, Any], language: str
) -> None:
    english, other = catalogues["en"], catalogues[language]
    assert set(other) == set(english)
    for area, entries in english.items():
        wanted, there = names_of(entries), names_of(other[area])
        assert wanted - there == set(), f"{language}/{area} lacks these"
        assert there - wanted == set(), f"{language}/{area} has these besides"


def names_of(entries: dict[str, Any]) -> set[str]:
    """Of lists only that they are there: a language may need more lines or fewer."""
    return {re.sub(r"\.\d+$", "", name) for name in entries if not OWN.search(name)}


#: Where a language keeps words by a key that is its own.
OWN = re.compile(r"\.units\.|\.botNames")


@pytest.mark.parametrize("language", OTHERS)
def test_functions_take_no_more_than_the_english_ones_and_say_something(
    catalogues: dict[str, Any], language: str
) -> None:
    for area, entries in catalogues["en"].items():
        for name, one in entries.items():
            other = catalogues[language][area].get(name)
            if other is None or "arity" not in one:
                continue
            assert other.get("arity", 0) <= one["arity"], f"{language}/{area}: {name}"
            if one["said"] is not None:
                said = other["said"]
                strange = said is None or re.search(r"undefined|NaN|\[object|=>", said)
                assert not strange, f"{language}/{area}: {name} says {said!r}"


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(catalogues: dict[str, Any], language: str) -> None:
    allowed = same(language)
    left = {
        f"{area}: {name}": one["said"]
        for area, entries in catalogues["en"].items()
        for name, one in entries.items()
        if said_in_words(one["said"])
        and catalogues[language][area].get(name, {}).get("said") == one["said"]
        and one["said"] not in allowed
    }
    assert left == {}, "translate these, or name them in text/same.toml with the reason"


def said_in_words(said: str | None) -> bool:
    """Whether it has words of its own, beside what it was handed, and is no number of a rule."""
    if not said or re.fullmatch(r"OP-[A-Z]+-\d+|true|false", said):
        return False
    return bool(re.search(r"[^\W\d_]{2}", re.sub(r"Odile|Rose", "", said)))


def same(language: str) -> set[str]:
    """What may be the same as in English, each with a reason."""
    rows = tomllib.loads(SAME.read_text())["same"]
    assert all(row["why"] for row in rows)
    return {one for row in rows if language in row["in"] for one in row["words"]}


def test_nothing_is_named_as_the_same_that_is_not(catalogues: dict[str, Any]) -> None:
    for language in OTHERS:
        found = {
            one["said"]
            for area, entries in catalogues["en"].items()
            for name, one in entries.items()
            if catalogues[language][area].get(name, {}).get("said") == one["said"]
        }
        assert same(language) - found == set()


# -- the pages ---------------------------------------------------------------------------------


@cache
def parts_of(path: Path) -> frozenset[Path]:
    """A page's own file and all that it cannot do without; not what it fetches later."""
    found: set[Path] = set()
    ask = [path]
    while ask:
        part = ask.pop()
        if part in found or TEXT in part.parents:
            continue
        found.add(part)
        if part.suffix in (".ts", ".svelte"):
            ask += imported(part)
    return frozenset(found)


IMPORT = re.compile(r'^\s*(?:import|export)\s+(?!type\b)[^;]*?from\s+"(\.[^"]+)"', re.M)


def imported(part: Path) -> Iterator[Path]:
    for name in IMPORT.findall(part.read_text()):
        at = part.parent / name
        for file in (at, at.with_name(at.name + ".ts"), at / "index.ts"):
            if file.is_file():
                yield file.resolve()


@cache
def owners() -> dict[str, str]:
    """The area of each word of `t`."""
    areas = {path: str(path.relative_to(TEXT / "en"))[:-3] for path in (TEXT / "en").rglob("*.ts")}
    for path in (WEB / "table/games").glob("*/words/en.ts"):
        areas[path] = f"games/{path.parents[1].name}"
    for path in (WEB / "formats").glob("*/words/en.ts"):
        areas[path] = f"formats/{path.parents[1].name}"
    return {
        name: area
        for path, area in areas.items()
        for name in re.findall(r"^export const (\w+)", path.read_text(), re.M)
        if path.name != "index.ts"
    }


def areas_said(path: Path) -> set[str]:
    """The areas whose words a page and its parts say."""
    return {
        owners()[name]
        for part in parts_of(path)
        if part.suffix in (".ts", ".svelte")
        for name in re.findall(r"(?<![\w.])t\.(\w+)", part.read_text())
        if name in owners()
    }


ROUTE = re.compile(r'route\(\s*"([^"]+)",\s*\[([^\]]*)\],(.*?)import\("(\./[^"]+)"\)', re.S)


def routes() -> list[tuple[str, set[str], Path]]:
    """(path, areas named, the page's file)."""
    source = (WEB / "router.svelte.ts").read_text()
    found = [
        (path, set(re.findall(r'"([^"]+)"', areas)), (WEB / file).resolve())
        for path, areas, _, file in ROUTE.findall(source)
    ]
    assert len(found) == source.count('import("./')
    return found


LATER = re.compile(r'(?:withWords\(\[([^\]]*)\], )?\(\) => import\("(\.[^"]+)"\)')


FORMAT_PART = re.compile(r'<FormatPart [^>]*?part="(\w+)"')


def format_parts(path: Path) -> Iterator[Path]:
    """The parts of the formats' folders that a page shows; each comes with its format's words."""
    for part in parts_of(path):
        for kind in FORMAT_PART.findall(part.read_text() if part.suffix == ".svelte" else ""):
            yield from sorted((WEB / "formats").glob(f"*/{kind}.svelte"))


def areas_needed(path: Path) -> set[str]:
    """What a page says, and the parts that it fetches later, but for what comes with them."""
    found = areas_said(path)
    for part in format_parts(path):
        found |= areas_said(part.resolve()) - {f"formats/{part.parent.name}"}
    for part in parts_of(path):
        if part.name == "router.svelte.ts":
            continue
        for beside, name in LATER.findall(part.read_text()):
            at = part.parent / name
            later = next(
                f for f in (at, at / "index.ts", at.with_name(f"{at.name}.ts")) if f.is_file()
            )
            found |= areas_said(later.resolve()) - set(re.findall(r'"([^"]+)"', beside))
    return found - {"common"}


@pytest.mark.parametrize(("path", "areas", "file"), routes(), ids=[path for path, _, _ in routes()])
def test_a_page_names_the_areas_that_it_says_and_no_other(
    path: str, areas: set[str], file: Path
) -> None:
    assert {area for area in areas if not area.startswith("messages/")} == areas_needed(file), path


def test_every_page_can_say_what_the_hall_says() -> None:
    """A page that shows answers of the hall knows their sentences; these three show none but the
    rulebook and the shuffles' proof, which are the same in every language."""
    silent = {
        path for path, areas, _ in routes() if not any(a.startswith("messages/") for a in areas)
    }
    assert silent <= {"/rules", "/fairness", "/check"}


def test_a_game_fetches_its_own_words_with_it() -> None:
    folders = {path.parent.name for path in (WEB / "table/games").glob("*/index.ts")}
    assert folders == {*GAMES, "plain"}
    for game in folders:
        said = areas_said((WEB / f"table/games/{game}/index.ts").resolve())
        table = {area for path, areas, _ in routes() if path == "/live/{table}" for area in areas}
        assert said - {"common"} - table <= {f"games/{game}"}, game


def test_a_format_says_its_own_words_and_those_of_no_other() -> None:
    for part in sorted((WEB / "formats").glob("*/*.svelte")):
        said = {one for one in areas_said(part.resolve()) if one.startswith("formats/")}
        assert said <= {f"formats/{part.parent.name}"}, part.relative_to(WEB)


def test_no_module_reads_the_words_before_they_are_there() -> None:
    """`t` is empty while modules are evaluated: it is read in functions and components alone."""
    early = []
    for part in sorted(WEB.rglob("*.ts")):
        if TEXT not in part.parents:
            early += [f"{part.relative_to(WEB)}: {line}" for line in top_level(part.read_text())]
    for part in sorted(WEB.rglob("*.svelte")):
        shared = re.search(r"<script[^>]*\bmodule\b[^>]*>(.*?)</script>", part.read_text(), re.S)
        if shared:
            early += [f"{part.relative_to(WEB)}: {line}" for line in top_level(shared[1])]
    assert early == []


def top_level(source: str) -> Iterator[str]:
    """Statements that read `t` outside of any braces and arrows."""
    depth = 0
    for line in re.sub(r"(=>|=|:|\?)\n\s+", r"\1 ", source).split("\n"):
        before = re.split(r"(?<![\w.\"'])t\.\w", line)[0]
        if depth == 0 and before != line and not re.search(r"=>|\bget \w+\(\)", before):
            yield line
        depth += line.count("{") - line.count("}")


def test_the_lint_sees_a_word_read_too_early() -> None:
    assert list(top_level("const w = t.table;"))
    assert not list(top_level("const w = () => t.table;\nfunction f() {\n  return t.table;\n}"))


# -- no words in the pages themselves ------------------------------------------------------------

PLAIN = {"Cardhall", "(PDF)", "(CSV)", "(JSON)"}


def literal_words(source: str) -> Iterator[str]:
    """Texts of a page that stand in it as they are: between tags, and in attributes for people."""
    source = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.S)
    source = re.sub(r"&\w+;", " ", without_braces(source))
    for name, text in re.findall(r'\s([\w-]+)="([^"]*)"', source):
        if name in ("aria-label", "title", "placeholder", "alt", "label", "hint", "cure"):
            yield text
    yield from re.findall(r">([^<>]*)<", re.sub(r'\s[\w:-]+="[^"]*"', "", source))


def without_braces(source: str) -> str:
    """The page without `{...}`, however deep."""
    out, depth = [], 0
    for sign in source:
        depth += sign == "{"
        if depth == 0:
            out.append(sign)
        depth -= sign == "}"
    return "".join(out)


def test_no_page_has_words_of_its_own() -> None:
    found = {
        f"{part.relative_to(WEB)}: {text.strip()}"
        for part in WEB.rglob("*.svelte")
        for text in literal_words(part.read_text())
        if re.search(r"[^\W\d_]{2}", text) and text.strip() not in PLAIN
    }
    assert found == set()


def test_the_scan_sees_words() -> None:
    assert "Leave" in set(literal_words('<p class="x">{t.a}</p><button>Leave</button>'))
    assert "Leave" in set(literal_words('<button aria-label="Leave">{x}</button>'))
    assert not any(map(str.strip, literal_words("<p>{x ? 'Leave' : 1}</p>")))
