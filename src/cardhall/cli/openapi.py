"""``cardhall openapi``: the server's API described, from which the pages' types are made."""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any


def openapi_main(argv: list[str]) -> int:
    """Print it, or write it to a file."""
    parser = argparse.ArgumentParser("cardhall openapi", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, help="where to write it; printed without")
    options = parser.parse_args(argv)
    text = json.dumps(description(), indent=1, sort_keys=True) + "\n"
    if options.file is None:
        sys.stdout.write(text)
    else:
        options.file.parent.mkdir(parents=True, exist_ok=True)
        options.file.write_text(text)
    return 0


def description() -> dict[str, Any]:
    """The OpenAPI schema as plain data."""
    from cardhall.server import api_description
    from cardhall.server.app import create_app
    from cardhall.server.config import Config
    from cardhall.store import Store

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Store(folder / "cardhall.db", now=lambda: 0) as store:
            app = create_app(Config(store=store, data_dir=folder, clock=lambda: 0))
            return api_description.description(app)
