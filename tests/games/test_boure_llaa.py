"""The clauses of LLAA Bouré that one hand and its settlement hold."""

import pytest

from cardhall.cards.notation import card_set, parse_cards
from cardhall.games.boure import PAID, Hand, Illegal, Movement, RulesError, Session, view
from tests.games.boure_play import (
    FIVE,
    LLAA,
    A,
    B,
    C,
    D,
    E,
    at,
    dealt,
    deck_with,
    do,
    finish,
    follow,
    lead_of,
    legal,
    shown,
)  # fmt: skip

clause = pytest.mark.clause
STACKS = [98, 98, 98, 98, 99]
B1 = {
    A: "KH 9S 4C AD 3D", B: "QH 8H JC 6D 2S", C: "AS TS 5C KD 7D", D: "3H QC TC 9D 4S",
    E: "2C 2D 2H 3C 7H",
}  # fmt: skip
B2 = B1 | {D: "3H TC 8C 9D 4S"}
STAYS = "stay;stay;stay;stay;pass;draw;draw;draw;draw"


# --- seats, pack, antes ---


@clause("LLAA-BOURE-01")
@pytest.mark.parametrize("seats", [1, 8])
def test_a_table_of_one_or_eight_is_refused_and_two_to_seven_play(seats: int) -> None:
    """Nothing opens, neither a session nor a hand, and the cure names who can play."""
    for opening in (lambda: Session(LLAA, seats), lambda: Hand(LLAA, 0, [100] * seats)):
        with pytest.raises(RulesError) as refused:
            opening()
        assert (refused.value.field, refused.value.cure) == ("seats", "2 to 7 can play")
    for fits in range(2, 8):
        assert Session(LLAA, fits).seats == fits
        hand = Hand(LLAA, 0, [100] * fits)
        hand.deal(list(range(52)))
        assert len(hand.dealt_in) == fits


@clause("LLAA-BOURE-02")
def test_a_deck_holds_52_different_cards() -> None:
    for wrong in (list(range(51)), [*range(51), 0]):
        with pytest.raises(RulesError, match="52"):
            Hand(LLAA, 0, FIVE).deal(wrong)


@clause("LLAA-BOURE-03")
@pytest.mark.parametrize("suit", "SHDC")
def test_the_ace_is_high_in_each_suit_also_in_trumps(suit: str) -> None:
    king, ace, two = (f"{rank}{suit}" for rank in "KA2")
    other = "C" if suit == "D" else "D"
    hand = at(
        LLAA, {A: f"{king} 3{other}", B: f"{ace} 4{other}", C: f"{two} 5{other}"}, "H", turn=A
    )
    do(hand, f"play {king};play {ace};play {two}")
    assert hand.turn == B


@clause("LLAA-BOURE-04", "LLAA-BOURE-05")
def test_everyone_antes_one_chip_the_dealer_too() -> None:
    hand = Hand(LLAA, E, FIVE)
    assert hand.stacks == (99, 99, 99, 99, 99)
    assert hand.pot == 5
    assert hand.movements()[-1] == Movement(E, 1, "pot", "LLAA-BOURE-05")


# --- the deal ---


@clause("LLAA-BOURE-10")
def test_five_cards_each_are_dealt_singly_from_the_dealers_left() -> None:
    hand = Hand(LLAA, E, FIVE)
    deck = list(reversed(range(52)))
    hand.deal(deck)
    assert hand.hand_of(A) == card_set([deck[i] for i in (0, 5, 10, 15, 20)])
    assert hand.hand_of(E) == card_set([deck[i] for i in (4, 9, 14, 19, 24)])


@clause("LLAA-BOURE-11")
def test_the_dealers_last_card_is_turned_and_fixes_trumps() -> None:
    hand = dealt(hands={E: "2C 3C 4C 5C 7D"})
    assert hand.turned == parse_cards("7D")[0]
    assert hand.trump == 1
    assert hand.hand_of(E) >> hand.turned & 1


@clause("LLAA-BOURE-12")
def test_the_dealer_announces_the_suit() -> None:
    assert dealt(hands={E: "2C 3C 4C 5C 7D"}).announcement == "Diamonds are trumps"


