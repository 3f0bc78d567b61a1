"""Pitty-Pat: what a position's line says."""

from cardhall.games.engine.line_grammar import ACTION, CARDS, NUMBER, NUMBERS, SEAT, SEATS, Line

LINE = Line(
    begin={"dealer": SEAT, "seats": NUMBER, "playing": SEATS.or_(None)},
    deal={"deck": CARDS, "spare": CARDS.or_(None), "flips": NUMBERS.or_(())},
    rulings={"force": {"action": ACTION}, "claim": {"seat": SEAT}},
)
"""Rulings: an act that was not lawful, a card asked for by a seat."""
