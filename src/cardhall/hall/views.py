"""What each person may see of an event: Structs and the pure functions that build them.

A view is built from what its role may know, never cut down from what it may not. Codes of players
and tables appear in `ConsoleView` alone. Times are deadlines in ms since the epoch; the page counts
down by itself. Money is cents, chips integers.
"""

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec.structs import replace

from cardhall.formats.names import last_name_first
from cardhall.formats.seating import LETTERS
from cardhall.hall.caller.views import CallerCard, caller_card
from cardhall.hall.conduct import KINDS
from cardhall.hall.desk.views import DeskCard
from cardhall.hall.desk.views import card as desk_card
from cardhall.hall.events import LeftOut
from cardhall.hall.formats import format_of, formats
from cardhall.hall.formats.bracket.areas import OutOfArea, out_of_area
from cardhall.hall.formats.bracket.decide import moved_on
from cardhall.hall.formats.bracket.views import (
    BracketCard,
    MatchCard,
    MatchLine,
    bracket_card,
    captain_text,
    match_at,
    match_card,
    match_lines,
    match_of,
    match_text,
)
from cardhall.hall.formats.rounds.play import judged, marks_needed, off_by
from cardhall.hall.kernel.views import Need, View
from cardhall.hall.log import clause_of, words
from cardhall.hall.settings import LIVE, OPTIONS, as_data, options_for
from cardhall.hall.state import (
    AWARD_PLACES,
    Category,
    Entry,
    Play,
    Report,
    Round,
    State,
    all_over,
    board,
    cash_difference,
    category_of,
    chip_book,
    chips_of,
    did_not_play,
    entered,
    entry_of,
    figures_of,
    held_back,
    live_id,
    many_games,
    may_deal,
    money_books,
    of_its_game,
    phase,
    play_state,
    seat_results,
    standings,
    status,
    tally,
)
from cardhall.hall.todo import todo_of
from cardhall.messages import Argument, Dollars, Message, Player, no_words

LOG_LINES = 300
_QUIET = frozenset[type]().union(*(one.quiet for one in formats().values()))
_PAGES = [one.pages for one in formats().values() if one.pages]

if TYPE_CHECKING:
    CourseCard: TypeAlias = View
    CourseSeat: TypeAlias = View
    CourseTable: TypeAlias = View
else:
    CourseCard = reduce(or_, (one.CARD for one in _PAGES))
    CourseSeat = reduce(or_, (one.SEAT for one in _PAGES))
    CourseTable = reduce(or_, (one.TABLE for one in _PAGES))


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


class SeatCard(View, frozen=True, kw_only=True):
    entry: str
    letter: str  # A.. clockwise; the next letter sits to the left
    name: str
    auxiliary: str
    number: int
    why: Message
    counts_entry: str  # whose chips they count; "" when they count none
    counts_name: str
    counted_by: str  # who counts theirs (entry); "" for the judge
    counted_by_name: str
    chips: int | None
    points: int | None  # where the game goes by points
    listed: int | None  # chips won by the caller's list; None where there is none
    mark: str  # "", "broke", "no_show", "walked_out", "disqualified"
    result: str  # "", "win", "loss", "tied"
    losses: tuple[int, ...]  # rounds on their tag


class ReportCard(View, frozen=True, kw_only=True):
    id: str
    by: Message
    at: int
    source: str
    chips: dict[str, int]  # by entry
    points: dict[str, int]  # by entry; empty where the game is counted in chips alone
    pot: int
    total: int
    difference: int  # counted less expected
    caller: str
    marks: tuple[str, ...]


class TieCard(View, frozen=True, kw_only=True):
    category: str
    entries: tuple[str, ...]
    names: tuple[str, ...]
    places: int  # how many of them win
    text: Message


class CallCard(View, frozen=True, kw_only=True):
    category: str
    round: int
    table: int
    by: Message
    at: int
    why: Message


class TableCard(View, frozen=True, kw_only=True):
    """One table of one round.

    `state`: "seated", "playing", "time" (counts awaited), "short" (wrong sum), "disputed", "tied",
    "called" (the chair), "done", "void".
    """

    category: str
    game: str  # its name, where several games are played at once; else ""
    round: int
    table: int
    mode: str
    can_live: bool  # may this game's tables be played in the browser?
    state: str
    text: Message
    live_id: str  # stream of the live table is "table:" + this; "" for a physical one
    seats: tuple[SeatCard, ...]
    size: int
    winners: int  # how many win here
    counting: str  # "stakes" (pot in the middle), "bank", "points" (and a bank)
    start_chips: int
    bank: int  # chips of one lot of the bank; 0 where there is none
    expected: int
    counted: int | None
    difference: int | None
    pot: int | None  # what lies in the middle: the pot, or the bank
    deadline: int  # 0 before the start
    attempt: int
    reports: tuple[ReportCard, ...]
    tie: TieCard | None
    call: CallCard | None
    corrected: bool
    corrections: tuple[str, ...] = ()  # ids, latest last; the latest can be undone
    book: dict[str, int]  # chips by account; sums to zero


class RoundCard(View, frozen=True, kw_only=True):
    no: int
    state: str  # "seated", "playing", "closed"
    fresh: bool
    final: bool
    judged: bool  # a judge deals (LLAA-PITTY-17)
    dealt_by: Message  # the judge who does; "" before the start
    seed: str
    started_at: int
    deadline: int
    tables: tuple[TableCard, ...]
    left_out: tuple[LeftOut, ...]


