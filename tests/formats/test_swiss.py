"""Swiss pairing: everybody plays, nobody twice the same, scores as close as the round allows."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardhall.formats.meetings import Meeting, Record, Scoring
from cardhall.formats.swiss import (
    Pairing,
    Within,
    pair_round,
    rounds_wanted,
    rounds_without_again,
)
from tests.examples import share

Pairs = tuple[tuple[str, str], ...]


def names(count: int) -> list[str]:
    return [f"T{number:02}" for number in range(1, count + 1)]


def game(no: int, one: str, two: str, mine: int = 10, theirs: int = 7) -> Meeting:
    return Meeting(no, one, two, (mine, theirs))


def paired(
    people: Sequence[str], past: Sequence[Meeting], seed: str = "s", within: Within = "lot"
) -> Pairing:
    """The next round, by what stands."""
    record = Record(people, past, Scoring())
    last = max((x.round for x in past), default=0)
    earlier = Record(people, [x for x in past if x.round < last], Scoring()).score
    placed = [one.who for one in record.standings()]
    return pair_round(placed, record.score, past, seed, within, earlier)


def played(pairing: Pairing, no: int, chance: Random) -> list[Meeting]:
    """A round's results, drawn."""
    made = [(10, 7), (7, 10), (10, 9), (8, 8)]
    found = [game(no, *pair, *chance.choice(made)) for pair in pairing.pairs]
    return found + ([Meeting(no, pairing.bye, kind="bye")] if pairing.bye else [])


def swiss(count: int, rounds: int, chance: Random, within: Within = "lot") -> list[Pairing]:
    past: list[Meeting] = []
    found = []
    for no in range(1, rounds + 1):
        found.append(paired(names(count), past, f"{count} {no}", within))
        past += played(found[-1], no, chance)
    return found


WITHIN = st.sampled_from(("lot", "halves", "ends"))


@pytest.mark.clause("SWISS-01", "SWISS-03", "SWISS-06")
@settings(max_examples=share(960, 60), deadline=None)
@given(st.integers(2, 24), WITHIN, st.randoms(use_true_random=False))
def test_everybody_plays_each_round_and_nobody_meets_again_in_half_of_the_rounds(
    count: int, within: Within, chance: Random
) -> None:
    people = set(names(count))
    met: set[frozenset[str]] = set()
    byes: list[str] = []
    for round_ in swiss(count, rounds_without_again(count), chance, within):
        seated = [one for pair in round_.pairs for one in pair]
        assert sorted([*seated, *filter(None, [round_.bye])]) == sorted(people)
        assert bool(round_.bye) == bool(count % 2)
        assert set(round_.why) == people
        pairs = {frozenset(pair) for pair in round_.pairs}
        assert not pairs & met
        assert not round_.again
        met |= pairs
        byes += [round_.bye] if round_.bye else []
    assert len(set(byes)) == len(byes)


# --- against every pairing there is ---------------------------------------------------------------


def all_pairings(people: tuple[str, ...]) -> Iterator[tuple[Pairs, str]]:
    """Every way to pair these, with the bye."""
    if len(people) % 2:
        for bye in people:
            rest = tuple(one for one in people if one != bye)
            yield from ((pairs, bye) for pairs, _ in all_pairings(rest))
        return
    if not people:
        yield (), ""
        return
    first, *others = people
    for other in others:
        rest = tuple(one for one in others if one != other)
        yield from (((((first, other), *pairs)), "") for pairs, _ in all_pairings(rest))


def worth(
    pairs: Pairs, bye: str, score: Mapping[str, int], past: Sequence[Meeting]
) -> tuple[int, int, int, int]:
    """What the clauses ask of a round, the weightiest first; less is better."""
    again = sum(
        {x.one, x.two} == {*pair} for pair in pairs for x in past if x.kind == "game"
    )  # fmt: skip
    byes = sum(x.kind == "bye" and x.one == bye for x in past)
    low = score[bye] - min(score.values()) if bye else 0
    return again, byes, low, sum((score[one] - score[two]) ** 2 for one, two in pairs)


@pytest.mark.clause("SWISS-03", "SWISS-04", "SWISS-06", "SWISS-07")
@settings(max_examples=share(960, 60), deadline=None)
@given(st.integers(2, 8), st.integers(1, 7), WITHIN, st.randoms(use_true_random=False))
def test_no_other_pairing_of_up_to_eight_is_better(
    count: int, rounds: int, within: Within, chance: Random
) -> None:
    past: list[Meeting] = []
    for no in range(1, rounds + 1):
        score = Record(names(count), past, Scoring()).score
        found = paired(names(count), past, f"{no}", within)
        best = min(worth(*each, score, past) for each in all_pairings(tuple(names(count))))
        assert worth(found.pairs, found.bye, score, past) == best
        assert len(found.again) == sum(
            any({x.one, x.two} == {*pair} for x in past if x.kind == "game") for pair in found.pairs
        )
        past += played(found, no, chance)


# --- clause by clause --------------------------------------------------------------------------


@pytest.mark.clause("SWISS-02")
def test_the_first_round_is_a_lot_and_its_seed_finds_it_again() -> None:
    rounds = {seed: pair_round(names(8), dict.fromkeys(names(8), 0), (), seed) for seed in "abcdef"}
    met = [frozenset(frozenset(pair) for pair in round_.pairs) for round_ in rounds.values()]
    assert len(set(met)) > 1
    again = pair_round(names(8), dict.fromkeys(names(8), 0), (), "a")
    assert again == rounds["a"]
    assert set(map(str, again.why.values())) == {"You are paired by lot"}


