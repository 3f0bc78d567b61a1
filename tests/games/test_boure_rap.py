"""The clauses of RAP Bouré that one hand and its settlement hold."""

import pytest

from cardhall.cards.notation import card_set, format_card, parse_cards
from cardhall.games.boure import Hand, Illegal, Movement, view
from tests.games.boure_play import (
    RAP,
    A,
    B,
    C,
    D,
    E,
    at,
    dealt,
    do,
    finish,
    follow,
    lead_of,
    legal,
)  # fmt: skip

clause = pytest.mark.clause
STACKS = [990] * 5


# --- antes and the deal ---


@clause("RAP-09")
def test_everyone_puts_one_ante_in_the_pot() -> None:
    hand = dealt(RAP)
    assert hand.pot == 50
    assert hand.stacks == (990,) * 5


@clause("RAP-11")
def test_five_cards_each_are_dealt_singly_from_the_left() -> None:
    hand = Hand(RAP, E, [1000] * 5)
    deck = list(reversed(range(52)))
    hand.deal(deck)
    assert hand.hand_of(A) == card_set([deck[i] for i in (0, 5, 10, 15, 20)])


@clause("RAP-12")
def test_the_dealers_fifth_card_makes_trumps_for_that_hand_only() -> None:
    assert dealt(RAP, {E: "2C 3C 4C 5C 7D"}).trump == 1
    assert dealt(RAP, {A: "2C 3C 4C 5C 7S"}, dealer=A).trump == 3


@clause("RAP-13")
def test_the_turned_card_is_the_dealers() -> None:
    hand = dealt(RAP, {E: "2C 3C 4C 5C 7D"})
    assert hand.hand_of(E) == card_set("2C 3C 4C 5C 7D")


# --- in or out ---


@clause("RAP-14")
def test_each_says_in_or_out_from_the_left() -> None:
    hand = dealt(RAP)
    order = []
    while hand.phase == "stay":
        order.append(hand.turn)
        assert legal(hand) == {"stay", "pass"}
        do(hand, "stay")
    assert order == [A, B, C, D, E]


@clause("RAP-15")
def test_one_who_is_out_pays_no_more_and_can_neither_boure_nor_renege() -> None:
    hand = do(dealt(RAP), "stay;stay;pass;stay;stay")
    with pytest.raises(ValueError, match="cannot renege"):
        hand.mark_renege(C)
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    result = hand.result()
    assert C not in result.boures
    assert (result.stacks[C], result.owed[C]) == (990, 0)


@clause("RAP-16")
def test_hands_of_those_out_are_stacked_apart_from_the_discards() -> None:
    hand = do(dealt(RAP, {A: "2C 3C 4C 5C 6C"}), "stay;stay;pass;pass;stay")
    do(hand, "draw 2C 3C 4C")
    assert hand.piles["thrown"] == 10
    assert hand.piles["discards"] == 3


def test_the_only_one_in_takes_the_pot_unplayed() -> None:
    hand = do(dealt(RAP), "pass;pass;stay;pass;pass")
    result = hand.result()
    assert (result.ending, result.winner) == ("unplayed", C)
    assert hand.movements()[-1] == Movement(None, 50, C, "OP-RAP-06")


def test_nobody_in_leaves_the_pot() -> None:
    hand = do(dealt(RAP), "pass;pass;pass;pass;pass")
    assert (hand.result().ending, hand.result().next_pot) == ("nobody", 50)


# --- the draw ---


@clause("RAP-17")
def test_none_to_five_cards_may_be_changed() -> None:
    hand = do(dealt(RAP, {A: "2C 3C 4C 5C 6C"}), "stay;stay;pass;pass;pass")
    assert len(legal(hand)) == 32
    with pytest.raises(Illegal):
        do(hand.copy(), "draw 2C 3C 4C 5C 6C 7C")
    do(hand.copy(), "draw")
    do(hand, "draw 2C 3C 4C 5C 6C")
    assert hand.drawn(A) == 5


@clause("RAP-18")
def test_discards_make_a_second_pile_and_the_stock_gives_the_new_cards() -> None:
    hand = dealt(RAP, {A: "2C 3C 4C 5C 6C"}, stock="AS KS QS")
    do(hand, "stay;stay;pass;pass;pass")
    stock = hand.piles["stock"]
    do(hand, "draw 2C 3C 4C")
    assert hand.hand_of(A) == card_set("5C 6C AS KS QS")
    assert hand.piles["discards"] == 3
    assert hand.piles["stock"] == stock - 3


