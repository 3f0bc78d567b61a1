"""What a command brings about, or why not."""

from typing import Any

from msgspec.structs import replace

from cardhall.hall import commands as hall
from cardhall.hall.entries import decide as door
from cardhall.hall.events import SignedIn, TableModeSet
from cardhall.hall.formats.swiss import commands as c
from cardhall.hall.formats.swiss import events as f
from cardhall.hall.formats.swiss import pairing
from cardhall.hall.formats.swiss.evolve import swapped
from cardhall.hall.formats.swiss.state import Pairing, Swiss, SwissRound
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.state import Category, State, category_of
from cardhall.messages import Message, Player, typed

MOST_POINTS = 9999
"""More points were never made at one table: a number keyed in twice."""


def swiss_game(state: State, key: str) -> tuple[Category, Swiss]:
    """A game that is paired round by round. Raises Refusal."""
    category = category_of(state, key)
    if not isinstance(category.course, Swiss):
        raise Refusal(
            Message("swiss-is-not-paired-by-rounds", game=category.plan.name),
            "category",
            Message("swiss-choose-a-game-that-is"),
        )
    return category, category.course


def _not_ended(swiss: Swiss) -> None:
    if swiss.ended_at:
        raise Refusal(
            Message("swiss-all-is-over"), "category", Message("open-it-again-first"), "SWISS-19"
        )


def _latest(swiss: Swiss) -> SwissRound:
    if swiss.now is None:
        raise Refusal(
            Message("swiss-no-round-is-paired"), "category", Message("swiss-pair-the-first-round")
        )
    return swiss.now


# --- the door ----------------------------------------------------------------------------------


def _take_entry(state: State, command: hall.TakeEntry, ctx: Context) -> list[Fact]:
    """Somebody walks in: names are enough. Who comes late plays from the next round; a round robin
    is drawn for those who were there (SWISS-23)."""
    category, swiss = swiss_game(state, command.category)
    _not_ended(swiss)
    if swiss.begun and not pairing.is_swiss(category):
        raise Refusal(
            Message("swiss-the-circle-is-drawn"),
            "category",
            Message("next-time-leave-the-movement-open"),
            "SWISS-23",
        )
    facts = door.take_entry(state, command, ctx)
    taken = facts[0].entries[0]  # type: ignore[attr-defined]
    return [*facts, SignedIn(at=ctx.at, by=ctx.actor, entry=taken.id)]


# --- pairing -----------------------------------------------------------------------------------


def _pair_round(state: State, command: c.PairRound, ctx: Context) -> list[Fact]:
    category, swiss = swiss_game(state, command.category)
    no = _to_pair(category, swiss, command.again)
    here, missing = pairing.present(state, category)
    found = pairing.next_round(state, category, swiss, no, here, ctx.rng_seed)
    tables = tuple(
        f.TablePaired(
            table=number,
            sides=sides,
            why=why,
            again=again,
            code="" if number in category.codes else door.code_from(ctx.new_id()),
            mode=category.mode_of(number),
        )
        for number, (sides, why, again) in enumerate(found.tables, start=1)
    )
    return [
        f.RoundPaired(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=no,
            seed=ctx.rng_seed,
            planned=found.planned,
            order=found.order,
            tables=tables,
            unpaired=(*found.unpaired, *missing),
            override=command.override.strip(),
        )
    ]


def _to_pair(category: Category, swiss: Swiss, again: bool) -> int:
    """The number of the round to pair. Raises Refusal."""
    _not_ended(swiss)
    now = swiss.now
    if now is None:
        return 1
    if again and not now.told:
        return now.no
    open_tables = [n for n, one in sorted(now.tables.items()) if one.result is None or one.call]
    if open_tables or again:
        raise Refusal(
            Message("swiss-round-is-not-over", round=now.no, tables=tuple(open_tables[:6]))
            if open_tables
            else Message("swiss-round-has-told-something", round=now.no),
            f"table:{open_tables[0]}" if open_tables else "again",
            Message("swiss-wait-for-the-results"),
            "SWISS-20",
        )
    if now.no >= swiss.announced:
        raise Refusal(
            Message("swiss-all-rounds-are-played", count=now.no),
            "category",
            Message("swiss-close-or-announce-more")
            if pairing.is_swiss(category)
            else Message("swiss-close-it"),
            "SWISS-19",
        )
    return now.no + 1


