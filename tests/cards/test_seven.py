"""What five to seven cards are worth: by the rules, by tables, one at a time, many at once."""

from array import array
from itertools import combinations
from random import Random

import numpy as np
import pytest

from cardhall.cards import poker, seven
from cardhall.cards.notation import CardError, card_list, card_set, format_cards, parse_cards
from cardhall.cards.poker import five_card_value
from cardhall.cards.seven import best_five, describe, hand_name, hand_value, hand_values


def deals(count: int, size: int, seed: int = 1) -> list[list[int]]:
    rng = Random(seed)
    return [rng.sample(range(52), size) for _ in range(count)]


def test_five_cards_have_the_order_of_the_plain_rules() -> None:
    values: dict[int, int] = {}
    for cards in deals(20_000, 5):
        plain = five_card_value(cards)
        assert values.setdefault(plain, hand_value(cards)) == hand_value(cards)
    ordered = [values[plain] for plain in sorted(values)]
    assert ordered == sorted(set(ordered))


@pytest.mark.parametrize("size", [6, 7])
def test_more_cards_are_worth_the_best_five_among_them(size: int) -> None:
    for cards in deals(1_000, size):
        assert hand_value(cards) == max(hand_value(five) for five in combinations(cards, 5))


def test_values_run_from_one_to_7462_without_a_gap() -> None:
    ranks = [seven.best_ranks(value) for value in range(1, 7463)]
    suited = [hand_name(value).endswith("flush") for value in range(1, 7463)]
    assert len(set(zip(ranks, suited, strict=True))) == 7462


def test_hands_by_cards_and_by_sets_have_the_same_values() -> None:
    for size in (5, 6, 7):
        cards = deals(500, size, seed=2)
        assert list(hand_values(array_of(cards))) == [hand_value(hand) for hand in cards]


def array_of(hands: list[list[int]]) -> memoryview:
    flat = bytes([card for hand in hands for card in hand])
    return memoryview(flat).cast("B", (len(hands), len(hands[0])))


@pytest.mark.parametrize("kind", ["uint8", "int8", "uint16", "int32", "int64", "uint64"])
def test_whole_number_arrays_of_any_width_give_an_array_of_values(kind: str) -> None:
    cards = deals(300, 7)
    values = hand_values(np.array(cards, kind))
    assert values.dtype == np.uint16
    assert values.tolist() == [hand_value(hand) for hand in cards]


def test_sets_and_arrays_that_do_not_lie_in_one_piece() -> None:
    cards = deals(300, 7)
    expected = [hand_value(hand) for hand in cards]
    assert hand_values(np.array([card_set(hand) for hand in cards], "uint64")).tolist() == expected
    assert hand_values(array("Q", [card_set(hand) for hand in cards])).tolist() == expected
    assert hand_values(np.array(cards).T.copy().T).tolist() == expected
    assert hand_values(np.array(cards)[::2]).tolist() == expected[::2]


def test_values_are_written_where_one_wants_them() -> None:
    cards = deals(10, 7)
    out = np.zeros(10, "uint16")
    assert hand_values(np.array(cards), out) is out
    assert out.tolist() == [hand_value(hand) for hand in cards]
    assert hand_values(np.zeros((0, 7), "uint8")).tolist() == []


@pytest.mark.parametrize("bad", [52, 63, 64, 255, 256 + 3, -1, 1 << 40])
def test_a_number_that_is_no_card_names_its_hand(bad: int) -> None:
    cards = np.array(deals(10, 7))
    cards[7, 3] = bad
    with pytest.raises(CardError, match=r"hands\[7\].*0 to 51"):
        hand_values(cards)


def test_a_card_twice_names_its_hand() -> None:
    cards = np.array(deals(10, 7), "uint8")
    cards[4, 6] = cards[4, 1]
    with pytest.raises(CardError, match=r"hands\[4\]"):
        hand_values(cards)


@pytest.mark.parametrize("bad", [0, 0b1111, (1 << 8) - 1, 1 << 52 | 0b111111, (1 << 64) - 1])
def test_a_set_of_another_size_names_its_hand(bad: int) -> None:
    masks = np.array([0b1111111, bad], "uint64")
    with pytest.raises(CardError, match=r"hands\[1\]"):
        hand_values(masks)
    assert seven.seven_card_value(bad) == 0
    with pytest.raises(CardError, match="five to seven"):
        hand_value(bad)


@pytest.mark.parametrize(
    "wrong",
    [np.zeros((2, 7)), np.zeros((2, 4), "uint8"), np.zeros(7, "uint8"), np.zeros((1, 1, 7), "int")],
)
def test_another_shape_is_told_what_is_wanted(wrong: np.ndarray) -> None:
    with pytest.raises(CardError, match=r"shape \(n, 5\)"):
        hand_values(wrong)
    with pytest.raises(CardError, match="out"):
        hand_values(np.zeros((2, 7), "uint8"), np.zeros(3, "uint16"))


def test_seven_numbers_one_by_one() -> None:
    for cards in deals(100, 7):
        assert seven.value_of_seven(*cards) == hand_value(cards)
    for wrong in ((0, 1, 2, 3, 4, 5, 52), (0, 1, 2, 3, 4, 5, -1), (0, 1, 2, 3, 4, 5, 5)):
        with pytest.raises(CardError):
            seven.value_of_seven(*wrong)
        with pytest.raises(CardError):
            hand_value(wrong)


WORDS = {
    "7C 5D 4H 3S 2C": "seven high, then five, four, three, two",
    "AC AD KH 9S 2C": "one pair, aces, with king, nine, two",
    "KC KD 9H 9S 6C 4D 4S": "two pairs, kings and nines, with six",
    "6C 6D 6H 9S 4C": "three of a kind, sixes, with nine, four",
    "AC 2D 3H 4S 5C KD KH": "straight to the five",
    "TC JD QH KS AC": "straight to the ace",
    "2C 7C 9C JC KC": "flush, king, jack, nine, seven, two",
    "2C 2D 9H 9S 9C 2S 3D": "full house, nines over twos",
    "2C 2D 2H 2S 9C KD KH": "four of a kind, twos, with king",
    "AD 2D 3D 4D 5D 7C 7S": "straight flush to the five",
    "TS JS QS KS AS 2S 3S": "royal flush",
}


@pytest.mark.parametrize("text", WORDS)
def test_a_value_in_words(text: str) -> None:
    value = hand_value(parse_cards(text))
    assert describe(value) == WORDS[text]
    assert hand_name(value) in WORDS[text] or "high" in WORDS[text]


def test_words_get_better_from_top_to_bottom() -> None:
    values = [hand_value(parse_cards(text)) for text in WORDS]
    assert values == sorted(values)
    assert [seven.kind_of(value) for value in values] == [0, 1, 2, 3, 4, 4, 5, 6, 7, 8, 8]
    assert poker.KINDS[seven.kind_of(values[0])] == "no pair"


def test_the_five_that_make_the_hand() -> None:
    assert format_cards(best_five(card_set("KC KD 9H 9S 6C 4D 4S"))) == "9S 9H KD KC 6C"
    for cards in deals(200, 7):
        five = best_five(card_set(cards))
        assert five & ~card_set(cards) == 0
        assert hand_value(five) == hand_value(cards)
        assert len(card_list(five)) == 5


def test_what_is_no_value_is_refused() -> None:
    for wrong in (0, 7463, -1):
        with pytest.raises(CardError, match="7462"):
            describe(wrong)
