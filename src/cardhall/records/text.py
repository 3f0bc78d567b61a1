"""A hand as text: the TOML format of docs/records.md, read and written.

``parse_record`` reads a text into a frozen ``Record`` and checks all that can be checked without
playing: the pack, the seats, the names of options and keys, the form of each act.
``format_record`` writes it back. Everything wrong is a ``RecordError`` with the line and the cure.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cardhall.cards.notation import SUITS, CardError, format_cards, parse_card, parse_cards
from cardhall.games.boure import ANTED, PAID

FORMAT = 1
MOST_CHIPS = 1_000_000_000  # nobody counts beyond
DUES = {"paid": PAID, "anted": ANTED}
SEATS = "ABCDEFGHIJ"
KEYS = {
    "": {
        *("cardhall", "title", "note", "game", "rules", "options", "referee", "false_call"),
        *("dealer", "stacks", "pot", "owed", "playing", "free"),
        *("deck", "spare", "dealt", "exposed"),
        *("position", "play", "end", "ladder"),
    },
    "position": {
        *("phase", "trump", "turned", "hands", "out", "turn"),
        *("tricks", "trick", "played", "discards", "stock"),
    },
    "ladder": {"steps", "total"},
    "play": {"acts"},
    "end": {
        *("tricks", "winner", "boures", "renegers", "paid", "stacks", "next_pot", "owed"),
        *("void", "next_dealer", "opens"),
    },
}
ACT = re.compile(
    r"^(?P<words>(?:[A-J]|chair) +[^\s{}=][^{}=]*?)\s*"
    r"(?:\{(?P<legal>[^{}]*)\})?\s*(?:=>\s*(?P<outcome>[^{}]+))?$"
)


class RecordError(ValueError):
    """A record that cannot be read or that disagrees with the rules.

    ``line`` counts from 1; ``clause`` is given where one was broken.
    """

    def __init__(self, line: int, why: str, cure: str = "", clause: str = "") -> None:
        self.line = line
        self.why = why
        self.cure = cure
        self.clause = clause
        where = f" ({clause})" if clause else ""
        super().__init__(f"line {line}: {why}{where}." + (f" {cure}." if cure else ""))


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class Line:
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
        """Who acts; -1 for the chair."""
        return -1 if self.words.startswith("chair ") else SEATS.index(self.words[0])

    @property
    def act(self) -> str:
        """The words without who acts."""
        return self.words.partition(" ")[2]


@dataclass(frozen=True, repr=False)
class Position:
    """A position that a record starts from, in place of a deal."""

    phase: str
    trump: int
    hands: tuple[tuple[int, ...], ...]  # by seat, without the cards on the table
    out: tuple[int, ...] = ()  # seats that have thrown in their hands
    turn: int | None = None  # None: the first to the dealer's left, or the next to the trick
    turned: int | None = None
    tricks: tuple[int, ...] = ()
    trick: tuple[tuple[int, int], ...] = ()  # seat and card, in order
    played: tuple[int, ...] = ()  # the cards of earlier tricks
    discards: tuple[tuple[int, ...], ...] = ()
    stock: tuple[int, ...] = ()  # top first


@dataclass(frozen=True)
class End:
    """What a record asserts of its end; None asserts nothing."""

    tricks: tuple[int, ...] | None = None
    winner: int | None = None  # -1: nobody
    boures: tuple[int, ...] | None = None
    renegers: tuple[int, ...] | None = None
    paid: tuple[int, ...] | None = None
    stacks: tuple[int, ...] | None = None
    next_pot: int | None = None
    owed: tuple[int, ...] | None = None
    void: bool | None = None
    next_dealer: int | None = None
    opens: int | None = None  # the next deal's pot once everybody has put in


@dataclass(frozen=True)
class Ladder:
    """What a buy-in ladder comes to: each amount, and their sum (RAP-45, 46)."""

    steps: tuple[int, ...]
    total: int


@dataclass(frozen=True, repr=False)
class Record:
    """One hand: how it began, what was done, how it ended. ``where`` gives the line of each key."""

    title: str
    rules: str
    dealer: int
    stacks: tuple[int, ...]
    lines: tuple[Line, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    note: str = ""
    game: str = "boure"
    referee: str = "guided"
    false_call: str = "none"
    pot: int = 0
    owed: tuple[int, ...] = ()
    playing: tuple[int, ...] = ()  # empty: everybody who has chips
    free: bool = False  # nobody antes or pays to stay
    deck: tuple[int, ...] = ()
    spare: tuple[int, ...] = ()
    dealt: tuple[int, ...] = ()  # cards that each seat got, when the deal went wrong
    exposed: tuple[tuple[int, int], ...] = ()  # seat and card shown in the deal
    position: Position | None = None
    end: End = End()
    ladder: Ladder | None = None  # in place of a hand
    where: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)

    def __repr__(self) -> str:
        return f"Record(title={self.title!r})"

    @property
    def seats(self) -> int:
        return len(self.stacks)

    def line_of(self, key: str) -> int:
        """The line of a key such as "end.stacks"; of its table, or 1, when it has none."""
        return self.where.get(key) or self.where.get(key.split(".")[0]) or 1


def seat_names(seats: Iterable[int]) -> str:
    """Seats as letters: (0, 2) is "AC"."""
    return "".join(SEATS[seat] for seat in seats)


# --- reading -----------------------------------------------------------------------------------


def parse_record(text: str) -> Record:
    """The record that a text holds. Raises RecordError with the line and the cure."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        why = re.sub(r" \(at .*\)$", "", str(error))
        raise RecordError(line, f"not TOML: {why}", "Mend the line, or the one before it") from None
    except (ValueError, RecursionError):  # thousands of digits or brackets
        found = re.search(r"\d{4000}|[\[{]{100}", text)
        line = text.count("\n", 0, found.start()) + 1 if found else 1
        raise RecordError(line, "a number that nobody can read", "Write a smaller one") from None
    return _Reader(text, data).record()


