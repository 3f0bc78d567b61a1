"""A table of a round tells its count, and what becomes of it (LLAA-T-17, 18, 26 to 28)."""

from typing import Any

from msgspec.structs import replace

from cardhall.hall.formats.elimination import commands as c
from cardhall.hall.formats.elimination.events import TableFacts
from cardhall.hall.formats.elimination.evolve import REPORTED
from cardhall.hall.formats.elimination.state import (
    Play,
    Round,
    figures_of,
    play_of,
    playing,
    round_of,
    rounds_of,
    settled,
)
from cardhall.hall.kernel.context import Context, Refusal, own_table
from cardhall.hall.kernel.reported.decide import At, Reporting, needs_a_reason, not_frozen
from cardhall.hall.kernel.reported.table import Fix
from cardhall.hall.state import Category, State, category_of
from cardhall.messages import Message, Player


def open_table(
    state: State, key: str, no: int, table: int, ctx: Context, *, before: bool = False
) -> tuple[Category, Round, Play]:
    """A table of the round that is on, not frozen by a call; `before`: also of one that is seated
    and has not begun. Raises Refusal."""
    category = category_of(state, key)
    own_table(category.key, table, ctx)
    asked = round_of(category, no)
    if asked is not rounds_of(category).now or asked.state == "closed":
        raise Refusal(
            Message("round-is-closed", round=no),
            "round",
            Message("the-chairperson-can-correct-the-table-result"),
            "LLAA-T-28",
        )
    now = asked if before else playing(category)
    play = play_of(now, table)
    not_frozen(play)
    return category, now, play


def _right_table_kind(play: Play, command: c.ReportCount, ctx: Context) -> None:
    if command.source == "live" and ctx.role not in ("table", "chair"):
        raise Refusal(
            Message("table-reports-by-itself", table=play.table),
            "source",
            Message("count-a-wooden-table-by-hand"),
        )
    if command.source == "physical" and play.mode == "live" and ctx.role == "captain":
        raise Refusal(
            Message("table-is-played-in-the-browser", table=play.table),
            "source",
            Message("ask-the-chairperson-if-it-has-stopped"),
        )


def check_counts(
    play: Play, counts: tuple[c.SeatCount, ...], pot: int, category: Category
) -> tuple[c.SeatCount, ...]:
    """One count for each seat, in seat order. Raises Refusal naming the seat."""
    given = {count.entry: count for count in counts}
    if len(given) != len(counts):
        raise Refusal(
            Message("a-seat-is-counted-twice"), "counts", Message("give-one-count-for-each-seat")
        )
    for one in given:
        if one not in play.seats:
            raise Refusal(
                Message("somebody-counted-does-not-sit-at-table", table=play.table),
                f"counts.{one}",
                Message("count-the-seats-of-this-table-only"),
            )
    for one in play.seats:
        if one not in given:
            raise Refusal(
                Message("seat-is-not-counted", seat=play.letter(one)),
                f"counts.{one}",
                Message("enter-the-chips-of-the-seat"),
                "LLAA-T-28",
            )
        if abs(given[one].points) > MOST_POINTS or (given[one].points and not by_points(play)):
            raise Refusal(
                Message("seat-cannot-have-points", seat=play.letter(one), points=given[one].points),
                f"counts.{one}.points",
                Message("enter-the-score")
                if by_points(play)
                else Message("this-game-is-counted-in-chips"),
            )
        if not 0 <= given[one].chips <= 1_000_000:
            raise Refusal(
                Message("seat-cannot-have-chips", seat=play.letter(one), chips=given[one].chips),
                f"counts.{one}",
                Message("enter-the-chips-at-the-seat"),
            )
    if not 0 <= pot <= 1_000_000:
        raise Refusal(
            Message("the-middle-cannot-hold-chips", middle=middle(play), chips=pot),
            "pot",
            Message("enter-the-chips-left"),
        )
    _pot_left(pot, given, play, category)
    return tuple(given[one] for one in play.seats)


MOST_POINTS = 100_000


def middle(play: Play) -> str:
    """Say what lies in the middle of the table: "pot" or "bank"."""
    return "pot" if play.counting == "stakes" else "bank"


def by_points(play: Play) -> bool:
    """Tell whether the table's game goes by points (LLAA-RUMMY-38, OP-T-06)."""
    return play.counting == "points"


