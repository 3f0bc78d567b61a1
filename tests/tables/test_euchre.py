"""Euchre at a live table: eight hands, points on each card, the cup, bids taken back, time-outs."""

import random
from dataclasses import replace

import msgspec
import pytest

from cardhall.cards.notation import format_card, parse_cards
from cardhall.games.euchre import Hand
from cardhall.games.euchre.rules import ORDER
from cardhall.games.euchre.table_view import EuchrePlay
from cardhall.server.errors import on_refusal
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.bots import bot_request
from cardhall.tables.log import card_name
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables import whole
from tests.tables.play import SECOND, Table
from tests.tables.whole import act, acts, times_out


def table(people: tuple[int, ...] = (0,), **more: object) -> Table:
    more.setdefault("preset", "lions-euchre")
    return Table(4, people=people, game="euchre", minutes=0, **more)  # type: ignore[arg-type]


def some_table(rng: random.Random) -> Table:
    return table(tuple(seat for seat in range(4) if rng.random() < 0.5))


# -- whole sessions ----------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "people"), [(1, (0, 1, 2, 3)), (2, (0, 2)), (3, ()), (4, (1,))])
def test_a_game_keeps_its_points_and_comes_back_from_its_events(
    seed: int, people: tuple[int, ...]
) -> None:
    """The books are the players' own cards, hand after hand; partners write the same."""
    at = table(people)
    for number, state in enumerate(whole.played(at, seed)):
        whole.offers_are_legal(state)
        if state.stage == "pause":
            assert list(state.stacks) == state.run.scores
            assert list(state.cup) == state.run.paid
            assert state.stacks[0] == state.stacks[2]
        if number % 40 == 0:
            whole.comes_back(at)
    state = at.state
    (ended,) = state.ended
    assert ended.why == "game over"
    assert sum(facts.scored.outcome != "thrown-in" for facts in state.history) == 8  # type: ignore[union-attr]
    best = max(ended.stacks)
    assert ended.places == tuple(1 if sum_ == best else 3 for sum_ in ended.stacks) or (
        len(set(ended.stacks)) == 1
    )
    for facts in state.history:
        assert facts.scored is not None
        gained = [b - a for a, b in zip(facts.stacks_before, facts.stacks_after, strict=True)]
        assert gained == list(facts.hand.result().points)


def test_real_bots_play_a_game_to_its_end() -> None:
    at = table((), options={"hands": 2})
    at.begin(5)
    for _ in range(400):
        if at.state.stage == "ended":
            break
        request = bot_request(at.state)
        if request is None:
            at.wait(SECOND)
        else:
            answer = request.answer()
            assert answer is not None
            at.at = max(at.at, request.ready_at)
            at.do(answer)
    assert at.state.stage == "ended"
    assert at.state.run.hands_played == 2


