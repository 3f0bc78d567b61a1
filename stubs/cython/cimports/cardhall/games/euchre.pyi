"""The C twin: for mypy the same class."""

from cardhall.games.euchre import Hand as Hand
