from collections.abc import Callable, Sequence

import pytest

from cardhall.hall import commands as c
from cardhall.hall import pages, views
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination import events as rf
from cardhall.hall.formats.elimination.state import chip_book, may_deal, play_state
from cardhall.hall.state import standings
from tests.hall.hallday import Day, clock, falling, there


def losses(day: Day, entry: str) -> tuple[int, ...]:
    return standings(day.state, "boure").tallies[entry].losses


@pytest.mark.clause("LLAA-T-06")
def test_a_deal_may_begin_until_the_half_hour_and_no_later() -> None:
    day = Day(5).seated()
    assert day.table().deadline == clock(10, 30)
    assert may_deal(day.table(), clock(10, 29, 59))
    assert not may_deal(day.table(), clock(10, 30))
    assert views.captain_view(day.state, "boure", 1, clock(10, 29, 59)).may_deal
    assert not views.captain_view(day.state, "boure", 1, clock(10, 30)).may_deal


@pytest.mark.clause("LLAA-T-07")
def test_a_hand_in_progress_is_finished_and_counts() -> None:
    day = Day(5).seated()
    day.at = clock(10, 33, 10)
    assert play_state(day.round, day.table(), day.at) == "time"
    day.report(1, falling(5))
    day.close()
    assert losses(day, day.table().seats[4]) == (1,)


@pytest.mark.clause("LLAA-T-07")
def test_a_hand_begun_a_second_before_the_half_hour_counts_at_a_wooden_table() -> None:
    """The captain is told so while a deal may begin, and after it that none may; the count that
    the last hand gave is taken whenever it is over."""
    day = Day(5).seated()

    def card(at: int) -> pages.CaptainView:
        return views.captain_view(day.state, "boure", 1, at)

    before, after = card(clock(10, 29, 59)), card(clock(10, 30))
    assert (before.may_deal, before.text) == (
        True,
        "Play. When time is called, finish the hand and count",
    )
    assert (after.may_deal, after.may_report) == (False, True)
    assert after.text.startswith("Time. Finish the hand; then each counts")
    day.at = clock(10, 41)
    day.report(1, falling(5))
    assert day.table().outcome


def test_extra_minutes_for_one_table_or_for_all() -> None:
    day = Day(10).seated()
    day.do(c.AddMinutes(table=2, minutes=5))
    assert [p.deadline for p in day.round.tables.values()] == [clock(10, 30), clock(10, 35)]
    day.do(c.AddMinutes(minutes=10))
    assert [p.deadline for p in day.round.tables.values()] == [clock(10, 40), clock(10, 45)]
    clocks = views.projector_view(day.state, day.at).clocks
    assert {(line.table, line.deadline) for line in clocks} == {
        (0, clock(10, 45)),
        (1, clock(10, 40)),
    }


def test_minutes_after_time_run_from_now() -> None:
    day = Day(5).seated()
    day.at = clock(10, 40)
    day.do(c.AddMinutes(minutes=5))
    assert day.table().deadline == clock(10, 45)


def test_time_can_be_called_early() -> None:
    day = Day(5).seated()
    day.at = clock(10, 20)
    day.do(c.CallTime())
    assert play_state(day.round, day.table(), day.at) == "time"


@pytest.mark.clause("LLAA-T-26")
def test_five_seats_start_with_500_chips() -> None:
    day = Day(5).seated()
    card = there(views.captain_view(day.state, "boure", 1, day.at).card)
    assert (card.start_chips, card.expected) == (100, 500)
    assert chip_book(day.table()) == {"bank": -500} | {f"seat {x}": 100 for x in "ABCDE"}


