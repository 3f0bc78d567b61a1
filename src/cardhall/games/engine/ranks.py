"""Suits of one colour, for games in which a card of the other suit of the trumps' colour is itself
a trump: the left one, as players say."""

from cardhall.cards.bits import suit


def left_of(trump: int, rank: int) -> int:
    """The card of this rank in the other suit of the trumps' colour: clubs and spades are black,
    diamonds and hearts red."""
    return 13 * (3 - trump) + rank


def counts_as(card: int, trump: int, rank: int) -> int:
    """The suit that a card counts as, where the left card of this rank is a trump; ``trump`` is -1
    while there is none."""
    return trump if card == left_of(trump, rank) else suit(card)
