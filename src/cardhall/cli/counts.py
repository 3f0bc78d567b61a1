"""Counts on the command line."""

import argparse

MOST = 1_000_000_000  # nobody waits for more


def at_least_one(text: str) -> int:
    """Read a count. Raises ArgumentTypeError."""
    try:
        count = int(text)
    except ValueError:
        count = 0
    if not 1 <= count <= MOST:
        raise argparse.ArgumentTypeError(f"{text!r} is no count. Write 1 to {MOST}")
    return count
