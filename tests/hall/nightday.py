"""A euchre night for tests: made-up names, sheets in a few figures, and a few short verbs."""

from cardhall.hall import commands as c
from cardhall.hall.night import commands as n
from cardhall.hall.night.night import Night
from cardhall.hall.night.sheet import HandScore, Sheet
from cardhall.hall.sample import sample_event
from cardhall.hall.state import State, leavers_of
from hall.hallday import Day, clock

KEY = "euchre"


def hands(words: str) -> tuple[HandScore, ...]:
    """ "1made 2euchre redealt": the pair, and how it scored."""
    return tuple(
        HandScore(what=word) if word == "redealt" else HandScore(pair=int(word[0]), what=word[1:])
        for word in words.split()
    )


# some nights' sheets, by the points of the two pairs
WON = hands("1made 1made 1made 1made 1made 2made 2made 2made")  # 5 to 3
LOST = hands("2made 2made 2made 2made 2made 1made 1made 1made")  # 3 to 5
LEVEL = hands("1made 2made 1made 2made 1made 2made 1made 2made")  # 4 to 4


class NightDay(Day):
    """A night of `players` who walked in; options as the house rules are called."""

    def __init__(self, players: int = 0, seed: str = "night", play: bool = True, **options: str):
        self.game, self.seed, self._ids = KEY, seed, 0
        self.state, self.facts, self.at = State(), [], clock(19, 0)
        self.do(c.CreateEvent(id="ev", preset="lions-euchre", rehearsal=True))
        for option, value in options.items():
            name = option.replace("_", "-")
            if self.category.options[name] != value:
                self.do(c.SetOption(category=KEY, option=name, value=value))
        for row in sample_event(seed, players, 1) if players else ():
            self.walk_in(row.name)

    @property
    def category(self):
        return self.state.categories[KEY]

    @property
    def night(self) -> Night:
        return self.category.course

    @property
    def plan(self):
        return self.category.plan

    @property
    def now(self):
        return self.night.games[-1]

    @property
    def left(self):
        return leavers_of(self.state, KEY)

    def scores(self):
        return self.night.scores(self.left)

    def payout(self):
        return self.night.payout(self.plan, self.left)

    def book(self):
        return self.night.book(self.plan, self.left)

    def walk_in(self, name: str) -> str:
        self.do(c.TakeEntry(category=KEY, name=name, auxiliary=""))
        return self.people()[-1]

    def seat(self, **more):
        self.do(n.SeatGame(category=KEY, **more))
        return self.now

    def begin(self):
        self.seat()
        self.do(n.StartGame(category=KEY))
        return self.now

    def sheet(self, table: int, words=WON, game: int = 0, caller: str = "Odile", **more):
        """The command that reports a table's hands."""
        sheet = Sheet(hands=words, **more)
        no = game or self.now.no
        return n.ReportGame(category=KEY, game=no, table=table, sheet=sheet, caller=caller)

    def totals(self, table: int, points, loners=(0, 0), euchred=(0, 0), **more):
        """The command that reports a paper sheet's totals."""
        sheet = Sheet(points=points, loners=loners, euchred=euchred, **more)
        no = self.now.no
        return n.ReportGame(category=KEY, game=no, table=table, sheet=sheet, caller="Odile")

    def report(self, table: int, words=WON, moves: int = 0, **who):
        self.do(self.sheet(table, words, moves=moves), **who)

    def report_all(self, words=WON, moves: int = 0):
        for number, play in self.now.tables.items():
            if play.sheet is None:
                self.report(number, words(number) if callable(words) else words, moves)

    def play(self, games: int = 1, words=WON):
        for _ in range(games):
            self.begin()
            self.report_all(words)
        return self

    def close(self, why: str = ""):
        self.do(n.CloseEvening(category=KEY, why=why))

    def reports(self, game: int, table: int) -> list[str]:
        """The ids of a table's sheets; none where there is no such table."""
        played = self.night.games[game - 1].tables if game <= len(self.night.games) else {}
        return [report.id for report in played[table].reports] if table in played else []

    def correct(self, game: int, table: int, words=LOST, moves: int = 0, why: str = "misread"):
        sheet = None if words is None else Sheet(hands=words, moves=moves)
        return n.CorrectGame(category=KEY, game=game, table=table, sheet=sheet, why=why)
