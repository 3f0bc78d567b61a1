"""What was done by mistake or too early is put right, and everything follows (LLAA-T-28)."""

import random

import pytest
from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall import pages, views
from cardhall.hall.event import State, fold
from cardhall.hall.events import Fact
from cardhall.hall.formats.bracket import commands as bc
from cardhall.hall.formats.bracket import events as bf
from cardhall.hall.formats.bracket.state import Meeting, board
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination import events as rf
from cardhall.hall.formats.elimination.put_right import renamed
from cardhall.hall.formats.elimination.state import rounds_of, settled
from cardhall.hall.pages import (
    Consequences,
)
from cardhall.hall.preview import consequences, preview
from cardhall.hall.state import standings
from tests.hall.bracketday import KEY, PedroDay
from tests.hall.hallday import MINUTE, Day, Hall, Where, falling, there
from tests.hall.test_corrections import GAMES, derived, random_day


def log_line(day: Hall) -> pages.LogLine:
    return views.log_lines(day.state, 1)[0]


def told(day: Hall, command: c.Command) -> tuple[list[Fact], Consequences]:
    """Does it; what was shown before is what came of it."""
    ahead, before = preview(day.state, command, day.ctx()), day.state
    facts = day.do(command, actor="Chair Ann")
    assert ahead == consequences(before, day.state)
    assert log_line(day).by == "Chair Ann"
    return facts, ahead


# --- a round closed too early --------------------------------------------------------------------


@pytest.mark.clause("LLAA-T-28")
def test_a_round_closed_too_early_is_opened_again_and_its_tables_told_again() -> None:
    day = Day(10).seated().report_all()
    before = day.state
    day.close()
    assert day.refused(rc.TakeBackReport(round=1, table=1)).clause == "LLAA-T-28"
    told(day, rc.ReopenRound())
    assert derived(day.state) == derived(before)
    assert log_line(day).clause == "LLAA-T-28"
    day.do(rc.TakeBackReport(round=1, table=1))
    day.report(1, falling(5)[::-1])
    day.close()
    assert day.round.state == "closed"


def test_a_round_with_seats_after_it_is_corrected_not_opened() -> None:
    day = Day(10).seated().report_all()
    assert day.refused(rc.ReopenRound()).field == "category"
    day.close()
    day.draw()
    assert "Correct" in day.refused(rc.ReopenRound()).cure
    assert day.refused(rc.ReopenRound(category="none")).field == "category"
    assert PedroDay(2).drawn().refused(rc.ReopenRound(category=KEY)).cure == "Choose another game"


def test_the_last_round_can_be_opened_after_the_game_was_decided() -> None:
    day = Day(4)
    day.do(c.Rehearse(until="awards"))
    assert views.awards(day.state)
    day.do(rc.ReopenRound())
    assert not views.awards(day.state) or day.round.state == "playing"
    day.close()
    assert views.awards(day.state)


# --- a table voided by mistake -------------------------------------------------------------------


@pytest.mark.parametrize("replay", [True, False])
def test_a_void_is_taken_back_and_what_lay_there_counts_again(replay: bool) -> None:
    day = Day(10).seated()
    day.report(1, falling(5))
    day.do(rc.MarkSeat(round=1, table=2, entry=day.table(2).seats[0], mark="no_show"))
    for number in (1, 2):
        before = day.state
        day.at += 5 * MINUTE
        day.do(rc.VoidTable(round=1, table=number, why="wrong cards", replay=replay))
        assert derived(day.state) != derived(before)
        told(day, rc.TakeBackVoid(round=1, table=number))
        assert derived(day.state) == derived(before)
        now, was = day.table(number), rounds_of(before.categories["boure"]).rounds[0].tables[number]
        assert now == was
        assert day.refused(rc.TakeBackVoid(round=1, table=number)).field == "table"


def test_a_void_stands_once_the_table_has_told_something_since() -> None:
    day = Day(5).seated()
    day.report(1, falling(5))
    day.do(rc.VoidTable(round=1, table=1, why="x"))
    day.report(1, falling(5)[::-1])
    assert "Take that back first" in day.refused(rc.TakeBackVoid(round=1, table=1)).cure
    day.do(rc.TakeBackReport(round=1, table=1))
    day.do(rc.TakeBackVoid(round=1, table=1))
    assert day.table(1).reports


def test_who_was_sent_away_since_the_void_stays_away() -> None:
    day = Day(5).seated()
    day.do(rc.VoidTable(round=1, table=1, why="x"))
    gone = day.table(1).seats[2]
    day.do(c.Disqualify(entry=gone, why="x"))
    day.do(rc.TakeBackVoid(round=1, table=1))
    assert day.table(1).sent_away == {gone}


# --- a lot, an extra game, minutes ---------------------------------------------------------------


def test_a_lot_of_chips_is_taken_back() -> None:
    day = Day(12, game="po-ke-no").seated()
    where: Where = {"category": "po-ke-no", "round": 1, "table": 1}
    assert day.refused(rc.TakeBackLot(**where)).field == "table"
    day.do(rc.IssueLot(**where))
    told(day, rc.TakeBackLot(**where))
    assert day.table().expected == 50
    assert log_line(day).clause == "OP-T-07"
    assert Day(5).seated().refused(rc.TakeBackLot(round=1, table=1)).field == "table"


