"""A Swiss and a round robin in the hall, from the first entry to the places."""

from random import Random

import pytest

from cardhall.hall import commands as c
from cardhall.hall.formats.swiss import commands as s
from cardhall.hall.formats.swiss.state import Pairing
from cardhall.hall.log import words
from cardhall.hall.preview import preview
from cardhall.hall.state import finished, phase, standings
from cardhall.hall.todo import todo_of
from cardhall.hall.views import captain_view, console_view, judge_view, player_view, projector_view
from tests.examples import share
from tests.hall.hallday import there
from tests.hall.swissday import SwissDay


def everybody(day: SwissDay) -> set[str]:
    paired = {one for table in day.now.tables.values() for one in table.sides}
    return paired | {one.entry for one in day.now.unpaired if one.kind != "left_out"}


# --- pairing ---


@pytest.mark.clause("SWISS-19", "SWISS-20")
def test_six_teams_play_three_rounds_and_no_fourth() -> None:
    day = SwissDay(6)
    for no in (1, 2, 3):
        day.pair()
        assert (day.now.no, len(day.now.tables), day.swiss.announced) == (no, 3, 3)
        day.report(1)
        refusal = day.refused(s.PairRound(category="euchre"))
        assert refusal.clause == "SWISS-20"
        assert "table 2 and 3" in refusal.why
        day.report_all()
    refusal = day.refused(s.PairRound(category="euchre"))
    assert (refusal.clause, str(refusal.why)) == ("SWISS-19", "All 3 rounds are played")
    day.close()
    assert finished(day.state, "euchre")
    assert [one.place for one in day.standings().values()][:1] == [1]


@pytest.mark.clause("SWISS-19")
def test_rounds_can_be_announced_and_an_early_end_needs_a_reason() -> None:
    day = SwissDay(6).play(1)
    assert day.refused(s.SetRounds(category="euchre", rounds=0)).clause == "SWISS-19"
    day.do(s.SetRounds(category="euchre", rounds=4))
    day.play(1)
    refusal = day.refused(s.ClosePairings(category="euchre"))
    assert (refusal.field, refusal.clause) == ("why", "SWISS-19")
    day.close("a storm")
    assert phase(day.state, day.category) == "done"
    assert day.refused(s.PairRound(category="euchre")).clause == "SWISS-19"
    day.do(s.ReopenPairings(category="euchre", why="it passed"))
    day.play(2)
    assert len(day.swiss.rounds) == 4


@pytest.mark.clause("SWISS-26", "SWISS-07")
def test_each_is_told_why_and_the_bye_too() -> None:
    day = SwissDay(5)
    for _ in range(3):
        day.pair()
        assert everybody(day) == set(day.state.entries)
        (bye,) = day.now.unpaired
        assert "odd number" in bye.why
        for table in day.now.tables.values():
            for side, why in zip(table.sides, table.why, strict=True):
                assert why
                seat = there(player_view(day.state, side, day.at).format_seat)
                assert seat.now.why == why  # type: ignore[attr-defined]
        assert there(player_view(day.state, bye.entry, day.at).format_seat).now.kind == "bye"  # type: ignore[attr-defined]
        day.report_all()
    assert len({one.entry for x in day.swiss.rounds for one in x.unpaired}) == 3


@pytest.mark.clause("SWISS-03")
def test_a_swap_that_would_let_two_meet_again_is_refused() -> None:
    day = SwissDay(4).play(1)
    met = day.table(1).sides
    day.pair()
    assert day.now.table_of(met[0]) is not day.now.table_of(met[1])
    other = there(day.now.table_of(met[0])).other(met[0])
    swap = c.SwapSeats(category="euchre", first=met[1], second=other)
    assert day.refused(swap).clause == "SWISS-03"
    free = SwissDay(6)
    free.pair()
    one, two = free.table(1).sides[0], free.table(2).sides[0]
    free.do(c.SwapSeats(category="euchre", first=one, second=two))
    assert there(free.now.table_of(one)).table == 2
    assert there(free.now.table_of(two)).table == 1
    free.report(2)
    assert free.refused(c.SwapSeats(category="euchre", first=one, second=two)).field == "first"


