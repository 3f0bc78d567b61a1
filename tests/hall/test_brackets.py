"""Pedro on a double-elimination bracket of teams of two (LLAA-T-09, 43; LLAA-FORM-06; OP-T-04)."""

import random
from collections.abc import Mapping, Sequence
from itertools import product
from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace

from cardhall.formats.elimination import Tally
from cardhall.games import pedro
from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall import views
from cardhall.hall.entries.file_import import read_entries
from cardhall.hall.event import Refusal, State, decide, fold
from cardhall.hall.events import Fact
from cardhall.hall.formats.bracket import commands as bc
from cardhall.hall.formats.bracket import events as bf
from cardhall.hall.formats.bracket import reports as brackets
from cardhall.hall.formats.bracket import state as bracket_state
from cardhall.hall.formats.bracket.state import Board, board
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.kernel.views import Need
from cardhall.hall.preview import preview
from cardhall.hall.results import results
from cardhall.hall.state import money_books, phase, standings
from tests.hall.bracketday import KEY, PedroDay
from tests.hall.hallday import MINUTE, PLAY, of_kind, there


def needs(day: PedroDay) -> tuple[Need, ...]:
    return views.console_view(day.state, day.at).needs


def tallies(day: PedroDay) -> Mapping[str, Tally]:
    return standings(day.state, KEY).tallies


# --- entries of teams --------------------------------------------------------------------------


@pytest.mark.clause("LLAA-T-01", "LLAA-T-43")
def test_a_team_is_two_names_and_pays_two_fees() -> None:
    day = PedroDay()
    team = day.enter("Ann Lee", "Bea Roy", "Cypress Knee", paid=1500)
    entry = day.state.entries[team]
    assert entry.called == "Ann Lee and Bea Roy"
    assert (entry.fee_cents, entry.owing_cents) == (3000, 1500)
    assert money_books(day.state) == {"cash": 1500, "fees": -3000, "owed": 1500, "over": 0}


@pytest.mark.clause("LLAA-T-43")
def test_a_team_of_one_is_refused_and_so_is_a_partner_where_people_play_alone() -> None:
    day = PedroDay()
    alone = c.TakeEntry(category=KEY, name="Ann", auxiliary="Oak")
    assert (day.refused(alone).field, day.refused(alone).clause) == ("partner", "LLAA-T-43")
    same = c.TakeEntry(category=KEY, name="Ann", partner="ann", auxiliary="Oak")
    assert day.refused(same).field == "partner"


@pytest.mark.clause("LLAA-FORM-06")
def test_a_blank_has_three_lines_of_teams() -> None:
    day = PedroDay(3, houses=1)
    fourth = c.TakeEntry(category=KEY, name="A9", partner="B9", auxiliary="House 0")
    assert day.refused(fourth).clause == "LLAA-FORM-06"
    assert day.do(c.TakeEntry(category=KEY, name="A9", partner="B9", auxiliary="House 1"))


def test_nobody_plays_in_two_teams() -> None:
    day = PedroDay(1)
    again = c.TakeEntry(category=KEY, name="C", partner="a0 one", auxiliary="House 0")
    assert (day.refused(again).field, day.refused(again).clause) == ("partner", "OP-T-10")


def test_a_team_signs_in_by_the_name_of_either() -> None:
    day = PedroDay(2)
    day.do(c.SignIn(who="B1 Two"))
    assert day.state.entries[day.people()[1]].signed_in_at


@pytest.mark.clause("LLAA-T-05")
def test_once_matches_are_called_no_name_of_a_team_changes() -> None:
    day = PedroDay(2)
    team = day.people()[0]
    day.do(c.ChangeEntry(entry=team, partner="Zoe Two"))
    assert day.state.entries[team].called == "A0 One and Zoe Two"
    day.called()
    assert day.refused(c.ChangeEntry(entry=team, partner="Other")).clause == "LLAA-T-05"


def test_a_forgotten_team_keeps_no_name() -> None:
    day = PedroDay(2).called()
    day.do(c.BlankName(entry=day.people()[0]))
    assert day.state.entries[day.people()[0]].called == "Contestant 1"


# --- the draw ----------------------------------------------------------------------------------


