"""The C twin: for mypy the same class."""

from cardhall.games.rummy.hand import Hand as Hand
