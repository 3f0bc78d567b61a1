"""A euchre night in the hall: the door, ten games, the movement, sit-outs, prizes and the cup."""

import random
from typing import TypedDict

import pytest
from msgspec.structs import replace

from cardhall.formats.lot import Lot
from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall import views
from cardhall.hall.event import fold
from cardhall.hall.formats.progressive import commands as n
from cardhall.hall.formats.progressive import views as of_progressive
from cardhall.hall.formats.progressive.events import SheetReported
from cardhall.hall.formats.progressive.preview import ProgressivePreview
from cardhall.hall.formats.progressive.sample import made_up_hands
from cardhall.hall.formats.progressive.sheet import Sheet, checked
from cardhall.hall.formats.progressive.state import Progressive
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.preview import preview
from cardhall.hall.state import finished, standings
from tests.hall.hallday import of_kind, there
from tests.hall.nightday import KEY, LEVEL, LOST, WON, Hands, NightDay, hands


class AtGame(TypedDict):
    """Which table of which game a command is about."""

    category: str
    game: int
    table: int


def partners(day: NightDay) -> list[frozenset[str]]:
    return [
        frozenset(pair)
        for game in day.night.games
        for play in game.tables.values()
        for pair in play.pairs
    ]


def random_night(players: int, seed: str, games: int = 10, **options: str) -> NightDay:
    """A night with hands as they come, to its end."""
    day, lot = NightDay(players, seed, **options), Lot(seed, "hands")
    for _ in range(games):
        day.begin()
        if day.night.planned < len(day.night.games):
            break
        for number in day.now.tables:
            day.report(number, made_up_hands(lot, 8), moves=1 + lot.below(2))
        if len(day.night.games) >= day.night.planned:
            break
    return day


# --- the door ----------------------------------------------------------------------------------


def test_a_name_is_enough_at_the_door() -> None:
    """Number and code are given, the player is there at once, and nothing asks for an auxiliary."""
    day = NightDay()
    day.walk_in("Ann Testperson")
    one = next(iter(day.state.entries.values()))
    assert one.number == 1
    assert one.code
    assert one.signed_in_at
    view = views.console_view(day.state, day.at)
    assert view.entries[0].flags == ()
    assert {need.kind for need in view.needs} == {"entries"}
    assert view.money.due_cents == 0


def test_people_come_in_before_game_two_and_not_after() -> None:
    day = NightDay(8)
    day.play(1)
    late = day.walk_in("Late Comer")
    day.begin()
    assert late in day.now.out or day.now.table_of(late)
    refusal = day.refused(c.TakeEntry(category=KEY, name="Later Still", auxiliary=""))
    assert (refusal.field, refusal.clause) == ("category", "EUCHRE-51")


def test_a_fixed_movement_takes_nobody_in_once_begun() -> None:
    day = NightDay(8, movement="fixed-schedule")
    day.begin()
    refusal = day.refused(c.TakeEntry(category=KEY, name="Late Comer", auxiliary=""))
    assert refusal.clause == "OP-EUCHRE-01"


@pytest.mark.clause("OP-X-16")
def test_who_leaves_keeps_what_was_won_and_the_rest_sit_on() -> None:
    """Sixteen become thirteen: one sits out; prizes stay those of four tables; the one who left
    has points and no seat; twelve become eleven: two tables, three out."""
    day = NightDay(16)
    day.play(2)
    gone = day.people()[:3]
    before = {one: day.scores()[one].points for one in gone}
    for one in gone:
        day.do(c.Withdraw(entry=one))
    day.play(1)
    assert len(day.now.tables) == 3
    assert len(day.now.out) == 1
    assert all(day.now.table_of(one) is None for one in gone)
    assert {one: day.scores()[one].points for one in gone} == before
    assert day.night.prizes(day.plan) == (7500, 5000, 3500)
    twelve = NightDay(12)
    twelve.play(1)
    twelve.do(c.Withdraw(entry=twelve.people()[0]))
    game = twelve.begin()
    assert (len(game.tables), len(game.out)) == (2, 3)


