"""A Swiss, or a round robin, for tests: made-up teams, results, and a few short verbs."""

from collections.abc import Callable, Mapping
from typing import Self, TypeAlias

from cardhall.formats.elimination import Leaver
from cardhall.formats.meetings import SideStanding, in_words
from cardhall.hall import commands as c
from cardhall.hall.formats.swiss import commands as s
from cardhall.hall.formats.swiss.state import Pairing, Swiss, SwissRound
from cardhall.hall.state import leavers_of
from tests.hall.hallday import Hall, clock, of_kind

Points: TypeAlias = tuple[int, int]


class SwissDay(Hall):
    """So many `sides`; options as the house rules are called, `_` for `-`."""

    def __init__(
        self, sides: int = 0, seed: str = "swiss", game: str = "euchre", **options: str
    ) -> None:
        super().__init__(game, seed, clock(19, 0))
        self.do(c.CreateEvent(id="ev", preset="swiss", games=(game,), rehearsal=True))
        for option, value in options.items():
            name = option.replace("_", "-")
            if self.category.options[name] != value:
                self.do(c.SetOption(category=game, option=name, value=value))
        for number in range(1, sides + 1):
            self.enter(f"Player {number:02}")

    def enter(self, name: str) -> str:
        """Somebody, or a team, comes and signs in."""
        partner = f"Partner of {name}" if self.category.plan.team_size == 2 else ""
        self.do(c.TakeEntry(category=self.game, name=name, auxiliary="", partner=partner))
        made = list(self.state.entries)[-1]
        if not self.state.entries[made].signed_in_at:
            self.do(c.SignIn(who=made))
        return made

    @property
    def swiss(self) -> Swiss:
        return of_kind(Swiss, self.category.format_state)

    @property
    def now(self) -> SwissRound:
        return self.swiss.rounds[-1]

    @property
    def left(self) -> Mapping[str, Leaver]:
        return leavers_of(self.state, self.game)

    def standings(self) -> dict[str, SideStanding]:
        return {one.who: one for one in self.swiss.placed(self.category.options, self.left)}

    def scores(self) -> dict[str, str]:
        return {who: in_words(one.score) for who, one in self.standings().items()}

    def pair(self, again: bool = False) -> SwissRound:
        self.do(s.PairRound(category=self.game, again=again))
        return self.now

    def table(self, number: int, no: int = 0) -> Pairing:
        return self.swiss.rounds[(no or self.now.no) - 1].tables[number]

    def report_of(
        self, table: int, points: Points = (10, 7), no: int = 0, absent: str = "", caller: str = ""
    ) -> s.ReportPairing:
        """The command that reports a table."""
        return s.ReportPairing(
            category=self.game,
            round=no or self.now.no,
            table=table,
            result=s.Result(points=points, absent=absent),
            caller=caller,
        )

    def report(self, table: int, points: Points = (10, 7), absent: str = "") -> None:
        self.do(self.report_of(table, points, absent=absent))

    def report_all(self, points: Points | Callable[[Pairing], Points] = (10, 7)) -> None:
        for number, table in self.now.tables.items():
            if table.result is None:
                self.report(number, points(table) if callable(points) else points)

    def play(self, rounds: int = 1, points: Points | Callable[[Pairing], Points] = (10, 7)) -> Self:
        for _ in range(rounds):
            self.pair()
            self.report_all(points)
        return self

    def correct(
        self, no: int, table: int, points: Points | None = (7, 10), why: str = "misread"
    ) -> s.CorrectPairing:
        result = None if points is None else s.Result(points=points)
        return s.CorrectPairing(category=self.game, round=no, table=table, result=result, why=why)

    def close(self, why: str = "") -> None:
        self.do(s.ClosePairings(category=self.game, why=why))
