"""A night at one table, with its books (RAP-44): what the rooms ask of it."""

from collections.abc import Iterable, Iterator, Mapping

from cardhall.hall.formats.home_game import (
    decide,
    evolve,
    log,
    results,
    sample,
    tables,
    todo,
    views,
)
from cardhall.hall.formats.home_game.lines import BANK
from cardhall.hall.formats.home_game.preview import HomeGamePreview
from cardhall.hall.formats.home_game.state import HomeGame
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.kernel.format import Account, Format, FormatMoney, format_state_as
from cardhall.hall.kernel.results import ResultPayment
from cardhall.hall.state import Category, State
from cardhall.messages import Message


class TableMoney(FormatMoney):
    """The box, the pot, each player's chips, and who pays whom at the end."""

    pays = True

    def balances(self, category: Category) -> Iterator[tuple[Account, int]]:
        game = format_state_as(HomeGame, category)
        if game.terms is None:
            return
        books = game.books
        yield ("bank", ""), books.cash
        yield ("pot", ""), books.pot
        yield from ((("stack", one), books.stack(one)) for one in books.people)

    def accounts(self, state: State, category: Category) -> Mapping[str, int]:
        game = format_state_as(HomeGame, category)
        return game.books.accounts if game.begun else {}

    def payments(self, state: State, category: Category) -> Iterable[ResultPayment]:
        def name(one: str) -> str:
            return Message("result-the-bank") if one == BANK else state.entries[one].called

        for one in format_state_as(HomeGame, category).settlement:
            yield ResultPayment(
                payer=name(one.payer),
                receiver=name(one.receiver),
                cents=one.cents,
                paid=bool(one.line),
            )


class HomeGameFormat(Format):
    """Everybody is paid at once: there are no awards."""

    def initial(self) -> HomeGame:
        return HomeGame()

    def instead(self, category: Category) -> Refusal:
        return Refusal(
            Message("is-a-night-at-one-table", game=category.plan.name),
            "category",
            Message("open-the-ledger"),
            "RAP-44",
        )


FORMAT = HomeGameFormat(
    decide=decide,
    evolve=evolve,
    log=log,
    todo=todo,
    sample=sample,
    results=results,
    tables=tables,
    pages=views,
    preview=HomeGamePreview(),
    money=TableMoney(),
    has_awards=False,
    one_table=True,
)
