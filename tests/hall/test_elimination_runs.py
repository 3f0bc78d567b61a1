import random
from collections import Counter
from collections.abc import Sequence

import pytest

from cardhall.hall import commands as c
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination.commands import Mark
from cardhall.hall.results import results
from cardhall.hall.state import finished, standings, tally
from tests.hall.hallday import Day, there


def run(day: Day, rng: random.Random) -> None:
    """Random chips to the end; checks each draw on the way."""
    while not finished(day.state, "boure"):
        before = standings(day.state, "boure").tallies
        a_round = day.draw()
        sizes = [len(play.seats) for play in a_round.tables.values()]
        assert max(sizes) - min(sizes) <= 1
        assert min(sizes) >= 2
        seated = [one for play in a_round.tables.values() for one in play.seats]
        assert len(seated) == len(set(seated))
        assert all(len(before[one].losses) < 3 for one in seated if one in before)
        assert set(seated) == {
            o for o in day.people() if tally(day.state, day.state.entries[o]).status == "in"
        }
        day.start()
        for number, play in a_round.tables.items():
            chips = rng.sample(range(1, 100), len(play.seats) - 1)
            chips.append(len(play.seats) * 100 - sum(chips))
            day.report(number, chips)
            outcome = day.outcome(number)
            if outcome.tied:
                winners = outcome.tied[: outcome.open_places]
                day.do(rc.EnterTieGame(round=a_round.no, table=number, winners=winners))
            assert len(day.outcome(number).winners) == (2 if len(chips) > 3 else 1)
        day.close()
        assert a_round.no < 60


@pytest.mark.clause("LLAA-T-08", "LLAA-T-10")
@pytest.mark.parametrize("counts", [range(2, 61), range(61, 500, 31), (500,)])
def test_triple_elimination_ends_with_one_left_and_every_place_given(counts: Sequence[int]) -> None:
    for count in counts:
        rng = random.Random(count)
        day = Day(count, auxiliaries=max(1, count // 7), seed=str(count)).sign_in_all()
        run(day, rng)
        table = standings(day.state, "boure")
        left = [t for t in table.tallies.values() if t.status == "in"]
        assert [t.place for t in left] == [1]
        assert all(len(t.losses) == 3 for t in table.tallies.values() if t.status == "out")
        places = Counter(t.place for t in table.tallies.values())
        expected = 1
        for place in sorted(places):
            assert place == expected
            expected += places[place]
        assert expected == count + 1


def test_tables_of_four_have_one_winner_by_the_house_rule() -> None:
    day = Day(4, winners__boure4="1").seated()
    day.report_all()
    assert len(day.outcome().winners) == 1


@pytest.mark.clause("LLAA-T-41", "LLAA-T-42")
@pytest.mark.parametrize(("count", "winners"), [(5, 2), (4, 2), (3, 1), (2, 1)])
def test_winners_follow_the_size_of_the_table(count: int, winners: int) -> None:
    day = Day(count).seated()
    day.report_all()
    assert day.outcome().winners == day.table().seats[:winners]


@pytest.mark.clause("LLAA-T-41")
def test_180_and_140_win_with_10_left_in_the_pot() -> None:
    day = Day(5).seated()
    day.report(1, [180, 140, 90, 60, 20], pot=10)
    assert day.outcome().winners == day.table().seats[:2]
    assert day.outcome().losers == day.table().seats[2:]


@pytest.mark.clause("LLAA-T-42")
def test_160_alone_wins_of_three() -> None:
    day = Day(3).seated()
    day.report(1, [160, 90, 50])
    assert day.outcome().winners == day.table().seats[:1]


@pytest.mark.clause("LLAA-T-08", "LLAA-T-10")
def test_losses_in_rounds_1_2_and_4_are_on_the_tag_and_put_out_before_round_5() -> None:
    day = Day(10).sign_in_all()
    one = day.draw().tables[1].seats[0]
    for number in range(1, 5):
        if number > 1:
            day.draw()
        assert day.round.table_of(one)
        day.start()
        play = there(day.round.table_of(one))
        chips = [10] * len(play.seats)
        chips[play.seats.index(one)] = 0 if number != 3 else 300
        others = [i for i, x in enumerate(play.seats) if x != one]
        chips[others[0]] += 100
        chips[others[1]] += 50
        chips[others[0]] += len(chips) * 100 - sum(chips)
        day.report(play.table, chips)
        day.report_all()
        day.close()
    found = standings(day.state, "boure").tallies[one]
    assert (found.losses, found.wins, found.status) == ((1, 2, 4), (3,), "out")
    assert day.draw().table_of(one) is None


def test_one_final_session_ends_the_game_and_ranks_by_its_chips() -> None:
    day = Day(5, final="one-final-session").seated()
    day.report(1, [100, 160, 100, 90, 50])
    assert day.outcome().winners == day.table().seats[1:2]
    day.close()
    seats, tallies = day.table().seats, standings(day.state, "boure").tallies
    assert finished(day.state, "boure")
    assert [tallies[one].place for one in seats] == [2, 1, 2, 4, 5]
    assert standings(day.state, "boure").place_ties == ((2, tuple(sorted((seats[0], seats[2])))),)
    day.do(c.EnterPlaceGame(order=(seats[2], seats[0]), dealt_by="Judge"), role="judge")
    assert standings(day.state, "boure").tallies[seats[0]].place == 3


@pytest.mark.clause("LLAA-RUMMY-38")
@pytest.mark.parametrize("mark", ["no_show", "walked_out"])
def test_who_stays_away_from_rummys_one_final_ranks_below_those_below_nought(mark: Mark) -> None:
    day = Day(4, game="rummy", final="one-final-session").seated()
    *played, away = day.table().seats
    day.do(rc.MarkSeat(category="rummy", round=1, table=1, entry=away, mark=mark))
    day.do(day.count(1, [0, 0, 0, 0], pot=50, points=[100, -5, -20, 0]))
    day.close()
    table = standings(day.state, "rummy")
    assert [table.tallies[one].place for one in (*played, away)] == [1, 2, 3, 4]
    game = results(day.state, winners=True).games[0]
    assert [line.entry for line in game.places] == [*played, away]
    assert "Left without a count" in game.places[-1].why[1].text
