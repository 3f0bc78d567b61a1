"""A sample of ``./dev oracle spades``."""

from tests.oracle import spades


def test_random_hands_agree_with_open_spiel() -> None:
    spades.run(full=False)
