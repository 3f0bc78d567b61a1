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


@pytest.mark.clause("OP-PITTY-01", "LLAA-PITTY-05")
@pytest.mark.parametrize("seed", [1626, 8, 76])
def test_at_pitty_pat_duty_and_ranks_that_are_alike_are_weighed(seed: int) -> None:
    """In the first somebody must take who would rather wait; in the others several ranks are held
    alike. By chance few positions with so small a stock are such."""
    compared, _ = compare("pitty_pat", range(seed, seed + 1), 4)
    assert compared == 1