def test_somebody_who_goes_before_the_start_is_seen_and_replaced() -> None:
    """The start is refused until one who sits out has a place."""
    day = NightDay(9)
    game = day.seat()
    gone, rest = game.tables[1].players[0], next(iter(game.out))
    day.do(c.Withdraw(entry=gone))
    assert day.refused(n.StartGame(category=KEY)).field == "table:1"
    need = views.console_view(day.state, day.at).needs[0]
    assert need.urgent
    assert there(need.more[0].command)["second"] == rest
    day.do(c.SwapSeats(category=KEY, first=gone, second=rest))
    day.do(n.StartGame(category=KEY))
    assert day.now.table_of(rest)


# --- seats -------------------------------------------------------------------------------------


@pytest.mark.clause("EUCHRE-48", "EUCHRE-50")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8, 9, 10, 13, 22, 41])
def test_partners_change_and_nobody_has_the_same_twice(players: int) -> None:
    """Whatever the tables report: each pair of people is partnered at most once."""
    day = random_night(players, f"night {players}")
    assert len(day.night.games) == {4: 3, 5: 5, 6: 7, 8: 7, 9: 9}.get(players, 10)
    assert len(set(partners(day))) == len(partners(day))


@pytest.mark.clause("EUCHRE-49", "OP-EUCHRE-01")
def test_the_lower_pair_moves_and_everyone_is_told_why() -> None:
    """With many people each lower pair goes to another table and each higher pair stays; every
    seat says why, on the chairperson's page and on the player's own."""
    day = NightDay(40)
    day.play(1)
    stay, move = [], []
    for number, play in day.now.tables.items():
        assert there(play.sheet).points == (5, 3)
        stay += [(one, number) for one in play.pairs[0]]
        move += [(one, number) for one in play.pairs[1]]
    game = day.seat()
    assert all(there(game.table_of(one)).table == table for one, table in stay)
    assert all(there(game.table_of(one)).table != table for one, table in move)
    assert all(why for play in game.tables.values() for why in play.why)
    mine = of_progressive.seat(day.state, day.category, move[0][0], day.at)
    assert "fewer points" in there(mine.now).why


def test_low_cut_moves_in_the_seating_too() -> None:
    day = NightDay(40)
    day.begin()
    day.report_all(LEVEL, moves=1)
    first = {one: number for number, play in day.now.tables.items() for one in play.pairs[0]}
    game = day.seat()
    assert all(there(game.table_of(one)).table != table for one, table in first.items())


@pytest.mark.clause("EUCHRE-52")
def test_an_eleventh_game_is_refused() -> None:
    """Ten are played at the most; eleven can neither be announced nor seated."""
    day = NightDay(12)
    assert day.refused(n.SetGames(category=KEY, games=11)).clause == "EUCHRE-52"
    day.play(10)
    refusal = day.refused(n.SeatGame(category=KEY))
    assert (refusal.field, refusal.clause) == ("category", "EUCHRE-52")


def test_fewer_games_may_be_announced_and_the_evening_closed_early() -> None:
    day = NightDay(8)
    day.do(n.SetGames(category=KEY, games=2))
    day.play(1)
    assert day.refused(n.CloseEvening(category=KEY)).field == "why"
    day.play(1)
    assert day.refused(n.SeatGame(category=KEY)).clause == "EUCHRE-52"
    day.close()
    assert finished(day.state, KEY)
    day.do(n.ReopenEvening(category=KEY, why="one more was wanted"))
    day.do(n.SetGames(category=KEY, games=3))
    day.do(n.SeatGame(category=KEY))


