"""Spades: the deal, the bids, blind nil and its exchange, the play, the score, clause by clause."""

from typing import Any

import pytest

from cardhall.cards.notation import card_set, format_cards, parse_card
from cardhall.games.spades import (
    Hand,
    Illegal,
    Rules,
    RulesError,
    format_action,
    parse_action,
    view,
)
from tests.games.spades_play import (
    BLIND,
    COMMON,
    A,
    B,
    C,
    D,
    dealt,
    do,
    finished,
    legal,
    moved,
    plays,
    position,
    said,
)

BIDS = {"nil", *(f"bid {n}" for n in range(1, 14))}

# --- the table and the deal


@pytest.mark.clause("SPADES-01")
def test_four_play_and_partners_sit_across() -> None:
    assert COMMON.seats_note(4) is None
    for seats in (2, 3, 5):
        with pytest.raises(RulesError):
            COMMON.seats_note(seats)
    hand = finished((4, 3, 2, 3), (4, 3, 3, 3))
    assert hand.result().bid == (4 + 2, 3 + 3)
    assert hand.result().taken == (4 + 3, 3 + 3)


@pytest.mark.clause("SPADES-02")
def test_ace_is_high_and_a_spade_beats_all_others() -> None:
    hand = plays(position({A: "AH", B: "KH", C: "2S", D: "2H"}), "AH KH 2S 2H")
    assert hand.tricks(C) == 1
    hand = plays(position({A: "TD", B: "2D", C: "AD", D: "KD"}), "TD 2D AD KD")
    assert hand.tricks(C) == 1


@pytest.mark.clause("SPADES-05")
def test_all_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    hand = Hand(COMMON, C)
    hand.deal(list(range(52)))
    for step in range(4):
        assert hand.hand_of((D + step) % 4) == card_set(list(range(step, 52, 4)))
    with pytest.raises(RulesError):
        hand.deal(list(range(52)))
    with pytest.raises(RulesError):
        Hand(COMMON, A).deal([*range(51), 0])


# --- bids


@pytest.mark.clause("SPADES-07")
def test_each_bids_once_from_the_dealers_left_and_nobody_passes() -> None:
    hand = dealt({A: "AC"})
    for seat, words in enumerate(["bid 3", "nil", "bid 13", "bid 2"]):
        assert hand.phase == "bid"
        assert hand.turn == seat
        assert said(hand, "play AC") == ("bid-first", "SPADES-07")
        with pytest.raises(ValueError, match="no action"):
            parse_action("pass")
        hand.apply(parse_action(words if seat != C else "bid 9"))
    assert (hand.phase, hand.bids) == ("play", (3, 0, 9, 2))
    assert said(hand, "bid 3") == ("not-now", "SPADES-13")


@pytest.mark.clause("SPADES-08")
def test_partners_bid_thirteen_at_most_between_them() -> None:
    hand = do(dealt(), "bid 8; bid 1")
    assert legal(hand) == {"nil", *(f"bid {n}" for n in range(1, 6))}
    assert said(hand, "bid 6") == ("over-thirteen", "SPADES-08")
    hand = do(dealt(), "bid 13; nil")
    assert legal(hand) == {"nil"}
    assert finished((5, 3, 4, 3), (1, 3, 8, 1)).result().made == (True, False)


@pytest.mark.clause("SPADES-09")
def test_nil_leaves_the_partners_bid_to_stand_alone() -> None:
    hand = do(dealt(), "nil; bid 2")
    assert legal(hand) == BIDS
    result = finished((0, 5, 4, 3), (0, 5, 4, 4)).result()
    assert (result.bid, result.taken, result.nils) == ((4, 8), (4, 9), (100, 0, 0, 0))


@pytest.mark.clause("SPADES-10")
def test_a_house_may_ask_for_a_least_bid() -> None:
    rules = COMMON.replace(least_bid=4)
    hand = do(dealt(rules=rules), "bid 1; nil")
    assert legal(hand) == {"nil", *(f"bid {n}" for n in range(3, 13))}
    assert said(hand, "bid 2") == ("under-the-least", "SPADES-10")
    assert legal(do(hand, "nil")) == BIDS
    assert legal(do(dealt(rules=rules), "bid 4; bid 5")) == {
        "nil", *(f"bid {n}" for n in range(1, 10))
    }  # fmt: skip


# --- blind nil


