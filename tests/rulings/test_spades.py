"""The open referee of spades: what is called, what is proven, what it changes.

The hands are those of the shipped records, played up to a line.
"""

from pathlib import Path

import pytest

from cardhall.cards.notation import parse_card
from cardhall.games.spades import Hand, Illegal, Rules, parse_action
from cardhall.games.spades.record import SpadesTable
from cardhall.games.spades.referee import CALLS, Fell, OpenReferee
from cardhall.records import parse_record, table_of
from cardhall.rulings.referee import CHAIR, Impossible

RECORDS = Path(__file__).parents[1] / "records"
COMMON = Rules.preset("common-spades")
A, B, C, D = range(4)
clause = pytest.mark.clause


def table(name: str, until: str = "") -> OpenReferee:
    """A shipped record's referee, played up to the line that begins so (or to its first call)."""
    record = parse_record((RECORDS / f"spades-{name}.toml").read_text("utf-8"))
    found = table_of(record)
    assert isinstance(found, SpadesTable)
    for line in record.lines:
        if line.words.startswith(until) if until else " calls " in line.words:
            break
        if not line.outcome.startswith("refused"):
            found.do(line.seat, line.act)
    return found.referee


def do(at: OpenReferee, *lines: str) -> None:
    for line in lines:
        at.act(parse_action(line[2:]), "ABCD".index(line[0]))


def play_out(at: OpenReferee) -> None:
    while not at.hand.is_over:
        at.act(at.hand.legal_actions()[0])


# --- reneges


@clause("SPADES-14", "SPADES-28")
def test_a_renege_costs_the_side_three_tricks_which_count_for_the_other() -> None:
    at = table("renege")
    before = at.judge("renege", by=A, on=B)
    assert at.hand.fines == (0, 0)
    assert at.call("renege", by=A, on=B) == before
    assert before.changes[0].amount == 3
    assert at.hand.fines == (0, 1)
    play_out(at)
    took = [at.hand.tricks(seat) for seat in range(4)]
    assert at.result().taken == (took[A] + took[C] + 3, took[B] + took[D] - 3)


@clause("SPADES-28")
def test_each_card_is_paid_for_once_whoever_calls_it() -> None:
    at = table("renege")
    at.call("renege", by=A, on=B)
    for by in (A, C, CHAIR):
        again = at.call("renege", by=by, on=B)
        assert (again.proven, [change.what for change in again.changes]) == (True, ["stands"])
    assert at.hand.fines == (0, 1)


@clause("SPADES-28")
def test_a_renege_may_be_called_after_the_last_trick_until_the_score_is_written() -> None:
    at = table("renege-at-the-end")
    assert at.hand.is_over
    assert at.judge("renege", by=C, on=B).proven
    at.close()
    late = at.judge("renege", by=C, on=B)
    assert (late.proven, late.changes) == (False, ())


@clause("SPADES-16", "SPADES-28")
def test_a_spade_that_is_led_before_one_was_played_is_a_renege() -> None:
    at = table("renege-a-spade-too-early")
    ruling = at.call("renege", by=B, on=A)
    assert ruling.outcome == (
        "proven SPADES-28; led a spade too early; 3 tricks of A-C count for B-D"
    )


@clause("SPADES-28")
def test_who_followed_suit_has_not_reneged_and_an_accusation_costs_nothing() -> None:
    at = table("renege-false")
    ruling = at.call("renege", by=A, on=D)
    assert (ruling.proven, ruling.changes, at.hand.fines) == (False, (), (0, 0))


def test_the_house_says_what_a_renege_costs() -> None:
    hand = table("renege").hand
    rules = COMMON.replace(renege_tricks=0)
    held = {seat: hand.hand_of(seat) for seat in range(4)}
    at = OpenReferee(Hand.at(rules, D, held, bids=hand.bids, turn=B, tricks=(4, 3, 3, 1)))
    assert at.chair("renege", on=B).changes[0].amount == 0
    assert at.hand.fines == (0, 0)


# --- out of turn


