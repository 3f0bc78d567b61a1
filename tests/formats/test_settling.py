"""Settling up with the fewest transfers."""

import random
from itertools import combinations

import pytest

from cardhall.formats.settling import settle


def most_groups(amounts: tuple[int, ...]) -> int:
    """By trying: the most groups that cancel. The first person is in some group."""
    if not amounts:
        return 0
    first, rest = amounts[0], amounts[1:]
    best = 0
    for size in range(len(rest) + 1):
        for chosen in combinations(range(len(rest)), size):
            if first + sum(rest[one] for one in chosen) == 0:
                others = tuple(cents for one, cents in enumerate(rest) if one not in chosen)
                best = max(best, 1 + most_groups(others))
    return best


def balanced(rng: random.Random, people: int) -> dict[str, int]:
    amounts = [5 * rng.randrange(-6, 7) for _ in range(people - 1)]
    return {f"P{one}": cents for one, cents in enumerate([*amounts, -sum(amounts)])}


def test_everybody_is_even_afterwards_and_nobody_pays_for_nothing() -> None:
    rng = random.Random(1)
    for _ in range(200):
        balances = balanced(rng, rng.randrange(2, 30))
        left = dict(balances)
        for transfer in settle(balances):
            assert transfer.cents > 0
            left[transfer.payer] += transfer.cents
            left[transfer.receiver] -= transfer.cents
        assert set(left.values()) == {0}


def test_there_is_no_way_with_fewer_transfers() -> None:
    rng = random.Random(2)
    for _ in range(150):
        balances = balanced(rng, rng.randrange(2, 8))
        amounts = tuple(cents for cents in balances.values() if cents)
        assert len(settle(balances)) == len(amounts) - most_groups(amounts)


def test_three_and_three_settle_with_four() -> None:
    balances = {"A": -30, "B": 10, "C": 20, "D": 70, "E": -25, "F": -45}
    assert len(settle(balances)) == 4


def test_balances_that_do_not_add_up_are_refused() -> None:
    with pytest.raises(ValueError, match="add up to 5"):
        settle({"A": 10, "B": -5})
