import pytest

from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.state import finished, standings
from tests.hall.hallday import Day


@pytest.mark.clause("LLAA-T-20")
def test_awards_are_empty_until_the_last_game_is_decided() -> None:
    day = Day(11).sign_in_all()
    while not finished(day.state, "boure"):
        assert views.awards(day.state) == ()
        assert views.projector_view(day.state, day.at).awards == ()
        day.play_round()
    while ties := standings(day.state, "boure").place_ties:
        assert views.awards(day.state) == ()
        day.do(c.EnterPlaceGame(order=ties[0][1]))
    given = views.awards(day.state)
    assert [award.place for award in given] == [1, 2, 3]
    assert {award.category_name for award in given} == {"Bouré"}
    champion = [s for s in views.standing_lines(day.state, "boure") if s.status == "in"]
    assert [award.name for award in given[:1]] == [champion[0].name]
    assert views.console_view(day.state, day.at).needs[0].kind == "awards"


@pytest.mark.clause("LLAA-T-20")
def test_a_game_with_entries_that_has_not_begun_holds_the_awards_back() -> None:
    day = Day(5)
    assert views.awards(day.state) == ()


def test_an_extra_game_for_a_place_names_all_who_are_level() -> None:
    day = Day(5).sign_in_all()
    day.play_round()
    assert day.refused(c.EnterPlaceGame(order=tuple(day.people()))).field == "order"


def test_when_it_is_over_nobody_is_seated_and_nobody_enters() -> None:
    day = Day(4)
    day.do(c.Rehearse(until="awards"))
    assert day.refused(c.DrawSeats()).field == "category"
    assert day.refused(c.TakeEntry(name="Ann", auxiliary="Oak")).field == "category"
    assert day.refused(c.Withdraw(entry=day.people()[0])).field == "entry"
