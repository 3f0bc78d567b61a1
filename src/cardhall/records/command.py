"""``cardhall replay FILE...``: play records, and hold'em in PHH, and say where they disagree."""

import argparse
from pathlib import Path

from cardhall.games.holdem import format_action
from cardhall.records.phh import SUFFIXES, play_phh, read_phh
from cardhall.records.replay import ReplayStep, replay
from cardhall.records.text import LONGEST, RecordError, parse_record


def replay_main(argv: list[str]) -> int:
    """Run the command; 1 when a record disagrees, naming file and line."""
    parser = argparse.ArgumentParser(
        prog="cardhall replay", description="Play hand records and compare them with the rules"
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or a folder of them")
    parser.add_argument("--show", action="store_true", help="print each step")
    asked = parser.parse_args(argv)
    try:
        paths = [path for name in asked.files for path in _records(Path(name))]
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    if not paths:
        parser.error(f"no records in {', '.join(asked.files)}. Name files in .toml or .phh")
    agreed = sum(_one(path, asked.show) for path in paths)
    print(f"{agreed} of {len(paths)} records agree.")
    return 0 if agreed == len(paths) else 1


def _records(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    return sorted([p for p in path.rglob("*") if p.suffix in (".toml", *SUFFIXES)])


def _one(path: Path, show: bool) -> bool:
    try:
        if path.stat().st_size > 4 * LONGEST:
            raise RecordError(1, "a file too large for a record", f"Write {LONGEST} characters")
        text = _text(path)
        if path.suffix in SUFFIXES:
            _play_phh(path, text, show)
            return True
        record = parse_record(text)
        steps = replay(record)
    except RecordError as error:
        print(f"{path}:{error.line}: {str(error).partition(': ')[2]}")
        return False
    except OSError as error:
        print(f"{path}: cannot be read: {error.strerror}. Give a record in TOML, saved as UTF-8")
        return False
    if show:
        print(f"{path}: {record.title}")
        for step in steps:
            _show(step)
    return True


def _text(path: Path) -> str:
    """Say what a file holds, without the mark that some editors put before UTF-8."""
    data = path.read_bytes()
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "not UTF-8", "Save the record as UTF-8") from None


def _play_phh(path: Path, text: str, show: bool) -> None:
    """Play the hands of a PHH file. Raises RecordError."""
    for number, history in enumerate(read_phh(text), 1):
        hand = play_phh(history)
        if not show:
            continue
        print(f"{path}: hand {number}")
        for step in hand.history:
            print(f"{step.phase:>10}  p{step.seat + 1:<3} {format_action(step.action)}")
        print(f"{'':>10}  stacks {', '.join(map(str, hand.stacks))}")


def _show(step: ReplayStep) -> None:
    if step.before:
        print(f"{'':5}  {'before:':24} {step.before}")
    print(f"{step.line:5}  {step.words:24} {step.text}")
    if step.after:
        print(f"{'':5}  {'after:':24} {step.after}")
