"""One run of the tests that name clauses, and the table of what they hold."""

import os
from collections import defaultdict
from dataclasses import dataclass, field

import pytest
from tests.clauses.register import ROOT, claimed, group_of

from cardhall import rulebook


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
                item
                for item in items
                for name, ids in item.user_properties
                if name == "clauses" and any(id.startswith(self.only) for id in ids)
            ]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = next((value for name, value in report.user_properties if name == "clauses"), [])
        for id in ids:
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
    for line in table(outcomes):
        print(line)
    for path in outcomes.broken_files:
        print(f"This file could not be read: {path}")
    for id in missing:
        why = "its test fails" if outcomes.failed.get(id) else "no test"
        print(f"not held: {id} ({why})  {rulebook.load().clause(id).text}")
    if not missing and not outcomes.broken_files:
        print("Every claimed clause is held by a passing test.")
    return 1 if missing or outcomes.broken_files else 0


def table(outcomes: Outcomes) -> list[str]:
    """One line a group: clauses, claimed, held."""
    wanted = claimed()
    lines = [f"\n{'group':12} {'clauses':>8} {'claimed':>8} {'held':>6}"]
    total = [0, 0, 0]
    for group in rulebook.load().groups:
        counts = [
            len(group.clauses),
            sum(group_of(id) == group.id for id in wanted),
            sum(outcomes.held(clause.id) for clause in group.clauses),
        ]
        total = [a + b for a, b in zip(total, counts, strict=True)]
        lines.append(f"{group.id:12} {counts[0]:8} {counts[1]:8} {counts[2]:6}")
    return [*lines, f"{'all':12} {total[0]:8} {total[1]:8} {total[2]:6}"]