def _pot_left(pot: int, given: dict[str, c.SeatCount], play: Play, category: Category) -> None:
    """Leave in a pot what the house rule leaves in a pot. Fewer than two with chips play no more
    for it, none share it (OP-BOURE-13). A live table keeps the rule itself, and reports locked
    chips here."""
    if play.mode == "live" or play.counting != "stakes":
        return
    rule = category.options.get("last-pot", "nobody")
    able = [one for one in play.seats if given[one].chips and one not in play.gone]
    if rule == "play-until-won" and pot and len(able) > 1:
        raise Refusal(
            Message("the-last-pot-is-played-until-won"), "pot", Message("play-on"), "OP-BOURE-12"
        )
    if rule == "split" and able and pot >= len(able):
        raise Refusal(
            Message("the-last-pot-is-split"), "pot", Message("share-it-out"), "OP-BOURE-12"
        )


def _with_missing(play: Play, command: c.ReportCount) -> tuple[c.SeatCount, ...]:
    """The counts, and of seats that nobody took what lay there: it is not asked for (OP-T-11)."""
    given = {count.entry for count in command.counts}
    missing = [one for one in play.seats if one not in play.sat_down and one not in given]
    return (
        *command.counts,
        *(c.SeatCount(entry=one, chips=play.untouched) for one in missing),
    )


def _counted_by(state: State, play: Play, count: c.SeatCount) -> c.SeatCount:
    name = state.entries[count.entry].name
    left = play.counter_of(count.entry)
    cure = (
        Message("let-count-them", player=Player(state.entries[left].name))
        if left
        else Message("let-the-judge-count-them")
    )
    if count.counter == count.entry:
        raise Refusal(
            Message("nobody-counts-their-own-chips", player=Player(name)),
            f"counts.{count.entry}.counter",
            cure,
            "LLAA-BOURE-51",
        )
    if left and count.counter not in ("", left):
        raise Refusal(
            Message("chips-are-counted-by-the-player", player=Player(name)),
            f"counts.{count.entry}.counter",
            cure,
            "LLAA-BOURE-50",
        )
    return replace(count, counter=left)


def marks_needed(play: Play) -> int:
    """Marks that make most of those who are at the table (LLAA-T-27)."""
    return len(_present(play)) // 2 + 1


def _present(play: Play) -> tuple[str, ...]:
    return tuple(one for one in play.seats if one not in play.gone)


def _certified(play: Play, command: c.ReportCount) -> None:
    marks = set(command.marks) & set(_present(play))
    if not command.caller.strip() and len(marks) < marks_needed(play):
        raise Refusal(
            Message("the-count-has-of-marks", count=len(marks), needed=marks_needed(play)),
            "marks",
            Message("the-caller-signs", needed=marks_needed(play)),
            "LLAA-T-27",
        )


LONG_BEFORE = 10 * 60_000
"""A count with more time left than this is asked about. No hand of these games takes so long, so
whoever stops rather than deal a last one is not asked."""


