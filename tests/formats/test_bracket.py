"""Double elimination of any number of teams."""

import random
from itertools import product

import pytest

from cardhall.formats.bracket import (
    LOSERS,
    WINNERS,
    Bracket,
    BracketError,
    draw_teams,
    drop_masks,
    losers_rounds,
    replay,
    winners_rounds,
)
from cardhall.formats.lot import Lot
from cardhall.formats.seating import Person

SIZES = list(range(2, 257))


def names(count: int) -> list[str]:
    return [f"T{number}" for number in range(count)]


def played_out(bracket: Bracket, rng: random.Random) -> Bracket:
    while bracket.champion is None:
        match = rng.choice(bracket.ready())
        pair = [one for one in bracket.who(match.number) if one]
        bracket.record(match.number, rng.choice(pair))
    return bracket


@pytest.mark.clause("LLAA-T-09")
def test_every_team_but_the_champion_loses_exactly_twice() -> None:
    for count in SIZES:
        bracket = played_out(Bracket(names(count)), random.Random(count))
        lost = {team: len(bracket.losses(team)) for team in bracket.teams}
        assert lost.pop(str(bracket.champion)) < 2
        assert set(lost.values()) == {2}


@pytest.mark.clause("LLAA-T-09")
def test_four_teams_play_six_or_seven_matches() -> None:
    counts = {len(played_out(Bracket(names(4)), random.Random(seed)).played) for seed in range(40)}
    assert counts == {6, 7}


@pytest.mark.clause("LLAA-T-09")
def test_the_second_final_is_played_only_when_both_have_lost_once() -> None:
    bracket = Bracket(names(2))
    bracket.record(1, "T0")
    bracket.record(2, "T0")
    assert bracket.champion == "T0"
    assert bracket.ready() == []
    with pytest.raises(BracketError, match="no second final"):
        bracket.record(3, "T0")
    bracket.record(2, "T1")
    assert bracket.champion is None
    assert [match.number for match in bracket.ready()] == [3]
    bracket.record(3, "T1")
    assert bracket.champion == "T1"
    assert bracket.places() == {"T1": (1, False), "T0": (2, False)}


def test_the_number_of_rounds_is_as_stated_at_every_size() -> None:
    for count in SIZES:
        matches = Bracket(names(count)).matches
        assert len(matches) == 2 * count - 1
        for side, rounds in ((WINNERS, winners_rounds(count)), (LOSERS, losers_rounds(count))):
            used = {match.round for match in matches if match.side == side}
            assert used == set(range(1, rounds + 1))
    # the formula, worked by hand
    assert [losers_rounds(count) for count in (2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 64)] == [
        0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 10,
    ]  # fmt: skip


def test_a_match_is_numbered_after_those_that_feed_it() -> None:
    for count in (3, 11, 64, 100):
        bracket = Bracket(names(count))
        for match in bracket.matches[:-1]:
            assert None not in bracket.who(match.number)
            bracket.record(match.number, str(bracket.who(match.number)[0]))


def test_byes_are_spread_so_that_nobody_has_two_before_her_second_match() -> None:
    for count in SIZES[1:]:
        bracket = Bracket(names(count))
        seen: dict[str, int] = {}
        for match in bracket.matches:
            for team in bracket.who(match.number):
                if match.side == WINNERS and team is not None:
                    seen.setdefault(team, match.round)
        assert set(seen) == set(bracket.teams)
        assert max(seen.values()) <= 2


def met_again_before_the_end(count: int, seed: int) -> int:
    """How many rounds of losers were still to come at the earliest second meeting; -1 for none."""
    rng = random.Random(seed)
    bracket, met, early = Bracket(names(count)), set(), -1
    for match in bracket.matches:
        if bracket.champion is None:
            pair = frozenset(map(str, bracket.who(match.number)))
            if pair in met and match.side == LOSERS:
                early = max(early, losers_rounds(count) - match.round)
            met.add(pair)
            bracket.record(match.number, rng.choice(sorted(pair)))
    return early


