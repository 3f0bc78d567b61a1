"""The run of hands at a table: deals, decks, lost seats, ends."""

from random import Random

import pytest

from cardhall.cards.notation import parse_cards
from cardhall.games.boure import (
    ANTED,
    PAID,
    Hand,
    Illegal,
    Movement,
    Rules,
    RulesError,
    Session,
    parse_action,
)  # fmt: skip
from tests.games.boure_play import LLAA, RAP, A, B, C, D, E, finish

clause = pytest.mark.clause
DECK = list(range(52))


def play_out(session: Session, deck: list[int] = DECK) -> Hand:
    """A hand in which everybody does the first thing allowed."""
    hand = session.start_hand(deck)
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    return hand


def after(session: Session, tricks: dict[int, int], pot: int) -> Session:
    """The session when a hand with these tricks and this pot has been settled."""
    hand = finish(session.rules, tricks, stacks=list(session.stacks), pot=pot)
    session.dealer = A
    session.in_hand = True
    session.finish(hand)
    return session


# --- the first deal, and the deals that follow ---


@clause("LLAA-BOURE-06")
def test_the_highest_card_drawn_deals_first_and_equals_draw_again() -> None:
    session = Session(LLAA, 5)
    assert session.draw_for_deal(parse_cards("3C AC 4D AD 5H 9S TS 2C")) == D
    assert [len(drawn) for drawn in session.opening] == [5, 2]
    assert session.dealer == D
    with pytest.raises(Illegal, match="LLAA-BOURE-06"):
        session.draw_for_deal(DECK)


@clause("LLAA-BOURE-06")
def test_no_hand_starts_before_a_dealer_is_chosen() -> None:
    with pytest.raises(Illegal, match="LLAA-BOURE-06"):
        Session(LLAA, 5).start_hand(DECK)


@clause("LLAA-BOURE-07", "RAP-10")
@pytest.mark.parametrize("rules", [LLAA, RAP])
def test_the_deal_passes_left(rules: Rules) -> None:
    session = Session(rules, 5, dealer=A)
    dealers = []
    for _ in range(6):
        dealers.append(session.dealer)
        session.finish(play_out(session))
        session.stacks = [rules.start_stack] * 5
    assert dealers == [A, B, C, D, E, A]


@clause("LLAA-BOURE-08")
def test_only_the_dealer_shuffles() -> None:
    session = Session(LLAA, 5, dealer=C)
    with pytest.raises(Illegal, match="LLAA-BOURE-08"):
        session.shuffle(B)
    session.shuffle(C)
    assert session.shuffled_by == C


@clause("LLAA-BOURE-09")
def test_the_dealers_right_hand_neighbour_cuts() -> None:
    session = Session(LLAA, 5, dealer=C)
    session.shuffle(C)
    with pytest.raises(Illegal, match="LLAA-BOURE-09"):
        session.cut(D)
    session.cut(B, 10)
    hand = session.start_hand(DECK)
    assert hand.hand_of(D) >> 10 & 1


def test_an_empty_seat_neither_cuts_nor_deals() -> None:
    session = Session(LLAA, 5, [100, 0, 100, 100, 100], dealer=C)
    assert session.right_of(C) == A
    assert session.left_of(A) == C


@clause("LLAA-T-21")
def test_two_decks_alternate() -> None:
    session = Session(LLAA, 5, dealer=A)
    decks = []
    for _ in range(4):
        decks.append(session.deck_no)
        hand = play_out(session)
        assert session.deck_no == decks[-1]
        session.finish(hand)
    assert decks == [1, 2, 1, 2]


@clause("LLAA-T-22")
def test_a_third_deck_is_refused() -> None:
    session = Session(LLAA, 5, dealer=A)
    session.open_deck(2)
    with pytest.raises(Illegal, match="LLAA-T-22"):
        session.open_deck(3)


def test_after_a_misdeal_nobody_antes_again_and_the_next_player_deals() -> None:
    session = Session(LLAA, 5, dealer=A)
    hand = session.start_hand(DECK)
    hand.apply(parse_action("stay"))
    moved = session.misdeal(hand)
    assert moved == [Movement(None, 1, B, "OP-X-02")]
    assert (session.pot, session.stacks) == (5, [99] * 5)
    assert session.owed == [ANTED] * 5
    assert session.dealer == B
    again = session.start_hand(DECK)
    assert (again.pot, again.stacks) == (5, (99,) * 5)
    assert len(again.dealt_in) == 5


def test_a_misdeal_deals_in_again_who_anted_the_last_chip() -> None:
    session = Session(LLAA, 3, [1, 50, 50], dealer=B)
    session.misdeal(session.start_hand(DECK))
    assert session.start_hand(DECK).dealt_in == (A, B, C)


