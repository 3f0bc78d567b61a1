"""The open referee of Pitty-Pat: what is called, what is proven, what it changes."""

from pathlib import Path
from random import Random

import pytest

from cardhall.cards.notation import card_set, parse_card
from cardhall.games.pitty_pat import Hand, Rules, format_action, parse_action
from cardhall.games.pitty_pat.referee import CALLS, Dealt, OpenReferee
from cardhall.records import parse_record, replay
from cardhall.rulings.referee import Impossible
from tests.games.pitty_pat_play import LLAA, WORKED, A, B, C, D, E, dealt
from tests.games.pitty_pat_trace import some_hand

clause = pytest.mark.clause
RECORDS = Path(__file__).parents[1] / "records"
EIGHTS = WORKED | {D: "KC KH 8S 5H 9C"}
DECK = (0, 18, 43, 22, *(card for card in range(52) if card not in (0, 18, 43, 22)))
SPARE = tuple(reversed(range(52)))


def table(hands: dict[int, str] = EIGHTS, stock: str = "8D", rules: Rules = LLAA) -> OpenReferee:
    return OpenReferee(dealt(hands, stock, rules))


def do(at: OpenReferee, *lines: str) -> OpenReferee:
    for line in lines:
        at.act(parse_action(line[2:]), "ABCDE".index(line[0]))
    return at


def flipped(*flips: int) -> OpenReferee:
    """A deal from A's right in which cards came face up, and nobody has said so."""
    hand = Hand(LLAA, E, 5)
    hand.deal(DECK, SPARE)
    return OpenReferee(hand, Dealt(DECK, SPARE, flips))


def state(at: OpenReferee) -> object:
    hand = at.hand
    held = [hand.hand_of(seat) for seat in range(5)]
    return hand.turn, hand.upcard, hand.phase, held, hand.history, hand.stock


# --- a card flipped in the deal


@clause("LLAA-PITTY-12")
def test_a_card_called_flipped_is_the_first_card_and_the_player_gets_another() -> None:
    at = flipped(2)
    before = state(at)
    ruling = at.judge("flip", by=B, on=C)
    assert state(at) == before
    assert (ruling.proven, ruling.clause) == (True, "LLAA-PITTY-12")
    assert [change.what for change in ruling.changes] == ["first-card", "gets-another"]
    assert at.call("flip", by=B, on=C) == ruling
    assert at.hand.upcard == DECK[2]
    assert at.hand.turn == A
    held = at.hand.singles_of(C) | at.hand.pairs_of(C)
    assert held >> DECK[3] & 1
    assert not held >> DECK[2] & 1


@clause("LLAA-PITTY-13")
def test_a_second_card_called_flipped_is_buried_in_the_stock() -> None:
    at = flipped(2, 3)
    at.call("flip", by=B, on=C)
    ruling = at.call("flip", by=D, on=C)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-PITTY-13")
    assert [change.what for change in ruling.changes] == ["buried", "gets-another"]
    assert at.hand.upcard == DECK[2]
    assert all(not (at.hand.singles_of(s) | at.hand.pairs_of(s)) >> DECK[3] & 1 for s in range(5))
    assert at.hand.flipped == 1 << DECK[2] | 1 << DECK[3]
    straight = Hand(LLAA, E, 5)
    straight.deal(DECK, SPARE, [2, 3])
    assert state(at) == state(OpenReferee(straight))


@clause("LLAA-PITTY-12", "LLAA-PITTY-13")
def test_a_card_that_did_not_come_face_up_is_called_in_vain() -> None:
    at = flipped(2)
    before = state(at)
    for on, facts in ((D, {}), (C, {"card": "7D"}), (A, {})):
        ruling = at.call("flip", by=B, on=on, **facts)
        assert (ruling.proven, ruling.clause, ruling.changes) == (False, "LLAA-T-17", ())
    assert state(at) == before
    assert not table().judge("flip", by=B, on=C).proven
    at.call("flip", by=B, on=C)
    assert not at.judge("flip", by=B, on=C).proven  # once is enough


def test_a_flip_said_after_an_answer_changes_nothing() -> None:
    at = do(flipped(2), "A pass")
    before = state(at)
    ruling = at.call("flip", by=B, on=C)
    assert (ruling.proven, ruling.clause, ruling.changes) == (True, "OP-PITTY-06", ())
    assert state(at) == before


# --- a missed turn


@clause("LLAA-PITTY-14")
def test_who_let_the_card_go_by_claims_it_in_vain() -> None:
    at = do(table(), "A pass", "B pass", "C pass", "D take")
    before = state(at)
    ruling = at.call("claim", by=C)
    assert (ruling.proven, ruling.clause) == (False, "LLAA-PITTY-14")
    assert state(at) == before
    assert format_action(at.hand.legal_actions()[0]).startswith("throw ")


@clause("LLAA-PITTY-14")
def test_who_reaches_for_a_card_let_go_by_puts_it_back() -> None:
    at = do(table(), "A pass", "B pass", "C pass", "C take")
    assert at.hand.turn == D  # it lies there
    ruling = at.call("turn", by=B, on=C)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-PITTY-14")
    assert [change.words() for change in ruling.changes] == ["C puts 8D back"]
    assert (at.hand.turn, at.hand.upcard) == (D, parse_card("8D"))
    assert not at.judge("turn", by=B, on=C).proven
    do(at, "D take")
    assert at.hand.open_of(D) & card_set("8D 8S") == card_set("8D 8S")


@clause("LLAA-PITTY-14")
def test_who_takes_a_card_in_turn_is_called_in_vain() -> None:
    at = do(table(), "A pass", "B pass", "C take")
    before = state(at)
    ruling = at.call("turn", by=D, on=C)
    assert (ruling.proven, ruling.clause, ruling.changes) == (False, "LLAA-T-17", ())
    assert state(at) == before


