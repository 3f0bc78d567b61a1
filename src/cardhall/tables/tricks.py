"""Tricks, as the games that have them show them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from cardhall.cards.notation import format_card
from cardhall.messages import Card, Message, Player
from cardhall.tables.shapes import PlayedCard, TrickView

if TYPE_CHECKING:
    from cardhall.tables.state import State

Trick = tuple[tuple[int, int], ...]
"""(seat, card) in the order of play."""


@lru_cache(maxsize=2048)
def one_trick(cards: Trick, winner: int) -> TrickView:
    """A trick on the table; `winner` is -1 while it lasts. One that lies is in every view of its
    hand, and stays as it is."""
    played = tuple(PlayedCard(seat=seat, card=format_card(card)) for seat, card in cards)
    return TrickView(leader=cards[0][0], cards=played, winner=winner)


def all_tricks(tricks: Iterable[Trick], winners: Iterable[int]) -> tuple[TrickView, ...]:
    """The tricks that were played, each with who took it."""
    return tuple(one_trick(trick, who) for trick, who in zip(tricks, winners, strict=True))


def last_card_words(state: State, seat: int, card: int) -> Message:
    """For a screen reader: who played the last card."""
    who = Player(state.seats[seat].name)
    return Message("somebody-played-the-card", player=who, card=Card(format_card(card)))


def last_trick_words(state: State, tricks: tuple[TrickView, ...]) -> Message:
    """For a screen reader: who took the last trick."""
    if not tricks:
        return Message("first-trick")
    return Message(
        "took-trick-number", player=Player(state.seats[tricks[-1].winner].name), trick=len(tricks)
    )
