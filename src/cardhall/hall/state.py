"""What the facts of an event amount to, and what follows from them.

All Structs here are frozen: a new fact makes a new state and shares the rest. Losses, tags, places
and books are never stored, they are worked out from the facts; only a table's outcome is kept
beside its facts, set by `settled` whenever they change.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

from cardhall.formats import elimination
from cardhall.formats.elimination import LEFT, Leaver, Outcome, RoundResult, SeatResult, Tally
from cardhall.formats.seating import LETTERS
from cardhall.hall.caller.state import Calling
from cardhall.hall.commands import Mode, SeatCount, SeatMark
from cardhall.hall.desk.state import Desk
from cardhall.hall.events import CategoryPlan, Fact, IncidentRecorded, LeftOut, TableFacts
from cardhall.hall.formats import format_of
from cardhall.hall.formats.bracket import state as ko
from cardhall.hall.formats.bracket.state import Board, Knockout
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.kernel.format import Course as Course
from cardhall.hall.kernel.format import leavers_of as leavers_of
from cardhall.hall.kernel.reported.table import Call
from cardhall.hall.settings import Settings
from cardhall.messages import Message, no_words
from cardhall.rulebook.presets import Counting

AWARD_PLACES = 3

Log: TypeAlias = "tuple[int, Fact, Log] | None"


class Struct(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a state."""


class Memo(dict[str, Any]):
    """What was worked out from a state before; never part of what the state is."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memo)

    def __repr__(self) -> str:
        return "Memo()"

    __hash__ = None


class Entry(Struct, frozen=True, kw_only=True):
    id: str
    number: int
    code: str
    name: str
    auxiliary: str
    category: str
    fee_cents: int
    dated: str
    paid_cents: int = 0
    payments: tuple[str, ...] = ()
    signed_in_at: int = 0
    let_in: int = 0  # the round from which they join a game that had begun without them
    left: Leaver | None = None
    withdrawn_before: Leaver | None = None  # under a disqualification that may be lifted
    blanked: bool = False
    overrides: tuple[str, ...] = ()
    partner: str = ""
    partner_code: str = ""

    @property
    def called(self) -> str:
        """What the entry is called: a person's name, or both of a team."""
        return f"{self.name} and {self.partner}" if self.partner else self.name

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who play under this entry."""
        return (self.name, self.partner) if self.partner else (self.name,)

    @property
    def persons(self) -> tuple[tuple[str, str], ...]:
        """Each of those people, as a live table knows them: an id of their own, and a name."""
        return tuple((person_id(self.id, n), name) for n, name in enumerate(self.people))

    @property
    def owing_cents(self) -> int:
        return max(0, self.fee_cents - self.paid_cents)


def person_id(entry: str, member: int) -> str:
    """The id of one person of an entry: of a team `member` 1 is the second."""
    return f"{entry}.{member + 1}" if member else entry


class Report(Struct, frozen=True, kw_only=True):
    id: str
    by: Message
    at: int
    counts: tuple[SeatCount, ...]
    pot: int
    caller: str
    marks: tuple[str, ...]
    source: Mode

    @property
    def total(self) -> int:
        return sum(count.chips for count in self.counts) + self.pot

    def same_count(self, other: "Report") -> bool:
        return self.pot == other.pot and figures_of(self.counts) == figures_of(other.counts)


class Fix(Struct, frozen=True, kw_only=True):
    """A correction, with what it replaced."""

    id: str
    before: TableFacts
    after: TableFacts


class Play(Struct, frozen=True, kw_only=True):
    """A table in a round. `size` is the number of seats at the start, 0 before."""

    table: int
    mode: Mode
    seats: tuple[str, ...]
    why: tuple[Message, ...]
    size: int = 0
    places: int = 0
    counting: Counting = "stakes"
    expected: int = 0
    """All chips of the table: what was given to the seats, or what the bank began with and got."""
    deadline: int = 0
    attempt: int = 1
    stacks: dict[str, int] = {}
    reports: tuple[Report, ...] = ()
    marks: dict[str, str] = {}
    sent_away: frozenset[str] = frozenset()
    tie_winners: tuple[str, ...] = ()
    void: bool = False
    call: Call | None = None
    fixes: tuple[Fix, ...] = ()
    before_void: "Play | None" = None
    """What lay here before its result was voided: it can be taken back (OP-X-20)."""
    # worked out from the above by `settled`
    standing: Report | None = None
    disputed: bool = False
    facts: TableFacts = TableFacts()
    outcome: Outcome | None = None

    @property
    def counted(self) -> int | None:
        """All chips found, None before a count."""
        if not self.facts.counts:
            return None
        return sum(count.chips for count in self.facts.counts) + self.facts.pot

    @property
    def difference(self) -> int | None:
        """Counted less expected (LLAA-BOURE-52); None before a count."""
        return None if self.counted is None else self.counted - self.expected

    @property
    def gone(self) -> frozenset[str]:
        """Seats that stayed away, walked out or were sent away."""
        away = {m.entry for m in self.facts.marks if m.mark in ("no_show", "walked_out")}
        return self.sent_away | away

    def left_of(self, entry: str) -> str:
        """The player's left-hand neighbour."""
        return self.seats[(self.seats.index(entry) + 1) % len(self.seats)]

    def counter_of(self, entry: str) -> str:
        """Who counts a player's chips: the next to the left who is there (LLAA-BOURE-50).

        "" for the judge, who counts what somebody left behind (OP-T-11, OP-X-19).
        """
        gone = self.gone
        if entry in gone:
            return ""
        counter = self.left_of(entry)
        while counter in gone:
            counter = self.left_of(counter)
        return "" if counter == entry else counter

    def letter(self, entry: str) -> str:
        return LETTERS[self.seats.index(entry)]