@pytest.mark.clause("LLAA-T-43")
def test_six_teams_play_two_to_a_table_in_bracket_order() -> None:
    day = PedroDay(6, seed="six").called()
    # two byes in the first round of eight: two matches at once, then the winners' next
    assert {m.table: m.match for m in day.board.open.values()} == {1: 1, 2: 2}
    seats = [set(m.teams) for m in day.board.open.values()]
    assert not seats[0] & seats[1]


def test_the_draw_says_why_and_can_be_drawn_again_until_a_match_is_called() -> None:
    day = PedroDay(6, houses=3).drawn()
    drawn = day.knockout
    assert all(why.startswith("Drawn by lot.") for why in drawn.why)
    assert sum("bye" in why for why in drawn.why) == 2
    assert drawn.seed
    assert day.refused(bc.DrawBracket()).field == "again"
    day.do(bc.DrawBracket(again=True))
    day.do(bc.CallMatches())
    assert day.refused(bc.DrawBracket(again=True))


def test_who_has_not_signed_in_or_paid_is_left_out_with_the_clause() -> None:
    day = PedroDay(3).sign_in_all()
    late = day.enter("X", "Y", "House 9")
    owing = day.enter("P", "Q", "House 8", paid=2900)
    day.do(c.SignIn(who=owing))
    day.do(bc.DrawBracket())
    drawn = day.knockout
    assert {one.entry: one.clause for one in drawn.left_out} == {
        late: "LLAA-T-04",
        owing: "LLAA-T-01",
    }
    assert set(drawn.teams) == set(day.people()[:3])


def test_a_game_in_rounds_has_no_bracket_and_a_bracket_no_rounds() -> None:
    day = PedroDay(2).sign_in_all()
    assert day.refused(c.DrawSeats(category=KEY)).clause == "LLAA-T-09"
    assert day.refused(rc.StartRound(category=KEY))
    assert day.refused(bc.CallMatches()).field == "category"


# --- calls and clocks --------------------------------------------------------------------------


def test_a_match_goes_to_the_lowest_free_table_and_a_call_can_be_taken_back() -> None:
    day = PedroDay(8).called()
    assert sorted(m.table for m in day.board.open.values()) == [1, 2, 3, 4]
    day.report(2)
    day.do(bc.TakeBackCall(match=1))
    day.do(bc.CallMatches(matches=(1,), table=7))
    assert day.board.open[1].table == 7
    day.report(1)
    day.do(bc.CallMatches())
    assert {m.match: m.table for m in day.board.open.values()} == {3: 3, 4: 4, 5: 1, 7: 2}


def test_a_taken_table_and_a_match_without_its_teams_are_refused() -> None:
    day = PedroDay(4).called()
    assert day.refused(bc.CallMatches(matches=(3,))).cure
    day.report(1)
    day.report(2)
    day.do(bc.CallMatches(matches=(3,)))
    assert day.refused(bc.CallMatches(matches=(4,), table=1)).field == "table"
    assert day.refused(bc.CallMatches(matches=(99,))).field == "match"


@pytest.mark.clause("LLAA-T-06")
def test_each_match_has_thirty_minutes_and_the_leader_wins_at_time() -> None:
    day = PedroDay(4).called()
    assert day.board.open[1].deadline == PLAY + 30 * MINUTE
    early = day.result(1, 45, 40)
    assert day.refused(early).clause == "OP-T-04"
    day.at += 30 * MINUTE
    assert needs(day)[0].text == "Match 1 at table 1: time is up, and it has no result"
    assert day.refused(day.result(1, 45, 45)).clause == "OP-T-04"
    day.report(1, 45, 40)
    assert day.board.played[1].winner == day.who(1)[0]


def test_more_minutes_and_time_called_for_a_table() -> None:
    day = PedroDay(4).called()
    day.do(c.AddMinutes(category=KEY, table=2, minutes=5))
    assert day.board.open[2].deadline == PLAY + 35 * MINUTE
    day.do(c.CallTime(category=KEY, table=1))
    day.report(1, 20, 30)
    assert day.board.played[1].winner == day.who(1)[1]


def test_without_a_clock_a_match_is_played_to_sixty() -> None:
    day = PedroDay(4, pedro__clock="off").called()
    assert day.board.open[1].deadline == 0
    day.at += 60 * MINUTE
    assert day.refused(day.result(1, 59, 12)).clause == "OP-T-04"
    day.report(1, 60, 12)