def _take_back(state: State, command: c.TakeBackPairing, ctx: Context) -> list[Fact]:
    category, swiss = swiss_game(state, command.category)
    _not_ended(swiss)
    now = _latest(swiss)
    if now.told:
        raise Refusal(
            Message("swiss-round-has-told-something", round=now.no),
            "category",
            Message("swiss-let-it-be-played"),
        )
    return [f.PairingTakenBack(at=ctx.at, by=ctx.actor, category=category.key, round=now.no)]


def _swap(state: State, command: hall.SwapSeats, ctx: Context) -> list[Fact]:
    """Two change places, while neither table has told anything (SWISS-03)."""
    category, swiss = swiss_game(state, command.category)
    now = _latest(swiss)
    for field, one in (("first", command.first), ("second", command.second)):
        table, free = now.table_of(one), now.without(one)
        if table is None and (free is None or free.kind != "bye"):
            raise Refusal(
                Message("swiss-that-side-is-not-in-this-round"),
                field,
                Message("swiss-choose-one-with-a-table-or-the-bye"),
            )
        if table is not None and (table.told or table.mode == "live"):
            raise Refusal(
                Message("table-has-told-something-already", table=table.table),
                field,
                Message("swiss-let-it-be-played"),
            )
    at, other = now.table_of(command.first), now.table_of(command.second)
    if command.first == command.second or at is other:
        raise Refusal(
            Message("nothing-would-change"), "second", Message("choose-two-at-different-places")
        )
    _check_again(state, swiss, now, swapped(now, command.first, command.second))
    return [
        f.SidesSwapped(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            first=command.first,
            second=command.second,
        )
    ]


def _check_again(state: State, swiss: Swiss, now: SwissRound, after: SwissRound) -> None:
    """Raises Refusal where two would meet again by it."""
    before = {
        frozenset((x.one, x.two)): x.round for x in swiss.meetings(now.no) if x.kind == "game"
    }
    for number, table in after.tables.items():
        pair = frozenset(table.sides)
        if pair in before and pair != frozenset(now.tables[number].sides):
            first, second = (Player(state.entries[one].called) for one in table.sides)
            raise Refusal(
                Message("swiss-met-in-round", player=first, other=second, round=before[pair]),
                "second",
                Message("choose-somebody-else"),
                "SWISS-03",
            )


def _set_mode(state: State, command: hall.SetTableMode, ctx: Context) -> list[Fact]:
    """For the rounds to come, and for tables that have told nothing in the one that is on."""
    category, swiss = swiss_game(state, command.category)
    if command.mode == "live" and not pairing.can_be_live(category):
        raise Refusal(
            Message("swiss-is-played-with-cards", game=category.plan.name),
            "mode",
            Message("swiss-two-teams-of-two-can"),
        )
    if command.table < 0:
        raise Refusal(Message("tables-are-counted-from-one"), "table", Message("choose-a-table"))
    facts: list[Fact] = [
        TableModeSet(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=0,
            table=command.table,
            mode=command.mode,
        )
    ]
    now = swiss.now
    if now is not None and not swiss.ended_at and command.table in (0, *now.tables):
        chosen = [now.tables[command.table]] if command.table else list(now.tables.values())
        if not any(one.told for one in chosen) and not any(one.mode == "live" for one in chosen):
            facts.append(
                f.PairingModeSet(
                    at=ctx.at,
                    by=ctx.actor,
                    category=category.key,
                    round=now.no,
                    table=command.table,
                    mode=command.mode,
                )
            )
    return facts


# --- results -----------------------------------------------------------------------------------


