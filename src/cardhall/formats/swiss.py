"""Swiss pairing: everybody plays each round, against somebody with as good a score, nobody twice.

A round's pairing is the cheapest of all, where each of these counts more than all below it:

1. two who have met do not meet again (SWISS-03);
2. nobody has a second bye while somebody has had none (SWISS-06);
3. the bye goes to the lowest score (SWISS-07);
4. scores within a pair are close: the squares of the differences, added up (SWISS-04, SWISS-05);
5. who met another score in the round before, up or down, is not sent the same way again;
6. within a score: by lot, or by a place in the standings (OP-SWISS-01).

It is a perfect matching of least cost in a general graph (a bye is one more place in it), found by
Edmonds' blossoms as NetworkX has them: exact, in whole numbers (docs/decisions/0016).

In the first half of the rounds that could be played there is always a pairing in which nobody meets
anybody again: everybody can still meet half of the others (Dirac). Later there may be none; then as
few as can be meet again, and are told.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from cardhall.formats.lot import Lot
from cardhall.formats.meetings import Meeting, in_words
from cardhall.messages import Message

Within = Literal["lot", "halves", "ends"]
"""Who meets whom of those with one score: drawn by lot; the first of the upper half and the first
of the lower; or the first and the last (OP-SWISS-01)."""

FEWEST = 2
MOST = 200
"""So many sides are paired in one hall."""

Edge = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pairing:
    """A round: pairs by table, the best scores first; the bye, "" for none; why, by side."""

    pairs: tuple[tuple[str, str], ...]
    bye: str
    why: Mapping[str, Message]
    again: tuple[tuple[str, str], ...] = ()
    """Pairs that have met before."""


def rounds_wanted(sides: int) -> int:
    """Rounds after which one side at most has won all: ceil(log2 n), and one at least."""
    return max(1, (sides - 1).bit_length())


def rounds_without_again(sides: int) -> int:
    """So many rounds can always be paired without two meeting again: half as many as there are
    places, an empty one for the bye among them."""
    return (sides + 1) // 2


def pair_round(
    people: Sequence[str],
    score: Mapping[str, int],
    meetings: Sequence[Meeting],
    seed: str,
    within: Within = "lot",
    earlier: Mapping[str, int] | None = None,
) -> Pairing:
    """The next round of those who are here, in the order of their places. Scores are in halves;
    `earlier` are those before the latest round. Raises ValueError for too few or too many."""
    if not FEWEST <= len(people) <= MOST:
        raise ValueError(f"{FEWEST} to {MOST} sides are paired, not {len(people)}")
    ranked = _ranked(people, score, seed, within)
    costs = _Costs(ranked, score, meetings, within, _went(ranked, meetings, earlier or score))
    found = _matching(costs.edges())
    return _told(ranked, found, costs, seed)


def _ranked(
    people: Sequence[str], score: Mapping[str, int], seed: str, within: Within
) -> list[str]:
    """Best score first; within one by lot, or as the standings have them."""
    order = Lot(seed, "swiss order").shuffle(list(people)) if within == "lot" else list(people)
    return sorted(order, key=lambda one: -score[one])


class _Costs:
    """The cost of each pair that one round could have, in one whole number each."""

    def __init__(
        self,
        ranked: Sequence[str],
        score: Mapping[str, int],
        meetings: Sequence[Meeting],
        within: Within,
        went: Sequence[int],
    ) -> None:
        self.ranked = ranked
        self.score = [score[one] for one in ranked]
        self.within = within
        count = self.count = len(ranked)
        number = {one: place for place, one in enumerate(ranked)}
        self.met = [[0] * count for _ in range(count)]
        self.byes = [0] * count
        self.first = [0] * count
        for meeting in meetings:
            sides = [number.get(one, -1) for one in meeting.sides]
            if meeting.kind == "bye" and sides[0] >= 0:
                self.byes[sides[0]] += 1
            if meeting.kind == "game" and sides[0] >= 0:
                self.first[sides[0]] += 1
            if meeting.kind == "game" and min(sides) >= 0:
                one, two = sides
                self.met[one][two] += 1
                self.met[two][one] += 1
        self.went = went
        self._groups()
        # each weight is more than everything below it can come to in a whole round
        spread = (max(self.score) - min(self.score)) if self.score else 0
        self.by_order = 1
        self.by_again = 1 + count * (count + 2) ** 2
        self.by_score = self.by_again * (2 * count + 1)
        self.by_low_bye = self.by_score * (count * spread**2 + 1)
        self.by_bye = self.by_low_bye * (spread + 1)
        self.by_met = self.by_bye * (sum(self.byes) + 1)

    def _groups(self) -> None:
        """For each place: where its score begins, and how many have it."""
        starts: dict[int, int] = {}
        sizes: dict[int, int] = {}
        for place, score in enumerate(self.score):
            starts.setdefault(score, place)
            sizes[score] = sizes.get(score, 0) + 1
        self.start = [starts[score] for score in self.score]
        self.size = [sizes[score] for score in self.score]

    def of_pair(self, one: int, two: int) -> int:
        """`one` stands above `two`."""
        apart = self.score[one] - self.score[two]
        cost = self.met[one][two] * self.by_met + apart**2 * self.by_score
        if apart:
            again = (self.went[one] < 0) + (self.went[two] > 0)
            return cost + again * self.by_again + (two - one - 1) ** 2 * self.by_order
        if self.within == "ends":
            middle = one + two - 2 * self.start[one] - (self.size[one] - 1)
        else:
            middle = two - one - self.size[one] // 2
        return cost + middle**2 * self.by_order

    def of_bye(self, one: int) -> int:
        low = self.score[one] - self.score[-1]
        return (
            self.byes[one] * self.by_bye
            + low * self.by_low_bye
            + (self.count - 1 - one) * self.by_order
        )

    def edges(self) -> dict[Edge, int]:
        """List the cost of each pair; the bye is the place after the last."""
        found = {
            (one, two): self.of_pair(one, two)
            for one in range(self.count)
            for two in range(one + 1, self.count)
        }
        if self.count % 2:
            found |= {(one, self.count): self.of_bye(one) for one in range(self.count)}
        return found


def _went(
    ranked: Sequence[str], meetings: Sequence[Meeting], earlier: Mapping[str, int]
) -> list[int]:
    """Mark those who met a lower score (-1) or a higher one (1) in the latest round; 0 for all
    others."""
    last = max((x.round for x in meetings if x.kind == "game"), default=0)
    found = dict.fromkeys(ranked, 0)
    for game in meetings:
        if game.round == last and game.kind == "game" and {game.one, game.two} <= set(found):
            apart = earlier[game.one] - earlier[game.two]
            found[game.one] = (apart < 0) - (apart > 0)
            found[game.two] = -found[game.one]
    return [found[one] for one in ranked]


def _matching(edges: Mapping[Edge, int]) -> list[Edge]:
    """Of all matchings with the most pairs the one of least cost, in the order of places."""
    import networkx as nx  # it takes a moment, which only a hall that pairs has to wait for

    most = 1 + max(edges.values(), default=0)
    graph = nx.Graph()
    graph.add_weighted_edges_from((one, two, most - cost) for (one, two), cost in edges.items())
    return sorted(
        (min(pair), max(pair)) for pair in nx.max_weight_matching(graph, maxcardinality=True)
    )


# --- in words ------------------------------------------------------------------------------------


def _told(ranked: Sequence[str], found: Sequence[Edge], costs: _Costs, seed: str) -> Pairing:
    lot = Lot(seed, "swiss sides")
    pairs, again = [], []
    why: dict[str, Message] = {}
    bye = ""
    order = sorted(found, key=lambda edge: (-_best(edge, costs), edge))
    for one, two in order:
        if two == costs.count:
            bye = ranked[one]
            why[bye] = _why_bye(costs, one)
            continue
        first = costs.first[one] - costs.first[two] or 2 * lot.below(2) - 1
        pair = (ranked[one], ranked[two]) if first < 0 else (ranked[two], ranked[one])
        pairs.append(pair)
        if costs.met[one][two]:
            again.append(pair)
        why[ranked[one]] = _why_meets(costs, one, two)
        why[ranked[two]] = _why_meets(costs, two, one)
    return Pairing(tuple(pairs), bye, why, tuple(again))


def _best(edge: Edge, costs: _Costs) -> int:
    """Give the number that a pair's table is ranked by: both scores together."""
    one, two = edge
    return costs.score[one] + (costs.score[two] if two < costs.count else 0)