@clause("SPADES-26")
def test_a_bid_out_of_turn_stands_and_binds_the_player() -> None:
    at = table("bid-out-of-turn")
    assert at.call("bid", by=C, on=B).changes[0].what == "bound"
    do(at, "A bid 4")
    with pytest.raises(Illegal) as error:
        do(at, "B bid 5")
    assert error.value.refusal.clause == "SPADES-26"
    do(at, "B bid 3")
    assert at.hand.bids[:2] == (4, 3)
    assert not at.judge("bid", by=C, on=B).proven  # it has been ruled on


@clause("SPADES-26")
def test_a_bid_that_nobody_calls_before_the_turn_has_come_binds_nobody() -> None:
    at = table("bid-out-of-turn-too-late")
    ruling = at.call("bid", by=C, on=B)
    assert [change.what for change in ruling.changes] == ["stands"]
    do(at, "B bid 4")
    assert at.hand.bids[B] == 4


@clause("SPADES-27")
def test_a_card_out_of_turn_lies_face_up_and_is_played_when_it_may_be() -> None:
    at = table("turn-the-card-lies-open")
    at.call("turn", by=A, on=B)
    assert at.hand.exposed(B) == 1 << parse_card("KH")
    do(at, "A play 7H")
    with pytest.raises(Illegal) as error:
        do(at, "B play 2H")
    assert error.value.refusal.clause == "SPADES-27"
    do(at, "B play KH")
    assert at.hand.exposed(B) == 0


@clause("SPADES-27")
def test_a_card_that_has_been_played_since_lies_nowhere() -> None:
    at = table("turn-too-late")
    assert [change.what for change in at.call("turn", by=C, on=B).changes] == ["stands"]
    assert at.hand.exposed(B) == 0


# --- the deal


@clause("SPADES-25")
def test_a_wrong_deal_is_void_until_the_first_lead_and_the_same_dealer_deals_again() -> None:
    at = table("misdeal")
    at.call("misdeal", by=A)
    assert (at.void, at.next_dealer, at.close(), at.movements()) == (True, D, None, [])
    with pytest.raises(Impossible, match="void"):
        do(at, "A bid 4")
    late = table("misdeal-too-late")
    assert [change.what for change in late.call("misdeal", by=C).changes] == ["stands"]
    assert (late.void, late.next_dealer) == (False, A)


@clause("SPADES-25")
def test_a_right_deal_is_no_misdeal_but_the_chair_may_find_one() -> None:
    at = table("misdeal-false")
    assert not at.judge("misdeal", by=A).proven
    assert at.chair("misdeal").proven
    assert at.void


def test_what_is_wrong_with_a_deal_is_said_in_a_row() -> None:
    fell = Fell((14, 12, 13, 13), ((B, parse_card("QS")),), ("The pack has two queens",))
    assert str(fell.faults()) == (
        "A has 14 cards and B has 12 cards and QS of B was shown and The pack has two queens"
    )
    assert not Fell().faults()


# --- what hands cannot do


def test_what_nobody_could_do_is_refused_with_a_cure() -> None:
    at = table("renege", until="A play KH")
    for line, why in (
        ("B play AS", "does not hold AS"),
        ("B bid 3", "bid"),
        ("A look", "bids are over"),
    ):
        with pytest.raises((Impossible, Illegal), match=why):
            do(at, line)
    with pytest.raises(Impossible, match="seat"):
        at.act(parse_action("play KH"), 4)
    for call, on in (("turn", B), ("bid", B)):
        with pytest.raises(Impossible):
            at.chair(call, on=on)


def test_a_bid_before_the_turn_is_for_who_has_not_bid() -> None:
    at = table("bid-out-of-turn-false")
    with pytest.raises(Impossible, match="has bid already"):
        do(at, "A bid 3")
    do(at, "C bid 2")
    assert at.acts[-1].out_of_turn


def test_no_act_shows_its_cards_to_a_log() -> None:
    at = table("renege")
    assert "KH" not in repr(at.acts[0])
    assert set(CALLS) == {"renege", "bid", "turn", "misdeal"}
