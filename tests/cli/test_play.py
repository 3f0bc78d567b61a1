"""``cardhall play``: a game against bots through a pipe, for every game."""

import subprocess
import sys
from importlib.util import find_spec

import pytest

from cardhall.cli import STOPPED, main
from cardhall.games import GAMES, game

READY = [
    name
    for name in GAMES
    if find_spec(f"cardhall.games.{name}.bot") and hasattr(game(name), "opening")
]  # tests/conformance asks that all are

every_game = pytest.mark.parametrize("name", READY)


def played(script: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cardhall", "play", "--playouts", "4", *arguments],
        input="\n".join(script) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )


@every_game
def test_a_person_plays_by_numbers_and_leaves(name: str) -> None:
    """The first act each time, or nothing where one may keep quiet; two deals at least."""
    turn = ["1", ""] if name == "po_ke_no" else ["1"]
    told = played(["?", "hint", *turn * 150, "quit"], name, "--seed", "3")
    assert told.stderr == ""
    assert told.returncode == 0
    assert game(name).TITLE in told.stdout
    assert "hint              what the bot would do" in told.stdout
    assert "The bot: " in told.stdout or "Say nothing." in told.stdout
    assert "This deal: A " in told.stdout
    assert "a new deal (--seed 4)" in told.stdout
    assert told.stdout.endswith("Good night.\n")


@every_game
def test_what_is_no_act_is_said_and_asked_again(name: str) -> None:
    told = played(["sing", "9999", "rule LLAA-T-17", "rule X-1", "table"], name, "--seed", "3")
    assert told.stderr == ""
    assert told.returncode == 0
    assert "Numbers go from 1 to" in told.stdout or "There is no act 9999" in told.stdout
    assert "LLAA-T-17: " in told.stdout
    assert "There is no clause 'X-1'" in told.stdout


def test_a_refusal_names_its_clause_and_says_it() -> None:
    told = played(["play 2C"], "boure", "--seed", "3").stdout
    assert "No: " in told
    assert "LLAA-BOURE-25: " in told


def test_no_card_of_another_is_told_by_what_they_throw() -> None:
    told = played(["1"] * 60, "boure", "--seed", "3").stdout
    assert "C draw 2 card(s)" in told


def test_a_seat_a_preset_and_bots_can_be_chosen() -> None:
    told = played(["quit"], "boure", "--rules", "rap", "--seats", "4", "--seat", "c",
                  "--bots", "stay", "--seed", "1")  # fmt: skip
    assert "Bouré, 4 seats, house rules rap. You are C." in told.stdout


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["boure", "--seats", "99"], "99 cannot sit"),
        (["boure", "--seat", "Z"], "no seat 'Z'"),
        (["boure", "--rules", "club"], "Choose llaa, rap"),
        (["boure", "--bots", "nobody"], "Choose cardhall"),
        (["bridge"], "invalid choice"),
        (["boure", "--playouts", "0"], "'0' is no count"),
        (["boure", "--playouts", "1" + "0" * 30], "Write 1 to 1000000000"),
    ],
)
def test_what_cannot_be_played_is_said_with_what_can(arguments: list[str], why: str) -> None:
    told = played([], *arguments)
    assert told.returncode == 2
    assert why in told.stderr


@pytest.mark.skipif("holdem" not in READY, reason="conformance asks for it")
def test_holdem_takes_amounts_in_words() -> None:
    told = played(["raise 999999999", "raise 10^30", "raise 150", "raise 600", "quit"],
                  "holdem", "--seats", "3", "--seed", "2").stdout  # fmt: skip
    assert "You may bet or raise to anything from 200 to 10000" in told
    assert told.count("No: ") >= 1
    assert "raise 600" in told


def test_commands_are_taken_in_capitals_too() -> None:
    told = played(["HINT", "RULE llaa-t-17", "Quit"], "boure", "--seed", "3").stdout
    assert "The bot: " in told
    assert "LLAA-T-17: " in told
    assert told.endswith("Good night.\n")


def test_where_there_is_no_act_no_number_is_asked_for() -> None:
    told = played(["7", "quit"], "po_ke_no", "--seed", "3").stdout
    assert "There is no act 7. Enter goes on." in told


def test_the_end_shows_the_board_and_the_hands_that_were_shown() -> None:
    told = played(["1"] * 40, "holdem", "--seed", "6", "--bots", "random").stdout
    ends = [part.partition("This deal")[0] for part in told.split("The end.")[1:]]
    assert any("Board: " in end and "Shown: " in end for end in ends)


def test_a_terminal_without_accents_gets_a_question_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    told = played(["quit"], "boure", "--seed", "3")
    assert told.returncode == 0
    assert "Bour?, 5 seats" in told.stdout


def test_a_command_that_is_stopped_ends_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(argv: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("cardhall.cli.run", stopped)
    assert main(["arena", "euchre"]) == STOPPED
    assert capsys.readouterr().err == "\n"
