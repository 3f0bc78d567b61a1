"""Pitty-Pat: what is counted of a game."""

from collections import Counter

from cardhall.games.engine.counting import Counts, Rate, acts, blank
from cardhall.games.pitty_pat.actions import verb_of
from cardhall.games.pitty_pat.hand import Hand

COUNTS = Counts(
    {
        "games": "games in which this player was dealt in",
        "wins": "games won",
        "pats": "of these, by a pat hand",
        "dead": "games that nobody won, the stock used up",
        "takes": "cards taken",
        "passes": "cards let go by",
        "chips": "chips won from the bank",
    },
    {
        "wins": Rate("wins", "games"),
        "takes_a_game": Rate("takes", "games", 1),
        "chips_a_game": Rate("chips", "games", 1),
    },
)


def counted(hand: Hand) -> list[Counter[str]]:
    """Count what each seat did in a game that is over."""
    out, result = blank(hand), hand.result()
    for _, seat, action in acts(hand):
        if verb_of(action) == "pass":
            out[seat]["passes"] += 1
    for card in hand.history:
        if card.taker is not None:
            out[card.taker]["takes"] += 1
    for seat in hand.dealt_in:
        won = seat == result.winner
        out[seat]["games"] += 1
        out[seat]["wins"] += won
        out[seat]["pats"] += won and result.ending == "pat"
        out[seat]["dead"] += result.ending == "dead"
        out[seat]["chips"] += result.chips if won else 0
    return out