def test_a_bot_lets_a_whole_trick_be_seen_before_it_leads() -> None:
    """Half as long again as for any other act, whatever it holds."""
    at = table((), options={"hands": 1})
    at.begin(5)
    waited: dict[bool, set[int]] = {False: set(), True: set()}
    while (request := bot_request(at.state)) and at.state.stage != "ended":
        hand = at.state.hand
        whole = hand is not None and bool(hand.history) and not hand.trick
        if request.kind == "act":
            waited[whole].add(request.ready_at - max(at.state.since, at.state.at))
        answer = request.answer()
        assert answer is not None
        at.at = max(at.at, request.ready_at)
        at.do(answer)
    usual = at.state.terms.bot_pause_ms
    assert waited == {False: {usual}, True: {usual * 3 // 2}}


@pytest.mark.clause("EUCHRE-01")
def test_the_first_jack_deals_first_and_the_log_names_it() -> None:
    for seed in range(5):
        at = table()
        at.begin(seed)
        told = at.events(events.FirstDealer)[0]
        seat, card = at.state.run.opening[-1]
        assert (told.seat, card % 13) == (seat, 9)
        assert at.state.dealer == seat
        assert f"{card_name(format_card(card))}: {at.state.seats[seat].name}" in told.text


def test_the_table_card_names_each_rule_with_its_clause() -> None:
    at = table(options={"stick_dealer": False, "loner_lead": "left-of-loner"})
    lines = {line.option: line for line in view_for(at.state, None).table_card}
    assert lines["stick_dealer"].text == "If all pass twice, a new deal."
    assert lines["loner_lead"].text == "The loner's left leads against a loner."
    assert lines["loner_lead"].clause == "OP-EUCHRE-11"


# -- a stated hand -----------------------------------------------------------------------

# dealer D (seat 3): A, B, C, D hold these; the nine of hearts is turned up
HANDS = ("JH JD AH 9C JC", "KH QH 9S TS AS", "TH KD QD 9D AC", "JS TC KS QS KC")
UP, KITTY = "9H", "AD TD QC"


def bits(words: str) -> int:
    return sum(1 << card for card in parse_cards(words))


def stated(people: tuple[int, ...] = (0, 1, 2, 3), **more: object) -> Table:
    """D has dealt; A is to speak."""
    at = table(people, **more)
    at.begin(1)
    hand = Hand(at.state.rules, 3)
    hand.deal(deck_for([list(parse_cards(words)) for words in HANDS]), "1")
    assert [hand.hand_of(seat) for seat in range(4)] == [bits(words) for words in HANDS]
    at.state = replace(at.state, hand=hand, dealer=3)
    return at


def deck_for(hands: list[list[int]]) -> list[int]:
    """Dealt one at a time from the dealer's left: that order."""
    dealt = [hands[seat][place] for place in range(5) for seat in range(4)]
    return [*dealt, *parse_cards(UP), *parse_cards(KITTY)]


def play(at: Table, reader: int | None = 0) -> EuchrePlay:
    seen = view_for(at.state, reader).play
    assert isinstance(seen, EuchrePlay)
    return seen


@pytest.mark.clause("EUCHRE-10", "EUCHRE-16")
def test_the_words_of_the_first_round_are_three_and_are_said_aloud_once() -> None:
    at = stated()
    mine = view_for(at.state, 0).mine
    assert mine is not None
    assert [one.words for one in mine.actions] == ["pass", "pick it up", "alone"]
    spoken = view_for(at.state, 2).spoken
    assert (spoken.turn, spoken.card) == ("Rose's turn to bid.", "The nine of hearts is turned up.")
    assert view_for(at.state, 0).spoken.turn == "Your turn to bid."
    act(at, "pass")
    assert view_for(at.state, 2).spoken.card == "Rose: pass."
    assert at.state.log[-1].text == "Rose passes."
    act(at, "pick it up")
    assert at.state.log[-1].text == "Odile orders up the nine of hearts."
    assert play(at).calls[-1].words == "pick it up"


@pytest.mark.clause("EUCHRE-19", "EUCHRE-20", "EUCHRE-21")
def test_in_the_second_round_a_suit_is_named_and_the_dealer_must() -> None:
    at = stated()
    acts(at, "pass", "pass", "pass", "pass")
    assert view_for(at.state, 0).turned == ""
    mine = view_for(at.state, 0).mine
    assert mine is not None
    assert "hearts" not in [one.words for one in mine.actions]
    barred = {one.words: one.clause for one in mine.barred}
    assert barred["hearts"] == "EUCHRE-20"
    acts(at, "pass", "pass", "pass")
    mine = view_for(at.state, 3).mine
    assert mine is not None
    assert {one.words: one.clause for one in mine.barred}["pass"] == "EUCHRE-21"


@pytest.mark.clause("EUCHRE-24")
def test_a_loners_partner_sits_out_and_the_page_says_so() -> None:
    at = stated()
    acts(at, "alone", "discard JS")
    seen = view_for(at.state, 1)
    assert [seat.note or "" for seat in seen.seats] == ["alone", "", "sits out", ""]
    assert seen.seats[2].status == "out"
    assert play(at).sitting == 2
    assert at.state.log[-2].text == "Rose orders up the nine of hearts and plays alone."


def test_a_discard_is_named_to_nobody_but_the_dealer() -> None:
    at = stated()
    acts(at, "pick it up", "discard KS")
    assert at.state.log[-1].text == "Nell discards a card."
    assert play(at, 3).threw == "KS"
    assert [play(at, reader).threw for reader in (0, 1, 2, None)] == ["", "", "", ""]


def test_bids_and_the_discard_go_back_until_somebody_acts_and_cards_never() -> None:
    at = stated()
    act(at, "pass")
    assert view_for(at.state, 0).mine.may_undo  # type: ignore[union-attr]
    at.person(0, c.Undo(seat=0))
    assert at.state.turn() == 0
    acts(at, "pass", "pass")
    at.refused(c.Undo(seat=0), "p0", "player")
    acts(at, "pick it up")
    at.refused(c.Undo(seat=2), "p2", "player")  # the dealer has taken the card up
    act(at, "discard KS")
    at.person(3, c.Undo(seat=3))
    assert at.state.hand.hand_of(3) & bits("KS 9H") == bits("KS 9H")
    acts(at, "discard QS", "play AH")
    at.refused(c.Undo(seat=0), "p0", "player")


@pytest.mark.clause("EUCHRE-36")
def test_a_hand_is_told_in_words_and_each_writes_their_points() -> None:
    at = stated()
    acts(at, "pick it up", "discard KS")
    while at.state.stage == "hand":
        act(at, at.state.adapter.words(at.state.hand)[0])
    score = at.events(events.HandScored)[-1]
    result = at.state.history[-1].hand.result()
    assert at.state.stacks == tuple(result.points)
    assert any("score" in line.text and line.clause == "EUCHRE-36" for line in score.lines)
    assert all(move.clause for move in score.moves)
    assert sum(result.tricks) == 5


def test_tricks_on_the_felt_have_the_takers_that_the_game_counts() -> None:
    at = table((0, 1, 2, 3))
    for state in whole.played(at, 8):
        if state.hand is not None and state.hand.phase == "play":
            seen = view_for(state, None)
            took = [0] * 4
            for trick in seen.tricks:
                took[trick.winner] += 1
            assert took == [seat.tricks for seat in seen.seats]
    right, left, ace = parse_cards("JH"), parse_cards("JD"), parse_cards("AH")
    laid = ((0, ace[0]), (1, left[0]), (2, right[0]))
    assert ORDER.taker(laid, right[0] // 13) == 2


# -- the clock ---------------------------------------------------------------------------


def test_time_up_in_the_bidding_is_a_pass() -> None:
    at = stated()
    assert times_out(at) == "pass"
    assert at.state.log[-1].text.endswith("The time was up.")


def test_time_up_for_a_dealer_who_must_call_names_the_longest_suit() -> None:
    at = stated()
    acts(at, *["pass"] * 7)
    assert times_out(at) == "spades"


def test_time_up_before_the_discard_puts_down_the_lowest_that_is_no_trump() -> None:
    at = stated()
    act(at, "pick it up")
    assert times_out(at) == "discard TC"


def test_time_up_in_the_play_plays_the_lowest_legal_card() -> None:
    """The left bower counts with the trumps."""
    at = stated()
    acts(at, "pick it up", "discard KS")
    assert times_out(at) == "play 9C"
    at = stated()
    acts(at, "pick it up", "discard KS", "play AH")
    assert times_out(at) == "play QH"


# -- at the table ------------------------------------------------------------------------


def test_a_misdeal_is_dealt_again_by_the_same_dealer_and_counts_no_hand() -> None:
    """OP-EUCHRE-13."""
    at = table((0, 1, 2, 3))
    at.begin(2)
    dealer = at.state.dealer
    at.judge(c.CallChair(reason="two cards were seen"))
    at.judge(c.Rule(ruling="misdeal"))
    assert at.events(events.HandVoid)[-1].clause == "OP-EUCHRE-13"
    at.wait(11 * SECOND)
    assert (at.state.dealer, at.state.run.hands_played) == (dealer, 0)


def test_two_turns_missed_bring_a_bot_and_the_player_may_come_back() -> None:
    at = table((0,), bot_pause_ms=100)
    at.begin(4)
    for _ in range(60):
        if at.state.seats[0].sitting_in:
            break
        if not at.bot_moves():
            at.wait(30 * SECOND)
    assert at.state.seats[0].sitting_in
    at.person(0, c.TakeBackSeat(seat=0))
    assert not at.state.seats[0].sitting_in


# -- who may know what -------------------------------------------------------------------


def test_cards_dealt_anew_change_no_byte_for_who_cannot_see_them() -> None:
    tries = ("pass", "hearts", "play {}", "discard {}", "play ZZ", "alone")
    assert whole.unseen_changes_no_byte(whole.moments(some_table, 150, 5), tries) > 100


def test_a_bot_chooses_by_what_it_may_see() -> None:
    assert whole.bots_choose_by_what_they_see(whole.moments(some_table, 60, 6)) > 12


def test_neither_prints_nor_the_log_name_a_card_that_is_held() -> None:
    def open_cards(state: State) -> int:
        return 1 << int(state.hand.up)

    whole.nothing_printed_names_a_card(whole.moments(some_table, 40, 7), open_cards)


def test_a_refusal_keeps_the_key_of_the_rules_to_the_answer() -> None:
    at = stated()
    wrong = c.Act(seat=0, step=at.state.step, words="diamonds")
    refused = at.refused(wrong, "p0", "player")
    assert (refused.reason, refused.clause) == ("first-round-words", "EUCHRE-10")
    answered = msgspec.json.decode(on_refusal(None, refused).content)  # type: ignore[arg-type]
    assert answered["reason"] == "first-round-words"
    assert answered["cure"]["key"] == "choose-one-of-the-acts-offered"
    mine = at.refused(c.Act(seat=1, step=at.state.step, words="pass"), "p1", "player")
    assert mine.reason == ""
    assert "reason" not in msgspec.json.decode(on_refusal(None, mine).content)  # type: ignore[arg-type]