@pytest.mark.clause("LLAA-T-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_smaller_table_starts_with_100_for_each_seat(seats: int) -> None:
    """Bouré has no bank of its own: what lies on the table is what the seats began with."""
    day = Day(seats).seated()
    play = day.table()
    assert (day.round.start_chips, play.expected) == (100, 100 * seats)
    assert sum(chip_book(play).values()) == 0
    for wrong in (100 * seats - 1, 100 * seats + 1):
        day.report(1, [wrong - (seats - 1), *[1] * (seats - 1)])
        assert play_state(day.round, day.table(), day.at) == "short"
        day.do(rc.TakeBackReport(round=1, table=1))


@pytest.mark.clause("LLAA-BOURE-45")
def test_every_session_starts_at_100_whatever_the_last_one_gave() -> None:
    day = Day(5).seated()
    day.report(1, [300, 200, 0, 0, 0])
    day.close()
    day.draw()
    day.start()
    assert day.round.start_chips == 100
    assert day.table().expected == 500
    assert set(chip_book(day.table()).values()) == {-500, 100}


@pytest.mark.clause("LLAA-T-27")
def test_a_count_needs_the_caller_or_most_of_the_table() -> None:
    day = Day(5).seated()
    seats = day.table().seats
    bare = day.count(1, falling(5), caller="")
    assert (day.refused(bare).field, day.refused(bare).clause) == ("marks", "LLAA-T-27")
    two = day.count(1, falling(5), caller="", marks=seats[:2])
    assert day.refused(two).clause == "LLAA-T-27"
    twice = day.count(1, falling(5), caller="", marks=(seats[0], seats[0], seats[1], "stranger"))
    assert day.refused(twice).clause == "LLAA-T-27"
    day.do(day.count(1, falling(5), caller="", marks=seats[:3]), role="captain")
    assert day.table().outcome
    other = Day(5).seated()
    other.do(other.count(1, falling(5), caller="Dot"))
    assert other.table().outcome


@pytest.mark.clause("LLAA-T-27")
def test_most_of_the_table_is_most_of_those_who_are_there() -> None:
    """Two of five have walked out: two of the three who are left mark the count, not they."""
    day = Day(5).seated()
    seats = day.table().seats
    for gone in seats[3:]:
        day.do(rc.MarkSeat(table=1, round=1, entry=gone, mark="walked_out"))
    assert views.captain_view(day.state, "boure", 1, day.at).marks_needed == 2
    absent = day.count(1, falling(5), caller="", marks=(seats[0], *seats[3:]))
    assert day.refused(absent).clause == "LLAA-T-27"
    day.do(day.count(1, falling(5), caller="", marks=seats[:2]), role="captain")
    assert day.table().outcome


@pytest.mark.clause("LLAA-BOURE-50")
def test_the_left_hand_neighbour_counts() -> None:
    day = Day(5).seated()
    seats = day.table().seats
    card = there(views.captain_view(day.state, "boure", 1, day.at).card)
    assert [s.counted_by for s in card.seats] == [*seats[1:], seats[0]]
    assert [s.counts_entry for s in card.seats] == [seats[4], *seats[:4]]
    command = day.count(1, falling(5))
    wrong = rc.SeatCount(entry=seats[0], chips=command.counts[0].chips, counter=seats[2])
    bad = day.count(1, falling(5))
    bad = rc.ReportCount(round=1, table=1, counts=(wrong, *bad.counts[1:]), caller="x")
    assert day.refused(bad).clause == "LLAA-BOURE-50"
    day.do(command)
    assert [x.counter for x in there(day.table().standing).sheet.counts] == [*seats[1:], seats[0]]


@pytest.mark.clause("LLAA-BOURE-50")
def test_the_next_one_there_counts_for_one_who_left_whose_chips_the_judge_counts() -> None:
    day = Day(4).seated()
    a, b, see, d = day.table().seats
    day.do(rc.MarkSeat(round=1, table=1, entry=b, mark="walked_out"))
    card = there(views.captain_view(day.state, "boure", 1, day.at).card)
    assert [s.counted_by for s in card.seats] == [see, "", d, a]
    assert [s.counts_entry for s in card.seats] == [d, "", a, see]
    assert card.seats[1].counted_by_name == "the judge"
    day.report(1, falling(4))
    assert [x.counter for x in there(day.table().standing).sheet.counts] == [see, "", d, a]


@pytest.mark.clause("LLAA-BOURE-51")
def test_nobody_counts_their_own_chips() -> None:
    day = Day(5).seated()
    own = rc.SeatCount(entry=day.table().seats[0], chips=140, counter=day.table().seats[0])
    rest = day.count(1, falling(5)).counts[1:]
    refusal = day.refused(rc.ReportCount(round=1, table=1, counts=(own, *rest), caller="x"))
    assert refusal.clause == "LLAA-BOURE-51"
    assert refusal.field.endswith("counter")


@pytest.mark.clause("LLAA-BOURE-52")
def test_500_passes_and_499_is_flagged() -> None:
    day = Day(5).seated()
    day.report(1, [180, 140, 90, 60, 20], pot=10)
    assert play_state(day.round, day.table(), day.at) == "done"
    assert sum(chip_book(day.table()).values()) == 0
    other = Day(5).seated()
    other.report(1, [180, 140, 90, 60, 19], pot=10)
    assert play_state(other.round, other.table(), other.at) == "short"
    assert other.table().difference == -1
    assert chip_book(other.table())["missing"] == 1
    assert sum(chip_book(other.table()).values()) == 0


@pytest.mark.clause("LLAA-T-28")
def test_a_count_that_fails_blocks_the_next_round_and_names_the_table() -> None:
    day = Day(10).seated()
    day.report(1, falling(5))
    day.report(2, [140, 120, 100, 80, 59])
    for command in (rc.CloseRound(), c.DrawSeats()):
        assert day.refused(command).clause == "LLAA-T-28"
    refusal = day.refused(rc.CloseRound())
    assert (refusal.why, refusal.field) == ("Table 2 is one chip short", "table:2")
    need = views.console_view(day.state, day.at).needs[0]
    assert (need.text, need.table, need.urgent) == ("Table 2 is one chip short", 2, True)
    assert "Table 2 is one chip short" in views.projector_view(day.state, day.at).calls
    day.report(2, falling(5))
    day.close()
    day.draw()


@pytest.mark.clause("LLAA-T-28")
def test_a_table_not_counted_blocks_too() -> None:
    day = Day(10).seated()
    day.report(1, falling(5))
    assert day.refused(rc.CloseRound()).why == "Table 2 still plays"
    day.at = clock(10, 45)
    assert day.refused(rc.CloseRound()).why == "Table 2 has not been counted"


@pytest.mark.clause("LLAA-BOURE-46", "LLAA-BOURE-49")
def test_losing_every_chip_before_time_is_a_loss_at_once() -> None:
    day = Day(5).seated()
    broke = day.table().seats[0]
    day.at = clock(10, 12)
    day.do(rc.MarkSeat(round=1, table=1, entry=broke, mark="broke"), role="captain")
    assert losses(day, broke) == (1,)
    card = there(views.captain_view(day.state, "boure", 1, day.at).card)
    assert (card.seats[0].result, card.seats[0].mark) == ("loss", "broke")
    refusal = day.refused(day.count(1, [140, 120, 100, 80, 60]))
    assert refusal.clause == "LLAA-BOURE-46"
    day.report(1, [0, 220, 120, 100, 60])
    assert losses(day, broke) == (1,)


@pytest.mark.clause("LLAA-BOURE-49")
def test_one_with_no_chip_left_has_lost_even_when_places_are_open() -> None:
    day = Day(5).seated()
    day.report(1, [0, 490, 0, 0, 0], pot=10)
    day.close()
    lost = [losses(day, one) for one in day.table().seats]
    assert lost == [(1,), (), (1,), (1,), (1,)]


@pytest.mark.clause("LLAA-BOURE-53")
def test_a_seat_at_99_keeps_the_next_session_shut() -> None:
    day = Day(5).sign_in_all()
    day.play_round()
    day.draw()
    one = day.table().seats[2]
    day.do(rc.SetStack(table=1, entry=one, chips=99), role="judge")
    refusal = day.refused(rc.StartRound())
    assert (refusal.clause, refusal.field) == ("LLAA-BOURE-53", "table:1")
    assert "99" in refusal.why
    day.do(rc.SetStack(table=1, entry=one, chips=100), role="judge")
    day.start()


def test_a_table_reported_twice_with_different_counts_is_disputed() -> None:
    day = Day(5).seated()
    day.at = clock(10, 31)
    day.report(1, falling(5), role="captain", actor="Phone of table 1")
    day.at = clock(10, 32)
    day.report(1, [120, 140, 100, 80, 60], role="captain", actor="Another phone")
    card = there(views.captain_view(day.state, "boure", 1, day.at).card)
    assert card.state == "disputed"
    assert [(r.by, r.at) for r in card.reports] == [
        ("Phone of table 1", clock(10, 31)),
        ("Another phone", clock(10, 32)),
    ]
    assert day.refused(rc.CloseRound()).why == "Table 1 was reported with different counts"
    need = views.console_view(day.state, day.at).needs[0]
    assert [action.label for action in need.more] == [
        "Use the count from Phone of table 1",
        "Use the count from Another phone",
    ]
    day.do(c.convert_command(need.more[1].command), role="judge")
    assert day.outcome().winners == day.table().seats[1::-1]
    assert day.table().facts.counts[0].chips == 120


def test_the_same_count_twice_is_no_dispute() -> None:
    day = Day(5).seated()
    day.report(1, falling(5), actor="one")
    day.report(1, falling(5), actor="two")
    assert play_state(day.round, day.table(), day.at) == "done"


def test_a_captain_takes_back_their_own_count_only() -> None:
    day = Day(5).seated()
    day.report(1, falling(5), role="captain", actor="Ann")
    back = rc.TakeBackReport(round=1, table=1)
    assert day.refused(back, role="captain", actor="Bea").field == "report"
    day.do(back, role="captain", actor="Ann")
    assert play_state(day.round, day.table(), day.at) == "playing"


def test_a_captain_reports_their_own_table_only() -> None:
    day = Day(10).seated()
    refusal = day.refused(day.count(2, falling(5)), role="captain", scope="boure/1")
    assert refusal.field == "table"


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("counts", lambda s, x: x[:-1]),
        ("counts", lambda s, x: (*x[:-1], x[0])),
        ("counts", lambda s, x: (*x[:-1], rc.SeatCount(entry="stranger", chips=1))),
        ("counts", lambda s, x: (rc.SeatCount(entry=s[0], chips=-1), *x[1:])),
    ],
)
def test_a_bad_count_names_the_seat(
    field: str,
    change: Callable[[tuple[str, ...], tuple[rc.SeatCount, ...]], Sequence[rc.SeatCount]],
) -> None:
    day = Day(5).seated()
    counts = day.count(1, falling(5)).counts
    bad = rc.ReportCount(
        round=1, table=1, counts=tuple(change(day.table().seats, counts)), caller="x"
    )
    refusal = day.refused(bad)
    assert refusal.field.startswith(field)
    assert refusal.cure


