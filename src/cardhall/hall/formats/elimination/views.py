"""A game in rounds as each person may see it: its tables, seats, clocks, what is read out."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from cardhall.formats.seating import LETTERS
from cardhall.hall.formats.elimination.caller.views import caller_card
from cardhall.hall.formats.elimination.play import judged
from cardhall.hall.formats.elimination.reports import marks_needed, off_by
from cardhall.hall.formats.elimination.state import (
    CountReport,
    Play,
    Round,
    chip_book,
    chips_of,
    figures_of,
    live_id,
    may_deal,
    play_state,
    rounds_of,
    seat_results,
)
from cardhall.hall.kernel.shapes import (
    CallCard,
    ClockLine,
    ReportCard,
    RoundCard,
    SeatCard,
    SeatLine,
    TableCard,
    TieCard,
)
from cardhall.hall.kernel.shown import Shown, Stage, Where
from cardhall.hall.settings import LIVE
from cardhall.hall.state import Category, Entry, State, many_games, phase, standings
from cardhall.messages import Argument, Message, Player, no_words

if TYPE_CHECKING:
    from cardhall.hall.pages import CaptainView


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
    calls = rounds_of(category).calling.at(a_round.no, play.table, play.attempt)
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


def _report_card(play: Play, report: CountReport) -> ReportCard:
    return ReportCard(
        id=report.id,
        by=report.by,
        at=report.at,
        source=report.source,
        chips=chips_of(report.sheet.counts),
        points={one.entry: one.points for one in report.sheet.counts if play.counting == "points"},
        pot=report.sheet.pot,
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


def _done(now: Round, at: int) -> int:
    return sum(play_state(now, play, at) in ("done", "void") for play in now.tables.values())


def _clocks_of(category: Category) -> tuple[ClockLine, ...]:
    """The clock of most tables, then those of tables that have another."""
    a_round = rounds_of(category).now
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


def _on(state: State, category: Category) -> Round | None:
    """The round that is seated or played; not seats drawn before all but one had left."""
    now = rounds_of(category).now
    return now if now is not None and phase(state, category) in ("seated", "playing") else None


class EliminationShown(Shown):
    """What rounds give to the pages that all games share."""

    def rounds(self, state: State, category: Category, at: int) -> tuple[RoundCard, ...]:
        return tuple(_round_card(state, category, one, at) for one in rounds_of(category).rounds)

    def stage(self, state: State, category: Category, at: int) -> Stage:
        rounds = rounds_of(category)
        now = rounds.now
        if now is None:
            return Stage()
        return Stage(
            round=now.no,
            final=now.final,
            done=_done(now, at),
            tables=len(now.tables),
            closed=any(one.closed_at for one in rounds.rounds),
        )

    def chairs(self, state: State, category: Category) -> Iterator[tuple[str, int, str]]:
        now = _on(state, category)
        for play in now.tables.values() if now else ():
            yield from ((one, play.table, play.letter(one)) for one in play.seats)

    def tables(self, state: State, category: Category, at: int) -> tuple[TableCard, ...]:
        now = _on(state, category)
        numbers = sorted(now.tables) if now else ()
        return tuple(table_card(state, category, now, now.tables[n], at) for n in numbers if now)

    def clocks(self, category: Category) -> tuple[ClockLine, ...]:
        return _clocks_of(category)

    def seat_lines(self, state: State, category: Category) -> Iterator[SeatLine]:
        now = _on(state, category)
        for play in now.tables.values() if now else ():
            for index, one in enumerate(play.seats):
                yield SeatLine(
                    name=state.entries[one].name,
                    category_name=category.plan.name,
                    table=play.table,
                    seat=LETTERS[index],
                    began=now.started_at if now else 0,
                )

    def read_out(
        self, state: State, category: Category, at: int, where: Where
    ) -> Iterator[Message]:
        now = _on(state, category)
        for number in sorted(now.tables) if now else ():
            assert now is not None
            play, named = now.tables[number], where(category.key, number)
            doing = play_state(now, play, at)
            off = play.difference or 0
            if doing == "short" and off < 0:
                yield Message("read-out-short", where=named, count=-off)
            elif doing == "short":
                yield Message("read-out-over", where=named, count=off)
            elif doing == "called":
                yield Message("read-out-called-the-chair", where=named)
            elif doing == "tied":
                yield Message("read-out-extra-game", where=named)

    def captain(
        self, state: State, category: Category, table: int, at: int, empty: "CaptainView"
    ) -> "CaptainView":
        now = rounds_of(category).now
        play = now.tables.get(table) if now else None
        if now is None or play is None:
            return empty
        card = table_card(state, category, now, play, at)
        may_report = (
            now.state == "playing"
            and play.mode == "physical"
            and card.state in ("playing", "time", "short", "disputed", "tied", "done")
            and not play.fixes
        )
        return replace(
            empty,
            card=card,
            may_report=may_report,
            may_deal=now.state == "playing" and play.call is None and may_deal(play, at),
            report_state=_report_state(card.state, bool(play.reports), now.state),
            text=_captain_text(now, card),
            marks_needed=marks_needed(play),
            caller=caller_card(state, category, now, play, at),
        )

    def seat(self, state: State, category: Category, entry: str, at: int) -> dict[str, Any]:
        now = rounds_of(category).now
        play = now.table_of(entry) if now else None
        if now is None or play is None:
            return {"round": now.no if now else 0}
        index = play.seats.index(entry)
        tied = play.outcome is not None and entry in play.outcome.tied
        right = state.entries[play.seats[index - 1]].name
        counted = next((one for one in play.seats if play.counter_of(one) == entry), "")
        return {
            "round": now.no,
            "table": play.table,
            "seat": LETTERS[index],
            "why": play.why[index],
            "state": play_state(now, play, at),
            "result": "tied" if tied else dict(seat_results(play))[entry].result,
            "deadline": play.deadline,
            "left_neighbour": state.entries[play.left_of(entry)].name,
            "right_neighbour": right,
            "counts_name": state.entries[counted].name if counted else "",
            "live_id": live_id(state, category, now, play),
        }

    def at_a_table(self, state: State, entry: Entry) -> Message:
        now = rounds_of(state.categories[entry.category]).now
        play = now.table_of(entry.id) if now else None
        if play is None:
            return no_words
        return Message("table-seat", table=play.table, letter=play.letter(entry.id))