class Standing(View, frozen=True, kw_only=True):
    """`status`: "in", "out", "withdrawn", "disqualified", "absent"."""

    category: str
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
    partner: str  # the other of a team; "" where people play alone
    partner_code: str  # the code of the other; "" where there is none


class BookLine(View, frozen=True, kw_only=True):
    account: str
    cents: int


class Money(View, frozen=True, kw_only=True):
    """The event's one book of money; `books` sums to zero (LLAA-T-01, 02; OP-HOLDEM-03).

    `paid_cents` came in, `house_cents` of it were laid aside for the house, `prize_cents` paid out
    in prizes; the rest, `box_cents`, must lie in the box. `counted_cents` lay in it when it was
    last counted, by `difference_cents` too much for that moment.
    """

    due_cents: int
    paid_cents: int
    owing_cents: int
    house_cents: int
    prize_cents: int
    box_cents: int
    counted_cents: int | None
    difference_cents: int | None
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
    counting: str
    start_chips: int
    bank: int
    losses_out: int
    options: dict[str, str]
    option_values: dict[str, tuple[str, ...]]
    can_live: bool  # may its tables be played in the browser?
    mode: str  # how every table is played that is not named: "physical", or "live" in the browser
    live_tables: tuple[int, ...]  # those named to be played in the browser
    physical_tables: tuple[int, ...]  # those named to be played with cards
    rounds: tuple[RoundCard, ...]
    standings: tuple[Standing, ...]
    table_codes: dict[int, str]
    format: str  # "elimination", "bracket" of teams, "progressive", "freezeout", "table"
    team_size: int
    bracket: BracketCard | None  # once it is drawn
    course: CourseCard | None  # of the formats that keep a course of their own


class IncidentKind(View, frozen=True, kw_only=True):
    key: str
    title: Message
    clause: str
    remedy: str  # "", "disqualified", "forfeits_wins"
    witness: str  # "judge" where the judge must have heard it
    cost: Message  # what it costs, in words
    by_game: dict[str, str]  # games with a clause of their own about it


class IncidentCard(View, frozen=True, kw_only=True):
    id: str
    kind: str
    title: Message
    clause: str
    about: str
    where: str
    witness: str
    note: str
    ruled: bool
    at: int
    by: Message


class LogLine(View, frozen=True, kw_only=True):
    version: int
    at: int
    by: Message
    text: Message
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
    desk: DeskCard


class CaptainView(View, frozen=True, kw_only=True):
    """One table. `report_state`: "none", "sent", "short", "disputed", "tied", "accepted"."""

    head: Head
    category: str
    category_name: str
    table: int
    card: TableCard | None  # None while this table has no seats
    may_report: bool
    may_deal: bool  # the clock had not run out when this was built; the page goes by `deadline`
    report_state: str
    text: Message  # what to do now, in words
    marks_needed: int  # marks that make most of the table
    match: MatchCard | None = None  # where teams play on a bracket
    course: CourseTable | None = None  # where the format keeps a course of its own
    caller: CallerCard | None = None  # where the cards of the table are called


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
    losses: tuple[int, ...]  # the marks on their tag
    losses_out: int
    wins: tuple[int, ...]
    round: int
    table: int  # 0 when not seated
    seat: str
    why: Message
    state: str  # of their table
    result: str
    deadline: int
    left_neighbour: str
    right_neighbour: str
    counts_name: str
    live_id: str
    place: int
    shared: bool
    text: Message
    partner: str  # the other of a team; "" where people play alone
    match: MatchCard | None  # where teams play on a bracket: theirs
    course: CourseSeat | None  # where the format keeps a course of its own


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
    matches: tuple[MatchCard, ...]  # of brackets, those at tables now
    courses: tuple[CourseCard, ...]  # of the formats that keep a course of their own
    desk: DeskCard
    out_of_area: tuple[OutOfArea, ...]  # of brackets, teams that wait elsewhere
    games: dict[str, str]  # those entered: key and name, in the order of the day


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


class DayLine(View, frozen=True, kw_only=True):
    """One game of the day, as the room sees it. `standings` once anything was played."""

    key: str
    name: str
    format: str
    phase: str
    round: int
    final: bool
    deadline: int  # of most tables; 0 when no clock runs
    extra: tuple[ClockLine, ...]  # tables with another deadline
    tables_done: int
    tables: int
    entries: int
    signed_in: int
    still_in: int
    standings: tuple[Standing, ...]
    held: bool  # it is decided, and its winners are not called yet


