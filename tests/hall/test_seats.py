import pytest

from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination.state import Round, rounds_of
from cardhall.hall.state import standings
from tests.hall.hallday import Day, clock, there


def sizes(a_round: Round) -> list[int]:
    return sorted((len(play.seats) for play in a_round.tables.values()), reverse=True)


def seats(a_round: Round) -> dict[int, tuple[str, ...]]:
    return {number: play.seats for number, play in a_round.tables.items()}


@pytest.mark.clause("LLAA-T-19")
def test_fifteen_sit_still_for_three_rounds_and_are_drawn_anew_for_the_fourth() -> None:
    day = Day(15).sign_in_all()
    drawn = []
    for _ in range(4):
        drawn.append(seats(day.draw()))
        if len(drawn) < 4:
            day.start()
            day.report_all()
            day.close()
    assert drawn[0] == drawn[1] == drawn[2]
    assert day.round.fresh
    assert drawn[3] != drawn[0]


@pytest.mark.parametrize("moves", ["after3-then-each", "every3", "once"])
def test_every_way_of_moving_keeps_two_or_more_at_each_table(moves: str) -> None:
    for count in (7, 11, 23):
        day = Day(count, moves=moves).sign_in_all()
        while not standings(day.state, "boure").finished:
            day.play_round()
            assert min(sizes(day.round)) >= 2
            assert max(sizes(day.round)) <= 5


@pytest.mark.clause("LLAA-T-29", "LLAA-T-40")
@pytest.mark.parametrize(("count", "tables"), [(13, [5, 4, 4]), (11, [4, 4, 3]), (6, [3, 3])])
def test_seats_are_as_even_as_possible(count: int, tables: list[int]) -> None:
    assert sizes(Day(count).sign_in_all().draw()) == tables


def test_overfill_takes_one_more_rather_than_another_table() -> None:
    day = Day(6, overfill="1").sign_in_all()
    assert sizes(day.draw()) == [6]
    day.start()
    day.report_all()
    assert len(day.outcome().winners) == 2


def test_sixty_of_twelve_auxiliaries_sit_apart() -> None:
    day = Day(60).sign_in_all()
    for play in day.draw().tables.values():
        houses = [day.state.entries[one].auxiliary for one in play.seats]
        assert len(set(houses)) == 5
        assert all("sit at 5 different tables" in why for why in play.why)


def test_the_same_seed_draws_the_same_seats() -> None:
    one, again, other = (seats(Day(23, seed=x).sign_in_all().draw()) for x in ("s", "s", "t"))
    assert one == again
    assert one != other


def test_seats_may_be_drawn_again_before_the_start_only() -> None:
    day = Day(10).sign_in_all()
    first = seats(day.draw())
    assert day.refused(c.DrawSeats()).field == "again"
    assert seats(day.draw(again=True)) != first
    day.start()
    assert day.refused(c.DrawSeats(again=True)).clause == "LLAA-T-28"


def test_two_swap_seats_before_the_start() -> None:
    day = Day(10).sign_in_all()
    day.draw()
    one, other = day.table(1).seats[0], day.table(2).seats[3]
    day.do(c.SwapSeats(first=one, second=other))
    assert (day.table(1).seats[0], day.table(2).seats[3]) == (other, one)
    assert day.table(1).why[0] == "Seat changed by Chair."
    assert day.refused(c.SwapSeats(first=one, second=one)).field == "second"
    assert day.refused(c.SwapSeats(first=one, second="x")).field == "second"
    day.start()
    assert day.refused(c.SwapSeats(first=one, second=other)).clause == "LLAA-T-19"


def test_one_more_before_a_round_sits_at_the_smallest_table_without_a_loss() -> None:
    day = Day(9).sign_in_all()
    day.play_round()
    late = c.TakeEntry(name="Late Example", auxiliary="Moss Oak", paid_cents=1500, override="guest")
    day.do(late)
    new = day.people()[-1]
    day.draw()
    assert day.refused(c.AddSeat(entry=new)).clause == "LLAA-T-04"
    day.do(c.SignIn(who=new, override="guest"))
    day.do(c.AddSeat(entry=new))
    assert sizes(day.round) == [5, 5]
    day.start()
    day.report_all()
    assert there(day.round.table_of(new)).seats[-1] == new
    assert 1 not in standings(day.state, "boure").tallies[new].losses


def test_full_tables_take_nobody_until_drawn_again() -> None:
    day = Day(10).sign_in_all()
    day.draw()
    day.do(c.TakeEntry(name="Late Example", auxiliary="Oak", paid_cents=1500, override="guest"))
    day.do(c.SignIn(who="Late Example", override="guest"))
    full = day.refused(c.AddSeat(entry=day.people()[-1]))
    assert (full.field, full.clause) == ("table", "OP-T-12")
    assert sizes(day.draw(again=True)) == [4, 4, 3]


def test_two_are_needed_to_seat() -> None:
    day = Day(2)
    nobody = day.refused(c.DrawSeats())
    assert "0 of 2 can be seated" in nobody.why
    assert nobody.clause == "OP-X-18"


