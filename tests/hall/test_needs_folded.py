"""What is the same for several games is one line of what needs the chairperson."""

from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall.kernel.views import Need
from cardhall.hall.sample import sample_event
from cardhall.hall.todo import todo_of
from cardhall.hall.views import console_view
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


class TwoGames(AnyGames):
    """Bouré and Rummy, six people each, all here."""

    def __init__(self) -> None:
        super().__init__("llaa")
        rows = [
            replace(row, category=game, name=f"{row.name} {game}")
            for row in sample_event("x", 6)
            for game in ("rummy", "boure")
        ]
        self.do(c.ImportEntries(rows=tuple(rows), override="test"))
        for one in self.people():
            self.do(c.SignIn(who=one, override="test"))

    def one(self, kind: str) -> Need:
        (need,) = [need for need in todo_of(self.state, self.at) if need.kind == kind]
        return need

    def press(self, kind: str) -> None:
        """The button of the line of this kind."""
        need = self.one(kind)
        assert need.action
        assert not need.action.command
        for command in need.action.commands:
            self.do(c.convert_command(command))


def test_games_that_wait_for_the_same_step_take_it_by_one_press() -> None:
    day = TwoGames()
    assert str(day.one("draw").text) == "Bouré and Rummy can be seated"
    day.press("draw")
    assert {one.phase for one in console_view(day.state, day.at).categories if one.entries} == {
        "seated"
    }
    start = day.one("start").action
    assert start
    assert str(start.label) == "Start all 2"
    day.press("start")
    assert not [need for need in todo_of(day.state, day.at) if need.kind == "start"]


def test_each_game_keeps_its_own_button_beside_it() -> None:
    day = TwoGames()
    own = [one for one in day.one("draw").more if one.command]
    assert [str(one.label) for one in own][:2] == ["Bouré: Seat round 1", "Rummy: Seat round 1"]
    assert own[0].command
    day.do(c.convert_command(own[0].command))
    assert day.one("start").category == "boure"
    assert day.one("draw").category == "rummy"
