"""The C twin: for mypy the same class."""

from cardhall.games.boure.hand import Hand as Hand
