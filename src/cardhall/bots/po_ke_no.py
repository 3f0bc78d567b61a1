"""Po-Ke-No bots. A bot is given a view and a source of chance; never a hand.

There is one thing to decide: to call "out" with a full pattern, or to wait for a better one. A bot
is asked after each card; it answers with one of its legal actions, or None to keep quiet.
"""

from collections.abc import Callable, Sequence
from random import Random

from cardhall.games.po_ke_no import CALL_ACTION, SETTLE_ACTION, Hand, Rules, View, view

Bot = Callable[[View, Sequence[int], Random], int | None]
"""What sits at a table: (view, legal actions, chance) to one of the actions, or None."""


def choose(view: View, legal: Sequence[int], rng: Random) -> int | None:
    """Calls "out" as soon as it may. Waiting for two chips hardly ever pays: any player at the
    table may fill a line with the next card, and a game has one winner."""
    return legal[0] if legal else None


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int | None:
    """Notices a full pattern every other time."""
    return legal[0] if legal and rng.randrange(2) else None


def play_game(
    rules: Rules, boards: Sequence[Sequence[int]], bots: Sequence[Bot], seed: int
) -> list[int]:
    """One game, one bot a board. What each seat gains over an equal share of the chips paid, times
    the others: the gains add up to nothing. Even hands share nothing."""
    seats = len(boards)
    rng = Random(seed)
    hand = Hand(rules, boards)
    hand.deal_seeded(seed)
    while not hand.is_over:
        if hand.calls < 52:
            hand.apply(CALL_ACTION)
        for seat in range(seats):
            seen = view(hand, seat)
            answer = bots[seat](seen, seen.legal, rng) if seen.legal else None
            if answer is not None:
                hand.apply(answer)
        if hand.claims or hand.calls == 52:
            hand.apply(SETTLE_ACTION)
    result = hand.result()
    if result.winner is None:
        return [0] * seats
    return [
        result.chips * (seats - 1) if seat == result.winner else -result.chips
        for seat in range(seats)
    ]
