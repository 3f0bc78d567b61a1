"""What words, knocks and chips come to at a hold'em table.

At no-limit blinds are 50 and 100, the least chip is 25; at limit a bet is 8.
"""

from dataclasses import replace

import pytest

from cardhall.games.holdem.referee.acts import (
    Meaning,
    Spot,
    knock,
    meaning_of_chips,
    meaning_of_words,
    pushed,
)

FACING = Spot(level=100, front=0, stack=2000, least=200, most=2000, chip=25)
"""A bet of 100; the least raise is to 200."""
UNBET = Spot(level=0, front=0, stack=2000, least=100, most=2000, opens=True, chip=25)
LIMIT = Spot(level=8, front=0, stack=100, least=16, most=16, structure="limit")
LIMIT_UNBET = Spot(level=0, front=0, stack=100, least=8, most=8, opens=True, structure="limit")


@pytest.mark.clause("HOLDEM-60")
def test_what_is_said_binds() -> None:
    raised = Meaning("raise", 600, owes=600, clause="HOLDEM-60")
    assert meaning_of_words(FACING, "raise", 600) == raised
    assert meaning_of_words(FACING, "call") == Meaning("call", 100, owes=100, clause="HOLDEM-60")
    assert meaning_of_words(FACING, "all-in").to == 2000
    assert meaning_of_words(UNBET, "check").verb == "check"
    with pytest.raises(ValueError, match="100 to call"):
        meaning_of_words(FACING, "check")


@pytest.mark.clause("HOLDEM-60")
def test_a_raise_declared_without_an_amount_is_at_least_the_least() -> None:
    assert meaning_of_chips(FACING, 125, declared="raise") == Meaning(
        "raise", 200, owes=75, clause="HOLDEM-60"
    )
    assert meaning_of_words(FACING, "raise", 150).to == 200
    assert meaning_of_words(replace(FACING, most=450), "raise", 600).to == 450


@pytest.mark.clause("HOLDEM-61")
def test_a_knock_is_a_pass() -> None:
    assert knock(UNBET).verb == "check"
    assert knock(FACING).verb == "fold"


@pytest.mark.clause("HOLDEM-62")
def test_pushed_chips_on_which_another_acts_commit_to_the_bet() -> None:
    assert pushed(LIMIT, 5) == Meaning("call", 8, owes=3, clause="HOLDEM-62")
    assert pushed(LIMIT, 10) == Meaning("raise", 16, owes=6, clause="HOLDEM-62")


@pytest.mark.clause("HOLDEM-76")
def test_more_than_half_a_bet_over_the_call_commits_to_the_whole() -> None:
    assert meaning_of_chips(LIMIT, 13) == Meaning("raise", 16, owes=3, clause="HOLDEM-76")
    assert meaning_of_chips(LIMIT, 12) == Meaning("call", 8, back=4, clause="HOLDEM-76")
    assert meaning_of_chips(LIMIT, 16) == Meaning("raise", 16)


@pytest.mark.clause("OP-HOLDEM-19")
def test_at_no_limit_half_the_least_raise_commits_less_is_a_call() -> None:
    assert meaning_of_chips(FACING, 150) == Meaning("raise", 200, owes=50, clause="OP-HOLDEM-19")
    assert meaning_of_chips(FACING, 125) == Meaning("call", 100, back=25, clause="OP-HOLDEM-19")


@pytest.mark.clause("HOLDEM-77")
def test_released_chips_commit_to_the_bet() -> None:
    assert meaning_of_chips(LIMIT, 6) == Meaning("call", 8, owes=2, clause="HOLDEM-77")
    assert meaning_of_chips(LIMIT_UNBET, 6) == Meaning("raise", 8, owes=2, clause="HOLDEM-77")
    assert meaning_of_chips(FACING, 80) == Meaning("call", 100, owes=20, clause="HOLDEM-77")


def test_the_last_chips_are_all_in_and_owe_nothing() -> None:
    assert meaning_of_chips(replace(FACING, stack=75), 75) == Meaning("call", 75)
    short = replace(FACING, stack=150, most=150)
    assert meaning_of_chips(short, 150) == Meaning("raise", 150)


@pytest.mark.clause("HOLDEM-81")
def test_one_oversized_chip_is_a_call_unless_announced() -> None:
    call = Meaning("call", 100, back=400, clause="HOLDEM-81")
    assert meaning_of_chips(FACING, 500, one_chip=True) == call
    assert meaning_of_chips(FACING, 500) == Meaning("raise", 500)
    assert meaning_of_chips(FACING, 500, True, declared="raise") == Meaning("raise", 500)
    assert meaning_of_chips(UNBET, 500, one_chip=True) == Meaning("raise", 500)


def test_a_bet_is_in_chips_that_are_in_use() -> None:
    assert meaning_of_chips(FACING, 310) == Meaning("raise", 300, back=10, clause="HOLDEM-66")


def test_who_may_not_raise_has_called() -> None:
    closed = replace(FACING, least=0, most=0)
    assert meaning_of_chips(closed, 500) == Meaning("call", 100, back=400, clause="HOLDEM-59")
    assert meaning_of_words(closed, "raise", 500).verb == "call"


def test_more_than_the_pot_limit_comes_back() -> None:
    pot = replace(FACING, most=450, structure="pot-limit")
    assert meaning_of_chips(pot, 700) == Meaning("raise", 450, back=250, clause="HOLDEM-109")
