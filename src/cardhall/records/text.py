"""A record as text: the TOML format of docs/records.md, read and written; no game's rules here.

``parse_record`` reads a text into a frozen ``Record`` and checks its frame: the keys that all games
share, the form of each act, that nothing in it is too large or of a kind that no key has. What it
begins from is read by ``records/start.py`` and the game's own module. ``format_record`` writes it
back. Everything wrong is a ``RecordError`` with the line and the cure.
"""

import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cardhall.cards.table import LETTERS
from cardhall.games import GAMES

FORMAT = 1
MOST = 1_000_000_000  # nobody counts beyond
LONGEST_WHY = 2_500  # characters: two legal sets; what is wrong may quote a whole line
LONGEST = 400_000  # characters: the longest night of a table takes a tenth of it
SEATS = LETTERS
OFFICES = ("chair", "caller", "dealer", "official")
"""Who may stand in a line in place of a seat."""

COMMON = (
    *("cardhall", "title", "note", "game", "rules", "options", "referee"),
    *("start", "play", "end"),
)
"""The keys of every record; others belong to ``[start]``, in it or before it."""

REFEREES = ("guided", "open")

LINE = re.compile(r"(?P<words>[^{}]+?)\s*(?:\{(?P<legal>[^{}]*)\})?")
WORDS = re.compile(rf"(?:[A-P]|{'|'.join(OFFICES)}) \S")


class RecordError(ValueError):
    """A record that cannot be read or that disagrees with the rules.

    ``line`` counts from 1; ``clause`` is given where one was broken.
    """

    def __init__(self, line: int, why: str, cure: str = "", clause: str = "") -> None:
        if len(why) > LONGEST_WHY:
            why = f"{why[: LONGEST_WHY // 2]} ... {why[-LONGEST_WHY // 2 :]}"
        self.line = line
        self.why = why
        self.cure = cure
        self.clause = clause
        where = f" ({clause})" if clause else ""
        stop = "" if cure.endswith(".") else "."
        super().__init__(f"line {line}: {why}{where}." + (f" {cure}{stop}" if cure else ""))


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class RecordLine:
    """One act or call: its line in the file, the words, the legal set and the outcome asserted.

    ``legal`` is the text in braces, or None where nothing is asserted. ``outcome`` is empty or
    such as "refused LLAA-BOURE-22", "proven LLAA-BOURE-33", "false LLAA-T-17".
    """

    number: int = field(compare=False)
    words: str
    legal: str | None = None
    outcome: str = ""

    @property
    def seat(self) -> int:
        """Who acts; -1 for the chair, the caller, the dealer or the official."""
        return SEATS.index(self.words[0]) if self.words[1:2] == " " else -1

    @property
    def act(self) -> str:
        """What is done: the words without the seat's letter; an office stays in them."""
        return self.words if self.seat < 0 else self.words[2:]

    @property
    def is_ruling(self) -> bool:
        """A call, or something that an office rules: not a player's act."""
        return self.seat < 0 or self.act.startswith("calls ")


@dataclass(frozen=True, repr=False)
class Record:
    """One hand (or game): how it began, what was done, how it ended, as plain data.

    start: the keys of ``[start]``, those of an older record's top level among them. end: those of
    ``[end]``. where: the line of each key; source: the lines of the text.
    """

    title: str
    rules: str
    lines: tuple[RecordLine, ...] = ()
    game: str = "boure"
    options: Mapping[str, Any] = field(default_factory=dict)
    note: str = ""
    referee: str = "guided"
    start: Mapping[str, Any] = field(default_factory=dict)
    end: Mapping[str, Any] = field(default_factory=dict)
    where: Mapping[str, int] = field(default_factory=dict, compare=False)
    source: tuple[str, ...] = field(default=(), compare=False)

    def __repr__(self) -> str:
        return f"Record(title={self.title!r})"

    def line_of(self, key: str) -> int:
        """The line of a key such as "end.stacks"; of the table that it is in, or 1."""
        parts = key.split(".")
        for length in range(len(parts), 0, -1):
            if found := self.where.get(".".join(parts[:length])):
                return found
        return 1

    def last_line(self, key_line: int, word: str) -> int:
        """The last line with this word, within the text of the key that begins at a line."""
        last = key_line
        for number in range(key_line, len(self.source) + 1):
            line = self.source[number - 1]
            if number > key_line and re.match(r"\s*([\w.-]+\s*=|\[)", line):
                break
            if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", line):
                last = number
            if number > key_line and ('"""' in line or "'''" in line):
                break
        return last


def seat_names(seats: Iterable[int]) -> str:
    """Seats as letters: (0, 2) is "AC"."""
    return "".join(SEATS[seat] for seat in seats)


