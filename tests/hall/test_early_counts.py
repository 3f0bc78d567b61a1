"""A count long before the session's time is over is asked about once (LLAA-T-06)."""

import msgspec
import pytest

from cardhall.hall import commands as c
from cardhall.hall.formats.bracket import commands as bc
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.kernel.messages import Mode
from cardhall.messages import stored_as
from tests.hall.bracketday import PedroDay
from tests.hall.hallday import MINUTE, Day, falling
from tests.hall.nightday import NightDay

IN_ROUNDS = ("boure", "pitty-pat", "rummy", "po-ke-no")


def begun(game: str, after: int = 8, seed: str = "early", **options: str) -> Day:
    """A round of a game that began so many minutes ago."""
    day = Day(15, 0, seed, game, **options).seated()
    day.at += after * MINUTE
    return day


def unasked(day: Day, table: int = 1, source: Mode = "physical") -> rc.ReportCount:
    """The count of a table, by somebody who has not been asked yet."""
    play = day.table(table)
    seats = len(play.seats)
    chips = falling(seats) if play.counting == "stakes" else range(seats, 0, -1)
    pot = 0 if play.counting == "stakes" else play.expected - sum(chips)
    points = [10 * made for made in chips] if play.counting == "points" else ()
    return day.count(table, list(chips), pot, points=points, early=False, source=source)


@pytest.mark.clause("LLAA-T-06")
@pytest.mark.parametrize("game", IN_ROUNDS)
@pytest.mark.parametrize("role", ["captain", "judge", "chair"])
def test_a_count_with_most_of_the_session_left_is_asked_about(game: str, role: str) -> None:
    day = begun(game)
    count = unasked(day)
    scope = f"{game}/1" if role == "captain" else ""
    refusal = day.refused(count, role, scope=scope)
    assert (refusal.field, refusal.clause) == ("early", "LLAA-T-06")
    assert refusal.why == "22 minutes are left at table 1"
    assert refusal.cure == "Send it again as early if the table is done"
    assert not day.table().reports

    day.do(msgspec.structs.replace(count, early=True), role, scope=scope)
    assert len(day.table().reports) == 1


@pytest.mark.clause("LLAA-T-06")
@pytest.mark.parametrize(("left", "asked"), [(20, True), (11, True), (10, False), (0, False)])
def test_it_is_asked_with_more_than_ten_minutes_left(left: int, asked: bool) -> None:
    day = begun("boure", after=30 - left)
    if asked:
        assert day.refused(unasked(day)).why.startswith(f"{left} minutes")
    else:
        day.do(unasked(day))


def test_part_of_a_minute_counts_as_one() -> None:
    day = begun("boure")
    day.at += MINUTE // 2
    assert day.refused(unasked(day)).why == "22 minutes are left at table 1"


@pytest.mark.clause("LLAA-T-06")
@pytest.mark.parametrize("game", IN_ROUNDS)
def test_nothing_is_asked_once_time_is_called(game: str) -> None:
    day = begun(game)
    day.do(c.CallTime(category=game, table=1))
    day.do(unasked(day, 1))
    assert day.refused(unasked(day, 2)).field == "early"
    day.do(c.CallTime(category=game))
    day.do(unasked(day, 2))


def test_minutes_added_or_taken_away_count() -> None:
    day = begun("boure", after=22)
    day.do(c.AddMinutes(table=1, minutes=10))
    assert day.refused(unasked(day, 1)).why == "18 minutes are left at table 1"
    day.do(unasked(day, 2))
    day.do(c.AddMinutes(table=1, minutes=-10))
    day.do(unasked(day, 1))


def test_a_short_session_is_never_asked_about() -> None:
    day = Day(15)
    day.do(c.ChangeSettings(settings=c.SettingsPatch(session_minutes=10)))
    day.seated()
    day.do(unasked(day))


