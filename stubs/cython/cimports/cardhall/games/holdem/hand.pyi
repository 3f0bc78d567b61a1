"""The C twin: for mypy the same class and numbers."""

from cardhall.games.holdem.hand import Hand as Hand
