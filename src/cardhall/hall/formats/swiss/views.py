"""What each person sees of it."""

from collections.abc import Iterator
from typing import Any

from cardhall.formats.meetings import in_words
from cardhall.formats.swiss import rounds_without_again
from cardhall.hall.formats.swiss import pairing
from cardhall.hall.formats.swiss.commands import Result
from cardhall.hall.formats.swiss.evolve import swiss_of
from cardhall.hall.formats.swiss.log import result_in_words
from cardhall.hall.formats.swiss.state import Pairing, SwissRound, scoring_of
from cardhall.hall.kernel.naming import name as named
from cardhall.hall.kernel.reported.table import Report
from cardhall.hall.kernel.shapes import SeatLine
from cardhall.hall.kernel.shown import Shown, Where
from cardhall.hall.kernel.views import View
from cardhall.hall.state import Category, State, held_back, leavers_of
from cardhall.messages import Message, no_words


class SideCard(View, frozen=True, kw_only=True):
    """A side at a table. `points` None while it plays; `won`: "win", "draw", "loss", ""."""

    entry: str
    name: str
    score: str  # before the round
    why: Message
    points: int | None
    won: str


class PairingReportCard(View, frozen=True, kw_only=True):
    """One report that came in of a table."""

    id: str
    by: Message
    at: int
    caller: str
    marks: tuple[str, ...]
    points: tuple[int, int]
    absent: str  # the entry of a side that did not come
    text: Message


class PairingCard(View, frozen=True, kw_only=True):
    """A table in one round. `state`: "playing", "called", "disputed", "done"."""

    round: int
    table: int
    state: str
    text: Message
    mode: str  # "physical", or "live" in the browser
    live_id: str
    sides: tuple[SideCard, SideCard]
    again: bool
    absent: str
    result: Message | None
    reports: tuple[PairingReportCard, ...]
    corrections: tuple[str, ...]
    call: Message | None  # why the chair was called
    call_by: Message
    call_at: int


class FreeLine(View, frozen=True, kw_only=True):
    """Somebody without a table in a round. `kind`: "bye", "walkover", "left_out"."""

    entry: str
    name: str
    kind: str
    why: Message


class SwissRoundLine(View, frozen=True, kw_only=True):
    """A round that was played, to look up and to correct."""

    round: int
    tables: tuple[PairingCard, ...]
    free: tuple[FreeLine, ...]


class TieBreakCell(View, frozen=True, kw_only=True):
    """A tie-break's name, as the house rules have it, and what one side has of it."""

    name: str
    value: str


class StandingLine(View, frozen=True, kw_only=True):
    """`status`: "in", "withdrawn", "disqualified". `place` 0: none. Scores as they are written."""

    entry: str
    number: int
    name: str
    place: int
    shared: bool
    status: str
    score: str
    won: int
    drawn: int
    lost: int
    byes: int
    made: int
    against: int
    breaks: tuple[TieBreakCell, ...]


class SwissCard(View, frozen=True, kw_only=True, tag_field="kind", tag="swiss"):
    """For the chairperson, the judge and the wall. `phase` as everywhere."""

    category: str
    phase: str
    pairing: str
    count: str  # "wins" or "points"
    within: str
    breaks: tuple[str, ...]
    round: int  # the latest that was paired; 0 before
    announced: int  # rounds there shall be; 0 while it hangs on how many come
    surely: int  # rounds that can be paired for sure without two meeting again; 0: all
    team_size: int
    can_be_live: bool
    told: bool
    done: int
    tables: tuple[PairingCard, ...]
    free: tuple[FreeLine, ...]
    rounds: tuple[SwissRoundLine, ...]  # those behind; nothing on the wall
    standings: tuple[StandingLine, ...]
    ended: bool
    held: bool = False  # the winners are not called yet, and nothing of them stands here


class MyPairing(View, frozen=True, kw_only=True):
    """A round as one side had it; `table` 0 for one without a table, and `kind` says why."""

    round: int
    table: int
    kind: str  # "game", "bye", "walkover", "left_out"
    letter: str
    against: str
    first: bool  # named first: deals first
    points: int | None
    other: int | None
    won: str
    why: Message


