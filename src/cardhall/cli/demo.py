"""``cardhall serve --demo``: a hall to look at, which forgets everything each half hour.

Each turn is a process of its own in a folder of its own, which is thrown away with it: nothing of
one turn can reach the next, however it ended. The port listens throughout, so that whoever comes
between two turns waits a moment and is not turned away.
"""

import argparse
import multiprocessing
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

from cardhall.cli.serve import Opening, listen, name_in, run

LEAST_MINUTES = 0.05
WAIT = 15.0  # seconds for a turn to close by itself


def demonstrate(options: argparse.Namespace, host: str, public: str, proxies: Sequence[str]) -> int:
    """Serve one turn after the other until told to stop; 0, or what a turn that failed came to."""
    if options.data or options.database or options.news:
        print(
            "--demo keeps nothing. Leave --data, --database and --news out.",
            file=sys.stderr,
        )
        return 1
    if options.https:
        print(
            "--demo has no certificate of its own. Put it behind a proxy: --behind https://...",
            file=sys.stderr,
        )
        return 1
    if not options.demo >= LEAST_MINUTES:
        print(f"--demo: {options.demo:g} minutes are too few. Give 30, or none.", file=sys.stderr)
        return 1
    names = (*options.name, *([name_in(public)] if public else []))
    spawn = multiprocessing.get_context("spawn")
    with listen(host, options.port) as listening:
        signal.signal(signal.SIGTERM, _stop)
        while True:
            with tempfile.TemporaryDirectory(prefix="cardhall-demo-") as folder:
                ends = time.time() + options.demo * 60
                given = (Path(folder), listening, host, names, tuple(proxies), public, ends)
                turn = spawn.Process(target=one_turn, args=given)
                turn.start()
                try:
                    turn.join(max(0.0, ends - time.time()))
                    if not turn.is_alive():
                        return turn.exitcode or 0
                finally:
                    _close(turn)


def one_turn(
    folder: Path,
    listening: socket.socket,
    host: str,
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    public: str,
    ends: float,
) -> None:
    """Serve a fresh hall with the sample event until the process is told to stop."""
    sys.exit(
        run(
            Opening(
                folder,
                listening,
                host,
                sample=True,
                names=names,
                behind=proxies,
                public=public,
                forgets_at=round(ends * 1000),
            )
        )
    )


def _close(turn: multiprocessing.process.BaseProcess) -> None:
    """Tell a turn to stop; end it where it does not."""
    turn.terminate()
    turn.join(WAIT)
    if turn.is_alive():
        turn.kill()
        turn.join()


def _stop(number: int, frame: FrameType | None) -> None:
    """Leave as Ctrl+C does, so that the turn is closed and its folder goes."""
    raise KeyboardInterrupt
