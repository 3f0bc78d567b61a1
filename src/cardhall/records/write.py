"""Write a hand that was played as a record that replays to the same result.

What is kept of a played hand is little: how it began, and what was done, in words. ``record_of``
plays that through the referee once more and notes the exact legal set at each act, the outcome of
each call and the end.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from cardhall.games import part
from cardhall.records.kept import PlayedHand
from cardhall.records.replay import table_of
from cardhall.records.table import RecordTable
from cardhall.records.text import Record, RecordError, RecordLine


def options_of(rules: Any, preset: str) -> dict[str, object]:
    """The house rules that differ from those of a preset, for a record's ``options``."""
    common = type(rules).preset(preset).to_data()
    # TOML has no word for nothing
    return {
        name: value
        for name, value in rules.to_data().items()
        if value != common[name] and value is not None
    }


def start_of(game: str, *kept: Any) -> Record:
    """Work out how a record of a game begins, from what a table kept of the hand: the arguments of
    the ``start_of`` in the game's ``record``."""
    start: Record = part(game, "record").start_of(*kept)
    return start


def begun(game: str, kept: PlayedHand) -> dict[str, object]:
    """Work out what the record of a hand at a live table begins from, but for its deck."""
    found: dict[str, object] = part(game, "record").begun(kept)
    return found


def record_of(start: Record, words: Iterable[str]) -> Record:
    """The record of a hand that began as ``start`` and went as ``words`` say, in order.

    Words are "A stay", "A draw 2S 5H", "A play AD", "B calls renege on C", "chair rules misdeal".
    Raises RecordError, the line counting the words, for what could not have been done.
    """
    table = table_of(replace(start, lines=()))
    lines = tuple(_line(table, RecordLine(number, text)) for number, text in enumerate(words, 1))
    return replace(start, lines=lines, end=table.end())


def _line(table: RecordTable, line: RecordLine) -> RecordLine:
    legal = table.legal() if not line.is_ruling and line.seat == table.turn else None
    try:
        outcome = table.do(line.seat, line.act)
    except ValueError as error:
        raise RecordError(line.number, str(error)) from None
    return replace(line, legal=legal, outcome=outcome)