@clause("RAP-19")
def test_the_stock_gone_the_hands_of_those_out_are_shuffled_not_the_discards() -> None:
    spare = list(reversed(range(52)))
    hand = dealt(RAP, stacks=[1000] * 10, dealer=9, spare=spare)
    out = hand.hand_of(2) | hand.hand_of(3)
    stock = hand.piles["stock"]
    assert stock == 2
    do(hand, ";".join(["stay", "stay", "pass", "pass", *["stay"] * 6]))
    thrown_first = hand.legal_actions()[31]
    before = hand.hand_of(0)
    hand.apply(thrown_first)
    got = hand.hand_of(0)
    assert got & before == 0
    assert (got & out).bit_count() == 3
    best_of_out = [card for card in spare if out >> card & 1][:3]
    assert got & out == card_set(best_of_out)
    assert hand.piles["thrown"] == 0
    assert hand.piles["stock"] == 7


def test_with_nobody_out_the_discards_of_those_served_are_shuffled() -> None:
    hand = dealt(RAP, stacks=[1000] * 10, dealer=9)
    do(hand, ";".join(["stay"] * 10))
    assert hand.draw_limit == 2
    first = hand.legal_actions()[-1]
    hand.apply(first)
    assert hand.draw_limit == 2
    hand.apply(hand.legal_actions()[-1])
    assert hand.hand_of(1) & first


@clause("RAP-20")
def test_the_dealer_changes_last_and_the_turned_card_stays_shown_till_then() -> None:
    hand = do(dealt(RAP, {E: "2C 3C 4C 5C 7D"}), "stay;stay;pass;pass;stay")
    order = []
    while hand.phase == "draw":
        order.append(hand.turn)
        assert format_card(view(hand, A).turned) == "7D"
        do(hand, "draw 2C 7D" if hand.turn == E else "draw")
    assert order == [A, B, E]
    assert not hand.hand_of(E) & card_set("7D")


# --- the play ---


@clause("RAP-21")
def test_the_nearest_in_player_leads_any_card() -> None:
    hand = do(dealt(RAP), "pass;stay;stay;pass;stay;draw;draw;draw")
    assert hand.turn == B
    assert len(legal(hand)) == 5


FOLLOWING = [
    ("9D 3S", "2S AS 4H", "AS", "AS"), ("9D 3S", "KD 5D 2S", "KD 5D", "KD 5D"),
    ("9D 3S", "2S 4H", "2S", "2S 4H"), ("9D", "TD 5D", "TD", "TD"),
    ("9D", "4H 8C", "4H 8C", "4H 8C"), ("9S", "KS 2S QH", "KS", "KS"),
    ("9S AS", "KS 2S QH", "KS 2S", "KS 2S"),
]  # fmt: skip


@clause("RAP-22")
@pytest.mark.parametrize(("trick", "held", "must", "may"), FOLLOWING)
def test_the_following_table_of_the_worked_hands(
    trick: str, held: str, must: str, may: str
) -> None:
    assert follow(RAP, trick, held, "S") == set(must.split())
    assert follow(RAP.replace(undertrump="may"), trick, held, "S") == set(may.split())


@clause("RAP-23", "RAP-24")
def test_the_highest_card_takes_the_trick_which_stays_in_sight_and_leads_next() -> None:
    hand = at(RAP, {A: "8C 2D", B: "AC 4H", C: "2C 4S"}, "S", turn=A)
    do(hand, "play 8C;play AC;play 2C")
    assert (hand.tricks(B), hand.turn) == (1, B)
    assert view(hand, C).history == (
        ((A, parse_cards("8C")[0]), (B, parse_cards("AC")[0]), (C, parse_cards("2C")[0])),
    )


def tricks(own: int) -> list[int]:
    return [own, 0, 0]


@clause("RAP-25")
def test_with_two_tricks_the_highest_card_in_play_must_be_led() -> None:
    assert lead_of(RAP, "AH 4C 9D", "H", turn=A, tricks=tricks(2)) == {"AH"}
    assert lead_of(RAP, "KH 4C 9D", "H", turn=A, tricks=tricks(2)) == {"KH", "4C", "9D"}
    seen = {"turn": A, "tricks": tricks(2), "played": "AH"}
    assert lead_of(RAP, "KH 4C 9D", "H", **seen) == {"KH"}
    hand = at(RAP, {A: "AH 4C 9D"}, "H", turn=A, tricks=tricks(2))
    with pytest.raises(Illegal, match="RAP-25"):
        do(hand, "play 4C")


@clause("RAP-25")
def test_a_sure_side_card_is_not_forced_even_when_no_trump_is_out() -> None:
    """All thirteen trumps are played: the ace of clubs cannot lose, and need not be led."""
    trumps = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
    stated = {"turn": A, "tricks": [2, 1, 0], "played": trumps}
    assert lead_of(RAP, "AC 4D", "H", **stated) == {"AC", "4D"}


