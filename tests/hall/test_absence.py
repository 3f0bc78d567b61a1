"""Players who are missing: tables made even before a round, no chips asked of empty seats, no seat
before coming."""

import pytest

from cardhall.formats.lot import Lot
from cardhall.formats.seating import even_out
from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.event import fold
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination import events as rf
from cardhall.hall.formats.elimination.state import chip_book
from cardhall.hall.kernel.views import Need
from cardhall.hall.state import standings
from tests.hall.hallday import Day


def missing(day: Day, table: int, *seats: int) -> list[str]:
    """Mark these seats of a table (from 0) as not here."""
    gone = [day.table(table).seats[seat] for seat in seats]
    for one in gone:
        day.do(
            rc.MarkSeat(
                category=day.game, round=day.round.no, table=table, entry=one, mark="no_show"
            )
        )
    return gone


def need(day: Day, kind: str) -> Need:
    (found,) = [one for one in views.console_view(day.state, day.at).needs if one.kind == kind]
    return found


def sizes(day: Day) -> dict[int, int]:
    return {number: len(play.seats) for number, play in day.round.tables.items()}


def losses(day: Day, one: str) -> tuple[int, ...]:
    return standings(day.state, day.game).tallies[one].losses


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((5, 5, 2), (4, 4, 4)),  # filled from the largest
        ((5, 4, 1), (5, 5)),  # the two others hold all: the smallest is not needed
        ((4, 4, 2), (5, 5)),
        ((5, 5, 5), (5, 5, 5)),
        ((3, 2, 0), (5,)),
        ((5, 5, 4, 2), (4, 4, 4, 4)),
    ],
)
def test_tables_come_out_even_by_the_fewest_moves(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    """OP-T-12, LLAA-T-29."""
    tables = {n: [f"{n}{seat}" for seat in range(size)] for n, size in enumerate(before, 1)}
    evened = even_out(tables, 5, 0, Lot("x", "y"))
    assert tuple(len(seats) for _, seats in sorted(evened.items())) == after
    people = [one for seats in evened.values() for one in seats]
    assert sorted(people) == sorted(one for seats in tables.values() for one in seats)
    moved = sum(one[0] != str(n) for n, seats in evened.items() for one in seats)
    kept = sum(min(len(evened.get(n, ())), len(seats)) for n, seats in tables.items())
    assert moved == len(people) - kept


def test_the_chair_sees_who_is_missing_and_moves_the_others_by_one_press() -> None:
    """OP-T-11, OP-T-12: the list says who moves where; the press does that and nothing else; the
    missing lose the round and their seats are gone."""
    day = Day(15).sign_in_all()
    day.draw()
    gone = missing(day, 2, 0, 1, 2)
    asked = need(day, "missing")
    assert asked.urgent
    assert asked.action
    assert asked.action.command
    assert asked.clause == "OP-T-12"
    before = {one: n for n, play in day.round.tables.items() for one in play.seats}
    day.do(rc.EvenTables(**{k: v for k, v in asked.action.command.items() if k != "type"}))
    assert sizes(day) == {1: 4, 2: 4, 3: 4}
    fact = day.last(rf.TablesEvened)
    after = {one: n for n, play in day.round.tables.items() for one in play.seats}
    assert set(fact.moved) == {one for one in after if after[one] != before[one]}
    assert len(fact.moved) == 2
    told = asked.text
    for one in fact.moved:
        assert f"{day.state.entries[one].name} to table {after[one]}" in told
    day.start()
    for one in gone:
        assert losses(day, one) == (1,)
    day.report_all()
    day.close()
    assert fold(day.facts) == day.state


def test_a_table_that_is_not_needed_is_closed_and_the_round_may_be_the_final() -> None:
    """OP-T-12, OP-X-18."""
    day = Day(6).sign_in_all()
    day.draw()
    missing(day, 2, 0, 1)
    refusal = day.refused(rc.StartRound())
    assert refusal.clause == "OP-X-18"
    day.do(rc.EvenTables())
    assert sizes(day) == {1: 4}
    assert day.round.final
    assert day.start().tables[1].places == 2


def test_tables_play_on_without_the_missing_where_the_chair_says_so() -> None:
    """OP-T-11, OP-T-15: nothing moves; whoever sat down plays for the places of so many."""
    day = Day(10).sign_in_all()
    day.draw()
    gone = missing(day, 1, 1, 3)
    asked = need(day, "missing")
    assert {"type": "start_round", "category": "boure"} in [one.command for one in asked.more]
    day.start()
    play = day.table(1)
    assert (play.size, len(play.sat_down), play.places) == (5, 3, 1)
    assert day.table(2).places == 2
    assert [losses(day, one) for one in gone] == [(1,), (1,)]


@pytest.mark.parametrize(("rule", "places"), [("sat-down", 1), ("seated", 2)])
def test_who_wins_a_short_table_is_a_house_rule(rule: str, places: int) -> None:
    """OP-T-15, LLAA-T-41, LLAA-T-42: three of five there."""
    day = Day(5, short_table=rule).seated()
    missing(day, 1, 2, 4)
    assert day.table().places == places
    day.do(day.count(1, [160, 90, 100, 50, 100]))
    seats = day.table().seats
    assert day.outcome().winners == tuple(seats[:places])


def test_a_seat_that_comes_after_all_counts_again() -> None:
    """OP-T-15: a mark that is taken back brings the places back."""
    day = Day(5).seated()
    (one, _) = missing(day, 1, 2, 4)
    assert day.table().places == 1
    day.do(rc.MarkSeat(round=1, table=1, entry=one, mark=""))
    assert day.table().places == 2


@pytest.mark.parametrize(("game", "chips"), [("boure", 100), ("pitty-pat", 0)])
def test_empty_seats_are_not_asked_for_chips(game: str, chips: int) -> None:
    """OP-T-11: what lay there is counted by itself, and the table's sum comes out."""
    day = Day(5, game=game).seated()
    (gone,) = missing(day, 1, 2)
    held = [120, 110, 0, 90, 80] if chips else [10, 9, 0, 8, 7]
    command = day.count(1, held, pot=0 if chips else 16)
    command = rc.ReportCount(
        category=game,
        round=1,
        table=1,
        counts=tuple(one for one in command.counts if one.entry != gone),
        pot=command.pot,
        caller="Caller",
        early=True,
    )
    day.do(command)
    play = day.table()
    assert {one.entry: one.chips for one in play.facts.counts}[gone] == chips
    assert play.difference == 0
    assert sum(chip_book(play).values()) == 0
    assert gone not in day.outcome().winners
    there = next(one for one in play.seats if one != gone)
    short = [one for one in command.counts if one.entry != there]
    day.do(rc.TakeBackReport(category=game, round=1, table=1))
    refusal = day.refused(
        rc.ReportCount(category=game, round=1, table=1, counts=tuple(short), caller="C", early=True)
    )
    assert refusal.field == f"counts.{there}"


def test_whoever_did_not_come_has_no_seat_before_coming() -> None:
    """OP-T-11: in no draw; the list names them and what it means; one press and they are in."""
    day = Day(10).seated()
    (gone,) = missing(day, 1, 0)
    day.do(day.count(1, [100, 140, 110, 90, 60]))
    day.report_all()
    day.close()
    asked = need(day, "away")
    assert day.state.entries[gone].name in asked.text
    assert "9 play on" in need(day, "draw").text
    assert day.draw().table_of(gone) is None
    assert [one.entry for one in day.round.left_out] == [gone]
    (here,) = need(day, "away").more
    assert here.command == {"type": "mark_here", "category": "boure", "entry": gone}
    day.do(rc.MarkHere(entry=gone), role="judge")
    assert not [one for one in views.console_view(day.state, day.at).needs if one.kind == "away"]
    day.do(c.AddSeat(entry=gone))
    assert day.round.table_of(gone)
    day.start()
    assert losses(day, gone) == (1,)
    assert standings(day.state, "boure").tallies[gone].status == "in"
    assert day.refused(rc.MarkHere(entry=gone)).field == "entry"


def test_only_somebody_away_can_have_come_and_not_in_the_round_that_is_missed() -> None:
    """OP-T-11."""
    day = Day(5).seated()
    one, other = day.table().seats[:2]
    missing(day, 1, 0)
    assert day.refused(rc.MarkHere(entry=one)).clause == "OP-T-11"
    assert day.refused(rc.MarkHere(entry=other)).field == "entry"


def test_before_a_round_only_absence_can_be_said_of_a_seat() -> None:
    """OP-T-11: by whoever sits at that table, too."""
    day = Day(10).sign_in_all()
    day.draw()
    seat = day.table(1).seats[0]
    command = rc.MarkSeat(round=1, table=1, entry=seat, mark="no_show")
    assert day.refused(command, "captain", scope="boure/2")
    day.do(command, "captain", scope="boure/1")
    assert day.table(1).marks == {seat: "no_show"}
    broke = rc.MarkSeat(round=1, table=1, entry=day.table(1).seats[1], mark="broke")
    assert day.refused(broke).field == "round"
    assert day.refused(rc.EvenTables(), "captain", scope="boure/1")


def test_tables_are_made_even_before_a_round_and_where_somebody_is_missing() -> None:
    """LLAA-T-19, OP-T-11."""
    day = Day(10).sign_in_all()
    day.draw()
    assert day.refused(rc.EvenTables()).clause == "OP-T-11"
    day.start()
    assert day.refused(rc.EvenTables()).clause == "LLAA-T-19"


def test_nobody_is_evened_away_when_fewer_than_two_are_here() -> None:
    """OP-X-18."""
    day = Day(5).sign_in_all()
    day.draw()
    missing(day, 1, 0, 1, 2, 3)
    assert day.refused(rc.EvenTables()).clause == "OP-X-18"
    assert day.refused(rc.StartRound()).clause == "OP-X-18"


def test_a_first_round_missed_is_a_loss_and_not_an_entry_that_did_not_play() -> None:
    """OP-T-11: whoever was evened away in round 1 may come for round 2, with one loss."""
    day = Day(15).sign_in_all()
    day.draw()
    (gone,) = missing(day, 3, 4)
    day.do(rc.EvenTables())
    day.start()
    day.report_all()
    day.close()
    day.do(rc.MarkHere(entry=gone))
    assert day.draw().table_of(gone)
    assert losses(day, gone) == (1,)
