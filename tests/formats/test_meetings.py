"""Scores and tie-breaks, worked by hand."""

from random import Random

import pytest

from cardhall.formats.meetings import Meeting, Record, Scoring, SideStanding, TieBreak, in_words


def game(no: int, one: str, two: str, mine: int, theirs: int) -> Meeting:
    return Meeting(no, one, two, (mine, theirs))


NIGHT = [
    game(1, "a", "b", 10, 8),
    game(1, "c", "d", 5, 5),
    game(2, "a", "c", 5, 10),
    game(2, "b", "d", 10, 2),
    game(3, "a", "d", 10, 0),
    game(3, "b", "c", 6, 6),
]
"""a: 2 (won, lost, won), b: 1½, c: 2 (drawn, won, drawn), d: ½."""


def found(*meetings: Meeting, scoring: Scoring | None = None) -> dict[str, SideStanding]:
    people = sorted({one for meeting in meetings for one in meeting.sides})
    standings = Record(people, meetings, scoring or Scoring()).standings()
    return {one.who: one for one in standings}


def breaks(*names: TieBreak) -> dict[str, list[str]]:
    """Each tie-break in words, by side."""
    parts = found(*NIGHT, scoring=Scoring(breaks=names))
    return {who: [in_words(*value) for value in one.breaks] for who, one in parts.items()}


@pytest.mark.clause("SWISS-10")
def test_a_win_counts_one_a_draw_a_half() -> None:
    assert {who: in_words(one.score) for who, one in found(*NIGHT).items()} == {
        "a": "2",
        "b": "1½",
        "c": "2",
        "d": "½",
    }
    c = found(*NIGHT)["c"]
    assert (c.won, c.drawn, c.lost, c.made, c.against) == (1, 2, 0, 21, 16)


@pytest.mark.clause("OP-SWISS-02")
def test_points_count_where_the_house_says_so() -> None:
    by_points = found(*NIGHT, scoring=Scoring(by="points"))
    assert [(who, in_words(one.score)) for who, one in by_points.items()] == [
        ("a", "25"),
        ("b", "24"),
        ("c", "21"),
        ("d", "7"),
    ]


@pytest.mark.clause("SWISS-12")
def test_buchholz_adds_up_those_met() -> None:
    assert breaks("buchholz") == {"c": ["4"], "a": ["4"], "b": ["4½"], "d": ["5½"]}
    missed = found(game(1, "a", "b", 10, 8), Meeting(2, "a", kind="bye"), Meeting(2, "b", "", None))
    assert missed["a"].breaks[0] == (0 + 4, 2)  # b has 0; the bye counts a's own 2


@pytest.mark.clause("SWISS-13")
def test_sonneborn_counts_the_beaten_and_half_the_drawn() -> None:
    assert breaks("sonneborn") == {
        "a": ["2"],  # b 1½ and d ½
        "b": ["1½"],  # d ½ and half of c's 2
        "c": ["3"],  # a 2, and half of d's ½ and b's 1½
        "d": ["1"],
    }


@pytest.mark.clause("SWISS-14")
def test_head_to_head_is_for_those_level_who_all_met() -> None:
    told = found(*NIGHT, scoring=Scoring(breaks=("head-to-head",)))
    assert [told["c"].place, told["a"].place] == [1, 2]  # c beat a
    unmet = [game(1, "a", "x", 5, 0), game(1, "b", "y", 5, 0), game(2, "c", "z", 5, 0)]
    level = found(*unmet, scoring=Scoring(breaks=("head-to-head",)))
    assert {level[who].place for who in "abc"} == {1}
    assert all(level[who].shared for who in "abc")


@pytest.mark.clause("SWISS-15")
def test_difference_points_and_wins_are_of_games_alone() -> None:
    two = [game(1, "a", "b", 10, 8), game(2, "a", "c", 5, 10), Meeting(3, "a", kind="bye")]
    a = found(*two, scoring=Scoring(breaks=("difference", "points", "wins")))["a"]
    assert [in_words(*value) for value in a.breaks] == ["-3", "15", "1"]
    assert a.byes == 1


