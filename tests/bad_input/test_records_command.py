"""``cardhall replay`` on records that are wrong: file, line, field and cure; 1; no traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

GOOD = (Path(__file__).parents[1] / "records" / "b5-renege-put-right.toml").read_text("utf-8")
POT = "pot = 0"


def replay(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cardhall", "replay", *arguments],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


CASES = {
    "53 cards": ("KH QH", "KH AS QH", "AS is written twice", "Write each card once"),
    "51 cards": ("KH QH", "QH", "51 cards", "A pack has 52"),
    "two of one": ("KH QH", "KH KH", "KH is written twice", "Write each card once"),
    "impossible act": ("A play AD", "A sing AD", "no Bouré action", "Write stay"),
    "card not held": ("B play 6D", "B play 6S", "not all in the hand", "not all in the hand"),
    "no act": ("A play AD", "A play", "no Bouré action", "Write stay"),
    "nobody's act": ("A play AD", "A ", "not an act", "Write seat"),
    "unknown option": (POT, POT + '\noptions = { colour = "red" }', "colour", "Choose among"),
    "wrong kind": (POT, POT + '\noptions = { ante = "ten" }', "ante", "A whole number"),
    "unknown key": (POT, POT + "\npots = 1", "no such key: pots", "Known:"),
    "negative pot": (POT, "pot = -1", "-1 is no amount", "0 or more"),
    "negative stack": ("A = 100", "A = -100", "-100 is no amount", "0 or more"),
    "10^30 in a stack": ("A = 100", f"A = {10**30}", "too much", "at the most"),
    "10^30 in the pot": (POT, f"pot = {10**30}", "too much", "at the most"),
    "5,000 digits": (POT, f"pot = {'9' * 5000}", "a number", "Write a smaller one"),
    "dues of no kind": (POT, POT + "\nowed = { A = { B = 1 } }", "no amount", "Write whole"),
    "not TOML": ("[play]", "[play", "not TOML", "Mend the line"),
    "deep brackets": (POT, f"pot = {'[' * 5000}", "brackets in brackets", "a smaller table"),
}


def test_each_wrong_record_is_named_with_line_field_and_cure(tmp_path: Path) -> None:
    for number, (old, new, _, _) in enumerate(CASES.values()):
        assert old in GOOD, old
        (tmp_path / f"{number:02}.toml").write_text(GOOD.replace(old, new, 1), "utf-8")
    told = replay(str(tmp_path))
    assert told.returncode == 1
    assert "Traceback" not in told.stdout + told.stderr
    lines = told.stdout.splitlines()
    assert len(lines) == len(CASES) + 1
    for (name, (_, new, why, cure)), (number, line) in zip(
        CASES.items(), enumerate(lines), strict=False
    ):
        where, _, rest = line.partition(".toml:")
        assert where.endswith(f"{number:02}"), (name, line)
        assert why in rest, (name, line)
        assert cure in rest, (name, line)
        wrong = GOOD.replace(CASES[name][0], new, 1).splitlines()
        at = int(rest.partition(":")[0])
        assert 1 <= at <= len(wrong), (name, line)
        if "\n" not in new and len(new) < 100 and name != "51 cards":
            assert new in wrong[at - 1], (name, line, wrong[at - 1])


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00\x01", b"PK\x03\x04" + bytes(256), b"x=" * 99]
)
def test_what_is_no_record_at_all_is_said_so(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "odd.toml"
    file.write_bytes(content)
    told = replay(str(file), str(tmp_path / "not-there.toml"))
    assert told.returncode == 1
    assert "Traceback" not in told.stdout + told.stderr
    assert "odd.toml" in told.stdout
    assert "not-there.toml" in told.stdout


def test_a_mark_before_the_text_and_the_line_ends_of_windows_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "notepad.toml"
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode("utf-8"))
    assert replay(str(file)).stdout == "1 of 1 records agree.\n"


def test_another_encoding_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes(b'cardhall = 1\ntitle = "Bour\xe9"\n')
    assert "latin.toml:2: not UTF-8. Save the record as UTF-8." in replay(str(file)).stdout


def test_what_is_wrong_is_told_in_few_words_however_long_the_line(tmp_path: Path) -> None:
    file = tmp_path / "long.toml"
    file.write_text(GOOD.replace("A play AD", f"A play {'x' * 100_000}", 1), "utf-8")
    assert len(replay(str(file)).stdout) < 4_000


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of a shell")
@pytest.mark.parametrize("command", ["rules LLAA-BOURE", "rules", "help", "openapi"])
def test_a_reader_that_has_seen_enough_ends_it_quietly(command: str) -> None:
    told = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" -m cardhall {command} | head -n 1'],
        capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert told.stdout
    assert told.stderr == ""