def test_seats_and_start_are_taken_back_while_nothing_was_told() -> None:
    day = NightDay(8)
    day.begin()
    day.do(n.TakeBackSeats(category=KEY))
    assert day.night.phase(day.plan, {}) == "seated"
    day.do(n.TakeBackSeats(category=KEY))
    assert day.night.phase(day.plan, {}) == "entries"
    day.begin()
    day.report(2)
    assert day.refused(n.TakeBackSeats(category=KEY)).field == "table:2"


def test_two_change_places_unless_a_partner_came_twice() -> None:
    day = NightDay(8)
    day.play(1)
    old = day.now.tables[1].pairs[0]
    game = day.seat()
    a, b = old
    mate = there(game.table_of(a)).partner_of(a)
    refusal = day.refused(c.SwapSeats(category=KEY, first=mate, second=b))
    assert refusal.clause == "EUCHRE-50" or b == mate
    assert day.refused(c.SwapSeats(category=KEY, first=a, second=a)).field == "second"
    foes = there(game.table_of(a)).opponents_of(a)
    tried = [
        other
        for other in (*foes, *(x for p in game.tables.values() for x in p.players))
        if other not in (a, mate)
    ]
    refusals = []
    for other in tried:
        try:
            day.do(c.SwapSeats(category=KEY, first=a, second=other))
        except Refusal as why:
            refusals.append(why)
            continue
        break
    assert {why.clause for why in refusals} <= {"EUCHRE-50"}
    assert len(set(partners(day))) == len(partners(day))


# --- sit-outs ----------------------------------------------------------------------------------


@pytest.mark.clause("OP-EUCHRE-03")
@pytest.mark.parametrize(
    ("players", "least", "most"), [(13, 0, 1), (14, 1, 2), (15, 2, 2), (22, 0, 1)]
)
def test_nobody_sits_out_twice_before_all_have_once(players: int, least: int, most: int) -> None:
    """13, 14 and 15 players: 10, 20 and 30 places out over ten games, shared fairly."""
    day = random_night(players, f"out {players}")
    outs = [score.outs for score in day.scores().values()]
    assert sum(outs) == 10 * (players % 4)
    assert min(outs) == least
    assert max(outs) == most


@pytest.mark.clause("OP-EUCHRE-03")
def test_who_sat_out_more_is_credited_with_their_own_mean() -> None:
    """Thirteen, ten games: ten sat out once, and have their mean of nine games, half up; with the
    house rule "zero" nothing; with "no-byes" thirteen are not seated."""
    day = NightDay(13).play(10)
    assert all(score.credit == 0 for score in day.scores().values())
    day.close()
    for score in day.scores().values():
        mean = (2 * score.points + score.played) // (2 * score.played)
        assert score.credit == (mean if score.outs else 0)
        assert score.total == score.points + score.credit
    assert sum(score.outs for score in day.scores().values()) == 10
    zero = NightDay(13, bye="zero").play(10)
    zero.close()
    assert all(score.credit == 0 for score in zero.scores().values())
    refusal = NightDay(13, bye="no-byes").refused(n.SeatGame(category=KEY))
    assert refusal.clause == "OP-EUCHRE-03"


def test_nobody_is_credited_where_all_sat_out_alike() -> None:
    """Fifteen, ten games: thirty places out, two each."""
    day = NightDay(15).play(10)
    day.close()
    assert all(score.credit == 0 for score in day.scores().values())


# --- points, prizes, the cup -------------------------------------------------------------------


@pytest.mark.clause("EUCHRE-51")
def test_most_points_over_all_games_wins() -> None:
    """Each has the pair's points of every game; most come first; level ones share their place."""
    day = NightDay(8).play(3)
    day.close("the hall closes")
    expected = dict.fromkeys(day.people(), 0)
    for game in day.night.games:
        for play in game.tables.values():
            for pair, points in zip(play.pairs, (5, 3), strict=True):
                for one in pair:
                    expected[one] += points
    scores = day.scores()
    assert {one: score.points for one, score in scores.items()} == expected
    for one, score in scores.items():
        assert score.place == 1 + sum(other > expected[one] for other in expected.values())
    tallies = standings(day.state, KEY).tallies
    assert {one: tally.place for one, tally in tallies.items()} == {
        one: score.place for one, score in scores.items()
    }


