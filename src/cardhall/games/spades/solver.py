"""Solve the play of a hand of Spades with all hands open: what each card is worth, in points."""

from cardhall.games.engine.trick_search import TrickSearch, values_of
from cardhall.games.spades.hand import Hand

TRICKS = 13
TRUMPS = 0xFFFF << 48
"""The lane of spades, the last of the four."""
PLACES = {card: 1 << (16 * (card // 13) + card % 13) for card in range(52)}
"""The bit of each card in the lanes of a search, by its number."""
MOST_CARDS_WITH_NIL = 8
"""With a nil, who wins a trick counts and not the side alone: so many cards a hand are searched."""


def solve(hand: Hand, search: TrickSearch | None = None) -> dict[int, int]:
    """Work out what each legal card is worth to the side to act: its points less the other side's,
    both sides playing on as if they saw all hands.

    search: one to use again. Raises ValueError in any phase but the play, while a card lies face
    up (SPADES-27), and with a nil for hands of more than eight cards.
    """
    if hand.phase != "play":
        raise ValueError(f"Only the play is searched, not the phase {hand.phase!r}")
    if any(hand.exposed(seat) for seat in range(4)):
        raise ValueError("No search while a card lies face up")
    search = search or TrickSearch()
    search.rules(trumps=TRUMPS, tricks=TRICKS, breaking=hand.rules.breaking)
    taken = [hand.tricks(seat) for seat in range(4)]
    left = TRICKS - sum(taken)
    if 0 not in hand.bids:
        values = {}
        for won in range(left + 1):
            tricks = (taken[0] + won, taken[1] + left - won, taken[2], taken[3])
            sides = hand.score_with(tricks)
            values[won] = sides[0] - sides[1]
        weights = (1, 0, 1, 0)
    elif left > MOST_CARDS_WITH_NIL:
        raise ValueError(f"With a nil, hands of {MOST_CARDS_WITH_NIL} cards at most are searched")
    else:
        weights = (1, left + 1, (left + 1) ** 2, (left + 1) ** 3)
        values = by_seat(hand, taken, left, weights)
    return values_of(
        search, hand, PLACES, values, weights=weights, tally=0, trick_no=sum(taken),
        broken=hand.broken,
    )  # fmt: skip


def by_seat(
    hand: Hand, taken: list[int], left: int, weights: tuple[int, int, int, int]
) -> dict[int, int]:
    """Work out what it is worth to seats 0 and 2, by who wins how many of the tricks that are
    left."""
    values = {}
    for a in range(left + 1):
        for b in range(left + 1 - a):
            for c in range(left + 1 - a - b):
                won = (a, b, c, left - a - b - c)
                tally = sum([weight * count for weight, count in zip(weights, won, strict=True)])
                sides = hand.score_with([old + new for old, new in zip(taken, won, strict=True)])
                values[tally] = sides[0] - sides[1]
    return values
