"""Pedro: what is counted of a hand."""

from collections import Counter

from cardhall.games.engine.counting import Counts, Rate, blank
from cardhall.games.pedro.hand import Hand

COUNTS = Counts(
    {
        "hands": "hands in which somebody bid",
        "thrown_in": "hands in which everybody passed",
        "bids": "times this player's bid was the highest",
        "bid": "points of these bids together",
        "fourteens": "of these bids, those of fourteen",
        "made": "of these bids, made",
        "set": "of these bids, not made",
        "tricks": "tricks that this player took",
        "made_in_play": "points that the side made in play",
        "points": "points for the side's score",
        "reneges": "reneges of this player that were proved",
    },
    {
        "bids": Rate("bids", "hands"),
        "made": Rate("made", "bids"),
        "bid_each": Rate("bid", "bids", 1),
        "tricks_a_hand": Rate("tricks", "hands", 1),
        "points_a_hand": Rate("points", "hands", 1),
    },
)


def counted(hand: Hand) -> list[Counter[str]]:
    """Count what each seat did in a hand that is over."""
    out, result = blank(hand), hand.result()
    for seat, one in enumerate(out):
        one["hands" if result.bidder is not None else "thrown_in"] += 1
        one["tricks"] += result.tricks[seat]
        one["made_in_play"] += result.points[seat & 1]
        one["points"] += result.change[seat & 1]
        one["reneges"] += seat in result.renegers
    if result.bidder is not None:
        bidder = out[result.bidder]
        bidder["bids"] += 1
        bidder["bid"] += result.bid
        bidder["fourteens"] += result.bid == 14
        bidder["made" if result.made else "set"] += 1
    return out
