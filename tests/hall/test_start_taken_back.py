"""A round begun by mistake is taken back while nothing has come of it."""

from cardhall.hall import commands as c
from cardhall.hall.event import fold
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.log import words
from cardhall.hall.views import console_view
from tests.hall.hallday import Day


def offered(day: Day) -> set[str]:
    actions = [
        action
        for need in console_view(day.state, day.at).needs
        for action in (need.action, *need.more)
        if action is not None and action.command
    ]
    return {str(action.command["type"]) for action in actions if action.command}


def test_the_seats_lie_as_before_and_everything_may_be_done_again() -> None:
    day = Day(10).sign_in_all()
    day.draw()
    before = day.state.categories["boure"]
    day.start()
    assert "take_back_start" in offered(day)
    (fact,) = day.do(rc.TakeBackStart())
    assert words(day.state, fact) == "Bouré, round 1: the start was taken back."
    after = day.state.categories["boure"]
    assert after == before
    assert not after.begun
    assert "start_round" in offered(day)
    day.do(c.SwapSeats(first=day.table(1).seats[0], second=day.table(2).seats[0]))
    day.do(c.Substitute(entry=day.people()[0], name="Another One"))
    day.at += 60_000
    day.start()
    assert day.table(1).deadline == day.at + 30 * 60_000
    assert fold(day.facts) == day.state


def test_nothing_is_taken_back_once_a_table_has_something_to_show() -> None:
    day = Day(10).seated()
    first = day.table(1).seats[0]
    happened = [
        day.count(1, [100] * 5),
        rc.MarkSeat(round=1, table=2, entry=day.table(2).seats[0], mark="no_show"),
        c.CallChair(table=1, why="who leads?"),
        c.Disqualify(entry=first, why="left with the cards"),
    ]
    for command in happened:
        day = Day(10).seated()
        day.do(command)
        refusal = day.refused(rc.TakeBackStart())
        assert refusal.field.startswith("table:")
        assert refusal.cure
        assert "take_back_start" not in offered(day)


def test_a_table_in_the_browser_has_dealt_when_its_round_begins() -> None:
    day = Day(10).sign_in_all()
    day.draw()
    day.do(c.SetTableMode(table=2, mode="live"))
    day.start()
    assert day.refused(rc.TakeBackStart()).field == "table:2"


def test_only_the_chair_takes_a_start_back_and_only_of_a_round_that_is_on() -> None:
    day = Day(10).sign_in_all()
    day.draw()
    assert day.refused(rc.TakeBackStart()).why
    day.start()
    for role in ("judge", "captain", "player"):
        assert day.refused(rc.TakeBackStart(), role=role).field == "role"
