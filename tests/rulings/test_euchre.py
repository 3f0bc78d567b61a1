"""The open referee of euchre: what is called, what is proven, what it changes.

Most hands are those of the shipped records, played up to a line.
"""

from pathlib import Path

import pytest

from cardhall.cards.notation import card_set
from cardhall.games.euchre import Hand, Illegal, Rules, parse_action
from cardhall.games.euchre.referee import CALLS, SAID, Fell, OpenReferee, style_of
from cardhall.records import parse_record, table_of
from cardhall.rulings.referee import CHAIR, Impossible

RECORDS = Path(__file__).parents[1] / "records"
LIONS = Rules.preset("lions-euchre")
A, B, C, D = range(4)
clause = pytest.mark.clause


def table(name: str, until: str = "") -> OpenReferee:
    """A shipped record's referee, played up to the line that begins so (or to its first call)."""
    text = (RECORDS / f"euchre-{name}.toml").read_text("utf-8")
    record = parse_record(text)
    found = table_of(record)
    for line in record.lines:
        if line.words.startswith(until) if until else line.is_ruling:
            break
        if not line.outcome.startswith("refused"):
            found.do(line.seat, line.act)
    referee: OpenReferee = found.referee  # type: ignore[attr-defined]
    return referee


def do(at: OpenReferee, *lines: str) -> None:
    for line in lines:
        at.act(parse_action(line[2:]), "ABCD".index(line[0]))


def seen(at: OpenReferee) -> object:
    """The whole position, and what the referee knows."""
    hand = at.hand
    hands = tuple(hand.hand_of(seat) for seat in range(4))
    return hands, hand.turn, hand.phase, hand.calls, hand.trick, tuple(at.offences), at.void


# --- renege


@clause("EUCHRE-30", "EUCHRE-40")
def test_the_packets_prove_a_renege_and_name_trick_and_card() -> None:
    at = table("e4-renege")
    ruling = at.judge("renege", by=B, on=C)
    assert (ruling.proven, ruling.clause, ruling.reason) == (
        True,
        "EUCHRE-40",
        "did not follow suit",
    )
    assert ruling.words == "the packets show that C did not follow suit in trick 3, with AS"
    assert ruling.changes[0].clause == "EUCHRE-30"
    assert ruling.changes[0].words().endswith("trick 3 is D JH, A AH, B TH, C AS")
    assert at.evidence()[2] == ((D, 35), (A, 38), (B, 34), (C, 51))


@clause("EUCHRE-39", "EUCHRE-40")
def test_a_proven_renege_ends_the_hand_and_gives_the_others_two_whatever_the_tricks() -> None:
    at = table("e4-renege")
    before = seen(at)
    ruling = at.judge("renege", by=B, on=C)
    assert seen(at) == before
    assert at.call("renege", by=B, on=C) == ruling
    assert [change.words() for change in ruling.changes[1:]] == ["B-D score 2", "the hand is over"]
    assert ruling.changes[2].clause == "EUCHRE-39"
    assert at.result().points == (0, 2, 0, 2)
    assert at.movements()[0].clause == "EUCHRE-40"
    with pytest.raises(Impossible, match="this hand is over"):
        do(at, "D play JS")
    with pytest.raises(Impossible, match="a penalty has ended this hand"):
        at.judge("renege", by=B, on=C)


@clause("EUCHRE-38")
def test_a_side_that_is_euchred_pays_the_cup_and_one_that_reneges_does_not() -> None:
    at = table("euchred", "nothing")
    assert at.result().euchred == (B, D)
    assert [(m.seat, m.amount) for m in at.movements() if m.to == "cup"] == [(B, 25), (D, 25)]
    at = table("renege-makers")
    at.call("renege", by=A, on=B)
    assert at.result().points == (2, 0, 2, 0)
    assert [m for m in at.movements() if m.to == "cup"] == []


@clause("EUCHRE-38")
def test_who_owes_the_cup_can_be_told() -> None:
    at = table("euchred")
    assert at.judge("cup", by=A, on=B).changes[0].amount == 25
    assert at.judge("cup", by=B, on=A).outcome == "false EUCHRE-38"
    at = table("renege-makers")
    at.call("renege", by=A, on=B)
    assert not at.judge("cup", by=A, on=B).proven, "only a hand that was played out (OP-EUCHRE-14)"


@clause("EUCHRE-40")
def test_a_renege_against_a_loner_is_two_as_well() -> None:
    at = table("lead-against-a-loner", "C play")
    do(at, "A play AH", "C play KC")
    assert at.call("renege", by=D, on=C).changes[1].words() == "B-D score 2"


