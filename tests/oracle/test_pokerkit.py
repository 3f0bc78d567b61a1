"""A sample of ``./dev oracle pokerkit``."""

from tests.oracle import pokerkit


def test_random_hands_agree_with_pokerkit() -> None:
    pokerkit.run(full=False)