class ProjectorView(View, frozen=True, kw_only=True):
    """The room, and every visitor. `phase` as in CategoryCard, of the category that moved last.

    `games` are those entered, in the order of the day, each with its own clock and phase.
    """

    head: Head
    phase: str
    category_name: str
    round: int
    final: bool
    clocks: tuple[ClockLine, ...]
    seats: tuple[SeatLine, ...]  # by last name, as on paper
    calls: tuple[Message, ...]  # what to read out: "Table 4: one chip short"
    tables_done: int
    tables: int
    standings: tuple[Standing, ...]
    held: bool  # the game is decided, and its winners are not called yet
    awards: tuple[Award, ...]
    signin_until: int
    signed_in: int
    entries: int
    matches: tuple[MatchLine, ...]  # of brackets, those at tables now
    bracket: BracketCard | None  # of the game on a bracket
    on_bracket: bool  # whether that game is the one that phase and standings are of
    courses: tuple[CourseCard, ...]  # of the formats that keep a course of their own
    games: tuple[DayLine, ...]


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
    back_in: tuple[Message, ...]  # names put back in, with the rounds they missed
    should_not_have_sat: tuple[Message, ...]  # names, with the rounds they sat in since
    books: tuple[Message, ...]  # chips that moved, in words
    awards_change: bool
    finished_before: bool
    finished_after: bool
    warnings: tuple[Message, ...]
    text: tuple[Message, ...]  # all of it in sentences


# --- tables -----------------------------------------------------------------------------------


def head(state: State) -> Head:
    settings = state.known
    return Head(
        id=state.id,
        name=settings.name,
        association=settings.association,
        short_name=settings.short_name,
        venue=settings.venue,
        play_at=settings.play_at,
        utc_offset_minutes=settings.utc_offset_minutes,
        rehearsal=state.rehearsal,
    )


def table_card(
    state: State, category: Category, a_round: Round, play: Play, at: int, brief: bool = False
) -> TableCard:
    """A table as everybody near it may see it; no code of anybody. `brief`: no tags, no whys."""
    doing = play_state(a_round, play, state.clamped(at))
    facts = play.facts
    return TableCard(
        category=category.key,
        game=category.plan.name if many_games(state) else "",
        round=a_round.no,
        table=play.table,
        mode=play.mode,
        can_live=category.key in LIVE,
        state=doing,
        text=_table_text(play, doing),
        live_id=live_id(state, category, a_round, play),
        seats=_seat_cards(state, category, a_round, play, brief),
        size=play.size or len(play.seats),
        winners=play.places or category.winners_at(len(play.seats)),
        counting=category.counting,
        start_chips=a_round.start_chips or category.plan.start_chips,
        bank=a_round.bank or category.plan.bank_chips,
        expected=play.expected,
        counted=play.counted,
        difference=play.difference,
        pot=facts.pot if facts.counts else None,
        deadline=play.deadline,
        attempt=play.attempt,
        reports=tuple(_report_card(play, report) for report in play.reports),
        tie=_tie_card(state, category, play) if doing == "tied" else None,
        call=_call_card(category, a_round, play),
        corrected=bool(play.fixes),
        corrections=tuple(fix.id for fix in play.fixes),
        book=chip_book(play),
    )


def _table_text(play: Play, doing: str) -> Message:
    table = play.table
    if doing == "short":
        return Message("count-again-for", why=off_by(table, play.difference or 0))
    return TABLE_TEXT[doing](table)


TABLE_TEXT: dict[str, Callable[[int], Message]] = {
    "seated": lambda table: Message("table-waits-for-the-start", table=table),
    "playing": lambda table: Message("table-plays", table=table),
    "time": lambda table: Message("finish-the-hand-then-count", table=table),
    "called": lambda table: Message("table-waits-leave-everything", table=table),
    "disputed": lambda table: Message("table-was-reported-with-different-counts", table=table),
    "tied": lambda table: Message("table-has-a-tie-to-play-off", table=table),
    "done": lambda table: Message("table-is-done", table=table),
    "void": lambda table: Message("table-has-no-result", table=table),
}


def _seat_cards(
    state: State, category: Category, a_round: Round, play: Play, brief: bool
) -> tuple[SeatCard, ...]:
    calls = category.calling.at(a_round.no, play.table, play.attempt)
    listed = calls.paid if calls.games else None
    results = dict(seat_results(play))
    tied = play.outcome.tied if play.outcome else ()
    figures = figures_of(play.facts.counts)
    by_points = category.counting == "points"
    marks = {m.entry: m.mark for m in play.facts.marks}
    tallies = {} if brief else standings(state, category.key).tallies
    counters = {one: play.counter_of(one) for one in play.seats}
    counts_for = {counter: one for one, counter in counters.items() if counter}
    cards = []
    for index, one in enumerate(play.seats):
        entry, counter = state.entries[one], counters[one]
        counted = counts_for.get(one, "")
        cards.append(
            SeatCard(
                entry=one,
                letter=LETTERS[index],
                name=entry.name,
                auxiliary=entry.auxiliary,
                number=entry.number,
                why=no_words if brief else play.why[index],
                counts_entry=counted,
                counts_name=state.entries[counted].name if counted else "",
                counted_by=counter,
                counted_by_name=state.entries[counter].name if counter else "the judge",
                chips=figures[one][0] if one in figures else None,
                points=figures[one][1] if by_points and one in figures else None,
                listed=listed.get(one, 0) if listed is not None else None,
                mark="disqualified" if one in play.sent_away else marks.get(one, ""),
                result="tied" if one in tied else results[one].result,
                losses=tallies[one].losses if one in tallies else (),
            )
        )
    return tuple(cards)


def _report_card(play: Play, report: Report) -> ReportCard:
    return ReportCard(
        id=report.id,
        by=report.by,
        at=report.at,
        source=report.source,
        chips=chips_of(report.counts),
        points={count.entry: count.points for count in report.counts if play.counting == "points"},
        pot=report.pot,
        total=report.total,
        difference=report.total - play.expected,
        caller=report.caller,
        marks=report.marks,
    )