@pytest.mark.clause("EUCHRE-54", "EUCHRE-55", "EUCHRE-56")
@pytest.mark.parametrize(
    ("players", "prizes"),
    [(12, (6000, 4000, 2000)), (16, (7500, 5000, 3500)), (23, (7500, 5000, 3500))],
)
def test_prizes_go_by_the_tables_of_game_one(players: int, prizes: tuple[int, ...]) -> None:
    """Three tables 60, 40, 20; four and more 75, 50, 35; together 120 and 160."""
    day = NightDay(players)
    day.begin()
    assert day.night.prizes(day.plan) == prizes
    assert sum(prizes) == (12000 if players == 12 else 16000)


@pytest.mark.clause("OP-EUCHRE-07")
def test_one_or_two_tables_have_no_prizes_but_by_hand() -> None:
    """Nothing is listed; the chairperson enters it; a list in force stays once play began."""
    day = NightDay(8).play(1)
    assert day.night.prizes(day.plan) == ()
    by_hand = (n.PrizeList(tables=1, cents=(2000, 1000)),)
    day.do(n.SetPrizes(category=KEY, rows=by_hand))
    assert day.night.prizes(day.plan) == (2000, 1000)
    refusal = day.refused(n.SetPrizes(category=KEY, rows=()))
    assert (refusal.field, refusal.clause) == ("rows", "OP-X-16")


@pytest.mark.clause("OP-EUCHRE-06")
def test_people_level_share_the_money_of_their_places() -> None:
    """Two games of sixteen: eight level groups; sums add up to the cent, odd cents to the event."""
    day = NightDay(16).play(1)
    day.close("only one game")
    # eight are level for first: 160.00 among eight
    paid = day.payout()
    assert sorted(paid.prizes.values()) == [2000] * 8
    day = NightDay(16)
    day.do(n.SetPrizes(category=KEY, rows=(n.PrizeList(tables=1, cents=(10001,)),)))
    day.play(1)
    day.close("only one game")
    paid = day.payout()
    assert sorted(paid.prizes.values()) == [1250] * 8
    assert paid.odd_cents == 1
    assert sum(day.book().values()) == 0


@pytest.mark.clause("OP-EUCHRE-06")
def test_one_hand_breaks_the_tie_where_the_house_plays_it() -> None:
    """Nothing is paid before it; then first, second and third stand alone."""
    day = NightDay(16, prize_tie="one-hand-playoff").play(1)
    day.close("only one game")
    ties = standings(day.state, KEY).place_ties
    assert ties[0][0] == 1
    assert len(ties[0][1]) == 8
    assert day.payout().prizes == {}
    assert "playoff" in {need.kind for need in views.console_view(day.state, day.at).needs}
    order = ties[0][1][::-1]
    day.do(c.EnterPlaceGame(category=KEY, order=order))
    assert day.payout().prizes == dict(zip(order[:3], (7500, 5000, 3500), strict=True))


@pytest.mark.clause("EUCHRE-57", "EUCHRE-38")
def test_the_cup_goes_to_the_fewest_points() -> None:
    """Fourteen euchres at a quarter from both of the pair: 7.00, all to the lowest total."""
    day = NightDay(12)
    euchres = hands("2euchre 2euchre 2euchre 2euchre 2made 2made 1made 1made")
    two = hands("2euchre 2euchre 2made 2made 2made 2made 1made 1made")
    day.begin()
    for table, words in ((1, euchres), (2, euchres), (3, two)):
        day.report(table, words)
    day.begin()
    for table, words in ((1, euchres), (2, WON), (3, WON)):
        day.report(table, words)
    day.close("late")
    cups = day.night.cups(day.plan)
    assert cups == {1: 400, 2: 200, 3: 100}
    scores = day.scores()
    lowest = min(score.total for score in scores.values())
    last = [one for one, score in scores.items() if score.total == lowest]
    cup = day.payout().cup
    assert set(cup) == set(last)
    assert sum(cup.values()) + day.payout().odd_cents >= 700
    assert len(set(cup.values())) == 1


