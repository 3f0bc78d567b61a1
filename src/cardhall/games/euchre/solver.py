"""Solve the play of a hand of Euchre with all hands open: what each card is worth, in points."""

from functools import cache

from cardhall.cards.bits import rank
from cardhall.games.engine.trick_search import TrickSearch, values_of
from cardhall.games.euchre.hand import Hand
from cardhall.games.euchre.rules import ORDER, PACK

TRUMPS = 0xFFFF
"""The lane of trumps; the plain suits lie in the three above it."""
_LOWEST = 7
"""The rank of the nine."""
TRICKS = 5


@cache
def places(trump: int) -> dict[int, int]:
    """The bit of each card of the pack in the lanes of a search, by its number."""
    lanes = {suit: lane for lane, suit in enumerate([trump, *({0, 1, 2, 3} - {trump})])}
    found = {card: 1 << (16 * lanes[card // 13] + rank(card)) for card in PACK}
    trumps = [card for card in ORDER.trumps(trump) if card in PACK]
    return found | {card: 1 << (14 - place) for place, card in enumerate(trumps)}


def solve(hand: Hand, search: TrickSearch | None = None) -> dict[int, int]:
    """Work out what each legal card is worth to the side to act: its points less the other side's,
    both sides playing on as if they saw all hands.

    search: one to use again; a new one costs more than a position. Raises ValueError in any phase
    but the play.
    """
    if hand.phase != "play":
        raise ValueError(f"Only the play is searched, not the phase {hand.phase!r}")
    search = search or TrickSearch()
    search.rules(trumps=TRUMPS, tricks=TRICKS)
    taken = [hand.tricks(seat) for seat in range(4)]
    ours, played = taken[0] + taken[2], sum(taken)
    values = {}
    for won in range(TRICKS + 1):
        sides = hand.score_with((won, TRICKS - won, 0, 0))
        values[won] = sides[0] - sides[1]
    return values_of(
        search, hand, places(hand.trump), values, tally=ours, trick_no=played, out=hand.sitting
    )
