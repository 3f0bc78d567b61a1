"""The C twin: for mypy the same class."""

from cardhall.games.engine.chance import Chance as Chance
