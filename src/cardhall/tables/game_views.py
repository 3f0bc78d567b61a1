"""What is a game's own in the view of a live table: one shape a game, told apart by `game`.

Each stands in its game's folder (`table_view`) and is found there. Bouré needs none: all that it
shows, other games show too.
"""

from typing import TYPE_CHECKING, Any, Literal, Union

import msgspec

from cardhall import registry
from cardhall.games import GAMES, part

__all__ = ["Game", "GamePlay"]


def shapes() -> tuple[type[msgspec.Struct], ...]:
    """The shape of each of our games that has one: what carries the game's name as its tag.

    Raises TypeError for a `table_view` without one. Another maker's are not asked for: nothing of
    their packages is loaded before somebody opens a table."""
    return tuple(
        _shape(name)
        for name, one in registry.games().items()
        if not one.maker and one.has("table_view")
    )


def _shape(game: str) -> type[msgspec.Struct]:
    classes = [one for one in vars(part(game, "table_view")).values() if isinstance(one, type)]
    for one in classes:
        if issubclass(one, msgspec.Struct) and one.__struct_config__.tag == game:
            return one
    raise TypeError(f"{game}/table_view.py has no Struct with tag_field='game', tag={game!r}")


if TYPE_CHECKING:  # the types proper are known when the folders are read
    GamePlay = Any
    Game = str
else:
    GamePlay = Union[shapes()]  # noqa: UP007
    Game = Literal[GAMES]
