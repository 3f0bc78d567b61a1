"""Export what a table played: the session's result, and its hands as records.

Both are plain data. A hand's data holds every card of the deck: it is given only when the session
is over and its seed is open to all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardhall.messages import Message, Player
from cardhall.tables.state import HandFacts, State


@dataclass(frozen=True, slots=True)
class SeatResult:
    """`chips` is what lies before the seat; `locked` what a disqualified player left behind."""

    seat: int
    name: str
    entry: str
    person: str
    chips: int
    lost: bool
    disqualified: bool


@dataclass(frozen=True, slots=True)
class SessionResult:
    """Chips by seat, the pot and what is locked: together `start` (LLAA-BOURE-52, OP-X-19)."""

    table: str
    session: int
    event: str
    round: int
    number: int
    seats: tuple[SeatResult, ...]
    pot: int
    locked: int
    start: int
    why: str


@dataclass(frozen=True, slots=True, repr=False)
class HandData:
    """A played hand, enough to write a record of it: seats are the table's seats, "A" is 0.

    `words` are "A stay", "B draw 2S 5H", "chair rules renege on B". `ruled` tells people what the
    chair found: a renege, a hand that was dead.
    """

    title: str
    rules: Any
    dealer: int
    stacks: tuple[int, ...]
    pot: int
    owed: tuple[int, ...]
    playing: tuple[int, ...]
    free: bool
    deck: tuple[int, ...]
    spare: tuple[int, ...]
    words: tuple[str, ...]
    ruled: tuple[Message, ...]
    void: str  # the clause by which the hand was void, "" if it was played out
    stacks_after: tuple[int, ...]
    pot_after: int
    referee: str = "guided"
    false_call: str = ""  # at an open table: what a call that is not proven costs

    def __repr__(self) -> str:
        return f"HandData(title={self.title!r})"


def result_command(state: State) -> SessionResult | None:
    """The result of the session that ended last; None while none has."""
    if not state.ended:
        return None
    ended = state.ended[-1]
    if state.session != ended.session:
        return None
    return SessionResult(
        table=state.table,
        session=ended.session,
        event=state.event,
        round=state.terms.round,
        number=state.terms.number,
        seats=tuple(
            SeatResult(seat, s.name, s.entry, s.person, ended.stacks[seat], s.lost, s.disqualified)
            for seat, s in enumerate(state.seats)
            if s.kind != "empty"
        ),
        pot=ended.pot,
        locked=ended.locked,
        start=ended.start,
        why=ended.why,
    )


class StillSecret(ValueError):
    """The session is being played: its hands are not open yet."""

    def __init__(self) -> None:
        self.why = Message("the-hands-are-open-when-it-is-over")
        super().__init__(self.why)


def hand_numbers(state: State) -> tuple[int, ...]:
    """The hands that `hand_record` can give: those of the last session, once it is over."""
    if state.stage != "ended":
        return ()
    return tuple(range(1, len(state.history) + 1))


def hand_record(state: State, number: int) -> HandData:
    """The `number`th deal of the last session, misdeals counted, from 1.

    Raises StillSecret before the session's end, IndexError for a deal that was not made.
    """
    if state.stage != "ended" or state.secrets is None:
        raise StillSecret
    if not 1 <= number <= len(state.history):
        raise IndexError(f"number: hands 1 to {len(state.history)} were dealt, not {number}")
    facts = state.history[number - 1]
    shuffles = state.secrets.shuffles()
    deck = shuffles.deck(facts.shuffle)
    return HandData(
        title=f"Table {state.terms.number or state.table}, session {facts.session}, deal {number}",
        rules=state.rules,
        dealer=facts.dealer,
        stacks=facts.stacks_before,
        pot=facts.pot_before,
        owed=tuple(facts.run.owed),
        playing=facts.players,
        free=bool(facts.run.tied),
        deck=(*deck[facts.cut :], *deck[: facts.cut]),
        spare=tuple(shuffles.spare(facts.shuffle)),
        words=_words(facts),
        ruled=_ruled(facts),
        void=facts.void,
        stacks_after=facts.stacks_after,
        pot_after=facts.pot_after,
        referee=state.terms.referee,
        false_call=str(state.terms.options.get("false_call", "")),
    )


def _words(facts: HandFacts) -> tuple[str, ...]:
    """The acts, and what the chair did. Who was put out is named between the acts where it was
    done, for it may change what the others must do (OP-X-19); a renege last, which does not."""
    letters = dict(enumerate("ABCDEFGHIJKL"))
    dead = {seat for seat, _ in facts.dead}
    out = []
    for number in range(len(facts.acts) + 1):
        out += [f"chair puts out {letters[seat]}" for seat, acts in facts.dead if acts == number]
        out += called_words(facts, number, letters)
        out += [f"{letters[seat]} {words}" for seat, words in facts.acts[number : number + 1]]
    marks = [f"chair rules renege on {letters[s]}" for s in facts.marks if s not in dead]
    return (*out, *marks, *(["chair rules misdeal"] if facts.void else []))


def called_words(facts: HandFacts, acts: int, letters: Mapping[int, str]) -> list[str]:
    """Say what was called when so many acts had been done, as records write it; `letters` by
    seat."""
    told = []
    for one in facts.calls:
        if one.acts == acts:
            on = f" on {letters[one.on]}" if one.on is not None else ""
            answers = "".join(f" {name}={answer}" for name, answer in one.answers.items())
            told.append(f"{letters[one.by]} calls {one.call}{on}{answers}")
    return told


def _ruled(facts: HandFacts) -> tuple[Message, ...]:
    reneges = [Message("this-seat-reneged", player=_letter(seat)) for seat in facts.marks]
    dead = [Message("this-seat-has-a-dead-hand", player=_letter(seat)) for seat, _ in facts.dead]
    return (*reneges, *dead)


def _letter(seat: int) -> Player:
    """Find who sits there, as records name seats."""
    return Player("ABCDEFGHIJKL"[seat])
