"""The games and formats that there are: the folders of ``cardhall.games`` and of
``cardhall.hall.formats``, and the games of other makers' packages.

A game is a folder with a ``game.toml``. Ours lie in ``cardhall/games``; a package of another maker
names its own by the entry point group ``cardhall.games``::

    [project.entry-points."cardhall.games"]
    hearts = "their_package.hearts"

Nothing of a game is imported here: what is read is data, and any room may ask for it. A game of
another maker that cannot be used is left out, with the reason and the cure (`left_out`).
"""

import tomllib
import warnings
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.machinery import PathFinder
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

__all__ = ["GROUP", "Game", "GameError", "LeftOut", "format_folders", "game", "games", "left_out"]

GROUP = "cardhall.games"
"""The entry point group of other makers' games, and the package of ours."""

FILE = "game.toml"
NEEDED = ("__init__", "rules", "hand", "bot", "terminal")
"""The files without which a folder is no game; what else there may be says `docs/add-a-game.md`."""


class GameError(ValueError):
    """A folder that is no game: `why`, and what would cure it."""

    def __init__(self, where: str, why: str, cure: str) -> None:
        super().__init__(f"{where}: {why}. {cure}.")
        self.where, self.why, self.cure = where, why, cure


@dataclass(frozen=True, slots=True)
class Game:
    """A game's folder. name: as records and the command line write it; slug: as addresses do.
    package: what is imported. maker: the distribution that it comes with, "" for ours. data: all of
    its game.toml."""

    name: str
    package: str
    folder: Path
    title: str
    slug: str
    order: int
    seats: tuple[int, ...]
    maker: str
    data: Mapping[str, Any]

    def has(self, part: str) -> bool:
        """True if the folder holds this part: a module, or a file by its whole name."""
        return any((self.folder / name).exists() for name in (f"{part}.py", part))

    def text(self, file: str) -> str:
        """A file of the folder as text, "" where it has none."""
        path = self.folder / file
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    def toml(self, file: str) -> dict[str, Any]:
        """A TOML file of the folder, empty where it has none."""
        return tomllib.loads(self.text(file))


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A game of another maker that cannot be used."""

    name: str
    maker: str
    why: str
    cure: str


def games() -> Mapping[str, Game]:
    """All games by name, in the order in which they are offered."""
    return _found()[0]


def game(name: str) -> Game:
    """The game of this name, or of this slug. Raises KeyError for a name that is none."""
    return games().get(name) or games()[name.replace("-", "_")]


def left_out() -> tuple[LeftOut, ...]:
    """The games of other makers that cannot be used, and why."""
    return _found()[1]


@cache
def _found() -> tuple[dict[str, Game], tuple[LeftOut, ...]]:
    home = Path(__file__).parents[1] / "games"
    ours = [read(folder.name, f"{GROUP}.{folder.name}", folder) for folder in _folders(home)]
    known: dict[str, Game] = {}
    for one in ours:
        _check_is_new(one, known.values())
        known[one.name] = one
    missing = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        maker = point.dist.name if point.dist else ""
        try:
            one = _of_point(point, maker)
            _check_is_new(one, known.values())
        except GameError as error:
            warnings.warn(f"The game {point.name!r} is left out. {error}", stacklevel=4)
            missing.append(LeftOut(point.name, maker, error.why, error.cure))
        else:
            known[one.name] = one
    line = sorted(known.values(), key=lambda one: (bool(one.maker), one.order, one.name))
    return {one.name: one for one in line}, tuple(missing)


def _folders(home: Path) -> list[Path]:
    return sorted(folder for folder in home.iterdir() if (folder / FILE).is_file())


def _of_point(point: EntryPoint, maker: str) -> Game:
    """The game that an entry point names, its folder found without importing anything."""
    places: list[str] | None = None
    for module in point.value.split("."):
        spec = PathFinder.find_spec(module, places)
        if spec is None or spec.submodule_search_locations is None:
            cure = f"Let the entry point of {maker or 'the package'} name the game's package"
            raise GameError(point.value, "there is no such package", cure)
        places = list(spec.submodule_search_locations)
    return read(point.name, point.value, Path((places or [""])[0]), maker)


def read(name: str, package: str, folder: Path, maker: str = "") -> Game:
    """The game of a folder. Raises GameError for a folder that is none."""
    if not name.isidentifier() or name != name.lower():
        cure = "Write small letters, digits and _, such as gin_rummy"
        raise GameError(name, "this is no name of a game", cure)
    try:
        data = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    except OSError:
        raise GameError(package, f"it has no {FILE}", f"Write one into {folder}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise GameError(f"{package}/{FILE}", f"this is no TOML ({error})", "Mend it") from None
    for part in NEEDED:
        if not (folder / f"{part}.py").is_file() and not (folder / part / "__init__.py").is_file():
            raise GameError(package, f"it has no {part}", f"Write {part}.py into {folder}")
    title, seats = data.get("title"), data.get("seats")
    slug, order = data.get("slug", name.replace("_", "-")), data.get("order", 1000)
    if not isinstance(title, str) or not title:
        raise GameError(f"{package}/{FILE}", "title is missing", 'Write title = "Hearts"')
    if not isinstance(seats, list) or not seats or not all(type(one) is int for one in seats):
        raise GameError(f"{package}/{FILE}", "seats is no list", "Write seats = [3, 4]")
    if not isinstance(slug, str) or slug.replace("-", "_") != name:
        raise GameError(f"{package}/{FILE}", f"slug is {slug!r}", "Write the name with - for _")
    if type(order) is not int:
        raise GameError(f"{package}/{FILE}", f"order is {order!r}", "Write a whole number")
    return Game(name, package, folder, title, slug, order, tuple(seats), maker, data)


def _check_is_new(one: Game, known: Iterable[Game]) -> None:
    """Raises GameError for a name or a title that another game has."""
    for other in known:
        for field in ("name", "title"):
            if getattr(one, field) == getattr(other, field):
                why = f"there is a game with the {field} {getattr(one, field)!r} already"
                raise GameError(one.package, why, f"Give it another {field}")


@cache
def format_folders() -> tuple[Path, ...]:
    """The folders of the formats of play, each with a ``format.py``, by name."""
    of_the_hall = Path(__file__).parents[1] / "hall" / "formats"
    return tuple(sorted(path.parent for path in of_the_hall.glob("*/format.py")))
