"""The run of hands at a Rummy table: first deal, shuffle and cut, who deals, the sheet, ties."""

import pytest

from cardhall.cards.notation import card_set, parse_cards
from cardhall.games.rummy import (
    Hand,
    Illegal,
    Movement,
    RulesError,
    Session,
    Standing,
    expiry,
    format_action,
)
from tests.games.rummy_play import LLAA, A, B, C, D, at, do

clause = pytest.mark.clause
WHOLE = list(range(52))
FIVES = " ".join(rank + suit for rank in "23456789" for suit in "CDHS")
TENS = " ".join(rank + suit for rank in "TJQK" for suit in "CDHS")


def ended(scores: tuple[int, ...], winner: int | None = None) -> Hand:
    """A hand that is over with these scores (multiples of five), for the sheet. Who has not won
    holds one card more, and shows another that makes up for it."""
    pools = {5: parse_cards(FIVES), 10: parse_cards(TENS)}
    left = {points: iter(cards) for points, cards in pools.items()}
    held, shown = [], []
    for seat, score in enumerate(scores):
        tens, fives = divmod(abs(score), 10)
        worth = [next(left[10]) for _ in range(tens)] + [next(left[5]) for _ in range(fives // 5)]
        more = [] if seat == winner else [next(left[5]), next(left[5])]
        held.append(card_set([*more[:1], *(worth if score < 0 else [])]))
        shown.append(card_set([*more[1:], *(worth if score > 0 else [])]))
    hand = Hand.at(LLAA, 0, held, shown=shown, phase="over")
    assert hand.result().scores == scores
    assert hand.result().winner == winner
    return hand


def write_down(session: Session, scores: tuple[int, ...], winner: int | None = None) -> None:
    session.start_hand(WHOLE)
    session.finish(ended(scores, winner))


@clause("LLAA-RUMMY-07")
def test_the_lowest_card_cut_deals_first() -> None:
    session = Session(LLAA, 3)
    assert session.cut_for_deal(parse_cards("4C 9D KS")) == A
    assert session.opening == [[(A, 2), (B, 20), (C, 50)]]
    with pytest.raises(Illegal, match="LLAA-RUMMY-07"):
        session.cut_for_deal(WHOLE)


@clause("LLAA-RUMMY-07")
def test_the_ace_is_low_in_the_cut_and_equals_cut_again() -> None:
    assert Session(LLAA, 4).cut_for_deal(parse_cards("AC 3D KH 9S")) == A
    session = Session(LLAA, 4)
    assert session.cut_for_deal(parse_cards("5C 2D 2H KS 7D 4H")) == C
    assert [len(drawn) for drawn in session.opening] == [4, 2]


@clause("LLAA-RUMMY-08")
def test_anyone_may_shuffle_the_dealer_last() -> None:
    session = Session(LLAA, 4, dealer=B)
    session.shuffle(D)
    with pytest.raises(Illegal, match="LLAA-RUMMY-08"):
        session.start_hand(WHOLE)
    session.shuffle(A)
    session.shuffle(B)
    assert session.shuffled == [D, A, B]
    with pytest.raises(Illegal, match="LLAA-RUMMY-08"):
        session.shuffle(C)
    session.start_hand(WHOLE)
    assert session.shuffled[-1] == B


@clause("LLAA-RUMMY-08")
def test_usually_only_the_dealer_shuffles() -> None:
    session = Session(LLAA, 4, dealer=B)
    session.start_hand(WHOLE)
    assert session.shuffled == [B]


@clause("LLAA-RUMMY-09")
def test_the_dealers_right_hand_neighbour_cuts() -> None:
    session = Session(LLAA, 4, dealer=D)
    session.shuffle(D)
    assert session.cutter == C
    for seat in (A, B, D):
        with pytest.raises(Illegal, match="LLAA-RUMMY-09"):
            session.cut(seat, 20)
    session.cut(C, 20)
    hand = session.start_hand(WHOLE)
    assert hand.hand_of(A) & card_set([20])


def test_a_cut_comes_after_the_shuffle_and_leaves_two_packets() -> None:
    session = Session(LLAA, 4, dealer=D)
    with pytest.raises(Illegal, match="LLAA-RUMMY-08"):
        session.cut(C, 20)
    session.shuffle(D)
    for wrong in (0, 52):
        with pytest.raises(Illegal, match="LLAA-RUMMY-09"):
            session.cut(C, wrong)


@clause("LLAA-RUMMY-15")
def test_with_two_the_winner_of_a_hand_deals_the_next() -> None:
    session = Session(LLAA, 2, dealer=A)
    for winner in (B, B, A):
        write_down(session, (10, 20), winner)
        assert session.dealer == winner


def test_with_two_the_deal_alternates_after_a_hand_without_a_winner() -> None:
    session = Session(LLAA, 2, dealer=A)
    write_down(session, (10, 20))
    assert session.dealer == B
    write_down(session, (10, 20))
    assert session.dealer == A


@clause("LLAA-RUMMY-16")
def test_with_more_the_deal_passes_left() -> None:
    session = Session(LLAA, 3, dealer=A)
    dealt = []
    for winner in (A, C, None, B):
        dealt.append(session.dealer)
        write_down(session, (10, 20, 5), winner)
    assert dealt == [A, B, C, A]


@clause("LLAA-RUMMY-37")
def test_the_difference_goes_to_the_players_score() -> None:
    session = Session(LLAA, 2, dealer=A)
    write_down(session, (40, 5))
    assert session.scores == [40, 5]
    write_down(session, (-25, 10))
    assert session.scores == [15, 15]


@clause("LLAA-RUMMY-38")
def test_the_highest_score_wins() -> None:
    session = Session(LLAA, 4, dealer=D)
    for scores in ((40, 45, 45, 0), (40, 45, 45, -10), (40, 5, 5, 0)):
        write_down(session, scores)
    session.end()
    assert session.scores == [120, 95, 95, -10]
    assert session.standing(1) == Standing((A,), (), 0)
    assert session.standing(2) == Standing((A,), (B, C), 1)


def test_chips_break_a_tie_before_an_extra_hand() -> None:
    session = Session(LLAA, 4, dealer=D)
    for scores, winner in (((40, 45, 45, 0), C), ((40, 5, 5, -10), A)):
        write_down(session, scores, winner)
    assert session.chips == [1, 0, 1, 0]
    assert session.standing(2) == Standing((A, C), (), 0)
    by_chips = Session.from_data({**session.to_data(), "rules": {"by": "chips"}})
    assert by_chips.standing(1) == Standing((), (A, C), 1)


def test_tied_players_play_one_extra_hand_for_the_place() -> None:
    session = Session(LLAA, 4, dealer=D)
    write_down(session, (40, 20, 20, -10))
    with pytest.raises(Illegal, match="OP-T-02"):
        session.start_extra([B, C], WHOLE)
    session.end()
    with pytest.raises(Illegal, match="OP-T-02"):
        session.start_extra([A, C], WHOLE)
    hand = session.start_extra([B, C], WHOLE)
    assert (hand.seats, hand.dealer) == (2, 0)  # B sits as the first, and deals
    session.finish(ended((10, 30), 1))
    assert session.scores == [40, 20, 20, -10]
    assert session.standing(2) == Standing((A, C), (), 0)


def test_a_level_extra_hand_is_followed_by_another() -> None:
    session = Session(LLAA, 2, dealer=A)
    write_down(session, (20, 20))
    session.end()
    session.start_extra([A, B], WHOLE)
    session.finish(ended((10, 10)))
    assert session.standing(1) == Standing((), (A, B), 1)
    session.start_extra([A, B], WHOLE)
    session.finish(ended((5, 10)))
    assert session.standing(1) == Standing((B,), (), 0)


# --- the bank ---


def test_the_winner_takes_a_chip_and_a_poor_bank_gets_a_lot() -> None:
    session = Session(LLAA.replace(bank=1), 2, dealer=A)
    session.start_hand(WHOLE)
    assert session.finish(ended((5, 10), B)) == [Movement(None, 1, B, "OP-T-06")]
    session.start_hand(WHOLE)
    lot, chip = session.finish(ended((5, 10), B))
    assert (lot.to, lot.amount, lot.clause) == ("bank", 1, "OP-T-07")
    assert (session.bank, session.lots, session.chips) == (0, 2, [0, 2])
    assert chip.to == B


# --- the score sheet put right ---


def test_a_miscount_is_put_right_only_while_the_cards_lie_apart() -> None:
    session = Session(LLAA, 2, dealer=A)
    write_down(session, (45, 10))
    session.recount(A, 40)
    assert session.scores == [40, 10]
    session.mix()
    with pytest.raises(Illegal, match="LLAA-RUMMY-65"):
        session.recount(A, 45)
    write_down(session, (5, 5))
    session.shuffle(session.dealer)
    with pytest.raises(Illegal, match="LLAA-RUMMY-65"):
        session.recount(A, 10)


def test_a_slip_in_writing_is_put_right_at_any_time_with_both_figures() -> None:
    session = Session(LLAA, 2, dealer=A)
    write_down(session, (45, 10))
    for _ in range(2):
        write_down(session, (5, 5))
    session.rewrite(1, A, 35)
    assert session.scores == [45, 20]
    assert session.slips == [[1, A, 45, 35]]
    for wrong in ((0, A), (4, A), (1, 7)):
        with pytest.raises(RulesError):
            session.rewrite(*wrong, 5)


def test_a_redeal_leaves_earlier_hands_and_the_dealer() -> None:
    session = Session(LLAA, 3, dealer=B)
    write_down(session, (5, 10, 15))
    session.start_hand(WHOLE)
    session.redeal()
    assert (session.dealer, session.scores) == (C, [5, 10, 15])
    session.start_hand(WHOLE)
    with pytest.raises(ValueError):
        Session(LLAA, 3).redeal()


# --- order, data ---


def test_acts_out_of_order_are_refused() -> None:
    session = Session(LLAA, 4)
    with pytest.raises(Illegal):
        session.start_hand(WHOLE)
    session.name_dealer(D)
    hand = session.start_hand(WHOLE)
    with pytest.raises(Illegal):
        session.start_hand(WHOLE)
    with pytest.raises(Illegal, match="LLAA-T-07"):
        session.end()
    with pytest.raises(ValueError):
        session.finish(hand)
    session.finish(ended((5, 5, 5, 5)))
    with pytest.raises(ValueError):
        session.finish(ended((5, 5, 5, 5)))
    session.end()
    with pytest.raises(Illegal, match="LLAA-T-06"):
        session.start_hand(WHOLE)
    for seats in (1, 7):
        with pytest.raises(RulesError, match="seats"):
            Session(LLAA, seats)


def test_a_session_is_plain_data_and_back() -> None:
    session = Session(LLAA.replace(top="must-use"), 4)
    session.cut_for_deal(parse_cards("5C 2D 2H KS 7D 4H"))
    write_down(session, (40, 20, 20, -10), A)
    session.rewrite(1, A, 45)
    session.shuffle(A)
    again = Session.from_data(session.to_data())
    assert again.to_data() == session.to_data()
    assert again.scores == [45, 20, 20, -10]
    assert again.opening == session.opening
    assert again.rules == session.rules


def test_two_decks_are_used_by_turns() -> None:
    session = Session(LLAA, 2, dealer=A)
    used = []
    for _ in range(3):
        used.append(session.deck_no)
        write_down(session, (5, 5))
    assert used == [1, 2, 1]


# --- thirty seconds ---


@clause("LLAA-RUMMY-26")
def test_a_turn_has_thirty_seconds_and_a_play_when_they_are_up() -> None:
    assert (LLAA.seconds, LLAA.warning) == (30, 20)
    hand = at("9S 9H 6C 6D", discards="8H", stock="2S 5S", phase="draw")
    assert words(hand) == ["draw", "throw 2S"]
    do(hand, "draw")
    assert words(hand) == ["throw 2S"]
    assert hand.turn == A  # it only says what is to be played


@clause("LLAA-RUMMY-26")
def test_time_up_after_a_pick_up() -> None:
    hand = do(at("9S 9H 6C KD AD", discards="8H", phase="draw"), "take")
    assert words(hand) == ["throw AD"]
    deep = at("9S 9H 6C KD AD", discards="5S 9D KC 2H", phase="draw")
    assert words(do(deep, "take 3")) == ["meld 9D 9H 9S", "throw AD"]
    # the ace is needed for the duty: the next highest goes
    deep = at("QS KS 6C 4D AD", discards="AS 2H", phase="draw")
    assert words(do(deep, "take 2")) == ["meld QS KS AS", "throw AD"]


def test_the_drawn_card_laid_down_before_time_is_up_leaves_the_dearest() -> None:
    hand = at("9S 9H 6C KD", stock="9D 5S", phase="draw")
    do(hand, "draw;meld 9S 9H 9D")
    assert words(hand) == ["throw KD"]


def test_a_clock_that_only_warns_plays_nothing() -> None:
    hand = at("9S 9H 6C 6D", phase="draw", rules=LLAA.replace(clock="warn-only"))
    assert expiry(hand) == ()


def words(hand: Hand) -> list[str]:
    return [format_action(action) for action in expiry(hand)]
