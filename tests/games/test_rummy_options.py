"""Each house rule of Rummy, answered otherwise than in ``llaa``; what wrong ones are told; and the
turns of hands that are wrong, late or faced with exposed stock cards."""

import pytest

from cardhall.cards.notation import card_set, parse_card, parse_cards
from cardhall.games.rummy import (
    DRAW_ACTION,
    Hand,
    Rules,
    RulesError,
    matched,
    parse_action,
    throw_action,
    view,
)
from tests.games.rummy_play import LLAA, A, B, at, can, do, legal, reason, throws


def test_the_preset_is_the_default() -> None:
    assert Rules.preset("llaa") == Rules()
    assert Rules.from_data(LLAA.to_data()) == LLAA


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("top", "never"),
        ("deep", "no"),
        ("last_discard", "play"),
        ("round_corner", "maybe"),
        ("turn_overs", -1),
        ("turn_overs", 10),
        ("max_seats", 7),
        ("min_seats", 1),
        ("by", "luck"),
        ("clock", "off"),
        ("bank", 0),
        ("win_chips", 51),
        ("seconds", 0),
    ],
)
def test_a_wrong_house_rule_is_refused_by_name(field: str, value: object) -> None:
    with pytest.raises(RulesError) as error:
        LLAA.replace(**{field: value})
    assert error.value.field in (field, "bank")
    assert error.value.cure


def test_unknown_house_rules_and_presets_are_refused() -> None:
    with pytest.raises(RulesError, match="aces"):
        Rules.from_data({"aces": 1})
    with pytest.raises(RulesError, match="llaa"):
        Rules.preset("gin")


def test_a_top_discard_that_must_be_used() -> None:
    rules = LLAA.replace(top="must-use")
    hand = at("9S 9H 4C 6D", discards="KC", phase="draw", rules=rules)
    assert legal(hand) == {"draw"}
    hand = do(at("9S 9H 4C 6D", discards="9D", phase="draw", rules=rules), "take")
    assert throws(hand) == set()
    do(hand, "meld 9S 9H 9D")
    assert throws(hand) == {"4C", "6D"}


def test_a_deep_card_that_must_go_into_a_new_meld() -> None:
    rules = LLAA.replace(deep="new-meld-only")
    melds = ("9H TH JH",)
    hand = at("2S 7H", discards="QH KC", phase="draw", melds=melds, rules=rules)
    assert legal(hand) == {"draw", "take"}
    hand = at("2S QS QD", discards="QH KC", phase="draw", melds=melds, rules=rules)
    do(hand, "take 2")
    assert reason(hand, "lay QH on 1") == ("duty", "LLAA-RUMMY-25")
    assert can(hand, "meld QS QH QD")


def test_any_card_may_be_thrown_last() -> None:
    hand = at("7H", melds=("7S 7C 7D",), rules=LLAA.replace(last_discard="any"))
    assert legal(hand) == {"throw 7H"}


def test_sequences_round_the_corner() -> None:
    rules = LLAA.replace(round_corner="yes")
    assert matched(card_set("KS AS 2S"), rules)
    assert not matched(card_set("KS AS 3S"), rules)
    hand = at("2S 5D 6D", melds=("QS KS AS",), rules=rules)
    assert can(hand, "lay 2S on 1")
    whole = card_set(" ".join(rank + "S" for rank in "A23456789TJQK"))
    assert matched(whole, rules)
    hand = Hand.at(rules, 1, [whole | card_set("4D"), card_set("8D")], turn=0, phase="play")
    runs = [text for text in legal(hand) if text.startswith("meld")]
    assert len(runs) == 13 * 10 + 1  # from each card three to twelve long, and the whole suit once


def test_how_often_the_discards_are_turned_over() -> None:
    for limit in (0, 1, 3):
        rules = LLAA.replace(turn_overs=limit)
        hand = at("5H 6D", stock="", drawn="6D", discards="4C", turned=limit, rules=rules)
        assert do(hand, "throw 5H").is_over
        if limit:
            less = at("5H 6D", stock="", drawn="6D", discards="4C", turned=limit - 1, rules=rules)
            assert not do(less, "throw 5H").is_over


# --- hands of a wrong number, late draws, exposed cards ---


def wrong(held: str, right: int, rules: Rules = LLAA, phase: str = "draw") -> Hand:
    return Hand.at(
        rules, B, [card_set(held), card_set("KD QH")], turn=A, phase=phase,
        stock=parse_cards("2C 3C 4C"), discards=parse_cards("5H 8H"), right=[right, 2],
    )  # fmt: skip


def test_too_many_cards_discard_without_drawing_and_lay_nothing() -> None:
    hand = wrong("4S 4H 4D 9C", 3)
    assert (hand.kind, hand.phase) == ("shed", "play")
    assert legal(hand) == {"throw 4S", "throw 4H", "throw 4D", "throw 9C"}
    assert reason(hand, "meld 4S 4H 4D") == ("wrong-hand", "LLAA-RUMMY-48")
    do(hand, "throw 9C;draw;throw 2C")
    assert hand.kind == "usual"