def _tie_card(state: State, category: Category, play: Play) -> TieCard | None:
    if play.outcome is None:
        return None
    names = tuple(state.entries[one].name for one in play.outcome.tied)
    places = play.outcome.open_places
    about: dict[str, Argument] = {"players": tuple(map(Player, names)), "places": places}
    cut = category.options.get("tie") == "cut-card"
    return TieCard(
        category=category.key,
        entries=play.outcome.tied,
        names=names,
        places=places,
        text=Message("tied-cut-for", **about) if cut else Message("tied-play-for", **about),
    )


def _call_card(category: Category, a_round: Round, play: Play) -> CallCard | None:
    if play.call is None:
        return None
    return CallCard(
        category=category.key,
        round=a_round.no,
        table=play.table,
        by=play.call.by,
        at=play.call.at,
        why=play.call.why,
    )


def _live_rounds(state: State) -> Iterator[tuple[Category, Round]]:
    """Rounds seated or played; not seats that were drawn before all but one had left."""
    for category in state.categories.values():
        if category.now is not None and phase(state, category) in ("seated", "playing"):
            yield category, category.now


# --- standings and awards ---------------------------------------------------------------------


def standing_lines(state: State, key: str) -> tuple[Standing, ...]:
    """Those who sat, best first: by place, then by losses, wins and name."""
    lines = []
    for one, found in standings(state, key).tallies.items():
        entry = state.entries[one]
        lines.append(
            Standing(
                category=key,
                entry=one,
                number=entry.number,
                name=entry.called,
                auxiliary=entry.auxiliary,
                status=found.status,
                losses=found.losses,
                wins=found.wins,
                out_round=found.out_round,
                place=found.place,
                shared=found.shared,
            )
        )
    lines.sort(key=lambda s: (s.status != "in", s.place, len(s.losses), -len(s.wins), s.name))
    return tuple(lines)


def awards(state: State) -> tuple[Award, ...]:
    """The first places of every game, empty until the last one is decided (LLAA-T-20)."""
    if not all_over(state):
        return ()
    found = [
        Award(
            category=key,
            category_name=category.plan.name,
            place=line.place,
            name=line.name,
            auxiliary=line.auxiliary,
        )
        for key, category in state.categories.items()
        for line in standing_lines(state, key)
        if 1 <= line.place <= 3 and line.status in ("in", "out")
    ]
    return tuple(sorted(found, key=lambda award: (award.category_name, award.place, award.name)))


# --- the console ------------------------------------------------------------------------------


def console_view(state: State, at: int) -> ConsoleView:
    """Everything, for the chairperson alone."""
    at = state.clamped(at)
    return ConsoleView(
        head=head(state),
        settings=as_data(state.known),
        needs=todo_of(state, at),
        categories=tuple(_category_card(state, cat, at) for cat in state.categories.values()),
        entries=entry_lines(state),
        auxiliaries=tuple(sorted({e.auxiliary for e in state.entries.values() if e.auxiliary})),
        money=money_view(state),
        signin_until=state.known.signin_until,
        incidents=incident_cards(state),
        incident_kinds=incident_kinds(),
        awards=awards(state),
        log=log_lines(state),
        judge_code=state.judge_code,
        desk=desk_card(state, at),
    )


def _category_card(state: State, category: Category, at: int) -> CategoryCard:
    entries = [entry for entry in state.entries.values() if entry.category == category.key]
    course = format_of(category).pages
    return CategoryCard(
        key=category.key,
        name=category.plan.name,
        phase=phase(state, category),
        entries=sum(1 for entry in entries if not entry.left),
        signed_in=sum(1 for entry in entries if entry.signed_in_at and not entry.left),
        still_in=sum(
            1 for x in standings(state, category.key).tallies.values() if x.status == "in"
        ),
        seats=category.plan.seats,
        counting=category.counting,
        start_chips=category.plan.start_chips,
        bank=category.plan.bank_chips,
        losses_out=category.plan.losses_out,
        options=category.options,
        option_values={
            name: options_for(category.key)[name][1] for name in category.options if name in OPTIONS
        },
        can_live=category.key in LIVE,
        mode=category.mode_of(0),
        live_tables=_named(category, "live"),
        physical_tables=_named(category, "physical"),
        rounds=tuple(_round_card(state, category, r, at) for r in category.rounds),
        standings=standing_lines(state, category.key),
        table_codes=category.codes,
        format=category.plan.format,
        team_size=category.plan.team_size,
        bracket=bracket_card(state, category, at),
        course=course.card(state, category, at) if course else None,
    )


def _named(category: Category, mode: str) -> tuple[int, ...]:
    return tuple(sorted(table for table, one in category.modes.items() if table and one == mode))


def _round_card(state: State, category: Category, a_round: Round, at: int) -> RoundCard:
    if not a_round.closed_at:
        return _new_round_card(state, category, a_round, at)
    # a closed round's card changes by a correction, which makes another round, or with a name
    kept = a_round.memo.get("card")
    if kept is None or kept[0] is not state.entries:
        kept = (state.entries, _new_round_card(state, category, a_round, at))
        a_round.memo["card"] = kept
    card: RoundCard = kept[1]
    return card


