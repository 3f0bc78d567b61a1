"""Cards as bits and in words."""

from random import Random

import pytest

from cardhall.cards import bits
from cardhall.cards.notation import (
    CardError,
    card_list,
    card_set,
    format_card,
    format_cards,
    parse_card,
    parse_cards,
)  # fmt: skip


def test_every_card_reads_back_as_written() -> None:
    assert [parse_card(format_card(card)) for card in range(52)] == list(range(52))
    assert format_card(51) == "AS"
    assert format_card(0) == "2C"


def test_ten_may_be_written_out_and_letters_may_be_small() -> None:
    assert parse_card("10s") == parse_card("TS")


@pytest.mark.parametrize("text", ["", "1S", "AX", "ASS", "SA", "as d"])
def test_a_text_that_is_no_card_says_how_to_write_one(text: str) -> None:
    with pytest.raises(CardError, match="rank then suit"):
        parse_card(text)


def test_a_card_written_twice_is_refused() -> None:
    with pytest.raises(CardError, match="twice"):
        parse_cards("AS KD AS")


def test_sets_are_written_high_to_low_and_sequences_in_their_order() -> None:
    assert format_cards(card_set("2C AS KD")) == "AS KD 2C"
    assert format_cards(parse_cards("2C AS KD")) == "2C AS KD"
    assert card_list(card_set("2C AS")) == [0, 51]


def test_a_number_that_is_no_card_is_refused() -> None:
    with pytest.raises(CardError):
        format_card(52)


def test_suit_rank_and_higher_cards() -> None:
    for card in range(52):
        assert bits.suit(card) * 13 + bits.rank(card) == card
        higher = [c for c in range(52) if c // 13 == card // 13 and c > card]
        assert bits.above(card) == card_set(higher)
        assert bits.suit_cards(bits.suit(card)).bit_count() == 13


def test_sets_of_bits() -> None:
    rng = Random(1)
    for _ in range(200):
        cards = rng.getrandbits(52) | 1 << rng.randrange(52)
        members = card_list(cards)
        assert bits.popcount(cards) == len(members)
        assert bits.lowest(cards) == members[0]
        assert bits.highest(cards) == members[-1]
        n = rng.randrange(len(members))
        assert bits.nth(cards, n) == bits.bit(members[n])


def test_the_32_subsets_of_five_come_small_ones_first() -> None:
    patterns = [bits.subset(i) for i in range(32)]
    assert sorted(patterns) == list(range(32))
    sizes = [pattern.bit_count() for pattern in patterns]
    assert sizes == sorted(sizes)
    assert [bits.subsets_up_to(n) for n in range(6)] == [sizes.index(n + 1) for n in range(5)] + [
        32
    ]
    cards = card_set("2C 5C 9D KH AS")
    assert {bits.spread(p, cards) for p in range(32)} == {bits.spread(p, cards) for p in patterns}
    assert bits.spread(0b10001, cards) == card_set("2C AS")
