"""``cardhall simulate --ray`` on a local cluster of two workers: the same bytes as on one machine.

Ray is large and nobody else here needs it: it is fetched into build/ray, once, and the cluster is
two nodes of one core each on loopback, which end with this.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.cluster import free_port, within

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "build/ray"
WANTED = "ray==2.60.0"
DAYS = 40
SIMULATE = ["-m", "cardhall", "simulate", "llaa", "--entries", "30", "--drawn", "--json"]


def fetched() -> Path:
    """The folder with Ray and what it needs."""
    stamp = PACKAGES / "stamp"
    if not stamp.exists() or stamp.read_text() != WANTED:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--upgrade"]
        subprocess.run([*pip, "--target", str(PACKAGES), WANTED], check=True)
        stamp.write_text(WANTED)
    return PACKAGES


@contextmanager
def node(environment: dict[str, str], *asked: str) -> Iterator[None]:
    """A node of one core; it ends with this, and its workers with it."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=1"]
    command += ["--node-ip-address=127.0.0.1", "--disable-usage-stats", *asked]
    process = subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()


@contextmanager
def cluster() -> Iterator[tuple[str, dict[str, str]]]:
    """The address of two nodes, and the environment in which they are found."""
    environment = {**os.environ, "PYTHONPATH": str(fetched()), "RAY_DISABLE_IMPORT_WARNING": "1"}
    port = free_port()
    address = f"127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="ray-") as folder, ExitStack() as stack:
        head = ("--head", f"--port={port}", f"--temp-dir={folder}", "--include-dashboard=false")
        stack.enter_context(node(environment, *head))
        within(60, lambda: cores(address, environment) >= 1, "the first node did not open")
        stack.enter_context(node(environment, f"--address={address}"))
        within(60, lambda: cores(address, environment) >= 2, "the second node did not join")
        yield address, environment


def cores(address: str, environment: dict[str, str]) -> float:
    """How many cores the cluster has."""
    asked = (
        f"import ray; ray.init(address={address!r}, log_to_driver=False, logging_level=50); "
        "print(ray.cluster_resources().get('CPU', 0))"
    )
    told = subprocess.run(
        [sys.executable, "-c", asked], env=environment, capture_output=True, text=True, timeout=60
    )
    return float(told.stdout.split()[-1]) if told.returncode == 0 else 0.0


def simulated(environment: dict[str, str], *asked: str) -> bytes:
    command = [sys.executable, *SIMULATE, "--runs", str(DAYS), *asked]
    return subprocess.run(
        command, env=environment, capture_output=True, check=True, timeout=300
    ).stdout


def compare() -> int:
    """How many bytes are the same. Raises AssertionError where they differ."""
    with cluster() as (address, environment):
        here = simulated(environment, "--jobs", "1")
        there = simulated(environment, "--ray", address)
    assert here == there, f"{len(here)} bytes here, {len(there)} over Ray, and they differ"
    return len(here)


def run(full: bool) -> None:
    """Compare once: it is the same in the sample."""
    print(f"{compare():,} bytes of figures of {DAYS} days are the same over two nodes of Ray")
