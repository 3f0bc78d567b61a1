"""Pitty-Pat, Rummy and Po-Ke-No in the hall: banks, winners by size, points."""

import pytest
from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.event import fold
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination import events as rf
from cardhall.hall.formats.elimination.play import what_blocks
from cardhall.hall.formats.elimination.state import chip_book
from cardhall.hall.settings import chosen_categories
from cardhall.hall.state import finished, standings
from tests.hall.hallday import Day, there


def seated(game: str, players: int, **options: str) -> Day:
    return Day(players, 0, "day", game, **options).seated()


def winners(day: Day) -> list[int]:
    """Seats that win at table 1, from 0."""
    play = day.table()
    assert play.outcome is not None
    assert play.outcome.decided
    return [play.seats.index(one) for one in play.outcome.winners]


def test_an_event_may_be_of_some_of_the_games() -> None:
    keys = [plan.key for plan in chosen_categories("llaa", ())]
    assert keys == ["boure", "pitty-pat", "rummy", "po-ke-no", "pedro"]
    assert [p.key for p in chosen_categories("llaa", ("rummy", "boure"))] == ["boure", "rummy"]
    assert Day().refused(c.CreateEvent(id="x", games=("whist",))).field == "id"
    day = Day(game="rummy")
    assert list(day.state.categories) == ["rummy"]


@pytest.mark.clause("LLAA-T-25")
def test_fourteen_wins_and_three_double_ones_leave_thirty_in_the_bank() -> None:
    day = seated("po-ke-no", 12)
    assert day.round.bank == 50
    day.report(1, [5, 4, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0], pot=30)
    assert day.table().difference == 0
    assert chip_book(day.table())["bank"] == 30
    assert chip_book(day.table())["issued"] == -50
    assert sum(chip_book(day.table()).values()) == 0


@pytest.mark.clause("LLAA-T-28")
def test_a_bank_of_forty_nine_blocks_the_round_and_names_the_table() -> None:
    day = seated("pitty-pat", 5)
    day.report(1, [6, 5, 3, 2, 1], pot=32)
    blocks = what_blocks(day.state, day.state.categories["pitty-pat"], day.at)
    assert [words for _, words, _ in blocks] == ["Table 1 is one chip short"]
    day.report(1, [6, 5, 3, 2, 1], pot=33)
    day.close()
    assert day.round.closed_at


@pytest.mark.clause("LLAA-T-24")
def test_chips_won_go_back_at_the_end_of_the_round() -> None:
    day = seated("pitty-pat", 10)
    for number in (1, 2):
        day.report(number, [6, 5, 3, 2, 1], pot=33)
    day.close()
    day.draw()
    day.start()
    assert {play.expected for play in day.round.tables.values()} == {50}
    assert {chip_book(play)["bank"] for play in day.round.tables.values()} == {50}
    assert day.round.start_chips == 0


@pytest.mark.clause("LLAA-T-25")
def test_a_bank_that_runs_dry_gets_a_further_lot_by_the_chair() -> None:
    day = seated("po-ke-no", 12)
    for role in ("chair", "judge"):
        day.do(rc.IssueLot(category="po-ke-no", round=1, table=1), role=role)
    assert day.table().expected == 150
    assert day.refused(rc.IssueLot(category="po-ke-no", round=1, table=7)).field == "table"
    boure = Day(5).seated()
    assert boure.refused(rc.IssueLot(round=1, table=1)).clause == "LLAA-T-25"
    assert "50 more chips" in views.console_view(day.state, day.at).log[0].text


SIZES = {
    "pitty-pat": [(5, 2), (4, 2), (3, 1)],
    "rummy": [(4, 2), (3, 1)],
    "po-ke-no": [(12, 3), (11, 2), (10, 2), (9, 2), (8, 2), (6, 2), (5, 1), (4, 1)],
}


