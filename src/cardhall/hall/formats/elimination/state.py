"""A game in rounds as the event remembers it, and what follows from its facts.

Losses, tags, places and books are never stored, they are worked out; only a table's outcome is kept
beside its facts, set by `settled` whenever they change.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from cardhall.formats import elimination
from cardhall.formats.elimination import LEFT, Outcome, RoundResult, SeatResult
from cardhall.formats.seating import LETTERS, overfill_within
from cardhall.hall.formats.elimination.caller.state import Calling
from cardhall.hall.formats.elimination.commands import SeatCount, SeatMark
from cardhall.hall.formats.elimination.events import TableFacts
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.kernel.fold import with_category
from cardhall.hall.kernel.messages import Mode
from cardhall.hall.kernel.reported.table import Report, ReportedTable
from cardhall.hall.kernel.tables import LeftOut
from cardhall.hall.state import Category, Memo, State
from cardhall.messages import Message, no_words
from cardhall.rulebook.presets import Counting

AWAY = ("no_show", "walked_out")
MISSED = "OP-T-11"
"""The clause by which somebody has no seat in a round who stayed away from the one before."""


class Struct(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a game in rounds."""


class CountReport(Report[TableFacts], frozen=True, kw_only=True):
    """A count, and whether people or their table in the browser made it."""

    source: Mode = "physical"

    @property
    def total(self) -> int:
        return sum(count.chips for count in self.sheet.counts) + self.sheet.pot


class Play(ReportedTable[TableFacts], frozen=True, kw_only=True):
    """A table in a round. `size` is the number of seats at the start, 0 before."""

    seats: tuple[str, ...]
    why: tuple[Message, ...]
    size: int = 0
    by_size: tuple[int, ...] = ()
    """How many win with so many at the table, from none on: by it the number of winners goes."""
    counting: Counting = "stakes"
    expected: int = 0
    """All chips of the table: what was given to the seats, or what the bank began with and got."""
    deadline: int = 0
    attempt: int = 1
    stacks: dict[str, int] = msgspec.field(default_factory=dict)
    reports: tuple[CountReport, ...] = ()
    marks: dict[str, str] = msgspec.field(default_factory=dict)
    sent_away: frozenset[str] = frozenset()
    tie_winners: tuple[str, ...] = ()
    void: bool = False
    before_void: "Play | None" = None
    """What lay here before its result was voided: it can be taken back (OP-X-20)."""
    # worked out from the above by `settled`
    places: int = 0
    standing: CountReport | None = None
    disputed: bool = False
    facts: TableFacts = TableFacts()
    outcome: Outcome | None = None

    def same(self, one: TableFacts, other: TableFacts) -> bool:
        return one.pot == other.pot and figures_of(one.counts) == figures_of(other.counts)

    def sits(self, entry: str) -> bool:
        return entry in self.seats

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
        away = {m.entry for m in self.facts.marks if m.mark in AWAY}
        return self.sent_away | away

    @property
    def sat_down(self) -> tuple[str, ...]:
        """Seats whose player came."""
        missing = {m.entry for m in self.facts.marks if m.mark == "no_show"}
        return tuple(one for one in self.seats if one not in missing)

    @property
    def untouched(self) -> int:
        """The chips of a seat that nobody took: what lay before it, and nothing from a bank."""
        return self.expected // self.size if self.size and self.counting == "stakes" else 0

    def left_of(self, entry: str) -> str:
        """The player's left-hand neighbour."""
        return self.seats[(self.seats.index(entry) + 1) % len(self.seats)]

    def counter_of(self, entry: str) -> str:
        """Say who counts a player's chips: the next to the left who is there (LLAA-BOURE-50).

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

    @property
    def missed_by(self) -> tuple[str, ...]:
        """Those who have no seat in it because they are not here: for them it is a loss too."""
        return tuple(one.entry for one in self.left_out if one.clause == MISSED)

    def table_of(self, entry: str) -> Play | None:
        where: dict[str, Play] | None = self.memo.get("where")
        if where is None:
            where = {one: play for play in self.tables.values() for one in play.seats}
            self.memo["where"] = where
        return where.get(entry)


class Rounds(Struct, frozen=True, kw_only=True):
    """All rounds so far, the extra games for places, and what callers called at Po-Ke-No."""

    rounds: tuple[Round, ...] = ()
    place_games: tuple[tuple[str, ...], ...] = ()
    calling: Calling = Calling()
    came: dict[str, int] = {}
    """Of whoever was away and has come: the last round that was missed."""

    @property
    def now(self) -> Round | None:
        """The latest round, whatever its state."""
        return self.rounds[-1] if self.rounds else None

    @property
    def begun(self) -> bool:
        return any(one.started_at for one in self.rounds)

    @property
    def rounds_done(self) -> int:
        return sum(bool(one.closed_at) for one in self.rounds)


def rounds_of(category: Category) -> Rounds:
    """The rounds of a game; none of one that is played otherwise."""
    found = category.format_state
    return found if isinstance(found, Rounds) else Rounds()


def chips_of(counts: tuple[SeatCount, ...]) -> dict[str, int]:
    return {count.entry: count.chips for count in counts}


def figures_of(counts: tuple[SeatCount, ...]) -> dict[str, tuple[int, int]]:
    """All that was counted of each seat: chips and points."""
    return {count.entry: (count.chips, count.points) for count in counts}


def with_rounds(state: State, key: str, **changes: Any) -> State:
    """Something changed of a game in rounds."""
    before = rounds_of(state.categories[key])
    return with_category(state, key, format_state=replace(before, **changes))


def with_round(state: State, key: str, no: int, **changes: Any) -> State:
    rounds = rounds_of(state.categories[key]).rounds
    changed = replace(rounds[no - 1], memo=Memo(), **changes)
    return with_rounds(state, key, rounds=(*rounds[: no - 1], changed, *rounds[no:]))


def weigh(play: Play) -> tuple[CountReport | None, bool]:
    """Find which report stands, and whether another contradicts it.

    A count that does not come out gives way to the next one; one that does come out does not, and
    a different count makes a dispute.
    """
    standing: CountReport | None = None
    disputed = False
    for report in play.reports:
        if standing is None or (standing.total != play.expected and not disputed):
            standing = report
        elif not play.same(report.sheet, standing.sheet):
            disputed = True
    return standing, disputed


def settled(play: Play) -> Play:
    """The table with its result worked out anew from its facts."""
    standing, disputed = weigh(play)
    if play.corrected is not None:
        facts, disputed = play.corrected, False
    else:
        marks = tuple(SeatMark(entry=e, mark=m) for e, m in sorted(play.marks.items()))  # type: ignore[arg-type]
        facts = TableFacts(
            counts=standing.sheet.counts if standing else (),
            pot=standing.sheet.pot if standing else 0,
            tie_winners=play.tie_winners,
            marks=marks,
            void=play.void,
        )
    play = msgspec.structs.replace(play, standing=standing, disputed=disputed, facts=facts)
    places = play.by_size[len(play.sat_down)] if play.by_size else 0
    play = msgspec.structs.replace(play, places=places)
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
    """Work out what each seat is ranked by: chips; where the game goes by points, these first
    (OP-T-06)."""
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
        absent = bool(result) and mark in AWAY
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
    """Tell whether a new hand may be dealt: before the session's end only (LLAA-T-06)."""
    return play.deadline > 0 and at < play.deadline


