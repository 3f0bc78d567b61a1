"""Somebody was entered for the wrong game: the entry goes to another, with number, code and fee."""

from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall.events import GameChanged
from cardhall.hall.log import words
from cardhall.hall.sample import sample_event
from tests.hall.hallday import Hall


class FiveGames(Hall):
    """Eight singles of Bouré and six of Rummy, all paid and signed in."""

    def __init__(self) -> None:
        super().__init__("boure", "change", 0)
        self.do(c.CreateEvent(id="ev", preset="llaa", rehearsal=True))
        rows = [replace(row, category="boure") for row in sample_event("x", 8)]
        rows += [replace(row, category="rummy") for row in sample_event("y", 6)]
        self.do(c.ImportEntries(rows=tuple(rows), override="test"))
        for one in self.people():
            self.do(c.SignIn(who=one, override="test"))


def test_an_entry_goes_to_another_game_and_keeps_what_it_has() -> None:
    day = FiveGames()
    one = day.people()[0]
    before = day.state.entries[one]
    day.do(c.ChangeGame(entry=one, category="rummy"))
    assert day.state.entries[one] == replace(before, category="rummy")
    said = words(day.state, day.last(GameChanged))
    assert said == f"{before.name} now plays Rummy, not Bouré."
    day.do(c.ChangeGame(entry=one, category="boure"))
    assert day.state.entries[one] == before


def test_who_has_a_seat_or_has_left_stays() -> None:
    day = FiveGames()
    first, second = day.people()[:2]
    day.do(c.Withdraw(entry=second))
    assert day.refused(c.ChangeGame(entry=second, category="rummy")).field == "entry"
    day.do(c.DrawSeats(category="boure"))
    assert "has a seat" in day.refused(c.ChangeGame(entry=first, category="rummy")).why


def test_one_who_plays_alone_is_no_team_and_nobody_is_entered_twice() -> None:
    day = FiveGames()
    one = day.people()[0]
    assert day.refused(c.ChangeGame(entry=one, category="pedro")).field == "category"
    line = day.state.entries[one]
    again = c.TakeEntry(name=line.name, auxiliary=line.auxiliary, category="rummy", override="both")
    day.do(again)
    assert day.refused(c.ChangeGame(entry=one, category="rummy")).clause == "OP-T-10"
