"""A message is its English text, and keeps its key and arguments where it goes."""

import pickle

import msgspec
import pytest

from cardhall.messages import (
    Card,
    Chips,
    Day,
    Dollars,
    Message,
    Player,
    Rank,
    Suit,
    Time,
    in_a_row,
    no_words,
    one_after_another,
    read_hook,
    said_as,
    to_answer,
    to_store,
    written,
)


class Told(msgspec.Struct):
    why: Message


READ = msgspec.json.Decoder(Told, dec_hook=read_hook)


def test_a_message_is_its_english_text() -> None:
    said = Message("that-folder-cannot-be-written-to", told="disk full")
    assert said == "That folder cannot be written to (disk full)."
    assert said.key == "that-folder-cannot-be-written-to"
    assert said.arguments == {"told": "disk full"}


def test_several_are_listed() -> None:
    said = Message("choose-a-lesson", lessons=("boure", "rummy", "pedro"))
    assert said == "Choose boure, rummy or pedro."


def test_a_full_hall_is_listed_whole() -> None:
    people = tuple(Player(f"Somebody Testperson {n}") for n in range(300))
    assert "Testperson 298 or Somebody Testperson 299" in Message("choose-a-lesson", lessons=people)


@pytest.mark.parametrize("number", [2**62, -(10**40), 10**15 - 1])
def test_a_number_of_any_size_is_said(number: int) -> None:
    assert f"({number:,})" in Message("that-folder-cannot-be-written-to", told=number)


@pytest.mark.parametrize("number", [7, 12_345, 10**15, 10**30])
def test_a_number_without_commas_is_so_at_any_size(number: int) -> None:
    said = Message("holdem-puts-and-has", player=Player("Ann"), chips=number, have=3)
    assert said == f"Ann puts {number} and has 3"


def test_a_key_without_words_is_an_error() -> None:
    with pytest.raises(LookupError, match="no-such-key"):
        Message("no-such-key")
    with pytest.raises(LookupError, match="told"):
        Message("that-folder-cannot-be-written-to")


def test_what_is_stored_is_key_and_arguments_and_is_read_again() -> None:
    said = Message("that-folder-cannot-be-written-to", told="disk full")
    stored = to_store(Told(said))
    assert b"cannot be written to (" not in stored
    assert READ.decode(stored).why.arguments == {"told": "disk full"}


def test_an_answer_has_key_arguments_and_text() -> None:
    said = Message("choose-a-lesson", lessons=(Player("Odile"), Card("QH")))
    assert msgspec.json.decode(to_answer(Told(said)))["why"] == {
        "key": "choose-a-lesson",
        "arguments": {"lessons": [{"player": "Odile"}, {"card": "QH"}]},
        "text": "Choose Odile or queen of hearts.",
    }
    assert READ.decode(to_answer(Told(said))).why.arguments == said.arguments


def test_prose_of_an_older_cardhall_is_read_and_stored_as_it_was() -> None:
    old = b'{"why":"The cards were not dealt right"}'
    assert READ.decode(old).why == "The cards were not dealt right"
    assert READ.decode(old).why.key == ""
    assert to_store(READ.decode(old)) == old
    assert to_store(Told(no_words)) == b'{"why":""}'


def test_a_message_of_a_newer_cardhall_does_not_keep_a_stream_from_being_read() -> None:
    newer = b'{"why":{"key":"not-known-here","arguments":{"n":3}}}'
    assert READ.decode(newer).why == "not-known-here"


def test_a_message_may_be_part_of_another() -> None:
    inner = Message("choose-a-lesson", lessons=("boure", "rummy"))
    outer = Message("that-folder-cannot-be-written-to", told=inner)
    again = READ.decode(to_store(Told(outer))).why
    assert again == outer
    assert again.arguments["told"].key == "choose-a-lesson"  # type: ignore[union-attr]


def test_a_long_row_of_messages_is_stored_and_answered_flat() -> None:
    each = [Message("that-folder-cannot-be-written-to", told=f"disk {n}") for n in range(200)]
    row = one_after_another(*each)
    assert row == " ".join(each)
    assert READ.decode(to_store(Told(row))).why == row
    assert len(to_answer(Told(row))) < 5 * sum(len(one) + 40 for one in each)
    assert in_a_row(each) == ". ".join(each)


def test_a_name_that_is_a_message_is_its_text() -> None:
    said = Message("choose-a-lesson", lessons=(Player(Message("sign-in-first")), "rummy"))
    for form in (to_store(Told(said)), to_answer(Told(said))):
        assert READ.decode(form).why == said


def test_a_message_travels_between_processes() -> None:
    said = Message("choose-a-lesson", lessons=(Player("Odile"), "rummy"))
    assert pickle.loads(pickle.dumps(said)).arguments == said.arguments
    assert pickle.loads(pickle.dumps(written("as typed"))) == "as typed"


@pytest.mark.parametrize(
    ("argument", "english"),
    [
        (Card("QH"), "queen of hearts"),
        (Suit("S"), "spades"),
        (Rank("6", many=True), "sixes"),
        (Chips(1), "1 chip"),
        (Chips(1200), "1,200 chips"),
        (Dollars(110), "$1.10"),
        (Dollars(-150_000), "-$1,500.00"),
        (Time("13:05"), "1:05 PM"),
        (Time("00:30"), "12:30 AM"),
        (Day("2026-10-24"), "Saturday, October 24"),
    ],
)
def test_each_kind_has_its_english(argument: object, english: str) -> None:
    assert str(argument) == english


def test_a_message_answers_the_same_each_time_and_in_each_answer() -> None:
    """Its JSON is kept with it; another of the same text has its own."""
    parts = (Message("take-another-name"), written("Ida"))
    told = Message("one-sentence-after-another", told=parts)
    first = msgspec.json.decode(to_answer([told, written(str(told)), told]))
    assert first == [said_as(told), {"key": "", "arguments": {}, "text": str(told)}, said_as(told)]
    assert msgspec.json.decode(to_answer({"told": told})) == {"told": said_as(told)}