# --- chips ---


@clause("LLAA-BOURE-45")
def test_every_seat_starts_a_session_with_100_chips() -> None:
    assert Session(LLAA, 5).stacks == [100] * 5


@clause("LLAA-BOURE-46")
def test_a_seat_without_chips_has_lost_at_the_end_of_the_hand() -> None:
    session = after(Session(LLAA, 5, [98, 98, 98, 7, 98]), {A: 3, B: 2, D: 0}, 9)
    assert session.stacks[D] == 0
    assert session.is_lost(D)
    assert not session.is_lost(A)
    assert D not in session.live


@clause("LLAA-BOURE-48")
def test_who_paid_and_kept_one_chip_is_dealt_in_without_an_ante() -> None:
    session = after(Session(LLAA, 5, [98, 98, 98, 11, 98]), {A: 3, B: 2, D: 0}, 12)
    assert not session.is_lost(D)
    assert session.owed[D] == PAID
    hand = session.start_hand(DECK)
    assert D in hand.dealt_in
    assert hand.stacks[D] == 1


def test_one_seat_left_with_chips_ends_the_session() -> None:
    session = after(Session(LLAA, 3, [98, 5, 7]), {A: 5, B: 0, C: 0}, 12)
    assert session.stacks[B:] == [0, 0]
    assert session.is_over
    with pytest.raises(Illegal, match="OP-BOURE-13"):
        session.start_hand(DECK)


def test_everybody_at_zero_the_tied_play_again_for_the_pot_without_antes() -> None:
    session = after(Session(LLAA, 3, [0, 0, 0]), {A: 2, B: 2, C: 1}, 30)
    assert session.tied == [A, B]
    assert not session.is_lost(A)
    assert session.is_lost(C)
    hand = session.start_hand(DECK)
    assert hand.dealt_in == (A, B)
    assert (hand.pot, hand.stacks) == (30, (0, 0, 0))
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    session.finish(hand)
    assert sorted(session.stacks)[-1] > 0
    assert sum(session.stacks) + session.pot == 30


def test_everybody_at_zero_and_the_reneger_on_top_the_others_who_are_level_play_again() -> None:
    """Renegers are left out first: three tricks that do not count beat nobody (OP-X-03, X-06)."""
    session = Session(LLAA, 3, [0, 0, 0], dealer=A)
    hand = finish(LLAA, {A: 3, B: 1, C: 1}, stacks=[0, 0, 0], pot=6)
    hand.mark_renege(A)
    session.in_hand = True
    session.finish(hand)
    assert session.pot == 6
    assert session.tied == [B, C]


def test_too_few_who_can_pay_make_the_hand_void() -> None:
    session = Session(LLAA, 3, [1, 1, 50], dealer=A)
    hand = session.start_hand(DECK)
    assert hand.is_over
    assert hand.result().ending == "void"
    assert hand.movements()[-1] == Movement(None, 3, "next-pot", "OP-X-01")
    session.finish(hand)
    assert [session.is_lost(seat) for seat in range(3)] == [True, True, False]


def test_the_minimum_is_never_more_than_can_pay() -> None:
    session = Session(LLAA, 5, [1, 1, 1, 50, 50], dealer=A)
    hand = session.start_hand(DECK)
    assert hand.minimum == 2
    assert [a >> 56 for a in hand.legal_actions()] == [2]


@pytest.mark.parametrize(
    ("option", "stacks", "left"),
    [("nobody", [50, 40, 0], 10), ("split", [55, 45, 0], 0)],
)
def test_a_pot_left_at_the_end(option: str, stacks: list[int], left: int) -> None:
    session = Session(LLAA.replace(last_pot=option), 3, [50, 40, 0], dealer=A)
    session.pot = 10
    session.end()
    assert (session.stacks, session.left_over) == (stacks, left)
    assert session.is_over


def test_an_odd_chip_of_a_split_pot_goes_left_of_the_last_dealer_first() -> None:
    """B dealt last, so C would deal next: C's is the odd chip."""
    session = Session(LLAA.replace(last_pot="split"), 3, [51, 41, 31], dealer=B)
    session.misdeal(session.start_hand(DECK))
    assert session.dealer == C
    session.pot = 4
    moved = session.end()
    assert [movement.clause for movement in moved] == ["OP-BOURE-12"] * 3
    assert session.stacks == [51, 41, 32]


def test_a_pot_to_be_played_until_won_keeps_the_session_open() -> None:
    session = Session(LLAA.replace(last_pot="play-until-won"), 3, dealer=B)
    session.pot = 4
    assert not session.may_end
    with pytest.raises(Illegal):
        session.end()
    session.pot = 0
    assert session.may_end