@pytest.mark.clause("SPADES-11")
def test_a_blind_nil_is_for_a_side_far_behind_and_before_looking() -> None:
    hand = dealt(rules=BLIND, scores=(0, 100))
    assert (hand.phase, hand.looked) == ("look", (B, D))
    assert legal(hand) == {"blind nil", "look"}
    assert said(hand, "bid 3") == ("look-first", "SPADES-11")
    assert view(hand, A).hand == ()
    assert len(view(hand, B).hand) == 13
    looked = do(hand.copy(), "look")
    assert looked.phase == "bid"
    assert len(view(looked, A).hand) == 13
    assert said(looked, "blind nil") == ("no-blind-nil", "SPADES-11")
    do(hand, "blind nil; bid 3")
    assert (hand.blind, hand.bids[A]) == ((A,), 0)
    assert hand.phase == "bid", "one player of a side only"
    assert len(view(hand, A).hand) == 13


@pytest.mark.clause("SPADES-11")
def test_who_is_not_so_far_behind_looks_at_once() -> None:
    for rules, scores in ((BLIND, (0, 99)), (COMMON, (0, 400)), (BLIND, (100, 0))):
        hand = dealt(rules=rules, scores=scores)
        assert hand.phase == "bid"
        assert said(hand, "blind nil") == ("no-blind-nil", "SPADES-11")
        assert len(view(hand, A).hand) == 13


@pytest.mark.clause("SPADES-12")
def test_after_a_blind_nil_two_cards_go_each_way() -> None:
    given = {A: "AS KS 2C 3C", C: "2D 3D"}
    hand = do(dealt(given, rules=BLIND, scores=(0, 100)), "blind nil; bid 3; bid 4; bid 2")
    assert (hand.phase, hand.turn) == ("pass", A)
    assert said(hand, "play 2C") == ("pass-two", "SPADES-12")
    assert said(hand, "pass 2D 3D") == ("not-held", "SPADES-12")
    do(hand, "pass KS AS")
    assert (hand.phase, hand.turn) == ("pass", C)
    assert hand.hand_of(C).bit_count() == 15
    assert hand.hand_of(C) & card_set("AS KS") == card_set("AS KS")
    do(hand, "pass 2D 3D")
    assert (hand.phase, hand.turn) == ("play", A)
    assert hand.hand_of(A) & card_set("AS KS 2D 3D") == card_set("2D 3D")
    assert format_cards(view(hand, A).gave) == "KS AS"
    assert format_cards(view(hand, A).got) == "2D 3D"
    assert view(hand, B).gave == view(hand, B).got == ()
    plain = BLIND.replace(blind_nil="plain")
    hand = do(dealt(given, rules=plain, scores=(0, 100)), "blind nil; bid 3; bid 4; bid 2")
    assert hand.phase == "play"


# --- the play


@pytest.mark.clause("SPADES-13")
def test_the_dealers_left_leads_or_the_two_of_clubs() -> None:
    hand = do(dealt(dealer=A), "bid 3; bid 3; bid 3; bid 3")
    assert (hand.phase, hand.turn) == ("play", B)
    rules = COMMON.replace(first_lead="two-of-clubs")
    hand = do(dealt({D: "2C 3H"}, dealer=A, rules=rules), "bid 3; bid 3; bid 3; bid 3")
    assert hand.turn == D
    assert legal(hand) == {"2C"}
    assert said(hand, "play 3H") == ("two-of-clubs", "SPADES-13")


@pytest.mark.clause("SPADES-14")
def test_a_player_follows_suit_if_able() -> None:
    hand = plays(position({A: "AH 3H", B: "KH 2S", C: "2D 3C", D: "4C 5C"}), "AH")
    assert legal(hand) == {"KH"}
    assert said(hand, "play 2S") == ("follow-suit", "SPADES-14")
    assert said(hand, "play AC") == ("not-held", "SPADES-14")
    assert legal(plays(hand, "KH")) == {"2D", "3C"}


@pytest.mark.clause("SPADES-15")
def test_the_highest_spade_or_the_highest_of_the_suit_led_takes_the_trick() -> None:
    hand = position({A: "9H 2C", B: "AH 3C", C: "2S 4C", D: "3S 5C"})
    assert plays(hand, "9H AH 2S 3S").turn == D
    hand = position({A: "9H 2C", B: "AD 3C", C: "JH 4C", D: "TH 5C"})
    plays(hand, "9H AD JH TH")
    assert (hand.turn, hand.tricks(C), hand.winners) == (C, 1, (C,))


