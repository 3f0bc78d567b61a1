"""Double elimination of any number of teams."""

import random

import pytest

from cardhall.formats.bracket import (
    LOSERS,
    Bracket,
    BracketError,
    draw_teams,
    losers_rounds,
    plan_of,
)
from cardhall.formats.lot import Lot
from cardhall.formats.seating import PersonToSeat
from tests.formats import bracket_properties as held
from tests.formats.bracket_properties import names, played_out

SIZES = range(2, 257)


@pytest.mark.clause("LLAA-T-09")
def test_every_team_but_the_champion_loses_exactly_twice() -> None:
    for count in SIZES:
        held.two_losses_each(count, 0)


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


def test_without_a_second_final_the_first_decides() -> None:
    for count in (2, 3, 8, 13):
        bracket = Bracket(names(count), second_final=False)
        while ready := bracket.ready():
            for match in ready:
                bracket.record(match.number, str(bracket.who(match.number)[1]))
        assert bracket.champion == bracket.who(2 * count - 2)[1]
        assert len(bracket.played) == 2 * count - 2
        assert len(bracket.places()) == count


def test_the_number_of_rounds_is_as_stated_at_every_size() -> None:
    for count in SIZES:
        held.rounds_as_stated(count)
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


def test_byes_are_spread_over_all_parts_of_the_bracket() -> None:
    for count in SIZES:
        held.byes_are_spread(count)


def test_a_round_of_losers_is_passed_after_a_bye_at_the_sizes_that_are_stated() -> None:
    stated = {*(5,), *range(9, 12), *range(17, 24), *range(33, 48), *range(65, 96)}
    stated |= set(range(129, 192))
    assert {count for count in range(3, 257) if held.passes_two(count)} == stated


def test_second_meetings_come_as_near_the_end_as_is_stated_at_every_size() -> None:
    for count in SIZES:
        assert held.left_after_second_meeting(plan_of(count)) == held.stated_left(count)


def test_no_other_order_of_coming_down_puts_off_second_meetings_longer() -> None:
    for count in range(3, 17):
        held.no_way_down_is_better(count, whole=True)


def test_random_results_never_bring_two_together_sooner_than_stated() -> None:
    for count in (5, 8, 11, 16, 32, 100):
        assert max(met_again(count, seed) for seed in range(40)) <= held.stated_left(count)


def met_again(count: int, seed: int) -> int:
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


def test_a_result_corrected_late_is_as_if_it_had_been_entered_right() -> None:
    for seed in range(60):
        held.corrected_is_as_entered_right(3 + seed % 37, seed)


def test_a_copy_goes_its_own_way() -> None:
    bracket = Bracket(names(5))
    bracket.record(1, str(bracket.who(1)[0]))
    other, before = bracket.copy(), held.seen(bracket)
    played_out(other, random.Random(1))
    assert held.seen(bracket) == before
    assert other.champion


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
    teams = [PersonToSeat(f"{group}{number}", group) for group in "ABCD" for number in range(4)]
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