def by_seat(values: Iterable[int]) -> dict[str, int]:
    """Amounts by seat, as ``[end]`` writes them: {"A": 1, "B": 2}."""
    return {SEATS[seat]: value for seat, value in enumerate(values)}


# --- reading -----------------------------------------------------------------------------------


def parse_record(text: str) -> Record:
    """The record that a text holds. Raises RecordError with the line and the cure."""
    return _Reader(text, read_toml(text)).record()


def read_toml(text: str, **options: Any) -> dict[str, Any]:
    """The tables of a text, with the options of ``tomllib.loads``. Raises RecordError with the
    line and the cure."""
    if len(text) > LONGEST:
        raise RecordError(1, "a text too long for a record", f"Write {LONGEST} characters at most")
    try:
        return tomllib.loads(text, **options)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        why = re.sub(r" \(at .*\)$", "", str(error))
        raise RecordError(line, f"not TOML: {why}", "Mend the line, or the one before it") from None
    except (ValueError, RecursionError):  # thousands of digits or brackets
        found = re.search(r"\d{4000}|[\[{][\[{\s]{99}", text)
        line = text.count("\n", 0, found.start()) + 1 if found else 1
        if found and found[0].isdigit():
            why, cure = "a number that nobody can read", "Write a smaller one"
        else:
            why, cure = "brackets in brackets that nobody can read", "Write a smaller table"
        raise RecordError(line, why, cure) from None


class _Reader:
    """Reads one record; knows the lines, which the TOML reader does not tell."""

    def __init__(self, text: str, data: dict[str, Any]) -> None:
        self.source = text.split("\n")
        self.data = data
        self.where = lines_of_keys(text)

    def fail(self, key: str, why: str, cure: str = "") -> RecordError:
        return RecordError(Record("", "", where=self.where).line_of(key), why, cure)

    def record(self) -> Record:
        self.check_values("", self.data)
        if self.need("cardhall", int) != FORMAT:
            raise self.fail(
                "cardhall", "an unknown format", f"This program reads cardhall = {FORMAT}"
            )
        game = self.optional("game", str, "boure")
        if game not in GAMES:
            raise self.fail("game", f"no game {game!r}", f"Write one of: {', '.join(GAMES)}")
        return Record(
            title=self.need("title", str),
            game=game,
            rules=self.need("rules", str),
            options=self.optional("options", dict, {}),
            note=self.optional("note", str, ""),
            referee=self.referee(),
            start=self.start(),
            lines=self.acts(),
            end=_plain(self.optional("end", dict, {})),
            where=self.where,
            source=tuple(self.source),
        )

    def check_values(self, key: str, value: object) -> None:
        """No key of any game has a value that is not a text, true or false, a whole number within
        reason, or a list or table of such."""
        if isinstance(value, dict):
            for name, inner in value.items():
                self.check_values(f"{key}.{name}" if key else name, inner)
        elif isinstance(value, list):
            for inner in value:
                self.check_values(key, inner)
        elif isinstance(value, int):
            if abs(value) > MOST:
                raise self.fail(key, f"{_short(value)} is too much", f"Write {MOST} at the most")
        elif not isinstance(value, str):
            raise self.fail(key, f"{value} is no amount", "Write a whole number or a text")

    def need(self, key: str, kind: type) -> Any:
        if key not in self.data:
            for meant in difflib.get_close_matches(key, set(self.data) - set(COMMON), 1):
                raise self.fail(meant, f"no such key: {meant}", f"Write {key} = ...")
            example = f"{FORMAT}" if kind is int else '"..."'
            raise RecordError(1, f"{key} is missing", f"Write {key} = {example}")
        return self.optional(key, kind, None)

    def optional(self, key: str, kind: type, default: Any) -> Any:
        value = self.data.get(key, default)
        if key in self.data and (not isinstance(value, kind) or isinstance(value, bool)):
            raise self.fail(key, f"{key} has the wrong type", f"Write {_kind_name(kind)}")
        return value

    def referee(self) -> str:
        value = self.optional("referee", str, REFEREES[0])
        if value not in REFEREES:
            raise self.fail(
                "referee", f"referee may not be {value!r}", f"Use one of: {', '.join(REFEREES)}"
            )
        return str(value)

    def start(self) -> dict[str, Any]:
        """The keys of [start], and those before it; their lines are found by their bare names."""
        found = {key: value for key, value in self.data.items() if key not in COMMON}
        for key, value in self.optional("start", dict, {}).items():
            if key in found:
                raise self.fail(f"start.{key}", f"{key} stands here twice", "Take one of them out")
            found[key] = value
        return {key: _plain(value) for key, value in found.items()}

    def acts(self) -> tuple[RecordLine, ...]:
        play = self.optional("play", dict, {})
        for key in play:
            if key != "acts":
                raise self.fail(f"play.{key}", f"no such key: play.{key}", "Known: acts")
        text = play.get("acts", "")
        if not isinstance(text, str):
            raise self.fail("play.acts", "acts are lines of text", 'Write acts = """ ... """')
        start = self.where.get("play.acts", 1)
        # a text that opens with a line break begins on the next line
        opens = re.search(r'=\s*("""|\'\'\')\s*$', self.source[start - 1])
        lines = []
        for number, line in enumerate(text.split("\n"), start + 1 if opens else start):
            stripped = " ".join(line.split("#")[0].split())
            if stripped:
                lines.append(_line(number, stripped))
        return tuple(lines)


