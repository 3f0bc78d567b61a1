"""The clauses of LLAA Po-Ke-No that one game holds, and its house rules."""

import pytest

from cardhall.cards.notation import format_card, parse_cards
from cardhall.cards.poker import five_card_value, hand_name, kind_of
from cardhall.games.po_ke_no import (
    CALL_ACTION,
    PATTERNS,
    Hand,
    Illegal,
    Movement,
    Rules,
    RulesError,
    Session,
    announcement,
    format_action,
    out_action,
    view,
)
from tests.games.po_ke_no_play import LLAA, ONE, TWO, A, B, C, do, game

clause = pytest.mark.clause
ROW_ONE = "3D QS 6S 6C 2D AH 2C"  # row 1 of the first board: two pairs
BOTH = "7H 7S 7D 7C 4H QH JH 6H 3H"  # four of a kind there, a flush on the second board
CENTRE_LAST = "3D 2C 3C 8C 7H KC 9S"  # corners, a diagonal, and the centre for both


def value(text: str) -> int:
    return five_card_value(parse_cards(text))


# --- boards and calls ---


@clause("LLAA-POKENO-01")
def test_twelve_players_have_a_board_and_the_caller_has_none() -> None:
    session = Session(LLAA, [ONE] * 12)
    assert session.caller == -1
    assert session.start_hand(list(range(52))).playing == tuple(range(12))
    with pytest.raises(RulesError, match="seats"):
        Session(LLAA, [ONE] * 13)
    turning = Session(LLAA.replace(caller="rotating-player"), [ONE, TWO, ONE])
    assert turning.start_hand(list(range(52))).playing == (B, C)


@pytest.mark.parametrize("board", [ONE[:24], [*ONE[:24], ONE[0]], [*ONE[:24], 52]])
def test_a_board_has_25_different_cards(board: list[int]) -> None:
    with pytest.raises(RulesError, match="boards"):
        Hand(LLAA, [ONE, board])


@pytest.mark.parametrize("playing", [None, (A, C), (B, C)])
def test_each_card_called_covers_it_on_every_board_in_play(playing: tuple[int, ...] | None) -> None:
    """Boards that share cards and such that do not, and a seat without a part in it."""
    boards = [ONE, TWO, list(range(25))]
    hand = Hand(LLAA, boards, playing)
    hand.deal_seeded(7)
    for _ in range(52):
        hand.apply(CALL_ACTION)
        for seat, board in enumerate(boards):
            among = playing is None or seat in playing
            lie = [cell for cell, card in enumerate(board) if among and card in hand.called]
            assert list(hand.covered(seat)) == lie


def test_a_deal_from_a_seed_is_told_by_its_cards_and_comes_once() -> None:
    hand = Hand(LLAA, [ONE, TWO])
    hand.deal_seeded(7)
    name, said = hand.course[1]
    assert name == "deal"
    assert sorted(said["deck"]) == list(range(52))
    again = Hand(LLAA, [ONE, TWO])
    again.deal(said["deck"])
    for seed in (7, 8):
        with pytest.raises(RulesError, match="deck"):
            hand.deal_seeded(seed)
    for _ in range(52):
        hand.apply(CALL_ACTION)
        again.apply(CALL_ACTION)
    assert hand.called == again.called == said["deck"]
    assert hand.course == again.course


def test_what_nobody_could_do_is_not_forced() -> None:
    """A card called over a waiting claim lies there; a claim of nothing, and a card of no pack, do
    not."""
    hand = game("")
    with pytest.raises(ValueError, match="cannot be done"):
        hand.force(out_action(A))
    for _ in range(52):
        hand.apply(CALL_ACTION)
    with pytest.raises(ValueError, match="cannot be done"):
        hand.force(CALL_ACTION)


@clause("LLAA-POKENO-02")
def test_a_game_lasts_52_calls_at_most() -> None:
    hand = game("")
    for _ in range(52):
        hand.apply(CALL_ACTION)
    refusal = hand.why_not(CALL_ACTION)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("pack-used-up", "LLAA-POKENO-02")
    for wrong in (list(range(51)), [*range(51), 0]):
        with pytest.raises(RulesError, match="52"):
            Hand(LLAA, [ONE, TWO]).deal(wrong)


@clause("LLAA-POKENO-03")
def test_the_top_card_is_called_by_its_name() -> None:
    hand = game("QS")
    assert [announcement(card) for card in hand.called] == ["Queen of Spades"]
    assert announcement(parse_cards("2C")[0]) == "Two of Clubs"


@clause("LLAA-POKENO-04")
def test_exactly_those_who_have_the_card_cover_it() -> None:
    hand = game("QS 3H 6S", [ONE, TWO, ONE])
    assert [hand.covered(seat) for seat in (A, B, C)] == [(1, 5), (4,), (1, 5)]


@clause("LLAA-POKENO-05")
def test_no_card_is_called_after_a_claim() -> None:
    hand = do(game(ROW_ONE), "out A")
    with pytest.raises(Illegal, match="LLAA-POKENO-05"):
        do(hand, "call")
    do(hand, "settle")
    assert hand.is_over
    with pytest.raises(Illegal, match="LLAA-POKENO-13"):
        do(hand, "call")


