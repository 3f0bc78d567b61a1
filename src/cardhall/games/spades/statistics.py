"""Spades: what is counted of a hand."""

from collections import Counter

from cardhall.games.engine.counting import Counts, Rate, blank
from cardhall.games.spades.hand import Hand

COUNTS = Counts(
    {
        "hands": "hands that were played",
        "bid": "tricks that this player bid",
        "tricks": "tricks that this player took",
        "made": "hands in which the side took its bid",
        "set": "hands in which it did not",
        "nils": "times this player bid nil",
        "nils_made": "of these, took no trick",
        "blind_nils": "of these nils, bid before looking",
        "blind_nils_made": "of these, took no trick",
        "bags": "tricks of the side above its bid",
        "points": "points for the side",
    },
    {
        "made": Rate("made", "hands"),
        "set": Rate("set", "hands"),
        "nils_made": Rate("nils_made", "nils"),
        "bid_a_hand": Rate("bid", "hands", 1),
        "tricks_a_hand": Rate("tricks", "hands", 1),
        "points_a_hand": Rate("points", "hands", 1),
    },
)


def counted(hand: Hand) -> list[Counter[str]]:
    """Count what each seat did in a hand that is over."""
    out, result = blank(hand), hand.result()
    for seat, one in enumerate(out):
        side, nil, blind = seat & 1, not result.bids[seat], seat in result.blind
        one["hands"] += 1
        one["bid"] += result.bids[seat]
        one["tricks"] += result.tricks[seat]
        one["made" if result.made[side] else "set"] += 1
        one["nils"] += nil
        one["nils_made"] += nil and not result.tricks[seat]
        one["blind_nils"] += blind
        one["blind_nils_made"] += blind and not result.tricks[seat]
        one["bags"] += result.bags[side]
        one["points"] += result.points[side]
    return out