def test_a_session_played_again_has_its_own_time() -> None:
    day = begun("boure", after=29)
    day.do(unasked(day))
    day.do(rc.VoidTable(round=1, table=1, why="chips from another table"))
    assert day.refused(unasked(day)).why == "30 minutes are left at table 1"


@pytest.mark.clause("LLAA-BOURE-46")
def test_one_who_alone_has_chips_left_is_done_before_time() -> None:
    """Nobody is left to play against, so the session is over."""
    day = begun("boure")
    seats = len(day.table().seats)
    day.do(day.count(1, [100 * seats, *[0] * (seats - 1)], early=False))


def test_who_alone_is_still_at_the_table_is_done_before_time() -> None:
    day = begun("rummy")
    for one in day.table().seats[1:]:
        day.do(rc.MarkSeat(category="rummy", round=1, table=1, entry=one, mark="walked_out"))
    day.do(unasked(day))


def test_of_a_bank_nobody_is_out_for_having_won_no_chip() -> None:
    day = begun("po-ke-no")
    seats = len(day.table().seats)
    count = day.count(1, [2, *[0] * (seats - 1)], pot=48, early=False)
    assert day.refused(count).field == "early"


def test_what_is_wrong_with_a_count_is_said_first() -> None:
    """Nobody says that the table is done, only to hear that a seat was not counted."""
    day = begun("boure")
    count = unasked(day)
    for bad, field in (
        (msgspec.structs.replace(count, caller=""), "marks"),
        (
            msgspec.structs.replace(count, counts=count.counts[1:]),
            f"counts.{count.counts[0].entry}",
        ),
    ):
        assert day.refused(bad).field == field


def test_a_second_count_of_a_table_that_is_done_is_not_asked_about() -> None:
    """It was short and is counted again, or another phone counts too: the table said it is done."""
    day = begun("boure")
    chips = falling(len(day.table().seats))
    day.report(1, [chips[0] - 1, *chips[1:]], actor="Ann")
    day.do(unasked(day), actor="Bea")
    assert len(day.table().reports) == 2


def test_a_count_taken_back_is_asked_about_again() -> None:
    """The table may have gone on."""
    day = begun("boure")
    day.report(1, falling(len(day.table().seats)))
    day.do(rc.TakeBackReport(round=1, table=1))
    assert day.refused(unasked(day)).field == "early"


def test_a_table_in_the_browser_ends_by_itself() -> None:
    day = Day(15)
    day.do(c.SetTableMode(table=1, mode="live"))
    day.seated()
    day.do(unasked(day, source="live"), role="table", scope="boure/1")
    assert len(day.table().reports) == 1


def test_what_was_asked_leaves_nothing_in_the_books() -> None:
    day = begun("boure")
    (fact,) = day.do(msgspec.structs.replace(unasked(day), early=True))
    assert "early" not in msgspec.to_builtins(fact, enc_hook=stored_as)


# --- games whose end is not a clock's -----------------------------------------------------------


@pytest.mark.clause("EUCHRE-46")
def test_a_euchre_sheet_is_done_with_its_hands_whenever_that_is() -> None:
    """No clock ends a game of the night: eight hands do, and fewer are for the chair."""
    day = NightDay(8)
    day.begin()
    day.report(1, role="captain", scope="euchre/1")
    assert day.now.tables[1].sheet is not None


@pytest.mark.clause("OP-T-04")
def test_a_match_is_done_at_sixty_whenever_that_is() -> None:
    """Before that, and before time, nobody has won: no question, but a refusal."""
    day = PedroDay(4).drawn()
    day.do(bc.CallMatches())
    meeting = day.board.open[1]
    assert day.at < meeting.deadline - 20 * MINUTE

    def told(made: int) -> bc.ReportMatch:
        pairs = zip(meeting.teams, (made, 30), strict=True)
        points = tuple(bc.TeamPoints(entry=team, points=one) for team, one in pairs)
        return bc.ReportMatch(match=1, points=points, caller="Odile")

    assert day.refused(told(58)).field == "points"
    day.do(told(60))
