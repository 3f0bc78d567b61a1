"""A euchre night for tests: made-up names, sheets in a few figures, and a few short verbs."""

from collections.abc import Callable, Mapping
from typing import Self, TypeAlias, get_args

from cardhall.formats.elimination import Leaver
from cardhall.hall import commands as c
from cardhall.hall.events import CategoryPlan
from cardhall.hall.formats.progressive import commands as n
from cardhall.hall.formats.progressive.sheet import HandScore, Sheet, What
from cardhall.hall.formats.progressive.state import (
    Game,
    Progressive,
    ProgressivePayout,
    ProgressiveScore,
)
from cardhall.hall.sample import sample_event
from cardhall.hall.state import leavers_of
from cardhall.messages import written
from tests.hall.hallday import Hall, clock, of_kind, there

KEY = "euchre"
Hands: TypeAlias = tuple[HandScore, ...]
SCORED: dict[str, What] = {word: word for word in get_args(What)}


def hands(words: str) -> Hands:
    """ "1made 2euchre redealt": the pair, and how it scored."""
    return tuple(
        HandScore(what="redealt")
        if word == "redealt"
        else HandScore(pair=int(word[0]), what=SCORED[word[1:]])
        for word in words.split()
    )


# some nights' sheets, by the points of the two pairs
WON = hands("1made 1made 1made 1made 1made 2made 2made 2made")  # 5 to 3
LOST = hands("2made 2made 2made 2made 2made 1made 1made 1made")  # 3 to 5
LEVEL = hands("1made 2made 1made 2made 1made 2made 1made 2made")  # 4 to 4


class NightDay(Hall):
    """A night of `players` who walked in; options as the house rules are called."""

    def __init__(self, players: int = 0, seed: str = "night", **options: str) -> None:
        super().__init__(KEY, seed, clock(19, 0))
        self.do(c.CreateEvent(id="ev", preset="lions-euchre", rehearsal=True))
        for option, value in options.items():
            name = option.replace("_", "-")
            if self.category.options[name] != value:
                self.do(c.SetOption(category=KEY, option=name, value=value))
        for row in sample_event(seed, players, 1) if players else ():
            self.walk_in(row.name)

    @property
    def night(self) -> Progressive:
        return of_kind(Progressive, self.category.format_state)

    @property
    def plan(self) -> CategoryPlan:
        return self.category.plan

    @property
    def now(self) -> Game:
        return self.night.games[-1]

    @property
    def left(self) -> Mapping[str, Leaver]:
        return leavers_of(self.state, KEY)

    def scores(self) -> dict[str, ProgressiveScore]:
        return self.night.scores(self.left)

    def payout(self) -> ProgressivePayout:
        return self.night.payout(self.plan, self.left)

    def book(self) -> dict[str, int]:
        return self.night.book(self.plan, self.left)

    def walk_in(self, name: str) -> str:
        self.do(c.TakeEntry(category=KEY, name=name, auxiliary=""))
        return self.people()[-1]

    def seat(self, again: bool = False, override: str = "") -> Game:
        self.do(n.SeatGame(category=KEY, again=again, override=override))
        return self.now

    def begin(self) -> Game:
        self.seat()
        self.do(n.StartGame(category=KEY))
        return self.now

    def sheet(
        self,
        table: int,
        words: Hands = WON,
        game: int = 0,
        caller: str = "Odile",
        moves: int = 0,
        short: str = "",
    ) -> n.ReportGame:
        """The command that reports a table's hands."""
        sheet = Sheet(hands=words, moves=moves, short=written(short))
        no = game or self.now.no
        return n.ReportGame(category=KEY, game=no, table=table, sheet=sheet, caller=caller)

    def totals(
        self,
        table: int,
        points: tuple[int, int],
        loners: tuple[int, int] = (0, 0),
        euchred: tuple[int, int] = (0, 0),
        moves: int = 0,
        short: str = "",
    ) -> n.ReportGame:
        """The command that reports a paper sheet's totals."""
        sheet = Sheet(
            points=points, loners=loners, euchred=euchred, moves=moves, short=written(short)
        )
        no = self.now.no
        return n.ReportGame(category=KEY, game=no, table=table, sheet=sheet, caller="Odile")

    def report(
        self,
        table: int,
        words: Hands = WON,
        moves: int = 0,
        role: str = "chair",
        actor: str = "",
        scope: str = "",
    ) -> None:
        self.do(self.sheet(table, words, moves=moves), role, actor, scope)

    def report_all(self, words: Hands | Callable[[int], Hands] = WON, moves: int = 0) -> None:
        for number, play in self.now.tables.items():
            if play.sheet is None:
                self.report(number, words(number) if callable(words) else words, moves)

    def play(self, games: int = 1, words: Hands | Callable[[int], Hands] = WON) -> Self:
        for _ in range(games):
            self.begin()
            self.report_all(words)
        return self

    def close(self, why: str = "") -> None:
        self.do(n.CloseEvening(category=KEY, why=why))

    def told(self, table: int) -> Sheet:
        """The sheet of a table that has one."""
        return there(self.now.tables[table].sheet)

    def reports(self, game: int, table: int) -> list[str]:
        """The ids of a table's sheets; none where there is no such table."""
        played = self.night.games[game - 1].tables if game <= len(self.night.games) else {}
        return [report.id for report in played[table].reports] if table in played else []

    def correct(
        self,
        game: int,
        table: int,
        words: Hands | None = LOST,
        moves: int = 0,
        why: str = "misread",
    ) -> n.CorrectGame:
        sheet = None if words is None else Sheet(hands=words, moves=moves)
        return n.CorrectGame(category=KEY, game=game, table=table, sheet=sheet, why=why)
