"""A sample of ``./dev oracle euchre``."""

from tests.oracle import euchre


def test_random_hands_agree_with_open_spiel() -> None:
    euchre.run(full=False)
