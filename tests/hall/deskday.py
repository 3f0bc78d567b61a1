"""A table of every game in play, for the judge's desk: wooden ones, seated from the facts."""

from functools import cache

from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall.desk.catalogue import calls_at
from cardhall.hall.desk.commands import ApplyRuling
from cardhall.hall.desk.looking import look
from cardhall.hall.event import Context, State, decide, fold
from cardhall.hall.freezeout.facts import DrawnTable, TablesDrawn
from cardhall.hall.freezeout.freezeout import Freezeout
from cardhall.hall.ledger.ledger import Ledger
from cardhall.hall.night.night import Game, Night, TablePlay
from hall.bracketday import PedroDay
from hall.hallday import Day

GAMES = (
    ("llaa", "boure"),
    ("llaa", "pitty-pat"),
    ("llaa", "rummy"),
    ("llaa", "po-ke-no"),
    ("llaa", "pedro"),
    ("lions-euchre", "euchre"),
    ("kofc-holdem", "holdem"),
    ("rap", "boure"),
)
NAMES = ("Ada Reed", "Bea Sand", "Cora Teal", "Dot Umber")


class Desk:
    """An event with one table of a game in play, table 1."""

    def __init__(self, preset: str, category: str) -> None:
        self.category = category
        self.state = _state(preset, category)
        self.ids = 0

    @property
    def format(self) -> str:
        return self.state.categories[self.category].plan.format

    def calls(self):
        return calls_at(self.state.preset, self.category, self.format)

    def ctx(self, role: str = "judge") -> Context:
        self.ids += 1
        id = f"r{self.ids}"
        return Context(self.state.latest + 1, role.title(), role, id, lambda: id)

    def apply(self, call: str, note: str = "", **answers: str) -> ApplyRuling:
        return ApplyRuling(category=self.category, table=1, call=call, answers=answers, note=note)

    def look(self, call: str, note: str = "", **answers: str):
        return look(self.state, self.apply(call, note, **answers), self.ctx())

    def do(self, command, role: str = "judge"):
        facts = decide(self.state, command, self.ctx(role))
        self.state = fold(facts, self.state)
        return facts

    def rule(self, call: str, note: str = "", **answers: str):
        return self.do(self.apply(call, note, **answers))


@cache
def _state(preset: str, category: str) -> State:
    if category == "pedro":
        return PedroDay(4).called().state
    if preset == "llaa":
        return Day(4, game=category).seated().state
    return _course(preset, category)


def _course(preset: str, category: str) -> State:
    """Four people in a course that keeps its own seats, set down at table 1."""
    state, number = State(), 0

    def new_id() -> str:
        nonlocal number
        number += 1
        return f"n{number}"

    def ctx() -> Context:
        return Context(1_800_000_000_000, "Chair", "chair", "seed", new_id)

    settings = c.SettingsPatch(play_at=1_800_000_100_000)
    made = c.CreateEvent(id="ev", preset=preset, settings=settings, rehearsal=True)
    state = fold(decide(state, made, ctx()), state)
    for name in NAMES:
        entry = c.TakeEntry(category=category, name=name, auxiliary="House")
        state = fold(decide(state, entry, ctx()), state)
    a, b, cc, d = state.entries
    course = {
        "euchre": lambda: Night(
            games=(
                Game(
                    no=1,
                    seed="s",
                    tables={1: TablePlay(table=1, pairs=((a, cc), (b, d)), why=("", ""))},
                    started_at=1,
                ),
            )
        ),
        "holdem": lambda: _room((a, b, cc, d)),
        "boure": lambda: Ledger(begun=True, seats=(a, b, cc, d)),
    }[category]()
    game = replace(state.categories[category], course=course)
    return replace(state, categories={**state.categories, category: game})


def _room(seats: tuple[str, ...]) -> Freezeout:
    drawn = TablesDrawn(
        at=1,
        by="Chair",
        category="holdem",
        seed="s",
        chips=10_000,
        tables=(DrawnTable(table=1, seats=seats, why="", code="AAAA"),),
    )
    return Freezeout(drawn=True, begun=True, happened=(drawn,))
