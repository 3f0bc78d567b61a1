"""A ruling given at a live table, as the event's log takes it."""

import msgspec

from cardhall.hall.desk.commands import NoteRuling
from cardhall.hall.desk.facts import RuledChange
from cardhall.tables import events, judging
from cardhall.tables.changes import LETTERS, seat_word
from cardhall.tables.state import State


def note_of(category: str, table: int, at: State, event: events.Ruled) -> NoteRuling:
    """A live table's ruling as the event's log takes it: seats by their letters. `at` is the state
    of the table."""
    call = judging.call_of(at, event.ruling)
    clauses = call.clauses if call else ()
    who = {"who": LETTERS[event.seat]} if event.seat >= 0 else {}
    text = call.text if call else ""
    if who:
        text = text.replace("{who}", seat_word(event.seat))
    said = event.text.replace("{", "{{").replace("}", "}}")
    return NoteRuling(
        category=category,
        table=table,
        call=f"live:{event.ruling}",
        title=call.title if call else "A ruling at the table",
        text=f"{text} {said}".strip(),
        answers=who,
        clauses=tuple(dict.fromkeys([*clauses, *([event.clause] if event.clause else [])])),
        changes=tuple(
            msgspec.convert(one, RuledChange, from_attributes=True) for one in event.changes
        ),
    )