class _Reader:
    """Reads one record; knows the lines, which the TOML reader does not tell."""

    def __init__(self, text: str, data: dict[str, Any]) -> None:
        self.text = text
        self.data = data
        self.where = _lines_of_keys(text)
        self.count = 0

    def fail(self, key: str, why: str, cure: str = "", clause: str = "") -> RecordError:
        line = self.where.get(key) or self.where.get(key.split(".")[0]) or 1
        return RecordError(line, why, cure, clause)

    def record(self) -> Record:
        self.check_keys()
        if self.need("cardhall", int) != FORMAT:
            raise self.fail(
                "cardhall", "an unknown format", f"This program reads cardhall = {FORMAT}"
            )
        if self.data.get("game", "boure") != "boure":
            raise self.fail("game", f"no game {self.data['game']!r}", 'Write game = "boure"')
        stacks = self.stacks()
        self.count = len(stacks)
        record = Record(
            title=self.need("title", str),
            rules=self.need("rules", str),
            options=self.optional("options", dict, {}),
            note=self.optional("note", str, ""),
            referee=self.choice("referee", ("guided", "open")),
            false_call=self.choice("false_call", ("none", "pays-ante")),
            dealer=self.seat("dealer", self.need("dealer", str)),
            stacks=stacks,
            pot=self.amount("pot", self.data.get("pot", 0)),
            owed=self.dues("owed", self.data["owed"]) if "owed" in self.data else (),
            playing=self.seats("playing", self.data["playing"]) if "playing" in self.data else (),
            free=self.data.get("free") is True,
            deck=self.deck("deck"),
            spare=self.deck("spare"),
            dealt=self.by_seat("dealt", self.data["dealt"], 5) if "dealt" in self.data else (),
            exposed=self.plays("exposed", self.optional("exposed", str, "")),
            position=self.position(),
            lines=self.acts(),
            end=self.end(),
            ladder=self.ladder(),
            where=self.where,
        )
        if not record.ladder and bool(record.deck) == bool(record.position):
            raise RecordError(
                1, "a record begins either from a deck or from a position", "Give one of the two"
            )
        return record

    def check_keys(self) -> None:
        for table, known in KEYS.items():
            part = self.data.get(table, {}) if table else self.data
            if not isinstance(part, dict):
                raise self.fail(table, f"{table} is a table", f"Write [{table}]")
            for key in part:
                if key not in known:
                    name = f"{table}.{key}" if table else key
                    raise self.fail(
                        name, f"no such key: {name}", f"Known: {', '.join(sorted(known))}"
                    )

    def need(self, key: str, kind: type) -> Any:
        if key not in self.data:
            raise RecordError(1, f"{key} is missing", f"Write {key} = ...")
        return self.optional(key, kind, None)

    def optional(self, key: str, kind: type, default: Any) -> Any:
        value = self.data.get(key, default)
        if key in self.data and (not isinstance(value, kind) or isinstance(value, bool)):
            raise self.fail(key, f"{key} has the wrong type", f"Write {_kind_name(kind)}")
        return value

    def choice(self, key: str, known: tuple[str, ...]) -> str:
        value = self.data.get(key, known[0])
        if value not in known:
            raise self.fail(key, f"{key} may not be {value!r}", f"Use one of: {', '.join(known)}")
        return str(value)

    def stacks(self) -> tuple[int, ...]:
        table = self.need("stacks", dict)
        names = list(table)
        if names != list(SEATS[: len(names)]) or len(names) < 2:
            raise self.fail(
                "stacks", "the seats are A, B, C ... in order, two at least", "Name each seat once"
            )
        return tuple(self.amount("stacks", value) for value in table.values())

    def amount(self, key: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.fail(key, f"{value!r} is no amount", "Write whole chips or cents, 0 or more")
        if value > MOST_CHIPS:
            raise self.fail(key, f"{value} is too much", f"Write {MOST_CHIPS} at the most")
        return value

    def seat(self, key: str, name: object) -> int:
        if not isinstance(name, str) or len(name) != 1 or name not in SEATS[: self.count]:
            raise self.fail(
                key, f"no seat {name!r}", f"The seats are {', '.join(SEATS[: self.count])}"
            )
        return SEATS.index(name)

    def seats(self, key: str, names: object) -> tuple[int, ...]:
        if not isinstance(names, str):
            raise self.fail(key, f"{key} lists seats", 'Write them as in "ABD"')
        return tuple(self.seat(key, name) for name in names.replace(" ", ""))

    def by_seat(self, key: str, table: object, default: int = 0) -> tuple[int, ...]:
        if not isinstance(table, dict):
            raise self.fail(key, f"{key} gives an amount for seats", "Write { A = 1, B = 2 }")
        values = [default] * self.count
        for name, value in table.items():
            values[self.seat(key, name)] = self.amount(key, value)
        return tuple(values)

    def dues(self, key: str, table: object) -> tuple[int, ...]:
        """Amounts in place of the ante, or "paid" or "anted" for who puts in nothing."""
        if not isinstance(table, dict):
            raise self.fail(key, f"{key} gives a due for seats", 'Write { A = 100, B = "paid" }')
        amounts = {name: 0 if _due(due) else due for name, due in table.items()}
        values = list(self.by_seat(key, amounts))
        for name, due in table.items():
            if _due(due):
                values[SEATS.index(name)] = DUES[str(due)]
        return tuple(values)

    def cards(self, key: str, text: object) -> tuple[int, ...]:
        if not isinstance(text, str):
            raise self.fail(key, f"{key} lists cards", 'Write them as in "AS TD"')
        try:
            return parse_cards(text)
        except CardError as error:
            raise RecordError(self.line_within(key, error.text), error.text, error.cure) from None

    def line_within(self, key: str, text: str) -> int:
        """The line inside a long text at which an error's card stands (the last of them)."""
        found = re.search(r"'?([0-9A-Za-z]+)'? is", text)
        start = self.where.get(key, 1)
        if not found:
            return start
        lines = self.text.splitlines()[start - 1 :]
        last = start
        for offset, line in enumerate(lines):
            if re.search(rf"\b{re.escape(found[1])}\b", line):
                last = start + offset
            if offset and ('"""' in line or re.match(r"\s*[\w.]+\s*=", line)):
                break
        return last

    def deck(self, key: str) -> tuple[int, ...]:
        if key not in self.data:
            return ()
        cards = self.cards(key, self.data[key])
        if len(cards) != 52:
            raise self.fail(key, f"{len(cards)} cards", "A pack has 52, each once", "LLAA-BOURE-02")
        return cards

    def plays(self, key: str, text: object) -> tuple[tuple[int, int], ...]:
        """ "A 8C, B TC" """
        if not isinstance(text, str):
            raise self.fail(key, f"{key} lists plays", 'Write them as in "A 8C, B TC"')
        found = []
        for part in filter(None, (piece.strip() for piece in text.split(","))):
            name, _, card = part.partition(" ")
            cards = self.cards(key, card)
            if len(cards) != 1:
                raise self.fail(key, f"{part!r} is no play of one card", 'Write it as in "A 8C"')
            found.append((self.seat(key, name), cards[0]))
        return tuple(found)

    def position(self) -> Position | None:
        data = self.data.get("position")
        if data is None:
            return None
        hands = self.hands("position.hands", data.get("hands", {}))
        discards = self.hands("position.discards", data.get("discards", {}))
        trick = self.plays("position.trick", data.get("trick", ""))
        played = self.cards("position.played", data.get("played", ""))
        stock = self.cards("position.stock", data.get("stock", ""))
        shown = [card for _, card in trick]
        self.each_once([*(c for h in (*hands, *discards) for c in h), *shown, *played, *stock])
        phase = str(data.get("phase", "play"))
        if phase == "play":
            self.equal_hands(hands, [seat for seat, _ in trick])
        turned = data.get("turned")
        trump = data.get("trump", turned[-1:] if isinstance(turned, str) else "")
        if not isinstance(trump, str) or len(trump) != 1 or trump not in SUITS:
            raise self.fail("position.trump", f"no suit {trump!r}", "Trumps are C, D, H or S")
        return Position(
            phase=phase,
            trump=SUITS.index(trump),
            hands=hands,
            out=self.seats("position.out", data.get("out", "")),
            turn=self.seat("position.turn", data["turn"]) if "turn" in data else None,
            turned=self.cards("position.turned", turned)[0] if turned else None,
            tricks=self.by_seat("position.tricks", data.get("tricks", {})),
            trick=trick,
            played=played,
            discards=discards if any(discards) else (),
            stock=stock,
        )

    def hands(self, key: str, table: object) -> tuple[tuple[int, ...], ...]:
        if not isinstance(table, dict):
            raise self.fail(key, "cards are given by seat", 'Write { A = "AS KD" }')
        cards: list[tuple[int, ...]] = [()] * self.count
        for name, text in table.items():
            cards[self.seat(key, name)] = self.cards(key, text)
        return tuple(cards)

    def equal_hands(self, hands: tuple[tuple[int, ...], ...], played: list[int]) -> None:
        """In the play, those who have played to the trick hold one card less."""
        sizes = {
            len(cards) + (seat in played)
            for seat, cards in enumerate(hands)
            if cards or seat in played
        }
        if len(sizes) != 1 or not 1 <= sizes.pop() <= 5:
            raise self.fail(
                "position.hands",
                "these hands cannot be held at one time",
                "Give each seat in play as many cards, one less after playing to the trick",
            )

    def each_once(self, cards: list[int]) -> None:
        for card in cards:
            if cards.count(card) > 1:
                name = format_cards([card])
                raise self.fail(
                    "position.hands",
                    f"{name} is in two places",
                    "A pack has each card once",
                    "LLAA-BOURE-02",
                )

    def acts(self) -> tuple[Line, ...]:
        text = self.data.get("play", {}).get("acts", "")
        if not isinstance(text, str):
            raise self.fail("play.acts", "acts are lines of text", 'Write acts = """ ... """')
        start = self.where.get("play.acts", 1)
        # a text that opens with a line break begins on the next line
        first = start + 1 if re.search(r'=\s*("""|\'\'\')\s*$', self.source_line(start)) else start
        lines = []
        for number, line in enumerate(text.splitlines(), first):
            stripped = line.split("#")[0].strip()
            if stripped:
                lines.append(self.act(number, stripped))
        return tuple(lines)

    def source_line(self, number: int) -> str:
        lines = self.text.splitlines()
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def act(self, number: int, text: str) -> Line:
        found = ACT.match(text)
        if not found:
            raise RecordError(
                number,
                f"not an act: {text!r}",
                "Write seat, act and legal set, as in A play AD {AD KH}",
            )
        if found["words"][0] not in ("c", *SEATS[: self.count]):
            raise RecordError(
                number,
                f"no seat {found['words'][0]!r}",
                f"The seats are {', '.join(SEATS[: self.count])}",
            )
        outcome = (found["outcome"] or "").strip()
        return Line(number, " ".join(found["words"].split()), found["legal"], outcome)

    def ladder(self) -> Ladder | None:
        data = self.data.get("ladder")
        if data is None:
            return None
        steps = data.get("steps", [])
        if not isinstance(steps, list):
            raise self.fail("ladder.steps", "steps are a list", "Write [1000, 500]")
        amounts = tuple(self.amount("ladder.steps", step) for step in steps)
        return Ladder(amounts, self.amount("ladder.total", data.get("total", 0)))

    def end(self) -> End:
        data = self.data.get("end")
        if data is None:
            return End()
        found: dict[str, Any] = {}
        for key in ("tricks", "paid", "stacks"):
            if key in data:
                found[key] = self.by_seat(f"end.{key}", data[key])
        for key in ("boures", "renegers"):
            if key in data:
                found[key] = tuple(sorted(self.seats(f"end.{key}", data[key])))
        for key in ("next_pot", "opens"):
            if key in data:
                found[key] = self.amount(f"end.{key}", data[key])
        if "owed" in data:
            found["owed"] = self.dues("end.owed", data["owed"])
        if "winner" in data:
            winner = self.seats("end.winner", data["winner"])
            found["winner"] = winner[0] if winner else -1
        if "next_dealer" in data:
            found["next_dealer"] = self.seat("end.next_dealer", data["next_dealer"])
        if "void" in data:
            found["void"] = bool(data["void"])
        return End(**found)


def _due(due: object) -> bool:
    return isinstance(due, str) and due in DUES


def _kind_name(kind: type) -> str:
    return {int: "a whole number", str: "a text in quotes", dict: "{ name = value }"}[kind]


def _lines_of_keys(text: str) -> dict[str, int]:
    """The line of each key and table; long texts are skipped over."""
    where: dict[str, int] = {}
    table = ""
    inside = ""
    for number, line in enumerate(text.splitlines(), 1):
        if inside:
            inside = "" if inside in line else inside
            continue
        if found := re.match(r"\s*\[([\w.]+)\]", line):
            table = found[1]
            where.setdefault(table, number)
        elif found := re.match(r"\s*([\w.]+)\s*=\s*(.*)$", line):
            where.setdefault(f"{table}.{found[1]}" if table else found[1], number)
            for quote in ('"""', "'''"):
                if found[2].startswith(quote) and quote not in found[2][3:]:
                    inside = quote
    return where


def parse_plays(text: str) -> list[int]:
    """The cards of one play: "AC KC"."""
    return [parse_card(word) for word in text.split()]


# --- writing -----------------------------------------------------------------------------------


def format_record(record: Record) -> str:
    """The text of a record; ``parse_record`` reads it back as the same record."""
    out = [
        f"cardhall = {FORMAT}",
        f"title = {_quote(record.title)}",
        *([f"note = {_quote(record.note)}"] if record.note else []),
        f"game = {_quote(record.game)}",
        f"rules = {_quote(record.rules)}",
    ]
    if record.options:
        inside = ", ".join(f"{name} = {_value(value)}" for name, value in record.options.items())
        out.append(f"options = {{ {inside} }}")
    if record.referee != "guided":
        out.append(f"referee = {_quote(record.referee)}")
    if record.false_call != "none":
        out.append(f"false_call = {_quote(record.false_call)}")
    out += [
        f"dealer = {_quote(SEATS[record.dealer])}",
        f"stacks = {_amounts(record.stacks)}",
        f"pot = {record.pot}",
    ]
    if any(record.owed):
        out.append(f"owed = {_dues(record.owed)}")
    if record.playing:
        out.append(f"playing = {_quote(seat_names(record.playing))}")
    if record.free:
        out.append("free = true")
    if record.deck:
        out.append(_deck("deck", record.deck))
    if record.spare:
        out.append(_deck("spare", record.spare))
    if record.dealt:
        out.append(f"dealt = {_amounts(record.dealt)}")
    if record.exposed:
        out.append(f"exposed = {_quote(_plays(record.exposed))}")
    if record.position:
        out += _format_position(record.position)
    if record.ladder:
        steps = ", ".join(map(str, record.ladder.steps))
        out += ["", "[ladder]", f"steps = [{steps}]", f"total = {record.ladder.total}", ""]
        return "\n".join(out)
    out += ["", "[play]", 'acts = """']
    for line in record.lines:
        legal = "" if line.legal is None else f" {{{line.legal}}}"
        outcome = f" => {line.outcome}" if line.outcome else ""
        out.append(f"{line.words}{legal}{outcome}")
    return "\n".join([*out, '"""', *_format_end(record.end), ""])


def _format_position(position: Position) -> list[str]:
    out = ["", "[position]", f"phase = {_quote(position.phase)}"]
    out.append(f"trump = {_quote(SUITS[position.trump])}")
    if position.turned is not None:
        out.append(f"turned = {_quote(format_cards([position.turned]))}")
    for seat, cards in enumerate(position.hands):
        if cards:
            out.append(f"hands.{SEATS[seat]} = {_quote(format_cards(cards))}")
    if position.out:
        out.append(f"out = {_quote(seat_names(position.out))}")
    if any(position.tricks):
        out.append(f"tricks = {_amounts(position.tricks)}")
    if position.trick:
        out.append(f"trick = {_quote(_plays(position.trick))}")
    if position.turn is not None:
        out.append(f"turn = {_quote(SEATS[position.turn])}")
    if position.played:
        out.append(f"played = {_quote(format_cards(position.played))}")
    for seat, cards in enumerate(position.discards):
        if cards:
            out.append(f"discards.{SEATS[seat]} = {_quote(format_cards(cards))}")
    if position.stock:
        out.append(f"stock = {_quote(format_cards(position.stock))}")
    return out


def _format_end(end: End) -> list[str]:
    out: list[str] = []
    for key in ("tricks", "paid", "stacks"):
        if (amounts := getattr(end, key)) is not None:
            out.append(f"{key} = {_amounts(amounts)}")
    if end.owed is not None:
        out.append(f"owed = {_dues(end.owed)}")
    for key in ("boures", "renegers"):
        if (seats := getattr(end, key)) is not None:
            out.append(f"{key} = {_quote(seat_names(seats))}")
    if end.winner is not None:
        out.append(f"winner = {_quote(SEATS[end.winner] if end.winner >= 0 else '')}")
    if end.void is not None:
        out.append(f"void = {'true' if end.void else 'false'}")
    for key in ("next_pot", "opens"):
        if (amount := getattr(end, key)) is not None:
            out.append(f"{key} = {amount}")
    if end.next_dealer is not None:
        out.append(f"next_dealer = {_quote(SEATS[end.next_dealer])}")
    return ["", "[end]", *out] if out else []


def _quote(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return str(value) if isinstance(value, int) else _quote(str(value))


def _amounts(values: Iterable[int]) -> str:
    inside = ", ".join(f"{SEATS[seat]} = {value}" for seat, value in enumerate(values))
    return f"{{ {inside} }}"


def _dues(dues: Iterable[int]) -> str:
    words = {number: _quote(word) for word, number in DUES.items()}
    named = [f"{SEATS[seat]} = {words.get(due, due)}" for seat, due in enumerate(dues) if due]
    return f"{{ {', '.join(named)} }}" if named else "{}"


def _plays(plays: Iterable[tuple[int, int]]) -> str:
    return ", ".join(f"{SEATS[seat]} {format_cards([card])}" for seat, card in plays)


def _deck(key: str, cards: tuple[int, ...]) -> str:
    rows = [format_cards(cards[start : start + 13]) for start in range(0, 52, 13)]
    return f'{key} = """\n' + "\n".join(rows) + '"""'