def test_who_left_early_does_not_get_the_cup_for_it() -> None:
    day = NightDay(12)
    day.begin()
    day.report_all(hands("2euchre 2euchre 2made 2made 1made 1made 1made 1made"))
    lowest = day.now.tables[1].pairs[0][0]
    day.do(c.Withdraw(entry=lowest))
    day.play(1)
    day.close("late")
    assert lowest not in day.payout().cup
    assert day.payout().cup


@pytest.mark.clause("EUCHRE-38")
def test_the_books_sum_to_zero_at_every_moment() -> None:
    """At every fact of a whole night; a cup found short is named and what is there is paid."""
    day = random_night(13, "books")
    day.close()
    state = None
    for fact in day.facts:
        state = fold([fact], state)
        if (night := getattr(state.categories.get(KEY), "format_state", None)) is not None:
            assert sum(night.book(day.plan, {}).values()) == 0
    due = day.night.cups(day.plan)
    assert due[1] > 0
    day.do(n.CountCup(category=KEY, table=1, cents=due[1] - 25))
    assert sum(day.book().values()) == 0
    assert day.book()["missing"] == 25
    assert sum(day.payout().cup.values()) <= sum(due.values()) - 25
    need = next(x for x in views.console_view(day.state, day.at).needs if x.kind == "cup")
    assert "$0.25 too little" in need.text


# --- sheets and the people of the tables -------------------------------------------------------


def test_a_captain_speaks_for_their_own_table_and_somebody_stands_for_the_sheet() -> None:
    day = NightDay(8)
    day.begin()
    assert day.refused(day.sheet(2), "captain", scope="euchre/1").field == "table"
    bare = day.sheet(1, caller="")
    assert day.refused(bare, "captain", scope="euchre/1").field == "caller"
    one, two = (pair[0] for pair in day.now.tables[1].pairs)
    marked = n.ReportGame(category=KEY, game=1, table=1, sheet=bare.sheet, marks=(one, two))
    day.do(marked, "captain", scope="euchre/1")
    assert day.told(1).points == (5, 3)


def test_two_sheets_that_differ_are_a_dispute_and_the_chair_chooses() -> None:
    day = NightDay(8)
    day.begin()
    day.report(1, WON, role="captain", actor="One", scope="euchre/1")
    day.report(1, WON, role="captain", actor="Two", scope="euchre/1")
    assert not day.now.tables[1].disputed, "the same figures twice agree"
    day.report(1, LOST, role="captain", actor="Three", scope="euchre/1")
    assert day.now.tables[1].disputed
    assert day.now.tables[1].sheet is None
    assert day.refused(n.SeatGame(category=KEY)).field == "table:1"
    right = day.now.tables[1].reports[-1].id
    day.do(n.SettleSheets(category=KEY, game=1, table=1, report=right), "judge")
    assert day.told(1).points == (3, 5)


def test_a_called_table_stays_as_it_is_until_the_ruling() -> None:
    day = NightDay(8)
    day.begin()
    day.do(c.CallChair(category=KEY, table=1, why="a renege"), "captain", scope="euchre/1")
    assert day.refused(day.sheet(1)).clause == "LLAA-T-17"
    called = views.projector_view(day.state, day.at).calls
    assert called == ("Table 1 has called the chair",)
    day.do(c.GiveRuling(category=KEY, table=1, text="two points"), "judge")
    day.report(1)


