"""Euchre: the score, penalties, and a game of eight hands."""

from random import Random

import pytest

from cardhall.cards.notation import card_list, parse_cards
from cardhall.games.euchre import (
    PACK,
    Hand,
    Illegal,
    Rules,
    RulesError,
    Session,
    parse_action,
)
from tests.games.euchre_play import (
    LIONS,
    A,
    B,
    C,
    D,
    dealt,
    deck_with,
    do,
    finish,
    finished,
    legal,
    plays,
    worked,
)

# --- the score


@pytest.mark.clause("EUCHRE-32")
@pytest.mark.parametrize("tricks", [(4, 1, 0, 0), (3, 1, 0, 1), (1, 1, 2, 1)])
def test_makers_with_three_or_four_score_one(tricks: tuple[int, int, int, int]) -> None:
    hand = finished(tricks)
    assert hand.result().points == (1, 0, 1, 0)
    assert {movement.clause for movement in hand.movements()} == {"EUCHRE-32"}


@pytest.mark.clause("EUCHRE-33")
def test_makers_with_all_five_score_two() -> None:
    hand = finished((3, 0, 2, 0))
    assert hand.result().points == (2, 0, 2, 0)
    assert {movement.clause for movement in hand.movements()} == {"EUCHRE-33"}


@pytest.mark.clause("EUCHRE-34")
@pytest.mark.parametrize("tricks", [(4, 1, 0, 0), (3, 2, 0, 0)])
def test_a_loner_with_three_or_four_scores_one(tricks: tuple[int, int, int, int]) -> None:
    hand = finished(tricks, alone=True)
    assert hand.result().points == (1, 0, 1, 0)
    assert {movement.clause for movement in hand.movements()} == {"EUCHRE-34"}


@pytest.mark.clause("EUCHRE-35")
def test_a_loner_with_all_five_scores_four() -> None:
    assert finished((5, 0, 0, 0), alone=True).result().points[A] == 4
    assert finished((0, 0, 0, 5), D, alone=True).result().points[D] == 4


@pytest.mark.clause("EUCHRE-36")
def test_a_made_loner_is_four_on_the_players_card_and_four_on_the_partners() -> None:
    session = Session(LIONS, D)
    assert finish(session, finished((0, 0, 0, 5), D, alone=True)) == ["EUCHRE-36"] * 2
    assert session.scores == [0, 4, 0, 4]


@pytest.mark.clause("EUCHRE-37")
@pytest.mark.parametrize("alone", [False, True])
def test_a_euchre_gives_the_others_two_alone_or_not(alone: bool) -> None:
    hand = finished((2, 3, 0, 0), alone=alone)
    assert hand.result().points == (0, 2, 0, 2)
    assert hand.result().euchred == (A, C)


@pytest.mark.clause("EUCHRE-38")
def test_each_player_of_a_euchred_side_pays_a_quarter_into_the_cup() -> None:
    session = Session(LIONS, D)
    clauses = finish(session, finished((2, 3, 0, 0)))
    assert clauses == ["EUCHRE-37"] * 2 + ["EUCHRE-38"] * 2
    assert (session.cup, session.paid) == (50, [25, 0, 25, 0])


# --- penalties


@pytest.mark.clause("EUCHRE-30", "EUCHRE-39", "EUCHRE-40")
def test_e4_a_renege_ends_the_hand_and_gives_the_others_two() -> None:
    hand = worked()
    plays(hand, "9C AC KC QC TD KD AD QD JH AH TH")
    assert legal(hand) == {"JD", "9H"}
    hand.force(parse_action("play AS"))
    assert hand.reneges() == ((2, C, parse_cards("AS")[0]),)
    hand.penalize(C, "renege")
    assert hand.is_over
    assert hand.legal_actions() == []
    with pytest.raises(Illegal):
        hand.apply(parse_action("play JS"))
    result = hand.result()
    assert (result.ending, result.points, result.euchred) == ("stopped", (0, 2, 0, 2), ())
    assert [movement.clause for movement in hand.movements()] == ["EUCHRE-40"] * 2


@pytest.mark.clause("EUCHRE-30")
def test_the_packets_show_a_renege_by_the_card_that_comes_later() -> None:
    hand = plays(worked(), "9C AC KC QC TD KD AD QD JH AH TH AS KH TC QH JD")
    assert hand.reneges() == ((2, C, parse_cards("AS")[0]),)
    assert [len(hand.packets_of(seat)) for seat in range(4)] == [0, 1, 1, 2]


