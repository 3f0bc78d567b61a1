"""Tables of Rummy for the tests of its referee: shipped records played up to a line."""

from pathlib import Path

from cardhall.cards.notation import card_set
from cardhall.cards.table import LETTERS
from cardhall.games.rummy.record import RummyTable
from cardhall.games.rummy.referee import OpenReferee, Ruling, parse_action
from cardhall.records import Record, parse_record, table_of

RECORDS = Path(__file__).parents[1] / "records"
NAMES = sorted(path.stem.removeprefix("rummy-") for path in RECORDS.glob("rummy-*.toml"))
A, B, C, D = range(4)


def record(name: str) -> Record:
    """A shipped record of Rummy."""
    return parse_record((RECORDS / f"rummy-{name}.toml").read_text("utf-8"))


def start(name: str) -> OpenReferee:
    """The table that a shipped record begins with."""
    table = table_of(record(name))
    assert isinstance(table, RummyTable)
    return table.referee


def upto(name: str, until: str = "") -> OpenReferee:
    """A shipped record's table, played up to the line that begins so, or to its first call."""
    found = record(name)
    table = table_of(found)
    assert isinstance(table, RummyTable)
    for line in found.lines:
        if line.words.startswith(until) if until else line.act.startswith("calls"):
            return table.referee
        if not line.outcome.startswith("refused"):
            table.do(line.seat, line.act)
    assert not until
    return table.referee


def do(at: OpenReferee, *lines: str) -> None:
    """Acts in the words of a record."""
    for line in lines:
        at.act(parse_action(line[2:]), LETTERS.index(line[0]))


def refused(at: OpenReferee, words: str) -> str:
    """The clause by which the player in turn is refused this; empty if not refused."""
    refusal = at.why_not(parse_action(words))
    return refusal.clause if refusal else ""


def held(at: OpenReferee, seat: int, cards: str) -> bool:
    """Does a seat hold exactly these cards?"""
    return bool(at.hand.hand_of(seat) == card_set(cards))


def told(ruling: Ruling) -> list[str]:
    """What a ruling changes, in words."""
    return [change.words() for change in ruling.changes]


def lying(at: OpenReferee) -> tuple[object, ...]:
    """All that lies on the table, to compare."""
    hand, felt, seats = at.hand, at.state, range(at.hand.seats)
    return (
        [hand.hand_of(s) for s in seats], [hand.shown_of(s) for s in seats], hand.stock_order,
        hand.discards, hand.melds, hand.turn, hand.phase, hand.kind, hand.exposed, hand.taken,
        hand.owes, felt.off, felt.wrong, felt.ruled, felt.counted, felt.written, felt.void,
    )  # fmt: skip
