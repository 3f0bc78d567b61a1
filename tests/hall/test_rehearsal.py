import pytest

from cardhall.hall import commands as c
from cardhall.hall.event import fold
from cardhall.hall.formats.elimination.state import rounds_of
from cardhall.hall.state import finished, phase
from tests.hall.hallday import Day


def at(day: Day) -> tuple[str, int]:
    category = day.state.categories["boure"]
    now = rounds_of(category).now
    return phase(day.state, category), now.no if now else 0


@pytest.mark.parametrize(
    ("until", "expected"),
    [
        ("entries", ("entries", 0)),
        ("signed_in", ("entries", 0)),
        ("seated", ("seated", 1)),
        ("playing", ("playing", 1)),
        ("round:3", ("between", 3)),
    ],
)
def test_a_rehearsal_goes_up_to_a_step(until: str, expected: tuple[str, int]) -> None:
    day = Day()
    day.do(c.Rehearse(until=until))
    assert at(day) == expected
    assert len(day.people()) == 60


def test_a_rehearsal_goes_on_from_where_the_event_stands() -> None:
    day = Day()
    for until in ("seated", "playing", "round:1", "seated", "round:4", "awards"):
        day.do(c.Rehearse(until=until))
    assert finished(day.state, "boure")
    assert fold(day.facts).categories == day.state.categories


def test_a_rehearsal_finishes_tables_that_wait_for_something() -> None:
    day = Day(10).seated()
    day.do(c.CallChair(table=1))
    day.report(2, [100, 100, 100, 100, 99])
    day.do(c.Rehearse(until="round:1"))
    assert at(day) == ("between", 1)


def test_a_real_event_is_never_filled_with_made_up_results() -> None:
    day = Day()
    day.state = fold([])
    day.do(c.CreateEvent(id="real"))
    assert day.refused(c.Rehearse(until="awards")).field == "until"


def test_an_unknown_step_or_one_already_passed_is_refused() -> None:
    day = Day()
    assert day.refused(c.Rehearse(until="lunch")).field == "until"
    day.do(c.Rehearse(until="round:2"))
    assert day.refused(c.Rehearse(until="round:1")).field == "until"
