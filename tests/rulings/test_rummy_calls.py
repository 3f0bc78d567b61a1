"""Every call of every shipped record of Rummy: the preview is the ruling and changes nothing, a
false call changes nothing, each clause is reached, and no view shows more after a ruling."""

from dataclasses import replace

import pytest

from cardhall.cards.notation import card_list, format_card
from cardhall.games.rummy import view
from cardhall.games.rummy.record import RummyTable
from cardhall.games.rummy.referee import CALLS, Impossible
from cardhall.records import Record, RecordError, table_of
from cardhall.records.table import parse_call
from tests.rulings.rummy_table import NAMES, A, B, C, do, lying, record, start

every_record = pytest.mark.parametrize("name", NAMES)


@every_record
def test_a_preview_is_the_ruling_and_changes_nothing_and_so_does_a_false_call(name: str) -> None:
    found = record(name)
    table = table_of(found)
    for line in found.lines:
        if line.outcome.startswith("refused"):
            continue
        if line.act.startswith("calls") and isinstance(table, RummyTable):
            call, on, facts = parse_call(line.act)
            before = lying(table.referee)
            preview = table.referee.judge(call, line.seat, on, **facts)
            assert lying(table.referee) == before
            table.do(line.seat, line.act)
            assert table.referee.rulings[-1] == preview
            if not preview.proven:
                assert lying(table.referee) == before
        else:
            table.do(line.seat, line.act)


def outcomes() -> list[tuple[str, str]]:
    """The call and the outcome of every call in a shipped record."""
    lines = [line for name in NAMES for line in record(name).lines]
    return [(line.act.split()[1], line.outcome) for line in lines if line.act.startswith("calls")]


def test_records_reach_every_call_proven_and_falsely() -> None:
    proven = {call for call, outcome in outcomes() if outcome.startswith("proven")}
    false = {call for call, outcome in outcomes() if outcome.startswith("false")}
    assert proven == false == set(CALLS)


@pytest.mark.parametrize("number", range(39, 67))
def test_a_record_names_each_irregularity_in_its_title_and_reaches_it(number: int) -> None:
    named = [record(name) for name in NAMES]
    titled = [
        r for r in named if str(number) in r.title.replace(",", " ").replace(")", " ").split()
    ]
    titled += [r for r in named if f"({number}" in r.title]
    worked = {39: "ru6-stands", 40: "ru6-too-late", 41: "ru6-stopped"}
    if number in worked:
        titled.append(record(worked[number]))
    assert any(line.outcome for found in titled for line in found.lines)
    assert all(found.referee == "open" for found in titled)


def views(found: Record, but: int) -> list[object]:
    """What every seat but one may know, after each line."""
    table = table_of(found)
    assert isinstance(table, RummyTable)
    seen: list[object] = []
    for line in found.lines:
        if not line.outcome.startswith("refused"):
            table.do(line.seat, line.act)
        if table.hand.is_over:
            return seen
        seen += [view(table.hand, seat) for seat in range(table.hand.seats) if seat != but]
    return seen


def exchanged(found: Record, one: str, other: str) -> Record:
    """The record with two cards in each other's place."""

    def swap(value: object) -> object:
        if isinstance(value, dict):
            return {key: swap(inner) for key, inner in value.items()}
        text = str(value) if isinstance(value, str) else ""
        words = {one: other, other: one}
        return " ".join(words.get(word, word) for word in text.split(" ")) if text else value

    begins = {key: swap(value) for key, value in found.start.items()}
    return replace(found, start=begins)


@pytest.mark.parametrize("name", [name for name in NAMES if "hands" in record(name).start])
def test_no_ruling_shows_a_seat_what_it_may_not_know(name: str) -> None:
    """Two cards change places of which one lies in D's hand and one deep in the stock: nobody else
    sees the difference, at any line."""
    found = record(name)
    table = table_of(found)
    assert isinstance(table, RummyTable)
    acted = " ".join(line.words for line in found.lines).split()
    own = [format_card(card) for card in card_list(table.hand.hand_of(3))]
    deep = [format_card(card) for card in table.hand.stock_order[-4:]]
    pairs = [(o, d) for o in own for d in deep if o not in acted and d not in acted]
    compared = 0
    for one, other in pairs[:4]:
        try:
            twin = views(exchanged(found, one, other), but=3)
        except (RecordError, ValueError):
            continue  # D could not do with these cards what the record says
        assert twin == views(found, but=3)
        compared += 1
    assert compared or not pairs


# --- what cannot be called or done


@pytest.mark.parametrize(
    ("call", "on", "facts", "cure"),
    [
        ("belote", A, {}, "Use one of: turn"),
        ("turn", None, {}, "Say on whom"),
        ("redeal", A, {}, "Leave the seat out"),
        ("redeal", None, {}, "why="),
        ("redeal", None, {"why": "rain"}, "exposed, faced, count, pack"),
        ("turn", 7, {}, "Seats are 0 to 3"),
        ("two", A, {}, "Say card="),
        ("two", A, {"card": "9C"}, "one of 5S KC"),
        ("two", A, {"card": "XX"}, "rank then suit"),
    ],
)
def test_a_call_that_cannot_be_made_says_what_can(
    call: str, on: int | None, facts: dict[str, str], cure: str
) -> None:
    at = start("two-taken-back")
    do(at, "A draw", "A throw 5S KC")
    with pytest.raises(Impossible, match=cure):
        at.judge(call, B, on, **facts)


def test_what_nobody_can_do_is_impossible() -> None:
    at = start("ru6-stopped")
    for words, why in (("A throw 2S", "does not hold 2S"), ("A count 45", "not over")):
        with pytest.raises(Impossible, match=why):
            do(at, words)
    with pytest.raises(Impossible, match="not over"):
        at.gather()
    with pytest.raises(Impossible, match="not over"):
        at.result()


def test_nothing_can_be_done_in_a_void_hand() -> None:
    at = start("redeal-two-shown")
    at.call("redeal", C, why="exposed")
    assert at.legal_actions() == []
    for act in (lambda: do(at, "A draw"), lambda: at.call("turn", B, C)):
        with pytest.raises(Impossible, match="Deal again"):
            act()
