"""No sentence for people stands in the source: what is said is a `Message`, by its key.

A sentence is a string of several words that begins with a capital letter or ends with a full stop.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardhall

ROOT = Path(cardhall.__file__).parent

ENGLISH = {  # folder or file: why what it says is English
    "cli": "a terminal is read in English, as docs/languages.md says",
    "records": "files for programs, and the command that checks them; so is a game's record.py",
    "dealing": "the command that checks revealed deals, and its report",
    "rulebook/pages.py": "the command that prints the rules, which are cited in English",
    "simulation": "a command, its report and its refusals",
    "bots/arena.py": "a command, and its report",
    "registry": "whoever packs a game reads what is wrong with it, in a terminal",
    "cards": "refuses what only a program can hand in",
    "formats": "refuses what the hall has looked at before: only a program can bring it about",
}
IN_ENGLISH = ("/record.py", "/terminal.py", "/drawing.py", "/line.py")
"""Files of a game's folder that say what ``records`` and ``cli`` say, or what a notebook shows to
who writes programs."""

ENGLISH_TEXTS = {  # what stays as it is in a file that is looked at, and why
    "hall/sample.py": ("names of people and places that are made up", r"[\w\s{}-]+"),
    "hall/entries/decide.py": ("the name of somebody whose name was forgotten", r"Contestant {}"),
    **dict.fromkeys(
        (
            "games/engine/course.py",
            "games/engine/felt_drawing.py",
            "games/engine/line_grammar.py",
            "games/positions.py",
            "problems/position.py",
        ),
        ("what who writes a program reads, of lines, pickles and pictures", r".*"),
    ),
    "games/holdem/__init__.py": ("a game's name", r"Texas hold'em"),
    "games/holdem/actions.py": (
        "what a program is told whose action cannot be read",
        r"Write fold, .*|Name one or both",
    ),
    "games/holdem/referee/deal.py": (
        "what a record is told whose deal cannot be",
        r"Give the cards .*|The hand needs .*|Hand in .*|Cards dealt .*|None, one or two .*",
    ),
    "games/holdem/referee/floor.py": ("a line of a record", r"{} {} HOLDEM-62{}"),
    "games/holdem/table.py": ("a game's name", r"Texas hold'em"),
    "tables/history.py": ("the title of a record", r"Table {}, session {}, deal {}"),
    "rulebook/book.py": ("an id that only a program can ask for", r"No clause .*"),
    "server/api_description.py": ("the description of the API, for who writes programs", r".*"),
    "server/schema.py": ("the description of the sockets, for who writes programs", r".*"),
    "hall/formats/freezeout/papers.py": (
        "every paper is English",
        r"Kept by the house|One, out of chips .*",
    ),
    "server/results.py": ("a heading and a line of a file", r"Book or game|Cash in the box"),
    "server/metrics.py": ("what is told to programs, for who looks after a server", r".*"),
    "server/saved_hands.py": ("lines of a file", r".*"),
    "store/types.py": ("what a program catches, to read on and send again", r"{} is at version .*"),
    "server/protocols.py": ("what the protocol says", r"HTTP/1.1 .*"),
    "store/engines.py": ("a setting of the database", r"REPEATABLE READ"),
}
LOGGERS = {"debug", "info", "warning", "error", "exception", "critical", "log"}
PARSERS = {"add_argument", "add_parser", "add_argument_group", "ArgumentParser"}
UNSEEN = {  # what only a mistake in the program raises: it stands in the server's log alone
    "ArithmeticError", "AssertionError", "AttributeError", "KeyError", "LookupError",
    "NotImplementedError", "RuntimeError", "TypeError", "ValueError",
}  # fmt: skip
FOR_PROGRAMS = {"description", "help", "summary", "usage", "epilog"}
"""Arguments that describe a thing to who writes a program, or uses a terminal."""
SQL = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|SET|PRAGMA|VACUUM|BEGIN|CREATE|ALTER|LOCK)\b")


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """The sentences of a file: the line, and the words with {} for what is put in."""
    tree = ast.parse(source)
    left_out = {id(one) for node in ast.walk(tree) for one in not_said(node)}
    for node in ast.walk(tree):
        if id(node) in left_out:
            continue
        words = words_of(node)
        if words is not None and is_sentence(words):
            yield getattr(node, "lineno", 0), words


def words_of(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(p.value) if isinstance(p, ast.Constant) else "{}" for p in node.values)
    return None


def is_sentence(words: str) -> bool:
    words = words.strip()
    if re.fullmatch(r"[\w.]+(\[.*\])?( \| [\w.]+)+|[\w.]+\[.*\]", words):
        return False  # a type
    if not re.search(r"[^\W\d_]{2}\s\S|\S\s[^\W\d_]{2}", words) or SQL.match(words):
        return False
    return bool(re.match(r"\W*[A-Z]", words.replace("{}", "")) or words.endswith("."))


def not_said(node: ast.AST) -> Iterator[ast.AST]:
    """What of a node is told to nobody: its docstring, its line in the log, its help."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from node.values
    elif isinstance(node, ast.FunctionDef) and node.name == "__repr__":
        yield from ast.walk(node)
    elif isinstance(node, ast.Assert) and node.msg is not None:
        yield from ast.walk(node.msg)
    elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
        if isinstance(node.exc.func, ast.Name) and node.exc.func.id in UNSEEN:
            yield from ast.walk(node.exc)
    elif isinstance(node, ast.Call):
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name in PARSERS or (name in LOGGERS and isinstance(called, ast.Attribute)):
            yield from ast.walk(node)
        for keyword in node.keywords:
            if keyword.arg in FOR_PROGRAMS:
                yield from ast.walk(keyword.value)


