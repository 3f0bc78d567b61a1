"""Euchre: what an offence costs a side, and what a hand writes on each card, by its clauses.

Part of ``cardhall.games.euchre``: a hand's ``penalize`` and ``movements``. Compiled, for it reads
and writes the hand's fields.
"""

import cython

from cardhall.cards.table import Movement
from cardhall.games.euchre.result import PENALTIES

if cython.compiled:
    from cython.cimports.cardhall.games.euchre.deal import (
        E_PLAYED,
        E_STOPPED,
        P_DISCARD,
        P_ORDER,
        P_OVER,
        P_PLAY,
        Deal,
    )
else:
    from cardhall.games.euchre.deal import (
        E_PLAYED,
        E_STOPPED,
        P_DISCARD,
        P_ORDER,
        P_OVER,
        P_PLAY,
        Deal,
    )

STOPS = ("", *PENALTIES)


def penalize(hand: Deal, offender: int, reason: str) -> None:
    """Points to the side that is not at fault; the hand is over or goes on, by the offence."""
    side = offender & 1
    led = bool(hand._trick_no or hand._in_trick)
    when = {
        "speech": P_ORDER <= hand._phase <= P_PLAY,  # the words may have ended the bidding
        "bid-out-of-turn": P_ORDER <= hand._phase <= P_PLAY and not led,
        "lead-out-of-turn": hand._phase in (P_DISCARD, P_PLAY),
    }
    played = hand._phase == P_PLAY or hand._ending == E_PLAYED
    if reason not in PENALTIES or not when.get(reason, played):
        names = ", ".join(PENALTIES)
        raise ValueError(f"{reason!r} cannot be in the phase {hand.phase}. Reasons: {names}")
    if reason == "false-renege":
        hand._false_calls[side] += 1
    elif reason == "speech" and hand.o.speech_plays_on:
        hand._speeches[side] += 1
        hand._silent |= 1 << side
    else:
        hand._stop = STOPS.index(reason)
        hand._offender = offender
        hand._ending = E_STOPPED
        hand._phase = P_OVER
        hand.turn = -1


def movements(hand: Deal) -> list[Movement]:
    """Points written on each player's card and cents put in the cup, each with its clause."""
    out: list[Movement] = []
    for side in range(2):
        count = hand._false_calls[1 - side]
        _write(out, side, count * hand.o.penalty, PENALTIES["false-renege"])
        count = hand._speeches[1 - side]
        _write(out, side, count * hand.o.penalty, PENALTIES["speech"])
    if hand._ending == E_STOPPED:
        side = 1 - (hand._offender & 1)
        _write(out, side, hand.o.penalty, PENALTIES[STOPS[hand._stop]])
    elif hand._ending == E_PLAYED:
        side, amount, clause = _played_for(hand)
        _write(out, side, amount, clause)
        if clause == "EUCHRE-37" and hand.rules.cup:
            for seat in (1 - side, 3 - side):
                out.append(Movement(seat, hand.rules.cup, "cup", "EUCHRE-38"))
    return out


def _played_for(hand: Deal) -> tuple[int, int, str]:
    """The side that scores by its tricks, how much, and the clause."""
    side = hand.maker & 1
    took = hand._tricks[side] + hand._tricks[side + 2]
    if took < 3:
        return 1 - side, hand.o.euchre, "EUCHRE-37"
    if hand._alone:
        if took == 5:
            return side, hand.o.alone_march, "EUCHRE-36"
        return side, hand.o.alone, "EUCHRE-34"
    if took == 5:
        return side, hand.o.march, "EUCHRE-33"
    return side, hand.o.made, "EUCHRE-32"


def _write(out: list[Movement], side: int, amount: int, clause: str) -> None:
    """Points for a side: on both players' cards."""
    if amount:
        out.append(Movement(None, amount, side, clause))
        out.append(Movement(None, amount, side + 2, clause))
