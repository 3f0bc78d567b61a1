"""Whole turns: ways out, duties, the largest lay-down, for hands of any size. The brute force
beside it (tests/brute) has the small hands; here are worked ones, and the time of large ones."""

import time
from random import Random

import pytest

from cardhall.games.rummy import (
    Hand,
    Rules,
    can_go_out,
    cards_of,
    format_action,
    lay_most,
    turns,
    verb_of,
    way_out,
)
from tests.games.rummy_play import LLAA, at, card_set, do
from tests.yardstick import slower


def words(actions: tuple[int, ...]) -> list[str]:
    return [format_action(action) for action in actions]


@pytest.mark.parametrize(
    ("held", "melds", "out"),
    [
        ("9S 9H 9D KC", (), True),
        ("9S 9H 9D 9C", (), False),  # the fourth would play
        ("9S 9H 9D", (), False),
        ("9S 9H 9D TD JD 5C", (), False),
        ("9S 9H 9C 9D TD JD 5C", (), True),
        ("AS 2S 3S QS KS 5C", (), False),  # one ace is not at both ends
        ("AS 2S 3S QS KS JS 5C", (), True),
        ("6H 5C", ("7H 8H 9H",), True),
        ("6H 5H", ("7H 8H 9H",), False),
        ("6H 4H", ("7H 8H 9H",), True),
        ("2C 3C 4C 5C 6C 7C 8C", (), False),
        ("2C 3C 4C 5C 6C 7C 9C", (), True),
        ("3S 3H 3D 4S 4H 4D 5S 5H 5D 3C", (), True),  # as sets it would play, as runs not
        ("3S 3H 3D 4S 4H 4D 5S 5H 5D 2S", (), True),
    ],
)
def test_ways_out(held: str, melds: tuple[str, ...], out: bool) -> None:
    hand = at(held, melds=melds)
    assert can_go_out(hand) is out
    assert bool(way_out(hand)) is out
    for action in way_out(hand):
        hand.apply(action)
    assert hand.is_over is out


def test_of_two_ways_out_the_cheaper_card_is_thrown() -> None:
    any_last = LLAA.replace(last_discard="any")
    hand = at("9S TS JS QS 4H 4D 4C", rules=any_last)
    assert words(way_out(hand))[-1] == "throw 9S"
    assert not can_go_out(at("9S TS JS QS 4H 4D 4C"))


def test_nobody_goes_out_before_the_draw_or_by_the_card_just_taken() -> None:
    assert not can_go_out(at("9S 9H 9D KC", phase="draw"))
    assert not can_go_out(at("9S 9H 9D KC", taken="KC"))
    assert not can_go_out(at("9S 9H 9D KC", taken="KC 9D", owes="KC"))


def test_all_that_can_go_down_goes_down() -> None:
    assert words(lay_most(at("4S 4H 4D KD 2S"))) == ["meld 4D 4H 4S"]
    # the run and the other fives, not the four fives
    laid = lay_most(at("5S 6S 7S 5H 5D 5C KD JC"))
    assert sum(cards_of(action) for action in laid) == card_set("5S 6S 7S 5H 5D 5C")
    assert lay_most(at("2S 4H KD")) == ()


def test_a_new_meld_that_meets_the_duty_comes_first() -> None:
    rules = LLAA.replace(deep="new-meld-only")
    hand = at("9S 9H 9D TD 4C", taken="9D TD", owes="9D", melds=("6D 7D 8D",), rules=rules)
    assert not can_go_out(hand)  # the ten has no place: the nine is laid elsewhere
    hand = at("9S 9H 9D 5D 4C", taken="9D 5D", owes="9D", melds=("6D 7D 8D",), rules=rules)
    assert words(way_out(hand)) == ["meld 9D 9H 9S", "lay 5D on 1", "throw 4C"]


def test_whole_turns_are_listed_once_and_lazily() -> None:
    hand = at("9S 9H 9D KC", others=("QH 2H",))
    assert sorted(" ".join(words(turn)) for turn in turns(hand)) == [
        "meld 9D 9H 9S throw KC",
        "throw 9D",
        "throw 9H",
        "throw 9S",
        "throw KC",
    ]
    large = at("9S 9H 9D 9C TS TH TD TC JS JH JD JC QS QH QD QC 8S 8H 8D 8C")
    first = next(turns(large))
    assert verb_of(first[-1]) == "throw"


def test_turns_before_the_draw_begin_with_each_way_to_draw() -> None:
    hand = at("9S 9H 6C", discards="5S 9D KC", stock="2H", phase="draw")
    begun = {format_action(turn[0]) for turn in turns(hand)}
    assert begun == {"draw", "take", "take 2"}
    for turn in turns(hand):
        copy = hand.copy()
        for action in turn:
            copy.apply(action)
        assert copy.turn != hand.turn


def large(rng: Random, rules: Rules) -> Hand:
    """A hand of 20 to 46 cards, now and then with many neighbours, now and then with a duty."""
    deck = rng.sample(range(52), 52)
    if rng.random() < 0.5:
        deck.sort(key=lambda card: (card % 13 if rng.random() < 0.5 else card // 13) + rng.random())
    held = deck[: rng.randint(20, 46)]
    owes = rng.random() < 0.5
    return Hand.at(
        rules, 1, [card_set(held), 0], turn=0, phase="play",
        taken=held[:2] if owes else (), owes=1 << held[0] if owes else 0,
    )  # fmt: skip


@pytest.mark.parametrize("corner", ["no", "yes"])
@pytest.mark.parametrize("deep", ["meld-or-layoff", "new-meld-only"])
def test_large_hands_are_answered_at_once(corner: str, deep: str) -> None:
    """Some milliseconds compiled, however many turns there are; the bound leaves room for an
    interpreted core on a busy machine."""
    rng = Random(11)
    rules = LLAA.replace(round_corner=corner, deep=deep)
    spent = []
    for _ in range(25):
        hand = large(rng, rules)
        begun = time.process_time()
        out = can_go_out(hand)
        hand.can_meet_duty()
        spent.append(time.process_time() - begun)
        laid = way_out(hand)
        assert bool(laid) is out
        for action in laid:
            hand.apply(action)
        assert hand.is_over is out
    assert sorted(spent)[len(spent) // 2] / slower() < 0.5


def test_a_duty_met_leaves_every_throw() -> None:
    hand = do(at("9S 9H 9D 4C 5D", taken="9D 5D", owes="9D"), "meld 9S 9H 9D")
    assert hand.can_meet_duty()
    stuck = at("9S 4H 4C", taken="9S 4H", owes="9S")
    assert not stuck.can_meet_duty()
    assert list(turns(stuck)) == []
