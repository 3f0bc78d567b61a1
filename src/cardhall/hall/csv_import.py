"""A file of entries, read and judged line by line; nothing is taken here.

Pure, on bytes: UTF-8 with or without BOM, UTF-16 with BOM, or Latin-1 (Windows); commas,
semicolons or tabs; quoted fields; a header with any of the usual words, or none. Every bad line is
named with its field, why, and the cure; the good ones are handed back as rows to be confirmed.
"""

import csv
from collections import Counter

import msgspec
from msgspec.structs import replace

from cardhall.hall.commands import EntryRow
from cardhall.hall.settings import known_games, year_of
from cardhall.hall.state import State
from cardhall.hall.taking import is_late, limit_of, plain, shut_out, tidy
from cardhall.hall.written_days import day_written

MOST_LINES = 20_000
MOST_BYTES = 8_000_000
MOST_COLUMNS = 100
MOST_LETTERS = 10_000  # of one line
LONGEST = 80
OPEN_QUOTE = "\0"  # stands for a line that cannot be parted
TOO_WIDE = "\0\0"  # for one that is not even looked at

HEADERS = {
    "auxiliary": "auxiliary aux unit club chapter lodge team group",
    "name": "name player contestant entrant person full-name",
    "game": "game category event contest",
    "paid": "paid fee amount payment paid-amount fee-paid",
    "first": "first first-name given-name",
    "last": "last last-name surname family-name",
    "date": "date dated day entry-date date-of-entry date-on-blank date-on-the-blank",
    "partner": "partner second-name second-player teammate team-mate name-2 player-2",
}
GAMES = {
    "boure": "boure bourre bouree bourree booray",
    "pitty-pat": "pitty-pat pittypat pitty",
    "rummy": "rummy rum",
    "po-ke-no": "po-ke-no pokeno poke-no",
    "pedro": "pedro",
}
YES, NO = {"yes", "y", "x", "paid", "full"}, {"", "no", "n", "-", "unpaid"}


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A good line, with its number in the file."""

    line: int
    auxiliary: str
    name: str
    category: str
    paid_cents: int
    note: str = ""
    partner: str = ""
    dated: str = ""

    def as_entry(self) -> EntryRow:
        return EntryRow(
            auxiliary=self.auxiliary,
            name=self.name,
            category=self.category,
            paid_cents=self.paid_cents,
            partner=self.partner,
            dated=self.dated,
        )


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    line: int
    field: str
    why: str
    cure: str
    clause: str = ""


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    rows: tuple[Row, ...]
    problems: tuple[Problem, ...]
    encoding: str
    separator: str
    unused: tuple[str, ...] = ()
    """Headings of columns that say nothing of an entry, such as "Phone": they are left out."""


class _Bad(Exception):
    def __init__(self, field: str, why: str, cure: str, clause: str = "") -> None:
        super().__init__(why)
        self.field, self.why, self.cure, self.clause = field, why, cure, clause


def read_entries(data: bytes, state: State, dated: str = "") -> Preview:
    """What a file would bring into this event. Never raises for what is in the file.

    dated: the day on all those blanks whose line says none."""
    if len(data) > MOST_BYTES:
        why = f"The file is larger than {MOST_BYTES // 1_000_000} MB"
        return _nothing(Problem(line=0, field="file", why=why, cure="Save only the entries"))
    text, encoding = _decode(data)
    if text is None:
        return _nothing(
            Problem(
                line=0,
                field="file",
                why="This is no file of text",
                cure="Save the sheet as CSV and choose that file",
            )
        )
    separator = _separator(text)
    lines = _lines(text, separator)
    header, unused, width, body = _header(lines)
    try:
        reader = _Reader(state, header, width, dated)
    except _Bad as bad:
        return _nothing(Problem(line=0, field=bad.field, why=bad.why, cure=bad.cure))
    for number, fields in body[:MOST_LINES]:
        reader.take(number, fields)
    if len(body) > MOST_LINES:
        reader.problem(
            body[MOST_LINES][0],
            _Bad("file", f"There are more than {MOST_LINES} lines", "Split the file"),
        )
    if not reader.rows and not reader.problems:
        reader.problem(0, _Bad("file", "There is no entry in it", "Choose another file"))
    return Preview(
        rows=tuple(reader.rows),
        problems=tuple(reader.problems),
        encoding=encoding,
        separator=separator,
        unused=unused,
    )


def _nothing(problem: Problem) -> Preview:
    return Preview(rows=(), problems=(problem,), encoding="", separator="")


def _decode(data: bytes) -> tuple[str | None, str]:
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace"), "UTF-16"
    if b"\0" in data:
        return None, ""
    try:
        return data.decode("utf-8-sig"), "UTF-8"
    except UnicodeDecodeError:
        # Windows writes its own kind of Latin-1, with curly quotes where that has none
        return data.decode("cp1252", "replace"), "Latin-1"


def _separator(text: str) -> str:
    """The one that parts the first line of all."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    bare = "".join(first.split('"')[::2])
    return max(",;\t", key=lambda mark: (bare.count(mark), mark == ","))