def test_a_tie_is_played_off_in_an_extra_game_by_those_level() -> None:
    day = Day(5).seated()
    day.report(1, [200, 100, 100, 50, 50])
    seats = day.table().seats
    tie = there(views.judge_view(day.state, day.at).ties[0].tie)
    assert (tie.entries, tie.places) == (seats[1:3], 1)
    assert "extra game, dealt by a judge" in tie.text
    assert day.refused(rc.CloseRound()).clause == "OP-T-02"
    for wrong in ((), seats[:1], seats[1:3], seats[3:4]):
        game = rc.EnterTieGame(round=1, table=1, winners=wrong)
        assert day.refused(game, role="judge").field == "winners"
    day.do(rc.EnterTieGame(round=1, table=1, winners=seats[2:3]), role="judge", actor="Judge Dee")
    assert day.outcome().winners == (seats[0], seats[2])
    assert day.last(rf.TieGameEntered).dealt_by == "Judge Dee"
    assert chip_book(day.table())["missing"] == 0
    day.do(rc.EnterTieGame(round=1, table=1, winners=seats[1:2]), role="judge")
    assert day.outcome().winners == seats[:2]


def test_the_tie_option_cuts_a_card() -> None:
    day = Day(5, tie="cut-card").seated()
    day.report(1, [200, 100, 100, 50, 50])
    assert "cut for" in there(views.judge_view(day.state, day.at).ties[0].tie).text


