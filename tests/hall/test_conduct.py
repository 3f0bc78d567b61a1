import pytest

from cardhall.formats.elimination import Tally
from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall import views
from cardhall.hall.state import standings, tally
from tests.hall.bracketday import PedroDay
from tests.hall.hallday import Day, falling

OFFERED = {kind.key: kind for kind in views.incident_kinds()}


def incident(
    kind: str,
    entry: str = "",
    person: str = "",
    category: str = "",
    table: int = 0,
    witness: str = "",
    ruled: bool = False,
) -> c.RecordIncident:
    return c.RecordIncident(
        kind=kind,
        entry=entry,
        person=person,
        category=category,
        table=table,
        witness=witness,
        ruled=ruled,
    )


def standing(day: Day, entry: str) -> Tally:
    return standings(day.state, "boure").tallies[entry]


@pytest.mark.clause("LLAA-T-11")
def test_a_person_in_an_area_where_they_do_not_play_is_recorded() -> None:
    assert OFFERED["area"].clause == "LLAA-T-11"
    day = Day(5).seated()
    day.do(incident("area", person="a visitor", category="boure", table=1), role="judge")
    card = views.incident_cards(day.state)[0]
    assert (card.clause, card.about, card.where) == ("LLAA-T-11", "a visitor", "Bouré, table 1")


@pytest.mark.clause("LLAA-T-12")
def test_talking_to_a_player_cites_its_clause_and_changes_no_score() -> None:
    assert OFFERED["talking"].clause == "LLAA-T-12"
    day = Day(5).seated()
    day.report(1, falling(5))
    one = day.table().seats[0]
    before = standing(day, one)
    for ruled in (False, True):
        day.do(incident("talking", entry=one, ruled=ruled))
        assert standing(day, one) == before
    assert views.incident_cards(day.state)[0].clause == "LLAA-T-12"


@pytest.mark.clause("LLAA-T-13")
def test_another_language_is_recorded_against_anybody() -> None:
    day = Day(5).seated()
    day.do(incident("language", person="a spectator", ruled=True))
    day.do(incident("language", entry=day.people()[0]))
    assert [card.clause for card in views.incident_cards(day.state)] == ["LLAA-T-13"] * 2
    assert tally(day.state, day.state.entries[day.people()[0]]).status == "in"


@pytest.mark.clause("LLAA-T-14")
def test_a_ruling_on_language_disqualifies_at_once() -> None:
    day = Day(10).seated()
    day.report_all()
    loser = day.table(1).seats[4]
    day.close()
    assert standing(day, loser).losses == (1,)
    day.do(incident("language", entry=loser, ruled=True), role="judge")
    assert standing(day, loser).status == "disqualified"
    assert day.last(e.Disqualified).clause == "LLAA-T-14"
    assert day.draw().table_of(loser) is None
    assert "leave" in views.player_view(day.state, loser, day.at).text


@pytest.mark.clause("LLAA-T-15")
def test_foul_language_needs_a_judge_who_heard_it() -> None:
    assert (OFFERED["foul"].clause, OFFERED["foul"].witness) == ("LLAA-T-15", "judge")
    day = Day(5).seated()
    one = day.people()[0]
    assert day.refused(incident("foul", entry=one)).field == "witness"
    day.do(incident("foul", entry=one, witness="Judge Dee"))
    assert views.incident_cards(day.state)[0].witness == "Judge Dee"
    assert tally(day.state, day.state.entries[one]).status == "in"


@pytest.mark.clause("LLAA-T-16")
def test_foul_language_strikes_the_speakers_wins_and_puts_them_out_others_keep_theirs() -> None:
    day = Day(10).sign_in_all()
    day.play_round()
    one, others = day.table(1).seats[0], day.table(1).seats[1:]
    day.play_round()
    assert standing(day, one).wins == (1, 2)
    others_before = [standing(day, x) for x in others]
    day.draw()
    day.start()
    day.do(incident("foul", entry=one, witness="Judge Dee", ruled=True), role="judge")
    assert (standing(day, one).wins, standing(day, one).status) == ((), "disqualified")
    assert [standing(day, x).losses for x in others] == [x.losses for x in others_before]
    day.report_all()
    day.close()
    assert day.outcome(1).winners == day.table(1).seats[1:3]
    assert day.draw().table_of(one) is None