def looked_at() -> Iterator[str]:
    for path in sorted(ROOT.rglob("*.py")):
        name = str(path.relative_to(ROOT))
        for_programs = name.startswith("games/") and name.endswith(IN_ENGLISH)
        if not for_programs and not any(
            name == one or name.startswith(f"{one}/") for one in ENGLISH
        ):
            yield name


def plain_in(name: str) -> list[str]:
    """The sentences of a file that nobody can read in another language."""
    _, allowed = ENGLISH_TEXTS.get(name, ("", r"(?!)"))
    return [
        f"{name}:{line}: {words}"
        for line, words in sentences((ROOT / name).read_text("utf-8"))
        if not re.fullmatch(allowed, words, re.DOTALL)
    ]


def test_what_is_said_to_people_is_a_message() -> None:
    said = [one for name in looked_at() for one in plain_in(name)]
    assert said == []


def test_each_exception_is_still_needed() -> None:
    assert [one for one in ENGLISH if not (ROOT / one).exists()] == []
    needed = [
        name for name in ENGLISH_TEXTS if not list(sentences((ROOT / name).read_text("utf-8")))
    ]
    assert needed == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('say("Odile pays.")', ["Odile pays."]),
        ('say("Odile pays")', ["Odile pays"]),
        ('say(f"{who} pays.")', ["{} pays."]),
        ('say(f"{who} pays twice")', []),
        ('say("pays.")', []),
        ('say("in the pot")', []),
        ('say(f"Table {n}")', ["Table {}"]),
        ('def f():\n    """What it does."""', []),
        ('log.warning("It was lost: %s")', []),
        ('parser.add_argument("--to", help="Where it goes")', []),
        ('x: "Play | None"', []),
        ('def __repr__(self):\n    return "Play(by a bot)"', []),
        ('field(description="What is sent.")', []),
        ('connection.execute("SELECT name FROM event")', []),
        ('raise ValueError("That is a mistake.")', []),
        ('raise Refusal("That is a mistake.")', ["That is a mistake."]),
    ],
)
def test_what_is_taken_for_a_sentence(source: str, found: list[str]) -> None:
    assert [words for _, words in sentences(source)] == found
