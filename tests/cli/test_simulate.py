"""cardhall simulate: figures that repeat, errors that name their cure, a cluster by its address."""

import json
import socket
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from cardhall.cli import main

DRAWN = ["simulate", "llaa", "--entries", "60", "--runs", "6", "--seed", "7"]


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(list(argv)) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    with pytest.raises(SystemExit) as stopped:
        main(list(argv))
    assert stopped.value.code == 2
    return capsys.readouterr().err.replace("\n", " ")


def test_one_process_and_four_give_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    one = said(capsys, *DRAWN, "--json", "--jobs", "1")
    assert one == said(capsys, *DRAWN, "--json", "--jobs", "4")
    assert one != said(capsys, *DRAWN[:-1], "8", "--json", "--jobs", "1")


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("preset", "entries", "words"),
    [
        ("llaa", 60, ["Bouré: 10 entries", "Pedro: 6 teams", "The whole day", "rounds"]),
        ("lions-euchre", 22, ["Euchre: 22 entries", "games            10", "tables           5"]),
        ("kofc-holdem", 30, ["Texas Hold'em: 30 entries", "levels"]),
        ("rap", 6, ["Bouré: 6 entries", "minutes"]),
    ],
)
@pytest.mark.parametrize("how", ["--drawn", "--bots"])
def test_every_preset_is_played_both_ways(
    preset: str, entries: int, words: list[str], how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--playouts", "1-4"] if how == "--bots" else []
    out = said(
        capsys, "simulate", preset, "--entries", str(entries), "--runs", "2", "--jobs", "1", how,
        *more,
    )  # fmt: skip
    for word in [*words, "minutes [", "wins", "95 days in 100", "%"]:
        assert word.lower() in out.lower()


def test_bots_repeat_too(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "lions-euchre", "--entries", "8", "--runs", "2", "--bots", "--json"]
    assert said(capsys, *argv, "--jobs", "1") == said(capsys, *argv, "--jobs", "2")


def test_one_day_alone_says_nothing_of_others(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "simulate", "llaa", "--entries", "20", "--runs", "1", "--only", "rummy")
    assert "One day alone" in out
    assert "Rummy: 20 entries" in out
    assert "Bouré" not in out


def test_durations_can_be_changed_by_name_or_by_a_file(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["simulate", "lions-euchre", "--entries", "8", "--runs", "3", "--jobs", "1", "--json"]

    def minutes(*more: str) -> float:
        found: float = json.loads(said(capsys, *argv, *more))["minutes"]["mean"]
        return found

    usual = minutes()
    assert minutes("--minutes", "euchre=5") > 1.7 * usual
    own = tmp_path / "ours.toml"
    own.write_text("[hand]\neuchre = 5.0\n")
    assert minutes("--durations", str(own)) == minutes("--minutes", "euchre=5")
    # seven games and six pauses of four minutes
    assert minutes("--minutes", "between.progressive=0") == pytest.approx(usual - 24)


def test_the_json_says_what_was_assumed(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(said(capsys, *DRAWN, "--json", "--jobs", "1"))
    assert data["seed"] == 7
    assert data["results"] == "drawn"
    assert data["durations"]["hand.rummy"] > 0
    assert [one["category"] for one in data["categories"]] == [
        "boure", "pitty-pat", "rummy", "po-ke-no", "pedro",
    ]  # fmt: skip
    for one in data["categories"]:
        assert one["minutes"]["low"] <= one["minutes"]["mean"] <= one["minutes"]["high"]
        assert one["best_wins"]["low"] <= one["best_wins"]["share"] <= one["best_wins"]["high"]


@pytest.mark.parametrize(
    ("argv", "field", "cure"),
    [
        (["llaa", "--entries", "3"], "entries:", "takes 2 to"),
        (["rap", "--entries", "11"], "entries:", "takes 2 to 10"),
        (["lions-euchre", "--entries", "3"], "entries:", "takes 4 to"),
        (["llaa", "--entries", "many"], "--entries", "Write 1 to"),
        (["llaa", "--entries", "60", "--only", "bridge"], "only:", "Use one of: boure"),
        (["llaa", "--entries", "60", "--option", "moves=no"], "moves:", "every3"),
        (["llaa", "--entries", "60", "--option", "moves"], "option:", "NAME=VALUE"),
        (["llaa", "--entries", "60", "--option", "undertrump=may"], "option:", "Use one of"),
        (["llaa", "--entries", "60", "--minutes", "bridge=2"], "bridge:", "Use one of: hand.boure"),
        (["llaa", "--entries", "60", "--minutes", "rummy=x"], "minutes:", "Write rummy=7"),
        (["llaa", "--entries", "60", "--minutes", "rummy=0"], "rummy:", "Write 0.1 to"),
        (["llaa", "--entries", "60", "--durations", "/no/such"], "/no/such", "No such file"),
        (["llaa", "--entries", "60", "--playouts", "few"], "playouts:", "such as 4-64"),
        (["llaa", "--entries", "60", "--playouts", "9-4"], "playouts:", "such as 4-64"),
        (["llaa", "--entries", "60", "--drawn", "--playouts", "4"], "playouts:", "Leave out"),
        (["kofc-holdem", "--entries", "60", "--rebuys", "2"], "rebuys:", "from 0 to 1"),
        (["kofc-holdem", "--entries", "60", "--skill", "-1"], "skill", "Write 0 to"),
    ],
)
def test_errors_name_the_field_and_the_cure(
    argv: list[str], field: str, cure: str, capsys: pytest.CaptureFixture[str]
) -> None:
    err = refused(capsys, "simulate", *argv)
    assert field in err
    assert cure in err


def test_a_bar_is_drawn_on_a_terminal_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main([*DRAWN, "--jobs", "1"])
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    main([*DRAWN, "--jobs", "1"])
    err = capsys.readouterr().err
    assert "[#####.........................] 1 of 6 days" in err
    assert "s left" in err


# --- a cluster ------------------------------------------------------------------------------------


def test_without_ray_the_error_names_the_cure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    err = refused(capsys, *DRAWN, "--ray", "auto")
    assert "pip install 'cardhall[ray]'" in err


class FakeRay:
    """A cluster of nobody: remembers its address, plays tasks when they are asked for, the last
    first."""

    def __init__(self) -> None:
        self.address = ""
        self.stopped = False

    def init(self, address: str, **more: Any) -> None:
        if address == "auto":
            raise ConnectionError("Could not find any running Ray instance")
        self.address = address

    def remote(self, task: Any) -> Any:
        return SimpleNamespace(remote=lambda *args: SimpleNamespace(call=lambda: task(*args)))

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        return waiting[-1:], waiting[:-1]

    def get(self, one: Any) -> Any:
        return one.call()

    def shutdown(self) -> None:
        self.stopped = True


def test_a_cluster_by_its_address_gives_the_same_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = said(capsys, *DRAWN, "--json", "--jobs", "1")
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    with socket.create_server(("127.0.0.1", 0)) as cluster:
        address = f"127.0.0.1:{cluster.getsockname()[1]}"
        assert said(capsys, *DRAWN, "--json", "--ray", address) == here
    assert ray.address == address
    assert ray.stopped


def test_a_cluster_that_does_not_answer_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", FakeRay())
    with socket.create_server(("127.0.0.1", 0)) as gone:
        silent = f"127.0.0.1:{gone.getsockname()[1]}"
    for address in ("auto", silent, "hall:door"):
        err = refused(capsys, *DRAWN, "--ray", address)
        assert f"no cluster at {address}" in err
        assert "ray start --head" in err