@clause("EUCHRE-41")
def test_a_charge_that_is_not_proved_gives_the_accused_side_two_and_the_hand_goes_on() -> None:
    at = table("e4-renege-false")
    ruling = at.call("renege", by=B, on=C)
    assert not ruling.proven
    assert ruling.outcome == "false EUCHRE-41; the packets are opened; A-C score 2"
    assert at.hand.turn == D
    do(at, "D play JS")
    assert [(m.to, m.amount) for m in at.movements()] == [(A, 2), (C, 2)]


def test_a_charge_against_ones_own_side_gives_nobody_anything() -> None:
    at = table("renege-own-side")
    assert at.call("renege", by=A, on=C).outcome == "false EUCHRE-41; the packets are opened"
    assert at.movements() == []


@clause("EUCHRE-40")
def test_a_renege_is_found_until_the_points_are_written() -> None:
    at = table("renege-at-the-end", "D calls")
    assert at.judge("renege", by=D, on=C).proven
    at.close()
    late = at.judge("renege", by=D, on=C)
    assert (late.proven, late.clause, late.changes) == (False, "OP-EUCHRE-12", ())


def test_before_a_card_is_played_there_is_no_renege_to_prove() -> None:
    at = table("misdeal-false")
    assert at.judge("renege", by=A, on=B).clause == "EUCHRE-30"


def test_where_no_packets_lie_the_judge_says_what_they_show() -> None:
    hands = {A: "AH 9H", B: "TH JC", C: "KC AS", D: "KH AD"}
    masks = {seat: card_set(cards) for seat, cards in hands.items()}
    at = OpenReferee(Hand.at(LIONS, D, masks, trump=2, maker=B, tricks=(1, 1, 1, 0)))
    assert at.judge("renege", by=A, on=B, packets="renege").outcome.startswith("proven EUCHRE-40")
    assert at.judge("renege", by=A, on=B, packets="none").outcome == "false EUCHRE-41; B-D score 2"
    with pytest.raises(Impossible, match="no card has been played"):
        table("misdeal-false").judge("renege", by=A, on=B, packets="renege")
    at = table("e4-renege")
    with pytest.raises(Impossible, match="the packets lie here"):
        at.judge("renege", by=B, on=C, packets="none")


# --- out of turn


@clause("EUCHRE-42")
def test_a_bid_out_of_turn_ends_the_hand_for_two() -> None:
    at = table("bid-out-of-turn")
    before = seen(at)
    assert before == seen(table("bid-out-of-turn", "C pick")), "the early bid changes nothing"
    ruling = at.call("bid", by=D, on=C)
    assert ruling.outcome == "proven EUCHRE-42; bid out of turn; B-D score 2; the hand is over"
    assert at.result().points == (0, 2, 0, 2)
    assert at.result().counted


@clause("EUCHRE-42")
def test_a_bid_in_turn_is_none_out_of_turn() -> None:
    at = table("bid-out-of-turn")
    assert at.judge("bid", by=B, on=A).outcome == "false EUCHRE-42"


@clause("EUCHRE-42")
def test_a_bid_out_of_turn_can_be_called_until_the_first_lead() -> None:
    at = table("bid-out-of-turn-too-late", "A play")
    assert at.judge("bid", by=B, on=C).changes[0].what == "scores"
    do(at, "A play 9C")
    ruling = at.call("bid", by=B, on=C)
    assert [change.what for change in ruling.changes] == ["stands"]
    assert not at.hand.is_over


@clause("EUCHRE-43")
def test_the_others_may_void_the_bid_and_go_alone_at_ordinary_scoring() -> None:
    at = table("alone-instead")
    ruling = at.call("bid", by=B, on=C, remedy="alone")
    assert [change.words() for change in ruling.changes] == [
        "the bid of C is void", "B goes alone in hearts",
    ]  # fmt: skip
    assert (at.hand.maker, at.hand.sitting, at.hand.alone) == (B, D, True)
    assert at.movements() == []
    while not at.hand.is_over:
        at.act(at.hand.legal_actions()[0])
    assert at.result().points in ((0, 1, 0, 1), (0, 4, 0, 4))
    assert table("alone-instead-euchred", "nothing").result().points == (2, 0, 2, 0)


@clause("EUCHRE-43")
def test_going_alone_is_for_the_other_side_and_at_once() -> None:
    at = table("alone-instead")
    with pytest.raises(Illegal) as error:
        at.judge("bid", by=B, on=C, remedy="alone", who="A")
    assert error.value.clause == "EUCHRE-43"
    do(at, "B pass")
    with pytest.raises(Illegal) as error:
        at.judge("bid", by=B, on=C, remedy="alone")
    assert error.value.reason == "too-late"
    with pytest.raises(Impossible, match="nobody is named"):
        table("alone-instead").judge("bid", by=CHAIR, on=C, remedy="alone")


