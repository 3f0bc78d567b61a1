"""What the judge's desk shows: the calls of a table, a ruling looked at, and the log."""

from collections.abc import Mapping

from cardhall.hall.desk.catalogue import CatalogueCall, calls_at, with_braces
from cardhall.hall.desk.events import RulingApplied
from cardhall.hall.desk.places import name_of, place_of, tables_in_play
from cardhall.hall.desk.words import change_filled, filled, people_of, people_slots, plain
from cardhall.hall.kernel.tables import Place
from cardhall.hall.kernel.views import View
from cardhall.hall.state import State, category_of
from cardhall.messages import Argument, Message, no_words


class ChangeCard(View, frozen=True, kw_only=True):
    """One change, in words and as data: between whom how much."""

    what: str
    text: Message
    clause: str
    source: str
    target: str
    amount: int


class RulingCard(View, frozen=True, kw_only=True):
    """A ruling of the log. ``about`` names those whom it concerns; ``taken_back`` says why it does
    not stand any more, "" while it does."""

    id: str
    at: int
    by: Message
    category: str
    category_name: str
    table: int
    title: Message
    text: Message
    clauses: tuple[str, ...]
    changes: tuple[ChangeCard, ...]
    about: str
    note: str
    nth: int
    none: bool
    live: bool
    taken_back: str
    taken_back_by: Message


class DeskTable(View, frozen=True, kw_only=True):
    """A table in play that a judge can choose; ``since`` when it called (ms), 0 if it did not;
    ``live`` its id where it is played in the browser."""

    category: str
    category_name: str
    table: int
    names: tuple[str, ...]
    called: bool
    why: Message
    since: int
    live: str


class DeskCard(View, frozen=True, kw_only=True):
    """The tables in play, those that called first, the longest waiting before all; and the rulings
    so far, the latest first."""

    tables: tuple[DeskTable, ...]
    rulings: tuple[RulingCard, ...]


class SeatButton(View, frozen=True, kw_only=True):
    letter: str
    name: str


class CallLine(View, frozen=True, kw_only=True):
    """Something that may have happened, for the list and its search box. ``find``: other words that
    a judge may type."""

    key: str
    title: Message
    group: str
    find: Message = no_words
    clauses: tuple[str, ...]


class Calls(View, frozen=True, kw_only=True):
    """All that may be ruled on at a table, and who sits there. ``live``: it is played in the
    browser, under its own id."""

    category: str
    category_name: str
    table: int
    called: bool
    live: str
    seats: tuple[SeatButton, ...]
    calls: tuple[CallLine, ...]


def card(state: State, at: int) -> DeskCard:
    tables = [_table(state, key, number) for key, number in tables_in_play(state)]
    tables.sort(key=lambda one: (not one.called, one.since))
    return DeskCard(tables=tuple(tables), rulings=rulings(state)[::-1])


def _table(state: State, key: str, table: int) -> DeskTable:
    place = place_of(state, key, table)
    return DeskTable(
        category=key,
        category_name=state.categories[key].plan.name,
        table=table,
        names=tuple(name_of(state, seat) for seat in place.seats),
        called=place.called,
        why=place.why,
        since=place.since,
        live=place.live,
    )


def rulings(state: State) -> tuple[RulingCard, ...]:
    """Every ruling of the event, in their order: what is printed as the list of rulings."""
    return tuple(ruling_card(state, one) for one in state.desk.rulings)


def ruling_card(state: State, ruling: RulingApplied) -> RulingCard:
    """A ruling in words; also of one that is only looked at."""
    back = state.desk.taken_back.get(ruling.ruling)
    category = state.categories.get(ruling.category)
    return RulingCard(
        id=ruling.ruling,
        at=ruling.at,
        by=ruling.by,
        category=ruling.category,
        category_name=category.plan.name if category else ruling.category,
        table=ruling.table,
        title=ruling.title,
        text=filled(state, ruling, ruling.text),
        clauses=ruling.clauses,
        changes=change_cards(state, ruling),
        about=_about(state, ruling),
        note=ruling.note,
        nth=ruling.nth,
        none=ruling.none,
        live=ruling.source == "live",
        taken_back=back.why if back else "",
        taken_back_by=back.by if back else no_words,
    )


def change_cards(state: State, ruling: RulingApplied) -> tuple[ChangeCard, ...]:
    named = people_slots(state, ruling)
    return tuple(
        ChangeCard(
            what=one.what,
            text=change_filled(state, ruling, one),
            clause=one.clause,
            source=_named(named, one.source),
            target=_named(named, one.target),
            amount=one.amount,
        )
        for one in ruling.changes
    )


def _named(people: Mapping[str, Argument], book: str) -> str:
    return plain(people[book]) if book in people else book


def _about(state: State, ruling: RulingApplied) -> str:
    names = [
        name_of(state, people[""][0])
        for answer in ruling.answers.values()
        if (people := people_of(ruling.seats, answer, ruling.sides))
    ]
    return ", ".join(dict.fromkeys(names))


ANYWHERE = ("conduct", "hall")
"""What happens in the hall, whether the cards are of wood or of light."""


def calls_card(
    state: State, key: str, table: int, live: str = "", own: tuple[CallLine, ...] = ()
) -> Calls:
    """Work out what may be ruled on at a table in play. A live table (its id is ``live``) has calls
    of its ``own`` for what happens with its cards. Raises Refusal when there is no such table."""
    category = category_of(state, key)
    place = place_of(state, key, table)
    calls = calls_at(state.preset, key, category.plan.format)
    if live:
        calls = tuple(one for one in calls if one.group in ANYWHERE and one.key not in WOODEN)
    return Calls(
        category=key,
        category_name=category.plan.name,
        table=table,
        called=place.called,
        live=live,
        seats=seat_buttons(state, place),
        calls=(*own, *(call_line(one) for one in calls)),
    )


WOODEN = ("dispute", "absent")
"""A live table has its own words for these."""


def seat_buttons(state: State, place: Place) -> tuple[SeatButton, ...]:
    return tuple(SeatButton(letter=one.letter, name=name_of(state, one)) for one in place.seats)


def call_line(call: CatalogueCall) -> CallLine:
    return CallLine(
        key=call.key,
        title=with_braces(call.title),
        group=call.group,
        find=with_braces(call.find) if call.find else no_words,
        clauses=tuple(sorted(call.clauses)),
    )
