"""The papers of a home game: its table card alone, which says where the pot ends."""

from collections.abc import Callable, Iterator

from cardhall import paper
from cardhall.hall.formats.home_game.state import HomeGame, terms_of
from cardhall.hall.kernel.format import format_state_as
from cardhall.hall.state import Category, State
from cardhall.server.papers.available import PaperLine
from cardhall.server.papers.order import Order


def settled(category: Category) -> dict[str, object]:
    """Work out what the night settles in place of the game's own rules."""
    game = format_state_as(HomeGame, category)
    limit = terms_of(game, category.plan, category.options).limit
    return {"pot_limit": "none" if limit is None else paper.money(limit)}


def lines(state: State, category: Category) -> Iterator[PaperLine]:
    """Nothing besides what every game has."""
    yield from ()


MAKERS: dict[str, Callable[[Order], bytes]] = {}
