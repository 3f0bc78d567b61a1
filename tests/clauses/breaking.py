"""Break each clause in a copy of the program and demand that its tests notice.

Every worker has its own copy of the tree, without compiled modules, so that the core runs
interpreted. First the unbroken copy must pass (the control); then, for one break after another,
the text is replaced in the copy, the tests of that clause alone run in a fresh fork, and the text
is put back. Browser tests and slow ones take no part.
"""

import contextlib
import importlib
import io
import multiprocessing
import multiprocessing.connection
import os
import shutil
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import ForkContext, SpawnContext
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from tests.clauses.holding import Outcomes
from tests.clauses.register import ROOT, Break, breaks, claimed

SECONDS = 60  # for one break; a program that hangs has been noticed
CONTROL_SECONDS = 900
COPIED = ("src", "tests", "web", "docs", "bench", "pyproject.toml", "dev", "setup.py", "README.md")
LEFT = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__", "node_modules", "*.egg-info")
PLAIN = ["-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
FORK: ForkContext | SpawnContext = (
    multiprocessing.get_context("fork")
    if sys.platform != "win32"
    else multiprocessing.get_context("spawn")
)


@dataclass(frozen=True)
class Verdict:
    """What one run of pytest in a copy gave."""

    code: int  # pytest's own: 0 passed, 1 failed, others could not run
    passed: dict[str, list[str]]
    failed: dict[str, list[str]]
    text: str


def break_all(only: str, workers: int) -> int:
    """Run the control and every break; print what goes unnoticed; 1 when anything does."""
    started = time.monotonic()
    every = [b for b in breaks() if b.clause.startswith(only)]
    problems = [b.problem() for b in every if b.problem()]
    every = [b for b in every if not b.problem()]
    for name in ("hypothesis", "msgspec", "litestar", "sqlalchemy", "_pytest.assertion.rewrite"):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)  # once, before the forks
    with tempfile.TemporaryDirectory(prefix="cardhall-breaks-") as folder:
        copies = [copy_tree(Path(folder) / str(number)) for number in range(workers)]
        print(f"Control: the unbroken tests of {len({b.clause for b in every})} clauses ...")
        control = run_control(copies, only)
        problems += [f"{id}: its tests fail unbroken: {n[0]}" for id, n in control.failed.items()]
        tests = {b.clause: control.passed.get(b.clause, []) for b in every}
        problems += [
            f"{b.source}: {b.clause}: no quick test names it" for b in every if not tests[b.clause]
        ]
        todo = deque(b for b in every if tests[b.clause])
        print(f"{len(todo)} breaks ...", flush=True)
        verdicts = run_breaks(todo, tests, copies)
    problems += [problem for b, v in verdicts if (problem := judge(b, v))]
    broken = {b.clause for b in breaks()}
    wanted = {id for id in (*claimed(), *control.passed) if id.startswith(only)}
    problems += [
        f"{id}: has no break" for id in sorted(wanted - broken) if not id.startswith("OP-")
    ]
    for problem in problems:
        print(problem)
    caught = sum(not judge(b, v) for b, v in verdicts)
    print(f"{caught} of {len(every)} breaks noticed in {time.monotonic() - started:.0f} s.")
    return 1 if problems else 0


def judge(broken: Break, verdict: Verdict | None) -> str:
    """What is wrong with this break, or nothing when the tests noticed it."""
    name = f"{broken.source}: {broken.clause}"
    if verdict is None or verdict.code == 1:
        return ""  # None: it hung
    if verdict.code == 0:
        return f"{name}: broken, and its tests pass all the same"
    last = verdict.text.strip().splitlines()[-1:] or [""]
    return f"{name}: broken, its tests cannot even run ({last[0]})"


def copy_tree(to: Path) -> Path:
    """The tree without anything compiled."""
    to.mkdir()
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, to / name, ignore=LEFT)
        elif source.exists():
            shutil.copy2(source, to / name)
    return to


def names_clauses(text: str, only: str) -> bool:
    return "clause(" in text and only in text


def run_control(copies: list[Path], only: str) -> Verdict:
    """All quick tests that name a clause, the files dealt out over the copies."""
    files = sorted(
        str(path.relative_to(ROOT))
        for path in (ROOT / "tests").rglob("test_*.py")
        if names_clauses(path.read_text("utf-8"), only)
    )
    marks = ["-m", "clause and not browser and not slow"]
    running = []
    for number, copy in enumerate(copies):
        if files[number :: len(copies)]:
            arguments = [*PLAIN, *marks, *files[number :: len(copies)]]
            running.append(start(copy, arguments, cache=True, only=only))
    passed: dict[str, list[str]] = {}
    failed: dict[str, list[str]] = {}
    for process, pipe in running:
        verdict = finish(process, pipe, CONTROL_SECONDS)
        if verdict is None or verdict.code not in (0, 1, 5):
            sys.exit(f"The control run could not be made:\n{verdict.text if verdict else 'hung'}")
        for id, names in verdict.passed.items():
            passed.setdefault(id, []).extend(names)
        for id, names in verdict.failed.items():
            failed.setdefault(id, []).extend(names)
    return Verdict(1 if failed else 0, passed, failed, "")


