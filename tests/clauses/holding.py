"""One run of the tests that name clauses, and the table of what they hold."""

import os
from collections import defaultdict
from dataclasses import dataclass, field

import pytest

from cardhall import rulebook
from tests.clauses.register import ROOT, breaks, claimed


def clauses_of(told: pytest.Item | pytest.TestReport) -> list[str]:
    """The clauses that a test says it holds, as conftest.py put them beside it."""
    for name, value in told.user_properties:
        if name == "clauses":
            assert isinstance(value, list)
            return value
    return []


@dataclass(eq=False)  # pytest keeps its plugins in a set
class Outcomes:
    """A pytest plugin that collects, for each clause, the tests that name it and how they ended."""

    passed: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    failed: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    broken_files: list[str] = field(default_factory=list)
    only: str = ""  # tests of clauses whose ids begin so

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.only:
            items[:] = [
                item for item in items if any(id.startswith(self.only) for id in clauses_of(item))
            ]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for id in clauses_of(report):
            if report.failed or (report.skipped and report.when == "setup"):
                self.failed[id].append(report.nodeid)
            elif report.when == "call" and report.passed:
                self.passed[id].append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken_files.append(report.nodeid)

    def held(self, id: str) -> bool:
        return bool(self.passed.get(id)) and not self.failed.get(id)


def held_main(only: str, workers: int) -> int:
    """Print group by group what is held; 1 when a claimed clause is not."""
    os.chdir(ROOT)
    outcomes = Outcomes(only=only)
    arguments = ["-m", "clause", "-q", "--no-header", "-p", "no:cacheprovider", "--tb=short"]
    if workers > 1 and not only:  # the workers would not know which ones
        arguments += ["-n", str(workers), "--dist", "loadfile"]
    pytest.main(arguments, plugins=[outcomes])
    missing = [id for id in claimed() if not outcomes.held(id) and id.startswith(only)]
    for line in table(outcomes, only):
        print(line)
    for path in outcomes.broken_files:
        print(f"This file could not be read: {path}")
    for id in missing:
        why = "its test fails" if outcomes.failed.get(id) else "no test"
        print(f"not held: {id} ({why})  {rulebook.load().clause(id).text}")
    if not missing and not outcomes.broken_files:
        print("Every claimed clause is held by a passing test.")
    return 1 if missing or outcomes.broken_files else 0


def table(outcomes: Outcomes, only: str = "") -> list[str]:
    """One line a group: clauses, claimed, held, and of the claimed ones how many want a test or a
    break; then their numbers."""
    wanted = [id for id in claimed() if id.startswith(only)]
    broken = {found.clause for found in breaks()}
    heads = ("clauses", "claimed", "held", "no test", "no break")
    lines = ["", f"{'group':12}" + "".join(f"{head:>9}" for head in heads)]
    total = [0] * len(heads)
    wanting: list[str] = []
    for group in rulebook.load().groups:
        if not any(clause.id.startswith(only) for clause in group.clauses):
            continue
        mine = [clause.id for clause in group.clauses if clause.id in wanted]
        untested = [id for id in mine if not outcomes.held(id)]
        unbroken = [id for id in mine if id not in broken]
        counts = [
            len(group.clauses),
            len(mine),
            sum(outcomes.held(clause.id) for clause in group.clauses),
            len(untested),
            len(unbroken),
        ]
        total = [a + b for a, b in zip(total, counts, strict=True)]
        lines.append(f"{group.id:12}" + "".join(f"{count:9}" for count in counts))
        for what, ids in (("no test", untested), ("no break", unbroken)):
            if ids:
                wanting.append(f"{group.id}, {what}: {' '.join(map(number_of, ids))}")
    lines.append(f"{'all':12}" + "".join(f"{count:9}" for count in total))
    return [*lines, *wanting]


def number_of(id: str) -> str:
    return id.rpartition("-")[2]