def _time_enough(
    play: Play, command: c.ReportCount, counts: tuple[c.SeatCount, ...], at: int
) -> None:
    """Raises Refusal, once, for a count long before the session's time is over (LLAA-T-06): of
    another table, or sent by a hand that slipped. A table that was counted before said that it is
    done; the game is over as well where fewer than two are left to play."""
    left = play.deadline - at
    if command.early or play.reports or left <= LONG_BEFORE or _played_out(play, counts):
        return
    raise Refusal(
        Message("minutes-are-left-at-table", count=-(-left // 60_000), table=play.table),
        "early",
        Message("send-it-again-as-early"),
        "LLAA-T-06",
    )


def _played_out(play: Play, counts: tuple[c.SeatCount, ...]) -> bool:
    """Tell whether fewer than two can play on: of those who are there, with chips where a game is
    for them (LLAA-BOURE-46)."""
    staked = play.counting == "stakes"
    able = [one for one in counts if one.entry not in play.gone and (one.chips or not staked)]
    return len(able) < 2


def check_tie_winners(winners: tuple[str, ...], tied: tuple[str, ...], places: int) -> None:
    """Raises Refusal unless exactly the open places are won, by people who were level."""
    if not tied:
        raise Refusal(
            Message("nobody-is-level"), "winners", Message("leave-the-extra-game-out"), "OP-T-02"
        )
    if len(set(winners)) != places or not set(winners) <= set(tied):
        raise Refusal(
            Message("so-many-win-the-extra-game", places=places, count=len(tied)),
            "winners",
            Message("choose-among-those-who-are-level-only"),
            "OP-T-02",
        )


def off_by(table: int, difference: int) -> Message:
    """Such as "Table 3 is one chip short" or "Table 3 has 3 chips too many"."""
    if difference < 0:
        return Message("table-count-is-short", table=table, count=-difference)
    return Message("table-count-is-over", table=table, count=difference)


def same_facts(play: Play, facts: TableFacts) -> bool:
    """Tell whether a correction would change nothing."""
    now = play.facts
    return (
        figures_of(now.counts) == figures_of(facts.counts)
        and now.pot == facts.pot
        and set(now.tie_winners) == set(facts.tie_winners)
        and {(m.entry, m.mark) for m in now.marks} == {(m.entry, m.mark) for m in facts.marks}
        and now.void == facts.void
    )


def _told(play: Play, command: c.CorrectResult) -> TableFacts:
    marks = play.facts.marks if command.marks is None else command.marks
    for mark in marks:
        if mark.entry not in play.seats:
            raise Refusal(
                Message("the-player-did-not-sit-at-that-table"),
                "marks",
                Message("choose-a-seat-of-the-table"),
            )
    return TableFacts(
        counts=tuple(
            count for count in sorted(command.counts, key=lambda x: _seat_no(play, x.entry))
        ),
        pot=command.pot,
        tie_winners=command.tie_winners,
        marks=tuple(mark for mark in marks if mark.mark),
    )


def _seat_no(play: Play, entry: str) -> int:
    return play.seats.index(entry) if entry in play.seats else -1


def _adds_up(state: State, play: Play, after: TableFacts) -> None:
    fix = replace(play, fixes=(*play.fixes, _corrected(play, after)))
    tried = settled(fix)
    if tried.difference:
        raise Refusal(
            off_by(play.table, tried.difference),
            "counts",
            Message("chips-and-middle-must-make", middle=middle(play), expected=play.expected),
            "LLAA-BOURE-52" if play.counting == "stakes" else "LLAA-T-28",
        )
    bare = settled(replace(play, fixes=(_corrected(play, replace(after, tie_winners=())),))).outcome
    if bare is None:
        return
    if bare.tied:
        check_tie_winners(after.tie_winners, bare.tied, bare.open_places)
    elif after.tie_winners:
        raise Refusal(
            Message("nobody-is-level"),
            "tie_winners",
            Message("leave-the-extra-game-out"),
            "OP-T-02",
        )
    for mark in after.marks:
        chips = {count.entry: count.chips for count in after.counts}[mark.entry]
        if mark.mark == "broke" and chips:
            raise Refusal(
                Message("had-lost-every-chip", player=Player(state.entries[mark.entry].name)),
                f"counts.{mark.entry}",
                Message("take-that-mark-back-or-count-none"),
                "LLAA-BOURE-46",
            )


def _corrected(play: Play, after: TableFacts) -> Fix[TableFacts]:
    return Fix(id="", before=play.facts, after=after)


class CountReporting(Reporting[Play, TableFacts]):
    """What is asked of the players of a table: their chips, or their points."""

    kinds = REPORTED
    unsigned = ()

    @staticmethod
    def _at(category: Category, no: int, play: Play) -> At[Play]:
        return At(category, play, {"category": category.key, "round": no, "table": play.table})

    def open(self, state: State, command: Any, ctx: Context) -> At[Play]:
        category, now, play = open_table(state, command.category, command.round, command.table, ctx)
        return self._at(category, now.no, play)

    def any(self, state: State, command: Any) -> At[Play]:
        category = category_of(state, command.category)
        a_round = round_of(category, command.round)
        play = play_of(a_round, command.table)
        if not a_round.started_at:
            raise Refusal(
                Message("round-has-not-begun", round=a_round.no),
                "round",
                Message("there-is-nothing-to-correct"),
            )
        if play.call is not None:
            raise Refusal(
                Message("table-waits-for-a-ruling", table=play.table),
                "table",
                Message("give-the-ruling-first"),
                "LLAA-T-18",
            )
        if a_round.state == "playing" and not play.facts.counts and not play.facts.void:
            raise Refusal(
                Message("table-is-not-counted-yet", table=play.table),
                "table",
                Message("report-its-count-instead"),
            )
        return self._at(category, a_round.no, play)

    def now(self, state: State, key: str, table: int) -> At[Play]:
        category = category_of(state, key)
        a_round = playing(category)
        return self._at(category, a_round.no, play_of(a_round, table))

    def of_correction(self, state: State, correction: str) -> At[Play]:
        where = state.corrections.get(correction)
        if where is None:
            raise Refusal(
                Message("there-is-no-such-correction"),
                "correction",
                Message("choose-one-from-the-log"),
            )
        key, no, table = where
        category = state.categories[key]
        return self._at(category, no, rounds_of(category).rounds[no - 1].tables[table])

    def may_report(self, at: At[Play], command: c.ReportCount, ctx: Context) -> None:
        play = at.table
        if command.attempt not in (0, play.attempt):
            raise Refusal(
                Message("table-plays-that-session-again", table=play.table),
                "attempt",
                Message("count-after-the-session-that-is-played"),
                "OP-X-20",
            )
        _right_table_kind(play, command, ctx)
        if play.fixes or play.void:
            raise Refusal(
                Message("table-has-a-result-from-the-chair", table=play.table),
                "table",
                Message("ask-the-chairperson-to-correct"),
            )

    def sheet(self, state: State, at: At[Play], command: c.ReportCount, ctx: Context) -> TableFacts:
        play = at.table
        counts = check_counts(play, _with_missing(play, command), command.pot, at.category)
        for count in counts:
            if play.marks.get(count.entry) == "broke" and count.chips:
                raise Refusal(
                    Message("had-lost-every-chip", player=Player(state.entries[count.entry].name)),
                    f"counts.{count.entry}",
                    Message("count-again-or-take-the-mark-back"),
                    "LLAA-BOURE-46",
                )
        if command.source == "physical":
            counts = tuple(_counted_by(state, play, count) for count in counts)
        return TableFacts(counts=counts, pot=command.pot)

    def fields(self, at: At[Play], sheet: TableFacts, command: Any) -> dict[str, Any]:
        return {
            "attempt": at.table.attempt,
            "counts": sheet.counts,
            "pot": sheet.pot,
            "source": command.source,
        }

    def stood_for(self, at: At[Play], command: c.ReportCount, ctx: Context) -> None:
        """Of a physical table; and not long before its time is over."""
        if command.source == "physical":
            _certified(at.table, command)
            _time_enough(at.table, command, command.counts, ctx.at)

    def corrected_sheet(
        self, state: State, at: At[Play], command: c.CorrectResult
    ) -> TableFacts | None:
        needs_a_reason(command.why)
        if command.void:
            return TableFacts(void=True)
        after = _told(at.table, command)
        check_counts(at.table, command.counts, command.pot, at.category)
        _adds_up(state, at.table, after)
        return after

    def as_it_stands(self, at: At[Play], after: TableFacts | None) -> None:
        assert after is not None
        if same_facts(at.table, after):
            raise Refusal(
                Message("that-is-the-result-as-it-stands"), "counts", Message("nothing-to-correct")
            )

    def stood(self, at: At[Play]) -> TableFacts:
        return at.table.facts

    def closed_to_taking_back(self, at: At[Play]) -> bool:
        """A count under a correction may go: it counts no more."""
        return False

    def none_of_yours(self) -> Refusal:
        return Refusal(
            Message("there-is-no-report-of-yours"), "report", Message("ask-the-judge-to-settle")
        )

    def not_disputed(self, at: At[Play]) -> Refusal:
        return Refusal(
            Message("table-is-not-disputed", table=at.table.table),
            "table",
            Message("nothing-more-to-do"),
        )

    def no_such_report(self) -> Refusal:
        return Refusal(
            Message("there-is-no-such-report"),
            "report",
            Message("choose-one-of-the-versions-shown"),
        )

    def corrected_since(self, at: At[Play]) -> Refusal:
        return Refusal(
            Message("the-table-was-corrected-again-since"),
            "correction",
            Message("undo-the-latest-correction-of-the-table"),
        )


REPORTING = CountReporting()
