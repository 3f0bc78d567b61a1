"""A hall as its own process, as ``cardhall serve`` opens it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

BOUND = 60  # seconds for a hall to close, on a slow machine too


def opened(*asked: str, **environment: str) -> tuple[subprocess.Popen[str], str]:
    """Start ``cardhall`` with these words; it and all that it printed until it is open."""
    process = subprocess.Popen(
        [sys.executable, "-m", "cardhall", *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **environment},
    )
    assert process.stdout is not None
    printed = ""
    while "Stop with" not in printed:
        line = process.stdout.readline()
        assert line, printed
        printed += line
    return process, printed


@contextmanager
def serving(*asked: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The same, closed at the end."""
    process, printed = opened(*asked, **environment)
    try:
        yield process, printed
    finally:
        process.terminate()
        process.wait(BOUND)
