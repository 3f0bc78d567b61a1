"""The open referee of Po-Ke-No: what is called, what is proven, what it changes."""

from pathlib import Path
from random import Random

import pytest

from cardhall.cards.notation import parse_cards
from cardhall.games.po_ke_no import CALL_ACTION, Hand, Movement, parse_action
from cardhall.games.po_ke_no.referee import CALLS, OpenReferee
from cardhall.records import parse_record, replay
from cardhall.rulings.referee import Impossible
from tests.games.po_ke_no_play import LLAA, ONE, TWO, A, B, game
from tests.games.po_ke_no_trace import choice, some_hand

clause = pytest.mark.clause
RECORDS = Path(__file__).parents[1] / "records"
ROW_ONE = "3D QS 6S 6C 2D AH 2C"
BOTH = "7H 7S 7D 7C 4H QH JH 6H 3H"


def table(calls: str, **options: str) -> OpenReferee:
    return OpenReferee(game(calls, rules=LLAA.replace(**options)))


def do(at: OpenReferee, words: str) -> OpenReferee:
    for text in words.split(";"):
        at.act(parse_action(text))
    return at


def state(at: OpenReferee) -> object:
    hand = at.hand
    return hand.called, hand.claims, hand.phase, hand.sitting_out, hand.legal_actions()


# --- false calls


def test_a_false_call_costs_nothing_and_play_goes_on() -> None:
    at = do(table("3D 6S"), "out A")
    before = state(at)
    ruling = at.call("false", by=B, on=A)
    assert (ruling.proven, ruling.clause) == (True, "OP-POKENO-07")
    assert [change.words() for change in ruling.changes] == ["A's counters are put right"]
    assert state(at) == before
    assert not at.judge("false", by=B, on=A).proven
    do(at, "call")


def test_who_calls_falsely_sits_out_where_the_house_says_so() -> None:
    at = do(table("3D 6S", false_call="sit-out-game"), "out A")
    at.call("false", by=B, on=A)
    assert at.hand.sitting_out == (A,)
    with pytest.raises(Impossible, match="sits out"):
        do(at, "out A")


def test_a_right_call_is_not_false() -> None:
    at = do(table(ROW_ONE), "out A")
    ruling = at.call("false", by=B, on=A)
    assert (ruling.proven, ruling.clause, ruling.changes) == (False, "LLAA-T-17", ())
    assert do(at, "settle").result().winner == A


@clause("LLAA-POKENO-07", "LLAA-POKENO-13")
def test_the_caller_looks_at_every_claim_and_pays_one() -> None:
    at = do(table(ROW_ONE), "out B;out A;settle")
    assert [(ruling.call, ruling.on) for ruling in at.rulings] == [("false", B)]
    assert at.movements() == [Movement(None, 1, A, "LLAA-POKENO-08")]
    at = do(table("3D"), "out B;settle")
    assert not at.hand.is_over
    with pytest.raises(Impossible, match="Nobody has called out"):
        do(at, "settle")


# --- late claims


@clause("LLAA-POKENO-07")
def test_a_late_claim_competes_and_one_after_a_settlement_is_lost() -> None:
    at = table(f"{ROW_ONE} 4H QH JH 6H 3H")
    ruling = at.call("claim", by=A)
    assert (ruling.proven, ruling.clause) == (True, "OP-POKENO-03")
    assert at.hand.claims == (A,)
    assert do(at, "out B;settle").result().winner == B  # a flush beats two pairs


@clause("LLAA-POKENO-13")
def test_a_claim_after_another_was_upheld_is_in_vain() -> None:
    at = do(table(BOTH), "out B;settle")
    ruling = at.call("claim", by=A)
    assert (ruling.proven, ruling.clause) == (False, "LLAA-POKENO-13")
    assert at.movements() == [Movement(None, 1, B, "LLAA-POKENO-08")]


def test_a_late_claim_where_it_is_lost() -> None:
    at = do(table(f"{ROW_ONE} AS", late="lost"), "out A")
    assert at.judge("false", by=B, on=A).clause == "OP-POKENO-03"
    assert (at.judge("claim", by=A).proven, at.judge("claim", by=A).clause) == (
        False,
        "OP-POKENO-03",
    )


# --- a card turned though a claim waits


@clause("LLAA-POKENO-05")
def test_a_card_turned_after_a_claim_goes_back() -> None:
    at = do(table(ROW_ONE), "out A")
    before = state(at)
    do(at, "call")
    assert at.hand.calls == 8
    ruling = at.call("turned", by=B)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-POKENO-05")
    assert state(at) == before
    assert do(at, "settle").result().winner == A


@clause("LLAA-POKENO-05")
def test_a_card_turned_in_good_time_stays() -> None:
    at = do(table(ROW_ONE), "call")
    before = state(at)
    ruling = at.call("turned", by=A)
    assert (ruling.proven, ruling.clause, ruling.changes) == (False, "LLAA-T-17", ())
    assert state(at) == before


# --- the rest


def test_what_cannot_be_is_refused_with_a_cure() -> None:
    at = table("3D")
    with pytest.raises(Impossible, match="false, claim, turned"):
        at.judge("misdeal", by=A)
    with pytest.raises(Impossible, match="no seat"):
        at.judge("false", by=A, on=7)
    with pytest.raises(Impossible, match="another's"):
        at.act(CALL_ACTION, A)
    at.chair("void")
    with pytest.raises(Impossible, match="over"):
        do(at, "call")
    assert at.movements() == []


def test_random_play_at_an_open_table_is_the_game_itself() -> None:
    for seed in range(40):
        rng = Random(seed)
        hand = some_hand(rng)
        at = OpenReferee(hand)
        while not at.hand.is_over:
            action = choice(rng, at.hand)
            for call in ("turned",):
                assert not at.judge(call, by=at.hand.playing[0]).proven
            hand.apply(action)
            at.act(action)
        assert at.result() == hand.result()


@pytest.mark.parametrize("path", sorted(RECORDS.glob("po_ke_no-*.toml")), ids=lambda p: p.stem)
def test_every_record_of_this_game_agrees(path: Path) -> None:
    replay(parse_record(path.read_text("utf-8")))


def test_each_call_is_reached_by_records_proven_and_in_vain() -> None:
    said = [path.read_text("utf-8") for path in RECORDS.glob("po_ke_no-*.toml")]
    for call in CALLS:
        lines = [line for text in said for line in text.splitlines() if f"calls {call}" in line]
        assert any("=> proven" in line for line in lines)
        assert any("=> false" in line for line in lines)


@clause("LLAA-POKENO-08", "LLAA-POKENO-10")
@pytest.mark.parametrize(("name", "winners"), [("pk6-session", "ABC"), ("pk6-tie", "ABD")])
def test_worked_session_pk6(name: str, winners: str) -> None:
    record = parse_record((RECORDS / f"po_ke_no-{name}.toml").read_text("utf-8"))
    replay(record)
    assert (record.end["winners"], record.end["bank"]) == (winners, 30)


def test_boards_and_calls_of_the_worked_games_are_those_of_the_tests() -> None:
    text = (RECORDS / "po_ke_no-pk2-two-lines.toml").read_text("utf-8")
    start = parse_record(text).start
    boards = start["boards"]
    assert [parse_cards(boards[seat]) for seat in "AB"] == [tuple(ONE), tuple(TWO)]
    assert Hand(LLAA, [ONE, TWO]).seats == 2