@pytest.mark.clause("SPADES-16")
def test_spades_are_not_led_before_one_is_played_unless_there_is_nothing_else() -> None:
    cards = {A: "AS 2C", B: "3C 2S", C: "4C 5C", D: "6C 7C"}
    fresh: dict[str, Any] = {"played": 0, "tricks": (11, 0, 0, 0)}
    hand = position(cards, **fresh)
    assert legal(hand) == {"2C"}
    assert said(hand, "play AS") == ("not-broken", "SPADES-16")
    assert legal(position({**cards, A: "AS 2S", B: "3C 3S"}, **fresh)) == {"AS", "2S"}
    assert legal(position(cards)) == {"AS", "2C"}, "spades were played before"
    assert legal(position(cards, rules=COMMON.replace(breaking=False), **fresh)) == {"AS", "2C"}
    broken = plays(position({**cards, A: "AD 2D", B: "3S 2C"}, **fresh), "AD 3S 4C 6C")
    assert broken.broken


# --- the score


@pytest.mark.clause("SPADES-17", "SPADES-18", "SPADES-20")
def test_ten_a_trick_bid_a_point_a_bag_and_ten_lost_for_each_of_a_set() -> None:
    assert moved(finished((4, 3, 3, 3), (5, 3, 2, 3))) == [("A-C", 70, "17"), ("B-D", 60, "17")]
    assert moved(finished((4, 2, 3, 2), (4, 3, 3, 3))) == [
        ("A-C", 70, "17"), ("B-D", 40, "17"), ("B-D", 2, "18"),
    ]  # fmt: skip
    hand = finished((4, 4, 3, 3), (3, 5, 3, 2))
    assert moved(hand) == [("A-C", -70, "20"), ("B-D", 70, "17")]
    assert hand.result().made == (False, True)


@pytest.mark.clause("SPADES-19")
def test_ten_bags_cost_a_hundred_and_the_rest_is_kept() -> None:
    hand = finished((3, 3, 2, 2), (4, 2, 4, 3), bags=(8, 9))
    assert hand.result().bags == (3, 0)
    assert hand.result().bags_after == (1, 9)
    assert ("A-C", -100, "19") in moved(hand)
    assert hand.result().points == (50 + 3 - 100, 50)
    rules = COMMON.replace(bag_limit=0)
    hand = finished((3, 3, 2, 2), (4, 2, 4, 3), rules, bags=(8, 9))
    assert hand.result().points == (53, 50)
    assert hand.result().bags_after == (11, 9)
    rules = COMMON.replace(bag_limit=5, bag_penalty=50)
    assert finished((1, 3, 1, 2), (4, 1, 7, 1), rules, bags=(1, 0)).result().points[0] == 29 - 100


@pytest.mark.clause("SPADES-21")
def test_a_nil_brings_or_costs_a_hundred_beside_the_partners_bid() -> None:
    hand = finished((0, 3, 4, 4), (0, 4, 5, 4))
    assert moved(hand)[:3] == [("A-C", 40, "17"), ("A-C", 100, "21"), ("A-C", 1, "18")]
    hand = finished((0, 3, 4, 4), (1, 4, 4, 4))
    assert ("A-C", -100, "21") in moved(hand)
    assert hand.result().points[0] == 40 - 100 + 1
    hand = finished((0, 3, 0, 4), (0, 8, 1, 4))
    assert hand.result().points[0] == 100 - 100 + 1


@pytest.mark.clause("SPADES-22")
def test_tricks_of_a_nil_that_failed_are_bags_or_count_for_the_partner() -> None:
    hand = finished((0, 3, 4, 4), (1, 4, 3, 5))
    assert hand.result().points[0] == -40 - 100 + 1
    assert hand.result().taken == (3, 9)
    counts = finished((0, 3, 4, 4), (1, 4, 3, 5), COMMON.replace(failed_nil="count"))
    assert counts.result().points[0] == 40 - 100
    assert counts.result().taken == (4, 9)


@pytest.mark.clause("SPADES-23")
def test_a_blind_nil_brings_or_costs_two_hundred() -> None:
    low = {A: "2C 3C 4C 5C 6C 2D 3D 4D 5D 2H 3H 4H 5H"}
    rules = BLIND.replace(blind_nil="plain")
    hand = do(dealt(low, rules=rules, scores=(0, 100)), "blind nil; bid 3; bid 4; bid 2")
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    assert hand.tricks(A) == 0
    assert ("A-C", 200, "23") in moved(hand)
    high = {A: "AS KS QS AH KH AD KD AC KC QC QD QH JS"}
    hand = do(dealt(high, rules=rules, scores=(0, 100)), "blind nil; bid 3; bid 4; bid 2")
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    assert ("A-C", -200, "23") in moved(hand)


# --- irregularities, as far as the hand knows of them