@pytest.mark.clause("LLAA-T-17")
def test_a_call_stops_the_table_until_the_ruling() -> None:
    day = Day(10).seated()
    day.do(c.CallChair(table=1, why="who led?"), role="captain", scope="boure/1")
    seats = day.table(1).seats
    stopped = [
        day.count(1, falling(5)),
        rc.MarkSeat(round=1, table=1, entry=seats[0], mark="broke"),
        rc.TakeBackReport(round=1, table=1),
        rc.EnterTieGame(round=1, table=1, winners=seats[:1]),
        rc.VoidTable(round=1, table=1, why="x"),
        c.CallChair(table=1),
    ]
    for command in stopped:
        assert day.refused(command).clause == "LLAA-T-17"
    assert day.refused(rc.CloseRound()).clause == "LLAA-T-17"
    assert not views.captain_view(day.state, "boure", 1, day.at).may_report
    assert not views.captain_view(day.state, "boure", 1, day.at).may_deal
    assert views.judge_view(day.state, day.at).calls[0].why == "who led?"
    day.report(2, falling(5))
    day.do(c.GiveRuling(table=1, text="The lead stands", clause="LLAA-BOURE-27"), role="judge")
    day.report(1, falling(5))


@pytest.mark.clause("LLAA-T-18")
def test_the_table_is_the_same_before_the_call_and_at_the_ruling() -> None:
    day = Day(5).seated()
    day.do(rc.MarkSeat(round=1, table=1, entry=day.table().seats[3], mark="broke"))
    day.report(1, [200, 150, 100, 0, 49])
    before = views.captain_view(day.state, "boure", 1, day.at).card
    table = day.table()
    day.do(c.CallChair(table=1))
    day.refused(day.count(1, falling(5)))
    called = views.judge_view(day.state, day.at).tables[0]
    same = ("seats", "reports", "counted", "difference", "pot", "deadline", "book", "attempt")
    assert [getattr(called, x) for x in same] == [getattr(before, x) for x in same]
    day.do(c.GiveRuling(table=1, text="Count again"))
    assert day.table() == table


