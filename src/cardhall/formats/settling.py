"""Settle up at the end of a night: who pays whom, with the fewest transfers.

Balances are what each has won (above zero) or lost, in cents; they add up to nothing. People whose
balances cancel among themselves form a group, and a group of k settles with k - 1 transfers: the
more groups, the fewer transfers. Up to ``EXACT`` people with something to settle the most groups
are found for certain; above that, pairs that cancel are taken out and the rest is settled as one.
"""

from collections.abc import Mapping
from dataclasses import dataclass

EXACT = 16
"""A table of RAP Bouré has ten; two to the sixteenth is still at once."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """One payment: from whom, to whom, cents."""

    payer: str
    receiver: str
    cents: int


def settle(balances: Mapping[str, int]) -> list[Transfer]:
    """The transfers that bring every balance to nothing. Raises ValueError if they do not add up
    to nothing, naming by how much."""
    off = sum(balances.values())
    if off:
        raise ValueError(
            f"balances: they add up to {off}, not to nothing. Find the missing entry first"
        )
    people = sorted(one for one, cents in balances.items() if cents)
    pairs, rest = _cancelling_pairs(people, balances)
    groups = _most_groups(rest, balances) if len(rest) <= EXACT else [rest]
    return [
        transfer
        for group in [*pairs, *groups]
        for transfer in _within({one: balances[one] for one in group})
    ]


def _cancelling_pairs(
    people: list[str], balances: Mapping[str, int]
) -> tuple[list[list[str]], list[str]]:
    """Two who cancel settle with one transfer: no other grouping of them can do better."""
    waiting: dict[int, list[str]] = {}
    pairs = []
    for one in people:
        others = waiting.get(-balances[one])
        if others:
            pairs.append([others.pop(0), one])
        else:
            waiting.setdefault(balances[one], []).append(one)
    left = {one for others in waiting.values() for one in others}
    return pairs, [one for one in people if one in left]


def _most_groups(people: list[str], balances: Mapping[str, int]) -> list[list[str]]:
    """A split into as many groups that cancel as there can be.

    Over the sets of people: lay them in a line; each time the running sum is nothing, a group is
    closed. ``best[s]`` is the most groups that a line over the set s can close.
    """
    count = len(people)
    sums = [0] * (1 << count)
    best = [0] * (1 << count)
    last = [0] * (1 << count)
    for members in range(1, 1 << count):
        low = members & -members
        sums[members] = sums[members ^ low] + balances[people[low.bit_length() - 1]]
        top, rest = -1, members
        while rest:
            one = rest & -rest
            rest ^= one
            if best[members ^ one] > top:
                top, last[members] = best[members ^ one], one
        best[members] = top + (sums[members] == 0)
    groups: list[list[str]] = []
    members = (1 << count) - 1
    while members:
        if sums[members] == 0:
            groups.append([])
        groups[-1].append(people[last[members].bit_length() - 1])
        members ^= last[members]
    return groups


def _within(balances: dict[str, int]) -> list[Transfer]:
    """A group of k with k - 1 transfers: who owes most pays whom most is owed."""
    transfers = []
    while any(balances.values()):
        payer = min(sorted(balances), key=lambda one: balances[one])
        receiver = max(sorted(balances), key=lambda one: balances[one])
        cents = min(-balances[payer], balances[receiver])
        transfers.append(Transfer(payer, receiver, cents))
        balances[payer] += cents
        balances[receiver] -= cents
    return transfers
