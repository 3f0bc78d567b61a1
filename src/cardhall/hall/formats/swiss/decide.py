"""What a command brings about, or why not."""

from cardhall.hall import commands as hall
from cardhall.hall.entries.decide import code_from, take_entry
from cardhall.hall.events import SignedIn, TableModeSet
from cardhall.hall.formats.swiss import commands as c
from cardhall.hall.formats.swiss import events as f
from cardhall.hall.formats.swiss import pairing
from cardhall.hall.formats.swiss.evolve import swapped
from cardhall.hall.formats.swiss.reports import REPORTING, latest_round, swiss_game
from cardhall.hall.formats.swiss.state import Swiss, SwissRound
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.state import Category, State
from cardhall.messages import Message, Player


def _not_ended(swiss: Swiss) -> None:
    if swiss.ended_at:
        raise Refusal(
            Message("swiss-all-is-over"), "category", Message("open-it-again-first"), "SWISS-19"
        )


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
    facts = take_entry(state, command, ctx)
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
            code="" if number in category.codes else code_from(ctx.new_id()),
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
    now = latest_round(swiss)
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
    now = latest_round(swiss)
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
    now = latest_round(swiss)
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
    c.ReportPairing: REPORTING.report,
    c.TakeBackPairingReport: REPORTING.take_back,
    c.SettlePairing: REPORTING.settle,
    c.CorrectPairing: REPORTING.correct,
    c.SetRounds: _set_rounds,
    c.ClosePairings: _close,
    c.ReopenPairings: _reopen,
}

SHARED: dict[type[Command], Decide] = {
    hall.TakeEntry: _take_entry,
    hall.SetTableMode: _set_mode,
    hall.SwapSeats: _swap,
    hall.CallChair: REPORTING.call,
    hall.GiveRuling: REPORTING.rule,
    hall.UndoCorrection: REPORTING.undo,
}
"""Commands of the hall that are taken in a way of its own."""
