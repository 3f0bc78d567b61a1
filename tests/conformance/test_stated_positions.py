"""Positions that are stated for study: what cannot be is refused by name, nothing is overrun."""

from typing import Any

import pytest

from cardhall.cards.table import RulesError
from cardhall.games import boure, euchre, pedro, spades

ACE = 1 << 51  # of spades
EUCHRE: dict[str, Any] = {
    "rules": euchre.Rules.preset("lions-euchre"),
    "dealer": 0,
    "trump": 3,
    "maker": 0,
}
PEDRO: dict[str, Any] = {"rules": pedro.Rules(), "dealer": 0, "trump": 3}
SPADES: dict[str, Any] = {"rules": spades.Rules(), "dealer": 0, "bids": (3, 3, 3, 3)}
BOURE: dict[str, Any] = {
    "rules": boure.Rules.preset("llaa"),
    "dealer": 0,
    "trump": 3,
    "stacks": (50, 50, 50),
}


@pytest.mark.parametrize(
    ("hand", "said", "field"),
    [
        (euchre.Hand, {**EUCHRE, "hands": {7: ACE}}, "hands"),
        (euchre.Hand, {**EUCHRE, "hands": {-1: ACE}}, "hands"),
        (euchre.Hand, {**EUCHRE, "hands": {0: ACE}, "tricks": (1,)}, "tricks"),
        (euchre.Hand, {**EUCHRE, "hands": {0: ACE}, "tricks": (1, 0, 0, 0, 0, 9)}, "tricks"),
        (pedro.Hand, {**PEDRO, "hands": {4: ACE}}, "hands"),
        (pedro.Hand, {**PEDRO, "hands": {0: ACE}, "tricks": (1, 0)}, "tricks"),
        (pedro.Hand, {**PEDRO, "hands": {0: ACE}, "points": (1, 2, 3)}, "points"),
        (spades.Hand, {**SPADES, "hands": {4: ACE}}, "hands"),
        (spades.Hand, {**SPADES, "hands": {0: ACE}, "tricks": (1, 0, 0, 0, 1)}, "tricks"),
        (boure.Hand, {**BOURE, "hands": {0: ACE, 3: ACE >> 1}}, "hands"),
        (boure.Hand, {**BOURE, "hands": {0: ACE, 1: ACE >> 1}, "tricks": (1,)}, "tricks"),
    ],
)
def test_something_stated_of_a_seat_that_is_not_there_is_refused_by_its_field(
    hand: Any, said: dict[str, Any], field: str
) -> None:
    with pytest.raises(RulesError) as refused:
        hand.at(**said)
    assert refused.value.field == field
    assert str(refused.value.cure)


def test_dues_are_for_each_seat_or_for_nobody() -> None:
    rules = BOURE["rules"]
    with pytest.raises(RulesError, match="owed"):
        boure.Hand(rules, 0, [50, 50, 50], owed=[5])
    assert (
        boure.Hand(rules, 0, [50, 50, 50], owed=[]).stacks == boure.Hand(rules, 0, [50] * 3).stacks
    )


def test_what_is_left_out_stands_for_nothing_so_far() -> None:
    assert euchre.Hand.at(**EUCHRE, hands={0: ACE}).tricks(1) == 0
    assert pedro.Hand.at(**PEDRO, hands={1: ACE}, tricks=(), points=()).tricks(1) == 0