def test_a_player_calls_from_their_own_table_only() -> None:
    day = Day(10).seated()
    one = day.table(1).seats[0]
    assert day.refused(c.CallChair(table=2), role="player", scope=one).field == "table"
    day.do(c.CallChair(table=1), role="player", scope=one)


def test_a_void_table_is_played_again_without_losses() -> None:
    day = Day(10).seated()
    day.report(1, [1, 2, 3, 4, 5])
    day.at = clock(10, 40)
    day.do(rc.VoidTable(round=1, table=1, why="chips never agreed"), role="judge")
    play = day.table(1)
    assert (play.attempt, play.reports, play.deadline) == (2, (), clock(11, 10))
    assert day.refused(day.count(1, falling(5), attempt=1)).clause == "OP-X-20"
    day.report_all()
    day.close()
    assert losses(day, play.seats[4]) == (1,)


def test_a_void_table_left_as_it_is_gives_no_losses() -> None:
    day = Day(10).seated()
    day.report(2, falling(5))
    day.do(rc.VoidTable(round=1, table=1, why="all went home", replay=False))
    day.close()
    assert {losses(day, one) for one in day.table(1).seats} == {()}


def test_walking_out_is_a_loss_and_the_chips_are_counted() -> None:
    day = Day(5).seated()
    gone = day.table().seats[0]
    day.do(rc.MarkSeat(round=1, table=1, entry=gone, mark="walked_out"))
    day.report(1, [260, 90, 60, 50, 40])
    day.close()
    assert losses(day, gone) == (1,)
    assert day.outcome().winners == day.table().seats[1:3]


