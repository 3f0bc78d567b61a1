"""Ranges: what a text means, its shortest text back, and what ranges win."""

from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhall.cards import equity
from cardhall.cards.notation import CardError, card_set, format_cards
from cardhall.cards.range_equity import range_equity
from cardhall.cards.ranges import Range, _fewest_runs, format_range, parse_range

PAIRS = [1 << a | 1 << b for a, b in combinations(range(52), 2)]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("AA", 6), ("AKs", 4), ("AKo", 12), ("AK", 16), ("KA", 16), ("QQ+", 18), ("QQ-99", 24),
        ("99-QQ", 24), ("A5s-A2s", 16), ("KTo+", 36), ("AKs+", 4), ("T9s-65s", 20), ("A2+", 192),
        ("AsKs", 1), ("10s9s", 1), ("random", 1326), ("aks, qq", 10), ("22+ A2+", 270), ("", 0),
    ],
)  # fmt: skip
def test_a_text_names_so_many_hands(text: str, count: int) -> None:
    if text == "10s9s":
        with pytest.raises(CardError):
            parse_range(text)  # a ten is T, as in every range
        return
    assert len(parse_range(text)) == count


def test_a_run_names_each_of_its_hands() -> None:
    def named(text: str) -> set[str]:
        ranks = "AKQJT98765432"
        words = [format_cards(pair).split() for pair in parse_range(text)]
        return {"".join(sorted((c[0] for c in two), key=ranks.index)) for two in words}

    assert named("KTo+") == {"KT", "KJ", "KQ"}
    assert named("A5s-A2s") == {"A5", "A4", "A3", "A2"}
    assert named("T9s-76s") == {"T9", "98", "87", "76"}
    assert all(a // 13 == b // 13 for a, b in map(_two, parse_range("T9s-76s")))
    assert all(a // 13 != b // 13 for a, b in map(_two, parse_range("KTo+")))


def _two(pair: int) -> tuple[int, int]:
    return (pair & -pair).bit_length() - 1, pair.bit_length() - 1


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("KTo+, QQ-99, A5s-A2s, AKs", "QQ-99, AKs, A5s-A2s, KTo+"),
        ("AKs, AKo, AQs, AQo", "AQ+"),
        ("AhKh AdKd AcKc AsKs", "AKs"),
        ("98s, T9s, 87s, 76s", "T9s-76s"),
        ("22+,A2s+,K2s+,T9s-54s", "22+, A2s+, K2s+, T9s-54s"),
        ("AKo:0.50, QQ", "QQ, AKo:0.5"),
        ("22+, A2+, K2+, Q2+, J2+, T2+, 92+, 82+, 72+, 62+, 52+, 42+, 32", "random"),
        ("KsAd, 2c3d, AsKd", "AsKd, AdKs, 3d2c"),
        ("", ""),
    ],
)
def test_a_range_has_one_shortest_text(text: str, canonical: str) -> None:
    assert format_range(parse_range(text)) == canonical
    assert parse_range(canonical) == parse_range(text)


@given(st.dictionaries(st.sampled_from(PAIRS), st.integers(1, 100), max_size=40))
def test_any_range_is_read_back(weights: dict[int, int]) -> None:
    held = Range.of(weights)
    assert parse_range(str(held)) == held
    assert eval(repr(held)) == held


@given(st.sets(st.tuples(st.integers(0, 12), st.integers(0, 12), st.sampled_from("so"))))
def test_whole_hands_are_read_back(cells: set[tuple[int, int, str]]) -> None:
    ranks = "23456789TJQKA"
    names = [ranks[a] + ranks[b] + ("" if a == b else kind) for a, b, kind in cells]
    held = parse_range(" ".join(names))
    assert parse_range(str(held)) == held
    assert len(str(held)) <= max(len(", ".join(set(names))), 0)


@given(st.sets(st.sampled_from([(a, b) for a in range(5) for b in range(a)]), max_size=6))
def test_no_fewer_runs_would_do(cells: set[tuple[int, int]]) -> None:
    single = [frozenset({cell}) for cell in cells]
    runs = set(single)
    for a, b in cells:
        for step in ((0, 1), (1, 1)):
            run = {(a, b)}
            while (a - len(run) * step[0], b - len(run) * step[1]) in cells:
                run.add((a - len(run) * step[0], b - len(run) * step[1]))
                runs.add(frozenset(run))
    least = next(
        count
        for count in range(len(cells) + 1)
        if any(set().union(*some) == cells for some in combinations(runs, count))
    )
    assert len(_fewest_runs(cells)) == least


