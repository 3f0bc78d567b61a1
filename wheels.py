"""Make what others install: an sdist, a wheel, and a list of all that is in a hall (an SBOM).

    ./dev build                  all three into dist/, the wheel from the sdist, then looked at
    ./dev build --taken          the wheel alone, with the core that ./dev setup compiled: seconds
    python3 wheels.py --look-at FILE...    only the looking, at files that were made elsewhere

The wheel has the compiled core, the built pages and the docs: who installs it needs no compiler and
no node.
The SBOM (CycloneDX) names each package of requirements/hall.txt with its version and its hashes.
"""

import argparse
import contextlib
import hashlib
import os
import subprocess
import sys
import venv
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
DIST = ROOT / "dist"
BUILD = ROOT / "build"
TOOLS = BUILD / "release-tools"
BIN = TOOLS / ("Scripts" if os.name == "nt" else "bin")
LOCK = ROOT / "requirements/release.txt"
ALLOWED = "W002"
"""Two files of a wheel that are alike: each __init__ that says nothing is."""


@contextlib.contextmanager
def only_one(name: str) -> Iterator[None]:
    """Two that make the same thing at once would trip over each other."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / f"{name}.lock", "w") as lock:
        if os.name != "nt":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def tools() -> None:
    """An environment of its own for what builds and looks at wheels; made anew with its lock."""
    with only_one("tools"):
        make_tools()


def make_tools() -> None:
    stamp, wanted = TOOLS / "stamp", hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("- the tools that build wheels, once", flush=True)
    venv.create(TOOLS, with_pip=True, clear=True)
    quiet = ["--quiet", "--disable-pip-version-check"]
    pip: list[str | Path] = [BIN / "python", "-m", "pip", "install", *quiet]
    do(*pip, "--no-deps", "--require-hashes", "-r", LOCK)
    stamp.write_text(wanted)


def do(*command: "str | Path", **environment: str) -> None:
    words = [str(word) for word in command]
    if subprocess.run(words, cwd=ROOT, env={**os.environ, **environment}).returncode:
        sys.exit(f"This step failed: {' '.join(words)}")


def build(into: Path, *, taken: bool = False) -> list[Path]:
    """What was made. With ``taken`` the wheel alone, with the core that is compiled here."""
    into.mkdir(parents=True, exist_ok=True)
    before = set(into.iterdir())
    for old in before:
        if old.name.startswith("cardhall-"):
            old.unlink()
    how = ["--wheel"] if taken else []
    given = {"CARDHALL_SKIP_WEB": "1", "CARDHALL_REQUIRE_CORE": "1"}
    if taken:
        given["CARDHALL_TAKE_CORE"] = "1"
    do(sys.executable, ROOT / "docs_site.py", "--if-changed")
    here = ["--no-isolation", "--skip-dependency-check"]
    do(BIN / "python", "-m", "build", *here, *how, "--outdir", into, ROOT, **given)
    if not taken:
        (wheel,) = into.glob("cardhall-*.whl")
        version = wheel.name.split("-")[1]
        do(
            BIN / "cyclonedx-py", "requirements", LOCK.with_name("hall.txt"),
            "--pyproject", ROOT / "pyproject.toml", "--mc-type", "application",
            "--output-reproducible", "--output-format", "JSON",
            "--output-file", into / f"cardhall-{version}.cdx.json",
        )  # fmt: skip
    return sorted(into.glob("cardhall-*"))


def checks(files: Iterable[Path]) -> list[list[str]]:
    """What is asked of the files before anybody gets them."""
    named = [str(file) for file in files if file.suffix in {".whl", ".gz"}]
    wheels = [name for name in named if name.endswith(".whl")]
    stable = [name for name in wheels if "-abi3-" in name]
    return [
        ["twine", "check", "--strict", *named],
        ["check-wheel-contents", "--ignore", ALLOWED, *wheels],
        *([["abi3audit", "--strict", *stable]] if stable else []),
    ]


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev build", description=__doc__)
    parser.add_argument("--taken", action="store_true", help="with the core compiled here")
    parser.add_argument("--into", type=Path, default=DIST)
    parser.add_argument("--look-at", type=Path, nargs="+", metavar="FILE", help="make nothing")
    options = parser.parse_args(argv)
    tools()
    made = options.look_at or build(options.into.resolve(), taken=options.taken)
    for program, *asked in checks(made):
        do(BIN / program, *asked)
    for file in made:
        print(f"{file.stat().st_size / 1e6:6.1f} MB  {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
