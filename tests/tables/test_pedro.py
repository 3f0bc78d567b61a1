"""Pedro at a live table: an auction, hands filled, points by side, a game to 60, time-outs."""

import random
from dataclasses import replace

import pytest

from cardhall.cards.notation import parse_cards
from cardhall.games.pedro import Hand
from cardhall.games.pedro.table_view import PedroPlay
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.bots import bot_request
from cardhall.tables.views import view_for
from tests.tables import whole
from tests.tables.play import SECOND, Table
from tests.tables.whole import act, acts, times_out


def table(people: tuple[int, ...] = (0,), **more: object) -> Table:
    return Table(4, people=people, game="pedro", minutes=0, **more)  # type: ignore[arg-type]


def some_table(rng: random.Random) -> Table:
    return table(tuple(seat for seat in range(4) if rng.random() < 0.5))


# -- whole sessions ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "people", "options"),
    [
        (1, (0, 1, 2, 3), {"target": 6}),
        (2, (0, 2), {"target": 6, "all_pass": "redeal-left"}),
        (3, (), {"target": 6, "low": "trick-winner", "dealer_over6": "keep-all"}),
        (4, (1,), {"target": 8}),
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
    state = at.state
    (ended,) = state.ended
    assert ended.why == "game over"
    assert state.run.winner is not None
    assert ended.places[state.run.winner] == 1
    assert ended.stacks[state.run.winner] >= options["target"]
    assert state.log[-1].text
    for facts in state.history:
        assert facts.scored is not None
        assert all(move.clause for move in facts.scored.moves)


def test_real_bots_play_hands_to_their_end() -> None:
    at = table((), options={"target": 10})
    at.begin(5)
    for _ in range(900):
        if at.state.hands == 3 or at.state.stage == "ended":
            break
        request = bot_request(at.state)
        if request is None:
            at.wait(SECOND)
        else:
            answer = request.answer()
            assert answer is not None
            at.at = max(at.at, request.ready_at)
            at.do(answer)
    assert at.state.hands == 3 or at.state.stage == "ended"


@pytest.mark.clause("LLAA-PEDRO-07")
def test_the_highest_card_drawn_deals_first_and_the_log_tells_who_drew_what() -> None:
    at = table()
    at.begin(3)
    told = at.events(events.FirstDealer)[0]
    drawn = dict(at.state.run.opening[-1])
    assert told.seat == max(drawn, key=lambda seat: drawn[seat] % 13)
    assert all(at.state.seats[seat].name in told.text for seat in drawn)


# -- a stated hand -----------------------------------------------------------------------

# D (seat 3) deals; in hearts A has four trumps with the left Pedro, B three, C seven, D two
HANDS = (
    "AH TH 5D 3H KC QC JC 9S 8S",
    "KH 4H 2H AC TC 9C KS QS JS",
    "QH JH 9H 8H 7H 6H 5H AS TS",
    "AD KD QD JD TD 9D 8C 7C 6C",
)


def stated(**more: object) -> Table:
    """D has dealt; A is to speak."""
    at = table((0, 1, 2, 3), **more)
    at.begin(1)
    hands = [list(parse_cards(words)) for words in HANDS]
    dealt = [hands[seat][3 * r + i] for r in range(3) for seat in range(4) for i in range(3)]
    deck = [*dealt, *(card for card in range(52) if card not in dealt)]
    hand = Hand(at.state.rules, 3)
    hand.deal(deck, deck)
    at.state = replace(at.state, hand=hand, dealer=3)
    return at


def play(at: Table, reader: int | None = 0) -> PedroPlay:
    seen = view_for(at.state, reader).play
    assert isinstance(seen, PedroPlay)
    return seen


AUCTION = ("pass", "bid 7", "bid 9", "pass")


@pytest.mark.clause("LLAA-PEDRO-12", "LLAA-PEDRO-13", "LLAA-PEDRO-14", "LLAA-PEDRO-16")
def test_everyone_hears_the_auction_in_its_order() -> None:
    at = stated()
    mine = view_for(at.state, 0).mine
    assert mine is not None
    assert [one.words for one in mine.actions] == ["pass", *[f"bid {n}" for n in range(7, 15)]]
    assert view_for(at.state, 0).spoken.turn == "Your turn to bid."
    acts(at, *AUCTION[:3])
    for reader in (0, 3, None):
        assert [(call.seat, call.words) for call in play(at, reader).calls] == [
            (0, "pass"),
            (1, "bid 7"),
            (2, "bid 9"),
        ]
        assert (play(at, reader).bidder, play(at, reader).bid) == (2, 9)
        assert view_for(at.state, reader).spoken.card == "Clay: bid 9."
    mine = view_for(at.state, 3).mine
    assert mine is not None
    assert [one.words for one in mine.actions][:2] == ["pass", "bid 10"]
    assert {one.words: one.clause for one in mine.barred}["bid 9"] == "LLAA-PEDRO-14"
    act(at, "pass")
    assert view_for(at.state, 1).spoken.card == "Nell: pass."
    assert view_for(at.state, 1).spoken.turn == "Clay's turn to name trumps."


@pytest.mark.clause("LLAA-PEDRO-19", "LLAA-PEDRO-22", "LLAA-PEDRO-23")
def test_hands_are_filled_with_one_button_each_and_the_surplus_lies_open() -> None:
    at = stated()
    acts(at, *AUCTION, "name hearts")
    thrown = []
    while at.state.hand.phase == "throw":
        seat = at.state.turn()
        mine = view_for(at.state, seat).mine
        assert mine is not None
        assert len(mine.actions) == 1
        thrown.append(mine.actions[0].words)
        act(at, mine.actions[0].words)
        assert at.state.log[-1].text.startswith(f"{at.state.seats[seat].name} throws ")
    assert thrown[:2] == ["throw 9S 8S KC QC JC", "throw KS QS JS AC TC 9C"]
    assert play(at, None).shown[2] == ("5H",)
    assert play(at, 0).pack == ()
    robs = play(at, 3)
    assert robs.keep == 6
    assert set(robs.pack)
    mine = view_for(at.state, 3).mine
    assert mine is not None
    (best,) = mine.actions
    act(at, best.words)
    assert [at.state.hand.hand_of(seat).bit_count() for seat in range(4)] == [6, 6, 6, 6]
    assert at.state.log[-1].text == "Nell looks through the pack and fills their hand."


def test_a_bid_and_a_suit_go_back_until_somebody_acts_and_nothing_else() -> None:
    at = stated()
    act(at, "bid 14")
    at.person(0, c.Undo(seat=0))
    assert at.state.turn() == 0
    acts(at, *AUCTION, "name spades")
    at.person(2, c.Undo(seat=2))
    assert at.state.hand.phase == "name"
    act(at, "name hearts")
    first = at.state.turn()
    act(at, at.state.adapter.remedy(at.state.hand, first))
    at.refused(c.Undo(seat=first), f"p{first}", "player")
    at.refused(c.Undo(seat=2), "p2", "player")


@pytest.mark.clause("LLAA-PEDRO-29", "LLAA-PEDRO-30", "LLAA-PEDRO-31")
def test_what_a_hand_came_to_stands_in_the_books_and_in_words() -> None:
    for bid in (7, 14):
        at = stated()
        acts(at, "pass", "pass", f"bid {bid}", "pass", "name hearts")
        while at.state.stage == "hand":
            act(at, at.state.adapter.remedy(at.state.hand, at.state.turn()))
        result = at.state.history[-1].hand.result()
        score = at.events(events.HandScored)[-1]
        own = result.points[0] if result.made else -bid
        assert at.state.stacks == (own, result.points[1], own, result.points[1])
        clauses = {line.clause for line in score.lines}
        assert ("LLAA-PEDRO-29" if result.made else "LLAA-PEDRO-30") in clauses
        assert all(move.clause in clauses for move in score.moves)


# -- the clock ---------------------------------------------------------------------------


def test_time_up_in_the_auction_is_a_pass_and_the_dealer_is_held_to_the_least() -> None:
    at = stated()
    told = [times_out(at) for _ in range(4)]
    assert told[:3] == ["pass"] * 3
    assert told[3] == "bid 7"


def test_time_up_names_the_longest_suit() -> None:
    at = stated()
    acts(at, *AUCTION)
    assert times_out(at) == "name hearts"


@pytest.mark.clause("LLAA-PEDRO-23")
def test_time_up_throws_what_must_go_and_of_too_many_trumps_the_lowest() -> None:
    at = stated()
    acts(at, *AUCTION, "name hearts")
    told = {}
    while at.state.hand.phase == "throw":
        seat = at.state.turn()
        told[seat] = times_out(at)
    assert told[0] == "throw 9S 8S KC QC JC"
    assert "5H" in told[2].split()
    assert not {"6H", "7H"} & set(told[2].split())


def test_time_up_for_the_dealer_takes_every_trump_and_the_highest_of_the_rest() -> None:
    at = stated()
    acts(at, *AUCTION, "name hearts")
    while at.state.hand.phase == "throw":
        act(at, at.state.adapter.remedy(at.state.hand, at.state.turn()))
    assert at.state.hand.phase == "rob"
    reach = {*play(at, 3).pack, *(card.card for card in view_for(at.state, 3).mine.cards)}  # type: ignore[union-attr]
    kept = times_out(at).split()[1:]
    trumps = {card for card in reach if card[1] == "H" or card == "5D"}
    rest = sorted(parse_cards(" ".join(reach - trumps)), key=lambda card: -(card % 13))
    assert trumps <= set(kept)
    high = [card % 13 for card in rest][: 6 - len(trumps)]
    got = sorted((c % 13 for c in parse_cards(" ".join(set(kept) - trumps))), reverse=True)
    assert got == high


def test_time_up_in_the_play_plays_the_lowest_legal_card() -> None:
    at = stated()
    acts(at, *AUCTION, "name hearts")
    while at.state.hand.phase != "play":
        act(at, at.state.adapter.remedy(at.state.hand, at.state.turn()))
    hand = at.state.hand
    lowest = min(
        at.state.adapter.words(hand),
        key=lambda one: (one[6] == "H" or one[5:] == "5D", parse_cards(one[5:])[0] % 13),
    )
    assert times_out(at) == lowest


# -- at the table ------------------------------------------------------------------------


@pytest.mark.clause("LLAA-PEDRO-36")
def test_a_misdeal_passes_the_deal_to_the_left_and_after_a_bid_there_is_none() -> None:
    at = table((0, 1, 2, 3))
    at.begin(2)
    dealer = at.state.dealer
    at.judge(c.CallChair(reason="eight cards"))
    at.judge(c.Rule(ruling="misdeal"))
    assert at.events(events.HandVoid)[-1].clause == "LLAA-PEDRO-36"
    at.wait(11 * SECOND)
    assert (at.state.dealer, at.state.stacks) == ((dealer + 1) % 4, (0, 0, 0, 0))
    act(at, "bid 7")
    at.judge(c.CallChair(reason="eight cards"))
    at.refused(c.Rule(ruling="misdeal"), "judge", "judge")


# -- who may know what -------------------------------------------------------------------


def test_cards_dealt_anew_change_no_byte_for_who_cannot_see_them() -> None:
    tries = ("pass", "bid 8", "name clubs", "throw {}", "rob {} KC QC JC TC 9C", "play {}", "x")
    assert whole.unseen_changes_no_byte(whole.moments(some_table, 150, 5), tries) > 100


def test_a_bot_chooses_by_what_it_may_see() -> None:
    assert whole.bots_choose_by_what_they_see(whole.moments(some_table, 60, 6)) > 12


def test_neither_prints_nor_the_log_name_a_card_that_is_held() -> None:
    whole.nothing_printed_names_a_card(whole.moments(some_table, 40, 7))
