"""What a run of deals allows to be said: means, intervals that hold, and many comparisons at once.

An ordinary interval holds for a number of deals that was fixed beforehand. Whoever looks after each
deal and stops when it pleases them needs one that holds at all of these looks together: a
confidence sequence, here the asymptotic one of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas
(Time-uniform central limit theory, 2021).
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import NormalDist

ERROR = 0.05
"""How often an interval may miss."""
SHARPEST = 500
"""The count of deals at which the interval that holds at each look is narrowest for its kind."""
_NORMAL = NormalDist()


@dataclass(frozen=True)
class Interval:
    """From ``low`` to ``high``."""

    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        """Is nothing in doubt of the sign?"""
        return self.low > 0 or self.high < 0

    def __str__(self) -> str:
        return f"{self.low:+.3f} to {self.high:+.3f}"


class Estimate:
    """The mean of numbers that come in one after the other, none of which hangs on another."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """Take in one more (Welford's way: nothing large is subtracted)."""
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self._squares += step * (value - self.mean)

    @property
    def deviation(self) -> float:
        """The standard deviation of the numbers; infinite before there are two."""
        return math.sqrt(self._squares / (self.count - 1)) if self.count > 1 else math.inf

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.deviation / math.sqrt(self.count) if self.count > 1 else math.inf

    def interval(self, error: float = ERROR) -> Interval:
        """Give the interval of the mean for a count that was fixed beforehand."""
        width = _NORMAL.inv_cdf(1 - error / 2) * self.error
        return Interval(self.mean - width, self.mean + width)

    def interval_at_any_time(self, error: float = ERROR) -> Interval:
        """Give the interval of the mean that holds after every number together, so that one may
        stop as soon as it says enough."""
        if self.count < 2:
            return Interval(-math.inf, math.inf)
        rho = (-2 * math.log(error) + math.log(1 - 2 * math.log(error))) / SHARPEST
        spread = self.count * rho + 1
        width = self.deviation * math.sqrt(
            2 * spread / (self.count**2 * rho) * math.log(math.sqrt(spread) / error)
        )
        return Interval(self.mean - width, self.mean + width)

    @property
    def chance(self) -> float:
        """How likely a mean this far from nothing is, on either side, were there no difference."""
        if self.count < 2:
            return 1.0
        if self.error == 0:
            return 0.0 if self.mean else 1.0
        return 2 * (1 - _NORMAL.cdf(abs(self.mean) / self.error))


def holm(chances: Mapping[str, float]) -> dict[str, float]:
    """Correct the chances of several comparisons made at once (Holm's way): whoever believes each
    that is below 0.05 errs in one of twenty such tables, not in one of twenty lines."""
    corrected: dict[str, float] = {}
    least = 0.0
    for place, name in enumerate(sorted(chances, key=lambda name: chances[name])):
        least = max(least, min(1.0, (len(chances) - place) * chances[name]))
        corrected[name] = least
    return {name: corrected[name] for name in chances}
