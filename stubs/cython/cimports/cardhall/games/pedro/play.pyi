"""The C twin: for mypy the same class."""

from cardhall.games.pedro.play import Play as Play