@clause("LLAA-POKENO-06")
@pytest.mark.parametrize("pattern", range(12))
def test_each_of_twelve_lines_wins(pattern: int) -> None:
    cells = PATTERNS[pattern]
    assert len(PATTERNS) == 13
    assert len({c // 5 for c in cells}) in (1, 5)
    assert len({c % 5 for c in cells}) in (1, 5)
    calls = [format_card(ONE[cell]) for cell in cells]
    before = game(" ".join(calls[:4]))
    assert before.legal_actions() == [CALL_ACTION]
    hand = do(game(" ".join(calls)), "out A;settle")
    assert hand.result().chips == 1


@clause("LLAA-POKENO-06")
def test_a_call_without_a_line_is_refused() -> None:
    refusal = game("3D 6S").why_not(out_action(A))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("no-pattern", "LLAA-POKENO-06")


@clause("LLAA-POKENO-07")
def test_a_full_line_earns_nothing_until_it_is_called() -> None:
    hand = game(f"{ROW_ONE} AS")
    assert not hand.is_over
    assert hand.movements() == []
    with pytest.raises(Illegal, match="LLAA-POKENO-07"):
        do(hand, "settle")
    assert do(hand, "out A;settle").result().winner == A


# --- what a win pays ---


@clause("LLAA-POKENO-08")
def test_worked_game_pk1_a_line_pays_one_chip() -> None:
    hand = do(game(ROW_ONE), "out A;settle")
    assert hand.movements() == [Movement(None, 1, A, "LLAA-POKENO-08")]
    assert hand.result().hand == "two pairs"


@clause("LLAA-POKENO-09", "LLAA-POKENO-10")
def test_the_four_corners_and_the_centre_pay_two_chips() -> None:
    hand = game("3D 2C 9S 3C 8C")
    assert hand.covered(A) == (0, 4, 12, 20, 24)
    do(hand, "out A;settle")
    assert hand.movements() == [Movement(None, 2, A, "LLAA-POKENO-10")]
    assert hand.result().hand == "Po-Ke-No"


@clause("LLAA-POKENO-11", "LLAA-POKENO-13")
def test_worked_game_pk2_the_best_hand_alone_is_paid() -> None:
    for words in ("out A;out B;settle", "out B;out A;settle"):
        hand = do(game(BOTH), words)
        assert hand.result().winner == A
        assert hand.result().hand == "four of a kind"
        assert hand.movements() == [Movement(None, 1, A, "LLAA-POKENO-08")]


@clause("LLAA-POKENO-12")
def test_po_ke_no_beats_a_straight_flush() -> None:
    flush = parse_cards("9S TS JS QS KS 3H 7H 7S 7D 7C 9D JH 9C 9H 4C")
    other = [*flush, *(card for card in range(52) if card not in flush)][:25]
    hand = do(game("3D 2C 3C 8C TS JS QS KS 9S", [ONE, other]), "out B;out A;settle")
    assert hand.result().winner == A
    assert hand.result().chips == 2


@clause("LLAA-POKENO-10")
def test_worked_game_pk4_both_patterns_at_once_pay_two_in_all() -> None:
    hand = do(game(CENTRE_LAST), "out A;settle")
    assert hand.movements() == [Movement(None, 2, A, "LLAA-POKENO-10")]


@clause("LLAA-POKENO-14")
def test_a_covered_centre_pays_nothing() -> None:
    hand = game("9S")
    assert hand.covered(A) == (12,)
    assert hand.legal_actions() == [CALL_ACTION]
    assert hand.movements() == []


# --- the rank of hands ---

ORDER = [  # better, its kind, worse, its kind
    ("LLAA-POKENO-16", "TC JC QC KC AC", 8, "9D 8D 7D 6D 5D", 8),
    ("LLAA-POKENO-16", "9D 8D 7D 6D 5D", 8, "AS AH AD AC 2C", 7),
    ("LLAA-POKENO-17", "AS AH AD AC 2C", 7, "KS KH KD KC QC", 7),
    ("LLAA-POKENO-17", "AS AH AD AC 2C", 7, "KS KH KD QC QD", 6),
    ("LLAA-POKENO-18", "2S 2H 2D 3C 3D", 6, "AH JH 9H 4H 2H", 5),
    ("LLAA-POKENO-19", "2C 4C 6C 8C TC", 5, "TS JH QD KC AS", 4),
    ("LLAA-POKENO-20", "AS 2H 3D 4C 5S", 4, "AC AD AH 9C 4D", 3),
    ("LLAA-POKENO-20", "6S 5H 4D 3C 2S", 4, "AS 2H 3D 4C 5S", 4),
    ("LLAA-POKENO-21", "2S 2H 2D 4C 7D", 3, "AS AH KD KC QC", 2),
    ("LLAA-POKENO-22", "2S 2H 3D 3C 4C", 2, "AS AH KD QC JC", 1),
    ("LLAA-POKENO-22", "9S 9H 4D 4C KS", 2, "9D 9C 4H 4S QD", 2),
    ("LLAA-POKENO-23", "2S 2H 3D 4C 5C", 1, "AS KH QD JC 9C", 0),
]


@pytest.mark.parametrize(
    ("better", "kind", "worse", "lower"),
    [pytest.param(*row[1:], marks=clause(row[0]), id=f"{row[0]}-{row[1][:5]}") for row in ORDER],
)
def test_worked_table_pk5(better: str, kind: int, worse: str, lower: int) -> None:
    assert value(better) > value(worse)
    assert (kind_of(value(better)), kind_of(value(worse))) == (kind, lower)


@clause("LLAA-POKENO-16")
def test_an_ace_high_straight_flush_is_a_royal_flush() -> None:
    assert hand_name(value("TC JC QC KC AC")) == "royal flush"
    assert hand_name(value("9C TC JC QC KC")) == "straight flush"
    assert hand_name(value("AC 2C 3C 4C 5C")) == "straight flush"


def test_suits_never_decide() -> None:
    assert value("7H 7S 9D JC KC") == value("7D 7C 9S JH KS")


# --- house rules ---

SAME = parse_cards("7H 7S 9D JC KC"), parse_cards("7D 7C 9S JH KS")


def even_game(rules: Rules = LLAA) -> Hand:
    """Two boards whose first rows are equal hands, filled by the same card for neither's good."""
    rest = [card for card in range(52) if card not in (*SAME[0], *SAME[1])]
    boards = [[*SAME[0], *rest[:20]], [*SAME[1], *rest[20:40]]]
    return game("7H 7S 9D JC KC 7D 7C 9S JH KS", boards, rules)


@clause("LLAA-POKENO-11")
def test_even_hands_play_an_extra_game() -> None:
    hand = do(even_game(), "out B;out A;settle")
    assert (hand.result().ending, hand.result().even) == ("even", (A, B))
    assert hand.movements() == []
    first = do(even_game(LLAA.replace(even="first-call")), "out B;out A;settle")
    assert first.result().winner == B


def test_a_late_call_may_be_lost() -> None:
    lost = LLAA.replace(late="lost")
    assert out_action(A) in game(ROW_ONE, rules=lost).legal_actions()
    refusal = game(f"{ROW_ONE} AS", rules=lost).why_not(out_action(A))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("late", "OP-POKENO-03")


@clause("LLAA-POKENO-05")
@pytest.mark.parametrize("late", ["lost", LLAA.late])
def test_a_card_called_while_a_claim_waits_changes_nothing_of_it(late: str) -> None:
    first = parse_cards(f"3H 7H 7S 7D {ROW_ONE} 7C")  # the last would make four of a kind
    hand = Hand(LLAA.replace(late=late), (ONE, TWO))
    hand.deal([*first, *(card for card in range(52) if card not in first)])
    do(hand, ";".join(["call"] * (len(first) - 1)) + ";out A")
    hand.force(CALL_ACTION)  # as a caller does who has not heard it
    do(hand, "settle")
    result = hand.result()
    assert (result.winner, result.hand) == (A, "two pairs")


def test_a_late_call_competes_with_those_on_the_card() -> None:
    hand = do(game(f"{ROW_ONE} 4H QH JH 6H 3H"), "out A;out B;settle")
    assert hand.result().winner == B


def test_who_calls_falsely_may_have_to_sit_out() -> None:
    hand = game("3D 6S 6C 2D")
    hand.false_call(A)
    assert hand.sitting_out == ()
    hand = game("3D 6S 6C 2D 2C", rules=LLAA.replace(false_call="sit-out-game"))
    with pytest.raises(ValueError, match="right"):
        hand.false_call(A)
    hand.false_call(B)
    assert view(hand, B).sitting_out == (B,)
    assert format_action(hand.legal_actions()[1]) == "out A"


def test_a_game_without_a_claim_is_dead_after_the_last_asking() -> None:
    hand = game("")
    for _ in range(52):
        hand.apply(CALL_ACTION)
    asked = do(hand.copy(), "out A;out B;settle")
    assert asked.result().winner is not None
    do(hand, "settle")
    assert (hand.result().ending, hand.result().clause) == ("dead", "OP-X-07")
    assert hand.movements() == []


@pytest.mark.parametrize(
    ("field", "value"),
    [("caller", "x"), ("even", ""), ("late", 1), ("false_call", "x"), ("max_seats", 13),
     ("min_seats", 1), ("line_chips", 0), ("bank", 1)],
)  # fmt: skip
def test_a_wrong_house_rule_is_refused_by_name(field: str, value: object) -> None:
    with pytest.raises(RulesError, match=field):
        LLAA.replace(**{field: value})


def test_rules_go_through_plain_data() -> None:
    assert Rules.preset("llaa") == Rules()
    assert Rules.from_data(LLAA.replace(late="lost").to_data()) == LLAA.replace(late="lost")