def own_table(key: str, table: int, ctx: Context) -> None:
    """A captain speaks for their own table. Raises Refusal."""
    if ctx.role == "captain" and ctx.scope and ctx.scope != f"{key}/{table}":
        raise Refusal(
            Message("that-is-table", table=table), "table", Message("scan-the-code-that-lies")
        )


def _table_of(swiss: Swiss, no: int, table: int) -> tuple[SwissRound, Pairing]:
    """A table of a round. Raises Refusal."""
    if not 1 <= no <= len(swiss.rounds):
        raise Refusal(
            Message("swiss-round-is-not-paired", round=no),
            "round",
            Message("swiss-choose-a-round-that-was-paired"),
        )
    a_round = swiss.rounds[no - 1]
    if table not in a_round.tables:
        known = tuple(sorted(a_round.tables))
        raise Refusal(
            Message("round-has-no-table", round=no, table=table),
            "table",
            Message("the-tables-are", tables=known),
        )
    return a_round, a_round.tables[table]


def _open_table(state: State, command: Any, ctx: Context) -> tuple[Category, Pairing]:
    """A table that may still speak of its round: the latest, not frozen. Raises Refusal."""
    category, swiss = swiss_game(state, command.category)
    own_table(category.key, command.table, ctx)
    a_round, table = _table_of(swiss, command.round, command.table)
    if a_round is not swiss.now or swiss.ended_at:
        raise Refusal(
            Message("swiss-round-is-behind", round=a_round.no),
            "round",
            Message("the-chairperson-can-correct-it"),
            "SWISS-22",
        )
    _not_frozen(table)
    return category, table


def _not_frozen(table: Pairing) -> None:
    if table.call is not None:
        raise Refusal(
            Message("table-waits-for-a-ruling-and-stays", table=table.table),
            "table",
            Message("the-chairperson-or-a-judge-gives"),
            "LLAA-T-17",
        )


def _report(state: State, command: c.ReportPairing, ctx: Context) -> list[Fact]:
    category, table = _open_table(state, command, ctx)
    if table.corrected is not None:
        raise Refusal(
            Message("table-has-a-result-from-the-chair", table=table.table),
            "table",
            Message("ask-the-chairperson-to-correct-it"),
        )
    if command.result.absent and ctx.role not in ("chair", "judge"):
        raise Refusal(
            Message("swiss-the-chair-says-who-did-not-come"),
            "result.absent",
            Message("call-the-chair-to-the-table"),
            "SWISS-24",
        )
    if table.mode == "live" and ctx.role == "captain":
        raise Refusal(
            Message("table-is-played-on-screen", table=table.table),
            "table",
            Message("swiss-its-result-comes-by-itself"),
        )
    result = checked(command.result, table)
    if ctx.role not in ("table", "chair", "judge"):
        _certified(table, command)
    return [
        f.PairingReported(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=command.round,
            table=table.table,
            report=ctx.new_id(),
            result=result,
            caller=command.caller.strip(),
            marks=tuple(dict.fromkeys(command.marks)),
        )
    ]


def checked(result: c.Result, table: Pairing) -> c.Result:
    """A result that can be. Raises Refusal."""
    if result.absent:
        if result.absent not in table.sides:
            raise Refusal(
                Message("swiss-that-side-is-not-in-this-round"),
                "result.absent",
                Message("swiss-choose-a-side-of-this-table"),
            )
        return replace(result, points=(0, 0))
    if not all(0 <= made <= MOST_POINTS for made in result.points):
        raise Refusal(
            Message("swiss-those-points-cannot-be"),
            "result.points",
            Message("swiss-enter-nothing-up-to", most=MOST_POINTS),
        )
    return result


def _certified(table: Pairing, command: c.ReportPairing) -> None:
    sides = {one for one in command.marks if one in table.sides}
    if not command.caller.strip() and len(sides) < 2:
        raise Refusal(
            Message("swiss-nobody-stands-for-the-result"),
            "caller",
            Message("swiss-who-wrote-it-signs-or-both-sides"),
            "SWISS-21",
        )