@pytest.mark.clause("SPADES-26")
def test_a_bid_out_of_turn_binds_when_the_turn_comes_if_it_may_still_be_made() -> None:
    hand = dealt()
    hand.bind(B, 3)
    do(hand, "bid 4")
    assert legal(hand) == {"bid 3"}
    assert said(hand, "bid 4") == ("bound", "SPADES-26")
    assert hand.random_action(1) == parse_action("bid 3")
    hand = dealt()
    hand.bind(C, 9)
    do(hand, "bid 8; nil")
    assert "bid 5" in legal(hand), "nine would be over thirteen"
    with pytest.raises(ValueError, match="cannot be bound"):
        hand.bind(A, 3)


@pytest.mark.clause("SPADES-27")
def test_a_card_face_up_is_played_at_the_first_turn_at_which_it_may_be() -> None:
    hand = position({A: "AH 3H 2C", B: "KH 5H 2S", C: "2H 3C 4C", D: "4H 5C 6C"})
    hand.expose(B, card_set("KH"))
    assert hand.hand_of(B) & card_set("KH")
    assert view(hand, A).exposed[B] == (parse_card("KH"),)
    plays(hand, "2C")
    assert legal(hand) == {"KH"}
    assert said(hand, "play 5H") == ("exposed", "SPADES-27")
    plays(hand, "KH 3C 5C")
    assert hand.exposed(B) == 0
    hand = position({A: "AC 3H 2C", B: "KH 5C 2S", C: "2H 3C 4C", D: "4H 6C 7C"})
    hand.expose(B, card_set("KH"))
    assert legal(plays(hand, "AC")) == {"5C"}, "clubs are followed first"
    with pytest.raises(ValueError, match="does not hold"):
        hand.expose(A, card_set("KS"))


@pytest.mark.clause("SPADES-28")
def test_reneges_are_found_in_the_tricks_and_cost_three_of_them() -> None:
    hand = position({A: "AH 3H", B: "KH 2S", C: "2D 3C", D: "4C 5C"})
    plays(hand, "AH 2S 3C 4C")
    assert hand.reneges() == ((11, B, parse_card("2S")),)
    plays(hand, "KH 2D 5C 3H")
    hand = finished((4, 4, 3, 3), (5, 3, 2, 3))
    hand.fine(B)
    assert hand.result().taken == (10, 3)
    assert hand.result().points == (73, -70)
    hand.fine(B)
    assert hand.result().taken == (13, 0), "no more than there are"
    with pytest.raises(ValueError, match="in the phase"):
        dealt().fine(A)


@pytest.mark.clause("SPADES-28")
def test_a_spade_led_too_early_is_a_renege() -> None:
    cards = {A: "AS 2C", B: "3C 2S", C: "4C 5C", D: "6C 7C"}
    hand = position(cards, played=0, tricks=(11, 0, 0, 0))
    plays(hand, "AS 2S 4C 6C")
    assert hand.reneges() == ((11, A, parse_card("AS")),)
    hand = position({**cards, A: "AS 3S"}, played=0, tricks=(11, 0, 0, 0))
    assert plays(hand, "AS 2S 4C 6C").reneges() == ()
    hand = position(cards)
    assert plays(hand, "AS 2S 4C 6C").reneges() == ()


def test_words_and_numbers_of_actions_agree_and_others_are_refused() -> None:
    for words in ("nil", "bid 1", "bid 13", "blind nil", "look", "pass 2C AS", "play KD"):
        assert format_action(parse_action(words)) == words
    for words in ("", "bid", "bid 0", "bid 14", "bid x", "pass 2C", "play 2C 3C", "name spades"):
        with pytest.raises(ValueError, match=r"Write|card"):
            parse_action(words)


def test_what_cannot_be_stated_is_refused() -> None:
    cards = {A: card_set("2C"), B: card_set("3C"), C: card_set("4C"), D: card_set("5C")}
    for more in ({"bids": (1, 2, 3)}, {"bids": (1, 2, 3, 14)}, {"tricks": (13, 0, 0, 0)},
                 {"trick": ((A, 5), (C, 6))}, {"trick": ((A, 0),)}):  # fmt: skip
        values: dict[str, Any] = {"bids": (1, 1, 1, 1), "tricks": (12, 0, 0, 0), **more}
        with pytest.raises(RulesError):
            Hand.at(COMMON, D, cards, **values)
    with pytest.raises(RulesError):
        Hand(COMMON, 4)
    with pytest.raises(RulesError):
        Hand(COMMON, 0, (0, 0), (0, -1))
    with pytest.raises(RulesError):
        Rules.from_data({"target": 0})
    with pytest.raises(Illegal):
        Hand(COMMON, 0).apply(parse_action("bid 3"))
