"""The records that ship: all agree, all are exact, and none can be changed unnoticed."""

import re
from pathlib import Path

import pytest

from cardhall.cards.notation import format_card, parse_card
from cardhall.records import RecordError, format_record, parse_record, replay, table_of
from cardhall.records.text import End

FILES = sorted(Path(__file__).parent.glob("*.toml"))
WORKED = ("b1-", "b2-", "b4-", "b5-", "b8-", "b9-", "r1-", "r3-", "r5-", "r6-")


@pytest.mark.parametrize("prefix", WORKED)
def test_every_worked_hand_of_boure_ships(prefix: str) -> None:
    assert any(path.name.startswith(prefix) for path in FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_shipped_record_agrees(path: Path) -> None:
    replay(parse_record(path.read_text("utf-8")))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_shipped_record_asserts_the_legal_set_at_each_act_and_the_whole_end(path: Path) -> None:
    record = parse_record(path.read_text("utf-8"))
    if record.ladder:
        return
    table = table_of(record)
    for line in record.lines:
        if line.act.startswith("calls "):
            assert line.outcome, line.words
            table.call(line.act.split()[1], line.seat, _on(line.act))
        elif line.seat == table.hand.turn:
            assert line.legal, line.words
            _act(table, line.act, line.seat)
    assert [name for name, value in vars(record.end).items() if value is None] == []
    assert record.end != End()


def _on(act: str) -> int | None:
    words = act.split()
    return "ABCDEFGHIJ".index(words[3]) if len(words) == 4 else None


def _act(table: object, act: str, seat: int) -> None:
    from cardhall.games.boure import parse_action

    table.act(parse_action(act), seat)  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_shipped_record_is_written_as_it_was_read(path: Path) -> None:
    record = parse_record(path.read_text("utf-8"))
    assert parse_record(format_record(record)) == record


CARD = re.compile(r"\b[2-9TJQKA][CDHS]\b")
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])|(?<=-)\d\d\b")


def facts(text: str) -> list[tuple[int, int, str]]:
    """Where the cards and numbers of a record stand: start, end and what stands there."""
    spoken = [m.span() for m in re.finditer(r"^(title|note) = .*$", text, re.M)]
    found = []
    for pattern in (CARD, NUMBER):
        for match in pattern.finditer(text):
            if not any(start <= match.start() < end for start, end in spoken):
                found.append((match.start(), match.end(), match[0]))
    return found


def others(fact: str) -> list[str]:
    """What a fact is changed into: the cards beside it and far from it, the numbers beside it."""
    if fact.isdigit():
        near = [int(fact) + 1, *([int(fact) - 1] if int(fact) else [])]
        return [f"{number:0{len(fact)}}" for number in near]
    card = parse_card(fact)
    return [format_card((card + step) % 52) for step in (1, 13, 51)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_card_and_no_number_of_a_shipped_record_can_be_changed_unnoticed(path: Path) -> None:
    text = path.read_text("utf-8")
    unnoticed = []
    for start, end, fact in facts(text):
        for other in others(fact):
            try:
                replay(parse_record(text[:start] + other + text[end:]))
            except RecordError:
                continue
            line = text.count("\n", 0, start) + 1
            unnoticed.append(f"line {line}: {fact} -> {other}")
    assert unnoticed == []