class Round(Struct, frozen=True, kw_only=True):
    no: int
    seed: str
    fresh: bool
    final: bool
    tables: dict[int, Play]
    left_out: tuple[LeftOut, ...] = ()
    started_at: int = 0
    start_chips: int = 0
    bank: int = 0
    dealt_by: Message = no_words
    closed_at: int = 0
    # filled when first asked for; a changed round is a new one with an empty memo
    memo: Memo = msgspec.field(default_factory=Memo)

    @property
    def state(self) -> str:
        if self.closed_at:
            return "closed"
        return "playing" if self.started_at else "seated"

    def table_of(self, entry: str) -> Play | None:
        where: dict[str, Play] | None = self.memo.get("where")
        if where is None:
            where = {one: play for play in self.tables.values() for one in play.seats}
            self.memo["where"] = where
        return where.get(entry)


class CashCount(Struct, frozen=True, kw_only=True):
    """The cash box as it was counted: cents, the payments that were in it by then, and the cents
    that had left it for prizes and the house."""

    cents: int
    payments: frozenset[str]
    out: int


class Category(Struct, frozen=True, kw_only=True):
    plan: CategoryPlan
    options: dict[str, str]
    rounds: tuple[Round, ...] = ()
    modes: dict[int, Mode] = {}
    codes: dict[int, str] = {}
    place_games: tuple[tuple[str, ...], ...] = ()
    knockout: Knockout | None = None
    course: Course | None = None
    calling: Calling = Calling()

    def mode_of(self, table: int) -> Mode:
        """Whether a table is to be played with cards or in the browser; under 0 stands what holds
        for every table that is not named."""
        return self.modes.get(table, self.modes.get(0, "physical"))

    @property
    def is_bracket(self) -> bool:
        """Whether teams meet on a bracket (LLAA-T-09); else people sit at tables in rounds."""
        return self.plan.format == "bracket"

    @property
    def key(self) -> str:
        return self.plan.key

    @property
    def now(self) -> Round | None:
        """The latest round, whatever its state."""
        return self.rounds[-1] if self.rounds else None

    @property
    def begun(self) -> bool:
        """Whether games have begun (LLAA-T-05)."""
        return format_of(self).begun(self)

    @property
    def counting(self) -> Counting:
        """What its tables count, the house rule about points included (OP-T-06)."""
        by_chips = self.options.get(f"{self.key}.by") == "chips"
        return "bank" if by_chips and self.plan.counting == "points" else self.plan.counting

    def winners_at(self, size: int) -> int:
        """How many win at a table of this size (LLAA-T-41, 42, OP-T-01)."""
        for name, (least, most) in self.plan.winner_options.items():
            if least <= size <= most and name in self.options:
                return int(self.options[name])
        return self.plan.winners[min(size, len(self.plan.winners) - 1)]