def _take_back_report(state: State, command: c.TakeBackPairingReport, ctx: Context) -> list[Fact]:
    category, table = _open_table(state, command, ctx)
    own = [r for r in table.reports if r.by == ctx.actor or ctx.role in ("chair", "judge")]
    found = [r for r in own if not command.report or r.id == command.report]
    if not found or table.corrected is not None:
        raise Refusal(
            Message("swiss-there-is-no-report-of-yours"),
            "report",
            Message("ask-the-chairperson-for-it"),
        )
    return [
        f.PairingReportTakenBack(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=command.round,
            table=table.table,
            report=found[-1].id,
        )
    ]


def _settle(state: State, command: c.SettlePairing, ctx: Context) -> list[Fact]:
    category, table = _open_table(state, command, ctx)
    if not table.disputed:
        raise Refusal(
            Message("table-is-not-disputed", table=table.table),
            "table",
            Message("nothing-to-settle"),
        )
    if command.report not in {report.id for report in table.reports}:
        raise Refusal(
            Message("swiss-there-is-no-such-report"),
            "report",
            Message("swiss-choose-one-of-these-reports"),
        )
    return [
        f.PairingSettled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=command.round,
            table=table.table,
            report=command.report,
        )
    ]


def _correct(state: State, command: c.CorrectPairing, ctx: Context) -> list[Fact]:
    """Of any round: places follow, the rounds that were paired since stay (SWISS-22)."""
    category, swiss = swiss_game(state, command.category)
    _, table = _table_of(swiss, command.round, command.table)
    if not command.why.strip():
        raise Refusal(Message("a-correction-needs-a-reason"), "why", Message("say-what-was-wrong"))
    _not_frozen(table)
    if not table.reports and not table.fixes:
        raise Refusal(
            Message("table-has-told-nothing-yet", table=table.table),
            "table",
            Message("swiss-enter-its-result-instead"),
        )
    after = checked(command.result, table) if command.result else None
    if table.result == after and not table.disputed:
        raise Refusal(
            Message("that-is-the-result-as-it-stands"), "result", Message("nothing-to-correct")
        )
    return [
        f.PairingCorrected(
            at=ctx.at,
            by=ctx.actor,
            correction=ctx.new_id(),
            category=category.key,
            round=command.round,
            table=table.table,
            before=table.result,
            after=after,
            why=command.why.strip(),
        )
    ]


def _undo(state: State, command: hall.UndoCorrection, ctx: Context) -> list[Fact]:
    key, no, number = state.corrections[command.correction]
    table = swiss_game(state, key)[1].rounds[no - 1].tables[number]
    if command.correction not in [fix.id for fix in table.fixes]:
        raise Refusal(
            Message("that-correction-is-undone"), "correction", Message("nothing-more-to-do")
        )
    last = table.fixes[-1]
    if last.id != command.correction or (last.after is None and table.reports):
        raise Refusal(
            Message("table-has-another-result-since", table=number),
            "correction",
            Message("undo-the-latest-correction-of-the-table-first"),
        )
    return [
        f.PairingCorrectionUndone(
            at=ctx.at,
            by=ctx.actor,
            correction=command.correction,
            category=key,
            round=no,
            table=number,
        )
    ]


# --- the chair ---------------------------------------------------------------------------------


def _call(state: State, command: hall.CallChair, ctx: Context) -> list[Fact]:
    own_table(command.category, command.table, ctx)
    category, swiss = swiss_game(state, command.category)
    now, table = _table_of(swiss, _latest(swiss).no, command.table)
    if ctx.role == "player" and ctx.scope and ctx.scope not in table.sides:
        raise Refusal(
            Message("you-do-not-sit-at-that-table"), "table", Message("call-from-your-own-table")
        )
    _not_frozen(table)
    return [
        f.ChairCalledToPairing(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=table.table,
            why=typed(command.why),
        )
    ]