def _new_round_card(state: State, category: Category, a_round: Round, at: int) -> RoundCard:
    # tags change with any result: they stand on the tables now on, and in the standings
    closed = bool(a_round.closed_at)
    tables = tuple(
        table_card(state, category, a_round, a_round.tables[n], at, brief=closed)
        for n in sorted(a_round.tables)
    )
    return RoundCard(
        no=a_round.no,
        state=a_round.state,
        fresh=a_round.fresh,
        final=a_round.final,
        judged=judged(category, a_round),
        dealt_by=a_round.dealt_by,
        seed=a_round.seed,
        started_at=a_round.started_at,
        deadline=max((play.deadline for play in a_round.tables.values()), default=0),
        tables=tables,
        left_out=a_round.left_out,
    )


def entry_lines(state: State) -> tuple[EntryLine, ...]:
    """All entries by number, with codes: for the console alone."""
    seats = {
        one: (play, play.letter(one))
        for category, a_round in _live_rounds(state)
        for play in a_round.tables.values()
        for one in play.seats
    }
    at_tables = {
        team: meeting.table
        for key in state.categories
        if (found_board := board(state, key)) is not None
        for meeting in found_board.open.values()
        for team in meeting.teams
    }
    names: dict[str, int] = {}
    for entry in state.entries.values():
        names[entry.name] = names.get(entry.name, 0) + 1
    lines = []
    for entry in sorted(state.entries.values(), key=lambda e: e.number):
        found = tally(state, entry)
        play, letter = seats.get(entry.id, (None, ""))
        lines.append(
            EntryLine(
                id=entry.id,
                number=entry.number,
                code=entry.code,
                name=entry.name,
                auxiliary=entry.auxiliary,
                category=entry.category,
                fee_cents=entry.fee_cents,
                paid_cents=entry.paid_cents,
                owing_cents=entry.owing_cents,
                payments=tuple((p, state.payments[p][1]) for p in entry.payments),
                signed_in_at=entry.signed_in_at,
                status=status(state, entry),
                losses=found.losses,
                wins=found.wins,
                table=play.table if play else at_tables.get(entry.id, 0),
                seat=letter,
                place=found.place,
                flags=_flags(state, entry, names),
                partner=entry.partner,
                partner_code=entry.partner_code,
            )
        )
    return tuple(lines)


def _flags(state: State, entry: Entry, names: dict[str, int]) -> tuple[str, ...]:
    of_association = format_of(state.categories[entry.category]).of_auxiliaries
    flags = {
        "owing": entry.owing_cents > 0,
        "no auxiliary": not entry.auxiliary and of_association,  # LLAA-FORM-11
        "same name": names[entry.name] > 1,
        "override": bool(entry.overrides),
    }
    return tuple(flag for flag, true in flags.items() if true)


def money_view(state: State) -> Money:
    books = money_books(state)
    counted = state.cash_counted
    house, prizes = books.get("house", 0), books.get("prizes", 0)
    return Money(
        due_cents=-books["fees"] - books.get("rebuys", 0),
        paid_cents=books["cash"] + house + prizes,
        owing_cents=books["owed"],
        house_cents=house,
        prize_cents=prizes,
        box_cents=books["cash"],
        counted_cents=counted.cents if counted else None,
        difference_cents=cash_difference(state),
        books=tuple(BookLine(account=account, cents=cents) for account, cents in books.items()),
    )


def log_lines(state: State, most: int = LOG_LINES) -> tuple[LogLine, ...]:
    lines: list[LogLine] = []
    for version, event in state.history():
        if len(lines) == most:
            break
        if type(event) in _QUIET:
            continue
        lines.append(
            LogLine(
                version=version,
                at=event.at,
                by=event.by,
                text=words(state, event),
                clause=clause_of(event),
            )
        )
    return tuple(lines)


def incident_kinds() -> tuple[IncidentKind, ...]:
    return tuple(
        IncidentKind(
            key=kind.key,
            title=kind.title,
            clause=kind.clause,
            remedy=kind.remedy,
            witness=kind.witness,
            cost=kind.cost,
            by_game=dict(kind.by_game),
        )
        for kind in KINDS.values()
    )


def incident_cards(state: State) -> tuple[IncidentCard, ...]:
    cards = []
    for found in reversed(state.incidents):
        where = f"table {found.table}" if found.table else ""
        game = state.categories[found.category].plan.name if found.category else ""
        cards.append(
            IncidentCard(
                id=found.incident,
                kind=found.kind,
                title=KINDS[found.kind].title,
                clause=found.clause,
                about=state.entries[found.entry].name if found.entry else found.person,
                where=", ".join(part for part in (game, where) if part),
                witness=found.witness,
                note=found.note,
                ruled=found.ruled,
                at=found.at,
                by=found.by,
            )
        )
    return tuple(cards)


# --- a table's captain ------------------------------------------------------------------------


def captain_view(state: State, key: str, table: int, at: int) -> CaptainView:
    """One table for the phone that lies on it."""
    at = state.clamped(at)
    category = category_of(state, key)
    if category.is_bracket:
        return _captain_of_match(state, category, table, at)
    if course := format_of(category).pages:
        return replace(
            _empty_table(state, category, table), course=course.table(state, category, table, at)
        )
    now = category.now
    play = now.tables.get(table) if now else None
    if now is None or play is None:
        return _empty_table(state, category, table)
    card = table_card(state, category, now, play, at)
    may_report = (
        now.state == "playing"
        and play.mode == "physical"
        and card.state in ("playing", "time", "short", "disputed", "tied", "done")
        and not play.fixes
    )
    return CaptainView(
        head=head(state),
        category=key,
        category_name=category.plan.name,
        table=table,
        card=card,
        may_report=may_report,
        may_deal=now.state == "playing" and play.call is None and may_deal(play, at),
        report_state=_report_state(card.state, bool(play.reports), now.state),
        text=_captain_text(now, card),
        marks_needed=marks_needed(play),
        caller=caller_card(state, category, now, play, at),
    )


