"""The C twin: for mypy the same class."""

from cardhall.games.holdem_hand import Hand as Hand
