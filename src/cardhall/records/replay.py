"""Play a record through the referee, and compare it at every act and at the end.

``replay`` gives the steps, or raises RecordError with the line at which the record and the rules
disagree. ``table_of`` gives the table that a record begins with. What is a game's own is in its
module here, ``records/<game>.py``; see ``records/table.py``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType

from cardhall.cards.table import LETTERS
from cardhall.games import part
from cardhall.records.start import Start
from cardhall.records.table import RecordTable
from cardhall.records.text import Record, RecordError, RecordLine


@dataclass(frozen=True)
class ReplayStep:
    """One line of a replay: the line of the record, its words, and what came of them. Of a call or
    a ruling also the position before and after."""

    line: int
    words: str
    text: str
    before: str = ""
    after: str = ""


def records_of(name: str) -> ModuleType:
    """The module that knows what a record of this game begins from."""
    return part(name, "record")


def start_at(record: Record) -> Start:
    """Typed access to what a record begins from. Raises RecordError for an unknown key."""
    return Start(record, records_of(record.game).KEYS)


def table_of(record: Record) -> RecordTable:
    """The table that a record begins with. Raises RecordError for what cannot be."""
    start = start_at(record)
    with start.blame("position" if start.has("position") else ""):
        table: RecordTable = records_of(record.game).table_of(start)
    for line in record.lines:
        if line.seat >= start.seats:
            names = ", ".join(LETTERS[: start.seats])
            raise RecordError(
                line.number, f"no seat {LETTERS[line.seat]!r}", f"The seats are {names}"
            )
    return table


def replay(record: Record) -> list[ReplayStep]:
    """Play a record to its end. Raises RecordError at the first line that disagrees."""
    table = table_of(record)
    steps = [ReplayStep(1, "", table.state())]
    for line in record.lines:
        steps.append(_line(record, table, line))
    _check_end(record, table)
    return steps


def _line(record: Record, table: RecordTable, line: RecordLine) -> ReplayStep:
    if line.legal is not None:
        check_legal(table, line)
    before = table.state() if line.is_ruling else ""
    try:
        outcome = table.do(line.seat, line.act)
    except RecordError:
        raise
    except ValueError as error:
        return _refused(record, table, line, error)
    if line.outcome.startswith("refused"):
        raise RecordError(line.number, "this is allowed", "Take the refusal out")
    _compare(line, outcome)
    if not line.is_ruling:
        return ReplayStep(line.number, line.words, table.state())
    explain = getattr(table, "explain", None)
    told = explain() if explain and outcome else outcome
    return ReplayStep(line.number, line.words, told, before, table.state())


def _refused(record: Record, table: RecordTable, line: RecordLine, error: ValueError) -> ReplayStep:
    """An act that the table refuses: as the record says, or the record is wrong."""
    clause = getattr(error, "clause", "")
    if not clause:
        raise RecordError(line.number, *_why(error)) from None
    why = error.refusal.text if hasattr(error, "refusal") else str(error)
    if not line.outcome.startswith("refused"):
        raise RecordError(line.number, why, f"Allowed: {_legal(table)}", clause) from None
    said = line.outcome.removeprefix("refused").strip()
    if said != clause:
        raise RecordError(
            line.number, f"it is refused by {clause}, not by {said}", "", clause
        ) from None
    return ReplayStep(line.number, line.words, f"refused: {why} ({clause})")


def _why(error: ValueError) -> tuple[str, str]:
    """Say what is wrong and its cure, as the error tells them."""
    cure = getattr(error, "cure", "")
    why = getattr(error, "why", "") or getattr(error, "text", "") or str(error)
    return why.removesuffix(f". {cure}").removesuffix("."), cure


def _compare(line: RecordLine, outcome: str) -> None:
    """The verdict and its clause alone may be asserted, or all that the ruling says."""
    said = outcome if ";" in line.outcome else outcome.split(";")[0]
    if not line.outcome or line.outcome == said:
        return
    clause = outcome.split(";")[0].partition(" ")[2]
    if not outcome:
        raise RecordError(line.number, "nothing comes of this", "Take what stands after => out")
    raise RecordError(line.number, f"the ruling is {outcome!r}, not {line.outcome!r}", "", clause)


def _legal(table: RecordTable) -> str:
    return _shortened(table.legal())


def _shortened(text: str) -> str:
    return text if len(text) < 1_000 else f"{text[:1_000]} ..."


def check_legal(table: RecordTable, line: RecordLine) -> None:
    """Compare the legal set that a line asserts with the game's. Raises RecordError."""
    assert line.legal is not None
    if line.seat >= 0 and table.turn >= 0 and line.seat != table.turn:
        raise RecordError(
            line.number,
            f"it is {LETTERS[table.turn]}'s turn",
            f"Write {LETTERS[table.turn]} first, or drop the braces",
        )
    try:
        same = table.same_legal(line.legal)
    except ValueError as error:
        raise RecordError(line.number, f"no legal set: {error}") from None
    if not same:
        raise RecordError(
            line.number,
            f"the legal set is {{{_legal(table)}}}, not {{{line.legal}}}",
            "Mend the set, or the hand before it",
        )


def _check_end(record: Record, table: RecordTable) -> None:
    if not record.end:
        return
    found = table.end()
    if not found:
        who = f"{LETTERS[table.turn]} is to act" if table.turn >= 0 else "it goes on"
        raise RecordError(
            record.line_of("end"), f"the hand is not over: {who}", f"Allowed: {_legal(table)}"
        )
    for name, said in record.end.items():
        if name not in found:
            raise RecordError(
                record.line_of(f"end.{name}"),
                f"no such key: end.{name}",
                f"Known: {', '.join(found)}",
            )
        if not same_value(said, found[name]):
            raise RecordError(
                record.line_of(f"end.{name}"),
                f"{name} should be {shown(found[name])}",
                "Mend the number, or the hand before it",
            )


def same_value(said: object, found: object) -> bool:
    """Is this what was found? In a table, what is not named is 0."""
    if isinstance(said, Mapping) and isinstance(found, Mapping):
        return all(same_value(said.get(key, 0), found.get(key, 0)) for key in {**said, **found})
    if isinstance(said, list) and isinstance(found, list | tuple):
        return len(said) == len(found) and all(map(same_value, said, found))
    return type(said) is type(found) and said == found


def shown(value: object) -> str:
    """A value as ``[end]`` writes it, roughly: for people."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} = {shown(inner)}" for name, inner in value.items())
    if isinstance(value, bool):
        return str(value).lower()
    return repr(value)