def test_own_sheet_is_taken_back_while_the_next_game_is_not_seated() -> None:
    day = NightDay(8)
    day.begin()
    day.report(1, role="captain", actor="One", scope="euchre/1")
    back = n.TakeBackSheet(category=KEY, game=1, table=1)
    assert day.refused(back, "captain", actor="Two", scope="euchre/1").field == "report"
    day.do(back, "captain", actor="One", scope="euchre/1")
    assert day.now.tables[1].sheet is None
    day.report_all()
    day.seat()
    assert day.refused(back, "captain", actor="One", scope="euchre/1").field == "game"


# --- corrections -------------------------------------------------------------------------------


def test_a_correction_gives_what_right_entry_had_given() -> None:
    """What was played stays as it was seated: points, places, cup and books are those of a night
    in which the sheet was right from the start; undone, all is as before."""
    wrong = NightDay(13, "fix").play(4)
    right = NightDay(13, "fix").play(4)
    wrong.close("late")
    right.close("late")
    before = (wrong.scores(), wrong.book())
    euchred = hands("2euchre 2euchre 2made 2made 2made 2made 1made 1made")
    wrong.do(wrong.correct(2, 1, euchred))
    seats = right.night.games[1].tables[1]
    facts = [
        replace(fact, sheet=fix(euchred))
        if isinstance(fact, SheetReported) and (fact.game, fact.table) == (2, 1)
        else fact
        for fact in right.facts
    ]
    again = of_kind(Progressive, fold(facts).categories[KEY].format_state)
    assert again.games[1].tables[1].pairs == seats.pairs
    assert wrong.scores() == again.scores({})
    assert wrong.book() == again.book(wrong.plan, {})
    made = wrong.night.games[1].tables[1].fixes[-1].id
    wrong.do(c.UndoCorrection(correction=made))
    assert (wrong.scores(), wrong.book()) == before


def fix(words: Hands) -> Sheet:
    return checked(Sheet(hands=words), 8)


def test_a_correction_tells_who_ought_to_have_moved() -> None:
    """And changes no seat; the preview is what then happens."""
    day = NightDay(12).play(3)
    command = day.correct(1, 1, LOST)
    seats = [(g.no, t.pairs) for g in day.night.games for t in g.tables.values()]
    told = preview(day.state, command, day.ctx()).text
    names = [day.state.entries[one].name for one in day.night.games[0].tables[1].pairs[0]]
    assert any("ought to have moved" in line and names[0] in line for line in told)
    assert any("5 to 3 becomes 3 to 5" in line for line in told)
    was = day.state
    day.do(command)
    assert [(g.no, t.pairs) for g in day.night.games for t in g.tables.values()] == seats
    own = list(ProgressivePreview().consequences(was, day.state, KEY))
    assert own == [line for line in told if line in own]


def test_corrections_of_random_nights_equal_right_entry() -> None:
    """Any sheet of any night: after it, points follow the sheets as they stand."""
    for seed in range(12):
        rng = random.Random(seed)
        day = random_night(rng.choice([5, 8, 13, 22]), f"r{seed}", games=4)
        refusals = []
        for _ in range(3):
            no = rng.randrange(1, len(day.night.games) + 1)
            table = rng.choice(list(day.night.games[no - 1].tables))
            words = made_up_hands(Lot(f"{seed}", "fix"), 8)
            try:
                day.do(day.correct(no, table, words, moves=1))
            except Refusal as why:
                refusals.append(why.field)
        assert set(refusals) <= {"sheet"}, "only one that changes nothing"
        points = dict.fromkeys(day.scores(), 0)
        for game in day.night.games:
            for play in game.tables.values():
                for pair, made in zip(play.pairs, there(play.sheet).points, strict=True):
                    for one in pair:
                        points[one] += made
        assert {one: score.points for one, score in day.scores().items()} == points
        assert sum(day.book().values()) == 0


