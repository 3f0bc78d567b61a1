"""Who never had a seat: in no draw and in no count, and asked for by nothing."""

import csv
import io

import msgspec
import pytest

from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.entries.file_import import read_entries
from cardhall.hall.event import fold
from cardhall.hall.events import decode_event, encode_event
from cardhall.hall.formats.bracket import commands as bc
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.progressive import commands as n
from cardhall.hall.results import results
from cardhall.hall.state import standings, status
from cardhall.hall.todo import todo_of
from cardhall.server.papers import outcome
from cardhall.server.results import BOM, places_as_csv
from tests.hall.bracketday import PedroDay
from tests.hall.hallday import Day, Hall, clock
from tests.hall.nightday import NightDay
from tests.hall.test_holdem_day import KEY as HOLDEM
from tests.hall.test_holdem_day import Tournament

ROUNDS = ["boure", "pitty-pat", "rummy", "po-ke-no"]


def begun(count: int = 11, game: str = "boure", rounds: int = 0) -> tuple[Day, str]:
    """A game of which so many rounds are closed (0: the first plays), and one who did not pay."""
    day = Day(count, count, game=game).sign_in_all()
    *_, absent = day.people()
    payment = day.state.entries[absent].payments[0]
    day.do(c.CorrectPayment(payment=payment, cents=0, why="nothing was paid"))
    day.draw()
    day.start()
    for number in range(rounds):
        if number:
            next_round(day)
        day.report_all()
        day.close()
    return day, absent


def next_round(day: Day) -> None:
    day.draw()
    day.start()


def pay(day: Day, who: str) -> None:
    day.do(c.TakePayment(entry=who, cents=1500))


def seated(day: Day) -> set[str]:
    return {one for play in day.round.tables.values() for one in play.seats}


def asked(day: Hall, who: str) -> list[str]:
    """What is asked of the chairperson that names somebody, as text or as a button."""
    name = day.state.entries[who].called
    return [
        need.kind
        for need in todo_of(day.state, day.at)
        if name in need.text or who in str(need.action) + str(need.more)
    ]


# --- the games in rounds -----------------------------------------------------------------------


@pytest.mark.clause("LLAA-T-01", "LLAA-T-04", "OP-T-11")
@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_who_pays_after_round_1_is_in_no_later_draw_and_asked_for_by_nothing(rounds: int) -> None:
    day, absent = begun(rounds=rounds)
    assert status(day.state, day.state.entries[absent]) == "did_not_play"
    pay(day, absent)
    assert asked(day, absent) == []
    assert absent not in {one for table in day.draw().tables.values() for one in table.seats}
    assert day.round.left_out == ()
    assert asked(day, absent) == []
    day.draw(again=True)
    assert absent not in seated(day)
    day.start()
    assert asked(day, absent) == []


@pytest.mark.clause("OP-T-11")
@pytest.mark.parametrize("moves", ["after3-then-each", "every3", "once"])
@pytest.mark.parametrize("final", ["last-standing", "one-final-session"])
def test_who_never_played_wins_in_no_way_of_moving_and_ending(moves: str, final: str) -> None:
    day = Day(12, 12, moves=moves, final=final)
    day.at = clock(9, 0)
    *present, absent = day.people()
    for one in present:
        day.do(c.SignIn(who=one))
    day.draw()
    day.start()
    day.do(c.SignIn(who=absent, override="came at noon"))
    while not standings(day.state, "boure").finished:
        if day.round.state == "closed":
            next_round(day)
        assert absent not in seated(day)
        day.report_all()
        day.close()
    assert absent not in standings(day.state, "boure").tallies
    assert status(day.state, day.state.entries[absent]) == "did_not_play"


@pytest.mark.clause("LLAA-T-04")
def test_those_who_play_on_are_counted_without_those_who_did_not_play() -> None:
    day = Day(12, 12)
    day.at = clock(9, 0)
    for one in day.people()[:10]:
        day.do(c.SignIn(who=one))
    day.play_round()
    (need,) = [need for need in todo_of(day.state, day.at) if need.kind == "draw"]
    assert "round 1 is closed, 10 play on" in need.text


