"""Bots of Five Tricks. A bot is given a view, its legal actions and a source of chance."""

from collections.abc import Callable, Sequence
from random import Random

from cardhall.cards.bits import FULL

from .hand import Hand, View, suit

Bot = Callable[[View, Sequence[int], Random], int]


def choose(view: View, legal: Sequence[int], rng: Random) -> int:
    """Lead high; win as cheaply as the last player can; else throw the lowest card."""
    cards = {(action & FULL).bit_length() - 1: action for action in legal}
    high = max(cards, key=lambda card: card % 13)
    low = min(cards, key=lambda card: card % 13)
    if not view.trick:
        return cards[high]
    led = suit(view.trick[0][1])
    best = max(card for _, card in view.trick if suit(card) == led)
    winners = sorted(card for card in cards if suit(card) == led and card > best)
    if not winners:
        return cards[low]
    last = len(view.trick) + 1 == len(view.sizes)
    return cards[winners[0] if last else winners[-1]]


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Uniform over the legal actions."""
    return rng.choice(legal)


BOTS: dict[str, Bot] = {"cardhall": choose, "random": random_bot}
"""The bots by the names that the command line knows."""


def gains(hand: Hand) -> tuple[int, ...]:
    """The points of each seat over an equal share, times the seats."""
    points = hand.result().points
    return tuple(hand.seats * own - sum(points) for own in points)
