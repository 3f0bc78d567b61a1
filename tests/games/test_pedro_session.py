"""The run of hands of a game of Pedro: who deals, who cuts, who is out."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from cardhall.games.pedro import SIDES, Hand, Illegal, Rules, RulesError, Session
from tests.games.pedro_play import LLAA, A, B, C, D, play, stated

clause = pytest.mark.clause
DECK = list(range(52))


def ended(bidder: int, bid: int, points: tuple[int, int], rules: Rules = LLAA) -> Hand:
    hand = stated({A: "KC", B: "QC", C: "JC", D: "9C"}, rules=rules, bidder=bidder, bid=bid,
                  points=points, turn=A)  # fmt: skip
    return play(hand, "KC QC JC 9C")


def after(
    scores: list[int], bidder: int, bid: int, points: tuple[int, int], **options: object
) -> Session:
    """A game at these scores, one more hand finished."""
    session = Session(LLAA.replace(**options), dealer=D)
    session.scores = scores
    session.start_hand(DECK)
    session.finish(ended(bidder, bid, points))
    return session


def refusal(act: Callable[[], object]) -> str:
    with pytest.raises(Illegal) as info:
        act()
    return info.value.clause


@clause("LLAA-PEDRO-07")
def test_the_highest_card_deals_first_and_equal_ones_draw_again() -> None:
    session = Session(LLAA)
    assert session.draw_for_deal([7, 24, 28, 48]) == B  # 9C KD 4H JS
    session = Session(LLAA)
    assert session.draw_for_deal([12, 0, 25, 1, 2, 3]) == C  # AC and AD; then 4C and 5C
    assert [len(drawn) for drawn in session.opening] == [4, 2]
    assert refusal(lambda: session.draw_for_deal(DECK)) == "LLAA-PEDRO-07"
    assert refusal(lambda: Session(LLAA).start_hand(DECK)) == "LLAA-PEDRO-07"


@clause("LLAA-PEDRO-08")
def test_the_dealers_right_may_cut_or_not() -> None:
    session = Session(LLAA, dealer=D)
    for seat in (A, B, D):
        assert refusal(partial(session.cut, seat, 20)) == "LLAA-PEDRO-08"
    session.cut(C, 20)
    assert session.start_hand(DECK).hand_of(A) & (1 << 20)
    assert Session(LLAA, dealer=D).start_hand(DECK).hand_of(A) & 1


@clause("LLAA-PEDRO-09")
def test_a_cut_leaves_four_cards_in_each_packet() -> None:
    session = Session(LLAA, dealer=D)
    for at in (0, 3, 49):
        assert refusal(partial(session.cut, C, at)) == "LLAA-PEDRO-09"
    for at in (4, 48):
        session.cut(C, at)
        assert session.cut_at == at


@clause("LLAA-PEDRO-10")
def test_the_deal_passes_left_after_each_hand() -> None:
    session = Session(LLAA, dealer=A)
    dealers = []
    for _ in range(5):
        dealers.append(session.start_hand(DECK).dealer)
        session.finish(ended(A, 7, (7, 7)))
    assert dealers == [A, B, C, D, A]


def test_a_misdeal_passes_the_deal_until_the_first_bid() -> None:
    session = Session(LLAA, dealer=D)
    session.misdeal(session.start_hand(DECK))
    assert session.dealer == A
    hand = session.start_hand(DECK)
    hand.apply(hand.legal_actions()[0])
    hand.apply(hand.legal_actions()[-1])
    assert refusal(lambda: session.misdeal(hand)) == "LLAA-PEDRO-36"


def test_a_redeal_stays_with_the_dealer() -> None:
    session = Session(LLAA, dealer=D)
    session.start_hand(DECK)
    session.redeal()
    assert (session.dealer, session.scores, session.deal_no) == (D, [0, 0], 1)


@clause("LLAA-PEDRO-17")
def test_the_higher_total_at_sixty_wins_without_priority_for_the_bidders() -> None:
    session = after([58, 57], A, 8, (8, 6))
    assert (session.scores, session.winner) == ([66, 63], 0)
    session = after([55, 57], A, 7, (7, 7))
    assert (session.scores, session.winner) == ([62, 64], 1)
    assert not after([52, 52], A, 7, (7, 7)).is_over
    assert refusal(lambda: session.start_hand(DECK)) == "LLAA-PEDRO-17"


@clause("LLAA-PEDRO-17")
def test_equal_totals_play_another_hand() -> None:
    session = after([55, 55], A, 7, (7, 7))
    assert session.scores == [62, 62]
    assert not session.is_over


@pytest.mark.parametrize(
    ("out", "scores", "bid", "points", "winner"),
    [
        ("bidder-first", [55, 57], 7, (7, 7), 0),
        ("bidder-first", [55, 57], 8, (7, 7), 1),
        ("must-bid-out", [55, 57], 7, (7, 7), 0),
        ("must-bid-out", [55, 57], 8, (7, 7), None),
        ("must-bid-out", [10, 59], 7, (7, 7), None),
    ],
)
def test_other_ways_to_be_out(
    out: str, scores: list[int], bid: int, points: tuple[int, int], winner: int | None
) -> None:
    assert after(scores, A, bid, points, out=out).winner == winner


def test_another_target() -> None:
    assert after([20, 0], A, 7, (7, 7), target=27).winner == 0


def test_decks_alternate() -> None:
    session = Session(LLAA, dealer=D)
    numbers = []
    for _ in range(3):
        session.start_hand(DECK)
        numbers.append(session.deck_no)
        session.finish(ended(A, 7, (7, 7)))
    assert numbers == [1, 2, 1]


def test_acts_out_of_order_are_refused() -> None:
    session = Session(LLAA, dealer=D)
    with pytest.raises(ValueError, match="No hand"):
        session.finish(ended(A, 7, (7, 7)))
    session.start_hand(DECK)
    assert refusal(lambda: session.start_hand(DECK)) == "LLAA-PEDRO-10"
    assert refusal(lambda: session.name_dealer(A)) == "LLAA-PEDRO-07"
    with pytest.raises(RulesError, match="dealer"):
        Session(LLAA, dealer=4)


@pytest.mark.parametrize("seed", range(6))
def test_games_end_and_their_movements_add_up(seed: int) -> None:
    rng = Random(seed)
    rules = LLAA.replace(out=rng.choice(["higher-total", "bidder-first"]), target=20)
    session = Session(rules)
    session.draw_for_deal(rng.sample(DECK, 52))
    totals = [0, 0]
    while not session.is_over and session.deal_no < 400:
        hand = session.start_hand(rng.sample(DECK, 52))
        while not hand.is_over:
            actions = hand.legal_actions()
            # modest bids, or nobody would ever get anywhere
            hand.apply(actions[0] if hand.phase == "bid" else rng.choice(actions))
        for movement in session.finish(hand):
            totals[SIDES.index(movement.to)] += movement.amount
        session = Session.from_data(session.to_data())
        assert session.scores == totals
    assert session.is_over
    assert max(session.scores) >= 20