def test_the_extra_game_for_a_place_is_taken_back_and_entered_right() -> None:
    day = level_for_a_place()
    ((_, level),) = standings(day.state, "boure").place_ties
    before = derived(day.state)
    day.do(c.EnterPlaceGame(order=level))
    first = derived(day.state)
    told(day, rc.TakeBackPlaceGame())
    assert derived(day.state) == before
    day.do(c.EnterPlaceGame(order=level[::-1]))
    assert derived(day.state) != first
    day.do(rc.TakeBackPlaceGame())
    assert day.refused(rc.TakeBackPlaceGame()).clause == "OP-T-03"


def level_for_a_place() -> Day:
    """Two who went out level for a place."""
    for seed in range(60):
        day = Day(5, seed=f"level {seed}")
        day.do(c.Rehearse(until="awards"))
        games = len(rounds_of(day.state.categories["boure"]).place_games)
        for _ in range(games):
            day.do(rc.TakeBackPlaceGame())
        if len(standings(day.state, "boure").place_ties) == 1:
            return day
    raise AssertionError("no day with a tie")


def test_minutes_are_taken_away_again_but_never_from_the_past() -> None:
    day = Day(5).seated()
    was = day.table().deadline
    day.do(c.AddMinutes(minutes=5))
    day.do(c.AddMinutes(minutes=-5))
    assert day.table().deadline == was
    assert "5 fewer minutes" in log_line(day).text
    day.at = was - MINUTE
    day.do(c.AddMinutes(minutes=-5))
    assert day.table().deadline == day.at
    assert day.refused(c.AddMinutes(minutes=0)).field == "minutes"
    pedro = PedroDay(2).called()
    was = pedro.board.open[1].deadline
    pedro.do(c.AddMinutes(category=KEY, table=1, minutes=7))
    pedro.do(c.AddMinutes(category=KEY, table=1, minutes=-7))
    assert pedro.board.open[1].deadline == was


# --- seats, after the round has begun ------------------------------------------------------------


def seated_right(day: Hall, command: rc.CorrectSeats) -> State:
    """The same facts with these two in each other's seats from the start of that round."""
    names = {command.first: command.second, command.second: command.first}

    def right(fact: Fact) -> Fact:
        if getattr(fact, "round", 0) != command.round:
            return fact
        match fact:
            case rf.SeatsDrawn(tables=tables):
                new = [replace(t, seats=tuple(names.get(o, o) for o in t.seats)) for t in tables]
                return replace(fact, tables=tuple(new))
            case rf.CountReported(counts=counts):
                return replace(
                    fact,
                    counts=tuple(
                        replace(
                            one,
                            entry=names.get(one.entry, one.entry),
                            counter=names.get(one.counter, one.counter),
                        )
                        for one in counts
                    ),
                )
            case rf.TieGameEntered(tied=tied, winners=winners):
                return replace(
                    fact,
                    tied=tuple(names.get(one, one) for one in tied),
                    winners=tuple(names.get(one, one) for one in winners),
                )
            case rf.SeatMarked(entry=entry):
                return replace(fact, entry=names.get(entry, entry))
        return fact

    return fold(map(right, day.facts))


@pytest.mark.parametrize("game", GAMES)
def test_two_who_had_changed_places_count_as_having_sat_there(game: str) -> None:
    tried = 0
    for seed in range(12):
        day, rng = random_day(500 + seed, 5, game)
        for _ in range(3):
            a_round = rng.choice(rounds_of(day.state.categories[game]).rounds)
            people = [one for play in a_round.tables.values() for one in play.seats]
            first, second = rng.sample(people, 2)
            left = {one: day.state.entries[one].left for one in (first, second)}
            command = rc.CorrectSeats(
                category=game, round=a_round.no, first=first, second=second, why="cards mixed up"
            )
            if any(one and one.round == a_round.no for one in left.values()):
                assert day.refused(command).clause == "OP-X-19"
                continue
            tried += 1
            before = derived(day.state)
            right = seated_right(day, command)
            told(day, command)
            assert derived(day.state) == derived(right)
            assert derived(fold(day.facts)) == derived(right)
            day.do(replace(command, first=second, second=first))
            assert derived(day.state) == before
    assert tried > 15


def test_a_seat_corrected_twice_leaves_the_table_as_it_was() -> None:
    day, _ = random_day(3, 4)
    play = day.table(1, 2)
    names = dict(zip(play.seats[:2], play.seats[1::-1], strict=True))
    assert settled(renamed(renamed(play, names), names)) == play


