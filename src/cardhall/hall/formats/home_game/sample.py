"""The next made-up step of a rehearsal."""

from cardhall.formats.lot import Lot
from cardhall.hall import commands as hall
from cardhall.hall.formats.home_game import commands as c
from cardhall.hall.formats.home_game.decide.common import FEWEST, players
from cardhall.hall.formats.home_game.decide.hands import who_is_dealt
from cardhall.hall.formats.home_game.evolve import home_game_of
from cardhall.hall.formats.home_game.state import HomeGame
from cardhall.hall.kernel.messages import Command
from cardhall.hall.kernel.rehearsal import step_by_step
from cardhall.hall.state import Category, State

HANDS = 24
"""An evening's worth."""


def next_sample(state: State, key: str, lot: Lot, at: int) -> Command | None:
    """Work out what would be entered next; None when nothing is left."""
    category, ledger = state.categories[key], home_game_of(state, key)
    if not ledger.seats:
        return hall.DrawSeats(category=key)
    if any(one not in ledger.heard for one in players(state, category)):
        return c.HearCard(category=key)
    if not ledger.begun:
        return c.BeginNight(category=key)
    if ledger.ended:
        return _pay(key, ledger)
    return _next_hand(state, category, ledger, lot)


def _pay(key: str, ledger: HomeGame) -> Command | None:
    for one in ledger.settlement:
        if not one.line:
            return c.Pay(category=key, payer=one.payer, receiver=one.receiver, cents=one.cents)
    return None


def _next_hand(state: State, category: Category, ledger: HomeGame, lot: Lot) -> Command:
    books, key = ledger.books, category.key
    if not books.terms.by_hand:
        return _count(key, ledger, lot)
    for one in ledger.seats:
        if one not in books.left and not books.stack(one) and books.step(one):
            return c.BuyIn(category=key, entry=one)
    dealt = who_is_dealt(state, category, ledger)
    if books.hands >= HANDS or len(dealt) < FEWEST:
        return c.EndNight(category=key, share_pot=bool(books.pot))
    order = lot.shuffle(list(dealt))
    most = len(order) if not books.terms.in_or_out else min(len(order), 2 + lot.below(3))
    inside = tuple(order[:most])
    if len(inside) == 3 and lot.below(3) == 0:
        return c.WriteHand(category=key, inside=inside)  # 2-2-1
    took = min(len(inside), 2 + lot.below(2))
    return c.WriteHand(category=key, inside=inside, taker=inside[0], boured=inside[took:])


def _count(key: str, ledger: HomeGame, lot: Lot) -> Command:
    books = ledger.books
    there = [one for one in books.people if one not in books.left]
    if books.told and getattr(books.told[-1].line, "stacks", None):
        return c.EndNight(category=key)
    held = dict.fromkeys(there, 0)
    antes = books.issued // books.terms.ante
    for _ in range(antes):
        held[there[lot.below(len(there))]] += books.terms.ante
    return c.CountChips(category=key, stacks=held)


play = step_by_step(next_sample)
