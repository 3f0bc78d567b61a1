"""Whole days: who is best wins more often, hands are played by the rules, minutes are counted."""

from random import Random

import pytest

from cardhall.formats.freezeout import PokerTable
from cardhall.formats.prizes import paid_places, payouts, shared_payouts, usual_shares
from cardhall.formats.progressive import CardTable
from cardhall.formats.seating import PersonToSeat
from cardhall.hall.formats import formats
from cardhall.hall.formats.bracket import simulated as bracket
from cardhall.hall.formats.elimination import simulated as elimination
from cardhall.hall.formats.freezeout import simulated as freezeout
from cardhall.hall.formats.freezeout.simulated import blinds_at, breaks_until
from cardhall.hall.formats.progressive import simulated as progressive
from cardhall.rulebook.presets import load_preset
from cardhall.simulation.bots import Bots
from cardhall.simulation.day import play_day, share_out
from cardhall.simulation.drawn import DrawnTables
from cardhall.simulation.durations import changed, shipped
from cardhall.simulation.figures import amount, share
from cardhall.simulation.format import simulated
from cardhall.simulation.plan import DayPlan
from cardhall.simulation.tables import Blinds, Field
from tests.examples import share as part
from tests.oracle.formats import Watch, check_places

LLAA = load_preset("llaa")
HOLDEM = load_preset("kofc-holdem").category("holdem")
EUCHRE = load_preset("lions-euchre").category("euchre")


def field(people: int, skill: float = 0.0) -> Field:
    return Field({f"P{n}": skill if n == 1 else 0.0 for n in range(1, people + 1)})


def drawn(people: int, skill: float = 0.0, seed: int = 1) -> DrawnTables:
    return DrawnTables(field(people, skill), shipped(), Random(seed))


def bots(people: int, playouts: int = 4, seed: int = 1) -> Bots:
    return Bots(
        Field({f"P{n}": float(playouts) for n in range(1, people + 1)}), shipped(), Random(seed)
    )


def test_the_blank_shares_out_the_entries() -> None:
    # five, five, six and eight names, and three teams of two
    assert share_out(LLAA, 120) == {
        "boure": 20, "pitty-pat": 20, "rummy": 24, "po-ke-no": 32, "pedro": 12,
    }  # fmt: skip
    assert share_out(LLAA, 37, ["rummy"]) == {"rummy": 37}
    assert share_out(LLAA, 40, ["pedro"]) == {"pedro": 20}


def test_every_format_of_the_hall_can_be_simulated() -> None:
    assert set(simulated()) == set(formats())


def test_a_day_depends_on_plan_and_number_alone() -> None:
    plan = DayPlan("llaa", share_out(LLAA, 60), shipped(), seed=3)
    assert play_day(plan, 5) == play_day(plan, 5)
    assert play_day(plan, 5) != play_day(plan, 6)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("preset", ["llaa", "lions-euchre", "kofc-holdem", "rap"])
def test_the_better_wins_more_often_and_equals_equally(preset: str) -> None:
    entries = {"llaa": 50, "rap": 5}.get(preset, 20)
    only = ("boure",) if preset == "llaa" else ()
    counts = share_out(load_preset(preset), entries, only)
    days = part(120, least=12)

    def wins(skill: float) -> float:
        names = [name for name in shipped().minutes if name.startswith("skill.")]
        pace = changed(shipped(), dict.fromkeys(names, skill))
        plan = DayPlan(preset, counts, pace)
        return sum(play_day(plan, n).categories[0].best_won for n in range(days)) / days

    equal, unequal = wins(0.0), wins(1.0)
    assert equal < 2.5 / entries + 0.1
    assert unequal > equal + 0.1


def test_a_day_of_categories_side_by_side_is_as_long_as_the_longest() -> None:
    day = play_day(DayPlan("llaa", share_out(LLAA, 60), shipped()), 1)
    assert day.minutes == max(one.minutes for one in day.categories)
    assert day.tables == sum(one.tables for one in day.categories)


# --- tables ---------------------------------------------------------------------------------------