@pytest.mark.clause(
    "LLAA-T-31", "LLAA-T-32", "LLAA-T-33", "LLAA-T-35", "LLAA-T-36", "LLAA-T-38", "LLAA-T-39",
)  # fmt: skip
@pytest.mark.parametrize(("game", "size", "places"), [(g, *s) for g in SIZES for s in SIZES[g]])
def test_the_number_of_winners_follows_the_size_of_the_table(
    game: str, size: int, places: int
) -> None:
    day = seated(game, size)
    chips = list(range(size, 0, -1))
    points = [10 * held for held in chips] if game == "rummy" else []
    day.do(day.count(1, chips, pot=50 - sum(chips), points=points) if sum(chips) <= 50
           else day.count(1, [3, 2, 1, *[0] * (size - 3)], pot=44))  # fmt: skip
    assert len(winners(day)) == places
    day.close()
    lost = [t for t in standings(day.state, game).tallies.values() if t.losses]
    assert len(lost) == size - places


@pytest.mark.clause("LLAA-T-30", "LLAA-T-34", "LLAA-T-37")
@pytest.mark.parametrize(
    ("game", "people", "sizes"),
    [("po-ke-no", 24, [12, 12]), ("po-ke-no", 17, [9, 8]), ("pitty-pat", 10, [5, 5]),
     ("rummy", 9, [3, 3, 3])],
)  # fmt: skip
def test_tables_are_of_the_game_s_own_size(game: str, people: int, sizes: list[int]) -> None:
    day = Day(people, game=game).sign_in_all()
    tables = day.draw().tables.values()
    assert sorted((len(play.seats) for play in tables), reverse=True) == sizes


@pytest.mark.parametrize(
    ("game", "option", "size", "places"),
    [("pitty-pat", {"winners__pitty4": "1"}, 4, 1),
     ("po-ke-no", {"winners__pokeno10_11": "3"}, 11, 3)],
)  # fmt: skip
def test_a_house_may_choose_the_winners_at_unlisted_sizes(
    game: str, option: dict[str, str], size: int, places: int
) -> None:
    assert seated(game, size, **option).table().places == places


@pytest.mark.clause("LLAA-T-38")
def test_rummy_goes_by_points_and_chips_part_those_level() -> None:
    day = seated("rummy", 4)
    day.do(day.count(1, [1, 3, 2, 0], pot=44, points=[210, 95, 95, -20]))
    assert winners(day) == [0, 1]
    day = seated("rummy", 4)
    day.do(day.count(1, [1, 2, 2, 0], pot=45, points=[210, 95, 95, -20]))
    assert day.outcome().tied == day.table().seats[1:3]


def test_rummy_may_go_by_chips() -> None:
    day = seated("rummy", 4, rummy__by="chips")
    refused = day.refused(day.count(1, [1, 3, 2, 0], pot=44, points=[210, 95, 95, -20]))
    assert refused.field.endswith(".points")
    day.report(1, [1, 3, 2, 0], pot=44)
    assert winners(day) == [1, 2]


@pytest.mark.clause("LLAA-PITTY-15", "LLAA-PITTY-16")
def test_those_level_at_pitty_pat_play_one_extra_game_dealt_by_a_judge() -> None:
    day = seated("pitty-pat", 5)
    day.report(1, [6, 4, 4, 2, 1], pot=33)
    outcome = day.outcome()
    assert outcome.tied == day.table().seats[1:3]
    assert outcome.open_places == 1
    command = rc.EnterTieGame(
        category="pitty-pat", round=1, table=1, winners=(day.table().seats[2],)
    )
    assert day.refused(command, role="captain", scope="pitty-pat/1").field == "role"
    player = day.state.entries[day.table().seats[0]].name
    refused = day.refused(replace(command, dealt_by=player))
    assert (refused.field, refused.clause) == ("dealt_by", "LLAA-PITTY-16")
    day.do(command, role="judge")
    assert day.last(rf.TieGameEntered).dealt_by == "Judge"
    assert winners(day) == [0, 2]


