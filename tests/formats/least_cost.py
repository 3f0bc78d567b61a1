"""The least that a game of a euchre night can cost, all seatings tried that keep the rule."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from cardhall.formats.progressive import LATER, MET, MET_AGAIN, GamePlayed, GameSeats


def least_cost(
    past: Sequence[GamePlayed], game: GameSeats | GamePlayed, last: bool
) -> tuple[int, int]:
    """What the game costs at least, given the games before it, and what it does cost.

    For whole tables and the same people. Table by table, over all sets of those who have been
    seated already: higher pairs stay and split, of those who move each sits at another table than
    before, nobody partners anybody twice. It costs MET when two opponents have met, MET_AGAIN for
    each time more, LATER when two partners have met and a game follows.
    """
    met: Counter[frozenset[str]] = Counter()
    been: set[frozenset[str]] = set()
    for one in past:
        for table in one.tables:
            been |= {frozenset(pair) for pair in table.pairs}
            met.update(frozenset((a, b)) for a in table.pairs[0] for b in table.pairs[1])

    def meeting(a: str, b: str) -> int:
        times = met[frozenset((a, b))]
        return MET + MET_AGAIN * (times - 1) if times else 0

    def cost(one: Sequence[str], two: Sequence[str]) -> int:
        against = sum(meeting(a, b) for a in one for b in two)
        return against + sum(LATER for pair in (one, two) if met[frozenset(pair)] and not last)

    before = past[-1]
    own = {
        one: table.number
        for table in before.tables
        for one in table.pairs[before.lower[table.number]]
    }
    movers = list(own)
    costs = {0: 0}  # by who is seated, as bits
    for table in before.tables:
        a, b = table.pairs[1 - before.lower[table.number]]
        here: dict[int, int] = {}
        for x, y in combinations(range(len(movers)), 2):
            if table.number in (own[movers[x]], own[movers[y]]):
                continue
            for p, q in ((movers[x], movers[y]), (movers[y], movers[x])):
                if frozenset((a, p)) not in been and frozenset((b, q)) not in been:
                    bits = 1 << x | 1 << y
                    here[bits] = min(here.get(bits, 1 << 60), cost((a, p), (b, q)))
        following: dict[int, int] = {}
        for seated, so_far in costs.items():
            for bits, more in here.items():
                if not seated & bits:
                    both = seated | bits
                    following[both] = min(following.get(both, 1 << 60), so_far + more)
        costs = following
    return min(costs.values(), default=1 << 60), sum(cost(*table.pairs) for table in game.tables)
