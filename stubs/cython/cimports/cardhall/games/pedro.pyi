"""The C twin: for mypy the same class."""

from cardhall.games.pedro import Hand as Hand
