"""The C twin: for mypy the same class."""

from cardhall.games.boure import Hand as Hand
