"""Hold'em's bot with short stacks and behind an all-in: by the table, so that no answer gains."""

from random import Random

import pytest

from bench.holdem_bots import calls, pushes
from cardhall.games.holdem import CALL, FOLD, Hand, Rules, format_action, view
from cardhall.games.holdem.bot import choose
from cardhall.games.holdem.classes import kind_of
from cardhall.games.holdem.push_fold import heads_up, judged_of_two, table
from cardhall.games.holdem.short_stack import SHORT, answer, depth
from tests.games.holdem_play import CASH, KOFC, B, G, S, dealt, do

SMALL, BIG = B, S
"""Heads-up the button has the small blind."""
ALL_IN = "B raise 10000"


def two(blinds: float, words: str = "", **more: object) -> Hand:
    hand = dealt(round(100 * blinds), seats=2, **more)  # type: ignore[arg-type]
    return do(hand, words) if words else hand


def three(blinds: int, words: str = "", **more: object) -> Hand:
    hand = dealt(100 * blinds, seats=3, **more)  # type: ignore[arg-type]
    return do(hand, words) if words else hand


@pytest.mark.parametrize("blinds", [2, 5, 8, 10, 12.5, 15])
def test_the_best_answer_to_its_short_small_blind_gains_hardly_anything(blinds: float) -> None:
    """No more than a thousandth of a big blind a hand (15 are allowed), exactly."""
    pushed, other = pushes(choose, blinds)
    assert other == pytest.approx(0)
    solved = heads_up(blinds, exact=0.0005)
    found = judged_of_two(blinds, {**solved.ranges, "push": pushed})
    assert 1000 * (found.values[1] + found.gains[1] - solved.values[1]) < 1


@pytest.mark.parametrize("blinds", [2, 5, 10, 12.5, 15, 20, 27.5, 40, 100, 170])
def test_the_best_range_of_all_ins_gains_hardly_anything_on_its_big_blind(blinds: float) -> None:
    """No more than 5 thousandths of a big blind a hand (15 are allowed), exactly."""
    solved = heads_up(blinds, exact=0.0005)
    found = judged_of_two(blinds, {**solved.ranges, "call": calls(choose, blinds)})
    assert 1000 * (found.values[0] + found.gains[0] - solved.values[0]) < 5


def test_with_a_short_stack_the_small_blind_goes_all_in_or_folds() -> None:
    for seed in range(40):
        blinds = 1 + seed % SHORT
        hand = two(blinds)
        action = choose(view(hand, SMALL), hand.legal_actions(), Random(seed))
        all_in = f"raise {100 * blinds}" if blinds > 1 else "call"
        assert format_action(action) in ("fold", all_in)
    for cards, does in (("AS AD", "raise 1000"), ("7C 2D", "fold")):
        hand = two(10, hands={SMALL: cards})
        chosen = {
            choose(view(hand, SMALL), hand.legal_actions(), Random(seed)) for seed in range(20)
        }
        assert {format_action(one) for one in chosen} == {does}


def test_it_goes_all_in_as_often_as_the_table_says() -> None:
    kind, often = next(
        (kind, often) for kind, often in enumerate(table("push", 10)) if 0.2 < often < 0.8
    )
    hand = next(hand for hand in map(some, range(5000)) if kind_of(hand.hole_of(SMALL)) == kind)
    seen, legal = view(hand, SMALL), hand.legal_actions()
    gone = sum(choose(seen, legal, Random(seed)) != FOLD for seed in range(600))
    assert gone / 600 == pytest.approx(often, abs=0.08)


def some(seed: int) -> Hand:
    hand = Hand(KOFC, [1000, 1000], 0)
    hand.deal(Random(seed).sample(range(52), 52))
    return hand


@pytest.mark.parametrize(
    ("hand", "decision"),
    [
        (two(10), "push"),
        (two(10, "B raise 1000"), "call"),
        (two(100, ALL_IN), "call"),
        (three(6), "button"),
        (three(6, "B fold"), "small"),
        (three(6, "B raise 600"), "small-call"),
        (three(6, "B fold;S raise 600"), "big-small"),
        (three(6, "B raise 600;S fold"), "big-button"),
        (three(6, "B raise 600;S call"), "big-both"),
        (three(14, "B raise 1400;S fold"), "big-button"),
    ],
)
def test_each_decision_of_the_table_is_known(hand: Hand, decision: str) -> None:
    seen = view(hand, hand.turn)
    found = answer(seen)
    assert found is not None
    blinds = seen.starting_stacks[0] / 100
    assert found.often == table(decision, blinds)[kind_of(hand.hole_of(hand.turn))]
    assert hand.why_not(found.going) is None


@pytest.mark.parametrize(
    "hand",
    [
        two(16),  # deep enough to play on
        two(10, "B call"),
        two(10, "B raise 300"),
        three(40, "B raise 4000"),
        dealt(1000, seats=4),
        do(dealt(1000, seats=4), "U raise 1000"),
        dealt(1000, seats=2, rules=Rules.preset("cash-pot-limit")),
        do(dealt(1000, seats=2), "B raise 300;S raise 1000"),
    ],
)
def test_of_all_else_the_table_says_nothing(hand: Hand) -> None:
    assert answer(view(hand, hand.turn)) is None


def test_the_smaller_of_two_stacks_is_what_can_be_lost() -> None:
    assert depth(view(dealt([10_000, 600], seats=2), SMALL)) == 6
    hand = do(dealt([3000, 900, 700], seats=3), "B raise 3000")
    assert depth(view(hand, S)) == 9
    deep = do(hand.copy(), "S fold")
    assert depth(view(deep, G)) == 7
    with_ante = Rules.preset("kofc-holdem").replace(ante=25)
    assert depth(view(dealt(1025, seats=2, rules=with_ante), SMALL)) == pytest.approx(7.5)


def test_behind_an_all_in_it_goes_in_over_it_where_another_may_follow() -> None:
    hand = do(dealt([500, 900, 900], seats=3, rules=CASH), "B raise 500")
    found = answer(view(hand, S))
    assert found is not None
    assert format_action(found.going) == "raise 900"
    hand = do(dealt([500, 900, 900], seats=3, rules=CASH), "B raise 500;S fold")
    found = answer(view(hand, G))
    assert found is not None
    assert found.going == CALL
