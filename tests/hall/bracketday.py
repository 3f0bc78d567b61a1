"""A Pedro day for tests: teams of made-up names on a bracket, and a few short verbs."""

from cardhall.hall import commands as c
from cardhall.hall.state import board
from hall.hallday import PLAY, Day, clock

KEY = "pedro"


class PedroDay(Day):
    """An event of Pedro alone with `teams` teams, all paid, `houses` auxiliaries in turn."""

    def __init__(self, teams: int = 0, houses: int = 0, seed: str = "pedro", **options: str):
        super().__init__(game=KEY, seed=seed, **options)
        for number in range(teams):
            house = number % houses if houses else number
            self.enter(f"A{number} One", f"B{number} Two", f"House {house}")

    def enter(self, name, partner, auxiliary, paid=3000, **more):
        entry = c.TakeEntry(
            category=KEY, name=name, partner=partner, auxiliary=auxiliary, paid_cents=paid, **more
        )
        self.do(entry)
        return self.people()[-1]

    def drawn(self):
        self.sign_in_all()
        self.at = PLAY
        self.do(c.DrawBracket())
        return self

    def called(self):
        """Signed in, drawn, and all first matches at tables."""
        self.drawn().do(c.CallMatches())
        return self

    @property
    def board(self):
        return board(self.state, KEY)

    def who(self, match):
        return self.board.bracket.who(match)

    def points(self, match, first, second):
        return tuple(
            c.TeamPoints(entry=team, points=made)
            for team, made in zip(self.who(match), (first, second), strict=True)
        )

    def result(self, match, first=60, second=40, caller="Caller", **more):
        """The command that reports both sides' points."""
        points = self.points(match, first, second)
        return c.ReportMatch(match=match, points=points, caller=caller, **more)

    def report(self, match, first=60, second=40, **who):
        self.do(self.result(match, first, second), **who)

    def correct(self, match, first, second, why="keyed in wrong"):
        return c.CorrectMatch(match=match, points=self.points(match, first, second), why=why)

    def play_out(self, wins=lambda match: True):
        """To the champion; `wins(match)` says whether the team that stands first wins."""
        while not self.board.decided:
            if self.board.ready:
                self.do(c.CallMatches())
            for number in sorted(self.board.open):
                self.report(number, *((60, 40) if wins(number) else (38, 61)))
        return self


__all__ = ["KEY", "PedroDay", "clock"]
