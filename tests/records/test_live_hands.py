"""A hand of a live table is saved as a record, also when the chair ruled in it."""

import pytest

from cardhall.games.boure.record import start_of
from cardhall.records import format_record, parse_record, record_of, replay
from cardhall.tables import commands as c
from cardhall.tables.history import HandData, hand_numbers, hand_record
from tests.tables.play import Table


def saved(data: HandData) -> str:
    start = start_of(
        data.title, data.rules, data.dealer, data.stacks, data.deck, data.pot, data.owed,
        data.spare, data.playing, data.free,
    )  # fmt: skip
    return format_record(record_of(start, data.words))


def hands(ruling: str, phase: str, preset: str = "llaa") -> list[HandData]:
    table = Table(5, people=(0,), event="e1", host="", minutes=4, preset=preset)
    table.begin(3)
    table.to_stage("stay", 3)  # "draw" is also the name of the draw for the deal
    table.to_stage(phase, 3)
    assert table.state.hand is not None
    seat = table.state.hand.turn
    table.person(0, c.CallChair(seat=0, reason="wait"))
    if ruling == "disqualify":  # of the whole event: ruled there, and the table follows
        table.do(c.Disqualify(seat=seat, clause="LLAA-T-14"))
        ruling = "play_on"
    table.judge(c.Rule(ruling=ruling, seat=seat, clause="LLAA-BOURE-13"))
    table.play_session()
    return [hand_record(table.state, number) for number in hand_numbers(table.state)]


@pytest.mark.parametrize("preset", ["llaa", "rap"])
@pytest.mark.parametrize(
    ("ruling", "phase"),
    [("misdeal", "stay"), ("misdeal", "draw"), ("renege", "play"), ("take_back", "play"),
     ("disqualify", "stay"), ("disqualify", "play")],
)  # fmt: skip
def test_a_live_hand_with_a_ruling_replays_to_the_same_pot_and_stacks(
    ruling: str, phase: str, preset: str
) -> None:
    told = hands(ruling, phase, preset)
    assert len(told) > 2
    for data in told:
        record = parse_record(saved(data))
        replay(record)
        dead = {"ABCDEFGHIJ".index(words[-1]) for words in data.words if " puts out " in words}
        assert record.end["next_pot"] == data.pot_after
        for seat, chips in enumerate(record.end["stacks"].values()):
            assert seat in dead or chips == data.stacks_after[seat]