@clause("RAP-26")
def test_with_one_trick_the_two_highest_are_led_together() -> None:
    assert lead_of(RAP, "AH KH 4C 3D", "H", turn=A, tricks=tricks(1)) == {"AH KH"}
    assert len(lead_of(RAP, "AH KH 4C 3D 2D", "H", turn=A)) == 5
    hand = at(RAP, {A: "AH KH 4C 3D"}, "H", turn=A, tricks=tricks(1))
    with pytest.raises(Illegal, match="RAP-26"):
        do(hand, "play AH")


@clause("RAP-27")
def test_five_sure_trumps_are_led_all_at_once() -> None:
    hand = dealt(RAP, {A: "AH KH QH JH TH", E: "2C 3C 4C 5C 7H"})
    do(hand, "stay;stay;pass;pass;pass;draw;draw")
    assert legal(hand) == {"AH KH QH JH TH"}
    do(hand, "play AH KH QH JH TH")
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    assert hand.tricks(A) == 5


@clause("RAP-27")
def test_further_consecutive_top_trumps_go_too() -> None:
    assert lead_of(RAP, "AH KH QH 3D", "H", turn=A, tricks=tricks(1)) == {"AH KH QH"}


def test_with_three_tricks_nothing_is_forced() -> None:
    assert lead_of(RAP, "AH 4C", "H", turn=A, tricks=tricks(3)) == {"AH", "4C"}


def test_what_the_leader_discarded_counts_as_gone_what_lies_undealt_does_not() -> None:
    stated = {"turn": A, "tricks": tricks(2)}
    assert len(lead_of(RAP, "KH 4C 9D", "H", **stated)) == 3
    thrown = {"discards": {A: card_set("AH")}}
    assert lead_of(RAP, "KH 4C 9D", "H", **stated, **thrown) == {"KH"}


@clause("RAP-28")
def test_worked_hand_r1_two_led_together_two_given_by_each() -> None:
    hands = {A: "AC KC 9D AD 3H", B: "4D 5C 7C KD 2S", C: "8D QC TS JH 6H", E: "2H 3D 4H 5H 9C"}
    hand = do(dealt(RAP, hands), "stay;stay;stay;pass;pass;draw;draw;draw")
    steps = [
        ("AD", "AC KC 9D AD 3H"), ("4D", "4D KD"), ("8D", "8D"), ("AC KC", "AC+KC"),
        ("5C", "5C 7C"), ("QC", "QC"), ("7C", "7C"), ("6H", "TS JH 6H"), ("9D", "9D 3H"),
        ("KD", "KD"), ("JH", "TS JH"), ("2S", "2S"), ("TS", "TS"), ("3H", "3H"),
    ]  # fmt: skip
    for cards, allowed in steps:
        assert legal(hand) == {word.replace("+", " ") for word in allowed.split()}
        do(hand, f"play {cards}")
    result = hand.result()
    assert result.tricks == (3, 1, 1, 0, 0)
    assert result.stacks[A] == 990 + 50


@clause("RAP-30")
def test_who_is_sure_of_the_pot_may_not_lead_something_else() -> None:
    for held, own in (("AH 4C 9D", 2), ("AH KH 4C 9D", 1), ("AH KH QH 4C 9D", 0)):
        hand = at(RAP, {A: held}, "H", turn=A, tricks=tricks(own))
        with pytest.raises(Illegal, match="must be led"):
            do(hand, "play 4C")


@clause("RAP-31")
def test_certain_wins_with_a_gap_are_laid_down_too() -> None:
    gap = RAP.replace(gap_force=True)
    stated = {"turn": A, "tricks": tricks(1)}
    assert lead_of(gap, "AH QH JH 2C", "H", **stated) == {"AH QH JH"}
    assert len(lead_of(RAP, "AH QH JH 2C", "H", **stated)) == 4
    held = {A: "AH QH JH 2C", C: "9D 8D 7D 6D"}
    two = at(gap, held | {B: "KH 3H 4D 5D"}, "H", **stated)
    do(two, "play AH QH JH;play 3H;play 9D;play KH;play 8D")
    assert two.tricks(B) == 1
    assert two.turn == B
    alone = at(gap, held | {B: "KH 2D 4D 5D"}, "H", **stated)
    do(alone, "play AH QH JH;play KH")
    do(alone, "play 9D")
    assert (alone.tricks(A), alone.tricks(B)) == (2, 0)


@clause("RAP-32")
def test_nobody_else_having_trumps_the_remaining_ones_go_down_together() -> None:
    rules = RAP.replace(last_trumps_force=True)
    held = {A: "QH 3H 2H 5C", B: "4D 5D 6D 7D", C: "4S 5S 6S 7S"}
    hand = do(at(rules, held, "H", turn=A), "play QH;play 4D;play 4S")
    assert legal(hand) == {"3H 2H"}
    plain = do(at(RAP, held, "H", turn=A), "play QH;play 4D;play 4S")
    assert legal(plain) == {"3H", "2H", "5C"}


