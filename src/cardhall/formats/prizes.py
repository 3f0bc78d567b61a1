"""Pay each place to the cent, and share the prizes of those who are level.

How many are paid and by which shares is data, ``payouts.toml``; it goes on for any number of
entries. Cents are whole: each gets what its share makes whole, and the cents that are over go to
the largest fractions, of equal ones to the higher place, so that all together are the sum.
"""

import tomllib
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files

ONE_IN = 8
LEAST = 3


def split(cents: int, parts: Sequence[int | Fraction]) -> list[int]:
    """Whole cents in proportion to parts, adding up to ``cents`` exactly. Raises ValueError where
    there is nothing in the parts."""
    whole = sum(parts)
    if whole <= 0 or min(parts) < 0:
        raise ValueError(f"parts: {list(parts)} share nothing out. Let one be above nothing")
    exact = [Fraction(cents) * part / whole for part in parts]
    given = [int(one) for one in exact]
    fractions = sorted(range(len(parts)), key=lambda i: (given[i] - exact[i], i))
    for i in fractions[: cents - sum(given)]:
        given[i] += 1
    return given


def paid_places(entries: int) -> int:
    """One in eight entries, at least three; all, if there are fewer (OP-HOLDEM-03)."""
    return min(entries, max(LEAST, entries // ONE_IN))


@cache
def usual_shares(places: int) -> tuple[Fraction, ...]:
    """Per cent of each of so many paid places, first to last; a hundred in all."""
    table = tomllib.loads((files(__package__) / "payouts.toml").read_text("utf-8"), parse_float=str)
    shares = table["shares"]
    parts = [Fraction(part) for part in shares[min(places, len(shares)) - 1]] if places else []
    for step in table["beyond"]:
        more = min(step.get("to", places), places) - len(parts)
        parts += [Fraction(step["part"])] * more
    return tuple(100 * part / sum(parts) for part in parts)


def payouts(cents: int, shares: Sequence[int | Fraction]) -> list[int]:
    """Share the prize money among the paid places, first to last, adding up to ``cents``. Raises
    ValueError where the shares are neither a hundred per cent nor all alike."""
    if sum(shares) != 100 and len(set(shares)) != 1:
        raise ValueError(f"shares: they make {sum(shares)} per cent. Let them make 100")
    return split(cents, shares)


def shared_payouts(
    prizes: Sequence[int], standing: Mapping[str, tuple[int, bool]]
) -> dict[str, int]:
    """Cents for each, level places sharing what their places together bring; odd cents one each
    by name, so that it adds up."""
    groups: dict[int, list[str]] = {}
    for one, (place, _) in standing.items():
        groups.setdefault(place, []).append(one)
    won: dict[str, int] = {}
    for place, level in groups.items():
        pot = sum(prizes[place - 1 : place - 1 + len(level)])
        for one, cents in zip(sorted(level), split(pot, [1] * len(level)), strict=True):
            if cents:
                won[one] = cents
    return won
