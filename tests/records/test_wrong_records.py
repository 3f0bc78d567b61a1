"""Whatever is wrong in a record of any game is told with its line and the cure."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cardhall.games import GAMES
from cardhall.records import RecordError, Start, parse_record, records_of, replay, replay_main
from cardhall.records.text import LONGEST, MOST, Record

every_game = pytest.mark.parametrize("name", GAMES)


@cache
def good(name: str) -> str:
    """A shipped record of the game that begins from a deck, the shortest."""
    texts = [path.read_text("utf-8") for path in Path(__file__).parent.glob("*.toml")]
    mine = [t for t in texts if parse_record(t).game == name]
    decks = [t for t in mine if re.search(r"^deck = ", t, re.M) and "[ladder]" not in t]
    return min(decks or mine, key=len)


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text))
    assert 1 <= caught.value.line <= text.count("\n") + 1
    return caught.value


def line_at(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


@every_game
def test_an_unknown_key_is_named_at_its_line(name: str) -> None:
    for table in ("start", "end"):
        if f"[{table}]" in good(name):
            text = good(name).replace(f"[{table}]", f"[{table}]\ncolour = 1", 1)
            error = refusal(text)
            assert error.line == text.split("\n").index("colour = 1") + 1
            assert "no such key" in error.why
            assert error.cure.startswith("Known: ")


@every_game
def test_an_unknown_option_is_named_at_its_line_with_those_that_exist(name: str) -> None:
    text = re.sub(r"^options = .*\n", "", good(name), flags=re.M)
    text = re.sub(
        r"^(rules = .*)$", r"\1" + "\noptions = { colour = 1 }", text, count=1, flags=re.M
    )
    error = refusal(text)
    assert error.line == text.split("\n").index("options = { colour = 1 }") + 1
    assert "no such option: colour" in error.why
    assert "Choose among" in error.cure


@every_game
@pytest.mark.parametrize("value", ["-1", "1.5", "nan", "inf", "[1]", '"many"', "true", str(10**30)])
def test_an_option_of_another_kind_is_refused_at_its_line(name: str, value: str) -> None:
    record = parse_record(good(name))
    rules = Start(record, records_of(name).KEYS).rules.to_data()
    number = next(key for key, kind in rules.items() if type(kind) is int)
    text = re.sub(r"^options = .*\n", "", good(name), flags=re.M)
    line = f"options = {{ {number} = {value} }}"
    text = re.sub(r"^(rules = .*)$", r"\1" + "\n" + line, text, count=1, flags=re.M)
    assert refusal(text).line == text.split("\n").index(line) + 1


@every_game
@pytest.mark.parametrize("value", ["-1", "1.5", "nan", "-inf", str(10**30), f'"{"9" * 50}"', "{}"])
def test_an_amount_that_nobody_has_is_refused_at_its_line(name: str, value: str) -> None:
    """Every number of the start in turn."""
    text = good(name)
    head = text[: text.index("[play]")]
    tried = 0
    for found in re.finditer(r"(?<= = )\d+(?=[,\n }])", head):
        if head.startswith("cardhall", head.rfind("\n", 0, found.start()) + 1):
            continue
        error = refusal(text[: found.start()] + value + text[found.end() :])
        assert error.line == line_at(text, found.start())
        tried += 1
    assert tried or name in ("euchre", "pedro", "po_ke_no", "pitty_pat", "rummy", "spades")


@every_game
def test_a_card_twice_and_a_short_pack_are_refused_at_their_line(name: str) -> None:
    text = good(name)
    if not re.search(r"^deck = ", text, re.M):
        return
    begin = text.index("deck = ")
    cards = list(re.finditer(r"\b[2-9TJQKA][CDHS]\b", text[begin:]))
    first, second = cards[0], cards[1]
    twice = text[: begin + second.start()] + first[0] + text[begin + second.end() :]
    error = refusal(twice)
    assert error.line == line_at(text, begin + second.start())
    assert "written twice" in error.why
    assert error.cure == "Write each card once"
    if name != "holdem":  # its circular takes a pack for granted
        assert error.clause
    short = text[: begin + first.start()] + text[begin + second.start() :]
    assert re.search(r"\d+ cards|is missing|cards", refusal(short).why)


@every_game
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("cardhall = 1", "cardhall = 3", "an unknown format"),
        ('rules = "', 'rules = "no-', "no-"),
        ("title = ", "titel = ", "no such key: titel"),
        ("[play]", "[doing]", "no such key: doing"),
        ('acts = """', 'acts = 3\nmore = """', "no such key|lines of text"),
    ],
)
def test_what_is_misspelt_is_named(name: str, old: str, new: str, why: str) -> None:
    assert re.search(why, refusal(good(name).replace(old, new, 1)).why)


@every_game
def test_a_wrong_legal_set_and_a_wrong_end_are_told_with_the_right_one(name: str) -> None:
    texts = [path.read_text("utf-8") for path in Path(__file__).parent.glob("*.toml")]
    mine = next(t for t in texts if parse_record(t).game == name and re.search(r"{[^}]", t))
    begin = mine.index("{", mine.index("acts"))
    end = mine.index("}", begin)
    error = refusal(mine[: begin + 1] + mine[end:])
    assert error.line == line_at(mine, begin)
    assert "the legal set is" in error.why


@every_game
def test_an_act_after_the_end_is_refused(name: str) -> None:
    record = parse_record(good(name))
    assert record.end
    last = record.lines[-1].words
    text = good(name)
    place = text.index('"""', text.index("[play]") + 20)
    again = text[:place] + last + "\n" + text[place:]
    if not record.lines[-1].is_ruling:
        assert refusal(again).line == line_at(text, place)


