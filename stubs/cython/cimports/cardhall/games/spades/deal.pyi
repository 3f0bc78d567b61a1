"""The C twin: for mypy the same."""

from cardhall.games.spades.deal import *  # noqa: F403
