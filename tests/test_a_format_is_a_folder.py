"""A format is its folder: nothing outside of it imports from it."""

import re
from pathlib import Path

from cardhall.hall.formats import FOLDERS, formats

ROOT = Path(__file__).parents[1]
ROOM = "src/cardhall/hall/formats"
ALL = f"(?:{'|'.join(FOLDERS)})"
IMPORTS = rf"cardhall\.hall\.formats\.{ALL}\b|cardhall\.hall\.formats import [^#\n]*\b{ALL}\b"


def imports(text: str) -> bool:
    """Whether a text imports from a format's folder."""
    return re.search(IMPORTS, text) is not None


def importing() -> set[str]:
    """The files outside of the formats' folders that import from one; a folder imports its own."""
    found = set()
    for path in (ROOT / "src").rglob("*.py"):
        name, text = path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
        if name.startswith(ROOM):
            own = name.removeprefix(f"{ROOM}/").split("/")[0]
            text = re.sub(rf"cardhall\.hall\.formats(\.| import ){own}\b", "", text)
        if imports(text):
            found.add(name)
    return found


def test_nothing_outside_of_a_format_imports_from_it() -> None:
    """Ask its ``FORMAT`` instead (`hall.kernel.format`)."""
    assert sorted(importing()) == []


def test_every_folder_is_a_format_under_its_own_name() -> None:
    assert tuple(formats()) == FOLDERS
    folders = {path.name for path in (ROOT / ROOM).iterdir() if (path / "__init__.py").is_file()}
    assert folders == set(FOLDERS)


def test_an_import_is_seen() -> None:
    assert imports("from cardhall.hall.formats.bracket.state import Board")
    assert imports("from cardhall.hall.formats import bracket")
    assert not imports("from cardhall.hall.formats import format_of")
