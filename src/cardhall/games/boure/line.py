"""Bouré: what a position's line says."""

from cardhall.games.engine.line_grammar import (
    ACTION,
    CARD,
    CARDS,
    FLAG,
    NUMBER,
    NUMBERS,
    PLAYS,
    SEAT,
    SEATS,
    SET,
    SUIT,
    WORD,
    Line,
    seated,
)

LINE = Line(
    begin={
        "dealer": SEAT,
        "stacks": NUMBERS,
        "pot": NUMBER.or_(0),
        "owed": NUMBERS.or_(None),
        "playing": SEATS.or_(None),
        "free": FLAG.or_(False),
    },
    deal={"deck": CARDS, "spare": CARDS.or_(None)},
    at={
        "dealer": SEAT,
        "trump": SUIT,
        "phase": WORD.or_("play"),
        "turn": SEAT.or_(None),
        "stacks": NUMBERS,
        "pot": NUMBER.or_(0),
        "hands": seated(SET),
        "trick": PLAYS.or_(()),
        "tricks": NUMBERS.or_(()),
        "played": SET.or_(0),
        "discards": seated(SET).or_({}),
        "passed": SEATS.or_(()),
        "turned": CARD.or_(-1),
        "stock": CARDS.or_(()),
        "spare": CARDS.or_(()),
    },
    rulings={
        "force": {"action": ACTION},
        "mark_renege": {"seat": SEAT},
        "put_out": {"seat": SEAT},
    },
)
"""Rulings: an act that was not lawful, a renege, a seat that is out of the event."""
