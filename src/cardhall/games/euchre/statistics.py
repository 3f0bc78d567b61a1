"""Euchre: what is counted of a hand."""

from collections import Counter

from cardhall.games.engine.counting import Counts, Rate, blank
from cardhall.games.euchre.actions import verb_of
from cardhall.games.euchre.hand import Hand

COUNTS = Counts(
    {
        "hands": "hands in which somebody made trumps",
        "thrown_in": "hands in which everybody passed",
        "made": "times this player made trumps",
        "ordered": "of these, by the card that was turned up",
        "called": "of these, by naming a suit",
        "alone": "of these, alone",
        "won": "made trumps, and the side took three tricks or more",
        "marches": "made trumps, and the side took all five",
        "alone_marches": "of these, alone",
        "euchred": "made trumps, and the side took fewer than three",
        "euchres": "hands in which this side euchred the others",
        "tricks": "tricks that this player took",
        "points": "points for this player's card",
    },
    {
        "made": Rate("made", "hands"),
        "won": Rate("won", "made"),
        "euchred": Rate("euchred", "made"),
        "alone": Rate("alone", "made"),
        "tricks_a_hand": Rate("tricks", "hands", 1),
        "points_a_hand": Rate("points", "hands", 1),
    },
)


def counted(hand: Hand) -> list[Counter[str]]:
    """Count what each seat did in a hand that is over; of one that a penalty stopped, the points
    alone."""
    out, result = blank(hand), hand.result()
    for seat, points in enumerate(result.points):
        out[seat]["points"] += points
    if result.ending == "thrown-in":
        for one in out:
            one["thrown_in"] += 1
    if result.ending != "played" or result.maker is None:
        return out
    maker = out[result.maker]
    named = [verb_of(call) for seat, call in hand.calls if seat == result.maker]
    took = sum(result.tricks[seat] for seat in (result.maker, (result.maker + 2) % 4))
    maker["made"] += 1
    maker["called" if named and named[-1].startswith("name") else "ordered"] += 1
    maker["alone"] += result.alone
    maker["won"] += took >= 3
    maker["marches"] += took == 5
    maker["alone_marches"] += took == 5 and result.alone
    maker["euchred"] += took < 3
    for seat, one in enumerate(out):
        one["hands"] += 1
        one["tricks"] += result.tricks[seat]
        one["euchres"] += bool(result.euchred) and seat not in result.euchred
    return out