@pytest.mark.clause("LLAA-T-03", "OP-T-11")
def test_an_entry_after_two_rounds_is_turned_away_though_no_day_and_no_time_are_set() -> None:
    day = Day(11, 11)
    day.do(c.ChangeSettings(settings=c.SettingsPatch(play_at=0, deadline="")))
    day.sign_in_all()
    late = c.TakeEntry(name="Late Example", auxiliary="Moss Oak", paid_cents=1500, dated="")
    for rounds in range(1, 6):
        day.play_round()
        refusal = day.refused(late)
        if rounds == 1:
            assert refusal.clause == "LLAA-T-04"
            assert "Late Example would join in round 2 with no losses" in refusal.why
            continue
        assert refusal.clause == "OP-T-11"
        with_reason = msgspec.structs.replace(late, override="a guest of honour")
        assert day.refused(with_reason).clause == "OP-T-11"
        rows = (c.EntryRow(name="Late Example", auxiliary="Moss Oak"),)
        assert day.refused(c.ImportEntries(rows=rows, override="x")).clause == "OP-T-11"
        sheet = b"auxiliary,name,game\nMoss Oak,Late Example,boure\n"
        (problem,) = read_entries(sheet, day.state).problems
        assert problem.clause == "OP-T-11"


@pytest.mark.clause("LLAA-T-04", "OP-T-11")
@pytest.mark.parametrize("game", ROUNDS)
def test_one_is_let_in_before_round_2_with_a_reason_that_is_told_what_it_means(game: str) -> None:
    day, absent = begun(game=game)
    name = day.state.entries[absent].name
    ask = c.LetIn(entry=absent, category=game)
    refusal = day.refused(ask)
    assert (refusal.clause, refusal.field) == ("LLAA-T-04", "entry")
    assert f"{name} would join in round 2 with no losses" in refusal.why
    assert day.refused(ask, role="judge").field == "role"
    day.do(msgspec.structs.replace(ask, override="The desk forgot her"))
    assert status(day.state, day.state.entries[absent]) == "signed_in"
    assert "joins" in views.log_lines(day.state)[0].text
    assert day.refused(msgspec.structs.replace(ask, override="x")).field == "entry"


@pytest.mark.clause("LLAA-T-01", "OP-T-11")
def test_who_is_let_in_is_drawn_once_the_fee_is_paid_and_keeps_the_place_in_a_new_draw() -> None:
    day, absent = begun(rounds=1)
    day.do(c.LetIn(entry=absent, override="The desk forgot her"))
    day.draw()
    assert [one.entry for one in day.round.left_out] == [absent]
    pay(day, absent)
    assert asked(day, absent) == ["not_seated"]
    day.draw(again=True)
    assert absent in seated(day)
    day.start()
    day.report_all()
    day.close()
    assert 1 not in standings(day.state, "boure").tallies[absent].losses
    assert absent in {one for play in day.draw().tables.values() for one in play.seats}


@pytest.mark.clause("LLAA-T-04")
def test_a_seat_added_by_hand_asks_the_same_question() -> None:
    day, absent = begun(10, rounds=1)
    pay(day, absent)
    day.draw()
    refusal = day.refused(c.AddSeat(entry=absent))
    assert "would join in round 2 with no losses" in refusal.why
    day.do(c.AddSeat(entry=absent, override="The desk forgot her"))
    assert absent in seated(day)
    day.draw(again=True)
    assert absent in seated(day)


@pytest.mark.clause("OP-T-11")
def test_nobody_is_let_in_once_two_rounds_are_missed_whatever_the_reason() -> None:
    day, absent = begun(rounds=2)
    pay(day, absent)
    assert day.refused(c.LetIn(entry=absent, override="please")).clause == "OP-T-11"
    day.draw()
    assert day.refused(c.AddSeat(entry=absent, override="please")).clause == "OP-T-11"


@pytest.mark.clause("OP-T-11")
def test_letting_in_holds_for_one_round_and_can_be_taken_back() -> None:
    day, absent = begun(rounds=1)
    pay(day, absent)
    let_in = c.LetIn(entry=absent, override="The desk forgot her")
    day.do(let_in)
    day.draw()
    assert absent in seated(day)
    day.do(c.UndoLetIn(entry=absent))
    assert "wrong_seat" in asked(day, absent)
    assert day.refused(rc.StartRound()).field.startswith("table:")
    day.draw(again=True)
    assert absent not in seated(day)
    assert day.refused(c.UndoLetIn(entry=absent)).field == "entry"
    day.do(let_in)
    day.start()  # without the absent one after all
    assert status(day.state, day.state.entries[absent]) == "did_not_play"
    day.report_all()
    day.close()
    assert absent not in {one for play in day.draw().tables.values() for one in play.seats}


