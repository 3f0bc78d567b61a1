"""Run the notebooks of docs/notebooks and keep what their cells print.

    python docs/notebooks.py           run each from the start, and write what came
    python docs/notebooks.py --check   write nothing; say where something else came

A figure in a notebook is therefore one that its cell prints. The same seeds give the same figures
on every machine, so what came is compared letter by letter.
"""

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parent / "notebooks"
SECONDS = 120
"""A cell that takes longer is no cell for a tutorial."""
QUIET = ["--log-level=ERROR"]
"""The kernel warns of its port, which is on this machine's own loopback."""


def run(file: Path) -> Any:
    """Run a notebook from the start: the notebook, with what its cells print. Raises
    CellExecutionError where one fails."""
    notebook = nbformat.read(file, as_version=4)
    client = NotebookClient(
        notebook,
        coalesce_streams=True,
        extra_arguments=QUIET,
        kernel_name="python3",
        resources={"metadata": {"path": str(NOTEBOOKS)}},
        timeout=SECONDS,
    )
    client.execute()
    notebook.metadata.language_info = {"name": "python"}  # and not which Python it was
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # when it ran
        for output in cell.get("outputs", ()):
            if "image/svg+xml" in output.get("data", {}):
                output["data"].pop("text/plain", None)  # where in the memory it lay
    return notebook


def text_of(notebook: Any) -> str:
    return nbformat.writes(notebook, indent=1) + "\n"


def main(argv: list[str]) -> int:
    other = 0
    for file in sorted(NOTEBOOKS.glob("*.ipynb")):
        came = text_of(run(file))
        if came == file.read_text("utf-8"):
            continue
        other += 1
        if "--check" in argv:
            print(f"{file.name}: something else came than what is kept: python docs/notebooks.py")
        else:
            file.write_text(came, "utf-8")
            print(f"{file.name}: kept anew")
    return other if "--check" in argv else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