def test_both_over_sixty_the_higher_total_wins() -> None:
    day = PedroDay(2).called()
    day.report(1, 63, 66)
    assert day.board.played[1].winner == day.who(1)[1]


@pytest.mark.clause("OP-PEDRO-01")
def test_the_bidding_side_counts_first_where_the_house_says_so() -> None:
    day = PedroDay(2, out="bidder-first").called()
    one, two = day.who(1)
    asked = day.refused(day.result(1, 63, 66))
    assert (asked.field, asked.clause) == ("bidder", "OP-PEDRO-01")
    day.do(day.result(1, 63, 66, bidder=one))
    assert day.board.played[1].winner == one
    card = day.card.matches[0]
    assert (card.out, card.bidder, [team.result for team in card.teams]) == (
        "bidder-first",
        one,
        ["win", "loss"],
    )
    why = [line.text for place in results(day.state).games[0].places for line in place.why]
    assert any("63 to 66, out on the bid" in text for text in why)
    # the same points, and the other side bid: the other has won
    fix = replace(day.correct(1, 63, 66), bidder=two)
    assert preview(day.state, fix, day.ctx()).text
    day.do(fix)
    assert day.board.played[1].winner == two


@pytest.mark.clause("OP-PEDRO-01")
def test_only_a_bid_that_is_made_goes_out_where_the_house_says_so() -> None:
    day = PedroDay(2, out="must-bid-out").called()
    one, two = day.who(1)
    for bidder in ("", brackets.NOBODY, two):
        assert day.refused(day.result(1, 63, 40, bidder=bidder)).clause == "OP-PEDRO-01"
    assert day.refused(day.result(1, 50, 40, bidder=one)).clause == "OP-T-04"
    day.do(day.result(1, 61, 70, bidder=one))
    assert day.board.played[1].winner == one


def test_when_time_is_up_the_leader_wins_though_nobody_bid_out() -> None:
    day = PedroDay(2, out="must-bid-out").called()
    day.at += 30 * MINUTE
    day.do(day.result(1, 63, 40, bidder=brackets.NOBODY))
    assert day.board.played[1].winner == day.who(1)[0]


def test_two_who_name_different_bidders_are_a_dispute() -> None:
    day = PedroDay(2, out="bidder-first").called()
    one, two = day.who(1)
    day.do(day.result(1, 63, 66, bidder=one))
    day.do(day.result(1, 63, 66, bidder=two))
    found = day.board.open[1]
    assert found.disputed
    day.do(bc.SettleMatch(match=1, report=found.reports[1].id))
    assert day.board.played[1].winner == two


@pytest.mark.parametrize("out", ["higher-total", "bidder-first", "must-bid-out"])
def test_the_hall_and_the_game_know_the_same_winner(out: str) -> None:
    """Of every score about 60, whoever bid and whether the bid was made (OP-PEDRO-01)."""
    rules = pedro.Rules(out=out)
    for first, second, side, made in product(range(57, 64), range(57, 64), (0, 1), (True, False)):
        day = PEDRO_DAYS.setdefault(out, PedroDay(2, out=out).called())
        told = day.who(1)[side] if made else brackets.NOBODY
        if out == "bidder-first":
            told = day.who(1)[side]  # that side counts first, made or not
        try:
            facts = decide(day.state, day.result(1, first, second, bidder=told), day.ctx())
        except Refusal:
            winner = None
        else:
            told_first = of_kind(bf.MatchReported, facts[0])
            points = bf.MatchFacts(points=told_first.points, bidder=told_first.bidder)
            winner = day.who(1).index(bracket_state.winner_of(points))
        assert winner == game_says(rules, (first, second), side, made)


PEDRO_DAYS: dict[str, PedroDay] = {}


def game_says(rules: pedro.Rules, scores: Sequence[int], side: int, made: bool) -> int | None:
    """What the game's own session says of a hand that left these scores."""
    session = pedro.Session(rules)
    session.scores = list(scores)
    ended = cast(pedro.Result, SimpleNamespace(bidder=side, bid=7, made=made))
    return session._who_is_out(ended)


# --- reports -----------------------------------------------------------------------------------