@pytest.mark.clause("OP-T-11")
def test_a_start_taken_back_brings_back_whoever_had_no_seat() -> None:
    day, absent = begun()
    pay(day, absent)
    assert status(day.state, day.state.entries[absent]) == "did_not_play"
    day.do(rc.TakeBackStart())
    assert status(day.state, day.state.entries[absent]) == "signed_in"
    assert asked(day, absent) == ["not_seated"]
    day.draw(again=True)
    assert absent in seated(day)
    day.start()
    assert status(day.state, day.state.entries[absent]) == "in"


@pytest.mark.clause("OP-T-11")
def test_a_start_taken_back_lets_one_join_who_was_to_join_there() -> None:
    day, absent = begun(rounds=1)
    pay(day, absent)
    day.do(c.LetIn(entry=absent, override="The desk forgot her"))
    next_round(day)
    assert absent in standings(day.state, "boure").tallies
    assert day.refused(c.UndoLetIn(entry=absent)).field == "entry"
    day.do(rc.TakeBackStart())
    assert absent not in standings(day.state, "boure").tallies
    assert absent in {one for play in day.draw(again=True).tables.values() for one in play.seats}


@pytest.mark.clause("OP-T-11")
def test_a_round_opened_again_a_correction_and_its_undo_bring_nobody_in_who_did_not_play() -> None:
    day, absent = begun(rounds=1)
    pay(day, absent)
    day.do(rc.ReopenRound(category="boure"))
    assert asked(day, absent) == []
    play = day.table(1, 1)
    counts = day.count(1, [c.chips for c in play.facts.counts][::-1]).counts
    day.do(rc.CorrectResult(round=1, table=1, counts=counts, why="upside down"))
    day.close()
    assert absent not in {one for table in day.draw().tables.values() for one in table.seats}
    (correction,) = day.state.corrections
    day.do(c.UndoCorrection(correction=correction))
    day.draw(again=True)
    assert absent not in seated(day)


def test_who_left_and_came_back_has_played() -> None:
    day, _ = begun(rounds=1)
    one = day.table(1).seats[0]
    day.do(c.Withdraw(entry=one))
    assert one not in {x for play in day.draw().tables.values() for x in play.seats}
    day.do(c.Reinstate(entry=one, why="was outside"))
    day.draw(again=True)
    assert one in seated(day)


def test_facts_of_a_day_with_one_let_in_are_read_as_they_were_written() -> None:
    day, absent = begun(rounds=1)
    day.do(c.LetIn(entry=absent, override="x"))
    day.do(c.UndoLetIn(entry=absent))
    assert fold(decode_event(encode_event(fact)) for fact in day.facts) == day.state


# --- where it is read --------------------------------------------------------------------------


@pytest.mark.clause("LLAA-T-04", "OP-T-11")
def test_pages_and_results_say_did_not_play() -> None:
    day, absent = begun(rounds=1)
    console = views.console_view(day.state, day.at)
    (line,) = [one for one in console.entries if one.id == absent]
    assert line.status == "did_not_play"
    assert absent not in {one.entry for one in console.categories[0].standings}
    card = views.player_view(day.state, absent, day.at)
    assert card.status == "did_not_play"
    assert card.text == "Bouré went on without you. Please ask at the desk"
    wall = views.projector_view(day.state, day.at)
    assert absent not in {one.entry for one in wall.standings}
    (game,) = results(day.state).games
    last = game.places[-1]
    assert (last.entry, last.status, last.place) == (absent, "did_not_play", 0)
    assert [one.status for one in game.places].count("did_not_play") == 1
    assert [why.clause for why in last.why] == ["OP-T-11"]
    rows = list(csv.DictReader(io.StringIO(places_as_csv(results(day.state)).removeprefix(BOM))))
    assert rows[-1]["Status"] == "did_not_play"
    assert rows[-1]["Why"] == "Entered, and did not play"
    assert rows[-1]["Place"] == rows[-1]["Lost"] == ""


def test_before_play_nobody_is_said_not_to_play() -> None:
    day = Day(6)
    assert {status(day.state, one) for one in day.state.entries.values()} == {"entered"}
    assert results(day.state).games[0].places == ()


