"""A table's revealed deals: checked by `cardhall verify`, and by a stranger's own program."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardhall.dealing import verify_main
from cardhall.tables.opened import opened
from tables.play import Table

GUIDE = Path(__file__).parents[2] / "docs/fair-deals.md"


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """Two sessions of one table, cuts by people in them, and a third that is still on."""
    table = Table(5, people=(0, 1), minutes=2)
    for seed in (4, 5, 6):
        table.begin(seed)
        if seed < 6:
            table.play_session()
    return json.loads(msgspec.json.encode(opened(table.past)))  # type: ignore[no-any-return]


@pytest.fixture
def file(tmp_path: Path, told: dict[str, Any]) -> Path:
    return written(tmp_path, told)


def written(folder: Path, told: Any) -> Path:
    file = folder / "deals.json"
    file.write_text(json.dumps(told))
    return file


def strangers(file: Path) -> int:
    """What the program printed in the guide says, run as it stands there."""
    (program,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    done = subprocess.run([sys.executable, "-I", "-c", program, str(file)], capture_output=True)
    assert not done.stderr, done.stderr.decode()
    return done.returncode


def test_every_deal_of_every_session_is_as_sealed(
    file: Path, told: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify_main([str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    deals = [deal for session in told["sessions"] for deal in session["deals"]]
    assert len(deals) > 20
    assert sum("as sealed, cut" in line for line in lines) == len(deals)
    assert lines[-2:] == ["session 3: still sealed", "All as sealed."]
    assert strangers(file) == 0


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
    told = json.loads(msgspec.json.encode(opened(table.past)))
    (session,) = told["sessions"]
    assert [deal["label"] for deal in session["deals"][:2]] == [before, "deck/1"]
    hands = {deal["hand"] for deal in session["deals"]} - {0}
    assert hands == set(range(1, max(hands) + 1))
    file = written(tmp_path, told)
    assert verify_main([str(file)]) == 0
    assert strangers(file) == 0


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


def swap(deal: dict[str, Any]) -> None:
    cards = deal["order"].split()
    cards[0], cards[1] = cards[1], cards[0]
    deal["order"] = " ".join(cards)


def other_cut(deal: dict[str, Any]) -> None:
    deal["cut"] = (deal["cut"] + 1) % 52


def twice(deal: dict[str, Any]) -> None:
    deal["given"][0]["cards"] = deal["given"][1]["cards"]


@pytest.mark.parametrize("fraud", [swap, other_cut, twice])
def test_a_changed_deal_is_found(
    fraud: Any, tmp_path: Path, told: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    changed = json.loads(json.dumps(told))
    fraud(next(deal for deal in changed["sessions"][1]["deals"] if deal["label"] == "deck/2"))
    file = written(tmp_path, changed)
    assert verify_main([str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if "NOT" in line and "deck/2" in line]
    assert lines[-1] == "1 NOT as sealed."
    assert strangers(file) == 1


def test_another_seed_under_the_seal_is_found(tmp_path: Path, told: dict[str, Any]) -> None:
    changed = json.loads(json.dumps(told))
    changed["sessions"][0]["salt"] = changed["sessions"][1]["salt"]
    file = written(tmp_path, changed)
    assert verify_main([str(file)]) == 1
    assert strangers(file) == 1


@pytest.mark.parametrize(
    "bad",
    ["", "[]", '{"cardhall": "deals 1"}', '{"cardhall": "deals 1", "sessions": [{}]}',
     '{"cardhall": "deals 1", "sessions": [{"session": 1, "commitment": "", "seed": "0g", '
     '"salt": "", "deals": []}]}'],
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
