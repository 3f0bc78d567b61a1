"""Pitty-Pat at a live table: game after game for a chip, cards let go by, time-outs."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from cardhall.cards.notation import parse_cards
from cardhall.games.pitty_pat import Hand
from cardhall.games.pitty_pat.table_view import PittyPatPlay
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables import whole
from tests.tables.play import SECOND, Table
from tests.tables.whole import act, acts, times_out


def table(seats: int = 3, people: tuple[int, ...] = (0,), **more: object) -> Table:
    more.setdefault("minutes", 10)
    return Table(seats, people=people, game="pitty_pat", **more)  # type: ignore[arg-type]


def some_table(rng: random.Random) -> Table:
    seats = rng.choice((2, 4, 5))
    return table(seats, tuple(s for s in range(seats) if rng.random() < 0.5))


# -- whole sessions ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "seats", "people", "options"),
    [
        (1, 2, (0, 1), {}),
        (2, 5, (0, 2), {"take": "must"}),
        (3, 6, (), {"dead": "seen-rank-first"}),
        (4, 4, (1,), {"pat": "instant"}),
    ],
)
def test_a_session_keeps_its_chips_and_comes_back_from_its_events(
    seed: int, seats: int, people: tuple[int, ...], options: dict[str, str | int | bool]
) -> None:
    """The books are the game's own, game after game, the bank's too."""
    at = table(seats, people, minutes=5, options=options)
    for number, state in enumerate(whole.played(at, seed)):
        if number % 4 == 0:
            whole.offers_are_legal(state)
        if state.stage == "pause":
            assert list(state.stacks) == state.run.chips
            assert state.run.bank + sum(state.stacks) == 50 * state.run.lots
        if number % 100 == 0:
            whole.comes_back(at)
    (ended,) = at.state.ended
    assert ended.why == "time"
    assert at.state.hands > 2
    assert ended.places[ended.stacks.index(max(ended.stacks))] == 1
    for facts in at.state.history:
        assert facts.scored is not None
        result = facts.hand.result()
        assert facts.scored.winners == (() if result.winner is None else (result.winner,))
        assert sum(move.amount for move in facts.scored.moves) == result.chips


def test_a_table_with_an_empty_seat_deals_to_those_who_sit() -> None:
    at = table(4, (0, 1, 2, 3))
    at.person(1, c.Leave(seat=1))
    for state in whole.played(at, 9, more=lambda s: s.hands < 5):
        assert 1 not in state.asked()
        assert state.dealer != 1
        if state.hand is not None:
            seats = view_for(state, None).seats
            assert (seats[1].status, seats[1].cards) == ("empty", 0)
    assert {seat for facts in at.state.history for seat, _ in facts.acts} == {0, 2, 3}
    dealers = [facts.dealer for facts in at.state.history]
    assert all(b == {0: 2, 2: 3, 3: 0}[a] for a, b in pairwise(dealers))


def test_who_is_out_of_the_event_gets_no_cards_any_more() -> None:
    """OP-X-19: the least is done for the hand in play, the chips are locked."""
    at = table(3, (0, 1, 2))
    at.begin(1)
    at.do(c.Disqualify(seat=1, reason="left the hall"), "judge", "judge")
    rng = random.Random(1)
    while at.state.hands < 3:
        at.at += SECOND
        assert at.state.turn() != 1
        whole.somebody_moves(at, rng)
    assert at.state.facts.players == (0, 2)  # type: ignore[union-attr]
    at.do(c.Disqualify(seat=2, reason="left the hall"), "judge", "judge")
    while at.state.stage != "ended":
        at.at += SECOND
        whole.somebody_moves(at, rng)
    assert at.state.ended[-1].why == "one left"


# -- a stated game -----------------------------------------------------------------------

# C (seat 2) deals; the first card turned is the eight of clubs
HANDS = ("KC KD 8S 4H QD", "9S 3D JC 7H 6S", "AC AD 5S 5H 9C")
STOCK = "8C 2D 9H TS"


def stated(stock: str = STOCK, **more: object) -> Table:
    at = table(3, (0, 1, 2), **more)
    at.begin(1)
    hands = [list(parse_cards(words)) for words in HANDS]
    dealt = [hands[seat][place] for place in range(5) for seat in range(3)]
    first = [*dealt, *parse_cards(stock)]
    deck = [*first, *(card for card in range(52) if card not in first)]
    hand = Hand(at.state.rules, 2, 3)
    hand.deal(deck, deck)
    run = at.state.adapter.copied(at.state.run)
    run.dealer = 2
    at.state = replace(at.state, hand=hand, run=run, dealer=2)
    return at


def play(state: State, reader: int | None = 0) -> PittyPatPlay:
    seen = view_for(state, reader).play
    assert isinstance(seen, PittyPatPlay)
    return seen


@pytest.mark.clause("LLAA-PITTY-03", "LLAA-PITTY-04")
def test_the_card_on_offer_may_be_taken_by_who_can_pair_it() -> None:
    at = stated()
    seen = play(at.state)
    assert (seen.upcard, seen.upcard_of, seen.thrown) == ("8C", 0, False)
    mine = view_for(at.state, 0).mine
    assert mine is not None
    assert [one.words for one in mine.actions] == ["take", "pass"]
    act(at, "take")
    assert at.state.log[-1].text == "Rose takes the eight of clubs and lays the pair down."
    assert view_for(at.state, 1).spoken.card == "Rose took the eight of clubs."
    assert set(play(at.state, 1).open[0]) == {"KC", "KD", "8C", "8S"}
    act(at, "throw QD")
    assert at.state.log[-1].text == "Rose throws the queen of diamonds."
    assert view_for(at.state, 0).spoken.card == "Rose threw the queen of diamonds."
    seen = play(at.state, 1)
    assert (seen.upcard, seen.upcard_of, seen.thrown) == ("QD", 0, True)
    mine = view_for(at.state, 1).mine
    assert mine is not None
    assert [one.words for one in mine.actions] == ["pass"]
    assert mine.barred[0].words == "take"
    assert mine.barred[0].clause


@pytest.mark.clause("LLAA-PITTY-08", "LLAA-PITTY-09")
def test_pairs_lie_open_but_a_pat_hand_keeps_its_own() -> None:
    at = stated()
    assert [set(cards) for cards in play(at.state, None).open] == [{"KC", "KD"}, set(), set()]
    assert [seat.cards for seat in view_for(at.state, None).seats] == [3, 5, 5]
    mine = view_for(at.state, 2).mine
    assert mine is not None
    assert {card.card for card in mine.cards} == {"AC", "AD", "5S", "5H", "9C"}
    assert set(play(at.state, 2).pairs) == {"AC", "AD", "5S", "5H"}


@pytest.mark.clause("LLAA-PITTY-11", "LLAA-T-25")
def test_a_pat_hand_takes_two_chips_and_the_bank_has_so_many_less() -> None:
    at = stated("8C 9H")
    acts(at, "pass", "pass", "pass")  # a second card for the same first player
    assert play(at.state).upcard == "9H"
    acts(at, "pass", "pass", "take")
    assert at.state.stacks == (0, 0, 2)
    lines = at.events(events.HandScored)[-1].lines
    assert lines[0].text == "Clay goes out with a pat hand and takes 2 chips from the bank."
    assert lines[0].clause == "LLAA-PITTY-11"
    at.wait(11 * SECOND)
    assert play(at.state).bank == 48


def test_a_card_let_go_by_may_be_asked_back_until_the_next_has_spoken() -> None:
    """OP-PITTY-07; when the last lets it go another card is turned, and that was seen."""
    at = stated()
    act(at, "pass")
    assert view_for(at.state, 0).mine.may_undo  # type: ignore[union-attr]
    at.person(0, c.Undo(seat=0))
    assert (at.state.turn(), play(at.state).passed) == (0, ())
    acts(at, "pass", "pass")
    at.refused(c.Undo(seat=0), "p0", "player")
    act(at, "pass")
    at.refused(c.Undo(seat=2), "p2", "player")
    at = stated()
    for words in ("take", "throw QD"):
        act(at, words)
        at.refused(c.Undo(seat=0), "p0", "player")


# -- the clock ---------------------------------------------------------------------------


def by_itself() -> Table:
    """A table where a card goes by by itself; A has the eight that is turned first, B has not."""
    at = stated(options={"forced_pass": "by-itself"}, clock="company", turn_ms=30_000)
    at.state = replace(at.state, since=at.at, deadline=at.at + 30 * SECOND)
    return at


@pytest.mark.clause("LLAA-PITTY-04")
def test_where_nothing_fits_the_table_lets_the_card_go_by_for_the_player() -> None:
    at = by_itself()
    at.wait(20 * SECOND)
    assert at.state.turn() == 0  # who can use it is waited for
    act(at, "pass")
    at.wait(6 * SECOND)  # the others have nothing
    passed = [one for one in at.events(events.Acted) if one.words == "pass"]
    assert [(one.seat, one.automatic, one.bot) for one in passed[:3]] == [
        (seat, False, False) for seat in (0, 1, 2)
    ]
    assert not any(seat.missed or seat.sitting_in for seat in at.state.seats)


def test_without_that_rule_each_says_it() -> None:
    at = stated(clock="company", turn_ms=30_000)
    act(at, "pass")
    at.wait(20 * SECOND)
    assert at.state.turn() == 1


def test_the_clock_shows_nobody_that_a_player_has_no_choice() -> None:
    """Who may take the card and who may not have the same time on everybody's screen; what goes
    by itself takes as long as one thinks, by dice and not by cards."""
    at = by_itself()
    shown = [view_for(at.state, 2).deadline - at.at]
    act(at, "pass")
    shown.append(view_for(at.state, 2).deadline - at.at)
    assert shown == [30 * SECOND, 30 * SECOND]
    delays = set()
    for step in range(40):
        state = replace(at.state, step=step)
        delays.add(state.adapter.turn_ms(state))
    assert len(delays) > 20
    assert min(delays) >= 400
    assert max(delays) > 2_000


@pytest.mark.clause("LLAA-PITTY-14")
def test_time_up_lets_the_card_go_by() -> None:
    at = stated()
    assert times_out(at) == "pass"
    assert at.state.log[-1].text.startswith("Rose lets it go by")
    assert at.state.turn() == 1


def test_where_who_can_must_the_table_takes_it_for_them() -> None:
    """OP-PITTY-01."""
    at = stated(options={"take": "must"})
    assert times_out(at) == "take"


def test_time_up_throws_the_lowest_single_and_an_ace_is_high() -> None:
    at = stated()
    act(at, "take")
    assert times_out(at) == "throw 4H"
    hands = at.state.hand
    assert hands.hand_of(0).bit_count() >= 1
    low = Hand(at.state.rules, 2, 3)
    first = parse_cards("AH 9S AC QD 3D AD 8S JC 5S KC 7H 5H KD 6S 9C 8C")
    low.deal([*first, *(card for card in range(52) if card not in first)])
    at.state = replace(at.state, hand=low)
    act(at, "take")
    assert times_out(at) == "throw QD"


# -- at the table ------------------------------------------------------------------------


def test_a_game_that_the_chair_voids_pays_nothing_and_is_dealt_again() -> None:
    at = table(3, (0, 1, 2))
    at.begin(2)
    dealer = at.state.dealer
    at.judge(c.CallChair(reason="a card fell"))
    at.judge(c.Rule(ruling="misdeal"))
    at.wait(11 * SECOND)
    assert (at.state.stage, at.state.dealer, at.state.stacks) == ("hand", dealer, (0, 0, 0))


# -- who may know what -------------------------------------------------------------------


def test_cards_dealt_anew_change_no_byte_for_who_cannot_see_them() -> None:
    tries = ("take", "pass", "throw {}", "throw ZZ")
    assert whole.unseen_changes_no_byte(whole.moments(some_table, 150, 5), tries) > 100


def test_a_bot_chooses_by_what_it_may_see() -> None:
    assert whole.bots_choose_by_what_they_see(whole.moments(some_table, 80, 6)) > 12


def test_neither_prints_nor_the_log_name_a_card_that_is_held() -> None:
    def open_cards(state: State) -> int:
        shown = [card for cards in play(state, None).open for card in cards]
        # a card that was thrown and taken again is known to all
        known = [one.card for one in state.adapter.module.view(state.hand, None).history]
        return sum(1 << card for card in {*parse_cards(" ".join(shown)), *known})

    whole.nothing_printed_names_a_card(whole.moments(some_table, 40, 7), open_cards)


def test_the_pairs_lie_there_until_the_next_deal_and_nothing_else_of_a_hand_does() -> None:
    at = table(4, (0,), minutes=30)
    for state in whole.played(at, 5):
        if state.stage == "pause":
            break
    hand = state.history[-1].hand
    play = view_for(state, None).play
    assert isinstance(play, PittyPatPlay)
    lying = [set(parse_cards(" ".join(cards))) for cards in play.open]
    assert [len(cards) for cards in lying] == [hand.open_of(s).bit_count() for s in range(4)]
    assert max(map(len, lying)) >= 4
    assert not play.pairs
    assert view_for(state, 0).play == play
