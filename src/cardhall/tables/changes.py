"""What a ruling changes at a live table, told from what would follow it.

Nothing is foretold: the ruling is carried out on a copy, and this puts into words what happened
there. So a ruling looked at and the ruling given cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from cardhall.tables import events
from cardhall.tables.events import AnyEvent, RuledChange
from cardhall.tables.state import State

LETTERS = "ABCDEFGHIJKL"


def changes_of(before: State, after: State, told: Sequence[AnyEvent]) -> tuple[RuledChange, ...]:
    """All that these events, which followed a ruling, changed between the two states."""
    found: list[RuledChange] = []
    for event in told:
        if type(event) in _WORDS:
            found += _WORDS[type(event)](before, after, event)
        found += [_moved(move) for move in getattr(event, "moves", ())]
    if before.facts is not None and after.facts is not None:
        for seat in after.facts.marks[len(before.facts.marks) :]:
            found += _marked(before, seat)
    return tuple(found)


def seat_word(seat: int) -> str:
    """A seat in the words of a change: its letter in braces, for the name that it has there."""
    return "{" + LETTERS[seat] + "}"


def _moved(move: events.Move) -> RuledChange:
    source, target = _book(move.source), _book(move.target)
    return RuledChange(
        what="chips",
        clause=move.clause,
        text=f"{move.amount} from {source} to {target}.",
        source=move.source,
        target=move.target,
        amount=move.amount,
    )


def _book(book: str) -> str:
    if book.startswith("seat:"):
        return seat_word(int(book.removeprefix("seat:")))
    names = {"pot": "the pot", "bank": "the bank", "locked": "the judge's keeping"}
    return names.get(book, "the cup")


def _void(before: State, after: State, event: events.HandVoid) -> Iterator[RuledChange]:
    if not before.croupier.by_hand:
        yield RuledChange(what="hand", clause=event.clause, text=f"Hand {event.number} is void.")
        dealer = deals_next(after)
        text = f"{seat_word(dealer)} deals next."
        yield RuledChange(what="deals", clause=event.clause, text=text, target=f"seat:{dealer}")
        return
    again = "LLAA-BOURE-15" if before.preset == "llaa" else "OP-RAP-13"
    deals = "LLAA-BOURE-14" if before.preset == "llaa" else "OP-RAP-13"
    yield RuledChange(
        what="hand",
        clause=event.clause,
        text=f"Hand {event.number} is void; antes stay in the pot.",
    )
    yield RuledChange(what="pot", clause=again, text="Nobody antes again.")
    text = f"{seat_word(after.dealer)} deals next."
    yield RuledChange(what="deals", clause=deals, text=text, target=f"seat:{after.dealer}")


def deals_next(state: State) -> int:
    """Whose deal the next hand is, at a table that waits for it: it is dealt on a copy."""
    croupier = state.croupier
    tried = replace(state, shuffles=state.shuffles + 1)
    run, _ = croupier.dealt(tried, croupier.players(tried))
    return croupier.dealer(replace(tried, run=run))


def _back(before: State, after: State, event: events.TakenBack) -> Iterator[RuledChange]:
    who = seat_word(event.seat)
    yield RuledChange(
        what="play",
        clause="LLAA-T-17",
        text=f"The last act of {who} is taken back; it is her turn again.",
        target=f"seat:{event.seat}",
    )


def _sat_in(before: State, after: State, event: events.BotSatIn) -> Iterator[RuledChange]:
    who = seat_word(event.seat)
    yield RuledChange(
        what="turn",
        clause="OP-T-11",
        text=f"A bot moves for {who} until she returns.",
        target=f"seat:{event.seat}",
    )


def _put_out(before: State, after: State, event: events.Disqualified) -> Iterator[RuledChange]:
    who = seat_word(event.seat)
    yield RuledChange(
        what="out",
        clause=event.clause,
        text=f"{who} is out of the session; her hand is dead.",
        target=f"seat:{event.seat}",
    )


def _ended(before: State, after: State, event: events.SessionEnded) -> Iterator[RuledChange]:
    counted = "chips are counted" if before.croupier.unit == "chips" else "its points stand"
    clause = "LLAA-T-06" if before.preset == "llaa" else "OP-X-15"
    yield RuledChange(what="result", clause=clause, text=f"The session ends; {counted}.")


def _finished(before: State, after: State, event: events.HandFinished) -> Iterator[RuledChange]:
    won = f"{seat_word(event.winner)} wins it" if event.winner >= 0 else "nobody wins it"
    text = f"Hand {event.number} is over: {won}."
    yield RuledChange(what="hand", clause="OP-X-19", text=text)


def _marked(before: State, seat: int) -> Iterator[RuledChange]:
    lost, pays = (
        ("LLAA-BOURE-36", "LLAA-BOURE-35") if before.preset == "llaa" else ("RAP-41", "RAP-41")
    )
    who, target = seat_word(seat), f"seat:{seat}"
    yield RuledChange(
        what="hand", clause=lost, text=f"{who} wins nothing in this hand.", target=target
    )
    yield RuledChange(
        what="pot",
        clause=pays,
        text=f"At the end of the hand {who} matches the pot, as far as the limit goes.",
        source=target,
        target="pot",
    )


_WORDS: dict[type, Callable[[State, State, Any], Iterator[RuledChange]]] = {
    events.HandVoid: _void,
    events.TakenBack: _back,
    events.BotSatIn: _sat_in,
    events.Disqualified: _put_out,
    events.SessionEnded: _ended,
    events.HandFinished: _finished,
}