def test_two_sessions_missed_running_is_withdrawal() -> None:
    """OP-T-11: the second one without a seat, for the player was not seen yet."""
    day = Day(5).seated()
    gone = day.table().seats[0]
    day.do(rc.MarkSeat(round=1, table=1, entry=gone, mark="no_show"))
    day.report(1, falling(5))
    day.close()
    assert day.draw().table_of(gone) is None
    assert standings(day.state, "boure").tallies[gone].status == "in"
    day.start()
    assert standings(day.state, "boure").tallies[gone].status == "withdrawn"
    assert losses(day, gone) == (1, 2)
    day.report(1, falling(4))
    day.close()
    assert day.draw().table_of(gone) is None


def test_withdrawing_in_mid_session_is_walking_out() -> None:
    day = Day(5).seated()
    gone = day.table().seats[0]
    day.do(c.Withdraw(entry=gone, why="ill"))
    assert day.table().marks == {gone: "walked_out"}
    day.report(1, falling(5))
    day.close()
    assert losses(day, gone) == (1,)
    assert day.draw().table_of(gone) is None
    day.do(c.Reinstate(entry=gone, why="she is better"))
    assert day.draw(again=True).table_of(gone)


@pytest.mark.parametrize(
    ("rule", "pot", "fine"),
    [
        ("nobody", 30, True),
        ("play-until-won", 30, False),
        ("play-until-won", 0, True),
        ("split", 5, False),
        ("split", 4, True),
    ],
)
def test_the_last_pot_follows_the_house_rule(rule: str, pot: int, fine: bool) -> None:
    day = Day(5, last_pot=rule).seated()
    command = day.count(1, [140, 120, 100, 80, 60 - pot], pot=pot)
    if fine:
        day.do(command)
        assert day.table().difference == 0
    else:
        assert day.refused(command).clause == "OP-BOURE-12"


@pytest.mark.parametrize(
    ("rule", "chips", "pot"),
    [
        ("play-until-won", [490, 0, 0, 0, 0], 10),
        ("play-until-won", [0, 0, 0, 0, 0], 500),
        ("split", [0, 0, 0, 0, 0], 500),
    ],
)
def test_a_last_pot_that_nobody_can_play_for_or_share_is_taken_as_counted(
    rule: str, chips: list[int], pot: int
) -> None:
    """One left with chips ends the session, whatever lies in the pot (OP-BOURE-13)."""
    day = Day(5, last_pot=rule).seated()
    day.do(day.count(1, chips, pot=pot))
    assert day.table().difference == 0


def test_the_rest_of_a_split_pot_is_less_than_those_who_share_it() -> None:
    day = Day(5, last_pot="split").seated()
    assert day.refused(day.count(1, [300, 197, 0, 0, 0], pot=3)).clause == "OP-BOURE-12"
    day.do(day.count(1, [300, 199, 0, 0, 0], pot=1))


def test_a_live_table_reports_by_itself() -> None:
    day = Day(10)
    day.sign_in_all().draw()
    day.do(c.SetTableMode(table=1, mode="live"))
    day.start()
    card = views.judge_view(day.state, day.at).tables[0]
    assert (card.mode, card.live_id) == ("live", "ev.boure.1.1")
    assert day.refused(day.count(1, falling(5)), role="captain").field == "source"
    live = day.count(1, falling(5), caller="", source="live")
    assert day.refused(live, role="captain").field == "source"
    day.do(live, role="table", actor="Table 1")
    assert day.table(1).outcome


def test_a_round_does_not_start_twice_nor_take_reports_when_closed() -> None:
    day = Day(5).seated()
    assert day.refused(rc.StartRound()).why == "Round 1 has begun"
    command = day.count(1, falling(5))
    day.do(command)
    day.close()
    assert day.refused(command).why == "Round 1 is closed"
    assert day.refused(c.AddMinutes(minutes=5)).field == "round"