class State(Struct, frozen=True, kw_only=True):
    """What the facts so far amount to. `version` counts them; `touched` dates each subject."""

    id: str = ""
    preset: str = ""
    settings: Settings | None = None
    rehearsal: bool = False
    judge_code: str = ""
    categories: dict[str, Category] = {}
    entries: dict[str, Entry] = {}
    payments: dict[str, tuple[str, int]] = {}
    cash_counted: CashCount | None = None
    incidents: tuple[IncidentRecorded, ...] = ()
    corrections: dict[str, tuple[str, int, int]] = {}
    desk: Desk = Desk()
    awarded: dict[str, int] = {}
    """The games whose winners were called, and when."""
    version: int = 0
    latest: int = 0
    touched: dict[str, int] = {}
    log: Log = None
    memo: Memo = msgspec.field(default_factory=Memo)

    @property
    def known(self) -> Settings:
        """The settings; raises Refusal before the event was made."""
        if self.settings is None:
            raise Refusal(Message("this-event-is-not-made"), "id", Message("make-the-event-first"))
        return self.settings

    def clamped(self, at: int) -> int:
        """A moment that never lies before the latest fact, though a clock was set back."""
        return max(at, self.latest)

    def history(self) -> Iterator[tuple[int, Fact]]:
        """Facts with their versions, latest first."""
        node = self.log
        while node is not None:
            version, fact, node = node
            yield version, fact

    def who(self, code: str) -> tuple[str, str, int]:
        """Whose code this is: ("player", entry, 0), of a team's second ("player", entry, 1),
        ("captain", category, table), ("judge", "", 0).

        ("", "", 0) when it is nobody's. Case, spaces and dashes do not matter.
        """
        asked = plain_code(code)
        if not asked:
            return ("", "", 0)
        if asked == plain_code(self.judge_code):
            return ("judge", "", 0)
        codes = self.memo.get("codes")
        if codes is None:
            codes = {plain_code(e.code): ("player", e.id, 0) for e in self.entries.values()}
            teams = (entry for entry in self.entries.values() if entry.partner_code)
            codes |= {plain_code(e.partner_code): ("player", e.id, 1) for e in teams}
            for category in self.categories.values():
                for table, given in category.codes.items():
                    codes[plain_code(given)] = ("captain", category.key, table)
            self.memo["codes"] = codes
        found: tuple[str, str, int] = codes.get(asked, ("", "", 0))
        return found


def plain_code(code: str) -> str:
    return "".join(c for c in code.upper() if c.isalnum())


def chips_of(counts: tuple[SeatCount, ...]) -> dict[str, int]:
    return {count.entry: count.chips for count in counts}


def figures_of(counts: tuple[SeatCount, ...]) -> dict[str, tuple[int, int]]:
    """All that was counted of each seat: chips and points."""
    return {count.entry: (count.chips, count.points) for count in counts}


# --- a table ----------------------------------------------------------------------------------


def weigh(reports: tuple[Report, ...], expected: int) -> tuple[Report | None, bool]:
    """Which report stands, and whether another contradicts it.

    A count that does not come out gives way to the next one; one that does come out does not, and
    a different count makes a dispute.
    """
    standing: Report | None = None
    disputed = False
    for report in reports:
        if standing is None or (standing.total != expected and not disputed):
            standing = report
        elif not report.same_count(standing):
            disputed = True
    return standing, disputed


def settled(play: Play) -> Play:
    """The table with its result worked out anew from its facts."""
    standing, disputed = weigh(play.reports, play.expected)
    if play.fixes:
        facts, disputed = play.fixes[-1].after, False
    else:
        marks = tuple(SeatMark(entry=e, mark=m) for e, m in sorted(play.marks.items()))  # type: ignore[arg-type]
        facts = TableFacts(
            counts=standing.counts if standing else (),
            pot=standing.pot if standing else 0,
            tie_winners=play.tie_winners,
            marks=marks,
            void=play.void,
        )
    play = msgspec.structs.replace(play, standing=standing, disputed=disputed, facts=facts)
    return msgspec.structs.replace(play, outcome=_outcome(play))


