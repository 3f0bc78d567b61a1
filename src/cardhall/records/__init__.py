"""Hands as text: read, replay, compare, write. The format is described in docs/records.md."""

from cardhall.records.command import replay_main
from cardhall.records.replay import ReplayStep, records_of, replay, table_of
from cardhall.records.start import Start
from cardhall.records.table import HandTable, RecordTable
from cardhall.records.text import Record, RecordError, RecordLine, format_record, parse_record
from cardhall.records.write import options_of, record_of

__all__ = [
    "HandTable",
    "Record",
    "RecordError",
    "RecordLine",
    "RecordTable",
    "ReplayStep",
    "Start",
    "format_record",
    "options_of",
    "parse_record",
    "record_of",
    "records_of",
    "replay",
    "replay_main",
    "table_of",
]