def test_a_pairing_is_drawn_again_or_taken_back_while_nothing_is_told() -> None:
    day = SwissDay(8)
    first = day.pair()
    again = day.pair(again=True)
    assert again.no == 1
    assert {x.sides for x in again.tables.values()} != {x.sides for x in first.tables.values()}
    day.do(s.TakeBackPairing(category="euchre"))
    assert phase(day.state, day.category) == "entries"
    day.pair()
    day.report(1)
    assert "has already reported" in day.refused(s.TakeBackPairing(category="euchre")).why
    assert "not over" in day.refused(s.PairRound(category="euchre", again=True)).why


# --- late and gone ---


@pytest.mark.clause("SWISS-23", "OP-SWISS-04")
@pytest.mark.parametrize(("late", "score"), [("nothing", "0"), ("half", "1")])
def test_who_comes_late_is_in_from_the_next_round(late: str, score: str) -> None:
    day = SwissDay(5, late_worth=late).play(1)
    day.pair()
    come = day.enter("Late Comer")
    assert come not in everybody(day)
    day.report_all()
    day.pair()
    assert come in everybody(day)
    assert day.scores()[come] == score
    assert len(day.now.tables) == 3


@pytest.mark.clause("SWISS-23")
def test_a_round_robin_takes_nobody_in_later() -> None:
    day = SwissDay(4, pairing="round-robin").play(1)
    late = c.TakeEntry(category="euchre", name="Late", partner="Later", auxiliary="")
    assert day.refused(late).clause == "SWISS-23"


@pytest.mark.clause("SWISS-24")
def test_who_leaves_is_paired_no_more_and_an_open_table_is_a_walkover() -> None:
    day = SwissDay(6)
    day.pair()
    gone, stays = day.table(1).sides
    day.do(c.Withdraw(entry=gone, why="ill"))
    needs = [one for one in todo_of(day.state, day.at) if one.clause == "SWISS-24"]
    assert [one.table for one in needs] == [1]
    captain = day.refused(day.report_of(1, absent=gone, caller="x"), "captain", scope="euchre/1")
    assert captain.clause == "SWISS-24"
    day.report(1, absent=gone)
    day.report_all()
    assert (day.scores()[gone], day.scores()[stays]) == ("0", "1")
    assert (day.standings()[stays].made, day.standings()[stays].played) == (0, 1)
    day.pair()
    assert gone not in everybody(day)
    assert standings(day.state, "euchre").tallies[gone].status == "withdrawn"
    # they have not met: were it back, the two could be paired
    assert all({x.one, x.two} != {gone, stays} for x in day.swiss.meetings() if x.kind == "game")


@pytest.mark.clause("SWISS-25", "SWISS-16")
def test_a_round_robin_gives_walkovers_against_one_who_left() -> None:
    day = SwissDay(4, pairing="round-robin").play(1)
    gone = day.table(1).sides[0]
    day.do(c.Withdraw(entry=gone, why="ill"))
    given = []
    for _ in (2, 3):
        day.pair()
        (free,) = [one for one in day.now.unpaired if one.kind == "walkover"]
        assert (free.absent, free.clause) == (gone, "SWISS-25")
        assert len(day.now.tables) == 1
        given.append(free.entry)
        day.report_all()
    assert len(set(given)) == 2
    day.close()


@pytest.mark.clause("SWISS-16", "SWISS-17", "SWISS-18")
@pytest.mark.parametrize(("sides", "kind", "rounds"), [(5, "round-robin", 5), (6, "round-robin", 5),
                                                       (4, "double-round-robin", 6)])  # fmt: skip
def test_a_round_robin_is_played_until_all_have_met(sides: int, kind: str, rounds: int) -> None:
    day = SwissDay(sides, pairing=kind).play(rounds)
    pairs = [x.sides for a_round in day.swiss.rounds for x in a_round.tables.values()]
    met = {frozenset(pair) for pair in pairs}
    assert len(met) == sides * (sides - 1) // 2
    assert len(pairs) == len(met) * (2 if kind.startswith("double") else 1)
    assert day.refused(s.PairRound(category="euchre")).clause == "SWISS-19"
    assert day.refused(s.SetRounds(category="euchre", rounds=2)).clause == "SWISS-16"


