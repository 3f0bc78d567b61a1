"""Texas hold'em: what is counted of a hand.

Chips are counted in thousandths of the big blind, so that hands of different levels add up.
"""

from collections import Counter

from cardhall.games.engine.counting import Counts, Rate, blank
from cardhall.games.holdem.actions import verb_of
from cardhall.games.holdem.hand import Hand

COUNTS = Counts(
    {
        "hands": "hands in which this player was dealt in",
        "vpip": "put chips in before the flop by a call or a raise; blinds alone are none",
        "pfr": "bet or raised before the flop",
        "three_bet_chances": "had a turn before the flop against one raise of another player",
        "three_bets": "of these, raised",
        "steal_chances": "first to come in, on the button, the seat before it or the small blind",
        "steals": "of these, raised",
        "flops": "saw a flop",
        "aggressive": "bets and raises after the flop",
        "calls": "calls after the flop",
        "showdowns": "came to the showdown",
        "showdowns_won": "of these, won chips of a pot",
        "wins": "won chips of a pot",
        "won_mbb": "chips won less chips lost, in thousandths of the big blind",
    },
    {
        "vpip": Rate("vpip", "hands"),
        "pfr": Rate("pfr", "hands"),
        "three_bet": Rate("three_bets", "three_bet_chances"),
        "steal": Rate("steals", "steal_chances"),
        "wtsd": Rate("showdowns", "flops"),
        "wsd": Rate("showdowns_won", "showdowns"),
        "aggression": Rate("aggressive", "calls", 1),
        "bb_100": Rate("won_mbb", "hands", 0.1),
    },
)


def counted(hand: Hand) -> list[Counter[str]]:
    """Count what each seat did in a hand that is over; nothing of a void one."""
    out, result = blank(hand), hand.result()
    if result.ending == "void":
        return out
    _before_the_flop(hand, out)
    after = [step for step in hand.history if step.phase in ("flop", "turn", "river")]
    for step in after:
        verb = verb_of(step.action)
        out[step.seat]["aggressive"] += verb in ("bet", "raise")
        out[step.seat]["calls"] += verb == "call"
    folded = {
        step.seat
        for step in hand.history
        if step.phase == "preflop" and verb_of(step.action) == "fold"
    }
    for seat in hand.dealt_in:
        one = out[seat]
        one["hands"] += 1
        one["flops"] += len(hand.board) >= 3 and seat not in folded
        shown = result.ending == "showdown" and seat in hand.called
        one["showdowns"] += shown
        one["showdowns_won"] += shown and seat in result.winners
        one["wins"] += seat in result.winners
        one["won_mbb"] += round(1000 * result.gains[seat] / hand.rules.big_blind)
    return out


def _before_the_flop(hand: Hand, out: list[Counter[str]]) -> None:
    """Count the first round: each of these at most once a hand and player."""
    seats = hand.dealt_in
    late = (
        {seats[seats.index(hand.button) - back] for back in (0, 1)}
        if hand.button in seats
        else set()
    )
    late.add(hand.small if hand.small is not None else -1)
    done: list[set[str]] = [set() for _ in range(hand.seats)]
    raises, raiser, limped = 0, -1, False
    for step in (step for step in hand.history if step.phase == "preflop"):
        verb, mine = verb_of(step.action), done[step.seat]
        raised = verb in ("bet", "raise")
        if raises == 1 and raiser != step.seat:
            mine.add("three_bet_chances")
            mine.update(["three_bets"] if raised else [])
        if not raises and not limped and step.seat in late:
            mine.add("steal_chances")
            mine.update(["steals"] if raised else [])
        mine.update(["vpip"] if raised or verb == "call" else [])
        mine.update(["pfr"] if raised else [])
        raises += raised
        raiser = step.seat if raised else raiser
        limped = limped or verb == "call"
    for seat, what in enumerate(done):
        out[seat].update(what)
