"""Take out of an environment what a hall never imports, so that it is carried nowhere.

    python deploy/trim.py SITE-PACKAGES

For the container and the folder to double-click, where all that is installed is known. An
environment of pip's is left as pip made it: there somebody may install something else.
"""

import shutil
import subprocess
import sys
from pathlib import Path

NEVER = {
    "what builds, and is done": ["pip", "pip-*", "setuptools", "setuptools-*", "pkg_resources",
        "_distutils_hack", "distutils-precedence.pth", "Cython", "cython*", "pyximport"],
    "litestar's command line and its colours": ["pygments", "rich", "rich_click", "markdown_it",
        "mdurl"],
    "litestar's made-up examples": ["faker", "polyfactory"],
    "databases that a hall has not": ["sqlalchemy/dialects/mssql", "sqlalchemy/dialects/mysql",
        "sqlalchemy/dialects/oracle"],
    "tests of others": ["sqlalchemy/testing", "networkx/**/tests", "greenlet/tests"],
    "what is compiled already": ["cardhall/**/*.pxd", "uvloop/*.pyx", "uvloop/**/*.pxd"],
}  # fmt: skip
LANGUAGES = ("root", "en", "en_US", "fr", "es")
"""The hall's; Babel knows some eleven hundred."""


def trimmed(site: Path) -> int:
    """Take it all out; bytes that are gone. Shared libraries lose the names of their parts."""
    before = size(site)
    for pattern in [one for several in NEVER.values() for one in several]:
        for path in list(site.glob(pattern)):
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)
    for path in (site / "babel/locale-data").glob("*.dat"):
        if path.stem not in LANGUAGES:
            path.unlink()
    if strip := shutil.which("strip") if sys.platform == "linux" else None:
        for path in site.rglob("*.so*"):
            subprocess.run([strip, "--strip-unneeded", path], check=False, capture_output=True)
    return before - size(site)


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


if __name__ == "__main__":
    place = Path(sys.argv[1])
    gone = trimmed(place)
    print(f"{gone / 1e6:.0f} MB taken out, {size(place) / 1e6:.0f} MB left")