def _rule(state: State, command: hall.GiveRuling, ctx: Context) -> list[Fact]:
    category, swiss = swiss_game(state, command.category)
    now, table = _table_of(swiss, _latest(swiss).no, command.table)
    if table.call is None:
        raise Refusal(
            Message("table-has-not-called", table=table.table),
            "table",
            Message("nothing-to-rule-on"),
        )
    if not command.text.strip():
        raise Refusal(
            Message("the-ruling-has-no-words"), "text", Message("say-what-was-decided"), "LLAA-T-17"
        )
    return [
        f.PairingRuled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=table.table,
            text=command.text.strip(),
            clause=command.clause,
        )
    ]


# --- rounds, the end ---------------------------------------------------------------------------


def _set_rounds(state: State, command: c.SetRounds, ctx: Context) -> list[Fact]:
    category, swiss = swiss_game(state, command.category)
    _not_ended(swiss)
    if not pairing.is_swiss(category):
        raise Refusal(
            Message("swiss-a-round-robin-has-its-rounds"),
            "rounds",
            Message("swiss-close-it-when-it-is-enough"),
            "SWISS-16",
        )
    least = max(1, len(swiss.rounds))
    if not least <= command.rounds <= pairing.MOST_ROUNDS:
        raise Refusal(
            Message("swiss-so-many-rounds-cannot-be", count=command.rounds),
            "rounds",
            Message("swiss-from-so-many-rounds", least=least, most=pairing.MOST_ROUNDS),
            "SWISS-19",
        )
    if command.rounds == swiss.announced:
        raise Refusal(Message("that-is-already-so"), "rounds", Message("nothing-more-to-do"))
    return [
        f.RoundsSet(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            before=swiss.announced,
            rounds=command.rounds,
        )
    ]


def _close(state: State, command: c.ClosePairings, ctx: Context) -> list[Fact]:
    category, swiss = swiss_game(state, command.category)
    _not_ended(swiss)
    now = _latest(swiss)
    if not now.complete:
        open_tables = [n for n, one in sorted(now.tables.items()) if one.result is None or one.call]
        raise Refusal(
            Message("swiss-round-is-not-over", round=now.no, tables=tuple(open_tables[:6])),
            f"table:{open_tables[0]}",
            Message("swiss-wait-for-the-results"),
            "SWISS-20",
        )
    if now.no < swiss.announced and not command.why.strip():
        raise Refusal(
            Message("swiss-so-many-of-the-rounds", count=now.no, rounds=swiss.announced),
            "why",
            Message("say-why-it-ends-here"),
            "SWISS-19",
        )
    return [
        f.PairingsClosed(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            rounds=now.no,
            why=command.why.strip(),
        )
    ]


def _reopen(state: State, command: c.ReopenPairings, ctx: Context) -> list[Fact]:
    category, swiss = swiss_game(state, command.category)
    if not swiss.ended_at:
        raise Refusal(Message("swiss-it-is-not-over"), "category", Message("nothing-to-take-back"))
    if not command.why.strip():
        raise Refusal(
            Message("opening-it-again-needs-a-reason"), "why", Message("say-why-it-is-opened")
        )
    return [
        f.PairingsReopened(at=ctx.at, by=ctx.actor, category=category.key, why=command.why.strip())
    ]


DECIDE: dict[type[Command], Decide] = {
    c.PairRound: _pair_round,
    c.TakeBackPairing: _take_back,
    c.ReportPairing: _report,
    c.TakeBackPairingReport: _take_back_report,
    c.SettlePairing: _settle,
    c.CorrectPairing: _correct,
    c.SetRounds: _set_rounds,
    c.ClosePairings: _close,
    c.ReopenPairings: _reopen,
}

SHARED: dict[type[Command], Decide] = {
    hall.TakeEntry: _take_entry,
    hall.SetTableMode: _set_mode,
    hall.SwapSeats: _swap,
    hall.CallChair: _call,
    hall.GiveRuling: _rule,
    hall.UndoCorrection: _undo,
}
"""Commands of the hall that are taken in a way of its own."""
