"""Many days over the processes of this machine, or over a Ray cluster.

A day depends on its plan and its number alone, so the figures do not depend on who plays it.
"""

import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from typing import Any

from cardhall.simulation.day import SimulatedDay, play_day
from cardhall.simulation.plan import DayPlan, PlanError

Tell = Callable[[int], None]
"""Is told after each batch how many days have been played."""

BATCHES = 40
"""About how many batches a simulation is cut into: enough for a bar, few enough to send."""


def play_days(
    plan: DayPlan, runs: int, jobs: int = 1, ray: str | None = None, tell: Tell = lambda done: None
) -> list[SimulatedDay]:
    """Days 1 to ``runs`` of a plan, in their order. jobs: processes on this machine. ray: a
    cluster's address instead (``auto`` for the one that this machine belongs to)."""
    batches = list(_batches(runs, max(1, runs // max(BATCHES, 2 * jobs))))
    if ray is not None:
        found = _over_ray(plan, batches, ray, tell)
    elif jobs > 1 and len(batches) > 1:
        found = _over_processes(plan, batches, jobs, tell)
    else:
        found = _here(plan, batches, tell)
    return [day for batch in found for day in batch]


def play_batch(plan: DayPlan, numbers: Sequence[int]) -> list[SimulatedDay]:
    """Some days of a plan, wherever this is called."""
    return [play_day(plan, number) for number in numbers]


def _batches(runs: int, size: int) -> Iterator[range]:
    for first in range(1, runs + 1, size):
        yield range(first, min(first + size, runs + 1))


def _here(plan: DayPlan, batches: Sequence[range], tell: Tell) -> list[list[SimulatedDay]]:
    found, done = [], 0
    for batch in batches:
        found.append(play_batch(plan, batch))
        done += len(batch)
        tell(done)
    return found


def _over_processes(
    plan: DayPlan, batches: Sequence[range], jobs: int, tell: Tell
) -> list[list[SimulatedDay]]:
    with ProcessPoolExecutor(min(jobs, len(batches))) as pool:
        waiting = [pool.submit(play_batch, plan, batch) for batch in batches]
        done = 0
        try:
            for one in as_completed(waiting):
                done += len(one.result())
                tell(done)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        return [one.result() for one in waiting]


def _over_ray(
    plan: DayPlan, batches: Sequence[range], address: str, tell: Tell
) -> list[list[SimulatedDay]]:
    """Each batch is a task; the cluster's machines need Cardhall installed too."""
    ray = _ray()
    try:
        _answers(address)
        ray.init(address=address, log_to_driver=False, ignore_reinit_error=True)
    except (OSError, ValueError, RuntimeError) as error:
        first = str(error).strip().splitlines()[0] if str(error).strip() else "it does not answer"
        raise PlanError(
            "ray",
            f"no cluster at {address} ({first})",
            "Start one with ray start --head, or give its address as host:port",
        ) from None
    try:
        task = ray.remote(play_batch)
        waiting = [task.remote(plan, batch) for batch in batches]
        rest, done = list(waiting), 0
        while rest:
            ready, rest = ray.wait(rest)
            done += sum(len(ray.get(one)) for one in ready)
            tell(done)
        return [ray.get(one) for one in waiting]
    finally:
        ray.shutdown()


def _answers(address: str) -> None:
    """Ray waits for minutes where nobody listens: knock first. Raises OSError, ValueError."""
    host, sign, port = address.removeprefix("ray://").rpartition(":")
    if sign:
        socket.create_connection((host, int(port)), timeout=5).close()


def _ray() -> Any:
    """Ray, which is imported only when it is asked for. Raises PlanError."""
    try:
        return import_module("ray")
    except ImportError:
        raise PlanError(
            "ray", "Ray is not installed here", "Run: pip install 'cardhall[ray]'"
        ) from None
