"""The values of poker hands beside phevaluator's, which counts from 1, the best, to 7462.

The two must not only put hands in the same order: ours and theirs add up to 7463 for every hand.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, islice
from typing import Any, TypeAlias

import numpy as np
from phevaluator import _pheval

from cardhall.cards.seven import hand_values, value_of_seven

SUM = 7463
FIVES = 2_598_960
SEVENS = 10_000_000
CHUNK = 100_000
Cards: TypeAlias = np.ndarray[Any, np.dtype[Any]]


def theirs(cards: Cards) -> Cards:
    """Their numbers of the cards: four cards of a rank follow each other."""
    numbers: Cards = cards % 13 * 4 + cards // 13
    return numbers


def compare(cards: np.ndarray, rank: Callable[..., int]) -> None:
    """A chunk of hands of one size."""
    values = hand_values(cards)
    ranks = np.fromiter((rank(*hand) for hand in theirs(cards).tolist()), "int64", len(cards))
    wrong = np.flatnonzero(values + ranks != SUM)
    assert not wrong.size, (
        f"{cards[wrong[0]].tolist()}: ours {values[wrong[0]]}, theirs {ranks[wrong[0]]}"
    )


def five_card_hands() -> Iterator[np.ndarray]:
    """All of them, in chunks."""
    every = combinations(range(52), 5)
    while chunk := list(islice(every, CHUNK)):
        yield np.array(chunk, "uint8")


def random_hands(size: int, hands: int, seed: int) -> Iterator[np.ndarray]:
    """Random hands, in chunks."""
    rng = np.random.default_rng(seed)
    decks = np.tile(np.arange(52, dtype="uint8"), (CHUNK, 1))
    while hands > 0:
        yield np.ascontiguousarray(rng.permuted(decks, axis=1)[: min(hands, CHUNK), :size])
        hands -= CHUNK


def run(full: bool) -> None:
    """All five-card hands; ten million of seven cards and as many as fit of six."""
    count = 0
    for chunk in five_card_hands() if full else random_hands(5, CHUNK, 5):
        compare(chunk, _pheval.evaluate_5cards)
        count += len(chunk)
    assert count == FIVES or not full
    print(f"{count:,} five-card hands agree with phevaluator")
    for size, rank in ((6, _pheval.evaluate_6cards), (7, _pheval.evaluate_7cards)):
        hands = SEVENS if full else CHUNK
        for chunk in random_hands(size, hands, size):
            compare(chunk, rank)
        print(f"{hands:,} random hands of {size} cards agree with phevaluator")
    singles = next(random_hands(7, CHUNK, 1))[:10_000].tolist()
    assert [value_of_seven(*hand) for hand in singles] == hand_values(
        np.array(singles, "uint8")
    ).tolist()
