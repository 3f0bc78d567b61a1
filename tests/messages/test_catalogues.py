"""Code and catalogues hold together: each key that is used has words, and each entry is used."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import cardhall
from cardhall.games import GAMES
from cardhall.messages.message import FUNCTIONS, catalogues, entries_in
from cardhall.registry import format_folders
from cardhall.rulebook import load
from cardhall.rulebook.house_rules import about, value_in_words

ROOT = Path(cardhall.__file__).parent
LANGUAGES = ("en", "fr", "es")
SAME = {  # key: why a language says what English says
    "a-line-of-the-ledger": "a line and its stop",
    "one-sentence-after-another": "nothing but what it puts together",
    "one-refusal-after-another": "nothing but what it puts together",
    "number-player-auxiliary": "nothing but what it puts together",
    "table-of-a-game": "French calls a table so too",
    "table-by-number": "French calls a table so too",
    "of-a-game": "nothing but what it puts together",
    "match-of-a-game": "French calls a match so too",
    "team-has-points": "nothing but what it puts together",
    "points-of-teams": "nothing but what it puts together",
    "incident-about": "nothing but what it puts together",
    "match-by-number": "French calls a match so too",
    "match-was-set-aside": "a sentence and its stop",
    "desk-no": "Spanish says no so too",
    "result-points": "French calls them so too",
    "result-account-pot": "French calls it so too",
    "final": "Spanish calls it so too",
    "change-of-a-player": "nothing but what it puts together",
    "matches-by-number": "nothing but what it puts together",
    "place-by-number": "nothing but what it puts together",
    "rummy-card-by-name": "nothing but what it puts together",
    "po-ke-no-and-besides": "nothing but what it puts together",
    "rummy-reasons-of-a-redeal": "words that a program writes",
    "rummy-does": "nothing but what it puts together",
    "po-ke-no-is-called": "a sentence and its stop",
    "several-notes": "nothing but what it puts together",
    "what-a-referee-says": "a sentence and its stop",
    "a-line-of-the-log": "a line and its stop",
    "euchre-somebody-named": "a player and a suit",
    "euchre-seat-by-letter": "a letter",
    "euchre-suit-by-name": "a suit",
    "pedro-seat-by-letter": "a letter",
    "answer-no": "Spanish says no so too",
    "house-op-t-12-overfill_0": "Spanish says no so too",
    "house-op-rummy-05-round-corner_no": "Spanish says no so too",
    "holdem-reason-and-text": "nothing but what it puts together",
    "holdem-knew-as-given": "what a program has answered",
    "holdem-cards-as-given": "what a program has answered",
    "holdem-as-written": "what a program has written",
    "a-house-rule-that-cannot-be": "nothing but what it puts together",
    "of-one-game": "nothing but what it puts together",
    "as-it-stands": "nothing but what it puts together",
}


class Asked(Visitor):
    """What an entry asks for: its arguments, and the functions that it calls."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def catalogue(language: str) -> dict[str, tuple[str, Asked]]:
    """Of each key: the file that has it, and what it asks for."""
    found: dict[str, tuple[str, Asked]] = {}
    for path in catalogues(language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is in {path.name} again"
                asked = Asked()
                asked.visit(entry)
                found[entry.id.name] = (area_of(path), asked)
    return found


def area_of(path: Path) -> str:
    """The area of a catalogue: what the folder of a game or a format adds to one is fetched
    with it."""
    if path.parents[2] == ROOT or path.stem not in ("game", "referee", "lesson"):
        return path.stem
    return f"{path.parents[2].name}/{path.stem}"


@cache
def used() -> dict[str, list[tuple[str, frozenset[str] | None]]]:
    """Of each key that the program says: where, and with which arguments (None where they are
    handed on whole)."""
    found: dict[str, list[tuple[str, frozenset[str] | None]]] = {}
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id != "Message" or path == ROOT / "messages" / "message.py":
                continue  # a key of data: see said_in_lessons
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            (said,) = node.args
            assert isinstance(said, ast.Constant), f"{where}: a key is written out, to be found"
            assert isinstance(said.value, str), f"{where}: a key is a word"
            handed = [one.arg for one in node.keywords]
            given = None if None in handed else frozenset(one for one in handed if one)
            found.setdefault(said.value, []).append((where, given))
    for where, key in said_in_lessons():
        found.setdefault(key, []).append((where, frozenset()))
    for where, line in said_at_the_desk():
        key, *braces = line.split(" ")
        names = frozenset(brace.strip("{}") for brace in braces)
        found.setdefault(key, []).append((where, names))
    for where, key, given in said_of_live_tables():
        found.setdefault(key, []).append((where, given))
    for where, key in said_of_house_rules():
        found.setdefault(key, []).append((where, frozenset()))
    return found


def said_in_lessons() -> Iterator[tuple[str, str]]:
    """The keys that stand in the lessons' data, and where."""
    for path in sorted((ROOT / "games").glob("*/lesson.toml")):
        data, where = tomllib.loads(path.read_text("utf-8")), str(path.relative_to(ROOT))
        yield from ((where, data[name]) for name in ("about", "farewell"))
        for step in (step for hand in data["hands"] for step in hand["steps"]):
            yield from (
                (where, step[name]) for name in ("show", "ask", "otherwise") if name in step
            )
            for name in ("best", "others"):
                yield from ((where, key) for key in step.get(name, {}).values())


def said_at_the_desk() -> Iterator[tuple[str, str]]:
    """What the desk's data say: a key, and the braces that are its arguments; and where."""
    for page in sorted(
        [*(ROOT / "hall/desk/calls").glob("*.toml"), *ROOT.glob("games/*/calls/*.toml")]
    ):
        where = str(page.relative_to(ROOT))
        for call in tomllib.loads(page.read_text("utf-8"))["call"]:
            said = [call["title"], *([call["find"]] if "find" in call else [])]
            for ask in call.get("asks", ()):
                said += [ask["text"], *(words for _, words in ask.get("choices", ()))]
            for ruling in call["rulings"]:
                said += [ruling["text"], *(one["text"] for one in ruling.get("changes", ()))]
            yield from ((where, line) for line in said)


def said_of_live_tables() -> Iterator[tuple[str, str, frozenset[str]]]:
    """The keys of what a judge may rule at a live table, where, and with which arguments."""
    for path in [ROOT / "tables/live_calls.toml", *sorted(ROOT.glob("games/*/live_calls.toml"))]:
        where = str(path.relative_to(ROOT))
        for call in tomllib.loads(path.read_text("utf-8"))["call"]:
            for told in (call["title"], call["text"]):
                yield where, told["key"], frozenset(told.get("arguments", {}))


def said_of_house_rules() -> Iterator[tuple[str, str]]:
    """The keys of each house rule that the rulebook leaves open, and of each of its values."""
    for point in load().points:
        for option, values in point.options.items():
            yield "rulebook/open-points.toml", about(point.id, option).key
            for value in values:
                said = value_in_words(point.id, option, value)
                yield "rulebook/open-points.toml", said.key


def test_each_key_that_is_said_has_english_with_the_same_arguments() -> None:
    english = catalogue("en")
    wrong = []
    for key, places in used().items():
        for where, given in places:
            if key not in english:
                wrong.append(f"{where}: no English for {key}")
            elif given is not None and given != english[key][1].arguments:
                wrong.append(f"{where}: {key} is given {sorted(given)}")
    assert wrong == []


def test_no_entry_is_said_by_nobody() -> None:
    assert [key for key in catalogue("en") if key not in used()] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_language_says_all_that_english_says_of_the_same_arguments(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    assert {key: found for key, (found, _) in english.items()} == {
        key: found for key, (found, _) in other.items()
    }, "in the file of another area"
    differ = [key for key in english if english[key][1].arguments != other[key][1].arguments]
    assert differ == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    english, other = words("en"), words(language)
    same = [key for key in english if english[key] == other[key] and key not in SAME]
    assert same == []


def words(language: str) -> dict[str, str]:
    return {
        k: t
        for path in catalogues(language)
        for k, t in entries_in(path.read_text("utf-8")).items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_function_of_a_catalogue_is_there(language: str) -> None:
    """English is put into words by the program, the others by the pages."""
    asked = {name for _, one in catalogue(language).values() for name in one.functions}
    if language == "en":
        assert asked <= {*FUNCTIONS, "NUMBER"}
        return
    grammar = ROOT.parents[1] / f"web/src/text/{language}/grammar.ts"
    source = grammar.read_text("utf-8")
    assert [name for name in asked if f"    {name}: " not in source] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_reader_finds_every_entry(language: str) -> None:
    assert set(words(language)) == set(catalogue(language))


# where what a package says is read: the catalogues that those pages fetch
READ_WITH = {
    "hall": {"server", "hall", "house", "desk"},
    "rulebook": {"server", "hall", "house"},
    "tables": {"server", "table"},
    "server": {"server", "machine"},
    "bots": {"server", "table", "advice"},
    "lessons": {"server", "table", "lessons"},
    "rulings": {"server", "table"},
    "games": {"server", "table"},
    "cards": {"server", "table"},
    "records": {"server", "table"},
}


def of_game(where: str) -> set[str]:
    """What a page of one game reads besides: its own words, those of its lesson, of its advice."""
    game = next((one for one in GAMES if f"games/{one}/" in where), None)
    if game is None:
        return set()
    if "/calls/" in where:
        return READ_WITH["hall"]  # at the desk
    if "lesson.toml" in where:
        return {"lessons", f"{game}/game", f"{game}/lesson"}
    if f"games/{game}/referee" in where:
        return {f"{game}/game", f"{game}/referee"}  # an open table, or a record
    return {f"{game}/game", *(["advice"] if "advice.py" in where else [])}


def test_what_a_page_shows_it_can_say() -> None:
    """A table in French fetches no words of the hall, a console none of the tables."""
    english = catalogue("en")
    lost = []
    for key, places in used().items():
        file = english[key][0]
        for where, _ in places:
            package = where.split("/", 1)[0]
            if file not in READ_WITH.get(package, {file}) | of_game(where):
                lost.append(f"{where}: {key} is in {file}.ftl")
    assert lost == []


def test_a_formats_words_are_said_by_it_alone() -> None:
    """What two formats say, or the hall beside one, lies in the hall's own catalogue."""
    strangers = []
    for folder in format_folders():
        keys = entries_in((folder / "words/en/hall.ftl").read_text("utf-8"))
        own = (f"hall/formats/{folder.name}/", "formats/")
        strangers += [
            f"{where}: {key}"
            for key in keys
            for where, _ in used()[key]
            if not where.startswith(own)
        ]
    assert strangers == []
