"""What every bracket must hold, for any number of teams. ``test_bracket`` tries samples of it,
``./dev oracle brackets`` all of it."""

import random
from collections.abc import Iterator
from itertools import permutations, product

from cardhall.formats.bracket import (
    LOSERS,
    WINNERS,
    Bracket,
    BracketPlan,
    losers_rounds,
    plan_by,
    plan_of,
    replay,
    winners_rounds,
)


def names(count: int) -> list[str]:
    return [f"T{number}" for number in range(count)]


def played_out(bracket: Bracket, rng: random.Random) -> Bracket:
    """Random results: some of what can be played, in any order, and so on to the champion."""
    while ready := bracket.ready():
        for match in rng.sample(ready, rng.randint(1, len(ready))):
            bracket.record(match.number, str(rng.choice(bracket.who(match.number))))
    return bracket


# --- the end of it ---------------------------------------------------------------------------


def two_losses_each(count: int, seed: int) -> None:
    """Every team but the champion has exactly two losses; places are total."""
    bracket = played_out(Bracket(names(count)), random.Random(f"{count} {seed}"))
    lost = {team: len(bracket.losses(team)) for team in bracket.teams}
    assert lost.pop(str(bracket.champion)) < 2, (count, seed)
    assert set(lost.values()) == {2}, (count, seed)
    assert len(bracket.played) == 2 * count - 2 + (bracket.winner(2 * count - 1) is not None)
    assert bracket.ready() == []
    places = bracket.places()
    assert set(places) == set(bracket.teams), (count, seed)
    taken: dict[int, int] = {}
    for place, shared in places.values():
        taken[place] = taken.get(place, 0) + 1
        assert shared or taken[place] == 1, (count, seed)
    # those who share a place take up all the places down to the next
    after = 1
    for place in sorted(taken):
        assert place == after, (count, seed)
        after += taken[place]


def rounds_as_stated(count: int) -> None:
    """n - 1 matches among winners, n - 2 among losers, two finals; rounds by the formulas."""
    matches = plan_of(count).matches
    sides = [match.side for match in matches]
    assert (sides.count(WINNERS), sides.count(LOSERS)) == (count - 1, count - 2), count
    assert len(matches) == 2 * count - 1, count
    for side, rounds in ((WINNERS, winners_rounds(count)), (LOSERS, losers_rounds(count))):
        assert {m.round for m in matches if m.side == side} == set(range(1, rounds + 1)), count


def byes_are_spread(count: int) -> None:
    """Every half, quarter and so on of the first round has as many teams as the others, or one
    less; nobody has two byes among the winners; on the losers' side nobody waits for more than
    one round."""
    plan = plan_of(count)
    begins = [(m.round, m.place) for m in (plan.matches[number - 1] for number in plan.first)]
    assert {number for number, _ in begins} <= {1, 2}, count
    rounds = winners_rounds(count)
    for level in range(2, rounds + 1):
        parts = [0] * (1 << rounds - level)
        for number, place in begins:
            parts[place >> level - number] += 1
        assert max(parts) - min(parts) <= 1, (count, level)
    for match, down, on in zip(plan.matches, plan.loser_to, plan.winner_to, strict=True):
        if match.side == WINNERS and down is not None and match.round < rounds:
            comes = plan.matches[down[0] - 1].round
            full = 2 * match.round - 2 if match.round > 1 else 1
            # where the first round of losers is empty, all rounds are one less
            assert comes - full in (-1, 0, 1), (count, match)
        if match.side == LOSERS and on is not None:
            target = plan.matches[on[0] - 1]
            assert target.side != LOSERS or target.round == match.round + 1, (count, match)


def passes_two(count: int) -> bool:
    """Whether somebody who had a bye, and loses the first match, passes a round of losers too."""
    plan = plan_of(count)
    down = {
        match.number: plan.matches[to[0] - 1].round
        for match, to in zip(plan.matches, plan.loser_to, strict=True)
        if match.side == WINNERS and match.round == 2 and to is not None
    }
    return any(down[number] > min(down.values()) for number in plan.first if number in down)


# --- who meets again ---------------------------------------------------------------------------


