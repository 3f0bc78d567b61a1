"""Rounds at tables until a player has lost too often: what the rooms ask of it."""

from typing import Any

from cardhall.formats import elimination
from cardhall.formats.elimination import AWAY_SESSIONS
from cardhall.hall.formats.elimination import commands as c
from cardhall.hall.formats.elimination import decide, evolve, log, results, sample, tables, todo
from cardhall.hall.formats.elimination import events as f
from cardhall.hall.formats.elimination.preview import EliminationPreview
from cardhall.hall.formats.elimination.state import Rounds, latest_started, round_result, rounds_of
from cardhall.hall.formats.elimination.views import EliminationShown
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.format import Format, Seating, leavers_of
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.state import (
    AWARD_PLACES,
    Category,
    Entry,
    State,
    finished,
    standings,
)
from cardhall.messages import Message, Player


class RoundsSeating(Seating):
    def latest_round(self, category: Category) -> int:
        return len(rounds_of(category).rounds)

    def latest_begun(self, category: Category) -> int:
        return latest_started(category)

    def has_seat(self, category: Category, entry: str) -> bool:
        rounds = rounds_of(category).rounds
        return any(one.table_of(entry) or entry in one.missed_by for one in rounds)

    def walks_out(self, category: Category, entry: str, ctx: Context) -> list[Fact]:
        """In mid-session that is a loss, the chips locked (OP-T-11)."""
        now = rounds_of(category).now
        seated = now.table_of(entry) if now and now.state == "playing" else None
        if not now or not seated or seated.reports or entry in seated.marks:
            return []
        return [
            f.SeatMarked(
                at=ctx.at,
                by=ctx.actor,
                category=category.key,
                round=now.no,
                table=seated.table,
                entry=entry,
                mark="walked_out",
            )
        ]

    def marking(self, entry: str, mark: Any, where: dict[str, Any]) -> Command:
        return c.MarkSeat(entry=entry, mark=mark, **where)

    def voiding(self, why: str, replay: bool, where: dict[str, Any]) -> Command:
        return c.VoidTable(why=why, replay=replay, **where)

    def without(self, state: State, category: Category, entry: Entry, at: int) -> bool:
        return 0 < latest_started(category) >= entry.let_in

    def shut_out(self, state: State, category: Category, name: str, field: str) -> Refusal | None:
        """Whoever is away for two sessions running has withdrawn: nobody joins after that."""
        played = latest_started(category)
        if played < AWAY_SESSIONS:
            return None
        return Refusal(
            Message(
                "has-had-rounds-without", game=category.plan.name, count=played, player=Player(name)
            ),
            field,
            Message("whoever-is-away-for-rounds-has-withdrawn", count=AWAY_SESSIONS),
            "OP-T-11",
        )


class EliminationFormat(Format):
    """A game in rounds."""

    def initial(self) -> Rounds:
        return Rounds()

    def phase(self, state: State, category: Category) -> str:
        now = rounds_of(category).now
        if now is None:
            return "entries"
        if finished(state, category.key):
            return "done"
        return "between" if now.closed_at else now.state

    def standings(self, state: State, category: Category) -> elimination.Table:
        rounds = [round_result(category, r) for r in rounds_of(category).rounds if r.started_at]
        leavers = leavers_of(state, category.key)
        losses, games = category.plan.losses_out, rounds_of(category).place_games
        return elimination.standings(rounds, (), leavers, losses, games, AWARD_PLACES)

    def last_told(self, state: State, category: Category) -> bool:
        now = rounds_of(category).now
        if now is None or now.state != "playing":
            return False
        inside = sum(x.status == "in" for x in standings(state, category.key).tallies.values())
        decides = round_result(category, now).decides
        return inside <= 1 or (decides and any(play.outcome for play in now.tables.values()))


FORMAT = EliminationFormat(
    decide=decide,
    evolve=evolve,
    log=log,
    todo=todo,
    next_step=todo.next_step,
    sample=sample,
    results=results,
    tables=tables,
    alone=decide.ALONE,
    folds=evolve.OWN_WAY,
    enters_from="auxiliary",
    has_tags=True,
    shown=EliminationShown(),
    seating=RoundsSeating(),
    preview=EliminationPreview(),
    lets_in=True,
)
