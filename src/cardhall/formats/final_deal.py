"""Share the remaining prizes among the last players of a freezeout, in three ways.

``chips`` are their stacks, ``prizes`` what the places they still play for bring, first to last, as
many as there are players. Each way gives every player whole cents, in the order of ``chips``; all
together are the sum of the prizes. An amount for the winner is taken off the prizes before
(``less_for_winner``).
"""

from collections.abc import Sequence
from decimal import Decimal, localcontext
from fractions import Fraction
from math import gcd
from typing import TypeVar

from cardhall.formats.prizes import split

MOST_PLAYERS = 10
"""As many as sit at one table. The chances of all orders of finish grow with two to that power."""

DIGITS = 40
"""Of the chances in ``by_chances``; so many that no cent depends on the last of them."""


def equal(chips: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """The same to each; odd cents to those with more chips."""
    _check(chips, prizes)
    return _in_order(chips, split(sum(prizes), [1] * len(chips)))


def by_chips(chips: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """To each the prize of the next to go out, which nobody can miss any more, and what is left in
    proportion to the chips."""
    _check(chips, prizes)
    sure = min(prizes)
    rest = split(sum(prizes) - sure * len(chips), chips)
    return [sure + more for more in rest]


def by_chances(chips: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """The independent chip model: what each would win on average (``expected``), in whole cents."""
    _check(chips, prizes)
    with localcontext(prec=DIGITS):
        won = _won_on_average(chips, prizes, Decimal(1))
        exact = [one.quantize(Decimal(1).scaleb(10 - DIGITS // 2)) for one in won]
    return _whole(chips, exact, sum(prizes))


def expected(chips: Sequence[int], prizes: Sequence[int]) -> list[Fraction]:
    """Work out exactly what each stack wins on average, if the chance to be first is the share of
    the chips, and so on among the others for each place behind (Malmuth-Harville). prizes: of the
    places, first to last, as many as players or fewer. Raises ValueError for other numbers of
    players than 2 to 10, and for a player without chips."""
    _check(chips, [*prizes, *[0] * (len(chips) - len(prizes))])
    unit = gcd(*chips)
    return _won_on_average([one // unit for one in chips], prizes, Fraction(1))


Chance = TypeVar("Chance", Decimal, Fraction)


def _won_on_average(chips: Sequence[int], prizes: Sequence[int], sure: Chance) -> list[Chance]:
    """Work out what each wins on average, in the kind of number in which a sure thing is handed in.

    For every set of players the chance that just these take the first places is worked out once,
    from the smaller sets: ten players are a thousand sets, not three million orders.
    """
    people = range(len(chips))
    never = sure - sure
    won = [never] * len(chips)
    chances = {0: sure}
    for place in sorted(prizes, reverse=True):
        following: dict[int, Chance] = {}
        for taken, chance in chances.items():
            left = sum(chips[one] for one in people if not taken >> one & 1)
            for one in people:
                if taken >> one & 1:
                    continue
                here = chance * chips[one] / left
                won[one] += here * place
                following[taken | 1 << one] = following.get(taken | 1 << one, never) + here
        chances = following
    return won


def less_for_winner(prizes: Sequence[int], left: int) -> list[int]:
    """The prizes without an amount that is kept to be played for: it comes off the highest, down to
    the next one, then off both, so that no place brings less than one behind it. Raises ValueError
    when there is not so much."""
    if not 0 <= left <= sum(prizes):
        raise ValueError(f"left: {left} is not between 0 and {sum(prizes)}")
    highest_first = sorted(prizes, reverse=True)
    for count in range(1, len(highest_first) + 1):
        top = sum(highest_first[:count]) - left
        floor = highest_first[count] if count < len(highest_first) else 0
        if top >= floor * count:
            return [*split(top, [1] * count), *highest_first[count:]]
    return []


def _check(chips: Sequence[int], prizes: Sequence[int]) -> None:
    if not 2 <= len(chips) <= MOST_PLAYERS or len(prizes) != len(chips):
        raise ValueError(
            f"chips: {len(chips)} players and {len(prizes)} prizes. Let there be as many of both, "
            f"2 to {MOST_PLAYERS}"
        )
    if min(chips) < 1 or min(prizes) < 0:
        raise ValueError("chips: somebody has none, or a prize is less than nothing")


def _in_order(chips: Sequence[int], amounts: Sequence[int]) -> list[int]:
    """Amounts, largest first, given to the players with the most chips first."""
    order = sorted(range(len(chips)), key=lambda one: (-chips[one], one))
    given = [0] * len(chips)
    for one, cents in zip(order, amounts, strict=True):
        given[one] = cents
    return given


def _whole(chips: Sequence[int], exact: Sequence[Decimal], cents: int) -> list[int]:
    """Whole cents, the odd ones to the largest fractions, of equal ones to the larger stack."""
    given = [int(one) for one in exact]
    order = sorted(range(len(exact)), key=lambda i: (given[i] - exact[i], -chips[i], i))
    for one in order[: cents - sum(given)]:
        given[one] += 1
    return given
