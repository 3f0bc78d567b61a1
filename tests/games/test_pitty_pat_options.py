"""House rules of Pitty-Pat: each option where it changes what may be done."""

import pytest

from cardhall.cards.notation import card_set, format_card
from cardhall.games.pitty_pat import PASS_ACTION, Movement, Rules, RulesError, view
from tests.games.pitty_pat_play import LLAA, WORKED, A, B, C, D, dealt, do, legal, passes

clause = pytest.mark.clause
SEEN = LLAA.replace(dead="seen-rank-first")
EXHAUSTED = LLAA.replace(dead="exhausted-first")


def test_who_must_take_may_not_let_a_card_go_by() -> None:
    hand = dealt(stock="8D", rules=LLAA.replace(take="must"))
    assert legal(hand) == {"take"}
    refusal = hand.why_not(PASS_ACTION)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("must-take", "OP-PITTY-01")
    assert legal(dealt(stock="8D")) == {"take", "pass"}


@clause("LLAA-PITTY-08")
def test_where_dead_cards_are_singles_dealt_pairs_stay_hidden() -> None:
    for rules in (SEEN, EXHAUSTED):
        assert view(dealt(rules=rules), A).open == ((),) * 5
        assert view(dealt(rules=rules), A).sizes == (5,) * 5


@clause("LLAA-PITTY-08")
def test_a_single_of_a_rank_that_somebody_threw_goes_first() -> None:
    hand = do(dealt(stock="8D 3D", rules=SEEN), "take;throw KD;pass;pass;pass;pass")
    do(passes(hand, 1), "take")  # C pairs the three
    assert legal(hand) == {"8C"}  # eights have been paired
    refusal = hand.why_not(3 << 56 | card_set("TD"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("dead-first", "LLAA-PITTY-08")


@clause("LLAA-PITTY-07", "LLAA-PITTY-08")
def test_the_third_of_three_alike_goes_at_any_time_and_never_must() -> None:
    hands = WORKED | {B: "8C 8D 8S QD 4C", C: "3S 6C 4S TD AC", 4: "4H 6D TS QC AH"}
    hand = do(dealt(hands, "KS QH", rules=SEEN), "take;throw 8H;pass;pass;pass;pass")
    do(hand, "take")  # B pairs the queen: the eight is seen, B's is a third
    assert legal(hand) == {"8S", "4C"}


@clause("LLAA-PITTY-08")
def test_a_single_whose_mates_all_lie_open_goes_first() -> None:
    hand = dealt(stock="8D 8S 3D", rules=EXHAUSTED)
    do(hand, "take;throw KD;pass;pass;pass;pass")
    passes(hand, 5)  # nobody takes the fourth eight
    do(hand, "take")
    assert legal(hand) == {"8C"}
    assert "TD" in legal(do(dealt(WORKED, "3D", rules=EXHAUSTED), "pass;pass;take"))


@clause("LLAA-PITTY-11")
def test_a_pat_hand_may_win_at_once() -> None:
    hand = dealt(rules=LLAA.replace(pat="instant"))
    assert hand.is_over
    assert hand.result().ending == "pat"
    assert hand.movements() == [Movement(None, 2, D, "LLAA-PITTY-11")]


def test_of_two_pat_hands_the_first_in_rotation_wins() -> None:
    hands = WORKED | {B: "7C 7D 4H 4S 9S"}
    assert dealt(hands, rules=LLAA.replace(pat="instant")).result().winner == B
    assert dealt(hands, rules=LLAA.replace(pat="instant"), dealer=C).result().winner == D


def nobody_takes(rules: Rules) -> list[str]:
    """The cards offered in a game for two in which every card is let go by."""
    hands = {A: "2C 3C 4C 5C 6C", B: "2D 3D 4D 5D 6D"}
    hand = dealt(hands, rules=rules, seats=2, dealer=B)
    while not hand.is_over:
        do(hand, "pass")
    assert hand.result().ending == "dead"
    assert hand.result().chips == 0
    assert hand.movements() == []
    return [format_card(up.card) for up in hand.history]


def test_a_stock_used_up_makes_a_dead_game() -> None:
    assert len(nobody_takes(LLAA)) == 42


def test_a_stock_used_up_may_be_turned_over_once() -> None:
    offered = nobody_takes(LLAA.replace(stock_out="turn-over-once"))
    assert offered[:42] == offered[42:]


def test_a_stock_used_up_may_be_shuffled_once() -> None:
    rules = LLAA.replace(stock_out="reshuffle-once")
    hand = dealt({A: "2C 3C 4C 5C 6C"}, rules=rules, seats=2, dealer=B)
    spare = list(reversed(range(52)))
    again = type(hand)(rules, B, 2)
    again.deal(list(range(52)), spare)
    while again.stock or len(again.history) < 43:
        again.apply(PASS_ACTION)
    shuffled = [up.card for up in again.history[42:]]
    assert shuffled == sorted(shuffled, reverse=True)


@pytest.mark.parametrize(
    ("field", "value"),
    [("take", "no"), ("dead", ""), ("pat", 1), ("stock_out", "x"), ("bank", 0), ("win_chips", -1),
     ("max_seats", 10), ("min_seats", 1), ("pat_chips", 51), ("first_dealer", "x"),
     ("win_chips", 0), ("pat_chips", 0), ("bank", -1), ("max_seats", 1)],
)  # fmt: skip
def test_a_wrong_house_rule_is_refused_by_name(field: str, value: object) -> None:
    with pytest.raises(RulesError, match=field if value != 51 else "bank"):
        LLAA.replace(**{field: value})


def test_rules_go_through_plain_data() -> None:
    assert Rules.from_data(SEEN.to_data()) == SEEN
    assert Rules.preset("llaa") == Rules()
    with pytest.raises(RulesError, match="no such house rule"):
        Rules.from_data({"dead_cards": "pairs"})
