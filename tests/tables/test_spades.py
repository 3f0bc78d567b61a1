"""Spades at a live table: bids, tricks, bags, a game to its target, blind nil, time-outs."""

from dataclasses import replace

import pytest

from cardhall.cards.notation import parse_cards
from cardhall.games.spades import Hand, Rules
from cardhall.games.spades.table_view import SpadesPlay
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.bots import bot_request
from cardhall.tables.views import view_for
from tests.tables import whole
from tests.tables.play import SECOND, Table
from tests.tables.whole import act, acts, times_out


def table(people: tuple[int, ...] = (0,), **more: object) -> Table:
    return Table(4, people=people, preset="common-spades", game="spades", minutes=0, **more)


# -- whole sessions ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "people", "options"),
    [
        (1, (0, 1, 2, 3), {"target": 120, "floor": 0}),
        (2, (0, 2), {"target": 150, "floor": 150, "bag_limit": 3}),
        (3, (), {"target": 120, "floor": 120, "blind_nil": "exchange", "blind_behind": 0}),
        (4, (1,), {"target": 100, "floor": 100, "first_lead": "two-of-clubs", "least_bid": 4}),
    ],
)
def test_a_game_keeps_its_points_and_comes_back_from_its_events(
    seed: int, people: tuple[int, ...], options: dict[str, str | int | bool]
) -> None:
    """A side's points, losses too, stand on the tally of each of its two players."""
    at = table(people, options=options)
    for number, state in enumerate(whole.played(at, seed)):
        if number % 5 == 0:
            whole.offers_are_legal(state)
        if state.stage == "pause":
            assert state.stacks == tuple(state.run.scores[seat % 2] for seat in range(4))
        if number % 200 == 0:
            whole.comes_back(at)
        if len(state.history) > 6:
            return
    (ended,) = at.state.ended
    assert ended.why == "game over"
    assert at.state.run.winner is not None
    assert ended.places[at.state.run.winner] == 1
    for facts in at.state.history:
        assert facts.scored is not None
        assert all(move.clause for move in facts.scored.moves)


def test_real_bots_play_hands_to_their_end() -> None:
    at = table((), options={"target": 100, "floor": 100})
    at.begin(5)
    for _ in range(900):
        if at.state.hands == 2 or at.state.stage == "ended":
            break
        request = bot_request(at.state)
        if request is None:
            at.wait(SECOND)
        else:
            answer = request.answer()
            assert answer is not None
            at.at = max(at.at, request.ready_at)
            at.do(answer)
    assert at.state.hands == 2 or at.state.stage == "ended"


@pytest.mark.clause("SPADES-03")
def test_the_highest_card_drawn_deals_first_and_the_log_tells_who_drew_what() -> None:
    at = table()
    at.begin(3)
    told = at.events(events.FirstDealer)[0]
    drawn = dict(at.state.run.opening[-1])
    assert told.seat == max(drawn, key=lambda seat: drawn[seat] % 13)
    assert all(at.state.seats[seat].name in told.text for seat in drawn)


# -- a stated hand -----------------------------------------------------------------------

HANDS = (
    "AS KS 7S AH 9H 4H KD QD 8D 3D JC 6C 2C",
    "QS 6S 5S 5H 8H JH AD 7D 4D AC KC 9C 5C",
    "JS TS 9S 2S KH 2H 6H QH JD TD 9D 5D 3C",
    "8S 4S 3S TH 7H 3H 6D 2D QC TC 8C 7C 4C",
)


