"""A file of entries, read and judged line by line; nothing is taken here.

Pure, on the lines of a sheet, or on bytes: UTF-8 with or without BOM, UTF-16 with BOM, or Latin-1
(Windows); commas, semicolons or tabs; quoted fields; a header with any of the usual words, or none.
Where each of a team has a line, the two are one entry. Every bad line is named with its field, why,
and the cure; the good ones are handed back as rows to be confirmed.
"""

import csv
from collections import Counter
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from cardhall.hall.commands import EntryRow
from cardhall.hall.entries.dates import day_written
from cardhall.hall.entries.decide import is_late, limit_of, plain, tidy
from cardhall.hall.formats import format_of
from cardhall.hall.settings import known_games, year_of
from cardhall.hall.state import State
from cardhall.messages import Argument, Day, Message, Player, no_words

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


_Team: TypeAlias = tuple[str, str, str, str]
"""Game, auxiliary and both names as they are compared."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A good line, with its number in the file."""

    line: int
    auxiliary: str
    name: str
    category: str
    paid_cents: int
    notes: tuple[Message, ...] = ()
    partner: str = ""
    dated: str = ""

    @property
    def note(self) -> Message:
        """All that is to be said of it."""
        if len(self.notes) < 2:
            return self.notes[0] if self.notes else no_words
        return Message("several-notes", notes=self.notes)

    def as_entry(self) -> EntryRow:
        return EntryRow(
            auxiliary=self.auxiliary,
            name=self.name,
            category=self.category,
            paid_cents=self.paid_cents,
            partner=self.partner,
            dated=self.dated,
        )


class RowProblem(msgspec.Struct, frozen=True, kw_only=True):
    line: int
    field: str
    why: Message
    cure: Message
    clause: str = ""


class EntriesPreview(msgspec.Struct, frozen=True, kw_only=True):
    rows: tuple[Row, ...]
    problems: tuple[RowProblem, ...]
    encoding: str
    separator: str
    unused: tuple[str, ...] = ()
    """Headings of columns that say nothing of an entry, such as "Phone": they are left out."""


class _Bad(Exception):
    def __init__(self, field: str, why: Message, cure: Message, clause: str = "") -> None:
        super().__init__(why)
        self.field, self.why, self.cure, self.clause = field, why, cure, clause


