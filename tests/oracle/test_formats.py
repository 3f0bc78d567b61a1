"""A sample of ``./dev oracle formats``."""

from tests.oracle import formats


def test_the_formats_promises_hold_for_a_sample_of_sizes() -> None:
    formats.run(full=False)
