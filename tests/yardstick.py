"""How slow this machine is just now: what a test bounds in time, it bounds in a laptop's time.

A bound such as "under two seconds" means a hall's laptop. The machines that run these tests are
faster and slower than that, and the same one changes within the hour, so a bound of a clock says
more of the machine than of the program. ``slower`` does a piece of work that takes a laptop
``LAPTOP`` seconds and tells how many times longer it took here: a test divides by it.
"""

from __future__ import annotations

import time

ROUNDS = 200_000
LAPTOP = 0.016  # seconds of processor for ROUNDS, on a laptop of some years


def slower() -> float:
    """How many times longer than a laptop this machine takes now; at least 1, the best of five."""
    return max(1.0, min(_piece() for _ in range(5)) / LAPTOP)


def _piece() -> float:
    begun = time.process_time()
    total = 0
    for number in range(ROUNDS):
        total += number
    assert total
    return time.process_time() - begun
