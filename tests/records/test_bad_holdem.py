"""A record of hold'em that is wrong is refused on its line, with the cure."""

from pathlib import Path

import pytest

from cardhall.records import RecordError, parse_record, replay

HERE = Path(__file__).parent
JOKER = (HERE / "holdem-joker-bet.toml").read_text("utf-8")
SPOKEN = (HERE / "holdem-spoken-raise-binds.toml").read_text("utf-8")
EXPOSED = (HERE / "holdem-h10-third-card-exposed.toml").read_text("utf-8")
GUIDED = (HERE / "holdem-h2-short-all-in-called.toml").read_text("utf-8")


def refusal(text: str, old: str, new: str) -> RecordError:
    assert old in text, old
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text.replace(old, new, 1)))
    return caught.value


def line_of(text: str, begins: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(begins))


def test_a_pack_tells_what_it_lacks_and_what_is_there_twice() -> None:
    error = refusal(JOKER, "KD KC", "KD KD")
    assert error.line == line_of(JOKER, "pack")
    assert "KC is there 0 times" in error.why or "KD is there 2 times" in error.why
    assert "missing and twice" in error.cure


def test_a_joker_twice_and_a_word_that_is_no_card_are_refused() -> None:
    assert "X1 is there 2 times" in refusal(JOKER, "X1", "X1 X1").why
    assert "rank then suit" in refusal(JOKER, "X1", "X9").cure


def test_more_burns_than_two_and_an_exposed_card_that_was_not_dealt_are_refused() -> None:
    burns = (HERE / "holdem-h10-no-burn-bet.toml").read_text("utf-8")
    assert "burns" in refusal(burns, "flop = 0", "flop = 3").why
    assert "Cards dealt are 1 to 10" in refusal(EXPOSED, "exposed = [3]", "exposed = [11]").cure


def test_faults_of_a_deal_need_a_pack() -> None:
    stated = EXPOSED[: EXPOSED.index("deck = ")] + 'hands = { A = "AS KS" }\n'
    error = refusal(stated + EXPOSED[EXPOSED.index("exposed = ") :], "[3]", "[3]")
    assert "exposed needs a pack" in error.why


def test_no_cards_at_all_are_refused() -> None:
    start = EXPOSED[: EXPOSED.index("deck = ")] + EXPOSED[EXPOSED.index("exposed = ") :]
    assert "nothing to deal from" in refusal(start, "[3]", "[3]").why


def test_chips_that_one_does_not_have_are_refused() -> None:
    error = refusal(SPOKEN, "D puts 200", "D puts 3000")
    assert error.line == line_of(SPOKEN, "D puts 200")
    assert "D puts 3000 and has 2000" in error.why


def test_a_raise_of_ten_to_the_thirty_is_refused() -> None:
    error = refusal(SPOKEN, "C call", f"C raise {10**30}")
    assert error.line == line_of(SPOKEN, "C call")
    assert error.clause == "HOLDEM-68"


def test_an_act_that_nobody_knows_is_refused_with_those_there_are() -> None:
    error = refusal(SPOKEN, "D puts 200", "D juggles 200")
    assert error.line == line_of(SPOKEN, "D puts 200")
    assert "Write fold, check, call" in error.cure or "Write fold" in error.why


def test_a_wrong_outcome_of_an_act_is_refused() -> None:
    error = refusal(SPOKEN, "owes 600", "owes 500")
    assert error.line == line_of(SPOKEN, "D says")


def test_under_the_guided_referee_nobody_acts_out_of_turn() -> None:
    error = refusal(GUIDED, "D all-in", "E all-in")
    assert "nothing is legal" in error.why or "it is D's turn" in error.why
