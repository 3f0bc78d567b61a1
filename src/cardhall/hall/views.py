"""What each person may see of an event: Structs and the pure functions that build them.

A view is built from what its role may know, never cut down from what it may not. Codes of players
and tables appear in `ConsoleView` alone. Times are deadlines in ms since the epoch; the page counts
down by itself. Money is cents, chips integers.
"""

from typing import Any

import msgspec

from cardhall.hall.events import LeftOut


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all views."""


class Head(View, frozen=True, kw_only=True):
    """What every page shows of the event."""

    id: str
    name: str
    association: str
    short_name: str
    venue: str
    play_at: int
    utc_offset_minutes: int
    rehearsal: bool


class Action(View, frozen=True, kw_only=True):
    """A button: its words, and the command to send as it stands; "" `goto` or a place to open.

    Places: "entries", "money", "sign_in", "settings", "table:N" (of the category), "awards".
    """

    label: str
    command: dict[str, Any] | None = None
    goto: str = ""


class Need(View, frozen=True, kw_only=True):
    """Something that waits for the chairperson, most pressing first in its list."""

    kind: str
    text: str
    urgent: bool = False
    category: str = ""
    table: int = 0
    action: Action | None = None
    more: tuple[Action, ...] = ()
    clause: str = ""


class SeatCard(View, frozen=True, kw_only=True):
    entry: str
    letter: str  # A.. clockwise; the next letter sits to the left
    name: str
    auxiliary: str
    number: int
    why: str
    counts_entry: str  # whose chips she counts
    counts_name: str
    counted_by: str  # who counts hers (entry)
    counted_by_name: str
    chips: int | None
    mark: str  # "", "broke", "no_show", "walked_out", "disqualified"
    result: str  # "", "win", "loss", "tied"
    losses: tuple[int, ...]  # rounds on her tag


class ReportCard(View, frozen=True, kw_only=True):
    id: str
    by: str
    at: int
    source: str
    chips: dict[str, int]  # by entry
    pot: int
    total: int
    difference: int  # counted less expected
    caller: str
    marks: tuple[str, ...]


class TieCard(View, frozen=True, kw_only=True):
    entries: tuple[str, ...]
    names: tuple[str, ...]
    places: int  # how many of them win
    text: str


class CallCard(View, frozen=True, kw_only=True):
    category: str
    round: int
    table: int
    by: str
    at: int
    why: str


class TableCard(View, frozen=True, kw_only=True):
    """One table of one round.

    `state`: "seated", "playing", "time" (counts awaited), "short" (wrong sum), "disputed", "tied",
    "called" (the chair), "done", "void".
    """

    category: str
    round: int
    table: int
    mode: str
    state: str
    text: str
    live_id: str  # stream of the live table is "table:" + this; "" for a wooden one
    seats: tuple[SeatCard, ...]
    size: int
    winners: int  # how many win here
    start_chips: int
    expected: int
    counted: int | None
    difference: int | None
    pot: int | None
    deadline: int  # 0 before the start
    attempt: int
    reports: tuple[ReportCard, ...]
    tie: TieCard | None
    call: CallCard | None
    corrected: bool
    corrections: tuple[str, ...] = ()  # ids, latest last; the latest can be undone
    book: dict[str, int] = {}  # chips by account; sums to zero


class RoundCard(View, frozen=True, kw_only=True):
    no: int
    state: str  # "seated", "playing", "closed"
    fresh: bool
    final: bool
    seed: str
    started_at: int
    deadline: int
    tables: tuple[TableCard, ...]
    left_out: tuple[LeftOut, ...]


class Standing(View, frozen=True, kw_only=True):
    """`status`: "in", "out", "withdrawn", "disqualified", "absent"."""

    entry: str
    number: int
    name: str
    auxiliary: str
    status: str
    losses: tuple[int, ...]
    wins: tuple[int, ...]
    out_round: int  # 0 while in
    place: int  # 0 while undecided
    shared: bool  # the place is shared


class Award(View, frozen=True, kw_only=True):
    category: str
    category_name: str
    place: int
    name: str
    auxiliary: str


class EntryLine(View, frozen=True, kw_only=True):
    """An entry on the console: the only view with its code."""

    id: str
    number: int
    code: str
    name: str
    auxiliary: str
    category: str
    fee_cents: int
    paid_cents: int
    owing_cents: int
    payments: tuple[tuple[str, int], ...]
    signed_in_at: int  # 0 when not
    status: str
    losses: tuple[int, ...]
    wins: tuple[int, ...]
    table: int
    seat: str
    place: int
    flags: tuple[str, ...]  # "owing", "no auxiliary", "same name", "override"


class BookLine(View, frozen=True, kw_only=True):
    account: str
    cents: int


class Money(View, frozen=True, kw_only=True):
    """Books of the fees; `books` sums to zero (LLAA-T-01, 02)."""

    due_cents: int
    paid_cents: int
    owing_cents: int
    counted_cents: int | None
    difference_cents: int | None  # counted less paid
    books: tuple[BookLine, ...]


class CategoryCard(View, frozen=True, kw_only=True):
    """`phase`: "entries", "seated", "playing", "between", "done"."""

    key: str
    name: str
    phase: str
    entries: int
    signed_in: int
    still_in: int
    seats: int
    start_chips: int
    losses_out: int
    options: dict[str, str]
    option_values: dict[str, tuple[str, ...]]
    live_tables: tuple[int, ...]
    rounds: tuple[RoundCard, ...]
    standings: tuple[Standing, ...]
    table_codes: dict[int, str]


class IncidentKind(View, frozen=True, kw_only=True):
    key: str
    title: str
    clause: str
    remedy: str  # "", "disqualified", "forfeits_wins"
    witness: str  # "judge" where the judge must have heard it


class IncidentCard(View, frozen=True, kw_only=True):
    id: str
    kind: str
    title: str
    clause: str
    about: str
    where: str
    witness: str
    note: str
    ruled: bool
    at: int
    by: str


class LogLine(View, frozen=True, kw_only=True):
    version: int
    at: int
    by: str
    text: str
    clause: str = ""


class ConsoleView(View, frozen=True, kw_only=True):
    head: Head
    settings: dict[str, Any]
    needs: tuple[Need, ...]  # what needs me now; the first carries the one main action
    categories: tuple[CategoryCard, ...]
    entries: tuple[EntryLine, ...]
    auxiliaries: tuple[str, ...]
    money: Money
    signin_until: int
    incidents: tuple[IncidentCard, ...]
    incident_kinds: tuple[IncidentKind, ...]
    awards: tuple[Award, ...]
    log: tuple[LogLine, ...]  # latest first
    judge_code: str


class CaptainView(View, frozen=True, kw_only=True):
    """One table. `report_state`: "none", "sent", "short", "disputed", "accepted"."""

    head: Head
    category: str
    category_name: str
    table: int
    card: TableCard | None  # None while this table has no seats
    may_report: bool
    may_deal: bool  # the clock had not run out when this was built; the page goes by `deadline`
    report_state: str
    text: str  # what to do now, in words
    marks_needed: int  # marks that make most of the table


class PlayerView(View, frozen=True, kw_only=True):
    head: Head
    entry: str
    number: int
    name: str
    auxiliary: str
    category: str
    category_name: str
    status: str
    owing_cents: int
    signed_in: bool
    signin_until: int
    losses: tuple[int, ...]  # the marks on her tag
    losses_out: int
    wins: tuple[int, ...]
    round: int
    table: int  # 0 when not seated
    seat: str
    why: str
    state: str  # of her table
    result: str
    deadline: int
    left_neighbour: str
    right_neighbour: str
    counts_name: str
    live_id: str
    place: int
    shared: bool
    text: str


class JudgeView(View, frozen=True, kw_only=True):
    head: Head
    calls: tuple[CallCard, ...]
    ties: tuple[TableCard, ...]
    disputes: tuple[TableCard, ...]
    short: tuple[TableCard, ...]
    tables: tuple[TableCard, ...]  # all of the rounds now on
    people: tuple[Standing, ...]
    place_ties: tuple[TieCard, ...]
    incident_kinds: tuple[IncidentKind, ...]
    incidents: tuple[IncidentCard, ...]


class SeatLine(View, frozen=True, kw_only=True):
    name: str
    auxiliary: str
    category_name: str
    table: int
    seat: str


class ClockLine(View, frozen=True, kw_only=True):
    category_name: str
    table: int  # 0: all tables
    deadline: int


class ProjectorView(View, frozen=True, kw_only=True):
    """The room, and every visitor. `phase` as in CategoryCard, of the category that moved last."""

    head: Head
    phase: str
    category_name: str
    round: int
    final: bool
    clocks: tuple[ClockLine, ...]
    seats: tuple[SeatLine, ...]  # sorted by name
    calls: tuple[str, ...]  # what to read out: "Table 4: one chip short"
    tables_done: int
    tables: int
    standings: tuple[Standing, ...]
    awards: tuple[Award, ...]
    signin_until: int
    signed_in: int
    entries: int


class Change(View, frozen=True, kw_only=True):
    entry: str
    name: str
    losses_before: tuple[int, ...]
    losses_after: tuple[int, ...]
    status_before: str
    status_after: str
    place_before: int
    place_after: int


class Consequences(View, frozen=True, kw_only=True):
    """What a correction would change, before it is made."""

    changes: tuple[Change, ...]
    back_in: tuple[str, ...]  # names put back in, with the rounds they missed
    should_not_have_sat: tuple[str, ...]  # names, with the rounds they sat in since
    books: tuple[str, ...]  # chips that moved, in words
    awards_change: bool
    finished_before: bool
    finished_after: bool
    warnings: tuple[str, ...]
    text: tuple[str, ...]  # all of it in sentences
