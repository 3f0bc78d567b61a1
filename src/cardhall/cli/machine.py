"""The hall's dealings with the machine that it runs on: a place to speak to, and files enough."""

import importlib.util
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

INTERPRETED = (
    "The games' core is not compiled here and runs interpreted: bots think a hundred times longer."
)
COMPILE = "Install a wheel for this machine; or a C compiler, then Cardhall again."
NO_CYTHON = "The games' core is not compiled here, and without Cython it cannot run interpreted."
TAKE_CYTHON = f'{COMPILE} To run it slowly: pip install "cardhall[interpreted]".'
NO_PAPERS = "Papers cannot be printed: typst is not installed."
TAKE_TYPST = 'While there is internet: pip install "cardhall[papers]"'

OPEN_FILES = 8192
"""As many as a hall may need: each page that is open is one."""


def keep_standard_numbers() -> None:
    """Put the null device on those standard numbers that are closed when the hall starts, so that
    no file of its own gets them: what is printed would land in it."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free


def say(text: str) -> bool:
    """Print it; whether it was taken. A full disk behind the output, or an output that is closed,
    stops nothing: from then on it goes nowhere."""
    try:
        if sys.stdout is None:
            raise OSError
        try:
            print(text, flush=True)
        except UnicodeEncodeError:
            print(text.encode("ascii", "replace").decode(), flush=True)
    except (OSError, ValueError):
        nowhere = open(os.devnull, "w")  # noqa: SIM115
        if sys.stdout is not None and not sys.stdout.closed:
            os.dup2(nowhere.fileno(), 1)  # what was left half said too
        sys.stdout = nowhere
        return False
    return True


def raise_open_files(wanted: int = OPEN_FILES) -> int:
    """Let this program have as many open files as it may, up to ``wanted``; how many that is. The
    usual 256 or 1024 of a system is less than a large tournament has phones."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    while soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
        except (OSError, ValueError):  # some systems take less than they say
            wanted = wanted * 3 // 4
    return soft


def pages_that_fit(files: int) -> int:
    """Work out how many pages may be open at once: the rest of the files is for commands that come
    and go, for the database and its copies."""
    return files - max(files // 4, min(96, files // 2))


def core_is_compiled() -> bool:
    """Is the games' core compiled? It is not imported for this: interpreted it may lack Cython."""
    folder = Path(__file__).parents[1] / "cards"
    return any((folder / f"seven{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def core_can_run() -> bool:
    """Can the core run as it is here? Interpreted it needs Cython's shadow module."""
    return core_is_compiled() or importlib.util.find_spec("cython") is not None