@clause("EUCHRE-43")
def test_in_the_first_round_only_in_the_cards_suit_in_the_second_in_any_other() -> None:
    at = table("alone-instead")
    with pytest.raises(Illegal) as error:
        at.judge("bid", by=B, on=C, remedy="alone", suit="clubs")
    assert error.value.clause == "OP-X-17"
    at = table("alone-instead-partner")
    with pytest.raises(Illegal) as error:
        at.judge("bid", by=B, on=C, remedy="alone", suit="hearts")
    assert error.value.clause == "OP-X-17"
    with pytest.raises(Impossible, match="no suit is named"):
        at.judge("bid", by=B, on=C, remedy="alone")
    at.call("bid", by=B, on=C, remedy="alone", who="D", suit="diamonds")
    assert (at.hand.maker, at.hand.trump) == (D, 1)


@clause("EUCHRE-44")
def test_a_lead_out_of_turn_ends_the_hand_for_two_also_on_a_loner() -> None:
    for name, caller in (("lead-out-of-turn", B), ("lead-against-a-loner", D)):
        at = table(name)
        ruling = at.call("lead", by=caller, on=C)
        assert ruling.outcome == (
            "proven EUCHRE-44; led KC out of turn; B-D score 2; the hand is over"
        )
        assert at.result().points == (0, 2, 0, 2)


@clause("EUCHRE-44")
def test_a_card_out_of_turn_that_is_no_lead_and_a_lead_in_turn_are_not_meant() -> None:
    at = table("lead-out-of-turn-false", "C calls")
    assert at.judge("lead", by=B, on=A).outcome == "false EUCHRE-44"
    assert at.judge("lead", by=C, on=D).outcome == "false EUCHRE-44"


@clause("EUCHRE-44")
def test_a_lead_before_the_dealer_has_put_a_card_down_is_out_of_turn() -> None:
    at = table("lead-before-the-discard")
    assert at.hand.phase == "discard"
    assert at.judge("lead", by=D, on=A).proven


def test_what_lies_out_of_turn_is_put_back_and_paid_for_once() -> None:
    at = table("lead-out-of-turn")
    do(at, "A play 9C", "B play AC")
    assert at.hand.hand_of(C) == card_set("JD 9H KC AS KD")
    do(at, "C play KC")
    at = table("speech-warning")
    at.call("speech", by=B, on=A)
    assert at.judge("speech", by=B, on=A).outcome == "false EUCHRE-10"


def test_when_the_hand_is_played_out_a_lead_out_of_turn_is_past() -> None:
    at = table("lead-out-of-turn")
    while not at.hand.is_over:
        at.act(at.hand.legal_actions()[0])
    assert [change.what for change in at.judge("lead", by=B, on=C).changes] == ["stands"]


# --- speech


@clause("EUCHRE-12")
def test_the_first_offence_of_a_side_is_a_warning() -> None:
    at = table("speech-warning")
    ruling = at.call("speech", by=B, on=A, said="hint")
    assert ruling.outcome == "proven EUCHRE-12; a phrase that tells of a hand; A-C are warned"
    assert (at.offences, at.movements(), at.hand.phase) == ([1, 0], [], "order")


@clause("EUCHRE-13")
def test_from_the_second_on_the_others_score_two_and_the_hand_is_over() -> None:
    at = table("speech-again")
    at.call("speech", by=D, on=C)
    assert at.result().points == (0, 2, 0, 2)
    assert [m.clause for m in at.movements()] == ["EUCHRE-13"] * 2
    assert at.offences == [2, 0]


@clause("EUCHRE-13")
def test_the_house_rule_takes_the_sides_bid_and_plays_on() -> None:
    at = table("speech-no-bid")
    ruling = at.call("speech", by=D, on=A)
    assert ruling.changes[1].clause == "OP-EUCHRE-05"
    assert [parse_action("pass")] == at.hand.legal_actions()
    assert not at.hand.is_over


@clause("EUCHRE-12")
def test_the_words_of_the_bids_are_no_offence_and_each_kind_of_other_words_is() -> None:
    at = table("speech-false")
    assert at.judge("speech", by=A, on=B).outcome == "false EUCHRE-10"
    for said, (barred, _) in SAID.items():
        assert barred in at.judge("speech", by=A, on=D, said=said).words
    assert at.judge("speech", by=A, on=D, said="none").outcome == "false EUCHRE-10"


@clause("EUCHRE-13")
def test_words_that_come_with_the_last_bid_are_called_before_the_first_card() -> None:
    at = table("speech-after-the-bid")
    assert at.hand.phase == "discard"
    assert at.call("speech", by=A, on=B).changes[0].words() == "A-C score 2"


