"""A Pedro day for tests: teams of made-up names on a bracket, and a few short verbs."""

from collections.abc import Callable
from typing import Self

from cardhall.hall import commands as c
from cardhall.hall.formats.bracket import commands as bc
from cardhall.hall.formats.bracket.state import Board, Knockout, board, knockout_of
from cardhall.hall.kernel.shapes import (
    BracketCard,
)
from cardhall.hall.views import console_view
from tests.hall.hallday import MINUTE, PLAY, Hall, clock, create, there

KEY = "pedro"


class PedroDay(Hall):
    """An event of Pedro alone with `teams` teams, all paid, `houses` auxiliaries in turn."""

    def __init__(
        self, teams: int = 0, houses: int = 0, seed: str = "pedro", **options: str
    ) -> None:
        super().__init__(KEY, seed, PLAY - 7 * 24 * 60 * MINUTE)
        create(self, **options)
        for number in range(teams):
            house = number % houses if houses else number
            self.enter(f"A{number} One", f"B{number} Two", f"House {house}")

    def enter(self, name: str, partner: str, auxiliary: str, paid: int = 3000) -> str:
        entry = c.TakeEntry(
            category=KEY, name=name, partner=partner, auxiliary=auxiliary, paid_cents=paid
        )
        self.do(entry)
        return self.people()[-1]

    def drawn(self) -> Self:
        self.sign_in_all()
        self.at = PLAY
        self.do(bc.DrawBracket())
        return self

    def called(self) -> Self:
        """Signed in, drawn, and all first matches at tables."""
        self.drawn().do(bc.CallMatches())
        return self

    @property
    def board(self) -> Board:
        return there(board(self.state, KEY))

    @property
    def knockout(self) -> Knockout:
        return there(knockout_of(self.category))

    @property
    def card(self) -> BracketCard:
        """The bracket on the chairperson's page."""
        return there(console_view(self.state, self.at).categories[0].bracket)

    def who(self, match: int) -> tuple[str, str]:
        """The two of a match whose teams are known."""
        one, two = self.board.bracket.who(match)
        return there(one), there(two)

    def points(self, match: int, first: int, second: int) -> tuple[bc.TeamPoints, ...]:
        return tuple(
            bc.TeamPoints(entry=team, points=made)
            for team, made in zip(self.who(match), (first, second), strict=True)
        )

    def result(
        self,
        match: int,
        first: int = 60,
        second: int = 40,
        caller: str = "Caller",
        bidder: str = "",
        marks: tuple[str, ...] = (),
    ) -> bc.ReportMatch:
        """The command that reports both sides' points."""
        points = self.points(match, first, second)
        return bc.ReportMatch(match=match, points=points, caller=caller, bidder=bidder, marks=marks)

    def report(
        self,
        match: int,
        first: int = 60,
        second: int = 40,
        role: str = "chair",
        actor: str = "",
        scope: str = "",
    ) -> None:
        self.do(self.result(match, first, second), role, actor, scope)

    def correct(
        self, match: int, first: int, second: int, why: str = "keyed in wrong"
    ) -> bc.CorrectMatch:
        return bc.CorrectMatch(match=match, points=self.points(match, first, second), why=why)

    def play_out(self, wins: Callable[[int], bool] = lambda match: True) -> Self:
        """To the champion; `wins(match)` says whether the team that stands first wins."""
        while not self.board.decided:
            if self.board.ready:
                self.do(bc.CallMatches())
            for number in sorted(self.board.open):
                self.report(number, *((60, 40) if wins(number) else (38, 61)))
        return self


__all__ = ["KEY", "PedroDay", "clock"]
