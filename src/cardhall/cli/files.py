"""``cardhall export``, ``import`` and ``backup``: a hall's memory as files.

The hall must be closed: the data folder belongs to one program at a time. While it is open the
console does the same.
"""

import argparse
import sys
from pathlib import Path

from cardhall.cli.serve import data_folder, open_store
from cardhall.store import BundleRefused, Store, StoreFailed

LACKS = 3  # the exit code of a backup that lacks what is damaged


def files_main(name: str, argv: list[str]) -> int:
    """Run one of the three; 0 when all went well, 1 with a sentence when not, 3 for a backup
    without what is damaged."""
    parser = argparse.ArgumentParser(f"cardhall {name}", description=__doc__)
    parser.add_argument("--data", help="the data folder, if it is not the usual one")
    if name == "export":
        parser.add_argument(
            "event", help='the event, as it stands in the page\'s address, or "all"'
        )
    parser.add_argument("path", type=Path, help="the file" if name != "backup" else "the folder")
    options = parser.parse_args(argv)
    folder = data_folder(options.data)
    try:
        with open_store(folder) as store:
            if name == "export":
                return export(store, options.event, options.path)
            return take_in(store, options.path) if name == "import" else backup(store, options.path)
    except (StoreFailed, BundleRefused) as error:
        print(f"{error.why} {error.cure}", file=sys.stderr)
        return 1


def export(store: Store, event: str, path: Path) -> int:
    """An event with its live tables, or everything."""
    streams = [name for name, _ in store.streams()]
    if event != "all":
        streams = [s for s in streams if s == f"event:{event}" or s.startswith(f"table:{event}.")]
        if f"event:{event}" not in streams:
            known = [name.removeprefix("event:") for name, _ in store.streams("event:")]
            print(f"There is no event {event!r}. There is: {', '.join(known)}", file=sys.stderr)
            return 1
    written = store.export(path, streams)
    print(f"{written.events} facts of {len(written.streams)} streams are in {path}.")
    return 0


def take_in(store: Store, path: Path) -> int:
    """All of a file or nothing; what is here already stays."""
    from cardhall.server.copies import unsealed_in

    taken = store.import_(path)
    print(f"{taken.added} new commands taken in, {taken.known} were here already.")
    for problem in taken.problems:
        print(f"{problem.why} {problem.cure}", file=sys.stderr)
    tables = [stream for stream in taken.streams if stream.startswith("table:")]
    broken = [line for table in tables for line in unsealed_in(table, store.read(table))]
    for line in broken:
        print(line, file=sys.stderr)
    return 1 if broken else 0


def backup(store: Store, folder: Path) -> int:
    report = store.backup(folder)
    for problem in report.problems:
        print(f"{problem.why} {problem.cure}", file=sys.stderr)
    if report.path is None:
        return 1
    if report.left_out:
        print(f"Everything else is in {report.path}.")
        return LACKS
    print(f"Everything is in {report.path}.")
    return 0