def test_a_result_taken_away_may_come_in_again() -> None:
    day = NightDay(8)
    day.begin()
    day.report_all()
    day.do(day.correct(1, 1, None))
    assert day.now.tables[1].sheet is None
    assert not day.now.complete
    day.report(1, LOST)
    assert day.told(1).points == (3, 5)
    refusal = day.refused(c.UndoCorrection(correction=day.now.tables[1].fixes[-1].id))
    assert refusal.field == "correction"


# --- a fixed movement, views, a rehearsal ------------------------------------------------------


@pytest.mark.clause("OP-EUCHRE-01")
@pytest.mark.parametrize("players", [8, 12, 13, 22])
def test_a_movement_fixed_beforehand_is_known_whole_and_kept(players: int) -> None:
    """All games' seats are known at once and are those played, nobody partnered twice; level
    pairs are not asked to cut; who leaves breaks it, and the lower pair moves from there."""
    day = NightDay(players, movement="fixed-schedule")
    day.seat()
    known = of_progressive.movement(day.state, day.category)
    assert len(known) == day.night.planned
    day.do(n.StartGame(category=KEY))
    day.report_all(LEVEL)
    for _ in range(day.night.planned - 1):
        day.begin()
        day.report_all(LEVEL)
    for plan, game in zip(known, day.night.games, strict=True):
        for table in plan["tables"]:
            pairs = [[one["entry"] for one in pair] for pair in table["pairs"]]
            assert pairs == [list(pair) for pair in game.tables[table["table"]].pairs]
    assert len(set(partners(day))) == len(partners(day))


def test_a_movement_chosen_after_the_seats_wants_them_made_again() -> None:
    day = NightDay(8)
    day.seat()
    day.do(c.SetOption(category=KEY, option="movement", value="fixed-schedule"))
    assert day.refused(n.StartGame(category=KEY)).clause == "OP-EUCHRE-01"
    day.seat(again=True)
    day.do(n.StartGame(category=KEY))
    assert len(day.night.fixed) == day.night.planned


def test_who_leaves_a_fixed_movement_opens_it() -> None:
    day = NightDay(12, movement="fixed-schedule")
    day.play(2)
    day.do(c.Withdraw(entry=day.people()[0]))
    day.play(1)
    assert (len(day.now.tables), len(day.now.out)) == (2, 3)
    assert len(set(partners(day))) == len(partners(day))


def test_a_player_sees_the_games_to_come_in_a_fixed_movement() -> None:
    day = NightDay(8, movement="fixed-schedule")
    day.begin()
    seat = of_progressive.seat(day.state, day.category, day.people()[0], day.at)
    assert [game.game for game in seat.to_come] == list(range(2, day.night.planned + 1))


def test_the_wall_tells_no_code_and_the_seats_by_last_name() -> None:
    day = NightDay(9)
    day.begin()
    wall = of_progressive.wall(day.state, day.category, day.at)
    seats = views.projector_view(day.state, day.at).seats
    assert len(seats) == 9
    assert [line.instead for line in seats if not line.table] == ["sits out"]
    assert wall.games == ()
    text = repr(views.projector_view(day.state, day.at))
    codes = [*day.category.codes.values(), *(e.code for e in day.state.entries.values())]
    assert not [code for code in codes if code in text]
    last = [line.name.split()[-1] for line in seats]
    assert last == sorted(last)


@pytest.mark.parametrize("until", ["seated", "playing", "round:2", "awards"])
def test_a_rehearsal_goes_to_any_step(until: str) -> None:
    day = NightDay()
    day.do(c.Rehearse(until=until, category=KEY))
    phase = day.night.phase(day.plan, {})
    assert phase == {"round:2": "between", "awards": "done"}.get(until, until)
    if until == "awards":
        assert len(views.console_view(day.state, day.at).awards) >= 3
        assert sum(day.payout().prizes.values()) + day.payout().odd_cents >= 16000


def test_every_fact_of_a_night_is_told_in_words() -> None:
    day = random_night(9, "told")
    day.close()
    lines = views.console_view(day.state, day.at).log
    assert all(line.text for line in lines)
    assert any("Reason" not in line.text and "began" in line.text for line in lines)


