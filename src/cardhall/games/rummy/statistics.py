"""Rummy: what is counted of a hand."""

from collections import Counter

from cardhall.games.engine.counting import Counts, Rate, acts, blank
from cardhall.games.rummy.actions import verb_of
from cardhall.games.rummy.hand import Hand

COUNTS = Counts(
    {
        "hands": "hands",
        "outs": "times this player went out",
        "stock_outs": "hands that ended because the stock was used up",
        "draws": "cards drawn from the stock",
        "takes": "times of taking from the discards",
        "melds": "melds laid down",
        "lay_offs": "times of laying off on a meld",
        "shown": "points of the cards laid down",
        "caught": "points of the cards left in the hand",
        "points": "points for the score",
    },
    {
        "outs": Rate("outs", "hands"),
        "takes": Rate("takes", "hands", 1),
        "caught_a_hand": Rate("caught", "hands", 1),
        "points_a_hand": Rate("points", "hands", 1),
    },
)

_VERBS = {"draw": "draws", "take": "takes", "meld": "melds", "lay": "lay_offs"}


def counted(hand: Hand) -> list[Counter[str]]:
    """Count what each seat did in a hand that is over."""
    out, result = blank(hand), hand.result()
    for _, seat, action in acts(hand):
        if (verb := verb_of(action)) in _VERBS:
            out[seat][_VERBS[verb]] += 1
    for seat, one in enumerate(out):
        one["hands"] += 1
        one["outs"] += seat == result.winner
        one["stock_outs"] += result.ending == "stock"
        one["shown"] += result.shown[seat]
        one["caught"] += result.held[seat]
        one["points"] += result.scores[seat]
    return out
