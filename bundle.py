"""Make the folder to double-click: a hall with its own Python, for this kind of machine.

    ./dev bundle [--wheel FILE]     dist/Cardhall/, and dist/Cardhall-SYSTEM.zip to carry it

It is made of the wheel in dist/ (./dev build) and of what requirements/hall.txt names, by
PyInstaller, with what a hall never imports left out (deploy/trim.py). Nothing is installed on the
machine where it is opened, and nothing is fetched there.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import wheels
from bench.install import newest
from deploy.trim import NEVER, size, trimmed

ROOT = Path(__file__).resolve().parent
WORK = ROOT / "build/bundle"
DIST = ROOT / "dist"


def environment(wheel: Path) -> Path:
    """A fresh environment with the hall and nothing else; its site-packages."""
    shutil.rmtree(WORK, ignore_errors=True)
    venv.create(WORK / "hall", with_pip=False)
    python = WORK / "hall" / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip: list[str | Path] = [
        sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python,
        "install", "--quiet", "--no-deps", "--no-compile",
    ]  # fmt: skip
    wheels.do(*pip, "--require-hashes", "--requirement", ROOT / "requirements/hall.txt")
    wheels.do(*pip, wheel)
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    told = subprocess.run([python, "-c", asked], capture_output=True, text=True, check=True)
    return Path(told.stdout.strip())


def pack(site: Path) -> Path:
    """The folder. Whatever is found by name alone is named: games, formats, uvicorn's protocols."""
    unused = [name for several in NEVER.values() for name in several if name.isidentifier()]
    wheels.do(
        wheels.BIN / "pyinstaller", "--noconfirm", "--log-level", "WARN", "--onedir",
        "--name", "Cardhall", "--distpath", WORK / "dist", "--workpath", WORK / "work",
        "--specpath", WORK, "--paths", site,
        *both("--collect-submodules", ["cardhall", "uvicorn", "websockets"]),
        *both("--collect-data", ["cardhall", "babel", "litestar"]),
        *both("--copy-metadata", ["cardhall", "litestar"]),
        *both("--hidden-import", ["babel.numbers", "typst", "sqlalchemy.dialects.sqlite"]),
        *both("--exclude-module", [*unused, "tkinter"]),
        ROOT / "deploy/double_click.py",
        PYTHONPATH=str(site),
    )  # fmt: skip
    made = WORK / "dist/Cardhall"
    whole(site, made / "_internal")
    trimmed(made / "_internal")
    return made


def whole(site: Path, inside: Path) -> None:
    """The hall's own files as they are, sources too: a game and a format are found by listing the
    folders, which are not there when modules lie in PyInstaller's archive alone."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(site / "cardhall", inside / "cardhall", dirs_exist_ok=True, ignore=ignored)


def both(option: str, values: list[str]) -> list[str]:
    return [word for value in values for word in (option, value)]


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bundle", description=__doc__)
    parser.add_argument("--wheel", type=Path, help="default: the newest in dist/")
    options = parser.parse_args(argv)
    wheels.tools()
    made = pack(environment((options.wheel or newest(DIST)).resolve()))
    shutil.rmtree(DIST / "Cardhall", ignore_errors=True)
    DIST.mkdir(exist_ok=True)
    shutil.copytree(made, DIST / "Cardhall", symlinks=True)
    name = f"Cardhall-{platform.system()}-{platform.machine()}"
    file = shutil.make_archive(str(DIST / name), "zip", DIST, "Cardhall")
    print(f"{size(made) / 1e6:6.1f} MB  {DIST / 'Cardhall'}")
    print(f"{Path(file).stat().st_size / 1e6:6.1f} MB  {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