def _lines(text: str, separator: str) -> list[tuple[int, list[str]]]:
    """Non-empty lines with their numbers. Each stands alone: an open quote spoils only its own."""
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        if len(line) > MOST_LETTERS or line.count(separator) >= MOST_COLUMNS:
            found.append((number, [TOO_WIDE]))
            continue
        if line.count('"') % 2:
            found.append((number, [OPEN_QUOTE]))
            continue
        try:
            fields = next(csv.reader([line], delimiter=separator))
        except csv.Error:
            fields = [OPEN_QUOTE]
        if any(field.strip() for field in fields):
            found.append((number, fields))
    return found


def _header(
    lines: list[tuple[int, list[str]]],
) -> tuple[dict[str, int], tuple[str, ...], int, list[tuple[int, list[str]]]]:
    """Which column is what, headings of those not used, how many there are, what follows."""
    if lines:
        heads = lines[0][1]
        names = [_heading(field) for field in heads]
        found = {name: index for index, name in reversed(list(enumerate(names))) if name}
        if "name" in found or {"first", "last"} <= found.keys():
            used = set(found.values())
            unused = [tidy(head) for i, head in enumerate(heads) if i not in used and tidy(head)]
            return found, tuple(head[:LONGEST] for head in unused), len(heads), lines[1:]
    found = {"auxiliary": 0, "name": 1, "game": 2, "paid": 3}
    return found, (), len(found), lines


def _heading(field: str) -> str:
    word = "-".join(plain(field).replace("_", " ").replace("-", " ").split())
    return next((name for name, words in HEADERS.items() if word in words.split()), "")


class _Reader:
    def __init__(self, state: State, header: dict[str, int], width: int, dated: str) -> None:
        self.year = year_of(state.known)
        self.dated = _day(tidy(dated), self.year)
        self.state, self.header, self.width = state, header, width
        self.rows: list[Row] = []
        self.problems: list[Problem] = []
        self.games = known_games()
        entries = [entry for entry in state.entries.values() if not entry.left]
        self.seen = {
            (entry.category, plain(entry.auxiliary), plain(name)): 0
            for entry in entries
            for name in entry.people
        }
        self.names: dict[str, int] = {plain(name): 0 for e in entries for name in e.people}
        self.blanks = Counter(
            (entry.category, plain(entry.auxiliary))
            for entry in state.entries.values()
            if entry.auxiliary
        )

    def problem(self, line: int, bad: _Bad) -> None:
        self.problems.append(
            Problem(line=line, field=bad.field, why=bad.why, cure=bad.cure, clause=bad.clause)
        )

    def take(self, line: int, fields: list[str]) -> None:
        try:
            self.rows.append(self._row(line, fields))
        except _Bad as bad:
            self.problem(line, bad)

    def _get(self, fields: list[str], name: str) -> str:
        index = self.header.get(name, -1)
        return tidy(fields[index]) if 0 <= index < len(fields) else ""

    def _row(self, line: int, fields: list[str]) -> Row:
        if fields == [TOO_WIDE]:
            why = (
                f"It is longer than {MOST_LETTERS} letters, or has more than {MOST_COLUMNS} fields"
            )
            raise _Bad("line", why, "Save only the columns of the entries")
        if fields == [OPEN_QUOTE]:
            raise _Bad("line", "A quote is opened and not closed", "Close it, or take it out")
        if any(field.strip() for field in fields[self.width :]):
            raise _Bad(
                "line",
                f"There are {len(fields)} fields, more than the heading has",
                'Put a field that holds a comma in quotes: "Lee, Ann"',
            )
        name = self._get(fields, "name") or tidy(
            f"{self._get(fields, 'first')} {self._get(fields, 'last')}"
        )
        auxiliary = self._get(fields, "auxiliary")
        partner = tidy(self._get(fields, "partner"))
        for field, text in (("name", name), ("auxiliary", auxiliary), ("partner", partner)):
            if len(text) > LONGEST:
                raise _Bad(field, f"It is longer than {LONGEST} letters", "Shorten it")
            if any(not ch.isprintable() for ch in text) or "\ufffd" in text:
                raise _Bad(field, "It holds a sign that cannot be printed", "Write it again")
        if not name:
            raise _Bad("name", "There is no name", "Enter who plays")
        category = self._category(self._get(fields, "game"))
        size = self.state.categories[category].plan.team_size
        name, partner = _team(name, partner, size)
        paid = _paid(self._get(fields, "paid"), self.state.known.fee_cents * size)
        dated = _day(self._get(fields, "date"), self.year) or self.dated
        known = self._known(line, name, partner, auxiliary, category, paid)
        if is_late(self.state.known, dated):
            notes = [known.note] if known.note else []
            known = replace(known, note=", ".join([*notes, f"late: dated {dated}"]))
        return replace(known, dated=dated)

    def _category(self, game: str) -> str:
        if not game:
            if len(self.state.categories) == 1:
                return next(iter(self.state.categories))
            raise _Bad("game", "There is no game", "Enter which game she plays")
        word = "-".join(plain(game).replace("_", " ").replace("-", " ").split())
        key = next((key for key, words in GAMES.items() if word in words.split()), "")
        known = ", ".join(category.plan.name for category in self.state.categories.values())
        if not key:
            raise _Bad("game", f"{game!r} is no game", f"Use one of: {known}")
        if key not in self.state.categories:
            title = self.games.get(key, game)
            raise _Bad("game", f"{title} is not played at this event", f"Use one of: {known}")
        return key

    def _known(
        self, line: int, name: str, partner: str, auxiliary: str, category: str, paid: int
    ) -> Row:
        blank = (category, plain(auxiliary))
        people = [("name", name), *([("partner", partner)] if partner else [])]
        for field, one in people:
            if (*blank, plain(one)) in self.seen:
                before = self.seen[*blank, plain(one)]
                where = f"in line {before}" if before else "in the event"
                raise _Bad(
                    field,
                    f"{one} of {auxiliary or 'no auxiliary'} is already {where}",
                    "Leave this line out, or tell the two apart by a middle name",
                    "OP-T-10",
                )
        if shut := shut_out(self.state, self.state.categories[category], name, "game"):
            raise _Bad(shut.field, shut.why, shut.cure, shut.clause)
        limit, words, clause = limit_of(self.state.categories[category].plan)
        if auxiliary and self.blanks[blank] >= limit:
            raise _Bad(
                "name",
                f"{auxiliary} has {limit} {words} already: {name} has no line on the blank",
                "Leave it out; the chairperson can take it by hand with a reason",
                clause,
            )
        notes = []
        if not auxiliary:
            notes.append("no auxiliary")
        if any(plain(one) in self.names for _, one in people):
            notes.append("another of the same name")
        for _, one in people:
            self.seen[*blank, plain(one)] = line
            self.names[plain(one)] = line
        self.blanks[blank] += 1
        return Row(
            line=line,
            auxiliary=auxiliary,
            name=name,
            category=category,
            paid_cents=paid,
            note=", ".join(notes),
            partner=partner,
        )