@pytest.mark.clause("LLAA-T-27")
def test_a_result_is_certified_by_the_caller_or_by_both_teams() -> None:
    day = PedroDay(2).called()
    one, two = day.who(1)
    assert day.refused(day.result(1, caller="", marks=(one,))).clause == "LLAA-T-27"
    day.do(day.result(1, caller="", marks=(one, two)))
    assert 1 in day.board.played


def test_a_captain_reports_their_own_table_alone() -> None:
    day = PedroDay(4).called()
    report = day.result(2)
    assert day.refused(report, "captain", scope="pedro/1").field == "table"
    day.do(report, "captain", scope="pedro/2")


@pytest.mark.clause("LLAA-T-28")
def test_two_reports_that_differ_wait_for_a_choice() -> None:
    day = PedroDay(4).called()
    day.report(1, 60, 40)
    day.report(1, 60, 40)
    day.report(1, 40, 60)
    assert day.board.open[1].disputed
    need = needs(day)[0]
    assert need.text == "Match 1 at table 1 was reported with different points"
    assert need.urgent
    day.do(c.convert_command(need.more[-1].command))
    assert day.board.played[1].winner == day.who(1)[1]


def test_a_table_speaks_of_its_match_until_its_teams_are_called_on() -> None:
    day = PedroDay(4).called()
    day.report(1)
    day.do(bc.TakeBackMatch(match=1), "captain", scope="pedro/1", actor="Chair")
    day.report(1)
    day.report(2)
    day.do(bc.CallMatches())
    assert day.refused(day.result(1, 12, 61)).clause == "LLAA-T-28"
    assert day.refused(bc.TakeBackMatch(match=1)).clause == "LLAA-T-28"


@pytest.mark.clause("LLAA-T-17")
def test_a_table_that_called_the_chair_waits_for_the_ruling() -> None:
    day = PedroDay(2).called()
    day.do(c.CallChair(category=KEY, table=1, why="led out of turn"), "captain", scope="pedro/1")
    assert day.refused(day.result(1)).clause == "LLAA-T-17"
    assert views.judge_view(day.state, day.at).calls[0].table == 1
    day.do(c.GiveRuling(category=KEY, table=1, text="The trick stands"), "judge")
    day.report(1)


# --- the way through ---------------------------------------------------------------------------


@pytest.mark.clause("LLAA-T-09")
@pytest.mark.parametrize("teams", [2, 3, 4, 5, 6, 7, 8, 11, 16])
@pytest.mark.parametrize("upset", [False, True])
def test_the_second_loss_puts_a_team_out_and_a_second_final_is_played_if_needed(
    teams: int, upset: bool
) -> None:
    day = PedroDay(teams, seed=f"{teams}").called()
    last = len(day.board.bracket.matches)
    # the first final's second side comes from the losers
    day.play_out(lambda match: match != last - 1 or not upset)
    assert len(day.board.played) == 2 * teams - 2 + upset
    found = tallies(day)
    champion = there(day.board.bracket.champion)
    assert [len(t.losses) for one, t in found.items() if one != champion] == [2] * (teams - 1)
    assert len(found[champion].losses) <= 1
    assert found[champion].place == 1
    assert sorted(t.place for t in found.values())[:2] == [1, 2]


@pytest.mark.clause("LLAA-T-09")
def test_by_the_house_rule_one_final_decides() -> None:
    day = PedroDay(4, grand_final="one").called()
    last = len(day.board.bracket.matches)
    day.play_out(lambda match: match != last - 1)  # the one from the losers' side wins it
    assert last not in day.board.played
    champion, second = day.who(last - 1)[::-1]
    assert (tallies(day)[champion].place, tallies(day)[second].place) == (1, 2)
    assert len(tallies(day)[second].losses) == 1
    cards = day.card
    assert cards.matches[-1].state == "unneeded"
    assert cards.champion == day.state.entries[champion].called
    usual = PedroDay(4).called().play_out(lambda match: match != last - 1)
    assert last in usual.board.played