@pytest.mark.clause("EUCHRE-40")
@pytest.mark.parametrize("alone", [False, True])
def test_makers_who_renege_score_nothing_whatever_their_tricks(alone: bool) -> None:
    hand = finished((5, 0, 0, 0), alone=alone)
    hand.penalize(A, "renege")
    assert hand.result().points == (0, 2, 0, 2)
    assert hand.result().offender == A


@pytest.mark.clause("EUCHRE-41")
def test_a_renege_charged_and_not_proved_gives_the_accused_two() -> None:
    hand = do(worked(), "play 9C; play AC")
    assert hand.reneges() == ()
    hand.penalize(A, "false-renege")
    assert [(m.to, m.amount, m.clause) for m in hand.movements()] == [
        (B, 2, "EUCHRE-41"),
        (D, 2, "EUCHRE-41"),
    ]
    assert hand.turn == C
    plays(hand, "KC QC TD KD AD QD JH AH TH 9H JS KS 9S AS JD KH TC QH")
    assert hand.result().points == (0, 3, 0, 3)


@pytest.mark.clause("EUCHRE-42")
def test_a_bid_out_of_turn_stops_the_hand_for_two() -> None:
    hand = do(dealt(), "pass")
    hand.penalize(C, "bid-out-of-turn")
    assert (hand.is_over, hand.result().points) == (True, (0, 2, 0, 2))
    assert [movement.clause for movement in hand.movements()] == ["EUCHRE-42"] * 2


@pytest.mark.clause("EUCHRE-43")
def test_instead_the_others_may_go_alone_at_ordinary_scoring() -> None:
    hand = do(dealt(), "pass")
    hand.alone_instead(C, B, parse_action("alone"))
    assert (hand.maker, hand.alone, hand.sitting) == (B, True, D)
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    result = hand.result()
    took = result.tricks[B]
    expected = (2, 0) if took < 3 else (0, 4 if took == 5 else 1)
    assert result.points == expected * 2
    assert not {m.clause for m in hand.movements()} & {"EUCHRE-42", "EUCHRE-43"}


@pytest.mark.clause("EUCHRE-43")
def test_only_the_others_have_that_choice_and_only_to_go_alone() -> None:
    hand = do(dealt(), "pass")
    for caller, words in ((A, "alone"), (C, "alone"), (B, "pick it up"), (D, "clubs alone")):
        with pytest.raises(Illegal):
            hand.alone_instead(C, caller, parse_action(words))
    assert (hand.turn, hand.phase, len(hand.calls)) == (B, "order", 1)
    do(hand, "pass; pass; pass")
    hand.alone_instead(B, C, parse_action("clubs alone"))
    assert (hand.maker, hand.trump) == (C, 0)


@pytest.mark.clause("EUCHRE-44")
def test_a_lead_out_of_turn_stops_the_hand_for_two_also_on_a_loner() -> None:
    for words in ("pick it up; discard 9D", "alone; discard 9D"):
        hand = dealt({D: "9D KH QC JS AD"}, up="JH")
        do(hand, words)
        hand.penalize(C, "lead-out-of-turn")
        assert (hand.is_over, hand.result().points) == (True, (0, 2, 0, 2))
        assert {movement.clause for movement in hand.movements()} == {"EUCHRE-44"}


def test_a_penalty_comes_in_its_own_phase_only() -> None:
    for hand, reasons in (
        (dealt(), ("renege", "false-renege", "lead-out-of-turn", "cheek")),
        (do(worked(), "play 9C"), ("bid-out-of-turn",)),
        (finished((5, 0, 0, 0)), ("speech", "bid-out-of-turn", "lead-out-of-turn")),
    ):
        for reason in reasons:
            with pytest.raises(ValueError, match=reason):
                hand.penalize(A, reason)


@pytest.mark.clause("EUCHRE-12")
def test_a_sides_first_language_offence_is_a_warning() -> None:
    session = Session(LIONS, D)
    hand = session.start_hand(deck_with(), "1")
    assert session.speech(hand, A) == "warning"
    assert session.speech(hand, B) == "warning"
    assert not hand.is_over
    assert hand.movements() == []