# --- stay or pass ---


@clause("LLAA-BOURE-16")
def test_who_passes_throws_in_the_hand_and_loses_the_ante_only() -> None:
    hand = do(dealt(hands=B1), STAYS)
    assert hand.hand_of(E) == 0
    assert hand.stacks[E] == 99
    assert hand.passed == (E,)
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    assert hand.result().stacks[E] == 99
    assert E not in hand.result().boures


@clause("LLAA-BOURE-17")
def test_staying_in_costs_one_more_chip() -> None:
    hand = do(dealt(hands=B1), STAYS)
    assert hand.pot == 9
    assert hand.stacks == tuple(STACKS)
    assert Movement(D, 1, "pot", "LLAA-BOURE-17") in hand.movements()


@clause("LLAA-BOURE-18", "LLAA-BOURE-41")
def test_who_stays_in_and_takes_no_trick_owes_the_pot() -> None:
    hand = finish(LLAA, {A: 3, B: 1, C: 1, D: 0}, stacks=STACKS, pot=9)
    assert hand.result().paid == (0, 0, 0, 9, 0)
    assert finish(LLAA, {A: 3, B: 2, D: 0}, stacks=STACKS, pot=8).result().paid[D] == 8


@clause("LLAA-BOURE-22")
def test_with_five_seats_three_must_play() -> None:
    hand = do(dealt(), "pass;pass")
    assert legal(hand) == {"stay"}
    with pytest.raises(Illegal, match="LLAA-BOURE-22"):
        do(hand, "pass")
    for _ in range(2):
        do(hand, "stay")
        assert legal(hand) == {"stay"}
    assert legal(do(dealt(), "stay;pass;pass")) == {"stay"}
    assert legal(do(dealt(), "stay;stay;pass")) == {"stay", "pass"}
    assert legal(do(dealt(), "stay;stay;pass;pass")) == {"stay"}


@clause("LLAA-BOURE-23")
def test_with_three_seats_two_must_play() -> None:
    hand = do(dealt(stacks=[100] * 3, dealer=C), "pass")
    assert legal(hand) == {"stay"}
    refusal = hand.why_not(2 << 56)
    assert refusal is not None
    assert refusal.clause == "LLAA-BOURE-23"
    assert legal(do(hand, "stay")) == {"stay"}


# --- the draw ---


@clause("LLAA-BOURE-19")
def test_those_in_exchange_cards_from_the_dealers_left() -> None:
    hand = do(dealt(stock="2S 3S 4S 5S"), "stay;pass;stay;pass;stay")
    order = []
    while hand.phase == "draw":
        order.append(hand.turn)
        cards = min(hand.legal_actions()[1:]) & (1 << 52) - 1
        before = hand.hand_of(hand.turn)
        seat = hand.turn
        hand.apply(3 << 56 | cards)
        assert hand.hand_of(seat) & before == before & ~cards
        assert hand.hand_of(seat).bit_count() == 5
    assert order == [A, C, E]


@clause("LLAA-BOURE-20")
def test_a_player_may_stand_pat() -> None:
    hand = do(dealt(hands=B1), "stay;stay;stay;stay;pass")
    before = hand.hand_of(A)
    do(hand, "draw")
    assert hand.hand_of(A) == before
    assert hand.drawn(A) == 0


@clause("LLAA-BOURE-21")
def test_four_may_be_drawn_by_four_and_three_by_five() -> None:
    five_in = do(dealt(hands=B1), "stay;stay;stay;stay;stay")
    with pytest.raises(Illegal, match="LLAA-BOURE-21"):
        do(five_in, "draw KH 9S 4C AD")
    do(five_in, "draw KH 9S 4C")
    four_in = do(dealt(hands=B1), "stay;stay;stay;stay;pass")
    with pytest.raises(Illegal, match="LLAA-BOURE-21"):
        do(four_in, "draw KH 9S 4C AD 3D")
    do(four_in, "draw KH 9S 4C AD")


# --- the play ---


@clause("LLAA-BOURE-24")
def test_the_nearest_active_player_left_of_the_dealer_leads() -> None:
    hand = do(dealt(), "pass;stay;stay;pass;stay;draw;draw;draw")
    assert hand.phase == "play"
    assert hand.turn == B