@pytest.mark.clause("LLAA-T-07")
@pytest.mark.parametrize("game", ["boure", "pitty-pat", "rummy", "po-ke-no"])
def test_a_session_ends_with_the_hand_in_which_the_clock_runs_out(game: str) -> None:
    category = LLAA.category(game)
    seats = field(4).people
    name = category.game
    pace = changed(shipped(), {name: 8, "spread.hand": 0})
    for tables in (
        DrawnTables(field(4), pace, Random(2)),
        Bots(Field(dict.fromkeys(seats, 2.0)), pace, Random(2)),
    ):
        sitting = tables.sitting(category, seats, 30)
        assert set(sitting.scores) == {*seats}
        # four hands of eight minutes; at Po-Ke-No an extra game after an even one, too
        assert sitting.minutes == 8 * sitting.hands >= 32
        assert sitting.hands == 4 or game == "po-ke-no"


def test_bots_count_the_chips_of_their_games() -> None:
    seats = field(5).people
    boure = bots(5).sitting(LLAA.category("boure"), seats, 30)
    assert 0 < sum(score[0] for score in boure.scores.values()) <= 500
    pitty = bots(5).sitting(LLAA.category("pitty-pat"), seats, 30)
    assert sum(score[0] for score in pitty.scores.values()) >= pitty.hands - 5
    rummy = bots(4).sitting(LLAA.category("rummy"), seats[:4], 30)
    assert all(len(score) == 2 and score[0] % 5 == 0 for score in rummy.scores.values())


def test_an_extra_game_of_bots_orders_the_tied() -> None:
    for game in ("boure", "pitty-pat", "rummy", "po-ke-no"):
        tied = field(3).people
        assert sorted(bots(3).extra(LLAA.category(game), tied)) == sorted(tied)


@pytest.mark.clause("EUCHRE-46")
def test_a_euchre_game_of_bots_has_eight_hands_and_each_their_own_points() -> None:
    table = CardTable(1, (("P1", "P2"), ("P3", "P4")))
    for tables in (bots(4), drawn(4)):
        game = tables.game(EUCHRE, table, 8)
        assert game.hands == 8
        assert game.scores["P1"] == game.scores["P2"]
        assert game.scores["P3"] == game.scores["P4"]
        assert 8 <= game.scores["P1"][0] + game.scores["P3"][0] <= 32


def test_a_pedro_match_ends_at_sixty_or_with_the_leader_when_time_is_up() -> None:
    pedro = LLAA.category("pedro")
    teams = (("P1", "P2"), ("P3", "P4"))
    pace = changed(shipped(), {"pedro": 10, "spread.hand": 0})
    field4 = Field(dict.fromkeys(("P1", "P2", "P3", "P4"), 4.0))
    _, hands, minutes = Bots(field4, pace, Random(4)).match(pedro, teams, 30)
    assert minutes == 10 * hands
    assert hands in (1, 2, 3, 4)
    _, long, _ = Bots(field4, pace, Random(4)).match(pedro, teams, None)
    assert long > hands


# --- formats --------------------------------------------------------------------------------------


def test_an_elimination_of_bots_keeps_the_tournament_rules() -> None:
    people = [PersonToSeat(f"P{n}", f"A{n // 5}") for n in range(1, 14)]
    found = elimination.play(LLAA, LLAA.category("boure"), people, bots(13), "seed")
    losses = {one: len(tally.losses) for one, tally in found.standing.tallies.items()}
    assert sorted(losses.values())[0] < 3
    assert sorted(losses.values())[1:] == [3] * 12
    check_places("boure of bots", people, found)


@pytest.mark.clause("LLAA-T-09")
def test_a_bracket_is_played_table_by_table_to_a_champion() -> None:
    pedro = LLAA.category("pedro")
    teams = {f"T{n}": (f"P{n}", f"P{n}") for n in range(1, 12)}
    found = bracket.play(pedro, teams, list(teams), drawn(11), 30, 5)
    lost = {team: len(found.bracket.losses(team)) for team in teams}
    champion = found.bracket.champion
    assert all(count == 2 for team, count in lost.items() if team != champion)
    assert found.tables == 4  # three matches of the first round, and one of two with byes
    assert found.rounds >= 6
    assert bracket.finals(found.bracket) in (1, 2)