class SwissSeat(View, frozen=True, kw_only=True, tag_field="kind", tag="swiss"):
    """For one player: the next table, against whom, and why; the score so far."""

    phase: str
    round: int
    announced: int
    now: MyPairing | None
    rounds: tuple[MyPairing, ...]  # latest first
    score: str
    place: int
    shared: bool
    players: int
    ended: bool
    called: bool
    live_id: str  # of the table in the browser; "" while there is none


class SwissTable(View, frozen=True, kw_only=True, tag_field="kind", tag="swiss"):
    """For the phone that lies on a table."""

    phase: str
    round: int
    announced: int
    count: str
    card: PairingCard | None
    may_report: bool


def name(state: State, entry: str) -> str:
    """Say what an entry is called."""
    return state.entries[entry].called if entry in state.entries else Message("somebody")


# --- tables -----------------------------------------------------------------------------------


def table_state(table: Pairing) -> str:
    """See `PairingCard`."""
    if table.call is not None:
        return "called"
    if table.disputed:
        return "disputed"
    return "playing" if table.result is None else "done"


def _text(doing: str, table: int) -> Message:
    match doing:
        case "playing":
            return Message("table-is-playing", table=table)
        case "called":
            return Message("table-waits-for-a-ruling-leave-everything", table=table)
        case "disputed":
            return Message("swiss-table-has-two-reports", table=table)
    return Message("table-is-done", table=table)


def _won(table: Pairing, side: int) -> str:
    result = table.result
    if result is None:
        return ""
    if result.absent:
        return "loss" if table.sides[side] == result.absent else "win"
    mine, theirs = result.points[side], result.points[1 - side]
    return "draw" if mine == theirs else "win" if mine > theirs else "loss"


def table_card(
    state: State,
    category: Category,
    a_round: SwissRound,
    table: Pairing,
    scores: dict[str, int],
    brief: bool = False,
) -> PairingCard:
    """A table of one round as everybody near it may see it; no code of anybody. `brief`: without
    reasons and the single reports."""
    doing, result, call = table_state(table), table.result, table.call
    return PairingCard(
        round=a_round.no,
        table=table.table,
        state=doing,
        text=_text(doing, table.table),
        mode=table.mode,
        live_id=table.live_id(state.id, category.key, a_round.no),
        sides=(_side(state, table, 0, scores, brief), _side(state, table, 1, scores, brief)),
        again=table.again,
        absent=result.absent if result else "",
        result=result_in_words(state, result) if result else None,
        reports=() if brief else tuple(_report(state, one) for one in table.reports),
        corrections=tuple(fix.id for fix in table.fixes),
        call=call.why if call else None,
        call_by=call.by if call else no_words,
        call_at=call.at if call else 0,
    )


def _side(state: State, table: Pairing, side: int, scores: dict[str, int], brief: bool) -> SideCard:
    entry, result = table.sides[side], table.result
    return SideCard(
        entry=entry,
        name=name(state, entry),
        score=in_words(scores.get(entry, 0)),
        why=no_words if brief else table.why[side],
        points=result.points[side] if result and not result.absent else None,
        won=_won(table, side),
    )


def _report(state: State, report: Report[Result]) -> PairingReportCard:
    return PairingReportCard(
        id=report.id,
        by=report.by,
        at=report.at,
        caller=report.caller,
        marks=tuple(name(state, one) for one in report.marks),
        points=report.sheet.points,
        absent=report.sheet.absent,
        text=result_in_words(state, report.sheet),
    )


def _round(
    state: State, category: Category, a_round: SwissRound, brief: bool = False
) -> SwissRoundLine:
    scores = swiss_of(state, category.key).record(category.options, a_round.no).score
    return SwissRoundLine(
        round=a_round.no,
        tables=tuple(
            table_card(state, category, a_round, table, scores, brief)
            for _, table in sorted(a_round.tables.items())
        ),
        free=tuple(
            FreeLine(entry=one.entry, name=name(state, one.entry), kind=one.kind, why=one.why)
            for one in a_round.unpaired
        ),
    )


