from collections.abc import Collection, Sequence

import pytest

from cardhall.formats.elimination import (
    LEFT,
    Leaver,
    Outcome,
    RoundResult,
    SeatResult,
    judge_table,
    standings,
)


def won(
    chips: Sequence[int],
    places: int,
    barred: Collection[str] = (),
    tie_winners: Collection[str] = (),
) -> Outcome:
    seats = "ABCDE"[: len(chips)]
    scores = {seat: (count,) for seat, count in zip(seats, chips, strict=True)}
    return judge_table(seats, scores, places, barred=barred, tie_winners=tie_winners)


def rounds(*tables: str, closed: bool = True) -> list[RoundResult]:
    """Each table as text: "A180 B120 | C90 D10": winners before the bar, losers behind it."""
    found = []
    for number, table in enumerate(tables, start=1):
        seats = {}
        for result, side in zip(("win", "loss"), table.split("|"), strict=True):
            for word in side.split():
                seats[word[0]] = SeatResult(result, (int(word[1:]),))
        found.append(RoundResult(number, closed, False, seats))
    return found


@pytest.mark.clause("LLAA-T-41")
def test_two_of_five_win() -> None:
    result = won([180, 140, 90, 60, 20], 2)
    assert result.winners == ("A", "B")
    assert result.losers == ("C", "D", "E")


@pytest.mark.clause("LLAA-T-42")
def test_one_of_three_wins() -> None:
    assert won([90, 160, 50], 1).winners == ("B",)


def test_level_on_the_last_place_is_a_tie_among_those_level_only() -> None:
    result = won([200, 100, 100, 100, 0], 2)
    assert (result.winners, result.losers) == (("A",), ("E",))
    assert (result.tied, result.open_places, result.decided) == (("B", "C", "D"), 1, False)


def test_level_within_the_winning_places_is_no_tie() -> None:
    assert won([150, 150, 100, 60, 40], 2).winners == ("A", "B")


def test_the_extra_game_fills_the_open_places() -> None:
    assert won([200, 100, 100, 50, 50], 2, tie_winners=("C",)).winners == ("A", "C")


def test_an_extra_game_of_people_who_were_not_level_counts_for_nothing() -> None:
    assert won([200, 100, 100, 50, 50], 2, tie_winners=("D",)).tied == ("B", "C")
    assert won([200, 100, 100, 50, 50], 2, tie_winners=("B", "C")).tied == ("B", "C")


def test_who_is_barred_leaves_the_place_open() -> None:
    assert won([500, 0, 0, 0, 0], 2, barred=set("BCDE")).winners == ("A",)
    assert won([0, 0, 0], 1, barred=set("ABC")).losers == ("A", "B", "C")


def test_points_come_before_chips() -> None:
    scores = {"A": (95, 1), "B": (120, 0), "C": (95, 2), "D": (-20, 3)}
    assert judge_table("ABCD", scores, 2).winners == ("B", "C")
    assert judge_table("ABCD", {**scores, "C": (95, 1)}, 2).tied == ("A", "C")


def test_the_barred_lose_whatever_they_hold() -> None:
    assert won([300, 100, 60, 40, 0], 2, barred={"A"}).winners == ("B", "C")


@pytest.mark.clause("LLAA-T-08", "LLAA-T-10")
def test_the_third_loss_puts_out_and_the_tag_names_the_rounds() -> None:
    tallies = standings(rounds("B1 | A9", "B1 | A8", "A1 | B9", "B1 | A7"), (), {}).tallies
    assert (tallies["A"].losses, tallies["A"].status, tallies["A"].out_round) == (
        (1, 2, 4),
        "out",
        4,
    )
    assert (tallies["B"].losses, tallies["B"].status) == ((3,), "in")
    two = standings(rounds("B1 | A9", "A1 | B9", "A1 | B8", "B1 | A7"), (), {}).tallies
    assert (two["A"].losses, two["A"].status) == ((1, 4), "in")


def test_later_out_is_better_then_chips_of_that_round() -> None:
    table = standings(
        rounds("A9 | B1 C1 D1", "A9 | B1 C1 D1", "A9 B8 | C60 D40", "A9 | B1"), (), {}
    )
    assert table.finished
    assert {one: t.place for one, t in table.tallies.items()} == {"A": 1, "B": 2, "C": 3, "D": 4}


def test_level_for_an_award_wants_an_extra_game_whose_order_decides() -> None:
    played = rounds("A9 | B1 C1", "A9 | B1 C1", "A9 | B50 C50")
    tied = standings(played, (), {})
    assert tied.place_ties == ((2, ("B", "C")),)
    assert tied.tallies["B"].place == tied.tallies["C"].place == 2
    assert tied.tallies["B"].shared
    decided = standings(played, (), {}, games=[("C", "B")])
    assert decided.place_ties == ()
    assert (decided.tallies["C"].place, decided.tallies["B"].place) == (2, 3)


def test_places_stay_open_while_their_round_is_open() -> None:
    played = rounds("A9 | B1", "A9 | B1", "A9 | B1", closed=False)
    table = standings(played, (), {})
    assert not table.finished
    assert {t.place for t in table.tallies.values()} == {0}


def test_one_who_left_ranks_below_those_out_in_that_round() -> None:
    played = rounds("A9 B8 | C1 D2", "A9 B8 | C1 D2", "A9 B8 | C1 D2")
    tallies = standings(played, (), {"B": Leaver("withdrawn", 3)}).tallies
    assert tallies["B"].status == "withdrawn"
    assert {one: t.place for one, t in tallies.items()} == {"A": 1, "D": 2, "C": 3, "B": 4}


def test_two_sessions_missed_running_is_a_withdrawal() -> None:
    missed = {"A": SeatResult("win", (9,)), "B": SeatResult("loss", LEFT, True)}
    found = standings([RoundResult(n, True, False, missed) for n in (1, 2)], (), {})
    assert found.tallies["B"].status == "withdrawn"
    once = standings([RoundResult(1, True, False, missed)], (), {})
    assert once.tallies["B"].status == "in"


def test_seats_after_the_third_loss_do_not_move_the_place() -> None:
    played = rounds("A9 | B1", "A9 | B1", "A9 | B1", "B9 | A1")
    tally = standings(played, (), {}).tallies["B"]
    assert (tally.out_round, tally.wins) == (3, (4,))


def test_a_final_of_one_session_ranks_by_its_chips() -> None:
    seats = {
        "A": SeatResult("loss", (70,)),
        "B": SeatResult("win", (130,)),
        "C": SeatResult("loss", (100,)),
    }
    table = standings([RoundResult(1, True, True, seats)], (), {})
    assert table.finished
    assert {one: t.place for one, t in table.tallies.items()} == {"B": 1, "C": 2, "A": 3}


@pytest.mark.clause("LLAA-RUMMY-38")
def test_in_a_final_of_one_session_who_stayed_away_ranks_below_everybody_below_nought() -> None:
    seats = {
        "A": SeatResult("win", (100, 0)),
        "B": SeatResult("loss", (-5, 0)),
        "C": SeatResult("loss", (-20, 0)),
        "D": SeatResult("loss", LEFT, absent=True),
    }
    table = standings([RoundResult(1, True, True, seats)], (), {})
    assert {one: t.place for one, t in table.tallies.items()} == {"A": 1, "B": 2, "C": 3, "D": 4}
    left = standings([RoundResult(1, True, True, seats)], (), {"A": Leaver("withdrawn", 1)})
    places = {one: t.place for one, t in left.tallies.items()}
    assert {places["B"], places["C"]} == {1, 2}
    assert {places["A"], places["D"]} == {3}