@pytest.mark.parametrize("seed", range(8))
def test_whoever_comes_or_goes_the_night_goes_on_without_a_partner_twice(seed: int) -> None:
    """People leave between games; the next is seated with those who are there, or refused with the
    clause when every seating would repeat a partnership."""
    rng, lot = random.Random(seed), Lot(f"{seed}", "leaving")
    day = NightDay(rng.choice([6, 8, 9, 11, 12, 13, 17]), f"leaving {seed}")
    day.begin()
    refused = None
    while len(day.night.games) < day.night.planned:
        for number in day.now.tables:
            day.report(number, made_up_hands(lot, 8), moves=1 + lot.below(2))
        here = [one for one in day.people() if not day.state.entries[one].left]
        if rng.random() < 0.4 and len(here) > 4:
            day.do(c.Withdraw(entry=rng.choice(here)))
        try:
            day.begin()
        except Refusal as why:
            refused = why
            break
    assert refused is None or (refused.clause == "EUCHRE-50" and refused.cure)
    assert len(set(partners(day))) == len(partners(day))
    assert sum(day.book().values()) == 0


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_asked_in_whatever_order_is_done_or_refused(seed: int) -> None:
    """Commands at random, right and wrong: nothing but a Refusal, no partner twice, books at zero,
    and the facts alone give the same state."""
    rng, lot = random.Random(seed), Lot(f"{seed}", "any")
    day = NightDay(rng.choice([4, 9, 13]), f"any {seed}")

    def some_command() -> c.Command:
        people, no = day.people(), rng.randrange(1, len(day.night.games) + 2)
        table, one, two = rng.randrange(1, 5), rng.choice(people), rng.choice(people)
        sheet = Sheet(hands=made_up_hands(lot, rng.choice([8, 8, 8, 7])), moves=rng.randrange(3))
        where: AtGame = {"category": KEY, "game": no, "table": table}
        ids = list(day.state.corrections) or ["none"]
        return rng.choice(
            [
                n.SeatGame(category=KEY, again=rng.random() < 0.2),
                n.StartGame(category=KEY),
                n.StartGame(category=KEY),
                n.TakeBackSeats(category=KEY),
                *[n.ReportGame(sheet=sheet, caller="x", **where)] * 8,
                n.TakeBackSheet(**where),
                n.SettleSheets(report=rng.choice(["x", *day.reports(no, table)]), **where),
                n.CorrectGame(sheet=rng.choice([sheet, None]), why="x", **where),
                n.CountCup(category=KEY, table=table, cents=rng.randrange(500)),
                n.SetGames(category=KEY, games=rng.randrange(0, 12)),
                n.SetPrizes(category=KEY, rows=(n.PrizeList(tables=1, cents=(rng.randrange(9),)),)),
                n.CloseEvening(category=KEY, why=rng.choice(["", "x"])),
                n.ReopenEvening(category=KEY, why="x"),
                c.SwapSeats(category=KEY, first=one, second=two),
                c.CallChair(category=KEY, table=table),
                c.GiveRuling(category=KEY, table=table, text="x"),
                c.UndoCorrection(correction=rng.choice(ids)),
                c.Withdraw(entry=one) if rng.random() < 0.2 else c.Reinstate(entry=one, why="x"),
                c.TakeEntry(category=KEY, name=f"New {rng.random()}", auxiliary=""),
            ]
        )

    done = 0
    for _ in range(400):
        try:
            day.do(some_command())
            done += 1
        except Refusal:
            pass
        assert sum(day.book().values()) == 0
        views.console_view(day.state, day.at)
    assert done > 40
    assert len(set(partners(day))) == len(partners(day))
    stored = [e.decode_event(e.encode_event(fact)) for fact in day.facts]
    assert fold(stored).categories == day.state.categories