def test_an_amount_is_refused_beyond_all_chips() -> None:
    text = good("boure")
    assert "pot = 0" in text
    replay(parse_record(text.split("[play]")[0].replace("pot = 0", f"pot = {MOST}")))
    error = refusal(text.replace("pot = 0", f"pot = {MOST + 1}"))
    assert f"{MOST} at the most" in error.cure


def test_a_file_too_large_is_refused_before_it_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    large = tmp_path / "large.toml"
    large.write_text(good("boure") + "#" * 5 * LONGEST, "utf-8")
    assert replay_main([str(large)]) == 1
    assert "too large for a record" in capsys.readouterr().out
    with pytest.raises(RecordError, match="too long"):
        parse_record("#" * (LONGEST + 1))


def test_a_thousand_brackets_or_digits_are_refused() -> None:
    for text in ("a = " + "[" * 5000, "a = " + "9" * 5000):
        with pytest.raises(RecordError):
            parse_record(text)


# --- typed access


KEYS = {"seats", "who", "amount", "stacks", "hands", "up", "out", "flag", "trick", "deck", "list"}


def start(game: str = "boure", **values: object) -> Start:
    return Start(Record(title="x", rules="llaa", game=game, start={"seats": 3, **values}), KEYS)


def test_values_are_read_by_their_kind() -> None:
    read = start(
        who="B", amount=7, stacks={"A": 1, "B": 2, "C": 3}, hands={"C": "AS KS"}, up="2D",
        out="AC", flag=True, trick="A 8C, B TC", list=[1, 2],
    )  # fmt: skip
    assert (read.seats, read.seat("who"), read.amount("amount")) == (3, 1, 7)
    assert read.amounts("stacks") == (1, 2, 3)
    assert read.hands() == {2: 3 << 50}
    assert (read.card("up"), read.seats_word("out"), read.flag("flag")) == (13, (0, 2), True)
    assert read.plays("trick") == ((0, 6), (1, 8))
    assert read.numbers("list") == (1, 2)
    assert (read.amount("other", 5), read.seat("other", -1), read.deck()) == (5, -1, ())


@pytest.mark.parametrize(
    ("values", "read", "why"),
    [
        ({}, lambda s: s.seat("who"), "who is missing"),
        ({"who": "D"}, lambda s: s.seat("who"), "no seat 'D'"),
        ({"who": 1}, lambda s: s.seat("who"), "no seat 1"),
        ({"who": "AB"}, lambda s: s.seat("who"), "no seat 'AB'"),
        ({"amount": True}, lambda s: s.amount("amount"), "no amount"),
        ({"amount": -1}, lambda s: s.amount("amount"), "no amount"),
        ({"stacks": {"A": 1}}, lambda s: s.amounts("stacks"), "B is missing"),
        ({"stacks": 5}, lambda s: s.amounts("stacks"), "given by seat"),
        ({"stacks": {"Z": 1}}, lambda s: s.amounts("stacks"), "no seat 'Z'"),
        ({"hands": {"A": "AS AS"}}, lambda s: s.hands(), "written twice"),
        ({"hands": {"A": 3}}, lambda s: s.hands(), "is a text"),
        ({"up": "AS KS"}, lambda s: s.card("up"), "is one card"),
        ({"up": "XX"}, lambda s: s.card("up"), "not a card"),
        ({"flag": "yes"}, lambda s: s.flag("flag"), "true or false"),
        ({"trick": "A"}, lambda s: s.plays("trick"), "no play of one card"),
        ({"deck": "AS"}, lambda s: s.deck(), "1 cards"),
        ({"list": {"A": 1}}, lambda s: s.numbers("list"), "is a list"),
        ({"seats": 99}, lambda s: s.seats, "99 seats"),
        ({"nobody": 1}, lambda s: s, "no such key: nobody"),
    ],
)
def test_a_value_of_another_kind_is_refused(
    values: dict[str, Any], read: Callable[[Any], object], why: str
) -> None:
    with pytest.raises(RecordError, match=why) as caught:
        read(start(**values))
    assert caught.value.cure
