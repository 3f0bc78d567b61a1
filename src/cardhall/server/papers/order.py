"""Say what a paper is ordered for, and read what several papers need from an event's state."""

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from cardhall import paper
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.state import Category, Entry, State
from cardhall.messages import Message
from cardhall.paper.press import PaperSize
from cardhall.server.seating import seated


@dataclass(frozen=True)
class Order:
    """A paper that is wanted; ``address`` is the hall's, for the codes on it. ``blank``: nothing
    filled in, though it could be."""

    state: State
    address: str
    size_name: str
    category: str
    table: int
    blank: bool = False

    @property
    def size(self) -> PaperSize:
        return cast(PaperSize, self.size_name)

    @property
    def game(self) -> Category:
        """The game that the paper is of."""
        return self.state.categories[self.category]

    @property
    def event(self) -> str:
        return self.state.known.name


def not_of_this_game(order: Order, what: Message) -> Refusal:
    """A paper that this game does not have."""
    return Refusal(
        Message("this-game-has-no-such-paper", game=order.game.plan.name, paper=what),
        "category",
        Message("choose-a-game-that-has-one"),
    )


def here(state: State, category: str = "") -> list[Entry]:
    """Entries that have not left, of one game or of all."""
    return [
        entry
        for entry in state.entries.values()
        if entry.left is None and category in ("", entry.category)
    ]


def seat_of(order: Order) -> dict[str, tuple[str, str]]:
    """Table and seat of everybody who has one now, in any game of the event."""
    return {
        one: (str(table), seat)
        for category in order.state.categories.values()
        for table, chairs in seated(order.state, category).items()
        for seat, one in chairs
        if one
    }


def people(order: Order, category: str = "") -> list[paper.PersonOnPaper]:
    """Everybody who has not left, of one game or of all, with table and seat."""
    seats = seat_of(order)
    return [_person(order, entry, *seats.get(entry.id, ("", ""))) for entry in
            here(order.state, category)]  # fmt: skip


def _person(order: Order, entry: Entry, table: str, seat: str) -> paper.PersonOnPaper:
    return paper.PersonOnPaper(
        number=str(entry.number),
        name=entry.called,
        auxiliary=entry.auxiliary,
        table=table,
        seat=seat,
        owing_cents=entry.owing_cents,
        code=entry.code,
        link=f"{order.address}join#code={entry.code}",
        game=order.state.categories[entry.category].plan.name,
        each=entry.people,
    )


def local(state: State, at: int) -> datetime.datetime:
    """A moment (ms) by the hall's own clock."""
    moment = datetime.datetime.fromtimestamp(at / 1000, datetime.UTC)
    return moment + datetime.timedelta(minutes=state.known.utc_offset_minutes)


def clock(state: State, at: int) -> str:
    """A moment as the hall's own time of day, "" for none."""
    if not at:
        return ""
    moment = local(state, at)
    return f"{moment.hour % 12 or 12}:{moment.minute:02} {'am' if moment.hour < 12 else 'pm'}"


def day(state: State, at: int) -> str:
    """The hall's own day of a moment, "" for none."""
    if not at:
        return ""
    moment = local(state, at)
    return f"{moment:%A}, {moment:%B} {moment.day}, {moment.year}"


def links(order: Order, category: Category) -> Iterator[tuple[int, str, str]]:
    """Tables that have a captain's code, with it and the address to scan."""
    for table, code in sorted(category.codes.items()):
        yield table, code, f"{order.address}join#code={code}"
