"""Freezeouts: balancing, places, prizes, chips changed up."""

import random
from dataclasses import replace

import pytest

from cardhall.formats.freezeout import (
    Bust,
    Move,
    PokerTable,
    color_up,
    draw_tables,
    moved,
    next_moves,
    places,
    waiting,
)
from cardhall.formats.lot import Lot
from cardhall.formats.prizes import paid_places, payouts, shared_payouts, usual_shares


def table(number: int, players: int, big: int = 0, size: int = 9) -> PokerTable:
    seats = [f"T{number}-{seat}" for seat in range(players)] + [""] * (size - players)
    return PokerTable(number, tuple(seats), big)


def test_seats_are_drawn_at_tables_that_differ_by_one_at_most() -> None:
    for people in range(2, 200):
        tables = draw_tables([f"P{n}" for n in range(people)], Lot("s", "seats"))
        sizes = [len(one.players) for one in tables]
        assert max(sizes) - min(sizes) <= 1
        assert len(tables) == -(-people // 9)
        assert sum(sizes) == people


def test_who_is_due_next_moves_to_where_the_big_blind_comes_soonest() -> None:
    # nine against seven; at table 2 seats 7 and 8 are open and the big blind was on seat 5
    nine, seven = table(1, 9, big=3), table(2, 7, big=5)
    (move,) = next_moves([nine, seven], Lot("s", "moves"))
    assert (move.player, move.to_table, move.to_seat) == ("T1-4", 2, 7)
    assert "after 1 hand" in move.why


def test_an_open_seat_before_the_next_big_blind_takes_it_at_once() -> None:
    seven = replace(table(2, 9, big=2), seats=("a", "b", "c", "", "", "f", "g", "h", "i"))
    (move,) = next_moves([table(1, 9, big=8), seven], Lot("s", "moves"))
    assert move.to_seat == 3
    assert "at once" in move.why


def test_nobody_is_put_where_the_big_blind_has_just_passed() -> None:
    # the last big blind, on seat 2, went out: that seat has the next small blind
    seven = replace(table(2, 9, big=2), seats=("a", "b", "", "d", "e", "f", "", "h", "i"))
    (move,) = next_moves([table(1, 9), seven], Lot("s", "moves"))
    assert move.to_seat == 6


def test_a_difference_of_one_stands_and_tables_in_a_hand_are_left_alone() -> None:
    assert next_moves([table(1, 8), table(2, 7), table(3, 7)], Lot("s", "m")) == []
    assert next_moves([table(1, 9), table(2, 7)], Lot("s", "m"), busy={2}) == []
    assert next_moves([table(1, 9), table(2, 7), table(3, 7)], Lot("s", "m"), busy={2}) != []


def test_the_highest_table_is_broken_when_the_others_hold_everybody() -> None:
    tables = [table(1, 8), table(2, 7), table(3, 3)]
    assert next_moves(tables, Lot("s", "m"), busy={3}) == []
    moves = next_moves(tables, Lot("s", "m"))
    assert {move.player for move in moves} == {"T3-0", "T3-1", "T3-2"}
    assert {move.kind for move in moves} == {"break"}
    after = [one for one in moved(tables, moves) if one.players]
    assert sorted(len(one.players) for one in after) == [9, 9]


def test_nine_left_draw_for_the_final_table() -> None:
    moves = next_moves([table(1, 5), table(2, 4)], Lot("s", "m"))
    assert {move.kind for move in moves} == {"final"}
    assert sorted(move.to_seat for move in moves) == list(range(9))
    (left,) = [one for one in moved([table(1, 5), table(2, 4)], moves) if one.players]
    assert left.number == 1
    assert left.big == -1


class Tournament:
    """Tables that play hands at their own pace; chips are won at random, whole stacks at times."""

    def __init__(self, people: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.names = [f"P{n}" for n in range(people)]
        self.tables = draw_tables(self.names, Lot(str(seed), "seats"))
        self.stacks = dict.fromkeys(self.names, 10_000)
        self.busts: list[Bust] = []
        self.hand = 0
        self.paid: dict[str, int] = {}
        """Own hands since the last big blind, after a balancing move; who pays leaves it."""
        self.moves: list[Move] = []
        self.redrawn = 0

    def play(self, number: int) -> None:
        """A hand at a table: the big blind goes on, somebody may lose it all to another."""
        here = next(one for one in self.tables if one.number == number)
        here = replace(here, big=here.next_big)
        self.tables = [here if one.number == number else one for one in self.tables]
        self.hand += 1
        for one in here.players:
            if one in self.paid:
                self.paid[one] += 1
                assert self.paid[one] <= len(here.players), "the big blind missed a player"
        self.paid.pop(here.seats[here.big], None)
        winner, *losers = self.rng.sample(here.players, len(here.players))
        for loser in losers[: self.rng.choice((1, 1, 1, 2))]:
            lost = self.stacks[loser] if self.rng.randrange(2) else self.stacks[loser] // 3
            self.stacks[loser] -= lost
            self.stacks[winner] += lost
            if not self.stacks[loser]:
                self.busts.append(Bust(loser, self.hand, lost))
                self.tables = [
                    replace(t, seats=tuple("" if one == loser else one for one in t.seats))
                    for t in self.tables
                ]

    def move(self) -> None:
        """All that is to be moved while the other tables have finished their hands."""
        while moves := next_moves(self.tables, Lot(str(self.hand), "moves")):
            for move in moves:
                source = next(one for one in self.tables if one.number == move.from_table)
                if move.kind == "balance":
                    assert source.seats[source.big] != move.player, "the player has just paid"
                    self.paid[move.player] = 0
                else:
                    self.redrawn += 1
                    self.paid.pop(move.player, None)
            self.tables = [one for one in moved(self.tables, moves) if one.players]
            self.moves += moves
        sizes = [len(one.players) for one in self.tables]
        assert max(sizes) - min(sizes) <= 1

    def run(self) -> dict[str, tuple[int, bool]]:
        while len(self.tables) > 1 or len(self.tables[0].players) > 1:
            self.play(self.rng.choice(self.tables).number)
            self.move()
            assert sum(self.stacks.values()) == 10_000 * len(self.names)
        return places(self.names, self.busts)


@pytest.mark.parametrize("seed", range(24))
def test_whole_tournaments_stay_level_and_fair(seed: int) -> None:
    people = random.Random(seed).randrange(20, 240)
    event = Tournament(people, seed)
    standing = event.run()
    assert set(standing) == set(event.names)
    assert [one for one, (place, _) in standing.items() if place == 1]
    prizes = payouts(2000 * people, usual_shares(paid_places(people)))
    assert sum(prizes) == 2000 * people
    assert sum(shared_payouts(prizes, standing).values()) == 2000 * people


def test_places_follow_the_hand_and_then_the_stack() -> None:
    busts = [Bust("E", 1, 100), Bust("D", 4, 50), Bust("C", 4, 300), Bust("B", 4, 300)]
    assert places(list("ABCDE"), busts) == {
        "A": (1, False), "B": (2, True), "C": (2, True), "D": (4, False), "E": (5, False),
    }  # fmt: skip


def test_chips_are_changed_up_and_nobody_is_raced_out() -> None:
    rng = random.Random(4)
    for seed in range(200):
        stacks = {f"P{n}": 25 * rng.randrange(1, 60) for n in range(rng.randrange(2, 10))}
        after = color_up(stacks, 25, 100, Lot(str(seed), "race"))
        for one, stack in stacks.items():
            assert after[one] % 100 == 0
            assert after[one] > 0
            assert after[one] - stack // 100 * 100 in (0, 100)
        short = sum(1 for stack in stacks.values() if stack < 100)
        assert 0 <= sum(after.values()) - sum(stacks.values()) < 100 + 100 * short
    with pytest.raises(ValueError, match="not made of"):
        color_up({"A": 100}, 30, 100, Lot("s", "race"))


def test_the_smallest_table_waits_and_one_of_the_largest() -> None:
    tables = [table(1, 9), table(2, 7), table(3, 9)]
    assert waiting(tables) == {1, 2}
    assert waiting(tables, busy={1}) == {2, 3}
    assert waiting(tables, busy={1, 2, 3}) == {2}  # and the first of the others to finish
    assert waiting([table(1, 9), table(2, 8), table(3, 8)]) == frozenset()
    assert waiting([table(1, 8), table(2, 7), table(3, 3)]) == {3}  # is to be broken
    assert waiting([table(1, 5), table(2, 4)]) == {1, 2}  # draw for the final table
    assert waiting([table(1, 5)]) == frozenset()
