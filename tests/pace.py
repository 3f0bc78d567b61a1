"""How long the tests take: the slowest begin first, and a long run says how far it is.

The seconds of the slowest are kept in seconds.toml; ``./dev test --keep-seconds`` writes it anew
from that run.
"""

from __future__ import annotations

import time
import tomllib
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parent / "seconds.toml"
KEPT = 150
MANY = 1_000  # tests, from which on a run tells how far it is instead of printing a dot for each
TOLD_EVERY = 20.0  # seconds

Seconds = dict[str, float]


def kept() -> tuple[Seconds, float]:
    """The seconds of the slowest tests, and of any other on average."""
    told = tomllib.loads(FILE.read_text("utf-8"))
    return told["slowest"], told["any_other"]


def written(seconds: Seconds) -> str:
    """The file, from the seconds of every test."""
    falling = sorted(seconds, key=lambda test: -seconds[test])
    slowest, others = falling[:KEPT], falling[KEPT:]
    average = sum(seconds[test] for test in others) / max(1, len(others))
    lines = [
        "# Seconds of the slowest tests, and of any other on average. See pace.py.",
        f"any_other = {average:.3f}",
        "",
        "[slowest]",
        *(f"{quoted(test)} = {seconds[test]:.1f}" for test in slowest),
    ]
    return "\n".join(lines) + "\n"


def quoted(name: str) -> str:
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def slowest_first(groups: list[list[str]], seconds: Seconds, workers: int) -> list[str]:
    """Each worker begins with its part of the slowest; the others follow as they stood.

    Tests of a group stay together. The workers are handed equal pieces of the whole, and take
    from each other's ends later.
    """

    def weight(group: list[str]) -> float:
        return sum(seconds.get(test, 0.0) for test in group)

    slow = sorted((group for group in groups if weight(group)), key=weight, reverse=True)
    others = iter([test for group in groups if not weight(group) for test in group])
    whole = sum(map(len, groups))
    ordered: list[str] = []
    for worker in range(workers):
        piece = (whole - len(ordered)) // (workers - worker)
        own = [test for group in slow[worker::workers] for test in group]
        ordered += [*own, *islice(others, max(0, piece - len(own)))]
    return [*ordered, *others]


def in_minutes(seconds: float) -> str:
    minutes = round(seconds / 60)
    return "less than a minute" if minutes < 1 else f"{minutes} minute{'s' * (minutes > 1)}"


class Pace:
    """The plugin: order, the estimate at the start, a line at times, and the seconds kept."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.slowest, self.any_other = kept()
        self.seconds: Seconds = {}
        self.tests: list[str] = []
        self.ended: set[str] = set()
        self.began = self.told = time.monotonic()

    # --- in whoever runs tests

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        workers = getattr(self.config, "workerinput", {}).get("workercount", 1)
        by_name = {item.nodeid: item for item in items}
        if workers > 1 and len(by_name) == len(items):
            groups: dict[str, list[str]] = {}
            for item in items:
                name = str(item.path) if item.get_closest_marker("together") else item.nodeid
                groups.setdefault(name, []).append(item.nodeid)
            order = slowest_first(list(groups.values()), self.slowest, workers)
            items[:] = [by_name[name] for name in order]

    # --- in whoever prints

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if not hasattr(self.config, "workerinput") and session.items:
            self.begin([item.nodeid for item in session.items], 1)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: Any, ids: list[str]) -> None:
        if not self.tests:
            self.begin(ids, node.workerinput["workercount"])

    def begin(self, tests: Iterable[str], workers: int) -> None:
        self.tests = list(tests)
        self.began = self.told = time.monotonic()
        if self.tells:
            whole = sum(map(self.expected, self.tests)) / workers
            self.say(f"{len(self.tests):,} tests, about {in_minutes(whole)} with {workers} at work")

    @property
    def tells(self) -> bool:
        return len(self.tests) >= MANY

    def expected(self, test: str) -> float:
        return self.slowest.get(test, self.any_other)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = report.nodeid
        self.seconds[name] = self.seconds.get(name, 0.0) + report.duration
        if report.when == "teardown":
            self.ended.add(name)
        if self.tells and time.monotonic() - self.told >= TOLD_EVERY:
            self.told = time.monotonic()
            self.say(self.how_far())

    def how_far(self) -> str:
        done = sum(map(self.expected, self.ended))
        share = done / sum(map(self.expected, self.tests))
        passed = time.monotonic() - self.began
        return (
            f"{share:4.0%} of the work, {len(self.ended):,} of {len(self.tests):,} tests, "
            f"after {int(passed // 60)}:{int(passed % 60):02}"
        )

    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """No dot for each of many; what fails is printed as ever."""
        if self.tells and report.when == "call" and report.passed and self.quiet:
            return "passed", "", "PASSED"
        return None

    @property
    def quiet(self) -> bool:
        return self.config.get_verbosity() < 1

    def say(self, line: str) -> None:
        reporter = self.config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.ensure_newline()
            reporter.write_line(line)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        asked = self.config.getoption("keep_seconds") and not hasattr(self.config, "workerinput")
        if asked and self.seconds:  # nothing was run where tests were only collected
            FILE.write_text(written(self.seconds), "utf-8")