@pytest.mark.clause("EUCHRE-13")
def test_from_the_second_on_the_side_loses_its_bid_and_the_others_gain_two() -> None:
    session = Session(LIONS, D)
    hand = session.start_hand(deck_with(), "1")
    session.speech(hand, C)
    assert session.speech(hand, A) == "penalty"
    assert (hand.is_over, hand.result().points) == (True, (0, 2, 0, 2))
    session.finish(hand)
    assert (session.scores, session.hands_played) == ([0, 2, 0, 2], 1)
    assert session.speech(session.start_hand(deck_with(dealer=A), "1"), A) == "penalty"


@pytest.mark.clause("EUCHRE-13")
def test_with_play_on_the_side_can_only_pass_in_that_hand() -> None:
    session = Session(LIONS.replace(speech2="play-on-without-bid"), D)
    hand = session.start_hand(deck_with(up="9H"), "1")
    session.speech(hand, D)
    session.speech(hand, B)
    assert not hand.is_over
    do(hand, "pass")
    assert legal(hand) == {"pass"}
    refusal = hand.why_not(parse_action("alone"))
    assert refusal is not None
    assert refusal.clause == "EUCHRE-13"
    do(hand, "pass; pass; pass; pass; pass; pass")
    assert legal(hand) == {"pass"}  # the dealer cannot be stuck
    do(hand, "pass")
    assert hand.result().points == (2, 0, 2, 0)
    assert hand.result().counted


# --- a game


@pytest.mark.clause("EUCHRE-01")
def test_the_first_jack_makes_the_dealer() -> None:
    session = Session(LIONS)
    cards = parse_cards("9C AD QS JH JC")
    assert session.find_jack(cards) == D
    assert session.opening == list(enumerate(cards[:4]))
    assert Session(LIONS).find_jack(parse_cards("JC 9C")) == A
    with pytest.raises(RulesError, match="no jack"):
        Session(LIONS).find_jack(parse_cards("9C AD"))
    for chosen in (session, Session(LIONS, A)):
        with pytest.raises(Illegal):
            chosen.find_jack(cards)


@pytest.mark.clause("EUCHRE-01")
def test_no_deal_before_the_first_dealer_is_found() -> None:
    with pytest.raises(Illegal) as refused:
        Session(LIONS).start_hand(PACK)
    assert refused.value.clause == "EUCHRE-01"


@pytest.mark.clause("EUCHRE-02")
def test_the_deal_goes_clockwise() -> None:
    session = Session(LIONS, D)
    dealers = []
    for _ in range(8):
        dealers.append(session.dealer)
        finish(session, finished((3, 2, 0, 0)))
    assert dealers == [D, A, B, C, D, A, B, C]


@pytest.mark.clause("EUCHRE-03")
def test_every_deal_is_shuffled_anew() -> None:
    session = Session(LIONS, D)
    for number in range(1, 4):
        with pytest.raises(Illegal) as refused:
            session.cut(session.right_of(session.dealer), 5)
        assert refused.value.clause == "EUCHRE-03"
        session.shuffle(session.dealer)
        hand = session.start_hand(PACK)
        assert (session.shuffles, session.deal_no) == (number, number)
        if number == 1:
            session.misdeal()
        else:
            hand.penalize(A, "bid-out-of-turn")
            session.finish(hand)


@pytest.mark.clause("EUCHRE-04")
def test_the_cut_is_offered_on_the_dealers_right() -> None:
    session = Session(LIONS, D)
    session.shuffle(D)
    for seat in (A, B, D):
        with pytest.raises(Illegal) as refused:
            session.cut(seat)
        assert refused.value.clause == "EUCHRE-04"
    session.cut(C, 4)
    hand = session.start_hand(PACK, "1")
    assert hand.up == PACK[0]  # the 21st from the fifth on


@pytest.mark.clause("EUCHRE-05")
def test_the_checklist_of_a_deal_has_the_cut_card() -> None:
    steps = Session(LIONS, D).deal_steps()
    acts = [(step.act, step.seat) for step in steps]
    assert (
        acts.index(("lay the cut card under the pack", D)) == acts.index(("offer the cut", C)) + 1
    )
    assert acts[-2] == ("deal five each", D)


@pytest.mark.clause("EUCHRE-07")
def test_a_dealer_keeps_one_style_for_the_game() -> None:
    session = Session(LIONS, D)
    played(session, "3-2")
    for _ in range(3):
        played(session, "1")
    with pytest.raises(Illegal) as refused:
        session.start_hand(PACK, "1")
    assert refused.value.clause == "EUCHRE-07"
    assert not session.in_hand
    played(session, "2-3-2-3")
    with pytest.raises(Illegal):
        session.start_hand(PACK, "3-2")
    played(session, "")
    assert session.styles[A] == "1"