def test_one_who_left_after_the_draw_keeps_the_round_from_starting() -> None:
    day = Day(10).sign_in_all()
    day.draw()
    day.do(c.Withdraw(entry=day.table(1).seats[0]))
    assert day.refused(rc.StartRound()).field == "table:1"
    day.draw(again=True)
    day.start()


def test_a_draw_names_the_final_when_all_fit_one_table() -> None:
    day = Day(6).sign_in_all()
    while not rounds_of(day.state.categories["boure"]).rounds or not day.round.final:
        day.play_round()
    assert len(day.round.tables) == 1
    assert views.projector_view(day.state, day.at).final


def test_a_table_keeps_its_way_of_playing_for_the_next_rounds() -> None:
    day = Day(10).sign_in_all()
    day.do(c.SetTableMode(table=2, mode="live"))
    assert [p.mode for p in day.draw().tables.values()] == ["physical", "live"]
    day.start()
    day.do(c.SetTableMode(table=2, mode="physical"))
    assert day.table(2).mode == "live"
    day.report_all()
    day.close()
    assert [p.mode for p in day.draw().tables.values()] == ["physical", "physical"]


def test_overfill_also_holds_for_those_who_come_after_the_draw() -> None:
    """A sixth takes the one seat above the size, in the round that is seated or in the next."""
    for comes_late in (False, True):
        day = Day(6, auxiliaries=6, overfill="1")
        *early, last = day.people()
        day.at = clock(9, 0)
        for one in early:
            day.do(c.SignIn(who=one))
        day.draw()
        day.do(c.SignIn(who=last))
        if comes_late:
            day.start()
            day.report_all()
            day.close()
            day.do(c.LetIn(entry=last, override="The car broke down"))
            day.draw()
        else:
            day.do(c.AddSeat(entry=last))
        assert sizes(day.round) == [6]


@pytest.mark.clause("LLAA-BOURE-01")
def test_nobody_is_made_the_eighth_at_a_table() -> None:
    day = Day(8, auxiliaries=8)
    day.at = clock(9, 0)
    people = day.people()
    for one in people[:5]:
        day.do(c.SignIn(who=one))
    day.draw()
    for one in people[5:]:
        day.do(c.SignIn(who=one))
    for one in people[5:7]:
        day.do(c.AddSeat(entry=one, table=1))
    refusal = day.refused(c.AddSeat(entry=people[7], table=1))
    assert (refusal.field, refusal.clause) == ("table", "LLAA-BOURE-01")


GAMES = {"boure": 7, "pitty-pat": 6, "rummy": 6, "po-ke-no": 12}
"""How many a table of each game can seat."""


@pytest.mark.clause("LLAA-T-30", "LLAA-BOURE-01", "LLAA-RUMMY-01")
@pytest.mark.parametrize(("game", "most"), GAMES.items())
def test_overfill_seats_no_more_at_a_table_than_the_game_can_seat(game: str, most: int) -> None:
    for count in (most + 1, 2 * most + 1, 2 * most + 2):
        day = Day(count, count, game=game, overfill="1").sign_in_all()
        assert max(sizes(day.draw())) <= most
        assert max(sizes(day.draw(again=True))) <= most
        one, other = day.round.tables[1].seats[0], day.round.tables[2].seats[0]
        day.do(c.SwapSeats(category=game, first=one, second=other))
        assert max(sizes(day.round)) <= most


@pytest.mark.clause("LLAA-T-30")
def test_the_thirteenth_at_po_ke_no_opens_another_table_whichever_way_in() -> None:
    day = Day(13, 13, game="po-ke-no", overfill="1")
    day.at = clock(9, 0)
    *early, last = day.people()
    for one in early:
        day.do(c.SignIn(who=one))
    assert sizes(day.draw()) == [12]
    day.do(c.SignIn(who=last))
    assert day.refused(c.AddSeat(category="po-ke-no", entry=last)).clause == "OP-T-12"
    assert day.refused(c.AddSeat(category="po-ke-no", entry=last, table=1)).field == "table"
    assert sizes(day.draw(again=True)) == [7, 6]


@pytest.mark.clause("LLAA-T-19", "OP-T-05")
def test_the_first_move_of_a_game_seats_nobody_with_a_former_tablemate() -> None:
    day = Day(30, 6).sign_in_all()
    former = day.draw().tables.values()
    together = {one: {*play.seats} - {one} for play in former for one in play.seats}
    for _ in range(3):
        day.play_round()
    for again in (False, True):
        drawn = day.draw(again=again)
        assert drawn.fresh
        assert sizes(drawn) == [5] * 6 if len(seats_of(drawn)) == 30 else max(sizes(drawn)) <= 5
        for play in drawn.tables.values():
            for one, why in zip(play.seats, play.why, strict=True):
                assert not together[one] & {*play.seats}
                assert "Sat before with nobody here." in why


def seats_of(a_round: Round) -> list[str]:
    return [one for play in a_round.tables.values() for one in play.seats]
