"""Pedro: what a position's line says."""

from cardhall.games.engine.line_grammar import (
    ACTION,
    CARDS,
    NUMBER,
    NUMBERS,
    PLAYS,
    SEAT,
    SEATS,
    SET,
    SUIT,
    Line,
    seated,
)

LINE = Line(
    begin={"dealer": SEAT},
    deal={"deck": CARDS, "spare": CARDS.or_(None), "counts": NUMBERS.or_((9, 9, 9, 9))},
    at={
        "dealer": SEAT,
        "trump": SUIT,
        "bidder": SEAT.or_(None),
        "bid": NUMBER.or_(7),
        "turn": SEAT.or_(None),
        "hands": seated(SET),
        "trick": PLAYS.or_(()),
        "trick_no": NUMBER.or_(None),
        "tricks": NUMBERS.or_((0, 0, 0, 0)),
        "points": NUMBERS.or_((0, 0)),
        "played": SET.or_(0),
        "down": SEATS.or_(()),
    },
    rulings={
        "force": {"action": ACTION},
        "lose_turn_to_bid": {"seat": SEAT},
        "misfill": {"seat": SEAT, "count": NUMBER},
        "draw_excess": {"seat": SEAT, "cards": SET},
        "mark_renege": {"seat": SEAT},
    },
)
"""Rulings: an act that was not lawful, a lost bid, hands filled wrong and put right, a renege."""