def _outcome(play: Play) -> Outcome | None:
    facts = play.facts
    if not play.size or facts.void:
        return None
    if play.disputed or play.difference != 0:
        return None
    # who has no chips left of those they were given does not win (OP-BOURE-13)
    broke = {c.entry for c in facts.counts if play.counting == "stakes" and not c.chips}
    return elimination.judge_table(
        play.seats, scores(play), play.places, play.gone | broke, facts.tie_winners
    )


def scores(play: Play) -> dict[str, elimination.Score]:
    """What each seat is ranked by: chips; where the game goes by points, these first (OP-T-06)."""
    if play.counting == "points":
        return {count.entry: (count.points, count.chips) for count in play.facts.counts}
    return {count.entry: (count.chips,) for count in play.facts.counts}


def seat_results(play: Play) -> Iterator[tuple[str, SeatResult]]:
    """Each seat's result, also those already lost while the table still plays (LLAA-BOURE-46)."""
    ranked = scores(play)
    marks = {m.entry: m.mark for m in play.facts.marks}
    away = play.gone
    for one in play.seats:
        mark, gone = marks.get(one, ""), one in away
        result = ""
        if play.facts.void or not play.size:
            pass
        elif gone or mark == "broke":
            result = "loss"
        elif play.outcome is not None:
            if one in play.outcome.winners:
                result = "win"
            elif one in play.outcome.losers:
                result = "loss"
        absent = bool(result) and mark in ("no_show", "walked_out")
        yield one, SeatResult(result, LEFT if gone else ranked.get(one, (0,)), absent)


def play_state(a_round: Round, play: Play, at: int) -> str:
    """See `views.TableCard`."""
    if not a_round.started_at:
        return "seated"
    if play.call is not None:
        return "called"
    if play.facts.void:
        return "void"
    if play.disputed:
        return "disputed"
    if play.difference is None:
        return "playing" if may_deal(play, at) else "time"
    if play.difference:
        return "short"
    return "done" if play.outcome is not None and play.outcome.decided else "tied"


def may_deal(play: Play, at: int) -> bool:
    """Whether a new hand may be dealt: before the session's end only (LLAA-T-06)."""
    return play.deadline > 0 and at < play.deadline


# --- a category -------------------------------------------------------------------------------


def round_result(category: Category, a_round: Round) -> RoundResult:
    """The results of a round as the format needs them; kept with the round until it changes."""
    found: RoundResult | None = a_round.memo.get("result")
    if found is None:
        seats = dict(pair for play in a_round.tables.values() for pair in seat_results(play))
        decides = a_round.final and category.options.get("final") == "one-final-session"
        found = RoundResult(a_round.no, bool(a_round.closed_at), decides, seats)
        a_round.memo["result"] = found
    return found


def board(state: State, key: str) -> Board | None:
    """Where the bracket of a game stands; None before it is drawn."""
    drawn = state.categories[key].knockout
    if drawn is None:
        return None
    found: Board | None = state.memo.get(f"board {key}")
    if found is None:
        second = state.categories[key].options.get("grand-final") != "one"  # OP-PEDRO-13
        found = ko.board_of(drawn, leavers_of(state, key), second)
        state.memo[f"board {key}"] = found
    return found


def standings(state: State, key: str) -> elimination.Table:
    """Tags, outs and places of a category, worked out from its facts."""
    found: elimination.Table | None = state.memo.get(key)
    if found is None:
        category = state.categories[key]
        found = state.memo[key] = format_of(category).standings(state, category)
    return found


def tally(state: State, entry: Entry) -> Tally:
    """A player's losses, wins and place; one who never sat is "in", or has left."""
    found = standings(state, entry.category).tallies.get(entry.id)
    if found is not None:
        return found
    return Tally((), (), entry.left.kind if entry.left else "in")


def latest_started(state: State, key: str) -> int:
    """The number of the latest round that has begun, 0 before any."""
    return max((r.no for r in state.categories[key].rounds if r.started_at), default=0)


