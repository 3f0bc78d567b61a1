"""All-in or fold at hold'em: shares by known figures, equilibria by what best answers gain."""

from functools import cache

import pytest

from cardhall.cards import equity
from cardhall.cards.notation import card_set, parse_cards
from cardhall.games.holdem import classes, push_fold
from cardhall.games.holdem import push_fold_making as making
from cardhall.games.holdem.classes import KINDS, NAMES, WAYS, kind_named
from cardhall.games.holdem.push_fold import (
    HEADS_UP,
    THREE,
    ThreeHanded,
    heads_up,
    judged_of_two,
    share_of_hands,
    shares,
    table,
)
from tests.examples import dice, share


def against_any(name: str) -> float:
    """What a kind wins of any hand."""
    kind = kind_named(name)
    beside = [classes.ways_beside(kind, other) for other in range(KINDS)]
    return sum(shares()[KINDS * kind + other] * ways for other, ways in enumerate(beside)) / 1225


@cache
def three() -> ThreeHanded:
    """The game of three on other boards than the table's, and fewer."""
    return ThreeHanded(boards=60_000, seed=2)


def test_every_two_cards_are_of_one_kind() -> None:
    met = [kind for one in range(KINDS) for kind in map(classes.kind_of, classes.holdings(one))]
    assert len(met) == 1326
    assert all(met.count(kind) == WAYS[kind] for kind in range(KINDS))
    for text, name in (("AS KS", "AKs"), ("KD AS", "AKo"), ("7C 7H", "77"), ("2D TC", "T2o")):
        assert NAMES[classes.kind_of(card_set(parse_cards(text)))] == name


@pytest.mark.parametrize(
    ("name", "percent"),
    [("AA", 85.20), ("KK", 82.40), ("AKs", 67.04), ("AKo", 65.32), ("22", 50.33), ("72o", 34.58),
     ("32o", 32.30)],
)  # fmt: skip
def test_what_a_hand_wins_of_any_other_is_as_known(name: str, percent: float) -> None:
    assert round(100 * against_any(name), 2) == pytest.approx(percent, abs=0.011)


def test_a_sample_of_the_shares_is_counted_anew() -> None:
    rng = dice("shares")
    for _ in range(share(6, 2)):
        other, one = sorted(rng.sample(range(KINDS), 2))
        lies = round(shares()[KINDS * one + other] * push_fold.MOST_SHARE)
        packed = making.packed_share(*making.share(one, other))
        assert lies == int.from_bytes(packed, "big"), (NAMES[one], NAMES[other])


def test_shares_of_two_kinds_are_one_pot() -> None:
    for one in range(KINDS):
        for other in range(KINDS):
            both = shares()[KINDS * one + other] + shares()[KINDS * other + one]
            assert both == pytest.approx(1)


@pytest.mark.parametrize(
    ("depth", "push", "call"), [(5, 72, 62), (8, 62, 45), (10, 58, 37), (15, 46, 28), (20, 40, 22)]
)
def test_how_many_hands_are_played_is_as_known(depth: int, push: float, call: float) -> None:
    pushed, called = (100 * share_of_hands(table(one, depth)) for one in HEADS_UP)
    assert pushed == pytest.approx(push, abs=1)
    assert called == pytest.approx(call, abs=1)


@pytest.mark.parametrize("depth", [1, 2, 5, 7.5, 10, 12.3, 15, 20, 27, 45, 88, 200])
def test_best_answers_to_the_table_gain_hardly_anything(depth: float) -> None:
    """At the depths of the table less than a tenth of a thousandth of a big blind; between two of
    them a little more."""
    found = judged_of_two(depth, {one: table(one, depth) for one in HEADS_UP})
    assert found.exploitability < (0.0002 if depth in push_fold.DEPTHS else 0.004)
    assert sum(found.values) == pytest.approx(0)


def test_the_table_of_two_is_made_again_byte_for_byte() -> None:
    lies = making.FILE.read_bytes()
    for place in dice("depths").sample(range(len(push_fold.DEPTHS)), 3):
        made = making.of_two([push_fold.DEPTHS[place]], lambda line: None)
        begin = making.SHARES + len(made) * place
        assert lies[begin : begin + len(made)] == made, push_fold.DEPTHS[place]


def test_a_solution_says_what_it_is_worth_and_who_departs_from_it_loses() -> None:
    solved = heads_up(10)
    assert solved.exploitability < 0.0001
    assert solved.values[0] == -solved.values[1]
    for worse in (tuple([1.0] * KINDS), tuple([0.0] * KINDS)):
        assert judged_of_two(10, {**solved.ranges, "push": worse}).values[0] < solved.values[0]
        assert judged_of_two(10, {**solved.ranges, "call": worse}).values[1] < solved.values[1]


def test_with_one_big_blind_each_everybody_goes_in() -> None:
    """Half a blind for a pot of two: worth it with whatever wins a quarter of them, and all do."""
    solved = heads_up(1)
    assert [share_of_hands(often) for often in solved.ranges.values()] == pytest.approx([1, 1])


@pytest.mark.slow
def test_shares_of_three_are_near_those_of_all_boards() -> None:
    for names, hands in ((("AA", "KK", "QQ"), ("AS AD", "KS KD", "QS QD")),):
        kinds = [kind_named(name) for name in names]
        drawn = three().drawn.share(kinds[0], kinds[1], kinds[2])
        exact = equity.sampled(hands, samples=200_000, seed=1).shares[0]
        assert drawn == pytest.approx(exact, abs=0.15)  # few of these were drawn
    # three ordinary hands come often: all of a kind against two others
    whole = three().drawn
    often = sum(
        whole.likely(a, b, c) for a in range(0, 169, 7) for b in range(169) for c in (5, 80)
    )
    assert 0 < often < 1
    with pytest.raises(ValueError, match="too few cards"):
        whole.share(168, 168, 168)


@pytest.mark.slow
def test_the_table_of_three_holds_on_other_boards() -> None:
    for depth in (3, 10, 15):
        ranges = {one: table(one, depth) for one in THREE}
        found = three().judged((depth, depth, depth), ranges)
        assert found.exploitability < 0.02
        assert sum(found.values) == pytest.approx(0)


@pytest.mark.slow
def test_three_who_cannot_all_lose_the_same_are_solved() -> None:
    found = three().solve((4, 9, 15), exact=0.001, rounds=400)
    assert found.exploitability <= 0.001
    assert sum(found.values) == pytest.approx(0)
    # who folds everything loses the blinds, and no more
    assert found.values[1] > -0.5
    assert found.values[2] > -1
    # the button's stack is what can be lost to it: small and big blind may be as deep as they like
    same = {one: found.ranges[one] for one in THREE}
    assert three().judged((4, 9, 30), same).values == pytest.approx(found.values)


def test_less_than_a_big_blind_is_refused() -> None:
    with pytest.raises(ValueError, match="less than a big blind"):
        heads_up(0.5)