def _team(name: str, partner: str, size: int) -> tuple[str, str]:
    """Both names of a team: of two fields, or of one that holds "Ann Lee & Bea Roy"."""
    if size == 1:
        if partner:
            raise _Bad("partner", "This game is played alone", "Leave the second name out")
        return name, ""
    if not partner:
        first, mark, second = name.replace("&", "/").partition("/")
        name, partner = tidy(first), tidy(second) if mark else ""
    if not name or not partner:
        cure = 'Write both in one field, "Ann Lee & Bea Roy", or the second as partner'
        raise _Bad("partner", "A team has two names", cure, "LLAA-T-43")
    if plain(name) == plain(partner):
        raise _Bad("partner", "Both names are the same", "Write who plays with her", "LLAA-T-43")
    return name, partner


def _day(text: str, year: int) -> str:
    try:
        return day_written(text, year) if text else ""
    except ValueError as error:
        cure = "Write it like November 21, 11/21/2026 or 2026-11-21"
        if not year:  # neither a day of play nor a deadline says it
            cure = "Write it with its year, like 11/21/2026 or 2026-11-21"
        raise _Bad("date", f"{text[:LONGEST]!r} is no date", cure) from error


def _paid(text: str, fee_cents: int) -> int:
    word = plain(text)
    if word in YES:
        return fee_cents
    if word in NO:
        return 0
    bare = word.replace("$", "").replace("usd", "").strip()
    # 15,00 and 1,500.00 both occur; a comma before the last two digits is a point
    if "." not in bare and bare[-3:-2] == ",":
        bare = bare[:-3] + "." + bare[-2:]
    whole, _, part = bare.replace(",", "").partition(".")
    digits = whole.isascii() and whole.isdecimal() and len(whole) <= 6
    if not digits or (part and not (part.isascii() and part.isdecimal() and len(part) <= 2)):
        raise _Bad("paid", f"{text!r} is no sum of money", "Write it like 15.00, or yes or no")
    return int(whole) * 100 + int((part + "00")[:2])
