"""Advice and odds: what a sensible player would do at a seat and why, from its view alone.

``advise(view, legal, seed)`` and ``odds(view, seed)`` for any game. Both know what
the seat may know and no more, as the bots do; the same arguments give the same answer.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from cardhall.bots.advice.guide import advise as _advise
from cardhall.bots.advice.shapes import Advice, Choice, Odds, OddsLine, Reason
from cardhall.games import part
from cardhall.messages import Message

__all__ = ["Advice", "Choice", "NoOdds", "Odds", "OddsLine", "Reason", "advise", "in_words", "odds"]


class NoOdds(ValueError):
    """There are none for this seat now; `why` says so."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why


def _of(view: Any) -> ModuleType:
    """The module of this package for the game of a view."""
    name = type(view).__module__.split(".")[2]  # cardhall.games.NAME, or a module in that folder
    return part(name, "advice")


def advise(view: Any, legal: Sequence[int], seed: int, playouts: int | None = None) -> Advice:
    """Work out what a sensible player would do at this seat now, and why.

    view: of the seat to act, of any game. legal: its legal actions, not empty (at Po-Ke-No they
    may be empty: then there is only waiting). playouts: as many as the game's bot thinks over if
    not given. Raises ValueError for somebody who has nothing to do now, or for no play-outs.
    """
    module = _of(view)
    count = module.PLAYOUTS if playouts is None else playouts
    return _advise(module.GUIDE, view, legal, seed, count)


def in_words(view: Any, action: int | None) -> Message:
    """An action at the seat of a view as one says it; None for keeping quiet."""
    label: Message = _of(view).GUIDE.label(view, action)
    return label


def odds(view: Any, seed: int, playouts: int | None = None) -> Odds:
    """A small table of odds for the seat of a view; without lines where there is nothing to count.

    playouts: how many deals or play-outs are sampled; the game's own count if not given. Raises
    NoOdds for somebody watching, for a hand that is not dealt or is over, ValueError for no
    play-outs.
    """
    if playouts is not None and playouts < 1:
        raise ValueError(f"playouts: {playouts}. Hand in 1 or more")
    if view.seat is None or view.phase in ("deal", "over"):
        raise NoOdds(Message("hint-odds-are-for-a-hand"))
    module = _of(view)
    found: Odds = module.odds(view, seed, playouts or module.ODDS)
    return found