@clause("LLAA-BOURE-25")
def test_each_trick_holds_a_card_of_each_active_player() -> None:
    hand = do(dealt(hands=B1), STAYS)
    plays = []
    while not hand.is_over:
        plays.append(hand.turn)
        hand.apply(hand.legal_actions()[0])
    assert [plays.count(seat) for seat in (A, B, C, D)] == [5] * 4
    assert [len(trick) for trick in hand.history] == [4] * 5
    assert all({seat for seat, _ in trick} == {A, B, C, D} for trick in hand.history)


@clause("LLAA-BOURE-26")
def test_ace_king_and_queen_of_trumps_force_the_ace() -> None:
    assert lead_of(LLAA, "AH KH QH 3C 2D", "H", turn=A) == {"AH"}
    assert len(lead_of(LLAA, "AH KH JH 3C 2D", "H", turn=A)) == 5
    assert follow(LLAA, "5C", "AH KH QH 3C 2D", "H") == {"3C"}


FOLLOWING = [
    ("8C", "9C 3C 4H", "9C"), ("8C TC", "9C 3C 4H", "9C 3C"), ("8C 2H", "AC 3C 5H", "AC 3C"),
    ("8C", "KD 2H 9H", "2H 9H"), ("8C 5H", "2H 9H KD", "9H"), ("8C TH", "2H 9H KD", "2H 9H"),
    ("8C", "KD QS", "KD QS"), ("5H", "2H 9H KD", "9H"), ("5H JH", "2H 9H KD", "2H 9H"),
    ("5H", "KD QS", "KD QS"),
]  # fmt: skip


@clause("LLAA-BOURE-27", "LLAA-BOURE-28", "LLAA-BOURE-29", "LLAA-BOURE-30")
@pytest.mark.parametrize(("trick", "held", "allowed"), FOLLOWING)
def test_the_following_table_of_the_worked_hands(trick: str, held: str, allowed: str) -> None:
    assert follow(LLAA, trick, held, "H") == set(allowed.split())


@clause("LLAA-BOURE-27")
def test_not_following_suit_is_refused_by_its_clause() -> None:
    assert refused("8C", "9C 4H KD", "KD") == ("follow-suit", "LLAA-BOURE-27")


@clause("LLAA-BOURE-28")
def test_not_playing_over_is_refused_by_its_clause() -> None:
    assert refused("8C", "9C 3C", "3C") == ("play-over", "LLAA-BOURE-28")


@clause("LLAA-BOURE-29")
def test_not_trumping_is_refused_by_its_clause() -> None:
    assert refused("8C", "KD QD 2H", "KD") == ("must-trump", "LLAA-BOURE-29")


@clause("LLAA-BOURE-30")
def test_who_can_neither_follow_nor_trump_may_play_anything() -> None:
    assert follow(LLAA, "8C", "KD QS", "H") == {"KD", "QS"}


def refused(trick: str, held: str, card: str) -> tuple[str, str]:
    hand = at(LLAA, {B: held}, "H", trick=[(A, trick)], turn=A)
    with pytest.raises(Illegal) as caught:
        do(hand, f"play {card}")
    return caught.value.reason, caught.value.clause


@clause("LLAA-BOURE-31")
def test_the_highest_trump_wins_a_trumped_trick() -> None:
    hand = at(LLAA, {A: "8C 2D", B: "AC 3D", C: "5H 4D"}, "H", turn=A)
    assert do(hand, "play 8C;play AC;play 5H").turn == C
    plain = at(LLAA, {A: "8C 2D", B: "3S 3D", C: "9C 4D"}, "H", turn=A)
    assert do(plain, "play 8C;play 3S;play 9C").turn == C


@clause("LLAA-BOURE-32")
def test_the_winner_leads_next_and_may_lead_anything() -> None:
    hand = at(LLAA, {A: "8C 2D 4D 5D", B: "AC AH KH 9C", C: "2C 4S 5S 6S"}, "H", turn=A)
    do(hand, "play 8C;play AC;play 2C")
    assert hand.turn == B
    assert legal(hand) == {"AH", "KH", "9C"}


# --- the settlement ---


