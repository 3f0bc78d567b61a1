"""Hold'em at a live table: bets and pots as they are made, who goes out when, time-outs."""

import random
from dataclasses import replace

import pytest

from cardhall.cards.notation import parse_cards
from cardhall.games.holdem import Hand
from cardhall.games.holdem.table_view import HoldemPlay
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables import whole
from tests.tables.play import SECOND, Table
from tests.tables.whole import act, acts, times_out


def table(seats: int = 3, people: tuple[int, ...] = (0,), **more: object) -> Table:
    more.setdefault("minutes", 30)
    return Table(seats, people=people, game="holdem", preset="kofc-holdem", **more)


def some_table(rng: random.Random) -> Table:
    seats = rng.choice((2, 4, 6))
    return table(seats, tuple(s for s in range(seats) if rng.random() < 0.5))


def play(state: State, reader: int | None = 0) -> HoldemPlay:
    seen = view_for(state, reader).play
    assert isinstance(seen, HoldemPlay)
    return seen


# -- whole sessions ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "seats", "people", "preset"),
    [
        (1, 2, (0, 1), "kofc-holdem"),
        (2, 6, (0, 2), "kofc-holdem"),
        (3, 9, (), "cash-pot-limit"),
        (4, 4, (1,), "cash-limit"),
        (5, 5, (1,), "cash-no-limit"),
    ],
)
def test_a_session_keeps_its_chips_and_comes_back_from_its_events(
    seed: int, seats: int, people: tuple[int, ...], preset: str
) -> None:
    """At every moment stacks, bets and pot are those of the game's own hand and session."""
    at = Table(seats, people=people, game="holdem", preset=preset, minutes=6)
    for number, state in enumerate(whole.played(at, seed)):
        if number % 4 == 0:
            whole.offers_are_legal(state)
        if state.stage == "pause":
            assert state.stacks == state.run.stacks
        elif state.hand is not None:
            assert state.stacks == state.hand.stacks
            assert state.pot == state.hand.pot
            assert sum(pot.amount for pot in play(state, None).pots) == state.pot
        if number % 60 == 0:
            whole.comes_back(at)
    state = at.state
    (ended,) = state.ended
    assert ended.why in ("one left", "time")
    assert sum(ended.stacks) + ended.pot == ended.start
    if preset == "kofc-holdem":
        gone = [seat for group in state.run.places_out() for seat in group]
        assert sorted(gone, key=lambda seat: ended.places[seat]) == gone
    best = ended.stacks.index(max(ended.stacks))
    assert ended.places[best] == 1


@pytest.mark.clause("HOLDEM-99", "HOLDEM-100")
def test_the_highest_card_has_the_button_and_the_log_tells_who_drew_what() -> None:
    at = table(4)
    at.begin(3)
    told = at.events(events.FirstDealer)[0]
    drawn = dict(at.state.run.opening[-1])
    assert told.seat == max(drawn, key=lambda seat: drawn[seat] % 13)
    assert all(at.state.seats[seat].name in told.text for seat in drawn)


def test_places_go_by_the_order_of_going_out_and_one_hand_by_the_larger_stack() -> None:
    """OP-HOLDEM-12; who is out of the event is last, OP-X-19."""
    at = table(6, ())
    at.begin(1)
    facts = at.state.facts
    assert facts is not None
    hands = [(100, 900, 400, 0, 0, 0), (500, 300, 200, 400, 0, 0), (900, 100, 100, 300, 0, 0)]
    state = replace(
        at.state,
        hand=None,
        stacks=(1400, 0, 0, 0, 0, 0),
        history=tuple(replace(facts, stacks_before=before) for before in hands),
    )
    # D went out in the last hand with 300, B and C in the same one with 100 each, level
    assert state.adapter.places(state)[:4] == (1, 3, 3, 2)
    seats = list(state.seats)
    seats[3] = replace(seats[3], disqualified=True)
    assert state.adapter.places(replace(state, seats=tuple(seats)))[3] == 6
    left = replace(state, stacks=(700, 0, 0, 0, 700, 0))
    assert state.adapter.places(left)[:5] == (1, 4, 4, 3, 1)


# -- a stated hand -----------------------------------------------------------------------


