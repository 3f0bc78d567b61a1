"""A sample of ``./dev oracle phh``."""

from tests.oracle import phh


def test_hands_written_by_one_are_read_alike_by_the_other() -> None:
    phh.run(full=False)
