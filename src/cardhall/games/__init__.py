"""The rules of the games: pure and exact; cards are numbers 0 to 51, sets of cards 52 bits.

``from cardhall.games import euchre`` and so on; ``GAMES`` names them all, ``game`` finds one by
name. Each is a module of the same shape: ``Rules`` and ``PRESETS``, ``Hand``, ``view`` and
``imagine``, ``Session``, ``parse_action`` and ``format_action``, ``TITLE``, ``SEATS`` and
``opening``. docs/library.md is the guide.
"""

from importlib import import_module
from types import ModuleType

from cardhall.cards.refusals import RulesError
from cardhall.messages import Message

GAMES = ("boure", "pitty_pat", "rummy", "po_ke_no", "pedro", "euchre", "holdem")
"""The names of the games, as records and the command line write them."""


def game(name: str) -> ModuleType:
    """The module of a game. Raises RulesError, naming the games, for a name that is none."""
    if name not in GAMES:
        raise RulesError(
            "game",
            Message("no-game-of-that-name", game=repr(name)),
            Message("choose-these", known=", ".join(GAMES)),
        )
    return import_module(f"{__name__}.{name}")


def part(name: str, file: str) -> ModuleType:
    """A file of a game's folder: its ``bot``, ``referee``, ``table``, ``record`` and so on, loaded
    when it is first asked for. Raises RulesError, naming the games, for a name that is none."""
    return import_module(f"{game(name).__name__}.{file}")