@pytest.mark.clause("SWISS-11")
def test_tie_breaks_are_asked_in_their_order_and_those_still_level_share() -> None:
    first = found(*NIGHT, scoring=Scoring(breaks=("none", "head-to-head")))
    assert [first[who].place for who in "cabd"] == [1, 2, 3, 4]
    other = found(*NIGHT, scoring=Scoring(breaks=("difference", "head-to-head")))
    assert [other[who].place for who in "acbd"] == [1, 2, 3, 4]
    level = found(game(1, "a", "b", 5, 0), game(1, "c", "d", 5, 0))
    assert [(one.place, one.shared) for one in level.values()] == [
        (1, True),
        (1, True),
        (3, True),
        (3, True),
    ]


@pytest.mark.clause("SWISS-08")
def test_a_bye_is_a_win_or_ones_own_mean() -> None:
    meetings = [
        game(1, "a", "b", 10, 0),
        game(2, "c", "a", 9, 5),
        Meeting(3, "a", kind="bye"),
        Meeting(4, "a", kind="missed"),
    ]
    assert in_words(found(*meetings)["a"].score) == "2"
    # made 15 in two games: 7½, and half up
    assert in_words(found(*meetings, scoring=Scoring(by="points"))["a"].score) == "23"


@pytest.mark.clause("OP-SWISS-03", "OP-SWISS-04")
def test_a_bye_and_a_missed_round_are_worth_what_the_house_says() -> None:
    bye, missed = Meeting(1, "a", kind="bye"), Meeting(2, "a", kind="missed")
    scores = {
        (worth, late): in_words(found(bye, missed, scoring=Scoring("wins", worth, late))["a"].score)
        for worth in ("win", "half", "nothing")
        for late in ("half", "nothing")
    }
    assert scores == {
        ("win", "half"): "1½",
        ("win", "nothing"): "1",
        ("half", "half"): "1",
        ("half", "nothing"): "½",
        ("nothing", "half"): "½",
        ("nothing", "nothing"): "0",
    }
    half = Scoring("points", "half", "half")
    assert in_words(found(game(1, "a", "b", 9, 5), bye, scoring=half)["a"].score) == "13½"


def test_a_walkover_is_a_win_whatever_a_bye_is_worth_and_no_meeting() -> None:
    over = Meeting(1, "a", "b", kind="walkover")
    record = Record("ab", [over], Scoring(bye="nothing"))
    assert record.score == {"a": 2, "b": 0}
    assert record.met("a") == []
    a, b = record.standings()
    assert (a.won, a.byes, b.lost) == (1, 0, 1)


def test_who_was_sent_away_has_no_place_and_the_others_close_up() -> None:
    placed = Record("abcd", NIGHT, Scoring()).standings(without_place=("c",))
    assert [(one.who, one.place) for one in placed] == [("a", 1), ("b", 2), ("d", 3), ("c", 0)]


def test_scores_add_up_to_a_point_a_game() -> None:
    chance = Random(5)
    for _ in range(50):
        people = "abcdefgh"
        meetings = [
            game(no, one, two, chance.randrange(4), chance.randrange(4))
            for no in range(12)
            for one, two in [chance.sample(people, 2)]
        ]
        record = Record(people, meetings, Scoring())
        assert sum(record.score.values()) == 2 * len(meetings)
        # what each beat and drew is what each was beaten and drawn by
        assert sum(one.won for one in record.standings()) == sum(
            one.lost for one in record.standings()
        )


@pytest.mark.parametrize(
    ("number", "parts", "text"),
    [(0, 2, "0"), (1, 2, "½"), (5, 2, "2½"), (9, 4, "2¼"), (3, 4, "¾"), (-3, 1, "-3"), (8, 4, "2")],
)
def test_a_score_in_words(number: int, parts: int, text: str) -> None:
    assert in_words(number, parts) == text
