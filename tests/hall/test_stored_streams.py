"""Facts that were stored before: they read, fold, and amount to what they amounted to then.

Each file of `streams/` is one event, as the store keeps it: a fact a line, with reports in two
versions, disputes, corrections and what undid them, calls and rulings. Its first line is what the
program of that day made of it.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from cardhall.hall.event import State, fold
from cardhall.hall.events import decode_event, encode_event
from cardhall.hall.state import money_books, phase, standings, status

STREAMS = sorted((Path(__file__).parent / "streams").glob("*.jsonl.gz"))


def amounts_to(state: State) -> dict[str, Any]:
    """Who lost and won what and has which place, game by game; the money; what can be undone."""
    games = {
        key: {
            "phase": phase(state, category),
            "tallies": {
                one: [x.losses, x.wins, x.status, x.out_round, x.place, x.shared]
                for one, x in standings(state, key).tallies.items()
            },
            "ties": standings(state, key).place_ties,
            "options": category.options,
            "codes": {str(table): code for table, code in sorted(category.codes.items())},
        }
        for key, category in state.categories.items()
    }
    entries = {one.id: [one.called, status(state, one), one.paid_cents] for one in sorted(
        state.entries.values(), key=lambda entry: entry.number
    )}  # fmt: skip
    said: dict[str, Any] = {
        "version": state.version,
        "games": games,
        "entries": entries,
        "money": money_books(state),
        "corrections": state.corrections,
        "touched": state.touched,
    }
    whole: dict[str, Any] = json.loads(json.dumps(said))
    return whole


def stored(path: Path) -> tuple[dict[str, Any], list[bytes]]:
    """What it amounted to, and the facts."""
    first, *facts = gzip.decompress(path.read_bytes()).splitlines()
    return json.loads(first), facts


@pytest.mark.parametrize("path", STREAMS, ids=lambda path: path.name.split(".")[0])
def test_a_stream_of_before_amounts_to_the_same(path: Path) -> None:
    then, lines = stored(path)
    facts = [decode_event(line) for line in lines]
    assert amounts_to(fold(facts)) == then
    assert [decode_event(encode_event(fact)) for fact in facts] == facts


def test_the_streams_hold_every_turn_of_a_table_that_is_reported_on() -> None:
    seen = {json.loads(line)["type"] for path in STREAMS for line in stored(path)[1]}
    assert {
        *("count_reported", "report_taken_back", "dispute_settled", "result_corrected"),
        *("correction_undone", "chair_called", "ruling_given", "table_mode_set"),
        *("match_reported", "match_report_taken_back", "match_settled", "match_corrected"),
        *("sheet_reported", "sheet_taken_back", "sheets_settled", "game_corrected"),
        *("game_correction_undone", "chair_called_to_game", "game_ruled"),
        *("pairing_reported", "pairing_report_taken_back", "pairing_settled", "pairing_corrected"),
        *("pairing_correction_undone", "chair_called_to_pairing", "pairing_ruled"),
    } <= seen