@pytest.mark.clause("SWISS-03")
def test_four_in_a_fourth_round_meet_again_and_are_told() -> None:
    a, b, c, d = people = names(4)
    past = [game(1, a, b), game(1, c, d), game(2, a, c), game(2, b, d), game(3, a, d)]
    past.append(game(3, b, c))
    found = paired(people, past)
    assert len(found.again) == 2
    assert all("meet again" in text for text in found.why.values())


@pytest.mark.clause("SWISS-04")
def test_winners_meet_winners() -> None:
    people = names(8)
    past = [game(1, people[place], people[place + 4]) for place in range(4)]
    for within in ("lot", "halves", "ends"):
        found = paired(people, past, within=within)
        won = {frozenset(pair) & set(people[:4]) for pair in found.pairs}
        assert sorted(map(len, won)) == [0, 2, 2]  # both losers' pairs have none
        assert "You both have 1" in {str(found.why[one]) for one in people[:4]}


@pytest.mark.clause("SWISS-05")
def test_of_five_winners_one_goes_down_and_in_the_next_round_another() -> None:
    people = names(10)
    won, lost = people[:5], people[5:]
    past = [game(1, *pair) for pair in zip(won, lost, strict=True)]
    earlier = dict.fromkeys(won, 2) | dict.fromkeys(lost, 0)
    for seed in "abcdefgh":
        found = paired(people, past, seed)
        (down,) = (one for one in won if "meet 0" in found.why[one])
        (low,) = (one for one in lost if "meet 1" in found.why[one])
        assert {down, low} in [{*pair} for pair in found.pairs]
        # say that the same five stand above again: now one of the others goes down
        second = [game(2, one, two) for one, two in found.pairs]
        level = dict.fromkeys(won, 4) | dict.fromkeys(lost, 2)
        third = pair_round(people, level, [*past, *second], seed, "lot", earlier)
        unlike = [pair for pair in third.pairs if level[pair[0]] != level[pair[1]]]
        assert len(unlike) == 1
        assert not {down, low} & {*unlike[0]}


@pytest.mark.clause("SWISS-07")
def test_the_bye_goes_to_one_of_the_losers() -> None:
    a, b, c, d, e = people = names(5)
    past = [game(1, a, b), game(1, c, d), Meeting(1, e, kind="bye")]
    for seed in "abcdefgh":
        found = paired(people, past, seed)
        assert found.bye in (b, d)
        assert "nobody has less than your 0" in found.why[found.bye]


@pytest.mark.clause("SWISS-06")
def test_five_teams_have_one_bye_each_in_five_rounds_whatever_comes() -> None:
    for seed in range(20):
        rounds = swiss(5, 3, Random(seed))
        assert len({round_.bye for round_ in rounds}) == 3
    a, b, c, _, e = people = names(5)
    past = [Meeting(no, one, kind="bye") for no, one in enumerate((a, b, c, e), start=1)]
    assert paired(people, past).bye == people[3]
    everybody = [*past, Meeting(5, people[3], kind="bye")]
    assert "once more" in paired(people, everybody).why[paired(people, everybody).bye]


@pytest.mark.clause("SWISS-09")
def test_the_best_scores_sit_at_table_one_and_firsts_change() -> None:
    people = names(8)
    past = [game(1, people[place], people[place + 4]) for place in range(4)]
    found = paired(people, past)
    assert [{*pair} <= set(people[:4]) for pair in found.pairs] == [True, True, False, False]
    won_by = [(10, 7), (7, 10)] * 2  # of the two who win twice, one was named first twice
    past += [game(2, *pair, *made) for pair, made in zip(found.pairs, won_by, strict=True)]
    firsts = {one: sum(x.one == one for x in past) for one in people}
    for seed in "abcdefgh":
        third = paired(people, past, seed)
        assert all(firsts[one] <= firsts[two] for one, two in third.pairs)


@pytest.mark.clause("OP-SWISS-01")
def test_within_a_score_by_lot_by_halves_or_first_against_last() -> None:
    people, level = names(8), dict.fromkeys(names(8), 0)

    def pairs(within: Within, seed: str = "s") -> set[frozenset[str]]:
        return {frozenset(pair) for pair in pair_round(people, level, (), seed, within).pairs}

    t = people
    assert pairs("halves") == {frozenset((t[n], t[n + 4])) for n in range(4)}
    assert pairs("ends") == {frozenset((t[n], t[7 - n])) for n in range(4)}
    assert len({frozenset(pairs("lot", seed)) for seed in "abcdef"}) > 1


def test_a_large_hall_is_paired_as_well() -> None:
    rounds = swiss(121, 5, Random(3))
    met = [frozenset(pair) for round_ in rounds for pair in round_.pairs]
    assert len(set(met)) == len(met)
    assert len({round_.bye for round_ in rounds}) == 5
    first = pair_round(names(60), dict.fromkeys(names(60), 0), (), "s", "halves")
    assert {frozenset(pair) for pair in first.pairs} == {
        frozenset((f"T{n:02}", f"T{n + 30:02}")) for n in range(1, 31)
    }


@pytest.mark.parametrize("count", [0, 1, 201])
def test_too_few_and_too_many_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match=f"not {count}"):
        pair_round(names(count), dict.fromkeys(names(count), 0), (), "s")


def test_how_many_rounds_tell_a_winner() -> None:
    assert [rounds_wanted(n) for n in (2, 3, 4, 5, 8, 9, 16, 17)] == [1, 2, 2, 3, 3, 4, 4, 5]
    assert [rounds_without_again(n) for n in (2, 3, 4, 5, 6, 8)] == [1, 2, 2, 3, 3, 4]
