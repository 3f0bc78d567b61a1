"""The run of games at a Po-Ke-No table: bank, caller, extra games."""

import pytest

from cardhall.games.po_ke_no import (
    CALL_ACTION,
    SETTLE_ACTION,
    Hand,
    Illegal,
    Movement,
    Rules,
    Session,
    Standing,
    out_action,
)
from tests.games.po_ke_no_play import LLAA, ONE, TWO, A, B, C

clause = pytest.mark.clause
PK6 = [5, 4, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0]
BLANK = sorted(ONE)


def boards(count: int) -> list[list[int]]:
    """Boards that have each other's cards at other places."""
    return [[*ONE[seat:], *ONE[:seat]] for seat in range(count)]


def won_by(
    session: Session, winner: int, cells: tuple[int, ...] = (0, 1, 2, 3, 4)
) -> list[Movement]:
    """A game in which this seat, and nobody else, calls out with these cells."""
    board = session.boards[winner]
    first = [board[cell] for cell in cells]
    hand = session.start_hand([*first, *(card for card in range(52) if card not in first)])
    for _ in first:
        hand.apply(CALL_ACTION)
    hand.apply(out_action(winner))
    hand.apply(SETTLE_ACTION)
    return session.finish(hand)


def dead_game(hand: Hand) -> Hand:
    for _ in range(52):
        hand.apply(CALL_ACTION)
    hand.apply(SETTLE_ACTION)
    return hand


@clause("LLAA-POKENO-08", "LLAA-POKENO-10", "LLAA-T-25")
def test_wins_are_paid_from_a_bank_of_50() -> None:
    session = Session(LLAA, [ONE, TWO])
    assert won_by(session, A) == [Movement(None, 1, A, "LLAA-POKENO-08")]
    assert session.bank == 49
    won_by(session, B, (0, 4, 12, 20, 24))
    assert (session.bank, session.chips) == (47, [1, 2])


@clause("LLAA-POKENO-13")
def test_worked_session_pk6() -> None:
    session = Session(LLAA, boards(12))
    doubles = 3
    for seat, chips in enumerate(PK6):
        while session.chips[seat] < chips:
            double = doubles and chips - session.chips[seat] >= 2
            doubles -= bool(double)
            won_by(session, seat, (0, 4, 12, 20, 24) if double else (0, 1, 2, 3, 4))
    session.end()
    assert session.deal_no == 17
    assert session.chips == PK6
    assert session.bank == 30
    assert session.standing(3) == Standing((0, 1, 2), (), 0)
    session.chips = [5, 4, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0]
    assert session.standing(3) == Standing((0, 1), (2, 3, 4), 1)
    session.play_off([2, 3, 4])
    assert won_by(session, 3) == []
    assert session.standing(3) == Standing((0, 1, 3), (), 0)


def test_even_hands_play_for_what_the_even_game_would_have_paid() -> None:
    session = Session(LLAA, [ONE, ONE, TWO])
    hand = session.start_hand([*ONE[:5], *(card for card in range(52) if card not in ONE[:5])])
    for _ in range(5):
        hand.apply(CALL_ACTION)
    for seat in (A, B):
        hand.apply(out_action(seat))
    hand.apply(SETTLE_ACTION)
    assert session.finish(hand) == []
    with pytest.raises(Illegal, match="LLAA-T-07"):
        session.end()
    session = Session.from_data(session.to_data())
    extra = won_by(session, B, (0, 4, 12, 20, 24))
    assert extra == [Movement(None, 1, B, "LLAA-POKENO-08")]
    assert session.start_hand(list(range(52))).playing == (A, B, C)


def test_a_bank_that_cannot_pay_gets_a_further_lot() -> None:
    session = Session(LLAA.replace(bank=2), [ONE, TWO])
    won_by(session, A)
    moved = won_by(session, A, (0, 4, 12, 20, 24))
    assert moved[0] == Movement(None, 2, "bank", "OP-T-07")
    assert session.bank + sum(session.chips) == 2 * session.lots


@clause("LLAA-POKENO-01")
def test_a_player_who_calls_has_no_board_and_the_call_passes_left() -> None:
    session = Session(Rules(caller="rotating-player"), [ONE, TWO, ONE])
    callers = []
    for _ in range(4):
        callers.append(session.caller)
        hand = session.start_hand(list(range(52)))
        assert session.caller not in hand.playing
        session.finish(dead_game(hand))
    assert callers == [A, B, C, A]


def test_acts_out_of_order_are_refused() -> None:
    session = Session(LLAA, [ONE, TWO])
    hand = session.start_hand(BLANK + [c for c in range(52) if c not in BLANK])
    with pytest.raises(Illegal):
        session.start_hand(list(range(52)))
    with pytest.raises(ValueError):
        session.finish(hand)
    session.finish(dead_game(hand))
    with pytest.raises(Illegal, match="OP-T-02"):
        session.play_off([A, B])
    session.end()
    with pytest.raises(Illegal, match="LLAA-T-06"):
        session.start_hand(list(range(52)))