@pytest.mark.clause("LLAA-T-09")
def test_one_loss_leaves_a_team_in_and_the_second_puts_it_out() -> None:
    day = PedroDay(4).called()
    day.report(1, 40, 60)
    day.report(2, 40, 60)
    first, second = day.who(1)[0], day.who(2)[0]
    assert {tallies(day)[first].status, tallies(day)[second].status} == {"in"}
    day.do(bc.CallMatches())
    # match 3 is of those two, who have lost once
    assert set(day.who(3)) == {first, second}
    day.report(3, 60, 40)
    assert sorted((tallies(day)[t].status, tallies(day)[t].out_round) for t in day.who(3)) == [
        ("in", 0),
        ("out", 3),
    ]


@pytest.mark.clause("LLAA-T-20")
def test_awards_wait_for_the_last_match() -> None:
    day = PedroDay(3).called()
    while not day.board.decided:
        assert views.awards(day.state) == ()
        if day.board.ready:
            day.do(bc.CallMatches())
        for number in list(day.board.open):
            day.report(number)
    assert [award.place for award in views.awards(day.state)] == [1, 2, 3]
    assert " and " in views.awards(day.state)[0].name
    assert phase(day.state, day.state.categories[KEY]) == "done"


@pytest.mark.clause("LLAA-T-05")
def test_a_team_that_withdraws_loses_by_walkover_with_the_clause() -> None:
    day = PedroDay(4).called()
    gone, stays = day.who(1)
    day.do(c.Withdraw(entry=gone, why="unwell"))
    assert day.board.walkovers == {1: "OP-T-11"}
    assert day.board.bracket.winner(1) == stays
    day.play_out()
    assert tallies(day)[gone].status == "withdrawn"
    assert len(tallies(day)[gone].losses) == 2
    assert day.refused(c.Reinstate(entry=stays, why="x"))


@pytest.mark.clause("LLAA-T-14")
def test_a_disqualified_team_loses_what_it_has_not_played_and_has_no_place() -> None:
    day = PedroDay(4).called()
    day.report(1)
    winner = day.who(1)[0]
    day.do(c.Disqualify(entry=winner, why="language"))
    assert 1 in day.board.played
    day.play_out()
    assert tallies(day)[winner].place == 0
    assert "OP-X-19" in day.board.walkovers.values()
    day.do(c.LiftDisqualification(entry=winner, why="wrong team"))
    assert not day.board.walkovers
    assert not day.board.decided


# --- corrections -------------------------------------------------------------------------------


def test_a_correction_says_which_match_should_not_have_been_played() -> None:
    day = PedroDay(4).called()
    for number in (1, 2):
        day.report(number)
    day.do(bc.CallMatches())
    day.report(3)
    first = day.state.entries[day.who(1)[0]].called
    told = preview(day.state, day.correct(1, 40, 60), day.ctx())
    assert any(line.startswith("Match 3 should not have been played") for line in told.text)
    assert any(line.startswith("Match 3 is to be played") and first in line for line in told.text)
    assert any(line.startswith(f"{first}: matches lost") for line in told.text)
    before = day.state
    facts = day.do(day.correct(1, 40, 60))
    assert [one.match for one in day.board.set_aside] == [3]
    assert 3 in day.board.ready
    day.do(c.UndoCorrection(correction=of_kind(bf.MatchCorrected, facts[0]).correction))
    assert day.board.set_aside == ()
    assert day.board.played == before_board(before).played


def before_board(state: State) -> Board:
    return there(board(state, KEY))


def test_a_result_taken_away_is_played_again() -> None:
    day = PedroDay(2).called()
    day.report(1)
    day.do(bc.CorrectMatch(match=1, void=True, why="wrong teams sat"))
    assert day.board.ready == (1,)
    day.do(bc.CallMatches())
    day.report(1, 12, 60)
    assert day.board.played[1].winner == day.who(1)[1]


def test_a_correction_needs_a_reason_a_winner_and_a_result() -> None:
    day = PedroDay(4).called()
    assert day.refused(day.correct(1, 60, 1)).field == "match"
    day.report(1)
    assert day.refused(day.correct(1, 40, 60, why=" ")).field == "why"
    assert day.refused(day.correct(1, 50, 50)).clause == "OP-T-04"
    assert day.refused(day.correct(1, 60, 40)).cure == "Nothing more to do"


