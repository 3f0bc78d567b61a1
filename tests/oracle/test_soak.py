"""A busy half hour, and the figure by which twelve hours are judged."""

import pytest

from tests.oracle.soak import Told, soak


@pytest.mark.slow
@pytest.mark.flaky(reruns=1)  # docs/decisions/0009
def test_half_an_hour_of_a_busy_hall_goes_by_without_a_refusal() -> None:
    told = soak(0.5, tables=3)
    assert told.refused == []
    assert told.sessions >= 3
    assert told.acts > 50
    assert told.megabytes


@pytest.mark.parametrize(
    ("megabytes", "grown"),
    [
        ([100, 180, 180, 180, 180, 180, 180, 180], 0.0),
        ([100, 100, 100, 110, 120, 130, 150, 160], 0.476),
    ],
    ids=["filled once", "a leak"],
)
def test_what_fills_once_is_no_growth_and_a_leak_is(megabytes: list[float], grown: float) -> None:
    assert Told(8, megabytes).grown() == pytest.approx(grown, abs=0.01)
