"""The showdown of hold'em and the award of its pots, clause by clause."""

from typing import Any

import pytest

from cardhall.cards.notation import card_set, format_cards
from cardhall.games.holdem import Hand, Illegal, Rules, RulesError, parse_action, view
from tests.games.holdem_play import (
    KOFC,
    B,
    G,
    S,
    U,
    V,
    check_down,
    checks,
    dealt,
    do,
    legal,
    refused,
    to_river,
)

ROYAL = "AC KC QC JC TC"
"""A board that plays for everybody."""


def three(board: str = "AH KH 8D 4H 3C", **hands: str):  # type: ignore[no-untyped-def]
    """S, G and U on the river: S to act."""
    named = {"S": "QD JD", "G": "2C 2D", "U": "8H 3H"} | hands
    seats = {S: named["S"], G: named["G"], U: named["U"]}
    hand = dealt(hands=seats, board=board)
    do(hand, "U call;V fold;B fold;S call;G check")
    return checks(checks(hand))


# --- burns


@pytest.mark.clause("HOLDEM-47")
def test_a_card_is_burned_before_each_deal_but_not_before_the_hole_cards() -> None:
    hand = dealt(seats=3)
    deck = hand.deck  # six hole cards, then c1 and on
    assert all(hand.hole_of(seat) & sum(1 << c for c in deck[:6]) for seat in range(3))
    to_river(hand)
    c = deck[6:]
    assert hand.board == (c[1], c[2], c[3], c[5], c[7])
    assert hand.burned == (c[0], c[4], c[6])
    early = do(dealt(seats=3), "B fold;S fold")
    assert (early.board, early.burned) == ((), ())


# --- who shows


@pytest.mark.clause("HOLDEM-95")
def test_after_checks_the_first_to_act_shows_first() -> None:
    hand = checks(three())
    assert (hand.phase, hand.turn) == ("showdown", S)
    do(hand, "S show;G show;U show")
    assert hand.is_over
    assert [(e.seat, e.clause) for e in hand.log() if e.what == "show"] == [
        (S, "HOLDEM-95"), (G, "HOLDEM-95"), (U, "HOLDEM-95"),
    ]  # fmt: skip


@pytest.mark.clause("HOLDEM-95")
def test_when_all_are_all_in_the_hands_are_shown_from_the_first_to_act() -> None:
    hand = do(dealt(1_000), "U all-in;V fold;B fold;S all-in;G all-in")
    assert hand.is_over
    assert [e.seat for e in hand.log() if e.what == "show"] == [S, G, U]


@pytest.mark.clause("HOLDEM-96")
def test_otherwise_the_last_to_bet_or_raise_shows_first() -> None:
    hand = do(three(), "S check;G check;U bet 100;S fold;G call")
    assert hand.turn == U
    hand = do(three(), "S bet 100;G raise 300;U fold;S call")
    assert hand.turn == G
    do(hand, "G show;S muck")
    assert hand.result().winners == (G,)


@pytest.mark.clause("HOLDEM-98")
def test_players_of_the_side_pot_show_before_those_of_the_main_pot_alone() -> None:
    hand = dealt([10_000, 10_000, 10_000, 10_000, 1_000])
    do(hand, "U call;V all-in;B fold;S call;G fold;U call")
    while hand.phase != "showdown":
        hand.apply(parse_action("check"))
    do(hand, "S show;U show;V show")
    result = hand.result()
    assert [award.seats for award in result.awards] == [(S, U, V)]  # nothing in the side pot
    hand = dealt([10_000, 1_000, 10_000, 10_000, 10_000])
    do(hand, "U call;V fold;B fold;S all-in;G call;U call;G bet 500;U call")
    while hand.phase != "showdown":
        hand.apply(parse_action("check"))
    do(hand, "G show;U show;S show")  # S is the first to act, yet shows last
    assert [award.seats for award in hand.result().awards] == [(G, U), (S, G, U)]
    assert [e.clause for e in hand.log() if e.what == "show"][-1] == "HOLDEM-98"


