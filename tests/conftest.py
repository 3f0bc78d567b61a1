"""For every test: a clause that a test says it holds must exist, and its report carries the id.

How many examples a test drew goes along with its report; pace.py says when each test is run.
"""

from collections.abc import Iterator

import pytest

import examples
from cardhall import rulebook
from pace import Pace


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--keep-seconds", action="store_true", help="write tests/seconds.toml anew from this run"
    )
    parser.addoption(
        "--pictures", action="store_true", help="keep a picture of each step of the browser tests"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Pace(config), "pace")
    config.pluginmanager.register(Counted(), "examples-counted")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    book = rulebook.load()
    for item in items:
        ids = [id for marker in item.iter_markers("clause") for id in marker.args]
        unknown = [id for id in ids if id not in book]
        if unknown:
            raise pytest.UsageError(f"{item.nodeid} holds unknown clauses: {', '.join(unknown)}")
        # reports travel from the workers to the main process; markers do not
        item.user_properties.append(("clauses", ids))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    before = examples.drawn()
    try:
        return (yield)
    finally:
        item.user_properties.append(("examples", examples.drawn() - before))


class Counted:
    """Adds up what was tried, and prints it with the seed."""

    def __init__(self) -> None:
        self.tests = self.examples = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.outcome in ("passed", "failed"):
            self.tests += 1
            self.examples += sum(n for name, n in report.user_properties if name == "examples")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.write_line(
            f"{self.tests:,} tests, {self.examples:,} examples "
            f"(share {examples.SHARE}, CARDHALL_SEED={examples.seed()})"
        )