@pytest.mark.parametrize("fixed", [False, True])
@pytest.mark.parametrize("players", [13, 22])
def test_a_euchre_night_is_ten_games_and_who_sat_out_is_credited(players: int, fixed: bool) -> None:
    found = progressive.play(EUCHRE, field(players).people, drawn(players), "seed", fixed)
    assert len(found.games) == 10
    assert set(found.points) == set(field(players).people)
    assert found.hands == 80 * (players // 4)
    assert max(found.points.values()) == found.points[found.first[0]]
    pairs = [p for game in found.games for table in game.tables for p in table.pairs]
    assert len({frozenset(pair) for pair in pairs}) == len(pairs)


def test_the_credit_is_ones_own_mean_rounded_half_up() -> None:
    scores = {"A": [5, 6], "B": [5, 5, 5], "C": [4, 4, 2]}
    assert progressive._totals(scores) == {"A": 17, "B": 15, "C": 10}


def test_levels_rise_double_at_the_end_and_breaks_count_once() -> None:
    levels = [
        {"small": 25, "big": 50, "minutes": 20},
        {"small": 100, "big": 200, "minutes": 20, "rest": 10, "least": 100},
        {"small": 200, "big": 400, "minutes": 20},
    ]
    assert blinds_at(levels, 0) == (1, Blinds(25, 50, 0, 25))
    assert blinds_at(levels, 20) == (2, Blinds(100, 200, 0, 25))
    assert blinds_at(levels, 59.9) == (3, Blinds(200, 400, 0, 100))
    assert blinds_at(levels, 60) == (4, Blinds(400, 800, 0, 100))
    assert blinds_at(levels, 85) == (5, Blinds(800, 1600, 0, 100))
    assert [breaks_until(levels, at) for at in (20, 40, 41, 200)] == [0, 0, 10, 10]


def test_chips_of_a_drawn_hand_stay_and_nobody_pays_more_than_they_have() -> None:
    tables, rng = drawn(6), Random(9)
    for _ in range(2000):
        names = [f"P{n}" for n in range(1, rng.randrange(3, 8))]
        stacks = {one: 25 * rng.randrange(1, 60) for one in names}
        table = PokerTable(1, (*names, *[""] * (9 - len(names))), rng.randrange(-1, 9))
        tables.skill = dict.fromkeys(names, 0.0)
        hand = tables.hand(table, stacks, Blinds(50, 100, rng.choice((0, 25)), 25))
        assert sum(hand.stacks.values()) == sum(stacks.values())
        assert min(hand.stacks.values()) >= 0
        assert all(chips % 25 == 0 for chips in hand.stacks.values())
        assert hand.big == table.next_big


@pytest.mark.parametrize("rebuys", [0.0, 1.0])
def test_a_freezeout_of_bots_keeps_chips_big_blinds_and_money(rebuys: float) -> None:
    people = [f"P{n}" for n in range(1, 31)]
    watch = Watch("bots")
    found = freezeout.play(HOLDEM, people, bots(30), "seed", rebuys, watch=watch)
    bought = 10_000 * found.rebuys
    assert sum(found.stacks.values()) == 300_000 + bought + found.added
    assert (found.rebuys > 0) == bool(rebuys)
    assert len(found.standing) == 30
    prizes = payouts(60_000, usual_shares(paid_places(30)))
    assert sum(shared_payouts(prizes, found.standing).values()) == 60_000


def test_no_rebuy_after_the_first_hour() -> None:
    people = [f"P{n}" for n in range(1, 31)]
    slow = DrawnTables(field(30), changed(shipped(), {"holdem": 61, "spread.hand": 0}), Random(1))
    # the first hand ends at minute 61
    assert freezeout.play(HOLDEM, people, slow, "seed", 1.0).rebuys == 0
    slow = DrawnTables(field(30), changed(shipped(), {"holdem": 61, "spread.hand": 0}), Random(1))
    assert freezeout.play(HOLDEM, people, slow, "seed", 1.0, by_start=True).rebuys > 0


def test_a_night_at_home_adds_up() -> None:
    category = load_preset("rap").category("boure")
    for tables in (drawn(5), bots(5)):
        found = tables.evening(category, field(5).people, 90)
        assert found.minutes >= 90
        assert sum(found.net.values()) + found.left == 0


# --- figures --------------------------------------------------------------------------------------


def test_intervals_worked_by_hand() -> None:
    found = amount([1.0, 2.0, 3.0, 4.0])
    # standard deviation 1.29, over the root of four
    assert (found.mean, round(found.high - found.mean, 3)) == (2.5, 1.265)
    assert (round(found.least, 3), round(found.most, 3)) == (1.075, 3.925)
    none = share(0, 10)
    assert (none.low, round(none.high, 4)) == (0.0, 0.2775)
    half = share(50, 100)
    assert (round(half.low, 4), round(half.high, 4)) == (0.4038, 0.5962)
