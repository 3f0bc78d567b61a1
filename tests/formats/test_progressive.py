"""A euchre night: new partners every game, and never a dead end."""

import random
from collections.abc import Callable
from itertools import combinations, pairwise, permutations

import pytest

from cardhall.formats.moving import assign
from cardhall.formats.progressive import (
    MET,
    GamePlayed,
    GameSeats,
    NoSeating,
    fewest_repeated_opponents,
    most_games,
    repeated_opponents,
    seat_game,
)
from tests.formats.least_cost import least_cost

Results = Callable[[GameSeats, list[GamePlayed]], dict[int, int]]


def by_lot(rng: random.Random) -> Results:
    return lambda game, past: {table.number: rng.randrange(2) for table in game.tables}


def always(pair: int) -> Results:
    return lambda game, past: {table.number: pair for table in game.tables}


def adverse(game: GameSeats, past: list[GamePlayed]) -> dict[int, int]:
    """The pair moves that has had the more partners among those at the next table."""
    had = {frozenset(pair) for one in past for table in one.tables for pair in table.pairs}
    had |= {frozenset(pair) for table in game.tables for pair in table.pairs}
    lower = {}
    for place, table in enumerate(game.tables):
        onward = game.tables[(place + 1) % len(game.tables)].players
        count = [sum(frozenset((a, b)) in had for a in p for b in onward) for p in table.pairs]
        lower[table.number] = int(count[1] >= count[0])
    return lower


def night(players: int, results: Results, seed: str, games: int | None = None) -> list[GamePlayed]:
    people = [f"P{number}" for number in range(players)]
    count = games or most_games(players)
    past: list[GamePlayed] = []
    for _ in range(count):
        game = seat_game(people, past, count, seed)
        past.append(GamePlayed(game.tables, game.out, results(game, past)))
    return past


def partnerships(past: list[GamePlayed]) -> list[frozenset[str]]:
    return [frozenset(pair) for game in past for table in game.tables for pair in table.pairs]


def test_most_games_are_those_of_the_open_point() -> None:
    assert [most_games(players) for players in (3, 4, 5, 6, 7, 8, 9, 10, 200)] == [
        0, 3, 5, 7, 10, 7, 9, 10, 10,
    ]  # fmt: skip


@pytest.mark.clause("EUCHRE-48", "EUCHRE-50", "EUCHRE-52")
def test_twenty_two_play_ten_games_with_new_partners_each_time() -> None:
    past = night(22, adverse, "night")
    assert len(past) == most_games(22) == most_games(22, 12) == 10
    assert len(set(partnerships(past))) == len(partnerships(past)) == 10 * 10


@pytest.mark.sampled(8)
@pytest.mark.parametrize("players", [*range(4, 121), 200])
def test_nobody_partners_anybody_twice_whatever_the_results(players: int) -> None:
    lots = (by_lot(random.Random(players)), always(0), always(1), adverse)
    for results in lots if players < 16 else lots[players % 2 :: 2]:
        past = night(players, results, "night")
        pairs = partnerships(past)
        assert len(pairs) == len(set(pairs)) == most_games(players) * (players // 4 * 2)
        for game in past:
            seated = [one for table in game.tables for one in table.players]
            assert len(seated) == len(set(seated)) == players // 4 * 4
            assert sorted([*seated, *game.out]) == sorted(f"P{n}" for n in range(players))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("players", range(4, 40))
def test_nobody_sits_out_twice_before_all_have_once(players: int) -> None:
    past = night(players, by_lot(random.Random(7)), "outs")
    for count in range(1, len(past) + 1):
        outs = [sum(f"P{n}" in game.out for game in past[:count]) for n in range(players)]
        assert max(outs) - min(outs) <= 1


@pytest.mark.clause("EUCHRE-49")
def test_the_lower_pair_moves_on_and_splits_with_the_pair_that_stays() -> None:
    people = [f"P{number}" for number in range(40)]
    first = seat_game(people, [], 10, "s")
    lower = {table.number: table.number % 2 for table in first.tables}
    second = seat_game(people, [GamePlayed(first.tables, (), lower)], 10, "s")
    table_of = {one: table.number for table in second.tables for one in table.players}
    partner = {one: set(p) - {one} for table in second.tables for p in table.pairs for one in p}
    for table in first.tables:
        moved, stayed = table.pairs[lower[table.number]], table.pairs[1 - lower[table.number]]
        assert {table_of[one] for one in stayed} == {table.number}
        assert len({table_of[one] for one in moved}) == 1
        assert table_of[moved[0]] != table.number
        assert partner[moved[0]] != {moved[1]}
        assert all("stays" in second.why[one] for one in stayed)
        assert all("moves" in second.why[one] for one in moved)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("players", "most"), [(8, 4), (12, 10), (16, 18), (23, 18), (28, 18), (40, 4), (52, 1)]
)
def test_few_meet_again_as_opponents(players: int, most: int) -> None:
    least = fewest_repeated_opponents(players, most_games(players))
    for results in (by_lot(random.Random(1)), always(0), adverse):
        assert least <= repeated_opponents(night(players, results, "s")) <= least + most