def read_entries(data: bytes, state: State, dated: str = "") -> EntriesPreview:
    """Work out what a file of text would bring into this event. Never raises for what is in the
    file.

    dated: the day on all those blanks whose line says none."""
    if len(data) > MOST_BYTES:
        why = Message("the-file-is-larger", size=MOST_BYTES // 1_000_000)
        return _nothing(
            RowProblem(line=0, field="file", why=why, cure=Message("save-only-the-entries"))
        )
    text, encoding = _decode(data)
    if text is None:
        return _unreadable()
    separator = _separator(text)
    return _judged(_lines(text, separator), state, dated, encoding, separator)


def read_sheet(
    lines: list[tuple[int, list[str]]] | None, state: State, dated: str = ""
) -> EntriesPreview:
    """The same of a sheet's lines with their numbers; None for one that could not be read."""
    if lines is None:
        return _unreadable()
    fitting = [(n, row if len(row) <= MOST_COLUMNS else [TOO_WIDE]) for n, row in lines]
    return _judged(fitting, state, dated)


def _judged(
    lines: list[tuple[int, list[str]]],
    state: State,
    dated: str,
    encoding: str = "",
    separator: str = "",
) -> EntriesPreview:
    header, unused, width, body = _header(lines)
    try:
        reader = _Reader(state, header, width, dated)
    except _Bad as bad:
        return _nothing(RowProblem(line=0, field=bad.field, why=bad.why, cure=bad.cure))
    for number, fields in body[:MOST_LINES]:
        reader.take(number, fields)
    if len(body) > MOST_LINES:
        reader.problem(
            body[MOST_LINES][0],
            _Bad(
                "file",
                Message("there-are-more-than-lines", count=MOST_LINES),
                Message("split-the-file"),
            ),
        )
    if not reader.rows and not reader.problems:
        reader.problem(
            0, _Bad("file", Message("there-is-no-entry-in-it"), Message("choose-another-file"))
        )
    return EntriesPreview(
        rows=tuple(reader.rows),
        problems=tuple(reader.problems),
        encoding=encoding,
        separator=separator,
        unused=unused,
    )


def _unreadable() -> EntriesPreview:
    why, cure = Message("this-is-no-file-of-text"), Message("save-the-sheet-as-csv-and-choose")
    return _nothing(RowProblem(line=0, field="file", why=why, cure=cure))


def _nothing(problem: RowProblem) -> EntriesPreview:
    return EntriesPreview(rows=(), problems=(problem,), encoding="", separator="")


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
    """Find which column is what, headings of those not used, how many there are, what follows."""
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
        self.problems: list[RowProblem] = []
        self.teams: dict[_Team, int] = {}  # where each stands among the rows
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
            RowProblem(line=line, field=bad.field, why=bad.why, cure=bad.cure, clause=bad.clause)
        )

    def take(self, line: int, fields: list[str]) -> None:
        try:
            row = self._row(line, fields)
            if row is not None:
                self.rows.append(row)
        except _Bad as bad:
            self.problem(line, bad)

    def _get(self, fields: list[str], name: str) -> str:
        index = self.header.get(name, -1)
        return tidy(fields[index]) if 0 <= index < len(fields) else ""

    def _row(self, line: int, fields: list[str]) -> Row | None:
        if fields == [TOO_WIDE]:
            why = Message("it-is-longer-than-letters", letters=MOST_LETTERS, fields=MOST_COLUMNS)
            raise _Bad("line", why, Message("save-only-the-columns-of-the-entries"))
        if fields == [OPEN_QUOTE]:
            raise _Bad(
                "line",
                Message("a-quote-is-opened-and-not-closed"),
                Message("close-it-or-take-it-out"),
            )
        if any(field.strip() for field in fields[self.width :]):
            raise _Bad(
                "line",
                Message("there-are-fields", count=len(fields)),
                Message("put-a-field-with-a-comma-in-quotes"),
            )
        name = self._get(fields, "name") or tidy(
            f"{self._get(fields, 'first')} {self._get(fields, 'last')}"
        )
        auxiliary = self._get(fields, "auxiliary")
        partner = tidy(self._get(fields, "partner"))
        for field, text in (("name", name), ("auxiliary", auxiliary), ("partner", partner)):
            if len(text) > LONGEST:
                raise _Bad(
                    field,
                    Message("it-is-longer", letters=LONGEST),
                    Message("shorten-it"),
                )
            if any(not ch.isprintable() for ch in text) or "\ufffd" in text:
                raise _Bad(field, Message("it-holds-a-sign-not-printed"), Message("write-it-again"))
        if not name:
            raise _Bad("name", Message("there-is-no-name"), Message("enter-who-plays"))
        category = self._category(self._get(fields, "game"))
        size = self.state.categories[category].plan.team_size
        name, partner = _team(name, partner, size)
        paid = _paid(self._get(fields, "paid"), self.state.known.fee_cents * size)
        team = (category, plain(auxiliary), plain(name), plain(partner))
        if partner and self._is_other_half(line, team, paid):
            return None
        dated = _day(self._get(fields, "date"), self.year) or self.dated
        known = self._known(line, name, partner, auxiliary, category, paid)
        if is_late(self.state.known, dated):
            known = replace(known, notes=(*known.notes, Message("late-dated", day=Day(dated))))
        self.teams[team] = len(self.rows)
        return replace(known, dated=dated)

    def _is_other_half(self, line: int, team: _Team, paid: int) -> bool:
        """The line of a team's second player, who stands as the partner in an earlier one: the two
        are one entry, with what both lines say was paid, a team's fee at most."""
        category, auxiliary, name, partner = team
        at = self.teams.get((category, auxiliary, partner, name))
        if at is None:
            return False
        row = self.rows[at]
        fee = self.state.known.fee_cents * self.state.categories[category].plan.team_size
        both = max(min(row.paid_cents + paid, fee), row.paid_cents, paid)
        note = Message("both-of-a-team-have-a-line", line=line)
        self.rows[at] = replace(row, paid_cents=both, notes=(*row.notes, note))
        return True

    def _category(self, game: str) -> str:
        if not game:
            if len(self.state.categories) == 1:
                return next(iter(self.state.categories))
            raise _Bad("game", Message("there-is-no-game"), Message("enter-which-game-is-played"))
        word = "-".join(plain(game).replace("_", " ").replace("-", " ").split())
        key = next((key for key, words in GAMES.items() if word in words.split()), "")
        known = tuple(category.plan.name for category in self.state.categories.values())
        if not key:
            raise _Bad(
                "game", Message("is-no-game", given=game), Message("use-one-of", choices=known)
            )
        if key not in self.state.categories:
            title = self.games.get(key, game)
            raise _Bad(
                "game",
                Message("is-not-played-at-this-event", game=title),
                Message("use-one-of", choices=known),
            )
        return key

    def _known(
        self, line: int, name: str, partner: str, auxiliary: str, category: str, paid: int
    ) -> Row:
        blank = (category, plain(auxiliary))
        people = [("name", name), *([("partner", partner)] if partner else [])]
        for field, one in people:
            if (*blank, plain(one)) in self.seen:
                before = self.seen[*blank, plain(one)]
                about: dict[str, Argument] = {
                    "player": Player(one),
                    "auxiliary": auxiliary or Message("no-auxiliary"),
                }
                raise _Bad(
                    field,
                    Message("entered-in-line-before", line=before, **about)
                    if before
                    else Message("entered-in-the-event-before", **about),
                    Message("leave-this-line-out-or-tell"),
                    "OP-T-10",
                )
        game = self.state.categories[category]
        if shut := format_of(game).seating.shut_out(self.state, game, name, "game"):
            raise _Bad(shut.field, shut.why, shut.cure, shut.clause)
        limit, words, clause = limit_of(self.state.categories[category].plan)
        if auxiliary and self.blanks[blank] >= limit:
            raise _Bad(
                "name",
                Message(
                    "auxiliary-has-its-names",
                    auxiliary=auxiliary,
                    limit=limit,
                    words=words,
                    player=Player(name),
                ),
                Message("leave-it-out-or-take-it-by-hand"),
                clause,
            )
        notes = []
        if not auxiliary:
            notes.append(Message("no-auxiliary"))
        if any(plain(one) in self.names for _, one in people):
            notes.append(Message("another-of-the-same-name"))
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
            notes=tuple(notes),
            partner=partner,
        )


