"""Spades: the first deal, the cut, the deal's passing, scores, bags, the end of a game."""

import pytest

from cardhall.cards.notation import parse_cards
from cardhall.games.spades import Illegal, Rules, RulesError, Session
from tests.games.spades_play import COMMON, A, B, C, D, finished

DECK = list(range(52))


def score(session: Session, hand: object) -> None:
    """Enter a hand that was set up elsewhere: a deal, and this as what came of it."""
    session.start_hand(DECK)
    session.finish(hand)  # type: ignore[arg-type]


@pytest.mark.clause("SPADES-03")
def test_the_highest_card_deals_first_and_equal_ones_draw_again() -> None:
    session = Session(COMMON)
    assert session.draw_for_deal(parse_cards("9C AD QS 4H")) == B
    session = Session(COMMON)
    assert session.draw_for_deal(parse_cards("AC 2D 3S AH 5C 9C")) == D
    assert [len(drawn) for drawn in session.opening] == [4, 2]
    with pytest.raises(Illegal) as refused:
        session.draw_for_deal(DECK)
    assert refused.value.clause == "SPADES-03"
    with pytest.raises(Illegal):
        Session(COMMON).start_hand(DECK)


@pytest.mark.clause("SPADES-04")
def test_the_deal_passes_to_the_left() -> None:
    session = Session(COMMON, D)
    for dealer in (D, A, B):
        assert session.dealer == dealer
        score(session, finished((3, 3, 3, 3), (4, 3, 3, 3)))


@pytest.mark.clause("SPADES-06")
def test_the_player_on_the_dealers_right_may_cut() -> None:
    session = Session(COMMON, D)
    with pytest.raises(Illegal) as refused:
        session.cut(B, 20)
    assert refused.value.clause == "SPADES-06"
    for at in (0, 52):
        with pytest.raises(Illegal):
            session.cut(C, at)
    session.cut(C, 20)
    hand = session.start_hand(DECK)
    assert hand.hand_of(A) >> 20 & 1
    assert hand.hand_of(B) >> 21 & 1


@pytest.mark.clause("SPADES-25")
def test_after_a_misdeal_the_same_dealer_deals_again() -> None:
    session = Session(COMMON, D)
    session.start_hand(DECK)
    session.misdeal()
    assert (session.dealer, session.deal_no, session.scores) == (D, 1, [0, 0])
    with pytest.raises(ValueError, match="No hand"):
        session.misdeal()


@pytest.mark.clause("SPADES-19", "SPADES-24")
def test_scores_and_bags_are_carried_and_the_higher_side_wins_at_the_target() -> None:
    session = Session(COMMON.replace(target=140), D)
    score(session, finished((3, 3, 3, 3), (5, 2, 2, 4)))
    assert (session.scores, session.bags) == ([61, 60], [1, 0])
    hand = session.start_hand(DECK)
    assert (hand.scores, hand.bags) == ((61, 60), (1, 0))
    with pytest.raises(Illegal):
        session.start_hand(DECK)
    session.finish(finished((4, 2, 4, 2), (4, 3, 4, 2), scores=(61, 60), bags=(1, 0)))
    assert (session.scores, session.bags) == ([141, 101], [1, 1])
    assert (session.is_over, session.winner) == (True, 0)
    with pytest.raises(Illegal) as refused:
        session.start_hand(DECK)
    assert refused.value.clause == "SPADES-24"


@pytest.mark.clause("SPADES-24")
def test_both_over_the_target_the_higher_wins_and_level_sides_play_on() -> None:
    session = Session(COMMON.replace(target=60), D)
    score(session, finished((3, 3, 3, 3), (3, 3, 3, 4)))
    assert (session.scores, session.winner) == ([60, 61], 1)
    session = Session(COMMON.replace(target=60, floor=0), D)
    score(session, finished((3, 3, 3, 4), (3, 3, 3, 4)))
    assert session.scores == [60, 70]
    session = Session(COMMON.replace(target=50), D)
    score(session, finished((0, 0, 0, 0), (7, 3, 0, 3), COMMON.replace(nil=0)))
    assert not session.is_over
    session.scores = [60, 61]
    score(session, finished((3, 3, 3, 3), (4, 3, 3, 3)))
    assert session.scores == [121, 121]
    assert not session.is_over, "level sides play on"


@pytest.mark.clause("SPADES-24")
def test_a_side_at_the_floor_has_lost_unless_there_is_none() -> None:
    session = Session(COMMON, D)
    session.scores = [-130, 20]
    score(session, finished((4, 3, 3, 3), (3, 4, 3, 3)))
    assert session.scores == [-200, 81]
    assert session.winner == 1
    session = Session(COMMON.replace(floor=0), D)
    session.scores = [-130, 20]
    score(session, finished((4, 3, 3, 3), (3, 4, 3, 3)))
    assert not session.is_over


def test_a_session_is_written_down_and_read_back() -> None:
    session = Session(COMMON)
    session.draw_for_deal(parse_cards("9C AD QS 4H"))
    score(session, finished((3, 3, 3, 3), (5, 2, 2, 4)))
    again = Session.from_data(session.to_data())
    assert again.to_data() == session.to_data()
    assert (again.scores, again.bags, again.dealer) == ([61, 60], [1, 0], C)
    with pytest.raises(RulesError):
        Session(Rules(), 4)
