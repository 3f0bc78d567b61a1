"""Fixed movements: whist tournaments as far as the night goes."""

from collections import Counter
from itertools import combinations

import pytest

from cardhall.formats import movement
from cardhall.formats.movement import MovementGame, card, drawn, fixed, is_whist, numbers, seated
from cardhall.formats.progressive import NoSeating, most_games

WHOLE = [players for players in range(4, 202) if players % 4 in (0, 1)]


def partners(games: tuple[MovementGame, ...]) -> Counter[frozenset[int]]:
    return Counter(frozenset(pair) for game in games for table in game.tables for pair in table)


def opponents(games: tuple[MovementGame, ...]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset((one, two))
        for game in games
        for pair, other in game.tables
        for one in pair
        for two in other
    )


def whole(players: int) -> tuple[MovementGame, ...]:
    """All games of a movement, beyond what a night has."""
    start = movement._starts()[players]
    return tuple(movement._game(start, number, number) for number in range(start.order))


def test_there_is_one_for_every_number_of_whole_tables_and_one_more() -> None:
    assert list(numbers()) == WHOLE
    assert [n for n in (4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 33, 36, 37, 40, 41)
            if not is_whist(n)] == []  # fmt: skip
    for players in (3, 6, 7, 22, 23, 202):
        assert fixed(players, 3) is None
        assert not is_whist(players)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("players", [n for n in WHOLE if is_whist(n)])
def test_over_its_whole_length_every_two_are_partners_once_and_opponents_twice(
    players: int,
) -> None:
    games = whole(players)
    assert len(games) == (players - 1 if players % 4 == 0 else players)
    every = {frozenset(two) for two in combinations(range(1, players + 1), 2)}
    assert partners(games) == dict.fromkeys(every, 1)
    assert opponents(games) == dict.fromkeys(every, 2)
    assert Counter(one for game in games for one in game.out) == (
        {} if players % 4 == 0 else dict.fromkeys(range(1, players + 1), 1)
    )


@pytest.mark.clause("EUCHRE-50", "EUCHRE-52")
@pytest.mark.sampled(6)
@pytest.mark.parametrize("players", WHOLE)
def test_in_the_games_announced_nobody_partners_twice_or_meets_anybody_three_times(
    players: int,
) -> None:
    for count in {1, 3, most_games(players)} - {n for n in (1, 3) if n > most_games(players)}:
        games = fixed(players, count)
        assert games is not None
        assert [game.number for game in games] == list(range(1, count + 1))
        assert set(partners(games).values()) == {1}
        assert max(opponents(games).values()) <= 2
        for game in games:
            here = [one for table in game.tables for pair in table for one in pair]
            assert sorted([*here, *game.out]) == list(range(1, players + 1))
            assert len(game.tables) == players // 4
    assert fixed(players, most_games(players, 99) + 1) is None


def test_of_many_players_few_meet_again() -> None:
    for players in (40, 80, 120, 200):
        games = fixed(players, 10)
        assert games is not None
        again = sum(count - 1 for count in opponents(games).values())
        assert again <= 21  # games in their plain order have more


def test_a_card_says_game_table_seat_partner_and_opponents() -> None:
    games = fixed(13, 10)
    assert games is not None
    for player in range(1, 14):
        lines = card(games, player)
        assert [line.game for line in lines] == list(range(1, 11))
        for game, line in zip(games, lines, strict=True):
            if player in game.out:
                assert (line.table, line.partner, line.opponents) == (0, 0, ())
                continue
            (a, c), (b, d) = game.tables[line.table - 1]
            seats = {"A": a, "B": b, "C": c, "D": d}
            assert seats[line.seat] == player
            assert {line.partner, player} in ({a, c}, {b, d})
            assert {player, line.partner, *line.opponents} == {a, b, c, d}
    with pytest.raises(ValueError, match="no 14"):
        card(games, 14)


def test_people_are_put_in_the_movement_in_their_order() -> None:
    games = fixed(5, 5)
    assert games is not None
    people = ["Ann", "Ben", "Cal", "Dot", "Eve"]
    for game in games:
        seats = seated(game, people)
        here = [one for table in seats.tables for one in table.players]
        assert sorted([*here, *seats.out]) == people
        assert seats.out == tuple(people[number - 1] for number in game.out)
        assert set(seats.why) == set(people)
        assert "out" in seats.why[seats.out[0]]
    with pytest.raises(ValueError, match="4 here, the movement is for 5"):
        seated(games[0], people[:4])


@pytest.mark.parametrize("players", [6, 10, 22, 23])
def test_other_numbers_have_one_drawn_by_lot(players: int) -> None:
    games = drawn(players, most_games(players), "seed")
    assert games == drawn(players, most_games(players), "seed")
    assert set(partners(games).values()) == {1}
    outs = Counter(one for game in games for one in game.out)
    counts = [outs[one] for one in range(1, players + 1)]
    assert max(counts) - min(counts) <= 1
    with pytest.raises(NoSeating):
        drawn(6, 8, "seed")
