"""Shares of the pot beside boards counted with phevaluator, and beside eval7.

eval7's exact count is used on whole boards only: before the river it is wrong without a word.
"""

from itertools import combinations
from math import comb
from random import Random

import eval7
from phevaluator import _pheval

from cardhall.cards.equity import exact, sampled
from cardhall.cards.notation import RANKS, card_set


def their_number(card: int) -> int:
    return card % 13 * 4 + card // 13


def counted(hands: list[list[int]], board: list[int]) -> tuple[tuple[int, ...], ...]:
    """On how many boards each hand is one of 1, 2, ... best, by phevaluator."""
    gone = {card for cards in (*hands, board) for card in cards}
    live = [their_number(card) for card in range(52) if card not in gone]
    holes = [[their_number(card) for card in hand] for hand in hands]
    lying = [their_number(card) for card in board]
    shared = [[0] * len(hands) for _ in hands]
    for rest in combinations(live, 5 - len(board)):
        ranks = [_pheval.evaluate_7cards(*hole, *lying, *rest) for hole in holes]
        best = min(ranks)
        of = ranks.count(best) - 1
        for hand, rank in enumerate(ranks):
            if rank == best:
                shared[hand][of] += 1
    return tuple(map(tuple, shared))


def eval7_card(card: int) -> eval7.Card:
    return eval7.Card(RANKS[card % 13] + "cdhs"[card // 13])


def on_the_river(hands: list[list[int]], board: list[int]) -> float:
    theirs = [[eval7_card(card) for card in cards] for cards in (*hands, board)]
    villain = eval7.HandRange("".join(map(str, theirs[1])))
    return float(eval7.py_hand_vs_range_exact(theirs[0], villain, theirs[2]))


def run(full: bool) -> None:
    """Every street, two to nine hands."""
    rng = Random(1)
    for lying, deals in ((0, 8 if full else 0), (3, 400 if full else 8), (4, 2000), (5, 2000)):
        for deal in range(deals):
            players = 2 if not lying else 2 + deal % 8
            cards = rng.sample(range(52), 2 * players + lying)
            board, hands = cards[:lying], [cards[i : i + 2] for i in range(lying, len(cards), 2)]
            found = exact(hands, board)
            assert found.boards == comb(52 - len(cards), 5 - lying)
            assert found.shared == counted(hands, board), (hands, board)
            if lying == 5 and players == 2:
                assert abs(found.shares[0] - on_the_river(hands, board)) < 1e-6, (hands, board)
        if deals:
            print(f"{deals} deals with {lying} cards on the board agree with phevaluator and eval7")
    samples = 20_000_000 if full else 200_000
    for deal in range(40 if full else 4):
        cards = rng.sample(range(52), 8)
        hands, board = [cards[:2], cards[2:4]], cards[5:] if deal % 2 else cards[5:5]
        drawn = sampled(hands, board, samples=samples, seed=deal)
        whole = exact(hands, board)
        assert card_set(board).bit_count() in (0, 3)
        far = abs(drawn.shares[0] - whole.shares[0])
        assert far < 5 * 0.5 / samples**0.5, (hands, board, far)
    print(f"{samples:,} drawn deals come as near to all deals as they must")
