"""The figures of many days: means, how far days spread, shares, each with its 95% interval."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from cardhall.simulation.day import SimulatedDay

Z = 1.96  # of a normal distribution, 95% lie within so many standard deviations


@dataclass(frozen=True)
class MeanAmount:
    """A mean with the 95% interval of the mean, and the range in which 95% of the days lie."""

    mean: float
    low: float
    high: float
    least: float
    most: float


@dataclass(frozen=True)
class Share:
    """The share of times that something was so, with its 95% interval (Wilson's)."""

    count: int
    of: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class CategoryFigures:
    """One category over all days."""

    category: str
    entries: int
    minutes: MeanAmount
    tables: MeanAmount
    rounds: MeanAmount
    hands: MeanAmount
    best_wins: Share


@dataclass(frozen=True)
class Figures:
    """All categories, and the whole day."""

    runs: int
    minutes: MeanAmount
    tables: MeanAmount
    categories: tuple[CategoryFigures, ...]

    def to_data(self) -> dict[str, object]:
        """Plain data, for JSON."""
        return asdict(self)


def amount(values: Sequence[float]) -> MeanAmount:
    """Of one or more values."""
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.fsum((value - mean) ** 2 for value in values) / max(1, count - 1)
    error = Z * math.sqrt(spread / count)
    line = sorted(values)
    return MeanAmount(mean, mean - error, mean + error, _at(line, 0.025), _at(line, 0.975))


def _at(line: Sequence[float], share: float) -> float:
    """The value that so many lie below, of a sorted line."""
    place = share * (len(line) - 1)
    low = int(place)
    high = min(low + 1, len(line) - 1)
    return line[low] + (line[high] - line[low]) * (place - low)


def share(count: int, of: int) -> Share:
    """Wilson's interval holds near nothing and near all, where others do not."""
    part = count / of
    middle = (part + Z * Z / (2 * of)) / (1 + Z * Z / of)
    reach = Z * math.sqrt(part * (1 - part) / of + Z * Z / (4 * of * of)) / (1 + Z * Z / of)
    return Share(count, of, part, max(0.0, middle - reach), min(1.0, middle + reach))


def figures(days: Sequence[SimulatedDay], entries: Sequence[int]) -> Figures:
    """The figures of one or more days; entries by category, in the days' order."""
    categories = []
    for place, count in enumerate(entries):
        played = [day.categories[place] for day in days]
        categories.append(
            CategoryFigures(
                played[0].category,
                count,
                amount([one.minutes for one in played]),
                amount([one.tables for one in played]),
                amount([one.rounds for one in played]),
                amount([one.hands for one in played]),
                share(sum(one.best_won for one in played), len(played)),
            )
        )
    return Figures(
        len(days),
        amount([day.minutes for day in days]),
        amount([day.tables for day in days]),
        tuple(categories),
    )
