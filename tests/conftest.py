"""For every test: a clause that a test says it holds must exist, and its report carries the id."""

import pytest

from cardhall import rulebook


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    book = rulebook.load()
    for item in items:
        ids = [id for marker in item.iter_markers("clause") for id in marker.args]
        unknown = [id for id in ids if id not in book]
        if unknown:
            raise pytest.UsageError(f"{item.nodeid} holds unknown clauses: {', '.join(unknown)}")
        # reports travel from the workers to the main process; markers do not
        item.user_properties.append(("clauses", ids))