def _captain_of_match(state: State, category: Category, table: int, at: int) -> CaptainView:
    """The phone at a table of a bracket: the match there, or the last that was."""
    number = match_at(state, category, table)
    if not number:
        return _empty_table(state, category, table)
    card = match_card(state, category, number, at)
    found = board(state, category.key)
    meeting = found and (found.open.get(number) or found.played.get(number))
    open_still = bool(found and meeting and (number in found.open or not moved_on(found, meeting)))
    return CaptainView(
        head=head(state),
        category=category.key,
        category_name=category.plan.name,
        table=table,
        card=None,
        may_report=open_still
        and card.mode == "physical"
        and card.state != "called"
        and not card.corrected,
        may_deal=card.state == "playing",
        report_state={"disputed": "disputed", "done": "sent"}.get(card.state, "none"),
        text=captain_text(card),
        marks_needed=2,
        match=card,
    )


def _empty_table(state: State, category: Category, table: int) -> CaptainView:
    over = (
        Message("the-game-is-over-at-last") if standings(state, category.key).finished else no_words
    )
    return CaptainView(
        head=head(state),
        category=category.key,
        category_name=category.plan.name,
        table=table,
        card=None,
        may_report=False,
        may_deal=False,
        report_state="none",
        text=over or Message("table-has-no-seats-now", table=table),
        marks_needed=0,
    )


def _report_state(doing: str, reported: bool, round_state: str) -> str:
    if doing in ("short", "disputed", "tied"):
        return doing
    if not reported:
        return "none"
    return "accepted" if round_state == "closed" else "sent"


def _captain_text(now: Round, card: TableCard) -> Message:
    if now.state == "closed":
        return Message("round-is-closed-wait-for-the-next-seats", round=now.no)
    if card.state == "seated":
        return Message("take-your-seats-for-round", round=now.no)
    if card.state == "playing":
        return Message("play-until-time-is-called")
    if card.state == "time":
        return Message("time-each-counts-the-player-to-the-right")
    if card.state == "done":
        return Message("the-count-is-in-wait-for-the-close")
    return card.text


# --- a player ---------------------------------------------------------------------------------


def player_view(state: State, id: str, at: int, member: int = 0) -> PlayerView:
    """What one player may know: their seat, tag and place; of a team's two `member` 1 is the
    second."""
    at = state.clamped(at)
    entry = entry_of(state, id)
    category = state.categories[entry.category]
    found = tally(state, entry)
    kept = _place_kept(state, entry)
    now = category.now
    play = now.table_of(id) if now else None
    seat = _player_seat(state, category, now, play, id, at)
    doing = phase(state, category)
    course = format_of(category).pages
    own = course.seat(state, category, id, at) if course else None
    match = _match_of(state, category, entry, at)
    at_table = match.live_id if match and match.state in _AT_TABLE else ""
    seat["live_id"] = seat["live_id"] or at_table or getattr(own, "live_id", "")
    people = entry.people if member < len(entry.people) else (entry.name,)
    return PlayerView(
        head=head(state),
        entry=id,
        number=entry.number,
        name=people[member % len(people)],
        auxiliary=entry.auxiliary,
        category=category.key,
        category_name=category.plan.name,
        status=status(state, entry),
        owing_cents=entry.owing_cents,
        signed_in=bool(entry.signed_in_at),
        signin_until=state.known.signin_until,
        losses=found.losses,
        losses_out=category.plan.losses_out,
        wins=found.wins,
        round=now.no if now else 0,
        place=0 if kept else found.place,
        shared=found.shared and not kept,
        text=_player_text(state, entry, doing, play),
        partner=people[1 - member] if len(people) > 1 else "",
        match=match,
        course=own,
        **seat,
    )


_AT_TABLE = ("playing", "time", "called", "disputed")
"""A match in one of these states is at its table."""


def _match_of(state: State, category: Category, entry: Entry, at: int) -> MatchCard | None:
    number = match_of(state, category, entry.id) if category.is_bracket else 0
    return match_card(state, category, number, at) if number else None


def _player_seat(
    state: State, category: Category, now: Round | None, play: Play | None, id: str, at: int
) -> dict[str, Any]:
    if now is None or play is None:
        words_for_none = dict.fromkeys(
            ("seat", "why", "state", "result", "left_neighbour", "right_neighbour"), ""
        )
        return {"table": 0, "deadline": 0, "counts_name": "", "live_id": "", **words_for_none}
    index = play.seats.index(id)
    tied = play.outcome is not None and id in play.outcome.tied
    right = state.entries[play.seats[index - 1]].name
    counted = next((one for one in play.seats if play.counter_of(one) == id), "")
    return {
        "table": play.table,
        "seat": LETTERS[index],
        "why": play.why[index],
        "state": play_state(now, play, at),
        "result": "tied" if tied else dict(seat_results(play))[id].result,
        "deadline": play.deadline,
        "left_neighbour": state.entries[play.left_of(id)].name,
        "right_neighbour": right,
        "counts_name": state.entries[counted].name if counted else "",
        "live_id": live_id(state, category, now, play),
    }


