"""Shares of the pot: exact on every street, drawn from a seed, errors that name the field."""

from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest

from cardhall.cards import equity
from cardhall.cards.equity import Equity, exact, sampled
from cardhall.cards.notation import CardError, card_set, format_cards
from cardhall.cards.seven import hand_value


def by_hand(hands: list[int], board: int, dead: int = 0) -> Equity:
    """The same with loops of Python."""
    gone = board | dead | sum(hands)
    live = [1 << card for card in range(52) if not gone >> card & 1]
    shared = [[0] * len(hands) for _ in hands]
    boards = 0
    for rest in combinations(live, 5 - board.bit_count()):
        values = [hand_value(hand | board | sum(rest)) for hand in hands]
        best = [place for place, value in enumerate(values) if value == max(values)]
        for place in best:
            shared[place][len(best) - 1] += 1
        boards += 1
    return Equity(boards, tuple(map(tuple, shared)), True)


def deal(rng: Random, *sizes: int) -> list[int]:
    cards = rng.sample(range(52), sum(sizes))
    return [card_set([cards.pop() for _ in range(size)]) for size in sizes]


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("lying", [3, 4, 5])
def test_every_board_from_the_flop_on_is_counted_right(players: int, lying: int) -> None:
    rng = Random(players * lying)
    for _ in range(3 if lying == 3 else 20):
        board, dead, *hands = deal(rng, lying, rng.randrange(4), *[2] * players)
        assert exact(hands, board, dead) == by_hand(hands, board, dead)


def test_all_boards_before_the_flop() -> None:
    found = exact(["AS KD", "QH QC"])
    assert found.boards == comb(48, 5)
    assert found.shared == ((730541, 5854), (975909, 5854))
    assert found.share(0) == Fraction(730541 * 2 + 5854, 2 * 1712304)
    assert found.wins(1) == 975909
    assert found.ties(1) == 5854
    assert sum(found.share(hand) for hand in range(2)) == 1
    assert sum(found.shares) == pytest.approx(1)


def test_equal_hands_share_alike() -> None:
    found = exact(["AS AD", "AC AH", "2C 2D"])
    assert found.share(0) == found.share(1)
    assert found.ties(2) < found.ties(0)


def test_a_board_that_plays_is_shared_by_all() -> None:
    found = exact(["2C 2D", "3C 3D", "4C 4D"], "TS JS QS KS AS")
    assert found.shared == ((0, 0, 1),) * 3
    assert found.share(2) == Fraction(1, 3)


def test_ranges_count_each_way_to_hold_them() -> None:
    aces = [format_cards(pair) for pair in combinations([12, 25, 38, 51], 2)]
    found = exact(["KS KD", aces], "2C 7D 9H")
    assert found.boards == 6 * comb(45, 2)
    assert found.wins(0) == sum(exact(["KS KD", one], "2C 7D 9H").wins(0) for one in aces)
    apart = exact([aces, aces], "2C 7D 9H 3S")
    assert apart.boards == 6 * 44
    assert apart.share(0) == Fraction(1, 2)


def test_an_unknown_hand_is_every_pair_that_is_left() -> None:
    found = exact(["AS KD", None], "2C 7D 9H JC 3S")
    assert found.boards == comb(45, 2)
    gone = card_set("AS KD 2C 7D 9H JC 3S")
    others = [pair for pair in combinations(range(52), 2) if not card_set(pair) & gone]
    assert found == exact(["AS KD", others], "2C 7D 9H JC 3S")


CASES: dict[str, tuple[list[str | list[str] | None], str]] = {
    "two known": (["AS KD", "QH QC"], ""),
    "on the flop": (["AS KD", "QH QC"], "2C 7D 9H"),
    "on the turn": (["AS KD", "QH QC"], "2C 7D 9H KC"),
    "three": (["AS KD", "QH QC", "5C 4C"], "6C 7D 9H"),
    "a range": (["AS KD", ["QH QC", "AD AC", "KS KH", "5S 4S"]], "2C 7D 9H"),
    "two ranges": ([["AS KD", "AD AC"], ["QH QC", "AD AC", "KS KH"]], "2C 7D 9H"),
    "unknown": (["AS KD", None], "2C 7D KH"),
    "a range and unknown": (["AS KD", ["AD AC", "2S 2H"], None], "2C 7D 9H KH"),
}


@pytest.mark.parametrize("case", CASES)
def test_drawn_deals_come_near_to_all_deals(case: str) -> None:
    hands, board = CASES[case]
    samples = 40_000
    whole = exact(hands, board)
    drawn = sampled(hands, board, samples=samples, seed=7)
    assert drawn.boards == samples
    assert not drawn.exact
    assert sum(drawn.share(hand) for hand in range(len(hands))) == 1
    for hand in range(len(hands)):
        assert abs(drawn.shares[hand] - whole.shares[hand]) < 5 * 0.5 / samples**0.5


def test_a_seed_repeats_its_deals() -> None:
    hands = ["AS KD", "QH QC", None]
    once = sampled(hands, samples=1000, seed=3)
    assert once == sampled(hands, samples=1000, seed=3)
    assert once != sampled(hands, samples=1000, seed=4)


def test_as_many_hands_as_the_cards_allow() -> None:
    found = sampled([None] * 22, samples=300, seed=1)
    assert sum(found.share(hand) for hand in range(22)) == 1


WRONG = {
    "hands: 1": lambda: exact(["AS KD"]),
    "hands: 23": lambda: exact([None] * 23),
    r"hands\[1\]: AS is also in hands\[0\]": lambda: exact(["AS KD", "AS QD"]),
    r"hands\[0\]: KD is also in board": lambda: exact(["AS KD", "QS QD"], "KD 2C 3C"),
    r"hands\[1\]: QD is also in dead": lambda: exact(["AS KD", "QS QD"], "", "QD"),
    "dead: 2C is also in board": lambda: exact(["AS KD", "QS QD"], "2C 3C 4C", "2C"),
    r"hands\[0\]: 3 cards": lambda: exact(["AS KD 2C", "QS QD"]),
    r"hands\[1\]: 'XX' is not a card": lambda: exact(["AS KD", "XX"]),
    "board: 6 cards": lambda: exact(["AS KD", "QS QD"], "2C 3C 4C 5C 6C 7C"),
    "board: 2C comes twice": lambda: exact(["AS KD", "QS QD"], [0, 0, 1]),
    r"hands\[0\]: -1 is no set": lambda: exact([-1, "QS QD"]),
    r"hands\[1\]: an empty range": lambda: exact(["AS KD", []]),
    r"hands\[1\]: board and dead cards leave nothing": lambda: exact(
        ["AS KD", ["2C 3C", "2C 4C"]], "2C 7D 9H"
    ),
    "hands: the ranges leave no deal": lambda: exact(["AS KD", ["AS 3C", "KD 4C"]], "2C 7D 9H"),
    "boards are more than": lambda: exact([None, None]),
    "samples: 0": lambda: sampled(["AS KD", None], samples=0, seed=1),
    "4 cards are left": lambda: exact([3 << 2 * i for i in range(22)], "", "AS KS QS JS"),
}


@pytest.mark.parametrize("text", WRONG)
def test_what_cannot_be_names_its_field(text: str) -> None:
    with pytest.raises(CardError, match=text):
        WRONG[text]()
    assert equity.MOST_HANDS == 22