# --- standings --------------------------------------------------------------------------------


def standing_lines(state: State, category: Category) -> tuple[StandingLine, ...]:
    """Everybody who has been paired, best first; those who were sent away last."""
    left = leavers_of(state, category.key)
    names = scoring_of(category.options).breaks
    return tuple(
        StandingLine(
            entry=one.who,
            number=state.entries[one.who].number,
            name=name(state, one.who),
            place=one.place,
            shared=one.shared,
            status=left[one.who].kind if one.who in left else "in",
            score=in_words(one.score),
            won=one.won,
            drawn=one.drawn,
            lost=one.lost,
            byes=one.byes,
            made=one.made,
            against=one.against,
            breaks=tuple(
                TieBreakCell(name=called, value=in_words(*value))
                for called, value in zip(names, one.breaks, strict=False)
            ),
        )
        for one in swiss_of(state, category.key).placed(category.options, left)
    )


# --- the chairperson, the judge and the wall ----------------------------------------------------


def card(state: State, category: Category, at: int) -> SwissCard:
    """All of it, for the chairperson and the judge."""
    return _card(state, category, all_rounds=True)


def wall(state: State, category: Category, at: int) -> SwissCard:
    """Work out what the projector shows, and any visitor may see: without the winners and what the
    last round brought, while these are held back."""
    held = held_back(state, category.key)
    return _card(state, category, held=held)


def _card(
    state: State, category: Category, all_rounds: bool = False, held: bool = False
) -> SwissCard:
    """Find where it stands now."""
    swiss = swiss_of(state, category.key)
    now = swiss.now
    latest = _round(state, category, now) if now else None
    here = pairing.present(state, category)[0]
    tables = latest.tables if latest and not held else ()
    by_score = pairing.is_swiss(category)
    behind = swiss.rounds if swiss.ended_at else swiss.rounds[:-1]
    return SwissCard(
        category=category.key,
        phase=swiss.phase(category.plan, leavers_of(state, category.key)),
        pairing=category.options.get("pairing", "swiss"),
        count=category.options.get("count", "wins"),
        within=category.options.get("within", "lot"),
        breaks=scoring_of(category.options).breaks,
        round=now.no if now else 0,
        announced=swiss.announced or (pairing.planned_for(category, swiss, len(here))),
        surely=rounds_without_again(len(here)) if by_score else 0,
        team_size=category.plan.team_size,
        can_be_live=pairing.can_be_live(category),
        told=bool(now and now.told),
        done=sum(one.state == "done" for one in tables),
        tables=tables,
        free=latest.free if latest else (),
        rounds=tuple(_round(state, category, one, brief=True) for one in behind)
        if all_rounds
        else (),
        standings=() if held else standing_lines(state, category),
        ended=bool(swiss.ended_at),
        held=held,
    )


class SwissShown(Shown):
    """What a Swiss gives to the pages that all games share."""

    def seat_lines(self, state: State, category: Category) -> Iterator[SeatLine]:
        """Those of the round that is on, with whom they meet; who has the bye has no table."""
        a_round = swiss_of(state, category.key).now
        if a_round is None or a_round.complete:
            return
        its: dict[str, Any] = {"category_name": category.plan.name, "began": a_round.paired_at}
        for table in a_round.tables.values():
            for one in table.sides:
                against = name(state, table.other(one))
                yield SeatLine(name=name(state, one), table=table.table, against=against, **its)
        for free in a_round.unpaired:
            if free.kind != "left_out":
                instead = Message("swiss-has-the-bye")
                yield SeatLine(name=name(state, free.entry), table=0, instead=instead, **its)

    def read_out(
        self, state: State, category: Category, at: int, where: Where
    ) -> Iterator[Message]:
        a_round = swiss_of(state, category.key).now
        for number, table in sorted(a_round.tables.items()) if a_round else ():
            if table.call is not None:
                yield Message("read-out-called-the-chair", where=where(category.key, number))


# --- a player ---------------------------------------------------------------------------------