def _place_kept(state: State, entry: Entry) -> bool:
    """Whether a place is one that is called at the awards, and they are still to come."""
    place = tally(state, entry).place
    return held_back(state, entry.category) and 0 <= place <= AWARD_PLACES


def _player_text(state: State, entry: Entry, doing: str, play: Play | None) -> Message:
    found, category = tally(state, entry), state.categories[entry.category]
    if found.status == "disqualified":
        return Message("you-are-out-of-the-tournament")
    if found.status == "withdrawn":
        return Message("you-have-withdrawn")
    if did_not_play(state, entry):
        return Message("the-game-went-on-without-you", game=category.plan.name)
    course = format_of(category).pages
    if course and (own := course.player_text(state, category, entry.id)):
        return own
    kept = _place_kept(state, entry)
    if kept and (found.status == "in" or found.place):
        return Message("it-is-decided-the-winners-are-named")
    if found.place and not kept:
        if found.shared:
            return Message("you-finished-in-a-shared-place", place=found.place)
        return Message("you-finished-in-place", place=found.place)
    if found.status == "out":
        if category.is_bracket:
            return Message("your-second-loss")
        return Message("your-third-loss")
    if category.is_bracket and doing in ("seated", "playing"):
        return match_text(state, entry)
    if play is not None and doing in ("seated", "playing"):
        return Message("table-seat", table=play.table, letter=play.letter(entry.id))
    return _before_the_seats(entry, doing)


def _before_the_seats(entry: Entry, doing: str) -> Message:
    if doing == "between":
        return Message("wait-for-the-next-seats")
    if entry.owing_cents:
        return Message("you-owe-pay-at-the-desk", dollars=Dollars(entry.owing_cents))
    if not entry.signed_in_at:
        return Message("please-sign-in-at-the-desk")
    return Message("you-are-signed-in-wait-for-the-seats")


# --- judges and the room ----------------------------------------------------------------------


def judge_view(state: State, at: int) -> JudgeView:
    """Calls, ties, disputes and wrong sums first; then every table that is on."""
    at = state.clamped(at)
    tables = tuple(
        table_card(state, category, a_round, a_round.tables[n], at)
        for category, a_round in _live_rounds(state)
        for n in sorted(a_round.tables)
    )
    matches = tuple(
        match_card(state, category, number, at)
        for key, category in state.categories.items()
        if (found := board(state, key)) is not None
        for number in found.open
    )
    at_tables = [card.call for card in tables if card.call]
    calls = sorted((*at_tables, *_match_calls(state)), key=lambda call: call.at)
    return JudgeView(
        head=head(state),
        calls=tuple(calls),
        ties=tuple(card for card in tables if card.state == "tied"),
        disputes=tuple(card for card in tables if card.state == "disputed"),
        short=tuple(card for card in tables if card.state == "short"),
        tables=tables,
        people=tuple(line for key in state.categories for line in standing_lines(state, key)),
        place_ties=tuple(tie for key in state.categories for tie in place_tie_cards(state, key)),
        incident_kinds=incident_kinds(),
        incidents=incident_cards(state),
        matches=matches,
        courses=tuple(
            course.card(state, category, at)
            for category in state.categories.values()
            if (course := format_of(category).pages)
        ),
        desk=desk_card(state, at),
        out_of_area=out_of_area(state),
        games={game.key: game.plan.name for game in entered(state)},
    )


def _match_calls(state: State) -> Iterator[CallCard]:
    """Calls from tables of brackets; their round is the match."""
    for key in state.categories:
        found = board(state, key)
        for number, meeting in found.open.items() if found else ():
            if meeting.call is not None:
                yield CallCard(
                    category=key,
                    round=number,
                    table=meeting.table,
                    by=meeting.call.by,
                    at=meeting.call.at,
                    why=meeting.call.why,
                )


def place_tie_cards(state: State, key: str) -> Iterator[TieCard]:
    for place, level in standings(state, key).place_ties:
        names = tuple(state.entries[one].name for one in level)
        yield TieCard(
            category=key,
            entries=level,
            names=names,
            places=len(level),
            text=of_its_game(
                state,
                state.categories[key],
                Message("level-for-a-place", players=tuple(map(Player, names)), place=place),
            ),
        )


def projector_view(state: State, at: int) -> ProjectorView:
    """What hangs on the wall and what any visitor may see."""
    at = state.clamped(at)
    category = _latest_category(state)
    now = category.now if category else None
    held = category is not None and held_back(state, category.key)
    standing = standing_lines(state, category.key) if category and not held else ()
    entries = [entry for entry in state.entries.values() if not entry.left]

    def on_wall(one: Category) -> BracketCard | None:
        shown = one.is_bracket and not held_back(state, one.key)
        return bracket_card(state, one, at) if shown else None

    return ProjectorView(
        head=head(state),
        phase=phase(state, category) if category else "entries",
        category_name=category.plan.name if category else "",
        round=now.no if now else 0,
        final=bool(now and now.final),
        clocks=_clocks(state),
        seats=seat_lines(state),
        calls=_calls(state, at),
        tables_done=_done(now, at) if now else 0,
        tables=len(now.tables) if now else 0,
        standings=standing,
        held=held,
        awards=tuple(one for one in awards(state) if not held_back(state, one.category)),
        signin_until=state.known.signin_until,
        signed_in=sum(1 for entry in entries if entry.signed_in_at),
        entries=len(entries),
        matches=match_lines(state, at),
        bracket=next(filter(None, map(on_wall, state.categories.values())), None),
        on_bracket=bool(category and category.is_bracket),
        courses=_walls(state, at),
        games=_games(state, at),
    )