def earliest_by_places(masks: tuple[int, ...], rounds: int) -> int:
    """Rounds of losers left when two can first meet again, from their places alone."""
    early = 0
    for later in range(2, rounds):
        for former in range(1, later):
            apart = masks[later - 1] ^ masks[former - 1] >> later - former
            level = later + apart.bit_length()
            # at its own level a team comes down into the second round of two
            match = 2 * level - 2 if level == later else 2 * level - 3
            early = max(early, 2 * rounds - 2 - match)
    return early


def test_no_other_way_down_puts_off_second_meetings_longer() -> None:
    for rounds in (3, 4, 5):
        bits = [1 << (rounds - number) for number in range(2, rounds + 1)]
        ways = product([0], *map(range, bits))
        best = min(earliest_by_places(way, rounds) for way in ways)
        assert earliest_by_places(tuple(drop_masks(rounds)), rounds) == best


@pytest.mark.parametrize(("count", "left"), [(8, 1), (16, 2), (32, 3), (64, 3), (100, 4)])
def test_who_has_met_meets_again_only_near_the_end(count: int, left: int) -> None:
    assert max(met_again_before_the_end(count, seed) for seed in range(60)) <= left


def test_a_result_corrected_late_is_as_if_it_had_been_entered_right() -> None:
    for seed in range(60):
        rng = random.Random(seed)
        count = rng.randrange(3, 40)
        wrong = played_out(Bracket(names(count)), rng)
        results = wrong.played[: rng.randrange(1, len(wrong.played) + 1)]
        corrected = replay(wrong.teams, results)
        spot = rng.randrange(len(results))
        pair = results[spot].teams
        winner = pair[0] if results[spot].winner == pair[1] else pair[1]
        corrected.record(results[spot].number, winner)
        right = replay(
            wrong.teams,
            [*results[:spot], type(results[spot])(results[spot].number, pair, winner),
             *results[spot + 1 :]],
        )  # fmt: skip
        assert corrected.places() == right.places()
        assert corrected.set_aside == right.set_aside
        assert [corrected.who(m.number) for m in corrected.matches] == [
            right.who(m.number) for m in right.matches
        ]


def test_a_match_that_should_not_have_been_played_is_named_and_comes_back() -> None:
    bracket = Bracket(names(4))
    for number in (1, 2, 3):
        bracket.record(number, str(bracket.who(number)[0]))
    before = [bracket.who(match.number) for match in bracket.matches]
    one, two = map(str, bracket.who(1))
    bracket.record(1, two)
    assert [played.number for played in bracket.set_aside] == [3]
    bracket.record(1, one)
    assert bracket.set_aside == []
    assert [bracket.who(match.number) for match in bracket.matches] == before


@pytest.mark.parametrize(
    ("act", "field"),
    [
        (lambda b: b.record(9, "T0"), "match"),
        (lambda b: b.record(5, "T0"), "match"),
        (lambda b: b.record(1, "T9"), "winner"),
        (lambda b: Bracket(["T0"]), "teams"),
        (lambda b: Bracket(["T0", "T0"]), "teams"),
    ],
)
def test_what_cannot_be_names_the_field_and_the_cure(act: object, field: str) -> None:
    with pytest.raises(BracketError) as wrong:
        act(Bracket(names(4)))  # type: ignore[operator]
    assert wrong.value.field == field
    assert wrong.value.cure


def test_teams_of_one_auxiliary_are_drawn_apart() -> None:
    teams = [Person(f"{group}{number}", group) for group in "ABCD" for number in range(4)]
    drawn = draw_teams(teams, Lot("seed", "bracket"))
    bracket = Bracket(drawn.teams)
    for match in bracket.matches[:8]:
        one, two = map(str, bracket.who(match.number))
        assert one[0] != two[0]
    assert "kept apart" in drawn.why["A0"]
    assert sorted(drawn.teams) == sorted(team.id for team in teams)


def test_a_bracket_of_1024_is_made_and_played_out_at_once() -> None:
    bracket = Bracket(names(1024))
    for match in bracket.matches:
        if bracket.champion is None:
            bracket.record(match.number, str(bracket.who(match.number)[0]))
    assert len(bracket.places()) == 1024
