"""A sample of ``./dev oracle equity``."""

from tests.oracle import equity


def test_shares_agree_with_boards_counted_by_others() -> None:
    equity.run(full=False)