def _line(number: int, text: str) -> RecordLine:
    before, arrow, outcome = text.partition("=>")
    found = LINE.fullmatch(before.strip())
    if not found or not WORDS.match(found["words"]) or (arrow and not outcome):
        raise RecordError(
            number,
            f"not an act: {text!r}",
            "Write seat, act and legal set, as in A play AD {AD KH}",
        )
    return RecordLine(number, found["words"], found["legal"], outcome.strip())


def _plain(value: Any) -> Any:
    """The same with every run of spaces and line breaks as one space: how a text is folded over
    lines tells nothing."""
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_plain(inner) for inner in value]
    return " ".join(value.split()) if isinstance(value, str) else value


def _short(number: int) -> str:
    return str(number) if abs(number) < 10**30 else f"a number of {number.bit_length() // 3} digits"


def _kind_name(kind: type) -> str:
    return {int: "a whole number", str: "a text in quotes", dict: "{ name = value }"}[kind]


def lines_of_keys(text: str) -> dict[str, int]:
    """The line of each key and table; long texts are skipped over."""
    where: dict[str, int] = {}
    table = ""
    inside = ""
    for number, line in enumerate(text.split("\n"), 1):
        if inside:
            inside = "" if inside in line else inside
            continue
        if found := re.match(r"\s*\[+([\w.-]+)\]", line):
            table = found[1]
            where.setdefault(table, number)
        elif found := re.match(r"\s*([\w.-]+)\s*=\s*(.*)$", line):
            where.setdefault(f"{table}.{found[1]}" if table else found[1], number)
            for quote in ('"""', "'''"):
                if found[2].startswith(quote) and quote not in found[2][3:]:
                    inside = quote
    return where


# --- writing -----------------------------------------------------------------------------------


def format_record(record: Record) -> str:
    """The text of a record; ``parse_record`` reads it back as the same record."""
    head = {
        "cardhall": FORMAT,
        "title": record.title,
        **({"note": record.note} if record.note else {}),
        "game": record.game,
        "rules": record.rules,
        **({"options": record.options} if record.options else {}),
        **({"referee": record.referee} if record.referee != REFEREES[0] else {}),
    }
    out = [f"{key} = {_value(value)}" for key, value in head.items()]
    out += ["", "[start]", *_table(record.start)]
    if record.lines:
        out += ["", "[play]", 'acts = """']
        for line in record.lines:
            legal = "" if line.legal is None else f" {{{line.legal}}}"
            outcome = f" => {line.outcome}" if line.outcome else ""
            out.append(f"{line.words}{legal}{outcome}")
        out.append('"""')
    if record.end:
        out += ["", "[end]", *_table(record.end)]
    return "\n".join([*out, ""])


def _table(table: Mapping[str, Any]) -> list[str]:
    """A table's lines; what would be too long for one line is folded or spread over keys."""
    out = []
    for key, value in table.items():
        line = f"{key} = {_value(value)}"
        if len(line) > 100 and isinstance(value, str) and '"' not in value:
            line = f'{key} = """\n' + "\n".join(_rows(value)) + '"""'
        if len(line) > 100 and isinstance(value, dict):
            out += [f"{key}.{line}" for line in _table(value)]
        else:
            out.append(line)
    return out


def _rows(text: str) -> list[str]:
    """Thirteen words to a line: a deck of cards in four lines."""
    words = text.replace("\\", "\\\\").split(" ")
    return [" ".join(words[at : at + 13]) for at in range(0, len(words), 13)]


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, Mapping):
        inside = ", ".join(f"{name} = {_value(inner)}" for name, inner in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    return str(value) if isinstance(value, int) else _quote(str(value))


def _quote(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    escaped = re.sub(r"[\x00-\x1f\x7f]", lambda found: f"\\u{ord(found[0]):04x}", escaped)
    return f'"{escaped}"'