def played(session: Session, style: str) -> None:
    hand = session.start_hand(PACK, style)
    hand.penalize(A, "bid-out-of-turn")
    session.finish(hand)


@pytest.mark.clause("EUCHRE-46")
def test_eight_hands_whatever_the_score() -> None:
    session = Session(LIONS, D)
    for _ in range(8):
        assert not session.is_over
        finish(session, finished((5, 0, 0, 0), alone=True))
    assert session.is_over
    assert session.scores == [32, 0, 32, 0]
    with pytest.raises(Illegal) as refused:
        session.start_hand(PACK)
    assert refused.value.clause == "EUCHRE-46"


@pytest.mark.clause("EUCHRE-53")
def test_only_a_hand_in_which_somebody_scores_counts() -> None:
    session = Session(LIONS.replace(stick_dealer=False), D)
    for _ in range(3):
        finish(session, finished((3, 2, 0, 0)))
    dealer = session.dealer
    session.start_hand(PACK)
    session.misdeal()
    assert (session.hands_played, session.dealer) == (3, dealer)
    hand = session.start_hand(deck_with(dealer=dealer))
    do(hand, ";".join(["pass"] * 8))
    session.finish(hand)
    assert (session.hands_played, session.deal_no) == (3, 5)


def test_e7_a_game_card() -> None:
    session = Session(LIONS, D)
    renege = finished((2, 3, 0, 0))
    renege.penalize(C, "renege")
    hands: list[Hand | None] = [
        finished((3, 2, 0, 0)),
        finished((2, 3, 0, 0)),
        None,
        finished((0, 0, 0, 5), D, alone=True),
        finished((5, 0, 0, 0)),
        finished((0, 1, 4, 0), C),
        renege,
        finished((3, 2, 0, 0)),
        finished((0, 0, 5, 0), C, alone=True),
    ]
    for hand in hands:
        if hand is None:
            session.start_hand(PACK)
            session.misdeal()
        else:
            finish(session, hand)
    assert session.is_over
    assert session.hands_played == 8
    assert session.scores == [9, 8, 9, 8]
    assert session.lower_side == 1
    assert session.cup == 50


def test_acts_out_of_order_are_refused() -> None:
    session = Session(LIONS, D)
    with pytest.raises(ValueError, match="No hand"):
        session.finish(dealt())
    with pytest.raises(ValueError, match="No hand"):
        session.misdeal()
    hand = session.start_hand(PACK)
    with pytest.raises(ValueError, match="not over"):
        session.finish(hand)
    for act in (lambda: session.start_hand(PACK), lambda: session.shuffle(D)):
        with pytest.raises(Illegal):
            act()
    with pytest.raises(Illegal):
        session.name_dealer(A)


def test_a_game_as_plain_data_goes_on_where_it_was() -> None:
    session = Session(LIONS)
    session.find_jack(PACK)
    rng = Random(3)
    while not session.is_over:
        hand = session.start_hand(rng.sample(PACK, 24))
        while not hand.is_over:
            hand.apply(rng.choice(hand.legal_actions()))
        session.finish(hand)
        again = Session.from_data(session.to_data())
        assert again.to_data() == session.to_data()
        session = again
    assert sum(session.scores) > 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("loner_lead", "nobody"), ("speech2", "x"), ("hands", 0), ("points_made", -1),
        ("cup", 10**30), ("cup", "25"), ("stick_dealer", "yes"),
    ],
)  # fmt: skip
def test_a_wrong_house_rule_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(RulesError, match=name):
        LIONS.replace(**{name: value})


def test_house_rules_as_data_go_there_and_back() -> None:
    rules = LIONS.replace(cup=10, loner_lead="left-of-loner")
    assert Rules.from_data(rules.to_data()) == rules
    assert Rules() == LIONS
    with pytest.raises(RulesError, match="no such house rule"):
        Rules.from_data({"stick": True})
    with pytest.raises(RulesError, match="preset"):
        Rules.preset("llaa")
    with pytest.raises(RulesError, match="Four play"):
        LIONS.seats_note(5)
    assert LIONS.seats_note(4) is None


def test_the_pack_is_nine_to_ace_of_each_suit() -> None:
    assert len(PACK) == 24
    assert card_list(sum(1 << card for card in PACK)) == sorted(parse_cards(
        " ".join(rank + suit for suit in "CDHS" for rank in "9TJQKA")
    ))  # fmt: skip
