"""The C twin: for mypy the same class and numbers."""

from cardhall.games.holdem.pots import Pots as Pots
