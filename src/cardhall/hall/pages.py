"""What each person may see of an event: the shapes of the pages. `hall.views` fills them.

Codes of players and tables appear in `ConsoleView` alone. Times are deadlines in ms since the
epoch; the page counts down by itself. Money is cents, chips integers.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias

from cardhall.hall.desk.views import DeskCard
from cardhall.hall.formats import formats
from cardhall.hall.kernel.shapes import (
    BracketCard,
    CallCard,
    CallerCard,
    ClockLine,
    MatchCard,
    MatchLine,
    OutOfArea,
    RoundCard,
    SeatLine,
    TableCard,
    TieCard,
)
from cardhall.hall.kernel.views import Need, View
from cardhall.messages import Message

_PAGES = [one.pages for one in formats().values() if one.pages]

if TYPE_CHECKING:
    FormatCard: TypeAlias = View
    FormatSeat: TypeAlias = View
    FormatTable: TypeAlias = View
else:
    FormatCard = reduce(or_, (one.CARD for one in _PAGES))
    FormatSeat = reduce(or_, (one.SEAT for one in _PAGES))
    FormatTable = reduce(or_, (one.TABLE for one in _PAGES))


class EventHead(View, frozen=True, kw_only=True):
    """What every page shows of the event."""

    id: str
    name: str
    association: str
    short_name: str
    venue: str
    play_at: int
    utc_offset_minutes: int
    rehearsal: bool


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


class HouseRuleChoice(View, frozen=True, kw_only=True):
    value: str
    text: Message


class HouseRuleCard(View, frozen=True, kw_only=True):
    """A house rule of a game that the chair may choose, the first choice as the rulebook has it."""

    option: str
    value: str
    point: str  # the open point that it answers
    about: Message
    choices: tuple[HouseRuleChoice, ...]


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
    house_rules: tuple[HouseRuleCard, ...]
    can_live: bool  # may its tables be played in the browser?
    mode: str  # how every table is played that is not named: "physical", or "live" in the browser
    live_tables: tuple[int, ...]  # those named to be played in the browser
    physical_tables: tuple[int, ...]  # those named to be played with cards
    rounds: tuple[RoundCard, ...]
    standings: tuple[Standing, ...]
    table_codes: dict[int, str]
    format: str  # "elimination", "bracket" of teams, "progressive", "freezeout", "home_game"
    team_size: int
    enters_from: str  # what an entry names beside the person: "auxiliary", "council" or nothing
    bracket: BracketCard | None  # once it is drawn
    format_card: FormatCard | None  # of the formats that show themselves


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
    where: Message
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
    head: EventHead
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
    archived: bool
    desk: DeskCard


class CaptainView(View, frozen=True, kw_only=True):
    """One table. `report_state`: "none", "sent", "short", "disputed", "tied", "accepted"."""

    head: EventHead
    category: str
    category_name: str
    format: str
    table: int
    card: TableCard | None  # None while this table has no seats
    may_report: bool
    may_deal: bool  # the clock had not run out when this was built; the page goes by `deadline`
    report_state: str
    text: Message  # what to do now, in words
    marks_needed: int  # marks that make most of the table
    match: MatchCard | None = None  # where teams play on a bracket
    format_table: FormatTable | None = None  # where the format shows itself
    caller: CallerCard | None = None  # where the cards of the table are called


class PlayerView(View, frozen=True, kw_only=True):
    head: EventHead
    entry: str
    number: int
    name: str
    auxiliary: str
    category: str
    category_name: str
    format: str
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
    format_seat: FormatSeat | None  # where the format shows itself


class JudgeView(View, frozen=True, kw_only=True):
    head: EventHead
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
    format_cards: tuple[FormatCard, ...]  # of the formats that show themselves
    desk: DeskCard
    out_of_area: tuple[OutOfArea, ...]  # of brackets, teams that wait elsewhere
    games: dict[str, str]  # those entered: key and name, in the order of the day


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


class Ceremony(View, frozen=True, kw_only=True):
    """The winners are called one by one: those of the game that is being called, as far as they
    were, and which is next. next_place: 0 when all games are through."""

    category: str
    category_name: str
    places: tuple[int, ...]  # of this game, in the order in which they are called
    called: tuple[Award, ...]  # best first
    called_at: int  # 0 before the first
    next_category: str
    next_name: str
    next_place: int


class ProjectorView(View, frozen=True, kw_only=True):
    """The room, and every visitor. `phase` as in CategoryCard, of the category that moved last.

    `games` are those entered, in the order of the day, each with its own clock and phase.
    """

    head: EventHead
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
    ceremony: Ceremony | None  # from when the winners may be called
    signin_until: int
    signed_in: int
    entries: int
    matches: tuple[MatchLine, ...]  # of brackets, those at tables now
    bracket: BracketCard | None  # of the game on a bracket
    on_bracket: bool  # whether that game is the one that phase and standings are of
    format_cards: tuple[FormatCard, ...]  # of the formats that show themselves
    games: tuple[DayLine, ...]


class TagChange(View, frozen=True, kw_only=True):
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

    changes: tuple[TagChange, ...]
    back_in: tuple[Message, ...]  # names put back in, with the rounds they missed
    should_not_have_sat: tuple[Message, ...]  # names, with the rounds they sat in since
    books: tuple[Message, ...]  # chips that moved, in words
    awards_change: bool
    finished_before: bool
    finished_after: bool
    warnings: tuple[Message, ...]
    text: tuple[Message, ...]  # all of it in sentences