@clause("LLAA-BOURE-37")
def test_the_report_lists_tricks_and_flags_those_without() -> None:
    result = finish(LLAA, {A: 3, B: 1, C: 1, D: 0}, stacks=STACKS, pot=9).result()
    assert result.tricks == (3, 1, 1, 0, 0)
    assert result.boures == (D,)


@clause("LLAA-BOURE-38")
def test_most_tricks_takes_the_pot() -> None:
    hand = finish(LLAA, {A: 3, B: 1, C: 1}, stacks=STACKS, pot=9)
    assert hand.result().winner == A
    assert hand.result().stacks[A] == 98 + 9
    assert Movement(None, 9, A, "LLAA-BOURE-38") in hand.movements()


@clause("LLAA-BOURE-39")
def test_two_two_one_leaves_the_pot() -> None:
    hand = finish(LLAA, {A: 2, B: 2, C: 1}, stacks=STACKS, pot=9)
    assert hand.result().winner is None
    assert hand.result().next_pot == 9
    assert hand.movements() == [Movement(None, 9, "next-pot", "LLAA-BOURE-39")]


@clause("LLAA-BOURE-40")
def test_one_trick_each_leaves_the_pot() -> None:
    hand = finish(LLAA, dict.fromkeys(range(5), 1), stacks=[98] * 5, pot=10)
    assert hand.result().winner is None
    assert hand.movements() == [Movement(None, 10, "next-pot", "LLAA-BOURE-40")]


@clause("LLAA-BOURE-42")
def test_the_match_goes_to_the_next_pot() -> None:
    hand = finish(LLAA, {A: 3, B: 2, D: 0}, stacks=STACKS, pot=8)
    result = hand.result()
    assert result.stacks[A] == 98 + 8
    assert result.next_pot == 8
    assert Movement(D, 8, "next-pot", "LLAA-BOURE-42") in hand.movements()


@clause("LLAA-BOURE-35", "LLAA-BOURE-47")
@pytest.mark.parametrize(("pot", "pays"), [(9, 9), (14, 10), (23, 10)])
def test_a_boure_and_a_renege_match_the_pot_up_to_ten(pot: int, pays: int) -> None:
    hand = finish(LLAA, {A: 3, B: 2, D: 0}, stacks=STACKS, pot=pot)
    hand.mark_renege(B)
    assert hand.result().paid == (0, pays, 0, pays, 0)


@clause("LLAA-BOURE-36")
def test_a_reneger_gets_no_part_of_the_pot() -> None:
    hand = finish(LLAA, {A: 3, B: 2}, stacks=STACKS, pot=9)
    hand.mark_renege(A)
    assert hand.result().winner == B
    assert hand.result().stacks[:2] == (98 - 9, 98 + 9)


@clause("LLAA-BOURE-43")
def test_tied_with_a_reneger_at_two_the_other_takes_the_pot() -> None:
    hand = finish(LLAA, {A: 2, B: 2, C: 1}, stacks=STACKS, pot=9)
    hand.mark_renege(A)
    assert hand.result().stacks[:3] == (89, 107, 98)
    assert Movement(None, 9, B, "LLAA-BOURE-43") in hand.movements()


@clause("LLAA-BOURE-44")
def test_others_with_one_trick_each_a_renegers_hand_leaves_the_pot() -> None:
    hand = finish(LLAA, {A: 3, B: 1, C: 1}, stacks=STACKS, pot=9)
    hand.mark_renege(A)
    assert hand.result().winner is None
    assert hand.result().next_pot == 18
    assert Movement(None, 9, "next-pot", "LLAA-BOURE-44") in hand.movements()


@clause("LLAA-BOURE-48")
@pytest.mark.parametrize(("chips", "left"), [(12, 2), (11, 1)])
def test_who_can_pay_and_keep_one_chip_keeps_the_seat(chips: int, left: int) -> None:
    hand = finish(LLAA, {A: 3, B: 2, D: 0}, stacks=[98, 98, 98, chips, 99], pot=12)
    assert hand.result().stacks[D] == left
    assert hand.result().owed[D] == PAID


