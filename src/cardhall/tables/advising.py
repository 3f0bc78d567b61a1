"""A hint for a seat at a live table, and its odds: from what that seat may know, and no more.

At a table of an event nobody is advised: there people play for a place.
"""

from __future__ import annotations

from cardhall.bots.advice import Advice, Odds, advise, odds
from cardhall.tables.croupiers.boure import bot_seed
from cardhall.tables.state import State

__all__ = ["Advice", "NoAdvice", "Odds", "advice_for", "odds_for"]


class NoAdvice(ValueError):
    """There is none to give now; `why` and `cure` say so in words."""

    def __init__(self, why: str, cure: str) -> None:
        super().__init__(why)
        self.why = why
        self.cure = cure


def advice_for(state: State, seat: int) -> Advice:
    """What a sensible player would do at this seat now, and why. Raises NoAdvice."""
    _check(state, seat)
    if seat not in state.asked():
        raise NoAdvice("It is not your turn.", "Ask when it is.")
    view, legal = state.croupier.seen_by(state.hand, seat)
    return advise(view, legal, bot_seed(state))


def odds_for(state: State, seat: int) -> Odds:
    """The odds of this seat's hand as it stands. Raises NoAdvice."""
    _check(state, seat)
    view, _ = state.croupier.seen_by(state.hand, seat)
    try:
        return odds(view, bot_seed(state))
    except ValueError as error:
        raise NoAdvice(str(error), "Ask while your hand is played.") from None


def _check(state: State, seat: int) -> None:
    if state.event:
        raise NoAdvice("At a tournament's table nobody is advised.", "Play on your own.")
    if state.stage != "hand" or state.hand is None:
        raise NoAdvice("No hand is being played.", "Ask when the cards are dealt.")
    if not 0 <= seat < len(state.seats):
        raise NoAdvice("There is no such seat.", "Ask from your own seat.")