def _games(state: State, at: int) -> tuple[DayLine, ...]:
    """Those entered; the rest of the day's games nobody came for."""
    entries: dict[str, list[Entry]] = {}
    for entry in state.entries.values():
        if not entry.left or entry.id in standings(state, entry.category).tallies:
            entries.setdefault(entry.category, []).append(entry)
    return tuple(
        _game_line(state, category, entries[key], at)
        for key, category in state.categories.items()
        if key in entries
    )


def _game_line(state: State, category: Category, entries: list[Entry], at: int) -> DayLine:
    now, clocks = category.now, _clocks_of(category)
    doing = phase(state, category)
    on = now is not None and doing in ("seated", "playing")
    held = held_back(state, category.key)
    shown = not held and (doing == "done" or any(r.closed_at for r in category.rounds))
    still = (x for x in standings(state, category.key).tallies.values() if x.status == "in")
    return DayLine(
        key=category.key,
        name=category.plan.name,
        format=category.plan.format,
        phase=doing,
        round=now.no if now else 0,
        final=bool(on and now and now.final),
        deadline=clocks[0].deadline if clocks and doing == "playing" else 0,
        extra=clocks[1:] if doing == "playing" else (),
        tables_done=_done(now, at) if on and now else 0,
        tables=len(now.tables) if on and now else 0,
        entries=len(entries),
        signed_in=sum(1 for entry in entries if entry.signed_in_at),
        still_in=sum(1 for _ in still),
        standings=standing_lines(state, category.key) if shown else (),
        held=held,
    )


def _walls(state: State, at: int) -> tuple[CourseCard, ...]:
    return tuple(
        course.wall(state, category, at)
        for category in state.categories.values()
        if (course := format_of(category).pages)
    )


def _latest_category(state: State) -> Category | None:
    entered = {entry.category for entry in state.entries.values()}

    def moved(category: Category) -> tuple[bool, int]:
        # a bracket moves with every match: it leads the wall where nothing else is played
        in_rounds = not category.is_bracket and category.key in entered
        return in_rounds, state.touched.get(f"{category.key}/seats", 0)

    return max(state.categories.values(), key=moved, default=None)


def _done(now: Round, at: int) -> int:
    return sum(play_state(now, play, at) in ("done", "void") for play in now.tables.values())


def _clocks(state: State) -> tuple[ClockLine, ...]:
    return tuple(line for category, _ in _live_rounds(state) for line in _clocks_of(category))


def _clocks_of(category: Category) -> tuple[ClockLine, ...]:
    """The clock of most tables, then those of tables that have another."""
    a_round = category.now
    if a_round is None or not a_round.started_at:
        return ()
    ends = [play.deadline for play in a_round.tables.values()]
    usual = max(set(ends), key=lambda end: (ends.count(end), end))
    others = [n for n in sorted(a_round.tables) if a_round.tables[n].deadline != usual]
    name = category.plan.name
    return (
        ClockLine(category_name=name, table=0, deadline=usual),
        *(
            ClockLine(category_name=name, table=n, deadline=a_round.tables[n].deadline)
            for n in others
        ),
    )


def seat_lines(state: State) -> tuple[SeatLine, ...]:
    """Seats of the rounds now on, by last name: the wall reads as the printed list does."""
    lines = [
        SeatLine(
            name=state.entries[one].name,
            auxiliary=state.entries[one].auxiliary,
            category_name=category.plan.name,
            table=play.table,
            seat=LETTERS[index],
        )
        for category, a_round in _live_rounds(state)
        for play in a_round.tables.values()
        for index, one in enumerate(play.seats)
    ]
    return tuple(sorted(lines, key=lambda line: (last_name_first(line.name), line.table)))


def _calls(state: State, at: int) -> tuple[Message, ...]:
    calls = []
    many = many_games(state)

    def table(key: str, number: int) -> Message:
        if many:
            game = state.categories[key].plan.name
            return Message("table-of-a-game", game=game, table=number)
        return Message("table-by-number", table=number)

    for category, a_round in _live_rounds(state):
        for number in sorted(a_round.tables):
            play, named = a_round.tables[number], table(category.key, number)
            doing = play_state(a_round, play, at)
            off = play.difference or 0
            if doing == "short" and off < 0:
                calls.append(Message("read-out-short", where=named, count=-off))
            elif doing == "short":
                calls.append(Message("read-out-over", where=named, count=off))
            elif doing == "called":
                calls.append(Message("read-out-called-the-chair", where=named))
            elif doing == "tied":
                calls.append(Message("read-out-extra-game", where=named))
    calls += [
        Message("read-out-called-the-chair", where=table(call.category, call.table))
        for call in _match_calls(state)
    ]
    return tuple(calls)
