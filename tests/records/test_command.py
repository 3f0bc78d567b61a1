"""``cardhall replay``: agrees or names file and line."""

from pathlib import Path

import pytest

from cardhall.records import replay_main
from cardhall.records.phh import SUFFIXES

HERE = Path(__file__).parent
B5 = HERE / "b5-renege-put-right.toml"


def test_the_shipped_records_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_main([str(HERE)]) == 0
    count = sum(path.suffix in (".toml", *SUFFIXES) for path in HERE.rglob("*"))
    assert f"{count} of {count} records agree." in capsys.readouterr().out


def test_show_prints_each_step_and_the_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_main(["--show", str(B5)]) == 0
    out = capsys.readouterr().out
    assert "trumps hearts (7H turned)" in out
    assert "B takes back QH (LLAA-BOURE-34)" in out
    assert "B puts 9 into the next pot (LLAA-BOURE-35)" in out
    assert "A takes 9" in out


def test_a_disagreement_names_file_and_line_and_exits_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = B5.read_text("utf-8").replace("A = 107", "A = 108")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text, "utf-8")
    line = next(n for n, line in enumerate(text.splitlines(), 1) if "A = 108" in line)
    assert replay_main([str(B5), str(wrong)]) == 1
    out = capsys.readouterr().out
    assert f"{wrong}:{line}: stacks should be A = 107" in out
    assert "1 of 2 records agree." in out


def test_what_is_no_record_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes('title = "Bouré"'.encode("latin-1"))
    assert replay_main([str(latin), str(tmp_path / "none.toml")]) == 1
    out = capsys.readouterr().out
    assert "saved as UTF-8" in out
    assert "0 of 2 records agree." in out


def test_a_folder_without_records_is_no_success(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        replay_main([str(tmp_path)])
    assert "no records in" in capsys.readouterr().err