# --- RAP's money ---


@clause("RAP-01")
def test_two_to_ten_may_play_and_four_to_six_are_advised() -> None:
    notes = {seats: Session(RAP, seats).note for seats in range(2, 11)}
    assert [seats for seats, note in notes.items() if note is None] == [4, 5, 6]
    for seats in (1, 11):
        with pytest.raises(RulesError):
            Session(RAP, seats)


@clause("RAP-02")
def test_amounts_are_whole_antes() -> None:
    with pytest.raises(RulesError, match="multiple of 10"):
        Session(RAP, 2, [1000, 1005])
    with pytest.raises(RulesError, match="pot_limit"):
        RAP.replace(pot_limit=95)


@clause("RAP-03")
def test_stacks_need_not_be_equal() -> None:
    assert Session(RAP, 2, [1000, 800]).stacks == [1000, 800]


@clause("RAP-04")
def test_the_ante_is_ten_cents_unless_agreed_otherwise() -> None:
    assert RAP.ante == 10
    assert RAP.replace(ante=20).ante == 20


@clause("RAP-06")
def test_the_suggested_limit_is_ten_antes() -> None:
    assert RAP.limit == 100
    assert RAP.replace(ante=25).limit == 250


@clause("RAP-08")
def test_the_table_names_its_first_dealer() -> None:
    session = Session(RAP, 5)
    session.name_dealer(D)
    assert session.start_hand(DECK).dealer == D


@clause("RAP-44")
def test_everyone_starts_the_night_with_ten() -> None:
    assert Session(RAP, 4).stacks == [1000] * 4


def ladder(ante: int, start: int) -> list[int]:
    rules = RAP.replace(ante=ante, start_stack=start)
    session = Session(rules, 2, dealer=A)
    steps = [start]
    session.stacks[A] = 0
    while session.next_buy_in(A):
        steps.append(session.buy_in(A))
        session.stacks[A] = 0
    with pytest.raises(Illegal, match="RAP-45"):
        session.buy_in(A)
    assert session.paid_in[A] == sum(steps)
    return steps


@clause("RAP-45")
def test_who_is_dealt_in_again_after_a_misdeal_has_not_lost_and_does_not_buy_in() -> None:
    session = Session(RAP, 3, [10, 500, 500], dealer=A)
    session.misdeal(session.start_hand(DECK))
    assert (session.stacks[A], A in session.live) == (0, True)
    assert session.next_buy_in(A) == 0
    with pytest.raises(Illegal, match="RAP-45"):
        session.buy_in(A)


@clause("RAP-45")
def test_one_buys_in_again_for_half_of_the_last_buy_in() -> None:
    assert ladder(10, 1000) == [1000, 500, 250, 120, 60, 30, 10]
    assert ladder(25, 2000) == [2000, 1000, 500, 250, 125, 50, 25]


@clause("RAP-46")
def test_the_most_that_can_be_put_in() -> None:
    assert sum(ladder(10, 1000)) == 1970
    assert sum(ladder(25, 2000)) == 3950


def test_one_buys_in_at_zero_only_and_where_there_is_a_ladder() -> None:
    with pytest.raises(Illegal, match="RAP-45"):
        Session(RAP, 2, dealer=A).buy_in(A)
    with pytest.raises(Illegal, match="OP-RAP-02"):
        Session(LLAA, 2, [0, 100]).buy_in(A)


@clause("RAP-47")
def test_buying_in_again_clears_what_was_owed() -> None:
    session = Session(RAP, 4)
    session.stacks[D] = 0
    after(session, {A: 3, B: 2, D: 0}, 100)
    assert session.owed[D] == 100
    session.buy_in(D)
    assert session.start_hand(DECK).stacks[D] == 500 - 10


def test_worked_case_r5() -> None:
    before = [500, 500, 500, 40, 500]
    session = after(Session(RAP, 5, before), {A: 3, B: 2, C: 0, D: 0}, 320)
    assert session.stacks[A] == 820
    assert session.owed == [0, 0, 100, 100, 0]
    saved = session.to_data()
    assert session.start_hand(DECK).pot == 100 + 40 + 3 * 10
    again = Session.from_data(saved)
    again.stacks[D] = 0
    again.buy_in(D)
    assert again.start_hand(DECK).pot == 100 + 10 + 3 * 10


def test_a_session_is_written_down_and_read_back_whole() -> None:
    session = Session(RAP.replace(gap_force=True), 4)
    session.draw_for_deal(Random(3).sample(range(52), 52))
    session.finish(play_out(session))
    data = session.to_data()
    assert Session.from_data(data).to_data() == data
