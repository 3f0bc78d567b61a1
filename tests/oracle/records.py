"""Every card and every number of every shipped record changed, one at a time: each is noticed."""

from pathlib import Path
from random import Random

from tests.records.changing import changes, unnoticed

FILES = sorted((Path(__file__).parents[1] / "records").glob("*.toml"))


def run(full: bool) -> None:
    """Raises AssertionError naming file and line of each change that nobody noticed."""
    tried, missed = 0, []
    for path in FILES:
        text = path.read_text("utf-8")
        every = list(changes(text))
        for change in every if full else Random(path.name).sample(every, min(3, len(every))):
            tried += 1
            if line := unnoticed(text, change):
                missed.append(f"{path.name}, {line}")
    assert not missed, "\n".join(missed)
    print(f"{tried:,} changes of {len(FILES)} records, all noticed")