def seat(state: State, category: Category, entry: str, at: int) -> SwissSeat:
    swiss = swiss_of(state, category.key)
    left, now = leavers_of(state, category.key), swiss.now
    held = held_back(state, category.key)
    mine = [_mine(state, one, entry) for one in swiss.rounds]
    rounds = tuple(one for one in reversed(mine) if one is not None)
    current = rounds[0] if rounds and now and rounds[0].round == now.no else None
    placed = swiss.placed(category.options, left)
    standing = next((one for one in placed if one.who == entry), None)
    table = now.table_of(entry) if now else None
    return SwissSeat(
        phase=swiss.phase(category.plan, left),
        round=now.no if now else 0,
        announced=swiss.announced,
        now=current,
        rounds=rounds[1:] if current else rounds,
        score=in_words(standing.score) if standing else "0",
        place=standing.place if standing and not held else 0,
        shared=bool(standing and standing.shared and not held),
        players=len(placed),
        ended=bool(swiss.ended_at),
        called=bool(table and table.call),
        live_id=table.live_id(state.id, category.key, now.no) if now and table else "",
    )


def _mine(state: State, a_round: SwissRound, entry: str) -> MyPairing | None:
    table = a_round.table_of(entry)
    if table is None:
        free = a_round.without(entry)
        if free is None:
            return None
        return MyPairing(
            round=a_round.no,
            table=0,
            kind=free.kind,
            letter="",
            against=name(state, free.absent) if free.absent else "",
            first=False,
            points=None,
            other=None,
            won="win" if free.kind == "walkover" else "",
            why=free.why,
        )
    side = table.sides.index(entry)
    result = table.result
    played = result and not result.absent
    return MyPairing(
        round=a_round.no,
        table=table.table,
        kind="game",
        letter="AB"[side],
        against=name(state, table.other(entry)),
        first=side == 0,
        points=result.points[side] if result and played else None,
        other=result.points[1 - side] if result and played else None,
        won=_won(table, side),
        why=table.why[side],
    )


def player_text(state: State, category: Category, entry: str) -> Message:
    """Say what a player does now; no words where nothing of its own is to be said."""
    swiss = swiss_of(state, category.key)
    left, now = leavers_of(state, category.key), swiss.now
    doing = swiss.phase(category.plan, left)
    if now is None:
        if state.entries[entry].signed_in_at:
            return Message("swiss-you-are-entered-wait-for-the-pairing")
        return no_words
    if doing == "done":
        found = [one for one in swiss.placed(category.options, left) if one.who == entry]
        if not found or not found[0].place or held_back(state, category.key):
            return no_words
        if found[0].shared:
            return Message("you-finished-in-a-shared-place", place=found[0].place)
        return Message("you-finished-in-place", place=found[0].place)
    if doing == "between":
        return Message("swiss-round-is-over-wait", round=now.no)
    table, free = now.table_of(entry), now.without(entry)
    if table is not None:
        other = named(state, table.other(entry))
        return Message("swiss-your-round-and-table", round=now.no, table=table.table, player=other)
    if free is not None and free.kind == "bye":
        return Message("swiss-you-have-the-bye", round=now.no)
    if free is not None and free.kind == "walkover":
        return Message("swiss-you-have-a-walkover", round=now.no)
    return Message("swiss-you-are-in-from-the-next-round")


# --- a table's phone --------------------------------------------------------------------------


def table(state: State, category: Category, table: int, at: int) -> SwissTable:
    swiss = swiss_of(state, category.key)
    now = swiss.now
    found = now.tables.get(table) if now else None
    shown = None
    if now is not None and found is not None:
        scores = swiss.record(category.options, now.no).score
        shown = table_card(state, category, now, found, scores)
    return SwissTable(
        phase=swiss.phase(category.plan, leavers_of(state, category.key)),
        round=now.no if now else 0,
        announced=swiss.announced,
        count=category.options.get("count", "wins"),
        card=shown,
        may_report=bool(
            found
            and found.mode == "physical"
            and not found.call
            and found.corrected is None
            and not swiss.ended_at
        ),
    )


CARD: type[View] = SwissCard
SEAT: type[View] = SwissSeat
TABLE: type[View] = SwissTable