def _why_meets(costs: _Costs, one: int, two: int) -> Message:
    mine, theirs = costs.score[one], costs.score[two]
    if costs.met[one][two]:
        return Message("swiss-meet-again-no-other-way")
    if mine == theirs:
        if not any(any(row) for row in costs.met):
            return Message("swiss-first-round-by-lot")
        return Message("swiss-meets-the-same-score", score=in_words(mine))
    # met all of one's own score, or was left over by an odd number of them
    own = [x for x in range(costs.count) if costs.score[x] == mine and x != one]
    unmet = [x for x in own if not costs.met[one][x]]
    if not unmet:
        return Message(
            "swiss-no-new-one-of-your-score", score=in_words(mine), other=in_words(theirs)
        )
    if mine > theirs:
        return Message("swiss-goes-down-odd", score=in_words(mine), other=in_words(theirs))
    return Message("swiss-goes-up-odd", score=in_words(mine), other=in_words(theirs))


def _why_bye(costs: _Costs, one: int) -> Message:
    count, score = costs.count, in_words(costs.score[one])
    if costs.byes[one]:
        return Message("swiss-second-bye", count=count)
    if not any(any(row) for row in costs.met):
        return Message("swiss-bye-by-lot", count=count)
    lower = [x for x in range(costs.count) if costs.score[x] < costs.score[one]]
    if any(not costs.byes[x] for x in lower):
        return Message("swiss-bye-so-that-nobody-meets-again", count=count, score=score)
    return Message("swiss-bye-to-the-lowest", count=count, score=score)