@pytest.mark.clause("LLAA-PITTY-17")
def test_the_final_of_pitty_pat_does_not_begin_before_a_judge_is_named() -> None:
    day = Day(10, game="pitty-pat").sign_in_all()
    day.draw()
    assert not day.round.final
    day.do(rc.StartRound(category="pitty-pat"))
    final = Day(5, game="pitty-pat").sign_in_all()
    final.draw()
    need = views.console_view(final.state, final.at).needs[0]
    assert (there(need.action).label, need.clause) == ("Start the final", "LLAA-PITTY-17")
    assert final.refused(rc.StartRound(category="pitty-pat")).clause == "LLAA-PITTY-17"
    player = final.state.entries[final.table().seats[2]].name
    refused = final.refused(rc.StartRound(category="pitty-pat", dealt_by=player.upper()))
    assert (refused.field, refused.clause) == ("dealt_by", "LLAA-PITTY-17")
    final.do(rc.StartRound(category="pitty-pat", dealt_by="Judge Dee"))
    assert views.console_view(final.state, final.at).categories[0].rounds[0].dealt_by == "Judge Dee"
    rummy = Day(4, game="rummy").sign_in_all()
    rummy.draw()
    rummy.do(rc.StartRound(category="rummy"))


def test_nobody_needs_a_chip_to_win_from_a_bank() -> None:
    day = seated("pitty-pat", 3)
    day.report(1, [0, 0, 0], pot=50)
    assert len(day.outcome().tied) == 3


def test_games_in_rounds_may_be_played_in_the_browser() -> None:
    """Each table as the chairperson likes."""
    for game in ("pitty-pat", "rummy", "po-ke-no"):
        day = Day(5, game=game)
        day.do(c.SetTableMode(category=game, table=1, mode="live"))
        assert day.refused(c.SetTableMode(category=game, table=-1, mode="live")).field == "table"


def test_all_tables_are_set_at_once_and_single_ones_after_it() -> None:
    """Also those that are seated; what is set for all takes back what was set for one."""
    day = Day(12, game="rummy")
    day.sign_in_all()
    day.do(c.DrawSeats(category="rummy"))

    def modes() -> list[str]:
        return [play.mode for play in day.round.tables.values()]

    assert len(modes()) == 3
    day.do(c.SetTableMode(category="rummy", table=2, mode="live"))
    assert modes() == ["physical", "live", "physical"]
    day.do(c.SetTableMode(category="rummy", table=0, mode="live"))
    assert modes() == ["live", "live", "live"]
    day.do(c.SetTableMode(category="rummy", table=3, mode="physical"))
    assert modes() == ["live", "live", "physical"]
    category = day.state.categories["rummy"]
    assert [category.mode_of(table) for table in (1, 3, 9)] == ["live", "physical", "live"]
    day.do(c.SetTableMode(category="rummy", table=0, mode="physical"))
    assert modes() == ["physical", "physical", "physical"]
    assert day.state.categories["rummy"].mode_of(2) == "physical"
    assert fold(day.facts) == day.state


@pytest.mark.parametrize("game", ["pitty-pat", "rummy", "po-ke-no"])
@pytest.mark.parametrize("people", [7, 26, 60])
def test_a_whole_rehearsal_ends_with_one_on_top(game: str, people: int) -> None:
    day = Day(people, game=game)
    day.do(c.Rehearse(until="awards", category=game))
    assert finished(day.state, game)
    places = [tally.place for tally in standings(day.state, game).tallies.values()]
    assert places.count(1) == 1
    assert all(places)
    assert fold(day.facts) == day.state


def test_a_corrected_count_of_points_changes_the_winners() -> None:
    day = seated("rummy", 4)
    day.do(day.count(1, [1, 3, 2, 0], pot=44, points=[210, 95, 80, -20]))
    counts = day.count(1, [1, 3, 2, 0], pot=44, points=[210, 95, 100, -20]).counts
    day.do(rc.CorrectResult(category="rummy", round=1, table=1, counts=counts, pot=44, why="slip"))
    assert winners(day) == [0, 2]
    assert "80 to 100 points" in views.console_view(day.state, day.at).log[0].text
