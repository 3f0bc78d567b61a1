"""A table of every game in play, for the judge's desk: wooden ones, seated from the facts."""

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall.desk.catalogue import CatalogueCall, calls_at
from cardhall.hall.desk.commands import ApplyRuling
from cardhall.hall.desk.preview import AskCard, Look, look
from cardhall.hall.desk.views import RulingCard
from cardhall.hall.event import Context, State, decide, fold
from cardhall.hall.events import Fact
from cardhall.hall.formats.elimination.state import Play, rounds_of
from cardhall.hall.formats.freezeout.events import DrawnTable, TablesDrawn
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.formats.home_game.state import HomeGame
from cardhall.hall.formats.progressive.state import Game, Progressive, TablePlay
from cardhall.hall.kernel.format import FormatState
from cardhall.messages import written
from tests.hall.bracketday import PedroDay
from tests.hall.hallday import Day, there

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
        plan = self.state.categories[self.category].plan
        return plan.format

    @property
    def play(self) -> Play:
        """The table, where the game goes in rounds."""
        return there(rounds_of(self.state.categories[self.category]).now).tables[1]

    def calls(self) -> tuple[CatalogueCall, ...]:
        return calls_at(self.state.preset, self.category, self.format)

    def ctx(self, role: str = "judge") -> Context:
        self.ids += 1
        id = f"r{self.ids}"
        return Context(self.state.latest + 1, written(role.title()), role, id, lambda: id)

    def apply(self, call: str, note: str = "", **answers: str) -> ApplyRuling:
        return ApplyRuling(category=self.category, table=1, call=call, answers=answers, note=note)

    def look(self, call: str, note: str = "", **answers: str) -> Look:
        return look(self.state, self.apply(call, note, **answers), self.ctx())

    def ask(self, call: str, **answers: str) -> AskCard:
        """The question to which these answers lead."""
        return there(self.look(call, **answers).ask)

    def ruling(self, call: str, note: str = "", **answers: str) -> RulingCard:
        """The ruling to which these answers lead."""
        return there(self.look(call, note, **answers).ruling)

    def do(self, command: c.Command, role: str = "judge") -> list[Fact]:
        facts = decide(self.state, command, self.ctx(role))
        self.state = fold(facts, self.state)
        return facts

    def rule(self, call: str, note: str = "", **answers: str) -> list[Fact]:
        return self.do(self.apply(call, note, **answers))


@cache
def _state(preset: str, category: str) -> State:
    if category == "pedro":
        return PedroDay(4).called().state
    if preset == "llaa":
        return Day(4, game=category).seated().state
    return _format_day(preset, category)


def _format_day(preset: str, category: str) -> State:
    """Four people in a format that keeps its own seats, set down at table 1."""
    state, number = State(), 0

    def new_id() -> str:
        nonlocal number
        number += 1
        return f"n{number}"

    def ctx() -> Context:
        return Context(1_800_000_000_000, written("Chair"), "chair", "seed", new_id)

    settings = c.SettingsPatch(play_at=1_800_000_100_000)
    made = c.CreateEvent(id="ev", preset=preset, settings=settings, rehearsal=True)
    state = fold(decide(state, made, ctx()), state)
    for name in NAMES:
        entry = c.TakeEntry(category=category, name=name, auxiliary="House")
        state = fold(decide(state, entry, ctx()), state)
    a, b, cc, d = state.entries
    states: dict[str, Callable[[], FormatState]] = {
        "euchre": lambda: Progressive(
            games=(
                Game(
                    no=1,
                    seed="s",
                    tables={
                        1: TablePlay(
                            table=1, pairs=((a, cc), (b, d)), why=(written(""), written(""))
                        )
                    },
                    started_at=1,
                ),
            )
        ),
        "holdem": lambda: _room((a, b, cc, d)),
        "boure": lambda: HomeGame(begun=True, seats=(a, b, cc, d)),
    }
    game = replace(state.categories[category], format_state=states[category]())
    return replace(state, categories={**state.categories, category: game})


def _room(seats: tuple[str, ...]) -> Freezeout:
    drawn = TablesDrawn(
        at=1,
        by=written("Chair"),
        category="holdem",
        seed="s",
        chips=10_000,
        tables=(DrawnTable(table=1, seats=seats, why=written(""), code="AAAA"),),
    )
    return Freezeout(drawn=True, begun=True, happened=(drawn,))
