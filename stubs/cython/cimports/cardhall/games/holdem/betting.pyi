"""The C twin: for mypy the same class and numbers."""

from cardhall.games.holdem.betting import Betting as Betting
