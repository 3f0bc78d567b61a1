"""Rounds at tables until a player has lost too often: what the rooms ask of it."""

from cardhall.formats import elimination
from cardhall.formats.elimination import AWAY_SESSIONS
from cardhall.hall.formats.rounds import decide, evolve, log, results, sample, tables, todo
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.kernel.format import Format, leavers_of
from cardhall.hall.state import (
    AWARD_PLACES,
    Category,
    Entry,
    State,
    finished,
    latest_started,
    round_result,
    standings,
)
from cardhall.messages import Message, Player


class Rounds(Format):
    """A game in rounds: it is the category that keeps them."""

    def begun(self, category: Category) -> bool:
        return any(r.started_at for r in category.rounds)

    def phase(self, state: State, category: Category) -> str:
        if category.now is None:
            return "entries"
        if finished(state, category.key):
            return "done"
        return "between" if category.now.closed_at else category.now.state

    def standings(self, state: State, category: Category) -> elimination.Table:
        rounds = [round_result(category, r) for r in category.rounds if r.started_at]
        leavers = leavers_of(state, category.key)
        losses, games = category.plan.losses_out, category.place_games
        return elimination.standings(rounds, (), leavers, losses, games, AWARD_PLACES)

    def without(self, state: State, category: Category, entry: Entry, at: int) -> bool:
        return 0 < latest_started(state, category.key) >= entry.let_in

    def last_told(self, state: State, category: Category) -> bool:
        now = category.now
        if now is None or now.state != "playing":
            return False
        inside = sum(x.status == "in" for x in standings(state, category.key).tallies.values())
        decides = round_result(category, now).decides
        return inside <= 1 or (decides and any(play.outcome for play in now.tables.values()))

    def shut_out(self, state: State, category: Category, name: str, field: str) -> Refusal | None:
        """Whoever is away for two sessions running has withdrawn: nobody joins after that."""
        played = latest_started(state, category.key)
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


FORMAT = Rounds(
    key="elimination",
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
    of_auxiliaries=True,
    has_tags=True,
    lets_in=True,
)