def stated(
    scores: tuple[int, int] = (0, 0), bags: tuple[int, int] = (0, 0), **options: object
) -> Table:
    """D has dealt; A is to speak."""
    at = table((0, 1, 2, 3), options=options)
    at.begin(1)
    hands = [list(parse_cards(words)) for words in HANDS]
    hand = Hand(Rules.preset("common-spades").replace(**options), 3, scores, bags)
    hand.deal([hands[place % 4][place // 4] for place in range(52)])
    at.state = replace(at.state, hand=hand, dealer=3)
    return at


def play(at: Table, reader: int | None = 0) -> SpadesPlay:
    seen = view_for(at.state, reader).play
    assert isinstance(seen, SpadesPlay)
    return seen


@pytest.mark.clause("SPADES-07", "SPADES-08")
def test_everyone_hears_the_bids_and_what_a_side_may_still_bid() -> None:
    at = stated()
    mine = view_for(at.state, 0).mine
    assert mine is not None
    assert [one.words for one in mine.actions] == ["nil", *[f"bid {n}" for n in range(1, 14)]]
    assert view_for(at.state, 0).spoken.turn == "Your turn to bid."
    acts(at, "bid 8", "nil")
    for reader in (0, 3, None):
        assert play(at, reader).bids == (8, 0, -1, -1)
        assert play(at, reader).bid == (8, 0)
    assert view_for(at.state, 3).spoken.card.endswith(" bids nil.")
    mine = view_for(at.state, 2).mine
    assert mine is not None
    assert [one.words for one in mine.actions][-1] == "bid 5"
    assert {one.words: one.clause for one in mine.barred}["bid 6"] == "SPADES-08"


@pytest.mark.clause("SPADES-16")
def test_a_spade_is_barred_with_its_clause_until_spades_are_broken() -> None:
    at = stated()
    acts(at, "bid 4", "bid 3", "bid 4", "bid 1")
    mine = view_for(at.state, 0).mine
    assert mine is not None
    barred = {card.card: card.clause for card in mine.cards if not card.legal}
    assert barred == {"AS": "SPADES-16", "KS": "SPADES-16", "7S": "SPADES-16"}
    assert not play(at).broken


@pytest.mark.clause("SPADES-17", "SPADES-18", "SPADES-19", "SPADES-20")
def test_what_a_hand_came_to_stands_in_the_books_and_in_words() -> None:
    for bid, bags in ((3, 9), (9, 0)):
        at = stated(bags=(bags, bags))
        acts(at, f"bid {bid}", "bid 1", "bid 1", "bid 1")
        while at.state.stage == "hand":
            act(at, at.state.adapter.remedy(at.state.hand, at.state.turn()))
        result = at.state.history[-1].hand.result()
        score = at.events(events.HandScored)[-1]
        first, second = result.points
        assert at.state.stacks == (first, second, first, second)
        clauses = {line.clause for line in score.lines}
        for side in (0, 1):
            assert ("SPADES-17" if result.made[side] else "SPADES-20") in clauses
            assert ("SPADES-19" in clauses) >= (bags + result.bags[side] >= 10)
        assert all(move.clause in clauses for move in score.moves)


def test_a_bid_goes_back_until_somebody_acts_and_no_card_does() -> None:
    at = stated()
    act(at, "bid 13")
    at.person(0, c.Undo(seat=0))
    assert at.state.turn() == 0
    acts(at, "bid 4", "bid 3", "bid 4", "bid 1", "play AH")
    at.refused(c.Undo(seat=0), "p0", "player")


# -- blind nil ---------------------------------------------------------------------------


@pytest.mark.clause("SPADES-11", "SPADES-12")
def test_who_may_bid_blind_sees_no_card_before_and_partners_pass_two_unseen() -> None:
    at = stated(blind_nil="exchange", blind_behind=0)
    mine = view_for(at.state, 0).mine
    assert mine is not None
    assert (mine.cards, [one.words for one in mine.actions]) == ((), ["look", "blind nil"])
    assert not play(at).looked
    acts(at, "blind nil", "look", "bid 3", "bid 4", "look", "bid 1")
    assert at.state.hand.phase == "pass"
    acts(at, "pass AS KS")
    assert play(at, 2).got == ("AS", "KS")
    for reader in (1, 3, None):
        assert play(at, reader).got == ()
    assert at.state.log[-1].text.endswith("passes two cards to the partner.")
    act(at, "pass 2S 3C")
    assert (at.state.hand.phase, at.state.turn()) == ("play", 0)


# -- the clock ---------------------------------------------------------------------------


def test_time_up_bids_what_the_high_cards_promise_and_plays_the_lowest_card() -> None:
    at = stated()
    told = [times_out(at) for _ in range(4)]
    assert told == ["bid 4", "bid 3", "bid 2", "bid 1"]
    assert times_out(at) == "play 2C"


def test_time_up_looks_before_it_bids() -> None:
    at = stated(blind_nil="plain", blind_behind=0)
    assert [times_out(at), times_out(at)] == ["look", "bid 4"]
