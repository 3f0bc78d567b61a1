"""What Lamplight brings for Cardhall's conformance suite, beside its folder.

``pair`` deals a hand with the rules written a second time beside it; ``DEPTH`` says how far the
ways to go on are counted (``perft.toml``) and how far they are gone with the second rules;
``PLAYED``, how many hands the bot plays against random play and over how many play-outs;
``records`` are hands as text.
"""

from collections.abc import Sequence

from cardhall.cards.notation import format_card
from lamplight.conformance.again import Table
from lamplight.hand import Hand
from lamplight.rules import Rules

DEPTH = (7, 6)
PLAYED = (120, 30)


def pair(rules: Rules, seats: int, dealer: int, deck: Sequence[int]) -> tuple[Hand, Table]:
    """A hand of this deck, and what the clauses say of the same cards."""
    hand = Hand(rules, dealer, seats)
    hand.deal(deck)
    return hand, Table(rules.to_data(), seats, dealer, [format_card(card) for card in deck])
