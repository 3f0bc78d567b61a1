"""``--game NAME``: the conformance suite for one game alone, be it ours or another maker's."""

import pytest

from cardhall.games import GAMES


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", metavar="NAME", help="of tests/conformance run this game's alone")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the other games' before a share of the tests is drawn: this game has all of its."""
    wanted = config.getoption("--game", None)
    if not wanted:
        return
    if wanted not in GAMES:
        raise pytest.UsageError(f"--game: no game {wanted!r}. Choose among {', '.join(GAMES)}")
    others = [item for item in items if not is_of(item, wanted)]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if is_of(item, wanted)]


def is_of(item: pytest.Item, game: str) -> bool:
    """Whether a test asks something of this game."""
    spec = getattr(item, "callspec", None)
    return spec is not None and spec.params.get("name") == game
