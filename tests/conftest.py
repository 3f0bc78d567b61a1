"""For every test: a clause that a test says it holds must exist, and its report carries the id.

How many examples a test drew goes along with its report; pace.py says when each test is run.
"""

from collections.abc import Iterator

import pytest

from cardhall import rulebook
from tests import examples, tmpfs
from tests.pace import Pace


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--keep-seconds", action="store_true", help="write tests/seconds.toml anew from this run"
    )
    parser.addoption(
        "--pictures", action="store_true", help="keep a picture of each step of the browser tests"
    )


def pytest_configure(config: pytest.Config) -> None:
    tmpfs.write_there()
    config.pluginmanager.register(Pace(config), "pace")
    config.pluginmanager.register(Counted(), "examples-counted")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = sampled(items)
    config.hook.pytest_deselected(items=left_out)
    book = rulebook.load()
    for item in items:
        ids = [id for marker in item.iter_markers("clause") for id in marker.args]
        unknown = [id for id in ids if id not in book]
        if unknown:
            raise pytest.UsageError(f"{item.nodeid} holds unknown clauses: {', '.join(unknown)}")
        # reports travel from the workers to the main process; markers do not
        item.user_properties.append(("clauses", ids))


def sampled(items: list[pytest.Item]) -> list[pytest.Item]:
    """Leave of each family that is marked ``sampled`` the share that this run draws; what was left
    out. A family is a test with its parameters, or the tests that name the same ``of``."""
    families: dict[str, list[pytest.Item]] = {}
    for item in items:
        if marker := item.get_closest_marker("sampled"):
            name = marker.kwargs.get("of") or item.nodeid.partition("[")[0]
            families.setdefault(name, []).append(item)
    out: set[pytest.Item] = set()
    for name, family in families.items():
        marker = family[0].get_closest_marker("sampled")
        assert marker is not None
        kept = examples.sample(family, *marker.args, name=name)
        out.update(set(family).difference(kept))
    left_out = [item for item in items if item in out]
    items[:] = [item for item in items if item not in out]
    return left_out


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
            self.examples += sum(
                n for name, n in report.user_properties if name == "examples" and isinstance(n, int)
            )

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.write_line(
            f"{self.tests:,} tests, {self.examples:,} examples "
            f"(share {examples.SHARE}, CARDHALL_SEED={examples.seed()})"
        )
