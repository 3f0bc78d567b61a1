"""Bouré: what is counted of a hand."""

from collections import Counter

from cardhall.games.boure.actions import verb_of
from cardhall.games.boure.hand import Hand
from cardhall.games.engine.counting import Counts, Rate, acts, blank

COUNTS = Counts(
    {
        "hands": "hands in which this player was dealt in",
        "stays": "times this player stayed in",
        "passes": "times this player passed, first or after all",
        "drawn": "cards drawn by players who stayed",
        "stood_pat": "draws of no card",
        "tricks": "tricks taken",
        "pots": "pots won",
        "boures": "stayed in and took no trick",
        "reneges": "reneges that were proved",
        "chips": "chips won less chips put in, antes among them",
    },
    {
        "stays": Rate("stays", "hands"),
        "pots": Rate("pots", "stays"),
        "boures": Rate("boures", "stays"),
        "drawn_each": Rate("drawn", "stays", 1),
        "chips_a_hand": Rate("chips", "hands", 1),
    },
)


def counted(hand: Hand) -> list[Counter[str]]:
    """Count what each seat did in a hand that is over."""
    out, result = blank(hand), hand.result()
    before = hand.course[0][1]["stacks"]
    for at, seat, action in acts(hand):
        verb = verb_of(action)
        if verb == "draw":
            size = (action & (1 << 52) - 1).bit_count()
            out[seat]["drawn"] += size
            out[seat]["stood_pat"] += not size
        elif verb in ("stay", "pass"):
            out[seat]["stays" if verb == "stay" else "passes"] += 1
            if verb == "pass" and at.phase == "draw":  # had stayed, and takes it back
                out[seat]["stays"] -= 1
    for seat in hand.dealt_in:
        one = out[seat]
        one["hands"] += 1
        one["tricks"] += result.tricks[seat]
        one["pots"] += seat == result.winner
        one["boures"] += seat in result.boures
        one["reneges"] += seat in result.renegers
        one["chips"] += result.stacks[seat] - before[seat]
    return out
