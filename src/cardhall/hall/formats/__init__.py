"""The formats of play, a folder each: found by listing them, reached through their ``FORMAT``."""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from cardhall.registry import format_folders

if TYPE_CHECKING:
    from cardhall.hall.kernel.format import Format
    from cardhall.hall.state import Category

FOLDERS = tuple(folder.name for folder in format_folders())
"""The names of the folders, as presets and facts write them too."""


def parts(module: str) -> list[ModuleType]:
    """A module, such as ``commands``, of every folder that has it, and of the folders in it."""
    here = Path(__file__).parent
    having = (path for name in FOLDERS for path in sorted((here / name).rglob(f"{module}.py")))
    names = (path.relative_to(here).with_suffix("").as_posix().replace("/", ".") for path in having)
    return [import_module(f"{__name__}.{name}") for name in names]


@cache
def formats() -> dict[str, "Format"]:
    """Every format by its name; loaded when they are first asked for."""
    return {name: import_module(f"{__name__}.{name}.format").FORMAT for name in FOLDERS}


@cache
def _part(name: str, module: str) -> ModuleType | None:
    held = (Path(__file__).parent / name / f"{module}.py").exists()
    return import_module(f"{__name__}.{name}.{module}") if held else None


def part_of(category: "Category", module: str) -> ModuleType | None:
    """A module of a game's format that stands on a higher floor than the hall, such as ``live``;
    None where its folder has none."""
    return _part(category.plan.format, module)


def format_of(category: "Category") -> "Format":
    """The format in which a game is played."""
    return formats()[category.plan.format]
