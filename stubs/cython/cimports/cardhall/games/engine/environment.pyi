"""The C twin: for mypy the same class."""

from cardhall.games.engine.environment import Environment as Environment
