"""Spades: what a position's line says."""

from cardhall.games.engine.line_grammar import (
    ACTION,
    CARDS,
    NUMBER,
    NUMBERS,
    PLAYS,
    SEAT,
    SET,
    Line,
    seated,
)

LINE = Line(
    begin={"dealer": SEAT, "scores": NUMBERS.or_((0, 0)), "bags": NUMBERS.or_((0, 0))},
    deal={"deck": CARDS},
    at={
        "dealer": SEAT,
        "bids": NUMBERS,
        "turn": SEAT.or_(None),
        "hands": seated(SET),
        "trick": PLAYS.or_(()),
        "tricks": NUMBERS.or_((0, 0, 0, 0)),
        "played": SET.or_(0),
        "scores": NUMBERS.or_((0, 0)),
        "bags": NUMBERS.or_((0, 0)),
    },
    rulings={
        "force": {"action": ACTION},
        "bind": {"seat": SEAT, "tricks": NUMBER},
        "expose": {"seat": SEAT, "cards": SET},
        "fine": {"seat": SEAT},
    },
)
"""Rulings: an act that was not lawful, a bid that binds, cards that lie face up, a renege."""