@pytest.mark.clause("HOLDEM-82")
def test_nothing_is_won_till_all_hole_cards_are_shown() -> None:
    hand = do(three(), "S check;G check;U check;S show QD")
    assert (hand.turn, hand.phase) == (S, "showdown")  # one card: no award yet
    assert format_cards(hand.shown[S]) == "QD"
    assert view(hand, U).shown[S] == (23,)
    assert refused(hand, "show AD") == ("not-held", "HOLDEM-82")
    do(hand, "S show JD;G muck")
    muckless = do(hand.copy(), "U show")
    assert muckless.result().winners == (U,)
    # the last one in for a pot cannot win it unseen
    hand = do(three(), "S check;G check;U check;S muck;G muck")
    assert refused(hand, "muck") == ("last-in", "HOLDEM-82")
    assert legal(hand) == {"show"}
    assert not hand.is_over
    do(hand, "U show")
    assert hand.result().winners == (U,)


def test_a_side_pot_is_not_mucked_away_either() -> None:
    hand = dealt([10_000, 1_000, 10_000, 10_000, 10_000])
    do(hand, "U call;V fold;B fold;S all-in;G call;U call;G bet 500;U call")
    while hand.phase != "showdown":
        hand.apply(parse_action("check"))
    do(hand, "G muck")
    assert refused(hand, "muck") == ("last-in", "HOLDEM-82")


@pytest.mark.clause("HOLDEM-83")
def test_cards_speak() -> None:
    """Worked H8: U says two pair and holds a flush."""
    hand = do(three(S="AD KD"), "S check;G check;U bet 100;S call;G fold")
    do(hand, "U show;S show")
    assert hand.result().winners == (U,)
    assert hand.result().awards[0].clause == "HOLDEM-83"


@pytest.mark.clause("HOLDEM-87")
def test_losing_hands_are_killed_before_the_pot_goes() -> None:
    hand = do(three(), "S check;G check;U check;S show;G muck;U show")
    lines = [(event.what, event.seat) for event in hand.log()]
    assert lines == [
        ("show", S), ("show", U), ("muck", G), ("kill", S), ("kill", G), ("award", U),
    ]  # fmt: skip


# --- asking


@pytest.mark.clause("HOLDEM-91")
def test_anyone_dealt_in_may_ask_to_see_a_called_hand() -> None:
    hand = do(three(), "S check;G check;U check;S show;G muck;U show")
    assert not hand.shown[G]
    hand.ask(V, G)  # V has folded
    assert hand.shown[G] == card_set("2C 2D")
    with pytest.raises(Illegal, match="was not called"):
        hand.ask(S, V)
    away = dealt([10_000, 10_000, 10_000, 10_000, 0])
    with pytest.raises(Illegal) as refusal:
        check_down(away).ask(V, G)
    assert (refusal.value.reason, refusal.value.clause) == ("not-dealt-in", "HOLDEM-91")
    with pytest.raises(Illegal, match="at the end"):
        checks(three()).ask(B, G)


@pytest.mark.clause("HOLDEM-93")
def test_a_mucked_hand_that_the_winner_asks_for_is_live() -> None:
    hand = do(three(G="AD QC", S="AC QD"), "S check;G check;U check;S show;G show;U muck")
    assert hand.result().winners == (S, G)
    before = sum(hand.stacks)
    hand.ask(S, U)
    assert hand.result().winners == (U,)  # the flush
    assert sum(hand.stacks) == before
    assert hand.mucked == ()


@pytest.mark.clause("HOLDEM-94")
def test_a_mucked_hand_that_another_asks_for_stays_dead() -> None:
    hand = do(three(G="AD QC"), "S check;G check;U check;S show;G show;U muck")
    hand.ask(S, U)  # S has lost
    hand.ask(V, U)
    assert hand.shown[U] == card_set("8H 3H")
    assert hand.result().winners == (G,)