def _team(name: str, partner: str, size: int) -> tuple[str, str]:
    """Both names of a team: of two fields, or of one that holds "Ann Lee & Bea Roy"."""
    if size == 1:
        if partner:
            raise _Bad(
                "partner",
                Message("this-game-is-played-alone"),
                Message("leave-the-second-name-out"),
            )
        return name, ""
    if not partner:
        first, mark, second = name.replace("&", "/").partition("/")
        name, partner = tidy(first), tidy(second) if mark else ""
    if not name or not partner:
        cure = Message("write-both-in-one-field")
        raise _Bad("partner", Message("a-team-has-two-names"), cure, "LLAA-T-43")
    if plain(name) == plain(partner):
        raise _Bad(
            "partner",
            Message("both-names-are-the-same"),
            Message("enter-who-plays-in-the-team"),
            "LLAA-T-43",
        )
    return name, partner


def _day(text: str, year: int) -> str:
    try:
        return day_written(text, year) if text else ""
    except ValueError as error:
        cure = Message("write-it-like-november-21")
        if not year:  # neither a day of play nor a deadline says it
            cure = Message("write-it-with-its-year")
        raise _Bad("date", Message("is-no-date", given=text[:LONGEST]), cure) from error


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
        raise _Bad("paid", Message("is-no-sum-of-money", given=text), Message("write-it-like-15"))
    return int(whole) * 100 + int((part + "00")[:2])
