"""Every house rule of Pedro: what it changes, and that a wrong value is refused by name."""

from pathlib import Path

import pytest

from cardhall.cards.notation import card_set
from cardhall.games.pedro import PRESETS, Illegal, Rules, RulesError, parse_action
from tests.games.pedro_play import (
    LLAA,
    A,
    B,
    C,
    D,
    dealt,
    do,
    follow,
    legal,
    play,
    stated,
    throw_all,
)

ALL_PASS = "pass;pass;pass"


def test_the_preset_is_the_default() -> None:
    assert Rules.preset("llaa") == Rules()
    assert set(PRESETS["llaa"]) == set(Rules().to_data())
    assert Rules.from_data(LLAA.to_data()) == LLAA


def test_wrong_values_are_refused_by_name() -> None:
    wrong = dict.fromkeys((*Rules.choices(), "cutthroat", "target", "least_bid"), "nonsense")
    for name, value in wrong.items():
        with pytest.raises(RulesError, match=name):
            LLAA.replace(**{name: value})
    for name, number in {"target": 0, "least_bid": 15}.items():
        with pytest.raises(RulesError, match=name):
            LLAA.replace(**{name: number})
    with pytest.raises(RulesError, match="no such house rule"):
        Rules.from_data({"stake": 3})
    with pytest.raises(RulesError, match="llaa"):
        Rules.preset("rap")


def test_all_pass_and_the_deal_passes() -> None:
    hand = do(dealt(rules=LLAA.replace(all_pass="redeal-left")), ALL_PASS + ";pass")
    assert hand.is_over
    assert hand.result().ending == "thrown-in"
    assert hand.result().change == (0, 0)
    assert hand.movements() == []


def test_all_pass_and_the_dealer_names_trumps_without_obligation() -> None:
    hand = do(dealt(rules=LLAA.replace(all_pass="dealer-free")), ALL_PASS + ";pass;name clubs")
    assert (hand.bidder, hand.bid) == (D, 0)
    hand = stated({A: "KC", B: "QC", C: "JC", D: "9C"}, bidder=D, bid=0, points=(9, 5), turn=A)
    play(hand, "KC QC JC 9C")
    assert hand.result().change == (9, 5)
    assert hand.result().made is None
    assert [m.clause for m in hand.movements()] == ["OP-PEDRO-02", "LLAA-PEDRO-31"]


def test_a_dealer_who_lost_the_turn_when_all_pass() -> None:
    for option, phase, bid in (("redeal-left", "over", 0), ("dealer-free", "name", 0)):
        hand = dealt(rules=LLAA.replace(all_pass=option))
        hand.lose_turn_to_bid(D)
        do(hand, ALL_PASS)
        assert (hand.phase, hand.bid) == (phase, bid)


def test_another_least_bid() -> None:
    hand = dealt(rules=LLAA.replace(least_bid=6))
    assert legal(hand) == {"pass", *[f"bid {n}" for n in range(6, 15)]}


EIGHT = {
    A: "QH 9H 2C 3C 4C 6C 7C 8C 9C",
    B: "KH 6H TC JC QC KC AC 2S 3S",
    C: "AH JH 4S 6S 7S 8S 9S TS JS",
    D: "8H 7H 5H 5D QS KS AS 5S 2D",
}
FILL = "3D 4D 6D 7D 8D 9D TD JD QD KD AD 5C TH 4H 3H 2H"


def test_a_dealer_may_keep_all_trumps_and_lays_the_surplus_on_the_first_trick() -> None:
    rules = LLAA.replace(dealer_over6="keep-all")
    hand = throw_all(do(dealt(EIGHT, rules, stock=FILL), "bid 7;pass;pass;pass;name hearts"))
    assert legal(hand) == {"rob TH 8H 7H 5H 4H 3H 2H 5D"}
    do(hand, "rob TH 8H 7H 5H 5D 4H 3H 2H")
    assert hand.shown_by(D) == 0
    play(hand, "QH KH AH")
    with pytest.raises(Illegal, match="OP-PEDRO-06"):
        hand.apply(parse_action("play 2H"))
    assert len(hand.legal_actions()) == 56
    do(hand, "play 5D 3H 2H")
    assert hand.hand_of(D) == card_set("TH 8H 7H 5H 4H")
    assert [len(trick) for trick in hand.history] == [6]
    assert hand.points == (6, 1)  # C's ace takes the left Pedro; the two is D's side's
    assert hand.turn == C


def test_the_highest_of_several_cards_counts() -> None:
    rules = LLAA.replace(dealer_over6="keep-all")
    hand = stated(
        {A: "9H 2C 3C 4C 6C 7C", B: "8H 8C 9C TC JC QC", C: "6H KC AC 2S 3S 4S",
         D: "TH 7H 5H 5D 4H 3H QH"},
        rules=rules, bidder=A,
    )  # fmt: skip
    do(play(hand, "9H 8H 6H"), "play QH 3H")
    assert hand.tricks(D) == 1


def test_the_two_for_who_wins_it() -> None:
    for low, points in (("holder", (0, 1)), ("trick-winner", (1, 0))):
        hand = stated({A: "9H KC", B: "2H QC", C: "6H JC", D: "7H TC"},
                      rules=LLAA.replace(low=low), bidder=A)  # fmt: skip
        assert play(hand, "9H 2H 6H 7H").points == points


def test_a_bid_that_is_made_adds_the_bid_or_the_points() -> None:
    for made, change in (("points", 11), ("bid", 9)):
        hand = stated({A: "KC", B: "QC", C: "JC", D: "9C"}, rules=LLAA.replace(made=made),
                      bidder=A, bid=9, points=(11, 3))  # fmt: skip
        assert play(hand, "KC QC JC 9C").result().change == (change, 3)


def test_cutthroat_need_not_follow_a_plain_lead() -> None:
    rules = LLAA.replace(cutthroat=True)
    assert follow("9C", "QC AH", rules=rules) == {"QC", "AH"}
    assert follow("9H", "5D KC", rules=rules) == {"5D"}
    assert follow("9H", "KC 9S", rules=rules) == set()


def test_a_renege_costs_the_side_its_points_and_its_bid() -> None:
    for seat, change in ((C, (-7, 4)), (B, (10, 0))):
        hand = stated({A: "KC", B: "QC", C: "JC", D: "9C"}, bidder=A, points=(10, 4))
        play(hand, "KC QC JC 9C")
        hand.mark_renege(seat)
        assert hand.result().change == change


def test_the_docs_page_names_every_house_rule_and_every_answer() -> None:
    page = (Path(__file__).parents[2] / "docs/games/pedro.md").read_text("utf-8")
    for name in Rules().to_data():
        assert f"| `{name}` |" in page
    for answer in (answer for answers in Rules.choices().values() for answer in answers):
        assert answer in page