# --- pots


def test_worked_h1_three_all_ins() -> None:
    rules = KOFC.replace(least_chip=50)
    cards = {1: "KS KC", 2: "TS TC", 0: "AH QH"}  # A, B, C; C has the button and acts first
    hand = dealt([4_000, 1_000, 2_500], rules, cards, "9H TH 2C 7S KD", 3)
    for _ in range(3):
        hand.apply(parse_action("all-in"))
    result = hand.result()
    assert result.stacks == (1_500, 3_000, 3_000)
    assert [(a.amount, a.seats, a.winners) for a in result.awards] == [
        (3_000, (0, 2), (2,)), (3_000, (0, 1, 2), (1,)),
    ]  # fmt: skip
    assert [(m.amount, m.to) for m in hand.movements() if m.clause == "OP-X-22"] == [(1_500, 0)]
    assert all(hand.shown)


def test_all_in_last_of_all_is_a_call() -> None:
    hand = do(dealt([1_000, 2_500, 4_000], seats=3), "B all-in;S all-in;G all-in")
    assert [step.action >> 56 for step in hand.history] == [5, 5, 3]
    assert hand.history[-1].chips == 2_400


@pytest.mark.clause("HOLDEM-101")
def test_a_tie_splits_the_pot_down_to_the_least_chip() -> None:
    hand = dealt(525, seats=2, board=ROYAL)
    do(hand, "B all-in;S call")
    award = hand.result().awards[0]
    assert (award.amount, award.shares, award.clause) == (1_050, (525, 525), "HOLDEM-101")


def odd_pot(rules: Rules = KOFC, **more: Any) -> Hand:
    """S and G tie for 1075."""
    hand = dealt(10_000, rules, {S: "2C 2D", G: "2H 2S"}, ROYAL, posts={U: (0, 25)}, **more)
    do(hand, "U fold;V fold;B fold;S raise 525;G call")
    return check_down(hand)


@pytest.mark.clause("HOLDEM-102")
def test_one_chip_left_over_goes_to_the_first_tied_seat_left_of_the_button() -> None:
    hand = odd_pot()
    award = hand.result().awards[0]
    assert award.amount == 1_075
    assert dict(zip(award.winners, award.shares, strict=True)) == {S: 550, G: 525}
    assert award.clause == "HOLDEM-102"


def test_two_odd_chips_go_to_two_seats_or_by_option_to_one() -> None:
    for option, shares in (("one-each", [375, 375, 350]), ("one-seat", [400, 350, 350])):
        hand = dealt(rules=KOFC.replace(odd_chips=option), board=ROYAL, posts={V: (0, 50)})
        do(hand, "U raise 350;V fold;B fold;S call;G call")
        award = check_down(hand).result().awards[0]
        assert award.amount == 1_100
        assert list(award.shares) == shares


@pytest.mark.clause("HOLDEM-99")
def test_suits_never_decide_a_pot() -> None:
    hand = dealt(1_000, hands={S: "AS 2D", G: "AH 3D"}, board="KC QC 9C 8C 7D")
    do(hand, "U fold;V fold;B fold;S all-in;G call")
    assert hand.result().winners == (S, G)
    flush = dealt(1_000, hands={S: "2S 3S", G: "4D 5D"}, board="AH QH 9H 7H 6H")
    do(flush, "U fold;V fold;B fold;S all-in;G call")
    assert flush.result().winners == (S, G)


@pytest.mark.clause("HOLDEM-103")
def test_high_low_is_not_offered() -> None:
    assert "pot" not in {name for name in Rules().to_data() if "low" in name}
    with pytest.raises(RulesError, match="no-limit, pot-limit, limit"):
        Rules(structure="high-low")
    # the low hand has no part
    hand = dealt(1_000, hands={S: "AS AD", G: "3D 4D"}, board="2C 5C 7H KD KH")
    do(hand, "U fold;V fold;B fold;S all-in;G call")
    assert hand.result().awards[0].shares == (2_000,)


