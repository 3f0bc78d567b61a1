"""Change a card or a number of a record: is it noticed?"""

import re
from collections.abc import Iterator

from cardhall.cards.notation import format_card, parse_card
from cardhall.records import RecordError, parse_record, replay

CARD = re.compile(r"\b[2-9TJQKA][CDHS]\b")
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])|(?<=-)\d\d\b")


def facts(text: str) -> list[tuple[int, int, str]]:
    """Where the cards and numbers of a record stand: start, end and what stands there."""
    # what is refused changes nothing: there only the clause is a fact
    free = r"^(title|note) = .*$|#.*$|^.*(?==> refused )"
    spoken = [m.span() for m in re.finditer(free, text, re.M)]
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


def changes(text: str) -> Iterator[tuple[int, int, str, str]]:
    """Every change: start and end of the fact, what stands there, what is put in its place."""
    for start, end, fact in facts(text):
        for other in others(fact):
            yield start, end, fact, other


def unnoticed(text: str, change: tuple[int, int, str, str]) -> str:
    """The line of a change that the record's replay does not notice; nothing if it does."""
    start, end, fact, other = change
    try:
        replay(parse_record(text[:start] + other + text[end:]))
    except RecordError:
        return ""
    return f"line {text.count(chr(10), 0, start) + 1}: {fact} -> {other}"
