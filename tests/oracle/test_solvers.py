"""The solvers say what trying every play says, in a sample of positions."""

import pytest

from cardhall import solve
from tests import examples
from tests.oracle.solvers import CARDS, compare


@pytest.mark.parametrize("name", solve.SOLVED)
def test_every_card_is_worth_what_all_plays_say(name: str) -> None:
    first = examples.dice(f"solvers {name}").randrange(1_000_000)
    compared, _ = compare(name, range(first, first + examples.share(160)), CARDS[name] - 1)
    assert compared
