"""Po-Ke-No boards: what is proper, what is measured, and the twelve that ship."""

from itertools import combinations
from random import Random

import pytest

from cardhall.cards.notation import format_card, parse_cards
from cardhall.cards.poker import KINDS, five_card_value, kind_of
from cardhall.cards.table import RulesError
from cardhall.games.po_ke_no import CALL_ACTION, SETTLE_ACTION, Hand, Rules, opening, out_action
from cardhall.games.po_ke_no.boards import (
    Dice,
    Tally,
    alike,
    boards_toml,
    changed,
    draft,
    faults,
    hands_of,
    make,
    measure,
    read_boards,
    replaced,
    set_faults,
    shipped,
)
from tests.brute.po_ke_no_rules import poker
from tests.games.po_ke_no_play import LLAA, ONE, TWO

clause = pytest.mark.clause
SETS = [shipped(), draft(1), draft(2)]


def lines_of(board: tuple[int, ...]) -> list[list[str]]:
    names = [format_card(card) for card in board]
    return [names[5 * n : 5 * n + 5] for n in range(5)] + [names[n::5] for n in range(5)]


@clause("LLAA-POKENO-24")
@pytest.mark.parametrize("boards", SETS, ids=["shipped", "one", "two"])
def test_all_ten_lines_are_a_pair_or_better_and_all_eight_kinds_are_there(
    boards: tuple[tuple[int, ...], ...],
) -> None:
    """By the brute force's poker, not the program's."""
    for board in boards:
        kinds = [poker(line)[0] for line in lines_of(board)]
        assert min(kinds) >= 1
        assert set(kinds) == set(range(1, 9))
        assert faults(board) == []


@clause("LLAA-POKENO-24")
def test_a_board_that_is_not_proper_is_told_why() -> None:
    assert faults(ONE) == faults(TWO) == []
    assert hands_of(ONE)[:5] == (
        "two pairs", "four of a kind", "three of a kind", "straight flush", "one pair",
    )  # fmt: skip
    worse = list(ONE)
    worse[15] = parse_cards("8D")[0]  # 9C out of the straight flush
    assert faults(worse) == [
        "row 4 is no pair",
        "no full house among its rows and columns",
        "no straight flush among its rows and columns",
    ]
    assert faults(ONE[:24]) == faults([*ONE[:24], ONE[0]]) == ["a board has 25 different cards"]


@clause("LLAA-POKENO-25")
@pytest.mark.parametrize("boards", SETS, ids=["shipped", "one", "two"])
def test_no_two_boards_are_alike_and_each_card_lies_on_five_to_seven(
    boards: tuple[tuple[int, ...], ...],
) -> None:
    assert len(boards) == 12
    pairs = list(combinations(boards, 2))
    assert len(pairs) == 66
    assert not any(set(one) == set(two) for one, two in pairs)
    for card in range(52):
        assert 5 <= sum(card in board for board in boards) <= 7
    assert set_faults(boards) == []


@clause("LLAA-POKENO-25")
def test_alike_boards_and_a_set_out_of_balance_are_told() -> None:
    boards = list(shipped())
    twice = replaced(boards, 1, boards[0])
    assert "boards 1 and 2 are alike" in set_faults(twice)
    assert any("lies on" in fault for fault in set_faults([boards[0]] * 12))
    assert alike(ONE, list(reversed(ONE)))
    assert not alike(ONE, TWO)


def test_every_kind_of_hand_is_told_as_the_ranks_of_poker_tell_it() -> None:
    rng = Random(1)
    for _ in range(300):
        board = rng.sample(range(52), 25)
        lines = [board[5 * n : 5 * n + 5] for n in range(5)] + [board[n::5] for n in range(5)]
        assert list(hands_of(board)) == [KINDS[kind_of(five_card_value(line))] for line in lines]


def winners(boards: list[tuple[int, ...]], deck: list[int]) -> tuple[int, ...]:
    """Who wins this deck's game when everybody is attentive, played by the game itself."""
    hand = Hand(LLAA, boards)
    hand.deal(deck)
    while not hand.legal_actions()[1:]:
        hand.apply(CALL_ACTION)
    for seat in range(hand.seats):
        if hand.why_not(out_action(seat)) is None:
            hand.apply(out_action(seat))
    hand.apply(SETTLE_ACTION)
    result = hand.result()
    return result.even if result.winner is None else (result.winner,)


@pytest.mark.parametrize("count", [2, 12])
def test_the_measure_counts_the_very_games_that_are_dealt(count: int) -> None:
    boards = [*draft(3, count)]
    dealt, won, even = Tally(boards, 7), [0] * count, 0
    for _ in range(640):
        found = winners(boards, dealt.deck())
        even += len(found) > 1
        if len(found) == 1:
            won[found[0]] += 1
    measured = measure(boards, 640, 7)
    assert (measured.games, measured.won, measured.even) == (640, tuple(won), even)


def test_a_rival_is_measured_as_in_its_place() -> None:
    boards, dice = draft(4), Dice(1)
    rivals = [changed(boards, dice) for _ in range(24)]
    tally = Tally(boards, 5, rivals)
    tally.run(1_280)
    assert tally.found() == measure(boards, 1_280, 5)
    for number in (0, 11, 23):
        assert tally.found_with(number) == measure(replaced(boards, *rivals[number]), 1_280, 5)


def test_shares_and_their_intervals() -> None:
    found = measure(shipped(), 64_000, 1)
    assert sum(found.won) + found.even == found.games == 64_000
    assert sum(found.shares) == pytest.approx(1)
    low, high = found.interval(0)
    assert low < found.shares[0] < high
    assert 0.003 < high - low < 0.005
    assert found.spread == max(found.shares) - min(found.shares)


def test_the_boards_that_ship_are_even() -> None:
    """Of 100,000,000 games they win 8.31 to 8.36 per cent each; drafts are a per cent apart."""
    assert measure(shipped(), 1_000_000, 3).spread < 0.0017
    assert measure(draft(1), 1_000_000, 3).spread > 0.003


@pytest.mark.parametrize(("boards", "rivals"), [(1, 0), (13, 0), (2, 25)])
def test_too_many_or_too_few_boards_are_refused(boards: int, rivals: int) -> None:
    some = [tuple(range(25))] * boards
    with pytest.raises(RulesError, match=r"boards|rivals"):
        Tally(some, 1, [(0, some[0])] * rivals)
    if boards != 2:
        with pytest.raises(RulesError, match="boards"):
            draft(1, 0 if boards == 1 else 13)


def test_the_same_seed_makes_the_same_boards_and_a_search_makes_them_evener() -> None:
    one = make(5, 4, stages=((640, 2),))
    assert one == make(5, 4, stages=((640, 2),))
    assert one != make(6, 4, stages=((640, 2),))
    assert set_faults(one) == []
    lines: list[str] = []
    make(5, 4, stages=((640, 2),), tell=lines.append)
    assert lines[0].startswith("640 deals: ")
    assert make(5, 1) != make(6, 1)


def test_boards_are_read_as_they_were_written() -> None:
    text = boards_toml(shipped(), 1, "boards")
    assert read_boards(text) == shipped()
    with pytest.raises(ValueError, match="boards"):
        read_boards("seed = 1")


def test_a_game_opens_on_the_boards_that_ship() -> None:
    assert set(opening(Rules(), 12, 5).boards) == set(shipped())
    assert opening(Rules(), 2, 1).boards == shipped()[1:3]
    with pytest.raises(RulesError, match="seats"):
        opening(Rules(), 13, 1)