# --- the deal


@clause("EUCHRE-07")
def test_a_dealer_who_changes_style_deals_again() -> None:
    at = table("style")
    ruling = at.call("style", by=A, on=D)
    assert ruling.proven
    assert (at.void, at.next_dealer, at.movements()) == (True, D, [])
    assert style_of("1") != style_of("3-2-3-2") == style_of("2-3-3-2")


@clause("EUCHRE-07")
def test_the_other_orders_of_twos_and_threes_are_the_same_style() -> None:
    at = table("style-false")
    assert at.judge("style", by=A, on=D).outcome == "false EUCHRE-07"
    assert at.judge("style", by=C, on=B).words == "B does not deal: play goes on"


@clause("EUCHRE-07")
def test_once_somebody_has_bid_the_deal_stands() -> None:
    at = table("style-too-late")
    at.call("style", by=A, on=D)
    assert not at.void


def test_a_misdeal_is_dealt_again_by_the_same_dealer_and_is_no_hand() -> None:
    at = table("misdeal")
    ruling = at.call("misdeal", by=B)
    assert ruling.clause == "OP-EUCHRE-13"
    assert (at.void, at.next_dealer) == (True, D)
    assert at.close() is None
    with pytest.raises(Impossible, match="void"):
        at.call("misdeal", by=B)
    with pytest.raises(Impossible, match="void"):
        do(at, "B pass")
    assert table("misdeal-false").judge("misdeal", by=B).outcome == "false OP-EUCHRE-13"


# --- what every referee does


def test_the_chair_rules_without_a_proof() -> None:
    at = table("chair-rules")
    assert at.chair("renege", on=C).proven
    assert at.result().points == (0, 2, 0, 2)
    at = table("misdeal-false")
    assert at.chair("misdeal").proven
    assert at.void


@pytest.mark.parametrize(
    ("seat", "act", "why"),
    [(B, "play 9C", "nobody can play now"), (7, "pass", "no seat 7"),
     (C, "clubs", "nobody can name now")],
)  # fmt: skip
def test_what_nobody_can_do_is_impossible(seat: int, act: str, why: str) -> None:
    at = table("misdeal-false")
    with pytest.raises(Impossible, match=why):
        at.act(parse_action(act), seat)


def test_a_card_that_is_not_held_cannot_be_played() -> None:
    at = table("lead-out-of-turn")
    with pytest.raises(Impossible, match="D does not hold AH"):
        do(at, "D play AH")
    with pytest.raises(Illegal, match="not in the hand"):
        do(at, "A play KC")
    with pytest.raises(Impossible, match="no act"):
        at.act(-1)


def test_words_in_the_play_are_for_the_judge() -> None:
    with pytest.raises(Impossible, match="the bids are over"):
        table("e4-renege").say(A, "I knew it")


@pytest.mark.parametrize(
    ("call", "on", "facts", "why"),
    [("cough", None, {}, "there is no call"), ("renege", None, {}, "names a seat"),
     ("misdeal", A, {}, "names no seat"), ("renege", 9, {}, "no seat 9"),
     ("bid", C, {"remedy": "money"}, "remedy"), ("lead", C, {"why": "x"}, "does not ask")],
)  # fmt: skip
def test_a_call_that_this_game_does_not_know(
    call: str, on: int | None, facts: dict[str, str], why: str
) -> None:
    with pytest.raises(Impossible, match=why):
        table("misdeal-false").judge(call, A, on, **facts)


@clause("EUCHRE-30")
def test_no_packet_shows_a_renege_in_a_hand_that_was_thrown_in() -> None:
    hand = Hand(LIONS.replace(stick_dealer=False), D)
    hand.deal_seeded(1)
    at = OpenReferee(hand)
    do(at, *["A pass", "B pass", "C pass", "D pass"] * 2)
    assert at.hand.result().ending == "thrown-in"
    before = seen(at)
    with pytest.raises(Impossible, match="no card has been played"):
        at.judge("renege", by=B, on=C, packets="renege")
    with pytest.raises(Impossible, match="no card has been played"):
        at.chair("renege", on=C)
    assert not at.judge("renege", by=B, on=C).proven
    assert seen(at) == before


def test_every_call_has_at_most_three_questions_and_its_clauses() -> None:
    for name, call in CALLS.items():
        assert name == call.name
        assert len(call.asks) <= 3
        assert call.clauses


def test_a_referee_works_on_a_copy() -> None:
    hand = Hand(LIONS, D)
    hand.deal_seeded(1)
    at = OpenReferee(hand, Fell())
    do(at, "A pass")
    assert hand.turn == A
