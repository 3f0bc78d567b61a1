"""Po-Ke-No: what is counted of a game."""

from collections import Counter

from cardhall.games.engine.counting import Counts, Rate, blank
from cardhall.games.po_ke_no.hand import Hand

COUNTS = Counts(
    {
        "games": "games in which this player had a board",
        "wins": "games won",
        "even": "games that went on to an extra game of this player",
        "claims": "times this player called out",
        "covered": "cells covered at the end",
        "calls": "cards called in these games",
        "chips": "chips won from the bank",
    },
    {
        "wins": Rate("wins", "games"),
        "calls_a_game": Rate("calls", "games", 1),
        "chips_a_game": Rate("chips", "games", 1),
    },
)


def counted(hand: Hand) -> list[Counter[str]]:
    """Count what each seat did in a game that is over."""
    out, result = blank(hand), hand.result()
    for seat in hand.playing:
        won = seat == result.winner
        out[seat]["games"] += 1
        out[seat]["wins"] += won
        out[seat]["even"] += seat in result.even
        out[seat]["claims"] += seat in hand.claims
        out[seat]["covered"] += len(hand.covered(seat))
        out[seat]["calls"] += len(hand.called)
        out[seat]["chips"] += result.chips if won else 0
    return out
