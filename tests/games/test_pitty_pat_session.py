"""The run of games at a Pitty-Pat table: bank, deal, decks, ties, finals."""

import pytest

from cardhall.cards.notation import parse_cards
from cardhall.games.pitty_pat import (
    Hand,
    Illegal,
    Movement,
    Result,
    RulesError,
    Session,
    Standing,
)
from tests.games.pitty_pat_play import LLAA, WORKED, A, B, C, D, E, deck_with, do, passes

clause = pytest.mark.clause
PAT_OUT = deck_with(WORKED, "9D")
PP7 = [A, D, B, A, C, E, B, C, A, E]


def won_by(session: Session, winner: int, pat: bool = False) -> list[Movement]:
    """A game of this session that this seat wins."""
    deck = game_for(winner, session.dealer, pat)
    hand = session.start_hand(deck)
    play_out(hand, winner)
    return session.finish(hand)


def game_for(winner: int, dealer: int, pat: bool, seats: int = 5) -> list[int]:
    hand = {winner: "KC KH 5S 5H 9C"} if pat else {winner: "KC KH 5S 3H 9C"}
    return deck_with(hand, "9D 5D", seats, dealer)


def play_out(hand: Hand, winner: int) -> None:
    """Nobody but the winner takes a card."""
    while not hand.is_over:
        mine = hand.turn == winner
        hand.apply(hand.legal_actions()[0 if mine else -1])


@clause("LLAA-T-25", "LLAA-PITTY-11")
def test_wins_are_paid_from_a_bank_of_50() -> None:
    session = Session(LLAA, 5, dealer=E)
    assert session.bank == 50
    assert won_by(session, D, pat=True) == [Movement(None, 2, D, "LLAA-PITTY-11")]
    assert (session.bank, session.chips) == (48, [0, 0, 0, 2, 0])
    assert won_by(session, A) == [Movement(None, 1, A, "LLAA-T-25")]
    assert (session.bank, session.chips) == (47, [1, 0, 0, 2, 0])


def test_a_bank_that_cannot_pay_gets_a_further_lot() -> None:
    session = Session(LLAA.replace(bank=3), 5, dealer=E)
    won_by(session, A, pat=True)
    moved = won_by(session, B, pat=True)
    assert moved[0] == Movement(None, 3, "bank", "OP-T-07")
    assert (session.bank, session.lots) == (2, 2)
    assert session.bank + sum(session.chips) == 3 * session.lots


def test_the_deal_passes_left_after_a_dead_game_too() -> None:
    session = Session(LLAA, 2, dealer=A)
    hand = session.start_hand(list(range(52)))
    while not hand.is_over:
        passes(hand, 1)
    assert session.finish(hand) == []
    assert session.dealer == B
    assert session.bank == 50


def test_the_highest_card_drawn_deals_first_and_equals_draw_again() -> None:
    session = Session(LLAA, 5)
    assert session.draw_for_deal(parse_cards("3C AC 4D AD 5H 9S TS 2C")) == D
    assert [len(drawn) for drawn in session.opening] == [5, 2]
    with pytest.raises(Illegal):
        session.draw_for_deal(range(52))


def test_two_decks_are_used_by_turns() -> None:
    session = Session(LLAA, 5, dealer=E)
    used = []
    for winner in (A, B, C):
        used.append(session.deck_no)
        won_by(session, winner)
    assert used == [1, 2, 1]


def test_acts_out_of_order_are_refused() -> None:
    session = Session(LLAA, 5)
    with pytest.raises(Illegal):
        session.start_hand(PAT_OUT)
    session.name_dealer(E)
    hand = session.start_hand(PAT_OUT)
    with pytest.raises(Illegal):
        session.start_hand(PAT_OUT)
    with pytest.raises(Illegal, match="LLAA-T-07"):
        session.end()
    with pytest.raises(ValueError):
        session.finish(hand)
    do(hand, "pass;pass;pass;take")
    session.finish(hand)
    session.end()
    with pytest.raises(Illegal, match="LLAA-T-06"):
        session.start_hand(PAT_OUT)
    with pytest.raises(RulesError):
        Session(LLAA, 9)


