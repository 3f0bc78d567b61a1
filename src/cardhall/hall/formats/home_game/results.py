"""Why somebody has a place in a home game: what each has won or lost."""

from cardhall.formats.elimination import Tally
from cardhall.hall.formats.home_game.state import HomeGame
from cardhall.hall.kernel.format import format_state_of
from cardhall.hall.kernel.results import ResultFigure, Tell, Told, people, reason
from cardhall.hall.state import Category, State
from cardhall.messages import Argument, Dollars, Message

WITHOUT = ""
"""No clause: whoever comes joins at the table."""


def played(state: State, category: Category) -> tuple[int, str]:
    """Count how many hands are written."""
    return format_state_of(category).rounds_done, "hands"


def tie(players: tuple[Argument, ...], place: int) -> tuple[Message, str]:
    """An extra game; those who won as much share their place, and none is played off."""
    return Message("result-an-extra-game-for-a-place", players=players, place=place), "OP-T-03"


def tell(state: State, category: Category) -> Tell:
    """Work out what each has won or lost (RAP-44)."""
    game = category.format_state
    assert isinstance(game, HomeGame)
    books = game.books if game.begun else None

    def tell(one: str, tally: Tally) -> Told:
        assert books is not None
        result, bought = books.result(one), books.bought.get(one, 0)
        figures = (
            ResultFigure(label=Message("result-won-or-lost"), value=result, unit="cents"),
            ResultFigure(label=Message("result-bought-in"), value=bought, unit="cents"),
            ResultFigure(label=Message("result-pots-taken"), value=len(tally.wins)),
        )
        sentences = [reason(_won_or_lost(result, bought), "RAP-44")]
        same = [x for x in books.people if x != one and books.result(x) == result]
        if tally.place and same:
            names = people(state, same)
            sentences.append(
                reason(Message("result-level-the-place-is-shared", players=names), "RAP-44")
            )
        elif tally.place:
            sentences.append(reason(Message("result-nobody-else-came-out-level"), "RAP-44"))
        return Told(figures, tuple(sentences))

    return tell


def _won_or_lost(result: int, bought: int) -> Message:
    amount, chips, bought_in = Dollars(abs(result)), Dollars(result + bought), Dollars(bought)
    if result > 0:
        return Message("result-won-so-much", amount=amount, chips=chips, bought=bought_in)
    if result < 0:
        return Message("result-lost-so-much", amount=amount, chips=chips, bought=bought_in)
    return Message("result-came-out-even", amount=amount, chips=chips, bought=bought_in)