def test_a_claim_is_upheld_against_one_who_reaches_too_early() -> None:
    at = do(table(), "A pass", "B pass", "D take")
    assert at.hand.turn == C
    early = at.judge("turn", by=C, on=D)
    assert (early.proven, early.clause) == (True, "OP-PITTY-05")
    ruling = at.call("claim", by=C)
    assert [change.what for change in ruling.changes] == ["takes-back", "takes"]
    assert at.hand.open_of(C) == card_set("8C 8D")


def test_what_lies_there_is_put_back_when_the_right_player_acts() -> None:
    at = do(table(), "A pass", "C take", "B pass")
    assert [act.put_back for act in at.acts] == [False, True, False]
    assert not at.judge("turn", by=B, on=C).proven


# --- against the rules


@clause("LLAA-PITTY-10")
def test_a_broken_pair_is_put_back() -> None:
    at = do(table(stock="7H"), "A pass", "B take")
    assert at.hand.turn == B
    ruling = at.call("wrong", by=C, on=B)
    assert (ruling.clause, ruling.reason) == ("LLAA-PITTY-10", "broke a pair")
    at = do(table(stock="QH"), "A pass", "B take", "B throw 7C")
    ruling = at.call("wrong", by=C, on=B)
    assert (ruling.clause, ruling.changes[0].words()) == ("LLAA-PITTY-10", "B takes back 7C")
    assert at.hand.phase == "throw"


@clause("LLAA-PITTY-08")
def test_a_live_card_thrown_before_a_dead_one_is_taken_back_while_nobody_has_acted() -> None:
    rules = LLAA.replace(dead="seen-rank-first")
    hands = WORKED | {C: "3S 6C 8C 9D AC"}
    lines = ["A take", "A throw KD", "B pass", "C pass", "D pass", "E pass"]
    at = do(table(hands, "8D QS", rules), *lines)
    do(at, "B take", "B throw 9S")
    assert at.judge("wrong", by=C, on=B).proven is False
    do(at, "C take")
    dead = at.hand.copy()
    before = state(at)
    do(at, "C throw 3S")
    ruling = at.judge("wrong", by=D, on=C)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-PITTY-08")
    assert format_action(dead.legal_actions()[0]) == "throw 8C"
    at.call("wrong", by=D, on=C)
    assert state(at) == before
    do(at, "C throw 3S", "D pass")
    late = at.judge("wrong", by=D, on=C)
    assert (late.proven, late.changes) == (True, ())


def test_what_must_be_taken_and_is_let_go_by_is_put_right() -> None:
    at = do(table(rules=LLAA.replace(take="must")), "A pass")
    ruling = at.call("wrong", by=B, on=A)
    assert (ruling.proven, ruling.clause) == (True, "OP-PITTY-01")
    assert at.hand.turn == A


# --- the rest


def test_what_cannot_be_is_refused_with_a_cure() -> None:
    at = table()
    with pytest.raises(Impossible, match="flip, claim, turn, wrong"):
        at.judge("renege", by=A, on=B)
    with pytest.raises(Impossible, match="names a seat"):
        at.judge("turn", by=A)
    with pytest.raises(Impossible, match="no seat"):
        at.judge("turn", by=A, on=7)
    with pytest.raises(Impossible, match="cannot"):
        do(at, "A throw AS")
    at.chair("void")
    with pytest.raises(Impossible, match="over"):
        do(at, "A pass")


def test_the_chair_rules_a_game_void_and_nobody_is_paid() -> None:
    at = table()
    ruling = at.chair("void")
    assert (ruling.clause, at.movements()) == ("LLAA-T-17", [])
    with pytest.raises(Impossible, match="void"):
        at.result()


def test_random_play_at_an_open_table_is_the_game_itself_and_nothing_false_is_proven() -> None:
    for seed in range(60):
        rng = Random(seed)
        hand = some_hand(rng)
        at = OpenReferee(hand)
        while not at.hand.is_over:
            action = rng.choice(at.hand.legal_actions())
            by, on = rng.sample(at.hand.dealt_in, 2)
            for call in ("turn", "wrong"):
                assert not at.judge(call, by=by, on=on).proven
            hand.apply(action)
            at.act(action)
        assert at.result() == hand.result()


@pytest.mark.parametrize("path", sorted(RECORDS.glob("pitty_pat-*.toml")), ids=lambda p: p.stem)
def test_every_record_of_this_game_agrees(path: Path) -> None:
    replay(parse_record(path.read_text("utf-8")))


@clause("LLAA-PITTY-12", "LLAA-PITTY-13", "LLAA-PITTY-14")
def test_each_irregularity_is_reached_by_records_proven_and_in_vain() -> None:
    said = [path.read_text("utf-8") for path in RECORDS.glob("pitty_pat-*.toml")]
    for id in ("LLAA-PITTY-12", "LLAA-PITTY-13", "LLAA-PITTY-14"):
        assert any(f"=> proven {id}" in text for text in said)
    for call in CALLS:
        assert any(f"calls {call}" in text and "=> false" in text for text in said)
    for path in RECORDS.glob("pitty_pat-*.toml"):
        replay(parse_record(path.read_text("utf-8")))


@clause("LLAA-PITTY-15", "LLAA-PITTY-16")
@pytest.mark.parametrize(("name", "winners"), [("pp7-session", "AC"), ("pp7-tie", "AD")])
def test_worked_session_pp7(name: str, winners: str) -> None:
    record = parse_record((RECORDS / f"pitty_pat-{name}.toml").read_text("utf-8"))
    replay(record)
    assert record.end["winners"] == winners
    assert sum(record.end["chips"].values()) + record.end["bank"] == 50