# --- results ---


@pytest.mark.clause("SWISS-21")
def test_two_reports_that_differ_wait_for_a_judge() -> None:
    day = SwissDay(4)
    day.pair()
    for actor, points in (("North", (10, 7)), ("South", (7, 10))):
        report = day.report_of(1, points, caller=actor)
        day.do(report, "captain", actor, "euchre/1")
    table = day.table(1)
    assert (table.disputed, table.result) == (True, None)
    day.report(2)
    assert day.refused(s.PairRound(category="euchre")).clause == "SWISS-20"
    settle = s.SettlePairing(category="euchre", round=1, table=1, report=table.reports[1].id)
    day.do(settle, "judge")
    assert there(day.table(1).result).points == (7, 10)
    day.pair()


@pytest.mark.clause("SWISS-21")
def test_a_captain_signs_and_speaks_for_one_table_alone() -> None:
    day = SwissDay(4)
    day.pair()
    unsigned = day.refused(day.report_of(1), "captain", scope="euchre/1")
    assert (unsigned.field, unsigned.clause) == ("caller", "SWISS-21")
    other = day.refused(day.report_of(2, caller="x"), "captain", scope="euchre/1")
    assert other.field == "table"
    wrong = day.refused(day.report_of(1, (-1, 3), caller="x"), "captain", scope="euchre/1")
    assert wrong.field == "result.points"
    day.do(day.report_of(1, caller="x"), "captain", "North", "euchre/1")
    back = s.TakeBackPairingReport(category="euchre", round=1, table=1)
    assert day.refused(back, "captain", "South", "euchre/1").field == "report"
    day.do(back, "captain", "North", "euchre/1")
    assert day.table(1).result is None


@pytest.mark.clause("SWISS-22")
def test_a_correction_after_the_next_round_moves_scores_and_leaves_pairings() -> None:
    day = SwissDay(8).play(2)
    day.pair()
    loser = day.table(1, 1).sides[1]
    before = [{n: x.sides for n, x in one.tables.items()} for one in day.swiss.rounds]
    score = day.standings()[loser].score
    told = preview(day.state, day.correct(1, 1), day.ctx()).text
    assert any("Round 1, table 1: 10 to 7 becomes 7 to 10" in line for line in told)
    assert any("from round 2 on, stays" in line for line in told)
    day.do(day.correct(1, 1))
    assert day.standings()[loser].score == score + 2
    assert [{n: x.sides for n, x in one.tables.items()} for one in day.swiss.rounds] == before
    late = day.refused(day.report_of(1, no=1))
    assert late.clause == "SWISS-22"
    fix = day.table(1, 1).fixes[-1].id
    day.do(c.UndoCorrection(correction=fix))
    assert day.standings()[loser].score == score
    assert "undone" in day.refused(c.UndoCorrection(correction=fix)).why


def test_a_result_is_taken_away_and_entered_anew() -> None:
    day = SwissDay(4).play(1)
    day.do(day.correct(1, 1, None, "another table's"))
    assert day.table(1).result is None
    day.report(1, (3, 10))
    assert there(day.table(1).result).points == (3, 10)


def test_a_called_table_is_frozen_until_it_is_ruled_on() -> None:
    day = SwissDay(4)
    day.pair()
    side = day.table(1).sides[0]
    day.do(c.CallChair(category="euchre", table=1, why="a renege"), "player", scope=side)
    assert day.refused(day.report_of(1)).clause == "LLAA-T-17"
    urgent = todo_of(day.state, day.at)[0]
    assert (urgent.kind, urgent.table) == ("called", 1)
    day.do(c.GiveRuling(category="euchre", table=1, text="two points"), "judge")
    day.report(1)


# --- house rules ---


@pytest.mark.clause("OP-SWISS-02", "SWISS-08")
def test_points_can_count_instead_of_games() -> None:
    day = SwissDay(4, count="points").play(2, (10, 4))
    assert sorted(day.scores().values()) == ["14", "14", "20", "8"]


