"""What each act of a hand is worth with all cards open, exactly.

``values(hand)`` gives the value of every legal act to the side that is to act, both sides playing
on as if they saw all hands; ``best(hand)`` the acts that nothing beats. Where everybody plays for
themselves, whoever is to act takes what is worth the most to them, and of acts worth the same the
first that is legal. Where cards come from a stock, a value is the mean over every order in which
they can come. A game that can be solved has a ``solver`` in its folder; ``SOLVED`` names
them, and ``of_two_sides`` says whether a value is the same whoever else plays. For study, for
problems, for hints after the hand, and for bots that lay the hidden cards first: a player at a
table sees no other hand.
"""

from typing import Any

from cardhall.games import having, part
from cardhall.games.engine.trick_search import TrickSearch

SOLVED = having("solver")
"""The games whose play can be solved."""

__all__ = ["SOLVED", "TrickSearch", "best", "of_two_sides", "values"]


def of_two_sides(game: str) -> bool:
    """Is this a game of two sides that can be solved: what one wins the other loses, so that best
    play is worth the same whichever of several best acts is taken?"""
    return game in SOLVED and bool(getattr(part(game, "solver"), "TWO_SIDES", True))


def values(hand: Any, search: Any = None) -> dict[int, float]:
    """Work out what each legal act is worth to the side to act: its points less the other side's;
    where everybody plays for themselves what the hand brings the seat, in chips or cents.

    search: one to use again for many hands (a ``TrickSearch``; where everybody plays for themselves
    an ``OpenSearch`` of the game's ``solver``). Raises ValueError for a game without a solver, in
    phases that it does not solve, and where too many positions follow.
    """
    game = type(hand).__module__.rpartition(".")[0].rpartition(".")[2]
    if game not in SOLVED:
        raise ValueError(f"No solver for {game or type(hand).__name__}. Solved are {SOLVED}")
    found: dict[int, float] = part(game, "solver").solve(hand, search)
    return found


def best(hand: Any, search: Any = None) -> list[int]:
    """The legal acts that are worth the most, in the order of ``legal_actions``. Raises ValueError
    as ``values`` does, and when nobody is to act."""
    worth = values(hand, search)
    if not worth:
        raise ValueError("Nobody is to act")
    most = max(worth.values())
    return [action for action, value in worth.items() if value == most]