# --- bracket, euchre night, hold'em ------------------------------------------------------------


@pytest.mark.clause("LLAA-T-09")
def test_a_team_outside_the_draw_does_not_play_once_a_match_is_called() -> None:
    day = PedroDay(5)
    late = day.people()[-1]
    payment = day.state.entries[late].payments[0]
    day.do(c.CorrectPayment(payment=payment, cents=0, why="nothing was paid"))
    day.drawn()
    assert status(day.state, day.state.entries[late]) == "signed_in"
    day.do(bc.CallMatches())
    day.do(c.TakePayment(entry=late, cents=3000))
    assert status(day.state, day.state.entries[late]) == "did_not_play"
    assert asked(day, late) == []
    enter = c.TakeEntry(category="pedro", name="L", partner="M", auxiliary="Oak", override="x")
    assert day.refused(enter).clause == "LLAA-T-09"
    assert "without you" in views.player_view(day.state, late, day.at).text
    assert results(day.state).games[0].places[-1].status == "did_not_play"
    for number in day.board.open:
        day.do(bc.TakeBackCall(match=number))
    assert status(day.state, day.state.entries[late]) == "signed_in"


@pytest.mark.clause("EUCHRE-51")
def test_who_had_no_seat_in_two_games_of_the_night_is_left_out_for_good() -> None:
    day = NightDay(9)
    absent = day.people()[-1]
    day.do(c.UndoSignIn(entry=absent))
    for game in range(3):
        day.seat()
        if game:
            day.do(n.TakeBackSeats(category="euchre"))
            day.seat()
        day.do(n.StartGame(category="euchre"))
        if game == 1:
            assert status(day.state, day.state.entries[absent]) == "did_not_play"
            day.do(c.SignIn(who=absent))
            assert asked(day, absent) == []
        day.report_all()
    assert absent not in {*day.night.here(), *day.now.left_out}
    assert "without you" in views.player_view(day.state, absent, day.at).text
    day.close("It is late")
    line = results(day.state, winners=True).games[0].places[-1]
    assert (line.entry, line.status) == (absent, "did_not_play")


@pytest.mark.clause("EUCHRE-51")
def test_a_seat_that_was_never_taken_is_no_way_into_a_late_game() -> None:
    """Seated for game 2, gone before it began, back for game 5."""
    day = NightDay(8)
    day.play()
    late = day.walk_in("Late Example")
    day.seat()
    day.do(c.Withdraw(entry=late))
    day.seat(again=True)
    day.do(n.StartGame(category="euchre"))
    day.report_all()
    day.play()
    day.do(c.Reinstate(entry=late, why="came back"))
    day.seat()
    assert day.now.table_of(late) is None
    assert late not in day.now.out


@pytest.mark.clause("HOLDEM-09")
def test_after_the_hour_nobody_is_asked_to_a_seat_at_hold_em() -> None:
    day = Tournament(10)
    day.do(c.TakeEntry(name="Late Example", auxiliary="C", category=HOLDEM, paid_cents=2000))
    late = list(day.state.entries)[-1]
    day.do(c.SignIn(who=late, override="late"))
    assert [need.kind for need in todo_of(day.state, day.at) if "Late" in need.text]
    assert day.card.without_seat
    day.pass_minutes(60)
    assert not [need for need in todo_of(day.state, day.at) if "Late" in need.text]
    assert not day.card.without_seat
    refusal = day.refused(c.AddSeat(category=HOLDEM, entry=late))
    assert "would begin now with 10,000 chips" in refusal.why
    day.after_the_hour()
    assert status(day.state, day.state.entries[late]) == "did_not_play"
    day.thin_out(9)
    final = day.refused(c.AddSeat(category=HOLDEM, entry=late, override="please"))
    assert final.clause == "OP-HOLDEM-11"
    assert results(day.state).games[0].places[-1].status == "did_not_play"


@pytest.mark.parametrize("game", ROUNDS)
def test_the_printed_results_have_a_line_for_who_did_not_play(game: str) -> None:
    day, absent = begun(game=game)
    (told,) = results(day.state).games
    line = outcome.game_on_paper(day.state, told).places[-1]
    assert (line.name, line.place) == (day.state.entries[absent].called, 0)
    assert line.why == "Entered, and did not play"
    assert set(line.marks) == {""}