@pytest.mark.clause("HOLDEM-104")
def test_the_odd_chip_does_not_go_by_cards_as_in_stud() -> None:
    """G holds the higher card, S the lower: S is left of the button; then the other way round."""
    for s, g in (("2C 2D", "9H 9S"), ("9H 9S", "2C 2D")):
        hand = dealt(hands={S: s, G: g}, board=ROYAL, posts={U: (0, 25)})
        do(hand, "U fold;V fold;B fold;S raise 525;G call")
        award = check_down(hand).result().awards[0]
        assert dict(zip(award.winners, award.shares, strict=True)) == {S: 550, G: 525}


def test_a_carried_pot_is_won_with_the_main_pot() -> None:
    hand = do(dealt(carried=235), "U fold;V fold;B fold;S fold")
    assert hand.result().gains == (0, -50, 285, 0, 0)


def test_a_carried_pot_is_won_even_where_no_bet_was_matched() -> None:
    hand = do(dealt(carried=235, blinds=(None, G)), "U fold;V fold;B fold;S fold")
    assert hand.result().gains == (0, 0, 235, 0, 0)
    assert [(a.amount, a.winners) for a in hand.result().awards] == [(235, (G,))]


# --- what rulings use


def test_a_ruling_kills_a_hand_in_turn_and_out_of_turn() -> None:
    hand = do(dealt(), "U raise 300")
    hand.kill(U, "HOLDEM-29")
    assert (hand.turn, hand.live, hand.pot) == (V, (B, S, G, V), 450)
    hand.kill(V, "HOLDEM-29")
    assert hand.turn == B
    do(hand, "B call;S fold")
    hand.kill(G, "HOLDEM-30")
    assert hand.is_over
    assert hand.result().gains == (450, -50, -100, -300, 0)
    with pytest.raises(ValueError, match="no live hand"):
        hand.kill(G)


def test_a_ruling_kills_a_hand_that_was_shown() -> None:
    hand = do(three(S="AD QC"), "S check;G check;U check;S show;G show;U show")
    assert hand.result().winners == (U,)
    hand.kill(U, "HOLDEM-27")
    assert hand.result().winners == (S,)
    assert sum(hand.result().gains) == 0
    assert ("kill", "HOLDEM-27") in [(e.what, e.clause) for e in hand.log() if e.seat == U]


def test_a_void_hand_gives_everything_back_but_what_stays_for_the_next_pot() -> None:
    hand = do(dealt(carried=50), "U raise 300;V call;B call")
    hand.void("HOLDEM-36", keep=(V,))
    result = hand.result()
    assert (result.gains, result.carried) == ((0, 0, 0, 0, -300), 350)
    assert result.ending == "void"
    assert {m.clause for m in hand.movements() if m.seat is None} == {"HOLDEM-36"}
    over = check_down(dealt())
    over.void("HOLDEM-35")
    assert over.stacks == (10_000,) * 5


def test_a_ruling_lays_the_cards_anew_and_takes_a_short_call() -> None:
    hand = do(dealt(), "U raise 300;V fold;B fold;S fold")
    hand.force(parse_action("raise 280"))
    assert (hand.phase, hand.make_good(G), hand.make_good(G)) == ("flop", 0, 0)
    hand = do(dealt(), "U call;V call")
    hand.force(parse_action("raise 80"))
    assert hand.make_good(B) == 20
    deck = list(hand.deck)
    deck[0], deck[51] = deck[51], deck[0]
    hand.redeal(deck)
    assert hand.hole_of(S) >> deck[0] & 1


def test_a_likely_winner_may_show_out_of_order() -> None:
    hand = checks(three())
    hand.show_early(U)
    assert hand.turn == S
    do(hand, "S muck;G muck")
    assert hand.result().winners == (U,)