def worked_session(winners: list[int]) -> Session:
    """The ten games of PP7: D's one win is a pat hand, so is one of C's."""
    session = Session(LLAA, 5, dealer=E)
    for number, winner in enumerate(winners):
        won_by(session, winner, pat=winner == D or number == 7)
    session.end()
    return session


@clause("LLAA-PITTY-11", "LLAA-PITTY-15")
def test_worked_session_pp7() -> None:
    session = worked_session(PP7)
    assert session.chips == [3, 2, 3, 2, 2]
    assert session.bank == 38
    assert session.standing(2) == Standing((A, C), (), 0)


@clause("LLAA-PITTY-15")
def test_tied_players_play_one_extra_game_for_the_place() -> None:
    session = Session(LLAA, 5, dealer=E)
    for winner in [A, A, A, A, A, A, B, B, B, B, C, C, C, C, D, D, E]:
        won_by(session, winner)
    session.end()
    assert session.chips == [6, 4, 4, 2, 1]
    assert session.standing(2) == Standing((A,), (B, C), 1)
    hand = session.start_extra([B, C], extra_deck(session, C))
    assert hand.dealt_in == (B, C)
    play_out(hand, C)
    assert session.finish(hand) == []
    assert session.chips == [6, 4, 4, 2, 1]
    assert session.standing(2) == Standing((A, C), (), 0)


def extra_deck(session: Session, winner: int) -> list[int]:
    """An order in which, whoever plays, this one of two tied seats goes out."""
    for shift in range(52):
        deck = [(card * 7 + shift) % 52 for card in range(52)]
        hand = Hand(LLAA, session.dealer, 5, playing=[B, C])
        hand.deal(deck)
        play_out(hand, winner)
        if hand.result().winner == winner:
            return deck
    raise AssertionError("no such order")


@clause("LLAA-PITTY-16")
def test_a_judge_deals_the_extra_game() -> None:
    session = Session(LLAA, 5, dealer=E)
    session.end()
    with pytest.raises(Illegal, match="LLAA-PITTY-16"):
        session.start_extra([A, B], PAT_OUT, judge=False)
    assert session.start_extra([A, B], PAT_OUT).dealt_in == (A, B)


@clause("LLAA-PITTY-15")
def test_an_extra_game_is_for_tied_players_at_the_end() -> None:
    session = Session(LLAA, 5, dealer=E)
    with pytest.raises(Illegal, match="LLAA-PITTY-15"):
        session.start_extra([A, B], PAT_OUT)
    won_by(session, A)
    session.end()
    with pytest.raises(Illegal, match="LLAA-PITTY-15"):
        session.start_extra([A, B], PAT_OUT)


@clause("LLAA-PITTY-17")
def test_in_a_final_a_judge_deals() -> None:
    session = Session(LLAA, 5, dealer=E, final=True)
    with pytest.raises(Illegal, match="LLAA-PITTY-17"):
        session.start_hand(PAT_OUT)
    assert session.start_hand(PAT_OUT, judge=True).turn == A


def test_four_tied_for_one_place_and_three_for_two() -> None:
    session = Session(LLAA, 5, dealer=E)
    session.chips = [3, 2, 2, 2, 2]
    session.end()
    assert session.standing(2) == Standing((A,), (B, C, D, E), 1)
    session.chips = [2, 2, 2, 1, 1]
    assert session.standing(2) == Standing((), (A, B, C), 2)
    session.extra_won = [B]
    assert session.standing(2) == Standing((B,), (A, C), 1)
    session.extra_won = [B, A]
    assert session.standing(2) == Standing((B, A), (), 0)


def test_a_session_goes_through_plain_data() -> None:
    session = worked_session(PP7)
    again = Session.from_data(session.to_data())
    assert again.to_data() == session.to_data()
    assert again.standing(2) == session.standing(2)


def test_a_result_names_the_clause() -> None:
    session = Session(LLAA, 5, dealer=E)
    hand = session.start_hand(PAT_OUT)
    do(hand, "pass;pass;pass;take")
    assert hand.result() == Result("out", D, 2, "LLAA-PITTY-11")
