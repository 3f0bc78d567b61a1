"""Define what a live table asks of its game: an adapter for each, and it knows nothing else of it.

An adapter keeps no state. It is handed the table's state or a hand, changes neither, and answers
from the rules in `cardhall.games`. The questions stand by subject in `cardhall.tables.adapter`,
with the answer that suits most games; a game's own file says what is its own: who deals first, what
is done for somebody whose time is up, what a hand comes to in words, and what of it is seen.

Bouré's players draw for the deal, shuffle and cut with their own hands (``manual_deal``). At the
other games' tables the deck of each deal is the one that the session's seal stands for, and nobody
cuts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardhall.tables.adapter.acts import GameActs
from cardhall.tables.adapter.answers import Counted, Score, Secrets, Wrong
from cardhall.tables.adapter.chips import GameChips
from cardhall.tables.adapter.seen import GameSeen
from cardhall.tables.adapter.session import GameSession
from cardhall.tables.shapes import Barred, HandView, MyAction, MyCard, SeatHand

if TYPE_CHECKING:
    from cardhall.tables.state import State

__all__ = [
    "Counted",
    "Score",
    "Secrets",
    "TableGame",
    "Wrong",
    "cards_of",
    "choices",
    "empty_hand_view",
    "my_cards",
]


class TableGame(GameSession, GameChips, GameActs, GameSeen):
    """One game at a live table. Seats of a hand are seats of the table."""


def cards_of(mask: int) -> tuple[int, ...]:
    """The cards in 52 bits, high to low."""
    return tuple(card for card in range(51, -1, -1) if mask >> card & 1)


def my_cards(
    adapter: TableGame, hand: Any, cards: Sequence[str], turn: bool, verb: str
) -> tuple[MyCard, ...]:
    """My cards; at my turn each with the act (`verb` and the card) that plays it, or why it may
    not be played and by which clause."""
    if not turn:
        return tuple(MyCard(card=card, legal=False) for card in cards)
    found = []
    for card in cards:
        words = f"{verb} {card}"
        refusal = hand.why_not(adapter.module.parse_action(words))
        if refusal is None:
            found.append(MyCard(card=card, legal=True, words=words))
        else:
            why, clause = refusal.text, refusal.clause
            found.append(MyCard(card=card, legal=False, why_not=why, clause=clause))
    return tuple(found)


def choices(
    adapter: TableGame, hand: Any, offered: Sequence[str]
) -> tuple[tuple[MyAction, ...], tuple[Barred, ...]]:
    """Of the acts that might be done now: those that may, and those that may not with the reason
    and its clause."""
    may, barred = [], []
    for words in offered:
        refusal = hand.why_not(adapter.module.parse_action(words))
        if refusal is None:
            may.append(MyAction(words=words))
        else:
            barred.append(Barred(words=words, why_not=refusal.text, clause=refusal.clause))
    return tuple(may), tuple(barred)


def empty_hand_view(state: State) -> HandView:
    """Between hands: nobody holds a card."""
    return HandView(seats=(SeatHand(status="waiting"),) * len(state.seats))