@pytest.mark.clause("OP-SWISS-05", "SWISS-11")
def test_the_tie_breaks_are_those_of_the_house() -> None:
    day = SwissDay(4, tie_break_1="points", tie_break_2="none", tie_break_3="none")
    day.play(1, lambda table: (10, 9) if table.table == 1 else (10, 2))
    card = there(console_view(day.state, day.at).categories[0].format_card)
    assert card.breaks == ("points",)  # type: ignore[attr-defined]
    places = {one.who: (one.place, one.shared) for one in day.standings().values()}
    assert sorted(places.values()) == [(1, True), (1, True), (3, False), (4, False)]
    refusal = day.refused(c.SetOption(category="euchre", option="tie-break-1", value="wins"))
    assert refusal.field == "option"


@pytest.mark.clause("OP-SWISS-06")
def test_single_players_play_rummy_for_two() -> None:
    day = SwissDay(5, game="rummy").play(3)
    day.close()
    assert finished(day.state, "rummy")
    live = c.SetTableMode(category="rummy", table=0, mode="live")
    assert day.refused(live).field == "mode"


# --- whole events ---


@pytest.mark.clause("SWISS-01")
def test_any_event_goes_to_its_end_with_places_and_all_can_see_it() -> None:
    for number in range(share(80, 8)):
        chance = Random(number)
        kind = chance.choice(("swiss", "swiss", "round-robin"))
        count = chance.choice(("wins", "points"))
        day = SwissDay(chance.randrange(2, 12), str(number), pairing=kind, count=count)

        def points(_: Pairing, chance: Random = chance) -> tuple[int, int]:
            return chance.randrange(11), chance.randrange(11)

        while not day.swiss.ended_at:
            if day.swiss.begun and day.now.no >= day.swiss.announced:
                day.close()
                break
            day.pair()
            here = {one.id for one in day.state.entries.values() if not one.left}
            assert everybody(day) >= here if kind == "swiss" else everybody(day)
            day.report_all(points)
            if kind == "swiss" and not chance.randrange(4) and len(here) > 3:
                day.do(c.Withdraw(entry=chance.choice(sorted(here)), why="tired"))
            look(day)
        places = sorted(one.place for one in day.standings().values())
        assert places[0] == 1
        assert all(place <= n for n, place in enumerate(places, start=1))
        look(day)


def look(day: SwissDay) -> None:
    """Every page can be made, and every fact can be said."""
    console_view(day.state, day.at)
    projector_view(day.state, day.at)
    judge_view(day.state, day.at)
    captain_view(day.state, day.game, 1, day.at)
    for entry in day.state.entries:
        player_view(day.state, entry, day.at)
    for fact in day.facts:
        assert words(day.state, fact)


def test_the_wall_names_the_table_and_the_opponent_of_each_until_all_have_told() -> None:
    day = SwissDay(5).play(1)
    assert not projector_view(day.state, day.at).seats
    day.pair()
    seats = projector_view(day.state, day.at).seats
    assert [(line.instead, line.against) for line in seats if not line.table] == [("bye", "")]
    meets = {line.name: line.against for line in seats if line.table}
    assert len(meets) == 4
    assert all(meets[other] == one for one, other in meets.items())


def test_the_wall_holds_the_winners_back_until_they_are_called() -> None:
    day = SwissDay(4).play(2)
    wall = there(projector_view(day.state, day.at).format_cards[0])
    assert (wall.held, wall.standings) == (True, ())  # type: ignore[attr-defined]
    assert console_view(day.state, day.at).categories[0].format_card.standings  # type: ignore[union-attr]


def test_a_rehearsal_plays_it_to_the_end() -> None:
    day = SwissDay()
    day.do(c.Rehearse(until="round:2", category="euchre"))
    assert day.swiss.rounds_done == 2
    day.do(c.Rehearse(until="awards", category="euchre"))
    assert finished(day.state, "euchre")
    assert len(day.swiss.rounds) == 5  # of 24 teams
