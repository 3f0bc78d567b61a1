"""The C twin: for mypy the same class and numbers."""

from cardhall.games.holdem.showdown import Showdown as Showdown
