"""What is the same for several games is one line of what needs the chairperson."""

from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall.kernel.views import Need
from cardhall.hall.sample import sample_event
from cardhall.hall.todo import todo_of
from tests.hall.hallday import Hall


class AnyGames(Hall):
    """An event of all games of a preset that nobody has entered yet."""

    def __init__(self, preset: str) -> None:
        super().__init__("", "folded", 0)
        self.do(c.CreateEvent(id="ev", preset=preset, rehearsal=True))

    def entries_needed(self) -> list[Need]:
        return [need for need in todo_of(self.state, self.at) if need.kind == "entries"]


def test_five_games_without_entries_are_one_line_with_one_button() -> None:
    (need,) = AnyGames("llaa").entries_needed()
    assert str(need.text) == "Nobody is entered yet"
    assert need.category == ""
    assert need.action
    assert need.action.goto == "entries"


def test_those_that_somebody_has_entered_have_lines_of_their_own() -> None:
    day = AnyGames("llaa")
    rows = [
        replace(row, category=game) for row in sample_event("x", 4) for game in ("rummy", "boure")
    ]
    day.do(c.ImportEntries(rows=tuple(rows), override="test"))
    folded, *own = day.entries_needed()
    assert str(folded.text) == "No entries yet: Pitty-Pat, Po-Ke-No and Pedro"
    assert {need.category for need in own} <= {"rummy", "boure"}


def test_one_game_keeps_its_name() -> None:
    (need,) = AnyGames("lions-euchre").entries_needed()
    assert need.category == "euchre"
