"""Play-outs to their ends, from which advice counts: the same imagined hands for every action."""

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import cardhall
from cardhall.games import GAMES, game, pedro
from cardhall.games.pedro.imagine import Imaginer
from tests.examples import sample

SEARCHED = [name for name in GAMES if name != "po_ke_no"]  # nothing is chosen there
TRACE = Path(__file__).parent / "advice_trace.py"


def search(name: str, watching: bool = False) -> tuple[Any, list[int]]:
    """A search for the first seat to act, or for somebody watching; that seat's legal actions."""
    module = game(name)
    hand = module.opening(module.Rules.preset(next(iter(module.PRESETS))), 4, 1)
    view = module.view(hand, None if watching else hand.turn)
    imaginer = import_module(f"cardhall.games.{name}.bot").Imaginer
    return imaginer(view, view.rules), hand.legal_actions()


@pytest.mark.parametrize("name", SEARCHED)
def test_every_action_is_played_out_on_the_same_hands_to_the_end(name: str) -> None:
    imaginer, actions = search(name)
    rows = imaginer.lines([actions[0], actions[-1], actions[0]], 5, 3)
    assert len(rows) == 5
    for row in rows:
        assert all(hand.is_over for hand in row)
        if name != "holdem":  # there everybody's chance goes on from hand to hand
            assert row[0].result() == row[2].result()
    again = imaginer.lines([actions[0]], 5, 3)
    assert again[0][0].result() == rows[0][0].result()
    assert len({repr(row[0].result()) for row in imaginer.lines(actions[:1], 30, 4)}) > 1


def test_the_ends_add_up_to_what_the_search_counts() -> None:
    imaginer, actions = search("pedro")
    assert isinstance(imaginer, Imaginer)
    totals = imaginer.totals(actions, 8, 5)
    hand = pedro.opening(pedro.Rules.preset("llaa"), 4, 1)
    side = hand.turn % 2
    ends = [
        [line.result().change[side] - line.result().change[1 - side] for line in row]
        for row in imaginer.lines(actions, 8, 5)
    ]
    assert totals == [sum(column) for column in zip(*ends, strict=True)]


def test_somebody_watching_a_hand_of_holdem_has_nothing_to_try() -> None:
    imaginer, actions = search("holdem", watching=True)
    with pytest.raises(ValueError, match="watching"):
        imaginer.lines(actions, 1, 1)


def traced(source: Path, games: list[str]) -> list[str]:
    """What the trace of these games prints, with the package from this folder."""
    done = subprocess.run(
        [sys.executable, str(TRACE), *games],
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout.split()


@pytest.mark.slow
def test_compiled_and_interpreted_cores_advise_the_same(tmp_path: Path) -> None:
    source = Path(cardhall.__file__).parents[1]
    games = sample(tuple(GAMES), 3, name="advised twice")
    kind, *compiled = traced(source, games)
    if kind != "compiled":
        pytest.skip("the core is not compiled here: there is nothing to compare")
    copy = tmp_path / "src" / "cardhall"
    copy.mkdir(parents=True)
    shutil.copy(source / "cardhall/__init__.py", copy)
    for part in ("messages", "registry", "cards", "games", "bots"):
        shutil.copytree(
            source / "cardhall" / part, copy / part, ignore=shutil.ignore_patterns("*.so", "*.pyd")
        )
    kind, *interpreted = traced(copy.parent, games)
    assert kind == "interpreted"
    assert interpreted == compiled
    assert len(compiled) == len(games)
