"""What the chair or the official does in a record, for games whose referee has ``chair``."""

from typing import Protocol

from cardhall.records.table import impossible, parse_call
from cardhall.rulings.referee import CHAIR, Ruling


class Chaired(Protocol):
    """A referee that an official calls, and for whom the chair rules without a proof."""

    def call(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling: ...

    def chair(self, call: str, on: int | None = None, **facts: str) -> Ruling: ...


def do_office(referee: Chaired, words: str) -> str:
    """``official calls misdeal heard=ABCD`` or ``chair rules renege on B``: the ruling's outcome.

    Raises Impossible for other words.
    """
    office, _, rest = words.partition(" ")
    verb, _, ruled = rest.partition(" ")
    if office in ("chair", "official") and verb in ("calls", "rules") and ruled:
        name, on, facts = parse_call(f"calls {ruled}")
        if verb == "calls":
            return referee.call(name, CHAIR, on, **facts).outcome
        return referee.chair(name, on, **facts).outcome
    raise impossible(
        f"nobody does {words!r} here",
        "Write chair rules renege on B, or official calls misdeal",
    )
