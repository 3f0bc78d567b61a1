"""Rummy: what a position's line says."""

from cardhall.games.engine.line_grammar import (
    ACTION,
    CARD,
    CARDS,
    FLAG,
    NUMBER,
    NUMBERS,
    SEAT,
    SET,
    WORD,
    Line,
    listed,
)

LINE = Line(
    begin={"dealer": SEAT, "seats": NUMBER},
    deal={"deck": CARDS},
    at={
        "dealer": SEAT,
        "phase": WORD.or_("draw"),
        "turn": SEAT.or_(None),
        "hands": listed(SET),
        "stock": CARDS.or_(()),
        "discards": CARDS.or_(()),
        "melds": listed(SET).or_(()),
        "shown": listed(SET).or_(()),
        "taken": CARDS.or_(()),
        "drawn": CARD.or_(-1),
        "owes": SET.or_(0),
        "turned": NUMBER.or_(0),
        "exposed": NUMBER.or_(0),
        "right": NUMBERS.or_(()),
        "late": FLAG.or_(False),
        "known": listed(SET).or_(()),
    },
    rulings={
        "force": {"action": ACTION},
        "expose": {"count": NUMBER},
        "pass_to": {"seat": SEAT},
    },
)
"""Rulings: an act that was not lawful, cards of the stock seen, a turn given to a seat."""