def did_not_play(state: State, entry: Entry, at: int = 0) -> bool:
    """Whether the game went on without them: it has begun, they never had a seat in it, and nobody
    has let them in. Such an entry is in no draw and in no count, and nothing asks for it
    (LLAA-T-04, LLAA-T-09, EUCHRE-51, OP-T-11).

    It follows from the seats of what was begun: a start that is taken back brings them back. `at`
    is a moment after the latest fact, where the time played decides.
    """
    category = state.categories[entry.category]
    if entry.left or entry.id in standings(state, entry.category).tallies:
        return False
    return format_of(category).without(state, category, entry, at)


def status(state: State, entry: Entry) -> str:
    """The tally's status; for one who never sat also "entered", "signed_in", "did_not_play"."""
    found = tally(state, entry)
    if found.status == "in" and entry.id not in standings(state, entry.category).tallies:
        if did_not_play(state, entry):
            return "did_not_play"
        return "signed_in" if entry.signed_in_at else "entered"
    return found.status


def finished(state: State, key: str) -> bool:
    return standings(state, key).finished


def phase(state: State, category: Category) -> str:
    """ "entries", "seated", "playing", "between" or "done"."""
    return format_of(category).phase(state, category)


def all_over(state: State) -> bool:
    """Whether every game that was begun or entered is decided (LLAA-T-20)."""
    entered = {entry.category for entry in state.entries.values()}
    return bool(entered) and all(
        finished(state, key) and not standings(state, key).place_ties for key in entered
    )


def held_back(state: State, key: str) -> bool:
    """Whether a game is decided and its winners were not called yet: only who conducts the event
    knows them (LLAA-T-20). A night at home has none: there everybody is paid at once."""
    category = state.categories[key]
    format = format_of(category)
    if key in state.awarded or not format.has_awards:
        return False
    return finished(state, key) or format.last_told(state, category)


def awards_at(state: State) -> int:
    """When the last winners were called, once all are decided and were; 0 before."""
    keys = _with_awards(state)
    if not all_over(state) or not keys or not all(key in state.awarded for key in keys):
        return 0
    return max(state.awarded[key] for key in keys)


def to_award(state: State) -> tuple[str, ...]:
    """The games whose awards may be given now: none until the last one is decided."""
    if not all_over(state):
        return ()
    return tuple(key for key in _with_awards(state) if key not in state.awarded)


def _with_awards(state: State) -> tuple[str, ...]:
    """The games that have awards, of those that somebody entered."""
    entered = {entry.category for entry in state.entries.values()}
    return tuple(
        key
        for key, category in state.categories.items()
        if key in entered and format_of(category).has_awards
    )


# --- books ------------------------------------------------------------------------------------


def money_books(state: State) -> dict[str, int]:
    """The event's one book of money in cents; its accounts sum to zero (LLAA-T-01, 02).

    "cash" is what must lie in the box: what was received, less what was laid aside for the house
    and paid out; "fees" what was earned (negative), "owed" what is outstanding and "over"
    (negative) what was paid above the fee. A tournament with prizes out of the fees adds "rebuys",
    "house" and "prizes" (OP-HOLDEM-03).
    """
    due = sum(entry.fee_cents for entry in state.entries.values())
    paid = sum(cents for _, cents in state.payments.values())
    over = sum(max(0, e.paid_cents - e.fee_cents) for e in state.entries.values())
    book = {"cash": paid, "fees": -due, "owed": due - paid + over, "over": -over}
    for account, cents in _out_of_fees(state):
        book[account] = book.get(account, 0) + cents
    return book


def _out_of_fees(state: State) -> Iterator[tuple[str, int]]:
    for category in state.categories.values():
        if money := format_of(category).money:
            yield from money.out_of_fees(category).items()


def paid_out(state: State) -> int:
    """Cents that have left the box: the house's share and the prizes paid."""
    return -sum(cents for account, cents in _out_of_fees(state) if account == "cash")


def counted_now(state: State, cents: int) -> CashCount:
    """A count of the box, with what it was compared with."""
    return CashCount(cents=cents, payments=frozenset(state.payments), out=paid_out(state))