@pytest.mark.parametrize("seed", range(40))
def test_correcting_any_earlier_result_is_as_having_entered_it_right(seed: int) -> None:
    """Two halls play the same matches, what was played standing as it was; one entered a result
    wrong and corrects it after the others were reported."""
    rng = random.Random(seed)
    teams = rng.randrange(2, 12)
    wrong, right = (PedroDay(teams, seed=f"p{seed}").called() for _ in range(2))
    mistaken = rng.choice(sorted(wrong.board.open))
    wins = {n: rng.random() < 0.5 for n in range(1, 40)}
    steps = rng.randrange(1, 2 * teams)
    pending = None
    for _ in range(steps):
        if wrong.board.decided:
            break
        if not wrong.board.open:
            wrong.do(bc.CallMatches())
        number = min(wrong.board.open)
        score = (60, 40) if wins[number] else (40, 60)
        if number == mistaken and pending is None:
            pending = (number, score)
            wrong.report(number, *score[::-1])
        else:
            wrong.report(number, *score)
    if pending is None:
        pending = (mistaken, (60, 40) if wins[mistaken] else (40, 60))
        wrong.report(mistaken, *pending[1][::-1])
    wrong.do(wrong.correct(pending[0], *pending[1]))
    # the other hall takes the very facts, the mistaken report right from the start
    facts = [right_from_start(fact, pending[0]) for fact in wrong.facts[len(right.facts) :]]
    right.take([fact for fact in facts if fact is not None])
    assert right.board.walkovers == wrong.board.walkovers
    assert summary(right) == summary(wrong)
    assert tallies(right) == tallies(wrong)
    # and both go on to one champion
    assert tallies(right.play_out()) == tallies(wrong.play_out())


def right_from_start(fact: Fact, match: int) -> Fact | None:
    if isinstance(fact, bf.MatchCorrected):
        return None
    if isinstance(fact, bf.MatchReported) and fact.match == match:
        one, two = fact.points
        swapped = (
            bc.TeamPoints(entry=one.entry, points=two.points),
            bc.TeamPoints(entry=two.entry, points=one.points),
        )
        data = {name: getattr(fact, name) for name in fact.__struct_fields__}
        return bf.MatchReported(**{**data, "points": swapped})
    return fact


def summary(day: PedroDay) -> tuple[object, ...]:
    found = day.board
    return (
        {n: (m.teams, m.facts.points) for n, m in found.played.items()},
        {n: m.teams for n, m in found.open.items()},
        found.ready,
        {(m.match, m.teams) for m in found.set_aside},
    )


# --- views, the log, what is kept --------------------------------------------------------------


def test_each_page_shows_the_match() -> None:
    day = PedroDay(6).called()
    console = views.console_view(day.state, day.at)
    card = there(console.categories[0].bracket)
    assert [r.title for r in card.rounds][:2] == ["Winners, round 1", "Winners, round 2"]
    assert card.matches[-1].teams[0].name == "The same two, if it is needed"
    assert any(team.name == "Winner of match 1" for m in card.matches for team in m.teams)
    captain = views.captain_view(day.state, KEY, 1, day.at)
    assert there(captain.match).match == 1
    assert captain.may_report
    player = views.player_view(day.state, day.who(1)[0], day.at)
    assert player.text.startswith("Match 1 at table 1 against ")
    wall = views.projector_view(day.state, day.at)
    assert [line.table for line in wall.matches] == [1, 2]
    assert len(wall.matches[0].teams) == 2
    codes = set(console.categories[0].table_codes.values())
    assert len(codes) == 2
    assert not any(code in repr(wall) for code in codes)


def test_the_log_tells_it_in_words_and_the_facts_bring_the_state_back() -> None:
    day = PedroDay(3).called().play_out()
    day.do(day.correct(1, 40, 60))
    stored = [e.decode_event(e.encode_event(fact)) for fact in day.facts]
    assert fold(stored).categories == day.state.categories
    lines = [line.text for line in views.console_view(day.state, day.at).log]
    assert "match 1 corrected: A" in lines[0]
    assert any("bracket drawn, 3 teams" in line for line in lines)


@pytest.mark.parametrize(
    ("until", "expected"),
    [
        ("signed_in", "entries"),
        ("seated", "seated"),
        ("playing", "playing"),
        ("round:2", "playing"),
        ("awards", "done"),
    ],
)
def test_a_rehearsal_plays_made_up_results(until: str, expected: str) -> None:
    day = PedroDay()
    day.do(c.Rehearse(until=until, category=KEY))
    assert phase(day.state, day.state.categories[KEY]) == expected
    assert len(day.people()) == 24