@pytest.mark.parametrize(
    ("text", "why", "cure"),
    [
        ("T9s+", "two ways", "AKs-T9s"),
        ("AAs", "never suited", "Write AA"),
        ("QQ-A2s", "not of one kind", "QQ-99"),
        ("A5s-K2s", "not of one kind", "A5s-A2s"),
        ("AsAs", "a card twice", "two different"),
        ("AK:2", "no weight", "0.01 to 1"),
        ("AK:0", "no weight", "0.01 to 1"),
        ("AK:0.125", "no weight", "0.01 to 1"),
        ("AK:0.5, AKs", "AC KC is in 'AK:0.5' and in 'AKs'", "Name each hand once"),
        ("top 10%", "'top'", "commas"),
        ("AsXs", "'Xs' is not a card", "rank then suit"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_cure(text: str, why: str, cure: str) -> None:
    with pytest.raises(CardError) as told:
        parse_range(text)
    assert why in told.value.text
    assert cure in told.value.cure


def test_dead_cards_leave_the_other_hands() -> None:
    aces = parse_range("AA:0.5, KK")
    assert len(aces.combos("AS")) == 3 + 6
    assert aces.without("AS KS").share == Fraction(3 * 50 + 3 * 100, 132600)
    assert card_set("AH AD") in aces.without("AS")
    assert "AS AD" not in aces.without("AS")
    assert aces.weight("AS AD") == Fraction(1, 2)


def test_ranges_are_put_together_and_taken_apart() -> None:
    assert str(parse_range("AA:0.5, KK") | parse_range("AA, QQ")) == "QQ+"
    assert str(parse_range("QQ+") - parse_range("KK:0.1")) == "AA, QQ"


@pytest.mark.parametrize("pair", [0, 1, 7, 1 << 52 | 1])
def test_a_range_holds_hands_of_two_cards(pair: int) -> None:
    with pytest.raises(CardError):
        Range.of({pair: 100})
    with pytest.raises(CardError):
        Range.of({3: 101})


# --- What they win


def test_a_range_wins_what_its_hands_win_together() -> None:
    found = range_equity(["AKs:0.5, QQ", "TT"], "2C 7D 9H")
    won = total = Fraction(0)
    for pair, weight in parse_range("AKs:0.5, QQ").weights:
        for other in parse_range("TT"):
            one = equity.exact([pair, other], "2C 7D 9H")
            won += weight * one.share(0) * one.boards
            total += weight * one.boards
    assert found.exact
    assert found.shares[0] == float(won / total)
    assert found.intervals[0] == (found.shares[0],) * 2
    assert sum(found.shares) == pytest.approx(1)


def test_suits_that_are_alike_are_played_once() -> None:
    found = range_equity(["AA", "KK"])
    assert found.exact
    assert found.boards == 3 * comb(48, 5)  # no suit shared, one, both
    each = [equity.exact([a, k]).share(0) for a in parse_range("AA") for k in parse_range("KK")]
    assert found.shares[0] == float(sum(each) / 36)


def test_drawn_deals_agree_with_all_deals() -> None:
    rng = Random(5)
    for _ in range(5):
        board = format_cards(rng.sample(range(52), 3))
        ranges = ["22+, A9s+:0.4, KTo+", "T9s-65s, AQ+:0.75", "99-55, AJs:0.01"]
        every = range_equity(ranges, board, soon=2**40)
        drawn = range_equity(ranges, board, soon=0, samples=200_000, seed=rng.randrange(99))
        assert every.exact
        assert not drawn.exact
        for share, (low, high) in zip(every.shares, drawn.intervals, strict=True):
            assert low - 0.002 < share < high + 0.002
            assert high - low < 0.005


def test_the_same_seed_draws_the_same() -> None:
    one, same, other = (range_equity(["AA", "random"], samples=999, seed=s) for s in (1, 1, 2))
    assert one == same != other
    assert 0 < one.intervals[1][0] < one.shares[1] < one.intervals[1][1]


@pytest.mark.parametrize(
    ("ranges", "board", "dead", "why"),
    [
        (["AA"], "", "", "1 of them"),
        (["AA", "K"], "", "", "ranges[1]: 'K'"),
        (["AA", ""], "", "", "ranges[1]: an empty range"),
        (["AsKs", "AA"], "AS", "", "ranges[0]: board and dead"),
        (["AsKs", "AsQs"], "", "", "no deal is left"),
        (["AA", "KK"], "2C 3C 4C 5C 6C 7C", "", "6 cards"),
        (["AA", "KK"], "2C", "2C", "also in board"),
        (["AA", "KK"], "2X", "", "board: '2X'"),
    ],
)
def test_what_cannot_be_played_is_refused(
    ranges: list[str], board: str, dead: str, why: str
) -> None:
    with pytest.raises(CardError) as told:
        range_equity(ranges, board, dead)
    assert why in told.value.text
    assert told.value.cure
