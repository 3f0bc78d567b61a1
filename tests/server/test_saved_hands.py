"""Finished hands of every game as records: played again, they come to the same end."""

import pytest

from cardhall.records import parse_record, replay
from cardhall.records.text import by_seat
from cardhall.server.saved_hands import record_text
from cardhall.tables import commands as c
from cardhall.tables.archive import Archive, EndedSession
from tests.tables.play import Table
from tests.tables.usual import PRESETS, SEATS

OTHERS = [
    *((game, PRESETS[game], SEATS[game]) for game in PRESETS if game not in ("boure", "holdem")),
    ("holdem", "cash-limit", 4),
]
GAMES = [("boure", "llaa", 5), ("boure", "rap", 6), ("holdem", "kofc-holdem", 5), *OTHERS]


def over(table: Table) -> EndedSession:
    """The session that the table now plays out."""
    while table.state.stage != "ended":
        if not table.bot_moves():
            table.wait(1_000)
    return Archive(table.past).ended[-1]


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_every_hand_of_every_game_is_saved_and_replays(game: str, preset: str, seats: int) -> None:
    table = Table(seats, game=game, preset=preset, minutes=3)
    table.begin(7)
    done = over(table)
    assert done.state.history
    for facts in done.state.history:
        text = record_text(done, facts.number)
        record = parse_record(text)
        assert list(replay(record))
        assert record.game == game
        assert len(record.lines) == len(facts.acts)
        if "stacks" in record.end:
            assert record.end["stacks"] == by_seat(facts.stacks_after)


def test_empty_chairs_have_no_place_in_a_record_of_rummy() -> None:
    table = Table(4, people=(1,), game="rummy", minutes=2)
    table.person(1, c.Leave(seat=1))
    table.begin(7)
    done = over(table)
    assert len(done.state.history[0].players) == 3
    assert list(replay(parse_record(record_text(done, 1))))


def test_a_hand_that_was_not_dealt_has_no_record() -> None:
    table = Table(4, game="euchre", preset="lions-euchre", minutes=1)
    table.begin(7)
    done = over(table)
    assert record_text(done, 99) == ""


@pytest.mark.parametrize(
    ("game", "preset", "stage", "told"),
    [
        ("boure", "llaa", "stay", "chair rules misdeal"),
        *((game, preset, "hand", "it is void") for game, preset, _ in OTHERS),
    ],
)
def test_a_hand_that_the_chair_ended_is_written_up_to_there_and_says_so(
    game: str, preset: str, stage: str, told: str
) -> None:
    table = Table(4, people=(0,), game=game, preset=preset, minutes=1, event="e1")
    table.begin(7)
    table.to_stage(stage)
    table.person(0, c.CallChair(seat=0, reason="wait"))
    table.judge(c.Rule(ruling="misdeal"))
    table.person(0, c.Leave(seat=0))
    done = over(table)
    assert done.state.history[0].void
    text = record_text(done, 1)
    assert told in text
    record = parse_record(text)
    assert len(record.lines) >= len(done.state.history[0].acts)
    list(replay(record))
    assert list(replay(parse_record(record_text(done, 2))))


@pytest.mark.parametrize(("game", "preset"), [(game, preset) for game, preset, _ in OTHERS])
def test_a_hand_in_which_somebody_was_put_out_is_written_up_to_there(
    game: str, preset: str
) -> None:
    table = Table(4, people=(0,), game=game, preset=preset, minutes=1, event="e1")
    table.begin(7)
    table.to_stage("hand")
    for _ in range(3):
        table.bot_moves()
    before = len(table.state.facts.acts) if table.state.facts else 0
    table.do(c.Disqualify(seat=1, clause="LLAA-T-14", reason="A marked card"))
    table.person(0, c.Leave(seat=0))
    done = over(table)
    facts = done.state.history[0]
    if not facts.dead:
        pytest.skip("a hand of this game ends with that at once")
    record = parse_record(record_text(done, 1))
    assert "B was put out of the event." in record.note
    assert len(record.lines) == before == facts.dead[0][1]
    list(replay(record))