def stated(
    stacks: tuple[int, ...] = (1000, 1000, 1000),
    hands: tuple[str, ...] = ("AS AH", "KS KH", "QS QH"),
    board: str = "2C 7D 9H 3S 4C",
    **more: object,
) -> Table:
    """Seat A has the button, B and C the blinds of 50 and 100; A (of three) speaks first."""
    at = table(len(stacks), tuple(range(len(stacks))), **more)
    at.begin(1)
    run = at.state.adapter.copied(at.state.run)
    for place, chips in zip(run.places, stacks, strict=True):
        place.chips = chips
    run.button, run.deal_no, run.in_hand = 0, 0, False
    helper = Hand(run.rules, stacks, 0)
    deck = helper.deck_for(
        {seat: parse_cards(words) for seat, words in enumerate(hands)}, parse_cards(board)
    )
    hand = run.start_hand(deck)
    assert at.state.facts is not None
    facts = replace(at.state.facts, stacks_before=stacks)
    at.state = replace(
        at.state,
        run=run,
        hand=hand,
        dealer=0,
        stacks=hand.stacks,
        pot=hand.pot,
        brought=sum(stacks),
        facts=facts,
    )
    return at


def test_a_bet_goes_into_the_pot_with_the_act_that_makes_it() -> None:
    at = stated()
    assert (at.state.stacks, at.state.pot) == ((1000, 950, 900), 150)
    acts(at, "raise 300")
    assert (at.state.stacks[0], at.state.pot) == (700, 450)
    assert at.state.log[-1].text == "Rose raises to 300."
    assert view_for(at.state, 1).spoken.card == "Rose: raise 300."
    assert view_for(at.state, 1).spoken.turn == "Your turn to act."
    assert view_for(at.state, 1).spoken.pot == "The pot holds 450 chips."
    mine = view_for(at.state, 1).mine
    assert mine is not None
    assert [(one.words, one.cost) for one in mine.actions if one.words == "call"] == [("call", 250)]
    assert play(at.state, 1).bets == (300, 50, 100)
    for reader in (0, 2, None):
        assert (play(at.state, reader).to_call, play(at.state, reader).least) == (0, 0)


def test_there_is_one_pot_until_somebody_is_all_in_for_less() -> None:
    at = stated((1000, 300, 1000))
    assert [pot.amount for pot in play(at.state).pots] == [150]
    act(at, "raise 400")
    assert [pot.amount for pot in play(at.state).pots] == [550]
    act(at, "all-in")  # B, with 300: what A has put in above is nobody's pot yet
    assert [pot.amount for pot in play(at.state).pots] == [800]
    act(at, "call")
    pots = play(at.state).pots
    assert [(pot.amount, pot.seats) for pot in pots] == [(900, (0, 1, 2)), (200, (0, 2))]


@pytest.mark.clause("HOLDEM-98", "HOLDEM-83")
def test_the_report_names_each_pot_its_winner_and_the_hand() -> None:
    at = stated((1000, 300, 1000), ("KS KH", "AS AH", "QS QH"))
    acts(at, "raise 400", "all-in", "call", "check", "check", "check", "check", "check", "check")
    while at.state.stage == "hand":
        act(at, "show" if "show" in at.state.adapter.words(at.state.hand) else "check")
    lines = [line.text for line in at.events(events.HandScored)[-1].lines]
    assert lines[0].startswith("Rose wins a side pot, 200, with ")
    assert lines[1].startswith("Odile wins the main pot, 900, with ")
    assert at.state.stacks == (800, 900, 600)


def test_nothing_is_taken_back_once_said() -> None:
    at = stated()
    for words in ("call", "call", "check", "bet 200"):
        seat = at.state.turn()
        act(at, words)
        assert not view_for(at.state, seat).mine.may_undo  # type: ignore[union-attr]
        at.refused(c.Undo(seat=seat), f"p{seat}", "player")


def test_a_mucked_hand_is_shown_to_nobody() -> None:
    at = stated()
    acts(at, "call", "call", "check", *["check"] * 9)
    words = []
    while at.state.stage == "hand":
        offered = at.state.adapter.words(at.state.hand)
        words.append("muck" if "muck" in offered else "show")
        act(at, words[-1])
    assert words.count("muck") == 2
    hand = at.state.history[-1].hand
    told = whole.bytes_for(at.state, None).decode()
    for seat in hand.mucked:
        assert not any(f'"{card}"' in told for card in ("AS", "KS", "QS")[seat : seat + 1])


# -- the clock ---------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-31")
def test_time_up_kills_a_hand_that_faces_a_bet_and_else_checks() -> None:
    """OP-HOLDEM-15."""
    at = stated()
    assert times_out(at) == "fold"
    act(at, "call")
    assert times_out(at) == "check"
    card = {line.option: line.text for line in view_for(at.state, None).table_card}
    assert card["time_up"] == "Out of time: check if you may, else your hand is dead."