def _comes_by(plan: BracketPlan) -> dict[int, tuple[set[int], set[int]]]:
    """For each match of losers and each of its sides: which matches of winners sent down those who
    may come by it."""
    found: dict[int, tuple[set[int], set[int]]] = {
        match.number: (set(), set()) for match in plan.matches if match.side == LOSERS
    }
    for match, on, down in zip(plan.matches, plan.winner_to, plan.loser_to, strict=True):
        if match.side == WINNERS and down is not None and down[0] in found:
            found[down[0]][down[1]].add(match.number)
        if match.side == LOSERS and on is not None and on[0] in found:
            found[on[0]][on[1]].update(*found[match.number])
    return found


def _later(plan: BracketPlan) -> dict[int, set[int]]:
    """For each match of winners, those that its winner may come to on their side."""
    found: dict[int, set[int]] = {}
    for match in reversed(plan.matches):
        if match.side == WINNERS:
            way = plan.winner_to[match.number - 1]
            on = way[0] if way else 0
            found[match.number] = {on, *found[on]} if on in found else set()
    return found


def left_after_second_meeting(plan: BracketPlan) -> int:
    """Rounds of losers still to come after the earliest match in which two may meet again; -1
    where none can before the final. Exact, whatever the results: two meet again when one was sent
    down by their match and the other by a later one, and both may come to a match of losers."""
    later, last = _later(plan), plan.last_rounds.get(LOSERS, 0)
    most = -1
    for number, sides in _comes_by(plan).items():
        for one, two in (sides, sides[::-1]):
            if any(later[match] & two for match in one):
                most = max(most, last - plan.matches[number - 1].round)
    return most


def stated_left(count: int) -> int:
    """What is promised: second meetings come so many rounds before the end of the losers' side at
    the earliest. By the number of rounds r of losers: none for 0, then as in the table."""
    return (-1, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5)[losers_rounds(count)]


def any_way_down(rounds: int, whole: bool) -> Iterator[list[list[int]]]:
    """All orders in which losers may come down; not ``whole``: those by one mask a round."""
    choices = []
    for number in range(2, rounds + 1):
        places = 1 << rounds - number
        choices.append(
            [list(order) for order in permutations(range(places))]
            if whole
            else [[place ^ mask for place in range(places)] for mask in range(places)]
        )
    first = list(range(1 << rounds - 1))
    for way in product(*choices):
        yield [first, *way]


def no_way_down_is_better(count: int, whole: bool) -> None:
    ours = left_after_second_meeting(plan_of(count))
    assert ours == stated_left(count), count
    for way in any_way_down(winners_rounds(count), whole):
        assert left_after_second_meeting(plan_by(count, way)) >= ours, (count, way)


# --- corrections -------------------------------------------------------------------------------


def seen(bracket: Bracket) -> object:
    return (
        [bracket.who(m.number) for m in bracket.matches],
        [bracket.winner(m.number) for m in bracket.matches],
        bracket.places(),
        bracket.set_aside,
        bracket.ready(),
    )


def corrected_is_as_entered_right(count: int, seed: int) -> None:
    """What was already played stands as it was; correcting one result of it gives what entering it
    right would have, names each match that should not have been played, and back again."""
    rng = random.Random(f"{count} {seed}")
    wrong = played_out(Bracket(names(count)), rng)
    results = wrong.played[: rng.randrange(1, len(wrong.played) + 1)]
    bracket = replay(wrong.teams, results)
    before, kept = seen(bracket), bracket.copy()
    spot = rng.randrange(len(results))
    was = results[spot]
    other = was.teams[0] if was.winner == was.teams[1] else was.teams[1]
    bracket.record(was.number, other)
    right = replay(
        wrong.teams,
        [*results[:spot], type(was)(was.number, was.teams, other), *results[spot + 1 :]],
    )
    assert seen(bracket) == seen(right), (count, seed)
    for one in results:
        fits = set(bracket.who(one.number)) == set(one.teams) and bracket.wanted(one.number)
        assert (one.number in {x.number for x in bracket.set_aside}) != fits, (count, seed)
    bracket.record(was.number, was.winner)
    assert seen(bracket) == before, (count, seed)
    assert seen(kept) == before, (count, seed)