def test_every_offered_action_can_be_done_to_the_end() -> None:
    day = PedroDay(5).sign_in_all()
    for _ in range(60):
        for need in needs(day):
            for action in (need.action, *need.more):
                if action and action.command:
                    preview(day.state, c.convert_command(action.command), day.ctx())
        found = board(day.state, KEY)
        if found and found.decided:
            break
        if found and found.open:
            day.report(min(found.open))
        else:
            day.do(c.convert_command(there(there(needs(day)[0].action).command)))
    assert day.board.decided


def test_a_file_names_both_of_a_team_in_two_fields_or_in_one() -> None:
    day = PedroDay()
    told = read_entries(
        b"auxiliary,name,partner,game,paid\n"
        b"Oak,Ann Lee,Bea Roy,Pedro,yes\n"
        b"Oak,Cy Fay & Di Gil,,pedro,15.00\n"
        b"Oak,Alone,,pedro,\n"
        b"Oak,Eve,Ann Lee,pedro,\n",
        day.state,
    )
    assert [(row.name, row.partner, row.paid_cents) for row in told.rows] == [
        ("Ann Lee", "Bea Roy", 3000),
        ("Cy Fay", "Di Gil", 1500),
    ]
    assert [(bad.line, bad.field) for bad in told.problems] == [(4, "partner"), (5, "partner")]
    day.do(c.ImportEntries(rows=tuple(row.as_entry() for row in told.rows)))
    assert next(iter(day.state.entries.values())).called == "Ann Lee and Bea Roy"


# --- a table is one match's ---------------------------------------------------------------------


def test_a_result_taken_away_called_again_and_undone_says_what_was_done_since() -> None:
    day = PedroDay(4).called()
    day.report(1)
    day.do(bc.CorrectMatch(match=1, void=True, why="the wrong two played"))
    fix = day.board.meetings.of(1)[0].fixes[0].id
    day.do(bc.CallMatches(matches=(1,)))
    refused = day.refused(c.UndoCorrection(correction=fix))
    assert refused.why == "Match 1 was called again since its result was taken away"
    assert refused.cure == "Take back that call first, or correct what is played now"
    # as it says: the call back, and then the correction is undone
    day.do(bc.TakeBackCall(category=KEY, match=1))
    assert 1 in day.board.ready
    day.do(c.UndoCorrection(correction=fix))
    assert day.board.played[1].winner == day.who(1)[0]
    assert day.refused(c.UndoCorrection(correction=fix)).why == "That correction is undone"


def test_a_result_is_not_taken_back_to_a_table_that_was_given_away() -> None:
    day = PedroDay(8).called()
    for number in (1, 2, 3, 4):
        day.report(number)
    table = day.board.played[1].table
    other = next(n for n in day.board.ready if not set(day.who(n)) & set(day.who(1)))
    day.do(bc.CallMatches(matches=(other,), table=table))
    refused = day.refused(bc.TakeBackMatch(match=1))
    assert refused.why == f"Match {other} was called to table {table} since"
    day.do(bc.CorrectMatch(match=1, void=True, why="as it says"))
    day.do(bc.CallMatches(matches=(1,)))
    assert day.board.open[1].table != table


def test_whoever_comes_back_by_a_correction_is_called_to_a_table_of_their_own() -> None:
    """The next match is called, its table is given away while a correction keeps it aside, and the
    correction is undone."""
    day = PedroDay(8).called()
    for number in (1, 2, 3, 4):
        day.report(number)
    later = next(n for n in day.board.ready if set(day.who(n)) & set(day.who(1)))
    day.do(bc.CallMatches(matches=(later,)))
    table = day.board.open[later].table
    day.do(day.correct(1, 40, 60))
    assert later not in day.board.open
    other = next(n for n in day.board.ready if n != later)
    day.do(bc.CallMatches(matches=(other,), table=table))
    day.do(c.UndoCorrection(correction=day.board.played[1].fixes[0].id))
    assert later in day.board.ready
    assert [one.match for one in day.board.open.values() if one.table == table] == [other]
    day.do(bc.CallMatches(matches=(later,)))
    assert day.board.open[later].table != table