def round_result(category: Category, a_round: Round) -> RoundResult:
    """The results of a round as the format needs them; kept with the round until it changes."""
    found: RoundResult | None = a_round.memo.get("result")
    if found is None:
        seats = dict(pair for play in a_round.tables.values() for pair in seat_results(play))
        seats.update((one, SeatResult("loss", LEFT, absent=True)) for one in a_round.missed_by)
        decides = a_round.final and category.options.get("final") == "one-final-session"
        found = RoundResult(a_round.no, bool(a_round.closed_at), decides, seats)
        a_round.memo["result"] = found
    return found


def missed_last(category: Category, entry: str) -> int:
    """The last round that somebody missed and has not come back since; 0 for none."""
    played = rounds_of(category)
    for a_round in reversed(played.rounds):
        play = a_round.table_of(entry)
        if play is None and entry not in a_round.missed_by:
            continue
        missed = play is None or _is_away(play, entry)
        return a_round.no if missed and played.came.get(entry, 0) < a_round.no else 0
    return 0


def _is_away(play: Play, entry: str) -> bool:
    return any(mark.entry == entry and mark.mark in AWAY for mark in play.facts.marks)


def latest_started(category: Category) -> int:
    """The number of the latest round that has begun, 0 before any."""
    return max((r.no for r in rounds_of(category).rounds if r.started_at), default=0)


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


def round_of(category: Category, no: int) -> Round:
    if not 1 <= no <= len(rounds_of(category).rounds):
        raise Refusal(
            Message("has-no-round", game=category.plan.name, round=no),
            "round",
            Message("choose-a-round-that-was-seated"),
        )
    return rounds_of(category).rounds[no - 1]


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
    now = rounds_of(category).now
    if now is None:
        raise Refusal(
            Message("has-no-seats-yet", game=category.plan.name),
            "round",
            Message("draw-seats-first"),
        )
    return now


def unstarted(category: Category) -> Round:
    """The round that is seated and has not begun. Raises Refusal."""
    now = current(category)
    if now.state != "seated":
        raise Refusal(
            Message("round-has-begun", round=now.no),
            "category",
            Message("seats-change-before-the-next-round"),
            "LLAA-T-19",
        )
    return now


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


def overfill_of(category: Category) -> int:
    """Count how many above its size a table takes by the house rule, within what the game can seat:
    at Po-Ke-No none, for there are twelve boards (OP-T-12, LLAA-T-30)."""
    plan = category.plan
    return overfill_within(int(category.options.get("overfill", "0")), plan.seats, plan.most_seats)


def live_id(state: State, category: Category, a_round: Round, play: Play) -> str:
    """The id of the live table; its stream is "table:" and this. "" for a physical table."""
    if play.mode != "live":
        return ""
    again = f".{play.attempt}" if play.attempt > 1 else ""
    return f"{state.id}.{category.key}.{a_round.no}.{play.table}{again}"
