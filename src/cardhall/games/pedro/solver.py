"""Solve the play of a hand of Pedro with all hands open: what each card is worth, in points."""

from functools import cache

from cardhall.cards.bits import popcount, rank
from cardhall.cards.notation import card_list
from cardhall.games.engine.trick_search import TrickSearch, values_of
from cardhall.games.pedro.hand import Hand, view
from cardhall.games.pedro.rules import ORDER

TRICKS = FULL_HAND = 6
"""Cards to play with, one a trick (LLAA-PEDRO-21)."""
TRUMPS = 0xFFFF
"""The lane of trumps; the plain suits lie in the three above it."""
_TEN, _JACK, _ACE = 8, 9, 12


@cache
def places(trump: int) -> dict[int, int]:
    """The bit of each card in the lanes of a search, by its number. The left Pedro lies between the
    four and the right one (LLAA-PEDRO-04)."""
    lanes = {suit: lane for lane, suit in enumerate([trump, *({0, 1, 2, 3} - {trump})])}
    found = {card: 1 << (16 * lanes[card // 13] + rank(card)) for card in range(52)}
    return found | {card: 1 << (13 - place) for place, card in enumerate(ORDER.trumps(trump))}


def solve(hand: Hand, search: TrickSearch | None = None) -> dict[int, int]:
    """Work out what each legal card is worth to the side to act: what is added to its score less
    what is added to the other's, both sides playing on as if they saw all hands.

    search: one to use again. Raises ValueError in any phase but the play, and while the dealer has
    yet to lay several cards at once (OP-PEDRO-06).
    """
    if hand.phase != "play":
        raise ValueError(f"Only the play is searched, not the phase {hand.phase!r}")
    laid = [seat for seat, _ in hand.trick]
    if len(set(laid)) < len(laid) or any(
        popcount(hand.hand_of(seat)) + laid.count(seat) > FULL_HAND for seat in range(4)
    ):
        raise ValueError("Only hands of six cards at most are searched")
    search = search or TrickSearch()
    at, first = places(hand.trump), 13 * hand.trump
    holder = hand.rules.low == "holder"
    ones = sum([at[first + one] for one in (_TEN, _JACK, _ACE)])
    fives = at[first + ORDER.left] | at[ORDER.left_of(hand.trump)]
    search.rules(
        trumps=TRUMPS,
        each=0,
        tricks=TRICKS,
        ones=ones if holder else ones | at[first],
        fives=fives,
        keeper=at[first] if holder else 0,
        drops=True,
        free=hand.rules.cutthroat,
    )
    # a two on the table was counted when it was played: the search plays this trick again
    again = [seat for seat, card in hand.trick if holder and card == first]
    won = [hand.points[side] - sum([seat % 2 == side for seat in again]) for side in range(2)]
    cards = [card for _, card in hand.trick]
    for seat in range(4):
        cards += card_list(hand.hand_of(seat))
    bits = sum([at[card] for card in cards])
    total = sum(won) + popcount(bits & (ones | at[first])) + 5 * popcount(bits & fives)
    seen = view(hand, None)
    values = {}
    for ours in range(total + 1):
        sides = hand.score_with((ours, total - ours))
        values[ours] = sides[0] - sides[1]
    return values_of(
        search,
        hand,
        at,
        values,
        tally=won[0],
        trick_no=seen.first_known + len(seen.history),
        down=sum([1 << seat for seat in hand.down]),
    )