# --- the settlement ---


@clause("RAP-33")
def test_most_tricks_takes_the_pot() -> None:
    hand = finish(RAP, {A: 3, B: 1, C: 1}, stacks=STACKS, pot=50)
    assert hand.result().stacks[A] == 1040
    assert hand.movements() == [Movement(None, 50, A, "RAP-33")]


@clause("RAP-34")
@pytest.mark.parametrize("split", [{A: 2, B: 2, C: 1}, dict.fromkeys(range(5), 1)])
def test_a_tie_for_most_leaves_the_pot(split: dict[int, int]) -> None:
    hand = finish(RAP, split, stacks=STACKS, pot=50)
    assert hand.result().winner is None
    assert hand.movements() == [Movement(None, 50, "next-pot", "RAP-34")]


@clause("RAP-35")
def test_the_pot_stays_if_its_taker_reneged() -> None:
    hand = finish(RAP, {A: 3, B: 2}, stacks=STACKS, pot=50)
    hand.mark_renege(A)
    assert (hand.result().winner, hand.result().next_pot) == (None, 50)
    assert hand.movements()[0].clause == "RAP-35"


@clause("RAP-36")
def test_the_pot_stays_if_one_of_the_tied_reneged() -> None:
    hand = finish(RAP, {A: 2, B: 2, C: 1}, stacks=STACKS, pot=50)
    hand.mark_renege(A)
    assert (hand.result().winner, hand.result().next_pot) == (None, 50)
    assert hand.movements()[0].clause == "RAP-36"


@clause("RAP-05", "RAP-38")
@pytest.mark.parametrize(("pot", "owes"), [(50, 50), (320, 100), (700, 100)])
def test_the_limit_caps_what_is_paid_not_the_pot(pot: int, owes: int) -> None:
    hand = finish(RAP, {A: 2, B: 2, C: 1, D: 0}, stacks=STACKS, pot=pot)
    assert hand.result().owed[D] == owes
    assert hand.result().next_pot == pot


@clause("RAP-37")
def test_a_boure_puts_in_this_pot_next_time_instead_of_the_ante() -> None:
    hand = finish(RAP, {A: 3, B: 2, D: 0}, stacks=STACKS, pot=50)
    result = hand.result()
    assert result.paid[D] == 0
    following = Hand(RAP, A, result.stacks, result.next_pot, result.owed)
    assert following.stacks[D] == 990 - 50


@clause("RAP-39")
def test_the_pot_is_counted_before_it_is_taken() -> None:
    hand = finish(RAP, {A: 3, B: 2, D: 0}, stacks=STACKS, pot=50)
    assert hand.result().pot == 50
    assert hand.movements()[0].amount == 50


@clause("RAP-41")
def test_a_reneger_has_lost_the_hand_and_pays_as_for_a_boure_once() -> None:
    hand = finish(RAP, {A: 3, B: 1, C: 1, D: 0}, stacks=STACKS, pot=50)
    hand.mark_renege(B)
    hand.mark_renege(D)
    assert hand.result().owed == (0, 50, 0, 50, 0)


@clause("RAP-42")
def test_all_ante_even_after_a_split_the_boured_their_amounts() -> None:
    split = finish(RAP, {A: 2, B: 2, C: 1, D: 0}, stacks=STACKS, pot=50).result()
    following = Hand(RAP, A, split.stacks, split.next_pot, split.owed)
    assert following.pot == 50 + 4 * 10 + 50
    assert Movement(D, 50, "pot", "RAP-42") in following.movements()


@clause("RAP-48")
def test_who_cannot_cover_puts_in_all_and_plays_on() -> None:
    hand = Hand(RAP, A, [1000, 1000, 40], owed=[0, 0, 100])
    assert (hand.stacks[C], hand.pot) == (0, 60)
    assert Movement(C, 40, "pot", "RAP-48") in hand.movements()
    hand.deal(list(range(52)))
    assert C in hand.dealt_in
    do(hand, "stay")
    assert "stay" in legal(hand)


@clause("RAP-49")
def test_the_trump_suit_stays_in_sight_all_hand() -> None:
    assert RAP.trump_marker
    hand = do(dealt(RAP, {E: "2C 3C 4C 5C 7D"}), "stay;stay;pass;pass;stay;draw;draw;draw")
    while not hand.is_over:
        assert view(hand, None).trump == 1
        hand.apply(hand.legal_actions()[0])
    assert view(hand, None).trump == 1
