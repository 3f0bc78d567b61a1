"""Step through a finished hand, act by act, with all cards open.

Given only when its session is over and the seed is open to all: then nothing in it is secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

import msgspec

from cardhall.cards.notation import format_card
from cardhall.tables import events
from cardhall.tables.archive import Archive
from cardhall.tables.events import AnyEvent
from cardhall.tables.evolve import evolve
from cardhall.tables.game import cards_of
from cardhall.tables.shapes import JudgeHand, LogLine, TableView
from cardhall.tables.state import State
from cardhall.tables.views import view_for


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The table after one act. `seat` acted (-1 for nobody), `words` are the act's own, `lines`
    what the log said about it. `by`: the seat's own "person", a "bot", or "time" that ran out; ""
    where it was nobody's act."""

    seat: int
    words: str
    by: Literal["person", "bot", "time", ""]
    lines: tuple[LogLine, ...]
    view: TableView


class SteppedHand(msgspec.Struct, frozen=True, kw_only=True):
    """One hand of a session, from the deal to its report."""

    table: str
    game: str
    session: int
    number: int
    hands: int  # how many hands that session had
    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Moment:
    """What happened in a hand, and the table before and after it."""

    before: State
    event: AnyEvent
    after: State


def stepped(archive: Archive | Iterable[AnyEvent], session: int, number: int) -> SteppedHand:
    """Hand `number` of a session, from all the table's events; session 0 is the last one. Raises
    StillSecret before the session's end, IndexError where there is no such hand."""
    archive = Archive.of(archive)
    session = archive.session(session)
    frames = tuple(_frame(moment) for moment in moments(archive, session, number))
    last = frames[-1].view
    return SteppedHand(
        table=last.table,
        game=last.game,
        session=session,
        number=number,
        hands=archive.hands(session),
        frames=frames,
    )


def moments(archive: Archive | Iterable[AnyEvent], session: int, number: int) -> tuple[Moment, ...]:
    """Work out what `stepped` shows as frames, one for one, and raising the same."""
    archive = Archive.of(archive)
    return finished(archive, archive.session(session), number)


def finished(archive: Archive, session: int, number: int) -> tuple[Moment, ...]:
    """The same of a hand that is over, though its session may not be: who shows anything of it
    sees to it that nobody learns what their seat did not know. Raises IndexError."""
    dealt = archive.dealt.get((session, number))
    state = dealt.before if dealt else State()
    found: list[Moment] = []
    for event in archive.told[dealt.place :] if dealt else ():
        if found and isinstance(event, events.HandDealt):
            break
        before, state = state, evolve(state, event)
        if isinstance(event, _SHOWN):
            found.append(Moment(before, event, state))
        if isinstance(event, _OVER):
            return tuple(found)
    raise IndexError(f"number: session {session} has no hand {number}")


_OVER = (events.HandFinished, events.HandScored, events.HandVoid)
_SHOWN = (
    events.HandDealt,
    events.Acted,
    events.TakenBack,
    events.CalledOut,
    events.Ruled,
    events.Disqualified,
    *_OVER,
)


def _frame(moment: Moment) -> Frame:
    event = moment.event
    return Frame(
        seat=getattr(event, "seat", -1),
        words=getattr(event, "words", ""),
        by=_by(event),
        lines=_lines(moment.before, moment.after),
        view=_open_view(moment.after, isinstance(event, _OVER)),
    )


def _by(event: AnyEvent) -> Literal["person", "bot", "time", ""]:
    if not isinstance(event, events.Acted) or event.seat < 0:
        return ""
    if event.bot:
        return "bot"
    return "time" if event.automatic else "person"


def _lines(before: State, after: State) -> tuple[LogLine, ...]:
    new = len(after.log) - len(before.log)
    lines = after.log[-new:] if new > 0 else after.log[-1:]
    return tuple(
        LogLine(at=line.at, text=line.text, clause=line.clause, seat=line.seat) for line in lines
    )


def _open_view(state: State, over: bool) -> TableView:
    """As a spectator sees it, with every hand laid open; without what leads elsewhere."""
    view = view_for(state, None)
    hands = () if over or state.hand is None else state.adapter.open_hands(state.hand)
    return msgspec.structs.replace(
        view,
        history=() if not over else view.history[-1:],
        log=(),
        table_card=(),
        reveals=(),
        hands=tuple(
            JudgeHand(seat=seat, cards=tuple(format_card(card) for card in cards_of(held)))
            for seat, held in hands
        ),
    )
