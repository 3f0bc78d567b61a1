"""Hands as text: read, replay, compare, write. The format is described in docs/records.md."""

from cardhall.records.command import replay_main
from cardhall.records.replay import (
    Step,
    check_legal,
    describe_legal,
    opening,
    parse_legal,
    replay,
    rules_of,
    table_of,
)
from cardhall.records.text import (
    End,
    Line,
    Position,
    Record,
    RecordError,
    format_record,
    parse_record,
)
from cardhall.records.write import record_of, start_of

__all__ = [
    "End",
    "Line",
    "Position",
    "Record",
    "RecordError",
    "Step",
    "check_legal",
    "describe_legal",
    "format_record",
    "opening",
    "parse_legal",
    "parse_record",
    "record_of",
    "replay",
    "replay_main",
    "rules_of",
    "start_of",
    "table_of",
]
