"""The rules of the games: pure and exact; cards are numbers 0 to 51, sets of cards 52 bits.

``from cardhall.games import euchre`` and so on; ``GAMES`` names them all, ``game`` finds one by
name, be it a folder here or another maker's (`cardhall.registry`). Each is a module of the same
shape: ``Rules`` and ``PRESETS``, ``Hand``, ``view`` and ``imagine``, ``Session``, ``parse_action``
and ``format_action``, ``TITLE``, ``SEATS`` and ``opening``. docs/library.md is the guide.
"""

from functools import cache
from importlib import import_module
from types import ModuleType

from cardhall import registry
from cardhall.cards.refusals import RulesError
from cardhall.messages import Message

GAMES = tuple(registry.games())
"""The names of the games, as records and the command line write them."""


def game(name: str) -> ModuleType:
    """The module of a game. Raises RulesError, naming the games, for a name that is none."""
    return import_module(_package(name))


def part(name: str, file: str) -> ModuleType:
    """A file of a game's folder: its ``bot``, ``referee``, ``table``, ``record`` and so on, loaded
    when it is first asked for. Raises RulesError, naming the games, for a name that is none."""
    return import_module(f"{_package(name)}.{file}")


@cache
def having(part: str) -> tuple[str, ...]:
    """The names of the games whose folder holds this part."""
    return tuple(name for name, one in registry.games().items() if one.has(part))


def _package(name: str) -> str:
    if name not in registry.games():
        raise RulesError(
            "game",
            Message("no-game-of-that-name", game=repr(name)),
            Message("choose-these", known=", ".join(GAMES)),
        )
    return registry.games()[name].package