def run_breaks(
    todo: deque[Break], tests: dict[str, list[str]], copies: list[Path]
) -> list[tuple[Break, Verdict | None]]:
    """Keep every copy busy with one break at a time."""
    free = list(copies)
    busy: dict[Connection, tuple[Break, Path, BaseProcess, float, Callable[[], None]]] = {}
    done: list[tuple[Break, Verdict | None]] = []
    while todo or busy:
        while todo and free:
            broken, copy = todo.popleft(), free.pop()
            restore = apply(broken, copy)
            names = sorted(set(tests[broken.clause]))
            process, pipe = start(copy, [*PLAIN, "-x", *names], cache=False)
            busy[pipe] = (broken, copy, process, time.monotonic() + SECONDS, restore)
        ready = multiprocessing.connection.wait(list(busy), timeout=1)
        late = [pipe for pipe, job in busy.items() if time.monotonic() > job[3]]
        for ended in [*ready, *late]:
            assert isinstance(ended, Connection)
            if ended not in busy:
                continue
            broken, copy, process, _, restore = busy.pop(ended)
            done.append((broken, finish(process, ended, 0)))
            restore()
            free.append(copy)
    return done


def apply(broken: Break, copy: Path) -> Callable[[], None]:
    """Replace the text in this copy; gives what puts it back."""
    target = copy / broken.file
    before, stamp = target.read_text("utf-8"), target.stat()
    target.write_text(before.replace(broken.find, broken.replace), "utf-8")
    # another time than the cached bytecode's, or the unbroken one would be run
    os.utime(target, ns=(stamp.st_atime_ns, stamp.st_mtime_ns + 10**10))

    def restore() -> None:
        target.write_text(before, "utf-8")
        os.utime(target, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))

    return restore


def start(
    copy: Path, arguments: list[str], cache: bool, only: str = ""
) -> tuple[BaseProcess, Connection]:
    ours, theirs = FORK.Pipe(duplex=False)
    process = FORK.Process(target=child, args=(copy, arguments, cache, only, theirs))
    process.start()
    theirs.close()
    return process, ours


def finish(process: BaseProcess, pipe: Connection, seconds: float) -> Verdict | None:
    """The verdict of a run, None when it did not end in time."""
    try:
        verdict = Verdict(*pipe.recv()) if pipe.poll(seconds) else None
    except EOFError:
        verdict = Verdict(3, {}, {}, "the run broke off")
    if verdict is None:
        process.kill()
    process.join()
    pipe.close()
    return verdict


def child(copy: Path, arguments: list[str], cache: bool, only: str, pipe: Connection) -> None:
    """In the fork: forget the program, take it from the copy, run the tests there."""
    for name in [n for n in sys.modules if n.split(".")[0] in ("cardhall", "tests")]:
        del sys.modules[name]
    os.chdir(copy)
    sys.path[:] = [str(copy / "src"), str(copy), *(p for p in sys.path if not under_root(p))]
    os.environ["PYTHONPATH"] = str(copy / "src")
    os.environ["CARDHALL_BREAKING"] = "1"
    sys.dont_write_bytecode = not cache
    quick_hypothesis()
    outcomes = Outcomes(only=only)
    with quiet() as text:
        code = pytest.main([f"--rootdir={copy}", *arguments], plugins=[outcomes])
    # plain data: the classes of this module have been imported anew from the copy
    pipe.send((int(code), dict(outcomes.passed), dict(outcomes.failed), text.getvalue()))
    pipe.close()


def under_root(path: str) -> bool:
    """The tree itself, but not the packages installed in it."""
    folder = Path(path or ".").resolve()
    return folder.is_relative_to(ROOT) and ".venv" not in folder.parts


def quick_hypothesis() -> None:
    """A found failure is enough: no shrinking, no database, the same examples every time."""
    with contextlib.suppress(ImportError):
        from hypothesis import HealthCheck, Phase, settings

        settings.register_profile(
            "breaking",
            phases=[Phase.explicit, Phase.generate],
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        settings.load_profile("breaking")


@contextlib.contextmanager
def quiet() -> Iterator[io.StringIO]:
    text = io.StringIO()
    with contextlib.redirect_stdout(text), contextlib.redirect_stderr(text):
        yield text
