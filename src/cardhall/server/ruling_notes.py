"""Turn a ruling at a live table into the command that notes it in the event's log."""

import msgspec

from cardhall.hall.desk.commands import NoteRuling
from cardhall.hall.desk.events import RuledChange
from cardhall.messages import Message, one_after_another, read_hook, written
from cardhall.tables import events, judging
from cardhall.tables.changes import LETTERS
from cardhall.tables.state import State


def note_of(category: str, table: int, at: State, event: events.Ruled) -> NoteRuling:
    """A live table's ruling as the event's log takes it: seats by their letters. `at` is the state
    of the table."""
    call = judging.call_of(at, event.ruling)
    clauses = call.clauses if call else ()
    who = {"who": LETTERS[event.seat]} if event.seat >= 0 else {}
    said = event.text.replace("{", "{{").replace("}", "}}")
    ruled = (call.text,) if call else ()
    return NoteRuling(
        category=category,
        table=table,
        call=f"live:{event.ruling}",
        title=call.title if call else Message("a-ruling-at-the-table"),
        text=one_after_another(*ruled, written(said)),
        answers=who,
        clauses=tuple(dict.fromkeys([*clauses, *([event.clause] if event.clause else [])])),
        changes=tuple(
            msgspec.convert(one, RuledChange, from_attributes=True, dec_hook=read_hook)
            for one in event.changes
        ),
    )