@pytest.mark.parametrize("players", [16, 24, 40])
def test_lower_pairs_move_and_others_stay_in_every_game(players: int) -> None:
    for past in (night(players, by_lot(random.Random(3)), "s"), night(players, adverse, "s")):
        for game, following in pairwise(past):
            at = {one: table.number for table in following.tables for one in table.players}
            for table in game.tables:
                low = game.lower[table.number]
                assert all(at[one] != table.number for one in table.pairs[low])
                assert all(at[one] == table.number for one in table.pairs[1 - low])


def test_seatings_that_keep_the_rule_cost_the_least_or_nearly() -> None:
    past = night(20, by_lot(random.Random(20)), "s")
    more = [above_least(past, no) for no in range(1, len(past))]
    assert min(more) == 0
    assert max(more) <= MET
    assert sum(one == 0 for one in more) >= 7


def above_least(past: list[GamePlayed], no: int) -> int:
    least, found = least_cost(past[:no], past[no], last=no + 1 == len(past))
    return found - least


def test_pairs_move_as_one_while_so_nobody_meets_again() -> None:
    past = night(60, by_lot(random.Random(1)), "s")
    for game, following in pairwise(past[:6]):
        at = {one: table.number for table in following.tables for one in table.players}
        for table in game.tables:
            assert len({at[one] for one in table.pairs[game.lower[table.number]]}) == 1


def test_every_reason_is_true() -> None:
    people = [f"P{number}" for number in range(23)]
    past: list[GamePlayed] = []
    seen = set()
    for _ in range(10):
        game = seat_game(people, past, 10, "why")
        if past:
            seen |= {reason(one, past[-1], game) for one in people}
        past.append(GamePlayed(game.tables, game.out, adverse(game, past)))
    assert {"stays and splits", "moves on to the next", "apart", "after sitting"} <= seen


def reason(one: str, last: GamePlayed, game: GameSeats) -> str:
    """The words in what a player is told that say where to go; they must be so."""
    why = game.why[one]
    at = {who: table.number for table in game.tables for who in table.players}
    if one in game.out:
        assert why.startswith("Sits out")
        return "sits out"
    if one in last.out:
        assert "Comes in after sitting out" in why
        return "after sitting"
    table = next(table for table in last.tables if one in table.players)
    side = int(one in table.pairs[1])
    partner = next(who for who in table.pairs[side] if who != one)
    apart = partner in at and at[partner] != at[one]
    if last.lower[table.number] != side:
        assert at[one] == table.number
        assert "more points: stays and splits" in why
        return "stays and splits"
    assert at[one] != table.number
    assert "fewer points: moves" in why
    assert ("each apart" in why) == apart
    if apart:
        return "apart"
    onward = at[one] == table.number % len(game.tables) + 1
    assert ("on to the next table" in why) == onward
    return "moves on to the next" if onward else "further on"


def test_the_bound_on_repeated_opponents_worked_by_hand() -> None:
    # twelve players, ten games: twenty opponents each among eleven others
    assert fewest_repeated_opponents(12, 10) == 12 * 9 // 2
    assert fewest_repeated_opponents(4, 3) == 4 * 3 // 2
    assert fewest_repeated_opponents(40, 10) == 0


def test_people_may_leave_and_come_between_games() -> None:
    people = [f"P{number}" for number in range(22)]
    past: list[GamePlayed] = []
    for game_no in range(10):
        if game_no == 3:
            people.remove("P5")
        if game_no == 6:
            people.append("Late")
        game = seat_game(people, past, 10, "s")
        seated = [one for table in game.tables for one in table.players]
        assert sorted([*seated, *game.out]) == sorted(people)
        past.append(GamePlayed(game.tables, game.out, always(1)(game, past)))
    assert len(set(partnerships(past))) == len(partnerships(past))


def test_a_game_too_many_is_refused_with_a_cure() -> None:
    with pytest.raises(NoSeating) as refused:
        night(8, always(0), "s", games=8)
    assert "fewer" in refused.value.cure
    with pytest.raises(ValueError, match="Four are needed"):
        seat_game(["A", "B", "C"], [], 3, "s")


def test_the_same_draw_and_results_seat_alike() -> None:
    assert night(22, always(0), "s") == night(22, always(0), "s")
    assert night(22, always(0), "s") != night(22, always(0), "t")


def test_who_goes_where_costs_the_least() -> None:
    rng = random.Random(5)
    for _ in range(60):
        size = rng.randrange(1, 7)
        cost = [[rng.randrange(20) for _ in range(size)] for _ in range(size)]
        chosen = assign(cost)
        best = min(sum(cost[r][c] for r, c in enumerate(way)) for way in permutations(range(size)))
        assert sum(cost[row][column] for row, column in enumerate(chosen)) == best


def test_every_pair_of_eight_is_partnered_once_in_seven_games() -> None:
    pairs = set(partnerships(night(8, adverse, "s")))
    assert pairs == {frozenset(two) for two in combinations([f"P{n}" for n in range(8)], 2)}