@clause("LLAA-BOURE-49")
@pytest.mark.parametrize("chips", [7, 10])
def test_who_cannot_pay_and_keep_one_puts_in_what_is_left(chips: int) -> None:
    hand = finish(LLAA, {A: 3, B: 2, D: 0}, stacks=[98, 98, 98, chips, 99], pot=12)
    assert hand.result().stacks[D] == 0
    assert hand.result().paid[D] == chips
    assert Movement(D, chips, "next-pot", "LLAA-BOURE-49") in hand.movements()


def test_a_reneger_without_a_trick_pays_once() -> None:
    hand = finish(LLAA, {A: 3, B: 2, D: 0}, stacks=STACKS, pot=9)
    hand.mark_renege(D)
    assert hand.result().paid[D] == 9


def test_several_renegers_are_struck_and_the_best_of_the_rest_is_paid() -> None:
    hand = finish(LLAA, {A: 2, B: 2, C: 1}, stacks=STACKS, pot=9)
    hand.mark_renege(A)
    hand.mark_renege(B)
    assert hand.result().winner == C


# --- worked hands ---


def test_worked_hand_b1() -> None:
    hand = do(dealt(hands=B1), STAYS)
    plays = [
        ("AD", "KH 9S 4C AD 3D"), ("6D", "6D"), ("7D", "KD 7D"), ("9D", "9D"),
        ("9S", "KH 9S 4C 3D"), ("2S", "2S"), ("TS", "AS TS"), ("4S", "4S"),
        ("AS", "AS 5C KD"), ("3H", "3H"), ("KH", "KH"), ("8H", "QH 8H"),
        ("4C", "4C 3D"), ("JC", "JC"), ("5C", "5C"), ("QC", "QC"),
        ("TC", "TC"), ("3D", "3D"), ("QH", "QH"), ("KD", "KD"),
    ]  # fmt: skip
    for card, allowed in plays:
        assert legal(hand) == set(allowed.split())
        do(hand, f"play {card}")
    result = hand.result()
    assert result.tricks == (2, 1, 1, 1, 0)
    assert result.stacks == (107, 98, 98, 98, 99)
    assert result.next_pot == 0


def test_worked_hand_b2() -> None:
    hand = do(dealt(hands=B2), STAYS)
    do(hand, "play AD;play 6D;play 7D;play 9D;play 9S;play 2S;play TS;play 4S")
    do(hand, "play AS;play 3H;play KH;play 8H;play 4C;play JC;play 5C")
    assert legal(hand) == {"TC", "8C"}
    do(hand, "play 8C;play QH;play KD;play TC;play 3D")
    result = hand.result()
    assert result.tricks == (2, 2, 1, 0, 0)
    assert result.stacks == (98, 98, 98, 89, 99)
    assert result.next_pot == 18
    following = Hand(LLAA, A, result.stacks, result.next_pot, result.owed)
    assert following.pot == 22


def test_at_a_stated_turn_those_before_it_have_stayed() -> None:
    hands = {seat: card_set(cards) for seat, cards in B1.items()}
    at = Hand.at(LLAA, E, hands, 2, phase="stay", turn=C)
    assert (at.turn, at.staying) == (C, (A, B))
    do(at, "stay;stay;stay")
    assert at.phase == "draw"
    assert at.staying == (A, B, C, D, E)


@pytest.mark.parametrize(
    ("stacks", "pot", "name"), [([5, -1, 5], 0, "stacks"), ([5, 5, 5], -1, "pot")]
)
def test_nobody_and_no_pot_begins_below_zero(stacks: list[int], pot: int, name: str) -> None:
    with pytest.raises(RulesError, match=name):
        Hand(LLAA, A, stacks, pot)


def test_a_view_of_b1_shows_that_seats_cards_and_nobody_elses() -> None:
    hand = do(dealt(hands=B1), STAYS)
    assert shown(card_set(view(hand, A).hand)) == shown(card_set(B1[A]))
    assert view(hand, None).hand == ()
    assert view(hand, B).legal == ()


def test_a_deck_built_for_hands_deals_them() -> None:
    hand = Hand(LLAA, E, FIVE)
    hand.deal(deck_with(5, E, B1))
    assert hand.hand_of(C) == card_set(B1[C])