def test_what_cannot_be_a_correction_of_seats_names_the_field() -> None:
    day = Day(10).seated()
    one, two = day.table(1).seats[0], day.table(2).seats[0]
    good = rc.CorrectSeats(round=1, first=one, second=two, why="x")
    assert day.refused(replace(good, why=" ")).field == "why"
    assert day.refused(replace(good, second=one)).field == "second"
    assert day.refused(replace(good, second="nobody")).field == "second"
    assert day.refused(replace(good, round=2)).field == "round"
    day.do(c.CallChair(table=1))
    assert day.refused(good).clause == "LLAA-T-18"
    day.do(c.GiveRuling(table=1, text="x"))
    told(day, good)
    assert "had sat in each other's seats. Reason: x." in log_line(day).text
    later = Day(10).sign_in_all()
    later.draw()
    assert "Swap the seats" in later.refused(good).cure


# --- places in the draw of a bracket -------------------------------------------------------------


def random_bracket_day(seed: int) -> tuple[PedroDay, random.Random]:
    rng = random.Random(f"swap {seed}")
    day = PedroDay(rng.randrange(2, 14), seed=f"{seed}").called()
    for _ in range(rng.randrange(0, 16)):
        if day.board.decided:
            break
        if not day.board.open:
            day.do(bc.CallMatches())
        day.report(rng.choice(sorted(day.board.open)), *rng.choice([(60, 40), (40, 61)]))
        if rng.random() < 0.1 and not day.board.decided:
            inside = [x for x in day.people() if not day.state.entries[x].left]
            day.do(c.Withdraw(entry=rng.choice(inside)))
    return day, rng


def aside(state: State) -> tuple[Meeting, ...]:
    """What was played on the bracket and does not count for now."""
    return there(board(state, KEY)).set_aside


def bracket_seen(state: State) -> tuple[object, ...]:
    found = there(board(state, KEY))
    return (
        standings(state, KEY),
        dict(found.played),
        dict(found.open),
        dict(found.walkovers),
        found.ready,
        found.set_aside,
        [found.bracket.who(match.number) for match in found.bracket.matches],
    )


@pytest.mark.clause("LLAA-T-09")
@pytest.mark.parametrize("block", range(3))
def test_a_draw_corrected_late_is_as_if_it_had_been_drawn_so(block: int) -> None:
    for seed in range(block * 20, block * 20 + 20):
        day, rng = random_bracket_day(seed)
        first, second = rng.sample(day.knockout.teams, 2)
        names = {first: second, second: first}
        before, was = bracket_seen(day.state), aside(day.state)
        command = bc.SwapTeams(first=first, second=second, why="the card was misread")
        right = fold(
            replace(fact, teams=tuple(names.get(one, one) for one in fact.teams))
            if isinstance(fact, bf.BracketDrawn)
            else fact
            for fact in day.facts
        )
        _, ahead = told(day, command)
        assert bracket_seen(day.state) == bracket_seen(right)
        new = {(one.match, one.teams) for one in aside(right)}
        old = {(one.match, one.teams) for one in was}
        named = [text for text in ahead.text if "should not have been played" in text]
        assert len(named) == len(new - old)
        day.do(command)
        assert bracket_seen(day.state) == before


def test_a_swap_in_the_draw_says_who_and_why() -> None:
    day = PedroDay(4).drawn()
    one, two = day.knockout.teams[:2]
    good = bc.SwapTeams(first=one, second=two, why="sisters meet at once")
    assert day.refused(replace(good, why="")).field == "why"
    assert day.refused(replace(good, second=one)).field == "second"
    assert day.refused(replace(good, second="x")).field == "second"
    facts, _ = told(day, good)
    assert isinstance(facts[0], bf.TeamsSwapped)
    assert day.knockout.teams[:2] == (two, one)
    assert "in the draw. Reason: sisters meet at once." in log_line(day).text
    assert "by Chair Ann" in day.card.teams[0].why


# --- a board carried on is the board made anew ---------------------------------------------------


@pytest.mark.parametrize("block", range(3))
def test_a_board_carried_on_is_the_same_as_one_made_anew(block: int) -> None:
    for seed in range(block * 20, block * 20 + 20):
        day, rng = random_bracket_day(1000 + seed)
        for _ in range(6):
            done = sorted(day.board.played)
            if done and rng.random() < 0.7:
                number = rng.choice(done)
                meeting = day.board.played[number]
                low, high = sorted(one.points for one in meeting.facts.points)
                first = meeting.winner == meeting.teams[0]
                points = tuple(
                    bc.TeamPoints(entry=team, points=made)
                    for team, made in zip(
                        meeting.teams, (low, high) if first else (high, low), strict=True
                    )
                )
                day.do(bc.CorrectMatch(match=number, points=points, why="x"))
            elif day.state.corrections and rng.random() < 0.5:
                undo = c.UndoCorrection(correction=rng.choice(list(day.state.corrections)))
                if not isinstance(undone(day, undo), Exception):
                    day.do(undo)
            anew = fold(day.facts)
            assert bracket_seen(day.state) == bracket_seen(anew)
            at = day.at
            assert views.console_view(day.state, at) == views.console_view(anew, at)


def undone(day: Hall, command: c.Command) -> Consequences | Exception:
    try:
        return preview(day.state, command, day.ctx())
    except Exception as refusal:
        return refusal
