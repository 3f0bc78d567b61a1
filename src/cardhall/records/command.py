"""``cardhall replay FILE...``: play records through the referee and say where they disagree."""

import argparse
from pathlib import Path

from cardhall.records.replay import replay
from cardhall.records.text import RecordError, parse_record


def replay_main(argv: list[str]) -> int:
    """Run the command; 1 when a record disagrees, naming file and line."""
    parser = argparse.ArgumentParser(
        prog="cardhall replay", description="Play hand records and compare them with the rules"
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or a folder of them")
    parser.add_argument("--show", action="store_true", help="print each step")
    asked = parser.parse_args(argv)
    paths = [path for name in asked.files for path in _records(Path(name))]
    agreed = sum(_one(path, asked.show) for path in paths)
    print(f"{agreed} of {len(paths)} records agree.")
    return 0 if agreed == len(paths) else 1


def _records(path: Path) -> list[Path]:
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def _one(path: Path, show: bool) -> bool:
    try:
        record = parse_record(path.read_text("utf-8"))
        steps = replay(record)
    except RecordError as error:
        print(f"{path}:{error.line}: {str(error).partition(': ')[2]}")
        return False
    except (OSError, UnicodeDecodeError) as error:
        print(f"{path}: cannot be read: {error}. Give a record in TOML, saved as UTF-8")
        return False
    if show:
        print(f"{path}: {record.title}")
        for step in steps:
            print(f"{step.line:5}  {step.words:24} {step.text}")
    return True
