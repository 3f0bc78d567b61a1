"""Kill -9 in the middle of writing: nothing that was acknowledged is lost."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from cardhall.store import Store

# Four streams, many commands in flight; a line for each receipt, written at once.
CHILD = """
import itertools, os, sys, time
from cardhall.store import NewEvent, Store

store = Store(sys.argv[1], now=lambda: 0)
heads = {f"s{n}": 0 for n in range(4)} | dict(store.streams("s"))
print("ready", flush=True)

def tell(future):
    receipt = future.result()
    os.write(1, f"{receipt.stream} {receipt.version} {receipt.command_id}\\n".encode())

for number in itertools.count():
    for stream in heads:
        size = 1 + number % 3
        events = [NewEvent("x", b'"%d"' % number * (1 + number % 50))] * size
        command = f"{sys.argv[2]}-{stream}-{number}"
        last = store.append(stream, heads[stream], command, events)
        heads[stream] += size
        last.add_done_callback(tell)
    if number % 16 == 15:
        last.result()
"""


def run_and_kill(url: str, round: int) -> dict[str, tuple[str, int]]:
    """What the child had acknowledged, by command id, when it was killed."""
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, url, f"r{round}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    ready = child.stdout.readline()
    assert ready == "ready\n", child.stderr.read() if child.stderr else ""
    # another moment each round: sometimes the first group, sometimes the hundredth
    time.sleep(0.003 + 0.013 * (round * 7 % 11))
    os.kill(child.pid, signal.SIGKILL)
    out, errors = child.communicate(timeout=20)
    assert errors == ""
    lines = [line.split() for line in out.splitlines(keepends=True) if line.endswith("\n")]
    return {command: (stream, int(version)) for stream, version, command in lines}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_kill_9_loses_nothing_that_was_acknowledged(url: str, clock: Callable[[], int]) -> None:
    acknowledged: dict[str, tuple[str, int]] = {}
    rounds = 10 if "://" not in url else 6
    for round in range(rounds):
        acknowledged |= run_and_kill(url, round)
        with Store(url, now=clock) as store:
            kept: dict[str, tuple[str, int]] = {}
            for stream, version in store.streams():
                events = store.read(stream)
                assert [event.version for event in events] == list(range(1, version + 1))
                kept |= {event.command_id: (stream, event.version) for event in events}
            for command, where in acknowledged.items():
                assert kept.get(command) == where, f"round {round}: {command} is lost"
    assert len(acknowledged) > 100
    with Store(url, now=clock) as store:
        for command, (stream, version) in list(acknowledged.items())[:: len(acknowledged) // 20]:
            again = store.append(stream, 0, command, []).result(20)
            assert (again.stream, again.version, again.duplicate) == (stream, version, True)
