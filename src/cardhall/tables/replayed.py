"""A hand that is played again, by somebody who played it: the same deck, seats, score and stakes.

The table stands as it stood before that deal, for its story up to there is told anew; bots sit in
for the others. One hand is played, and it counts for nothing.
"""

from __future__ import annotations

import msgspec

from cardhall.tables import events
from cardhall.tables.archive import Archive
from cardhall.tables.events import AnyEvent
from cardhall.tables.evolve import fold

#: What the deal itself brings with it, before anybody acts.
WITH_THE_DEAL = (events.TrumpAnnounced,)


def replayed(
    archive: Archive, session: int, number: int, seat: int, table: str, person: str, at: int
) -> list[AnyEvent]:
    """The story of a new table at which `person` plays hand `number` of a finished session again,
    from `seat`; session 0 is the last. Raises StillSecret, IndexError where there is no such
    hand."""
    session = archive.session(session)
    dealt = archive.dealt.get((session, number))
    if dealt is None:
        raise IndexError(f"number: session {session} has no hand {number}")
    past = archive.told[: dealt.place + 1]
    for event in archive.told[dealt.place + 1 :]:
        if not isinstance(event, WITH_THE_DEAL):
            break
        past.append(event)
    first = past[0]
    assert isinstance(first, events.TableOpened)
    replay = f"{first.table}/{session}/{number}"
    told = [
        _anew(event, seat, table, person, replay, number)
        for event in past
        if not isinstance(event, events.Spoke)
    ]
    state = fold(told)
    for other, place in enumerate(state.seats):
        if other == seat and place.sitting_in:
            told.append(events.SeatTakenBack(at=at, seat=other))
        elif other != seat and place.kind == "person" and not place.sitting_in:
            told.append(events.BotSatIn(at=at, seat=other, why="put there"))
    return told


def _anew(
    event: AnyEvent, seat: int, table: str, person: str, replay: str, number: int
) -> AnyEvent:
    """An event as the new table tells it: nobody but the player is a person of it, no clock runs,
    and it ends with this hand."""
    change = msgspec.structs.replace
    if isinstance(event, events.TableOpened):
        return change(
            event, table=table, event="", round=0, number=0, minutes=0, host=person, clock="none",
            event_paced=False, rebuys=None, opened_by=(), deals=number, same="", target=0,
            replay=replay,
            seats=tuple(change(one, person="", entry="") for one in event.seats),
        )  # fmt: skip
    if isinstance(event, events.SeatTaken):
        return change(event, person=person if event.seat == seat else f"seat {event.seat}")
    if isinstance(event, events.SessionBegun):
        return change(event, ends_at=0)
    return event
