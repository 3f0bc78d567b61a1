"""Who sits at a table, whatever the format: the seats that a judge names."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from cardhall.formats.seating import LETTERS
from cardhall.hall.desk.events import Sitter
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.formats.home_game.state import TABLE, HomeGame
from cardhall.hall.formats.progressive.state import Progressive
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.state import Category, State, board, category_of, live_id
from cardhall.messages import Message, no_words


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A table: of which round, match or game (``round``), and who sits there, clockwise."""

    round: int
    seats: tuple[Sitter, ...]
    called: bool = False
    live: str = ""
    """The id of the table in the browser; "" where it is of wood."""
    why: Message = no_words
    since: int = 0
    """Of a call: what was said, and when (ms)."""

    @property
    def letters(self) -> tuple[str, ...]:
        return tuple(one.letter for one in self.seats)


def place_of(state: State, key: str, table: int) -> Place:
    """The table. Raises Refusal when none of that number is in play."""
    category = category_of(state, key)
    if category.is_bracket:
        found = _of_match(state, category, table)
    elif category.course is not None:
        found = _of_course(state, category, table)
    else:
        found = _of_round(state, category, table)
    if found is None:
        raise Refusal(
            Message("table-of-does-not-play-now", table=table, game=category.plan.name),
            "table",
            Message("choose-a-table-that-plays"),
        )
    return found


def name_of(state: State, seat: Sitter) -> str:
    """The name as the table calls this one; the seat's letter where nobody is written down."""
    entry = state.entries.get(seat.entry)
    if entry is None:
        return Message("seat-by-letter", letter=seat.letter)
    # a team that was forgotten goes by one name
    return entry.people[min(seat.part, len(entry.people) - 1)]


def _of_round(state: State, category: Category, table: int) -> Place | None:
    now = category.now
    play = now.tables.get(table) if now is not None and now.state == "playing" else None
    if now is None or play is None:
        return None
    return Place(
        round=now.no,
        seats=_seats(play.seats),
        live=live_id(state, category, now, play),
        **_call(play.call),
    )


def _of_match(state: State, category: Category, table: int) -> Place | None:
    """Partners sit opposite: A and C are one team, B and D the other."""
    found = board(state, category.key)
    meeting = found.at_table(table) if found else None
    if meeting is None:
        return None
    one, two = meeting.teams
    seats = tuple(
        Sitter(letter=letter, entry=entry, part=part)
        for letter, entry, part in zip("ABCD", (one, two, one, two), (0, 0, 1, 1), strict=True)
    )
    live = meeting.live_id(state.id, category.key)
    return Place(round=meeting.match, seats=seats, live=live, **_call(meeting.call))


def _of_course(state: State, category: Category, table: int) -> Place | None:
    match category.course:
        case Progressive() as night:
            game = night.now
            play = game.tables.get(table) if game else None
            if game is None or play is None or not game.started_at:
                return None
            seats = _seats(tuple(play.seated()))
            live = play.live_id(state.id, category.key, game.no)
            return Place(round=game.no, seats=seats, live=live, **_call(play.call))
        case Freezeout() as room:
            if not room.begun:
                return None
            here = next((one for one in room.room().live if one.number == table), None)
            if here is None:
                return None
            return Place(round=1, seats=_seats(here.seats), **_call(room.calls.get(table)))
        case HomeGame() as ledger:
            playing = ledger.begun and table == TABLE
            return Place(round=1, seats=_seats(ledger.seats)) if playing else None
        case _:
            return None


def tables_in_play(state: State) -> Iterator[tuple[str, int]]:
    """Every table at which cards are played now, game by game: its category and number."""
    for key, category in state.categories.items():
        for table in sorted(_numbers(state, category)):
            yield key, table


def _numbers(state: State, category: Category) -> Iterable[int]:
    if category.is_bracket:
        found = board(state, category.key)
        return [meeting.table for meeting in found.open.values()] if found else ()
    match category.course:
        case Progressive() as night:
            game = night.now
            return game.tables if game and game.started_at and not night.ended_at else ()
        case Freezeout() as room:
            playing = room.begun and not room.finished
            return [table.number for table in room.room().live] if playing else ()
        case HomeGame() as ledger:
            return (TABLE,) if ledger.begun and not ledger.ended else ()
        case _:
            now = category.now
            return now.tables if now is not None and now.state == "playing" else ()


def _call(call: Any) -> dict[str, Any]:
    """Of whatever format: a call has its time and its words."""
    return {"called": True, "why": call.why, "since": call.at} if call else {}


def _seats(entries: tuple[str, ...]) -> tuple[Sitter, ...]:
    """By their letters; an empty chair keeps its letter."""
    return tuple(
        Sitter(letter=letter, entry=entry)
        for letter, entry in zip(LETTERS, entries, strict=False)
        if entry
    )
