"""A record that is wrong is refused with the line and the cure; nothing is guessed."""

from pathlib import Path

import pytest

from cardhall.records import RecordError, parse_record, replay

GOOD = (Path(__file__).parent / "b5-renege-put-right.toml").read_text("utf-8")
LINES = GOOD.splitlines()


def line_of(text: str) -> int:
    """The line of the good record that begins so."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(text))


def refusal(old: str, new: str) -> RecordError:
    assert GOOD.count(old) >= 1, old
    with pytest.raises(RecordError) as caught:
        replay(parse_record(GOOD.replace(old, new, 1)))
    return caught.value


def test_a_pack_of_53_or_51_is_refused() -> None:
    error = refusal("KH QH", "KH AS QH")
    assert "AS is written twice" in error.why
    error = refusal("KH QH", "QH")
    assert error.line == line_of("deck")
    assert "51 cards" in error.why
    assert error.clause == "LLAA-BOURE-02"


def test_a_card_twice_is_refused_on_its_line() -> None:
    deck = line_of("KH QH")
    third = LINES[deck + 1].split()
    error = refusal(LINES[deck + 1], " ".join(["KH", *third[1:]]))
    assert error.line == deck + 2
    assert "KH is written twice" in error.why
    assert error.cure == "Write each card once"


def test_no_card_is_refused_with_the_way_to_write_one() -> None:
    error = refusal("A play AD", "A play DA")
    assert error.line == line_of("A play AD")
    assert "rank then suit" in error.cure


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    error = refusal('rules = "llaa"', 'rules = "llaa"\noptions = { colour = "red" }')
    assert error.line == line_of("rules") + 1
    assert "colour" in error.why
    assert "undertrump" in error.cure


def test_an_unknown_value_of_an_option_is_refused_with_those_that_exist() -> None:
    error = refusal('rules = "llaa"', 'rules = "llaa"\noptions = { undertrump = "never" }')
    assert error.line == line_of("rules") + 1
    assert "must, may" in error.cure


def test_an_unknown_preset_is_refused() -> None:
    error = refusal('rules = "llaa"', 'rules = "bridge"')
    assert error.line == line_of("rules")
    assert "llaa" in error.cure


def test_an_unknown_key_is_refused() -> None:
    error = refusal("pot = 0", "pot = 0\npots = 1")
    assert error.line == line_of("pot") + 1
    assert "no such key: pots" in error.why


def test_a_card_that_is_not_held_is_refused() -> None:
    error = refusal("B play 6D", "B play 6S")
    assert error.line == line_of("B play 6D")
    assert "not all in the hand" in error.why


def test_an_illegal_card_is_refused_by_its_clause_under_the_guided_referee() -> None:
    error = refusal('referee = "open"\n', "")
    assert error.line == line_of("B play QH") - 1
    assert error.clause == "LLAA-BOURE-27"
    assert error.cure == "Allowed: JC"


def test_a_pass_out_of_turn_is_refused_under_the_guided_referee() -> None:
    text = GOOD.replace('referee = "open"\n', "").replace("A stay", "B stay", 1)
    with pytest.raises(RecordError, match="it is A's turn"):
        replay(parse_record(text))


def test_a_wrong_legal_set_is_refused_with_the_right_one() -> None:
    error = refusal("C play 5C {5C}", "C play 5C {5C KD}")
    assert error.line == line_of("C play 5C")
    assert "the legal set is {5C}" in error.why


def test_a_wrong_ruling_is_refused_with_the_right_one() -> None:
    error = refusal("proven LLAA-BOURE-33", "proven LLAA-BOURE-34")
    assert error.line == line_of("C calls renege on B")
    assert "LLAA-BOURE-33" in error.why


def test_a_wrong_end_is_refused_with_the_right_one() -> None:
    error = refusal("A = 107", "A = 108")
    assert error.line == line_of("stacks = { A = 107")
    assert "A = 107" in error.why
    assert refusal("next_pot = 18", "next_pot = 19").line == line_of("next_pot")
    assert refusal("opens = 21", "opens = 22").line == line_of("opens")


def test_a_hand_that_stops_early_is_not_taken_for_a_whole_one() -> None:
    last = LINES[line_of("A play 3D") - 1]
    assert "A is to act" in refusal(last + "\n", "").why


def test_an_act_after_the_end_is_refused() -> None:
    last = LINES[line_of("A play 3D") - 1]
    error = refusal(last, last + "\nB play 2C")
    assert error.line == line_of("A play 3D") + 1
    assert "the hand is over" in error.why


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("A play AD", "AD A play", "not an act"),
        ("A play AD", "J play AD", "no seat 'J'"),
        ("A play AD", "A sing AD", "no Bouré action"),
        ("C calls renege on B", "C calls foul on B", "no call"),
        ("C calls renege on B", "C calls renege", "names a seat"),
        ("C calls renege on B", "C calls renege on J", "no call"),
        ("{draw 0-4}", "{draw four}", "no legal set"),
        ("cardhall = 1", "cardhall = 2", "an unknown format"),
        ('game = "boure"', 'game = "bridge"', "no game"),
        ('dealer = "E"', 'dealer = "F"', "no seat"),
        ("pot = 0", "pot = -1", "no amount"),
        ("pot = 0", "pot = 1.5", "no amount"),
        ("B = 100, ", "", "the seats are A, B, C"),
        ('referee = "open"', 'referee = "asleep"', "may not be"),
        ("[play]", "[play", "not TOML"),
        ("title =", "titel =", "no such key"),
        ('deck = """', 'decks = """', "no such key"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(old: str, new: str, why: str) -> None:
    error = refusal(old, new)
    assert why in error.why
    assert LINES[error.line - 1].startswith(tuple({old.split(" ")[0], "[", "A draw", "stacks"}))


def test_a_refused_act_can_be_asserted() -> None:
    asserted = GOOD.replace("E pass", "E play 7H => refused LLAA-BOURE-25\nE pass", 1)
    replay(parse_record(asserted))
    with pytest.raises(RecordError, match="refused by LLAA-BOURE-25"):
        replay(parse_record(asserted.replace("refused LLAA-BOURE-25", "refused LLAA-BOURE-26")))
    with pytest.raises(RecordError, match="this is allowed"):
        replay(parse_record(GOOD.replace("{stay pass}", "{stay pass} => refused RAP-14", 1)))


POSITION = '''cardhall = 1
title = "a position"
game = "boure"
rules = "llaa"
dealer = "B"
stacks = { A = 98, B = 98 }
pot = 4
[position]
trump = "H"
hands = { A = "KD QS", B = "2H 9H" }
tricks = { A = 2, B = 1 }
[play]
acts = """
A play KD {KD QS}
"""
'''


def test_a_position_may_be_the_beginning() -> None:
    assert len(replay(parse_record(POSITION))) == 2


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("2H 9H", "2H KD", "KD is in two places"),
        ("2H 9H", "2H", "cannot be held at one time"),
        ('"H"', '"X"', "no suit"),
        ("[play]", 'phase = "supper"\n[play]', "supper"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(RecordError, match=why):
        replay(parse_record(POSITION.replace(old, new, 1)))


def test_a_record_has_one_beginning() -> None:
    deck = "\n".join(LINES[line_of("deck") - 1 : line_of("deck") + 4])
    with pytest.raises(RecordError, match="from a deck or from a position"):
        replay(parse_record(POSITION.replace("[position]", deck + "\n[position]", 1)))