def cash_difference(state: State) -> int | None:
    """What the box held too much when it was last counted, in cents, by what is known now of the
    payments up to then; what was moved since does not count. None before the first count."""
    counted = state.cash_counted
    if counted is None:
        return None
    paid = sum(cents for id, (_, cents) in state.payments.items() if id in counted.payments)
    return counted.cents - (paid - counted.out)


def chip_book(play: Play) -> dict[str, int]:
    """A table's chips by account; they sum to zero, "missing" holds what the count did not find."""
    if not play.size:
        return {}
    share = play.expected // play.size
    counts = chips_of(play.facts.counts)
    if play.counting != "stakes":
        return _bank_book(play, counts)
    if not counts:
        return {
            "bank": -play.expected,
            **{f"seat {play.letter(s)}": share for s in play.seats},
        }
    book = {"bank": -play.expected}
    book.update({f"seat {play.letter(one)}": counts.get(one, 0) for one in play.seats})
    book["pot"] = play.facts.pot
    book["missing"] = -sum(book.values())
    return book


def _bank_book(play: Play, counts: dict[str, int]) -> dict[str, int]:
    """Chips won from the table's bank (LLAA-T-25); "issued" is what the hall put there."""
    book = {"issued": -play.expected}
    book.update({f"seat {play.letter(one)}": counts.get(one, 0) for one in play.seats})
    book["bank"] = play.facts.pot if counts else play.expected
    book["missing"] = -sum(book.values())
    return book


# --- finding things, or refusing ---------------------------------------------------------------


def category_of(state: State, key: str) -> Category:
    if key not in state.categories:
        known = tuple(state.categories)
        raise Refusal(
            Message("this-event-has-no-game", given=key),
            "category",
            Message("use-one-of", choices=known),
        )
    return state.categories[key]


def entry_of(state: State, entry: str, field: str = "entry") -> Entry:
    if entry not in state.entries:
        raise Refusal(
            Message("there-is-no-such-entry"),
            field,
            Message("choose-somebody-from-the-list-of-entries"),
        )
    return state.entries[entry]


def round_of(category: Category, no: int) -> Round:
    if not 1 <= no <= len(category.rounds):
        raise Refusal(
            Message("has-no-round", game=category.plan.name, round=no),
            "round",
            Message("choose-a-round-that-was-seated"),
        )
    return category.rounds[no - 1]


def play_of(a_round: Round, table: int) -> Play:
    if table not in a_round.tables:
        known = tuple(sorted(a_round.tables))
        raise Refusal(
            Message("round-has-no-table", round=a_round.no, table=table),
            "table",
            Message("the-tables-are", tables=known),
        )
    return a_round.tables[table]


def current(category: Category) -> Round:
    if category.now is None:
        raise Refusal(
            Message("has-no-seats-yet", game=category.plan.name),
            "round",
            Message("draw-seats-first"),
        )
    return category.now


def playing(category: Category) -> Round:
    """The round that is on. Raises Refusal."""
    now = current(category)
    if now.state == "seated":
        raise Refusal(
            Message("round-has-not-begun", round=now.no),
            "round",
            Message("start-round-first", round=now.no),
        )
    if now.state == "closed":
        raise Refusal(
            Message("round-is-closed", round=now.no),
            "round",
            Message("correct-the-table-result-instead"),
        )
    return now


def live_id(state: State, category: Category, a_round: Round, play: Play) -> str:
    """The id of the live table; its stream is "table:" and this. "" for a physical table."""
    if play.mode != "live":
        return ""
    again = f".{play.attempt}" if play.attempt > 1 else ""
    return f"{state.id}.{category.key}.{a_round.no}.{play.table}{again}"


def of_its_game(state: State, category: Category, told: Message) -> Message:
    """With "Rummy: " before it, where several games are played: each counts its tables from one."""
    if not many_games(state):
        return told
    return Message("of-a-game", game=category.plan.name, told=told)


def entered(state: State) -> list[Category]:
    """The games that somebody entered, in the order of the day."""
    asked = {entry.category for entry in state.entries.values()}
    return [category for key, category in state.categories.items() if key in asked]


def many_games(state: State) -> bool:
    """Whether a table must be named with its game: each game counts its tables from one."""
    found: bool | None = state.memo.get("many games")
    if found is None:
        found = state.memo["many games"] = len(entered(state)) > 1
    return found