def test_too_few_draw_without_discarding_one_a_turn() -> None:
    hand = wrong("4S 9C", 4)
    assert hand.kind == "fill"
    assert legal(hand) == {"draw", "take"}
    assert reason(hand, "take 2") == ("one-a-turn", "LLAA-RUMMY-46")
    do(hand, "draw")
    assert (hand.turn, hand.hand_of(A).bit_count()) == (B, 3)
    do(hand, "draw;throw 3C")
    assert hand.kind == "fill"
    do(hand, "take;draw;throw 4C")
    assert (hand.kind, hand.hand_of(A).bit_count()) == ("usual", 4)


def test_a_second_draw_taken_in_makes_a_wrong_hand() -> None:
    hand = do(at("9S 9H 4C", stock="9D 5S 6H 7H", phase="draw"), "draw")
    hand.force(DRAW_ACTION)
    assert hand.kind == "shed"
    do(hand, "throw 4C;draw;throw 6H")
    assert hand.kind == "shed"
    assert hand.hand_of(A).bit_count() == 4


def test_cards_missing_at_the_end_are_charged() -> None:
    hand = Hand.at(
        LLAA, B, [card_set("KS"), card_set("QD TD")], turn=A, phase="play", right=[0, 4],
        melds=[card_set("2C 3C 4C")], shown=[card_set("2C 3C 4C"), 0],
    )  # fmt: skip
    result = do(hand, "throw KS").result()
    assert result.missing == (0, 2)
    assert result.scores == (15, -40)


def test_a_card_thrown_too_early_leaves_a_short_hand() -> None:
    hand = at("4S 4H 4D 9C", phase="draw", others=("KD QH",))
    hand.force(throw_action(parse_card("9C")))
    assert (hand.right_of(A), hand.hand_of(A).bit_count()) == (4, 3)
    do(hand, "draw;throw 2C")
    assert hand.kind == "fill"


def test_the_draw_made_up_for_throws_no_second_card() -> None:
    hand = Hand.at(
        LLAA, B, [card_set("4S 4H 4D 9C"), card_set("KD QH")], turn=A, late=True,
        stock=parse_cards("2C 3C 4C"), discards=parse_cards("5H 8H"),
    )  # fmt: skip
    assert legal(hand) == {"draw"}
    assert reason(hand, "take") == ("late", "LLAA-RUMMY-52")
    do(hand, "draw")
    assert reason(hand, "throw 2C") == ("late", "LLAA-RUMMY-52")
    assert can(hand, "meld 4S 4H 4D", "done")
    do(hand, "meld 4S 4H 4D;done")
    assert hand.turn == B
    assert hand.right_of(A) == hand.hand_of(A).bit_count() == 2


def test_one_exposed_card_is_taken_or_buried() -> None:
    hand = at("9S 9H 4C", stock="6D 5S 6H 7H 8H", discards="JC", phase="draw")
    hand.expose()
    assert view(hand, B).stock == (parse_card("6D"), -1, -1, -1, -1)
    assert legal(hand) == {"draw 6D", "bury"}
    buried = do(hand.copy(), "bury")
    assert buried.stock == 5
    assert buried.stock_order[0] == parse_card("5S")
    assert parse_card("6D") in buried.stock_order[1:4]
    assert legal(buried) == {"draw", "take"}
    do(hand, "draw 6D")
    assert hand.known_of(A) == card_set("6D")


def test_of_several_exposed_cards_the_top_one_or_the_one_below_them() -> None:
    hand = at("9S 9H 4C", stock="6D JS 6H 7H", discards="9D JC", phase="draw")
    hand.expose(2)
    assert legal(hand) == {"draw 6D", "draw", "take"}
    assert reason(hand, "take 2") == ("exposed", "OP-X-11")
    do(hand, "draw")
    assert hand.hand_of(A) & card_set("6H")
    assert hand.stock_order == parse_cards("6D JS 7H")
    do(hand, "throw 4C")
    assert legal(hand) == {"draw 6D", "draw", "take"}
    with pytest.raises(ValueError, match="3"):
        hand.expose(4)


def test_another_seat_may_be_given_the_turn() -> None:
    hand = at("9S 9H 4C", phase="draw", others=("KD QH", "2D 3D"))
    hand.pass_to(2)
    assert hand.turn == 2
    do(hand, "draw;throw 2D")
    assert hand.turn == A


def test_what_no_hand_could_do_is_impossible() -> None:
    hand = at("9S 9H 4C", melds=("7S 7C 7D",), phase="draw")
    for text in ("throw KH", "take", "meld KS KC KH", "lay 4C on 2", "bury", "draw 6D", "done"):
        with pytest.raises(ValueError, match="cannot be done"):
            hand.force(parse_action(text))
    hand.force(parse_action("meld 9S 9H"))  # a false meld can be laid, and takes nothing more
    do(hand, "draw")
    assert reason(hand, "lay 4C on 2") == ("dead-meld", "LLAA-RUMMY-62")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("stock", [0, 0]),
        ("melds", [1 << 51]),
        ("turn", 5),
        ("phase", "deal"),
        ("exposed", 4),
        ("right", [3]),
        ("owes", 1 << 7),
    ],
)
def test_a_position_that_cannot_be_is_refused(key: str, value: object) -> None:
    stated = {"turn": 0, "phase": "play", "stock": [0], key: value}
    with pytest.raises(RulesError) as error:
        Hand.at(LLAA, 1, [card_set("AS 5D"), card_set("6D")], **stated)  # type: ignore[arg-type]
    assert error.value.cure