@pytest.mark.clause("HOLDEM-31")
def test_a_house_may_kill_the_hand_as_printed() -> None:
    at = stated(options={"time_up": "dead"})
    acts(at, "call", "call")
    assert times_out(at) == "fold"
    assert 2 not in at.state.hand.live
    card = {line.option: line.text for line in view_for(at.state, None).table_card}
    assert card["time_up"] == "Out of time: your hand is dead."


def test_time_up_at_the_showdown_mucks_what_may_be_mucked() -> None:
    at = stated()
    acts(at, "call", "call", "check", *["check"] * 9)
    assert at.state.hand.phase == "showdown"
    told = []
    while at.state.stage == "hand":
        offered = at.state.adapter.words(at.state.hand)
        told.append((times_out(at), "muck" in offered))
    assert all(words == ("muck" if may else "show") for words, may in told)


# -- at the table ------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-15", "HOLDEM-16")
def test_a_void_hand_gives_everything_back_and_the_same_button_deals_again() -> None:
    at = table(4, (0, 1, 2, 3))
    at.begin(2)
    button, stacks = at.state.dealer, at.state.facts.stacks_before  # type: ignore[union-attr]
    act(at, "call")
    at.judge(c.CallChair(reason="a card was seen"))
    at.judge(c.Rule(ruling="misdeal"))
    assert at.events(events.HandVoid)[-1].clause == "HOLDEM-16"
    assert (at.state.stacks, at.state.pot) == (stacks, 0)
    at.wait(11 * SECOND)
    assert (at.state.stage, at.state.dealer) == ("hand", button)
    acts(at, "call", "call")
    at.judge(c.CallChair(reason="a card was seen"))
    at.refused(c.Rule(ruling="misdeal"), "judge", "judge")


def test_who_is_out_of_the_event_loses_the_hand_and_the_chips_are_locked() -> None:
    """OP-X-19: what they put in stays in the pot."""
    at = stated()
    act(at, "raise 300")
    at.do(c.Disqualify(seat=0, reason="left the hall"), "judge", "judge")
    assert (at.state.locked, at.state.pot, at.state.hand.live) == (700, 450, (1, 2))
    acts(at, "fold")
    assert at.state.stage == "pause"
    assert sum(at.state.stacks) == 2300
    at.wait(11 * SECOND)
    assert at.state.hand.dealt_in == (1, 2)
    assert view_for(at.state, None).seats[0].status == "disqualified"
    act(at, "fold")
    assert at.state.stacks[0] == 0


def test_a_bet_that_nobody_called_goes_with_the_stack_of_who_is_out_of_the_event() -> None:
    at = stated()
    acts(at, "raise 300", "fold")
    at.do(c.Disqualify(seat=0, reason="left the hall"), "judge", "judge")
    assert at.state.stacks[0] == 0
    assert sum(at.state.stacks) + at.state.locked == 3000
    at.wait(SECOND)
    at = stated()
    acts(at, "raise 300", "call", "call", "check", "check")
    act(at, "bet 400")
    at.do(c.Disqualify(seat=0, reason="left the hall"), "judge", "judge")
    assert at.state.locked == 300
    acts(at, "call", "fold")
    assert at.state.stacks[0] == 0


def test_who_has_lost_all_is_out_and_the_last_one_ends_it() -> None:
    at = stated((1000, 300, 300), ("AS AH", "KS KH", "QS QH"))
    acts(at, "all-in", "all-in", "all-in")
    assert [(lost.seat, lost.clause) for lost in at.events(events.SeatLost)] == [
        (1, "OP-X-24"),
        (2, "OP-X-24"),
    ]
    (ended,) = at.state.ended
    assert (ended.why, ended.places, ended.stacks) == ("one left", (1, 2, 2), (1600, 0, 0))


# -- who may know what -------------------------------------------------------------------


def test_cards_dealt_anew_change_no_byte_for_who_cannot_see_them() -> None:
    tries = ("check", "call", "fold", "raise 400", "bet 77", "show {}", "muck", "all-in")
    assert whole.unseen_changes_no_byte(whole.moments(some_table, 150, 5), tries) > 100


def test_a_bot_chooses_by_what_it_may_see() -> None:
    assert whole.bots_choose_by_what_they_see(whole.moments(some_table, 60, 6)) > 10


def test_neither_prints_nor_the_log_name_a_card_that_is_held() -> None:
    def open_cards(state: State) -> int:
        shown = [card for cards in play(state, None).shown for card in cards]
        return sum(1 << card for card in parse_cards(" ".join(shown)))

    whole.nothing_printed_names_a_card(whole.moments(some_table, 40, 7), open_cards)
