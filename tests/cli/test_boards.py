"""``cardhall boards``: prints, makes, writes, reads and measures; and the page's example runs."""

import re
from pathlib import Path

import pytest

from cardhall.cli import main
from cardhall.games.po_ke_no.boards import read_boards, shipped

PAGE = Path(__file__).parents[2] / "docs/games/po_ke_no.md"


def test_it_prints_the_boards_that_ship(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["boards"]) == 0
    out = capsys.readouterr().out
    assert out.count("Board ") == 12
    assert "straight flush" in out


def test_it_makes_boards_writes_them_and_reads_them_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    asked = ["boards", "--seed", "3", "--count", "1", "--stages", "0"]
    assert main([*asked, "--write", str(file)]) == 0
    assert len(read_boards(file.read_text("utf-8"))) == 1
    assert main(["boards", "--file", str(file)]) == 0
    assert capsys.readouterr().out.startswith("Board 1; columns: ")


def test_it_measures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["boards", "--measure", "6400"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("6,400 games, ")
    assert "board 12: " in out


@pytest.mark.parametrize(
    "wrong",
    [["--file", "none.toml"], ["--seed", "1", "--file", "x"], ["--seed", "1", "--count", "13"],
     ["--measure", "none"], ["--measure", "-1"], ["--measure", str(10**30)]],
)  # fmt: skip
def test_what_is_wrong_is_said(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["boards", *wrong])
    assert stopped.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert code is not None
    exec(code[1], {})
    assert capsys.readouterr().out.startswith("Movement(seat=None, amount=")
    assert len(shipped()) == 12
