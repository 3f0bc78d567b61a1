"""Describe what a ruling changes at a live table, from what would follow it.

Nothing is foretold: the ruling is carried out on a copy, and this puts into words what happened
there. So a ruling looked at and the ruling given cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cardhall.messages import Dollars, Message, Player
from cardhall.tables import events
from cardhall.tables.events import AnyEvent, RuledChange
from cardhall.tables.replacing import replace
from cardhall.tables.state import State

LETTERS = "ABCDEFGHIJKL"


def changes_of(before: State, after: State, told: Sequence[AnyEvent]) -> tuple[RuledChange, ...]:
    """All that these events, which followed a ruling, changed between the two states."""
    found: list[RuledChange] = []
    for event in told:
        if type(event) in _WORDS:
            found += _WORDS[type(event)](before, after, event)
        found += [_moved(move, before.preset) for move in getattr(event, "moves", ())]
    if before.facts is not None and after.facts is not None:
        for seat in after.facts.marks[len(before.facts.marks) :]:
            found += _marked(before, seat)
    return tuple(found)


def seat_word(seat: int) -> Player:
    """A seat in the words of a change: its letter in braces, for the name that it has there."""
    return Player("{" + LETTERS[seat] + "}")


def _moved(move: events.Move, preset: str) -> RuledChange:
    told = Message(
        "so-much-from-one-to-another",
        amount=Dollars(move.amount) if preset == "rap" else move.amount,
        source=_book(move.source),
        target=_book(move.target),
    )
    return RuledChange(
        what="chips",
        clause=move.clause,
        text=told,
        source=move.source,
        target=move.target,
        amount=move.amount,
    )


def _book(book: str) -> Player | Message:
    if book.startswith("seat:"):
        return seat_word(int(book.removeprefix("seat:")))
    return _BOOKS[book]() if book in _BOOKS else Message("in-books-the-cup")


_BOOKS: dict[str, Callable[[], Message]] = {
    "pot": lambda: Message("in-books-the-pot"),
    "bank": lambda: Message("in-books-the-bank"),
    "locked": lambda: Message("in-books-the-judges-keeping"),
}


def _void(before: State, after: State, event: events.HandVoid) -> Iterator[RuledChange]:
    if not before.adapter.manual_deal:
        yield RuledChange(
            what="hand", clause=event.clause, text=Message("hand-is-void", hand=event.number)
        )
        dealer = deals_next(after)
        text = Message("deals-next", player=seat_word(dealer))
        yield RuledChange(what="deals", clause=event.clause, text=text, target=f"seat:{dealer}")
        return
    again = "LLAA-BOURE-15" if before.preset == "llaa" else "OP-RAP-13"
    deals = "LLAA-BOURE-14" if before.preset == "llaa" else "OP-RAP-13"
    yield RuledChange(
        what="hand",
        clause=event.clause,
        text=Message("hand-is-void-antes-stay", hand=event.number),
    )
    yield RuledChange(what="pot", clause=again, text=Message("nobody-antes-again"))
    text = Message("deals-next", player=seat_word(after.dealer))
    yield RuledChange(what="deals", clause=deals, text=text, target=f"seat:{after.dealer}")


def deals_next(state: State) -> int:
    """Find whose deal the next hand is, at a table that waits for it: it is dealt on a copy."""
    adapter = state.adapter
    tried = replace(state, shuffles=state.shuffles + 1)
    run, _ = adapter.dealt(tried, adapter.players(tried))
    return adapter.dealer(replace(tried, run=run))


def _back(before: State, after: State, event: events.TakenBack) -> Iterator[RuledChange]:
    who = seat_word(event.seat)
    yield RuledChange(
        what="play",
        clause="LLAA-T-17",
        text=Message("the-last-act-is-taken-back", player=who),
        target=f"seat:{event.seat}",
    )


def _sat_in(before: State, after: State, event: events.BotSatIn) -> Iterator[RuledChange]:
    who = seat_word(event.seat)
    yield RuledChange(
        what="turn",
        clause="OP-T-11",
        text=Message("a-bot-moves-until-the-return", player=who),
        target=f"seat:{event.seat}",
    )


def _put_out(before: State, after: State, event: events.Disqualified) -> Iterator[RuledChange]:
    who = seat_word(event.seat)
    yield RuledChange(
        what="out",
        clause=event.clause,
        text=Message("is-out-of-the-session", player=who),
        target=f"seat:{event.seat}",
    )


def _ended(before: State, after: State, event: events.SessionEnded) -> Iterator[RuledChange]:
    chips = before.adapter.unit == "chips"
    told = (
        Message("the-session-ends-chips-are-counted")
        if chips
        else Message("the-session-ends-its-points-stand")
    )
    clause = "LLAA-T-06" if before.preset == "llaa" else "OP-X-15"
    yield RuledChange(what="result", clause=clause, text=told)


def _finished(before: State, after: State, event: events.HandFinished) -> Iterator[RuledChange]:
    if event.winner >= 0:
        who = seat_word(event.winner)
        text = Message("hand-is-over-somebody-wins", hand=event.number, player=who)
    else:
        text = Message("hand-is-over-nobody-wins", hand=event.number)
    yield RuledChange(what="hand", clause="OP-X-19", text=text)


def _marked(before: State, seat: int) -> Iterator[RuledChange]:
    lost, pays = (
        ("LLAA-BOURE-36", "LLAA-BOURE-35") if before.preset == "llaa" else ("RAP-41", "RAP-41")
    )
    who, target = seat_word(seat), f"seat:{seat}"
    yield RuledChange(
        what="hand",
        clause=lost,
        text=Message("wins-nothing-in-this-hand", player=who),
        target=target,
    )
    yield RuledChange(
        what="pot",
        clause=pays,
        text=Message("matches-the-pot-at-the-end", player=who),
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
