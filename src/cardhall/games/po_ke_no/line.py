"""Po-Ke-No: what a position's line says."""

from cardhall.games.engine.line_grammar import ACTION, CARDS, SEAT, SEATS, Line, listed

LINE = Line(
    begin={"boards": listed(CARDS), "playing": SEATS.or_(None)},
    deal={"deck": CARDS},
    rulings={"force": {"action": ACTION}, "false_call": {"seat": SEAT}},
)
"""Rulings: an act that was not lawful, a false "out"."""
