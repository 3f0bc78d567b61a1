"""How often players of Bouré stay, by their cards: a table learnt in self-play, ``staying.toml``.

``python -m bench.boure_stays`` writes it. By how many stayed before them, and by the score of their
five cards (``imagine.stay_score``), in thousandths; where somebody is made to stay it says nothing.
"""

import tomllib
from functools import cache
from pathlib import Path

from cardhall.games.boure.rules import Rules

FILE = Path(__file__).with_name("staying.toml")
SCORES = 32
NAMES = ("nobody", "one", "more")
"""Who had stayed before: the rows of the table."""


def applies(rules: Rules) -> bool:
    """Say whether the table was learnt under such rules about who stays and what it costs."""
    return rules.minimum == "last-must-stay" and rules.stay_chip == rules.ante


@cache
def shares() -> tuple[tuple[int, ...], ...]:
    """The rows of the table, a share for each score from 0 on."""
    table = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return tuple(tuple(table[name]) for name in NAMES)
