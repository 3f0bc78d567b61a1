"""A table's revealed deals: checked by `cardhall verify`, and by a stranger's own program."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardhall.dealing import verify_main
from cardhall.tables.deal_proofs import deal_proofs
from tests.dealing.verifiers import guide
from tests.tables.play import Table


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """Two sessions of one table, cuts by people in them, and a third that is still on."""
    table = Table(5, people=(0, 1), minutes=2)
    for seed in (4, 5, 6):
        table.begin(seed)
        if seed < 6:
            table.play_session()
    return json.loads(msgspec.json.encode(deal_proofs(table.past)))  # type: ignore[no-any-return]


@pytest.fixture
def file(tmp_path: Path, told: dict[str, Any]) -> Path:
    return written(tmp_path, told)


def written(folder: Path, told: Any) -> Path:
    file = folder / "deals.json"
    file.write_text(json.dumps(told))
    return file


def test_every_deal_of_every_session_is_as_sealed(
    file: Path, told: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify_main([str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    deals = [deal for session in told["sessions"] for deal in session["deals"]]
    assert len(deals) > 20
    assert sum(": as sealed" in line for line in lines) == len(deals)
    assert lines[-3] == "session 3: still sealed"
    assert lines[-2].startswith("Compare the seals with those that you noted before play: --noted")
    assert lines[-1] == "All as sealed."
    assert guide(file) == 0


@pytest.mark.parametrize(
    ("game", "preset", "before"),
    [("euchre", "lions-euchre", "draw/1"), ("pedro", "llaa", "draw/1"),
     ("pitty_pat", "llaa", "draw/1"), ("rummy", "llaa", "draw/1"),
     ("holdem", "kofc-holdem", "draw/1"), ("po_ke_no", "llaa", "boards/1")],
)  # fmt: skip
def test_the_deals_of_every_game_can_be_checked(
    game: str, preset: str, before: str, tmp_path: Path
) -> None:
    """Also euchre's pack of twenty-four, and the boards of Po-Ke-No."""
    table = Table(4, game=game, preset=preset, minutes=1)
    table.begin(4)
    while table.state.stage != "ended":
        if not table.bot_moves():
            table.wait(1_000)
    told = json.loads(msgspec.json.encode(deal_proofs(table.past)))
    (session,) = told["sessions"]
    assert [deal["label"] for deal in session["deals"][:2]] == [before, "deck/1"]
    hands = {deal["hand"] for deal in session["deals"]} - {0}
    assert hands == set(range(1, max(hands) + 1))
    file = written(tmp_path, told)
    assert verify_main([str(file)]) == 0
    assert guide(file) == 0


def test_a_session_that_is_on_shows_its_seal_alone(told: dict[str, Any]) -> None:
    playing = told["sessions"][2]
    assert len(playing["commitment"]) == 64
    assert (playing["seed"], playing["salt"], playing["deals"]) == ("", "", [])


def test_the_cards_given_are_those_that_were_held(told: dict[str, Any]) -> None:
    """Five cards each from the left of the dealer, one at a time (LLAA-BOURE-08)."""
    deal = next(one for one in told["sessions"][0]["deals"] if one["label"] == "deck/1")
    order = deal["order"].split()
    places = [[order.index(card) for card in one["cards"].split()] for one in deal["given"]]
    assert sorted(place for mine in places for place in mine) == list(range(25))
    assert all(mine == [mine[0] + 5 * round for round in range(5)] for mine in places)
    assert any(one["cut"] for one in told["sessions"][0]["deals"])


@pytest.mark.parametrize("hands", ["", ":3"])
def test_the_seal_that_was_noted_is_compared(
    file: Path, told: dict[str, Any], hands: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = (one["commitment"] for one in told["sessions"][:2])
    assert verify_main([str(file), f"--noted=1:{first.upper()}{hands}"]) == 0
    assert "session 1: the seal is the one you noted" in capsys.readouterr().out
    assert verify_main([str(file), f"--noted=1:{second}{hands}"]) == 1
    assert "session 1: NOT the seal that you noted" in capsys.readouterr().out


def test_the_number_that_was_noted_is_sought(
    file: Path, told: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """Here nobody added one, and two could; a session that is still sealed is looked at too."""
    assert verify_main([str(file)]) == 0
    none = "A Rose, B Odile added none: the hall alone chose the seed"
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if "added none" in line] == [
        f"session {number}: {none}" for number in (1, 2, 3)
    ]
    for session in (1, 3):
        seal = told["sessions"][session - 1]["commitment"]
        assert verify_main([str(file), f"--noted={session}:{seal}:0:{'ab' * 32}"]) == 1
        assert f"session {session}: the number that you added is NOT there" in (
            capsys.readouterr().out
        )


@pytest.mark.parametrize("bad", ["1", "one:9f", "1:9f:x", "1:9f:3:4", f"1:9f:3:M{'0' * 64}"])
def test_a_note_that_is_none_is_refused_in_words(
    bad: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        verify_main([str(file), f"--noted={bad}"])
    assert "write SESSION:SEAL, SESSION:SEAL:HANDS" in capsys.readouterr().err


@pytest.mark.parametrize(
    "bad",
    ["", "[]", '{"cardhall": "deals 3"}', '{"cardhall": "deals 3", "sessions": [{}]}',
     '{"cardhall": "deals 3", "sessions": [{"session": 1, "commitment": "", "seed": "0g", '
     '"salt": "", "numbers": [], "deals": []}]}',
     '{"cardhall": "deals 3", "game": "euchre", "sessions": [{"session": 1, "commitment": "", '
     '"seed": "", "salt": "", "deals": []}]}'],
)  # fmt: skip
def test_what_is_no_such_file_is_refused_in_words(
    bad: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other.json"
    file.write_text(bad)
    with pytest.raises(SystemExit) as left:
        verify_main([str(file)])
    assert left.value.code == 2
    assert str(file) in capsys.readouterr().err


def test_neither_file_nor_seed_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        verify_main([])
    assert "give a file, or --seed too" in capsys.readouterr().err