@pytest.mark.clause("LLAA-T-23")
def test_cut_throat_play_is_offered() -> None:
    assert OFFERED["cut_throat"].clause == "LLAA-T-23"
    day = Day(5)
    day.do(incident("cut_throat", entry=day.people()[0], category="boure"))
    assert views.incident_cards(day.state)[0].title == "Cut-throat play"


@pytest.mark.clause("LLAA-PITTY-01", "LLAA-PEDRO-01")
@pytest.mark.parametrize(
    ("game", "clause"),
    [
        ("boure", "LLAA-T-23"),
        ("pitty-pat", "LLAA-PITTY-01"),
        ("rummy", "LLAA-T-23"),
        ("po-ke-no", "LLAA-T-23"),
        ("pedro", "LLAA-PEDRO-01"),
    ],
)
def test_cut_throat_play_is_recorded_under_each_game_s_own_clause(game: str, clause: str) -> None:
    day = Day(game=game)
    day.do(incident("cut_throat", person="somebody", category=game, table=1), role="judge")
    assert views.incident_cards(day.state)[0].clause == clause
    assert day.last(e.IncidentRecorded).clause == clause


def test_every_offence_says_what_it_costs() -> None:
    costs = {key: kind.cost for key, kind in OFFERED.items()}
    assert costs["language"].startswith("Disqualified at once")
    assert costs["foul"].startswith("Forfeits every game won")
    assert all(costs.values())


@pytest.mark.clause("LLAA-PEDRO-44")
def test_teams_without_a_match_are_named_as_due_out_of_the_area() -> None:
    day = PedroDay(6).called()
    board = day.board
    playing = {team for match in board.open for team in board.open[match].teams}
    (listed,) = views.judge_view(day.state, day.at).out_of_area
    waiting = [
        day.state.entries[team].called for team in board.bracket.teams if team not in playing
    ]
    assert listed.teams == tuple(waiting)
    assert len(waiting) == 6 - 2 * len(board.open)
    day.play_out()
    assert views.judge_view(day.state, day.at).out_of_area == ()


@pytest.mark.clause("LLAA-T-44")
def test_help_from_the_side_is_recorded_against_a_named_non_player() -> None:
    assert OFFERED["sideline"].clause == "LLAA-T-44"
    day = Day(5)
    day.do(incident("sideline", person="Uncle Example", category="boure", table=1))
    assert views.incident_cards(day.state)[0].about == "Uncle Example"


@pytest.mark.parametrize(
    ("field", "command"),
    [
        ("kind", incident("whistling", person="x")),
        ("person", incident("area")),
        ("entry", incident("area", entry="x")),
        ("category", incident("area", person="x", category="whist")),
    ],
)
def test_a_bad_incident_names_its_field(field: str, command: c.RecordIncident) -> None:
    assert Day(5).refused(command).field == field


def test_in_mid_session_the_seat_loses_and_another_may_win() -> None:
    day = Day(5).seated()
    one = day.table().seats[0]
    day.do(c.Disqualify(entry=one, why="fists"))
    day.report(1, falling(5))
    assert day.outcome().winners == day.table().seats[1:3]
    assert standing(day, one).losses == (1,)


def test_after_the_count_the_tables_result_stands() -> None:
    day = Day(5).seated()
    one = day.table().seats[0]
    day.report(1, falling(5))
    day.do(c.Disqualify(entry=one, why="fists"))
    assert day.outcome().winners == day.table().seats[:2]


def test_a_disqualification_can_be_taken_back() -> None:
    day = Day(5).seated()
    one = day.table().seats[0]
    before = day.table()
    day.do(c.Disqualify(entry=one, why="mistaken"))
    assert day.refused(c.Disqualify(entry=one, why="again")).field == "entry"
    day.do(c.LiftDisqualification(entry=one, why="it was somebody else"))
    assert day.table() == before
    day.report(1, falling(5))
    assert day.outcome().winners == day.table().seats[:2]
