"""Euchre: what a position's line says."""

from cardhall.games.engine.line_grammar import (
    ACTION,
    CARD,
    CARDS,
    FLAG,
    NUMBERS,
    PLAYS,
    SEAT,
    SET,
    SUIT,
    WORD,
    Line,
    seated,
)

LINE = Line(
    begin={"dealer": SEAT},
    deal={"deck": CARDS, "style": WORD.or_("3-2-3-2")},
    at={
        "dealer": SEAT,
        "phase": WORD.or_("play"),
        "up": CARD.or_(-1),
        "trump": SUIT.or_(-1),
        "maker": SEAT.or_(-1),
        "alone": FLAG.or_(False),
        "turn": SEAT.or_(None),
        "hands": seated(SET),
        "trick": PLAYS.or_(()),
        "tricks": NUMBERS.or_(()),
        "played": SET.or_(0),
        "discarded": CARD.or_(-1),
    },
    rulings={
        "force": {"action": ACTION},
        "penalize": {"offender": SEAT, "reason": WORD},
        "alone_instead": {"offender": SEAT, "caller": SEAT, "action": ACTION},
    },
)
"""Rulings: an act that was not lawful, a penalty, a bid alone in place of one out of turn."""
